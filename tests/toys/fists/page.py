"""What a page shows besides the view."""

from __future__ import annotations

from typing import Any

from parlour.contract import ScorePart, View
from parlour.games.fists import rules


def pieces() -> dict[str, Any]:
    return {"fingers": list(range(1, rules.FINGERS + 1))}


def figures(view: View) -> dict[str, list[int]]:
    return {"points": view["points"], "shown": [sum(shown) for shown in view["shown"]]}


def breakdown(view: View) -> list[ScorePart]:
    return [
        ScorePart("rounds won", "points", view["points"]),
        ScorePart("fingers shown", "count", [sum(shown) for shown in view["shown"]]),
    ]
