"""What was done in a game with a card or another piece."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """How often each seat did something with a piece in one game; 0 need not be told.

    Those on one side are counted together, so what they do as one is told for one of them. With
    `out_of` it is a part of that: the points of so many turns, the turns in which it was of use.
    """

    piece: str  # its name, as people read it
    deed: str  # what was done, to stand after "when": "built"; with `out_of` after the number
    by_seat: tuple[int, ...]
    group: str = ""  # the pieces that may be held against each other: "Level 1"
    out_of: tuple[int, ...] = ()  # by seat
