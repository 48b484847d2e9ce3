"""GG-68 to GG-72. Two new cards for the Grid."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.events import Collected, Turned
from parlour.games.gadget_grid.moves import Put
from parlour.games.gadget_grid.rules.choices import GadgetChoice, SeatFrame
from parlour.games.gadget_grid.rules.ids import ONE_ON_EACH, PHASES, SQUARE_ROLLED
from parlour.games.gadget_grid.rules.placing import PlaceCard, PutOne
from parlour.games.gadget_grid.rules.rolling import Roll, squares_rolled
from parlour.games.gadget_grid.rules.supply import draw, gain
from parlour.games.gadget_grid.squares import ADJACENT
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Generation(SeatFrame):
    """GG-68, GG-69, GG-72. The dice are rolled before the cards are drawn."""

    def run(self, g: Game[Table]) -> None:
        g.then(Roll(self.seat), DrawTwo(self.seat))


class DrawTwo(SeatFrame):
    """GG-70, GG-71, GG-274. Everybody sees a card that is drawn to be placed."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        for _ in range(2):
            card = draw(g, t.characters[self.seat].deck)
            if card != NO_CARD:
                t.placing.append(card)
                if g.events is not None:
                    g.tell(Turned(self.seat, card))
        if len(t.placing) == 2:
            g.then(PutTwo(self.seat))
        elif t.placing:
            g.then(PutOne(self.seat), Attract(self.seat, t.placing[0]))


class PutTwo(GadgetChoice):
    """GG-23, GG-31. Which of two cards goes to AB; on doubles, which comes first."""

    def open(self, g: Game[Table]) -> bool:
        first, second = g.table.placing
        return first != second

    def run(self, g: Game[Table]) -> None:
        self.put(g, g.table.placing[0], squares_rolled(g.table)[0])

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose which of the two cards goes where.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        square = squares_rolled(g.table)[0]
        return [Put(card, square) for card in g.table.placing]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Put):
            return PHASES
        if move.card not in g.table.placing:
            return ONE_ON_EACH
        return None if move.square == squares_rolled(g.table)[0] else SQUARE_ROLLED

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Put)
        self.put(g, move.card, move.square)

    def put(self, g: Game[Table], card: int, square: int) -> None:
        """GG-32. The card on the first square is placed before the second."""
        one, two = g.table.placing
        other = two if card == one else one
        last = squares_rolled(g.table)[-1]
        g.then(
            PlaceCard(self.seat, card, square),
            Attract(self.seat, card),
            PlaceCard(self.seat, other, last),
            Attract(self.seat, other),
        )


class Attract(SeatFrame):
    """D20. A card placed by a roll on or beside the square of a Living Character that attracts
    things is collected at once; on another player's turn nothing is activated (GG-196).
    """

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, g: Game[Table]) -> None:
        t = g.table
        square, owner = t.came_down, t.owner_of("magnet")
        if owner == NOBODY or t.catalog.cards[self.card].environment:
            return
        character = t.characters[owner]
        beside = square == character.square or square in ADJACENT[character.square]
        if character.living and beside:
            take(t, self.card, square)
            if g.events is not None:
                g.tell(Collected(owner, (self.card,), square))
            gain(g, owner, self.card)


def take(t: Table, card: int, square: int) -> None:
    """One card leaves the square it lies on."""
    pile = t.lying[square].copy()
    pile.remove(card)
    t.lying[square] = pile
