"""What a page shows besides the view."""

from __future__ import annotations

from typing import Any

from parlour.contract import View


def pieces() -> dict[str, Any]:
    return {}


def figures(view: View) -> dict[str, list[int]]:
    return {"height": view["table"]["heights"], "tried": view["table"]["tried"]}


def breakdown(view: View) -> dict[str, list[int]]:
    return {"Steps": view["table"]["heights"]}
