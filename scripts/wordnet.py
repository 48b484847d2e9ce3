"""Read the dict files of WordNet 3: words, their senses, and what these point at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

NOUN: Final = "n"
ADJECTIVE: Final = "a"
ADVERB: Final = "r"
FILES: Final = {NOUN: "noun", "v": "verb", ADJECTIVE: "adj", ADVERB: "adv"}
SATELLITE: Final = "s"  # an adjective that is like another
ANTONYM: Final = "!"
SIMILAR: Final = "&"
DERIVED: Final = ("+", "\\")
ALL: Final = 0  # where a pointer is from all words of a sense, or to all


class Pointer(NamedTuple):
    kind: str
    sense: tuple[str, str]  # the part of speech, and the place in its file
    source: int  # the number of the word that points, from 1, or ALL
    target: int


class Sense(NamedTuple):
    words: list[str]
    pointers: list[Pointer]

    def pointers_of(self, word: str, *kinds: str) -> Iterator[Pointer]:
        for pointer in self.pointers:
            if pointer.kind in kinds and (
                pointer.source == ALL or self.words[pointer.source - 1] == word
            ):
                yield pointer


class WordNet:
    """All senses, and those of each word by its part of speech, the commonest first."""

    def __init__(self, folder: Path) -> None:
        self.senses: Final[dict[tuple[str, str], Sense]] = {}
        self.index: Final[dict[tuple[str, str], list[tuple[str, str]]]] = {}
        self.tagged: Final[dict[str, int]] = defaultdict(int)  # how often met in tagged texts
        for part, name in FILES.items():
            for line in lines(folder / f"data.{name}"):
                place, sense = read_sense(line)
                self.senses[part, place] = sense
            for line in lines(folder / f"index.{name}"):
                word, _, count, *rest = line.split()
                places = rest[-int(count) :]
                self.index[part, word] = [(part, place) for place in places]
                self.tagged[word] += int(rest[-int(count) - 1])

    @cache  # noqa: B019 - there is one of it, for as long as the script runs
    def words(self, part: str) -> frozenset[str]:
        return frozenset([word for each, word in self.index if part == each])

    def of(self, part: str, word: str) -> list[Sense]:
        return [self.senses[place] for place in self.index.get((part, word), ())]

    def pointed(self, pointer: Pointer) -> list[str]:
        words = self.senses[pointer.sense].words
        return words if pointer.target == ALL else [words[pointer.target - 1]]


def lines(path: Path) -> Iterator[str]:
    """All but the licence at the top."""
    with path.open(encoding="latin-1") as file:
        yield from (line for line in file if not line.startswith("  "))


def read_sense(line: str) -> tuple[str, Sense]:
    fields = line.partition("|")[0].split()
    count = int(fields[3], 16)
    words = [fields[4 + 2 * i].partition("(")[0].lower() for i in range(count)]
    first = 5 + 2 * count
    pointers = []
    for at in range(first, first + 4 * int(fields[first - 1]), 4):
        kind, place, part, ends = fields[at : at + 4]
        part = ADJECTIVE if part == SATELLITE else part
        pointers.append(Pointer(kind, (part, place), int(ends[:2], 16), int(ends[2:], 16)))
    return fields[0], Sense(words, pointers)
