"""What a cell is called: `b4/1` where moves are written, "b4 on level 1" in sentences.

A file is a letter, from west to east, and a row a number, from south to north, as on a chessboard;
the cell at the origin is e5. Both go on for ever, so every cell has a name of its own, whatever is
built in play or designed: after z comes aa, before a comes -a, before 1 comes 0. Written briefly, a
cell without a level lies on level 0. The browser names cells likewise (web/cells.ts).
"""

from __future__ import annotations

import re
from typing import Final

from parlour.games.gridopolis.lattice import Cell

ORIGIN: Final = 5  # it lies in the fifth file and the fifth row
NAME: Final = re.compile(r"(-?)([a-z]{1,3})(-?\d{1,4})(?:/(-?\d{1,3}))?")
COORDINATES: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),(-?\d{1,3})")  # as they once were written


def short(cell: Cell) -> str:
    """As it is typed: "b4/1", and "b4" on level 0."""
    level = cell[2] if len(cell) == 3 else 0
    return f"{spot(cell)}/{level}" if level else spot(cell)


def full(cell: Cell) -> str:
    """As it is told: "b4 on level 1"."""
    return f"{spot(cell)} {on_level(cell)}"


def from_to(start: Cell, end: Cell) -> str:
    """A way, with its level once if it stays there: "from b4 to b6 on level 1"."""
    if start[2:] == end[2:]:
        return f"from {spot(start)} to {full(end)}"
    return f"from {full(start)} to {full(end)}"


def spot(cell: Cell) -> str:
    """File and row: "b4". A move may be sent with a cell that is none."""
    return f"{file(cell[0])}{row(cell[1])}" if len(cell) == 3 else "nowhere"


def on_level(cell: Cell) -> str:
    return f"on level {cell[2]}" if len(cell) == 3 else "on no level"


def file(x: int) -> str:
    number = x + ORIGIN
    return letters(number) if number > 0 else f"-{letters(1 - number)}"


def row(y: int) -> str:
    return str(y + ORIGIN)


def letters(number: int) -> str:
    """1 is a, 26 is z, 27 is aa."""
    found = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        found = chr(ord("a") + rest) + found
    return found


def cell_of(text: str) -> Cell | None:
    """The cell of that short name, or at these coordinates; None if the text is neither."""
    named = NAME.fullmatch(text)
    if named is not None:
        number = 0
        for letter in named.group(2):
            number = 26 * number + ord(letter) - ord("a") + 1
        if named.group(1):
            number = 1 - number
        return (number - ORIGIN, int(named.group(3)) - ORIGIN, int(named.group(4) or 0))
    given = COORDINATES.fullmatch(text)
    if given is not None:
        return (int(given.group(1)), int(given.group(2)), int(given.group(3)))
    return None
