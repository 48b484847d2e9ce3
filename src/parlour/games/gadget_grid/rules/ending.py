"""GG-264 to GG-269, GG-289, GG-290. When the game is decided, and what is left undone."""

from __future__ import annotations

from parlour.games.gadget_grid.events import GameEnded
from parlour.games.gadget_grid.rules.ids import (
    LAST_LIVING,
    LAST_OF_TWO,
    SOLO_LOST,
    SOLO_WON,
    TIE,
)
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Game


def decide(g: Game[Table], before: list[int]) -> bool:
    """GG-265. Whether the game is over, now that Gizmos have moved; `before` were Living until now.

    GG-266, GG-267: whoever's turn it is, and whatever is in the banks.
    """
    t = g.table
    living = t.living()
    if t.alone:
        if 0 not in living:
            end(g, [], SOLO_LOST)  # GG-250, GG-R52: asked first
        elif living == [0]:
            end(g, [0], SOLO_WON)
        return g.over
    if len(living) == 1:
        end(g, living, LAST_OF_TWO if t.players == 2 else LAST_LIVING)
    elif not living:
        end(g, before, TIE)  # GG-R25
    return g.over


def end(g: Game[Table], winners: list[int], rule: str) -> None:
    """GG-269, GG-305. Whatever is not finished is dropped; cards in play count as discarded."""
    t = g.table
    pile = t.piles[t.characters[t.turn].pile]
    pile.extend(t.in_play)
    pile.extend(t.placing)
    t.in_play = []
    t.placing = []
    t.winners = winners
    t.decided_by = rule
    g.end()
    if g.events is not None:
        g.tell(GameEnded(tuple(winners), rule))
