"""The simplest player."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.contract import View
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move

SELDOM = 8  # one time in so many it does something out of turn, where it may


class Random:
    """Plays any legal move, each as likely as the others."""

    blind = True
    strength = "very easy"
    plays = "Plays any legal move, at random."

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        return moves[luck.below(len(moves))]

    def aside(self, view: View, asides: Sequence[Move], luck: Luck) -> Move | None:
        return None if luck.below(SELDOM) else asides[luck.below(len(asides))]
