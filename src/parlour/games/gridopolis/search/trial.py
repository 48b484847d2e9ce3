"""A table on which deeds are tried and taken back: a turn of rules/turn.py without its telling."""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.lattice import Cell, Lattice, numbers
from parlour.games.gridopolis.rules.ending import time_is_up
from parlour.games.gridopolis.rules.marching import is_crowned, pile
from parlour.games.gridopolis.rules.reach import Marker, can_capture
from parlour.games.gridopolis.search.builds import builds
from parlour.games.gridopolis.search.deeds import (
    BLOCK,
    PAD,
    PASS,
    PLUNGE,
    STEP,
    STOP,
    TAKE,
    Deed,
    free_jumps,
    king_turns,
    marches,
    move_of,
)
from parlour.games.gridopolis.table import NOBODY, Table

RUNNING: Final = 0
WON: Final = 1  # by `winner`
COUNTED: Final = 2  # by points


class Before:
    """How things stood."""

    def __init__(self, trial: Trial) -> None:
        t = trial.table
        self.markers = t.markers
        self.occupied = t.occupied
        self.kings = t.kings
        self.fresh = t.fresh
        self.pile_pawns = t.pile_pawns
        self.pile_kings = t.pile_kings
        self.out = t.out
        self.turn = t.turn
        self.round = t.round
        self.quiet = t.quiet
        self.passes = t.passes
        self.lattice = t.lattice
        self.blocked = t.blocked


