"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome
from parlour.games.fists import rules
from parlour.games.fists.rules import Round, Table
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    hands = [list(range(1, rules.FINGERS + 1)) for _ in range(players)]
    table = Table(hands, [[] for _ in range(players)], [0] * players)
    return Game(table, luck, [Round(1)])


def outcome(game: Game[Table]) -> Outcome:
    points = game.table.points
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Outcome(places, tuple(points), "FIST-6")


def components(game: Game[Table]) -> dict[str, int]:
    t = game.table
    return {
        f"{number} of seat {seat}": (t.hands[seat] + t.shown[seat]).count(number)
        for seat in range(len(t.hands))
        for number in range(1, rules.FINGERS + 1)
    }
