"""The toys are games like any other for these tests, and off the shelf again for all the others."""

from __future__ import annotations

from pathlib import Path

from parlour import games

TOYS = str(Path(__file__).parent.parent / "toys")

games.shelf([Path(TOYS)])  # imports them as parlour.games.fists and so on
if TOYS in games.__path__:
    games.__path__.remove(TOYS)
