"""A whole turn as those have it who listen instead of looking: what the page says before it, after
each of its moves, and when one is asked again.

The table is that of the game's tutorial, whose luck and names are fixed; a game says only by which
move of it the turn begins (`TURN` in its `tests/test_heard.py`).
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.e2e.house import House
from tests.e2e.rooms import take_seat
from tests.e2e.studio import Line, at_socket
from tests.e2e.tables import ASKED, press, see_done, settled
from tests.e2e.visitors import Visitors

from parlour.contract import Box

LEARNER = 0
HEARD = "heard.txt"  # beside the test
AGAIN = "[data-testid=choices] [data-opens][aria-expanded=true]"


def file_of(box: Box[Any]) -> Path:
    return box.folder / "tests" / HEARD


def heard(visitors: Visitors, house: House, box: Box[Any], turn: str) -> str:
    """All that is heard of the turn: the whole page at first, then what goes (<) and comes (>)."""
    assert box.tutorial is not None
    steps = [(step.seat, step.move) for step in box.tutorial.steps]
    begins = steps.index((LEARNER, turn))
    own = [*takewhile(lambda step: step[0] == LEARNER, steps[begins:])]
    others = [*takewhile(lambda step: step[0] != LEARNER, steps[begins + len(own) :])]
    opened = house.open_table(game=box.about.name, tutorial=True)
    tokens = {each["seat"]: each["token"] for each in opened["seats"]}
    with at_socket(house, opened["code"], tokens.values()) as line:  # so all are connected
        lead(line, steps[:begins])
        page = visitors.arrive(size="phone")
        take_seat(page, {"code": opened["code"], "token": tokens[LEARNER]})
        told = list(moments(page, line, [move for _, move in own], others))
    parts = [f"# {told[0][0]}\n{told[0][1]}"]
    for (_, before), (when, now) in pairwise(told):
        parts.append(f"# {when}\n{changes(before, now)}")
    return "\n\n".join(parts).replace(opened["code"], "CODE") + "\n"


def moments(
    page: Page, line: Line, own: list[str], others: list[tuple[int, str]]
) -> Iterator[tuple[str, str]]:
    """What the page says, each time that it has come to rest."""
    settled(page, ASKED)
    yield "Before the turn", spoken(page)
    for move in own:
        choose(page, move)
        yield f"After {move}", spoken(page)
    shown = int(settled(page)["version"])
    line.hear_until(lambda: line.version >= shown)
    lead(line, others)
    settled(page, ASKED)
    yield "When the others have moved", spoken(page)


def spoken(page: Page) -> str:
    return page.locator("main").aria_snapshot()


def lead(line: Line, steps: list[tuple[int, str]]) -> None:
    for seat, move in steps:
        line.do("move", seat=seat, version=line.version, move=move)


def choose(page: Page, move: str) -> None:
    """Press the choice of that move, in whichever group it is."""
    step = settled(page, ASKED)["step"]
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


def changes(before: str, now: str) -> str:
    """The lines that are gone, and those that are new."""
    lines = difflib.unified_diff(before.splitlines(), now.splitlines(), n=0, lineterm="")
    signs = {"-": "<", "+": ">"}
    return "\n".join(f"{signs[line[0]]} {line[1:]}" for line in list(lines)[2:] if line[0] in signs)
