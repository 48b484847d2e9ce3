"""Players that are programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from parlour.contract.view import View
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text
from parlour.kernel.values import Move

NOTHING: Final = Text(("",))


class Bot(Protocol):
    """A player that is a program. It gets what a person in its seat would see, never the game."""

    blind: bool  # it does not look at the view, so none need be made
    strength: str  # how hard it is to beat, in a word or two: "easy"
    plays: str  # how it plays, in one sentence for who chooses an opponent

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move: ...


class Advice(NamedTuple):
    """A suggested move, and why: what it gains and what it risks, as a friend would say it.

    A sentence or two in the words of the game: it names things, and its numbers are whole.
    """

    move: Move
    reason: Text = NOTHING
    rule: str = ""  # the rule that allows it
    told: bool = False  # the bot says so itself when all comes to light (`Box.reasons_after`)


@runtime_checkable
class Advisor(Bot, Protocol):
    """A bot that can say why. Any other gives its move alone."""

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice: ...


@runtime_checkable
class Volunteer(Bot, Protocol):
    """A bot that also does things unasked. Any other only answers."""

    def aside(self, view: View, asides: Sequence[Move], luck: Luck) -> Move | None:
        """One of these asides, or another that is legal, or nothing.

        It is asked once after each answer, and whatever people do out of turn, if there are any
        for it; not again for what other bots do out of turn.
        """
