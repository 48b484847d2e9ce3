"""What was tried at a table, for a sentence that says why it may not be."""

from __future__ import annotations

from typing import Any

from parlour.games.gadget_grid.moves import Step
from parlour.games.gadget_grid.rules.footing import steps_left
from parlour.games.gadget_grid.rules.sight import directions_of
from parlour.games.gadget_grid.squares import DIRECTIONS, NOWHERE
from parlour.games.gadget_grid.table import NO_CARD, Character, Table
from parlour.games.gadget_grid.things import (
    card,
    gizmos,
    one_of,
    place,
    places,
    some,
    token,
    tokens,
)
from parlour.kernel.agenda import Game
from parlour.kernel.text import Part, Text, joined, text
from parlour.kernel.values import Move


class Tried:
    """A move that is refused, and the table at which it was tried: each part by its name."""

    def __init__(self, g: Game[Table], seat: int, move: Move) -> None:
        self.t = g.table
        self.seat = seat
        self.move: Any = move
        self.asked: Any = g.choice
        self.own: Character = g.table.characters[seat]

    def number(self, field: str) -> int:
        """A parameter of the move; of a move that has none, of what is asked."""
        found: int = getattr(self.move, field, getattr(self.asked, field, NOWHERE))
        return found

    # ------------------------------------------------------------------ cards

    def card(self) -> Part:
        return card(self.t.catalog, self.number("card"))

    def taken(self) -> Part:
        return card(self.t.catalog, self.number("taken"))

    def dlc(self) -> Part:
        return card(self.t.catalog, self.number("dlc"))

    def ground(self) -> Part:
        square = self.number("square")
        found = self.t.environments[square] if 0 <= square < 100 else NO_CARD
        return card(self.t.catalog, found) if found != NO_CARD else "something"

    def card_that_does(self, ability: str) -> Part:
        found = [each.number for each in self.t.catalog.cards.values() if each.does == ability]
        return card(self.t.catalog, found[0]) if found else "the right card"

    def short(self) -> str:
        found = self.t.catalog.cards.get(self.number("card"))
        return found.short if found is not None else ""

    def category(self) -> int:
        found = self.t.catalog.cards.get(self.number("card"))
        return found.category if found is not None else NOWHERE

    def placing(self) -> Text:
        return joined([card(self.t.catalog, each) for each in self.t.placing])

    def played(self) -> Text:
        return joined([card(self.t.catalog, each) for each in self.t.now.widgets])

    def display(self) -> Text:
        return joined([card(self.t.catalog, each) for each in self.t.display])

    def range(self) -> str:
        return some(self.t.catalog.cards[self.move.card].range, "square")

    def steps(self) -> str:
        return some(self.t.catalog.cards[self.move.card].steps, "square")

    # ------------------------------------------------------------------ squares and tokens

    def square(self) -> Part:
        return place(self.number("square"))

    def start(self) -> Part:
        return place(self.number("start"))

    def end(self) -> Part:
        return place(self.number("end"))

    def here(self) -> Part:
        return place(self.own.square)

    def there(self) -> Part:
        return place(self.move.square if isinstance(self.move, Step) else self.own.square)

    def at(self) -> Part:
        number = self.number("token")
        return place(self.t.where(number)) if number >= 0 else place(NOWHERE)

    def token(self) -> Part:
        return token(self.number("token"))

    def mover(self) -> Part:
        return token(self.asked.token)

    def victims(self) -> Text:
        return tokens([self.t.characters[seat].token for seat in self.asked.victims], "or")

    def choices(self) -> Text:
        """The squares that are asked about."""
        squares = self.asked.squares
        return places(squares(self.t) if callable(squares) else squares, "or")

    def first(self) -> Part:
        return place(10 * self.t.dice[0] + self.t.dice[1])

    def second(self) -> Part:
        return place(10 * self.t.dice[1] + self.t.dice[0])

    def left(self) -> str:
        return some(steps_left(self.t, self.seat), "step")

    def dice(self) -> str:
        return f"{self.t.dice[0]} and {self.t.dice[1]}"

    def ways(self) -> Text:
        """GG-186. In which directions the Sentry can be turned, if it has any."""
        sentry = self.t.catalog.cards[self.t.environments[self.number("square")]]
        return joined([DIRECTIONS[way] for way in directions_of(sentry)], "or")

    # ------------------------------------------------------------------ prices

    def gizmos(self) -> str:
        return f"you have {self.own.gizmos} on your token and {self.own.bank} in your bank"

    def owed(self) -> str:
        return gizmos(self.asked.gizmos)

    def due(self) -> str:
        return gizmos(self.asked.gizmos + self.asked.price_in_gizmos())

    def pile(self) -> str:
        return str(self.move.pile + 1)

    def price(self) -> Text:
        """GG-151. What the DLC costs that was to be bought."""
        named, others = self.t.catalog.price(self.move.dlc)
        rest = [one_of(category) for category in others]
        costs = "{} or 2 Life Gizmos, then {} or 1 Life Gizmo, then {} or 1 Life Gizmo"
        return text(costs, card(self.t.catalog, named), *rest)

    def wanted(self) -> Text:
        """GG-151. The component that is due in a purchase."""
        named, others = self.t.catalog.price(self.asked.dlc)
        if self.asked.stage == 0:
            return text("{}", card(self.t.catalog, named))
        return text("{}", one_of(others[self.asked.stage - 1]))
