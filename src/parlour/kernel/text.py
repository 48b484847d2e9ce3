"""What people read, with the things that it names: a sentence knows its cards, places and players.

Rules make texts, and know nobody's name; names are filled in where a text is printed or sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.kernel.values import Value

PLAYER: Final = "player"  # its id is the seat
RULE: Final = "rule"
SLOT: Final = "{}"
END: Final = (".", "!", "?")


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Value):
    """Something that a text names and that a page can show: a card, a place, a piece, a rule.

    `sort` is what it is ("card", or a sort of the game's own), `id` what the board knows it by, and
    `name` the words that are printed for it; those of a player are known only later.
    """

    fields: ClassVar[dict[str, str]] = {"sort": "str", "id": "str", "name": "str"}

    def __init__(self, sort: str, known_as: str, name: str) -> None:
        self.sort = sort
        self.id = known_as
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Value):
    """Words and things in turn: the first words, the first thing, the second words, and so on."""

    fields: ClassVar[dict[str, str]] = {"words": "[str]", "things": "[Plain]"}

    def __init__(self, words: tuple[str, ...], things: tuple[Thing, ...] = ()) -> None:
        assert len(words) == len(things) + 1, f"words do not stand around things: {words}, {things}"
        self.words = words
        self.things = things

    def __str__(self) -> str:
        return plain(self)


Part = Text | Thing | str | int


def player(seat: int) -> Thing:
    return Thing(PLAYER, str(seat), "")


def rule(cited: str) -> Thing:
    return Thing(RULE, cited, cited)


def text(template: str, *parts: Part) -> Text:
    """The template with a part in the place of each `{}`.

    If it is a whole sentence, or several, a name at the beginning of one is capitalized.
    """
    slots = template.split(SLOT)
    assert len(slots) == len(parts) + 1, f"{template!r} has no place for each of {parts!r}"
    words: list[str] = [slots[0]]
    things: list[Thing] = []
    for i in range(len(parts)):
        part = parts[i]
        if isinstance(part, Thing):
            things.append(part)
            words.append("")
        elif isinstance(part, Text):
            words[-1] += part.words[0]
            words.extend(part.words[1:])
            things.extend(part.things)
        else:
            words[-1] += str(part)
        words[-1] += slots[i + 1]
    if words[-1].rstrip().endswith(END):
        _capitalize(words, things)
    return Text(tuple(words), tuple(things))


def joined(parts: Sequence[Part], last: str = "and") -> Text:
    """A list: "a", "a and b", "a, b and c"; nothing if it is empty."""
    if len(parts) < 2:
        return text(SLOT * len(parts), *parts)
    return text(", ".join([SLOT] * (len(parts) - 1)) + f" {last} {SLOT}", *parts)


def named(said: Text, names: Sequence[str] = ()) -> Text:
    """The same text, each player called by name; by number where there are no names."""
    if not any(thing.sort == PLAYER and not thing.name for thing in said.things):
        return said
    return Text(said.words, tuple([_named(thing, names) for thing in said.things]))


def addressed(said: Text, reader: int | None) -> Text:
    """The same text to one of the players: what is the reader's own is called "your"."""
    words, things = list(said.words), list(said.things)
    for i in range(len(things)):
        thing, after = things[i], words[i + 1]
        if thing.sort != PLAYER or thing.id != str(reader) or after[:2] != "'s":
            continue
        if not after[2:3].isalnum():
            words[i + 1] = after[2:]
            things[i] = Thing(PLAYER, thing.id, "Your" if i == 0 and not words[0] else "your")
    return Text(tuple(words), tuple(things))


def plain(said: Text, names: Sequence[str] = ()) -> str:
    """The text for a terminal, a log or a letter: nothing but what is read."""
    printed = [said.words[0]]
    for thing, after in zip(named(said, names).things, said.words[1:], strict=True):
        printed += [thing.name, after]
    return "".join(printed)


def _named(thing: Thing, names: Sequence[str]) -> Thing:
    if thing.sort != PLAYER or thing.name:
        return thing
    seat = int(thing.id)
    known = 0 <= seat < len(names)
    return Thing(PLAYER, thing.id, names[seat] if known else f"Player {seat + 1}")


def _capitalize(words: list[str], things: list[Thing]) -> None:
    if words[0]:
        words[0] = words[0][0].upper() + words[0][1:]
    for i in range(len(things)):
        before = words[i].rstrip()
        if before.endswith(END) if before else i == 0:
            things[i] = _capitalized(things[i])


def _capitalized(thing: Thing) -> Thing:
    """A name such as "blue pawn". A cell's, b4, is no word; a player's is spelled as they wish."""
    first = thing.name.partition(" ")[0]
    if thing.sort == PLAYER or not (first.isalpha() and first.islower()):
        return thing
    return Thing(thing.sort, thing.id, first[0].upper() + thing.name[1:])
