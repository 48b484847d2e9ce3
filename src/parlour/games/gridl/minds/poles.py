"""The hand-written poles of the words: what a giver never names, and the ends of a scale."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from parlour.games.gridl.minds.lookup import bare
from parlour.games.gridl.word_cards import Poles, printed_pack

Packs = Mapping[str, Poles]  # the poles that a pack names, by word
NO_PACK: Final[Packs] = {}
STEM: Final = 4  # letters that a word and its forms have in common


@cache
def poles() -> dict[str, Poles]:
    return {word.lower(): ends for word, ends in printed_pack().poles.items()}


def ends_of(word: str, pack: Packs) -> Poles | None:
    """GL-141. The two ends of a word's scale, by a pack of other words or by the cards."""
    named = next((ends for each, ends in pack.items() if each.lower() == word.lower()), None)
    ends = named or poles().get(word.lower())
    return ends if ends and ends.high and ends.low else None


def names_a_pole(thing: str, words: tuple[str, ...], pack: Packs = NO_PACK) -> bool:
    """Whether a thing says an anchor that both minds were given for a word, or a form of one.

    A person may: between two bots it would be a code, and no understanding.
    """
    said = bare(thing)
    for word in words:
        ends = ends_of(word, pack)
        if ends and any(says(said, bare(anchor)) for anchor in (*ends.high, *ends.low)):
            return True
    return False


def says(said: str, anchor: str) -> bool:
    if f" {anchor} " in f" {said} ":
        return True
    return any(
        min(len(word), len(anchor)) >= STEM and (word.startswith(anchor) or anchor.startswith(word))
        for word in said.split()
    )
