"""Where moves stand in a list of many: whoever plays on the board needs none of it."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.gridl.cells import row_of
from parlour.games.gridl.moves import GiveClue, Guess
from parlour.kernel.text import Text
from parlour.kernel.values import Move


def grouped(move: Move, view: View) -> tuple[str, Text] | None:
    return None


def kind_of(move: Move) -> str:
    """Guesses by their rows, which are five; and clues for who cannot think of one."""
    match move:
        case GiveClue():
            return "Ideas"
        case Guess(cells=(cell,)):
            return f"Row {row_of(cell) + 1}"
    return ""


def apart(move: Move, view: View) -> str:
    return ""
