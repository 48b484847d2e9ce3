"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, View
from parlour.games.parry import table
from parlour.games.parry.table import (
    Attack,
    Attacked,
    Brace,
    Braced,
    Guard,
    Riposted,
    Rolled,
    Weakened,
    Wounded,
)
from parlour.kernel import Event, Malformed, Move, Text, player, text

PLAIN_WORDS: dict[str, Move] = {
    "duck": table.Duck(),
    "take": table.Take(),
    "riposte": table.Answer(),
    "again": table.Again(),
    "stand": table.Stand(),
}
PROMPTS = {
    "Fight": "Attack with a force of 1, 2 or 3.",
    "Parry": "A blow is coming: guard, duck, take it or riposte.",
    "Retest": "Let the roll stand, or roll again.",
}


def write(move: Move) -> str:
    match move:
        case Attack():
            return f"attack {move.force}"
        case Guard():
            return f"guard {move.points}"
        case Brace():
            return f"brace {move.nerve}"
        case table.Answer():
            return "riposte"
    return type(move).__name__.lower()


def read(text: str) -> Move:
    if text in PLAIN_WORDS:
        return PLAIN_WORDS[text]
    found = re.fullmatch(r"(attack|guard|brace) ([0-9]{1,3})", text)
    if found is None:
        known = ", ".join(PLAIN_WORDS)
        raise Malformed(f"{text!r} is none of: attack 2, guard 1, brace 1, {known}")
    made = {"attack": Attack, "guard": Guard, "brace": Brace}
    return made[found[1]](int(found[2]))


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    match event:
        case Attacked():
            return text("{} attacks with a force of {}.", player(event.seat), event.force)
        case Weakened():
            return text("{} parries: force {} is left.", player(event.seat), event.force)
        case Rolled():
            rolled = "{} rolls {} for a force of {}."
            return text(rolled, player(event.seat), event.die, event.force)
        case Wounded():
            return text("{} loses {}.", player(event.seat), event.force)
        case Braced():
            return text("{} braces with {} nerve.", player(event.seat), event.nerve)
        case Riposted():
            return text("{} ripostes: {} loses 1.", player(event.seat), player(1 - event.seat))
    raise TypeError(f"no words for {event!r}")


def turn_of(event: Event) -> int | None:
    return event.seat if isinstance(event, Attacked) else None


def minor(event: Event) -> bool:
    return isinstance(event, (Rolled, Braced))


def headline(events: Sequence[Event]) -> Headline:
    attack, last = events[0], events[-1]
    assert isinstance(attack, Attacked)
    two = player(attack.seat), player(1 - attack.seat)
    match last:
        case Riposted():
            return Headline(text("{} attacked, and {} riposted.", *two))
        case Wounded():
            return Headline(text("{} hit {} for {}.", *two, last.force))
        case Rolled():
            return Headline(text("{} attacked {} and rolled {}.", *two, last.die))
    return Headline(text("{} attacked {}.", *two))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    asked = view["agenda"]
    return text(PROMPTS[asked[-1]["kind"]] if asked else "The game is over.")


def draw_board(view: View, names: Sequence[str]) -> str:
    lines = [
        f"{name}: {view['life'][i]} life, {view['nerve'][i]} nerve" for i, name in enumerate(names)
    ]
    guard = [] if view["guard"] is None else [f"Your guard: {view['guard']}"]
    return "\n".join(lines + guard)
