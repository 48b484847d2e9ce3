"""GL-131. The signs that a clue may have."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from parlour.games.gridl.clue_text import (
    ACCENTS,
    LONG_DASHES,
    LONGEST,
    QUOTES,
    without_accents,
)
from parlour.games.gridl.faults import Fault, refusal
from parlour.games.gridl.rules.ids import CLUE_TEXT
from parlour.kernel.text import text

LATIN: Final = "LATIN"
JAPANESE: Final = "CJK"
WRITTEN_TOGETHER: Final = ("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC")
ALLOWED: Final = frozenset(" -'.,!?:;&/()" + LONG_DASHES + QUOTES)
PLAIN: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") | ALLOWED
LINE_BREAKS: Final = frozenset("\n\r\v\f\x85\u2028\u2029")
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
# Accents that some language writes on Latin letters; not those that strike a letter out or ring it.
USUAL_ACCENTS: Final = frozenset(
    [*range(0x300, 0x305), *range(0x306, 0x30D), 0x30F, 0x311, 0x31B, *range(0x323, 0x329), 0x331]
)
MOST_ACCENTS: Final = 2  # on one letter
MOST_MARKS: Final = 3  # of scripts that write vowels as marks


def refuse_signs(cleaned: str, axis_words: Iterable[str]) -> Fault | None:
    """GL-131. Whether the text, once it is clean, holds nothing but what a clue may hold."""
    if len(cleaned) > LONGEST:
        told = text("A clue has at most {} letters and signs; yours has {}.", LONGEST, len(cleaned))
        return refusal(CLUE_TEXT, told)
    alphabets = frozenset([each for word in axis_words for each in alphabets_of(word)]) or {LATIN}
    if LATIN in alphabets and PLAIN.issuperset(cleaned):
        return None
    marks = MOST_MARKS  # on the letter before; no more may follow where there is no letter
    for sign in cleaned:
        kind = unicodedata.category(sign)
        if kind[0] == "L":
            if not is_of(sign, alphabets):
                told = text("The {} in your clue is a letter of another alphabet.", sign)
                return refusal(CLUE_TEXT, told)
            marks = accents_on(sign)
        elif kind[0] == "M":
            marks += 1
            if marks > most_marks(sign, alphabets):
                told = text("A letter of your clue has marks that are no accents, or too many.")
                return refusal(CLUE_TEXT, told)
        else:
            marks = MOST_MARKS
            if sign in LINE_BREAKS:
                return refusal(CLUE_TEXT, text("A clue stays on one line."))
            if kind in UNSEEN and sign != " ":
                return refusal(CLUE_TEXT, text("Your clue holds a sign that nobody can see."))
            if kind[0] != "N" and sign not in ALLOWED:  # numerals are for another rule to judge
                return refusal(CLUE_TEXT, text("Leave out the {}: a clue is made of words.", sign))
    return None


@lru_cache(maxsize=1024)
def alphabets_of(word: str) -> frozenset[str]:
    return frozenset([alphabet(sign) for sign in word if unicodedata.category(sign)[0] == "L"])


def alphabet(sign: str) -> str:
    """The first word of the sign's name: LATIN, CYRILLIC, HANGUL."""
    name = unicodedata.name(sign, "").partition(" ")[0]
    return JAPANESE if name in WRITTEN_TOGETHER else name


def is_of(letter: str, alphabets: Iterable[str]) -> bool:
    """Of Latin ones only a to z, accents apart: others look the same. Nor one that is not seen."""
    script = alphabet(letter)
    if script == LATIN:
        return script in alphabets and without_accents(letter).isascii()
    return script in alphabets and "FILLER" not in unicodedata.name(letter)


def accents_on(letter: str) -> int:
    whole = unicodedata.normalize("NFD", letter)
    return sum([unicodedata.category(sign)[0] == "M" for sign in whole])


def most_marks(mark: str, alphabets: Iterable[str]) -> int:
    """How many marks a letter may have, this one among them."""
    if ord(mark) in ACCENTS:
        return MOST_ACCENTS if ord(mark) in USUAL_ACCENTS else 0
    return MOST_MARKS if alphabet(mark) in alphabets else 0
