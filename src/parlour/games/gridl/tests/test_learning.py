"""The tutorial in a browser: any cell may be guessed, any legal clue typed, and a bot reads it."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.lessons import choose, lessons
from tests.e2e.tables import press, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridl import GAME


def test_a_learner_guesses_elsewhere_and_gives_a_clue_of_their_own(visitors: Visitors) -> None:
    page = visitors.arrive(size="phone")
    wanted = list(lessons(page, GAME.about.name, do=lambda: answer(page)))
    assert wanted == ["name 2", "word 1 row", "word 1", "guess D5", "clue Mount Everest"]
    expect(page.get_by_test_id("lesson-end")).to_be_visible()
    expect(page.locator(".gl-clue")).to_contain_text("Godzilla")
    expect(page.locator(".gl-reveal")).to_contain_text("The key is E2")


def answer(page: Page) -> None:
    """Do what is wanted, or something else where that is free."""
    wanted = settled(page)["wanted"]
    if wanted.startswith("guess"):
        press(page.locator("[data-thing='place:A1']"))
        settled(page, ".gl-confirm")
        press(page.locator(".gl-confirm"))
        settled(page, ".gl-reveal")
    else:
        choose(page, "clue Godzilla" if wanted.startswith("clue") else wanted)
