"""Why a chain cannot be made: the one rule without which it could.

A chain may fail at any of its hops and by several routes, so the judge tries it again with one rule
at a time out of force. Only what the move names is followed, and not for ever.
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import NOWHERE, numbers
from parlour.games.gridopolis.rules.ids import (
    BLOCKED,
    FIRST_MOVE,
    HOME_ROW,
    KINGED,
    MUST_TELEPORT,
    NEVER_BACKWARD,
    NO_MIXING,
)
from parlour.games.gridopolis.rules.reach import Marker

PATIENCE: Final = 1_000  # places looked at before giving up: the move may name any markers
Place = tuple[int, bool, int, int]  # a pad, whether king by then, where landed, whom to take still

# What is out of force in an attempt.
FORWARD: Final = 0
DIRECTION: Final = 1
CROWNING: Final = 2
KIND: Final = 3
BOXES: Final = 4
TELEPORT: Final = 5


def against_chain(marker: Marker, end: int, victims: int, last: int) -> str | None:
    """The rule against a chain that takes `victims` (none: an own-jump) and comes to `end`.

    Lifted in this order: GP-62 or GP-63, GP-61, GP-76, GP-69, GP-92, GP-85. None: it fails even so.

    The `last` victim of a kamikaze is jumped off the grid-set; for other chains it is NOWHERE.
    """
    if Attempt(marker, end, victims, last, FORWARD).succeeds():
        return FIRST_MOVE if marker.fresh and not marker.home & marker.bit else HOME_ROW
    if Attempt(marker, end, victims, last, DIRECTION).succeeds():
        return NEVER_BACKWARD
    if Attempt(marker, end, victims, last, CROWNING).succeeds():
        return KINGED
    if Attempt(marker, end, victims, last, KIND).succeeds():
        return NO_MIXING
    if Attempt(marker, end, victims, last, BOXES).succeeds():
        return BLOCKED
    if Attempt(marker, end, victims, last, TELEPORT).succeeds():
        return MUST_TELEPORT
    return None


class Attempt:
    """One chain, tried with one rule lifted.

    It keeps its own list of the places that it may go on from, and looks at none of them twice: a
    chain that need not take anybody else could hop to and fro for ever.
    """

    def __init__(self, marker: Marker, end: int, victims: int, last: int, lifted: int) -> None:
        self.marker = marker
        self.end = end
        self.victims = victims
        self.last = last
        self.lifted = lifted
        self.own = marker.table.markers[marker.seat] ^ marker.bit
        self.enemies = marker.table.enemies(marker.seat)
        self.places: list[Place] = []
        self.known: set[Place] = set()

    def succeeds(self) -> bool:
        marker = self.marker
        self.reach(marker.pad, marker.king, marker.bit, self.victims)
        first = True
        while self.places:
            if self.arrives(self.places.pop(), first):
                return True
            first = False
        return False

    def reach(self, pad: int, king: bool, landed: int, left: int) -> None:
        """It may go on from there, with these victims still to be taken."""
        place = (pad, king, 0 if self.victims else landed, left)  # GP-117: captures may come again
        if place not in self.known and len(self.known) < PATIENCE:
            self.known.add(place)
            self.places.append(place)

    def ways(self, pad: int, king: bool, first: bool) -> int:
        lattice = self.marker.lattice
        if self.lifted == DIRECTION:
            return lattice.near[pad]
        if self.lifted == FORWARD and not king:
            return lattice.ahead(self.marker.seat, pad)
        return self.marker.directions(pad, king, first)

    def arrives(self, place: Place, first: bool) -> bool:
        """Whether one more hop is enough; where it is not, the hop is noted to go on from."""
        pad, king, landed, wanted = place
        marker = self.marker
        jumped = wanted if self.victims else self.own
        if self.lifted == KIND:
            jumped |= self.own if self.victims else self.enemies
        for middle in numbers(self.ways(pad, king, first) & jumped):
            left = wanted & ~(1 << middle)
            landing = marker.lattice.over[pad][middle]
            if landing == NOWHERE:
                level = marker.lattice.level(pad, middle)
                if level and not left and middle == self.last:
                    return True
                continue
            if not self.shut(1 << landing, landed, left):
                crowned = not king and bool(1 << landing & marker.thrones)
                if self.lands(1 << landing, king or crowned, crowned, landed, left):
                    return True
        return False

    def shut(self, entry: int, landed: int, left: int) -> bool:
        """Whether nobody can land there."""
        if self.lifted != BOXES and entry & self.marker.table.blocked:
            return True
        if not self.victims and entry & landed:  # GP-68
            return True
        return bool(entry & self.standing(left))

    def standing(self, left: int) -> int:
        """The markers that are there when these victims are left."""
        return self.own | self.enemies & ~(self.victims & ~left)

    def lands(self, entry: int, king: bool, crowned: bool, landed: int, left: int) -> bool:
        """Whether this landing leads to the end; where it leads else is noted to go on from."""
        marker = self.marker
        exits = entry
        if entry & marker.teleporters and self.lifted != TELEPORT:
            exits = marker.teleporters & ~(self.standing(left) | entry) or entry
            if not self.victims:
                exits &= ~landed
        for pad in numbers(exits):
            if pad == self.end and not left:
                return True
            if not crowned or marker.goes_on or self.lifted == CROWNING:
                self.reach(pad, king, landed | entry | 1 << pad, left)
        return False
