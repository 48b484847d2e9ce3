"""Moves that people type because nobody can list them all."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.text import Text


class Typed(NamedTuple):
    """What somebody types of a move; the notation around it is added for them."""

    label: Text  # what it is: "Your guess"
    before: str = ""
    after: str = ""


class Aid(NamedTuple):
    """What is said to somebody who types, beside the judge's word."""

    remark: Text | None = None  # what they may like to know of a move that is legal
    offers: tuple[str, ...] = ()  # what might be meant, to go on with: words as they are typed
