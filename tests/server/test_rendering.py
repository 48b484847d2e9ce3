"""What each viewer gets of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.server.harness import log_lines

from parlour.arena.match import Told
from parlour.contract import View
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import page, views, words
from parlour.games.fists.rules import Ready
from parlour.games.heap import GAME as HEAP
from parlour.games.parry import GAME as PARRY
from parlour.games.password import GAME as PASSWORD
from parlour.kernel.agenda import Game
from parlour.kernel.text import text
from parlour.server import entries as e
from parlour.server import rendering
from parlour.server.entries import AnyEntry, Clock
from parlour.server.reading import Moment, Reader
from parlour.server.rendering import news, room, seen
from parlour.server.tables import Table, restore


def started(rules_version: int = FISTS.about.rules_version) -> Table:
    opened = e.Opened("fists", rules_version, 2, "h", False, {}, Clock())
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    happened: list[AnyEntry] = [opened, *people, e.Started("s")]
    return restore("OAK-1", {"fists": FISTS}, [(entry, 0) for entry in happened])


def test_what_only_bots_need_of_a_view_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    class ForBots:
        def for_bots(self, game: Game[Any], bots: Mapping[int, str]) -> View:
            return {"all": str(game.table)}

    table = started()
    sent = msgspec.json.encode(seen(table, Reader(0)).view)
    monkeypatch.setattr(FISTS, "bot_views", ForBots())
    assert msgspec.json.encode(seen(table, Reader(0)).view) == sent
    assert table.match is not None
    assert "all" in FISTS.bot_view(table.match.game, 0)


@pytest.mark.parametrize("without", ["public", "private"])
def test_a_view_may_be_all_public_or_all_private(
    monkeypatch: pytest.MonkeyPatch, without: str
) -> None:
    parts = {"public": views.public, "private": views.private}
    table = started()
    assert table.match is not None
    monkeypatch.setattr(views, without, lambda *_: {})
    monkeypatch.setattr(words, "prompt", lambda view, moves: text("Well?"))
    monkeypatch.setattr(page, "figures", lambda view: {})
    sent = msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0)).view))
    game = table.match.game
    assert sent == (parts["private"](game, 0) if without == "public" else parts["public"](game))


def test_an_event_comes_as_data_beside_its_words_to_those_who_may_hear_of_it() -> None:
    match = started().match
    assert match is not None
    match.told = [Told(Ready(0), None, 1), Told(Ready(1), (1,), 2)]

    def heard(viewer: int | None) -> list[Any]:
        log: list[Any] = msgspec.json.decode(msgspec.json.encode(log_lines(match, viewer)))
        return log

    for_all, for_bob = [
        {
            "text": {
                "words": ["", " is ready."],
                "things": [{"sort": "player", "id": str(seat), "name": name}],
            },
            "step": step,
            "event": {"kind": "Ready", "seat": seat},
            "minor": True,
        }
        for seat, name, step in ((0, "Ada", 1), (1, "Bob", 2))
    ]
    assert heard(1) == [for_all, for_bob]
    assert heard(0) == heard(None) == [for_all]


def test_what_is_told_to_several_is_worded_and_encoded_once() -> None:
    match = started().match
    assert match is not None
    match.told = [Told(Ready(0), None, 1)]
    moment = Moment(match)
    assert moment.heard(0, 0)[0] is moment.heard(None, 0)[0]


def test_an_update_leaves_out_what_has_not_changed() -> None:
    table, reader = started(), Reader(0)
    match = table.match
    assert match is not None

    def told() -> dict[str, Any]:
        update: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(news(table, reader, Moment(match)))
        )
        return update

    first, whole = told(), msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0))))
    assert first == whole
    again = told()
    assert again["view"] == {}
    assert whole.keys() - again.keys() == {
        *("complete", "typed", "proposed", "aside", "figures", "channels", "result"),
    }
    table.apply(e.Moved(0, FISTS.notation.write(match.game.moves(0)[0])), 0)
    later, whole = told(), msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0))))
    assert 0 < len(later["view"]) < len(whole["view"])
    assert {**first["view"], **later["view"]} == whole["view"]


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
    table = started(FISTS.about.rules_version if kept else FISTS.about.rules_version + 1)
    match = table.match
    assert match is not None
    while not table.over:
        seat = match.game.waiting()[0]
        table.apply(e.Moved(seat, FISTS.notation.write(match.game.moves(seat)[0])), 0)
    assert (seen(table, Reader(0)).result is not None) == kept
    assert (room(table, 0, set(), 0, set()).seed != "") == kept


@pytest.mark.parametrize("viewer", [None, *range(6)])
def test_what_a_team_is_for_and_what_it_types_is_told_to_the_team_alone(
    viewer: int | None,
) -> None:
    """The giver, seat 0, sees what is proposed as well, and types nothing."""
    opened = e.Opened("password", PASSWORD.about.rules_version, 6, "h", False, {}, Clock())
    people = [e.Seated(seat, f"P{seat}", f"p{seat}") for seat in range(6)]
    moves = ["0 look", "0 clue hot", "1 drop", "2 guess fire"]
    made = [e.Moved(int(move[0]), move[2:]) for move in moves]
    happened: list[AnyEntry] = [opened, *people, e.Started("s"), *made]
    table = restore("OAK-1", {"password": PASSWORD}, [(entry, 0) for entry in happened])
    told = msgspec.json.decode(msgspec.json.encode(seen(table, Reader(viewer))))
    proposed = told["proposed"]
    assert (proposed and (proposed["offer"]["move"], proposed["seats"])) == (
        ("guess fire", [2]) if viewer in (0, 2, 4) else None
    )
    typed = told["typed"]
    assert (typed and typed["before"]) == ("guess " if viewer in (2, 4) else None)


def test_of_moves_out_of_turn_those_that_are_final_are_told_to_be() -> None:
    for box, grave in ((HEAP, True), (PARRY, None)):
        opened = e.Opened(box.about.name, box.about.rules_version, 2, "h", False, {}, Clock())
        people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
        happened: list[AnyEntry] = [opened, *people, e.Started("s")]
        table = restore("OAK-1", {box.about.name: box}, [(entry, 0) for entry in happened])
        aside = msgspec.json.decode(msgspec.json.encode(seen(table, Reader(0))))["aside"]
        assert aside
        assert {offer.get("grave") for offer in aside} == {grave}
