"""The verbs a player may submit. A cell is (x, y, z); notation.py writes them."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridopolis.lattice import Cell
from parlour.kernel.values import Move


class Step(Move):
    """GP-60. Go to a neighboring pad; `end` is the exit, if that pad is a teleporter (GP-85)."""

    fields: ClassVar[dict[str, str]] = {"start": "[int*3]", "end": "[int*3]"}

    def __init__(self, start: Cell, end: Cell) -> None:
        self.start = start
        self.end = end


class OwnJump(Move):
    """GP-65, GP-67. Hop over own markers, one after another, until `end`."""

    fields: ClassVar[dict[str, str]] = {"start": "[int*3]", "end": "[int*3]"}

    def __init__(self, start: Cell, end: Cell) -> None:
        self.start = start
        self.end = end


class Capture(Move):
    """GP-110, GP-115. Jump over these enemies, in whatever order, until `end`."""

    fields: ClassVar[dict[str, str]] = {
        "start": "[int*3]",
        "end": "[int*3]",
        "victims": "[[int*3]]",
    }

    def __init__(self, start: Cell, end: Cell, victims: tuple[Cell, ...]) -> None:
        self.start = start
        self.end = end
        self.victims = tuple(sorted(victims))


class Kamikaze(Move):
    """GP-120, GP-123. Jump off the grid-set over `last`, after capturing the other victims."""

    fields: ClassVar[dict[str, str]] = {
        "start": "[int*3]",
        "victims": "[[int*3]]",
        "last": "[int*3]",
    }

    def __init__(self, start: Cell, victims: tuple[Cell, ...], last: Cell) -> None:
        self.start = start
        self.victims = tuple(sorted(victims))
        self.last = last


class PlaceBlocker(Move):
    """GP-90. Put a blocker-box on a pad."""

    fields: ClassVar[dict[str, str]] = {"pad": "[int*3]"}

    def __init__(self, pad: Cell) -> None:
        self.pad = pad


class AddPad(Move):
    """GP-100. Build one more pad."""

    fields: ClassVar[dict[str, str]] = {"cell": "[int*3]"}

    def __init__(self, cell: Cell) -> None:
        self.cell = cell


class Decline(Move):
    """GP-81, GP-R10. Make no second move, or no free jump."""


DECLINE: Final = Decline()
MARCHES: Final = (Step, OwnJump, Capture, Kamikaze)  # what a marker does
JUMPS: Final = (OwnJump, Capture, Kamikaze)
