"""The ways in which a marker can get to where it ends, hop by hop: to be shown, not to be judged.

Several routes may have the same result, and are one action then (GP-56): the first in the order of
the directions is told in the log, all of them are there for a player to choose from.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import DIRECTIONS, NOWHERE, Cell, numbers
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.rules.reach import Marker
from parlour.kernel.values import Move

MOST: Final = 400  # routes that anybody would want to see
PATIENCE: Final = 10_000  # places from which one route is looked for; without it, it is not told


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


class Explorer:
    """Follows a marker along every route; with `wanted`, only as far as the first to that move.

    With `royal`, that on which a pawn becomes a king (GP-75): others may lead to the same pad.
    """

    def __init__(
        self, marker: Marker, barred: int, wanted: Move | None = None, royal: bool = False
    ) -> None:
        self.marker = marker
        self.barred = barred  # GP-54, GP-55
        self.wanted = wanted
        self.royal = royal
        self.prey = marker.table.enemies(marker.seat)
        if isinstance(wanted, (Capture, Kamikaze)):
            self.prey &= marker.table.set_of(wanted.victims)
        self.tried: set[tuple[int, bool, int]] = set()  # from where it cannot be reached
        self.cells = marker.lattice.cells
        self.start: Cell = self.cells[marker.pad]
        self.found: list[Route] = []
        self.done = False

    def explore(self) -> list[Route]:
        marker, t, wanted = self.marker, self.marker.table, self.wanted
        if wanted is None or isinstance(wanted, Step):
            self.steps()
        if wanted is None or isinstance(wanted, OwnJump):
            own = t.markers[marker.seat] ^ marker.bit
            self.own_jumps(marker.pad, marker.king, True, marker.bit, own, [], False)
        if wanted is None or isinstance(wanted, (Capture, Kamikaze)):
            self.captures(marker.pad, marker.king, True, self.prey, 0, [], False)
        return self.found

    def in_vain(self, pad: int, king: bool, passed: int) -> bool:
        """Whether what is wanted has been looked for from there, by whatever way there."""
        if self.wanted is None:
            return False
        if (pad, king, passed) in self.tried or len(self.tried) >= PATIENCE:
            return True
        self.tried.add((pad, king, passed))
        return False

    def note(self, move: Move, hops: list[Hop], crowned: bool) -> None:
        if self.wanted is not None and (move != self.wanted or (self.royal and not crowned)):
            return
        self.found.append(Route(move, hops, crowned))
        self.done = self.wanted is not None or len(self.found) >= MOST

    def ways(self, pad: int, king: bool, first: bool) -> list[tuple[Cell, int]]:
        """The neighbours in the order of the directions, with the cell behind each."""
        allowed = self.marker.directions(pad, king, first)
        x, y, z = self.cells[pad]
        number = self.marker.lattice.number
        found: list[tuple[Cell, int]] = []
        for dx, dy, dz in DIRECTIONS:
            neighbour = number.get((x + dx, y + dy, z + dz), NOWHERE)
            if neighbour != NOWHERE and allowed >> neighbour & 1:
                found.append(((x + 2 * dx, y + 2 * dy, z + 2 * dz), neighbour))
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
            for end in numbers((exits or bit) & ~self.barred):
                if not self.done:
                    hop = Hop(self.cells[pad], None, self.cells[end] if exits else None)
                    crowned = not marker.king and bool(bit & marker.thrones)
                    self.note(Step(self.start, self.cells[end]), [hop], crowned)

    def own_jumps(
        self, pad: int, king: bool, first: bool, landed: int, own: int, hops: list[Hop], crown: bool
    ) -> None:
        """GP-65 to GP-70."""
        if self.in_vain(pad, king, landed):
            return
        marker, t = self.marker, self.marker.table
        occupied = t.occupied ^ marker.bit
        for behind, middle in self.ways(pad, king, first):
            landing = t.pad(behind)
            if self.done or not own >> middle & 1 or landing == NOWHERE:
                continue
            bit = 1 << landing
            if (occupied | t.blocked | landed) & bit:
                continue
            open_ = marker.teleporters & ~(occupied | bit) if bit & marker.teleporters else 0
            crowned = not king and bool(bit & marker.thrones)
            for end in numbers(open_ & ~landed if open_ else bit):
                exit_ = self.cells[end] if open_ else None
                route = [*hops, Hop(behind, self.cells[middle], exit_)]
                if not self.barred >> end & 1:
                    self.note(OwnJump(self.start, self.cells[end]), route, crown or crowned)
                if not crowned or marker.goes_on:
                    passed = landed | bit | 1 << end
                    self.own_jumps(
                        end, king or crowned, False, passed, own, route, crown or crowned
                    )

    def captures(
        self,
        pad: int,
        king: bool,
        first: bool,
        prey: int,
        taken: int,
        hops: list[Hop],
        crown: bool,
    ) -> None:
        """GP-110 to GP-123."""
        if self.in_vain(pad, king, taken):
            return
        marker, t = self.marker, self.marker.table
        for behind, middle in self.ways(pad, king, first):
            if self.done or not prey >> middle & 1:
                continue
            landing, victims = t.pad(behind), taken | 1 << middle
            over, taken_cells = self.cells[middle], self.named(victims)
            if landing == NOWHERE:
                if behind[2] == over[2] and not (taken and marker.alone()):
                    route = [*hops, Hop(behind, over, None)]
                    self.note(Kamikaze(self.start, taken_cells, over), route, crown)
                continue
            bit, others = 1 << landing, (t.occupied ^ marker.bit) & ~victims
            if (others | t.blocked) & bit:
                continue
            open_ = marker.teleporters & ~(others | bit) if bit & marker.teleporters else 0
            crowned = not king and bool(bit & marker.thrones)
            for end in numbers(open_ or bit):
                route = [*hops, Hop(behind, over, self.cells[end] if open_ else None)]
                take = Capture(self.start, self.cells[end], taken_cells)
                self.note(take, route, crown or crowned)
                if not self.done and (not crowned or marker.goes_on):
                    self.captures(
                        end,
                        king or crowned,
                        False,
                        prey & ~victims,
                        victims,
                        route,
                        crown or crowned,
                    )

    def named(self, victims: int) -> tuple[Cell, ...]:
        return tuple([self.cells[number] for number in numbers(victims)])
