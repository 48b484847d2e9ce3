"""A game whose bots do everything that a bot should not."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.contract import Advice
from parlour.games.fists import GAME as FISTS
from parlour.games.fists.rules import Show
from parlour.kernel.text import text


class Balky:
    blind = False
    strength = "no match"
    plays = "Does what a bot should not."


class Asleep(Balky):
    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        time.sleep(600)


class Broken(Balky):
    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        raise RuntimeError("no idea")


class Cheating(Balky):
    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Show(99)


class Dying(Balky):
    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        os._exit(3)


class Wise(Balky):
    """Nothing is wrong with this one: it can even say why."""

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return moves[-1]

    def advise(self, view: Any, moves: Sequence[Any], luck: Any) -> Advice:
        worth = len(view["shown"][view["viewer"]]) + 1
        return Advice(moves[-1], text("It may win {} and gives up your highest.", worth), "FIST-5")


class Babbling(Wise):
    def advise(self, view: Any, moves: Sequence[Any], luck: Any) -> Advice:
        return Advice(moves[0], text("Well, " * 1000), "NO-SUCH-RULE")


GAME = replace(
    FISTS,
    about=FISTS.about._replace(name="balky", title="Balky"),
    folder=Path(__file__).parent,
    bots={
        "asleep": Asleep,
        "broken": Broken,
        "cheating": Cheating,
        "dying": Dying,
        "wise": Wise,
        "babbling": Babbling,
    },
)
