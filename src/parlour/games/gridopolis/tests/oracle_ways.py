"""The second opinion, first half: a position, and every way in which one marker can move.

Written from the rule catalogue alone, without a look at the game's own engine, and as plainly as
possible: sets of cells, every direction tried, every route walked. Slow on purpose. Where the two
disagree, one of them has misread a rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from parlour.games.gridopolis.cells import short

Cell = tuple[int, int, int]

# GP-15: the 26 directions.
DIRECTIONS: list[Cell] = [
    (x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if x or y or z
]

DEFAULTS = {
    "limit": "none",
    "kinging": "as_designed",
    "kamikaze": "may_end_chain",
    "captures": "optional",
    "first_move": "forward",
    "out_and_back": "forbidden",
    "last_standing": "that_player_wins",
    "after_teleport": "forbidden",
}


class Marker(NamedTuple):
    seat: int
    king: bool
    moved: bool


class Way(NamedTuple):
    """One move of a marker by its result (GP-56)."""

    kind: str  # step, jump, take or kamikaze
    start: Cell
    end: Cell | None  # None: it left the grid (GP-120)
    victims: frozenset[Cell]
    last: Cell | None  # the last victim of a kamikaze

    def __str__(self) -> str:
        words = [self.kind, short(self.start)]
        if self.end is not None:
            words.append(short(self.end))
        if self.kind == "take":
            words += ["x", *map(short, sorted(self.victims))]
        if self.last is not None:
            words += ["x", short(self.last)]
            earlier = sorted(self.victims - {self.last})
            if earlier:
                words += ["+", *map(short, earlier)]
        return " ".join(words)


def plus(cell: Cell, v: Cell, times: int = 1) -> Cell:
    return (cell[0] + times * v[0], cell[1] + times * v[1], cell[2] + times * v[2])


class Position:
    """What lies on the table, as sets and dicts of cells; and how far the turn has come."""

    def __init__(
        self, design: Mapping[str, Any], players: int, options: Mapping[str, str] | None = None
    ) -> None:
        """The opening of a blueprint (GP-30 to GP-36, GP-40); the first seat is to act."""
        self.options = {**DEFAULTS, **(options or {})}
        by_id = {seat["id"]: seat for seat in design["seats"]}
        seats = [by_id[name] for name in design["seating"][str(players)]]
        switches = design.get("rules", {})
        self.players = players
        self.names: list[str] = [seat["id"] for seat in seats]
        self.floor: int = design["floor"]
        self.patience: int = switches.get("no_progress_turns", 40)
        self.king_mid_chain = {"ends_turn": False, "goes_on": True}.get(
            self.options["kinging"], bool(switches.get("king_mid_chain", False))
        )
        self.forward: list[Cell] = [cell_of(seat["forward"]) for seat in seats]
        self.teleporters = {cell_of(cell) for cell in design["teleporters"]}
        self.kingerizers = {
            cell_of(cell): n for n, seat in enumerate(seats) for cell in seat["kingerizers"]
        }
        self.pads = {cell_of(cell) for cell in design["pads"]}
        self.markers: dict[Cell, Marker] = {}
        for n, seat in enumerate(seats):
            self.pads |= {cell_of(cell) for cell in seat["pads"]}
            self.markers |= {cell_of(cell): Marker(n, False, False) for cell in seat["markers"]}
        self.blockers: dict[Cell, int] = {}
        self.reserve: list[dict[str, int]] = [dict(design["reserve"]) for _ in seats]
        self.pile = [{"pawns": 0, "kings": 0} for _ in seats]
        self.heap = 0  # markers of those who left (GP-137)
        self.out = [False] * players
        self.resigned: frozenset[int] = frozenset()  # GP-R30
        self.turn = 0
        self.starter = 0
        self.began: Cell | None = None  # where the marker began its turn, if it has moved
        self.stands: Cell | None = None  # where it stands now
        self.leaps = False  # may it only jump now? (GP-R10)
        self.again = False  # and may it then make its second move?
        self.captured = False  # has this turn captured anything yet? (GP-54)
        self.progress = False  # has this turn changed the table for good? (GP-133)
        self.turns = 0
        self.round = 1
        self.time_is_up = False
        self.quiet = 0  # turns without progress
        self.passes = 0  # in a row
        self.seen: dict[Any, int] = {}  # positions since the last progress (GP-134)
        self.winners: list[int] = []  # empty: the game goes on
        self.decided_by = ""

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)  # what is not copied below never changes
        twin.pads, twin.markers, twin.blockers = (
            set(self.pads),
            dict(self.markers),
            dict(self.blockers),
        )
        twin.reserve = [dict(parts) for parts in self.reserve]
        twin.pile = [dict(pile) for pile in self.pile]
        twin.out, twin.seen = list(self.out), dict(self.seen)
        return twin

    def key(self) -> Any:
        """GP-134: what makes two positions the same."""
        return (
            self.turn,
            frozenset(self.markers.items()),
            frozenset(self.pads),
            frozenset(self.blockers.items()),
            tuple(tuple(sorted(parts.items())) for parts in self.reserve),
        )

    def free(self, cell: Cell, mover: Cell) -> bool:
        """Can a marker that has left `mover` land here? (GP-60, GP-65, GP-110)"""
        empty = cell not in self.markers or cell == mover
        return cell in self.pads and cell not in self.blockers and empty

    def may_go(self, at: Cell, v: Cell, marker: Marker) -> bool:
        """GP-61, GP-62, GP-63: is this direction open to the marker standing on `at`?"""
        if marker.king:
            return True  # GP-79
        f = self.forward[marker.seat]
        p = v[0] * f[0] + v[1] * f[1] + v[2] * f[2]
        only_forward = self.kingerizers.get(at) == marker.seat or (
            not marker.moved and self.options["first_move"] == "forward"
        )
        return p > 0 if only_forward else p >= 0

    def exits(self, entry: Cell, mover: Cell, gone: frozenset[Cell] = frozenset()) -> list[Cell]:
        """Where a marker may be that has landed on `entry` (GP-85, GP-87)."""
        if entry not in self.teleporters:
            return [entry]
        open_ones = [
            cell
            for cell in self.teleporters
            if cell != entry and (cell not in self.markers or cell == mover or cell in gone)
        ]
        return sorted(open_ones) or [entry]

    def makes_king(self, cell: Cell, marker: Marker) -> bool:
        """GP-75: does this pad turn the pawn into a king?"""
        owner = self.kingerizers.get(cell)
        return not marker.king and owner is not None and owner != marker.seat

    def null_turn(self, end: Cell) -> bool:
        """GP-54: would the turn end where it began, with nothing captured?"""
        if self.options["out_and_back"] == "allowed":
            return False
        return not self.captured and end == self.began


def cell_of(numbers: Any) -> Cell:
    x, y, z = numbers
    return (x, y, z)


def ways(p: Position, start: Cell) -> dict[Way, bool]:
    """Every move of the marker on `start`, and whether it is a king afterwards.

    If a pawn may go on as a king (GP-R11), two routes with one result can differ in that alone;
    a player may show any of them (GP-56), so the one that makes a king counts.
    """
    found: dict[Way, bool] = {}
    for walk in (steps, own_jumps, captures):
        for way, king in walk(p, start):
            found[way] = found.get(way, False) or king
    return found


def steps(p: Position, start: Cell) -> Iterator[tuple[Way, bool]]:
    """GP-60, with the teleport that may follow (GP-85, GP-89)."""
    marker = p.markers[start]
    for v in DIRECTIONS:
        entry = plus(start, v)
        if not p.may_go(start, v, marker) or not p.free(entry, start):
            continue
        for end in p.exits(entry, start):
            if end != start and not p.null_turn(end):  # GP-55, GP-54
                king = marker.king or p.makes_king(end, marker)
                yield Way("step", start, end, frozenset(), None), king


def own_jumps(p: Position, start: Cell) -> Iterator[tuple[Way, bool]]:
    """GP-65 to GP-70: every chain over own markers, walked to its end."""
    walking: list[tuple[Cell, Marker, frozenset[Cell]]] = [
        (start, p.markers[start], frozenset([start]))
    ]
    known = set(walking)
    while walking:
        at, marker, trodden = walking.pop()
        for v in DIRECTIONS:
            middle, entry = plus(at, v), plus(at, v, 2)
            over = p.markers.get(middle) if middle != start else None
            if over is None or over.seat != marker.seat or not p.may_go(at, v, marker):
                continue
            if not p.free(entry, start) or entry in trodden:  # GP-68
                continue
            for end in p.exits(entry, start):
                if end != entry and end in trodden:  # GP-68 rules this exit out
                    continue
                kinged = p.makes_king(end, marker)
                after = Marker(marker.seat, marker.king or kinged, True)
                if not p.null_turn(end):
                    yield Way("jump", start, end, frozenset(), None), after.king
                state = (end, after, trodden | {entry, end})
                if state not in known and (p.king_mid_chain or not kinged):  # GP-76
                    known.add(state)
                    walking.append(state)


def captures(p: Position, start: Cell) -> Iterator[tuple[Way, bool]]:
    """GP-110 to GP-119, and the kamikaze that may stand alone or end a chain (GP-120 to GP-123)."""
    none: frozenset[Cell] = frozenset()
    walking: list[tuple[Cell, Marker, frozenset[Cell]]] = [(start, p.markers[start], none)]
    known = set(walking)
    while walking:
        at, marker, taken = walking.pop()
        for v in DIRECTIONS:
            middle, entry = plus(at, v), plus(at, v, 2)
            over = p.markers.get(middle) if middle not in taken else None  # GP-113
            if over is None or over.seat == marker.seat or not p.may_go(at, v, marker):
                continue
            victims = taken | {middle}
            if entry not in p.pads:  # GP-16
                alone = p.options["kamikaze"] == "may_end_chain" or not taken
                if v[2] == 0 and alone:
                    yield Way("kamikaze", start, None, victims, middle), marker.king
                continue
            if entry in p.blockers or (
                entry in p.markers and entry != start and entry not in taken
            ):
                continue
            for end in p.exits(entry, start, victims):
                kinged = p.makes_king(end, marker)
                after = Marker(marker.seat, marker.king or kinged, True)
                yield Way("take", start, end, victims, None), after.king
                state = (end, after, victims)
                if state not in known and (p.king_mid_chain or not kinged):  # GP-76
                    known.add(state)
                    walking.append(state)
