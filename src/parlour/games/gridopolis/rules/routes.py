"""The ways in which a marker can get to where it ends, hop by hop: to be shown, not to be judged.

Several routes may have the same result, and are one action then (GP-56): the first in the order of
the directions is told in the log, all of them are there for a player to choose from.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import DIRECTIONS, NOWHERE, Cell, numbers
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.rules.reach import JUDGED, NOTHING, Gone, Marker, Takes
from parlour.kernel.values import Move

MOST: Final = 400  # routes of one marker, if all are wanted


class Hop:
    """To where, over what, and through a teleporter to which exit."""

    def __init__(self, to: Cell, over: Cell | None, exit_: Cell | None) -> None:
        self.to = to
        self.over = over
        self.exit = exit_

    @property
    def end(self) -> Cell:
        return self.to if self.exit is None else self.exit


class Route:
    def __init__(self, move: Move, hops: list[Hop], crowned: bool) -> None:
        self.move = move
        self.hops = hops
        self.crowned = crowned  # whether a pawn has become a king on the way (GP-75)


class Place:
    """Where a marker has got to, and how."""

    def __init__(
        self, pad: int, king: bool, passed: int, before: Place | None, hop: Hop | None
    ) -> None:
        self.pad = pad  # NOWHERE: off the grid-set
        self.king = king
        self.passed = passed  # the pads where an own-chain has landed; the victims of a capture
        self.before = before
        self.hop = hop

    def route(self, move: Move, crowned: bool) -> Route:
        hops: list[Hop] = []
        place: Place | None = self
        while place is not None and place.hop is not None:
            hops.append(place.hop)
            place = place.before
        hops.reverse()
        return Route(move, hops, crowned)


def every_route(marker: Marker, barred: int) -> list[Route]:
    """All ways in which the marker can go, up to a number that nobody would want to see."""
    return Explorer(marker, barred).explore()


def first_routes(marker: Marker, moves: set[Move]) -> list[Route]:
    """One way to each of these moves, all of them listed as legal."""
    return Explorer(marker, 0, moves.copy(), False, marker.captures()[0]).explore()


def told_route(marker: Marker, move: Move, royal: bool) -> list[Route]:
    """The way in which a legal move is told; with `royal`, one that makes a king, if any does."""
    judged: Takes = {}
    if isinstance(move, (Capture, Kamikaze)):
        judged = marker.captures(marker.table.set_of(move.victims), JUDGED)[0]
    return Explorer(marker, 0, {move}, royal, judged).explore()


class Explorer:
    """Follows a marker along every route, as long as there are not too many.

    Or only, with `wanted`, along the first route to each of these legal moves; with `royal`, the
    first on which a pawn becomes a king (GP-75). Then it goes on from no place twice, and only from
    where the judge has gone on with own-jumps (`gone`), or has found that a capture can end
    (`judged`): so it never looks at more places than the judge, and finds whatever that has found.

    It keeps its own list of the places that it knows and has not been at, the next one last.
    """

    def __init__(
        self,
        marker: Marker,
        barred: int,
        wanted: set[Move] | None = None,
        royal: bool = False,
        judged: Takes = NOTHING[0],
    ) -> None:
        self.marker = marker
        self.barred = barred  # GP-54, GP-55
        self.wanted = wanted
        self.royal = royal
        self.judged = judged
        self.tried: set[tuple[int, bool, int]] = set()  # from where it has gone on
        self.gone: Gone = set()
        self.cells = marker.lattice.cells
        self.start: Cell = self.cells[marker.pad]
        self.found: list[Route] = []

    def explore(self) -> list[Route]:
        self.steps()
        self.follow(True)
        self.follow(False)
        return self.found

    @property
    def done(self) -> bool:
        return len(self.found) >= MOST if self.wanted is None else not self.wanted

    def follow(self, own: bool) -> None:
        """Every chain over own markers, or every chain of captures."""
        marker = self.marker
        if own and self.wanted:
            marker.own_jumps(self.gone)
        todo = [Place(marker.pad, marker.king, marker.bit if own else 0, None, None)]
        while todo and not self.done:
            place = todo.pop()
            before = place.before
            crowned = before is not None and place.king and not before.king
            if before is not None:
                self.note(place, own)
            if place.pad != NOWHERE and (not crowned or marker.goes_on) and self.is_new(place, own):
                found = self.own_jumps(place) if own else self.captures(place)
                found.reverse()
                todo += found

    def is_new(self, place: Place, own: bool) -> bool:
        """Whether to go on from there."""
        if self.wanted is None:
            return True
        found = (place.pad, place.passed)
        if place.before is not None and found not in (self.gone if own else self.judged):
            return False
        known = (place.pad, place.king, place.passed)
        if known in self.tried:
            return False
        self.tried.add(known)
        return True

    def note(self, place: Place, own: bool) -> None:
        """It may end there."""
        if not own:
            victims = tuple([self.cells[number] for number in numbers(place.passed)])
            if place.pad == NOWHERE:
                assert place.hop is not None
                assert place.hop.over is not None
                self.tell(Kamikaze(self.start, victims, place.hop.over), place)
            else:
                self.tell(Capture(self.start, self.cells[place.pad], victims), place)
        elif not self.barred >> place.pad & 1:
            self.tell(OwnJump(self.start, self.cells[place.pad]), place)

    def tell(self, move: Move, place: Place) -> None:
        crowned = place.king and not self.marker.king
        if self.wanted is not None:
            if move not in self.wanted or (self.royal and not crowned):
                return
            self.wanted.remove(move)
        self.found.append(place.route(move, crowned))

    def ways(self, pad: int, king: bool, first: bool) -> list[tuple[Cell, int]]:
        """The neighbors in the order of the directions, with the cell behind each."""
        allowed = self.marker.directions(pad, king, first)
        x, y, z = self.cells[pad]
        number = self.marker.lattice.number
        found: list[tuple[Cell, int]] = []
        for dx, dy, dz in DIRECTIONS:
            neighbor = number.get((x + dx, y + dy, z + dz), NOWHERE)
            if neighbor != NOWHERE and allowed >> neighbor & 1:
                found.append(((x + 2 * dx, y + 2 * dy, z + 2 * dz), neighbor))
        return found

    def steps(self) -> None:
        """GP-60, GP-85, GP-87."""
        marker, t = self.marker, self.marker.table
        occupied = t.occupied
        open_ = marker.teleporters & ~(occupied ^ marker.bit)
        for _, pad in self.ways(marker.pad, marker.king, True):
            bit = 1 << pad
            if (occupied | t.blocked) & bit:
                continue
            exits = open_ & ~bit if bit & marker.teleporters else 0
            king = marker.king or bool(bit & marker.thrones)
            for end in numbers((exits or bit) & ~self.barred):
                if not self.done:
                    hop = Hop(self.cells[pad], None, self.cells[end] if exits else None)
                    place = Place(end, king, 0, None, hop)
                    self.tell(Step(self.start, self.cells[end]), place)

    def own_jumps(self, place: Place) -> list[Place]:
        """GP-65 to GP-70. One hop on."""
        marker, t, landed = self.marker, self.marker.table, place.passed
        occupied = t.occupied ^ marker.bit
        own = t.markers[marker.seat] ^ marker.bit
        found: list[Place] = []
        for behind, middle in self.ways(place.pad, place.king, place.hop is None):
            landing = t.pad(behind)
            if not own >> middle & 1 or landing == NOWHERE:
                continue
            bit = 1 << landing
            if (occupied | t.blocked | landed) & bit:
                continue
            open_ = marker.teleporters & ~(occupied | bit) if bit & marker.teleporters else 0
            king = place.king or bool(bit & marker.thrones)
            for end in numbers(open_ & ~landed if open_ else bit):
                hop = Hop(behind, self.cells[middle], self.cells[end] if open_ else None)
                found.append(Place(end, king, landed | bit | 1 << end, place, hop))
        return found

    def captures(self, place: Place) -> list[Place]:
        """GP-110 to GP-123. One hop on."""
        marker, t, taken = self.marker, self.marker.table, place.passed
        prey = t.enemies(marker.seat) & ~taken
        found: list[Place] = []
        for behind, middle in self.ways(place.pad, place.king, place.hop is None):
            if not prey >> middle & 1:
                continue
            landing, victims, over = t.pad(behind), taken | 1 << middle, self.cells[middle]
            if landing == NOWHERE:
                if behind[2] == over[2] and not (taken and marker.alone()):
                    hop = Hop(behind, over, None)
                    found.append(Place(NOWHERE, place.king, victims, place, hop))
                continue
            bit, others = 1 << landing, (t.occupied ^ marker.bit) & ~victims
            if (others | t.blocked) & bit:
                continue
            open_ = marker.teleporters & ~(others | bit) if bit & marker.teleporters else 0
            king = place.king or bool(bit & marker.thrones)
            for end in numbers(open_ or bit):
                hop = Hop(behind, over, self.cells[end] if open_ else None)
                found.append(Place(end, king, victims, place, hop))
        return found
