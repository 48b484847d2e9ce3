"""The board in a browser: whole games through the page, by hand and by keyboard.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.checking import violations
from tests.e2e.rooms import open_room, play_now, sit_down, start
from tests.e2e.tables import play, press, see_step_after, state
from tests.e2e.visitors import SIZES, Visitors

from parlour.games.gridopolis import GAME


def agree(page: Page, title: str, value: str) -> None:
    """The host settles one of the house rules."""
    choice = page.get_by_label(title)
    if not choice.is_visible():
        press(page.get_by_text("House rules"))
    choice.select_option(value)
    expect(choice).to_have_value(value)


def pad(page: Page, cell: str) -> None:
    """Press a pad of the level maps."""
    press(page.locator(f"[data-pad='{cell}']").first)


def ready(page: Page) -> None:
    page.wait_for_selector("main[data-asked=true]")


def test_two_people_play_a_whole_game_through_the_page(visitors: Visitors) -> None:
    ada, bob = visitors.arrive(size="phone"), visitors.arrive(size="phone")
    link = open_room(ada, GAME.name, "Ada", 2)
    agree(ada, "The grid-set", "duel")
    agree(ada, "The game ends after", "10_rounds")
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
    play_now(page, GAME.name)
    ready(page)
    step = state(page)["step"]
    mine = page.locator("[data-pad][data-marker^='0:']")
    targets = page.locator("[data-pad][data-target=step]")
    for number in range(mine.count()):
        press(mine.nth(number))
        if targets.count():
            break
    press(targets.first)
    exits = page.locator("[data-pad][data-target=exit]")
    if exits.count():
        press(exits.first)
    see_step_after(page, step)


def test_what_is_forbidden_says_which_rule_is_against_it(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, GAME.name)
    ready(page)
    press(page.locator("[data-pad][data-marker^='0:']").first)
    far = page.locator("[data-pad]:not([data-target]):not([data-marker])").last
    press(far)
    expect(
        page.get_by_role("region", name="Your turn").or_(page.locator(".prompt"))
    ).to_contain_text("GP-")


@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_nobody_out(visitors: Visitors, size: str) -> None:
    page = visitors.arrive(size=size)
    play_now(page, GAME.name)
    ready(page)
    press(page.locator("[data-pad][data-marker^='0:']").first)
    assert violations(page, "a marker is chosen") == []
