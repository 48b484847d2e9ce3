"""What a table promises to a seat, in hundredths of a pawn.

Markers count most, then how near the pawns are to becoming kings, how many lines a marker can be
jumped along, whether the home-row is held, and what is left of the reserve. What can be captured
next is not guessed here: the search looks (deepening.py).
"""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import NOWHERE, NUMBER, Lattice, numbers
from parlour.games.gridopolis.table import Table

PAWN: Final = 100
KING: Final = 290  # twice as many moves, in all directions (GP-79, GP-80)
NEARER: Final = [0, 70, 46, 32, 22, 14, 8, 4]  # a pawn so many steps away from being a king
NEVER: Final = 99  # steps, where there is no way
LINE: Final = -2  # for each line along which a marker can be jumped
GUARD: Final = 9  # a marker on an own kingerizer, where no pawn can land (GP-3)
PART: Final = 4  # of a reserve: a turn in which nothing else need be moved
POINT: Final = 3  # GP-142: they count if the game comes to a halt
LEAD: Final = 260  # for all the markers on the table; being ahead is worth more among few
CHASE: Final = 4  # for each pad that a king is nearer to the last markers of a loser
FEW: Final = 3  # markers that have to be hunted down


class Ground:
    """What the worth of a pad depends on, the same as long as no pad is added."""

    def __init__(self, lattice: Lattice, homes: list[int]) -> None:
        self.lattice = lattice  # kept, so that its id stays its own
        self.lines = [lines(lattice, pad) for pad in range(len(lattice.cells))]
        self.away: list[list[int]] = []  # by seat and pad: a pawn's steps to being a king
        self.nearer: list[list[int]] = []  # and what that is worth
        for seat in range(len(homes)):
            thrones = 0
            for other, home in enumerate(homes):
                if other != seat:
                    thrones |= home
            away = steps_away(lattice, seat, thrones)
            self.away.append(away)
            self.nearer.append([NEARER[steps] if steps < len(NEARER) else 2 for steps in away])


def lines(lattice: Lattice, pad: int) -> int:
    """GP-111. Along how many lines a marker on this pad can be jumped."""
    found = 0
    for neighbor in numbers(lattice.near[pad]):
        if lattice.over[neighbor][pad] != NOWHERE:
            found += 1
    return found // 2


def steps_away(lattice: Lattice, seat: int, thrones: int) -> list[int]:
    """GP-61, GP-75. How many steps a pawn is from a foreign kingerizer, by pad."""
    away = [NEVER] * len(lattice.cells)
    reached, steps = 0, 0
    fresh = thrones
    while fresh:
        for pad in numbers(fresh):
            away[pad] = steps
        reached |= fresh
        fresh = 0
        steps += 1
        for pad in range(len(lattice.cells)):
            if not reached >> pad & 1 and lattice.ahead(seat, pad) & reached:
                fresh |= 1 << pad
    return away


class Worth:
    """Judges tables for one seat, whoever is on turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.grounds: dict[int, Ground] = {}
        self.latest: Ground | None = None

    def ground(self, t: Table) -> Ground:
        latest = self.latest
        if latest is not None and latest.lattice is t.lattice:
            return latest
        key = id(t.lattice)
        if key not in self.grounds:
            self.grounds[key] = Ground(t.lattice, t.plan.homes)
        self.latest = self.grounds[key]
        return self.grounds[key]

    def judge(self, t: Table) -> int:
        """How much better off the seat is than the others, on average."""
        ground = self.ground(t)
        mine, others, many = 0, 0, 0
        for seat in range(t.players):
            worth = self.holding(t, ground, seat)
            if seat == self.seat:
                mine = worth
            else:
                others += worth
            many += t.markers[seat].bit_count()
        lead = mine - others // (t.players - 1)
        own = t.markers[self.seat].bit_count()
        ahead = own * (t.players - 1) - (many - own)
        return lead + LEAD * ahead // (many + 1) + self.hunt(t, ahead)

    def holding(self, t: Table, ground: Ground, seat: int) -> int:
        """What a seat has, for itself."""
        markers = t.markers[seat]
        if not markers:
            return POINT * t.points(seat)
        nearer, exposed = ground.nearer[seat], ground.lines
        kings = markers & t.kings
        many = markers.bit_count()
        royal = kings.bit_count()
        worth = PAWN * (many - royal) + KING * royal
        worth += POINT * (4 * t.pile_kings[seat] + 3 * t.pile_pawns[seat] + many + royal)
        left = markers
        while left:
            bit = left & -left
            left ^= bit
            pad = NUMBER[bit % 67]
            worth += LINE * exposed[pad]
            if not kings & bit:
                worth += nearer[pad]
        worth += GUARD * (markers & t.plan.homes[seat]).bit_count()
        reserve = t.reserves[seat]
        return worth + PART * (reserve.pads + reserve.blockers)

    def hunt(self, t: Table, ahead: int) -> int:
        """Who is ahead closes in on what few markers are left."""
        if ahead == 0:
            return 0
        mine = t.markers[self.seat]
        rest = t.enemies(self.seat)
        hunters, prey = (mine, rest) if ahead > 0 else (rest, mine)
        if prey.bit_count() > FEW:
            return 0
        cells = t.lattice.cells
        total = 0
        for pad in numbers(hunters & t.kings):
            x, y, z = cells[pad][0], cells[pad][1], cells[pad][2]
            nearest = 99
            for other in numbers(prey):
                cell = cells[other]
                apart = max(abs(cell[0] - x), abs(cell[1] - y), abs(cell[2] - z))
                nearest = min(nearest, apart)
            total -= CHASE * nearest
        return total if ahead > 0 else -total
