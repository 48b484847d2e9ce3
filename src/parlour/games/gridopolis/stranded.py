"""GP-151. Which pawns could become kings on a grid-set, were nobody in their way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import product
from typing import Final

from parlour.games.gridopolis.drawing import Cell, Seat

DIRECTIONS: Final[list[Cell]] = [  # GP-15
    (x, y, z) for x, y, z in product((-1, 0, 1), repeat=3) if (x, y, z) != (0, 0, 0)
]


def stranded(
    seat: Seat, enemies: Collection[Seat], pads: Collection[Cell], teleporters: Collection[Cell]
) -> list[Cell]:
    """The markers of `seat` that can never come to a kingerizer of an enemy.

    The pads are taken as they are in the blueprint, without those that players may add.
    """
    goals = {cell for enemy in enemies for cell in enemy.kingerizers}
    before: dict[Cell, list[Cell]] = defaultdict(list)  # from where one comes to a cell
    for start in pads:
        least = 1 if start in seat.kingerizers else 0  # GP-61, GP-62
        for end in _ends(start, seat.forward, least, pads, teleporters):
            before[end].append(start)
    good = set(goals)
    open_ends = list(goals)
    while open_ends:
        for start in before[open_ends.pop()]:
            if start not in good:
                good.add(start)
                open_ends.append(start)
    return [
        marker
        for marker in seat.markers
        if good.isdisjoint(_ends(marker, seat.forward, 1, pads, teleporters))  # GP-63
    ]


def _ends(
    start: Cell, forward: Cell, least: int, pads: Collection[Cell], teleporters: Collection[Cell]
) -> Iterator[Cell]:
    """Where a pawn may stand after one step or hop with at least so much progress (GP-21).

    A hop needs a marker on the pad between, of whatever color: there may be one some day. Who
    lands on a teleporter comes out at any other, or stays if all others are taken (GP-85, GP-87).
    """
    x, y, z = start
    for dx, dy, dz in DIRECTIONS:
        if dx * forward[0] + dy * forward[1] < least:
            continue
        near = (x + dx, y + dy, z + dz)
        if near not in pads:
            continue
        for end in (near, (x + 2 * dx, y + 2 * dy, z + 2 * dz)):
            if end in teleporters:
                yield from teleporters
            elif end in pads:
                yield end
