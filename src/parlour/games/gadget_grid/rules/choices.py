"""What the frames of this game share."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gadget_grid.moves import Activate
from parlour.games.gadget_grid.rules.because import because
from parlour.games.gadget_grid.rules.equipment import activations, refuse_activate
from parlour.games.gadget_grid.rules.ids import PHASES
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Frame, Game, OwnChoice
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text
from parlour.kernel.values import Move

# How a token comes to a square.
OWN_STEP: Final = 0  # in its player's own Movement Phase
OWN_WIDGET: Final = 1  # by a Widget of its player's
FORCED: Final = 2  # by somebody else, or by the game


class SeatFrame(Frame[Table]):
    """Something that happens to one seat, for all to see."""

    public = True
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GadgetChoice(OwnChoice[Table]):
    """A choice of one player, whose frame holds no secret."""

    public = True

    def any(self, g: Game[Table], seat: int, luck: Luck) -> Move:
        """A kind of move first, then one of that kind: lists of targets and payments are long."""
        moves = self.moves(g, seat)
        kinds = list(dict.fromkeys([type(move) for move in moves]))
        kind = kinds[luck.below(len(kinds))]
        some = [move for move in moves if type(move) is kind]
        return some[luck.below(len(some))]

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == PHASES:
            return self.wanted(g)
        return because(g, seat, move, rule)

    def wanted(self, g: Game[Table]) -> Text:
        """What is to be decided now, in a sentence to who tries something else altogether."""
        raise NotImplementedError


class TurnChoice(GadgetChoice):
    """A choice in one's own turn at which Equipment may be activated, too (GG-65)."""

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        laid: list[Move] = [Activate(card) for card in activations(g.table, seat)]
        return [*laid, *self.others(g, seat)]

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        """The moves besides."""
        raise NotImplementedError

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Activate):
            return refuse_activate(g.table, seat, move.card)
        return self.refuse_other(g, seat, move)

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        raise NotImplementedError

    def sure(self, g: Game[Table]) -> bool:
        """Whether everybody can see that there is something to choose; else only its player can."""
        return False


class Consider(SeatFrame):
    """Whether a question comes next may depend on a hidden hand: then it tells of that hand, and
    nobody takes back what led to it.
    """

    def run(self, g: Game[Table]) -> None:
        character, due = g.table.characters[self.seat], g.agenda[-1]
        hidden = character.living and character.hand and not g.table.house.open_hands
        if hidden and isinstance(due, TurnChoice) and not due.sure(g):
            g.reveal()
