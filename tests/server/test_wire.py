"""The short way of the wire and the long one lead to the same place."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from pathlib import Path

import pytest
import uvloop
from tests.patience import PATIENCE, eventually
from tests.server.harness import running
from websockets.frames import Frame, Opcode

from parlour.server.websocket_frames import framed, short_message, whole_frames
from parlour.server.wire import Wire

PING = json.dumps({"type": "ping", "id": 7}).encode()
PONG = {"type": "pong", "id": 7}


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


WHOLE = sent(PING)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    frame = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert framed([text]) == frame
    assert framed([text, text]) == frame + frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 65_535])
def test_a_whole_message_of_text_is_read_the_short_way(size: int) -> None:
    text = "x" * (size % 2) + "é" * (size // 2)
    assert short_message(sent(text.encode())) == text


ODD = {  # by name: every frame is masked at random, and would be another name in each process
    "nothing": b"",
    "half a head": b"\x81",
    "cut off": sent(PING)[:-1],
    "more to come": sent(PING) + b"\x81",
    "two": sent(PING) + sent(PING),
    "a first part": sent(PING, fin=False),
    "binary": sent(PING, Opcode.BINARY),
    "a ping": sent(b"hello", Opcode.PING),
    "no text": sent(b"\xff\xfe"),
    "long": sent(b"x" * 65_536),
    "not masked": Frame(Opcode.TEXT, PING).serialize(mask=False),
    "a reserved bit": bytes([sent(PING)[0] | 0x40]) + sent(PING)[1:],
}


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_anything_else_goes_the_long_way(data: bytes) -> None:
    assert short_message(data) is None


def test_where_a_frame_ends_is_known_only_if_every_frame_is_whole() -> None:
    assert whole_frames(sent(b"hello", Opcode.PING) + sent(PING))
    assert not whole_frames(sent(PING)[:-1])
    assert not whole_frames(sent(PING) + b"\x81")
    assert not whole_frames(sent(PING, fin=False))
    assert not whole_frames(sent(b"x" * 200))  # it could be known, but is not worth the trouble


@pytest.mark.parametrize(
    "parts",
    [
        [sent(PING)],
        [WHOLE[:1], WHOLE[1:]],
        [WHOLE[:9], WHOLE[9:] + WHOLE[:3], WHOLE[3:]],
        [sent(PING) + sent(PING), sent(PING)],
        [sent(b"are you there?", Opcode.PING), sent(PING)],
        [sent(PING[:5], fin=False), sent(PING[5:], Opcode.CONT), sent(PING)],
        [sent(PING[:5], fin=False) + sent(b"", Opcode.PING), sent(PING[5:], Opcode.CONT)],
    ],
)
def test_messages_arrive_however_the_network_cuts_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    """What is sent in pieces is heard whole, and in order."""
    arrived = bytearray()
    receive = Wire.data_received

    def noted(wire: Wire, data: bytes) -> None:
        arrived.extend(data)
        receive(wire, data)

    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            async with server.client(one["code"]) as client:
                await client.lives()
                monkeypatch.setattr(Wire, "data_received", noted)
                transport, due = client.socket.transport, 0
                for part in parts:
                    transport.write(part)
                    due += len(part)
                    await eventually(lambda sent=due: len(arrived) >= sent)  # type: ignore[misc]
                for _ in messages(parts):
                    assert await client.hear() == PONG
                await client.lives()

    asyncio.run(scene())


def test_what_a_connection_is_ended_for_is_heard_even_by_who_goes_on_talking(
    tmp_path: Path,
) -> None:
    """The side that closes with something unread would reset the connection, last words and all."""
    asked = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    asked += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Host: 127.0.0.1"]
    endless = struct.pack("!BBQ", 0x81, 0xFF, 2**40) + bytes(4)

    async def scene() -> None:
        async with running(tmp_path) as server:
            code = (await server.open())["code"]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            lines = [f"GET /api/tables/{code}/socket HTTP/1.1", *asked, "", ""]
            writer.write("\r\n".join(lines).encode())
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(endless)
                head, size = await reader.readexactly(2)
                why = await reader.readexactly(size)
                assert (head, struct.unpack("!H", why[:2])) == (0x88, (1009,))
                for _ in range(20):
                    writer.write(bytes(100_000))
                    await writer.drain()
                assert await reader.read() == b""
                writer.close()
                await writer.wait_closed()

    asyncio.run(scene())


def test_who_has_gone_this_very_moment_harms_nobody_at_the_table(tmp_path: Path) -> None:
    """A connection that is lost cannot be written to, and its reader does not know of it yet."""

    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            live = await server.backend.registry.table(one["code"])
            hang_up(bob.socket.transport.get_extra_info("socket").fileno())
            for _ in range(20):
                live.audience.tell_presence()
                await asyncio.sleep(0)
            await ada.lives()

    uvloop.run(scene())


def hang_up(end: int) -> None:
    """Close one end of a connection, without a word of farewell, behind its loop's back."""
    with socket.socket(fileno=os.dup(end)) as his:
        his.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    with open(os.devnull, "rb") as nowhere:
        os.dup2(nowhere.fileno(), end)


def messages(parts: list[bytes]) -> list[int]:
    """Where the messages begin: the frames of text among these parts."""
    data, at, found = b"".join(parts), 0, []
    while at < len(data):
        if data[at] & 0x0F == Opcode.TEXT:
            found.append(at)
        at += 6 + (data[at + 1] & 0x7F)
    return found
