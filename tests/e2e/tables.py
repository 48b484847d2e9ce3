"""A table as one person at a page has it: what is asked, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

PATIENCE = 3_000  # looks at a page on which nothing happens, some milliseconds apart
STATE = "() => ({ ...document.querySelector('main[data-page]')?.dataset })"
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
# What was pressed has done something: a move was sent, or a question comes first.
DONE = """(step) => {
  const main = document.querySelector('main[data-page]');
  return main && (main.dataset.step !== step || main.dataset.asked !== 'true'
    || document.querySelector('[role=alertdialog]'));
}"""
# Plays on by clicking what is offered, as quick as the page goes.
HURRY = f"""async ([until, seed]) => {{
  const shown = {IN_SIGHT};
  let luck = seed;
  let last = '';
  let idle = 0;
  for (;;) {{
    const {{ state, asked, step }} = document.querySelector('main[data-page]').dataset;
    idle = step === last ? idle + 1 : 0;
    last = step;
    if (idle > {PATIENCE}) throw new Error(document.querySelector('main').innerText);
    if (state === 'over' || (Number(step) >= until && asked === 'true')) return;
    const confirm = document.querySelector('[role=alertdialog] [data-testid=confirm]');
    const choices = '[data-testid=choices] ';
    const things = `${{choices}}[data-move], ${{choices}}[data-opens]`;
    const offers = [...document.querySelectorAll(things)]
      .filter((thing) => shown(thing) && thing.getAttribute('aria-expanded') !== 'true');
    luck = (luck * 1103515245 + 12345) % 2147483648;
    if (confirm) confirm.click();
    else if (asked === 'true' && offers.length) offers[(luck >> 8) % offers.length].click();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }}
}}"""


class Offer(NamedTuple):
    """Something that can be pressed: it plays `move`, or opens more choices if that is empty."""

    place: int
    move: str
    on_board: bool


def state(page: Page) -> dict[str, str]:
    """What the page says of itself."""
    found: dict[str, str] = page.evaluate(STATE)
    return found


def over(page: Page) -> bool:
    return state(page).get("state") == "over"


def asked(page: Page) -> bool:
    return state(page).get("asked") == "true"


def at_page(page: Page, name: str) -> None:
    """Wait until a page is there with all it shows."""
    expect(page.locator(f"main[data-page={name}]")).to_be_visible()


def press(thing: Locator) -> None:
    """Click, or touch where there is no mouse."""
    if thing.page.evaluate("navigator.maxTouchPoints > 0"):
        thing.tap()
    else:
        thing.click()


def offers(page: Page) -> list[Offer]:
    found = page.evaluate(OFFERS)
    return [Offer(offer["place"], offer["move"], offer["on_board"]) for offer in found]


def move(page: Page, number: int) -> None:
    """Make one of the moves on offer: on the board and among the choices in turn."""
    step = state(page)["step"]
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
    """Wait until what was pressed at this step is done; a question that comes first gets a yes."""
    page.wait_for_function(DONE, arg=step)
    question = page.get_by_role("alertdialog")
    if question.is_visible():
        press(question.get_by_test_id("confirm"))
        expect(question).to_be_hidden()
        page.wait_for_function(DONE, arg=step)


def see_step_after(page: Page, step: str) -> None:
    """Wait until what was done at this step is on the page, whoever is asked then."""
    page.wait_for_function(
        "(step) => Number(document.querySelector('main').dataset.step) > step", arg=int(step)
    )


def play(pages: Sequence[Page], stop: Callable[[int], bool] = lambda made: False) -> int:
    """Everybody moves when asked, until the game is over for all; the number of moves made."""
    made = 0
    while not all(over(page) for page in pages):
        waiting = [page for page in pages if asked(page)]
        if waiting and stop(made):
            break
        if waiting:
            move(waiting[0], made)
            made += 1
        else:
            wait_for_one(pages)
    return made


def wait_for_one(pages: Sequence[Page]) -> None:
    """Until one of them has something to do; bots may move meanwhile."""
    for _ in range(PATIENCE):
        if any(asked(page) or over(page) for page in pages):
            return
        pages[0].wait_for_timeout(10)
    raise AssertionError(f"nobody is asked anything: {[state(page) for page in pages]}")


def hurry(page: Page, until: int = 1_000_000, seed: int = 1) -> None:
    """Bring the game forward where the way there is not what is tested."""
    page.evaluate(HURRY, [until, seed])


def hurry_together(pages: Sequence[Page]) -> None:
    """Let everybody click on by themselves, all at once, until the game is over."""
    for number, page in enumerate(pages):
        page.evaluate(f"(about) => {{ window.hurrying = ({HURRY})(about); }}", [1_000_000, number])
    for page in pages:
        page.evaluate("() => window.hurrying")
