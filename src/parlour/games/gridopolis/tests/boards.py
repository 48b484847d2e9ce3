"""Positions to look at the board in, besides those of every game: `python -m scripts.boards`."""

from __future__ import annotations

from typing import Final

from tests.e2e.positions import lesson

from parlour.games.gridopolis import GAME


def pad(cell: str) -> str:
    return f"[data-pad='{cell}']"


BOARDS: Final = (
    lesson(GAME, "second", "block d6/2"),
    lesson(GAME, "chain", "take d4/1 d6/1 x e5/1 e6/1", pad("d4/1"), pad("f6/1")),
    lesson(GAME, "pad", "pad d6/1", "[data-choose=pad]"),
    lesson(GAME, "kamikaze", "kamikaze e6/2 x f6/2", pad("e6/2")),
    lesson(GAME, "refused", "take e4 e6/2 x e5/1", pad("e4"), pad("f6/2")),
    lesson(GAME, "group", "block d6/2", "[data-testid=choices] [data-opens]"),
)
