"""GG-33, GG-97, GG-125, GG-182. Floor Malfunctions, and landing where the dice say."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gadget_grid.cards import MALFUNCTION, RUBBLE, SENTRY
from parlour.games.gadget_grid.events import Fell, Landed, Stood
from parlour.games.gadget_grid.moves import Fall, Land, Stand
from parlour.games.gadget_grid.rules.arriving import Arrival, Settle, falls_at
from parlour.games.gadget_grid.rules.choices import FORCED, OWN_STEP, GadgetChoice
from parlour.games.gadget_grid.rules.footing import can_leave, steps_left
from parlour.games.gadget_grid.rules.ids import (
    BESIDE_BLOCKED,
    PHASES,
    SQUARE_ROLLED,
    STRANDED,
)
from parlour.games.gadget_grid.rules.rolling import Roll, squares_rolled
from parlour.games.gadget_grid.squares import ADJACENT, NOWHERE, steps_apart
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table
from parlour.games.gadget_grid.this_turn import MOVEMENT
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

MOST_FALLS: Final = 10  # GG-R14


class Arrive(Arrival):
    """GG-96, GG-R13. A token has come to a square: it falls, or what else happens there happens."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        visit(t, self.token)
        if falls_at(t, self.token):
            g.then(OnMalfunction(self.mover, self.token, self.how, self.collects, self.falls))
        else:
            g.then(Settle(self.token, self.mover, self.how, self.collects, self.falls))


def visit(t: Table, token: int) -> None:
    """GG-294. Remember that it has stood there in this turn."""
    square, seen = t.where(token), t.now.visited[token]
    if square != NOWHERE and square not in seen:
        seen.append(square)


def go(t: Table, token: int, square: int) -> None:
    """A token leaves its square for another one; both are remembered."""
    visit(t, token)
    t.put(token, square)
    visit(t, token)


class Landing(GadgetChoice):
    """What the choices about a fall share: who falls, and how it came to that."""

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "token": "int",
        "how": "int",
        "collects": "bool",
        "falls": "int",
    }

    def __init__(self, seat: int, token: int, how: int, collects: bool, falls: int) -> None:
        super().__init__(seat)
        self.token = token
        self.how = how
        self.collects = collects
        self.falls = falls


class OnMalfunction(Landing):
    """GG-182, E06, GG-295. It falls, unless its player may choose not to."""

    def open(self, g: Game[Table]) -> bool:
        return may_stand(g.table, self.token, self.how, self.falls)

    def run(self, g: Game[Table]) -> None:
        self.fall(g)

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose: fall, or stand on the Floor Malfunction.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Stand(), Fall()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, (Fall, Stand)) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Fall):
            self.fall(g)
            return
        owner = t.seat_of(self.token)
        t.characters[owner].footing = t.has(owner, "grip") != NO_CARD
        if g.events is not None:
            g.tell(Stood(self.token, t.where(self.token)))
        g.then(Settle(self.token, self.seat, self.how, self.collects, self.falls))

    def fall(self, g: Game[Table]) -> None:
        fall(g, self.token, self.seat, self.how, self.collects, self.falls)


def fall(g: Game[Table], token: int, mover: int, how: int, collects: bool, falls: int) -> None:
    """GG-183, GG-R14. Byoop; after ten of them the game picks an empty square."""
    t = g.table
    if g.events is not None:
        g.tell(Fell(token, t.where(token)))
    if falls < MOST_FALLS:
        g.then(Roll(mover), ComeDown(token, mover, how, collects, falls + 1))
        return
    empty = [square for square in range(100) if t.is_empty(square)]
    square = empty[g.luck.below(len(empty))] if empty else t.where(token)
    land(g, token, square)
    g.then(Settle(token, mover, how, collects, falls))


