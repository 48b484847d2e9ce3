"""Moves on a continuous board: whole thousandths, so every machine measures the same."""

from __future__ import annotations

from math import isqrt
from typing import ClassVar, Final

from parlour.kernel import Event, Game, Luck, Move, OwnChoice, Plain, Text, Value, text

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
NOT_OVER: Final = "DART-6"


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


class Point(Value):
    """Anywhere, in thousandths."""

    fields: ClassVar[dict[str, str]] = {"x": "int", "y": "int"}

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Throw(Move):
    fields: ClassVar[dict[str, str]] = {"at": "Plain", "over": "[int]?"}

    def __init__(self, at: Point, over: tuple[int, ...] | None = None) -> None:
        self.at = at
        self.over = over  # balloons by their numbers, the first of which is 1


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
        throws: list[Move] = [Throw(Point(x, y)) for x, y in points]
        return [throw for throw in throws if self.refuse(g, seat, throw) is None]

    def sample(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        x, y = g.table.last[seat]
        found: list[Move] = []
        while len(found) < SAMPLED:
            across, up = [luck.below(2 * REACH + 1) - REACH for _ in range(2)]
            over = (1 + luck.below(len(g.table.balloons)),) if luck.below(4) == 0 else None
            throw = Throw(Point(x + across, y + up), over)
            if self.refuse(g, seat, throw) is None:
                found.append(throw)
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """First where it is aimed at, then what it flies over."""
        if not isinstance(move, Throw) or not isinstance(move.at, Point):
            return ONLY_THROW
        x, y = move.at.x, move.at.y
        if not (0 <= x <= SIDE and 0 <= y <= SIDE):
            return OFF_BOARD
        if square(g.table.last[seat], x, y) > REACH * REACH:
            return TOO_FAR
        if move.over is not None:
            named, hanging = set(move.over), set(range(1, len(g.table.balloons) + 1))
            if not named or len(named) < len(move.over) or not named < hanging:
                return NOT_OVER
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if not isinstance(move, Throw) or not isinstance(move.at, Point):
            return text("You can only throw a dart.")
        x, y = move.at.x, move.at.y
        if rule == NOT_OVER:
            most = len(g.table.balloons)
            return text("Name some of the balloons from 1 to {}, each of them once.", most)
        if rule == OFF_BOARD:
            place, side = f"{written(x)}, {written(y)}", written(SIDE)
            return text("The board is {} by {}; {} is not on it.", side, side, place)
        # Rounded up, lest what is just too far be shown as just in reach.
        distance = written(1 + isqrt(square(g.table.last[seat], x, y) - 1))
        told = "That is {} from your last dart; you can throw {} far."
        return text(told, distance, written(REACH))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Throw)
        t = g.table
        x, y = move.at.x, move.at.y
        if t.gusty:
            x = min(SIDE, max(0, x + g.luck.below(2 * GUST + 1) - GUST))
            y = min(SIDE, max(0, y + g.luck.below(2 * GUST + 1) - GUST))
        t.last[seat] = [x, y]
        spared = move.over or ()
        poppable = [each for n, each in enumerate(t.balloons, 1) if n not in spared]
        near = min(poppable, key=lambda balloon: square(balloon, x, y))
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
