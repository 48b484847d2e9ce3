"""How much a thing has to do with a word, for the giver alone: it says nothing of the degree."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from parlour.games.gridl.minds.cells import Floats
from parlour.games.gridl.minds.stored import names_in, read_arrays

STEPS: Final = 32  # of one, as stored in a byte
LEAST: Final = -1.0  # what is farther off says no less
MOST: Final = 2.0


class Bearing:
    """Of things and words about 0 on the average, and spread by about 1."""

    def __init__(self, file: Path) -> None:
        stored = read_arrays(file)
        self.things = tuple(names_in(stored["things"]))
        words = names_in(stored["words"])
        self.column_of = {word.lower(): number for number, word in enumerate(words)}
        near = stored["bearing"].astype(np.float32) / STEPS
        self.near: Floats = np.clip(near, LEAST, MOST)

    def on(self, word: str) -> Floats:
        """Of each thing; of a word that is on no card nothing can be said."""
        column = self.column_of.get(word.lower())
        if column is None:
            return np.zeros(len(self.things), np.float32)
        return np.asarray(self.near[:, column])
