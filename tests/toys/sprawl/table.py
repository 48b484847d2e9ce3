"""What lies on the table, what a player may do, and what the log tells."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel import Event, Move, Plain


class Table(Plain):
    """Places are pairs x, y; they are replaced and never changed, so twins may share them."""

    fields: ClassVar[dict[str, str]] = {
        "tiles": "[[int]]",
        "pieces": "[[[int]]]",
        "reserve": "[int]",
        "taken": "[int]",
    }

    def __init__(
        self,
        tiles: list[list[int]],
        pieces: list[list[list[int]]],
        reserve: list[int],
        taken: list[int],
    ) -> None:
        self.tiles = tiles
        self.pieces = pieces  # by seat
        self.reserve = reserve  # tiles that each seat may still lay
        self.taken = taken  # how many pieces each seat has taken

    def copy(self) -> Table:
        pieces = [places.copy() for places in self.pieces]
        return Table(self.tiles.copy(), pieces, self.reserve.copy(), self.taken.copy())

    def free(self, place: list[int]) -> bool:
        """Is there a tile without a piece?"""
        return place in self.tiles and place not in self.pieces[0] + self.pieces[1]


class Lay(Move):
    fields: ClassVar[dict[str, str]] = {"x": "int", "y": "int"}

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Go(Move):
    fields: ClassVar[dict[str, str]] = {"from_x": "int", "from_y": "int", "x": "int", "y": "int"}

    def __init__(self, from_x: int, from_y: int, x: int, y: int) -> None:
        self.from_x = from_x
        self.from_y = from_y
        self.x = x
        self.y = y


class Stop(Move):
    """Break off a chain of leaps."""


class Laid(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "x": "int", "y": "int"}

    def __init__(self, seat: int, x: int, y: int) -> None:
        self.seat = seat
        self.x = x
        self.y = y


class Went(Event):
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "from_x": "int",
        "from_y": "int",
        "x": "int",
        "y": "int",
        "took": "bool",
    }

    def __init__(self, seat: int, from_x: int, from_y: int, x: int, y: int, took: bool) -> None:
        self.seat = seat
        self.from_x = from_x
        self.from_y = from_y
        self.x = x
        self.y = y
        self.took = took


class Skipped(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat
