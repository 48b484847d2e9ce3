"""The game in sentences: prompts, the log, and what a move means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import View
from parlour.games.gridopolis import events as ev
from parlour.games.gridopolis.cells import from_to, full, short
from parlour.games.gridopolis.lattice import Cell
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Decline,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.notation import write
from parlour.games.gridopolis.rules.asides import Resign
from parlour.games.gridopolis.table import NOBODY
from parlour.kernel.values import Event, Move

PARTS: Final = {
    "pad": "The only place where a marker can stand (GP-3).",
    "link": "Joins two pads side by side; it has no part in how markers move (GP-4, GP-R29).",
    "post": "Carries a link one level higher (GP-5).",
    "kingerizer": "Makes a king of a pawn of any other seat (GP-75).",
    "teleporter": "Who lands on it goes on to another open one at once (GP-85).",
    "blocker-box": "Nobody lands on its pad or jumps over it anymore (GP-92).",
    "pawn": "Never goes backward (GP-61).",
    "king": "Goes any way, and may move twice (GP-79, GP-80).",
}


def prompt(view: View) -> str:
    if not view["agenda"]:
        return "The game is over."
    if view["second"] is not None:
        where = full(view["second"]["cell"])
        if view["second"]["jump"]:
            return f"Your marker at {where} may make a free jump, or decline."
        return f"Your king at {where} may move once more, or decline."
    return asked(view["players"][view["turn"]]["reserve"])


def asked(reserve: dict[str, int]) -> str:
    """GP-50. What a turn may be, as far as there are parts for it (GP-108)."""
    ways = ["move a marker"]
    if reserve["blockers"]:
        ways.append("block a pad")
    if reserve["pads"] and reserve["links"]:
        ways.append("add a pad")
    *few, last = ways
    said = f"{', '.join(few)} or {last}" if few else last
    return f"{said[0].upper()}{said[1:]}."


def describe_move(move: Move, view: View) -> str:
    """A move as people see it offered."""
    match move:
        case Step():
            if teleports(move):
                return f"Step from {full(move.start)} to a teleporter, and out at {full(move.end)}"
            return f"Step {from_to(move.start, move.end)}"
        case OwnJump():
            return f"Own-jump {from_to(move.start, move.end)}"
        case Capture():
            return f"Capture {from_to(move.start, move.end)}: {marked(move.victims, view)}"
        case Kamikaze():
            return f"Kamikaze from {full(move.start)}: {marked(move.victims, view)}"
        case PlaceBlocker():
            return f"Place a blocker-box at {full(move.pad)}"
        case AddPad():
            return f"Add a pad at {full(move.cell)}"
        case Decline():
            free = view["second"] is not None and view["second"]["jump"]
            return f"Decline the {'free jump' if free else 'second move'}"
        case Resign():
            return "Resign"
    return write(move).capitalize()


def grouped(move: Move, view: View) -> tuple[str, str]:
    """A move in a long list: whose it is, and where it goes, with cells as they are typed."""
    match move:
        case Step():
            way = "teleport to" if teleports(move) else "to"
            return marker_at(move.start, view), f"{way} {short(move.end)}"
        case OwnJump():
            return marker_at(move.start, view), f"jump to {short(move.end)}"
        case Capture():
            taken = " ".join(short(cell) for cell in move.victims)
            return marker_at(move.start, view), f"take {taken}, to {short(move.end)}"
        case Kamikaze():
            taken = " ".join(short(cell) for cell in move.victims)
            return marker_at(move.start, view), f"kamikaze {taken}"
        case PlaceBlocker():
            return "Blocker-box on", short(move.pad)
        case AddPad():
            return "New pad at", short(move.cell)
    return "Or", describe_move(move, view).lower()


def apart(move: Move, view: View) -> str:
    return ""


def teleports(move: Step) -> bool:
    """GP-85. A step that ends farther away than the next pad: its end is an exit."""
    return max([abs(one - two) for one, two in zip(move.start, move.end, strict=True)]) > 1


def marker_at(cell: Cell, view: View) -> str:
    standing = {tuple(marker["cell"]): marker for marker in view["markers"]}
    return f"{rank(standing[tuple(cell)]['king']).capitalize()} {short(cell)}"


def marked(cells: Sequence[Cell], view: View) -> str:
    """Which markers stand on these cells."""
    standing = {tuple(marker["cell"]): marker for marker in view["markers"]}
    said = []
    for cell in cells:
        marker = standing.get(tuple(cell))
        if marker is not None:
            colour = view["players"][marker["seat"]]["colour"]
            said.append(f"{colour} {rank(marker['king'])} at {full(cell)}")
    return ", ".join(said)


def rank(king: bool) -> str:
    return "king" if king else "pawn"


def caution(move: Move, view: View) -> str | None:
    """GP-120, GP-137. What cannot be made good again is asked once."""
    if isinstance(move, Kamikaze):
        return "Your own marker leaves the game with its victim."
    if isinstance(move, Resign):
        return "All your markers leave the grid-set, and all who have not resigned come before you."
    return None


def explain(word: str) -> str | None:
    return PARTS.get(word.lower())


def describe_event(event: Event, names: Sequence[str]) -> str:
    """An event as one sentence."""
    who = names[event.seat] if hasattr(event, "seat") else ""
    match event:
        case ev.TurnBegan():
            return f"Round {event.round}: {who} is on turn."
        case ev.Stepped():
            return f"{who} steps {from_to(event.start, event.end)}."
        case ev.Hopped():
            return hopped(event, names)
        case ev.Teleported():
            return f"The teleporter at {full(event.entry)} takes it to {full(event.exit)}."
        case ev.Plunged():
            victim = f"{names[event.victim]}'s {rank(event.king)}"
            return (
                f"Kamikaze: {who} jumps off the grid-set at {full(event.start)}, "
                f"and {victim} at {full(event.over)} goes with it."
            )
        case ev.Kinged():
            return f"{who} has a king at {full(event.pad)}."
        case ev.Declined():
            return f"{who} declines the {'free jump' if event.jump else 'second move'}."
        case ev.BlockerPlaced():
            return f"{who} places a blocker-box at {full(event.pad)}."
        case ev.PadAdded():
            held = "on a post" if event.vertical else "on a link"
            return f"{who} adds a pad at {full(event.cell)}, {held}."
        case ev.Passed():
            return f"{who} can do nothing and passes."
        case ev.Eliminated():
            return f"{who} has no markers left and is out."
        case ev.Resigned():
            return f"{who} resigns."
        case ev.TimeCalled():
            return "Time is up: the round is played to its end."
        case ev.GameEnded():
            return ended(event, names)
    raise TypeError(f"no words for {event!r}")


def hopped(event: ev.Hopped, names: Sequence[str]) -> str:
    who = names[event.seat]
    way = f"{from_to(event.start, event.end)}"
    if event.victim == NOBODY:
        return f"{who} jumps over an own marker at {full(event.over)}, {way}."
    victim = f"{names[event.victim]}'s {rank(event.king)} at {full(event.over)}"
    return f"{who} captures {victim}, {way}."


def ended(event: ev.GameEnded, names: Sequence[str]) -> str:
    each = zip(names, event.points, event.resigned, strict=True)
    points = ", ".join([f"{n} {p}{' but resigned' if left else ''}" for n, p, left in each])
    winners = [names[seat] for seat in event.winners]
    if len(winners) > 1:
        return f"The game is over. {' and '.join(winners)} share the win ({points})."
    return f"The game is over. {winners[0]} wins ({points})."
