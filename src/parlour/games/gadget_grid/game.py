"""How the game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.gadget_grid.options import house_rules
from parlour.games.gadget_grid.rules.setup import set_up
from parlour.games.gadget_grid.table import FIRST_TOKEN, NO_CARD, Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    return set_up(players, house_rules(players, options), luck)


def outcome(g: Game[Table]) -> Outcome:
    """GG-264, GG-268, GG-290. The points are the Gizmos that are left on the token."""
    t = g.table
    places = tuple([1 if seat in t.winners else 2 for seat in range(t.players)])
    points = tuple([t.characters[seat].gizmos for seat in range(t.players)])
    return Outcome(places, points, t.decided_by)


def components(g: Game[Table]) -> dict[str, int]:
    """GG-2, GG-3, GG-6, GG-117. Every card as often as it is printed, and every Gizmo."""
    t = g.table
    everywhere = [*t.setup, *t.unused, *t.box, *t.dlc_deck, *t.display, *t.placing, *t.in_play]
    for pile in (*t.decks, *t.piles, *t.lying):
        everywhere += pile
    everywhere += [card for card in t.environments if card != NO_CARD]
    everywhere += [card for card in t.start_deck if card < FIRST_TOKEN]
    counts = {"Life Gizmos": t.gone}
    for character in t.characters:
        everywhere += character.hand + character.active + character.dlc
        counts["Life Gizmos"] += character.gizmos + character.bank
    for card in everywhere:
        if card < FIRST_TOKEN:
            known = t.catalog.cards[card].id
            counts[known] = counts.get(known, 0) + 1
    return counts