class Trial:
    """Owns its table. `state` says whether the game would be over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = RUNNING
        self.winner = NOBODY
        self.grown: dict[tuple[int, Cell], Lattice] = {}
        self.kept: list[Lattice] = []  # so that an id stays one

    # ------------------------------------------------------------------ what could be done

    def deeds(self, quiet: bool, wide: bool, most: int) -> list[Deed]:
        """The turns to be tried for who is on turn, with so many builds at most."""
        t = self.table
        seat = t.turn
        forced = t.house.forced and can_capture(t, seat)
        found: list[Deed] = []
        left = t.markers[seat]
        for pad in numbers(left & t.kings):
            king_turns(t, seat, pad, forced, quiet, wide, found)
        for pad in numbers(left & ~t.kings):
            marches(t, seat, pad, 1 << pad, quiet and not forced, found)
            if t.house.free_jump and quiet and not forced:
                free_jumps(t, seat, pad, found)
        if not quiet or forced:
            return found
        if most:
            found += builds(t, seat, most)
        if not found:
            found += builds(t, seat, 1)
        if not found:
            found.append(Deed(PASS, 0, 0))
        return found

    def seconds(self, start: int, pad: int, captured: bool) -> list[Deed]:
        """GP-80, GP-81. What a king that has moved can do; of it GP-R10 leaves the jumps."""
        t = self.table
        barred = 1 << pad
        if not captured and not t.house.out_and_back:
            barred |= 1 << start
        found = [Deed(STOP, pad, pad)]
        marches(t, t.turn, pad, barred, True, found)
        return found

    # ------------------------------------------------------------------ doing and undoing

    def do(self, deed: Deed) -> Before:
        t = self.table
        seat = t.turn
        before = Before(self)
        kind = deed.kind
        progress = False
        t.passes = t.passes + 1 if kind == PASS else 0
        if kind <= PLUNGE:
            t.markers = t.markers.copy()
            progress = self.march(seat, deed)
            if deed.then is not None:
                progress = self.march(seat, deed.then) or progress
            if deed.taken():
                self.see_who_is_left(seat)
        elif kind == BLOCK or kind == PAD:
            progress = True
            self.build(seat, deed)
        if self.state == RUNNING:
            t.quiet = 0 if progress else t.quiet + 1
            self.pass_on()
        return before

    def undo(self, deed: Deed, before: Before) -> None:
        t = self.table
        t.markers = before.markers
        t.occupied = before.occupied
        t.kings = before.kings
        t.fresh = before.fresh
        t.pile_pawns = before.pile_pawns
        t.pile_kings = before.pile_kings
        t.out = before.out
        t.turn = before.turn
        t.round = before.round
        t.quiet = before.quiet
        t.passes = before.passes
        self.state = RUNNING
        if deed.kind == BLOCK:
            t.blocked = before.blocked
            t.reserves[t.turn].blockers += 1
        elif deed.kind == PAD:
            t.lattice = before.lattice
            t.reserves[t.turn].pads += 1
            t.reserves[t.turn].links += 1
            t.reserves[t.turn].posts += deed.cell in t.lattice.towers

    def march(self, seat: int, deed: Deed) -> bool:
        """As rules/marching.py; whether it is progress (GP-133)."""
        t = self.table
        bit = 1 << deed.start
        crowned = not t.kings & bit and self.crowned(seat, deed)
        king = crowned or bool(t.kings & bit)
        t.lift(bit, seat)
        if deed.victims:
            t.pile_pawns = t.pile_pawns.copy()
            t.pile_kings = t.pile_kings.copy()
            for pad in numbers(deed.victims):
                victim = t.owner(1 << pad)
                pile(t, seat, bool(t.kings >> pad & 1))
                t.lift(1 << pad, victim)
                if pad == deed.last:
                    pile(t, victim, king)  # GP-124
        if deed.kind != PLUNGE:
            end = 1 << deed.end
            t.put(end, seat)
            if king:
                t.kings |= end
        return crowned or deed.kind >= TAKE

    def crowned(self, seat: int, deed: Deed) -> bool:
        """GP-75, GP-R11. Whether a pawn becomes a king by this, perhaps on the way."""
        t = self.table
        thrones = t.plan.kingerizers & ~t.plan.homes[seat]
        if deed.end >= 0 and thrones >> deed.end & 1:
            return True
        if not t.house.goes_on or deed.kind == STEP or deed.victims.bit_count() == 1:
            return False  # who hops but once lands nowhere else
        if not thrones & ~(t.occupied & ~(deed.victims | 1 << deed.start)):
            return False
        return is_crowned(Marker(t, seat, deed.start), move_of(t, deed), deed.end)

    def build(self, seat: int, deed: Deed) -> None:
        """As rules/building.py, but whose they are is of no concern."""
        t = self.table
        reserve = t.reserves[seat]
        if deed.kind == BLOCK:
            t.blocked |= 1 << deed.end
            reserve.blockers -= 1
            return
        reserve.pads -= 1
        reserve.links -= 1
        reserve.posts -= deed.cell in t.lattice.towers
        key = (id(t.lattice), deed.cell)
        if key not in self.grown:
            self.kept.append(t.lattice)
            self.grown[key] = t.lattice.grown(deed.cell)
        t.lattice = self.grown[key]

    def see_who_is_left(self, mover: int) -> None:
        """GP-130 to GP-132, GP-R23."""
        t = self.table
        living, other = 0, NOBODY
        for seat in range(t.players):
            if t.markers[seat]:
                living += 1
                other = seat
            elif not t.out[seat]:
                t.out = t.out.copy()
                t.out[seat] = True
        if living < 2 and t.house.counted and t.house.timed:
            self.state = COUNTED
        elif living < 2:
            self.state = WON
            self.winner = mover if living == 0 else other

    def pass_on(self) -> None:
        """GP-36, GP-133 b and c, GP-141. Whose turn comes next; whether they pass is seen then."""
        t = self.table
        living = t.living()
        if t.passes >= living or t.quiet >= t.plan.no_progress * living:
            self.state = COUNTED
        while True:
            t.turn = (t.turn + 1) % t.players
            if t.turn == t.starter:
                t.round += 1
                if time_is_up(t):
                    self.state = COUNTED
            if not t.out[t.turn]:
                return

    def repeats(self) -> int:
        """GP-133 a. How often the position has been there since the last progress."""
        return self.table.history.count(self.table.position()) if self.table.quiet else 0
