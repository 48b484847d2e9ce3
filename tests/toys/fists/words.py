"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import View
from parlour.games.fists.rules import Ready, Revealed, Show
from parlour.kernel import Event, Malformed, Move


def write(move: Move) -> str:
    assert isinstance(move, Show)
    return f"show {move.fingers}"


def read(text: str) -> Move:
    found = re.fullmatch(r"show ([0-9]{1,3})", text)
    if found is None:
        raise Malformed(f"{text!r} is not 'show' and a number")
    return Show(int(found[1]))


def describe_move(move: Move, view: View) -> str:
    return write(move)


def describe_event(event: Event, names: Sequence[str]) -> str:
    match event:
        case Ready():
            return f"{names[event.seat]} is ready."
        case Revealed():
            shown = ", ".join(f"{n} {f}" for n, f in zip(names, event.fingers, strict=True))
            winner = "Nobody" if event.winner < 0 else names[event.winner]
            return f"{shown}: {winner} wins the round."
    raise TypeError(f"no words for {event!r}")


def prompt(view: View) -> str:
    if not view["agenda"]:
        return "The game is over."
    return "Show a number of fingers that you have not shown yet."


def draw_board(view: View, names: Sequence[str]) -> str:
    return "\n".join(
        f"{name}: {points} points, shown {' '.join(map(str, shown)) or 'nothing'}"
        for name, points, shown in zip(names, view["points"], view["shown"], strict=True)
    )
