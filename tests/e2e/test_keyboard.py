"""A whole game with no hand on the mouse."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.house import IN_TURN
from tests.e2e.keys import play_by_keys, reach
from tests.e2e.tables import at_page
from tests.e2e.visitors import Visitors


def test_a_whole_game_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.arrive()
    at_page(page, "shelf")
    reach(page, f"[data-game={IN_TURN}] button")  # the first button of the box
    page.keyboard.press("Enter")
    at_page(page, "table")
    play_by_keys(page)
    expect(page.get_by_test_id("result")).to_be_visible()
