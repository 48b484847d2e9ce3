"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, Mark, Role, View
from parlour.games.sprawl import rules
from parlour.games.sprawl.table import Go, Laid, Lay, Skipped, Stop, Went
from parlour.kernel import Event, Malformed, Move, Text, Thing, player, text

PLACE = r"(-?[0-9]{1,9}),(-?[0-9]{1,9})"


def write(move: Move) -> str:
    match move:
        case Lay():
            return f"lay {move.x},{move.y}"
        case Go():
            return f"go {move.from_x},{move.from_y} {move.x},{move.y}"
    return "stop"


def read(text: str) -> Move:
    if text == "stop":
        return Stop()
    if found := re.fullmatch(f"lay {PLACE}", text):
        return Lay(*map(int, found.groups()))
    if found := re.fullmatch(f"go {PLACE} {PLACE}", text):
        return Go(*map(int, found.groups()))
    raise Malformed(f"{text!r} is none of: lay 3,0; go 0,0 1,1; stop")


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    match event:
        case Laid():
            return text("{} lays a tile at {},{}.", player(event.seat), event.x, event.y)
        case Went():
            result = " and takes a piece" if event.took else ""
            return text("{} goes to {},{}{}.", player(event.seat), event.x, event.y, result)
        case Skipped():
            return text("{} has no move.", player(event.seat))
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    """A leap on is told as a turn of its own."""
    return event.seat if isinstance(event, (Laid, Went, Skipped)) else None


def minor(event: Event) -> bool:
    return False


def headline(events: Sequence[Event]) -> Headline:
    (done,) = events
    said = describe_event(done)
    if not isinstance(done, (Laid, Went)):
        return Headline(said)
    place = f"{done.x},{done.y}"
    role: Role = "gained" if isinstance(done, Laid) else "to"
    return Headline(said, (Mark(role, Thing("place", place, place)),))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    if not view["agenda"]:
        return text("The game is over.")
    if view["agenda"][-1]["kind"] == rules.LeapOn.__name__:
        return text("Leap on with the same piece, or stop.")
    return text("Lay a tile, or go with a piece.")


def draw_board(view: View, names: Sequence[str]) -> str:
    """Tiles as dots and pieces by seat number, in a frame that grows with the board."""
    t = view["table"]
    marks = dict.fromkeys([(x, y) for x, y in t["tiles"]], ".")
    for seat, pieces in enumerate(t["pieces"]):
        marks.update({(x, y): str(seat) for x, y in pieces})
    columns = range(min(x for x, _ in marks), max(x for x, _ in marks) + 1)
    rows = range(max(y for _, y in marks), min(y for _, y in marks) - 1, -1)
    return "\n".join("".join(marks.get((x, y), " ") for x in columns) for y in rows)
