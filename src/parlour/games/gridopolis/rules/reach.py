"""Where a marker can get to: steps, own-jumps, captures and kamikazes, by result (GP-56)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.games.gridopolis.lattice import NOWHERE, Lattice, number_of, numbers, single
from parlour.games.gridopolis.table import Table

Take = tuple[int, int]  # the pad where a capture ends, and the set of its victims
Plunge = tuple[int, int]  # the set of a kamikaze's victims, and the pad of the last of them
# In the order of their being found; whether the marker is a king by then (GP-75, GP-R11).
Takes = dict[Take, bool]
Plunges = dict[Plunge, bool]
Gone = set[tuple[int, int]]  # where own-jumps went on: the pad, and what had been landed on by then
NOTHING: Final[tuple[Takes, Plunges]] = ({}, {})  # never added to
# There can be very many ways to capture, though only where somebody has laid it out so. Of one
# marker's, so many are listed; and one that is named is looked for among so many of its own parts.
LISTED: Final = 1_000
JUDGED: Final = 20_000
ANYBODY: Final = -1  # all pads


@mypyc_attr(acyclic=True, free_list_len=1)
class Marker:
    """A marker about to move, and all that its move depends on."""

    def __init__(self, t: Table, seat: int, pad: i64) -> None:
        self.table = t
        self.lattice: Lattice = t.lattice
        self.seat = seat
        self.pad = pad
        self.bit: i64 = single(pad)
        self.king = (t.kings & self.bit) != 0
        self.fresh = (t.fresh & self.bit) != 0 and not t.house.free_first_move  # GP-63, GP-R6
        self.own: i64 = t.markers[seat] ^ self.bit  # the others of its seat
        self.ways: i64 = self.directions(pad, self.king, True)

    @property
    def home(self) -> i64:
        home: i64 = self.table.plan.homes[self.seat]
        return home

    @property
    def thrones(self) -> i64:
        thrones: i64 = self.table.plan.thrones[self.seat]
        return thrones

    @property
    def teleporters(self) -> i64:
        teleporters: i64 = self.table.plan.teleporters
        return teleporters

    @property
    def goes_on(self) -> bool:
        """GP-R11."""
        return self.table.house.goes_on

    def directions(self, pad: i64, king: bool, first: bool) -> i64:
        """GP-61 to GP-63, GP-79. The neighbors of `pad` that lie where the marker may go.

        GP-24: seen from `pad`, wherever it has come from.
        """
        lattice = self.lattice
        if king:
            ways: i64 = lattice.near[pad]
        elif (first and self.fresh) or self.home >> pad & 1:
            ways = lattice.onward[self.seat][pad]
        else:
            ways = lattice.ahead(self.seat, pad)
        return ways

    def steps(self, barred: i64) -> i64:
        """GP-60, GP-64. The pads where a step can end; not on those `barred` (GP-54, GP-55).

        GP-86: an exit may lie anywhere. GP-R10: the move is over there.
        """
        occupied: i64 = self.table.occupied
        blocked: i64 = self.table.blocked
        ends = self.ways & ~(occupied | blocked)
        entries = ends & self.teleporters
        if entries:
            ends ^= entries
            open_ = self.teleporters & ~(occupied ^ self.bit)  # GP-85: the pad just left is empty
            while entries:
                entry = entries & -entries
                entries ^= entry
                exits = open_ & ~entry
                ends |= exits if exits else entry  # GP-87: it stays if no other is open
        return ends & ~barred

    def own_jumps(self, tried: Gone | None = None) -> i64:
        """GP-65 to GP-70. The pads where a chain over own markers can end.

        If there are very many ways, those that were `tried`: whoever asks for a way gets them told.
        GP-R8: it lands nowhere twice. GP-R9: each hop passes over one marker.
        """
        if not self.ways & self.own:
            return 0
        occupied: i64 = self.table.occupied ^ self.bit
        blocked: i64 = self.table.blocked
        pad, king, landed, ways = self.pad, self.king, self.bit, self.ways
        ends: i64 = 0
        going_on: list[tuple[int, int]] = []  # from where, and what it has landed on by then
        while True:
            closed = occupied | blocked | landed  # GP-68
            over = self.lattice.over[pad]
            middles = ways & self.own
            while middles:
                middle = middles & -middles
                middles ^= middle
                landing: i64 = over[number_of(middle)]
                if landing == NOWHERE or closed >> landing & 1:
                    continue
                entry = single(landing)
                exits = entry
                others = self.own ^ middle  # straight back it would land where it has been
                if entry & self.teleporters:
                    open_ = self.teleporters & ~(occupied | entry)
                    exits = open_ & ~landed if open_ else entry  # GP-68, GP-87
                    others = self.own
                ends |= exits
                crowned = not king and (entry & self.thrones) != 0
                if crowned and not self.goes_on:  # GP-76
                    continue
                while exits:
                    exit_ = exits & -exits
                    exits ^= exit_
                    number, passed = number_of(exit_), landed | entry | exit_
                    if not self.directions(number, king or crowned, False) & others:
                        continue
                    if tried is None:
                        tried = set()
                    if len(tried) < JUDGED and (number, passed) not in tried:
                        tried.add((number, passed))
                        going_on.append((number, passed))
            if not going_on:
                return ends
            pad, landed = going_on.pop()
            king = self.king or (landed & ~self.bit & self.thrones) != 0
            ways = self.directions(pad, king, False)

    def captures(self, among: i64 = ANYBODY, most: int = LISTED) -> tuple[Takes, Plunges]:
        """GP-110 to GP-124. How capture chains can end: on the grid-set, or in a kamikaze.

        The victims are `among` these, and no more results than `most` are looked for. Whoever else
        could be captured, they are found in the same order: what is listed is also judged legal.

        GP-115, GP-R7: hop after hop, each in a line of its own; GP-53: any may be the last; GP-117:
        pads may come again; GP-118, GP-89: from a teleporter it goes on at the exit; GP-119: every
        hop is a capture. GP-R14, GP-R15: off the grid-set is where no pad is, inside or outside.
        """
        occupied: i64 = self.table.occupied
        prey = occupied & ~(self.own | self.bit) & among
        if not self.ways & prey:
            return NOTHING
        takes: Takes = {}
        plunges: Plunges = {}
        self._capture(self.pad, self.king, True, prey, 0, takes, plunges, most)
        return takes, plunges

    def _capture(
        self,
        pad: i64,
        king: bool,
        first: bool,
        prey: i64,
        victims: i64,
        takes: Takes,
        plunges: Plunges,
        most: int,
    ) -> None:
        occupied: i64 = self.table.occupied ^ self.bit
        blocked: i64 = self.table.blocked
        over = self.lattice.over[pad]
        middles = self.directions(pad, king, first) & prey
        while middles and len(takes) < most:
            middle = middles & -middles
            middles ^= middle
            number, taken = number_of(middle), victims | middle
            landing: i64 = over[number]
            if landing == NOWHERE:
                if self.lattice.level(pad, number) and not (victims and self.alone()):  # GP-123
                    plunge = (taken, number)
                    if plunge in plunges:
                        plunges[plunge] = plunges[plunge] or king
                    elif len(plunges) < most:
                        plunges[plunge] = king
                continue
            entry = single(landing)
            others = occupied & ~taken  # GP-113: the victim is gone at once
            if (others | blocked) & entry:
                continue
            exits = entry
            if entry & self.teleporters:
                open_ = self.teleporters & ~(others | entry)
                exits = open_ if open_ else entry
            crowned = not king and (entry & self.thrones) != 0
            left = prey ^ middle
            while exits and len(takes) < most:
                exit_ = exits & -exits
                exits ^= exit_
                end = number_of(exit_)
                take, royal = (end, taken), king or crowned
                if take in takes and (takes[take] or not royal):  # it has gone on from there
                    continue
                takes[take] = royal
                if crowned and not self.goes_on:  # GP-76
                    continue
                if self.directions(end, royal, False) & left:
                    self._capture(end, royal, False, left, taken, takes, plunges, most)

    def alone(self) -> bool:
        """GP-R13. Whether a kamikaze has to be the only hop of its move."""
        return self.table.house.kamikaze_alone


def can_capture(t: Table, seat: int) -> bool:
    """GP-R19. Whether any marker of this seat can capture and live."""
    for pad in numbers(t.markers[seat]):
        if Marker(t, seat, pad).captures(ANYBODY, 1)[0]:
            return True
    return False
