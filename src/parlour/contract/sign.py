"""The signs that a board shows, for the key to them."""

from __future__ import annotations

from typing import NamedTuple


class Sign(NamedTuple):
    """What a sign is called, and what it tells."""

    icon: str  # what the game's client draws for it, in a word of its own
    name: str
    means: str  # a sentence
    typed: str = ""  # what the terminal prints instead; "" where it prints none
