"""Are the seats of a grid-set equal? They are if turning it puts each in the place of the next."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.gridopolis.drawing import Blueprint, Cell, Seat
from parlour.games.gridopolis.stock import seated

SeatPlan = tuple[frozenset[Cell], frozenset[Cell], Cell]  # kingerizers, markers, forward


class Turn:
    """A number of quarter turns about the middle of some pads, seen from above."""

    def __init__(self, pads: set[Cell], quarters: int) -> None:
        self.quarters = quarters
        # Twice the middle, which may lie between two pads.
        self.x = min(x for x, _, _ in pads) + max(x for x, _, _ in pads)
        self.y = min(y for _, y, _ in pads) + max(y for _, y, _ in pads)

    def direction(self, cell: Cell) -> Cell:
        x, y, z = cell
        for _ in range(self.quarters):
            x, y = -y, x
        return x, y, z

    def cell(self, cell: Cell) -> Cell:
        """Where the cell comes to lie; outside the lattice if the middle is no center of it."""
        x, y, z = self.direction((2 * cell[0] - self.x, 2 * cell[1] - self.y, cell[2]))
        if (x + self.x) % 2 or (y + self.y) % 2:
            return 0, 0, z - 10_000
        return (x + self.x) // 2, (y + self.y) // 2, z

    def cells(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        return frozenset(map(self.cell, cells))

    def seat(self, seat: Seat) -> SeatPlan:
        return self.cells(seat.kingerizers), self.cells(seat.markers), self.direction(seat.forward)


def alike(blueprint: Blueprint, players: int) -> bool:
    """Does some turn of the grid-set move every player on by one seat? Then any seat will do.

    A mirror would not do: it turns the order of play round (GP-36). Links and posts may lie as they
    like, as they have no part in play (GP-14).
    """
    seats = seated(blueprint, players)
    pads = {*blueprint.pads, *(cell for seat in seats for cell in seat.pads)}
    if not pads:
        return True
    turns = [Turn(pads, quarters) for quarters in range(4)]
    still = turns[0]
    fitting = [
        turn
        for turn in turns
        if turn.cells(pads) == pads
        and turn.cells(blueprint.teleporters) == still.cells(blueprint.teleporters)
    ]
    plans = [still.seat(seat) for seat in seats]
    turned = [[turn.seat(seat) for seat in seats] for turn in fitting]
    return plans[1:] + plans[:1] in turned
