"""A whole game with no hand on the mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.house import some_game
from tests.e2e.tables import at_page, state
from tests.e2e.visitors import Visitors

IN_FOCUS = "(wanted) => document.activeElement.matches(wanted)"
NOWHERE = "() => document.activeElement === document.body"
FAR = 200  # so many times Tab, and what is looked for cannot be reached
CHOICE = "[data-testid=choices] :is([data-move], [data-opens][aria-expanded=false])"
CONFIRM = "[role=alertdialog] [data-testid=confirm]"
READY = f"""() => {{
  const main = document.querySelector('main[data-page=table]');
  return main?.dataset.state === 'over' || document.querySelector('{CONFIRM}')
    || (main?.dataset.asked === 'true' && document.querySelector('{CHOICE}'));
}}"""


def reach(page: Page, wanted: str, key: str = "Tab") -> None:
    """Go on with Tab until something that is wanted has the focus."""
    for _ in range(FAR):
        if page.evaluate(IN_FOCUS, wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


def test_a_whole_game_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.arrive()
    at_page(page, "shelf")
    reach(page, f"[data-game={some_game()}] button")  # the first button of the box
    page.keyboard.press("Enter")
    at_page(page, "table")
    pressed = 0
    while True:
        page.wait_for_function(READY)
        if state(page)["state"] == "over":
            break
        if page.locator(CONFIRM).count():
            reach(page, CONFIRM)
        else:
            reach(page, CHOICE)
            for _ in range(pressed % 4):
                page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        pressed += 1
        assert not page.evaluate(NOWHERE), "the focus was lost"
    expect(page.get_by_test_id("result")).to_be_visible()
