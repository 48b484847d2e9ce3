"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import EVERYBODY, Headline, View
from parlour.games.fists.rules import Began, Ready, Revealed, Show
from parlour.kernel import Event, Malformed, Move, Text, joined, player, text


def write(move: Move) -> str:
    assert isinstance(move, Show)
    return f"show {move.fingers}"


def read(text: str) -> Move:
    found = re.fullmatch(r"show ([0-9]{1,3})", text)
    if found is None:
        raise Malformed(f"{text!r} is not 'show' and a number")
    return Show(int(found[1]))


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    match event:
        case Began():
            return text("Round {} begins.", event.round)
        case Ready():
            return text("{} is ready.", player(event.seat))
        case Revealed():
            shown = [text("{} {}", player(n), fingers) for n, fingers in enumerate(event.fingers)]
            winner = "nobody" if event.winner < 0 else player(event.winner)
            return text("{}: {} wins the round.", joined(shown), winner)
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    return EVERYBODY if isinstance(event, Began) else None


def minor(event: Event) -> bool:
    return isinstance(event, (Began, Ready))


def headline(events: Sequence[Event]) -> Headline | None:
    last = events[-1]
    return Headline(describe_event(last)) if isinstance(last, Revealed) else None


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    if not view["agenda"]:
        return text("The game is over.")
    return text("Show a number of fingers that you have not shown yet.")


def draw_board(view: View, names: Sequence[str]) -> str:
    return "\n".join(
        f"{name}: {points} points, shown {' '.join(map(str, shown)) or 'nothing'}"
        for name, points, shown in zip(names, view["points"], view["shown"], strict=True)
    )
