"""Several servers share one database: what happens at one is seen at the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.patience import eventually
from tests.server.database import Database
from tests.server.harness import TOYS, Client, Message, Running, in_turn, play_out, running
from tests.server.standing_clock import StandingClock
from websockets.exceptions import ConnectionClosed

from parlour.server import entries as e
from parlour.server.stores.base import Row
from parlour.server.stores.postgres import PostgresStore


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
    store = server.backend.store
    assert isinstance(store, PostgresStore)
    return store


def test_who_is_connected_is_told_across_servers(tmp_path: Path, database_url: str) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url) as (one, other),
            apart(one, other) as (ada, bob, opened, _),
        ):
            await ada.sees(lambda: ada.connected == [True, True])
            await bob.sees(lambda: bob.connected == [True, True])
            async with other.client(opened["code"]) as guest:
                await guest.hello()
                await ada.sees(lambda: ada.spectators == 1)
            await ada.sees(lambda: ada.spectators == 0)
            await ada.do("swap_seats", one=0, other=1)
            await bob.next("sync")
            await bob.sees(lambda: bob.connected == [True, True])
            await ada.sees(lambda: ada.connected == [True, True])
            await bob.socket.close()
            await ada.sees(lambda: ada.connected == [False, True])

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
                    await ada.sees(lambda: ada.connected == [True, True])
                    stopping = asyncio.create_task(other.__aexit__(None, None, None))
                    await ada.sees(lambda: ada.connected == [True, False])
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
                assert code in one.backend.autoplays
                assert code not in other.backend.autoplays
                await play_out((ada, 0))
                assert ada.room["state"] == "over"
            await eventually(lambda: not one.backend.autoplays)
            assert await store_of(other).unfinished() == []

    asyncio.run(scene())


def test_when_a_server_is_gone_its_clocks_run_out_at_another(
    tmp_path: Path, database_url: str, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path, database_url=database_url) as heir:
            async with running(tmp_path, database_url=database_url) as keeper:
                clock = {"kind": "move", "seconds": 20, "increment": 0}
                code = (await keeper.open(seats=2, start=True, clock=clock))["code"]
                match = keeper.backend.registry.live[code].table.match
                assert match is not None
                await eventually(lambda: 0 in match.game.waiting())  # the bot has moved
                standing_clock.forward(10)
                await keeper.steward_looks(code)
            async with heir.client(code) as watcher:
                await watcher.hello()
                await eventually(lambda: code in heir.backend.autoplays)
                standing_clock.forward(19)  # it begins anew: nobody pays for what was in between
                await heir.steward_looks(code)
                assert not heir.backend.registry.live[code].table.seats[0].away
                standing_clock.forward(1)
                heir.wake_autoplay(code)
                await watcher.sees(lambda: watcher.room["seats"][0]["away"])
            rows = await store_of(heir).read(code)
            kept = [e.decode(row.body) for row in rows]
            begun = next(i for i, entry in enumerate(kept) if isinstance(entry, e.Resumed))
            assert e.Away(0) not in kept[:begun]
            after = [entry for entry in kept[begun:] if isinstance(entry, e.Moved)]
            assert next(entry for entry in after if entry.seat == 0).by == "clock"

    asyncio.run(scene())


def test_a_rematch_asked_for_at_two_servers_is_one(tmp_path: Path, database_url: str) -> None:
    async def scene() -> None:
        async with (
            two(tmp_path, database_url, games=(TOYS,)) as (one, other),
            apart(one, other, game="fists") as (ada, bob, opened, _),
            other.client(opened["code"]) as again,
        ):
            await ada.do("start")
            await bob.sees(lambda: bob.seen)
            await play_out((ada, 0), (bob, 1))
            await again.hello(opened["token"], opened["host_token"])
            await asyncio.gather(ada.do("rematch"), again.do("rematch"))
            await bob.sees(lambda: bob.room["next_code"])
            assert ada.room["next_code"] == again.room["next_code"] == bob.room["next_code"]

            async def one_is_left() -> bool:
                return await store_of(one).unfinished() == [bob.room["next_code"]]

            await eventually(one_is_left)

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
            await bob.reaches(ada.version)
            (first, seat), _ = in_turn(ada, bob)
            await first.move(seat)

    asyncio.run(scene())


def test_what_is_appended_while_a_table_is_being_loaded_is_not_missed(
    tmp_path: Path, database_url: str
) -> None:
    async def scene() -> None:
        async with two(tmp_path, database_url) as (one, other):
            opened = await one.open(seats=2)
            store, cluster = store_of(other), other.backend.cluster
            read, appended = store.read, cluster.appended
            have_read, heard = asyncio.Event(), asyncio.Event()

            async def slow(code: str, after: int = 0) -> list[Row]:
                rows = await read(code, after)
                have_read.set()
                await heard.wait()
                return rows

            def noted(code: str, version: int) -> None:
                appended(code, version)
                heard.set()

            store.read = slow  # type: ignore[method-assign]
            cluster.appended = noted  # type: ignore[method-assign]
            coming = asyncio.create_task(other.backend.registry.table(opened["code"]))
            await have_read.wait()
            live = one.backend.registry.live[opened["code"]]
            await live.act(lambda _: [e.Said("Ada", "hello")])
            there = await coming
            await eventually(lambda: there.table.version == live.table.version)
            assert there.table.chat == live.table.chat

    asyncio.run(scene())


def test_a_server_without_its_database_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, database: Database, database_url: str
) -> None:
    async def scene() -> None:
        async with running(tmp_path, database_url=database_url) as server:
            one = await server.open(start=True)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                await ada.sees(lambda: ada.seen[0]["asked"])
                database.stop()
                try:
                    await eventually(lambda: not server.backend.autoplays)
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
                await eventually(lambda: one["code"] in server.backend.autoplays)
                assert (await server.http.get("/healthz")).json()["ok"] is True
                assert await play_out((ada, 0), moves=5) == 5

    asyncio.run(scene())
