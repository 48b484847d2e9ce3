"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, Mark, View
from parlour.games.darts import rules
from parlour.games.darts.rules import Landed, Throw, written
from parlour.kernel import Event, Malformed, Move, Text, Thing, player, text

NUMBER = r"(-?)([0-9]{1,9})(?:\.([0-9]{1,3}))?"


def write(move: Move) -> str:
    assert isinstance(move, Throw)
    return f"throw {written(move.x)} {written(move.y)}"


def read(text: str) -> Move:
    found = re.fullmatch(f"throw {NUMBER} {NUMBER}", text)
    if found is None:
        raise Malformed(f"{text!r} is not 'throw' and two numbers such as 2.5 or 0.125")
    x, y = (
        int(f"{sign}{whole}{(part or '').ljust(3, '0')}")
        for sign, whole, part in (found.groups()[:3], found.groups()[3:])
    )
    return Throw(x, y)


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def describe_event(event: Event) -> Text:
    assert isinstance(event, Landed)
    result = "pops a balloon" if event.hit else "hits nothing"
    place = f"{written(event.x)}, {written(event.y)}"
    return text("{} {} at {}.", player(event.seat), result, place)


def turn_of(event: Event) -> int | None:
    """Every throw is a turn."""
    return event.seat if isinstance(event, Landed) else None


def minor(event: Event) -> bool:
    return False


def headline(events: Sequence[Event]) -> Headline:
    (landed,) = events
    assert isinstance(landed, Landed)
    x, y = written(landed.x), written(landed.y)
    place = Thing("place", f"{landed.x},{landed.y}", f"{x}, {y}")
    return Headline(describe_event(landed), (Mark("to", place),))


def prompt(view: View, moves: Sequence[Move] = ()) -> Text:
    if not view["agenda"]:
        return text("The game is over.")
    reach = written(rules.REACH)
    return text("Throw a dart at most {} from your last one.", reach)


def draw_board(view: View, names: Sequence[str]) -> str:
    """A coarse map: balloons as o, last darts by seat number."""
    cell = rules.SIDE // 20 + 1
    rows = [["."] * 20 for _ in range(20)]
    marks = [("o", point) for point in view["table"]["balloons"]]
    marks += [(str(seat), point) for seat, point in enumerate(view["table"]["last"])]
    for mark, (x, y) in marks:
        rows[y // cell][x // cell] = mark
    return "\n".join("".join(row) for row in reversed(rows))
