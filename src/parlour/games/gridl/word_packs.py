"""GL-141. Packs of other words: a file that people write, or an option that is its text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Final

import msgspec

from parlour.games.gridl.clue_text import clean_clue, letters_of
from parlour.games.gridl.table import COOP_TURNS, TEAM_TURNS
from parlour.games.gridl.word_cards import Pack, Poles, WordCard, WordForms, printed_pack
from parlour.kernel.typed import is_clean

FORMAT: Final = "gridl-words/1"
PRINTED: Final = "printed"
LONGEST_WORD: Final = 24  # letters: more does not fit beside the grid
LONGEST_TITLE: Final = 60
MOST_CARDS: Final = 300
REMEMBERED: Final = 64  # packs: a server plays with any number, one after the other

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
Pair = Annotated[tuple[Word, Word], msgspec.Meta(description="the two words of a side")]
Few = Annotated[list[Word], msgspec.Meta(max_length=20)]
Many = Annotated[list[Word], msgspec.Meta(max_length=200)]


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A card: two easier words, and two harder ones."""

    magenta: Pair
    navy: Pair


class PolesFile(msgspec.Struct, forbid_unknown_fields=True):
    """Words for the two ends of a scale, by which bots understand it."""

    high: Few
    low: Few


class BannedFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a clue may not hold when this word is on the board."""

    forms: Many = []
    synonyms: Many = []
    antonyms: Many = []


class PackFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A pack as it is written down."""

    format: str
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]
    cards: Annotated[list[CardFile], msgspec.Meta(min_length=1, max_length=MOST_CARDS)]
    poles: dict[str, PolesFile] = {}
    banned: dict[str, BannedFile] = {}


class BadPack(ValueError):
    """A text that is no pack; the message says what is wrong."""


def read_pack(text: str) -> PackFile:
    """The pack that a text is, as far as its form goes."""
    try:
        pack = msgspec.json.decode(text, type=PackFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPack(str(error)) from error
    if pack.format != FORMAT:
        raise BadPack(f"its format is {FORMAT!r}, not {pack.format[:40]!r}")
    return pack


def problems(pack: PackFile) -> Iterator[str]:
    """All that is wrong with its words."""
    if not is_clean(pack.title):
        yield "the title has signs that cannot be shown"
    words = [word for card in pack.cards for word in (*card.magenta, *card.navy)]
    for word in words:
        if not is_clean(word) or any(sign.isdigit() for sign in word) or not letters_of(word):
            yield f"{word!r} is no word"
        elif clean_clue(word) != word:
            yield f"{word!r} has special signs: write {clean_clue(word)!r}"
    counted = Counter([word.casefold() for word in words])
    for word, times in counted.items():
        if times > 1:
            yield f"{word!r} stands on the cards {times} times"
    for kind, named in (("poles", pack.poles), ("banned", pack.banned)):
        for word in named:
            if word.casefold() not in counted:
                yield f"{kind} are given for {word[:LONGEST_WORD]!r}, which is on no card"
    if len(pack.cards) < 2 * COOP_TURNS:
        yield f"{2 * COOP_TURNS} cards are the fewest, and it has {len(pack.cards)}"


def sound_pack(text: str) -> PackFile:
    """The pack, or BadPack with the first thing that is wrong."""
    pack = read_pack(text)
    for problem in problems(pack):
        raise BadPack(problem)
    return pack


def canonical(pack: PackFile) -> str:
    """One text for packs that mean the same."""
    return json.dumps(msgspec.to_builtins(pack), ensure_ascii=False, sort_keys=True)


def cards_needed(coop: bool) -> int:
    """GL-76, GL-141. Two for every turn of a whole game, so that the deck never runs out."""
    return 2 * (COOP_TURNS if coop else TEAM_TURNS)


@lru_cache(maxsize=REMEMBERED)
def pack_named(value: str) -> Pack:
    """The pack that the option `pack` asks for."""
    if value == PRINTED:
        return printed_pack()
    pack = sound_pack(value)
    return Pack(
        pack.title,
        tuple([WordCard(*card.magenta, *card.navy) for card in pack.cards]),
        {word: Poles(tuple(p.high), tuple(p.low)) for word, p in pack.poles.items()},
        {word: word_forms(banned) for word, banned in pack.banned.items()},
    )


def word_forms(banned: BannedFile) -> WordForms:
    return WordForms(
        frozenset(banned.forms), frozenset(banned.synonyms), frozenset(banned.antonyms)
    )


def example() -> Mapping[str, object]:
    """A pack to begin from: two cards, so that one sees how it goes on."""
    cards = [
        {"magenta": ["Sunny", "Loud"], "navy": ["Nostalgic", "Brittle"]},
        {"magenta": ["Sweet", "Slow"], "navy": ["Ornate", "Hollow"]},
    ]
    poles = {"Sunny": {"high": ["sunshine", "bright"], "low": ["gloomy", "dark"]}}
    banned = {"Sunny": {"forms": ["sun", "sunnier"], "antonyms": ["gloomy"]}}
    return {
        "format": FORMAT,
        "title": "My words",
        "cards": cards,
        "poles": poles,
        "banned": banned,
    }
