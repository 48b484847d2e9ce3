"""GG-R65. Which deck to draw from, and which pile to discard to, may be settled out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from parlour.games.gadget_grid.rules.ids import PREFERENCE
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.text import Text, text


class Prefer(Aside):
    """GG-53, GG-54, GG-R65. Draw from this deck, or discard to this pile, from now on."""

    fields: ClassVar[dict[str, str]] = {"pile": "bool", "number": "int"}
    undoable = True

    def __init__(self, pile: bool, number: int) -> None:
        self.pile = pile
        self.number = number

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        """At any decision of one's own turn; there are two of each."""
        t: Table = g.table
        if seat != t.turn or seat not in g.waiting() or self.number not in (0, 1):
            return PREFERENCE
        character = t.characters[seat]
        preferred = character.pile if self.pile else character.deck
        return PREFERENCE if preferred == self.number else None

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        t: Table = g.table
        if seat != t.turn or seat not in g.waiting():
            return text("You choose decks and piles in your own turn.")
        return text("Choose the other {}.", "pile" if self.pile else "deck")

    def happen(self, g: Game[Any], seat: int) -> None:
        character = g.table.characters[seat]
        if self.pile:
            character.pile = self.number
        else:
            character.deck = self.number


def asides_now(g: Game[Table], seat: int) -> Sequence[Aside]:
    """The other deck, and the other pile."""
    t = g.table
    if g.over or seat >= t.players:
        return ()
    character = t.characters[seat]
    both = (Prefer(False, 1 - character.deck), Prefer(True, 1 - character.pile))
    return [aside for aside in both if aside.refuse(g, seat) is None]


def asides_for_bots(g: Game[Table], seat: int) -> Sequence[Aside]:
    """Both decks are face down, and bots do not mind which."""
    return ()
