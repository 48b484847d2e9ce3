"""Bots, people who are away, and clocks that run out: the table always goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.harness import TOYS, in_turn, play_out, running

BALKY = Path(__file__).parent / "games"


@pytest.mark.parametrize(
    ("bot", "logged"),
    [
        ("asleep", "bot stuck"),
        ("broken", "bot failed"),
        ("cheating", "bot failed"),
        ("dying", "bot process died"),
    ],
)
def test_a_bot_that_does_not_answer_is_replaced_by_a_legal_move(
    tmp_path: Path, bot: str, logged: str
) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS, BALKY), "bot_seconds": 0.2}
        with capture_logs() as logs:
            async with running(tmp_path, **settings) as server:
                one = await server.open(game="balky", seats=2)
                async with server.client(one["code"]) as ada:
                    await ada.hello(one["token"], one["host_token"])
                    await ada.do("sit_bot", seat=1, bot=bot)
                    await ada.do("start")
                    await ada.move(0)
                    while not ada.seen[0]["view"]["shown"][1]:
                        await ada.hear()
        (log,) = [log for log in logs if log["event"] == logged][:1]
        assert (log["game"], log["bot"], log["seat"]) == ("balky", bot, 1)

    asyncio.run(scene())


def test_bots_play_a_whole_game_with_a_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(start=True)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                await play_out((ada, 0))
                assert ada.seen[0]["result"]

    asyncio.run(scene())


def test_a_bot_plays_on_for_who_leaves_until_they_return(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            (gone, seat), (stays, other) = in_turn(ada, bob)
            await gone.do("leave", seat=seat)
            await stays.until(lambda _: stays.seen[other]["asked"])
            assert stays.room["seats"][seat]["away"] is True
            await gone.do("return", seat=seat)
            while not gone.seen[seat]["asked"]:
                await play_out((stays, other), (gone, seat), moves=1)
            assert gone.room["seats"][seat]["away"] is False
            version = server.house.hall.live[gone.room["code"]].table.version
            await asyncio.sleep(0.3)
            assert server.house.hall.live[gone.room["code"]].table.version == version

    asyncio.run(scene())


def test_who_says_hello_again_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            await ada.do("leave", seat=0)
            async with server.client(one["code"]) as again:
                await again.hello(one["token"])
                await bob.until(lambda m: m.get("room") and not m["room"]["seats"][0]["away"])

    asyncio.run(scene())


def test_a_bot_plays_on_when_the_clock_runs_out(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = {"kind": "move", "seconds": 1}
        async with running(tmp_path) as server, server.pair(clock=clock) as (ada, bob, _, _two):
            (late, seat), (waits, other) = in_turn(ada, bob)
            left = late.room["clocks"][seat]
            assert 0 < left <= 1000
            version = waits.version
            await waits.until(lambda _: waits.seen[other]["asked"])
            assert waits.version > version
            assert waits.room["seats"][seat]["away"] is True
            assert waits.room["seats"][other]["away"] is False
            await waits.move(other)

    asyncio.run(scene())


def test_who_moves_is_back_even_if_the_clock_had_run_out(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS,), "bot_pause": 60}
        async with (
            running(tmp_path, **settings) as server,
            server.pair(game="fists") as (ada, bob, _, _two),
        ):
            await ada.do("leave", seat=0)
            await ada.do("move", seat=0, version=ada.version, move="show 1")
            assert (await bob.until(lambda _: bob.version == ada.version))["type"] == "update"
            assert bob.room["seats"][0]["away"] is False

    asyncio.run(scene())
