"""What there is to play, and all that is printed about it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.arena.catalog import describe
from parlour.kernel.box import Box
from parlour.server.decisions import Fault
from parlour.server.hall import Hall
from parlour.server.http_messages import GameInfo, LessonInfo, Lessons, RuleInfo


@get("/games")
async def games(hall: NamedDependency[Hall]) -> list[GameInfo]:
    """What there is to play."""
    return [msgspec.convert(describe(box), GameInfo) for box in hall.boxes.values()]


@get("/games/{game:str}/rules")
async def rules(hall: NamedDependency[Hall], game: FromPath[str]) -> list[RuleInfo]:
    """The rulebook of a game, in order."""
    book = box_of(hall, game).rulebook
    return [msgspec.convert(rule._asdict(), RuleInfo) for rule in book.rules.values()]


@get("/games/{game:str}/pieces")
async def pieces(hall: NamedDependency[Hall], game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the parts of a game."""
    return box_of(hall, game).pieces()


@get("/games/{game:str}/tutorial")
async def tutorial(hall: NamedDependency[Hall], game: FromPath[str]) -> Lessons:
    """The tutorial of a game, move by move; never its luck."""
    box = box_of(hall, game)
    if box.tutorial is None:
        raise Fault("table/no-tutorial", f"{box.title} has no tutorial.")
    return Lessons([msgspec.convert(step._asdict(), LessonInfo) for step in box.tutorial.steps])


def box_of(hall: Hall, game: str) -> Box[Any]:
    if game not in hall.boxes:
        raise Fault("table/no-such-game", f"There is no game {game!r}.")
    return hall.boxes[game]


ROUTES = (games, rules, pieces, tutorial)
