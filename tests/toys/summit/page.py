"""What a page shows besides the view."""

from __future__ import annotations

from typing import Any

from parlour.contract import ScorePart, View


def pieces() -> dict[str, Any]:
    return {}


def figures(view: View) -> dict[str, list[int]]:
    return {"height": view["table"]["heights"], "tried": view["table"]["tried"]}


def breakdown(view: View) -> list[ScorePart]:
    return [ScorePart("steps", "points", view["table"]["heights"])]
