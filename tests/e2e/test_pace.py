"""What others do is shown move by move, and whoever cannot wait goes on to the present."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.house import IN_TURN, House
from tests.e2e.rooms import take_seat
from tests.e2e.tables import ASKED, CHOICES, press, settled
from tests.e2e.visitors import SIZES, Visitors

# As long as the test says so, what is being told is told forever: it waits for a calm sentence.
HOLD = """
const later = window.setTimeout;
window.setTimeout = (then, wait, ...more) =>
  window.holding && wait === 1600 ? 0 : later(then, wait, ...more);
"""
# Every step that the page has shown, and what it offered while it told something.
WATCH = """
window.steps = [];
window.offered = 0;
new MutationObserver(() => {
  const main = document.querySelector('main');
  if (!main?.dataset.step) return;
  if (window.steps.at(-1) !== main.dataset.step) window.steps.push(main.dataset.step);
  const choices = document.querySelector('[data-testid=choices]');
  if (main.dataset.telling === 'true' && (choices || main.dataset.asked === 'true')) {
    window.offered += 1;
  }
}).observe(document, { attributes: true, childList: true, subtree: true });
"""
TELLING = "main[data-telling=true]"


def at_table(page: Page, house: House) -> int:
    """Ada against two bots, when she is asked: the step of the game."""
    take_seat(page, house.open_table(game=IN_TURN, name="Ada", seats=3, start=True))
    return int(settled(page, ASKED)["step"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", ["key", "button", "board"])
def test_moves_of_others_are_told_one_by_one_until_somebody_skips(
    visitors: Visitors, house: House, way: str, size: str
) -> None:
    page = visitors.arrive("/lobby", size, pace="calm")
    page.add_init_script(HOLD)
    before = at_table(page, house)
    page.evaluate("window.holding = true")
    press(page.locator(CHOICES).first)
    shown = page.locator(f"{TELLING}[data-step='{before + 2}']")  # the first of the bots
    expect(shown).to_be_visible()
    expect(page.get_by_test_id("told")).to_be_visible()
    assert page.locator("[data-move]").count() == 0
    if way == "key":
        page.keyboard.press("s")
    elif way == "button":
        press(page.get_by_role("button", name="Skip"))
    else:
        press(page.get_by_test_id("board"))
    assert int(settled(page, ASKED)["step"]) == before + 3
    assert page.locator(CHOICES).count()


def test_every_move_is_seen_and_nothing_is_offered_on_the_way(
    visitors: Visitors, house: House
) -> None:
    page = visitors.arrive("/lobby", pace="quick")
    before = at_table(page, house)
    page.evaluate(WATCH)
    press(page.locator(CHOICES).first)
    settled(page, f"{ASKED}:not([data-step='{before}'])")
    assert page.evaluate("window.steps") == [str(before + made) for made in range(4)]
    assert page.evaluate("window.offered") == 0
