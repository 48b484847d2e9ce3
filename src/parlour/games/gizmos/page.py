"""What the page shows besides the view: what is printed on the parts, and numbers of the game."""

from __future__ import annotations

from parlour.contract import Outcome, ScorePart, View, result_sentence
from parlour.games.gizmos.pieces import pieces
from parlour.kernel.text import Text

__all__ = ["breakdown", "figures", "pieces", "tell_result"]


def figures(seen: View) -> dict[str, list[int]]:
    """What changes in the course of a game, by seat (GIZ-94, GIZ-89)."""
    players = seen["players"]
    return {
        "points": [player["points"]["total"] for player in players],
        "gizmos": [player["gizmos"] for player in players],
        "level 3": [player["level_3"] for player in players],
        "energy": [player["energy"] for player in players],
    }


def breakdown(seen: View) -> list[ScorePart]:
    """GIZ-94. The parts of every seat's score, and what may have brought about the end (GIZ-89)."""
    players = seen["players"]
    points = {"gizmos": "gizmos", "tokens": "tokens", "awards": "awards at the end"}
    return [
        *(
            ScorePart(what, "points", [player["points"][part] for player in players])
            for part, what in points.items()
        ),
        ScorePart("gizmos in all", "count", [player["gizmos"] for player in players]),
        ScorePart("level III gizmos", "count", [player["level_3"] for player in players]),
    ]


def tell_result(outcome: Outcome, seen: View) -> Text:
    return result_sentence(outcome, seen["viewer"], f"{seen['round']} rounds")
