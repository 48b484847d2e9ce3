"""What is kept for those who listen, and that those who look on never lock out those who play."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.patience import eventually
from tests.server.harness import Client, Running, play_out, running
from websockets.exceptions import ConnectionClosed

from parlour.server.entries import Said
from parlour.server.live import LiveTable
from parlour.server.people import FRIENDLY


async def alone(live: LiveTable) -> None:
    """Until nobody listens there any more."""
    await eventually(lambda: not live.audience.listeners)


async def turned_away(client: Client, *tokens: str) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        await client.hello(*tokens)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4029


def test_nothing_is_told_and_nothing_kept_while_nobody_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            async with server.pair() as (ada, bob, one, _two):
                live = server.backend.registry.live[one["code"]]
                await play_out((ada, 0), (bob, 1), moves=5)
                assert live.audience.ring
                assert live.audience.readers
            await alone(live)
            assert not live.audience.ring
            assert not live.audience.readers
            with monkeypatch.context() as patch:
                patch.setattr("parlour.server.audience.seen", None)  # nobody is shown anything
                await live.act(lambda table: [Said("Ada", f"Nobody, at {table.version}?")])
            assert not live.audience.ring
            assert not live.audience.readers

    asyncio.run(scene())


def test_who_comes_back_to_a_table_that_was_left_alone_gets_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            async with server.pair() as (ada, bob, one, two):
                await play_out((ada, 0), (bob, 1), moves=5)
                live, since = server.backend.registry.live[one["code"]], bob.version
            await alone(live)
            await live.act(lambda _: [Said("Ada", "Where are you?")])
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                assert (await bob.hello(two["token"], since=since))["type"] == "sync"
                await ada.hello(one["token"], since=since)
                assert bob.room["chat"][-1]["text"] == "Where are you?"
                assert await play_out((ada, 0), (bob, 1), moves=3) == 3

    asyncio.run(scene())


async def watched(server: Running, code: str, watchers: int, stack: AsyncExitStack) -> Client:
    """So many look on; the last of them."""
    for _ in range(watchers):
        client = await stack.enter_async_context(server.client(code))
        await client.hello()
    return client


def test_those_who_look_on_never_lock_out_those_who_play(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, connections_per_table=2) as server, AsyncExitStack() as stack:
            one = await server.open(seats=2)
            watcher = await watched(server, one["code"], 2, stack)
            async with server.client(one["code"]) as third:
                await turned_away(third)
            async with server.client(one["code"]) as liar:
                await turned_away(liar, "no such token")
            two = await server.join(one["code"])
            for token in (one["token"], one["host_token"], two["token"], two["token"]):
                player = await stack.enter_async_context(server.client(one["code"]))
                assert (await player.hello(token))["type"] == "sync"
            await watcher.lives()
            assert (await watcher.hello())["type"] == "sync"  # who is in may say hello again

    asyncio.run(scene())


def test_a_seat_has_only_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("parlour.server.audience.PER_SEAT", 2)
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            one = await server.open(seats=2)
            two = await server.join(one["code"])
            for token in (one["token"], one["host_token"]):
                for _ in range(2):
                    tab = await stack.enter_async_context(server.client(one["code"]))
                    await tab.hello(token)
                async with server.client(one["code"]) as too_many:
                    await turned_away(too_many, token)
            async with server.client(one["code"]) as bob:
                await bob.hello(two["token"], one["token"])
                names = {seat["name"] for seat in bob.room["seats"]}
                assert len(names & set(FRIENDLY)) == 2

    asyncio.run(scene())


def test_anybody_may_ask_who_is_connected(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            async with server.client(one["code"]) as watcher:
                await watcher.hello()
                room = (await server.http.get(f"/api/tables/{one['code']}")).json()
                assert [seat["connected"] for seat in room["seats"]] == [True, True]
                assert room["spectators"] == 1
            await bob.socket.close()
            await ada.sees(lambda: ada.connected == [True, False])
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert [seat["connected"] for seat in room["seats"]] == [True, False]

    asyncio.run(scene())
