"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.parry import rules
from parlour.games.parry.table import LEAST_GUARD, MOST_GUARD, Table
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    first = luck.below(2)
    guard = [LEAST_GUARD + luck.below(MOST_GUARD - LEAST_GUARD + 1) for _ in range(2)]
    table = Table([10, 10], guard, [3, 3], [0, 0])
    return Game(table, luck, [rules.Turn(first, rules.TURNS)])


def outcome(game: Game[Table]) -> Outcome:
    life = game.table.life
    return Outcome(tuple(1 if n == max(life) else 2 for n in life), tuple(life), "PARRY-8")


def components(game: Game[Table]) -> dict[str, int]:
    """Everything on this table is used up."""
    return {}
