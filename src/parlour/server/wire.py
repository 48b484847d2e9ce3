"""The WebSockets of uvicorn, with a short way for what is said most: one message, in one piece.

Everything else (the handshake, pings, closing, what comes in parts or broken) goes the long way.
The long way alone would do; it takes several times as long.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has come without its C code
    from websockets.utils import apply_mask

EXTENSION = "parlour.wire"  # where the application finds the wire, in its ASGI scope
WHOLE_TEXT = 0x80 | Opcode.TEXT  # the first byte of a message in one frame (RFC 6455, 5.2)
WHOLE = 0x80  # a frame that ends a message, or stands alone
MASKED = 0x80
AHEAD = 8  # messages that are read before those before them are answered


class Inbox:
    """An asyncio.Queue that one alone takes from, which spares it most of its work."""

    def __init__(self) -> None:
        self.items: deque[Any] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            assert self.taker is None, "somebody takes from it already"
            self.taker = asyncio.get_running_loop().create_future()
            try:
                await self.taker
            finally:
                self.taker = None
        return self.items.popleft()

    def qsize(self) -> int:
        return len(self.items)

    def empty(self) -> bool:
        return not self.items


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = cast("asyncio.Queue[Any]", Inbox())
        self.aligned = True  # a frame begins where the next data begin

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def data_received(self, data: bytes) -> None:
        if not (self.aligned and self.open):
            super().data_received(data)
            return
        text = short_message(data)
        if text is None:
            self.aligned = whole_frames(data)
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, messages: list[bytes]) -> bool:
        """Send messages of text now; False if that cannot be done without waiting."""
        if not (self.open and self.writable.is_set()):
            return False
        self.transport.write(b"".join([framed(message) for message in messages]))
        return True


def wire(scope: Any) -> Callable[[list[bytes]], bool] | None:
    """How to say something at once over this connection; None if it is not served by a Wire."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found.say if isinstance(found, Wire) else None


def framed(text: bytes) -> bytes:
    """A message as a server sends it: not masked, not compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < 2**16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


def short_message(data: bytes) -> str | None:
    """The text, if `data` are one whole frame of text as a client sends it, and a short one."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    if data[1] < MASKED + 126:
        begin = 2
    elif data[1] == MASKED + 126 and size >= 8:
        begin = 4
    else:
        return None
    if not data[1] & MASKED or size - begin - 4 != length(data, begin):
        return None
    try:
        return apply_mask(data[begin + 4 :], data[begin : begin + 4]).decode()
    except UnicodeDecodeError:
        return None


def length(data: bytes, begin: int) -> int:
    """How long the header says that a short frame is."""
    return data[1] & 0x7F if begin == 2 else data[2] << 8 | data[3]


def whole_frames(data: bytes) -> bool:
    """Whether `data` end where a frame ends, and every message in them is whole."""
    at = 0
    while at + 6 <= len(data):
        size = data[at + 1] & 0x7F
        if not data[at] & WHOLE or size > 125:
            return False
        at += 6 + size
    return at == len(data)
