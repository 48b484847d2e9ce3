"""GL-1 to GL-3. The grid: columns A to E for the degrees of one word, rows 1 to 5 for the other."""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
CELLS: Final = SIDE * SIDE  # a cell is a number: A1, B1, ... E1, A2, ... E5
NONE: Final = -1
ROW: Final = 0  # GL-R3, of the axes: the word on the row axis grades the rows
COLUMN: Final = 1
AXES: Final = ("row", "column")
DEGREES: Final = ("low", "medium-low", "medium", "medium-high", "high")
KEY_POINTS: Final = 3


def row_of(cell: int) -> int:
    return cell // SIDE


def column_of(cell: int) -> int:
    return cell % SIDE


def name_of(cell: int) -> str:
    return f"{'ABCDE'[column_of(cell)]}{row_of(cell) + 1}"


NAMES: Final = tuple([name_of(cell) for cell in range(CELLS)])
BY_NAME: Final = {name: cell for cell, name in enumerate(NAMES)}


def points(key: int, cell: int) -> int:
    """GL-40, GL-41, GL-42, GL-R5. What a guess is worth: 3, 2 one step off, 1 off on both, or 0.

    An X changes nothing: it stays worth what the card says, and cannot be guessed (GL-70, GL-R7).
    """
    rows, columns = abs(row_of(key) - row_of(cell)), abs(column_of(key) - column_of(cell))
    return KEY_POINTS - rows - columns if rows < 2 and columns < 2 else 0
