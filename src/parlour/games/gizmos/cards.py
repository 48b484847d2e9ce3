"""The 112 gizmos, read once from components.toml. A gizmo is a number: its place in `CARDS`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

Color = Literal["red", "yellow", "blue", "black"]
CardColor = Literal["red", "yellow", "blue", "black", "any", "none"]
Column = Literal["upgrade", "converter", "file", "pick", "build"]
When = Literal["file", "pick", "build"]
Gain = Literal["draw", "pick", "points", "file", "research", "free build"]
Origin = Literal["display", "archive", "research"]
Discount = Literal["level 2", "archive", "research"]

COLORS: Final[tuple[Color, ...]] = ("red", "yellow", "blue", "black")
ANY: Final = 4  # the color of a generic gizmo (GIZ-8)
COLORLESS: Final = 5  # the color of a starting gizmo (GIZ-9)
COLOR_NAMES: Final[tuple[CardColor, ...]] = (*COLORS, "any", "none")
# GIZ-6. No gizmo belongs to the Research column.
COLUMNS: Final[tuple[Column, ...]] = ("upgrade", "converter", "file", "pick", "build")

# What triggers a gizmo, and what a triggered gizmo gives (GIZ-71).
NEVER: Final = 0
ON_FILE: Final = 1
ON_PICK: Final = 2
ON_BUILD: Final = 3
NOTHING: Final = 0
DRAW: Final = 1
PICK: Final = 2
POINTS: Final = 3
FILE: Final = 4
RESEARCH: Final = 5
FREE_BUILD: Final = 6

# Where a built gizmo came from (GIZ-45), and what a discount is for (GIZ-78).
DISPLAY: Final = 0
ARCHIVE: Final = 1
RESEARCHED: Final = 2
ORIGINS: Final[tuple[Origin, ...]] = ("display", "archive", "research")
LEVEL_2_DISCOUNT: Final = 0
ARCHIVE_DISCOUNT: Final = 1
RESEARCH_DISCOUNT: Final = 2

# The parts of a converter: a color (or ANY) counts as any color; DOUBLES + color counts twice.
DOUBLES: Final = 5

WHEN: Final[dict[When, int]] = {"file": ON_FILE, "pick": ON_PICK, "build": ON_BUILD}
GAINS: Final[dict[Gain, int]] = {
    "draw": DRAW,
    "pick": PICK,
    "points": POINTS,
    "file": FILE,
    "research": RESEARCH,
    "free build": FREE_BUILD,
}
DISCOUNTS: Final[dict[Discount, int]] = {
    "level 2": LEVEL_2_DISCOUNT,
    "archive": ARCHIVE_DISCOUNT,
    "research": RESEARCH_DISCOUNT,
}


class Card:
    """One gizmo as printed (GIZ-5)."""

    def __init__(self, code: str, name: str, data: dict[str, Any]) -> None:
        raises: dict[str, int] = data.get("raises", {})
        self.code: Final[str] = code  # what is typed and recorded: G1U5
        self.name: Final[str] = name  # what people call it; the starting gizmos share one
        self.text: Final[str] = data["text"]
        self.level: Final[int] = data["level"]
        self.cost: Final[int] = data["cost"]
        self.color: Final[int] = COLOR_NAMES.index(data["color"])
        self.points: Final[int] = data["points"]
        self.column: Final[int] = COLUMNS.index(data["column"])
        self.when: Final[int] = WHEN.get(data.get("when", ""), NEVER)
        self.colors: Final[tuple[int, ...]] = tuple(map(COLORS.index, data.get("colors", ())))
        self.from_archive: Final[bool] = data.get("origin") == "archive"
        self.built_level: Final[int] = data.get("built_level", 0)
        self.gain: Final[int] = GAINS.get(data.get("gain", ""), NOTHING)
        self.amount: Final[int] = data.get("amount", 0)
        self.parts: Final[tuple[int, ...]] = tuple(map(_part, data.get("converts", ())))
        self.storage: Final[int] = raises.get("storage", 0)
        self.filing: Final[int] = raises.get("file", 0)
        self.research: Final[int] = raises.get("research", 0)
        self.bans_file: Final[bool] = data.get("bans") == "file"
        self.bans_research: Final[bool] = data.get("bans") == "research"
        self.discount: Final[int] = DISCOUNTS.get(data.get("discount", ""), -1)
        self.awards_energy: Final[bool] = data.get("award") == "energy"
        self.awards_tokens: Final[bool] = data.get("award") == "tokens"

    def is_color(self, color: int) -> bool:
        """GIZ-7, GIZ-8. A generic gizmo counts as every color."""
        return self.color == color or self.color == ANY


def _part(words: str) -> int:
    source, _, result = words.partition(" as ")
    if result == "any":
        return ANY if source == "any" else COLORS.index(source)
    return DOUBLES + COLORS.index(source)


def _load() -> list[Card]:
    data = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
    cards: list[Card] = []
    for gizmo in data["gizmo"]:
        copies = gizmo.get("copies", 1)
        for copy in range(1, copies + 1):
            code = gizmo["id"] if copies == 1 else f"{gizmo['id']}#{copy}"
            name: str | list[str] = gizmo["name"]
            cards.append(Card(code, name if isinstance(name, str) else name[copy - 1], gizmo))
    return cards


CARDS: Final = _load()
BY_CODE: Final = {card.code: gizmo for gizmo, card in enumerate(CARDS)}
BY_LEVEL: Final = [[i for i, card in enumerate(CARDS) if card.level == level] for level in range(4)]


def card_name(gizmo: int) -> str:
    """What every sentence calls a gizmo."""
    return CARDS[gizmo].name


def card_names(gizmos: Sequence[int]) -> str:
    return ", ".join([card_name(gizmo) for gizmo in gizmos])
