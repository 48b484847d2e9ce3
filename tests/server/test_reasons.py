"""What bots have to say is kept with the table, and told where all comes to light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from tests.server.harness import log_lines

from parlour.arena.match import Told
from parlour.contract import Explained
from parlour.games.password import GAME as PASSWORD
from parlour.games.password.table import TurnEnded
from parlour.kernel.codec import to_wire
from parlour.kernel.text import text
from parlour.server import entries as e
from parlour.server.entries import AnyEntry, Clock
from parlour.server.messages import LogLine
from parlour.server.reading import Reader
from parlour.server.rendering import seen
from parlour.server.replays import Replay
from parlour.server.tables import Table, restore

BOX = replace(PASSWORD, reasons_after=(TurnEnded,))
REASON = to_wire(text("The {} is what I thought of.", "sea"))
SAID = "Ada: “The sea is what I thought of.”"
CLUE = e.Moved(0, "clue sea", "bot", REASON)
TURN = (e.Moved(0, "look"), CLUE, e.Moved(1, "drop"), *[e.Moved(2, "pass")] * 3)


def after(moves: Sequence[AnyEntry]) -> Table:
    """The table that is kept on paper and read again."""
    opened = e.Opened("password", 1, 4, "h", False, {}, Clock())
    people = [e.Seated(seat, name, name) for seat, name in enumerate(("Bob", "Cyd", "Dan"), 1)]
    entries = [opened, e.Seated(0, "Ada", bot="random"), *people, e.Started("s"), *moves]
    kept = [(e.decode(e.encode(entry)), 0) for entry in entries]
    return restore("OAK-1", {"password": BOX}, kept)


def reasons(log: Sequence[LogLine]) -> list[str]:
    """What each of them is about."""
    told = [line.event["reason"]["words"][0] for line in log if line.event["kind"] == "Explained"]
    return [words.split()[1] for words in told]


def test_nobody_is_sent_a_reason_before_its_time() -> None:
    for made in range(len(TURN) + 1):
        table = after(TURN[:made])
        sent = [seen(table, Reader(viewer)) for viewer in (None, 0, 1, 2, 3)]
        told = [b"thought of" in msgspec.json.encode(each) for each in sent]
        assert told == [made == len(TURN)] * 5


def test_the_log_of_a_look_back_has_it_where_the_log_of_the_table_has_it() -> None:
    table = after((*TURN, e.Moved(1, "look"), e.Moved(1, "clue sky")))
    match = table.match
    assert match is not None
    assert SAID in match.log(None)
    replay = Replay(match)
    notes = [told for told in match.told if isinstance(told.event, Explained)]
    replay.follow(match.entries, notes)
    step = len(match.entries)
    assert replay.log(step, None) == log_lines(match, None)
    assert reasons(replay.log(len(TURN), None)) == ["sea"]
    assert reasons(replay.log(len(TURN) - 1, None)) == []


def test_several_reasons_stand_in_the_order_in_which_they_were_told() -> None:
    match = after(TURN).match
    assert match is not None
    replay = Replay(match)
    (found,) = [told for told in match.told if isinstance(told.event, Explained)]
    second = Told(Explained(1, text("The {} is better.", "sky")), None, found.step)
    replay.follow(match.entries, [found, second])
    assert reasons(replay.log(len(TURN), None)) == ["sea", "sky"]


def test_a_move_without_a_reason_is_kept_without_one() -> None:
    assert e.encode(e.Moved(1, "drop")) == b'{"kind":"Moved","seat":1,"move":"drop"}'
    assert e.decode(b'{"kind":"Moved","seat":1,"move":"drop","by":"bot"}') == e.Moved(
        1, "drop", "bot"
    )
