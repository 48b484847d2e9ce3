"""GG-219 to GG-228, GG-283 to GG-285, GG-10. The Buddies: where they begin, and how they go
about.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import FLOOR, MALFUNCTION, PORTAL, RUBBLE, SENTRY
from parlour.games.gadget_grid.events import BuggyMoved, BuoyMoved, Hugged, Rolling
from parlour.games.gadget_grid.moves import Hug, Land, TurnTo
from parlour.games.gadget_grid.rules.attacks import refuse_sentry
from parlour.games.gadget_grid.rules.choices import GadgetChoice, SeatFrame
from parlour.games.gadget_grid.rules.falling import passable_near
from parlour.games.gadget_grid.rules.harm import Harm
from parlour.games.gadget_grid.rules.ids import (
    BESIDE_BLOCKED,
    BUDDY_SQUARE,
    OTHER_HOST,
    PHASES,
    SQUARE_ROLLED,
)
from parlour.games.gadget_grid.rules.rolling import Roll, squares_rolled
from parlour.games.gadget_grid.rules.sight import directions_of
from parlour.games.gadget_grid.rules.striking import SentryFires
from parlour.games.gadget_grid.squares import (
    ADJACENT,
    BESIDE,
    NOWHERE,
    SQUARE_100,
    opposite,
    steps_apart,
)
from parlour.games.gadget_grid.table import TOKENS, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def set_up_buddy(g: Game[Table], seat: int, dlc: int) -> None:
    """D02 to D05. GG-284: setting up the Zombuoy harms no one."""
    t = g.table
    does = t.catalog.cards[dlc].does
    if does in ("buggy", "skate"):
        g.then(SetDown(seat, does))
    elif does == "hug":
        t.now.hugged = True  # GG-223: it moves on in later turns
        g.then(FirstHug(seat))
    elif does == "zombuoy":
        t.zombuoy = opposite(t.characters[seat].square)
        if g.events is not None:
            g.tell(BuoyMoved(seat, t.zombuoy))


class SetDown(GadgetChoice):
    """GG-219, GG-224, GG-283. A Buddy begins on a square beside its owner's."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "buddy": "str"}

    def __init__(self, seat: int, buddy: str) -> None:
        super().__init__(seat)
        self.buddy = buddy

    def squares(self, t: Table) -> list[int]:
        """D02: no Rubble, Sentry or Floor Malfunction; D04: no Environment at all."""
        ground = (FLOOR, PORTAL) if self.buddy == "buggy" else (FLOOR,)
        own = t.characters[self.seat].square
        beside = [at for at in ADJACENT[own] if t.ground[at] in ground]
        if beside:
            return beside
        fit = [at for at in range(100) if at != own and t.ground[at] in ground]
        least = min([steps_apart(own, at) for at in fit])
        return [at for at in fit if steps_apart(own, at) == least]

    def open(self, g: Game[Table]) -> bool:
        return len(self.squares(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        self.set_down(g, self.squares(g.table)[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the square on which your Buddy begins.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Land(square) for square in self.squares(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Land):
            return PHASES
        return None if move.square in self.squares(g.table) else BUDDY_SQUARE

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Land)
        self.set_down(g, move.square)

    def set_down(self, g: Game[Table], square: int) -> None:
        t = g.table
        if self.buddy == "buggy":
            t.buggy = square
            if g.events is not None:
                g.tell(BuggyMoved(self.seat, square))
        else:
            put_skate(g, self.seat, square)


def put_skate(g: Game[Table], seat: int, square: int) -> None:
    t = g.table
    start, t.skate = t.skate, square
    if g.events is not None:
        g.tell(Rolling(seat, start, square))


# ---------------------------------------------------------------------- Huggly Muggly


def refuse_hug(t: Table, token: int) -> str | None:
    """GG-222, GG-223, GG-R39. Any other Character or Zombot on the Grid."""
    if token == t.hugs or not 0 <= token < TOKENS or t.where(token) == NOWHERE:
        return OTHER_HOST
    return None


def hosts(t: Table) -> list[int]:
    return [token for token in range(TOKENS) if refuse_hug(t, token) is None]


def hug(g: Game[Table], seat: int, token: int) -> None:
    t = g.table
    t.hugs = token
    t.now.hugged = True
    if g.events is not None:
        g.tell(Hugged(seat, token))


class FirstHug(GadgetChoice):
    """D03. It begins on any token, one's own too."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose whom the Huggly Muggly hugs.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Hug(token) for token in hosts(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return refuse_hug(g.table, move.token) if isinstance(move, Hug) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Hug)
        hug(g, seat, move.token)


# ---------------------------------------------------------------------- Rollerskate


def skate(g: Game[Table], seat: int, direction: int) -> None:
    """GG-224 to GG-226, GG-285, GG-R40. It rolls until something stops it."""
    t = g.table
    t.now.skated = True
    square = t.skate
    while True:
        ahead = BESIDE[direction][square]
        if ahead in (NOWHERE, SQUARE_100) or t.ground[ahead] == RUBBLE:
            break
        if t.ground[ahead] == SENTRY:
            g.then(TurnSentry(seat, ahead))
            break
        if any(character.square == ahead for character in t.characters):
            g.then(Harm(tuple(t.living_at(ahead))))
            break
        square = ahead
        if t.ground[ahead] == MALFUNCTION:
            g.then(Roll(seat), SkateRolled(seat))
            break
    if square != t.skate:
        put_skate(g, seat, square)


class TurnSentry(GadgetChoice):
    """GG-225. The direction of a Sentry that the Rollerskate has run into."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int"}

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def directions(self, t: Table) -> tuple[int, ...]:
        return directions_of(t.catalog.cards[t.environments[self.square]])

    def open(self, g: Game[Table]) -> bool:
        return len(self.directions(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        g.then(SentryFires(self.seat, self.square, self.directions(g.table)[0]))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the direction in which the Sentry fires.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [TurnTo(direction) for direction in self.directions(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, TurnTo):
            return PHASES
        return refuse_sentry(g.table, self.square, move.direction)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, TurnTo)
        g.then(SentryFires(seat, self.square, move.direction))


class SkateRolled(SeatFrame):
    """GG-226. After the roll: on AB or on BA, as its owner likes."""

    def run(self, g: Game[Table]) -> None:
        g.then(SkateLands(self.seat, tuple(squares_rolled(g.table)), True))


class SkateLands(GadgetChoice):
    """GG-33, GG-226. One of these squares; its run is over."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "squares": "[int]", "rolled": "bool"}

    def __init__(self, seat: int, squares: tuple[int, ...], rolled: bool) -> None:
        super().__init__(seat)
        self.squares = squares
        self.rolled = rolled

    def open(self, g: Game[Table]) -> bool:
        return len(self.squares) > 1

    def run(self, g: Game[Table]) -> None:
        self.come_down(g, self.squares[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the square on which the Rollerskate lands.")

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
        if t.ground[square] in (RUBBLE, SENTRY):
            g.then(SkateLands(self.seat, tuple(passable_near(t, square)), False))
            return
        put_skate(g, self.seat, square)
        if t.ground[square] == MALFUNCTION:
            g.then(Roll(self.seat), SkateRolled(self.seat))
