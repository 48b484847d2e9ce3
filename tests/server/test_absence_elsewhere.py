"""Where nobody is taken for gone, what several servers make of it, and what it tells."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.patience import eventually
from tests.server.hall import DAY, GRACE, MOMENT, Hall
from tests.server.harness import Client, Message, in_turn, level, play_out, running
from tests.server.standing_clock import StandingClock
from tests.server.test_channels import FOE, GIVER, party
from tests.server.test_cluster import apart, two

# ---------------------------------------------------------------------- where it is not so


def test_where_players_have_clocks_those_see_to_it(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        clock = {"kind": "move", "seconds": DAY}
        async with (
            running(tmp_path) as server,
            server.pair(game="heap", clock=clock) as (ada, bob, one, _two),
        ):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), _ = in_turn(ada, bob)
            await hall.goes(gone)
            await hall.waits(DAY - 1)
            await hall.gives_up(seat, after=1)

    asyncio.run(scene())


def test_in_a_tutorial_nobody_is_gone(tmp_path: Path, standing_clock: StandingClock) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(game="fists", tutorial=True)
            async with server.client(one["code"]) as learner:
                await learner.hello(one["token"])
                hall = Hall(server, one["code"], standing_clock)
                assert 1 in hall.asked
                await hall.waits(DAY)

    asyncio.run(scene())


def test_before_the_start_and_after_the_end_nobody_is_waited_for(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(game="heap", seats=2)
            two = await server.join(one["code"])
            hall = Hall(server, one["code"], standing_clock)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                await hall.waits(DAY)
                async with server.client(one["code"]) as bob:
                    await bob.hello(two["token"])
                    await ada.do("start")
                    await play_out((ada, 0), (bob, 1))
                    await hall.goes(bob)
                standing_clock.forward(DAY)
                await ada.lives()
                assert hall.away == []

    asyncio.run(scene())


# ---------------------------------------------------------------------- servers


def test_with_a_server_it_counts_anew(tmp_path: Path, standing_clock: StandingClock) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), (_stays, other) = in_turn(ada, bob)
            await hall.goes(gone)
            await hall.waits(GRACE - 1)
        standing_clock.forward(DAY)
        async with running(tmp_path) as server, server.client(one["code"]) as again:
            hall = Hall(server, one["code"], standing_clock)
            await again.hello((one, two)[other]["token"])
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(seat)

    asyncio.run(scene())


def test_who_is_connected_to_another_server_is_there_and_waits_there(
    tmp_path: Path, database_url: str, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url) as (keeper, other),
            apart(keeper, other, game="heap") as (ada, bob, one, joined),
        ):
            await ada.do("start")
            await level(ada, bob)
            hall = Hall(keeper, one["code"], standing_clock)
            await eventually(lambda: set(hall.live.attendance.came) == {0, 1})
            (asked, seat), (waits, _) = in_turn(ada, bob)
            await hall.waits(DAY)
            await asked.socket.close()
            await eventually(lambda: set(hall.live.attendance.came) == {1 - seat})
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(seat)
            await waits.sees(lambda: waits.room["seats"][seat]["away"])
            elsewhere = (other, keeper)[seat]
            async with elsewhere.client(one["code"]) as again:
                await again.hello((one, joined)[seat]["token"])
                await eventually(lambda: hall.away == [])
                await eventually(lambda: set(hall.live.attendance.came) == {0, 1})

    asyncio.run(scene())


def test_who_says_hello_while_a_bot_is_given_the_seat_is_back(
    tmp_path: Path, standing_clock: StandingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), _ = in_turn(ada, bob)
            await hall.goes(gone)
            store, come = server.backend.store, asyncio.Event()
            append = store.append

            def slow(*about: Any) -> asyncio.Future[None]:
                async def later() -> None:
                    await come.wait()
                    await append(*about)

                return asyncio.ensure_future(later())

            monkeypatch.setattr(store, "append", slow)
            standing_clock.forward(GRACE)
            version = hall.live.table.version
            server.wake_autoplay(one["code"])
            await eventually(lambda: hall.live.turn.taken)
            async with server.client(one["code"]) as again:
                await again.hello((one, two)[seat]["token"])
                come.set()
                await eventually(lambda: hall.live.table.version > version)
                await again.lives()
                assert hall.away == []

    asyncio.run(scene())


# ---------------------------------------------------------------------- secrets


async def quiet_news(clients: list[Client], before: list[int]) -> list[list[Message]]:
    """What each of them has got since then, when all that was sent has come."""
    for client in clients:
        await client.lives()
    return [
        [message for message in client.heard[start:] if message["type"] != "pong"]
        for client, start in zip(clients, before, strict=True)
    ]


def test_that_a_bot_plays_for_who_is_hidden_is_another_version_and_nothing_else(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server) as p:
            hall = Hall(server, p.code, standing_clock)
            await p.plays((GIVER, "look"))
            others = p.everybody[1:]
            await quiet_news(others, [0] * 4)
            before = [len(client.heard) for client in others]
            await hall.goes(p.people[GIVER])
            await hall.waits(GRACE - MOMENT)
            assert await quiet_news(others, before) == [[], [], [], []]
            standing_clock.forward(MOMENT)
            server.wake_autoplay(p.code)
            await p.people[FOE].sees(lambda: p.people[FOE].seen[FOE]["asked"])
            for got in await quiet_news(others, before):
                away, *clue = got
                assert (away["room"], away["seen"], away["said"]) == (None, [], [])
                rooms = [m["room"] for m in clue if m["type"] == "update" and m["room"]]
                assert [room for room in rooms if room["seats"][GIVER]["away"]] == []
            assert hall.away == [GIVER]

    asyncio.run(scene())
