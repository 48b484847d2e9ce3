"""Whatever a client sends: one clear error, the connection lives on, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.harness import Client, running
from tests.server.standing_clock import StandingClock
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.connection import Connection
from parlour.server.live import LiveTable
from parlour.server.outbox import BACKLOG

BAD: list[tuple[str | bytes, str]] = [
    ("", "message/malformed"),
    ("{", "message/malformed"),
    ("null", "message/malformed"),
    ("[]", "message/malformed"),
    ('"hello"', "message/malformed"),
    ("{}", "message/malformed"),
    ('{"type": "no such type", "id": 1}', "message/malformed"),
    ('{"type": ["hello"]}', "message/malformed"),
    ('{"type": "ping"}', "message/malformed"),
    ('{"type": "ping", "id": "one"}', "message/malformed"),
    ('{"type": "ping", "id": 1.5}', "message/malformed"),
    ('{"type": "ping", "id": 1, "more": 2}', "message/malformed"),
    ('{"type": "ping", "id": ' + "9" * 30 + "}", "message/malformed"),
    ('{"type": "ping", "id": -1}', "message/malformed"),
    ('{"type": "hello", "since": -1000000000000}', "message/malformed"),
    ('{"type": "hello", "tokens": [1]}', "message/malformed"),
    ('{"type": "hello", "tokens": ["\\ud800"]}', "message/malformed"),
    ('{"a": ' + "[" * 8000 + "]" * 8000 + ', "type": "ping"}', "message/malformed"),
    (b'{"type": "ping", "id": 1}', "message/malformed"),
    (b"\x00\xff", "message/malformed"),
    (json.dumps({"type": "chat", "id": 1, "text": "x" * 200_000}), "message/too-large"),
    (" " * 1_000_000, "message/too-large"),
]


async def raw(client: Client, data: str | bytes) -> str:
    """Send something; the code of the one error that comes back."""
    await client.socket.send(data)
    error = await client.next("error")
    await client.lives()
    errors = [message for message in client.heard if message["type"] == "error"]
    client.heard.clear()
    assert len(errors) == 1
    assert error["message"]
    code: str = error["code"]
    return code


def test_what_is_no_message_gets_one_clear_error(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            for data, code in BAD:
                assert await raw(ada, data) == code, data[:80]
            version = bob.version
            await bob.do("chat", text="All well?", seat=1)
            assert bob.version == version + 1

    asyncio.run(scene())


def test_before_hello_a_connection_holds_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            server.pair() as (_ada, _bob, one, _),
            server.client(one["code"]) as stranger,
        ):
            assert await stranger.fault("undo", seat=0) == "seat/not-yours"
            assert await stranger.fault("start") == "host/only"
            await stranger.lives()

    asyncio.run(scene())


def test_a_forged_token_is_worth_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (_ada, _bob, one, two):
            table = server.backend.registry.live[one["code"]].table
            forged = ["", "x" * 32, one["token"][:-1], table.seats[0].token, table.host]
            async with server.client(one["code"]) as stranger:
                sync = await stranger.hello(*forged)
                assert (sync["mine"], sync["host"]) == ([], False)
                assert [seen["viewer"] for seen in sync["seen"]] == [None]
            async with server.client(one["code"]) as bob:
                assert (await bob.hello(two["token"], *forged))["mine"] == [1]
                move = {"seat": 0, "version": bob.version, "move": "x"}
                assert await bob.fault("move", **move) == "seat/not-yours"
                assert await bob.fault("chat", seat=0, text="I am Ada") == "seat/not-yours"

    asyncio.run(scene())


def test_a_bad_move_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            client, seat = (ada, 0) if ada.seen[0]["asked"] else (bob, 1)
            version = client.version
            for move in ("", "?", "x" * 5000, "\n", "\u202e", "0" * 400):
                said = {"seat": seat, "version": version, "move": move}
                assert await client.fault("move", **said) == "move/malformed"
                if len(move) < 500:
                    assert (await client.ask("why", seat=seat, move=move))["refusal"]
            other, its = (bob, 1) if client is ada else (ada, 0)
            legal = client.seen[seat]["moves"][0]["move"]
            answer = await other.ask("move", seat=its, version=version, move=legal)
            assert answer["code"] == "move/refused"
            assert answer["refusal"]["rule"]
            await client.move(seat)
            assert client.version == version + 1

    asyncio.run(scene())


def test_a_flood_is_slowed_down_and_nobody_else_notices(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path, messages_per_second=20) as server:
            one, two = await server.open(), await server.open()
            async with server.client(one["code"]) as flood, server.client(two["code"]) as calm:
                await calm.hello(two["token"])
                for number in range(80):
                    await flood.send("ping", id=number)
                await calm.lives()
                assert (await flood.next("error"))["code"] == "rate"
                standing_clock.forward(60)
                await flood.socket.send('{"type": "ping", "id": 999}')
                await flood.until(lambda message: message.get("id") == 999)

    asyncio.run(scene())


def test_chat_is_limited_and_there_is_no_channel_that_the_game_does_not_name(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            await ada.do("chat", text="  Hello\x07 all ", seat=0)
            await ada.do("chat", text="\u202eto\tyou", seat=0, channel="table")
            assert await ada.fault("chat", text=" \n ", seat=0) == "chat/length"
            assert await ada.fault("chat", text="x" * 501, seat=0) == "chat/length"
            assert await ada.fault("chat", text="team?", channel="team") == "chat/channel"
            assert await ada.fault("chat", text="once more", seat=0) == "chat/rate"
            await bob.reaches(ada.version)
            assert [line["text"] for line in ada.room["chat"]] == ["Hello all", "to you"]
            assert bob.room["chat"] == ada.room["chat"]

    asyncio.run(scene())


def test_a_page_from_elsewhere_may_not_connect(tmp_path: Path) -> None:
    async def scene() -> None:
        friend = "https://friend.example"
        async with running(tmp_path, origins=(friend,)) as server:
            code = (await server.open())["code"]
            other = f"http://127.0.0.1:{server.port + 1}"
            for origin in ("http://evil.example", "null", "http://[", other):
                with pytest.raises(InvalidStatus) as refused:
                    async with server.client(code, origin=origin):
                        pass
                assert refused.value.response.status_code == 403
            for origin in (friend, f"http://127.0.0.1:{server.port}"):
                async with server.client(code, origin=origin) as client:
                    await client.lives()

    asyncio.run(scene())


def test_there_is_no_socket_without_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            for code in ("NOPE-1234", "no-code"):
                async with server.client(code) as client:
                    with pytest.raises(ConnectionClosed) as closed:
                        await client.hear()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4004

    asyncio.run(scene())


class Deaf:
    """A socket whose client has stopped reading."""

    closed = 0

    async def send_data(self, *_: Any) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, _bob, one, _):
            live: LiveTable = server.backend.registry.live[one["code"]]
            deaf = Deaf()
            connection = Connection(deaf, live, server.backend)  # type: ignore[arg-type]
            running_on = asyncio.create_task(connection.run())
            await asyncio.sleep(0)
            live.join(connection, None)
            for _ in range(2 * BACKLOG):
                connection.send(b"{}")
            await asyncio.wait_for(running_on, PATIENCE)
            assert deaf.closed == 4008
            assert connection not in live.audience.listeners
            await ada.do("chat", text="Still here", seat=0)

    asyncio.run(scene())
