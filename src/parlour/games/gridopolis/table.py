"""What is on the table: the grid-set, the markers, reserves and piles."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gridopolis.lattice import NOWHERE, Cell, Lattice
from parlour.games.gridopolis.plan import Plan, plan_of
from parlour.kernel.values import Plain, Value

NOBODY: Final = -1


class HouseRules(Value):
    """What the table has settled before play, where rulings leave a choice."""

    fields: ClassVar[dict[str, str]] = {
        "goes_on": "bool",
        "kamikaze_alone": "bool",
        "forced": "bool",
        "free_first_move": "bool",
        "out_and_back": "bool",
        "rounds": "int",
        "minutes": "int",
        "counted": "bool",
        "free_jump": "bool",
    }

    def __init__(
        self,
        goes_on: bool,
        kamikaze_alone: bool,
        forced: bool,
        free_first_move: bool,
        out_and_back: bool,
        rounds: int,
        minutes: int,
        counted: bool,
        free_jump: bool,
    ) -> None:
        self.goes_on = goes_on  # GP-R11: a pawn made a king in the middle of a chain
        self.kamikaze_alone = kamikaze_alone  # GP-R13
        self.forced = forced  # GP-R19
        self.free_first_move = free_first_move  # GP-R6
        self.out_and_back = out_and_back  # GP-R21
        self.rounds = rounds  # GP-140; 0: no such limit
        self.minutes = minutes
        self.counted = counted  # GP-R23: the last one standing too
        self.free_jump = free_jump  # GP-R10: after a step on to a teleporter

    @property
    def timed(self) -> bool:
        """GP-140."""
        return self.rounds > 0 or self.minutes > 0


class Reserve(Plain):
    """GP-40. The parts that one player has left; each is spent by its owner alone (GP-41)."""

    fields: ClassVar[dict[str, str]] = dict.fromkeys(("pads", "links", "posts", "blockers"), "int")

    def __init__(self, pads: int, links: int, posts: int, blockers: int) -> None:
        self.pads = pads
        self.links = links
        self.posts = posts
        self.blockers = blockers

    def copy(self) -> Reserve:
        return Reserve(self.pads, self.links, self.posts, self.blockers)


class Added(Value):
    """GP-100. A pad built in play, by whom, and whether on a post."""

    fields: ClassVar[dict[str, str]] = {"cell": "[int*3]", "seat": "int", "vertical": "bool"}

    def __init__(self, cell: Cell, seat: int, vertical: bool) -> None:
        self.cell = cell
        self.seat = seat
        self.vertical = vertical


class Table(Plain):
    """Sets of pads are integers with one bit for each pad (lattice.py)."""

    fields: ClassVar[dict[str, str]] = {
        "blueprint": "str",
        "house": "Plain",
        "starter": "int",
        "turn": "int",
        "round": "int",
        "turns": "int",
        "time_up": "bool",
        "markers": "[int]",
        "kings": "int",
        "fresh": "int",
        "blockers": "[int]",
        "added": "[Plain]",
        "reserves": "[Plain]",
        "pile_pawns": "[int]",
        "pile_kings": "[int]",
        "heap": "int",
        "out": "[bool]",
        "resigned": "[bool]",
        "progress": "bool",
        "quiet": "int",
        "passes": "int",
        "history": "[[int]]",
        "winner": "int",
        "decided_by": "str",
    }

    def __init__(
        self,
        blueprint: str,
        house: HouseRules,
        starter: int,
        turn: int,
        round: int,  # noqa: A002  the rulebook's word
        turns: int,
        time_up: bool,
        markers: list[int],
        kings: int,
        fresh: int,
        blockers: list[int],
        added: list[Added],
        reserves: list[Reserve],
        pile_pawns: list[int],
        pile_kings: list[int],
        heap: int,
        out: list[bool],
        resigned: list[bool],
        progress: bool,
        quiet: int,
        passes: int,
        history: list[list[int]],
        winner: int,
        decided_by: str,
        like: Table | None = None,
    ) -> None:
        self.blueprint = blueprint
        self.house = house
        self.starter = starter  # GP-36
        self.turn = turn
        self.round = round
        self.turns = turns  # that are over
        self.time_up = time_up  # GP-141
        self.markers = markers  # by seat
        self.kings = kings  # of whatever seat
        self.fresh = fresh  # markers that have never moved (GP-63)
        self.blockers = blockers  # by the seat that has placed them
        self.added = added
        self.reserves = reserves
        self.pile_pawns = pile_pawns  # by the seat that has them (GP-113, GP-124)
        self.pile_kings = pile_kings
        self.heap = heap  # markers of who has left (GP-137)
        self.out = out  # GP-130
        self.resigned = resigned  # and out for that reason (GP-137, GP-R30)
        self.progress = progress  # in this turn (GP-133)
        self.quiet = quiet  # turns since the last progress
        self.passes = passes  # in a row
        self.history = history  # positions since the last progress, the latest last
        self.winner = winner  # the last on the grid-set, or who has emptied it
        self.decided_by = decided_by  # the rule that ended the game
        self.plan: Plan = like.plan if like is not None else plan_of(blueprint, len(markers))
        self.lattice: Lattice = like.lattice if like is not None else self._built()
        self.blocked = sum(blockers)  # no two lie on one pad
        self.occupied = sum(markers)  # GP-3: the pads that a marker stands on

    def _built(self) -> Lattice:
        found = self.plan.lattice
        for one in self.added:
            found = found.grown(tuple(one.cell))
        return found

    def copy(self) -> Table:
        return Table(
            self.blueprint,
            self.house,
            self.starter,
            self.turn,
            self.round,
            self.turns,
            self.time_up,
            self.markers.copy(),
            self.kings,
            self.fresh,
            self.blockers.copy(),
            self.added.copy(),
            [reserve.copy() for reserve in self.reserves],
            self.pile_pawns.copy(),
            self.pile_kings.copy(),
            self.heap,
            self.out.copy(),
            self.resigned.copy(),
            self.progress,
            self.quiet,
            self.passes,
            self.history.copy(),
            self.winner,
            self.decided_by,
            self,
        )

    # ------------------------------------------------------------------ what lies where

    @property
    def players(self) -> int:
        return len(self.markers)

    def put(self, bit: int, seat: int) -> None:
        """A marker of this seat comes to stand on an empty pad."""
        self.markers[seat] = self.markers[seat] | bit  # in a list, |= is slow once compiled
        self.occupied |= bit

    def lift(self, bit: int, seat: int) -> None:
        """Take a marker off its pad. What is put down again has moved (GP-63)."""
        self.markers[seat] = self.markers[seat] ^ bit
        self.occupied ^= bit
        self.kings &= ~bit
        self.fresh &= ~bit

    def owner(self, bit: int) -> int:
        """Whose marker stands on this pad, or NOBODY."""
        for seat, markers in enumerate(self.markers):
            if markers & bit:
                return seat
        return NOBODY

    def living(self) -> int:
        return self.out.count(False)

    def enemies(self, seat: int) -> int:
        """GP-114. The markers of all others."""
        return self.occupied & ~self.markers[seat]

    def pad(self, cell: Cell) -> int:
        """The number of the pad on this cell, or NOWHERE."""
        return self.lattice.number.get(cell, NOWHERE)

    def set_of(self, cells: tuple[Cell, ...]) -> int:
        """These pads as a set; the empty one if one of them is none, or stands there twice."""
        found = 0
        for cell in cells:
            pad = self.pad(cell)
            if pad == NOWHERE or found >> pad & 1:
                return 0
            found |= 1 << pad
        return found

    def points(self, seat: int) -> int:
        """GP-142, GP-143. King captured 4, pawn captured 3, own king left 2, own pawn left 1."""
        mine = self.markers[seat]
        kings = (mine & self.kings).bit_count()
        return (
            4 * self.pile_kings[seat]
            + 3 * self.pile_pawns[seat]
            + 2 * kings
            + (mine.bit_count() - kings)
        )

    def position(self) -> list[int]:
        """GP-134. What may come back as long as there is no progress, which changes the rest."""
        return [*self.markers, self.kings, self.fresh, self.turn]
