"""GL-62 to GL-67. What the turn is worth."""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.gridl import powers
from parlour.games.gridl.cells import NONE, column_of, points, row_of
from parlour.games.gridl.table import Table


class Score(NamedTuple):
    """GL-66. In this order."""

    base: int
    bonus: int  # of the guessing team
    change: int  # what the passive team makes of that
    gain: int  # of the passive team


def reckon(t: Table) -> Score:
    base = max([points(t.key, cell) for cell in t.guesses], default=0)  # GL-98: the better one
    bonus = 0
    if t.declares(powers.FREE_POINT):
        bonus = 1
    elif t.declares(powers.ROW_BONUS):
        bonus = int(any(row_of(cell) == row_of(t.key) for cell in t.guesses))
    elif t.declares(powers.COLUMN_BONUS):
        bonus = int(any(column_of(cell) == column_of(t.key) for cell in t.guesses))
    total = base + bonus  # GL-R14: what the team scores this turn
    change = 0
    if t.declares(powers.CANCEL_ONE) and total == 1:
        change = -1
    if t.declares(powers.PUNISH_ZERO) and total == 0 and t.scores[t.guessing]:
        change = -1  # GL-67, GL-R15: where there is a point to lose
    return Score(base, bonus, change, gain(t, total))


def gain(t: Table, total: int) -> int:
    """GL-64, GL-99, GL-100, GL-103. The passive team gains nothing unless by a power."""
    if t.declares(powers.BET_ON_SUCCESS):
        return int(total >= 1)
    if t.declares(powers.BET_ON_FAILURE):
        return int(total < 1)
    side = t.declares(powers.SIDE_GUESS) and t.side_guess != NONE
    return int(side and points(t.key, t.side_guess) > 0)
