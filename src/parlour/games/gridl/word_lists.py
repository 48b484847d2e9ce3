"""GL-R9, GL-R10, GL-R37. The closed lists that clues are judged by; `lists/DATA.md` says whence."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from parlour.games.gridl.clue_text import letters_of, without_accents
from parlour.games.gridl.word_cards import Pack, WordForms

FOLDER: Final = Path(__file__).parent / "lists"
Banned = Sequence[Iterable[str]]  # of a word: its forms, its synonyms, its antonyms
DIGITS: Final = 8  # of the digest of a pack's lists


class WordLists:
    """What is known of the words that may be on the board.

    `version` names them: the printed lists, which the version of the rules stands for in a record,
    and where a pack brings some, what it says.
    """

    def __init__(self, banned: Mapping[str, Banned], version: str) -> None:
        self.banned: Final = {without_accents(word): banned[word] for word in banned}
        self.version: Final = version
        self._known: Final[dict[str, WordForms | None]] = {}  # of words that were asked for

    def known(self, axis_word: str) -> WordForms | None:
        """GL-141. None for a word of which nothing is known."""
        if axis_word not in self._known:
            found = self.banned.get(without_accents(axis_word))
            self._known[axis_word] = None if found is None else as_compared(found)
        return self._known[axis_word]


class Common:
    """What is known of words in general. Each list is read when it is first asked for."""

    @cached_property
    def numbers(self) -> frozenset[str]:
        """GL-52. With their plurals."""
        kinds = [self._closed[kind] for kind in ("numbers", "ordinals", "multiples")]
        return self._with_plurals([word for words in kinds for word in words])

    @cached_property
    def degrees(self) -> frozenset[str]:
        """GL-53. Words for places on a scale or on the grid, with their plurals."""
        return self._with_plurals(self._closed["degrees"])

    @cached_property
    def compounds(self) -> frozenset[str]:
        """GL-R9, GL-R10. Dictionary compounds with a word that could not stand alone."""
        return read_lines("compounds")

    @cached_property
    def words(self) -> frozenset[str]:
        """GL-R9. What may go on a closed compound."""
        return read_lines("words")

    @cached_property
    def no_compounds(self) -> frozenset[str]:
        """GL-R9. What begins with a word and goes on with another by mere letters."""
        return read_lines("no_compounds")

    @cached_property
    def inflected(self) -> frozenset[str]:
        """GL-R37. Plurals, adverbs and degrees of words of quality; no things: "lights"."""
        return read_lines("inflected")

    @cached_property
    def adjectives(self) -> frozenset[str]:
        """GL-R29. Those that are no nouns."""
        return read_lines("adjectives")

    @cached_property
    def _closed(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((FOLDER / "clue_words.json").read_text("utf-8"))
        return found

    def _with_plurals(self, words: list[str]) -> frozenset[str]:
        irregular: dict[str, str] = self._closed["irregular_plurals"]
        return frozenset(words) | {irregular.get(word) or plural(word) for word in words}


COMMON: Final = Common()
NO_LISTS: Final = WordLists({}, "none")


@cache
def printed_lists() -> WordLists:
    """Those of the words on the printed cards."""
    found = json.loads((FOLDER / "banned.json").read_text("utf-8"))
    return WordLists(found["words"], str(found["version"]))


def lists_for(pack: Pack) -> WordLists:
    """GL-141. What a pack says of its words goes before what is known of them anyway."""
    printed = printed_lists()
    if not pack.banned:
        return printed
    told = {word: [sorted(each) for each in pack.banned[word]] for word in sorted(pack.banned)}
    digest = hashlib.sha256(json.dumps(told).encode()).hexdigest()[:DIGITS]
    brought = {without_accents(word): lists for word, lists in told.items()}
    return WordLists({**printed.banned, **brought}, f"{printed.version}+{digest}")


def as_compared(lists: Banned) -> WordForms:
    """Without case and accents. A form is found however it is spaced, "ice-cold" as "ice cold"."""
    forms, *likenesses = [[without_accents(word) for word in words] for words in lists]
    synonyms, antonyms = [[word.replace("-", " ") for word in words] for words in likenesses]
    return WordForms(
        frozenset(["".join(letters_of(word)) for word in forms]),
        frozenset(synonyms),
        frozenset(antonyms),
    )


def read_lines(name: str) -> frozenset[str]:
    return frozenset((FOLDER / f"{name}.txt").read_text("utf-8").split("\n")[:-1])


def plural(word: str) -> str:
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s")
