"""What is printed on the parts of the game, as plain data: a board draws it and knows no rules.

Colors are words here. In a view they are numbers: places in `colors`, as gizmos are in `cards`.
The board has the same types (`piece_types.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from parlour.games.gizmos.card_text import LETTERS, short
from parlour.games.gizmos.cards import (
    ANY,
    CARDS,
    COLOR_NAMES,
    COLORS,
    COLUMNS,
    DISCOUNTS,
    DOUBLES,
    GAINS,
    WHEN,
    Card,
)
from parlour.games.gizmos.piece_types import (
    CardPiece,
    Conversion,
    GizmosPieces,
    Shape,
    Trigger,
)
from parlour.games.gizmos.rules.actions import END_GIZMOS, END_LEVEL_3
from parlour.games.gizmos.rules.setup import SHOWN
from parlour.games.gizmos.table import EACH_COLOR, ROW, Player

Word = TypeVar("Word", bound=str)
# GIZ-3. What each color is called in the rulebook, and what it is drawn as besides its color.
TITLES: Final = ("Heat", "Electric", "Atomic", "Battery")
SHAPES: Final[tuple[Shape, ...]] = ("flame", "spark", "atom", "battery")
# How the names of gizmos tell a color: first as the card's own, then as what it waits for.
NAME_WORDS: Final = (("Ember", "Heat"), ("Volt", "Spark"), ("Quark", "Atom"), ("Onyx", "Cell"))


def pieces() -> GizmosPieces:
    """Everything that anybody may read before the first move."""
    start = Player([0, 0, 0, 0], [], [], 0)
    return {
        "colors": [
            {"name": name, "title": title, "shape": shape, "letter": letter, "words": [*words]}
            for name, title, shape, letter, words in zip(
                COLORS, TITLES, SHAPES, LETTERS, NAME_WORDS, strict=True
            )
        ],
        "columns": list(COLUMNS),
        "cards": [card_piece(number, card) for number, card in enumerate(CARDS)],
        "row": ROW,
        "display": list(SHOWN),
        "each_color": EACH_COLOR,
        "limits": {
            "storage": start.storage,
            "file": start.filing,
            "research": start.research,
        },
        "end": {"gizmos": END_GIZMOS, "level_3": END_LEVEL_3},
    }


def card_piece(number: int, card: Card) -> CardPiece:
    """One gizmo: its face, and its effect taken apart into what a board can draw as icons."""
    return {
        "number": number,
        "code": card.code,
        "name": card.name,
        "level": card.level,
        "cost": card.cost,
        "color": COLOR_NAMES[card.color],
        "points": card.points,
        "column": COLUMNS[card.column],
        "text": card.text,
        "short": short(card),
        "trigger": trigger(card),
        "gain": {"what": word(GAINS, card.gain), "amount": card.amount} if card.gain else None,
        "converts": [conversion(part) for part in card.parts],
        "raises": {
            "storage": card.storage,
            "file": card.filing,
            "research": card.research,
        },
        "discount": word(DISCOUNTS, card.discount) if card.discount >= 0 else None,
        "bans": "file" if card.bans_file else "research" if card.bans_research else None,
        "award": "energy" if card.awards_energy else "tokens" if card.awards_tokens else None,
    }


def trigger(card: Card) -> Trigger | None:
    """GIZ-29, GIZ-33, GIZ-44. What has to happen; any one of the colors is enough."""
    if not card.when:
        return None
    return {
        "when": word(WHEN, card.when),
        "colors": [COLORS[color] for color in card.colors],
        "from_archive": card.from_archive,
        "built_level": card.built_level,
    }


def conversion(part: int) -> Conversion:
    """GIZ-49 to GIZ-53. One sphere of `source` counts as so many of `result`."""
    if part >= DOUBLES:
        color = COLORS[part - DOUBLES]
        return {"source": color, "result": color, "amount": 2}
    return {"source": "any" if part == ANY else COLORS[part], "result": "any", "amount": 1}


def word(words: Mapping[Word, int], meaning: int) -> Word:
    return next(said for said, meant in words.items() if meant == meaning)
