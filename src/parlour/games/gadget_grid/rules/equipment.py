"""GG-65, GG-192 to GG-198, GG-R45. Equipment is laid down before one's Living Character,
and works.
"""

from __future__ import annotations

from parlour.games.gadget_grid.cards import EQUIPMENT
from parlour.games.gadget_grid.events import Activated
from parlour.games.gadget_grid.rules.ids import (
    EQUIPMENT_WORKS,
    IN_HAND,
    NO_DUPLICATES,
    REPLACEMENT_WAITS,
    ZOMBOID_LAYS_DOWN,
)
from parlour.games.gadget_grid.table import Character, Table
from parlour.kernel.agenda import Game


def activations(t: Table, seat: int) -> list[int]:
    """The Equipment that a player could activate now, each once."""
    cards = t.characters[seat].hand
    return [
        card
        for i, card in enumerate(cards)
        if (i == 0 or cards[i - 1] != card) and refuse_activate(t, seat, card) is None
    ]


def refuse_activate(t: Table, seat: int, card: int) -> str | None:
    """GG-196: nobody is asked for this on another player's turn."""
    character = t.characters[seat]
    if card not in character.hand:
        return IN_HAND
    if not character.living:
        return ZOMBOID_LAYS_DOWN
    if t.catalog.cards[card].category != EQUIPMENT:
        return EQUIPMENT_WORKS
    if card in character.active:
        return NO_DUPLICATES
    if character.hand.count(card) <= character.held_back.count(card):
        return REPLACEMENT_WAITS
    return None


def activate(g: Game[Table], seat: int, card: int) -> None:
    """GG-194, GG-197. Any number of different ones may be active together."""
    character = g.table.characters[seat]
    character.hand.remove(card)
    character.active.append(card)
    g.reveal()
    if g.events is not None:
        g.tell(Activated(seat, card))


def lose_equipment(character: Character, card: int) -> None:
    """GG-195. Active Equipment is lost; its spares in hand wait until the next turn begins."""
    character.active.remove(card)
    held = character.held_back.count(card)
    character.held_back.extend([card] * (character.hand.count(card) - held))
