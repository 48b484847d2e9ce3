"""The second opinion, second half: what may be done in a position, and what comes of it.

`legal(position)` gives the decisions in the game's notation, `play(position, text)` the position
after one of them. Written from the rule catalogue alone (see oracle_ways.py).
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from parlour.games.gridopolis.cells import cell_of, short
from parlour.games.gridopolis.tests.oracle_ways import (
    Cell,
    Marker,
    Position,
    Way,
    plus,
    ways,
)

HORIZONTAL: list[Cell] = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)]
BELOW: Cell = (0, 0, -1)


def opening(blueprint: str, players: int, options: dict[str, str] | None = None) -> Position:
    """The first decision of a game on one of the built-in blueprints."""
    return begin(Position(design(blueprint), players, options))


def design(blueprint: str) -> dict[str, Any]:
    folder = resources.files("parlour.games.gridopolis") / "blueprints"
    found: dict[str, Any] = json.loads((folder / f"{blueprint}.json").read_text("utf-8"))
    return found


def begin(p: Position) -> Position:
    """A position somebody has laid out becomes a game at the start of a turn."""
    start_of_turn(p)
    return p


# ---------------------------------------------------------------------- what may be done


def legal(p: Position) -> set[str]:
    """Every decision of the player to act, in notation; empty if the game is over."""
    if p.winners:
        return set()
    if p.stands is not None:  # GP-80, GP-81
        return {"decline"} | {str(way) for way in further(p)}
    return offered(p)


def further(p: Position) -> list[Way]:
    """GP-80 a second move, or GP-R10 a jump after a step on to a teleporter."""
    assert p.stands is not None
    return [way for way in ways(p, p.stands) if way.kind != "step" or not p.leaps]


def offered(p: Position) -> set[str]:
    """GP-50: one of three, at the start of a turn."""
    moves = {way for cell in own_cells(p, p.turn) for way in ways(p, cell)}
    if p.options["captures"] == "forced" and any(way.kind == "take" for way in moves):
        return {str(way) for way in moves if way.kind in ("take", "kamikaze")}  # GP-R19
    found = {str(way) for way in moves}
    found |= {f"block {short(cell)}" for cell in blockable(p)}
    return found | {f"pad {short(cell)}" for cell in buildable(p)}


def own_cells(p: Position, seat: int) -> list[Cell]:
    return sorted(cell for cell, marker in p.markers.items() if marker.seat == seat)


def blockable(p: Position) -> set[Cell]:
    """GP-90, GP-108."""
    if p.reserve[p.turn]["blockers"] == 0:
        return set()
    return {
        cell
        for cell in p.pads
        if cell not in p.markers
        and cell not in p.kingerizers
        and cell not in p.teleporters
        and cell not in p.blockers
    }


def buildable(p: Position) -> dict[Cell, bool]:
    """GP-101 to GP-108: the cells that can get a pad, and whether this takes a post."""
    parts = p.reserve[p.turn]
    if parts["pads"] == 0 or parts["links"] == 0:
        return {}
    beside = {plus(pad, v) for pad in p.pads for v in HORIZONTAL} - p.pads
    above = {plus(pad, BELOW, -1) for pad in p.pads} - p.pads - beside
    found = {cell: False for cell in beside if cell[2] >= p.floor}
    if parts["posts"] > 0:
        found |= {cell: True for cell in above if cell[2] >= p.floor}
    return found


# ---------------------------------------------------------------------- what comes of it


def play(before: Position, text: str) -> Position:
    """The position after a legal decision; the one before is left as it was."""
    assert text in legal(before), text
    return apply(before, text)


def apply(before: Position, text: str) -> Position:
    """`play` without the question whether it is legal, for counting."""
    p = before.copy()
    kind, *rest = text.split()
    if kind == "decline":
        assert p.stands is not None
        if p.leaps:
            stand(p, p.stands, leaps=False, again=p.again)
        else:
            end_of_turn(p)
    elif kind == "block":
        p.blockers[read_cell(rest[0])] = p.turn
        spend(p, "blockers")
        end_of_turn(p)
    elif kind == "pad":
        cell = read_cell(rest[0])
        if buildable(p)[cell]:
            spend(p, "posts")
        p.pads.add(cell)
        spend(p, "pads", "links")
        end_of_turn(p)
    else:
        start = read_cell(rest[0])
        for way, king in ways(p, start).items():
            if str(way) == text:
                move(p, way, king)
                break
        else:
            raise ValueError(text)
    return p


def read_cell(text: str) -> Cell:
    cell = cell_of(text)
    assert cell is not None, text
    x, y, z = cell
    return (x, y, z)


def spend(p: Position, *parts: str) -> None:
    for part in parts:
        p.reserve[p.turn][part] -= 1
    p.progress = True


def move(p: Position, way: Way, king: bool) -> None:
    """GP-113 captures, GP-75 kinging, GP-124 kamikaze, GP-80 the second move to come."""
    mover = p.turn
    marker = p.markers.pop(way.start)
    losers = [p.markers[cell].seat for cell in way.victims]
    for cell in way.victims:
        to_pile(p, mover, p.markers.pop(cell))
    if way.victims:
        p.captured = p.progress = True
    after = Marker(mover, king, True)
    if way.end is not None:
        p.markers[way.end] = after
    else:
        assert way.last is not None
        last_loser = next(s for c, s in zip(way.victims, losers, strict=True) if c == way.last)
        to_pile(p, last_loser, after)
    if king and not marker.king:
        p.progress = True
    if eliminate(p, jumped=mover if way.end is None else None):
        return
    if way.end is None:
        end_of_turn(p)
        return
    again = p.again if p.leaps else marker.king and p.began is None
    p.began = p.began or way.start
    free = p.options["after_teleport"] == "allowed" and way.kind == "step"
    stand(p, way.end, leaps=free and way.end in p.teleporters, again=again)


def stand(p: Position, cell: Cell, leaps: bool, again: bool) -> None:
    """A marker that has moved stands here; it may jump, or move, once more, or neither."""
    p.stands = cell
    p.leaps, p.again = True, again
    if leaps and further(p):
        return
    p.leaps = p.again = False
    if again and further(p):
        return  # who can only decline is not asked
    end_of_turn(p)


def to_pile(p: Position, seat: int, marker: Marker) -> None:
    p.pile[seat]["kings" if marker.king else "pawns"] += 1


def eliminate(p: Position, jumped: int | None) -> bool:
    """GP-130 to GP-132: who has no marker left is out; is the game over?"""
    for seat in range(p.players):
        if not p.out[seat] and not own_cells(p, seat):
            p.out[seat] = True
            p.reserve[seat] = dict.fromkeys(p.reserve[seat], 0)
    left = living(p)
    counted = p.options["limit"] != "none" and p.options["last_standing"] == "points_decide"
    if len(left) < 2 and counted:
        by_points(p, "GP-R23")
    elif len(left) == 1:
        p.winners, p.decided_by = left, "GP-131"
    elif not left:
        assert jumped is not None
        p.winners, p.decided_by = [jumped], "GP-132"
    return bool(p.winners)


def living(p: Position) -> list[int]:
    return [seat for seat in range(p.players) if not p.out[seat]]


def end_of_turn(p: Position) -> None:
    """Count the turn, and let the next living player begin, unless the game ends (GP-133)."""
    p.turns += 1
    p.passes = 0
    finish(p)


def finish(p: Position) -> None:
    if p.progress:
        p.quiet, p.seen = 0, {}
    else:
        p.quiet += 1
    p.began = p.stands = None
    p.leaps = p.again = False
    p.captured = p.progress = False
    if p.quiet >= p.patience * len(living(p)):  # GP-133 b
        by_points(p, "GP-133")
        return
    next_place(p)
    if not p.winners:
        start_of_turn(p)


def next_place(p: Position) -> None:
    """The next living seat; on the way the starting seat's place ends a round (GP-145)."""
    while True:
        p.turn = (p.turn + 1) % p.players
        if p.turn == p.starter:
            limit = p.options["limit"]
            number = int(limit.split("_")[0]) if limit.endswith("rounds") else None
            if p.time_is_up or p.round == number:
                by_points(p, "GP-141")
                return
            p.round += 1
        if not p.out[p.turn]:
            return


