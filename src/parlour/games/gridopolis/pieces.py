"""What never changes: the blueprints that come with the game, and the parts in the box."""

from __future__ import annotations

from typing import TypedDict

from parlour.games.gridopolis.blueprint import BOX, Blueprint, built_in


class GridopolisPieces(TypedDict):
    """What is in the box."""

    blueprints: dict[str, Blueprint]  # by id
    box: dict[str, int]  # how many of each part


def pieces() -> GridopolisPieces:
    return {"blueprints": built_in(), "box": dict(BOX)}
