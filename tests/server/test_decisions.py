"""What may be done at a table, and what is said where it may not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from parlour.contract import Box, Option
from parlour.games.heap import GAME as HEAP
from parlour.games.summit import GAME as BOX
from parlour.server import decisions as d
from parlour.server import entries as e
from parlour.server.entries import AnyEntry, Clock
from parlour.server.people import FRIENDLY, friendly_name, hashed
from parlour.server.tables import Table, restore

BOXES: dict[str, Box[Any]] = {BOX.about.name: BOX}
TOO_MANY = max(BOX.about.players) + 1


def gathering(*entries: AnyEntry, rules_version: int = BOX.about.rules_version) -> Table:
    opened = e.Opened(BOX.about.name, rules_version, 2, "h", False, {}, Clock())
    return restore("OAK-1", BOXES, [(entry, 0) for entry in (opened, *entries)])


def full() -> Table:
    return gathering(e.Seated(0, "Ada", hashed("a")), e.Seated(1, "Bob", hashed("b")))


def playing(rules_version: int = BOX.about.rules_version) -> Table:
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    return gathering(*people, e.Started("seed"), rules_version=rules_version)


def turn(table: Table) -> tuple[int, str]:
    """Who is asked, and something they may do."""
    assert table.match is not None
    seat = table.match.game.waiting()[0]
    return seat, BOX.notation.write(table.match.game.moves(seat)[0])


def moved(table: Table, version: int | None = None, wrong_seat: bool = False) -> Sequence[AnyEntry]:
    seat, text = turn(table)
    asked = table.version if version is None else version
    return d.move(table, 1 - seat if wrong_seat else seat, asked, text)


def test_a_legal_move_is_kept_as_it_is_written() -> None:
    table = playing()
    seat, text = turn(table)
    assert moved(table) == [e.Moved(seat, text)]


def test_who_was_away_and_moves_is_back() -> None:
    table = playing()
    seat, text = turn(table)
    table.apply(e.Away(seat), 0)
    assert moved(table) == [e.Back(seat), e.Moved(seat, text)]


FAULTS: list[tuple[str, Callable[[], Any]]] = [
    ("table/not-started", lambda: d.move(full(), 0, 1, "x")),
    ("table/not-started", lambda: d.undo(full(), 0)),
    ("table/old-rules", lambda: moved(playing(BOX.about.rules_version - 1))),
    ("table/old-rules", lambda: d.undo(playing(BOX.about.rules_version - 1), 0)),
    ("move/malformed", lambda: d.move(playing(), 0, 4, "?")),
    ("move/malformed", lambda: d.move(playing(), 0, 4, "x" * 501)),
    ("move/refused", lambda: moved(playing(), wrong_seat=True)),
    ("move/refused", lambda: d.undo(playing(), 0)),
    ("move/stale", lambda: moved(playing(), version=1)),
    ("chat/length", lambda: d.say(full(), "Ada", " ", 0)),
    ("chat/length", lambda: d.say(full(), "Ada", "x" * 501, 0)),
    ("chat/channel", lambda: d.say(playing(), "Eve", "psst", None, "side")),
    ("chat/channel", lambda: d.say(full(), "Ada", "psst", 0, "side")),
    ("table/full", lambda: d.sit(full(), "t", "Cleo", None)),
    ("table/started", lambda: d.sit(playing(), "t", "Cleo", None)),
    ("table/seat-taken", lambda: d.sit(gathering(e.Seated(0, "A", "a")), "t", "Cleo", 0)),
    ("table/seat-taken", lambda: d.sit(gathering(), "t", "Cleo", 2)),
    ("table/seat-taken", lambda: d.sit_bot(full(), 1, "random")),
    ("table/no-such-bot", lambda: d.sit_bot(gathering(), 1, "nobody")),
    ("table/no-such-seat", lambda: d.sit_bot(gathering(), 2, "random")),
    ("table/no-such-seat", lambda: d.clear_seat(gathering(), 2)),
    ("table/no-such-seat", lambda: d.swap(gathering(), 0, 2)),
    ("table/started", lambda: d.swap(playing(), 0, 1)),
    ("table/started", lambda: d.sit_bot(playing(), 0, "random")),
    ("table/started", lambda: d.start(playing())),
    ("table/started", lambda: d.change(playing(), None, True, None, None)),
    ("table/bad-setup", lambda: d.change(gathering(), TOO_MANY, None, None, None)),
    ("table/bad-setup", lambda: d.change(gathering(), None, None, {"no": "such"}, None)),
    ("table/bad-setup", lambda: d.check_clock(Clock("move", 0))),
    ("table/bad-setup", lambda: d.check_clock(Clock("bank", 60, -1))),
    ("table/bad-setup", lambda: d.check_clock(Clock("none", 10**20))),
    ("table/old-rules", lambda: d.start(gathering(rules_version=BOX.about.rules_version - 1))),
    ("table/closed", lambda: d.start(gathering(e.Closed()))),
    ("table/closed", lambda: d.clear_seat(gathering(e.Seated(0, "Ada", "a"), e.Closed()), 0)),
    ("table/not-over", lambda: d.rematch(playing(), BOX)),
    ("table/old-rules", lambda: d.rematch(playing(BOX.about.rules_version - 1), BOX)),
]


@pytest.mark.parametrize(("code", "doing"), FAULTS)
def test_what_may_not_be_done_has_a_code_and_a_sentence(code: str, doing: Any) -> None:
    with pytest.raises(d.Fault) as fault:
        doing()
    assert fault.value.code == code
    assert fault.value.message
    if code in ("move/refused", "move/malformed") and "long" not in fault.value.message:
        assert fault.value.refusal is not None
        assert fault.value.refusal.rule


def test_a_seat_that_somebody_sits_on_cannot_go() -> None:
    table = full()
    fewest, more = 2, 3
    table.apply(e.Changed(seats=more), 0)
    table.apply(e.Seated(more - 1, "Cleo", "c"), 0)
    with pytest.raises(d.Fault) as fault:
        d.change(table, fewest, None, None, None)
    assert fault.value.code == "table/seat-taken"


def test_a_person_takes_the_first_free_seat_under_a_name_of_their_own() -> None:
    table = gathering(e.Seated(0, "Ada", "a"))
    assert d.sit(table, "t", " Ada ", None) == [e.Seated(1, "Ada 2", hashed("t"))]


def test_whoever_gives_no_name_gets_a_friendly_one_that_nobody_else_has() -> None:
    table = gathering()
    for seat, token in enumerate(("one", "other")):
        [seated] = d.sit(table, token, "\x00", seat)
        table.apply(seated, 0)
    one, other = (table.seats[seat].name for seat in (0, 1))
    assert one != other
    assert {one, other} <= set(FRIENDLY)
    assert friendly_name("one", set(FRIENDLY)) == one  # there are more people than names


def test_a_person_may_go_by_another_name_before_the_start_and_later() -> None:
    table = gathering(e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b"))
    assert d.rename(table, 0, "Ada") == []
    assert d.rename(table, 0, " Bob\n") == [e.Renamed(0, "Bob 2")]
    with pytest.raises(d.Fault) as fault:
        d.rename(table, 0, "\x00")
    assert fault.value.code == "table/no-name"
    for entry in d.start(table):
        table.apply(entry, 0)
    for entry in d.rename(table, 0, "Grace"):
        table.apply(entry, 0)
    assert table.seats[0].name == "Grace"
    assert table.match is not None
    assert table.match.seats[0] == "Grace"


def test_the_opener_says_which_bot_plays_on_the_empty_seats() -> None:
    table = gathering(e.Seated(0, "Ada", "a"))
    seated = [entry for entry in d.start(table, "random") if isinstance(entry, e.Seated)]
    assert {entry.bot for entry in seated} == {"random"}
    with pytest.raises(d.Fault) as fault:
        d.start(table, "nobody")
    assert fault.value.code == "table/no-such-bot"


def test_the_start_fills_empty_seats_with_bots_and_fixes_the_luck() -> None:
    *filled, started = d.start(gathering(e.Seated(0, "Ada", "a")))
    (bot,) = filled
    assert isinstance(bot, e.Seated)
    assert bot.bot
    assert isinstance(started, e.Started)
    (*_, other) = d.start(full())
    assert started != other


def test_a_bot_that_fills_a_seat_has_a_name_of_its_own() -> None:
    (bot, _) = d.start(gathering(e.Seated(0, "Ada", "a")))
    assert isinstance(bot, e.Seated)
    (other, _) = d.start(gathering(e.Seated(0, bot.name, "a")))
    assert isinstance(other, e.Seated)
    assert other.name != bot.name


def test_bots_have_a_number_only_where_there_are_several() -> None:
    opened = e.Opened("heap", HEAP.about.rules_version, 3, "h", False, {}, Clock())
    for people, names in ((2, ["Random"]), (1, ["Random", "Random 2"])):
        seated = [(e.Seated(seat, f"P{seat}", hashed(str(seat))), 0) for seat in range(people)]
        table = restore("OAK-1", {"heap": HEAP}, [(opened, 0), *seated])
        filled = d.start(table, "random")[:-1]
        assert [entry.name for entry in filled if isinstance(entry, e.Seated)] == names


def test_who_leaves_frees_the_seat_before_the_start_and_leaves_it_to_a_bot_later() -> None:
    assert d.leave(full(), 1) == [e.Vacated(1)]
    table = playing()
    assert d.leave(table, 1) == [e.Away(1)]
    assert d.come_back(table, 1) == []
    table.apply(e.Away(1), 0)
    assert d.leave(table, 1) == []
    assert d.come_back(table, 1) == [e.Back(1)]


def test_who_is_sent_away_during_the_game_leaves_their_name_to_a_bot() -> None:
    (seated,) = d.clear_seat(playing(), 1)
    assert isinstance(seated, e.Seated)
    assert (seated.name, seated.token) == ("Bob", "")
    assert seated.bot


# The game after a change of its rules: other defaults, an option more and one less.
NEWER = replace(
    HEAP,
    about=HEAP.about._replace(rules_version=HEAP.about.rules_version + 1),
    earlier={HEAP.about.rules_version: HEAP},
    options=(
        Option("heap", "The heap", ("thirty", "twenty"), "HEAP-R1", free=True),
        Option("giving_up", "Giving up", ("allowed", "forbidden"), "HEAP-R2"),
    ),
)
# After another change: heaps of one's own are no more.
STRICTER = replace(
    NEWER, options=(Option("heap", "The heap", ("fifty", "twenty"), "HEAP-R1"), NEWER.options[1])
)
FOR_THREE = replace(NEWER, about=NEWER.about._replace(players=(3,)))


def played(box: Box[Any], **options: str) -> Table:
    """A finished game of two, under the rules that came before those of `box`."""
    opened = e.Opened("heap", HEAP.about.rules_version, 2, "h", False, options, Clock())
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    entries: list[AnyEntry] = [opened, *people, e.Started("s"), e.Moved(0, "give up")]
    return restore("OAK-1", {"heap": box}, [(entry, 0) for entry in entries])


@pytest.mark.parametrize(
    ("newest", "agreed", "kept"),
    [
        (HEAP, {}, {}),
        (HEAP, {"heap": "thirty"}, {"heap": "thirty"}),
        (NEWER, {}, {"heap": "twenty"}),
        (NEWER, {"heap": "thirty"}, {}),
        (NEWER, {"heap": '{"stones":7}', "limit": "an_hour"}, {"heap": '{"stones":7}'}),
        (STRICTER, {"heap": '{"stones":7}'}, {}),
        (STRICTER, {}, {"heap": "twenty"}),
    ],
)
def test_a_rematch_is_by_the_newest_rules_and_as_agreed_as_far_as_they_have_it(
    newest: Box[Any], agreed: dict[str, str], kept: dict[str, str]
) -> None:
    (opened, *_) = d.rematch(played(newest, **agreed), newest)
    assert isinstance(opened, e.Opened)
    assert (opened.rules_version, opened.options) == (newest.about.rules_version, kept)


def test_there_is_no_rematch_where_the_newest_rules_are_not_for_so_many() -> None:
    with pytest.raises(d.Fault, match="Heap is for 3 players, not 2") as fault:
        d.rematch(played(FOR_THREE), FOR_THREE)
    assert fault.value.code == "table/bad-setup"
