"""A first game in which the learner makes the moves: one fixed table, and what is said at each."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple


class Lesson(NamedTuple):
    """One move of the tutorial. Seat 0 is the learner's."""

    seat: int
    move: str  # in the game's notation
    say: str = ""  # told before the move
    after: str = ""  # told after it; an empty line begins another page
    auto: bool = False  # it is made for the learner: another seat's move, or a quick preparation
    free: bool = False  # any legal move will do, this is one; a bot thinks of it where it is auto
    point: str = ""  # a word for the board: what to point at


class Tutorial(NamedTuple):
    """The table of the tutorial. Its luck is fixed, so that every move leads where it should."""

    seed: str
    names: tuple[str, ...]  # by seat
    options: dict[str, str]
    steps: tuple[Lesson, ...]


def load_tutorial(path: Path) -> Tutorial:
    """Read a `tutorial.toml`: `seed`, `names`, `[options]` and a `[[lesson]]` for every move."""
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    if strange := book.keys() - {"seed", "names", "options", "lesson"}:
        raise ValueError(f"{path.name}: a tutorial has no {', '.join(sorted(strange))}")
    names = tuple(book["names"])
    steps = tuple(_lesson(path, number, each) for number, each in enumerate(book["lesson"], 1))
    if strangers := {step.seat for step in steps} - set(range(len(names))):
        raise ValueError(f"{path.name}: nobody sits on seat {min(strangers)}")
    return Tutorial(book["seed"], names, dict(book.get("options", {})), steps)


def _lesson(path: Path, number: int, fields: dict[str, Any]) -> Lesson:
    try:
        lesson = Lesson(**fields)
    except TypeError as error:
        raise ValueError(f"{path.name}: lesson {number} has other fields: {error}") from error
    if lesson.seat != 0 and not lesson.auto:
        raise ValueError(f"{path.name}: lesson {number} is for seat {lesson.seat}, not the learner")
    return lesson
