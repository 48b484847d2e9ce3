"""Blocker-boxes and new pads that may matter, out of the many that are legal."""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import DIRECTIONS, NOWHERE, numbers
from parlour.games.gridopolis.rules.building import blocker_pads, sites, towers
from parlour.games.gridopolis.search.deeds import BLOCK, PAD, Deed
from parlour.games.gridopolis.table import Table

SHELTER: Final = 8  # the landing of a capture over one of ours is closed
OPENING: Final = 6  # a landing behind an enemy next to us
EXPOSED: Final = -7  # or behind one of ours, for an enemy


def builds(t: Table, seat: int, most: int) -> list[Deed]:
    """The most promising of them, so many at most, the best first."""
    found = [*blockers(t, seat), *pads(t, seat)]
    found.sort(key=rank, reverse=True)
    return found[:most]


def rank(deed: Deed) -> int:
    return deed.rank


def blockers(t: Table, seat: int) -> list[Deed]:
    """GP-90. Near an enemy, best where it would land, or where a pawn is on its way."""
    lattice, mine, enemies = t.lattice, t.markers[seat], t.enemies(seat)
    found: list[Deed] = []
    for pad in numbers(blocker_pads(t, seat)):
        near = lattice.near[pad]
        deed = Deed(BLOCK, NOWHERE, pad)
        deed.rank = (near & enemies).bit_count() - (near & mine).bit_count()
        for own in numbers(near & mine):
            behind = lattice.over[pad][own]
            if behind != NOWHERE and enemies >> behind & 1:
                deed.rank += SHELTER
        if near & t.plan.homes[seat] & ~t.occupied and near & enemies:
            deed.rank += SHELTER // 2
        found.append(deed)
    return found


def pads(t: Table, seat: int) -> list[Deed]:
    """GP-100. Where it lies in a line with markers."""
    number, mine, enemies = t.lattice.number, t.markers[seat], t.enemies(seat)
    found: list[Deed] = []
    for cell in [*sites(t, seat), *towers(t, seat)]:
        x, y, z = cell[0], cell[1], cell[2]
        deed = Deed(PAD, NOWHERE, NOWHERE, 0, NOWHERE, cell)
        for dx, dy, dz in DIRECTIONS:
            pad = number.get((x + dx, y + dy, z + dz), NOWHERE)
            if pad == NOWHERE or not (mine | enemies) >> pad & 1:
                continue
            behind = number.get((x + 2 * dx, y + 2 * dy, z + 2 * dz), NOWHERE)
            if mine >> pad & 1:
                deed.rank += 1
                if behind != NOWHERE and enemies >> behind & 1:
                    deed.rank += EXPOSED
            elif behind != NOWHERE and mine >> behind & 1:
                deed.rank += OPENING
        found.append(deed)
    return found