def may_stand(t: Table, token: int, how: int, falls: int) -> bool:
    """E06: on one's own turn, where one may stay (GG-296). GG-295: on one's own way, if one can get
    off.
    """
    seat = t.seat_of(token)
    if seat == NOBODY or seat != t.turn or seat >= t.players:
        return False
    character = t.characters[seat]
    to_move = t.now.phase <= MOVEMENT
    leaves = to_move and can_leave(t, seat, character.square, steps_left(t, seat))
    if t.has(seat, "grip") != NO_CARD:
        return leaves or not character.refuge
    return leaves and t.has(seat, "pass_through") != NO_CARD and how == OWN_STEP and falls == 0


class ComeDown(Arrival):
    """GG-182. After the roll: on AB or on BA, as the mover likes."""

    def run(self, g: Game[Table]) -> None:
        squares = tuple(squares_rolled(g.table))
        where = (self.mover, self.token, self.how, self.collects, self.falls)
        g.then(ChooseLanding(*where, squares, True))


class ChooseLanding(Landing):
    """GG-33, GG-R8. One of these squares; from Rubble and Sentries on to a passable one beside."""

    fields: ClassVar[dict[str, str]] = {**Landing.fields, "squares": "[int]", "rolled": "bool"}

    def __init__(
        self,
        seat: int,
        token: int,
        how: int,
        collects: bool,
        falls: int,
        squares: tuple[int, ...],
        rolled: bool,
    ) -> None:
        super().__init__(seat, token, how, collects, falls)
        self.squares = squares
        self.rolled = rolled

    def open(self, g: Game[Table]) -> bool:
        return len(self.squares) > 1

    def run(self, g: Game[Table]) -> None:
        self.come_down(g, self.squares[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the square to land on.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Land(square) for square in self.squares]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Land):
            return PHASES
        if move.square in self.squares:
            return None
        return SQUARE_ROLLED if self.rolled else BESIDE_BLOCKED

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Land)
        self.come_down(g, move.square)

    def come_down(self, g: Game[Table], square: int) -> None:
        t = g.table
        rest = (self.how, self.collects, self.falls)
        if t.ground[square] not in (RUBBLE, SENTRY):
            land(g, self.token, square)
            g.then(Arrive(self.token, self.seat, *rest))
            return
        beside = tuple(passable_near(t, square))
        g.then(ChooseLanding(self.seat, self.token, *rest, beside, False))


def land(g: Game[Table], token: int, square: int) -> None:
    t = g.table
    start = t.where(token)
    go(t, token, square)
    if g.events is not None:
        g.tell(Landed(token, start, square))


def passable_near(t: Table, square: int) -> list[int]:
    """GG-33, GG-R8. The neighbors without Rubble and Sentry, or the nearest such squares."""
    beside = [at for at in ADJACENT[square] if t.ground[at] not in (RUBBLE, SENTRY)]
    return beside or nearest(t, square, (RUBBLE, SENTRY))


def nearest(t: Table, square: int, barred: tuple[int, ...]) -> list[int]:
    """The nearest squares of the Grid, by Manhattan distance, with none of this ground."""
    fit = [at for at in range(100) if t.ground[at] not in barred]
    least = min([steps_apart(square, at) for at in fit])
    return [at for at in fit if steps_apart(square, at) == least]


class StepAside(ChooseLanding):
    """GG-277. One of the nearest squares without Rubble, a Sentry or a Floor Malfunction."""

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Land):
            return PHASES
        return None if move.square in self.squares else STRANDED


class Strand(Frame[Table]):
    """GG-277. Who is left on ground that nothing permits is put on the nearest that will do."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Game[Table]) -> None:
        t = g.table
        character = t.characters[self.seat]
        if character.footing or t.ground[character.square] not in (RUBBLE, SENTRY, MALFUNCTION):
            return
        squares = tuple(nearest(t, character.square, (RUBBLE, SENTRY, MALFUNCTION)))
        how = (FORCED, False, 0)  # GG-R41: no longer the Movement Phase
        g.then(StepAside(self.seat, character.token, *how, squares, False))
