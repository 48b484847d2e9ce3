"""What a simulation notes of a game besides how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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


def measure() -> Turns:
    return Turns()
