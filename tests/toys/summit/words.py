"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import View
from parlour.games.summit.rules import Climb, Climbed, Nightfall, Rest, Rested, Slipped
from parlour.kernel import Event, Malformed, Move


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


def describe_move(move: Move, view: View) -> str:
    return write(move)


def describe_event(event: Event, names: Sequence[str]) -> str:
    match event:
        case Climbed():
            return f"{names[event.seat]} climbs to {event.height}."
        case Slipped():
            return f"{names[event.seat]} slips."
        case Rested():
            return f"{names[event.seat]} rests."
        case Nightfall():
            up = ", ".join(names[seat] for seat in event.up) or "nobody"
            return f"It is dark. On the summit: {up}."
    raise TypeError(f"no words for {event!r}")


def prompt(view: View) -> str:
    return "Climb one, two or three steps, or rest." if view["agenda"] else "The game is over."


def draw_board(view: View, names: Sequence[str]) -> str:
    table = view["table"]
    return "\n".join(
        f"{name}: {height} of {table['summit']}"
        for name, height in zip(names, table["heights"], strict=True)
    )
