"""Which rule is against what a marker tries: the judge of every march.

Several rules may be against one move. Which of them is cited is part of the promise: the first in
the order that each function here says.
"""

from __future__ import annotations

from parlour.games.gridopolis.lattice import DIRECTIONS, NOWHERE, Cell, count, progress
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.rules.explaining import against_chain
from parlour.games.gridopolis.rules.ids import (
    ALONE,
    BARE_MIDDLE,
    BLOCKED,
    EACH_HOP,
    EMPTY_PAD,
    EXACTLY_ONE,
    FIRST_MOVE,
    HOME_ROW,
    LAST_HOP,
    MOVE_CHANGES,
    MUST_TELEPORT,
    NEIGHBORS,
    NEVER_BACKWARD,
    NO_ECHO,
    NO_MIXING,
    NO_RETURN,
    NOT_OPEN,
    OFF_THE_GRID,
    ONE_OF_THREE,
    OVER_AN_ENEMY,
    OVER_AN_OWN,
    SAME_LEVEL,
    SIDE_OR_FORWARD,
    STRAIGHT,
    TURN_CHANGES,
)
from parlour.games.gridopolis.rules.reach import JUDGED, Marker
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.values import Move


def refuse_march(t: Table, seat: int, move: Move, barred: int, turn_start: int) -> str | None:
    """Whose marker it is (GP-50); then what the kind of the move asks for.

    `barred`: where a move without a capture may not end; `turn_start`: for GP-54.
    """
    assert isinstance(move, (Step, OwnJump, Capture, Kamikaze))
    pad = t.pad(move.start)
    if pad == NOWHERE or not t.markers[seat] >> pad & 1:
        return ONE_OF_THREE
    marker = Marker(t, seat, pad)
    if isinstance(move, Step):
        end = t.pad(move.end)
        if end != NOWHERE and marker.steps(barred) >> end & 1:
            return None
        return against_step(marker, move, end, turn_start)
    if isinstance(move, OwnJump):
        end = t.pad(move.end)
        if end != NOWHERE and (marker.own_jumps() & ~barred) >> end & 1:
            return None
        return against_own_jump(marker, move, end, turn_start)
    victims = t.set_of(move.victims)
    takes, plunges = marker.captures(victims, JUDGED)
    if isinstance(move, Capture):
        if (t.pad(move.end), victims) in takes:
            return None
        return against_capture(marker, move)
    if (victims, t.pad(move.last)) in plunges:
        return None
    return against_kamikaze(marker, move)


def against_direction(marker: Marker, towards: Cell, first: bool = True) -> str | None:
    """GP-61, GP-62, GP-63, in this order. What keeps a pawn from going that way from its pad."""
    if marker.king:
        return None
    t = marker.table
    far = progress(t.lattice.cells[marker.pad], towards, t.plan.forwards[marker.seat])
    if far < 0:
        return NEVER_BACKWARD
    if far == 0 and marker.home & marker.bit:
        return HOME_ROW
    if far == 0 and marker.fresh and first:
        return FIRST_MOVE
    return None


def against_landing(marker: Marker, end: int) -> str | None:
    """No pad (GP-60), a blocker-box (GP-92), a marker (GP-60): what is wrong with landing there."""
    if end == NOWHERE:
        return EMPTY_PAD
    t = marker.table
    if t.blocked >> end & 1:
        return BLOCKED
    if (t.occupied ^ marker.bit) >> end & 1:
        return EMPTY_PAD
    return None


def against_step(marker: Marker, move: Step, end: int, turn_start: int) -> str:
    """Nothing moves (GP-55); where it ends (GP-60, GP-92; for an exit GP-85, or GP-87 if all others
    are taken); to a neighbor, the direction (GP-61, GP-62, GP-63) and the teleport that is left out
    (GP-85); back to where the turn began (GP-54); for an exit, what keeps the way in shut, and from
    one teleporter to another the echo (GP-88); too far (GP-15).
    """
    t = marker.table
    if end == marker.pad:
        return MOVE_CHANGES
    rule = against_landing(marker, end)
    if rule is not None:
        if end == NOWHERE or not marker.teleporters >> end & 1 or near(move.start, move.end):
            return rule
        open_ = marker.teleporters & ~(t.occupied ^ marker.bit)
        if count(open_) > 1:  # one to enter, and another
            return MUST_TELEPORT
        return NOT_OPEN
    if near(move.start, move.end):
        rule = against_direction(marker, move.end)
        if rule is not None:
            return rule
        if marker.teleporters >> end & 1:
            return MUST_TELEPORT
    if end == turn_start and marker.steps(marker.bit) >> end & 1:
        return TURN_CHANGES
    if marker.teleporters >> end & 1:  # is there a way in that a rule keeps shut?
        for cell in neighbors(move.start):
            pad = t.pad(cell)
            if pad != NOWHERE and marker.teleporters >> pad & 1 and pad != end:
                rule = against_landing(marker, pad) or against_direction(marker, cell)
                if rule is not None:
                    return rule
        if marker.teleporters & marker.bit:
            return NO_ECHO
    return NEIGHBORS


