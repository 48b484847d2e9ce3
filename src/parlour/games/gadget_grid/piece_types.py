"""What `page.py` tells of the parts of the game, in types that the board has, too."""

from __future__ import annotations

from typing import Literal, TypedDict

Category = Literal["widget", "equipment", "attack", "environment", "setup", "dlc"]


class PricePiece(TypedDict):
    """What a DLC costs: one card of a name, and one of each of two categories."""

    named: int  # a card, or 2 Life Gizmos
    others: list[Category]  # a card of each, or 1 Life Gizmo


class CardPiece(TypedDict):
    number: int  # as in views
    id: str  # as in moves: W01
    name: str
    category: Category
    copies: int
    does: str  # its ability
    short: str  # the effect in a few words
    text: str  # the effect in full sentences
    flavor: str
    numbers: dict[str, int]  # those that its ability has, such as its range
    directions: str  # of a line: all, straight, diagonal, laser, cross; "" if it has none
    fires: str  # what a Sentry reaches: line, star, block; "" if it is none
    sentry: int  # the type of a Sentry, as in moves; -1 if it is none
    price: PricePiece | None  # of a DLC


class TokenPiece(TypedDict):
    number: int  # as in views
    id: str  # as in moves: myron, z3
    name: str
    full_name: str
    kind: Literal["character", "zombot"]


class GadgetPieces(TypedDict):
    """What anybody may read before the first move. A table of other cards has them in its view."""

    cards: list[CardPiece]
    tokens: list[TokenPiece]
    sentries: list[str]  # the types of Sentries, in the order in which moves number them
    directions: list[str]  # in the order in which moves number them
    phases: list[str]  # in the order in which views number them
