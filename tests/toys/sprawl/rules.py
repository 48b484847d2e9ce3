"""A turn of several parts: after a leap the same question comes again with fewer answers."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.sprawl.table import Go, Laid, Lay, Skipped, Stop, Table, Went
from parlour.kernel import Game, Move, OwnChoice, Text, Thing, joined, text

TURNS: Final = 30
BESIDE: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND: Final = (*BESIDE, (1, 1), (1, -1), (-1, -1), (-1, 1))

ONE_OF_TWO: Final = "SPRAWL-2"
NO_TILE: Final = "SPRAWL-3"
TAKEN_PLACE: Final = "SPRAWL-4"
NOT_BESIDE: Final = "SPRAWL-5"
NOT_YOURS: Final = "SPRAWL-6"
NOT_FREE: Final = "SPRAWL-7"
NO_STEP: Final = "SPRAWL-8"
SAME_PIECE: Final = "SPRAWL-10"


class Turn(OwnChoice[Table]):
    """SPRAWL-2. Lay a tile, or go with a piece."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # turns of the game, with this one

    def open(self, g: Game[Table]) -> bool:
        return bool(self.moves(g, self.seat))

    def run(self, g: Game[Table]) -> None:
        """SPRAWL-9. Who can do nothing is passed over."""
        if g.events is not None:
            g.tell(Skipped(self.seat))
        self.pass_on(g)

    def pass_on(self, g: Game[Table]) -> None:
        if self.left > 1:
            g.then(Turn(1 - self.seat, self.left - 1))

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found: list[Move] = []
        for place in t.pieces[seat]:
            found += [Go(*place, *to) for to in steps(t, place) + leaps(t, seat, place)]
        if t.reserve[seat]:
            edge = {(x + right, y + up) for x, y in t.tiles for right, up in BESIDE}
            found += [Lay(x, y) for x, y in sorted(edge) if [x, y] not in t.tiles]
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Lay):
            return refuse_lay(t, seat, move)
        if not isinstance(move, Go):
            return ONE_OF_TWO
        place, to = [move.from_x, move.from_y], [move.x, move.y]
        if place not in t.pieces[seat]:
            return NOT_YOURS
        if not t.free(to):
            return NOT_FREE
        return None if to in steps(t, place) + leaps(t, seat, place) else NO_STEP

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        t = g.table
        if isinstance(move, Lay):
            return why_not_lay(rule, place(move.x, move.y))
        if not isinstance(move, Go):
            return text("Lay a tile, or go with a piece.")
        start, to = place(move.from_x, move.from_y), place(move.x, move.y)
        if rule == NOT_YOURS:
            pieces = joined([place(x, y) for x, y in t.pieces[seat]])
            return text("You have no piece at {}; yours are at {}.", start, pieces)
        if rule == NOT_FREE:
            return text("Only a tile without a piece is free, and {} is not.", to)
        return text("Your piece at {} can neither step nor leap to {}.", start, to)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        self.pass_on(g)
        if isinstance(move, Go):
            go(g, seat, move)
            return
        assert isinstance(move, Lay)
        t.tiles.append([move.x, move.y])
        t.reserve[seat] -= 1
        if g.events is not None:
            g.tell(Laid(seat, move.x, move.y))


class LeapOn(OwnChoice[Table]):
    """SPRAWL-10. The piece that has just leapt may leap again; if it cannot, this lapses."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int", "x": "int", "y": "int"}

    def __init__(self, seat: int, x: int, y: int) -> None:
        super().__init__(seat)
        self.x = x
        self.y = y

    def open(self, g: Game[Table]) -> bool:
        return bool(leaps(g.table, self.seat, [self.x, self.y]))

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        place = [self.x, self.y]
        return [*(Go(*place, *to) for to in leaps(g.table, seat, place)), Stop()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if move in self.moves(g, seat) else SAME_PIECE

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return text("Leap again with your piece at {}, or stop.", place(self.x, self.y))

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Go):
            go(g, seat, move)


def place(x: int, y: int) -> Thing:
    return Thing("place", f"{x},{y}", f"{x},{y}")


def why_not_lay(rule: str, to: Thing) -> Text:
    if rule == NO_TILE:
        return text("You have no tile left.")
    if rule == TAKEN_PLACE:
        return text("There is a tile at {} already.", to)
    return text("No tile lies beside {}.", to)


def refuse_lay(t: Table, seat: int, move: Lay) -> str | None:
    if not t.reserve[seat]:
        return NO_TILE
    if [move.x, move.y] in t.tiles:
        return TAKEN_PLACE
    beside = [[move.x + right, move.y + up] in t.tiles for right, up in BESIDE]
    return None if any(beside) else NOT_BESIDE


def steps(t: Table, place: list[int]) -> list[list[int]]:
    around = [[place[0] + right, place[1] + up] for right, up in AROUND]
    return [to for to in around if t.free(to)]


def leaps(t: Table, seat: int, place: list[int]) -> list[list[int]]:
    """Where a piece of `seat` may land beyond a piece of the other side."""
    found: list[list[int]] = []
    for right, up in AROUND:
        to = [place[0] + 2 * right, place[1] + 2 * up]
        if [place[0] + right, place[1] + up] in t.pieces[1 - seat] and t.free(to):
            found.append(to)
    return found


def go(g: Game[Table], seat: int, move: Go) -> None:
    """SPRAWL-8, SPRAWL-9. A leap takes what it passes over; the last piece taken ends the game."""
    t = g.table
    place, to = [move.from_x, move.from_y], [move.x, move.y]
    leapt = max(abs(to[0] - place[0]), abs(to[1] - place[1])) == 2
    t.pieces[seat][t.pieces[seat].index(place)] = to
    if leapt:
        t.pieces[1 - seat].remove([(place[0] + to[0]) // 2, (place[1] + to[1]) // 2])
        t.taken[seat] += 1
    if g.events is not None:
        g.tell(Went(seat, *place, *to, leapt))
    if not t.pieces[1 - seat]:
        g.end()
    elif leapt:
        g.then(LeapOn(seat, move.x, move.y))
