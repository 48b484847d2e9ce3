"""What the marker that has moved may do besides in the same turn: a free jump, a second move."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gridopolis.events import Declined
from parlour.games.gridopolis.lattice import NOWHERE
from parlour.games.gridopolis.moves import DECLINE, JUMPS, MARCHES, Capture, Decline, Step
from parlour.games.gridopolis.rules.actions import (
    any_march,
    can_jump,
    can_march,
    lists_all,
    marches,
)
from parlour.games.gridopolis.rules.ending import see_who_is_left
from parlour.games.gridopolis.rules.ids import FREE_JUMP, SAME_KING, SECOND_IS_A_MOVE
from parlour.games.gridopolis.rules.marching import march
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.reasons import place, reason
from parlour.games.gridopolis.rules.refusals import refuse_march
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def go_on(g: Game[Table], seat: int, start: int, end: int, move: Move, king: bool) -> None:
    """The first move of a turn is made, and its marker stands on `end`."""
    captured = isinstance(move, Capture)
    if jumps_free(g.table, move, end):
        g.then(FreeJump(seat, start, end, captured, king))
    elif king:
        g.then(SecondMove(seat, start, end, captured))


def jumps_free(t: Table, move: Move, end: int) -> bool:
    """GP-R10. Whether this was a step on to a teleporter, at a table where that gives a jump.

    GP-87: where all others are taken it has stayed on the one where it landed.
    """
    if not t.house.free_jump or not isinstance(move, Step):
        return False
    return bool(t.plan.teleporters >> end & 1)


def barred(t: Table, start: int, pad: int, captured: bool) -> int:
    """GP-54, GP-55. Where what captures nothing may not end, in a turn begun on `start`."""
    if captured or t.house.out_and_back:
        return 1 << pad
    return 1 << pad | 1 << start


class FreeJump(OwnChoice[Table]):
    """GP-R10. From the teleporter the marker may jump; nobody has to (GP-53).

    It is a move of its own: own-jumps, captures, or a kamikaze (GP-69).
    """

    public: ClassVar[bool] = True
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "start": "int",
        "pad": "int",
        "captured": "bool",
        "again": "bool",
    }

    def __init__(self, seat: int, start: int, pad: int, captured: bool, again: bool) -> None:
        super().__init__(seat)
        self.start = start  # where the marker's turn began
        self.pad = pad
        self.captured = captured
        self.again = again  # whether it is a king with its second move still to come

    def barred(self, g: Game[Table]) -> int:
        return barred(g.table, self.start, self.pad, self.captured)

    def open(self, g: Game[Table]) -> bool:
        """Nobody is asked who has nothing to choose."""
        return can_jump(Marker(g.table, self.seat, self.pad), self.barred(g))

    def run(self, g: Game[Table]) -> None:
        self.go_on(g, self.pad, self.captured)

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        found = marches(g.table, seat, self.pad, self.barred(g), False)
        return [*[move for move in found if not isinstance(move, Step)], DECLINE]

    def complete(self, g: Game[Table], seat: int) -> bool:
        return lists_all(g.table, seat)

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """Anything but a jump of that marker (GP-R10); then as any march."""
        if isinstance(move, Decline):
            return None
        if not isinstance(move, JUMPS):
            return FREE_JUMP
        if g.table.pad(move.start) != self.pad:
            return FREE_JUMP
        start = -1 if self.captured or g.table.house.out_and_back else self.start
        return refuse_march(g.table, seat, move, self.barred(g), start)

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == FREE_JUMP:
            where = place(g.table.lattice.cells[self.pad])
            return text("Only your marker on {} may jump now, or you decline.", where)
        return reason(g.table, seat, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Decline):
            if g.events is not None:
                g.tell(Declined(seat, True))
            self.go_on(g, self.pad, self.captured)
            return
        end = march(g, seat, self.pad, move)
        if not see_who_is_left(g, seat) and end != NOWHERE:
            self.go_on(g, end, self.captured or isinstance(move, Capture))

    def go_on(self, g: Game[Table], pad: int, captured: bool) -> None:
        if self.again:
            g.then(SecondMove(self.seat, self.start, pad, captured))

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return DECLINE


class SecondMove(OwnChoice[Table]):
    """GP-80, GP-81, GP-126, GP-R12. The same king may move once more.

    GP-127: it may enter the teleporter that it has just left, or go on from its exit.
    """

    public: ClassVar[bool] = True
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "start": "int",
        "pad": "int",
        "captured": "bool",
    }

    def __init__(self, seat: int, start: int, pad: int, captured: bool) -> None:
        super().__init__(seat)
        self.start = start  # where the king's turn began
        self.pad = pad
        self.captured = captured

    def barred(self, g: Game[Table]) -> int:
        return barred(g.table, self.start, self.pad, self.captured)

    def open(self, g: Game[Table]) -> bool:
        """Nobody is asked who has nothing to choose."""
        t = g.table
        return can_march(Marker(t, self.seat, self.pad), self.barred(g))

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*marches(g.table, seat, self.pad, self.barred(g), False), DECLINE]

    def complete(self, g: Game[Table], seat: int) -> bool:
        return lists_all(g.table, seat)

    def any(self, g: Game[Table], seat: int, luck: Luck) -> Move:
        return any_march(g.table, seat, self.pad, self.barred(g), luck)

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """Anything but a move (GP-81); another marker (GP-80); then as any march."""
        if isinstance(move, Decline):
            return None
        if not isinstance(move, MARCHES):
            return SECOND_IS_A_MOVE
        if g.table.pad(move.start) != self.pad:
            return SAME_KING
        start = -1 if self.captured or g.table.house.out_and_back else self.start
        return refuse_march(g.table, seat, move, self.barred(g), start)

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule in (SECOND_IS_A_MOVE, SAME_KING):
            where = place(g.table.lattice.cells[self.pad])
            return text("Only your king on {} may move again now, or you decline.", where)
        return reason(g.table, seat, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Decline):
            if g.events is not None:
                g.tell(Declined(seat, False))
            return
        end = march(g, seat, self.pad, move)
        if not see_who_is_left(g, seat) and jumps_free(g.table, move, end):
            g.then(FreeJump(seat, self.start, end, self.captured, False))

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return DECLINE
