"""The seconds that the rules give: told, shared, stopped while no server is there, and run out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.harness import TOYS, Client, Running, in_turn, running
from tests.server.standing_clock import StandingClock

from parlour.arena.record import dump, parse
from parlour.arena.replaying import verify
from parlour.contract import Advice, Box
from parlour.games.parry import GAME as PARRY
from parlour.games.password import GAME as PASSWORD
from parlour.games.password.table import Guess
from parlour.kernel.agenda import TimeLimit
from parlour.server import decisions
from parlour.server import entries as e
from parlour.server.autoplay import Autoplay
from parlour.server.clocks import Timer
from parlour.server.entries import AnyEntry, Clock
from parlour.server.live import LiveTable
from parlour.server.reading import Reader
from parlour.server.rendering import seen
from parlour.server.settings import Settings
from parlour.server.tables import Table, restore

NOTHING = cast("Any", None)
SECONDS = 20_000
BANK = Clock("bank", 600, 5)


def table(box: Box[Any], seats: int, *moves: tuple[AnyEntry, int], clock: Clock = BANK) -> Table:
    """A table whose game began at 1,000."""
    about = box.about
    opened = e.Opened(about.name, about.rules_version, seats, "h", False, {}, clock)
    people = [e.Seated(seat, f"P{seat}", f"p{seat}") for seat in range(seats)]
    first: list[AnyEntry] = [opened, *people, e.Started("s")]
    return restore("OAK-1", {about.name: box}, [*((entry, 1_000) for entry in first), *moves])


def guessing(*moves: tuple[AnyEntry, int], clock: Clock = BANK) -> Table:
    """Seats 2 and 4 guess, and the giver is seat 0; asked at 2,000."""
    before = [e.Moved(0, "look"), e.Moved(0, "clue hot"), e.Moved(1, "drop")]
    return table(PASSWORD, 6, *((move, 2_000) for move in before), *moves, clock=clock)


def blow(*moves: tuple[AnyEntry, int]) -> tuple[Table, int, int]:
    """A blow has been announced at 2,000: by whom, and against whom."""
    match = table(PARRY, 2).match
    assert match is not None
    (attacker,) = match.game.waiting()
    announced = (e.Moved(attacker, "attack 1"), 2_000)
    return table(PARRY, 2, announced, *moves), attacker, 1 - attacker


# ---------------------------------------------------------------------- the timer itself


def test_a_timer_without_a_limit_shows_nothing_and_is_never_up() -> None:
    timer = Timer()
    timer.ask(None, 1_000)
    timer.resumed(1_000, 9_000)
    assert (timer.ends, timer.left(9_000), timer.up(10**15)) == (None, None, False)


def test_questions_of_the_same_turn_share_its_seconds_and_others_have_their_own() -> None:
    timer, turn = Timer(), TimeLimit(20, "turn 1")
    timer.ask(turn, 1_000)
    timer.ask(TimeLimit(20, "turn 1"), 6_000)
    assert timer.left(6_000) == 15_000
    timer.ask(TimeLimit(20, "turn 2"), 6_000)
    assert timer.left(8_000) == 18_000
    timer.ask(turn, 8_000)
    assert timer.left(8_000) == 15_000
    timer.ask(None, 9_000)
    timer.ask(turn, 90_000)  # it stood still meanwhile
    assert timer.left(90_000) == 14_000
    assert timer.up(104_000)
    assert timer.left(200_000) == 0


def test_time_in_which_nobody_keeps_the_table_does_not_count() -> None:
    timer = Timer()
    timer.ask(TimeLimit(20, "turn 1"), 1_000)
    timer.resumed(4_000, 900_000)
    timer.resumed(900_000, 990_000)
    assert timer.left(990_000) == 17_000


# ---------------------------------------------------------------------- at a table


def test_a_team_runs_out_of_time_once_and_talk_gives_it_no_more() -> None:
    said = (e.Moved(2, "guess fire"), 10_000)
    assert guessing().choice_left(2_000) == SECONDS
    assert guessing(said).choice_left(10_000) == SECONDS - 8_000
    assert decisions.let_lapse(guessing(said), 21_999) == []
    lapsed = [e.Moved(2, "guess fire", "clock")]  # that 2 was for it, and 4 not yet, is theirs
    assert decisions.let_lapse(guessing(said), 22_000) == lapsed
    assert decisions.let_lapse(guessing(), 22_000) == [e.Moved(2, "pass", "clock")]
    after = guessing(said, (lapsed[0], 22_000))
    assert after.match is not None
    assert after.match.game.table.guesses == ["fire"]
    assert after.choice_left(22_000) == SECONDS  # for the next guess
    assert not any(seat.away for seat in after.seats)
    assert decisions.let_lapse(after, 22_000) == []


def test_an_answer_after_the_seconds_is_too_late_though_nobody_has_said_so() -> None:
    asked = guessing()
    made = [e.Moved(4, "guess fire")]
    assert decisions.move(asked, 4, asked.version, "guess fire", 21_999) == made
    with pytest.raises(decisions.Fault, match="The time is up") as late:
        decisions.move(asked, 4, asked.version, "guess fire", 22_000)
    assert late.value.code == "move/late"
    nodded = [e.Moved(0, "nod")]
    said = guessing((e.Moved(2, "guess fire"), 9_000))
    assert decisions.move(said, 0, said.version, "nod", 22_000) == nodded  # out of turn


def test_what_time_has_decided_is_not_taken_back() -> None:
    lapsed = guessing((e.Moved(2, "guess fire", "clock"), 22_000))
    assert lapsed.match is not None
    refusal = lapsed.match.refuse_undo(2)
    assert refusal is not None
    assert str(refusal) == "The time was up, so what was decided then stands."
    assert {lapsed.way_back(seat) for seat in range(6)} == {None}


def test_going_back_for_practice_gives_the_seconds_back() -> None:
    _, attacker, hit = blow()
    seats = [e.Seated(hit, "Ada", "a"), e.Seated(attacker, "Bob", bot="random")]
    opened = e.Opened("parry", PARRY.about.rules_version, 2, "h", False, {}, Clock())
    first: list[AnyEntry] = [opened, *seats, e.Started("s")]
    done = [(e.Moved(attacker, "attack 1", "bot"), 2_000), (e.Moved(hit, "take"), 9_000)]
    begun = [*((entry, 1_000) for entry in first), *done]
    assert restore("OAK-1", {"parry": PARRY}, begun).choice_left(9_000) == SECONDS - 7_000
    back = restore("OAK-1", {"parry": PARRY}, [*begun, (e.Undone(hit, "practice"), 10_000)])
    assert back.choice_left(10_000) == SECONDS


def test_the_clock_of_one_player_decides_nothing_for_a_team() -> None:
    late = guessing(clock=Clock("move", 5))
    keeper = Autoplay(LiveTable(NOTHING, late, NOTHING, NOTHING), NOTHING, Settings())
    agreed = [e.Moved(2, "guess fire", "bot")]  # it is for that, and no more
    assert keeper.decide(late, 2, Advice(Guess("fire")), late.version, "clock") == agreed


def test_a_bot_that_was_thinking_does_not_replace_what_has_been_proposed_meanwhile() -> None:
    asked = guessing((e.Away(4), 3_000))
    keeper = Autoplay(LiveTable(NOTHING, asked, NOTHING, NOTHING), NOTHING, Settings())
    version, thought = asked.version, Guess("spice")
    proposes = [e.Moved(4, "guess spice", "bot")]
    assert keeper.decide(asked, 4, Advice(thought), version, "bot") == proposes
    asked.apply(e.Moved(2, "guess fire"), 4_000)
    assert (
        keeper.decide(asked, 4, Advice(thought), version, "bot") == []
    )  # it is asked anew, and joins that
    joins = [e.Moved(4, "guess fire", "bot")]
    assert keeper.decide(asked, 4, Advice(Guess("fire")), version, "bot") == joins


def test_only_who_may_answer_learns_whether_all_answers_are_listed() -> None:
    asked = guessing()
    told = {viewer: seen(asked, Reader(viewer)).complete for viewer in (0, 1, 2, 4, None)}
    assert told == {0: True, 1: True, 2: False, 4: False, None: True}


def test_nobody_is_asked_about_going_back_while_a_presence_is_hidden() -> None:
    assert table(PASSWORD, 6).present_besides(1) == [0, 2, 3, 4, 5]
    assert guessing().present_besides(1) == []  # or it would tell whether the giver is there


def test_talk_is_charged_to_no_clock_and_stops_none() -> None:
    quiet = guessing()
    said = guessing((e.Moved(2, "guess fire"), 9_000), (e.Moved(0, "nod"), 9_500))
    assert said.clocks.bank == quiet.clocks.bank
    assert said.clocks.left(12_000) == quiet.clocks.left(12_000)
    assert len(said.made) == len(quiet.made) == 3
    again = guessing(
        (e.Moved(2, "guess fire"), 9_000),
        (e.Moved(4, "guess fire"), 12_000),
    )
    used = 600_000 - 10_000 + 5_000  # who agreed last, no clock tells
    assert [again.clocks.bank[seat] for seat in (2, 4)] == [used, used]
    assert len(again.made) == 4


def test_all_that_is_done_about_one_blow_shares_its_seconds() -> None:
    asked, attacker, hit = blow()
    assert asked.choice_left(2_000) == SECONDS
    answered, *_ = blow((e.Moved(hit, "take"), 7_000))
    assert answered.choice_left(7_000) == SECONDS - 5_000
    one, *_ = blow((e.Moved(hit, "take"), 7_000), (e.Moved(hit, "again"), 9_000))
    assert one.choice_left(9_000) == SECONDS - 7_000
    assert decisions.let_lapse(one, 22_000) == [e.Moved(attacker, "stand", "clock")]


def test_a_window_lapses_for_everybody_who_has_said_nothing() -> None:
    begun: list[tuple[AnyEntry, int]] = []
    for _ in range(3):
        now, _, hit = blow(*begun)
        begun += [(entry, 22_000) for entry in decisions.let_lapse(now, 22_000)]
    made = [(entry.seat, entry.move) for entry, _ in begun if isinstance(entry, e.Moved)]
    assert made[0] == (hit, "take")
    assert sorted(made[1:]) == [(0, "stand"), (1, "stand")]
    now, *_ = blow(*begun)
    assert now.choice_left(22_000) is None  # an attack takes as long as it likes


def test_an_aside_changes_neither_the_question_nor_its_seconds() -> None:
    before, attacker, hit = blow()
    after, *_ = blow((e.Moved(attacker, "brace 1"), 5_000), (e.Moved(hit, "brace 1"), 6_000))
    assert after.choice_left(6_000) == SECONDS - 4_000
    assert not after.stale(hit, before.version)
    back, *_ = blow((e.Moved(attacker, "brace 1"), 5_000), (e.Undone(attacker), 6_000))
    assert back.choice_left(6_000) == SECONDS - 4_000
    assert not back.stale(hit, before.version)
    assert back.clocks.bank == before.clocks.bank


def test_a_shared_question_is_never_stale_and_one_of_several_for_itself_stays() -> None:
    shared = guessing((e.Moved(2, "guess fire"), 9_000))
    assert not shared.stale(4, 1)
    window, attacker, hit = blow()
    asked, *_ = blow((e.Moved(hit, "take"), 3_000))
    one, *_ = blow((e.Moved(hit, "take"), 3_000), (e.Moved(hit, "stand"), 4_000))
    assert window.stale(hit, 0)
    assert not one.stale(attacker, asked.version)
    assert one.stale(attacker, asked.version - 1)


def test_it_stands_still_while_no_server_keeps_the_table() -> None:
    away = guessing((e.Resumed(), 900_000))
    assert away.choice_left(900_000) == SECONDS
    none = Clock()
    assert decisions.resume(guessing(clock=none)) == [e.Resumed()]
    assert decisions.resume(table(PASSWORD, 6, clock=none)) == []


# ---------------------------------------------------------------------- over the wire


async def struck(ada: Client, bob: Client) -> tuple[tuple[Client, int], tuple[Client, int]]:
    """A blow has been announced: who attacks, and who is hit."""
    (attacker, seat), (hit, other) = in_turn(ada, bob)
    await attacker.do("move", seat=seat, version=attacker.version, move="attack 1")
    await hit.reaches(attacker.version)
    return (attacker, seat), (hit, other)


async def run_out(server: Running, code: str, clock: StandingClock) -> None:
    clock.forward(20)
    server.wake_autoplay(code)


def test_when_the_seconds_are_over_the_default_is_played_and_nobody_is_away(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="parry") as (ada, bob, one, _two),
        ):
            (attacker, seat), (hit, other) = await struck(ada, bob)
            update = next(m for m in reversed(hit.heard) if m["type"] == "update")
            assert update["choice_left"] == SECONDS
            standing_clock.forward(5)
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert room["choice_left"] == SECONDS - 5_000
            await run_out(server, one["code"], standing_clock)
            await attacker.sees(lambda: attacker.seen[seat]["step"] == 4)
            await hit.sees(lambda: hit.seen[other]["step"] == 4)
            live = server.backend.registry.live[one["code"]].table
            assert [made.by for made in live.made] == ["person", "clock", "clock", "clock"]
            assert [each.away for each in live.seats] == [False, False]
            assert hit.seen[other]["asked"]  # it is its turn, and it plays itself
            assert live.match is not None
            verify(PARRY, parse(dump(live.match.record())))

    asyncio.run(scene())


def test_after_a_restart_there_is_as_much_time_as_before(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="parry") as (ada, bob, one, _two),
        ):
            await struck(ada, bob)
            standing_clock.forward(5)
            await ada.do("move", seat=0, version=ada.version, move="brace 1")
        standing_clock.forward(3600)
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.client(one["code"]) as again,
        ):
            await again.hello(one["token"])
            await again.sees(lambda: again.room["choice_left"] == SECONDS - 5_000)
            standing_clock.forward(15)
            server.wake_autoplay(one["code"])
            await again.sees(lambda: again.seen[0]["step"] == 5)

    asyncio.run(scene())
