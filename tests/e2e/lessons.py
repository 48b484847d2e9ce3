"""A tutorial as a learner goes through it: do what is asked, read what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page
from tests.e2e.tables import ASKED, OVER, press, see_done, settled

NEXT = "main[data-state=told] .prompt-choices button"


def lessons(page: Page, game: str, do: Callable[[], None] | None = None) -> Iterator[str]:
    """Go through the whole tutorial; each move is told before the learner makes it.

    By `do`, if a board is to be tried, else by the one choice that there is.
    """
    page.goto(f"/games/{game}/learn")
    while True:
        now = settled(page, f"{ASKED}[data-state=ask], {OVER}, {NEXT}")
        if now["state"] == "over":
            return
        if now["state"] == "told":
            press(page.locator(NEXT))
            continue
        yield now["wanted"]
        if do is None:
            press(page.locator("[data-testid=choices] [data-move]").first)
            see_done(page, now["step"])
        else:
            do()
