"""The game in sentences: prompts, the log, and what a move means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import View
from parlour.games.gridopolis import events as ev
from parlour.games.gridopolis.cells import from_to, full, short
from parlour.games.gridopolis.lattice import Cell
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
from parlour.games.gridopolis.notation import write
from parlour.games.gridopolis.rules.asides import Resign
from parlour.games.gridopolis.table import NOBODY
from parlour.kernel.text import Text, joined, player, text
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
WAYS: Final = {
    "move a marker": MARCHES,
    "block a pad": (PlaceBlocker,),
    "add a pad": (AddPad,),
}


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    if not view["agenda"]:
        return text("The game is over.")
    if view["second"] is not None:
        where = full(view["second"]["cell"])
        if view["second"]["jump"]:
            return text("Jump with your marker on {} for free, or decline.", where)
        return text("Move your king on {} once more, or decline.", where)
    return text("{}", asked(moves))


def asked(moves: Sequence[Move]) -> str:
    """GP-50. What a turn may be, as far as it can be done (GP-108)."""
    kinds = {type(move) for move in moves}
    ways = [way for way, some in WAYS.items() if not moves or kinds.intersection(some)]
    *few, last = ways
    said = f"{', '.join(few)} or {last}" if few else last
    return f"{said[0].upper()}{said[1:]}."


def describe_move(move: Move, view: View) -> Text:
    """A move as people see it offered."""
    return text("{}", offered(move, view))


def offered(move: Move, view: View) -> str:
    match move:
        case Step():
            if teleports(move):
                return f"Step from {full(move.start)} to a teleporter, and out at {full(move.end)}"
            return f"Step {from_to(move.start, move.end)}"
        case OwnJump():
            return f"Jump {from_to(move.start, move.end)}"
        case Capture():
            return f"Capture {from_to(move.start, move.end)}: {marked(move.victims, view)}"
        case Kamikaze():
            return f"Kamikaze from {full(move.start)}: {marked(move.victims, view)}"
        case PlaceBlocker():
            return f"Place a blocker-box on {full(move.pad)}"
        case AddPad():
            return f"Add a pad at {full(move.cell)}"
        case Decline():
            free = view["second"] is not None and view["second"]["jump"]
            return f"Decline the {'free jump' if free else 'second move'}"
        case Resign():
            return "Resign"
    return write(move).capitalize()


def grouped(move: Move, view: View) -> tuple[str, Text]:
    """A move in a long list: whose it is, and where it goes, with cells as they are typed."""
    heading, words = listed(move, view)
    return heading, text("{}", words)


def listed(move: Move, view: View) -> tuple[str, str]:
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
    return "Or", offered(move, view).lower()


def kind_of(move: Move) -> str:
    """A hop over one's own markers is simply a jump; one over others is a capture."""
    return "Jump" if isinstance(move, OwnJump) else ""


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
            color = view["players"][marker["seat"]]["color"]
            said.append(f"{color} {rank(marker['king'])} on {full(cell)}")
    return ", ".join(said)


def rank(king: bool) -> str:
    return "king" if king else "pawn"


def explain(word: str) -> str | None:
    return PARTS.get(word.lower())


def describe_event(event: Event) -> Text:
    """An event as one sentence."""
    match event:
        case ev.TurnBegan():
            return text("Round {}: {}'s turn.", event.round, player(event.seat))
        case ev.Stepped():
            said = f"steps {from_to(event.start, event.end)}."
        case ev.Hopped():
            return hopped(event)
        case ev.Teleported():
            taken = "The teleporter on {} takes it to {}."
            return text(taken, full(event.entry), full(event.exit))
        case ev.Plunged():
            return plunged(event)
        case ev.Kinged():
            said = f"has a new king on {full(event.pad)}."
        case ev.Declined():
            said = f"declines the {'free jump' if event.jump else 'second move'}."
        case ev.BlockerPlaced():
            said = f"places a blocker-box on {full(event.pad)}."
        case ev.PadAdded():
            said = f"adds a pad at {full(event.cell)}, on a {'post' if event.vertical else 'link'}."
        case ev.Passed():
            said = "can do nothing and passes."
        case ev.Eliminated():
            said = "has no markers left and is out."
        case ev.Resigned():
            said = "resigns."
        case ev.TimeCalled():
            return text("Time is up: the round is played to its end.")
        case ev.GameEnded():
            return ended(event)
        case _:
            raise TypeError(f"no words for {event!r}")
    return text("{} {}", player(event.seat), said)


def hopped(event: ev.Hopped) -> Text:
    who, over, way = player(event.seat), full(event.over), from_to(event.start, event.end)
    if event.victim == NOBODY:
        return text("{} jumps over their own marker on {}, {}.", who, over, way)
    victim = text("{}'s {} on {}", player(event.victim), rank(event.king), over)
    return text("{} jumps {} and captures {}.", who, way, victim)


def plunged(event: ev.Plunged) -> Text:
    victim = text("{}'s {} on {}", player(event.victim), rank(event.king), full(event.over))
    jumps = "Kamikaze: {} jumps off the grid-set from {} and takes {} along."
    return text(jumps, player(event.seat), full(event.start), victim)


def ended(event: ev.GameEnded) -> Text:
    points = [
        text("{} {}{}", player(seat), points, " but resigned" if event.resigned[seat] else "")
        for seat, points in enumerate(event.points)
    ]
    winners = joined([player(seat) for seat in event.winners])
    win = "share the win" if len(event.winners) > 1 else "wins"
    told = text(", ".join(["{}"] * len(points)), *points)
    return text("The game is over. {} {} ({}).", winners, win, told)
