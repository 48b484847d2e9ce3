"""A page with no hand on the mouse."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.e2e.tables import AGAIN, ARMED, ASKED, OVER, settled

FAR = 200  # so many keys, and what is looked for cannot be reached
CHOICE = "[data-testid=choices] :is([data-move], [data-opens][aria-expanded=false])"
LOST = "() => document.activeElement === document.body"
# Where the focus is from what is wanted: "here", else the key that leads there.
WAY = """([wanted, word]) => {
  const now = document.activeElement;
  const meant = (it) => it.matches(wanted) && (!word || it.innerText.trim() === word);
  if (meant(now)) return 'here';
  const thing = [...document.querySelectorAll(wanted)].find(meant);
  if (!thing) return 'nowhere';
  const before = now.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING;
  return now !== document.body && before ? 'Shift+Tab' : 'Tab';
}"""


def reach(page: Page, wanted: str, word: str = "") -> None:
    """Go on with Tab until something that is wanted has the focus."""
    settled(page, wanted)
    for _ in range(FAR):
        way = page.evaluate(WAY, [wanted, word])
        assert way != "nowhere", f"there is no {wanted} {word}"
        if way == "here":
            return
        page.keyboard.press(way)
    raise AssertionError(f"{wanted} {word} cannot be reached by keyboard")


def play_by_keys(page: Page, presses: int = 1_000_000) -> None:
    """Choose what is offered, so many times or until the game is over."""
    for pressed in range(presses):
        now = settled(page, f"{ASKED}, {OVER}")
        if now["state"] == "over":
            return
        reach(page, CHOICE)
        for _ in range(pressed % 4):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        settled(page)
        if page.locator(ARMED).count():
            reach(page, AGAIN)
            page.keyboard.press("Enter")
            settled(page)
        assert not page.evaluate(LOST), "the focus was lost"
