"""GL-131, GL-R30. The text of a clue: brought to one way of writing, and taken apart into words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

LONGEST: Final = 80  # signs
ROOM: Final = 8 * LONGEST  # signs as they are typed; what is longer is not even cleaned
APOSTROPHES: Final = "\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07"
HYPHENS: Final = "\u2010\u2011\u2012\u2212\ufe63\uff0d"
LONG_DASHES: Final = "\u2013\u2014\u2015"
QUOTES: Final = '"\u201a\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a'
SEPARATORS: Final = " ,!?:;&/()" + LONG_DASHES + QUOTES  # of words
ONE_WAY: Final = str.maketrans(
    {**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(HYPHENS, "-"), "\u2044": "/"}
)
SPACED: Final = str.maketrans(dict.fromkeys(SEPARATORS, " "))
# Latin letters that are no plain letter with a mark, and what they count as.
PLAIN_LETTERS: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h"}
    | {"\u0131": "i"}  # without its dot
)
ACCENTS: Final = range(0x300, 0x370)
ABBREVIATED: Final = 2  # letters between full stops: Ph.D.
POSSESSIVE: Final = "'s"
FINAL_S: Final = re.compile(r"(?<=\w)'[sS](?!\w)")


class Part(NamedTuple):
    """A word, or what stands between hyphens."""

    typed: str
    plain: str  # without case, accents and a final 's


class Word(NamedTuple):
    parts: tuple[Part, ...]
    counted: int  # as so many words (GL-R30)

    @property
    def typed(self) -> str:
        return "-".join([part.typed for part in self.parts])


def clean_clue(typed: str) -> str:
    """The clue in one way of writing; what may not be in it stays, for the judge to see."""
    if len(typed) > ROOM:
        return typed  # too long whatever it holds; to clean it might take for ever
    if not typed.isascii():
        # Translated before as well: an accent that stands alone would become a space and a mark.
        typed = unicodedata.normalize("NFKC", typed.translate(ONE_WAY))
    return " ".join([word for word in typed.translate(ONE_WAY).split(" ") if word])


def without_accents(typed: str) -> str:
    """As it is compared: in small plain letters."""
    folded = typed.casefold()
    if folded.isascii():
        return folded
    bare = [sign for sign in unicodedata.normalize("NFD", folded) if ord(sign) not in ACCENTS]
    return unicodedata.normalize("NFC", "".join(bare)).translate(PLAIN_LETTERS)


def plain(typed: str) -> str:
    """A word as it is compared (GL-131)."""
    bare = without_accents(typed).strip("'")
    return bare[: -len(POSSESSIVE)] if bare.endswith(POSSESSIVE) else bare


def words_of(cleaned: str) -> list[Word]:
    """GL-R30. The words of a clean clue, and as how many each of them counts."""
    words: list[Word] = []
    for chunk in cleaned.translate(SPACED).split():
        for piece in pieces(chunk):
            hyphened = piece.strip("-'").split("-")
            parts = tuple([Part(each, plain(each)) for each in hyphened if is_word(each)])
            if parts:
                words.append(Word(parts, len(parts) if len(hyphened) > 2 else 1))
    return words


def as_compared(typed: str) -> list[str]:
    """GL-131. The words of a clue, whatever their capitals and accents and the signs between."""
    return [part.plain for word in words_of(clean_clue(typed)) for part in word.parts]


def pieces(chunk: str) -> Iterator[str]:
    """What full stops separate. Those inside an abbreviation do not, and are left out of it."""
    if "." not in chunk:
        yield chunk
        return
    short = ""
    chunk = FINAL_S.sub("", chunk)
    for between in chunk.split("."):
        if len(between) <= ABBREVIATED:
            short += between
        else:
            yield short
            yield between
            short = ""
    yield short


def is_word(typed: str) -> bool:
    return any(sign.isalnum() for sign in typed)


def letters_of(typed: str) -> list[str]:
    """The runs of letters, whatever stands between them; an apostrophe is no end of one."""
    bare = without_accents(FINAL_S.sub("", typed)).replace("'", "")
    if bare.isascii():
        return re.findall("[a-z]+", bare)
    kinds = [unicodedata.category(sign)[0] for sign in bare]  # marks may be vowels
    return "".join([bare[i] if kinds[i] in "LM" else " " for i in range(len(bare))]).split()
