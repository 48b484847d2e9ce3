"""What the log tells, all of it public: cards put back are shown to nobody again (GIZ-101)."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.values import Event


class TurnBegan(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "round": "int"}

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002  the rulebook's word
        self.seat = seat
        self.round = round


class Filed(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "gizmo": "int", "origin": "int"}

    def __init__(self, seat: int, gizmo: int, origin: int) -> None:
        self.seat = seat
        self.gizmo = gizmo
        self.origin = origin


class Picked(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "color": "int"}

    def __init__(self, seat: int, color: int) -> None:
        self.seat = seat
        self.color = color


class Drew(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "color": "int"}

    def __init__(self, seat: int, color: int) -> None:
        self.seat = seat
        self.color = color


class RowRefilled(Event):
    fields: ClassVar[dict[str, str]] = {"color": "int"}

    def __init__(self, color: int) -> None:
        self.color = color


class DisplayRefilled(Event):
    fields: ClassVar[dict[str, str]] = {"level": "int", "gizmo": "int"}

    def __init__(self, level: int, gizmo: int) -> None:
        self.level = level
        self.gizmo = gizmo


class Built(Event):
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "gizmo": "int",
        "origin": "int",
        "spent": "[int]",
        "converters": "[int]",
    }

    def __init__(
        self,
        seat: int,
        gizmo: int,
        origin: int,
        spent: tuple[int, ...],
        converters: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.gizmo = gizmo
        self.origin = origin
        self.spent = spent
        self.converters = converters


class Researched(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "level": "int", "cards": "int"}

    def __init__(self, seat: int, level: int, cards: int) -> None:
        self.seat = seat
        self.level = level
        self.cards = cards


class Returned(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "level": "int", "cards": "int"}

    def __init__(self, seat: int, level: int, cards: int) -> None:
        self.seat = seat
        self.level = level
        self.cards = cards


class Triggered(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "gizmos": "[int]"}

    def __init__(self, seat: int, gizmos: tuple[int, ...]) -> None:
        self.seat = seat
        self.gizmos = gizmos


class Lost(Event):
    """GIZ-R4, where a table plays so: these triggers could do nothing."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "gizmos": "[int]"}

    def __init__(self, seat: int, gizmos: tuple[int, ...]) -> None:
        self.seat = seat
        self.gizmos = gizmos


class Used(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "gizmo": "int"}

    def __init__(self, seat: int, gizmo: int) -> None:
        self.seat = seat
        self.gizmo = gizmo


class GainedPoints(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "points": "int"}

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class Passed(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "in_a_row": "int"}

    def __init__(self, seat: int, in_a_row: int) -> None:
        self.seat = seat
        self.in_a_row = in_a_row


class AllPassed(Event):
    """GIZ-R28. Why the game ends here."""


class EndTriggered(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GameEnded(Event):
    """The final scores, by seat, and who has won."""

    fields: ClassVar[dict[str, str]] = {"points": "[int]", "winner": "int"}

    def __init__(self, points: tuple[int, ...], winner: int) -> None:
        self.points = points
        self.winner = winner
