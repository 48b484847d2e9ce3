"""The numbers behind a refusal, in words."""

from __future__ import annotations

from parlour.games.gridopolis.lattice import Cell, progress
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.ids import (
    BARE_MIDDLE,
    BLOCKED,
    EMPTY_PAD,
    FIRST_MOVE,
    HOME_ROW,
    NEIGHBOURS,
    NEVER_BACKWARD,
    NO_PART,
    ONE_OF_THREE,
)
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.values import Move


def spot(cell: Cell) -> str:
    return ",".join([str(part) for part in cell])


def reason(t: Table, seat: int, move: Move, rule: str) -> str:
    """What a player would want to hear besides the rule itself; nothing if that says it all."""
    if isinstance(move, (AddPad, PlaceBlocker)):
        return left(t, seat, move) if rule == NO_PART else ""
    if not isinstance(move, (Step, OwnJump, Capture, Kamikaze)):
        return ""
    if rule == ONE_OF_THREE:
        return f"{standing(t, move.start)} at {spot(move.start)}"
    if isinstance(move, Kamikaze):
        return f"{standing(t, move.last)} at {spot(move.last)}" if rule == BARE_MIDDLE else ""
    if rule in (NEVER_BACKWARD, HOME_ROW, FIRST_MOVE):
        return direction(t, seat, move.start, move.end)
    if rule in (EMPTY_PAD, BLOCKED):
        return f"{standing(t, move.end)} at {spot(move.end)}"
    if rule == NEIGHBOURS:
        apart = [abs(a - b) for a, b in zip(move.start, move.end, strict=True)]
        return f"{spot(move.end)} is {max(apart)} away from {spot(move.start)}"
    return ""


def standing(t: Table, cell: Cell) -> str:
    """What there is on a cell."""
    pad = t.pad(cell)
    if pad < 0:
        return "no pad"
    bit = 1 << pad
    if t.blocked & bit:
        return "a blocker-box"
    owner = t.owner(bit)
    if owner == NOBODY:
        return "an empty pad"
    rank = "king" if t.kings & bit else "pawn"
    return f"a {t.plan.colours[owner]} {rank}"


def direction(t: Table, seat: int, start: Cell, end: Cell) -> str:
    far = progress(start, end, t.plan.forwards[seat])
    if far < 0:
        return f"{spot(end)} is {-far} back from {spot(start)}"
    return f"{spot(end)} is no way forward from {spot(start)}"


def left(t: Table, seat: int, move: AddPad | PlaceBlocker) -> str:
    reserve = t.reserves[seat]
    if isinstance(move, PlaceBlocker):
        return f"blocker-boxes left: {reserve.blockers}"
    parts = f"pads left: {reserve.pads}, links left: {reserve.links}"
    return f"{parts}, posts left: {reserve.posts}" if move.cell in t.lattice.towers else parts
