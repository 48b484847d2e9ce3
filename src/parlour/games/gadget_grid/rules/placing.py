"""GG-21 to GG-35, GG-272, GG-273. A card comes to lie on a square, or beside it."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import SENTRY, SETUP
from parlour.games.gadget_grid.events import NoRoom, Placed, TokenPlaced
from parlour.games.gadget_grid.moves import Put
from parlour.games.gadget_grid.rules.choices import GadgetChoice
from parlour.games.gadget_grid.rules.ids import (
    ENVIRONMENT_ON_EMPTY,
    NEAREST,
    NOT_ON_ENVIRONMENT,
    ONE_ON_EACH,
    PHASES,
    SQUARE_ROLLED,
)
from parlour.games.gadget_grid.rules.rolling import squares_rolled
from parlour.games.gadget_grid.squares import ADJACENT, SQUARE_100, steps_apart
from parlour.games.gadget_grid.table import FIRST_TOKEN, NO_CARD, NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def lands_on_characters(t: Table, card: int, square: int) -> bool:
    """GG-R64. Where a table plays so, a Sentry stays on Characters if nothing else is there."""
    if not t.house.sentries_land or t.round == 0 or not t.is_environment(card):
        return False  # GG-44: in setup, Characters are cards
    if t.catalog.cards[card].ground != SENTRY:
        return False
    bare = t.environments[square] == NO_CARD and not t.lying[square] and not t.buddy_at(square)
    tokens = t.tokens_at(square)
    return bare and bool(tokens) and all(t.seat_of(token) != NOBODY for token in tokens)


def places_for(t: Table, card: int, square: int) -> list[int]:
    """GG-26 to GG-30. Where a card that is due on a square may lie: there, or beside it.

    GG-29, GG-R5. If no neighbor will do, the legal squares that are nearest.
    """
    on_grid = square != SQUARE_100
    if on_grid and (is_legal(t, card, square) or lands_on_characters(t, card, square)):
        return [square]
    beside = [at for at in ADJACENT[square] if is_legal(t, card, at)]
    if beside:
        return beside
    legal = [at for at in range(100) if is_legal(t, card, at)]
    nearest = min([steps_apart(square, at) for at in legal], default=0)
    return [at for at in legal if steps_apart(square, at) == nearest]


def is_legal(t: Table, card: int, square: int) -> bool:
    """GG-26, GG-27, GG-R6. May this card lie on this square of the Grid?"""
    if t.is_environment(card):
        return t.is_empty(square)
    return t.environments[square] == NO_CARD


class PlaceCard(GadgetChoice):
    """GG-32. One of the cards to be placed, completely; the seat chooses where it may lie."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "square": "int"}

    def __init__(self, seat: int, card: int, square: int) -> None:
        super().__init__(seat)
        self.card = card
        self.square = square

    def open(self, g: Game[Table]) -> bool:
        return self.seat != NOBODY and len(places_for(g.table, self.card, self.square)) > 1

    def run(self, g: Game[Table]) -> None:
        places = places_for(g.table, self.card, self.square)
        if not places:
            no_room(g, self.seat, self.card)
        elif len(places) == 1:
            self.lay(g, places[0])
        else:
            self.lay(g, places[g.luck.below(len(places))])  # GG-R4

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose where the card goes that is due on {}.", f"{self.square:02d}")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Put(self.card, at) for at in places_for(g.table, self.card, self.square)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if not isinstance(move, Put) or move.card != self.card:
            return PHASES
        if not 0 <= move.square < SQUARE_100:
            return NEAREST
        if move.square in places_for(t, self.card, self.square):
            return None
        if is_legal(t, self.card, move.square):
            return NEAREST
        environment = t.is_environment(self.card)
        return ENVIRONMENT_ON_EMPTY if environment else NOT_ON_ENVIRONMENT

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Put)
        self.lay(g, move.square)

    def lay(self, g: Game[Table], square: int) -> None:
        """GG-34. Nobody who stands there collects it."""
        t = g.table
        t.placing.remove(self.card)
        t.came_down = square
        if self.card >= FIRST_TOKEN:  # GG-45, GG-47
            token = self.card - FIRST_TOKEN
            t.put(token, square)
            if g.events is not None:
                g.tell(TokenPlaced(token, square))
            return
        if t.is_environment(self.card):
            t.lay_environment(self.card, square)
            let_stay(t, square)
        else:
            t.lying[square] = sorted([*t.lying[square], self.card])
        if g.events is not None:
            g.tell(Placed(self.seat, self.card, square, self.square))


def let_stay(t: Table, square: int) -> None:
    """GG-189, GG-R7. Characters on whose square a Sentry comes to lie may stay as long as they
    like.
    """
    for character in t.characters:
        if character.square == square:
            character.footing = True


def no_room(g: Game[Table], seat: int, card: int) -> None:
    """GG-272."""
    t = g.table
    t.placing.remove(card)
    if t.catalog.cards[card].category == SETUP:
        t.box.append(card)
    else:
        t.piles[t.characters[t.turn].pile].append(card)
    if g.events is not None:
        g.tell(NoRoom(seat, card))


class PutOne(GadgetChoice):
    """GG-25. The only card to be placed goes to AB or to BA, as the player likes."""

    def open(self, g: Game[Table]) -> bool:
        return len(squares_rolled(g.table)) > 1

    def run(self, g: Game[Table]) -> None:
        g.then(PlaceCard(self.seat, g.table.placing[0], squares_rolled(g.table)[0]))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose the square for the card.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Put(g.table.placing[0], square) for square in squares_rolled(g.table)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Put):
            return PHASES
        if move.card not in g.table.placing:
            return ONE_ON_EACH
        return None if move.square in squares_rolled(g.table) else SQUARE_ROLLED

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Put)
        g.then(PlaceCard(seat, move.card, move.square))
