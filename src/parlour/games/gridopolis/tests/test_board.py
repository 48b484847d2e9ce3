"""The board in a browser: a whole game of two, single moves, and what is refused.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.checking import violations
from tests.e2e.rooms import open_room, play_now, sit_down, start
from tests.e2e.tables import ASKED, play, press, settled
from tests.e2e.visitors import SIZES, Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.hands import Finger, agree, decide


def test_two_people_play_a_whole_game_through_the_page(visitors: Visitors) -> None:
    ada, bob = visitors.arrive(size="phone"), visitors.arrive(size="phone")
    link = open_room(ada, GAME.about.name, "Ada", 2)
    agree(ada, "The grid-set", "duel")
    agree(ada, "Game limit", "10_rounds")
    agree(ada, "Who begins", "first_seat")  # so that it is the same game every time
    bob.goto(link)
    sit_down(bob, "Bob")
    start(ada)
    assert play([ada, bob]) >= 20
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_marker_is_moved_by_pressing_its_pad_and_then_where_it_shall_go(
    visitors: Visitors, size: str
) -> None:
    page = visitors.arrive(size=size)
    play_now(page, GAME.about.name)
    decide(Finger(page), 0)


def test_what_is_forbidden_says_which_rule_is_against_it(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, GAME.about.name)
    settled(page, ASKED)
    press(page.locator("[data-pad][data-marker^='0:']").first)
    far = page.locator("[data-pad]:not([data-target]):not([data-marker])").last
    press(far)
    expect(
        page.get_by_role("region", name="Your turn").or_(page.locator(".prompt"))
    ).to_contain_text("GP-")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_nobody_out(visitors: Visitors, size: str) -> None:
    page = visitors.arrive(size=size)
    play_now(page, GAME.about.name)
    settled(page, ASKED)
    press(page.locator("[data-pad][data-marker^='0:']").first)
    assert violations(page, "a marker is chosen") == []
