"""What the log tells. A team is PINK, BLUE, or ALL of a cooperative table."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gridl.table import PastTurn
from parlour.kernel.values import Event, Move


class Drafted(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int", "power": "int"}

    def __init__(self, team: int, power: int) -> None:
        self.team = team
        self.power = power


class TurnBegan(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int", "number": "int"}

    def __init__(self, team: int, number: int) -> None:
        self.team = team
        self.number = number


class Named(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class WordPlaced(Event):
    """One of two words of a card has been put on an axis; the other is out."""

    fields: ClassVar[dict[str, str]] = {
        "team": "int",
        "word": "str",
        "axis": "int",
        "instead": "str",
    }

    def __init__(self, team: int, word: str, axis: int, instead: str) -> None:
        self.team = team
        self.word = word
        self.axis = axis
        self.instead = instead


class Examined(Event):
    """GL-39. The Gridmaster has read the solution card."""

    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PowerUsed(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int", "power": "int"}

    def __init__(self, team: int, power: int) -> None:
        self.team = team
        self.power = power


class PowerDeclined(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int"}

    def __init__(self, team: int) -> None:
        self.team = team


class Discarded(Event):
    """GL-117. For the team that has used the power."""

    fields: ClassVar[dict[str, str]] = {"cells": "[int]"}

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = cells


class Clued(Event):
    """`line` is the row or column of the key that is shown with the clue, or NONE."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "text": "str", "axis": "int", "line": "int"}

    def __init__(self, seat: int, text: str, axis: int, line: int) -> None:
        self.seat = seat
        self.text = text  # "" if the time was over
        self.axis = axis
        self.line = line


class Objected(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Voted(Event):
    """GL-R11. What has become of the objection."""

    fields: ClassVar[dict[str, str]] = {"upheld": "bool"}

    def __init__(self, upheld: bool) -> None:
        self.upheld = upheld


class SideGuessed(Event):
    """GL-103; NONE if no token was placed."""

    fields: ClassVar[dict[str, str]] = {"team": "int", "cell": "int"}

    def __init__(self, team: int, cell: int) -> None:
        self.team = team
        self.cell = cell


class Guessed(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int", "cells": "[int]"}

    def __init__(self, team: int, cells: tuple[int, ...]) -> None:
        self.team = team
        self.cells = cells


class Revealed(Event):
    """GL-62. The solution card, and what the turn has come to."""

    fields: ClassVar[dict[str, str]] = {"team": "int", "turn": "Plain", "scores": "[int*2]"}

    def __init__(self, team: int, turn: PastTurn, scores: tuple[int, ...]) -> None:
        self.team = team
        self.turn = turn
        self.scores = scores


class Flipped(Event):
    fields: ClassVar[dict[str, str]] = {"team": "int", "power": "int"}

    def __init__(self, team: int, power: int) -> None:
        self.team = team
        self.power = power


class Covered(Event):
    """GL-27."""

    fields: ClassVar[dict[str, str]] = {"cell": "int"}

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Ended(Event):
    """Which team has won; NONE if the players of a cooperative game have lost."""

    fields: ClassVar[dict[str, str]] = {"winner": "int", "rule": "str"}

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule


class Proposed(Event):
    """GL-132. For the team of that seat."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "move": "Plain", "words": "[str]"}

    def __init__(self, seat: int, move: Move, words: tuple[str, ...]) -> None:
        self.seat = seat
        self.move = move
        self.words = words  # on the card that has been drawn, if there is one


class Nodded(Event):
    """GL-132. For the team of that seat: yes or no to what it proposes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "yes": "bool"}

    def __init__(self, seat: int, yes: bool) -> None:
        self.seat = seat
        self.yes = yes
