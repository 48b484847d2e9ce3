"""Which rule is against what a marker tries: the judge of every march."""

from __future__ import annotations

from parlour.games.gridopolis.lattice import DIRECTIONS, NOWHERE, Cell, progress
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
    NEIGHBOURS,
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
    """`barred`: where a move without a capture may not end; `turn_start`: for GP-54."""
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
    """GP-61 to GP-63. The rule that keeps a pawn from going that way from where it stands."""
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
    """GP-60, GP-92. What is wrong with landing on a pad, or on none."""
    if end == NOWHERE:
        return EMPTY_PAD
    t = marker.table
    if t.blocked >> end & 1:
        return BLOCKED
    if (t.occupied ^ marker.bit) >> end & 1:
        return EMPTY_PAD
    return None


def against_step(marker: Marker, move: Step, end: int, turn_start: int) -> str:
    t = marker.table
    if end == marker.pad:
        return MOVE_CHANGES
    rule = against_landing(marker, end)
    if rule is not None:
        teleporter = end != NOWHERE and marker.teleporters >> end & 1
        return NOT_OPEN if teleporter and not near(move.start, move.end) else rule
    if near(move.start, move.end):
        rule = against_direction(marker, move.end)
        if rule is not None:
            return rule
        if marker.teleporters >> end & 1:
            return MUST_TELEPORT
    if end == turn_start and marker.steps(marker.bit) >> end & 1:
        return TURN_CHANGES
    if marker.teleporters >> end & 1:  # is there a way in that a rule keeps shut?
        for cell in neighbours(move.start):
            pad = t.pad(cell)
            if pad != NOWHERE and marker.teleporters >> pad & 1 and pad != end:
                rule = against_landing(marker, pad) or against_direction(marker, cell)
                if rule is not None:
                    return rule
        if marker.teleporters & marker.bit:
            return NO_ECHO
    return NEIGHBOURS


def against_own_jump(marker: Marker, move: OwnJump, end: int, turn_start: int) -> str:
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
    if line is None or t.owner(bit_of(t, line)) == NOBODY:
        return BLOCKED if line is not None and t.blocked & bit_of(t, line) else OVER_AN_OWN
    return against_direction(marker, line) or OVER_AN_OWN


def against_capture(marker: Marker, move: Capture) -> str:
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
    """GP-110, GP-112. Everything jumped is an enemy's marker."""
    t = marker.table
    if not victims:
        return BARE_MIDDLE
    taken = 0
    for cell in victims:
        bit = bit_of(t, cell)
        if t.blocked & bit:
            return BLOCKED
        owner = t.owner(bit)
        if owner == NOBODY or taken & bit:  # GP-113: it is gone by then
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
    """GP-15. Whether two cells are neighbours."""
    return len(other) == len(one) and one != other and max(distances(one, other)) == 1


def middle(one: Cell, other: Cell) -> Cell | None:
    """GP-111. The cell between two that lie in a line of three."""
    if len(other) != len(one) or one == other or not set(distances(one, other)) <= {0, 2}:
        return None
    return tuple([(a + b) // 2 for a, b in zip(one, other, strict=True)])


def distances(one: Cell, other: Cell) -> list[int]:
    return [abs(a - b) for a, b in zip(one, other, strict=True)]


def neighbours(cell: Cell) -> list[Cell]:
    x, y, z = cell
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in DIRECTIONS]
