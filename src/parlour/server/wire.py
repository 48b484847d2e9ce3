"""The WebSockets of uvicorn, with a short way for what is said most: one message, in one piece.

Everything else (the handshake, pings, closing, what comes in parts or broken) goes the long way.
The long way alone would do; it takes several times as long.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from parlour.server.websocket_frames import framed, short_message, whole_frames

EXTENSION = "parlour.wire"  # where the application finds the wire, in its ASGI scope
Ear = Callable[[str], bool]  # hears a message as it comes; False: it has to be received as usual
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
        self.ear: Ear | None = None
        self.deaf = False  # the connection ends; until the other side knows, nothing counts

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def open(self) -> bool:
        return (
            self.handshake_complete
            and not self.close_sent
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()  # lost, and nobody has been told yet
        )

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        if not (self.aligned and self.open):
            super().data_received(data)
            return
        text = short_message(data)
        if text is None:
            self.aligned = whole_frames(data)
            super().data_received(data)
            return
        if self.ear is not None and self.queue.empty() and self.ear(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Say why the connection ends, and let it arrive.

        To close while there is something unread would be a reset, which may be quicker than the
        last words. So this side is closed first, and what still comes is thrown away.
        """
        if self.close_sent or not self.transport.can_write_eof():
            super().handle_parser_exception()
            return
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = self.deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def say(self, messages: list[bytes]) -> bool:
        """Send messages of text now; False if that cannot be done without waiting."""
        if not (self.open and self.writable.is_set()):
            return False
        self.transport.write(framed(messages))
        return True


def wire(scope: Any) -> Wire | None:
    """The wire behind this connection; None if it is served by another protocol."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None
