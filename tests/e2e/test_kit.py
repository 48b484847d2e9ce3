"""The board of a toy, made of the kit as docs/client.md shows it: by keyboard, and by mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.checking import violations
from tests.e2e.house import ON_A_BOARD, House
from tests.e2e.keys import reach
from tests.e2e.rooms import take_seat
from tests.e2e.tables import ASKED, press, see_done, settled
from tests.e2e.visitors import Visitors

REFUSED = "main:has([data-testid=refusal])"


def begun(visitors: Visitors, house: House) -> Page:
    """Somebody is to make the first move; it is a bot's turn after that."""
    page = visitors.arrive()
    take_seat(page, house.open_table(game=ON_A_BOARD, name="Ada", start=True))
    settled(page, ASKED)
    return page


def place(name: str) -> str:
    return f"[data-testid=board] [data-thing='place:{name}']"


def test_a_piece_is_led_by_keyboard_and_what_the_other_did_is_marked(
    visitors: Visitors, house: House
) -> None:
    page = begun(visitors, house)
    step = settled(page)["step"]
    reach(page, "[data-testid=board] [data-rove]")  # one stop for the whole board
    for key in ("Home", "ArrowRight", "ArrowRight", *["ArrowDown"] * 4):
        page.keyboard.press(key)
    expect(page.locator(place("1,0"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(place("1,0"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    see_done(page, step)
    settled(page, ASKED)
    expect(page.locator("[data-testid=board] [data-mark]").first).to_be_visible()


def test_by_mouse_a_try_is_refused_on_the_board_and_a_place_that_is_named_is_seen_from_near(
    visitors: Visitors, house: House
) -> None:
    page = begun(visitors, house)
    step = settled(page)["step"]
    press(page.locator(place("1,0")))
    press(page.locator(place("1,2")))
    settled(page, REFUSED)
    expect(page.locator(place("1,2"))).to_have_attribute("data-refused", "true")
    named = page.get_by_test_id("refusal").get_by_role("button", name="1,2")
    press(named)
    expect(page.get_by_role("heading", name="1,2: a free tile")).to_be_visible()
    expect(page.get_by_text("There is a tile at")).to_be_visible()
    assert violations(page, "a place from near") == []
    page.keyboard.press("Escape")
    expect(named).to_be_focused()
    press(page.locator(place("3,0")))
    see_done(page, step)
