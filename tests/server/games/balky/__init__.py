"""A game whose bots do everything that a bot should not."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from parlour.games.fists import FistsBox
from parlour.games.fists.rules import Show


class Asleep:
    blind = False

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        time.sleep(600)


class Broken:
    blind = False

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        raise RuntimeError("no idea")


class Cheating:
    blind = False

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Show(99)


class Dying:
    blind = False

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        os._exit(3)


class BalkyBox(FistsBox):
    name = "balky"
    title = "Balky"
    bots = {"asleep": Asleep, "broken": Broken, "cheating": Cheating, "dying": Dying}


GAME = BalkyBox()
