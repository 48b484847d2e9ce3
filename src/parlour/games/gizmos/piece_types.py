"""What `pieces.py` tells of the parts of the game, in types that the board has, too."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from parlour.games.gizmos import cards

Color = Annotated[cards.Color, Meta(extra={"alias": "Color"})]
Column = Annotated[cards.Column, Meta(extra={"alias": "Column"})]
Shape = Literal["flame", "spark", "atom", "battery"]


class ColorPiece(TypedDict):
    name: Color
    title: str  # the rulebook's word: Heat, Electric ...
    shape: Shape  # color never stands alone
    letter: str
    words: list[str]  # what names of gizmos call it: as their own, and as what they wait for


class Limits(TypedDict):
    storage: int
    file: int
    research: int


class EndCondition(TypedDict):
    """The end comes when somebody has so many active gizmos, or so many of level 3."""

    gizmos: int
    level_3: int


class Trigger(TypedDict):
    when: cards.When
    colors: list[Color]  # any one is enough; empty where color does not matter
    from_archive: bool  # only what was built from the archive
    built_level: int  # only what is of this level; 0: any


class Gain(TypedDict):
    what: cards.Gain
    amount: int


class Conversion(TypedDict):
    """While paying, one sphere of `source` counts as `amount` of `result`."""

    source: Color | Literal["any"]
    result: Color | Literal["any"]
    amount: int


class CardPiece(TypedDict):
    number: int  # as in views: its place in `cards`
    code: str  # as in moves: G1R4, G3X1#2
    name: str  # what people call it: its color first, its effect last
    level: int
    cost: int
    color: cards.CardColor  # any: a generic gizmo; none: a starting gizmo
    points: int
    column: Column
    text: str  # the effect in full sentences
    short: str  # the effect in a few characters, colors as letters
    trigger: Trigger | None  # together with `gain`, or both None
    gain: Gain | None
    converts: list[Conversion]  # the parts of a converter, else empty
    raises: Limits  # by how much; all 0 for most gizmos
    discount: cards.Discount | None  # such gizmos cost 1 less
    bans: Literal["file", "research"] | None  # no more of that action
    award: Literal["energy", "tokens"] | None  # at the end it is worth one's energy, or tokens


class GizmosPieces(TypedDict):
    """What anybody may read before the first move."""

    colors: list[ColorPiece]  # in the order in which views number them
    columns: list[Column]  # in the order in which a tableau shows them
    cards: list[CardPiece]  # in the order in which views number them
    row: int  # spheres in a full row
    display: list[int]  # slots of level 1, 2, 3
    each_color: int  # spheres of each color in the box
    limits: Limits  # at the start
    end: EndCondition
