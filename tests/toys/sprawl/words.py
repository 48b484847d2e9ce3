"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, Mark, Role, View
from parlour.games.sprawl import rules
from parlour.games.sprawl.rules import place
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
    match move:
        case Lay():
            return text("Lay a tile at {}", place(move.x, move.y))
        case Go():
            start, end = place(move.from_x, move.from_y), place(move.x, move.y)
            return text("Go from {} to {}", start, end)
    return text("Stop")


def describe_event(event: Event) -> Text:
    match event:
        case Laid():
            return text("{} lays a tile at {}.", player(event.seat), place(event.x, event.y))
        case Went():
            told = "{} leaps over {} to {}, and takes a piece." if event.took else "{} goes to {}."
            return text(told, player(event.seat), *way(event)[1:])
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
    match done:
        case Laid():
            return Headline(said, (Mark("gained", place(done.x, done.y)),))
        case Went():
            roles: tuple[Role, ...] = ("from", "victim", "to") if done.took else ("from", "to")
            return Headline(said, tuple(map(Mark, roles, way(done))))
    return Headline(said)


def way(went: Went) -> list[Thing]:
    """Where a piece came from, what it leapt over, and where it is."""
    over = place((went.from_x + went.x) // 2, (went.from_y + went.y) // 2)
    start, end = place(went.from_x, went.from_y), place(went.x, went.y)
    return [start, over, end] if went.took else [start, end]


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