def start_of_turn(p: Position) -> None:
    """Repetition (GP-133 a) and automatic passes (GP-52, GP-133 c)."""
    key = p.key()
    p.seen[key] = p.seen.get(key, 0) + 1
    if p.seen[key] >= 3:
        by_points(p, "GP-133")
    else:
        pass_if_stuck(p)


def pass_if_stuck(p: Position) -> None:
    if blockable(p) or buildable(p) or any(ways(p, cell) for cell in own_cells(p, p.turn)):
        return
    p.turns += 1
    p.passes += 1
    if p.passes >= len(living(p)):
        by_points(p, "GP-133")
    else:
        finish(p)


def by_points(p: Position, rule: str) -> None:
    """GP-136, GP-142, GP-144, GP-R30: the most points win, ties share, who resigned never does."""
    timed = p.options["limit"] != "none"
    staying = [seat for seat in range(p.players) if seat not in p.resigned]
    compared = staying if timed else living(p)
    most = max(points(p, seat) for seat in compared)
    p.winners = [seat for seat in compared if points(p, seat) == most]
    p.decided_by = rule


def points(p: Position, seat: int) -> int:
    own = [marker for marker in p.markers.values() if marker.seat == seat]
    kept = sum(2 if marker.king else 1 for marker in own)
    return 4 * p.pile[seat]["kings"] + 3 * p.pile[seat]["pawns"] + kept


def resign(before: Position, seat: int) -> Position:
    """GP-137: the markers go to nobody's pile, and it counts as progress."""
    p = before.copy()
    p.resigned |= {seat}
    for cell in own_cells(p, seat):
        del p.markers[cell]
        p.heap += 1
    if eliminate(p, None):
        return p
    p.progress = True  # of the turn under way, whoever has it
    p.passes = 0
    if seat == p.turn:
        end_of_turn(p)
    elif p.stands is not None:
        stand(p, p.stands, leaps=p.leaps, again=p.again or not p.leaps)
    else:
        pass_if_stuck(p)  # there may have been nothing to do but to capture who is gone
    return p


def time_up(before: Position) -> Position:
    """GP-141: play goes on to the end of the round."""
    p = before.copy()
    p.time_is_up = True
    return p
