"""Several servers share one database: what happens at one is seen at the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.server.database import Database
from tests.server.harness import TOYS, Client, Message, Running, in_turn, play_out, running
from websockets.exceptions import ConnectionClosed

from parlour.server import entries as e
from parlour.server.stores.base import Row
from parlour.server.stores.postgres import PostgresStore

PATIENCE = 30  # seconds until a test gives up


@asynccontextmanager
async def two(data: Path, url: str, **settings: object) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        running(data, database_url=url, **settings) as one,
        running(data, database_url=url, **settings) as other,
    ):
        yield one, other


@asynccontextmanager
async def apart(
    one: Running, other: Running, **fields: object
) -> AsyncIterator[tuple[Client, Client, Message, Message]]:
    """Two people at one table, each at a server of their own; the first is its host."""
    ada_is = await one.open(name="Ada", seats=2, **fields)
    bob_is = await other.join(ada_is["code"], name="Bob")
    async with one.client(ada_is["code"]) as ada, other.client(ada_is["code"]) as bob:
        await ada.hello(ada_is["token"], ada_is["host_token"])
        await bob.hello(bob_is["token"])
        yield ada, bob, ada_is, bob_is


def store_of(server: Running) -> PostgresStore:
    store = server.house.store
    assert isinstance(store, PostgresStore)
    return store


async def eventually(fits: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


def test_who_is_connected_is_told_across_servers(tmp_path: Path, database_url: str) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url) as (one, other),
            apart(one, other) as (ada, bob, opened, _),
        ):
            await ada.until(lambda message: message.get("connected") == [True, True])
            await bob.until(lambda message: message.get("connected") == [True, True])
            async with other.client(opened["code"]) as guest:
                await guest.hello()
                await ada.until(lambda message: message.get("spectators") == 1)
            await ada.until(lambda message: message.get("spectators") == 0)
            await ada.do("swap_seats", one=0, other=1)
            await bob.next("sync")
            await bob.until(lambda message: message.get("connected") == [True, True])
            await bob.socket.close()
            await ada.until(lambda message: message.get("connected") == [False, True])

    asyncio.run(scene())


def test_who_was_at_a_server_that_is_gone_is_shown_as_gone(
    tmp_path: Path, database_url: str
) -> None:
    async def scene() -> None:
        async with running(tmp_path, database_url=database_url) as one:
            opened = await one.open(seats=2)
            joined = await one.join(opened["code"])
            async with one.client(opened["code"]) as ada:
                await ada.hello(opened["token"])
                other = running(tmp_path, database_url=database_url)
                server = await other.__aenter__()
                async with server.client(opened["code"]) as bob:
                    await bob.hello(joined["token"])
                    await ada.until(lambda message: message.get("connected") == [True, True])
                    stopping = asyncio.create_task(other.__aexit__(None, None, None))
                    await ada.until(lambda message: message.get("connected") == [True, False])
                await stopping

    asyncio.run(scene())


def test_a_table_that_is_begun_elsewhere_leaves_the_lobby(
    tmp_path: Path, database_url: str
) -> None:
    async def scene() -> None:
        async with two(tmp_path, database_url) as (one, other):
            opened = await one.open(seats=2, public=True)
            (listed,) = (await other.http.get("/api/lobby")).json()
            assert listed["code"] == opened["code"]
            async with other.client(opened["code"]) as ada:
                await ada.hello(opened["token"], opened["host_token"])
                await ada.do("start")
                assert (await one.http.get("/api/lobby")).json() == []

    asyncio.run(scene())


def test_one_server_plays_the_bots_of_a_table(tmp_path: Path, database_url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, database_url, games=(TOYS,)) as (one, other):
            opened = await one.open(game="fists", start=True)
            code = opened["code"]
            async with other.client(code) as ada:
                await ada.hello(opened["token"])
                assert code in one.house.stewards
                assert code not in other.house.stewards
                await play_out((ada, 0))
                assert ada.room["state"] == "over"
            await eventually(lambda: not one.house.stewards)
            assert await store_of(other).unfinished() == []

    asyncio.run(scene())


def test_a_rematch_asked_for_at_two_servers_is_one(tmp_path: Path, database_url: str) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url, games=(TOYS,)) as (one, other),
            apart(one, other, game="fists") as (ada, bob, opened, _),
            other.client(opened["code"]) as again,
        ):
            await ada.do("start")
            await bob.until(lambda _: bob.seen)
            await play_out((ada, 0), (bob, 1))
            await again.hello(opened["token"], opened["host_token"])
            await asyncio.gather(ada.do("rematch"), again.do("rematch"))
            await bob.until(lambda _: bob.room["next_code"])
            assert ada.room["next_code"] == again.room["next_code"] == bob.room["next_code"]
            async with asyncio.timeout(PATIENCE):
                while await store_of(one).unfinished() != [bob.room["next_code"]]:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_what_happens_while_a_server_is_deaf_is_caught_up_with(
    tmp_path: Path, database_url: str
) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url) as (one, other),
            apart(one, other) as (ada, bob, _, _),
        ):
            store = store_of(other)
            assert store.session.connection is not None
            open_again = store.session.open
            moved = asyncio.Event()

            async def after_the_move() -> None:
                await moved.wait()
                await open_again()

            store.session.open = after_the_move  # type: ignore[method-assign]
            deaf = store.session.connection.get_server_pid()
            connection = await asyncpg.connect(database_url)
            await connection.execute("SELECT pg_terminate_backend($1)", deaf)
            await connection.close()
            await eventually(lambda: store.session.number == 0)
            await ada.do("start")
            assert bob.version < ada.version
            moved.set()
            await bob.until(lambda _: bob.version == ada.version)
            (first, seat), _ = in_turn(ada, bob)
            await first.move(seat)

    asyncio.run(scene())


def test_what_is_appended_while_a_table_is_being_loaded_is_not_missed(
    tmp_path: Path, database_url: str
) -> None:
    async def scene() -> None:
        async with two(tmp_path, database_url) as (one, other):
            opened = await one.open(seats=2)
            store = store_of(other)
            read, chatted = store.read, asyncio.Event()

            async def slow(code: str, after: int = 0) -> list[Row]:
                rows = await read(code, after)
                await chatted.wait()
                return rows

            store.read = slow  # type: ignore[method-assign]
            coming = asyncio.create_task(other.house.hall.table(opened["code"]))
            await asyncio.sleep(0.1)
            live = one.house.hall.live[opened["code"]]
            await live.act(lambda _: [e.Said("Ada", "hello")])
            await asyncio.sleep(0.1)
            chatted.set()
            there = await coming
            await eventually(lambda: there.table.version == live.table.version)
            assert there.table.chat == live.table.chat

    asyncio.run(scene())


def test_a_house_without_its_database_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, database: Database, database_url: str
) -> None:
    async def scene() -> None:
        async with running(tmp_path, database_url=database_url) as server:
            one = await server.open(start=True)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                while not ada.seen[0]["asked"]:
                    await ada.hear()
                database.stop()
                try:
                    await eventually(lambda: not server.house.stewards)
                    move = ada.seen[0]["moves"][0]["move"]
                    fields = {"seat": 0, "version": ada.version, "move": move}
                    assert await ada.fault("move", **fields) == "server/away"
                    await ada.lives()
                    for path in ("/healthz", "/api/lobby", "/api/tables/OAK-1000"):
                        answer = await server.http.get(path)
                        assert answer.status_code == 503
                        assert answer.json()["extra"] == {"code": "server/away"}
                    async with server.client("OAK-1000") as bob:
                        with pytest.raises(ConnectionClosed) as closed:
                            await bob.hello()
                        assert closed.value.rcvd is not None
                        assert closed.value.rcvd.code == 1013
                finally:
                    database.start()
                await eventually(lambda: one["code"] in server.house.stewards)
                assert (await server.http.get("/healthz")).json()["ok"] is True
                assert await play_out((ada, 0), moves=5) == 5

    asyncio.run(scene())
