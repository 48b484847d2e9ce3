"""Taking back at a table: for practice against bots, and as the others agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.harness import Running, level, log_lines, read, running

from parlour.arena.record import parse
from parlour.contract import Box
from parlour.games.fists import GAME as FISTS
from parlour.games.heap import GAME as HEAP
from parlour.kernel.codec import state_hash
from parlour.server import decisions as d
from parlour.server import entries as e
from parlour.server.entries import AnyEntry, Clock
from parlour.server.reading import Moment, Reader
from parlour.server.rendering import room, seen
from parlour.server.tables import Table, restore

ASKED = {"words": ["", " takes 3."], "things": [{"sort": "player", "id": "0", "name": "Ada"}]}


class Diary:
    """Three people who take stones in turn, a second apart; all that has happened is kept."""

    def __init__(
        self,
        box: Box[Any] = HEAP,
        clock: Clock | None = None,
        bots: int = 0,
        tutorial: bool = False,
    ) -> None:
        names = ["Ada", "Bob", "Cyd"]
        opened = e.Opened(box.about.name, 1, 3, "h", False, {}, clock or Clock(), tutorial)
        people = [e.Seated(seat, names[seat], names[seat]) for seat in range(3 - bots)]
        robots = [e.Seated(seat, names[seat], bot="random") for seat in range(3 - bots, 3)]
        self.boxes: dict[str, Box[Any]] = {box.about.name: box}
        self.entries: list[tuple[AnyEntry, int]] = [(opened, 0)]
        self.table = restore("OAK-1", self.boxes, self.entries)
        self.keep([*people, *robots, e.Started("seed")])

    def keep(self, entries: Sequence[AnyEntry]) -> None:
        at = len(self.entries) * 1000
        for entry in entries:
            self.entries.append((entry, at))
            self.table.apply(entry, at)

    def move(self, *moves: str) -> None:
        for text in moves:
            assert self.table.match is not None
            seat = self.table.match.game.waiting()[0]
            self.keep(d.move(self.table, seat, self.table.version, text))

    def ask(self, seat: int = 0) -> int:
        self.keep(d.ask_undo(self.table, seat))
        assert self.table.question is not None
        return self.table.question.version

    def fault(self, decide: Callable[[], Any]) -> str:
        before = self.shown()
        with pytest.raises(d.Fault) as fault:
            decide()
        assert fault.value.message.endswith(".")
        assert self.shown() == before
        return fault.value.code

    def shown(self, table: Table | None = None) -> Any:
        """All that there is to see of the table, and its clocks."""
        table = table or self.table
        assert table.match is not None
        views = [seen(table, Reader(viewer), Moment(table.match)) for viewer in (0, 1, 2, None)]
        around = msgspec.to_builtins(room(table, table.at, set(), 0, {0, 1, 2}))
        return msgspec.json.encode(views), around, table.clocks.bank, table.asked, table.made

    def again(self) -> Table:
        """The table as a new process finds it, by way of bytes."""
        kept = [(e.decode(e.encode(entry)), at) for entry, at in self.entries]
        return restore("OAK-1", self.boxes, kept)

    @property
    def stones(self) -> int:
        assert self.table.match is not None
        stones: int = self.table.match.game.table.stones
        return stones


@pytest.mark.rule("KERNEL-UNDO")
def test_a_move_is_taken_back_past_those_of_others_when_all_have_agreed() -> None:
    diary = Diary()
    before = diary.stones
    diary.move("take 3", "take 1")
    version = diary.ask()
    assert room(diary.table, 0, set(), 0, set()).question is not None
    diary.keep(d.answer_undo(diary.table, 1, version, True))
    assert diary.stones == before - 4
    assert diary.shown(diary.again()) == diary.shown()  # an open question outlives a server
    diary.keep(d.answer_undo(diary.table, 2, version, True))
    assert diary.stones == before
    assert diary.table.question is None
    assert diary.table.made == []
    assert diary.table.match is not None
    assert diary.table.match.log(2) == ["Ada took a move back. Everybody agreed."]
    assert diary.shown(diary.again()) == diary.shown()
    diary.move("take 2")


@pytest.mark.rule("KERNEL-UNDO")
def test_one_refusal_lets_the_move_stand_and_nobody_is_asked_again_before_the_next_move() -> None:
    diary = Diary()
    diary.move("take 3", "take 1")
    version, stones = diary.ask(), diary.stones
    assert diary.fault(lambda: d.ask_undo(diary.table, 1)) == "undo/needless"
    diary.keep(d.answer_undo(diary.table, 2, version, False))
    shown = room(diary.table, 0, set(), 0, set()).question
    assert shown is not None
    assert shown.refused_by == 2
    assert diary.stones == stones
    assert diary.fault(lambda: d.answer_undo(diary.table, 1, version, True)) == "undo/settled"
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "undo/asked"
    assert diary.shown(diary.again()) == diary.shown()
    diary.move("take 2")
    assert diary.table.question is None
    diary.ask()


@pytest.mark.parametrize(
    "end",
    [
        lambda table: d.withdraw_undo(table, 0),
        lambda table: d.leave(table, 1),
        lambda table: d.clear_seat(table, 2),
        lambda table: d.undo(table, 1),
        lambda table: d.move(table, 2, table.version, "take 1"),
        lambda table: d.move(table, 0, table.version, "give up"),
    ],
    ids=["withdrawn", "somebody left", "a bot took over", "undo", "a move", "out of turn"],
)
def test_a_question_is_gone_when_things_are_no_longer_as_they_were(end: Any) -> None:
    diary = Diary()
    diary.move("take 3", "take 1")
    version = diary.ask()
    assert d.withdraw_undo(diary.table, 1) == []
    diary.keep(end(diary.table))
    assert room(diary.table, 0, set(), 0, set()).question is None
    assert diary.fault(lambda: d.answer_undo(diary.table, 1, version, True)) == "undo/settled"
    assert d.withdraw_undo(diary.table, 0) == []
    assert diary.shown(diary.again()) == diary.shown()


def test_only_who_is_asked_answers_and_only_what_is_asked() -> None:
    diary = Diary()
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "move/refused"
    diary.move("take 3")
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "undo/needless"
    diary.move("take 1", "take 1")
    version = diary.ask(1)
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "undo/busy"
    diary.keep(d.answer_undo(diary.table, 0, version, True))
    for seat, asked in ((0, version), (1, version), (2, version - 1), (2, version + 1)):
        answer = d.answer_undo, (diary.table, seat, asked, True)
        assert diary.fault(lambda it=answer: it[0](*it[1])) == "undo/settled"  # type: ignore[misc]


def test_who_is_away_is_not_asked_and_where_nobody_is_nobody_agrees() -> None:
    diary = Diary()
    diary.move("take 3", "take 1")
    diary.keep(d.leave(diary.table, 1))
    version = diary.ask()
    diary.keep(d.answer_undo(diary.table, 2, version, True))
    assert diary.table.made == []
    diary.move("take 3", "take 1")
    diary.keep([*d.leave(diary.table, 1), *d.leave(diary.table, 2)])
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "undo/nobody"
    assert diary.table.way_back(0) is None


def test_in_a_tutorial_there_is_nobody_else_to_ask() -> None:
    for tutorial in (False, True):
        diary = Diary(tutorial=tutorial)
        diary.move("take 1", "take 1")
        assert diary.table.way_back(0) == (None if tutorial else "consent")


def test_with_consent_clocks_keep_what_was_thought_and_lose_what_was_added() -> None:
    diary = Diary(clock=Clock("bank", 60, 5))
    diary.move("take 3", "take 1")
    bank = diary.table.clocks.bank.copy()
    version = diary.ask()
    for seat in (1, 2):
        diary.keep(d.answer_undo(diary.table, seat, version, True))
    assert diary.table.clocks.bank == [bank[0] - 5000, bank[1] - 5000, bank[2]]
    assert list(diary.table.clocks.since) == [0]


def test_a_secret_answer_is_taken_back_without_a_word_of_what_it_was() -> None:
    diary = Diary(FISTS)
    assert diary.table.match is not None
    for seat in (0, 1):
        diary.keep(d.move(diary.table, seat, diary.table.version, "show 5"))
    version = diary.ask()
    asked = room(diary.table, 0, set(), 0, set()).question
    assert asked is not None
    assert "5" not in repr(asked.said)
    for seat in (1, 2):
        diary.keep(d.answer_undo(diary.table, seat, version, True))
    assert diary.table.match.game.waiting() == (0, 1, 2)
    diary.keep(d.move(diary.table, 1, diary.table.version, "show 4"))


def test_against_bots_nobody_is_asked_and_with_people_nobody_practices() -> None:
    diary = Diary(bots=2)
    diary.move("take 3", "take 1")
    assert diary.table.way_back(0) == "practice"
    assert diary.fault(lambda: d.ask_undo(diary.table, 0)) == "move/refused"
    company = Diary(bots=1)
    company.move("take 3", "take 1")
    company.keep(d.leave(company.table, 1))  # and so a bot plays on, for a person
    assert company.fault(lambda: d.undo(company.table, 0, practice=True)) == "move/refused"
    timed = Diary(bots=2, clock=Clock("move", 60))
    timed.move("take 3", "take 1")
    assert timed.fault(lambda: d.undo(timed.table, 0, practice=True)) == "move/refused"


def test_going_back_for_practice_is_seen_by_all_readers_and_by_a_new_process() -> None:
    diary = Diary(bots=2)
    reader = Reader(None)
    assert diary.table.match is not None
    seen(diary.table, reader, Moment(diary.table.match))
    first = state_hash(diary.table.match.game)
    for _ in range(2):  # the second time the log is as long as before
        diary.move("take 3")
        seen(diary.table, reader, Moment(diary.table.match))
        diary.move("take 1")
        diary.keep(d.undo(diary.table, 0, practice=True))
        told = seen(diary.table, reader, Moment(diary.table.match))
        assert (told.log_start, told.turns) == (0, [])
        (line,) = msgspec.json.decode(msgspec.json.encode(told.log))
        assert line["step"] == 0
        assert state_hash(diary.table.match.game) == first
    lines = msgspec.json.decode(msgspec.json.encode(log_lines(diary.table.match, None)))
    assert [read(line["text"]) for line in lines] == [
        "Ada went back to their last decision. This game is practice now."
    ]
    assert room(diary.table, 0, set(), 0, set()).practice
    assert diary.shown(diary.again()) == diary.shown()


# ---------------------------------------------------------------------- over the socket


async def against_a_bot(server: Running) -> tuple[str, str]:
    opened = await server.open(game="heap", name="Ada", seats=2, start=True)
    return opened["code"], opened["token"]


def test_practice_over_the_socket_marks_room_replay_and_record(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            code, token = await against_a_bot(server)
            async with server.client(code) as ada:
                await ada.hello(token)
                await ada.do("move", seat=0, version=ada.version, move="take 3")
                await ada.sees(lambda: ada.seen[0]["asked"])
                assert (ada.seen[0]["can_undo"], ada.seen[0]["undo_by"]) == (False, "practice")
                assert await ada.fault("undo", seat=0) == "move/refused"
                assert ada.room["practice"] is False
                await ada.do("undo", seat=0, practice=True)
                assert (ada.seen[0]["step"], ada.seen[0]["undo_by"]) == (0, None)
                assert ada.room["practice"] is True
                position = (await server.http.get(f"/api/tables/{code}/position/0")).json()
                (line,) = position["log"]
                assert (line["step"], line["event"]["kind"]) == (0, "WentBack")
                assert "This game is practice now." in read(line["text"])
                await ada.do("move", seat=0, version=ada.version, move="give up")
                await ada.sees(lambda: ada.room["state"] == "over")
                assert await ada.fault("undo", seat=0, practice=True) == "move/refused"
                assert "The game is over." in ada.heard[-1]["message"]
            record = await server.http.get(f"/api/tables/{code}/record")
            assert parse(record.content).practice is True

    asyncio.run(scene())


def test_a_question_is_told_to_all_and_so_is_what_becomes_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            server.pair(game="heap") as (ada, bob, one, _),
            server.client(one["code"]) as watching,
        ):
            await watching.hello()
            everybody = (ada, bob, watching)
            for text, client, seat in (("take 3", ada, 0), ("take 1", bob, 1)):
                await client.do("move", seat=seat, version=client.version, move=text)
                await level(*everybody)
            assert ada.seen[0]["undo_by"] == "consent"
            assert await bob.fault("ask_undo", seat=0) == "seat/not-yours"
            await ada.do("ask_undo", seat=0)
            await level(*everybody)
            asked = ada.room["question"]
            assert asked["said"] == ASKED
            assert (asked["seat"], asked["wanted"], asked["refused_by"]) == (0, [1], None)
            assert bob.room["question"] == watching.room["question"] == asked
            assert ada.seen[0]["undo_by"] is None
            told = {"version": asked["version"], "agrees": True}
            assert await watching.fault("answer_undo", seat=1, **told) == "seat/not-yours"
            assert await ada.fault("answer_undo", seat=0, **told) == "undo/settled"
            await bob.do("answer_undo", seat=1, **told)
            await level(*everybody)
            for client in everybody:
                assert client.room["question"] is None
            assert ada.seen[0]["step"] == 0
            assert read(watching.seen[None]["log"][-1]["text"]).startswith("Ada took a move back.")
            await ada.do("move", seat=0, version=ada.version, move="take 2")
            await level(*everybody)
            await bob.do("move", seat=1, version=bob.version, move="take 1")
            await level(*everybody)
            await ada.do("ask_undo", seat=0)
            await ada.do("move", seat=0, version=ada.version, move="take 1")
            await level(*everybody)
            assert bob.room["question"] is None  # a move takes the question away, and says so

    asyncio.run(scene())
