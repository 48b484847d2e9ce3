"""Where a marker can get to: steps, own-jumps, captures and kamikazes, by result (GP-56)."""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import NOWHERE, NUMBER, Lattice
from parlour.games.gridopolis.plan import Plan
from parlour.games.gridopolis.table import Table

Take = tuple[int, int]  # the pad where a capture ends, and the set of its victims
Plunge = tuple[int, int]  # the set of a kamikaze's victims, and the pad of the last of them
NOTHING: Final[tuple[list[Take], list[Plunge]]] = ([], [])  # never added to


class Marker:
    """A marker about to move, and all that its move depends on."""

    def __init__(self, t: Table, seat: int, pad: int) -> None:
        self.table = t
        self.lattice: Lattice = t.lattice
        self.seat = seat
        self.pad = pad
        self.bit = 1 << pad
        self.king = bool(t.kings & self.bit)
        self.fresh = bool(t.fresh & self.bit) and not t.house.free_first_move  # GP-63, GP-R6
        plan: Plan = t.plan
        self.home: int = plan.homes[seat]
        self.thrones: int = plan.thrones[seat]
        self.teleporters: int = plan.teleporters
        self.goes_on = t.house.goes_on  # GP-R11

    def directions(self, pad: int, king: bool, first: bool) -> int:
        """GP-61 to GP-63, GP-79. The neighbours of `pad` that lie where the marker may go.

        GP-24: seen from `pad`, wherever it has come from.
        """
        lattice = self.lattice
        if king:
            return lattice.near[pad]
        if (first and self.fresh) or self.home >> pad & 1:
            return lattice.onward[self.seat][pad]
        return lattice.ahead[self.seat][pad]

    def steps(self, barred: int) -> int:
        """GP-60, GP-64. The pads where a step can end; not on those `barred` (GP-54, GP-55).

        GP-86: an exit may lie anywhere. GP-R10: the move is over there.
        """
        occupied = self.table.occupied
        free = self.directions(self.pad, self.king, True) & ~(occupied | self.table.blocked)
        entries = free & self.teleporters
        if not entries:
            return free & ~barred
        ends = free ^ entries
        open_ = self.teleporters & ~(occupied ^ self.bit)  # GP-85: the pad just left is empty
        while entries:
            entry = entries & -entries
            entries ^= entry
            ends |= (open_ & ~entry) or entry  # GP-87: it stays if no other is open
        return ends & ~barred

    def own_jumps(self) -> int:
        """GP-65 to GP-70. The pads where a chain over own markers can end.

        GP-R8: it lands nowhere twice. GP-R9: each hop passes over one marker.
        """
        own = self.table.markers[self.seat] ^ self.bit
        if not self.directions(self.pad, self.king, True) & own:
            return 0
        return self._own_jumps(self.pad, self.king, True, self.bit, own, None)

    def _own_jumps(
        self,
        pad: int,
        king: bool,
        first: bool,
        landed: int,
        own: int,
        tried: set[tuple[int, int]] | None,
    ) -> int:
        occupied = self.table.occupied ^ self.bit
        closed = occupied | self.table.blocked | landed  # GP-68
        ends = 0
        over = self.lattice.over[pad]
        middles = self.directions(pad, king, first) & own
        while middles:
            middle = middles & -middles
            middles ^= middle
            landing = over[NUMBER[middle % 67]]
            if landing == NOWHERE or closed >> landing & 1:
                continue
            entry = 1 << landing
            exits = entry
            if entry & self.teleporters:
                open_ = self.teleporters & ~occupied & ~entry
                exits = open_ & ~landed if open_ else entry  # GP-68, GP-87
            ends |= exits
            crowned = not king and bool(entry & self.thrones)
            if crowned and not self.goes_on:  # GP-76
                continue
            while exits:
                exit_ = exits & -exits
                exits ^= exit_
                number, passed = NUMBER[exit_ % 67], landed | entry | exit_
                if not self.lattice.near[number] & own:
                    continue
                if tried is None:
                    tried = set()
                if (number, passed) not in tried:
                    tried.add((number, passed))
                    ends |= self._own_jumps(number, king or crowned, False, passed, own, tried)
        return ends

    def captures(self) -> tuple[list[Take], list[Plunge]]:
        """GP-110 to GP-124. How capture chains can end: on the grid-set, or in a kamikaze.

        GP-115, GP-R7: hop after hop, each in a line of its own; GP-53: any may be the last; GP-117:
        pads may come again; GP-118, GP-89: from a teleporter it goes on at the exit; GP-119: every
        hop is a capture. GP-R14, GP-R15: off the grid-set is where no pad is, inside or outside.
        """
        enemies = self.table.enemies(self.seat)
        if not self.directions(self.pad, self.king, True) & enemies:
            return NOTHING
        takes: list[Take] = []
        plunges: list[Plunge] = []
        self._capture(self.pad, self.king, True, enemies, 0, takes, plunges, None)
        return takes, plunges

    def _capture(
        self,
        pad: int,
        king: bool,
        first: bool,
        enemies: int,
        victims: int,
        takes: list[Take],
        plunges: list[Plunge],
        tried: set[tuple[int, int, bool]] | None,
    ) -> None:
        own = self.table.markers[self.seat] ^ self.bit
        over = self.lattice.over[pad]
        middles = self.directions(pad, king, first) & enemies
        while middles:
            middle = middles & -middles
            middles ^= middle
            number = NUMBER[middle % 67]
            landing = over[number]
            if landing == NOWHERE:
                if self.lattice.edge[pad] & middle and not (victims and self.alone()):  # GP-123
                    plunge = (victims | middle, number)
                    if plunge not in plunges:
                        plunges.append(plunge)
                continue
            entry = 1 << landing
            left = enemies ^ middle  # GP-113: the victim is gone at once
            if (own | left | self.table.blocked) & entry:
                continue
            exits = entry
            if entry & self.teleporters:
                exits = (self.teleporters & ~(own | left | entry)) or entry
            crowned = not king and bool(entry & self.thrones)
            while exits:
                exit_ = exits & -exits
                exits ^= exit_
                end = NUMBER[exit_ % 67]
                take = (end, victims | middle)
                if take not in takes:
                    takes.append(take)
                if crowned and not self.goes_on:  # GP-76
                    continue
                if not self.lattice.near[end] & left:
                    continue
                if tried is None:
                    tried = set()
                state = (end, victims | middle, king or crowned)
                if state not in tried:
                    tried.add(state)
                    self._capture(
                        end, king or crowned, False, left, victims | middle, takes, plunges, tried
                    )

    def alone(self) -> bool:
        """GP-R13. Whether a kamikaze has to be the only hop of its move."""
        return self.table.house.kamikaze_alone


def can_capture(t: Table, seat: int) -> bool:
    """GP-R19. Whether any marker of this seat can capture and live."""
    left = t.markers[seat]
    while left:
        bit = left & -left
        left ^= bit
        if Marker(t, seat, NUMBER[bit % 67]).captures()[0]:
            return True
    return False
