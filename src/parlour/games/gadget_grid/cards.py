"""GG-2 to GG-6. The cards: what each is called, how many there are, and what it does.

A card file names for each card one of the abilities below, with its numbers. No rule asks which
card it is, only what it does, so that a table can be started with other cards (GG-306).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

WIDGET: Final = 0
EQUIPMENT: Final = 1
ATTACK: Final = 2
ENVIRONMENT: Final = 3
SETUP: Final = 4
DLC: Final = 5
LETTERS: Final = "WEANSD"  # with which the ids of each category begin
CATEGORIES: Final = ("widget", "equipment", "attack", "environment", "setup", "dlc")

# What lies on a square. GG-175: these are all the kinds there are; the Setup Cards are of the same
# kinds (GG-R1).
FLOOR: Final = 0
PORTAL: Final = 1
RUBBLE: Final = 2
MALFUNCTION: Final = 3
SENTRY: Final = 4
GROUNDS: Final = ("floor", "portal", "rubble", "malfunction", "sentry")

OURS: Final = Path(__file__).with_name("cards.json").read_text("utf-8")
NUMBERS: Final = ("steps", "range", "least", "radius", "digit", "cards", "zombs")


def number_of(card_id: str) -> int:
    """The number of a card: W01 is 1, E01 is 101. So moves are written alike at every table."""
    return 100 * LETTERS.index(card_id[0]) + int(card_id[1:])


def id_of(number: int) -> str:
    return f"{LETTERS[number // 100]}{number % 100:02d}"


class Card:
    """One design; of some there are several copies."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.id: str = told["id"]
        self.number = number_of(self.id)
        self.name: str = told["name"]
        self.category: int = CATEGORIES.index(told["category"])
        self.copies: int = told["copies"]
        self.does: str = told["does"]
        self.ground = FLOOR
        if self.category in (ENVIRONMENT, SETUP):
            self.ground = GROUNDS.index(self.does)
        self.sentry = -1  # its type, of a Sentry
        self.fires: str = told.get("fires", "")
        self.directions: str = told.get("directions", "")
        self.steps: int = told.get("steps", 0)
        self.range: int = told.get("range", 0)  # 0: as far as the line goes
        self.least: int = told.get("least", 0)
        self.radius: int = told.get("radius", 0)
        self.digit: int = told.get("digit", -1)
        self.cards: int = told.get("cards", 0)
        self.zombs: int = told.get("zombs", 0)
        self.named: str = told.get("named", "")
        self.short: str = told["short"]
        self.text: str = told["text"]
        self.flavor: str = told.get("flavor", "")

    @property
    def environment(self) -> bool:
        return self.category in (ENVIRONMENT, SETUP)


class CardSet:
    """All the cards of a table."""

    def __init__(self, title: str, cards: list[Card]) -> None:
        self.title = title
        self.cards = {card.number: card for card in cards}
        self.sentries = _types(cards)

    def copies_of(self, *categories: int) -> list[int]:
        """The number of each card of these categories, as often as there are copies."""
        return [
            card.number
            for card in self.cards.values()
            if card.category in categories
            for _ in range(card.copies)
        ]

    def price(self, dlc: int) -> tuple[int, list[int]]:
        """GG-151. The named card, and the categories of the two other components."""
        named = number_of(self.cards[dlc].named)
        others = [
            category
            for category in (EQUIPMENT, WIDGET, ATTACK)
            if category != self.cards[named].category
        ]
        return named, others


def _types(cards: list[Card]) -> list[str]:
    """GG-187. The types of Sentries by name; each Sentry is told its own."""
    found = list(dict.fromkeys([card.name for card in cards if card.ground == SENTRY]))
    for card in cards:
        if card.ground == SENTRY:
            card.sentry = found.index(card.name)
    return found


def card_set(text: str) -> CardSet:
    """The cards that a sound text describes; "" for ours."""
    return _read(text or OURS)


@lru_cache(maxsize=32)
def _read(text: str) -> CardSet:
    told = msgspec.json.decode(text)
    return CardSet(told["title"], [Card(card) for card in told["cards"]])
