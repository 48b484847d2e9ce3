"""Players peculiar to this game."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.box import View
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move


class Greedy:
    blind = False

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        return moves[0]
