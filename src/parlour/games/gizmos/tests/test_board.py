"""The board in a browser: what a player sees of payments, Research and the rules in the way.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.checking import violations
from tests.e2e.keys import play_by_keys
from tests.e2e.lessons import lessons
from tests.e2e.rooms import open_room, play_now, sit_down, start
from tests.e2e.tables import ASKED, at_page, hurry_together, play, press, press_twice, settled
from tests.e2e.visitors import SIZES, Visitors

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS, Card

HEADING = {"pay": "Pay for", "return": "Put them back", "build G1Y8": "Research"}


def researching(visitors: Visitors, size: str = "desktop") -> Page:
    """Somebody who has looked at the top of the level 1 deck."""
    page = visitors.arrive(size=size)
    play_now(page, GAME.about.name)
    settled(page, ASKED)
    press_twice(page.get_by_test_id("board").locator("[data-move='research 1']"))
    settled(page)
    expect(page.get_by_text("Only you see these")).to_be_visible()
    return page


def test_two_people_play_a_whole_game_through_the_page(visitors: Visitors) -> None:
    ada, bob = visitors.arrive(), visitors.arrive(size="phone")
    link = open_room(ada, GAME.about.name, "Ada", 2)
    bob.goto(link)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    play([ada, bob], moves=12)  # on the board, too
    hurry_together([ada, bob])
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()
        scores = page.get_by_role("region", name="Scores")
        assert scores.evaluate("(it) => it.scrollWidth <= it.clientWidth"), (
            "nobody scrolls sideways"
        )


def test_some_turns_are_taken_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, GAME.about.name)
    play_by_keys(page, presses=16)


def looked_at(page: Page) -> list[Card]:
    """The gizmos that lie in the panel of the Research."""
    spots = page.get_by_label("Cards looked at").locator("[data-gizmo]").all()
    return [CARDS[int(spot.get_attribute("data-gizmo") or "")] for spot in spots]


def test_only_the_researcher_sees_the_cards_looked_at(visitors: Visitors) -> None:
    """GIZ-101."""
    page = researching(visitors)
    cards = looked_at(page)
    assert len(cards) == 3
    eve = visitors.arrive(page.url)
    at_page(eve, "table")
    expect(eve.get_by_text(re.compile("looks at 3 cards of"))).to_be_visible()
    assert not [card.code for card in cards if card.name in eve.content()]


@pytest.mark.parametrize("size", SIZES)
def test_the_other_cards_go_back_in_the_order_that_the_player_likes(
    visitors: Visitors, size: str
) -> None:
    """GIZ-62."""
    page = researching(visitors, size)
    cards = looked_at(page)
    press_twice(page.get_by_role("button", name="Take none").first)
    expect(page.get_by_text("Put them back")).to_be_visible()
    press(page.get_by_role("button", name=f"Down: {cards[0].name}"))
    put_back = page.get_by_test_id("builder").locator("[data-move]")
    expect(put_back).to_have_attribute(
        "data-move", f"return {cards[1].code} {cards[0].code} {cards[2].code}"
    )
    press(put_back)
    expect(page.get_by_text("Put them back")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_payment_and_research_keep_nobody_out(visitors: Visitors, size: str) -> None:
    page = visitors.arrive(size=size)
    faults, seen = [], set()
    for move in lessons(page, GAME.about.name):
        for beginning, heading in HEADING.items():
            if move.startswith(beginning) and beginning not in seen:
                expect(page.get_by_text(heading).first).to_be_visible()
                faults += violations(page, move)
                seen.add(beginning)
    assert seen == set(HEADING)
    assert faults == []


def test_a_gizmo_that_cannot_be_paid_for_says_which_rule_is_in_the_way(visitors: Visitors) -> None:
    """GIZ-39."""
    page = visitors.arrive()
    play_now(page, GAME.about.name)
    settled(page, ASKED)
    page.get_by_test_id("board").locator("[data-gizmo]").first.hover()
    build = page.get_by_test_id("board").locator("[data-why^=build]").first
    build.hover()
    expect(page.get_by_test_id("why")).to_contain_text(re.compile("GIZ-[0-9]+"))
