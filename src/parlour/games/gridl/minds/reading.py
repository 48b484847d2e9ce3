"""Reads any text: what degree it probably has on a word, from the words that it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.minds.cells import Floats
from parlour.games.gridl.minds.encoder import Encoder, gelu
from parlour.games.gridl.minds.lookup import LONGEST, bare
from parlour.games.gridl.minds.stored import DATA, names_in, read_arrays
from parlour.games.gridl.minds.vocabulary import Vocabulary, vocabulary

PARTS: Final = 3  # words that may be read as one
LINKS: Final = frozenset(["of", "in", "on", "at", "to", "for", "with", "by", "from", "without"])
SMALL_WORDS: Final = LINKS | {"a", "an", "the", "and", "is"}
VOCABULARY_WEIGHT: Final = 5.0  # beside the encoder's vector, as it was trained
KNOWN_WEIGHT: Final = 0.5
LEVELS: Final = np.arange(1, 6, dtype=np.float32)


class Known:
    """What common words and compounds have been read as, in short."""

    def __init__(self, stored: Mapping[str, npt.NDArray[Any]]) -> None:
        self.row_of = {name: number for number, name in enumerate(names_in(stored["known"]))}
        self.codes = stored["known_codes"]
        self.scale: Floats = stored["known_scale"]

    def code(self, name: str) -> Floats | None:
        row = self.row_of.get(name)
        return None if row is None else np.asarray(self.codes[row] * self.scale, np.float32)

    def of_parts(self, name: str) -> Floats:
        """The parts of a text on the average, and the part that it is all about."""
        words = name.split()
        head_ends = next((n for n, word in enumerate(words) if n and word in LINKS), len(words))
        found: list[Floats] = []
        head: Floats | None = None
        start = 0
        while start < len(words) > 1:
            for end in range(min(len(words), start + PARTS), start, -1):
                code = self.part(words, start, end)
                if code is not None:
                    found.append(code)
                    head = code if end <= head_ends else head
                    break
            start = end
        if not found:
            return np.zeros(2 * len(self.scale), np.float32)
        return np.concatenate([np.mean(found, axis=0), found[0] if head is None else head])

    def part(self, words: list[str], start: int, end: int) -> Floats | None:
        if end - start in (0, len(words)) or (end == start + 1 and words[start] in SMALL_WORDS):
            return None
        return self.code(" ".join(words[start:end]))


class Reader:
    """Has read a great many texts beside their degrees (DATA.md); knows how far off it may be."""

    def __init__(self, stored: Mapping[str, npt.NDArray[Any]], vocabulary: Vocabulary) -> None:
        self.encoder = Encoder(stored)
        self.vocabulary = vocabulary
        self.known = Known(stored)
        self.column_of = {word.lower(): n for n, word in enumerate(names_in(stored["words"]))}
        self.head = {
            name.removeprefix("head_"): stored[name].astype(np.float32)
            for name in stored
            if name.startswith("head_")
        }
        # Of each word: what is read of a thing at a level is offset + slope x level, give or take.
        self.offset, self.slope, self.doubt = (stored[n] for n in ("offset", "slope", "doubt"))
        self.friend: Floats = stored["friend"]  # own level x level that was meant
        self.last: tuple[str, Floats | None] = ("", None)

    def degrees(self, text: str) -> Floats | None:
        """On every word of the cards, about 1 to 5; nothing if it knows no letter of the text."""
        if self.last[0] != text:
            self.last = text, self.read(text[:LONGEST])
        return self.last[1]

    def read(self, text: str) -> Floats | None:
        code = self.known.code(bare(text))
        if code is None:
            code = self.make_out(text)
        if code is None:
            return None
        head = self.head
        return np.asarray(code @ head["directions"] * head["spread"] + head["mean"], np.float32)

    def make_out(self, text: str) -> Floats | None:
        """The code of a text that is not among the known."""
        head = self.head
        if not self.encoder.spells(text):
            return None
        seen = (self.encoder.vector(text) - head["middle"]) / head["width"]
        words = self.vocabulary.vector(text)
        words = np.zeros(self.vocabulary.size, np.float32) if words is None else words
        parts = self.known.of_parts(bare(text))
        whole = np.concatenate([seen, VOCABULARY_WEIGHT * words, KNOWN_WEIGHT * parts])
        bent = gelu(whole @ head["bend"] + head["bend_bias"])
        return np.asarray(whole @ head["straight"] + bent @ head["bent"] + head["bias"])

    def meant(self, text: str, word: str) -> Floats | None:
        """How likely each degree of a word is meant, where beforehand all are equally likely."""
        column = self.column_of.get(word.lower())
        degrees = None if column is None else self.degrees(text)
        if column is None or degrees is None:
            return None
        off = degrees[column] - self.offset[column] - self.slope[column] * LEVELS
        likely = np.exp(-0.5 * (off / self.doubt[column]) ** 2)
        meant = likely @ self.friend
        return np.asarray(meant / meant.sum(), np.float32)


@cache
def reader() -> Reader:
    """Read from its file when it is first needed."""
    return Reader(read_arrays(DATA / "reader.npz"), vocabulary())
