"""Several server processes, one database: whole games across them, and the death of one."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import httpx
from tests.patience import PATIENCE, or_else
from tests.server.harness import TOYS, Client, Message, Running, level, play_out

from parlour.server import entries as e


class Process(Running):
    """`parlour serve` on a free port; killed at the end if it still runs."""

    def __init__(self, process: subprocess.Popen[str], port: int, http: httpx.AsyncClient):
        self.process = process
        self.port = port
        self.http = http


def start(url: str) -> subprocess.Popen[str]:
    given = {
        "DATABASE_URL": url,
        "GAMES": str(TOYS),
        "BOT_PAUSE": "0.01",
        "MESSAGES_PER_SECOND": "1000",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **{f"PARLOUR_{name}": value for name, value in given.items()}},
    )


@asynccontextmanager
async def served(process: subprocess.Popen[str]) -> AsyncIterator[Process]:
    assert process.stdout is not None
    try:
        with or_else(process.kill):
            said = await asyncio.to_thread(process.stdout.readline)
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", said)
        assert found is not None
        base = f"http://127.0.0.1:{found[1]}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE) as http:
            yield Process(process, int(found[1]), http)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Process, Process]]:
    """Both start at once, and find an empty database."""
    first, second = start(url), start(url)
    try:
        async with served(first) as one, served(second) as other:
            yield one, other
    finally:
        second.kill()


async def log(url: str, code: str) -> list[e.AnyEntry]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT * FROM entries WHERE code = $1 ORDER BY version", code)
    await connection.close()
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    return [e.decode(row["body"]) for row in rows]


def versions(client: Client) -> list[int]:
    return [m["version"] for m in client.heard if m["type"] in ("sync", "update")]


def test_two_processes_serve_the_two_players_of_one_match(database_url: str) -> None:
    async def scene() -> None:
        async with two(database_url) as (one, other):
            opened = await one.open(name="Ada", seats=2)
            joined = await other.join(opened["code"], name="Bob")
            async with one.client(opened["code"]) as ada, other.client(opened["code"]) as bob:
                await ada.hello(opened["token"], opened["host_token"])
                await bob.hello(joined["token"])
                await ada.do("start")
                await bob.sees(lambda: bob.seen)
                moves = await play_out((ada, 0), (bob, 1))
                assert moves > 10
                assert ada.seen[0]["result"] == bob.seen[1]["result"]
                assert ada.seen[0]["result"] is not None
                for client in (
                    ada,
                    bob,
                ):  # no gap since each came in
                    told = versions(client)
                    assert told == list(range(told[0], client.version + 1))
                    assert client.version == len(await log(database_url, opened["code"]))
            records = [
                await process.http.get(f"/api/tables/{opened['code']}/record")
                for process in (one, other)
            ]
            assert records[0].content == records[1].content

    asyncio.run(scene())


def test_of_two_moves_at_once_one_is_made_and_the_other_is_told(database_url: str) -> None:
    """One person at two browsers, each connected to another process."""

    async def scene() -> None:
        async with two(database_url) as (one, other):
            opened = await one.open(seats=2)
            joined = await other.join(opened["code"])
            tokens = opened["token"], joined["token"], opened["host_token"]
            async with one.client(opened["code"]) as left, other.client(opened["code"]) as right:
                await left.hello(*tokens)
                await right.hello(*tokens)
                await left.do("start")
                for number in range(30):
                    await both_know(left, right)
                    assert left.asked
                    (seat,) = left.asked
                    assert await left.faces(seat)
                    assert await right.faces(seat)
                    answers = await asyncio.gather(
                        *(ask(client, seat, number + i) for i, client in enumerate((left, right)))
                    )
                    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
                    (error,) = (answer for answer in answers if answer["type"] == "error")
                    assert error["code"] in ("move/stale", "move/refused")
                await both_know(left, right)
                for client in (left, right):
                    await client.look(0)
                assert left.seen == right.seen
            kept = await log(database_url, opened["code"])
            assert sum(isinstance(entry, e.Moved) for entry in kept) == 30

    async def both_know(left: Client, right: Client) -> None:
        await level(left, right)
        assert left.asked == right.asked

    async def ask(client: Client, seat: int, choice: int) -> Message:
        offered = client.seen[seat]["moves"]
        move = offered[choice % len(offered)]["move"]
        return await client.ask("move", seat=seat, version=client.version, move=move)

    asyncio.run(scene())


def test_when_a_process_is_killed_another_goes_on_and_no_clock_is_charged(
    database_url: str,
) -> None:
    async def scene() -> None:
        async with two(database_url) as (one, other):
            bank = {"kind": "bank", "seconds": 600, "increment": 0}
            opened = await one.open(seats=2, start=True, clock=bank)
            code = opened["code"]
            async with one.client(code) as ada:
                await ada.hello(opened["token"])
                assert await play_out((ada, 0), moves=5) == 5
                await ada.sees(lambda: ada.seen[0]["asked"])
                seen, version = ada.seen[0]["view"], ada.version
                database = await asyncpg.connect(database_url)
                await database.execute("UPDATE entries SET at = at - 3600000")  # an hour goes by
                await database.close()
                one.process.kill()
            async with other.client(code) as ada:
                await ada.hello(opened["token"])
                assert ada.seen[0]["view"] == seen
                await ada.sees(lambda: ada.version > version)  # the table is taken up
                assert ada.seen[0]["view"] == seen
                assert all(left > 300_000 for left in ada.room["clocks"])
                assert not any(place["away"] for place in ada.room["seats"])
                assert await play_out((ada, 0), moves=5) == 5
                await ada.sees(lambda: ada.seen[0]["asked"])
            kept = await log(database_url, code)
            assert isinstance(kept[version], e.Resumed)
            assert sum(isinstance(entry, e.Resumed) for entry in kept) == 1
            later = [entry for entry in kept[version:] if isinstance(entry, e.Moved)]
            assert {(entry.seat, entry.by) for entry in later} == {(0, "person"), (1, "bot")}

    asyncio.run(scene())


def test_a_process_that_comes_takes_nothing_from_those_that_live(database_url: str) -> None:
    async def scene() -> None:
        clock = {"kind": "move", "seconds": 3600, "increment": 0}
        async with served(start(database_url)) as one:
            opened = await one.open(seats=2, start=True, clock=clock)
            async with served(start(database_url)) as late, late.client(opened["code"]) as ada:
                await ada.hello(opened["token"])
                assert await play_out((ada, 0), moves=3) == 3
        assert not any(isinstance(x, e.Resumed) for x in await log(database_url, opened["code"]))

    asyncio.run(scene())
