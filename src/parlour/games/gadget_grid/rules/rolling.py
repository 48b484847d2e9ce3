"""GG-22. Placement rolls, and what may be done about one before anything is placed."""

from __future__ import annotations

from parlour.games.gadget_grid.events import Rolled
from parlour.games.gadget_grid.moves import Keep, Reroll, Shift
from parlour.games.gadget_grid.rules.choices import GadgetChoice, SeatFrame
from parlour.games.gadget_grid.rules.ids import PHASES, RE_ROLL, TURN_A_DIE
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def squares_rolled(t: Table) -> list[int]:
    """GG-22, GG-24. AB and BA; one square on doubles."""
    first, second = t.dice
    return [10 * first + second] if first == second else [10 * first + second, 10 * second + first]


def roll(g: Game[Table], seat: int, how: int = 0) -> None:
    """GG-8. Two ten-sided dice."""
    t = g.table
    t.dice = [g.luck.below(10), g.luck.below(10)]
    if g.events is not None:
        g.tell(Rolled(seat, t.dice[0], t.dice[1], how))


class Roll(SeatFrame):
    """A placement roll; the squares are those of the dice as they lie in the end."""

    def run(self, g: Game[Table]) -> None:
        roll(g, self.seat)
        g.then(Reconsider(self.seat))


class Reconsider(GadgetChoice):
    """E07, D16. Before a card is drawn or anything is placed, the dice may be changed."""

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        return may_reroll(t, self.seat) or t.has(self.seat, "shift") != NO_CARD

    def wanted(self, g: Game[Table]) -> Text:
        first, second = g.table.dice
        return text(
            "First decide about your roll, {} and {}: keep it, or change it.", first, second
        )

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found: list[Move] = [Keep()]
        if may_reroll(t, seat):
            found.append(Reroll())
        if t.has(seat, "shift") != NO_CARD:
            found += [
                Shift(die, by) for die in (0, 1) for by in (1, -1) if 0 <= t.dice[die] + by <= 9
            ]
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Reroll):
            return None if may_reroll(t, seat) else RE_ROLL
        if isinstance(move, Shift):
            owned = t.has(seat, "shift") != NO_CARD
            by_one = move.die in (0, 1) and move.by in (1, -1)
            return None if owned and by_one and 0 <= t.dice[move.die] + move.by <= 9 else TURN_A_DIE
        return None if isinstance(move, Keep) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Reroll):
            t.now.rerolled = True
            roll(g, seat, 1)
            g.then(Reconsider(seat))
        elif isinstance(move, Shift):
            t.dice = t.dice.copy()
            t.dice[move.die] += move.by
            if g.events is not None:
                g.tell(Rolled(seat, t.dice[0], t.dice[1], 2))


def may_reroll(t: Table, seat: int) -> bool:
    """E07. Once in each of one's own turns."""
    return seat == t.turn and not t.now.rerolled and t.has(seat, "reroll") != NO_CARD
