"""What lies on the table, what a fighter may do, and what the log tells."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel import Event, Move, Plain


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {"life": "[int]", "guard": "[int]", "nerve": "[int]"}

    def __init__(self, life: list[int], guard: list[int], nerve: list[int]) -> None:
        self.life = life
        self.guard = guard
        self.nerve = nerve

    def copy(self) -> Table:
        return Table(self.life.copy(), self.guard.copy(), self.nerve.copy())


class Attack(Move):
    fields: ClassVar[dict[str, str]] = {"force": "int"}

    def __init__(self, force: int) -> None:
        self.force = force


class Guard(Move):
    """Spend points to weaken the blow."""

    fields: ClassVar[dict[str, str]] = {"points": "int"}

    def __init__(self, points: int) -> None:
        self.points = points


class Duck(Move):
    """Spend more, and there is no blow."""


class Take(Move):
    """Do nothing about the blow."""


class Again(Move):
    """Roll again."""


class Stand(Move):
    """Let the roll stand."""


class Attacked(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int"}

    def __init__(self, seat: int, force: int) -> None:
        self.seat = seat
        self.force = force


class Weakened(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int"}

    def __init__(self, seat: int, force: int) -> None:
        self.seat = seat
        self.force = force


class Rolled(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int", "die": "int"}

    def __init__(self, seat: int, force: int, die: int) -> None:
        self.seat = seat
        self.force = force
        self.die = die


class Wounded(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "force": "int"}

    def __init__(self, seat: int, force: int) -> None:
        self.seat = seat
        self.force = force
