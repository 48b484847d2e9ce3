"""What a seat can do with its whole turn, as the search sees it.

A king's two moves (GP-80) are one deed with another after it; of several ways to the same end only
the first is kept.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import NOWHERE, Cell, numbers
from parlour.games.gridopolis.moves import (
    DECLINE,
    AddPad,
    Capture,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.second import barred
from parlour.games.gridopolis.table import Table
from parlour.kernel.values import Move

STEP: Final = 0
JUMP: Final = 1
TAKE: Final = 2
PLUNGE: Final = 3
BLOCK: Final = 4
PAD: Final = 5
STOP: Final = 6  # no second move (GP-81)
PASS: Final = 7  # GP-52
NO_CELL: Final[Cell] = ()


class Deed:
    """Pads are numbers, sets of them integers (lattice.py)."""

    def __init__(
        self,
        kind: int,
        start: int,
        end: int,
        victims: int = 0,
        last: int = NOWHERE,
        cell: Cell = NO_CELL,
        then: Deed | None = None,
    ) -> None:
        self.kind = kind
        self.start = start
        self.end = end
        self.victims = victims
        self.last = last  # of a kamikaze's victims
        self.cell = cell  # of a new pad
        self.then = then  # a king's second move, or a pawn's free jump (GP-R10)
        self.rank = 0  # the higher, the sooner it is tried

    def same(self, other: Deed) -> bool:
        """Whether it is the same turn."""
        if self.kind != other.kind or self.start != other.start or self.end != other.end:
            return False
        if self.victims != other.victims or self.last != other.last or self.cell != other.cell:
            return False
        if self.then is None or other.then is None:
            return self.then is other.then
        return self.then.same(other.then)

    def taken(self) -> int:
        """Everything it captures."""
        return self.victims if self.then is None else self.victims | self.then.victims

    def plunges(self) -> bool:
        return self.kind == PLUNGE or (self.then is not None and self.then.kind == PLUNGE)

    def stands(self) -> int:
        """Where the marker stands after the turn, or NOWHERE."""
        return self.end if self.then is None else self.then.end


def move_of(t: Table, deed: Deed) -> Move:
    """The move that a player submits for it; for a king the first of two."""
    cells = t.lattice.cells
    kind = deed.kind
    if kind == STEP:
        return Step(cells[deed.start], cells[deed.end])
    if kind == JUMP:
        return OwnJump(cells[deed.start], cells[deed.end])
    if kind == TAKE:
        taken = tuple([cells[pad] for pad in numbers(deed.victims)])
        return Capture(cells[deed.start], cells[deed.end], taken)
    if kind == PLUNGE:
        taken = tuple([cells[pad] for pad in numbers(deed.victims)])
        return Kamikaze(cells[deed.start], taken, cells[deed.last])
    if kind == BLOCK:
        return PlaceBlocker(cells[deed.end])
    if kind == PAD:
        return AddPad(deed.cell)
    return DECLINE


def marches(t: Table, seat: int, pad: int, barred: int, quiet: bool, found: list[Deed]) -> None:
    """What one marker can do in one move; unless `quiet`, only what captures."""
    marker = Marker(t, seat, pad)
    takes, plunges = marker.captures()
    for end, victims in takes:
        found.append(Deed(TAKE, pad, end, victims))
    for victims, last in plunges:
        found.append(Deed(PLUNGE, pad, NOWHERE, victims, last))
    if quiet:
        steps = marker.steps(barred)
        for end in numbers(steps):
            found.append(Deed(STEP, pad, end))
        for end in numbers(marker.own_jumps() & ~(barred | steps)):
            found.append(Deed(JUMP, pad, end))


def free_jumps(t: Table, seat: int, pad: int, found: list[Deed]) -> None:
    """GP-R10. A pawn's steps on to a teleporter that are followed by a jump from there."""
    bit = 1 << pad
    markers, occupied, fresh = t.markers, t.occupied, t.fresh
    steps = Marker(t, seat, pad).steps(bit) & t.plan.teleporters
    for end in numbers(steps):
        moved = markers.copy()
        moved[seat] = moved[seat] & ~bit | 1 << end
        t.markers = moved
        t.occupied = occupied & ~bit | 1 << end
        t.fresh = fresh & ~bit
        marker = Marker(t, seat, end)
        jumps: list[Deed] = []
        marches(t, seat, end, 0, False, jumps)
        for to in numbers(marker.own_jumps() & ~barred(t, pad, end, False)):
            jumps.append(Deed(JUMP, end, to))
        for jump in jumps:
            found.append(Deed(STEP, pad, end, 0, NOWHERE, NO_CELL, jump))
    t.markers = markers
    t.occupied = occupied
    t.fresh = fresh


def king_turns(
    t: Table, seat: int, pad: int, forced: bool, quiet: bool, wide: bool, found: list[Deed]
) -> None:
    """GP-80, GP-126. What a king can do in two moves or one.

    A free jump (GP-R10) is one of the two here: that it leaves the second move is not looked ahead.
    Unless `quiet`, only what captures; unless `wide`, two moves only where one of them captures.
    """
    firsts: list[Deed] = []
    marches(t, seat, pad, 1 << pad, not forced, firsts)
    reached = 1 << pad
    for first in firsts:
        if first.kind < TAKE:
            reached |= 1 << first.end
    for first in firsts:
        if quiet or first.victims:
            found.append(first)
    seen: set[tuple[int, int, int]] = set()
    markers, kings, occupied = t.markers, t.kings, t.occupied
    for first in firsts:
        if first.kind == PLUNGE:
            continue
        still = first.victims == 0
        if still and not wide and not t.lattice.near[first.end] & t.enemies(seat):
            continue
        bit = 1 << first.end
        moved = [own & ~first.victims for own in markers]
        moved[seat] = moved[seat] & ~(1 << pad) | bit
        t.markers = moved
        t.occupied = occupied & ~(first.victims | 1 << pad) | bit
        t.kings = kings & ~(first.victims | 1 << pad) | bit
        if t.enemies(seat):
            barred = bit
            if still and not t.house.out_and_back:
                barred |= 1 << pad  # GP-54
            seconds: list[Deed] = []
            marches(t, seat, first.end, barred, quiet and (wide or not still), seconds)
            for second in seconds:
                if second.victims == 0 and still:
                    if reached >> second.end & 1:
                        continue
                    reached |= 1 << second.end
                else:
                    result = (second.end, first.victims | second.victims, second.last)
                    if result in seen:
                        continue
                    seen.add(result)
                found.append(
                    Deed(first.kind, pad, first.end, first.victims, NOWHERE, NO_CELL, second)
                )
        t.markers = markers
        t.occupied = occupied
        t.kings = kings
