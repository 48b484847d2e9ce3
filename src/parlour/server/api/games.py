"""What there is to play, and all that is printed about it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from parlour.arena.catalog import describe
from parlour.contract import LONGEST_TEXT, Box
from parlour.server.decisions import Fault
from parlour.server.http_messages import GameInfo, LessonInfo, Lessons, OptionText, RuleInfo
from parlour.server.registry import Registry


@get("/games")
async def games(registry: NamedDependency[Registry]) -> list[GameInfo]:
    """What there is to play."""
    return [msgspec.convert(describe(box), GameInfo) for box in registry.boxes.values()]


@get("/games/{game:str}/rules")
async def rules(registry: NamedDependency[Registry], game: FromPath[str]) -> list[RuleInfo]:
    """The rulebook of a game, in order."""
    book = box_of(registry, game).rulebook
    return [msgspec.convert(rule._asdict(), RuleInfo) for rule in book.rules.values()]


@get("/games/{game:str}/pieces")
async def pieces(registry: NamedDependency[Registry], game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the parts of a game."""
    return dict(box_of(registry, game).page.pieces())


@get("/games/{game:str}/tutorial")
async def tutorial(registry: NamedDependency[Registry], game: FromPath[str]) -> Lessons:
    """The tutorial of a game, move by move; never its luck."""
    box = box_of(registry, game)
    if box.tutorial is None:
        raise Fault("table/no-tutorial", f"{box.about.title} has no tutorial.")
    return Lessons([msgspec.convert(step._asdict(), LessonInfo) for step in box.tutorial.steps])


@post("/games/{game:str}/options/{option:str}", sync_to_thread=True, status_code=200)
def inspect(
    registry: NamedDependency[Registry],
    game: FromPath[str],
    option: FromPath[str],
    data: JSONBody[OptionText],
) -> dict[str, Any]:
    """What a designer wants to know of a text for a free option. Nothing is kept.

    It is looked at in a thread: a text may be long, and those who play do not wait for it.
    """
    box = box_of(registry, game)
    if not any(each.free and each.name == option for each in box.options):
        raise Fault("table/no-such-option", f"{box.about.title} has no free option {option!r}.")
    if len(data.text.encode(errors="replace")) > LONGEST_TEXT:
        raise Fault("request/too-large", f"A text has at most {LONGEST_TEXT} bytes.")
    try:
        return box.free_options.inspect(option, data.text)
    except ValueError as error:  # BadSetup, or whatever the game says of what it cannot read
        raise Fault("table/bad-setup", str(error)) from error


def box_of(registry: Registry, game: str) -> Box[Any]:
    if game not in registry.boxes:
        raise Fault("table/no-such-game", f"There is no game {game!r}.")
    return registry.boxes[game]


ROUTES = (games, rules, pieces, tutorial, inspect)
