"""GP-10. The pads of a grid-set as numbers: which there are, and what lies how from where.

A pad is known by its number, a set of pads by an integer with one bit for each: the box holds 63
pads (GP-1), so no grid-set is ever larger. A lattice never changes; a new pad makes a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Cell = tuple[int, ...]  # (x, y, z)
Cells = dict[Cell, None]  # in the order in which they have come
Plane = list[int]  # for every pad a set of pads

NOWHERE: Final = -1  # GP-16
# GP-15, GP-22. The 26 directions, in the order in which routes are looked for (GP-56).
DIRECTIONS: Final = [
    (x, y, z) for z in (0, 1, -1) for y in (0, 1, -1) for x in (0, 1, -1) if (x, y, z) != (0, 0, 0)
]
OPPOSITE: Final = [DIRECTIONS.index((-x, -y, -z)) for x, y, z in DIRECTIONS]
BESIDE: Final = [(1, 0), (-1, 0), (0, 1), (0, -1)]  # the four sides; ^ 1 is the opposite one
TOWARDS: Final = [
    [side for side, (dx, dy) in enumerate(BESIDE) if dx * x + dy * y > 0] for x, y, _ in DIRECTIONS
]  # GP-23: to which sides each direction leads; levels play no part
_MODULUS: Final = 67  # the powers of two up to 2**65 all leave different rests
_RESTS: Final = {2**number % _MODULUS: number for number in range(64)}
NUMBER: Final = [_RESTS.get(rest, 0) for rest in range(_MODULUS)]


def single(number: i64) -> i64:
    """The set of one pad."""
    nothing = number - number  # as a literal alone would be shifted in 32 bits, once compiled
    return nothing + 1 << number


def number_of(bit: i64) -> i64:
    """The number of the one pad in a set of one."""
    number: i64 = NUMBER[bit % _MODULUS]
    return number


def numbers(pads: i64) -> list[int]:
    """The numbers of the pads in a set, in order."""
    found: list[int] = []
    while pads:
        bit = pads & -pads
        pads ^= bit
        found.append(NUMBER[bit % _MODULUS])
    return found


def nth(pads: i64, n: int) -> int:
    """The number of the pad in a set before which there are n others."""
    while n:
        pads &= pads - 1
        n -= 1
    return NUMBER[(pads & -pads) % _MODULUS]


def count(pads: i64) -> i64:
    """How many pads there are in a set: by pairs, by fours, by eights, then all together."""
    pads -= pads >> 1 & 0x1555_5555_5555_5555
    pads = (pads & 0x3333_3333_3333_3333) + (pads >> 2 & 0x3333_3333_3333_3333)
    pads = pads + (pads >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    pads += pads >> 8
    pads += pads >> 16
    return pads + (pads >> 32) & 0x7F


def add(plane: Plane, pad: int, other: i64) -> None:
    """Let the other pad be one of those that this plane has for a pad."""
    pads: i64 = plane[pad]
    plane[pad] = pads | single(other)


def progress(one: Cell, other: Cell, forward: Cell) -> int:
    """GP-21, GP-23, GP-R5. How far forward it is from one cell to another: levels play no part."""
    return (other[0] - one[0]) * forward[0] + (other[1] - one[1]) * forward[1]


class Lattice:
    """Built by `grown` alone, pad by pad."""

    def __init__(
        self,
        floor: int,
        fronts: list[int],
        cells: list[Cell],
        number: dict[Cell, int],
        near: Plane,
        sides: list[Plane],
        over: list[list[int]],
        sites: Cells,
        towers: Cells,
    ) -> None:
        self.floor = floor  # GP-17
        self.fronts = fronts  # GP-20, by seat: which of the sides is forward
        self.cells = cells
        self.number = number
        self.near = near  # GP-15: its neighbors
        self.sides = sides  # the neighbors that lie towards each of the four sides
        self.onward = [sides[front] for front in fronts]  # by seat: forward (GP-62, GP-63)
        self.backward = [sides[front ^ 1] for front in fronts]
        self.over = over  # from a pad over a neighbor: where that lands, or NOWHERE (GP-111)
        self.sites = sites  # GP-102: cells without a pad that have one beside them
        self.towers = towers  # GP-103: other cells without a pad that have one straight below

    def ahead(self, seat: int, pad: i64) -> i64:
        """GP-61. The neighbors that are not backward."""
        ways: i64 = self.near[pad]
        backward: i64 = self.backward[seat][pad]
        return ways & ~backward

    def level(self, pad: i64, other: i64) -> bool:
        """Whether two pads are on the same level."""
        return self.cells[pad][2] == self.cells[other][2]

    def grown(self, cell: Cell) -> Lattice:
        """The lattice with one more pad."""
        new = len(self.cells)
        number = self.number.copy()
        number[cell] = new
        line = [NOWHERE] * 64
        twin = Lattice(
            self.floor,
            self.fronts,
            [*self.cells, cell],
            number,
            [*self.near, 0],
            [[*plane, 0] for plane in self.sides],
            [*self.over, line],
            self.sites.copy(),
            self.towers.copy(),
        )
        x, y, z = cell[0], cell[1], cell[2]
        around = [number.get((x + dx, y + dy, z + dz), NOWHERE) for dx, dy, dz in DIRECTIONS]
        for way, neighbor in enumerate(around):
            if neighbor == NOWHERE:
                continue
            back = OPPOSITE[way]
            twin._join(new, neighbor, way)
            twin._join(neighbor, new, back)
            opposite = around[back]
            if opposite != NOWHERE:
                twin._land(neighbor, new, opposite)
            dx, dy, dz = DIRECTIONS[way]
            behind = number.get((x + dx + dx, y + dy + dy, z + dz + dz), NOWHERE)
            if behind != NOWHERE:  # what was a jump off the grid lands on the new pad
                twin._land(behind, neighbor, new)
                line[neighbor] = behind
        twin._support(cell)
        return twin

    def _join(self, pad: int, neighbor: int, way: int) -> None:
        """In this direction from `pad` there is a neighbor now."""
        add(self.near, pad, neighbor)
        for side in TOWARDS[way]:
            add(self.sides[side], pad, neighbor)

    def _land(self, pad: int, middle: int, landing: int) -> None:
        """From `pad` over `middle` one lands there; other lattices share the line as it was."""
        line = self.over[pad].copy()
        line[middle] = landing
        self.over[pad] = line

    def _support(self, cell: Cell) -> None:
        """GP-R18. Where a pad can be added, now that there is one on `cell`: one link holds it."""
        x, y, z = cell[0], cell[1], cell[2]
        sites, towers = self.sites, self.towers
        if cell in sites:
            del sites[cell]
        elif cell in towers:
            del towers[cell]
        for dx, dy in BESIDE:
            beside: Cell = (x + dx, y + dy, z)
            if beside not in self.number and beside not in sites:
                sites[beside] = None
                if beside in towers:
                    del towers[beside]
        above: Cell = (x, y, z + 1)
        if above not in self.number and above not in sites and above not in towers:
            towers[above] = None


def lattice(floor: int, forwards: list[Cell], cells: list[Cell]) -> Lattice:
    """The lattice of these pads, numbered in this order."""
    fronts = [BESIDE.index((forward[0], forward[1])) for forward in forwards]
    sides: list[Plane] = [[] for _ in BESIDE]
    found = Lattice(floor, fronts, [], {}, [], sides, [], {}, {})
    for cell in cells:
        found = found.grown(cell)
    return found
