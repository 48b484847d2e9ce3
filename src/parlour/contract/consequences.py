"""What a move leads to: the page decides by it whether to ask for a second press."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.text import Text


class Consequences(NamedTuple):
    """What is known of a move before it is made. `False` is a promise, and a law holds it."""

    reveals: bool = True  # it may bring something hidden to light, or draw luck
    ends_turn: bool = True  # the turn of who makes it may be over with it
    weighty: bool = False  # a slip would hurt: it spends or gives up what does not come back
    caution: Text | None = None  # what to say before a move that hardly anybody wants
