"""How much one address, one table and one connection may ask for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.patience import eventually
from tests.server.harness import LARGEST_FRAME, TOYS, play_out, running
from tests.server.standing_clock import StandingClock
from websockets.exceptions import ConnectionClosed

from parlour.server.api.faults import network
from parlour.server.limits import Bucket, Buckets, Crowd


def test_a_bucket_gives_what_it_holds_and_fills_again(standing_clock: StandingClock) -> None:
    bucket = Bucket(per_second=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    standing_clock.forward(0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    standing_clock.forward(100)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_one_address_does_not_pay_for_another() -> None:
    buckets = Buckets(per_second=0.001, burst=1)
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]


def test_only_so_many_addresses_are_remembered() -> None:
    buckets = Buckets(per_second=0.001, burst=1, most=2)
    for address in ("a", "b", "a", "c"):
        buckets.take(address)
    assert list(buckets.kept) == ["a", "c"]


def test_all_addresses_of_one_household_count_as_one() -> None:
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9")
    assert network("2001:db8:1:2::9") != network("2001:db8:1:3::9")


def test_a_crowd_has_room_again_when_somebody_has_gone() -> None:
    crowd = Crowd(per_address=2)
    with crowd.enter("a") as first, crowd.enter("a") as second:
        assert (first, second) == (True, True)
        with crowd.enter("a") as third, crowd.enter("b") as fourth:
            assert (third, fourth) == (False, True)
    with crowd.enter("a") as again:
        assert again is True
    assert not crowd.addresses


@pytest.mark.usefixtures("standing_clock")
def test_too_many_requests_are_refused_and_the_page_is_still_served(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, requests_per_second=0.2) as server:
            answers = [await server.http.get("/api/lobby") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
            assert answers[-1].json()["extra"] == {"code": "rate"}
            assert answers[-1].headers["retry-after"] == "1"
            assert (await server.http.get("/healthz")).status_code == 200

    asyncio.run(scene())


@pytest.mark.usefixtures("standing_clock")
def test_one_address_opens_only_so_many_tables_and_the_others_still_can(tmp_path: Path) -> None:
    async def scene() -> None:
        asked: list[dict[str, Any]] = [{}, {"tutorial": True}, {"start": True}, {}]
        async with running(tmp_path, games=(TOYS,), openings_per_minute=0.3) as server:
            answers = [
                await server.http.post("/api/tables", json={"game": "fists", **fields})
                for fields in ({"seats": 77}, *asked)  # what cannot be opened does not count
            ]
            assert [answer.status_code for answer in answers] == [400, 201, 201, 201, 429]
            assert answers[-1].json()["extra"] == {"code": "rate"}
            assert len(server.backend.registry.live) == 3
            assert server.backend.openings.take("another") is True
            joined = await server.join(answers[1].json()["code"])
            assert joined["seat"] == 1

    asyncio.run(scene())


def test_a_rematch_counts_as_a_table_that_is_opened(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS,), "openings_per_minute": 0.1}
        async with running(tmp_path, **settings) as server, server.pair(game="fists") as pair:
            ada, bob = pair[:2]
            await play_out((ada, 0), (bob, 1))
            assert await ada.fault("rematch") == "rate"
            standing_clock.forward(600)
            await ada.do("rematch")
            assert ada.room["next_code"]
            await ada.do("rematch")  # it is the same one

    asyncio.run(scene())


@pytest.mark.usefixtures("standing_clock")
def test_sockets_opened_too_quickly_are_turned_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, requests_per_second=0.2) as server:
            code = (await server.open())["code"]
            async with server.client(code) as one, server.client(code) as two:
                await one.hello()
                with pytest.raises(ConnectionClosed) as closed:
                    await two.hello()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4029
                await one.lives()

    asyncio.run(scene())


@pytest.mark.parametrize("limit", ["connections_per_table", "connections_per_address"])
def test_one_connection_too_many_is_turned_away(tmp_path: Path, limit: str) -> None:
    async def scene() -> None:
        async with running(tmp_path, **{limit: 2}) as server:
            code = (await server.open())["code"]
            async with server.client(code) as one:
                await one.hello()
                async with server.client(code) as two, server.client(code) as three:
                    await two.hello()
                    with pytest.raises(ConnectionClosed) as closed:
                        await three.hello()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4029
                    await one.lives()
                await eventually(lambda: server.backend.crowd.addresses.total() == 1)
                async with server.client(code) as again:
                    await again.hello()
                    await again.lives()

    asyncio.run(scene())


def test_a_message_beyond_all_measure_ends_the_connection_and_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            await ada.socket.send(" " * (LARGEST_FRAME - 1))
            assert (await ada.next("error"))["code"] == "message/too-large"
            await ada.lives()
            await ada.socket.send(" " * (LARGEST_FRAME + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await ada.lives()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await bob.lives()

    asyncio.run(scene())


def test_a_message_is_measured_in_bytes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, largest_message=1000) as server, server.pair() as pair:
            ada = pair[0]
            await ada.socket.send('{"type": "chat", "id": 1, "text": "' + "\u00e9" * 600 + '"}')
            assert (await ada.next("error"))["code"] == "message/too-large"

    asyncio.run(scene())
