"""GG-237 to GG-250, GG-286, GG-299. The one-player game: Zombs hunt, opponents flee."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import MALFUNCTION, RUBBLE, SENTRY
from parlour.games.gadget_grid.events import Stepped
from parlour.games.gadget_grid.rules.choices import FORCED, SeatFrame
from parlour.games.gadget_grid.rules.falling import Arrive, ComeDown, go
from parlour.games.gadget_grid.rules.ids import HUNT
from parlour.games.gadget_grid.rules.leading import Leading
from parlour.games.gadget_grid.rules.paths import first_steps, lengths_to
from parlour.games.gadget_grid.rules.rolling import Roll
from parlour.games.gadget_grid.squares import (
    BESIDE,
    EVERY_WAY,
    NOWHERE,
    SQUARE_100,
    king_steps,
    steps_apart,
)
from parlour.games.gadget_grid.table import CHARACTERS, NOBODY, Table
from parlour.kernel.agenda import Game

TWO_SQUARES = 2  # GG-242


class TokenFrame(SeatFrame):
    """Something that happens to one token, with the player to choose."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int"}

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token


class Hunt(SeatFrame):
    """GG-R50, GG-299. Zombs on the Grid, then Zombs that were taken off, then opponents."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        off = [CHARACTERS + n for n in range(len(t.zombots)) if t.zombots[n] == NOWHERE]
        gone = [c.token for c in t.characters if c.square == NOWHERE]
        opponents = sorted([c.token for c in t.characters[1:]])
        g.then(
            *[Chase(self.seat, token, TWO_SQUARES) for token in t.zombs()],
            *[PutBack(self.seat, token) for token in (*off, *sorted(gone))],
            *[Flee(self.seat, token) for token in opponents],
        )


class Chase(Leading):
    """GG-242, GG-R51, GG-286. So many steps toward the player by a shortest way, looked up anew for
    each; a hugged Zomb does not hunt.
    """

    fields: ClassVar[dict[str, str]] = {"seat": "int", "token": "int", "left": "int"}

    def __init__(self, seat: int, token: int, left: int) -> None:
        super().__init__(seat, token)
        self.left = left

    def refuse_way(self) -> str:
        return HUNT

    def squares(self, t: Table) -> list[int]:
        start, goal = t.where(self.token), t.characters[self.seat].square
        if self.left == 0 or start in (goal, NOWHERE) or self.token == t.hugs:
            return []
        return first_steps(t, start, lengths_to(t, goal))

    def lead(self, g: Game[Table], square: int) -> None:
        if g.table.ground[square] != MALFUNCTION:  # one that falls has finished moving
            g.then(Chase(self.seat, self.token, self.left - 1))
        super().lead(g, square)


class PutBack(TokenFrame):
    """GG-246, GG-R61. A Zomb that was taken off comes down where the dice say."""

    def run(self, g: Game[Table]) -> None:
        g.then(Roll(self.seat), ComeDown(self.token, self.seat, FORCED, False, 0))


class Flee(TokenFrame):
    """GG-243, GG-R50. One square away from the player, if that is farther; ties at random."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        owner = t.seat_of(self.token)
        if not t.characters[owner].living or self.token == t.hugs:
            return
        start, home = t.characters[owner].square, t.characters[self.seat].square
        found = [(apart(home, at), at) for at in refuges(t, start)]
        farthest = max([far for far, _ in found], default=apart(home, start))
        if farthest <= apart(home, start):
            return
        squares = [at for far, at in found if far == farthest]
        square = squares[g.luck.below(len(squares))] if len(squares) > 1 else squares[0]
        go(t, self.token, square)
        if g.events is not None:
            g.tell(Stepped(NOBODY, self.token, start, square))
        g.then(Arrive(self.token, self.seat, FORCED, False, 0))


def apart(home: int, square: int) -> tuple[int, int]:
    """GG-R50. How far away: in king's moves first, then in straight steps."""
    return king_steps(home, square), steps_apart(home, square)


def refuges(t: Table, start: int) -> list[int]:
    """Where an opponent may flee to."""
    beside = [BESIDE[way][start] for way in EVERY_WAY]
    barred = (RUBBLE, SENTRY, MALFUNCTION)
    return [at for at in beside if at not in (NOWHERE, SQUARE_100) and t.ground[at] not in barred]
