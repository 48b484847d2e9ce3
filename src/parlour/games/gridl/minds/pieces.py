"""Cuts a text into the pieces of words that the encoder has numbers for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

MOST_SIGNS: Final = 200  # of a text; a clue is shorter (GL-131)
MOST_PIECES: Final = 30
LONGEST_WORD: Final = 60
START: Final = "[CLS]"
END: Final = "[SEP]"
UNKNOWN: Final = "[UNK]"
INNER: Final = "##"


def split_words(text: str) -> list[str]:
    """Small letters without accents; signs stand alone."""
    apart = unicodedata.normalize("NFD", text[:MOST_SIGNS].lower())
    letters = "".join(each for each in apart if unicodedata.category(each) != "Mn")
    return re.findall(r"[^\W_]+|[^\w\s]|_", letters)


def cut_word(word: str, pieces: Mapping[str, int]) -> list[int]:
    """The longest piece that fits, then the longest of the rest, and so on."""
    found: list[int] = []
    start = 0
    while start < len(word):
        end = len(word)
        before = INNER if start else ""
        while end > start and before + word[start:end] not in pieces:
            end -= 1
        if end == start:
            return [pieces[UNKNOWN]]
        found.append(pieces[before + word[start:end]])
        start = end
    return found


def cut(text: str, pieces: Mapping[str, int]) -> list[int]:
    found = [pieces[START]]
    for word in split_words(text):
        found += cut_word(word, pieces) if len(word) <= LONGEST_WORD else [pieces[UNKNOWN]]
    return [*found[:MOST_PIECES], pieces[END]]
