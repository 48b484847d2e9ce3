"""How a table begins: what its first entries are, and which secrets the opener gets."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.contract import BadSetup, Box
from parlour.server import decisions
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry, Clock, Opened, Seated, Started
from parlour.server.http_messages import OpenTable
from parlour.server.people import hashed, new_token
from parlour.server.tables import restore


class Opening(NamedTuple):
    """A table that is about to be opened."""

    entries: list[AnyEntry]
    host: str  # the token of the host
    seats: dict[int, str]  # the tokens of the seats that the opener holds


def opening(boxes: dict[str, Box[Any]], wanted: OpenTable) -> Opening:
    """The table that is wanted, or a Fault that says why it cannot be had."""
    box = boxes.get(wanted.game)
    if box is None:
        raise Fault("table/no-such-game", f"There is no game {wanted.game!r}.")
    return learning(box) if wanted.tutorial else ordinary(boxes, box, wanted)


def ordinary(boxes: dict[str, Box[Any]], box: Box[Any], wanted: OpenTable) -> Opening:
    """The opener sits on the first seat and waits for others, or begins at once with bots."""
    seats = box.about.usual_players if wanted.seats is None else wanted.seats
    try:
        options = box.settle_options(seats, wanted.options)
    except BadSetup as error:
        raise Fault("table/bad-setup", str(error)) from error
    decisions.check_clock(wanted.clock)
    host, token = new_token(), new_token()
    opened = Opened(
        box.about.name,
        box.about.rules_version,
        seats,
        hashed(host),
        wanted.public,
        box.unusual_options(options),
        wanted.clock,
    )
    table = restore("", boxes, [(opened, 0)])
    entries: list[AnyEntry] = [opened]
    for entry in decisions.sit(table, token, wanted.name, 0):
        table.apply(entry, 0)
        entries.append(entry)
    if wanted.start:
        entries += decisions.start(table, wanted.bot)
    return Opening(entries, host, {0: token})


def learning(box: Box[Any]) -> Opening:
    """The tutorial: its own luck, and every seat the opener's."""
    tutorial = box.tutorial
    if tutorial is None:
        raise Fault("table/no-tutorial", f"{box.about.title} has no tutorial.")
    count = len(tutorial.names)
    options = box.settle_options(count, tutorial.options)
    host, tokens = new_token(), [new_token() for _ in tutorial.names]
    opened = Opened(
        box.about.name,
        box.about.rules_version,
        count,
        hashed(host),
        False,
        box.unusual_options(options),
        Clock(),
        tutorial=True,
    )
    seated = [
        Seated(seat, name, token=hashed(token))
        for seat, (name, token) in enumerate(zip(tutorial.names, tokens, strict=True))
    ]
    return Opening([opened, *seated, Started(tutorial.seed)], host, dict(enumerate(tokens)))
