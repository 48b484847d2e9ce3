"""Spheres and gizmos as a few colored characters; nothing is told by color alone."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from parlour.games.gizmos.cards import (
    ANY,
    ARCHIVE_DISCOUNT,
    CARDS,
    DOUBLES,
    DRAW,
    FILE,
    FREE_BUILD,
    LEVEL_2_DISCOUNT,
    ON_BUILD,
    ON_FILE,
    ON_PICK,
    PICK,
    POINTS,
    RESEARCH,
    RESEARCH_DISCOUNT,
    Card,
    card_name,
)

LETTERS: Final = "RYUK"
SYMBOLS: Final = "▲☼●■"  # flame, spark, atom, battery; one cell wide in every common font
# Letters on a filled ground stay readable whatever the terminal's own background is; black is a
# dark gray, so that it shows on black as well.
FILLED: Final = (
    "bold #ffffff on #b3261e",
    "bold #000000 on #f5c518",
    "bold #ffffff on #1d5fd1",
    "bold #ffffff on #585858",
)
TITLES: Final = (
    "bold #e5484d",
    "bold #b98900",
    "bold #4b8bf5",
    "bold #868686",
    "bold #a56fd6",
    "bold",
)
TRIGGERS: Final = {ON_FILE: "file", ON_PICK: "pick", ON_BUILD: "build"}
GIVES: Final = {
    DRAW: "draw",
    PICK: "pick",
    FILE: "file",
    RESEARCH: "research",
    FREE_BUILD: "free level 1",
}
CHEAPER: Final = {
    LEVEL_2_DISCOUNT: "level 2",
    ARCHIVE_DISCOUNT: "archived",
    RESEARCH_DISCOUNT: "researched",
}


def short(card: Card) -> str:
    """What a gizmo does, in as few characters as can be understood."""
    if card.gain:
        return f"{trigger(card)} → {gain(card)}"
    if card.parts:
        return conversion(card)
    if card.discount >= 0:
        return f"{CHEAPER[card.discount]} cost 1 less"
    if card.bans_file:
        return "no more File"
    if card.bans_research:
        return "no more Research"
    if card.awards_energy:
        return "end: +1pt per energy"
    if card.awards_tokens:
        return "end: tokens score again"
    raises = (("storage", card.storage), ("file", card.filing), ("research", card.research))
    return " ".join([f"+{amount} {limit}" for limit, amount in raises if amount])


def trigger(card: Card) -> str:
    """When a gizmo is triggered: for example `pick R/Y`."""
    verb = TRIGGERS[card.when]
    if card.from_archive:
        return f"{verb} archived"
    if card.built_level:
        return f"{verb} level {card.built_level}"
    colors = "/".join([LETTERS[color] for color in card.colors])
    return f"{verb} {colors}".rstrip()


def gain(card: Card) -> str:
    """What a triggered gizmo gives: for example `draw 3`."""
    if card.gain == POINTS:
        return f"+{points(card.amount)}"
    return GIVES[card.gain] + (f" {card.amount}" if card.amount > 1 else "")


def conversion(card: Card) -> str:
    """What a converter does: for example `K→any` or `R→RR`."""
    said: list[str] = []
    for part in card.parts:
        if part >= DOUBLES:
            letter = LETTERS[part - DOUBLES]
            said.append(f"{letter}→{letter * 2}")
        else:
            said.append("any→any" if part == ANY else f"{LETTERS[part]}→any")
    if len(said) == 2 and said[0] == said[1]:
        return f"{said[0]} twice"
    return " ".join(said)


def fold(words: str, width: int) -> str:
    """A short effect on lines of `width`; an arrow or a number stays with what it belongs to."""
    glued = re.sub(r"(?<=→) |(?<=\+\d) | (?=\d)", "\0", words)
    return "\n".join(textwrap.wrap(glued, max(1, width))).replace("\0", " ")


def points(n: int) -> str:
    return f"{n}pt"


# ---------------------------------------------------------------------- with colors


def marble(color: int) -> Text:
    """One sphere: for example `(▲R)`."""
    return Text(f"({SYMBOLS[color]}{LETTERS[color]})", FILLED[color])


def amount(n: int, color: int) -> Text:
    """So many spheres of a color, or of any: for example `2▲R`."""
    if color == ANY:
        return Text(f"{n}any", "bold reverse")
    return Text(f"{n}{SYMBOLS[color]}{LETTERS[color]}", FILLED[color])


def spheres(counts: Sequence[int]) -> Text:
    """The spheres of each color that there are."""
    held = [amount(n, color) for color, n in enumerate(counts) if n]
    return Text(" ").join(held) if held else Text("none", "dim")


def title(gizmo: int, width: int = 0) -> Text:
    """A gizmo's name, in its color; on lines of `width` where there is no room for it in one."""
    name = card_name(gizmo)
    lines = textwrap.wrap(name, width) if width else [name]
    return Text("\n".join(lines), TITLES[CARDS[gizmo].color])


def code(gizmo: int) -> Text:
    """What may be typed instead of the name."""
    return Text(CARDS[gizmo].code, "dim")


def price(gizmo: int) -> Text:
    """A gizmo that may still be built: its code, cost and points."""
    card = CARDS[gizmo]
    return Text(" ").join([code(gizmo), amount(card.cost, card.color), Text(points(card.points))])


def effect(words: str) -> Text:
    """A short effect, the letters of its colors filled."""
    text = Text(words)
    for letter, style in zip(LETTERS, FILLED, strict=True):
        text.highlight_regex(rf"\b{letter}+\b", style)
    return text
