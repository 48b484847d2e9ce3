"""What the marker that has moved may do besides in the same turn."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gridopolis.events import Declined
from parlour.games.gridopolis.moves import DECLINE, MARCHES, Decline
from parlour.games.gridopolis.rules.actions import any_march, can_march, lists_all, marches
from parlour.games.gridopolis.rules.ending import see_who_is_left
from parlour.games.gridopolis.rules.ids import SAME_KING, SECOND_IS_A_MOVE
from parlour.games.gridopolis.rules.marching import march
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.reasons import reason
from parlour.games.gridopolis.rules.refusals import refuse_march
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move


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
        """GP-54, GP-55. Where a second move that captures nothing may not end."""
        if self.captured or g.table.house.out_and_back:
            return 1 << self.pad
        return 1 << self.pad | 1 << self.start

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
        if isinstance(move, Decline):
            return None
        if not isinstance(move, MARCHES):
            return SECOND_IS_A_MOVE
        if g.table.pad(move.start) != self.pad:
            return SAME_KING
        start = -1 if self.captured or g.table.house.out_and_back else self.start
        return refuse_march(g.table, seat, move, self.barred(g), start)

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> str:
        return reason(g.table, seat, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Decline):
            if g.events is not None:
                g.tell(Declined(seat))
            return
        march(g, seat, self.pad, move)
        see_who_is_left(g, seat)

    def default(self, g: Game[Table], seat: int) -> Move | None:
        return DECLINE
