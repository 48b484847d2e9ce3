"""A table as one person at a page has it: what is asked, and doing it.

Whoever looks at a page first waits until it is settled; there is no other way to wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

PATIENCE = 180_000  # milliseconds until a page is given up: no machine is as slow as that
ASKED = "main[data-asked=true]"
OVER = "main[data-state=over]"
QUESTION = "[role=alertdialog]"  # comes before somebody leaves or gives up
ARMED = "main[data-armed-move]"  # a move that a second press makes
AGAIN = "[data-testid=choices] [data-armed]"
CHOICES = "[data-testid=choices] :is([data-move], [data-opens])"
# What a page that has come to rest says of itself, if it shows what is waited for; else nothing.
SETTLED = """(shows) => {
  const main = document.querySelector('main[data-page]');
  if (document.documentElement.dataset.settled !== 'true' || !main) return null;
  return document.querySelector(shows) ? { ...main.dataset } : null;
}"""
IN_SIGHT = """(thing) => thing.checkVisibility({ visibilityProperty: true })
  && !thing.disabled && thing.getAttribute('aria-disabled') !== 'true'"""
# What can be done now, each with its place among all such things of the page.
OFFERS = f"""() => [...document.querySelectorAll('[data-move], [data-opens]')]
  .map((thing, place) => ({{
    place,
    move: thing.dataset.move ?? '',
    on_board: !thing.closest('[data-testid=choices]'),
    opened: thing.getAttribute('aria-expanded') === 'true',
    shown: ({IN_SIGHT})(thing),
  }}))
  .filter((offer) => offer.shown && !offer.opened)"""
# Plays on by clicking what is offered, as quick as the page goes.
HURRY = f"""async ([until, seed, choices]) => {{
  const settled = {SETTLED};
  const shown = {IN_SIGHT};
  const change = () => new Promise((done, fail) => {{
    const late = () => fail(new Error(`nothing happens: ${{document.body.innerText}}`));
    const watch = new MutationObserver(() => {{
      clearTimeout(timer);
      watch.disconnect();
      done();
    }});
    watch.observe(document, {{ attributes: true, childList: true, subtree: true }});
    const timer = setTimeout(late, {PATIENCE});
  }});
  const drawn = () => new Promise((done) => setTimeout(done));
  let luck = seed;
  for (;;) {{
    const now = settled('main');
    if (!now) {{
      await change();
      continue;
    }}
    const {{ state, asked, step }} = now;
    if (state === 'over' || (Number(step) >= until && asked === 'true')) return;
    if (asked !== 'true') {{
      await change();
      continue;
    }}
    const armed = document.querySelector('{AGAIN}');
    const offers = [...document.querySelectorAll(choices)]
      .filter((thing) => shown(thing) && thing.getAttribute('aria-expanded') !== 'true');
    if (!offers.length) throw new Error('asked, and nothing on the page does anything');
    luck = (luck * 1103515245 + 12345) % 2147483648;
    (armed ?? offers[(luck >> 8) % offers.length]).click();
    await drawn();
  }}
}}"""


class Offer(NamedTuple):
    """Something that can be pressed: it plays `move`, or opens more choices if that is empty."""

    place: int
    move: str
    on_board: bool


def settled(page: Page, shows: str = "main") -> dict[str, str]:
    """Wait until the page has come to rest with this on it; what it says of itself then.

    At rest nothing is on its way to the page: no answer, no news of the table, no part of the
    board. All it shows belongs to one step of the game (web/src/ui/settled.ts).
    """
    found = page.wait_for_function(SETTLED, arg=shows, timeout=PATIENCE)
    told: dict[str, str] = found.json_value()
    return told


def at_page(page: Page, name: str) -> dict[str, str]:
    """Wait until a page is there with all it shows."""
    return settled(page, f"main[data-page='{name}']")


def press(thing: Locator) -> None:
    """Click, or touch where there is no mouse."""
    if thing.page.evaluate("navigator.maxTouchPoints > 0"):
        thing.tap()
    else:
        thing.click()


def press_twice(thing: Locator) -> None:
    """Arm a move that a slip would hurt, and make it."""
    press(thing)
    settled(thing.page, ARMED)
    press(thing)


def offers(page: Page) -> list[Offer]:
    settled(page)
    found = page.evaluate(OFFERS)
    return [Offer(offer["place"], offer["move"], offer["on_board"]) for offer in found]


def move(page: Page, number: int) -> None:
    """Make one of the moves on offer: on the board and among the choices in turn."""
    step = settled(page, ASKED)["step"]
    place = Random(number).randrange(1_000)  # in the order of the list a game might never end
    while True:
        there = offers(page)
        assert there, "asked, and nothing on the page does anything"
        on_board = [offer for offer in there if offer.on_board] if number % 2 else []
        chosen = (on_board or there)[place % len(on_board or there)]
        press(page.locator("[data-move], [data-opens]").nth(chosen.place))
        if chosen.move:
            break
        number += 1
        place += 1  # by one, so that no number of offers leads to the same again and again
    see_done(page, step)


def see_done(page: Page, step: str) -> None:
    """Wait until what was pressed at this step is done; what was armed by it is pressed again."""
    done = f"main:not([data-step='{step}'])"
    settled(page, f"{done}, {ARMED}")
    if page.locator(f"{ARMED}[data-step='{step}']").count():
        press(page.locator("[data-move][data-armed]:visible").first)
        settled(page, done)


def turn(pages: Sequence[Page], latest: Page | None = None) -> Page | None:
    """The page that is asked next, or nobody's if the game is over for all; bots move meanwhile.

    Of several pages, the one that is `latest` knows of all moves so far.
    """
    by_seat = {settled(page)["viewer"]: page for page in pages}
    ours = ", ".join(f"main[data-waiting~='{seat}']" for seat in by_seat)
    told = settled(latest or pages[0], f"{OVER}, {ours}")
    if told["state"] == "over":
        for page in pages:
            settled(page, OVER)
        return None
    asked = next(page for seat, page in by_seat.items() if seat in told["waiting"].split())
    settled(asked, ASKED)
    return asked


def play(pages: Sequence[Page], moves: int = 1_000_000) -> int:
    """Everybody moves when asked, so many times or until it is over; the number of moves made."""
    made = 0
    asked = turn(pages) if moves else None
    while asked is not None:
        move(asked, made)
        made += 1
        asked = turn(pages, asked) if made < moves else None
    return made


def hurry(page: Page, until: int = 1_000_000, seed: int = 1, choices: str = CHOICES) -> None:
    """Bring the game forward where the way there is not what is tested."""
    page.evaluate(HURRY, [until, seed, choices])


def hurry_together(pages: Sequence[Page]) -> None:
    """Let everybody click on by themselves, all at once, until the game is over."""
    for number, page in enumerate(pages):
        page.evaluate(
            f"(about) => {{ window.hurrying = ({HURRY})(about); }}", [1_000_000, number, CHOICES]
        )
    for page in pages:
        page.evaluate("() => window.hurrying")
