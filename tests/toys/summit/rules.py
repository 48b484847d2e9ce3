"""Climbing in turn. One person or a dozen may set out, and it may be that nobody gets there."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.kernel import Event, Frame, Game, Move, OwnChoice, Plain, Text, text

HOURS: Final = 60  # of daylight, for all together
STRIDE: Final = 3  # the most steps of one climb
DIE: Final = 6

CLIMB_OR_REST: Final = "SUMMIT-2"
NO_HIGHER: Final = "SUMMIT-4"
NO_REST: Final = "SUMMIT-5"


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {
        "first": "int",
        "heights": "[int]",
        "tried": "[int]",
        "rested": "[int]",
        "summit": "int",
        "rough": "bool",
        "rope": "bool",
    }

    def __init__(
        self,
        first: int,
        heights: list[int],
        tried: list[int],
        rested: list[int],
        summit: int,
        rough: bool,
        rope: bool,
    ) -> None:
        self.first = first  # the seat that begins
        self.heights = heights  # by seat
        self.tried = tried  # by seat: the steps of all its climbs, those that slipped as well
        self.rested = rested  # the seats that have rested since their last climb
        self.summit = summit
        self.rough = rough
        self.rope = rope  # all of them win or lose together

    def copy(self) -> Table:
        heights, tried, rested = self.heights.copy(), self.tried.copy(), self.rested.copy()
        return Table(self.first, heights, tried, rested, self.summit, self.rough, self.rope)


class Climb(Move):
    fields: ClassVar[dict[str, str]] = {"steps": "int"}

    def __init__(self, steps: int) -> None:
        self.steps = steps


class Rest(Move):
    """A step back, for a surer climb."""


class Climbed(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "height": "int"}

    def __init__(self, seat: int, height: int) -> None:
        self.seat = seat
        self.height = height


class Slipped(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Rested(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Nightfall(Event):
    fields: ClassVar[dict[str, str]] = {"up": "[int]"}

    def __init__(self, up: tuple[int, ...]) -> None:
        self.up = up  # the seats that stand on the summit


class Hour(Frame[Table]):
    """SUMMIT-1 and SUMMIT-6. One after the other, until it is dark or everybody is up."""

    public = True
    fields: ClassVar[dict[str, str]] = {"number": "int"}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Game[Table]) -> None:
        t = g.table
        climbers = len(t.heights)
        up = [seat for seat, height in enumerate(t.heights) if height == t.summit]
        if self.number < HOURS // climbers * climbers and len(up) < climbers:
            g.then(Ascent((t.first + self.number) % climbers), Hour(self.number + 1))
        elif g.events is not None:
            g.tell(Nightfall(tuple(up)))


class Ascent(OwnChoice[Table]):
    """SUMMIT-2 to SUMMIT-5. Up by some steps, or to slip; or first a rest."""

    public = True

    def open(self, g: Game[Table]) -> bool:
        return g.table.heights[self.seat] < g.table.summit

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        every = [*(Climb(steps) for steps in range(1, STRIDE + 1)), Rest()]
        return [move for move in every if self.refuse(g, seat, move) is None]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Rest):
            if t.heights[seat] == 0 or seat in t.rested:
                return NO_REST
            return None
        if not isinstance(move, Climb) or not 1 <= move.steps <= STRIDE:
            return CLIMB_OR_REST
        if t.heights[seat] + move.steps > t.summit:
            return NO_HIGHER
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        height, summit = g.table.heights[seat], g.table.summit
        if rule == NO_HIGHER:
            return text("You are at {}, and the summit is at {}: that is too far.", height, summit)
        if rule == CLIMB_OR_REST:
            return text("Climb from 1 to {} steps, or rest.", STRIDE)
        if seat in g.table.rested:
            return text("You have rested already: now climb.")
        return text("You are at the foot of the mountain and need no rest.")

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Rest):
            t.heights[seat] -= 1
            t.rested.append(seat)
            if g.events is not None:
                g.tell(Rested(seat))
            g.then(Ascent(seat))
            return
        assert isinstance(move, Climb)
        t.tried[seat] += move.steps
        if self.slips(g, move.steps):
            if g.events is not None:
                g.tell(Slipped(seat))
        else:
            t.heights[seat] += move.steps
            if g.events is not None:
                g.tell(Climbed(seat, t.heights[seat]))
        if seat in t.rested:
            t.rested.remove(seat)

    def slips(self, g: Game[Table], steps: int) -> bool:
        """SUMMIT-3. One step is safe: no die is rolled."""
        if steps == 1:
            return False
        risk = steps - 1 + g.table.rough - (self.seat in g.table.rested)
        return g.luck.below(DIE) < risk
