"""What each viewer gets of a table."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games.fists import GAME as FISTS
from parlour.server import entries as e
from parlour.server import rendering
from parlour.server.entries import AnyEntry, Clock
from parlour.server.rendering import Reader, room, seen
from parlour.server.tables import Table, restore


def started(rules_version: int = FISTS.rules_version) -> Table:
    opened = e.Opened("fists", rules_version, 2, "h", False, {}, Clock())
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    happened: list[AnyEntry] = [opened, *people, e.Started("s")]
    return restore("OAK-1", {"fists": FISTS}, [(entry, 0) for entry in happened])


def test_what_only_bots_need_of_a_view_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started()
    sent = msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0)).view))
    spared = next(iter(sent))
    monkeypatch.setattr(type(FISTS), "unsent", (spared,))
    left = msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0)).view))
    assert left == {name: part for name, part in sent.items() if name != spared}


def test_a_list_of_moves_that_was_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started()
    whole = seen(table, Reader(0))
    assert whole.complete
    monkeypatch.setattr(rendering, "OFFERED", len(whole.moves) - 1)
    cut = seen(table, Reader(0))
    assert cut.moves == whole.moves[:-1]
    assert not cut.complete


@pytest.mark.parametrize("kept", [True, False])
def test_how_a_game_ended_is_told_only_by_the_rules_it_was_played_by(kept: bool) -> None:
    table = started(FISTS.rules_version if kept else FISTS.rules_version + 1)
    match = table.match
    assert match is not None
    while not table.over:
        seat = match.game.waiting()[0]
        table.apply(e.Moved(seat, FISTS.write(match.game.moves(seat)[0])), 0)
    assert (seen(table, Reader(0)).result is not None) == kept
    assert (room(table, 0, set(), 0, set()).seed != "") == kept
