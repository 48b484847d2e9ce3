"""Password with a bot that gives clues of its own, which are on no list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.contract import Advice
from parlour.games.password import GAME as PASSWORD
from parlour.games.password.table import Clue
from parlour.kernel import text


class Chatty:
    blind = False
    strength = "easy"
    plays = "Gives clues of its own."
    said = "far away"

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Clue(self.said) if isinstance(moves[0], Clue) else moves[0]

    def advise(self, view: Any, moves: Sequence[Any], luck: Any) -> Advice:
        return Advice(self.choose(view, moves, luck), text("Nobody else would say that."), "WORD-4")


class Mumbling(Chatty):
    said = "far_away"


GAME = replace(
    PASSWORD,
    about=PASSWORD.about._replace(name="chatty", title="Chatty"),
    folder=Path(__file__).parent,
    bots={"chatty": Chatty, "mumbling": Mumbling},
)
