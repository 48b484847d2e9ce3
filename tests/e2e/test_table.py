"""At the table: who is asked is called, who looks on learns nothing, hands stay hidden."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.house import some_game
from tests.e2e.rooms import open_room, seats, sit_down, start
from tests.e2e.tables import asked, at_page, move, offers, play, press, state
from tests.e2e.visitors import Visitors

YOUR_TURN = re.compile("your turn", re.IGNORECASE)


def pair(visitors: Visitors) -> tuple[Page, Page, str]:
    """Two people whose game has begun, who is asked first; and the address of their table."""
    ada = visitors.arrive()
    invitation = open_room(ada, some_game(), "Ada", players=2)
    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    play([ada, bob], lambda made: True)  # until somebody is asked
    return (ada, bob, invitation) if asked(ada) else (bob, ada, invitation)


def test_the_title_says_whose_turn_it_is(visitors: Visitors) -> None:
    first, second, _ = pair(visitors)
    expect(first).to_have_title(YOUR_TURN)
    expect(second).not_to_have_title(YOUR_TURN)
    while asked(first):
        move(first, 0)
        play([first, second], lambda made: True)
    expect(second).to_have_title(YOUR_TURN)
    expect(first).not_to_have_title(YOUR_TURN)


def test_a_spectator_sees_the_board_but_no_secrets_and_no_choices(visitors: Visitors) -> None:
    first, second, invitation = pair(visitors)
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    eve = visitors.arrive()
    eve.on("websocket", listen)
    eve.goto(invitation)
    at_page(eve, "table")
    play([first, second], lambda made: made >= 12)
    step = state(first)["step"]
    expect(eve.locator("main")).to_have_attribute("data-step", step)
    assert state(eve)["viewer"] == "none"
    assert offers(eve) == []
    expect(eve.get_by_test_id("board")).to_be_visible()
    for message in heard:
        for seen in message.get("seen", ()):
            assert seen["viewer"] is None
            assert seen["moves"] == []
        assert not (message.get("room") or {}).get("seed")


def test_at_one_device_the_hand_is_hidden_between_turns(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_room(page, some_game(), "Ada", players=2)
    press(seats(page, "empty").get_by_role("button", name="Add a player here"))
    page.get_by_role("textbox", name="Name of the player").fill("Grace")
    page.keyboard.press("Enter")
    expect(seats(page, "person")).to_have_count(2)
    start(page)
    cover = page.get_by_test_id("cover")
    shown = []
    for made in range(12):
        page.wait_for_function(
            "() => document.querySelector('main').dataset.asked === 'true'"
            " || document.querySelector('[data-testid=cover]')"
        )
        if cover.is_visible():
            assert offers(page) == []
            expect(page.get_by_test_id("board")).to_be_hidden()
            press(cover.get_by_role("button", name=re.compile("^Show")))
            page.wait_for_selector("main[data-asked=true]")
            shown.append(state(page)["viewer"])
        move(page, made)
    assert set(shown) == {"0", "1"}
