"""Who is waited for and not connected is played for by a bot, as long as somebody else is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.patience import eventually
from tests.server.hall import DAY, GRACE, MOMENT, Hall, three
from tests.server.harness import in_turn, level, running
from tests.server.standing_clock import StandingClock


def test_a_bot_plays_for_who_is_waited_for_and_gone_after_the_grace_and_not_before(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), (stays, other) = in_turn(ada, bob)
            await hall.goes(gone)
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(seat)
            await stays.sees(lambda: stays.seen[other]["asked"])
            assert stays.room["seats"][seat]["away"] is True
            assert hall.made == [(seat, "bot")]
            async with server.client(one["code"]) as again:
                await again.hello((one, two)[seat]["token"])
                await eventually(lambda: hall.away == [])
                await level(stays, again)
                await stays.move(other)
                await level(stays, again)
                await server.steward_looks(one["code"])
                await again.move(seat)  # it is its own again
            assert hall.made == [(seat, "bot"), (other, "person"), (seat, "person")]

    asyncio.run(scene())


def test_a_bot_takes_over_although_nobody_wakes_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, absent_seconds=0.1) as server,
            server.pair(game="heap") as (ada, bob, _one, _two),
        ):
            (gone, seat), (stays, other) = in_turn(ada, bob)
            await gone.socket.close()
            await stays.sees(lambda: stays.room["seats"][seat]["away"])
            await stays.sees(lambda: stays.seen[other]["asked"])

    asyncio.run(scene())


def test_it_counts_anew_from_the_last_time_that_somebody_has_gone(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), _ = in_turn(ada, bob)
            await hall.goes(gone)
            await hall.waits(GRACE - 1)
            async with server.client(one["code"]) as again:
                await again.hello((one, two)[seat]["token"])
                await hall.waits(DAY)
                await hall.goes(again)
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(seat)

    asyncio.run(scene())


def test_one_page_of_somebody_is_enough_to_be_there(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), _ = in_turn(ada, bob)
            async with server.client(one["code"]) as tab:
                await tab.hello((one, two)[seat]["token"])
                await hall.goes(gone)
                await hall.waits(DAY)

    asyncio.run(scene())


def test_who_is_not_waited_for_may_be_gone_and_has_the_grace_when_they_are(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, _two):
            hall = Hall(server, one["code"], standing_clock)
            (thinks, seat), (gone, other) = in_turn(ada, bob)
            await hall.goes(gone)
            await hall.waits(DAY)
            await thinks.move(seat)
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(other)
            await thinks.sees(lambda: thinks.seen[seat]["asked"])

    asyncio.run(scene())


def test_of_all_who_are_asked_at_once_each_who_is_gone_has_the_grace(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, three(server, standing_clock) as (hall, people, _):
            await hall.goes(people[0])
            await hall.waits(10)
            await hall.goes(people[2])
            await hall.waits(GRACE - 10 - MOMENT)
            await hall.gives_up(0)
            await hall.waits(10 - MOMENT)
            await hall.gives_up(0, 2)
            await level(people[1])
            await people[1].sees(lambda: people[1].room["seats"][2]["away"])
            await people[1].move(1)
            await people[1].sees(lambda: people[1].seen[1]["step"] >= 3)

    asyncio.run(scene())


# ---------------------------------------------------------------------- who waits


def test_where_nobody_else_is_connected_a_table_rests_until_somebody_comes_who_waits(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair(game="heap") as (ada, bob, one, two):
            hall = Hall(server, one["code"], standing_clock)
            (gone, seat), (waits, other) = in_turn(ada, bob)
            await hall.goes(gone, waits)
            async with server.client(one["code"]) as watcher, server.client(one["code"]) as host:
                await watcher.hello()
                await host.hello(one["host_token"])
                await hall.waits(DAY)
                async with server.client(one["code"]) as again:
                    await again.hello((one, two)[other]["token"])
                    await hall.waits(GRACE - MOMENT)
                    await hall.gives_up(seat)

    asyncio.run(scene())


def test_one_of_several_who_wait_may_go_and_come_and_it_counts_on(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            three(server, standing_clock) as (hall, people, tokens),
        ):
            await people[2].move(2)
            await hall.goes(people[0])
            await hall.waits(GRACE - 1)
            await hall.goes(people[2])
            async with server.client(hall.code) as again:
                await again.hello(tokens[2])
                await hall.gives_up(0, after=1)

    asyncio.run(scene())


def test_bots_do_not_wait_nor_who_has_left(tmp_path: Path, standing_clock: StandingClock) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, three(server, standing_clock) as (hall, people, _):
            await people[0].do("clear_seat", seat=2)
            await people[0].do("leave", seat=0)
            await hall.goes(people[1])
            await eventually(lambda: hall.asked == [1])
            await server.steward_looks(hall.code)
            await hall.waits(DAY)
            await people[0].do("return", seat=0)
            await hall.waits(GRACE - MOMENT)
            hall.clock.forward(MOMENT)
            server.wake_autoplay(hall.code)
            await eventually(lambda: hall.away == [1])

    asyncio.run(scene())


# ---------------------------------------------------------------------- a shared device


def test_with_a_device_all_go_who_share_it(tmp_path: Path, standing_clock: StandingClock) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            three(server, standing_clock, (0, 1), (2,)) as (hall, (device, page), tokens),
        ):
            assert hall.asked == [0, 1, 2]
            await hall.waits(DAY)  # nobody holds the device, but it is there
            await hall.goes(device)
            await hall.waits(GRACE - MOMENT)
            await hall.gives_up(0, 1)
            async with server.client(hall.code) as again:
                await again.hello(*tokens[:2])
                await eventually(lambda: hall.away == [])
                await hall.goes(page)
                await hall.waits(GRACE - MOMENT)
                await hall.gives_up(2)  # for whom those at the device wait

    asyncio.run(scene())


def test_at_a_device_alone_nobody_waits_for_who_shares_it(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            three(server, standing_clock, (0, 1, 2)) as (hall, (device,), tokens),
        ):
            await hall.waits(DAY)
            await hall.goes(device)
            await hall.waits(DAY)
            async with server.client(hall.code) as again:
                await again.hello(*tokens)
                await hall.waits(DAY)

    asyncio.run(scene())
