"""GL-R9, GL-R37. What a word of a clue may be a form of: one thing, or the quality itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIBILANTS: Final = ("s", "x", "z", "ch", "sh")
SHORTEST: Final = 3  # letters that an ending leaves


def singulars(word: str) -> Iterator[str]:
    """What this may be the plural of: "skies" of "sky", "buses" of "bus"."""
    if not word.endswith("s") or word.endswith("ss") or len(word) <= SHORTEST:
        return
    yield word[:-1]
    if word.endswith("ies"):
        yield word[:-3] + "y"
    elif word.endswith("ves"):
        yield word[:-3] + "f"
        yield word[:-3] + "fe"
    if word.endswith("es") and word[:-2].endswith(SIBILANTS):
        yield word[:-2]


def adverbs(word: str) -> Iterator[str]:
    """The adjectives that this may be the adverb of: "noisily", "horribly", "comically"."""
    if not word.endswith("ly"):
        return
    stem = word[:-2]
    if len(stem) >= SHORTEST:
        yield stem
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("b"):
        yield word[:-1] + "e"
    if stem.endswith("ical"):
        yield stem[:-2]


def compared(word: str) -> Iterator[str]:
    """The adjectives that this may be a degree of: "noisier", "largest", "bigger"."""
    for ending in ("er", "est"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield stem
            yield stem + "e"
            if stem.endswith("i"):
                yield stem[:-1] + "y"
            if stem[-1:] == stem[-2:-1]:
                yield stem[:-1]
