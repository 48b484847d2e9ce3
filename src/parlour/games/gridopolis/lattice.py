"""GP-10. The pads of a grid-set as numbers: which there are, and what lies how from where.

A pad is known by its number, a set of pads by an integer with one bit for each: the box holds 63
pads (GP-1), so no grid-set is ever larger. A lattice never changes; a new pad makes a new one.
"""

from __future__ import annotations

from typing import Final

Cell = tuple[int, ...]  # (x, y, z)
Plane = list[int]  # for every pad a set of pads

NOWHERE: Final = -1  # GP-16
# GP-15, GP-22. The 26 directions, in the order in which routes are looked for (GP-56).
DIRECTIONS: Final = [
    (x, y, z) for z in (0, 1, -1) for y in (0, 1, -1) for x in (0, 1, -1) if (x, y, z) != (0, 0, 0)
]
BESIDE: Final = [(1, 0), (-1, 0), (0, 1), (0, -1)]
_MODULUS: Final = 67  # the powers of two up to 2**65 all leave different rests
_RESTS: Final = {2**number % _MODULUS: number for number in range(64)}
NUMBER: Final = [_RESTS.get(rest, 0) for rest in range(_MODULUS)]


def number_of(bit: int) -> int:
    """The number of the one pad in a set of one."""
    return NUMBER[bit % _MODULUS]


def numbers(pads: int) -> list[int]:
    """The numbers of the pads in a set, in order."""
    found: list[int] = []
    while pads:
        bit = pads & -pads
        pads ^= bit
        found.append(NUMBER[bit % _MODULUS])
    return found


def progress(one: Cell, other: Cell, forward: Cell) -> int:
    """GP-21, GP-23, GP-R5. How far forward it is from one cell to another: levels play no part."""
    return (other[0] - one[0]) * forward[0] + (other[1] - one[1]) * forward[1]


class Lattice:
    """Built by `grown` alone, pad by pad."""

    def __init__(
        self,
        floor: int,
        forwards: list[Cell],
        cells: list[Cell],
        number: dict[Cell, int],
        near: Plane,
        over: list[list[int]],
        edge: Plane,
        ahead: list[Plane],
        onward: list[Plane],
        sites: list[Cell],
        towers: list[Cell],
    ) -> None:
        self.floor = floor  # GP-17
        self.forwards = forwards  # GP-20, by seat
        self.cells = cells
        self.number = number
        self.near = near  # GP-15: its neighbours
        self.over = over  # from a pad over a neighbour: where that lands, or NOWHERE (GP-111)
        self.edge = edge  # neighbours on its level with no pad right behind them (GP-16)
        self.ahead = ahead  # by seat: neighbours that are not backward (GP-61)
        self.onward = onward  # by seat: neighbours that are forward (GP-62, GP-63)
        self.sites = sites  # GP-102: cells without a pad that have one beside them
        self.towers = towers  # GP-103: other cells without a pad that have one straight below

    def grown(self, cell: Cell) -> Lattice:
        """The lattice with one more pad."""
        new = len(self.cells)
        twin = Lattice(
            self.floor,
            self.forwards,
            [*self.cells, cell],
            {**self.number, cell: new},
            [*self.near, 0],
            [*self.over, [NOWHERE] * 64],
            [*self.edge, 0],
            [[*plane, 0] for plane in self.ahead],
            [[*plane, 0] for plane in self.onward],
            self.sites.copy(),
            self.towers.copy(),
        )
        x, y, z = cell[0], cell[1], cell[2]
        for dx, dy, dz in DIRECTIONS:
            neighbour = self.number.get((x + dx, y + dy, z + dz), NOWHERE)
            if neighbour == NOWHERE:
                continue
            behind = self.number.get((x + 2 * dx, y + 2 * dy, z + 2 * dz), NOWHERE)
            opposite = self.number.get((x - dx, y - dy, z - dz), NOWHERE)
            twin._join(new, neighbour, behind, dz == 0)
            twin._join(neighbour, new, opposite, dz == 0)
            if behind != NOWHERE:  # what was a jump off the grid lands on the new pad
                line = twin.over[behind].copy()
                line[neighbour] = new
                twin.over[behind] = line
                twin.edge[behind] &= ~(1 << neighbour)
        twin._support(cell)
        return twin

    def _join(self, pad: int, neighbour: int, behind: int, level: bool) -> None:
        """From `pad` there is a neighbour now, and `behind` it lies another pad, or none.

        GP-120, GP-R14, GP-R15: off-grid is every cell without a pad, and no pad under a box.
        """
        bit = 1 << neighbour
        self.near[pad] |= bit
        if behind != NOWHERE:
            line = self.over[pad].copy()
            line[neighbour] = behind
            self.over[pad] = line
        elif level:
            self.edge[pad] |= bit
        for seat, forward in enumerate(self.forwards):
            far = progress(self.cells[pad], self.cells[neighbour], forward)
            if far >= 0:
                self.ahead[seat][pad] |= bit
            if far > 0:
                self.onward[seat][pad] |= bit

    def _support(self, cell: Cell) -> None:
        """GP-R18. Where a pad can be added, now that there is one on `cell`: one link holds it."""
        x, y, z = cell[0], cell[1], cell[2]
        if cell in self.sites:
            self.sites.remove(cell)
        elif cell in self.towers:
            self.towers.remove(cell)
        for dx, dy in BESIDE:
            beside = (x + dx, y + dy, z)
            if beside not in self.number and beside not in self.sites:
                self.sites.append(beside)
                if beside in self.towers:
                    self.towers.remove(beside)
        above = (x, y, z + 1)
        if above not in self.number and above not in self.sites and above not in self.towers:
            self.towers.append(above)


def lattice(floor: int, forwards: list[Cell], cells: list[Cell]) -> Lattice:
    """The lattice of these pads, numbered in this order."""
    seats = len(forwards)
    none: list[Plane] = [[] for _ in range(seats)]
    found = Lattice(floor, forwards, [], {}, [], [], [], none, [[] for _ in range(seats)], [], [])
    for cell in cells:
        found = found.grown(cell)
    return found
