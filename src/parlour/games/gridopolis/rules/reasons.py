"""Why a move may not be made, in a sentence to the player: where, and what is in the way there.

The judge has found the rule; what it has found it by is looked up once more here.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.gridopolis.cells import full, short
from parlour.games.gridopolis.lattice import Cell, progress
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.ids import (
    ALONE,
    BARE_MIDDLE,
    BESIDE_A_PAD,
    BLOCKED,
    EMPTY_CELL,
    EMPTY_PAD,
    EXACTLY_ONE,
    FIRST_MOVE,
    FLOOR,
    FOR_GOOD,
    HOME_ROW,
    KINGED,
    LAST_HOP,
    MOVE_CHANGES,
    MUST_CAPTURE,
    MUST_TELEPORT,
    NEVER_BACKWARD,
    NO_ECHO,
    NO_MIXING,
    NO_PART,
    NO_RETURN,
    NOT_OPEN,
    ONE_OF_THREE,
    ONLY_UP,
    OVER_AN_OWN,
    SAME_LEVEL,
    SIDE_OR_FORWARD,
    STRAIGHT,
    TURN_CHANGES,
)
from parlour.games.gridopolis.rules.refusals import bit_of, middle
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.text import Text, Thing, joined, text
from parlour.kernel.values import Move


def place(cell: Cell) -> Thing:
    return Thing("place", short(cell), full(cell))


def places(cells: Sequence[Cell]) -> Text:
    return joined([place(cell) for cell in cells])


def reason(t: Table, seat: int, move: Move, rule: str) -> Text:
    """The sentence for a move of `seat` that `rule` forbids."""
    if rule == MUST_CAPTURE:
        return text("You can capture, and at this table you must.")
    if isinstance(move, PlaceBlocker):
        return of_blocker(t, move.pad, rule)
    if isinstance(move, AddPad):
        return of_pad(t, seat, move.cell, rule)
    if isinstance(move, Decline):
        return text("There is something that you can do, so you cannot pass.")
    if not isinstance(move, (Step, OwnJump, Capture, Kamikaze)):
        return text("Move a marker, place a blocker-box or add a pad.")
    if rule == ONE_OF_THREE:
        return no_marker(t, move.start)
    if isinstance(move, Step):
        return of_step(t, seat, move, rule)
    if isinstance(move, OwnJump):
        return of_own_jump(t, seat, move, rule)
    if isinstance(move, Capture):
        return of_capture(t, seat, move, rule)
    return of_kamikaze(t, seat, move, rule)


# ---------------------------------------------------------------------- markers


def of_step(t: Table, seat: int, move: Step, rule: str) -> Text:
    start, end = place(move.start), place(move.end)
    if rule == MOVE_CHANGES:
        return text("Your marker is on {} already.", end)
    if rule == TURN_CHANGES:
        return text("Your turn began on {}; without a capture it cannot end there.", end)
    if rule in (NEVER_BACKWARD, HOME_ROW, FIRST_MOVE):
        return direction(t, seat, move.start, move.end, rule)
    if rule in (EMPTY_PAD, BLOCKED):
        if free(t, move.end):  # an exit that the way in does not lead to
            return text("No teleporter beside {} is open to your marker.", start)
        return landing(t, move.end)
    if rule == MUST_TELEPORT:
        if free(t, move.end):
            told = "The pad on {} is a teleporter: your marker cannot stay there."
            return text(told, end)
        told = "A teleporter leads only to an open one, and there is {} on {}."
        return text(told, what(t, move.end), end)
    if rule == NOT_OPEN:
        return text("No other teleporter is open, so none leads to {}.", end)
    if rule == NO_ECHO:
        told = "Your marker is on a teleporter already; it has to leave, and land on one anew."
        return text(told)
    far = max([abs(a - b) for a, b in zip(move.start, move.end, strict=False)], default=0)
    return text("A step goes to a pad next to {}, and {} is {} away.", start, end, far)


def of_own_jump(t: Table, seat: int, move: OwnJump, rule: str) -> Text:
    start, end = place(move.start), place(move.end)
    if rule == NO_RETURN:
        return text("Your marker is on {} already; a chain of jumps cannot end there.", end)
    if rule == TURN_CHANGES:
        return text("Your turn began on {}; without a capture it cannot end there.", end)
    if rule == EXACTLY_ONE and not free(t, move.end):
        return text("Two in a row cannot be jumped, and there is another marker on {}.", end)
    if not free(t, move.end):
        return landing(t, move.end)
    if rule == EXACTLY_ONE:
        return text("Two markers stand between {} and {}; a jump is over one.", start, end)
    if rule in (NEVER_BACKWARD, HOME_ROW, FIRST_MOVE):
        return direction(t, seat, move.start, move.end, rule)
    over = middle(move.start, move.end)
    owner = NOBODY if over is None else t.owner(bit_of(t, over))
    if over is not None and owner == NOBODY and rule in (OVER_AN_OWN, BLOCKED):
        return text("There is {} on {} to jump over.", jumped(t, over), place(over))
    if over is not None and owner not in (NOBODY, seat) and rule in (OVER_AN_OWN, NO_MIXING):
        return text("The marker on {} is not yours; jump over it to capture it.", place(over))
    return on_the_way(move.start, move.end, rule) or text(
        "No jumps over your own markers lead from {} to {}.", start, end
    )


def of_capture(t: Table, seat: int, move: Capture, rule: str) -> Text:
    wrong = of_victims(t, seat, move.victims, rule)
    if wrong is not None:
        return wrong
    start, end = place(move.start), place(move.end)
    if rule in (NEVER_BACKWARD, HOME_ROW, FIRST_MOVE):
        return direction(t, seat, move.start, move.end, rule)
    if rule == STRAIGHT:
        told = "The marker on {} is not right between {} and {}."
        return text(told, place(move.victims[0]), start, end)
    if move.end != move.start and not free(t, move.end) and move.end not in move.victims:
        return landing(t, move.end)
    return on_the_way(move.start, move.end, rule) or text(
        "No jumps from {} to {} capture just {}.", start, end, places(move.victims)
    )


def of_kamikaze(t: Table, seat: int, move: Kamikaze, rule: str) -> Text:
    start, last = place(move.start), place(move.last)
    if rule == SAME_LEVEL:
        if move.last != move.start and t.owner(bit_of(t, move.last)) == seat:
            return text("The marker on {} is your own; a kamikaze is over another's.", last)
        if move.start[2] != move.last[2]:
            told = "A kamikaze stays on one level, and {} is on another than {}."
            return text(told, last, start)
        return text("A pad lies behind {}, so nobody can jump off the grid-set there.", last)
    wrong = of_victims(t, seat, move.victims, rule)
    if wrong is not None:
        return wrong
    if rule == SIDE_OR_FORWARD:
        if progress(move.start, move.last, t.plan.forwards[seat]) < 0:
            return direction(t, seat, move.start, move.last, rule)
        return text("From {} your pawn has to go forward; {} lies sideways.", start, last)
    if rule in (NEVER_BACKWARD, HOME_ROW, FIRST_MOVE):
        return direction(t, seat, move.start, move.last, rule)
    if rule == ALONE:
        return text("At this table a kamikaze is the only hop of its move.")
    if rule == LAST_HOP:
        told = "No captures from {} end with a jump off the grid-set over {}."
        return text(told, start, last)
    if move.last not in move.victims:
        return text("Name {} among those that you take, too.", last)
    return on_the_way(move.start, move.last, rule) or text(
        "From {}, your marker cannot jump off the grid-set over {}.", start, last
    )


def of_victims(t: Table, seat: int, victims: tuple[Cell, ...], rule: str) -> Text | None:
    """What is wrong with who is to be jumped, if it is that."""
    if rule == BARE_MIDDLE:
        if not victims:
            return text("Say which markers you jump over.")
        for cell in victims:
            if t.owner(bit_of(t, cell)) == NOBODY:
                return text("There is {} on {} to jump over.", jumped(t, cell), place(cell))
        return text("A marker can be taken only once, so name each of them once.")
    for cell in victims:
        if rule == BLOCKED and t.blocked & bit_of(t, cell):
            return text("Nobody can jump over the blocker-box on {}.", place(cell))
        if rule == NO_MIXING and t.owner(bit_of(t, cell)) == seat:
            return text("The marker on {} is your own; only others are captured.", place(cell))
    return None


def direction(t: Table, seat: int, start: Cell, end: Cell, rule: str) -> Text:
    """GP-61, GP-62, GP-63. Where a pawn would have to go."""
    if rule == HOME_ROW:
        return text("From your home-row on {} your pawn has to go forward.", place(start))
    if rule == FIRST_MOVE:
        told = "Your pawn on {} has not moved yet, so it has to go forward first."
        return text(told, place(start))
    if len(start) == len(end) and progress(start, end, t.plan.forwards[seat]) < 0:
        told = "Your pawn never goes backward, and {} lies behind {}."
        return text(told, place(end), place(start))
    return text("Your pawn would have to go backward on the way to {}.", place(end))


def on_the_way(start: Cell, end: Cell, rule: str) -> Text | None:
    """What is against a chain of hops as a whole."""
    if rule == KINGED:
        return text("Your pawn becomes a king on the way to {}, and stops there.", place(end))
    if rule == NO_MIXING:
        told = "That way jumps over your own markers and others; one move never does both."
        return text(told)
    if rule == BLOCKED:
        return text("A blocker-box bars the way from {} to {}.", place(start), place(end))
    if rule == MUST_TELEPORT:
        told = "On that way your marker lands on a teleporter, and has to go on to another."
        return text(told)
    return None


# ---------------------------------------------------------------------- blocker-boxes and pads


def of_blocker(t: Table, pad: Cell, rule: str) -> Text:
    if rule == NO_PART:
        return text("You have no blocker-box left.")
    if rule == FOR_GOOD:
        return text("There is a blocker-box on {} already.", place(pad))
    if not free(t, pad):
        return landing(t, pad)
    teleporter = t.plan.teleporters & bit_of(t, pad)
    kind = "teleporter" if teleporter else "kingerizer"
    return text("There is a {} on {}, so no blocker-box goes there.", kind, place(pad))


def of_pad(t: Table, seat: int, cell: Cell, rule: str) -> Text:
    if rule == EMPTY_CELL:
        return text("There is a pad on {} already.", place(cell))
    if rule == FLOOR:
        told = "Nothing is built below level {}, and {} lies lower."
        return text(told, t.lattice.floor, place(cell))
    if rule == ONLY_UP:
        return text("Posts only build upward, and {} lies under a pad.", place(cell))
    if rule == BESIDE_A_PAD:
        return text("No pad on the same level lies beside {}.", place(cell))
    reserve = t.reserves[seat]
    if cell in t.lattice.towers:
        told = "A pad on {} takes a pad, a link and a post; you have {}, {} and {} left."
        return text(told, place(cell), reserve.pads, reserve.links, reserve.posts)
    told = "A pad on {} takes a pad and a link; you have {} and {} left."
    return text(told, place(cell), reserve.pads, reserve.links)


# ---------------------------------------------------------------------- cells


def free(t: Table, cell: Cell) -> bool:
    """Whether there is a pad, and nothing on it."""
    bit = bit_of(t, cell)
    return bool(bit) and not bit & (t.occupied | t.blocked)


def landing(t: Table, cell: Cell) -> Text:
    """Why nobody can go there."""
    if not bit_of(t, cell):
        return text("There is no pad on {}.", place(cell))
    return text("There is already {} on {}.", what(t, cell), place(cell))


def no_marker(t: Table, cell: Cell) -> Text:
    """Why nothing can be moved from there."""
    bit = bit_of(t, cell)
    if bit and t.owner(bit) != NOBODY:
        return text("There is {} on {}, and it is not yours.", what(t, cell), place(cell))
    return text("You have no marker on {}.", place(cell))


def jumped(t: Table, cell: Cell) -> str:
    return "only a blocker-box" if t.blocked & bit_of(t, cell) else "no marker"


def what(t: Table, cell: Cell) -> str:
    """What is on a pad that is not free."""
    bit = bit_of(t, cell)
    if t.blocked & bit:
        return "a blocker-box"
    return f"a {t.plan.colors[t.owner(bit)]} {'king' if t.kings & bit else 'pawn'}"
