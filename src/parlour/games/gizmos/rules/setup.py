"""Setting the table."""

from __future__ import annotations

from typing import Final

from parlour.games.gizmos.cards import BY_LEVEL
from parlour.games.gizmos.rules.supply import leave_dispenser, refill_row
from parlour.games.gizmos.rules.turn import Turn
from parlour.games.gizmos.table import EACH_COLOR, EMPTY, ROW, HouseRules, Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck

LEVEL_3_CARDS: Final = 16  # GIZ-15
SHOWN: Final = (4, 3, 2)  # GIZ-16


def set_up(players: int, house: HouseRules, luck: Luck) -> Game[Table]:
    """GIZ-11 to GIZ-17 and GIZ-102. A table for so many players, First Player about to begin.

    GIZ-12: rings and archives are empty. GIZ-14: each level is a deck of its own.
    """
    decks: list[list[int]] = []
    for level in (1, 2, 3):
        deck = BY_LEVEL[level].copy()
        luck.shuffle(deck)
        decks.append(deck)
    removed = decks[2][LEVEL_3_CARDS:]
    del decks[2][LEVEL_3_CARDS:]
    display = [[decks[level].pop() for _ in range(SHOWN[level])] for level in range(3)]
    starters = BY_LEVEL[0][:players]
    first = luck.below(players)
    table = Table(
        house=house,
        players=[Player([0, 0, 0, 0], [], [starter], 0) for starter in starters],
        first=first,
        turn=first,
        round=0,
        decks=decks,
        display=display,
        removed=removed,
        looked_at=[],
        dispenser=[EACH_COLOR] * 4,
        next_sphere=EMPTY,
        row=[],
        pending=[],
        used=[],
        built=[],
        ending=False,
    )
    game = Game(table, luck, [Turn(first)])
    if house.next_shown:
        table.next_sphere = leave_dispenser(game)
    for _ in range(ROW):
        refill_row(game)
    return game
