"""GG-306. Card files: reading them strictly, what is wrong with one, and writing it again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from parlour.contract.options import LONGEST_TEXT
from parlour.games.gadget_grid.abilities import ABILITIES, AIMED, FIRES, WAYS, Bounds
from parlour.games.gadget_grid.cards import CATEGORIES, LETTERS, NUMBERS, card_set, number_of
from parlour.kernel.typed import clean

FORMAT: Final = "parlour-gadget-cards/1"
LONGEST: Final = {"name": 40, "short": 120, "text": 700, "flavor": 200}
MOST_COPIES: Final = 20
GADGETS: Final = ("widget", "equipment", "attack")
FEWEST_GADGETS: Final = 40  # as many as the largest table can hold before the first turn, and more
MOST_GADGETS: Final = 300
MOST_ENVIRONMENTS: Final = 50  # so that the Grid never fills up
FEWEST_SETUP: Final = 9  # GG-41, GG-238, GG-260
FEWEST_DLC: Final = 4  # GG-36
CODE: Final = re.compile(rf"\b[{LETTERS}]\d\d\b")

Number = int | UnsetType
Line = str | UnsetType


class CardEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A design. Which of the numbers it has depends on what it does."""

    id: Annotated[str, Meta(pattern=rf"^[{LETTERS}][0-9]{{2}}\Z")]
    name: str
    category: Literal["widget", "equipment", "attack", "environment", "setup", "dlc"]
    copies: int
    does: str
    fires: Line = UNSET
    directions: Line = UNSET
    steps: Number = UNSET
    range: Number = UNSET
    least: Number = UNSET
    radius: Number = UNSET
    digit: Number = UNSET
    cards: Number = UNSET
    zombs: Number = UNSET
    named: Line = UNSET
    short: str
    text: str
    flavor: str = ""


class CardFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: Literal["parlour-gadget-cards/1"]
    title: str
    cards: list[CardEntry]


class BadCards(ValueError):
    """A text that is no card file, or none that can be played with; the message says why."""


# ---------------------------------------------------------------------- reading


def read_cards(text: str) -> CardFile:
    """The card file that a text is, as far as its form goes."""
    if len(text.encode(errors="replace")) > LONGEST_TEXT:
        raise BadCards(f"a card file is at most {LONGEST_TEXT // 1024} kB long")
    try:
        return msgspec.json.decode(text, type=CardFile)
    except msgspec.ValidationError as error:
        raise BadCards(in_plain_words(str(error), text)) from error
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        why = str(error).removeprefix("JSON is malformed: ")
        raise BadCards(f"it is not JSON ({why})") from error


NOUNS: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


def in_plain_words(error: str, text: str) -> str:
    """What msgspec says of a document, after the place it is about."""
    said, _, place = error.partition(" - at ")
    where = place.rpartition("`$")[2].rstrip("`").lstrip(".")
    if found := re.fullmatch(r"Object missing required field `(.*)`", said):
        where, said = f"{where}.{found[1]}", "it is missing"
    elif found := re.fullmatch(r"Object contains unknown field `(.*)`", said, re.S):
        where, said = f"{where}.{found[1][:40]}", "there is no such field"
    elif said.startswith("Invalid enum value") and where == "format":
        said = f"the format is {FORMAT!r}"
    elif said.startswith("Invalid enum value"):
        said = f"it is one of {', '.join(CATEGORIES)}"
    elif "matching regex" in said:
        said = f"an id is one of the letters {LETTERS} and two digits"
    said = re.sub(r"`(\w+)`", lambda noun: NOUNS.get(noun[1], noun[1]), said)
    said = re.sub(r"[^ -~]", "?", f"{said[:1].lower()}{said[1:]}")
    return f"{named_place(where.lstrip('.'), text)}{said}"


def named_place(where: str, text: str) -> str:
    """`cards[3].radius` as "cards[3] A04: radius: "."""
    found = re.fullmatch(r"(cards\[(\d+)\])\.?(.*)", where)
    if found is None:
        return f"{where}: " if where else ""
    return f"{found[1]}{id_at(int(found[2]), text)}: {found[3] + ': ' if found[3] else ''}"


def id_at(place: int, text: str) -> str:
    """What that card is called, as far as it can be read."""
    try:
        told: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):  # nobody has read on to the end by now
        return ""
    card = told["cards"][place]
    known = card.get("id") if isinstance(card, dict) else None
    return f" {known[:10]}" if isinstance(known, str) and known.isalnum() else ""


# ---------------------------------------------------------------------- what is wrong


def problems(told: CardFile) -> Iterator[str]:
    """All that is wrong with a card file of sound form."""
    if not told.title or len(told.title) > LONGEST["name"] or clean(told.title) != told.title:
        yield f"title: a line of at most {LONGEST['name']} letters"
    for place, card in enumerate(told.cards):
        for field, why in (*faults(card), *of_its_kind(card), *between(card, told.cards)):
            yield f"cards[{place}] {card.id}: {field}: {why}"
    yield from totals(told.cards)


Fault = tuple[str, str]  # the field, and what is wrong with it


