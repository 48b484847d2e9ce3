"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.sprawl import rules
from parlour.games.sprawl.table import Table
from parlour.kernel import Game, Luck

WIDTH, LENGTH, RESERVE = 3, 4, 3


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    """SPRAWL-1. Three by four tiles, and the pieces on the two short sides."""
    tiles = [[x, y] for y in range(LENGTH) for x in range(WIDTH)]
    t = Table(tiles, [tiles[:WIDTH], tiles[-WIDTH:]], [RESERVE] * 2, [0, 0])
    return Game(t, luck, [rules.Turn(0, rules.TURNS)])


def outcome(game: Game[Table]) -> Outcome:
    taken = game.table.taken
    return Outcome(tuple(1 if n == max(taken) else 2 for n in taken), tuple(taken), "SPRAWL-9")


def components(game: Game[Table]) -> dict[str, int]:
    t = game.table
    return {
        "tiles": len(t.tiles) + sum(t.reserve),
        "pieces of seat 0": len(t.pieces[0]) + t.taken[1],
        "pieces of seat 1": len(t.pieces[1]) + t.taken[0],
    }
