"""GG-99, GG-100, GG-108, GG-218, GG-229. The Attack Phase: a card, a Zomb, or the Laser Shovel."""

from __future__ import annotations

from typing import Final

from parlour.games.gadget_grid.events import Shoveled
from parlour.games.gadget_grid.moves import Activate, MoveZomb, Pass, Shovel, Whistle
from parlour.games.gadget_grid.rules.attacks import (
    AttackMove,
    attack_moves,
    refuse_attack,
)
from parlour.games.gadget_grid.rules.choices import Consider, SeatFrame, TurnChoice
from parlour.games.gadget_grid.rules.equipment import activate
from parlour.games.gadget_grid.rules.harm import Harm
from parlour.games.gadget_grid.rules.ids import ATTACK_OPTIONS, ONE_WHISTLE, PHASES, SEEN, SHOVEL
from parlour.games.gadget_grid.rules.sight import distances
from parlour.games.gadget_grid.rules.striking import strike
from parlour.games.gadget_grid.rules.targets import (
    refuse_token,
    seats_and_zombs,
    tokens_in_reach,
)
from parlour.games.gadget_grid.rules.zombs import (
    MoveOn,
    move_zomb,
    reach_of_move,
    refuse_zomb_step,
    zomb_steps,
)
from parlour.games.gadget_grid.squares import EVERY_WAY
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.games.gadget_grid.this_turn import ATTACKING
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

TWO_SQUARES: Final = 2  # GG-99


class AttackPhase(SeatFrame):
    """GG-140, D03. A Zomboid has none, nor has a Character that is hugged."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.now.phase = ATTACKING
        g.then(Consider(self.seat), Attack(self.seat))


class Attack(TurnChoice):
    """GG-99, GG-100, GG-R69. One Attack, and before it what the Zomb Whistle grants; D13: a second
    card.
    """

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        character = t.characters[self.seat]
        if not character.living or character.token == t.hugs:
            return False
        return self.sure(g) or len(self.moves(g, self.seat)) > 1

    def sure(self, g: Game[Table]) -> bool:
        """GG-108. Nearly always there is a Zomb that can be moved."""
        t = g.table
        zombs = t.zombs() if t.now.attacks == 0 else []
        return any(zomb_steps(t, self.seat, token) for token in zombs)

    def wanted(self, g: Game[Table]) -> Text:
        return text("This is your Attack Phase: attack, or pass.")

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found = attack_moves(t, seat)
        if t.now.attacks == 0:
            found += [Shovel(token) for token in shoveled(t, seat)]
            zombs = [
                (token, square) for token in t.zombs() for square in zomb_steps(t, seat, token)
            ]
            found += [MoveZomb(token, square) for token, square in zombs]
            if refuse_whistle(t, seat) is None:
                found += [Whistle(token, square) for token, square in zombs]
        return [*found, Pass()]

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Pass):
            return None
        if isinstance(move, AttackMove):
            return refuse_attack(t, seat, move)
        if not isinstance(move, (Shovel, MoveZomb, Whistle)):
            return PHASES
        if t.now.attacks:
            return ATTACK_OPTIONS
        if isinstance(move, Shovel):
            return refuse_shovel(t, seat, move.token)
        if isinstance(move, Whistle):
            whistles = refuse_whistle(t, seat)
            if whistles is not None:
                return whistles
        return refuse_zomb_step(t, seat, move.token, move.square)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Activate):
            activate(g, seat, move.card)
            g.then(self)
        elif isinstance(move, AttackMove):
            if t.now.attacks + 1 < attacks_allowed(t, seat):
                g.then(self)
            strike(g, seat, move)
        elif isinstance(move, Shovel):
            if g.events is not None:
                g.tell(Shoveled(seat, move.token))
            g.then(Harm(*seats_and_zombs(t, [move.token])))
        elif isinstance(move, MoveZomb):
            g.then(MoveOn(seat, move.token, reach_of_move(t, seat, TWO_SQUARES) - 1))
            move_zomb(g, seat, move.token, move.square)
        elif isinstance(move, Whistle):
            t.now.whistled = True
            squares = t.catalog.cards[t.has(seat, "whistle")].steps
            g.then(
                MoveOn(seat, move.token, reach_of_move(t, seat, squares) - 1), Consider(seat), self
            )
            move_zomb(g, seat, move.token, move.square)


def attacks_allowed(t: Table, seat: int) -> int:
    """GG-99, D13."""
    return 1 if t.has(seat, "duo") == NO_CARD else 2


def refuse_whistle(t: Table, seat: int) -> str | None:
    """GG-218. One extra movement a turn, however many whistles."""
    if t.now.whistled or t.has(seat, "whistle") == NO_CARD:
        return ONE_WHISTLE
    return None


def shovel_reach(t: Table, seat: int) -> tuple[list[int], int]:
    """D06. By square, how far it is for the shovel, and how far it must be."""
    card = t.catalog.cards[t.has(seat, "shovel")]
    return distances(t, seat, t.characters[seat].square, EVERY_WAY, card.range), card.least


def shoveled(t: Table, seat: int) -> list[int]:
    if t.has(seat, "shovel") == NO_CARD:
        return []
    return tokens_in_reach(t, seat, *shovel_reach(t, seat))


def refuse_shovel(t: Table, seat: int, token: int) -> str | None:
    if t.has(seat, "shovel") == NO_CARD:
        return SHOVEL
    rule = refuse_token(t, seat, token, *shovel_reach(t, seat))
    return SHOVEL if rule == SEEN else rule
