"""Strangers: they find each other in the lobby, talk, ask for advice, and play again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.house import IN_TURN
from tests.e2e.rooms import open_room, play_now, sit_down, start
from tests.e2e.tables import ASKED, QUESTION, at_page, hurry, press, see_done, settled, turn
from tests.e2e.visitors import SIZES, Visitors


@pytest.mark.parametrize("size", SIZES)
def test_strangers_meet_in_the_lobby_and_talk(visitors: Visitors, size: str) -> None:
    host = f"Ada at her {size}"  # other tests have tables in the lobby, too
    ada = visitors.arrive(size=size)
    open_room(ada, IN_TURN, host, players=2)
    press(ada.get_by_role("switch", name=re.compile("lobby", re.IGNORECASE)))
    settled(ada)
    bob = visitors.arrive("/lobby", size=size)
    at_page(bob, "lobby")
    table = bob.get_by_test_id("open-table").filter(has_text=host)
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    press(table.get_by_role("button", name="Join"))
    at_page(bob, "room")
    bob.get_by_role("textbox", name="Message").fill("Hello, Ada!")
    press(bob.get_by_role("button", name="Send"))
    expect(ada.get_by_text("Hello, Ada!")).to_be_visible()
    start(ada)
    at_page(bob, "table")
    third = visitors.arrive("/lobby", size=size)
    at_page(third, "lobby")
    expect(third.get_by_test_id("open-table").filter(has_text=host)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_can_be_asked_for_and_followed_and_moves_nothing_on_the_page(
    visitors: Visitors, size: str
) -> None:
    page = visitors.arrive(size=size)
    play_now(page, IN_TURN)
    step = settled(page, ASKED)["step"]
    board = page.get_by_test_id("board")
    before = board.bounding_box()
    press(page.get_by_role("button", name="Hint"))
    settled(page, "[data-testid=hint]")
    assert board.bounding_box() == before
    press(page.get_by_test_id("hint").get_by_role("button", name="Do it"))
    see_done(page, step)


def test_a_rematch_is_one_press_away_for_everybody(visitors: Visitors) -> None:
    ada = visitors.arrive()
    invitation = open_room(ada, IN_TURN, "Ada", players=2)
    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    press(bob.get_by_role("tab", name="Help"))
    press(bob.get_by_role("button", name="Leave the game"))
    press(bob.locator(QUESTION).get_by_test_id("confirm"))  # a bot plays on for Bob
    at_page(bob, "shelf")
    hurry(ada)
    settled(ada, "[data-testid=result]")
    press(ada.get_by_role("button", name="Rematch"))
    expect(ada).not_to_have_url(invitation)
    bob.goto(invitation)
    settled(bob)
    press(bob.get_by_role("link", name="To the rematch"))
    expect(bob).to_have_url(ada.url)
    begun = settled(ada)["page"]
    if begun == "room":
        at_page(bob, "room")
        start(ada)
    at_page(bob, "table")
    assert turn([ada, bob]) is not None
