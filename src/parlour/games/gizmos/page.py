"""What the page shows besides the view: what is printed on the parts, and numbers of the game."""

from __future__ import annotations

from parlour.contract import View
from parlour.games.gizmos.pieces import pieces

__all__ = ["breakdown", "figures", "pieces"]


def figures(seen: View) -> dict[str, list[int]]:
    """What changes in the course of a game, by seat (GIZ-94, GIZ-89)."""
    players = seen["players"]
    return {
        "points": [player["points"]["total"] for player in players],
        "gizmos": [player["gizmos"] for player in players],
        "level 3": [player["level_3"] for player in players],
        "energy": [player["energy"] for player in players],
    }


def breakdown(seen: View) -> dict[str, list[int]]:
    """GIZ-94. The parts of every seat's score."""
    parts = ("gizmos", "tokens", "awards")
    return {
        part.capitalize(): [player["points"][part] for player in seen["players"]] for part in parts
    }
