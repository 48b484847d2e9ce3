"""A tutorial as a learner goes through it: do what is asked, read what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page
from tests.e2e.tables import ASKED, OVER, press, see_done, settled

NEXT = "main[data-state=told] .prompt-choices button"
AGAIN = "[data-testid=choices] [data-opens][aria-expanded=true]"
TYPED = "[data-testid=typed]"


def lessons(page: Page, game: str, do: Callable[[], None] | None = None) -> Iterator[str]:
    """Go through the whole tutorial; each move is told before the learner makes it.

    By `do`, if a board is to be tried, else by the choice that there is, or by typing it.
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
            choose(page, now["wanted"])
        else:
            do()


def choose(page: Page, move: str) -> None:
    """Type that move where that is the way of it; or press its choice, in whichever group."""
    step = settled(page, ASKED)["step"]
    if written := to_type(page, move):
        page.locator(f"{TYPED} input").fill(written)
        settled(page)
        press(page.locator(f"{TYPED} button"))
        see_done(page, step)
        return
    wanted = page.locator(f"[data-testid=choices] [data-move='{move}']")
    groups = page.locator("[data-testid=choices] [data-opens]")
    for number in range(groups.count()):
        if wanted.count():
            break
        if page.locator(AGAIN).count():
            press(page.locator(AGAIN))
            settled(page)
        press(groups.nth(number))
        settled(page)
    press(wanted)
    see_done(page, step)


def to_type(page: Page, move: str) -> str:
    """What has to be typed for that move; nothing where it is not typed."""
    for field in page.locator(TYPED).all():
        before = field.get_attribute("data-before") or ""
        after = field.get_attribute("data-after") or ""
        if before + after and move.startswith(before) and move.endswith(after):
            return move.removeprefix(before).removesuffix(after)
    return ""
