"""Moves as they are written, and what people read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.contract import Headline, Mark, Typed, View
from parlour.games.darts import rules
from parlour.games.darts.rules import Landed, Point, Throw, written
from parlour.kernel import Event, Malformed, Move, Text, Thing, player, text

NUMBER = r"(-?)([0-9]{1,9})(?:\.([0-9]{1,3}))?"


def write(move: Move) -> str:
    assert isinstance(move, Throw)
    thrown = f"throw {written(move.at.x)} {written(move.at.y)}"
    return thrown if move.over is None else " ".join([thrown, "over", *map(str, move.over)])


def read(text: str) -> Move:
    found = re.fullmatch(f"throw {NUMBER} {NUMBER}( over((?: [0-9]{{1,3}}){{0,20}}))?", text)
    if found is None:
        form = "'throw' and two numbers such as 2.5 or 0.125, perhaps 'over' and some balloons"
        raise Malformed(f"{text!r} is not {form}")
    parts = found.groups()
    x, y = (
        int(f"{sign}{whole}{(part or '').ljust(3, '0')}")
        for sign, whole, part in (parts[:3], parts[3:6])
    )
    over = tuple(map(int, parts[7].split())) if parts[6] else None
    return Throw(Point(x, y), over)


def describe_move(move: Move, view: View) -> Text:
    return text("{}", write(move))


def typed(view: View, moves: Sequence[Move]) -> Typed:
    return Typed(text("Across and up"), before="throw ")


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
    return text(
        "Throw a dart at most {} from your last one, over some balloons if you like.", reach
    )


def draw_board(view: View, names: Sequence[str]) -> str:
    """A coarse map: balloons as o, last darts by seat number."""
    cell = rules.SIDE // 20 + 1
    rows = [["."] * 20 for _ in range(20)]
    marks = [("o", point) for point in view["table"]["balloons"]]
    marks += [(str(seat), point) for seat, point in enumerate(view["table"]["last"])]
    for mark, (x, y) in marks:
        rows[y // cell][x // cell] = mark
    return "\n".join("".join(row) for row in reversed(rows))
