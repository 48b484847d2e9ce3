"""What the page shows besides the view: what is printed on the parts, and numbers of the game."""

from __future__ import annotations

from typing import Final

from parlour.contract import Outcome, ScorePart, View, result_sentence
from parlour.games.gridl.cells import CELLS, DEGREES, NAMES, SIDE, points
from parlour.games.gridl.piece_types import GridlPieces, PowerPiece
from parlour.games.gridl.powers import POWERS, RULES, Power
from parlour.games.gridl.table import GOAL, MOST_COOP, TEAMS
from parlour.kernel.text import Text

MOST_PLAYERS: Final = 12


def pieces() -> GridlPieces:
    return {
        "degrees": list(DEGREES),
        "columns": [name[0] for name in NAMES[:SIDE]],
        "cells": list(NAMES),
        "powers": [power_piece(number, power) for number, power in enumerate(POWERS)],
        "solutions": {NAMES[key]: solution(key) for key in range(CELLS)},
        "goal": GOAL,
        "teams": list(TEAMS),
        "seatings": {str(players): seating(players) for players in range(2, MOST_PLAYERS + 1)},
    }


def power_piece(number: int, power: Power) -> PowerPiece:
    return {
        "code": f"P{number + 1}",
        "name": power.name,
        "text": power.text,
        "guessing": power.guessing,
        "rule": RULES[number],
    }


def solution(key: int) -> dict[str, int]:
    """GL-40, GL-41. What a solution card has."""
    worth = {NAMES[cell]: points(key, cell) for cell in range(CELLS)}
    return {name: value for name, value in worth.items() if value}


def seating(players: int) -> list[int]:
    """GL-17."""
    return [] if players <= MOST_COOP else [seat % 2 for seat in range(players)]


def team_of(view: View, seat: int) -> int:
    return 0 if view["coop"] else seat % 2


def figures(view: View) -> dict[str, list[int]]:
    """The points of each seat's team."""
    seats = range(view["players"])
    return {"points": [view["scores"][team_of(view, seat)] for seat in seats]}


def breakdown(view: View) -> list[ScorePart]:
    """GL-15, GL-63 to GL-67. What each team's points come from, and how it guessed."""
    teams = range(2)
    start = [0, 0] if view["coop"] else [int(team != view["first"]) for team in teams]
    guesses, powers, hits = [0, 0], [0, 0], [0, 0]
    scores = start.copy()
    for turn in view["past"]:
        team = turn["team"]
        before = scores[team]
        scores[team] = before + turn["base"] + turn["bonus"] + turn["change"]
        guesses[team] += turn["base"]
        powers[team] += scores[team] - before - turn["base"]
        hits[team] += turn["base"] == 3
        if not view["coop"]:
            scores[1 - team] += turn["gain"]
            powers[1 - team] += turn["gain"]

    def by_seat(numbers: list[int]) -> list[int]:
        return [numbers[team_of(view, seat)] for seat in range(view["players"])]

    parts = [ScorePart("guesses", "points", by_seat(guesses))]
    if not view["coop"]:
        parts.append(ScorePart("the head start", "points", by_seat(start)))
    if view["house"]["powers"]:
        parts.append(ScorePart("powers", "points", by_seat(powers)))
    return [*parts, ScorePart("keys hit", "count", by_seat(hits))]


def tell_result(outcome: Outcome, view: View) -> Text:
    turns = "1 turn" if view["turn"] == 1 else f"{view['turn']} turns"
    return result_sentence(outcome, view["viewer"], turns)
