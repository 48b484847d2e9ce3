"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, View
from parlour.games.heap.rules import Called, GivenUp, GiveUp, Take, TimeUp, Took
from parlour.kernel import Event, Malformed, Move, Text, player, text


def write(move: Move) -> str:
    match move:
        case GiveUp():
            return "give up"
        case TimeUp():
            return "time up"
    assert isinstance(move, Take)
    return f"take {move.stones}"


def read(text: str) -> Move:
    if text == "give up":
        return GiveUp()
    if text == "time up":
        return TimeUp()
    found = re.fullmatch(r"take (-?[0-9]{1,40})", text)
    if found is None:
        raise Malformed(f"{text!r} is neither 'take' and a number nor 'give up'")
    return Take(int(found[1]))


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    match event:
        case Took():
            return text("{} takes {}.", player(event.seat), event.stones)
        case GivenUp():
            return text("{} gives up.", player(event.seat))
        case Called():
            return text("Time is up.")
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    """To give up is a turn of its own, whosever turn it was."""
    return event.seat if isinstance(event, (Took, GivenUp)) else None


def minor(event: Event) -> bool:
    return False


def headline(events: Sequence[Event]) -> Headline:
    return Headline(describe_event(events[0]))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    return text("Take from one to three stones." if view["agenda"] else "The game is over.")


def draw_board(view: View, names: Sequence[str]) -> str:
    shown = [f"{name}: {taken}" for name, taken in zip(names, view["table"]["taken"], strict=True)]
    return "\n".join([f"{view['table']['stones']} stones", *shown])
