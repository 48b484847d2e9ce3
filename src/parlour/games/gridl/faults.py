"""What is wrong with a clue."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.text import Text


class Fault(NamedTuple):
    """The rule that a clue breaks, and why in a sentence to the Gridmaster."""

    rule: str
    because: Text


def refusal(rule: str, because: Text) -> Fault:
    return Fault(rule, because)
