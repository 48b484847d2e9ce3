"""Scores, awards and tie-breaks."""

from __future__ import annotations

from typing import Final

from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.rules.ids import (
    ALL_PASSED,
    HIGHEST_SCORE,
    LATEST_SEAT,
    MOST_ENERGY,
    MOST_GIZMOS,
)
from parlour.games.gizmos.table import Player, Table

TIE_BREAKS: Final = (MOST_GIZMOS, MOST_ENERGY, LATEST_SEAT)


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
    return sorted(range(len(t.players)), key=lambda seat: standing(t, seat), reverse=True)


def standing(t: Table, seat: int) -> tuple[int, int, int, int]:
    """What is compared, in this order: points, gizmos, energy, and a later place in turn order.

    GIZ-R21: starting gizmos count. GIZ-R24: so does energy that an award has counted.
    """
    player = t.players[seat]
    latest = (seat - t.first) % len(t.players)
    return score(player), len(player.active), player.energy(), latest


def decided_by(t: Table) -> str:
    """The rule that set the winner apart.

    GIZ-R28: where nobody could play on it is that rule, unless it took a tie-break.
    """
    first, second, *_ = ranking(t)
    stuck = t.passes == len(t.players)
    rules = (ALL_PASSED if stuck else HIGHEST_SCORE, *TIE_BREAKS)
    compared = zip(rules, standing(t, first), standing(t, second), strict=True)
    return next(rule for rule, best, next_best in compared if best != next_best)
