"""GL-136. The judge of clues: whether a clue may be given, and which rule it breaks first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.games.gridl.clue_likeness import (
    inside_compounds,
    refuse_axis_words,
    refuse_likeness,
)
from parlour.games.gridl.clue_numbers import refuse_numbers, refuse_places
from parlour.games.gridl.clue_signs import refuse_signs
from parlour.games.gridl.clue_text import Word, clean_clue, words_of
from parlour.games.gridl.faults import Fault, refusal
from parlour.games.gridl.rules.ids import CLUE_LENGTH
from parlour.games.gridl.word_lists import COMMON, WordLists
from parlour.kernel.text import Text, text

__all__ = ["Fault", "clean_clue", "doubt_clue", "refuse_clue"]

MOST_WORDS: Final = 5


def refuse_clue(clue: str, axis_words: tuple[str, str], lists: WordLists) -> Fault | None:
    """GL-136. The tests in their order: the first rule that the clue breaks, or None.

    What is given if it breaks none is the clue as `clean_clue` leaves it.
    """
    cleaned = clean_clue(clue)
    fault = refuse_signs(cleaned, axis_words)
    if fault is not None:
        return fault
    words = words_of(cleaned)
    fault = refuse_length(words)
    if fault is not None:
        return fault
    parts = [part for word in words for part in word.parts]
    inside = inside_compounds(parts)
    return (
        refuse_axis_words(cleaned, axis_words, lists)
        or refuse_numbers(parts)
        or refuse_places(parts, inside)
        or refuse_likeness(words, inside, axis_words, lists)
    )


def refuse_length(words: Sequence[Word]) -> Fault | None:
    """GL-48."""
    if not words:
        return refusal(CLUE_LENGTH, text("A clue has at least one word."))
    count = sum([word.counted for word in words])
    if count > MOST_WORDS:
        chains = [word.typed for word in words if word.counted > 1]
        if chains:
            told = text("A clue has at most {} words; each in {} counts.", MOST_WORDS, chains[0])
            return refusal(CLUE_LENGTH, told)
        told = text("A clue has at most {} words; yours has {}.", MOST_WORDS, count)
        return refusal(CLUE_LENGTH, told)
    return None


def doubt_clue(clue: str) -> Text | None:
    """GL-R29. What is no fault, but may be a slip: a clue that is an adjective and nothing else."""
    words = words_of(clean_clue(clue))
    if len(words) != 1 or len(words[0].parts) != 1:
        return None
    only = words[0].parts[0]
    if only.plain not in COMMON.adjectives:
        return None
    return text("{} is an adjective; a clue is a noun or a phrase.", only.typed)
