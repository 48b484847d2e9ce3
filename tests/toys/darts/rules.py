"""Moves on a continuous board: whole thousandths, so every machine measures the same."""

from __future__ import annotations

from math import isqrt
from typing import ClassVar, Final

from parlour.kernel import Event, Game, Luck, Move, OwnChoice, Plain, Text, text

SIDE: Final = 10_000
REACH: Final = 2_500
BURST: Final = 400  # so near to a balloon, a dart pops it
GUST: Final = 150
BALLOONS: Final = 7
THROWS: Final = 8  # of each player
SAMPLED: Final = 8

ONLY_THROW: Final = "DART-2"
OFF_BOARD: Final = "DART-3"
TOO_FAR: Final = "DART-4"


class Table(Plain):
    fields: ClassVar[dict[str, str]] = {
        "balloons": "[[int]]",
        "last": "[[int]]",
        "popped": "[int]",
        "gusty": "bool",
    }

    def __init__(
        self, balloons: list[list[int]], last: list[list[int]], popped: list[int], gusty: bool
    ) -> None:
        self.balloons = balloons
        self.last = last  # each seat's last dart
        self.popped = popped  # balloons popped by each seat
        self.gusty = gusty

    def copy(self) -> Table:
        """Points are replaced and never changed, so twins may share them."""
        return Table(self.balloons.copy(), self.last.copy(), self.popped.copy(), self.gusty)


class Throw(Move):
    fields: ClassVar[dict[str, str]] = {"x": "int", "y": "int"}

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Landed(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int", "x": "int", "y": "int", "hit": "bool"}

    def __init__(self, seat: int, x: int, y: int, hit: bool) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.hit = hit


class Aim(OwnChoice[Table]):
    """DART-2 to DART-5. One dart; then the next player's, until there are no darts or balloons."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # darts of this seat, with this one

    def complete(self, g: Game[Table], seat: int) -> bool:
        return False

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        """Every balloon in reach, and the place of the last dart."""
        points = [*g.table.balloons, g.table.last[seat]]
        return [Throw(x, y) for x, y in points if self.refuse(g, seat, Throw(x, y)) is None]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        x, y = g.table.last[seat]
        found: list[Move] = []
        while len(found) < SAMPLED:
            across, up = [luck.below(2 * REACH + 1) - REACH for _ in range(2)]
            throw = Throw(x + across, y + up)
            if self.refuse(g, seat, throw) is None:
                found.append(throw)
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Throw):
            return ONLY_THROW
        if not (0 <= move.x <= SIDE and 0 <= move.y <= SIDE):
            return OFF_BOARD
        if square(g.table.last[seat], move.x, move.y) > REACH * REACH:
            return TOO_FAR
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if not isinstance(move, Throw):
            return text("You can only throw a dart.")
        if rule == OFF_BOARD:
            place, side = f"{written(move.x)}, {written(move.y)}", written(SIDE)
            return text("The board is {} by {}; {} is not on it.", side, side, place)
        # Rounded up, lest what is just too far be shown as just in reach.
        distance = written(1 + isqrt(square(g.table.last[seat], move.x, move.y) - 1))
        told = "That is {} from your last dart; you can throw {} far."
        return text(told, distance, written(REACH))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Throw)
        t = g.table
        x, y = move.x, move.y
        if t.gusty:
            x = min(SIDE, max(0, x + g.luck.below(2 * GUST + 1) - GUST))
            y = min(SIDE, max(0, y + g.luck.below(2 * GUST + 1) - GUST))
        t.last[seat] = [x, y]
        near = min(t.balloons, key=lambda balloon: square(balloon, x, y))
        hit = square(near, x, y) <= BURST * BURST
        if hit:
            t.balloons.remove(near)
            t.popped[seat] += 1
        if g.events is not None:
            g.tell(Landed(seat, x, y, hit))
        following = (seat + 1) % len(t.last)
        left = self.left - (following == 0)
        if left and t.balloons:
            g.then(Aim(following, left))


def square(point: list[int], x: int, y: int) -> int:
    """The square of a distance: exact, where its root need not be."""
    return (point[0] - x) ** 2 + (point[1] - y) ** 2


def written(n: int) -> str:
    """Thousandths as people write them."""
    return f"{'-' if n < 0 else ''}{abs(n) // 1000}.{abs(n) % 1000:03}"
