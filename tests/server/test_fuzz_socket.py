"""A fixed budget of nonsense over the socket of a real server: every message gets one answer, a bad
one gets one error of a known code, the connection lives on, and other tables never notice.
"""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from tests.patience import PATIENCE, eventually
from tests.server.chaos.serving import Served
from tests.server.fuzz.messages import VALID, broken, nearly, valid
from tests.server.harness import PATIENT, TOYS, Client, Message, play_out, running
from tests.server.standing_clock import StandingClock
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlour.server import messages

ROOT = Path(__file__).parent.parent.parent
CODES = set(
    re.findall(
        r"`([a-z]+/[a-z-]+|rate)`",
        (ROOT / "docs" / "protocol.md").read_text("utf-8").split("## Error codes")[1],
    )
)
BUDGET = 400  # messages of each kind


def test_every_message_of_a_client_is_tried_but_the_first() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(messages.AnyFromClient)}
    assert tags - {"hello"} == VALID.keys()


class Fuzzed:
    """`parlour serve` in a process of its own, with a table at which people go on playing."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.calm = 0  # games that were played undisturbed

    async def post(self, path: str, **fields: Any) -> Message:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            answer = await http.post(f"http://127.0.0.1:{self.port}/api/{path}", json=fields)
        message: Message = answer.raise_for_status().json()
        return message

    @asynccontextmanager
    async def client(self, code: str) -> AsyncIterator[Client]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        async with connect(
            address, proxy=None, max_size=None, compression=None, **PATIENT
        ) as socket:
            yield Client(socket)

    async def play_calmly(self) -> None:
        """One game after another between two people, who must never hear of anything else."""
        while True:
            one = await self.post("tables", game="fists", seats=2)
            two = await self.post(f"tables/{one['code']}/join")
            async with self.client(one["code"]) as ada, self.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                await ada.do("start")
                await bob.sees(lambda: bob.room["state"] == "playing")
                await play_out((ada, 0), (bob, 1))
                kinds = {message["type"] for message in ada.heard + bob.heard}
                assert kinds == {"sync", "update", "presence", "ack"}
            self.calm += 1


@asynccontextmanager
async def fuzzed(data: Path) -> AsyncIterator[Fuzzed]:
    """A server; at the end it must still be there, and have no fault of its own in its log."""
    served = Served(
        data,
        {
            "PARLOUR_GAMES": str(TOYS),
            "PARLOUR_MESSAGES_PER_SECOND": "5000",
            "PARLOUR_REQUESTS_PER_SECOND": "5000",
            "PARLOUR_OPENINGS_PER_MINUTE": "100000",
            "PARLOUR_BOT_PAUSE": "0",
            "PARLOUR_BOT_SECONDS": str(PATIENCE),
        },
    )
    try:
        await served.start()
        await served.ready()
        server = Fuzzed(served.port)
        calm = asyncio.create_task(server.play_calmly())
        try:
            yield server
            games = server.calm
            await eventually(lambda: server.calm >= games + 2 or calm.done())
            assert not calm.done(), calm.exception()
        finally:
            calm.cancel()
            await asyncio.gather(calm, return_exceptions=True)
        assert served.process is not None
        assert served.process.returncode is None
    finally:
        await served.kill()
    assert '"level": "error"' not in served.log.read_text()


async def answered(client: Client, data: str | bytes) -> list[Message]:
    """What comes back for one message: all that is no news of the table."""
    client.heard.clear()
    await client.socket.send(data)
    await client.lives()
    answers = [m for m in client.heard[:-1] if m["type"] in ("error", "ack", "answer", "pong")]
    for answer in answers:
        if answer["type"] == "error":
            assert answer["code"] in CODES, answer
            assert answer["code"] not in ("server/error", "server/away"), data
            assert answer["message"]
    return answers


async def everywhere(server: Fuzzed, act: Callable[[Client, list[str]], Awaitable[None]]) -> None:
    """At a table before the start, during the game and after it; as host, as guest, as nobody."""
    for state in ("gathering", "playing", "over"):
        one = await server.post("tables", game="fists", seats=2)
        two = await server.post(f"tables/{one['code']}/join")
        async with server.client(one["code"]) as host, server.client(one["code"]) as guest:
            await host.hello(one["token"], one["host_token"])
            await guest.hello(two["token"])
            if state != "gathering":
                await host.do("start")
                await guest.sees(lambda: guest.room["state"] == "playing")
            if state == "over":
                await play_out((host, 0), (guest, 1))
            async with server.client(one["code"]) as stranger:
                await act(stranger, [])
                await act(guest, [two["token"]])
                await act(host, [one["token"], one["host_token"]])


def test_what_is_no_message_gets_one_error_and_the_connection_lives_on(tmp_path: Path) -> None:
    chance = Random("broken")

    async def act(client: Client, tokens: list[str]) -> None:
        for _ in range(BUDGET // 9):
            data = broken(chance)
            answers = await answered(client, data)
            assert [answer["type"] for answer in answers] == ["error"], data[:200]
            assert answers[0]["code"] in ("message/malformed", "message/too-large")

    async def scene() -> None:
        async with fuzzed(tmp_path) as server:
            await everywhere(server, act)

    asyncio.run(scene())


def test_every_message_at_any_time_gets_exactly_one_answer(tmp_path: Path) -> None:
    chance = Random("valid")
    heard: set[str] = set()

    async def act(client: Client, tokens: list[str]) -> None:
        for number in range(1000, 1000 + BUDGET // 9):
            message = valid(chance, number)
            answers = await answered(client, json.dumps(message))
            if not answers:  # a bot thinks about it
                assert message["type"] == "hint"
                answers = [await client.next("answer")]
            assert [answer["id"] for answer in answers] == [number], message
            heard.add(answers[0].get("code") or answers[0]["type"])
            data = nearly(chance, number)
            answers = await answered(client, data)
            assert len(answers) == 1 or json.loads(data).get("type") in ("hint", "hello"), data
            if chance.random() < 0.05:
                seen = chance.randrange(20)
                await client.send("hello", tokens=[*tokens, "x", "\u0000"], since=seen)
                await client.next("presence")

    async def scene() -> None:
        async with fuzzed(tmp_path) as server:
            await everywhere(server, act)

    asyncio.run(scene())
    assert heard >= {"ack", "answer", "pong", "seat/not-yours", "host/only", "move/refused"}


def handshake(port: int, code: str) -> bytes:
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def frame(first: int, body: bytes, length: int | None = None, masked: bool = True) -> bytes:
    """A frame with any first byte; `length` may lie about the body."""
    size = len(body) if length is None else length
    return struct.pack("!BBQ", first, 127 | (128 if masked else 0), size) + bytes(4) + body


FRAMES = [
    b"",  # a connection that never says anything
    frame(0x81, b'{"type": "ping"', 1_000),  # half a message
    frame(0x81, b"\xff\xfe\xfd"),  # no UTF-8
    frame(0x81, b"\xed\xa0\x80"),  # half a surrogate pair
    frame(0x83, b"?"),  # an opcode that does not exist
    frame(0xF1, b"?"),  # reserved bits
    frame(0x81, b"{}", masked=False),
    frame(0x81, b"", 2**63 - 1),  # a message of all the bytes there are
    frame(0x80, b"{}"),  # the rest of nothing
    frame(0x01, b"{") + frame(0x01, b"}"),  # two beginnings
    frame(0x89, b"x" * 126),  # too long a ping
    frame(0x88, b"\x00"),  # half a close
    frame(0x88, struct.pack("!H", 1005) + b"?"),  # a close with a code that may not be sent
    b"\x00" * 100,
]


def test_half_open_connections_and_broken_frames_hurt_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with fuzzed(tmp_path) as server:
            code = (await server.post("tables", game="fists"))["code"]
            greeting = handshake(server.port, code)
            starts = [
                b"",
                greeting[:40],
                greeting[:-2],
                b"\x00\xff" * 50,
                b"GET / HTTP/9.9\r\n\r\n",
            ]
            held = []
            for data in [*starts, *(greeting + end for end in FRAMES)]:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data)
                await writer.drain()
                if greeting in data:
                    async with asyncio.timeout(PATIENCE):
                        assert b"101" in await reader.readline()
                held.append(writer)
            async with server.client(code) as client:  # while all of those hang on
                await client.hello()
                await client.lives()
            for writer in held:
                writer.transport.abort()  # no goodbye either

    asyncio.run(scene())


def test_a_message_beyond_all_measure_ends_only_its_own_connection(tmp_path: Path) -> None:
    async def scene() -> None:
        async with fuzzed(tmp_path) as server:
            code = (await server.post("tables", game="fists"))["code"]
            async with server.client(code) as client, server.client(code) as other:
                assert [a["code"] for a in await answered(client, "x" * 2**19)] == [
                    "message/too-large"
                ]
                await client.socket.send("x" * (2**20 + 1))
                with pytest.raises(ConnectionClosed) as closed:
                    await client.next("error")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                await other.lives()

    asyncio.run(scene())


def test_every_message_of_a_flood_is_answered_in_its_turn(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path, messages_per_second=100) as server:
            one, two = await server.open(), await server.open()
            async with server.client(one["code"]) as flood, server.client(two["code"]) as calm:
                for number in range(450):
                    await flood.send("ping", id=number)
                await calm.lives()
                told = [await flood.hear() for _ in range(450)]
                ponged = [message["id"] for message in told if message["type"] == "pong"]
                refused = [message["code"] for message in told if message["type"] == "error"]
                assert ponged == list(range(300))
                assert refused == ["rate"] * 150
                standing_clock.forward(1)
                await flood.lives()

    asyncio.run(scene())
