"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import View
from parlour.games.parry import table
from parlour.games.parry.table import Attack, Guard, Rolled, Weakened, Wounded
from parlour.kernel import Event, Malformed, Move

PLAIN_WORDS: dict[str, Move] = {
    "duck": table.Duck(),
    "take": table.Take(),
    "again": table.Again(),
    "stand": table.Stand(),
}
PROMPTS = {
    "Fight": "Attack with a force of 1, 2 or 3.",
    "Parry": "A blow is coming: guard, duck or take it.",
    "Retest": "Let the roll stand, or roll again.",
}


def write(move: Move) -> str:
    match move:
        case Attack():
            return f"attack {move.force}"
        case Guard():
            return f"guard {move.points}"
    return type(move).__name__.lower()


def read(text: str) -> Move:
    if text in PLAIN_WORDS:
        return PLAIN_WORDS[text]
    found = re.fullmatch(r"(attack|guard) ([0-9]{1,3})", text)
    if found is None:
        known = ", ".join(PLAIN_WORDS)
        raise Malformed(f"{text!r} is none of: attack 2, guard 1, {known}")
    return Attack(int(found[2])) if found[1] == "attack" else Guard(int(found[2]))


def describe_move(move: Move, view: View) -> str:
    return write(move)


def describe_event(event: Event, names: Sequence[str]) -> str:
    match event:
        case Weakened():
            return f"{names[event.seat]} parries: force {event.force} is left."
        case Rolled():
            return f"{names[event.seat]} rolls {event.die} for a force of {event.force}."
        case Wounded():
            return f"{names[event.seat]} loses {event.force}."
    raise TypeError(f"no words for {event!r}")


def prompt(view: View) -> str:
    return PROMPTS[view["agenda"][-1]["kind"]] if view["agenda"] else "The game is over."


def draw_board(view: View, names: Sequence[str]) -> str:
    t = view["table"]
    return "\n".join(
        f"{name}: {t['life'][i]} life, {t['guard'][i]} guard, {t['nerve'][i]} nerve"
        for i, name in enumerate(names)
    )
