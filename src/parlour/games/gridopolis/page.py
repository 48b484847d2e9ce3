"""What the page shows besides the view: what never changes, and numbers of the game."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.gridopolis.pieces import pieces

__all__ = ["breakdown", "figures", "pieces"]


def figures(seen: View) -> dict[str, list[int]]:
    """What changes in the course of a game, by seat."""
    players = seen["players"]
    return {
        "points": [player["points"] for player in players],
        "markers": [player["pawns"] + player["kings"] for player in players],
        "kings": [player["kings"] for player in players],
        "captured": [player["pile"]["pawns"] + player["pile"]["kings"] for player in players],
    }


def breakdown(seen: View) -> dict[str, list[int]]:
    """GP-142. The parts of every seat's points."""
    players = seen["players"]
    return {
        "Kings captured": [4 * player["pile"]["kings"] for player in players],
        "Pawns captured": [3 * player["pile"]["pawns"] for player in players],
        "Own kings": [2 * player["kings"] for player in players],
        "Own pawns": [player["pawns"] for player in players],
    }
