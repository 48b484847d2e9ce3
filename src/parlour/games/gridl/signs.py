"""The key to the signs on the grid and beside it."""

from __future__ import annotations

from typing import Final

from parlour.contract import Sign

SIGNS: Final = (
    Sign("key", "key", "Where the clue was meant to stand: worth 3 points.", "KEY"),
    Sign("two", "one step off", "Next to the key in its row or column: worth 2 points."),
    Sign("one", "off on both words", "Touches the key at a corner: worth 1 point."),
    Sign("x", "X", "It covers an old key, so nobody can guess here again.", "X"),
    Sign("pointer", "pointer", "Where the team points; placed once all have confirmed.", "●"),
    Sign("guess", "guess", "Where the team has placed its token, for good.", "●"),
    Sign("side-guess", "side-guess", "Where the other team guesses, to gain 1 point.", "○"),
    Sign("guessing-power", "guessing power", "A team uses it in a turn in which it guesses."),
    Sign("passive-power", "passive power", "A team uses it while the other team guesses."),
    Sign("spent", "used power", "Its work is done; now it is one of its team's X-tokens."),
)
