"""Moves as text: what people type, and what records keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.games.gridopolis.cells import cell_of, short
from parlour.games.gridopolis.lattice import Cell
from parlour.games.gridopolis.moves import (
    DECLINE,
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.rules.asides import RESIGN, TIME_UP, Resign, TimeUp
from parlour.kernel.codec import Malformed
from parlour.kernel.values import Move

VERBS: Final = ("step", "jump", "take", "kamikaze", "block", "pad", "decline", "resign", "time up")
OVER: Final = "x"  # what stands before the victims
AND: Final = "+"  # and before those of a kamikaze that came earlier
MOST: Final = 24  # markers are in the box


def write(move: Move) -> str:
    """The one way a move is written."""
    if isinstance(move, Step):
        return f"step {name(move.start)} {name(move.end)}"
    if isinstance(move, OwnJump):
        return f"jump {name(move.start)} {name(move.end)}"
    if isinstance(move, Capture):
        return f"take {name(move.start)} {name(move.end)} {OVER} {names(move.victims)}"
    if isinstance(move, Kamikaze):
        earlier = tuple([cell for cell in move.victims if cell != move.last])
        rest = f" {AND} {names(earlier)}" if earlier else ""
        return f"kamikaze {name(move.start)} {OVER} {name(move.last)}{rest}"
    if isinstance(move, PlaceBlocker):
        return f"block {name(move.pad)}"
    if isinstance(move, AddPad):
        return f"pad {name(move.cell)}"
    if isinstance(move, Decline):
        return "decline"
    if isinstance(move, Resign):
        return "resign"
    if isinstance(move, TimeUp):
        return "time up"
    raise Malformed(f"there is no way to write {type(move).__name__}")


def formerly(move: Move) -> tuple[str, ...]:
    """As it was written before cells had names, by coordinates: records of that time verify."""
    return (" ".join([by_coordinates(word) for word in write(move).split()]),)


def by_coordinates(word: str) -> str:
    """A word of a move, and "0,-2,0" for a cell."""
    found = cell_of(word)
    return word if found is None else ",".join([str(part) for part in found])


def name(cell: Cell) -> str:
    if len(cell) != 3:
        raise Malformed(f"a cell has three coordinates, not {len(cell)}")
    return short(cell)


def names(cells: Sequence[Cell]) -> str:
    return " ".join([name(cell) for cell in cells])


def read(text: str) -> Move:
    """The move that people have written; Malformed says how they should have."""
    words = text.lower().split()
    verb = full(words[0]) if words else ""
    rest = words[1:]
    if verb == "step" or verb == "jump":
        start, end = cells(rest, 2, f"{verb} FROM TO")
        return Step(start, end) if verb == "step" else OwnJump(start, end)
    if verb == "take":
        form = "take FROM TO x VICTIM ..."
        way, victims = split(rest, OVER, form)
        start, end = cells(way, 2, form)
        return Capture(start, end, several(victims, form))
    if verb == "kamikaze":
        form = "kamikaze FROM x VICTIM [+ EARLIER ...]"
        way, victims = split(rest, OVER, form)
        (start,) = cells(way, 1, form)
        latest, earlier = split(victims, AND, form) if AND in victims else (victims, [])
        (last,) = cells(latest, 1, form)
        others = several(earlier, form) if AND in victims else ()
        if last in others:
            raise Malformed(f"write it as: {form}, each victim once")
        return Kamikaze(start, (*others, last), last)
    if verb == "block" or verb == "pad":
        (cell,) = cells(rest, 1, f"{verb} CELL")
        return PlaceBlocker(cell) if verb == "block" else AddPad(cell)
    if verb == "decline" and not rest:
        return DECLINE
    if verb == "resign" and not rest:
        return RESIGN
    if verb == "time up" and rest == ["up"]:
        return TIME_UP
    raise Malformed(f"a move begins with one of {', '.join(VERBS[:-1])}")


def full(word: str) -> str:
    """A verb by its beginning, if only one begins so."""
    found = [verb for verb in VERBS if verb.startswith(word)]
    return found[0] if len(found) == 1 else ""


def split(words: list[str], mark: str, form: str) -> tuple[list[str], list[str]]:
    if words.count(mark) != 1:
        raise Malformed(f"write it as: {form}")
    at = words.index(mark)
    return words[:at], words[at + 1 :]


def several(words: list[str], form: str) -> tuple[Cell, ...]:
    found = cells(words, len(words), form)
    if not found or len(found) > MOST or len(set(found)) != len(found):
        raise Malformed(f"write it as: {form}, each victim once")
    return tuple(found)


def cells(words: list[str], many: int, form: str) -> list[Cell]:
    if len(words) != many:
        raise Malformed(f"write it as: {form}, a cell being like e3 or e3/1")
    return [cell(word) for word in words]


def cell(word: str) -> Cell:
    found = cell_of(word)
    if found is None:
        raise Malformed(f"{word[:20]!r} is no cell; a cell is like e3, or e3/1 on level 1")
    return found
