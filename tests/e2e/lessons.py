"""A tutorial as a learner goes through it: do what is asked, read what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect
from tests.e2e.tables import at_page, press, see_done, state

# There is something to do: a move to make, something to read on from, or nothing more.
READY = """() => {
  const main = document.querySelector('main[data-page=learn]');
  if (main?.dataset.state === 'ask') return main.dataset.asked === 'true';
  return main?.dataset.state === 'over'
    || [...document.querySelectorAll('button')].some((it) => it.innerText.trim() === 'Next');
}"""


def lessons(page: Page, game: str, do: Callable[[], None] | None = None) -> Iterator[str]:
    """Go through the whole tutorial; each move is told before the learner makes it.

    By `do`, if a board is to be tried, else by the one choice that there is.
    """
    page.goto(f"/games/{game}/learn")
    at_page(page, "learn")
    while True:
        page.wait_for_function(READY)
        now = state(page)
        if now["state"] == "over":
            return
        if now["state"] == "told":
            press(page.get_by_role("button", name="Next", exact=True))
            continue
        yield now["wanted"]
        if do is None:
            press(page.locator("[data-testid=choices] [data-move]").first)
            see_done(page, now["step"])
        else:
            do()
        expect(page.locator("main")).not_to_have_attribute("data-lesson", now["lesson"])
