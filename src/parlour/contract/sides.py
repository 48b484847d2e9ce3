"""Who plays together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Side(NamedTuple):
    """Seats that win or lose together."""

    name: str
    seats: tuple[int, ...]


def names_of_sides(sides: Sequence[Side], players: int) -> list[str]:
    """For each seat the name of its side; nothing where everybody plays alone."""
    return [side_of(sides, seat).name for seat in range(players)] if sides else []


def side_of(sides: Sequence[Side], seat: int) -> Side:
    """The side of this seat; where there are none, it is one by itself."""
    for side in sides:
        if seat in side.seats:
            return side
    return Side("", (seat,))
