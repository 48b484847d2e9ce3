"""The time of a whole game: told, called by the house, and not charged while no server is there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.harness import TOYS, play_out, read, running
from tests.server.standing_clock import StandingClock
from tests.server.test_asides import over, table

from parlour.arena.record import parse
from parlour.arena.replaying import verify
from parlour.games.heap import GAME as HEAP
from parlour.kernel.agenda import HOUSE
from parlour.server import decisions
from parlour.server import entries as e
from parlour.server.clocks import Hourglass
from parlour.server.entries import AnyEntry

HOUR = 3_600_000
LIMITED = {"heap": "thirty", "limit": "an_hour"}
TURNS = [(e.Moved(seat, "take 1"), 2_000) for seat in range(3)]


def test_without_a_limit_there_is_no_time_to_show() -> None:
    glass = Hourglass(None, 1_000)
    glass.resumed(1_000, 9_000)
    assert (glass.left(9_000), glass.up(10**15), glass.runs) == (None, False, False)
    assert table().time_left(9_000) is None


def test_time_runs_from_the_start_on_and_is_up_once() -> None:
    glass = Hourglass(60, 1_000)
    assert glass.left(11_000) == 50_000
    assert not glass.up(60_999)
    assert glass.up(61_000)
    assert glass.left(99_000) == 0
    glass.called = True
    assert not glass.up(61_000)
    assert glass.left(99_000) is None


def test_time_in_which_no_server_kept_the_table_does_not_count() -> None:
    begun = table(*TURNS, limit="an_hour")
    assert begun.time_left(2_000) == HOUR - 1_000
    away = table(*TURNS, (e.Resumed(), 9_000_000), limit="an_hour")
    assert away.time_left(9_000_000) == HOUR - 1_000
    twice = table(*TURNS, (e.Resumed(), 9_000_000), (e.Resumed(), 9_005_000), limit="an_hour")
    assert twice.time_left(9_005_000) == HOUR - 1_000


def test_a_server_that_takes_up_a_limited_game_says_so() -> None:
    assert decisions.resume(table(limit="an_hour")) == [e.Resumed()]
    assert decisions.resume(table()) == []


def test_the_house_calls_time_when_it_is_up_and_the_game_lets_it() -> None:
    at = 1_000 + HOUR
    begun: list[tuple[AnyEntry, int]] = [*TURNS]
    assert decisions.call_time(table(*begun, limit="an_hour"), at - 1) == []
    called = [e.Moved(HOUSE, "time up", "clock")]
    assert decisions.call_time(table(*begun, limit="an_hour"), at) == called
    assert decisions.call_time(table(*begun[:2], limit="an_hour"), at) == []  # HEAP-7
    assert decisions.call_time(table(*begun), at) == []
    over_already = table(*begun, *[(entry, at) for entry in called], limit="an_hour")
    assert decisions.call_time(over_already, at) == []
    assert decisions.call_time(table(*begun, (e.Closed(), at), limit="an_hour"), at) == []


def test_everybody_is_told_how_long_there_is_and_a_gap_is_filled_with_the_true_time(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap", options=LIMITED) as (ada, bob, one, _),
        ):
            assert 0 < ada.room["time_left"] <= HOUR
            await play_out((ada, 0), (bob, 1), moves=2)
            update = next(m for m in reversed(ada.heard) if m["type"] == "update")
            assert 0 < update["time_left"] <= HOUR
            async with server.client(one["code"]) as again:
                told = await again.hello(one["token"], since=ada.version - 1)
                assert told["type"] == "sync"
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert 0 < room["time_left"] <= HOUR
            unlimited = await server.open(game="heap", start=True)
            room = (await server.http.get(f"/api/tables/{unlimited['code']}")).json()
            assert (room["state"], room["time_left"]) == ("playing", None)

    asyncio.run(scene())


def test_when_time_is_up_the_house_ends_the_game(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        options = {**LIMITED, "limit": "a_second"}
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap", options=options) as (ada, bob, one, _),
        ):
            await play_out((ada, 0), (bob, 1), moves=2)
            standing_clock.forward(1)
            server.wake_autoplay(one["code"])
            await over(bob)
            assert read(bob.seen[1]["log"][-1]["text"]) == "Time is up."
            assert bob.room["time_left"] is None
            path = f"/api/tables/{one['code']}"
            story = (await server.http.get(f"{path}/story")).json()
            last = story["moves"][-1]
            assert (last["seat"], last["move"], last["by"]) == (-1, "time up", "clock")
            position = (await server.http.get(f"{path}/position/3?seat=0")).json()
            assert (position["seat"], read(position["label"])) == (-1, "time up")
            record = parse((await server.http.get(f"{path}/record")).content)
            assert verify(HEAP, record).over

    asyncio.run(scene())


def test_time_that_the_game_does_not_let_be_called_is_called_as_soon_as_it_does(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        options = {**LIMITED, "limit": "a_second"}
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap", options=options) as (ada, bob, one, _),
        ):
            standing_clock.forward(1)
            await server.steward_looks(one["code"])
            await ada.lives()
            assert ada.room["state"] == "playing"  # HEAP-7: Bob has not had his turn
            await play_out((ada, 0), (bob, 1), moves=2)
            await over(ada)

    asyncio.run(scene())


def test_after_a_restart_the_time_goes_on_from_where_it_was(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap", options=LIMITED) as (ada, bob, one, _),
        ):
            started = ada.version
            await play_out((ada, 0), (bob, 1), moves=2)
        standing_clock.forward(7200)  # the server was away for two hours
        async with running(tmp_path, games=(TOYS,)) as server:
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert room["state"] == "playing"
            assert room["time_left"] == HOUR
        shift(tmp_path, f"at - {HOUR} WHERE version <= {started}")  # an hour had been played
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.client(one["code"]) as again,
        ):
            await again.hello(one["token"])
            await over(again)
            assert read(again.seen[0]["log"][-1]["text"]) == "Time is up."

    asyncio.run(scene())


def shift(data: Path, by: str) -> None:
    with sqlite3.connect(data / "tables.sqlite") as db:
        db.execute(f"UPDATE entries SET at = {by}")
    db.close()
