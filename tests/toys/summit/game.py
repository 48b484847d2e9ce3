"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome, Side
from parlour.games.summit.rules import HOURS, Hour, Table
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    """SUMMIT-1."""
    rounds = HOURS // players
    summit = rounds + rounds // 2
    rough = options["weather"] == "rough"
    first = luck.below(players)
    rope = options["rope"] == "one"
    table = Table(first, [0] * players, [0] * players, [], summit, rough, rope)
    return Game(table, luck, [Hour(0)])


def outcome(game: Game[Table]) -> Outcome:
    """SUMMIT-6, SUMMIT-R2. Where nobody is up, the mountain has the first place."""
    heights, summit = game.table.heights, game.table.summit
    if game.table.rope:
        place = 1 if min(heights) == summit else 2
        return Outcome((place,) * len(heights), tuple(heights), "SUMMIT-R2")
    best = 1 if summit in heights else 2
    places = tuple(best + sum(other > mine for other in heights) for mine in heights)
    return Outcome(places, tuple(heights), "SUMMIT-6")


def sides(players: int, options: Mapping[str, str]) -> list[Side]:
    """SUMMIT-R2."""
    return [Side("The rope", tuple(range(players)))] if options["rope"] == "one" else []


def components(game: Game[Table]) -> dict[str, int]:
    return {"climbers": len(game.table.heights), "steps": game.table.summit}
