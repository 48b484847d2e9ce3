"""One folder, one game. Folders are found, never listed."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.contract import MOST_PLAYERS, Box


class BadGame(ValueError):
    """A game that cannot be offered; the message says why."""


def shelf(extra: Iterable[Path] = ()) -> dict[str, Box[Any]]:
    """Every game by name: the folders beside this file, and those below the `extra` folders."""
    folders = [str(Path(__file__).parent), *map(str, extra)]
    __path__.extend(folder for folder in folders if folder not in __path__)
    boxes: dict[str, Box[Any]] = {}
    for found in pkgutil.iter_modules(folders):
        if found.ispkg:
            box: Box[Any] = importlib.import_module(f"{__name__}.{found.name}").GAME
            check_players(box)
            check_goal(box)
            boxes[box.about.name] = box
    return dict(sorted(boxes.items()))


def check_players(box: Box[Any]) -> None:
    """Tables, pages and commands count on this."""
    players = list(box.about.players)
    if not players or players != sorted(set(players).intersection(range(1, MOST_PLAYERS + 1))):
        raise BadGame(
            f"{box.about.title}: players are numbers from 1 to {MOST_PLAYERS}, "
            f"each once, the smallest first, not {box.about.players}"
        )
    if box.about.usual_players not in players:
        known = ", ".join(map(str, players))
        raise BadGame(
            f"{box.about.title}: usual_players is one of {known}, not {box.about.usual_players}"
        )


def check_goal(box: Box[Any]) -> None:
    """The first thing that a newcomer wants to know."""
    goal = box.about.goal
    if not (goal[:1].isupper() and goal.endswith(".") and goal.count(". ") == 0):
        raise BadGame(f"{box.about.title}: the goal is one sentence, not {goal!r}")
