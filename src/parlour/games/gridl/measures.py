"""What a simulation notes of a game besides how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.contract import Tally
from parlour.games.gridl.powers import NO_POWER, POWERS
from parlour.games.gridl.rules.words_in_force import word_of
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


class Turns:
    """How well the teams understood each other."""

    def before(self, game: Game[Any]) -> None:
        """Nothing has been guessed."""

    def step(self, game: Game[Any], seat: int, move: Move) -> None:
        """What a turn came to stands on the table when it is over."""

    def after(self, game: Game[Any]) -> Mapping[str, float]:
        past = game.table.past
        turns = max(1, len(past))
        return {
            "turns": len(past),
            "points a turn": sum([turn.base for turn in past]) / turns,
            "keys hit a turn": sum([turn.base == 3 for turn in past]) / turns,
            "turns without a point": sum([turn.base == 0 for turn in past]) / turns,
        }

    def tallies(self, game: Game[Any]) -> list[Tally]:
        return [*words(game.table), *powers(game.table)]


def words(t: Table) -> list[Tally]:
    """What the turns scored in which a word was on the board, told for the Gridmaster."""
    side = "Harder words" if t.house.navy else "Easier words"
    turns: dict[str, list[int]] = {}
    scored: dict[str, list[int]] = {}
    for turn in t.past:
        for number in (turn.row_word, turn.column_word):
            word = word_of(t, number)
            turns.setdefault(word, [0] * t.players)[turn.gridmaster] += 1
            scored.setdefault(word, [0] * t.players)[turn.gridmaster] += turn.base
    return [
        Tally(word, "points a turn", tuple(scored[word]), side, tuple(turns[word]))
        for word in turns
    ]


def powers(t: Table) -> list[Tally]:
    """GL-86. Told for the first seat of the team that used it."""
    used: dict[int, list[int]] = {}
    for turn in t.past:
        for team, power in enumerate(turn.powers):
            if power != NO_POWER:
                used.setdefault(power, [0] * t.players)[t.members(team)[0]] += 1
    return [
        Tally(POWERS[power].name, "used", tuple(seats), "Powers")
        for power, seats in sorted(used.items())
    ]


def measure() -> Turns:
    return Turns()
