"""GL-5. The word cards, and packs of other words (GL-141)."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent
MAGENTA: Final = "magenta"  # two easier words
NAVY: Final = "navy"  # two harder words
SIDES: Final = (MAGENTA, NAVY)
BETWEEN: Final = ";"  # two poles of a word


class WordCard(NamedTuple):
    """GL-5. Two words on each side."""

    magenta_1: str
    magenta_2: str
    navy_1: str
    navy_2: str

    def side(self, side: str) -> tuple[str, str]:
        return self[:2] if side == MAGENTA else self[2:]


class Poles(NamedTuple):
    """Words for the two ends of a scale."""

    high: tuple[str, ...]
    low: tuple[str, ...]


class WordForms(NamedTuple):
    """What a clue may not hold when this word is on the board."""

    forms: frozenset[str]  # of the word itself (GL-50)
    synonyms: frozenset[str] = frozenset()  # GL-51
    antonyms: frozenset[str] = frozenset()


class Pack(NamedTuple):
    """GL-141. A word list to play with; what it does not say of its words nobody knows."""

    name: str
    cards: tuple[WordCard, ...]
    poles: Mapping[str, Poles] = {}  # by word, as it stands on its card
    banned: Mapping[str, WordForms] = {}

    def words(self, side: str) -> Iterator[str]:
        for card in self.cards:
            yield from card.side(side)


def read_cards(path: Path) -> tuple[WordCard, ...]:
    """The cards of a table with a heading and one card a line, its number first."""
    with path.open(encoding="utf-8", newline="") as lines:
        return tuple([WordCard(*row[1:]) for row in list(csv.reader(lines))[1:]])


def read_poles(path: Path) -> dict[str, Poles]:
    with path.open(encoding="utf-8", newline="") as lines:
        return {
            row["word"]: Poles(
                tuple(row["high_anchors"].split(BETWEEN)),
                tuple(row["low_anchors"].split(BETWEEN)),
            )
            for row in csv.DictReader(lines)
        }


CARDS: Final = read_cards(FOLDER / "word_cards.csv")


@cache
def printed_pack() -> Pack:
    """The cards that come with the game. What may not be said of their words is in `lists`."""
    return Pack("printed", CARDS, read_poles(FOLDER / "poles.csv"))
