"""A turn: one of three things (GP-50), and whose turn comes next."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridopolis.events import Passed, TurnBegan
from parlour.games.gridopolis.lattice import NOWHERE, numbers
from parlour.games.gridopolis.moves import (
    MARCHES,
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.actions import (
    any_action,
    can_act,
    lists_all,
    marches,
)
from parlour.games.gridopolis.rules.building import (
    add_pad,
    blocker_pads,
    place_blocker,
    refuse_blocker,
    refuse_pad,
    sites,
    towers,
)
from parlour.games.gridopolis.rules.ending import finish, see_who_is_left, stalled, time_is_up
from parlour.games.gridopolis.rules.ids import (
    MUST_ACT,
    MUST_CAPTURE,
    ONE_OF_THREE,
    STALLED,
    TIMED_OUT,
)
from parlour.games.gridopolis.rules.marching import march
from parlour.games.gridopolis.rules.reach import can_capture
from parlour.games.gridopolis.rules.reasons import reason
from parlour.games.gridopolis.rules.refusals import refuse_march
from parlour.games.gridopolis.rules.second import go_on
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Frame, Game, OwnChoice
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text
from parlour.kernel.values import Move

MOST_SEATS: Final = 4  # GP-32


class Turn(OwnChoice[Table]):
    """GP-50, GP-53. Move one marker, place a blocker-box, or add a pad; nothing is compulsory."""

    public: ClassVar[bool] = True

    def open(self, g: Game[Table]) -> bool:
        return can_act(g.table, self.seat)

    def run(self, g: Game[Table]) -> None:
        """GP-52, GP-R20. Nothing can be done: that is a pass."""
        g.table.passes += 1
        if g.events is not None:
            g.tell(Passed(self.seat))

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t, found = g.table, list[Move]()
        cells = t.lattice.cells
        forced = t.house.forced and can_capture(t, seat)
        for pad in numbers(t.markers[seat]):
            found += marches(t, seat, pad, 1 << pad, forced)
        if forced:
            return found
        found += [PlaceBlocker(cells[pad]) for pad in numbers(blocker_pads(t, seat))]
        found += [AddPad(cell) for cell in sites(t, seat)]
        found += [AddPad(cell) for cell in towers(t, seat)]
        return found

    def complete(self, g: Game[Table], seat: int) -> bool:
        return lists_all(g.table, seat)

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        """No pass (GP-51), no such turn (GP-50); what is against it by itself; GP-R19."""
        t = g.table
        if isinstance(move, Decline):
            return MUST_ACT
        if isinstance(move, MARCHES):
            rule = refuse_march(t, seat, move, 1 << max(0, t.pad(move.start)), -1)
        elif isinstance(move, PlaceBlocker):
            rule = refuse_blocker(t, seat, move)
        elif isinstance(move, AddPad):
            rule = refuse_pad(t, seat, move)
        else:
            return ONE_OF_THREE
        if rule is None and t.house.forced and not isinstance(move, (Capture, Kamikaze)):
            return MUST_CAPTURE if can_capture(t, seat) else None
        return rule

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        return reason(g.table, seat, move, rule)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        t.passes = 0
        if isinstance(move, PlaceBlocker):
            place_blocker(g, seat, move)
        elif isinstance(move, AddPad):
            add_pad(g, seat, move)
        else:
            assert isinstance(move, (Step, OwnJump, Capture, Kamikaze))
            start = t.pad(move.start)
            king = bool(t.kings >> start & 1)
            end = march(g, seat, start, move)
            if not see_who_is_left(g, seat) and end != NOWHERE:
                go_on(g, seat, start, end, move, king)

    def any(self, g: Game[Table], seat: int, luck: Luck) -> Move:
        return any_action(g.table, seat, luck)


class EndTurn(Frame[Table]):
    """The turn is over."""

    public: ClassVar[bool] = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.turns += 1
        t.quiet += 1
        if t.progress:  # GP-133
            t.quiet = 0
            t.history = []
            t.progress = False
        if t.passes >= t.living():  # GP-133 c
            finish(g, STALLED)
        else:
            next_turn(g)


def next_turn(g: Game[Table]) -> None:
    """GP-36, GP-141. Clockwise to the next who is still there."""
    t = g.table
    while True:
        seat = (t.turn + 1) % t.players
        t.turn = seat
        if seat == t.starter:
            t.round += 1
            if time_is_up(t):
                finish(g, TIMED_OUT)
                return
        if not t.out[seat]:
            break
    if stalled(t):
        finish(g, STALLED)
        return
    if g.events is not None:
        g.tell(TurnBegan(seat, t.round))
    g.then(TURNS[seat], END_TURN)


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = EndTurn()
