"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.heap.options import HEAPS, heap_in, time_limit
from parlour.games.heap.rules import Table, Turn
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    agreed = options["heap"]
    stones = HEAPS[agreed] if agreed in HEAPS else heap_in(agreed)["stones"]
    timed = time_limit(options) is not None
    return Game(Table(stones, [0] * players, [], 0, timed), luck, [Turn(0)])


def outcome(game: Game[Table]) -> Outcome:
    t = game.table
    worth = [-1 if seat in t.out else taken for seat, taken in enumerate(t.taken)]
    places = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    return Outcome(places, tuple(t.taken), "HEAP-5")


def components(game: Game[Table]) -> dict[str, int]:
    return {"stones": game.table.stones + sum(game.table.taken)}
