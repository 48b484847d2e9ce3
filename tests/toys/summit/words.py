"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, View
from parlour.games.summit.rules import Climb, Climbed, Nightfall, Rest, Rested, Slipped
from parlour.kernel import Event, Malformed, Move, Text, joined, player, text


def write(move: Move) -> str:
    if isinstance(move, Rest):
        return "rest"
    assert isinstance(move, Climb)
    return f"climb {move.steps}"


def read(text: str) -> Move:
    if text.strip() == "rest":
        return Rest()
    found = re.fullmatch(r"climb (-?[0-9]{1,9})", text.strip())
    if found is None:
        raise Malformed(f"{text!r} is neither 'rest' nor 'climb' and a number")
    return Climb(int(found[1]))


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    match event:
        case Climbed():
            return text("{} climbs to {}.", player(event.seat), event.height)
        case Slipped():
            return text("{} slips.", player(event.seat))
        case Rested():
            return text("{} rests.", player(event.seat))
        case Nightfall():
            up = joined([player(seat) for seat in event.up]) if event.up else "nobody"
            return text("It is dark. On the summit: {}.", up)
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, (Climbed, Slipped, Rested)) else None


def minor(event: Event) -> bool:
    return False


def headline(events: Sequence[Event]) -> Headline:
    return Headline(describe_event(events[0]))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    asked = "Climb one, two or three steps, or rest." if view["agenda"] else "The game is over."
    return text(asked)


def draw_board(view: View, names: Sequence[str]) -> str:
    table = view["table"]
    return "\n".join(
        f"{name}: {height} of {table['summit']}"
        for name, height in zip(names, table["heights"], strict=True)
    )
