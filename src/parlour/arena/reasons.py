"""Why bots do what they do, kept until all has come to light: no record has it, and no view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.contract import NOTHING, Explained
from parlour.kernel.text import Text
from parlour.kernel.values import Event, Move


class Note(NamedTuple):
    """What a bot has to say of a move; NOTHING takes the place of what it had to say before."""

    step: int  # how many moves had been made before
    seat: int
    move: Move
    reason: Text


class End(NamedTuple):
    """When all was told that had been noted."""

    step: int
    notes: int


class Reasons:
    """Of one match. With each event of a kind in `after` all is told that has been noted."""

    def __init__(self, after: tuple[type[Event], ...]) -> None:
        self.after = after
        self.notes: list[Note] = []
        self.ends: list[End] = []

    def note(self, step: int, seat: int, move: Move, reason: Text) -> None:
        """What counts is the last word of each seat."""
        if self.after and (reason != NOTHING or seat in self.untold()):
            self.notes.append(Note(step, seat, move, reason))

    def settled(self, step: int, seats: Iterable[int], move: Move) -> None:
        """These have decided together: who was for something else has nothing to say of it."""
        untold = self.untold()
        for seat in seats:
            if seat in untold and untold[seat].step == step and untold[seat].move != move:
                self.notes.append(Note(step, seat, move, NOTHING))

    def untold(self) -> dict[int, Note]:
        """The last word of each seat since all was told, in the order in which they fell."""
        found: dict[int, Note] = {}
        for note in self.notes[self.ends[-1].notes if self.ends else 0 :]:
            found.pop(note.seat, None)
            found[note.seat] = note
        return found

    def told_with(self, event: Event, step: int) -> list[Explained]:
        """What bots say as soon as this is told, after so many moves."""
        if not self.after or not isinstance(event, self.after):
            return []
        untold = self.untold()
        self.ends.append(End(step, len(self.notes)))
        return [Explained(n.seat, n.reason) for n in untold.values() if n.reason != NOTHING]

    def go_back(self, step: int) -> None:
        """The game stands again as it was after so many moves."""
        self.notes = [note for note in self.notes if note.step < step]
        self.ends = [end for end in self.ends if end.step <= step]
