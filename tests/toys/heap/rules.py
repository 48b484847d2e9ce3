"""Taking stones in turn. Two moves answer nothing: to give up, and the house's word on time."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from parlour.kernel import (
    HOUSE,
    Aside,
    Event,
    Frame,
    Game,
    Luck,
    Move,
    OwnChoice,
    Plain,
    Text,
    text,
)

MOST: Final = 3  # stones in a turn

ONLY_TAKE: Final = "HEAP-2"
NOT_SO_MANY: Final = "HEAP-3"
GAVE_UP: Final = "HEAP-4"
THE_HOUSE: Final = "HEAP-6"
TOO_EARLY: Final = "HEAP-7"


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {
        "stones": "int",
        "taken": "[int]",
        "out": "[int]",
        "turns": "int",
        "timed": "bool",
    }

    def __init__(
        self, stones: int, taken: list[int], out: list[int], turns: int, timed: bool
    ) -> None:
        self.stones = stones
        self.taken = taken  # by seat
        self.out = out  # the seats that have given up, the first of them first
        self.turns = turns
        self.timed = timed

    def copy(self) -> Table:
        return Table(self.stones, self.taken.copy(), self.out.copy(), self.turns, self.timed)


class Take(Move):
    fields: ClassVar[dict[str, str]] = {"stones": "int"}

    def __init__(self, stones: int) -> None:
        self.stones = stones


class GiveUp(Aside):
    """HEAP-4. At any time."""

    grave = True

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        return GAVE_UP if seat == HOUSE or seat in g.table.out else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if seat == HOUSE:
            return text("Only players can give up.")
        return text("You have given up already.")

    def happen(self, g: Game[Any], seat: int) -> None:
        g.table.out.append(seat)
        if g.events is not None:
            g.tell(GivenUp(seat))
        if len(g.table.out) == len(g.table.taken) - 1:
            g.end()


class TimeUp(Aside):
    """HEAP-6. The house alone says so."""

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        if seat != HOUSE or not g.table.timed:
            return THE_HOUSE
        return TOO_EARLY if g.table.turns < len(g.table.taken) else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if rule == TOO_EARLY:
            left = len(g.table.taken) - g.table.turns
            return text("It is too early: {} of the first turns are still to come.", left)
        if not g.table.timed:
            return text("This game has no time limit.")
        return text("Only the house can say that time is up.")

    def happen(self, g: Game[Any], seat: int) -> None:
        if g.events is not None:
            g.tell(Called())
        g.end()


def asides_now(g: Game[Table], seat: int) -> list[Aside]:
    """HEAP-4."""
    return [] if seat in g.table.out else [GiveUp()]


def asides_for_bots(g: Game[Table], seat: int) -> list[Aside]:
    """No bot gives up."""
    return []


class Took(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "stones": "int"}

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones


class GivenUp(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Called(Event):
    """Time is up."""


class Turn(Frame[Table]):
    """HEAP-1. Round and round, until the heap is gone."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Game[Table]) -> None:
        if g.table.stones:
            g.then(Taking(self.seat), Turn((self.seat + 1) % len(g.table.taken)))


class Taking(OwnChoice[Table]):
    """HEAP-2."""

    public = True

    def open(self, g: Game[Table]) -> bool:
        return self.seat not in g.table.out

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Take(stones) for stones in range(1, min(MOST, g.table.stones) + 1)]

    def any(self, g: Game[Table], seat: int, luck: Luck) -> Move:
        return Take(1 + luck.below(min(MOST, g.table.stones)))

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Take) or not 1 <= move.stones <= MOST:
            return ONLY_TAKE
        return NOT_SO_MANY if move.stones > g.table.stones else None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == NOT_SO_MANY:
            return text("The heap has only {} left.", stones(g.table.stones))
        return text("Take from 1 to {}.", stones(MOST))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        g.table.stones -= move.stones
        g.table.taken[seat] += move.stones
        g.table.turns += 1
        if g.events is not None:
            g.tell(Took(seat, move.stones))


def stones(number: int) -> str:
    return "1 stone" if number == 1 else f"{number} stones"
