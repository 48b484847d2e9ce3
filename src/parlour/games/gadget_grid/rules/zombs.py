"""GG-118 to GG-130, GG-119. Zombs that players move."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import PORTAL, RUBBLE, SENTRY
from parlour.games.gadget_grid.events import Stepped
from parlour.games.gadget_grid.moves import Pass, Step
from parlour.games.gadget_grid.rules.choices import FORCED, GadgetChoice
from parlour.games.gadget_grid.rules.falling import Arrive, go
from parlour.games.gadget_grid.rules.footing import portals
from parlour.games.gadget_grid.rules.ids import (
    ANY_ZOMB,
    BUGGY_BLOCKS,
    CAMOUFLAGED,
    HUGGED,
    NO_CONTROL,
    NO_DOUBLING_BACK,
    PHASES,
    ZOMB_BLOCKED,
    ZOMB_SQUARES,
)
from parlour.games.gadget_grid.squares import ADJACENT, SQUARE_100
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def reach_of_move(t: Table, seat: int, squares: int) -> int:
    """GG-121, GG-257, D22, GG-R49. How far this player may move a Zomb by a rule or card that says
    so.
    """
    more = t.has(seat, "zombudsman")
    squares = 1 if t.players == 2 else squares
    return squares + (t.catalog.cards[more].steps if more != NO_CARD else 0)


def refuse_zomb(t: Table, seat: int, token: int) -> str | None:
    """GG-118, GG-120, GG-247, D01, D03, GG-R21. May this player move that token as a Zomb?"""
    if t.alone:
        return NO_CONTROL
    if not t.is_zomb(token):
        return ANY_ZOMB
    if token == t.hugs:
        return HUGGED
    owner = t.seat_of(token)
    if owner not in (NOBODY, seat) and t.has(owner, "camouflage") != NO_CARD:
        return CAMOUFLAGED
    return None


def zomb_neighbors(t: Table, square: int) -> list[int]:
    """GG-121, GG-124. One straight step away, or from Portal to Portal."""
    if square == SQUARE_100:
        return ADJACENT[square]
    if t.ground[square] != PORTAL:
        return ADJACENT[square]
    beside = ADJACENT[square]
    return [*beside, *[at for at in portals(t) if at != square and at not in beside]]


def refuse_zomb_step(t: Table, seat: int, token: int, square: int) -> str | None:
    """Where a Zomb may go: one step, passable, not where it has been in this turn."""
    barred = refuse_zomb(t, seat, token)
    if barred is not None:
        return barred
    if square not in zomb_neighbors(t, t.where(token)):
        return ZOMB_SQUARES
    return refuse_zomb_ground(t, seat, token, square)


def refuse_zomb_ground(t: Table, seat: int, token: int, square: int) -> str | None:
    """GG-122, GG-123, GG-220. `seat` moves it; NOBODY: the Grid does."""
    if t.ground[square] in (RUBBLE, SENTRY):
        return ZOMB_BLOCKED
    if square in t.now.visited[token]:
        return NO_DOUBLING_BACK
    if square == t.buggy and t.owner_of("buggy") != seat:
        return BUGGY_BLOCKS
    return None


def zomb_steps(t: Table, seat: int, token: int) -> list[int]:
    if refuse_zomb(t, seat, token) is not None:
        return []
    return [
        square
        for square in zomb_neighbors(t, t.where(token))
        if refuse_zomb_ground(t, seat, token, square) is None
    ]


def move_zomb(g: Game[Table], seat: int, token: int, square: int) -> None:
    """GG-122, GG-125, GG-126. One step of a Zomb, and all that comes of it."""
    t = g.table
    start = t.where(token)
    go(t, token, square)
    if g.events is not None:
        g.tell(Stepped(seat, token, start, square))
    g.then(Arrive(token, seat, FORCED, False, 0))


class MoveOn(GadgetChoice):
    """GG-121, GG-127, GG-R20. So many further steps for a Zomb that has been moved; it may stop."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int", "left": "int"}

    def __init__(self, seat: int, token: int, left: int) -> None:
        super().__init__(seat)
        self.token = token
        self.left = left

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        living = t.characters[self.seat].living
        return living and self.left > 0 and bool(zomb_steps(t, self.seat, self.token))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First move the Zomb on, or leave it where it is.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        steps: list[Move] = [Step(square) for square in zomb_steps(g.table, seat, self.token)]
        return [*steps, Pass()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Step):
            return PHASES
        return refuse_zomb_step(g.table, seat, self.token, move.square)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Step):
            g.then(MoveOn(seat, self.token, self.left - 1))
            move_zomb(g, seat, self.token, move.square)
