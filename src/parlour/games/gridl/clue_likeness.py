"""GL-50, GL-51, GL-R9, GL-R37. The words on the board, their forms, and words of like meaning."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Final, NamedTuple

from parlour.games.gridl.clue_text import Part, Word, letters_of
from parlour.games.gridl.faults import Fault, refusal
from parlour.games.gridl.inflections import adverbs, compared, singulars
from parlour.games.gridl.rules.ids import AXIS_WORDS, NO_SYNONYMS
from parlour.games.gridl.word_lists import COMMON, WordLists
from parlour.kernel.text import text

SHORTEST_WORD: Final = 3  # letters of what a word on the board goes on with in a closed compound
LONGER: Final = 8  # letters that a form may have more than its word
MOST_PARTS: Final = 10  # of a clue: five words with a hyphen each
NEGATIONS: Final = ("un", "non")
# On some list of likenesses, yet most of the time no content words (GL-51).
JOINING: Final = ("down", "just", "some")


class Phrase(NamedTuple):
    """Some parts of a clue that stand side by side."""

    first: int
    last: int
    words: str


def refuse_axis_words(cleaned: str, axis_words: Sequence[str], lists: WordLists) -> Fault | None:
    """GL-50. Neither word nor a form of it, be it in pieces or at the head of a closed compound."""
    letters = letters_of(cleaned)
    for axis_word in axis_words:
        known = lists.known(axis_word)
        whole = "".join(letters_of(axis_word))
        forms = frozenset([whole]) if known is None else known.forms
        for word in letters:
            if word == whole:
                return refusal(AXIS_WORDS, text("{} is one of the words on the board.", axis_word))
            if is_one_of(word, forms):
                told = text("{} is a form of {}, one of the words on the board.", word, axis_word)
                return refusal(AXIS_WORDS, told)
            if known is not None and heads(whole, word):
                told = text("{} begins with {}, one of the words on the board.", word, axis_word)
                return refusal(AXIS_WORDS, told)
        for pieces in side_by_side(letters, len(whole) + LONGER):
            joined = pieces.words.replace(" ", "")
            if joined == whole:
                told = text("{} spells {}, a word on the board.", pieces.words, axis_word)
                return refusal(AXIS_WORDS, told)
            if is_one_of(joined, forms):
                told = text("{} spells a form of {}, a word on the board.", pieces.words, axis_word)
                return refusal(AXIS_WORDS, told)
    return None


def refuse_likeness(
    words: Sequence[Word], inside: Container[int], axis_words: Sequence[str], lists: WordLists
) -> Fault | None:
    """GL-51. No synonym and no antonym, unless it stands `inside` a dictionary compound."""
    meanings = [*meanings_of(words, inside)]
    for axis_word in axis_words:
        known = lists.known(axis_word)
        if known is None:
            continue
        whole = "".join(letters_of(axis_word))
        for typed, meant in meanings:
            if meant in known.synonyms:
                told = text("{} means much the same as {}, a word on the board.", typed, axis_word)
                return refusal(NO_SYNONYMS, told)
            if meant in known.antonyms or negates(meant, whole, known.forms):
                told = text("{} is an opposite of {}, a word on the board.", typed, axis_word)
                return refusal(NO_SYNONYMS, told)
    return None


def meanings_of(words: Sequence[Word], inside: Container[int]) -> Iterator[tuple[str, str]]:
    """The whole clue and the content words in it, as they are typed and as they are compared."""
    parts = [part for word in words for part in word.parts]
    if len(words) > 1:
        typed = " ".join([word.typed for word in words])
        yield typed, " ".join([part.plain for part in parts])
    at = 0
    for word in words:
        here = range(at, at + len(word.parts))
        at = here.stop
        if len(here) > 1 and not all(i in inside for i in here):
            yield word.typed, " ".join([part.plain for part in word.parts])
        for i in here:
            if i not in inside and (len(parts) == 1 or parts[i].plain not in JOINING):
                for base in bases(parts[i].plain):
                    yield parts[i].typed, base


def side_by_side(words: Sequence[str], most: int = MOST_PARTS) -> Iterator[Phrase]:
    """Every two or more words that follow each other, up to so many."""
    for first in range(len(words)):
        for last in range(first + 1, min(first + most, len(words))):
            yield Phrase(first, last, " ".join(words[first : last + 1]))


def inside_compounds(parts: Sequence[Part]) -> set[int]:
    """GL-R9, GL-R10. Which parts of the clue stand in a dictionary compound of several words."""
    inside: set[int] = set()
    for phrase in side_by_side([part.plain for part in parts]):
        if is_one_of(phrase.words, COMMON.compounds):
            inside.update(range(phrase.first, phrase.last + 1))
    return inside


def is_one_of(word: str, words: Container[str]) -> bool:
    """In the singular or in the plural."""
    return word in words or any(each in words for each in singulars(word))


def heads(whole: str, word: str) -> bool:
    """Whether the closed compound `word` begins with this `whole` word (GL-R9)."""
    rest = word[len(whole) :]
    return (
        len(rest) >= SHORTEST_WORD
        and word.startswith(whole)
        and not is_one_of(word, COMMON.no_compounds)
        and is_one_of(rest, COMMON.words)
    )


def negates(word: str, whole: str, forms: Container[str]) -> bool:
    """Whether this is the `whole` word, or a form that is more than it, with a "not" before it."""
    for negation in NEGATIONS:
        rest = word.removeprefix(negation)
        if rest != word and rest.startswith(whole) and rest in forms:
            return True
    return False


def bases(word: str) -> Iterator[str]:
    """The word, and what it is the plural, the adverb or a degree of."""
    yield word
    if word in COMMON.inflected:
        yield from singulars(word)
        yield from adverbs(word)
        yield from compared(word)
