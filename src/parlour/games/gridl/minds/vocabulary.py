"""What common words are like, in numbers (GloVe): the same for all who know the language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.minds.cells import Floats
from parlour.games.gridl.minds.lookup import plain
from parlour.games.gridl.minds.stored import DATA, names_in, read_arrays

LEFT_OUT: Final = frozenset(
    ["a", "an", "the", "of", "in", "on", "at", "to", "and", "for", "with", "by", "from", "is"]
)


class Vocabulary:
    def __init__(self, stored: Mapping[str, npt.NDArray[Any]]) -> None:
        self.row_of = {word: number for number, word in enumerate(names_in(stored["words"]))}
        self.vectors = stored["vectors"]  # bytes, whose length does not matter
        self.size: int = self.vectors.shape[1]

    def vector(self, text: str) -> Floats | None:
        """Of length 1; nothing if no word of the text is known."""
        whole = plain(text).replace("'s", "")
        for name in (whole, whole.replace(" ", "-")):
            if name in self.row_of:
                return self.of_word(name)
        words = [word for word in re.findall("[a-z]+", whole) if word not in LEFT_OUT]
        found = [self.of_word(word) for word in words if word in self.row_of]
        return as_unit(np.sum(found, axis=0)) if found else None

    def of_word(self, word: str) -> Floats:
        return as_unit(self.vectors[self.row_of[word]].astype(np.float32))


def as_unit(vector: Floats) -> Floats:
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9), np.float32)


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary(read_arrays(DATA / "glove.npz"))
