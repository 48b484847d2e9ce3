"""What the page shows besides the view: the powers, and numbers of the game."""

from __future__ import annotations

from typing import TypedDict

from parlour.contract import Outcome, ScorePart, View, result_sentence
from parlour.games.gridl.cells import CELLS, NAMES, points
from parlour.games.gridl.powers import POWERS
from parlour.kernel.text import Text


class PowerPiece(TypedDict):
    """The power side of a token."""

    id: str
    name: str
    guessing: bool  # whether the guessing team uses it, and not the passive one
    text: str
    rule: str


class Pieces(TypedDict):
    powers: list[PowerPiece]
    points: dict[str, dict[str, int]]  # by key: the cells that are worth something


def pieces() -> Pieces:
    return {
        "powers": [
            {
                "id": f"P{number + 1}",
                "name": power.name,
                "guessing": power.guessing,
                "text": power.text,
                "rule": power.rule,
            }
            for number, power in enumerate(POWERS)
        ],
        "points": {
            NAMES[key]: {
                NAMES[cell]: points(key, cell) for cell in range(CELLS) if points(key, cell)
            }
            for key in range(CELLS)
        },
    }


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
