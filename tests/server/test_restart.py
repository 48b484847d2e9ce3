"""The server stops, or is killed: every acknowledged move is there, and no clock was charged."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.patience import PATIENCE, eventually, or_else
from tests.server.harness import PATIENT, REFERENCE, TOYS, Client, Running, play_out, running
from tests.server.standing_clock import StandingClock
from websockets.asyncio.client import connect

from parlour.server import entries as e


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, two):
            await play_out((ada, 0), (bob, 1), moves=12)
            left, log = ada.seen[0]["view"], await read_log(server, one)
        async with (
            running(tmp_path) as server,
            server.client(one["code"]) as ada,
            server.client(one["code"]) as bob,
        ):
            await ada.hello(one["token"])
            await bob.hello(two["token"])
            assert ada.seen[0]["view"] == left
            assert await read_log(server, one) == log
            await play_out((ada, 0), (bob, 1))
            assert ada.seen[0]["result"]

    asyncio.run(scene())


async def read_log(server: Running, one: dict[str, str]) -> list[bytes]:
    return [row.body for row in await server.backend.store.read(one["code"])]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, bot_pause=2 * PATIENCE) as server:
            one = await server.open(start=True)
            table = server.backend.registry.live[one["code"]].table
            assert table.match is not None
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                while ada.seen[0]["asked"]:
                    await ada.move(0)
        async with running(tmp_path) as server, server.client(one["code"]) as ada:
            await ada.hello(one["token"])
            await ada.sees(lambda: ada.seen[0]["asked"])

    asyncio.run(scene())


def test_no_clock_is_charged_for_the_time_the_server_was_away(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        clock = {"kind": "bank", "seconds": 60, "increment": 0}
        async with running(tmp_path) as server, server.pair(clock=clock) as (ada, bob, one, two):
            await play_out((ada, 0), (bob, 1), moves=3)
        standing_clock.forward(3600)
        async with running(tmp_path) as server, server.client(one["code"]) as again:
            room = (await again.hello(one["token"], two["token"]))["room"]
            assert room["clocks"] == [60_000, 60_000]
            assert not any(seat["away"] for seat in room["seats"])
            assert await play_out((again, 0), (again, 1), moves=2) == 2

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one, two = await server.open(), await server.open()
            body = e.encode(e.Seated(77, "Nobody"))
            await server.backend.store.append(one["code"], 2, 1, [body])
        async with running(tmp_path) as server:
            broken = await server.http.get(f"/api/tables/{one['code']}")
            assert broken.status_code == 409
            assert broken.json()["extra"] == {"code": "table/unreadable"}
            async with server.client(two["code"]) as ada:
                await ada.hello(two["token"])
                await ada.lives()

    asyncio.run(scene())


# ---------------------------------------------------------------------- in a process of its own


@contextmanager
def served(data: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`parlour serve` on a free port; killed at the end if it still runs."""
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={
            **os.environ,
            "PARLOUR_GAMES": str(TOYS),
            "PARLOUR_BOT_PAUSE": "0",
            "PARLOUR_MESSAGES_PER_SECOND": "1000",
        },
    )
    try:
        assert process.stdout is not None
        with or_else(process.kill):
            said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", said)
        assert found is not None
        yield process, int(found[1])
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_every_acknowledged_move_survives_kill_minus_nine(tmp_path: Path) -> None:
    acknowledged: dict[int, str] = {}

    async def play(port: int, one: dict[str, str], process: subprocess.Popen[str]) -> None:
        """Play until the server is killed in the middle of it."""
        socket = f"ws://127.0.0.1:{port}/api/tables/{one['code']}/socket"
        async with connect(socket, proxy=None, **PATIENT) as connected:
            ada = Client(connected)
            await ada.hello(one["token"])
            assert ada.version >= max(acknowledged, default=0)
            for number in range(5):
                await ada.sees(lambda: ada.seen[0]["asked"])
                offered = ada.seen[0]["moves"]
                move = offered[number % len(offered)]["move"]
                ack = await ada.do("move", seat=0, version=ada.version, move=move)
                acknowledged[ack["version"]] = move
            workers = children(process.pid)
            if ada.seen[0]["asked"]:  # one more, of which nobody will hear whether it was stored
                last = ada.seen[0]["moves"][0]["move"]
                await ada.send("move", id=99, seat=0, version=ada.version, move=last)
            process.send_signal(signal.SIGKILL)
        await eventually(lambda: all(map(gone, workers)))  # the bots do not outlive the server

    one: dict[str, str] = {}
    for _ in range(3):
        with served(tmp_path) as (process, port):
            if not one:
                asked = {"game": REFERENCE, "start": True, "seats": 2}
                address = f"http://127.0.0.1:{port}/api/tables"
                one = httpx.post(address, json=asked, trust_env=False, timeout=PATIENCE).json()
            asyncio.run(play(port, one, process))
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    kept = dict(db.execute("SELECT version, body FROM entries WHERE code = ?", (one["code"],)))
    db.close()
    assert len(acknowledged) == 15
    assert sorted(kept) == list(range(1, len(kept) + 1))
    for version, move in acknowledged.items():
        assert e.decode(kept[version]) == e.Moved(0, move)


def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    for asked in (signal.SIGTERM, signal.SIGINT):
        with served(tmp_path) as (process, port):
            address = f"http://127.0.0.1:{port}/healthz"
            health = httpx.get(address, trust_env=False, timeout=PATIENCE)
            assert health.json()["ok"] is True
            process.send_signal(asked)
            assert process.wait(PATIENCE) == 0
