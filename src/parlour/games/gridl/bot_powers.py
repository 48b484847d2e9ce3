"""What powers are worth to a bot: the draft, the power window and the forced flip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import Advice, View
from parlour.games.gridl import powers
from parlour.games.gridl.moves import Decline, Flip, Take, UsePower
from parlour.games.gridl.powers import POWERS
from parlour.games.gridl.words import power
from parlour.kernel.text import text
from parlour.kernel.values import Move

# What a power is worth in a turn, from how often bots score 3, 2, 1 and nothing.
WORTH: Final = {
    powers.FREE_POINT: 1.0,
    powers.TWO_GUESSES: 0.6,
    powers.REVEAL_ROW: 0.6,
    powers.REVEAL_COLUMN: 0.6,
    powers.ROW_BONUS: 0.5,
    powers.COLUMN_BONUS: 0.5,
    powers.BET_ON_SUCCESS: 0.8,
    powers.SIDE_GUESS: 0.5,
    powers.PUNISH_ZERO: 0.2,
    powers.CANCEL_ONE: 0.2,
    powers.BET_ON_FAILURE: 0.2,
    powers.THREE_DISCARDS: 0.1,
}
GOOD: Final = 0.4  # worth using at once


def use_a_power(view: View, moves: Sequence[Move]) -> Advice:
    """GL-113. What is not used in time is lost: so a good one at once, and any before that."""
    mine = view["viewer"] % 2
    usable = [move for move in moves if isinstance(move, UsePower)]
    best = max(usable, key=lambda move: WORTH[move.power])
    guessing = POWERS[best.power].guessing
    left = (view["turns"] - view["turn"] + (guessing == (view["guessing"] == mine))) // 2
    if WORTH[best.power] < GOOD and left > len(usable):
        return Advice(Decline(), text("There is time for that later."))
    return Advice(best, text("{} is best used early.", power(best.power)))


def take_a_power(moves: Sequence[Move]) -> Advice:
    """GL-88. What is worth most."""
    open_ones = [move for move in moves if isinstance(move, Take)]
    best = max(open_ones, key=lambda move: WORTH[move.power])
    said = "Nobody has taken {} yet, and none of the others brings in more."
    return Advice(best, text(said, power(best.power)))


def give_up_a_power(moves: Sequence[Move]) -> Advice:
    """GL-113. What is worth least."""
    held = [move for move in moves if isinstance(move, Flip)]
    least = min(held, key=lambda move: WORTH[move.power])
    said = "One of them has to go, and none would bring in less than {}."
    return Advice(least, text(said, power(least.power)))


def nods_at_power(number: int) -> bool:
    """GL-109. Where it is proposed."""
    return WORTH[number] >= GOOD


def nods_at_none(view: View) -> bool:
    """GL-109. Whether the team holds none that it should use now."""
    held = {"state": "held", "team": view["viewer"] % 2}
    return not any(
        state == held and POWERS[number].guessing and nods_at_power(number)
        for number, state in enumerate(view["powers"])
    )
