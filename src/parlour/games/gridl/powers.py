"""GL-92 to GL-103. The powers, one on the back of each of the twelve tokens."""

from __future__ import annotations

from typing import Final, NamedTuple

(
    ROW_BONUS,
    COLUMN_BONUS,
    REVEAL_ROW,
    REVEAL_COLUMN,
    FREE_POINT,
    THREE_DISCARDS,
    TWO_GUESSES,
    BET_ON_SUCCESS,
    BET_ON_FAILURE,
    CANCEL_ONE,
    PUNISH_ZERO,
    SIDE_GUESS,
) = range(12)
NO_POWER: Final = -1


class Power(NamedTuple):
    """What is printed on the power side of a token."""

    name: str
    guessing: bool  # GL-105. Whether the guessing team uses it, and not the passive one
    text: str


BY_RULE: Final = {
    "GL-92": Power("Row Bonus", True, "Score 1 more if you guess in the row of the key."),
    "GL-93": Power("Column Bonus", True, "Score 1 more if you guess in the column of the key."),
    "GL-94": Power("Show the Row", True, "The Gridmaster may show the row of the key."),
    "GL-95": Power("Show the Column", True, "The Gridmaster may show the column of the key."),
    "GL-96": Power("Free Point", True, "Score 1 more, whatever you guess."),
    "GL-97": Power("Three Discards", True, "See three solution cards, and put them out of play."),
    "GL-98": Power("Two Guesses", True, "Guess two cells; the better one counts."),
    "GL-99": Power("Bet on Success", False, "Gain 1 if the other team scores at least 1."),
    "GL-100": Power("Bet on Failure", False, "Gain 1 if the other team scores nothing."),
    "GL-101": Power("Cancel One", False, "If the other team scores exactly 1, it scores 0."),
    "GL-102": Power("Punish Zero", False, "If the other team scores nothing, it loses 1."),
    "GL-103": Power("Side-Guess", False, "Guess first; gain 1 if you come close."),
}
RULES: Final = tuple(BY_RULE)
POWERS: Final = tuple(BY_RULE.values())
GUESSING: Final = tuple([n for n, power in enumerate(POWERS) if power.guessing])
PASSIVE: Final = tuple([n for n, power in enumerate(POWERS) if not power.guessing])
