"""GP-150. Blueprints: the four that come with the game, and those that people design."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from parlour.games.gridopolis.drawing import (
    BadBlueprint,
    Blueprint,
    Cell,
    Link,
    Reserve,
    Seat,
    Switches,
    canonical,
    pretty,
    read_blueprint,
)
from parlour.games.gridopolis.site import Problem
from parlour.games.gridopolis.stock import BOX, COLORS, parts, player_counts, seated
from parlour.games.gridopolis.surveyor import problems, warnings

__all__ = [
    "BOX",
    "BUILT_IN",
    "COLORS",
    "BadBlueprint",
    "Blueprint",
    "Cell",
    "Link",
    "Problem",
    "Reserve",
    "Seat",
    "Switches",
    "built_in",
    "canonical",
    "designed",
    "inspection",
    "parts",
    "player_counts",
    "pretty",
    "problems",
    "read_blueprint",
    "seated",
    "warnings",
]

# The numbers and places of Matrix are in its file: pads (GP-11, GP-12), links (GP-13), posts
# (GP-14), seats (GP-30, GP-31, GP-32), teleporters (GP-35, GP-R3, GP-R4), reserve (GP-40, GP-R2).
BUILT_IN: Final = ("matrix", "duel", "plaza", "tower")
FOLDER: Final = Path(__file__).with_name("blueprints")


def built_in() -> dict[str, Blueprint]:
    """The blueprints that come with the game, Matrix first."""
    return {name: _read_built_in(name) for name in BUILT_IN}


@cache
def _read_built_in(name: str) -> Blueprint:
    return read_blueprint((FOLDER / f"{name}.json").read_text("utf-8"))


def designed(value: str) -> Blueprint:
    """The blueprint of that name, or the one that the text is; BadBlueprint if it is not sound."""
    if value in BUILT_IN:
        return _read_built_in(value)
    return _surveyed(canonical(read_blueprint(value)))


@lru_cache(maxsize=64)
def _surveyed(text: str) -> Blueprint:
    """Looking a blueprint over takes much longer than reading it, and is done once."""
    blueprint = read_blueprint(text)
    found = problems(blueprint)
    if found:
        first = found[0]
        more = f"; and {len(found) - 1} more" if len(found) > 1 else ""
        raise BadBlueprint(f"{first.message} ({first.rule}){more}", first.where, first.rule)
    return blueprint


def inspection(text: str) -> dict[str, Any]:
    """What a designer wants to know of a blueprint in the making, however unfinished; plain data.

    The parts are by number of players, as far as the seats for that number are named.
    """
    report: dict[str, Any] = {"ok": False, "errors": [], "warnings": [], "players": [], "parts": {}}
    report["box"] = dict(BOX)
    try:
        blueprint = read_blueprint(text)
    except BadBlueprint as error:
        report["errors"] = [Problem(error.rule, error.where, error.message)._asdict()]
        return report
    report["players"] = player_counts(blueprint)
    report["parts"] = {str(count): parts(blueprint, count) for count in report["players"]}
    report["errors"] = [problem._asdict() for problem in problems(blueprint)]
    report["warnings"] = [problem._asdict() for problem in warnings(blueprint)]
    report["ok"] = not report["errors"]
    return report
