"""GL-141. Packs of other words: a file that people write, or an option that is its text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from parlour.games.gridl.clue_text import clean_clue, letters_of
from parlour.games.gridl.pack_file import (
    FEWEST_CARDS,
    FORMAT,
    LONGEST_WORD,
    BadPack,
    BannedFile,
    PackFile,
    read_pack,
)
from parlour.games.gridl.table import COOP_TURNS, TEAM_TURNS
from parlour.games.gridl.word_cards import Pack, Poles, WordCard, WordForms, printed_pack
from parlour.kernel.typed import is_clean

PRINTED: Final = "printed"
REMEMBERED: Final = 64  # packs: a server plays with any number, one after the other


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
    if len(pack.cards) < FEWEST_CARDS:
        yield f"{FEWEST_CARDS} cards are the fewest, and it has {len(pack.cards)}"


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
