"""What the page shows besides the view: what is printed on the parts, and numbers of the game."""

from __future__ import annotations

from typing import Final

from parlour.contract import Outcome, ScorePart, View, result_sentence
from parlour.games.gizmos.pieces import pieces
from parlour.games.gizmos.rules.ids import LATEST_SEAT, MOST_ENERGY, MOST_GIZMOS
from parlour.kernel.text import Text

__all__ = ["breakdown", "figures", "pieces", "tell_result"]


BECAUSE: Final = {
    MOST_GIZMOS: "{} had more gizmos",
    MOST_ENERGY: "{} had more energy left",
    LATEST_SEAT: "{} came later in turn order",
}


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
    """GIZ-96 to GIZ-98: what broke a tie."""
    because = BECAUSE.get(outcome.reason, "")
    crowd = seen["viewer"] is None or len(seen["players"]) > 2  # who reads of no tie otherwise
    if because and crowd:
        because = f"of those tied, {because}"
    return result_sentence(outcome, seen["viewer"], f"{seen['round']} rounds", because=because)
