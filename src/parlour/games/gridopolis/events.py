"""What the log tells. All of it is public (GP-37)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gridopolis.lattice import Cell
from parlour.kernel.values import Event


class TurnBegan(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "round": "int"}

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002  the rulebook's word
        self.seat = seat
        self.round = round


class Stepped(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "start": "[int*3]", "end": "[int*3]"}

    def __init__(self, seat: int, start: Cell, end: Cell) -> None:
        self.seat = seat
        self.start = start
        self.end = end


class Hopped(Event):
    """Over an own marker, or (`victim`) over one of that seat."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "start": "[int*3]",
        "over": "[int*3]",
        "end": "[int*3]",
        "victim": "int",
        "king": "bool",
    }

    def __init__(
        self, seat: int, start: Cell, over: Cell, end: Cell, victim: int, king: bool
    ) -> None:
        self.seat = seat
        self.start = start
        self.over = over
        self.end = end
        self.victim = victim
        self.king = king  # whether the victim was one


class Teleported(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "entry": "[int*3]", "exit": "[int*3]"}

    def __init__(self, seat: int, entry: Cell, exit: Cell) -> None:  # noqa: A002  the rulebook's word
        self.seat = seat
        self.entry = entry
        self.exit = exit


class Plunged(Event):
    """GP-120. A kamikaze: both are gone."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "start": "[int*3]",
        "over": "[int*3]",
        "victim": "int",
        "king": "bool",
    }

    def __init__(self, seat: int, start: Cell, over: Cell, victim: int, king: bool) -> None:
        self.seat = seat
        self.start = start
        self.over = over
        self.victim = victim
        self.king = king


class Kinged(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "pad": "[int*3]"}

    def __init__(self, seat: int, pad: Cell) -> None:
        self.seat = seat
        self.pad = pad


class Declined(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "jump": "bool"}

    def __init__(self, seat: int, jump: bool) -> None:
        self.seat = seat
        self.jump = jump  # a free one (GP-R10); else the second move (GP-81)


class BlockerPlaced(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "pad": "[int*3]"}

    def __init__(self, seat: int, pad: Cell) -> None:
        self.seat = seat
        self.pad = pad


class PadAdded(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "cell": "[int*3]", "vertical": "bool"}

    def __init__(self, seat: int, cell: Cell, vertical: bool) -> None:
        self.seat = seat
        self.cell = cell
        self.vertical = vertical


class Passed(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Eliminated(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Resigned(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TimeCalled(Event):
    """GP-141. The round is played to its end."""


class GameEnded(Event):
    fields: ClassVar[dict[str, str]] = {
        "winners": "[int]",
        "points": "[int]",
        "resigned": "[bool]",
        "rule": "str",
    }

    def __init__(
        self,
        winners: tuple[int, ...],
        points: tuple[int, ...],
        resigned: tuple[bool, ...],
        rule: str,
    ) -> None:
        self.winners = winners
        self.points = points  # by seat
        self.resigned = resigned  # likewise: their points do not count (GP-R30)
        self.rule = rule
