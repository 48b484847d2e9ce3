"""The verbs a player may submit."""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.values import Move


class Decision(Move):
    """GL-24. No phase that is over is opened again."""

    undoable = False


class Take(Decision):
    """GL-88. Take a power in the draft."""

    fields: ClassVar[dict[str, str]] = {"power": "int"}

    def __init__(self, power: int) -> None:
        self.power = power


class Name(Decision):
    """GL-21. Make a member of the team its Gridmaster."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PlaceWord(Decision):
    """GL-31, GL-33. Choose a word of the card, the first or the second, and its axis."""

    fields: ClassVar[dict[str, str]] = {"word": "int", "axis": "int"}

    def __init__(self, word: int, axis: int) -> None:
        self.word = word
        self.axis = axis


class ChooseWord(Decision):
    """GL-35. Choose a word of the card for the axis that is free."""

    fields: ClassVar[dict[str, str]] = {"word": "int"}

    def __init__(self, word: int) -> None:
        self.word = word


class UsePower(Decision):
    """GL-104. Declare a power."""

    fields: ClassVar[dict[str, str]] = {"power": "int"}

    def __init__(self, power: int) -> None:
        self.power = power


class Decline(Decision):
    """GL-106, GL-107. Use no power this turn."""


class GiveClue(Decision):
    """GL-45. Give the clue; with it the row or column of the key may be shown (GL-R22)."""

    typed = ("text",)
    fields: ClassVar[dict[str, str]] = {"text": "str", "shows": "bool"}

    def __init__(self, text: str, shows: bool = False) -> None:
        self.text = text
        self.shows = shows


class NoClue(Decision):
    """GL-R35. Time is up, and there is no clue."""


class Object(Decision):
    """GL-R11. Say that the clue breaks the rules."""


class Waive(Decision):
    """GL-R11. Let the clue stand."""


class Vote(Decision):
    """GL-R11. Say whether the objection is right."""

    fields: ClassVar[dict[str, str]] = {"upholds": "bool"}

    def __init__(self, upholds: bool) -> None:
        self.upholds = upholds


class PlaceSideGuess(Decision):
    """GL-103. The guess of the passive team."""

    fields: ClassVar[dict[str, str]] = {"cell": "int"}

    def __init__(self, cell: int) -> None:
        self.cell = cell


class NoSideGuess(Decision):
    """GL-R21. Place none after all."""


class Guess(Decision):
    """GL-61. Place the token, or two of them (GL-98)."""

    fields: ClassVar[dict[str, str]] = {"cells": "[int]"}

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = tuple(sorted(cells))


class NoGuess(Decision):
    """GL-R32. Time is up, and nothing is pointed at."""


class Flip(Decision):
    """GL-113. Turn an unused power to its X side."""

    fields: ClassVar[dict[str, str]] = {"power": "int"}

    def __init__(self, power: int) -> None:
        self.power = power
