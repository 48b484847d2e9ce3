"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.darts import rules
from parlour.games.darts.rules import Aim, Table
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    """DART-1. Balloons anywhere on the board; all begin in the middle of it."""
    side = rules.SIDE + 1
    balloons = [[luck.below(side), luck.below(side)] for _ in range(rules.BALLOONS)]
    middle = [[rules.SIDE // 2, rules.SIDE // 2] for _ in range(players)]
    table = Table(balloons, middle, [0] * players, options["wind"] == "gusty")
    return Game(table, luck, [Aim(0, rules.THROWS)])


def outcome(game: Game[Table]) -> Outcome:
    popped = game.table.popped
    places = tuple(1 + sum(other > mine for other in popped) for mine in popped)
    return Outcome(places, tuple(popped), "DART-5")


def components(game: Game[Table]) -> dict[str, int]:
    return {"balloons": len(game.table.balloons) + sum(game.table.popped)}
