"""What the page shows besides the view: what never changes, and numbers of the game."""

from __future__ import annotations

from typing import Final

from parlour.contract import Outcome, ScorePart, View, result_sentence
from parlour.games.gridopolis.pieces import pieces
from parlour.games.gridopolis.rules.ids import EMPTIED, LAST_STANDING
from parlour.kernel.text import Text

__all__ = ["breakdown", "figures", "pieces", "tell_result"]


# Where points did not decide. With somebody who resigned the sentence has its reason.
BECAUSE: Final = {
    LAST_STANDING: "only {} had markers left",
    EMPTIED: "{} took the last markers off the board in one leap",
}


def figures(seen: View) -> dict[str, list[int]]:
    """What changes in the course of a game, by seat."""
    players = seen["players"]
    return {
        "points": [player["points"] for player in players],
        "markers": [player["pawns"] + player["kings"] for player in players],
        "kings": [player["kings"] for player in players],
        "captured": [player["pile"]["pawns"] + player["pile"]["kings"] for player in players],
    }


def breakdown(seen: View) -> list[ScorePart]:
    """GP-142. The parts of every seat's points."""
    players = seen["players"]
    return [
        ScorePart("captured kings", "points", [4 * each["pile"]["kings"] for each in players]),
        ScorePart("captured pawns", "points", [3 * each["pile"]["pawns"] for each in players]),
        ScorePart("own kings", "points", [2 * each["kings"] for each in players]),
        ScorePart("own pawns", "points", [each["pawns"] for each in players]),
    ]


def tell_result(outcome: Outcome, seen: View) -> Text:
    resigned = [seat for seat, player in enumerate(seen["players"]) if player["resigned"]]
    rounds = "1 round" if seen["round"] == 1 else f"{seen['round']} rounds"
    because = "" if resigned else BECAUSE.get(outcome.reason, "")
    return result_sentence(outcome, seen["viewer"], rounds, resigned, because)
