"""Blocker-boxes and added pads: what is spent of a reserve."""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.events import BlockerPlaced, PadAdded
from parlour.games.gridopolis.lattice import NOWHERE, Cells
from parlour.games.gridopolis.moves import AddPad, PlaceBlocker
from parlour.games.gridopolis.rules.ids import (
    BESIDE_A_PAD,
    EMPTY_CELL,
    FLOOR,
    FOR_GOOD,
    FREE_PAD,
    NO_PART,
    ONLY_UP,
)
from parlour.games.gridopolis.table import Added, Table
from parlour.kernel.agenda import Game

DIMENSIONS: Final = 3
NO_CELLS: Final[Cells] = {}  # never added to


def blocker_pads(t: Table, seat: int) -> int:
    """GP-90, GP-108. Where this seat can place a blocker-box."""
    if not t.reserves[seat].blockers:
        return 0
    every = (1 << len(t.lattice.cells)) - 1
    return every & ~(t.occupied | t.blocked | t.plan.kingerizers | t.plan.teleporters)


def sites(t: Table, seat: int) -> Cells:
    """GP-102, GP-108, GP-R18. Where this seat can add a pad beside another; one is enough."""
    reserve = t.reserves[seat]
    return t.lattice.sites if reserve.pads and reserve.links else NO_CELLS


def towers(t: Table, seat: int) -> Cells:
    """GP-103. Where this seat can add a pad on a post, as nothing beside would hold it."""
    return t.lattice.towers if t.reserves[seat].posts and sites(t, seat) else NO_CELLS


def refuse_blocker(t: Table, seat: int, move: PlaceBlocker) -> str | None:
    """None left (GP-108); one there (GP-91); no free pad (GP-90): the first of these."""
    if not t.reserves[seat].blockers:
        return NO_PART
    pad = t.pad(move.pad)
    if pad != NOWHERE and t.blocked >> pad & 1:
        return FOR_GOOD
    if pad == NOWHERE or not blocker_pads(t, seat) >> pad & 1:
        return FREE_PAD
    return None


def refuse_pad(t: Table, seat: int, move: AddPad) -> str | None:
    """A pad there (GP-101); below the floor (GP-17); held by nothing, under a pad (GP-104) or not
    (GP-102); no part left (GP-108): the first of these.
    """
    cell, reserve = move.cell, t.reserves[seat]
    if len(cell) != DIMENSIONS or t.pad(cell) != NOWHERE:
        return EMPTY_CELL
    if cell[2] < t.lattice.floor:
        return FLOOR
    vertical = cell in t.lattice.towers
    if not vertical and cell not in t.lattice.sites:
        under = t.pad((cell[0], cell[1], cell[2] + 1)) != NOWHERE
        return ONLY_UP if under else BESIDE_A_PAD
    if not reserve.pads or not reserve.links or (vertical and not reserve.posts):
        return NO_PART
    return None


def place_blocker(g: Game[Table], seat: int, move: PlaceBlocker) -> None:
    """GP-90 to GP-93."""
    t = g.table
    bit = 1 << t.pad(move.pad)
    t.blockers[seat] |= bit
    t.blocked |= bit
    t.reserves[seat].blockers -= 1
    t.progress = True
    if g.events is not None:
        g.tell(BlockerPlaced(seat, move.pad))


def add_pad(g: Game[Table], seat: int, move: AddPad) -> None:
    """GP-100, GP-106, GP-107, GP-R16, GP-R17. The pad costs a link, and a post if it needs one."""
    t = g.table
    vertical = move.cell in t.lattice.towers
    reserve = t.reserves[seat]
    reserve.pads -= 1
    reserve.links -= 1
    reserve.posts -= vertical
    t.lattice = t.lattice.grown(move.cell)
    t.added.append(Added(move.cell, seat, vertical))
    t.progress = True
    if g.events is not None:
        g.tell(PadAdded(seat, move.cell, vertical))
