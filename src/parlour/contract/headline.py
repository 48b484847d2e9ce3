"""What a turn came to, in one line, and what a board marks of it until the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from parlour.kernel.text import Text, Thing
from parlour.kernel.values import Event

EVERYBODY: Final = -1  # whose turn it is where all of them take it at once

Role = Literal["from", "to", "path", "victim", "gained", "lost"]


class Mark(NamedTuple):
    """A thing that a board marks, and what it was in that turn."""

    role: Role
    thing: Thing


class Headline(NamedTuple):
    """A turn in one sentence."""

    text: Text
    marks: tuple[Mark, ...] = ()


class Headlines(Protocol):
    """What happened, turn by turn."""

    def turn_of(self, event: Event, /) -> int | None:
        """Whose turn this event begins (EVERYBODY: all players'); None if it begins none."""

    def minor(self, event: Event, /) -> bool:
        """Whether a log leaves the event out until somebody asks for every detail."""

    def headline(self, events: Sequence[Event], /) -> Headline | None:
        """What the turn that `events` belong to came to, as far as they go; None: nothing yet.

        They are those that one viewer has heard of, the one that began the turn at the front.
        """


class Turn(NamedTuple):
    """Whose turn it was, and which events belong to it."""

    seat: int
    start: int
    end: int  # the first that belongs to it no more


def turns_in(told: Headlines, events: Sequence[Event]) -> list[Turn]:
    """The turns in what a viewer has heard. What came before the first belongs to none."""
    begun = [
        (seat, number)
        for number, event in enumerate(events)
        if (seat := told.turn_of(event)) is not None
    ]
    ends = [*(start for _, start in begun[1:]), len(events)]
    return [Turn(seat, start, end) for (seat, start), end in zip(begun, ends, strict=False)]
