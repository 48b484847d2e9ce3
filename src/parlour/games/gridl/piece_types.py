"""What `page.py` tells of the parts of the game, in types that the board has, too."""

from __future__ import annotations

from typing import TypedDict


class PowerPiece(TypedDict):
    code: str  # as in moves: P1 to P12
    name: str
    text: str
    guessing: bool  # for a turn in which one's team guesses
    rule: str


class GridlPieces(TypedDict):
    """What anybody may read before the first move."""

    degrees: list[str]  # from low to high, for rows and columns alike
    columns: list[str]  # from left to right
    cells: list[str]  # in the order in which moves number them: row by row, the lowest first
    powers: list[PowerPiece]  # in the order in which views number them
    solutions: dict[str, dict[str, int]]  # by key: what a guess there is worth, if anything
    goal: int
    teams: list[str]
    seatings: dict[str, list[int]]  # the team of each, by the number of players
