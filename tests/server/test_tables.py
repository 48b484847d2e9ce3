"""A table is the sum of its entries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from parlour.contract import Box, Option
from parlour.games.password import GAME as PASSWORD
from parlour.games.summit import GAME as BOX
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded
from parlour.server import entries as e
from parlour.server.entries import AnyEntry, Clock
from parlour.server.http_messages import OpenTable
from parlour.server.openings import opening
from parlour.server.rendering import room
from parlour.server.tables import CHAT, Table, restore

BOXES: dict[str, Box[Any]] = {BOX.about.name: BOX}


class Diary:
    """A table and all that has happened at it, a second apart."""

    def __init__(self, **fields: Any) -> None:
        told = {"seats": 2, "host": "h", "public": False, "options": {}, "clock": Clock("bank", 60)}
        opened = e.Opened(BOX.about.name, BOX.about.rules_version, **{**told, **fields})
        self.entries: list[tuple[AnyEntry, int]] = [(opened, 0)]
        self.table = restore("OAK-1", BOXES, self.entries)

    def tell(self, *entries: AnyEntry) -> Table:
        for entry in entries:
            at = len(self.entries) * 1000
            self.entries.append((entry, at))
            self.table.apply(entry, at)
        return self.table

    def seated(self) -> Table:
        return self.tell(e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b"))

    def play(self, moves: int, undo: bool = False) -> None:
        luck = Seeded("which move")
        for _ in range(moves):
            match = self.table.match
            assert match is not None
            seat = match.game.waiting()[0]
            offered = match.game.offer(seat, luck)
            self.tell(e.Moved(seat, BOX.notation.write(offered[luck.below(len(offered))])))
            if undo and match.may_undo(seat):
                self.tell(e.Undone(seat))

    def again(self) -> Table:
        """The table as a new process finds it, by way of bytes."""
        kept = [(e.decode(e.encode(entry)), at) for entry, at in self.entries]
        return restore("OAK-1", BOXES, kept)


def alike(one: Table, other: Table) -> bool:
    def state(table: Table) -> Any:
        match = table.match
        played = (state_hash(match.game), match.entries, match.told) if match else None
        shown = msgspec.to_builtins(room(table, 10**6, set(), 0, {0, 1}))
        held = (table.version, table.asked, table.clocks.bank, table.clocks.since, table.seats)
        return repr((played, shown, held, table.host, table.seed))

    return state(one) == state(other)


@pytest.mark.parametrize("undo", [False, True])
def test_a_restored_table_is_the_table_that_was_left(undo: bool) -> None:
    diary = Diary()
    diary.seated()
    diary.tell(e.Started("seed"))
    diary.play(25, undo)
    diary.tell(e.Said("Ada", "hm", 0), e.Away(1), e.Resumed(), e.Back(1), e.Rematched("ELM-1"))
    assert alike(diary.again(), diary.table)


def test_by_whom_and_when_is_kept_of_every_move_that_stands() -> None:
    diary = Diary()
    diary.seated()
    diary.tell(e.Started("seed"))
    diary.play(25, undo=True)
    match = diary.table.match
    assert match is not None
    assert len(diary.table.made) == len(match.entries) < 25
    seat = match.game.waiting()[0]
    diary.tell(e.Moved(seat, BOX.notation.write(match.game.moves(seat)[0]), "clock"))
    assert diary.table.made[-1] == ("clock", diary.entries[-1][1])


# The game with one more option than when the table was opened.
GROWN = replace(BOX, options=(*BOX.options, Option("encore", "Once more", ("no", "yes"), "X-1")))


def test_an_option_that_a_stored_table_does_not_name_has_its_default() -> None:
    diary = Diary()
    diary.seated()
    diary.tell(e.Started("seed"))
    table = restore("OAK-1", {BOX.about.name: GROWN}, diary.entries)
    assert table.match is not None
    assert table.options == table.match.options == {**BOX.usual_options(), "encore": "no"}


def test_of_the_options_only_those_are_stored_that_differ_from_their_default() -> None:
    wanted = OpenTable(BOX.about.name, "Ada", 2, options={**GROWN.usual_options(), "encore": "yes"})
    opened = opening({BOX.about.name: GROWN}, wanted).entries[0]
    assert isinstance(opened, e.Opened)
    assert opened.options == {"encore": "yes"}


def test_what_happened_last_makes_a_difference() -> None:
    diary = Diary()
    diary.seated()
    before = diary.again()
    diary.tell(e.Said("Ada", "hm", 0))
    assert not alike(before, diary.table)


def test_versions_count_the_entries() -> None:
    diary = Diary()
    assert diary.table.version == 1
    assert diary.seated().version == 3


def test_swapped_people_hold_each_others_seats() -> None:
    diary = Diary()
    table = diary.seated()
    diary.tell(e.Swapped(0, 1))
    assert [seat.name for seat in table.seats] == ["Bob", "Ada"]
    assert table.seat_of("a") == 1
    assert table.seat_of("b") == 0
    assert alike(diary.again(), table)


def test_seats_come_and_go_before_the_start() -> None:
    diary = Diary()
    table = diary.seated()
    diary.tell(e.Changed(seats=4))
    assert [seat.taken for seat in table.seats] == [True, True, False, False]
    diary.tell(e.Ready(0), e.Ready(1), e.Ready(1, ready=False))
    assert alike(diary.again(), table)
    diary.tell(
        e.Vacated(1), e.Changed(seats=3), e.Seated(2, "Cleo", "c"), e.Seated(1, "R", bot="random")
    )
    diary.tell(e.Started("seed"))
    assert table.match is not None
    assert table.match.seats == ["Ada", "R", "Cleo"]
    assert table.clocks.left(0)[2] == 60_000
    assert alike(diary.again(), table)


def test_the_clocks_are_those_that_were_settled_last() -> None:
    diary = Diary()
    table = diary.tell(e.Changed(seats=4, clock=Clock("move", 30)))
    assert table.clocks.left(0) == [30_000] * 4


def test_nobody_holds_an_empty_seat() -> None:
    assert Diary().table.seat_of("") is None


def test_a_rematch_is_known_to_the_old_table() -> None:
    diary = Diary()
    assert diary.tell(e.Rematched("ELM-1")).next_code == "ELM-1"


class OtherRules:
    """A change of the rules."""

    outcome = staticmethod(BOX.rules.outcome)
    components = staticmethod(BOX.rules.components)

    def setup(self, *about: Any) -> Any:
        raise AssertionError("a match that runs is not set up by the new rules")


# The game after that, which keeps its rules as they were.
NEWER = replace(
    BOX,
    about=BOX.about._replace(rules_version=BOX.about.rules_version + 1),
    rules=OtherRules(),
    earlier={BOX.about.rules_version: BOX},
)


def test_a_running_match_keeps_its_rules() -> None:
    diary = Diary()
    diary.seated()
    diary.tell(e.Started("seed"))
    diary.play(10)
    taken_up = restore("OAK-1", {BOX.about.name: NEWER}, diary.entries)
    assert taken_up.playable
    assert taken_up.box is BOX
    assert alike(taken_up, diary.table)


def test_a_match_whose_rules_are_not_kept_cannot_go_on() -> None:
    assert Diary().table.playable
    old = e.Opened(BOX.about.name, BOX.about.rules_version - 1, 2, "h", False, {}, Clock())
    assert not restore("OAK-1", BOXES, [(old, 0)]).playable


def test_everybody_may_know_who_is_on_whose_side() -> None:
    opened = e.Opened(PASSWORD.about.name, PASSWORD.about.rules_version, 6, "h", False, {}, Clock())
    table = restore("OAK-1", {PASSWORD.about.name: PASSWORD}, [(opened, 0)])
    teams = [seat.team for seat in room(table, 0, set(), 0, set()).seats]
    assert teams == [[0, 2, 4], [1, 3, 5]] * 3


def test_only_so_much_chat_is_kept_in_memory_and_more_than_is_shown() -> None:
    diary = Diary()
    table = diary.tell(*(e.Said("Ada", f"line {number}") for number in range(CHAT + 50)))
    for found in (table, diary.again()):
        assert len(found.chat) == CHAT
        shown = [line.text for line in room(found, 0, set(), 0, set()).chat]
        assert shown == [f"line {number}" for number in range(CHAT - 50, CHAT + 50)]
