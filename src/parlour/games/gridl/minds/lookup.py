"""Finds a typed clue among things: the very thing, or its name in another number or spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cached_property
from typing import Final

LONGEST: Final = 80  # GL-131. What is longer than a clue may be is no thing's name
OPENERS: Final = frozenset(
    ["a", "an", "the", "my", "our", "your", "his", "her", "their", "some", "this", "that", "any"]
)
IRREGULAR: Final = {
    "children": "child", "feet": "foot", "geese": "goose", "knives": "knife", "leaves": "leaf",
    "lives": "life", "men": "man", "mice": "mouse", "people": "person", "teeth": "tooth",
    "wives": "wife", "wolves": "wolf", "women": "woman", "oxen": "ox", "loaves": "loaf",
    "scarves": "scarf", "thieves": "thief", "shelves": "shelf", "elves": "elf",
}  # fmt: skip
SPELLINGS: Final = {
    "armour": "armor", "colour": "color", "doughnut": "donut", "grey": "gray", "centre": "center",
    "theatre": "theater", "pyjamas": "pajamas", "mum": "mom", "mould": "mold",
    "jewellery": "jewelry",
    "favourite": "favorite", "neighbour": "neighbor", "grandmother": "grandma", "gran": "grandma",
    "granny": "grandma", "hippopotamus": "hippo", "rhinoceros": "rhino", "aeroplane": "airplane",
    "television": "tv", "bike": "bicycle", "mobile": "cell",
}  # fmt: skip


def plain(text: str) -> str:
    """Small letters without accents, in words with one space between them."""
    apart = unicodedata.normalize(
        "NFKD", text[: 4 * LONGEST].lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )
    letters = "".join(each for each in apart if not unicodedata.combining(each))
    return " ".join(re.findall(r"[^\W_]+(?:'[^\W_]+)*", letters))


def singular(word: str) -> str:
    """A word as it is for one: rules that are right for things, and never leave a stump."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) < 4 or word.endswith(("ss", "us", "is")) or not word.endswith("s"):
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes", "zes")):
        return word[:-2]
    return word[:-1]


def bare(text: str) -> str:
    """What is left of a clue when number, case, article and spelling are taken off."""
    words = plain(text).split()
    while len(words) > 1 and words[0] in OPENERS:
        words = words[1:]
    words = [singular(word.removesuffix("'s")) for word in words]
    return " ".join(SPELLINGS.get(word, word) for word in words)


def one_slip(typed: str, name: str) -> bool:
    """Whether a letter too many, too few or wrong, or two exchanged, are all the difference."""
    if typed == name or abs(len(typed) - len(name)) > 1 or min(len(typed), len(name)) < 5:
        return typed == name
    start = 0
    while start < min(len(typed), len(name)) and typed[start] == name[start]:
        start += 1
    rest, of_name = typed[start:], name[start:]
    return (
        rest[1:] == of_name[1:]
        or rest[1:] == of_name
        or rest == of_name[1:]
        or (rest[:2] == of_name[1::-1] and rest[2:] == of_name[2:])
    )


class Names:
    """The names of things, to find one by what somebody types."""

    def __init__(self, things: Iterable[str]) -> None:
        self.things = tuple(things)
        self.by_bare: dict[str, str] = {}
        for thing in self.things:
            self.by_bare.setdefault(bare(thing), thing)
            self.by_bare.setdefault(bare(thing).replace(" ", ""), thing)
        self.by_size: dict[int, list[str]] = {}
        for name in self.by_bare:
            self.by_size.setdefault(len(name), []).append(name)

    @cached_property
    def named(self) -> list[tuple[str, str]]:
        return [(plain(thing), thing) for thing in self.things]

    def find(self, clue: str) -> str | None:
        """The thing that is meant, or nothing."""
        if len(clue) > LONGEST:
            return None
        name = bare(clue)
        found = self.by_bare.get(name) or self.by_bare.get(name.replace(" ", ""))
        if found is not None or len(name) < 5:
            return found
        for size in (len(name), len(name) - 1, len(name) + 1):
            for other in self.by_size.get(size, ()):
                if other[0] == name[0] and len(other) > 6 and one_slip(name, other):
                    return self.by_bare[other]
        return None

    def inside(self, clue: str) -> str | None:
        """The longest thing whose name a clue holds among other words ("a volcano at night")."""
        words = bare(clue[:LONGEST]).split()
        for size in range(len(words), 0, -1):
            for start in range(len(words) - size, -1, -1):
                found = self.by_bare.get(" ".join(words[start : start + size]))
                if found is not None:
                    return found
        return None

    def offers(self, typed: str, most: int = 6) -> tuple[str, ...]:
        """What to offer for what is typed: things that begin so, then those with such a word."""
        begun = plain(typed[:LONGEST])
        if not begun:
            return ()
        first = [thing for name, thing in self.named if name.startswith(begun)]
        later = [thing for name, thing in self.named if f" {begun}" in name and thing not in first]
        return tuple(first[:most] + later[: max(0, most - len(first))])
