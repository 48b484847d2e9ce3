"""From one player to twelve: the same server, the same messages."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.harness import Client, Message, Running, play_out, read, running

MOST = 12


async def full_table(server: Running, people: int, stack: AsyncExitStack) -> list[Client]:
    """So many people, each with a page of their own; the first is the host, and has begun."""
    opened = await server.open(name="Nr. 0", seats=people)
    joined = [await server.join(opened["code"], name=f"Nr. {n}") for n in range(1, people)]
    clients = []
    for number, held in enumerate([opened, *joined]):
        client = await stack.enter_async_context(server.client(opened["code"]))
        await client.hello(held["token"], opened["host_token"] if number == 0 else None)
        clients.append(client)
    await clients[0].do("start")
    for client in clients:
        while client.room["state"] != "playing":
            await client.hear()
    return clients


async def story(server: Running, client: Client) -> Message:
    told: Message = (await server.http.get(f"/api/tables/{client.room['code']}/story")).json()
    return told


def test_twelve_people_play_a_whole_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            clients = await full_table(server, MOST, stack)
            await play_out(*((client, seat) for seat, client in enumerate(clients)))
            assert all(client.room["state"] == "over" for client in clients)
            told = await story(server, clients[0])
            assert told["names"] == [f"Nr. {seat}" for seat in range(MOST)]
            assert len(told["result"]["places"]) == MOST
            assert {len(step) for step in told["figures"]["height"]} == {MOST}

    asyncio.run(scene())


def test_twelve_sit_at_one_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(name="Nr. 0", seats=MOST)
            joined = [await server.join(opened["code"]) for _ in range(1, MOST)]
            tokens = [held["token"] for held in (opened, *joined)]
            async with server.client(opened["code"]) as client:
                await client.hello(*tokens, opened["host_token"])
                await client.do("start")
                await client.sees(lambda: client.room["state"] == "playing")
                await play_out(*((client, seat) for seat in range(MOST)))
                assert client.room["state"] == "over"

    asyncio.run(scene())


@pytest.mark.parametrize("bots", [0, 11])
def test_a_host_makes_room_for_twelve_or_for_one_alone(tmp_path: Path, bots: int) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            opened = await server.open(name="Ada")
            async with server.client(opened["code"]) as ada:
                await ada.hello(opened["token"], opened["host_token"])
                assert len(ada.room["seats"]) == 4
                await ada.do("change", seats=1 + bots)
                for seat in range(1, 1 + bots):
                    await ada.do("sit_bot", seat=seat, bot="random")
                assert len({seat["name"] for seat in ada.room["seats"]}) == 1 + bots
                await ada.do("start")
                assert await ada.fault("change", seats=13) == "table/started"

    asyncio.run(scene())


def test_who_plays_alone_and_loses_sees_that_nobody_has_won(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            (ada,) = await full_table(server, 1, stack)
            while ada.room["state"] != "over":
                await ada.move(0)  # the first that is offered: one step
            assert ada.seen[0]["result"]["places"] == [2]
            assert read(ada.seen[0]["log"][-1]["text"]) == "It is dark. On the summit: nobody."
            assert (await story(server, ada))["result"]["places"] == [2]
            await ada.do("rematch")

    asyncio.run(scene())
