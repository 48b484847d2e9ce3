"""How the game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.gizmos import cards
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.options import house_rules
from parlour.games.gizmos.rules.scoring import decided_by, ranking, score
from parlour.games.gizmos.rules.setup import set_up
from parlour.games.gizmos.table import EMPTY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    return set_up(players, house_rules(options), luck)


def outcome(g: Game[Table]) -> Outcome:
    t = g.table
    order, seats = ranking(t), range(len(t.players))
    places = tuple(order.index(seat) + 1 for seat in seats)
    return Outcome(places, tuple(score(t.players[seat]) for seat in seats), decided_by(t))


def components(g: Game[Table]) -> dict[str, int]:
    """GIZ-2, GIZ-3. Every gizmo exactly once, and thirteen spheres of each color."""
    t = g.table
    counts: dict[str, int] = {
        color: t.dispenser[i]
        + t.row.count(i)
        + (t.next_sphere == i)
        + sum(player.ring[i] for player in t.players)
        for i, color in enumerate(cards.COLORS)
    }
    everywhere = [*t.removed, *t.looked_at]
    for pile in (*t.decks, *t.display):
        everywhere += pile
    for player in t.players:
        everywhere += player.archive + player.active
    for gizmo in everywhere:
        if gizmo != EMPTY:
            counts[CARDS[gizmo].code] = counts.get(CARDS[gizmo].code, 0) + 1
    return counts
