"""A whole turn as those have it who listen instead of looking: what the page says before it, after
each of its moves, and when one is asked again.

The table is that of the game's tutorial, whose luck and names are fixed; a game says only by which
move of it the turn begins (`TURN` in its `tests/test_heard.py`), and by which it ends (`END`) if
others have a part in it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.e2e.house import House
from tests.e2e.lessons import choose
from tests.e2e.positions import Position, in_full
from tests.e2e.rooms import take_seat
from tests.e2e.studio import Line, at_socket
from tests.e2e.tables import ASKED, settled
from tests.e2e.visitors import Visitors

from parlour.contract import Box

LEARNER = 0
HEARD = "heard.txt"  # beside the test
Steps = list[tuple[int, str]]  # by which seat


def file_of(box: Box[Any]) -> Path:
    return box.folder / "tests" / HEARD


def heard(visitors: Visitors, house: House, box: Box[Any], turn: str, end: str = "") -> str:
    """All that is heard of the turn: the whole page at first, then what goes (<) and comes (>)."""
    tutorial = box.tutorial
    assert tutorial is not None
    steps = [(step.seat, step.move) for step in tutorial.steps]
    begins = steps.index((LEARNER, turn))
    opened = house.open_table(game=box.about.name, tutorial=True)
    tokens = {each["seat"]: each["token"] for each in opened["seats"]}
    players, options = len(tutorial.names), box.settle_options(len(tokens), tutorial.options)
    start = Position("heard", players, steps[:begins], tutorial.seed)
    with at_socket(house, opened["code"], tokens.values()) as line:  # so all are connected
        lead(line, in_full(box, start, options))
        page = visitors.arrive(size="phone")
        take_seat(page, {"code": opened["code"], "token": tokens[LEARNER]})
        told = list(moments(page, line, whole(steps[begins:], end)))
    parts = [f"# {told[0][0]}\n{told[0][1]}"]
    for (_, before), (when, now) in pairwise(told):
        parts.append(f"# {when}\n{changes(before, now)}")
    return "\n\n".join(parts).replace(opened["code"], "CODE") + "\n"


def whole(steps: Steps, end: str) -> Steps:
    """Of the steps those up to that move; or else until the learner is asked again."""
    if end:
        return steps[: steps.index((LEARNER, end)) + 1]
    own = [*takewhile(lambda step: step[0] == LEARNER, steps)]
    return [*own, *takewhile(lambda step: step[0] != LEARNER, steps[len(own) :])]


def moments(page: Page, line: Line, steps: Steps) -> Iterator[tuple[str, str]]:
    """What the page says, each time that it has come to rest."""
    settled(page, ASKED)
    yield "Before the turn", spoken(page)
    for own, some in groupby(steps, lambda step: step[0] == LEARNER):
        if own:
            for _, move in some:
                choose(page, move)
                yield f"After {move}", spoken(page)
        else:
            catch_up(line, int(settled(page)["version"]))
            lead(line, some)
            settled(page, ASKED)
            yield "When the others have moved", spoken(page)


def catch_up(line: Line, version: int) -> None:
    line.hear_until(lambda: line.version >= version)


def spoken(page: Page) -> str:
    return page.locator("main").aria_snapshot()


def lead(line: Line, steps: Iterable[tuple[int, str]]) -> None:
    for seat, move in steps:
        line.do("move", seat=seat, version=line.version, move=move)


def changes(before: str, now: str) -> str:
    """The lines that are gone, and those that are new."""
    lines = difflib.unified_diff(before.splitlines(), now.splitlines(), n=0, lineterm="")
    signs = {"-": "<", "+": ">"}
    return "\n".join(f"{signs[line[0]]} {line[1:]}" for line in list(lines)[2:] if line[0] in signs)
