"""What sentences name: cards, squares and tokens, as the board knows them.

A view says which cards its table has; an event names cards by their numbers alone. So events are
told with the names of our cards, and one that only this table has (GG-306) is told by its id: a
card of another name never shares the id of one of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.contract import View
from parlour.games.gadget_grid.cards import SENTRY, CardSet, card_set, id_of
from parlour.games.gadget_grid.squares import SQUARE_100, written
from parlour.games.gadget_grid.table import CHARACTERS, FIRST_TOKEN, NAMES, NOBODY, TOKENS
from parlour.kernel.text import Part, Text, Thing, joined

FIRST_NAMES: Final = tuple(name.split()[0] for name in NAMES)  # as tokens are called for short
OURS: Final = card_set("").cards
ONE_OF: Final = (
    *("a Widget", "Equipment", "an Attack Card", "an Environment", "a Setup Card", "a DLC"),
)


# ---------------------------------------------------------------------- cards


def cards_of(view: View) -> CardSet:
    """The cards of the table that this is a view of."""
    return card_set(view["house"]["cards"])


def card(cards: CardSet, number: int) -> Part:
    """A card of this table; in the Start Deck tokens are cards, too (GG-44)."""
    if FIRST_TOKEN <= number < FIRST_TOKEN + TOKENS:
        return token(number - FIRST_TOKEN)
    found = cards.cards.get(number)
    return Thing("card", found.id, found.name) if found is not None else "such a card"


def known_card(number: int) -> Thing:
    """A card as an event tells of it."""
    name = OURS[number].name if number in OURS else id_of(number)
    return Thing("card", id_of(number), name)


def known_cards(numbers: Sequence[int]) -> Text:
    return joined([known_card(number) for number in numbers])


def one_of(category: int) -> str:
    """A card of a category, whichever."""
    return ONE_OF[category]


def sentry_type(cards: CardSet, sentry: int) -> Part:
    """One of the Sentries of a type, by which all of them are named."""
    for found in cards.cards.values():
        if found.ground == SENTRY and found.sentry == sentry:
            return card(cards, found.number)
    return "such a Sentry"


# ---------------------------------------------------------------------- squares and tokens


def place(square: int) -> Part:
    if not 0 <= square <= SQUARE_100:
        return "nowhere"
    return Thing("square", written(square), written(square))


def places(squares: Sequence[int], last: str = "and") -> Text:
    return joined([place(square) for square in squares], last)


def token(number: int) -> Part:
    """A Character or a Zombot, by its own name: whose Character it is, everybody knows."""
    if not 0 <= number < TOKENS:
        return "such a token"
    return Thing("token", token_id(number), token_name(number))


def tokens(numbers: Sequence[int], last: str = "and") -> Text:
    return joined([token(number) for number in numbers], last)


def token_name(number: int) -> str:
    """GG-4, GG-5. As people call it for short."""
    return FIRST_NAMES[number] if number < CHARACTERS else f"Zombot {number - CHARACTERS + 1}"


def token_id(number: int) -> str:
    """As it is written in moves: "myron", "z3"."""
    if number >= CHARACTERS:
        return f"z{number - CHARACTERS + 1}"
    return FIRST_NAMES[number].lower()


def token_called(word: str) -> int:
    """The token of that name, or NOBODY."""
    for number in range(TOKENS):
        full = NAMES[number] if number < CHARACTERS else token_name(number)
        if word in (token_id(number), full.lower()):
            return number
    return NOBODY


# ---------------------------------------------------------------------- numbers of things


def some(number: int, noun: str, several: str = "") -> str:
    """1 step, 2 steps."""
    return f"{number} {noun}" if number == 1 else f"{number} {several or noun + 's'}"


def gizmos(number: int) -> str:
    return some(number, "Life Gizmo")


def card_thing(t: Any, number: int) -> Part:
    return card(t.catalog, number)


def token_thing(t: Any, number: int) -> Part:
    return token(number)
