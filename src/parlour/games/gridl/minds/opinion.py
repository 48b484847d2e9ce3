"""An opinion: how much every word of the cards fits every thing that its holder can name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from parlour.games.gridl.minds.cells import Floats, Levels
from parlour.games.gridl.minds.stored import names_in, read_arrays

STEPS: Final = 32  # of one degree, as stored in a byte


class Opinion:
    """One rater's degrees of things, and what they say about the degrees that a friend would give.

    Each holder reads a file of its own and has an object of its own: nothing is shared.
    """

    def __init__(self, file: Path) -> None:
        stored = read_arrays(file)
        self.things = tuple(names_in(stored["things"]))
        self.words = tuple(names_in(stored["words"]))
        self.levels: Levels = stored["levels"]  # things x words, 1 to 5
        leaning = stored["leaning"].astype(np.float32) / STEPS + 3
        self.edges: Floats = stored["edges"]  # between the bins of a leaning
        self.friend: Floats = stored["friend"]  # bins x 5: the degree a friend would say
        self.key: Floats = stored["key"]  # bins x 5: the degree a friend may have meant
        self.column_of = {word.lower(): number for number, word in enumerate(self.words)}
        self.row_of = {thing: number for number, thing in enumerate(self.things)}
        self.bins = np.digitize(leaning, self.edges)

    def knows(self, word: str) -> bool:
        return word.lower() in self.column_of

    def friends(self, word: str) -> Floats:
        """Things x 5: how likely a friend gives each thing each degree of the word."""
        return np.asarray(self.friend[self.bins[:, self.column_of[word.lower()]]])

    def meant(self, thing: str, word: str) -> Floats:
        """How likely a friend who names the thing means each degree of the word."""
        return np.asarray(self.key[self.bins[self.row_of[thing], self.column_of[word.lower()]]])

    def level(self, thing: str, word: str) -> int:
        return int(self.levels[self.row_of[thing], self.column_of[word.lower()]])


class Hearsay:
    """Things that somebody has spoken of in passing: a leaning on every word, but less sure."""

    def __init__(self, file: Path) -> None:
        stored = read_arrays(file)
        self.things = tuple(names_in(stored["things"]))
        leaning = stored["leaning"].astype(np.float32) / STEPS + 3
        self.bins = np.digitize(leaning, stored["edges"])
        self.spoken: Levels = stored["spoken"]  # of each word: 1 if it was spoken of, 0 if not
        self.key: Floats = stored["key"]  # spoken of or not x bins x 5, as in an opinion
        words = names_in(stored["words"])
        self.column_of = {word.lower(): number for number, word in enumerate(words)}
        self.row_of = {thing: number for number, thing in enumerate(self.things)}

    def meant(self, thing: str, word: str) -> Floats:
        """How likely a friend who names the thing means each degree of the word."""
        column = self.column_of[word.lower()]
        found = self.bins[self.row_of[thing], column]
        return np.asarray(self.key[self.spoken[column], found])
