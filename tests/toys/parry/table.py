"""What lies on the table, what a fighter may do, and what the log tells."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from parlour.kernel import Aside, Event, Game, Move, Plain, Text, text

LEAST_GUARD: Final = 5  # that a fighter has drawn
MOST_GUARD: Final = 9
BRACED: Final = 2  # guard for one nerve

NO_NERVE: Final = "PARRY-11"


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {
        "life": "[int]",
        "guard": "[int]",
        "nerve": "[int]",
        "known": "[int]",
    }

    def __init__(
        self, life: list[int], guard: list[int], nerve: list[int], known: list[int]
    ) -> None:
        self.life = life
        self.guard = guard  # each fighter's secret
        self.nerve = nerve
        self.known = known  # how much of their guard everybody has seen come (or, below 0, go)

    def copy(self) -> Table:
        life, guard, nerve = self.life.copy(), self.guard.copy(), self.nerve.copy()
        return Table(life, guard, nerve, self.known.copy())

    def change_guard(self, seat: int, by: int) -> None:
        """In the open."""
        self.guard[seat] += by
        self.known[seat] += by


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


class Answer(Move):
    """Take the blow, and pay in secret for an answer to it."""


class Take(Move):
    """Do nothing about the blow."""


class Again(Move):
    """Roll again."""


class Stand(Move):
    """Let the roll stand."""


class Brace(Aside):
    """PARRY-11. Out of turn, and it may be taken back."""

    undoable = True
    fields: ClassVar[dict[str, str]] = {"nerve": "int"}

    def __init__(self, nerve: int) -> None:
        self.nerve = nerve

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        return None if seat >= 0 and 1 <= self.nerve <= g.table.nerve[seat] else NO_NERVE

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if seat < 0:
            return text("The house does not fight.")
        return text("You have {} nerve; that is no way to spend it.", g.table.nerve[seat])

    def happen(self, g: Game[Any], seat: int) -> None:
        g.table.nerve[seat] -= self.nerve
        g.table.change_guard(seat, BRACED * self.nerve)
        if g.events is not None:
            g.tell(Braced(seat, self.nerve))


class Braced(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "nerve": "int"}

    def __init__(self, seat: int, nerve: int) -> None:
        self.seat = seat
        self.nerve = nerve


class Riposted(Event):
    """The fighter answers the blow."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


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
