"""Hands at the board: a mouse in the scene and on the maps, a finger, the keyboard alone.

Whoever looks at the page waits until it is settled, never for a time.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page, expect
from tests.e2e.house import House
from tests.e2e.keys import FAR, LOST, reach
from tests.e2e.rooms import take_seat
from tests.e2e.tables import ASKED, at_page, press, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.checks import at

# All that decides what to press next.
LOOK = """() => {
  const main = document.querySelector('main[data-page]').dataset;
  const board = document.querySelector('[data-stage]')?.dataset ?? {};
  const pads = (where) => [...document.querySelectorAll(`[data-pad]${where}`)];
  return {
    step: main.step, asked: main.asked === 'true', over: main.state === 'over',
    mode: board.mode ?? '', stage: board.stage ?? '',
    modes: [...document.querySelectorAll('[data-choose]')].map((it) => it.dataset.choose),
    movable: pads('[data-movable]').map((it) => it.dataset.pad),
    targets: pads('[data-target]').map((it) => [it.dataset.target, it.dataset.pad]),
    stop: document.querySelector('[data-testid=stop]') !== null,
    decline: document.querySelector('[data-testid=decline]') !== null,
    armed: main.armedMove ?? '',
  };
}"""
FOCUS = "() => document.activeElement?.dataset.pad ?? ''"
# Where the scene has written the name of a pad that can be seen; what it writes has its pad above.
NAMED = """(cell) => {
  const words = [...document.querySelectorAll('.gp-labels [data-tone=coordinate]')];
  const box = words.find((it) => it.innerText === cell && !it.hidden)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y] : null;
}"""
POINTED = "() => document.querySelector('.gp-scene').dataset.cursor"


class Seen(NamedTuple):
    """What somebody who is at the board looks at."""

    step: str
    asked: bool
    over: bool
    mode: str
    stage: str
    modes: list[str]
    movable: list[str]
    targets: list[tuple[str, str]]
    stop: bool
    decline: bool
    armed: str


class Hand(Protocol):
    """A way to press things."""

    page: Page

    def pad(self, cell: str) -> None: ...

    def button(self, wanted: str) -> None: ...


class Finger:
    """On a phone, on the maps. A mouse that never leaves the maps is the same."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def pad(self, cell: str) -> None:
        press(self.page.locator(f"[data-pad='{cell}']"))

    def button(self, wanted: str) -> None:
        press(self.page.locator(wanted))


class Mouse(Finger):
    """In the scene wherever the pointer finds the pad there, else on the maps."""

    in_scene = 0
    on_maps = 0

    def pad(self, cell: str) -> None:
        settled(self.page)
        spot = self.page.evaluate(NAMED, cell)
        if spot:
            self.page.mouse.move(*spot)
            settled(self.page)
            found = self.page.evaluate(NAMED, cell) == spot
            if found and self.page.evaluate(POINTED) == cell:
                self.page.mouse.click(*spot)
                self.in_scene += 1
                return
        super().pad(cell)
        self.on_maps += 1


class Keys:
    """Tab, arrow keys and Enter; whoever has once come to the board never falls out of it."""

    came = False

    def __init__(self, page: Page) -> None:
        self.page = page

    def pad(self, cell: str) -> None:
        settled(self.page)
        assert not (self.came and self.page.evaluate(LOST)), "the focus was lost"
        self.came = True
        if not self.page.evaluate(FOCUS):
            reach(self.page, "[data-pad][tabindex='0']")
        for _ in range(FAR):
            at = self.page.evaluate(FOCUS)
            if at == cell:
                return self.page.keyboard.press("Enter")
            for key in toward(at, cell):
                self.page.keyboard.press(key)
                if self.page.evaluate(FOCUS) != at:
                    break
        raise AssertionError(f"arrow keys do not lead to {cell}")

    def button(self, wanted: str, word: str = "") -> None:
        reach(self.page, wanted, word)
        self.page.keyboard.press("Enter")


def toward(start: str, end: str) -> list[str]:
    """The keys that may lead from a pad to another, the best first; north is up."""
    dx, dy, dz = (b - a for a, b in zip(at(start), at(end), strict=True))
    if dz:
        return ["PageUp" if dz > 0 else "PageDown"]
    across, along = "ArrowRight" if dx > 0 else "ArrowLeft", "ArrowUp" if dy > 0 else "ArrowDown"
    return [across, along] if abs(dx) > abs(dy) else [along, across]


def look(page: Page) -> Seen:
    settled(page)
    found: dict[str, Any] = page.evaluate(LOOK)
    return Seen(**{**found, "targets": [tuple(each) for each in found["targets"]]})


def decide(hand: Hand, number: int, builds: int = 4) -> None:
    """Make the decision that is asked for; every so many a part is built in, if there is one."""
    page = hand.page
    settled(page, ASKED)
    first = now = look(page)
    while now.step == first.step:
        wanted = now.modes[-1] if now.modes and number % builds == builds - 1 else now.mode
        if now.mode != wanted:
            hand.button(f"[data-choose={wanted}]")
        elif now.targets and not (now.stop and number % 2):
            hand.pad(chosen(now.targets, number))
        elif now.stop or now.decline:
            hand.button("[data-testid=stop]" if now.stop else "[data-testid=decline]")
        else:
            hand.pad(now.movable[number % len(now.movable)])
        before, now = now, look(page)
        assert now != before, f"nothing has come of it: {now}"


def chosen(targets: list[tuple[str, str]], number: int) -> str:
    """Who can capture does; else anything."""
    best = [cell for kind, cell in targets if kind == "take"] or [cell for _, cell in targets]
    return best[number % len(best)]


def table_for(visitors: Visitors, house: House, size: str, **options: str) -> Page:
    """Somebody who is to begin a game against a bot; how they came to it is not what is tested."""
    opened = house.open_table(
        game=GAME.about.name,
        name="Ada",
        seats=2,
        start=True,
        options={"first_player": "first_seat", **options},
    )
    page = visitors.arrive("/lobby", size=size)
    at_page(page, "lobby")
    take_seat(page, opened)
    settled(page, ASKED)
    return page


def agree(page: Page, title: str, value: str) -> None:
    """The host settles one of the house rules."""
    choice = page.get_by_label(title)
    if not choice.is_visible():
        press(page.get_by_text("House rules"))
    choice.select_option(value)
    settled(page)
    expect(choice).to_have_value(value)
