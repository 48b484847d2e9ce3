"""Reads a clue: how likely each cell is the key, to one who has an opinion and can read words."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from parlour.games.gridl.minds.cells import (
    DEGREES,
    Floats,
    best_guess,
    key_chances,
)
from parlour.games.gridl.minds.foreign import Stranger
from parlour.games.gridl.minds.knows import Known
from parlour.games.gridl.minds.lookup import Names
from parlour.games.gridl.minds.opinion import Hearsay, Opinion
from parlour.games.gridl.minds.poles import NO_PACK, Packs, ends_of
from parlour.games.gridl.minds.reading import Reader

NO_IDEA: Final = np.full(DEGREES, 1 / DEGREES, np.float32)
ITSELF: Final = 0.5  # how much a thing inside a clue says, beside the clue's own words


class Reading(NamedTuple):
    """What a guesser makes of a clue."""

    chances: tuple[float, ...]  # of each cell to be the key
    cell: int  # the guess: the most points to expect
    expected: float
    known: Known
    thing: str | None  # what the clue was taken for, or reminded of
    row_level: int  # the likeliest degree, 1 to 5, or 0 if it has no idea or only a guess
    column_level: int
    guessing: bool  # GL-141: it can only guess at one of the words


class Guesser:
    """Holds one opinion, and perhaps what it has heard of further things, and a reader of words."""

    def __init__(
        self,
        opinion: Opinion,
        hearsay: Hearsay | None = None,
        reader: Callable[[], Reader] | None = None,
        looks_up: bool = True,
        pack: Packs = NO_PACK,
    ) -> None:
        self.opinion = opinion
        self.hearsay = hearsay
        self.reader = reader
        self.names = Names((*opinion.things, *(hearsay.things if hearsay else ())))
        self.looks_up = looks_up
        self.pack = pack

    def read(self, row: str, column: str, clue: str, covered: Collection[int]) -> Reading:
        """GL-69: a covered cell is never the key, and never guessed."""
        thing = self.names.find(clue) if self.looks_up else None
        inside = self.names.inside(clue) if self.looks_up and not thing else None
        ideas = [self.idea(word, clue, thing, inside) for word in (row, column)]
        of_row, of_column = (NO_IDEA if each is None else each for each in ideas)
        chances = key_chances(of_row, of_column, covered)
        cell, expected = best_guess(chances, covered)
        known: Known = "thing" if thing else "close" if inside else "words"
        row_level, column_level = (
            0 if each is None or not self.understands(word) else int(each.argmax()) + 1
            for word, each in zip((row, column), ideas, strict=True)
        )
        return Reading(
            tuple(chances.tolist()),
            cell,
            expected,
            "nothing" if all(each is None for each in ideas) else known,
            thing or inside,
            row_level,
            column_level,
            not (self.understands(row) and self.understands(column)),
        )

    def understands(self, word: str) -> bool:
        """GL-141. By an opinion on it, or by the poles that a pack names."""
        return self.opinion.knows(word) or ends_of(word, self.pack) is not None

    def idea(self, word: str, clue: str, thing: str | None, inside: str | None) -> Floats | None:
        """How likely each degree of a word is meant by the clue; None if it says nothing."""
        if not self.opinion.knows(word):
            return self.foreign_idea(word, clue, thing)
        if thing is not None:
            return self.meant(thing, word)
        words = self.reader().meant(clue, word) if self.reader else None
        if words is None or inside is None:
            return words
        both = words * self.meant(inside, word) ** ITSELF
        return np.asarray(both / both.sum(), np.float32)

    def foreign_idea(self, word: str, clue: str, thing: str | None) -> Floats | None:
        """GL-141. A guess at a word that it has no opinion on."""
        if thing is not None and thing in self.opinion.row_of:
            spread = self.stranger.things(word)
            return None if spread is None else spread[self.opinion.row_of[thing]]
        degrees = self.reader().degrees(clue) if self.reader else None
        return None if degrees is None else self.stranger.text(word, degrees)

    @cached_property
    def stranger(self) -> Stranger:
        return Stranger(self.opinion, self.pack)

    def meant(self, thing: str, word: str) -> Floats:
        if self.hearsay is None or thing in self.opinion.row_of:
            return self.opinion.meant(thing, word)
        return self.hearsay.meant(thing, word)
