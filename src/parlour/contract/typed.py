"""Moves that people type because nobody can list them all."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.text import Text


class Typed(NamedTuple):
    """What somebody types of a move; the notation around it is added for them."""

    label: Text  # what it is: "Your guess"
    before: str = ""
    after: str = ""
