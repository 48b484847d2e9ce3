"""Positions to look at the board in, besides those of every game: `python -m scripts.boards`."""

from __future__ import annotations

from typing import Final

from tests.e2e.positions import Position, lesson, recorded

from parlour.games.gizmos import GAME

TWO_CONVERTERS: Final = "pay 1 yellow 1 blue via G1R4 G1U4"


def late_payment() -> Position:
    """Of four, towards the end: rings and benches are full."""
    whole = recorded(GAME)[-1]
    made = [move for _, move in whole.moves].index(TWO_CONVERTERS)
    payer = whole.moves[made][0]
    return whole._replace(name="payment-late", moves=whole.moves[:made], viewer=payer)


BOARDS: Final = (
    lesson(GAME, "second", "pick yellow"),
    lesson(GAME, "payment", "pay 1 blue 1 black via G1R3"),
    late_payment(),
    lesson(GAME, "chain", "use G0S1#1"),
    lesson(GAME, "research", "build G1Y8"),
    lesson(GAME, "order", "return G1K5 G1Y9"),
    lesson(GAME, "group", "pick yellow", "[data-testid=choices] [data-opens]"),
    lesson(GAME, "close-up", "pick yellow", ".gz-level-row .gz-open"),
    late_payment()._replace(name="bench", pressed=(".gz-rival",)),
    lesson(GAME, "key", "pick yellow", ".gz-legend-button"),
)