def faults(card: CardEntry) -> Iterator[Fault]:
    """What is printed on it."""
    letter = LETTERS[CATEGORIES.index(card.category)]
    if card.id[0] != letter or card.id[1:] == "00":
        yield "id", f"that of a {card.category} card is {letter}01 to {letter}99"
    for field, longest in LONGEST.items():
        said = getattr(card, field)
        if len(said) > longest:
            yield field, f"it has {len(said)} letters, and {longest} is the most"
        elif clean(said) != said:
            yield field, "it has signs that cannot be shown, or blanks where none belong"
        elif not said and field != "flavor":
            yield field, "it is empty"
    if CODE.search(card.name):
        yield "name", "it looks like the id of a card"
    if not 1 <= card.copies <= MOST_COPIES:
        yield "copies", f"there are from 1 to {MOST_COPIES} of a card, not {card.copies}"
    ours = card_set("").cards.get(number_of(card.id))
    if ours is not None and ours.name != card.name:
        yield "id", f"it is that of {ours.name}: a card of another name needs another id"


def of_its_kind(card: CardEntry) -> Iterator[Fault]:
    """What it does, and what goes with that."""
    known = ABILITIES[card.category]
    if card.does not in known:
        yield "does", f"a {card.category} card does one of: {', '.join(known)}"
        return
    needs = known[card.does]
    aimed = card.does in AIMED
    if card.does == "sentry":
        if card.fires not in FIRES:
            yield "fires", f"a Sentry fires one of: {', '.join(FIRES)}"
            return
        needs, aimed = FIRES[str(card.fires)], card.fires == "line"
    elif card.fires is not UNSET:
        yield "fires", f"a card that does {card.does!r} has none"
    yield from numbers(card, needs)
    if aimed and card.directions not in WAYS:
        yield "directions", f"they are one of: {', '.join(WAYS)}"
    elif not aimed and card.directions is not UNSET:
        yield "directions", f"a card that does {card.does!r} has none"


def numbers(card: CardEntry, needs: dict[str, Bounds]) -> Iterator[Fault]:
    for field in NUMBERS:
        value = getattr(card, field)
        if field not in needs:
            if value is not UNSET:
                yield field, f"a card that does {card.does!r} has none"
            continue
        least, most = needs[field]
        bounds = f"it is {least}" if least == most else f"it is from {least} to {most}"
        if value is UNSET:
            yield field, f"a card that does {card.does!r} needs it; {bounds}"
        elif not least <= value <= most:
            yield field, f"{bounds}, not {value}"
    if isinstance(card.least, int) and isinstance(card.range, int) and card.least > card.range:
        yield "least", f"it is no more than the range, {card.range}"


def between(card: CardEntry, cards: Sequence[CardEntry]) -> Iterator[Fault]:
    """What it has to do with the others."""
    others = [other for other in cards if other is not card]
    if any(other.id == card.id for other in others):
        yield "id", "another card has it, too"
    for other in others:
        if other.name.casefold() == card.name.casefold() and not alike(card, other):
            yield "name", f"{other.id} has it, too"
    if card.category != "dlc":
        if card.named is not UNSET:
            yield "named", "only DLC have a price"
        return
    if card.copies != 1:
        yield "copies", "there is 1 of each DLC"
    if any(other.category == "dlc" and other.does == card.does for other in others):
        yield "does", f"another DLC does {card.does!r}, too"
    if not any(other.id == card.named and other.category in GADGETS for other in others):
        yield "named", "it is the id of a Widget, Equipment or Attack Card of this file"


def alike(one: CardEntry, other: CardEntry) -> bool:
    """An Environment and a Setup Card that are the same but for where they come from."""
    fields = ("does", "fires", "directions", *NUMBERS)
    same = all(getattr(one, field) == getattr(other, field) for field in fields)
    return same and {one.category, other.category} == {"environment", "setup"}


def totals(cards: Sequence[CardEntry]) -> Iterator[str]:
    """Whether every table can be laid, and no Grid fills up."""
    copies = Counter[str]()
    for card in cards:
        copies[card.category] += max(0, card.copies)
    gadgets = sum([copies[category] for category in GADGETS])
    if not FEWEST_GADGETS <= gadgets <= MOST_GADGETS:
        yield (
            f"cards: from {FEWEST_GADGETS} to {MOST_GADGETS} Widgets, Equipment and Attack Cards "
            f"are needed, and it has {gadgets}"
        )
    if copies["environment"] > MOST_ENVIRONMENTS:
        yield (
            f"cards: at most {MOST_ENVIRONMENTS} Environments are left to the Grid, "
            f"and it has {copies['environment']}"
        )
    if copies["setup"] < FEWEST_SETUP:
        yield f"cards: {FEWEST_SETUP} Setup Cards are needed, and it has {copies['setup']}"
    dlc = [card for card in cards if card.category == "dlc" and card.does != "scare"]
    if len(dlc) < FEWEST_DLC:
        yield (
            f"cards: {FEWEST_DLC} DLC are needed besides one that scares Zombs, "
            f"and it has {len(dlc)}"
        )


def sound_cards(text: str) -> CardFile:
    """The card file, or BadCards with the first thing that is wrong."""
    told = read_cards(text)
    found = list(problems(told))
    if found:
        raise BadCards(found[0] + (f"; and {len(found) - 1} more" if len(found) > 1 else ""))
    return told


# ---------------------------------------------------------------------- writing


def canonical(told: CardFile) -> str:
    """One text for files that mean the same: cards by number, and what may be left out left out."""
    cards = sorted(told.cards, key=lambda card: number_of(card.id))
    plain: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(told, cards=cards))
    for card in plain["cards"]:
        if not card["flavor"]:
            del card["flavor"]
    return msgspec.json.encode(plain).decode()
