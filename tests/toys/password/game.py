"""How a game begins, how it has ended, and what it is made of."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import Outcome, Side
from parlour.games.password import rules
from parlour.games.password.table import NONE, WORDS, Table
from parlour.kernel import Game, Luck


def setup(players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
    deck = list(range(len(WORDS)))
    luck.shuffle(deck)
    return Game(Table(players, deck, [], NONE, 0, [], [], [0, 0]), luck, [rules.Turn(0)])


def outcome(game: Game[Table]) -> Outcome:
    t = game.table
    points = tuple(t.points[seat % 2] for seat in range(t.players))
    return Outcome(tuple(1 if p == max(points) else 2 for p in points), points, "WORD-10")


def components(game: Game[Table]) -> dict[str, int]:
    t = game.table
    everywhere = [*t.deck, *t.past, t.word]
    return {word: everywhere.count(i) for i, word in enumerate(WORDS)}


def sides(players: int, options: Mapping[str, str]) -> list[Side]:
    return [Side("Even", tuple(range(0, players, 2))), Side("Odd", tuple(range(1, players, 2)))]
