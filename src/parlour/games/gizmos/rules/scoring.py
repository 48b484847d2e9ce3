"""Scores, awards and tie-breaks."""

from __future__ import annotations

from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.table import Player, Table


def score(player: Player) -> int:
    """GIZ-94. Printed points, tokens and extra awards; nothing else counts."""
    return printed(player) + player.tokens + awards(player)


def printed(player: Player) -> int:
    return sum([CARDS[gizmo].points for gizmo in player.active])


def awards(player: Player) -> int:
    """GIZ-83, GIZ-R23. Each copy counts in full: the energy in the ring, or the value of tokens."""
    total = 0
    for gizmo in player.active:
        if CARDS[gizmo].awards_energy:
            total += player.energy()
        if CARDS[gizmo].awards_tokens:
            total += player.tokens
    return total


def ranking(t: Table) -> list[int]:
    """GIZ-95 to GIZ-98. The seats from first to last place; there is never a tie left."""

    def standing(seat: int) -> tuple[int, int, int, int]:
        player = t.players[seat]
        latest = (seat - t.first) % len(t.players)
        return score(player), len(player.active), player.energy(), latest

    return sorted(range(len(t.players)), key=standing, reverse=True)
