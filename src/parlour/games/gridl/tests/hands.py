"""What people do at the board, by pressing it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playwright.sync_api import Page, expect
from tests.e2e.tables import OVER, press, settled

CARD = ".gl-words [data-legal=true]"
PERSON = ".gl-people [data-legal=true]"
POWER = ".gl-powers [data-legal=true]"
CELL = ".gl-cell[data-legal=true]"
KEY = ".gl-cell[data-key]"
CONFIRM = ".gl-confirm[data-legal=true]"
REVEAL = ".gl-reveal"


def asked(page: Page) -> tuple[str, list[int]]:
    """What is asked now and of which seats, as far as this page is told; "" when it is over."""
    told = settled(page, f"{OVER}, .gl-table[data-due]")
    if told["state"] == "over":
        return "", []
    due = page.locator(".gl-table").get_attribute("data-due") or ""
    return due, [int(seat) for seat in told["waiting"].split()]


def answer(move: str) -> str:
    """The large button for it, on the board."""
    return f".gl-board [data-legal=true][data-move='{move}']"


def press_first(page: Page, thing: str) -> None:
    settled(page, thing)
    press(page.locator(thing).first)


def agree(pages: Sequence[Page], thing: str) -> None:
    """One of them proposes it, and all the others confirm."""
    proposer, *others = pages
    press_first(proposer, thing)
    for page in others:
        press_first(page, CONFIRM)


def say(page: Page, clue: str) -> None:
    """Type a clue, read that it is fine, and give it."""
    settled(page, "[data-testid=typed]")
    page.get_by_test_id("typed").locator("input").fill(clue)
    settled(page, "[data-testid=verdict][data-fine=true]")
    page.keyboard.press("Enter")


def guess(page: Page, cell: str = CELL) -> None:
    """Who guesses alone points there and confirms."""
    press_first(page, cell)
    press_first(page, CONFIRM)


def cell(name: str) -> str:
    return f".gl-cell[data-thing='place:{name}']"


def key_of(page: Page) -> str:
    """Where the Gridmaster sees the key."""
    name = page.locator(f"{KEY} .gl-name").text_content()
    assert name
    return name


def go_on(pages: Iterable[Page]) -> None:
    """Everybody has seen the card."""
    for page in pages:
        settled(page, REVEAL)
        expect(page.locator(KEY)).to_have_count(1)
        press(page.locator(f"{REVEAL} button"))
        settled(page, f".gl-table:not(:has({REVEAL}))")