def against_own_jump(marker: Marker, move: OwnJump, end: int, turn_start: int) -> str:
    """Back to its start (GP-68); where it ends (GP-92; GP-66 if it is taken and an own marker is in
    the middle, else GP-65); back to where the turn began (GP-54); the chain (`against_chain`); over
    two at once (GP-66), a blocker-box (GP-92) or nothing (GP-65); direction (GP-61, GP-62, GP-63).
    """
    t = marker.table
    if end == marker.pad:
        return NO_RETURN
    line = middle(move.start, move.end)
    rule = against_landing(marker, end)
    if rule is not None:
        if rule == BLOCKED:
            return BLOCKED
        jumped = NOBODY if line is None else t.owner(bit_of(t, line))
        return EXACTLY_ONE if end != NOWHERE and jumped == marker.seat else OVER_AN_OWN
    if end == turn_start and marker.own_jumps() >> end & 1:
        return TURN_CHANGES
    rule = against_chain(marker, end, 0, NOWHERE)
    if rule is not None:
        return rule
    if line is None:
        two = between(move.start, move.end, 3)
        full = two and all(t.owner(bit_of(t, cell)) != NOBODY for cell in two)
        return EXACTLY_ONE if full else OVER_AN_OWN
    if t.owner(bit_of(t, line)) == NOBODY:
        return BLOCKED if t.blocked & bit_of(t, line) else OVER_AN_OWN
    return against_direction(marker, line) or OVER_AN_OWN


def against_capture(marker: Marker, move: Capture) -> str:
    """Who is jumped (`against_victims`); the chain (`against_chain`); several victims (GP-116); no
    straight line (GP-111); the direction (GP-61, GP-62, GP-63); nowhere to land (GP-110).
    """
    t = marker.table
    rule = against_victims(marker, move.victims)
    if rule is not None:
        return rule
    rule = against_chain(marker, t.pad(move.end), t.set_of(move.victims), NOWHERE)
    if rule is not None:
        return rule
    if len(move.victims) > 1:
        return EACH_HOP
    line = middle(move.start, move.end)
    if line is None or line != move.victims[0]:
        return STRAIGHT
    return against_direction(marker, line) or OVER_AN_ENEMY


def against_kamikaze(marker: Marker, move: Kamikaze) -> str:
    """Over one's own (GP-121); who is jumped (`against_victims`); a last one who is none of them
    (GP-120); for one hop, level and pad behind (GP-121), then direction (GP-122); more than one hop
    where it stands alone (GP-R13); the chain (`against_chain`); the last hop (GP-123), or the only
    one (GP-120).
    """
    t = marker.table
    start, last = move.start, move.last
    if last != start and t.owner(bit_of(t, last)) == marker.seat:
        return SAME_LEVEL
    rule = against_victims(marker, move.victims)
    if rule is not None:
        return rule
    if last not in move.victims:
        return OFF_THE_GRID
    if len(move.victims) == 1 and near(start, last):
        beyond = (2 * last[0] - start[0], 2 * last[1] - start[1], start[2])
        level = start[2] == last[2] and t.pad(beyond) == NOWHERE
        return SIDE_OR_FORWARD if level else SAME_LEVEL
    if len(move.victims) > 1 and marker.alone():
        return ALONE
    rule = against_chain(marker, NOWHERE, t.set_of(move.victims), t.pad(last))
    if rule is not None:
        return rule
    return LAST_HOP if len(move.victims) > 1 else OFF_THE_GRID


def against_victims(marker: Marker, victims: tuple[Cell, ...]) -> str | None:
    """Nobody (GP-112); one after another, a blocker-box (GP-92), a pad that is empty, not there or
    named before (GP-112), a marker of one's own (GP-69).
    """
    t = marker.table
    if not victims:
        return BARE_MIDDLE
    taken = 0
    for cell in victims:
        bit = bit_of(t, cell)
        if t.blocked & bit:
            return BLOCKED
        owner = t.owner(bit)
        if owner == NOBODY or taken & bit:  # GP-113
            return BARE_MIDDLE
        taken |= bit
        if owner == marker.seat:
            return NO_MIXING
    return None


# ---------------------------------------------------------------------- cells


def bit_of(t: Table, cell: Cell) -> int:
    """The pad on this cell as a set; empty if there is none."""
    pad = t.pad(cell)
    return 0 if pad == NOWHERE else 1 << pad


def near(one: Cell, other: Cell) -> bool:
    """GP-15. Whether two cells are neighbors."""
    return len(other) == len(one) and one != other and max(distances(one, other)) == 1


def middle(one: Cell, other: Cell) -> Cell | None:
    """GP-111. The cell between two that lie in a line of three."""
    line = between(one, other, 2)
    return line[0] if line else None


def between(one: Cell, other: Cell, far: int) -> list[Cell]:
    """The cells between two that lie so far apart in one of the 26 directions; else none."""
    if len(other) != len(one) or one == other or not set(distances(one, other)) <= {0, far}:
        return []
    ways = [(b - a) // far for a, b in zip(one, other, strict=True)]
    return [
        tuple([a + number * way for a, way in zip(one, ways, strict=True)])
        for number in range(1, far)
    ]


def distances(one: Cell, other: Cell) -> list[int]:
    return [abs(a - b) for a, b in zip(one, other, strict=True)]


def neighbors(cell: Cell) -> list[Cell]:
    x, y, z = cell
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in DIRECTIONS]
