"""What one client is told, in order and without anybody waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket

BACKLOG = 256  # messages a slow client may be behind before it must come anew

Say = Callable[[list[bytes]], bool]  # send these together now; False if that would have to wait


class Outbox:
    """Most messages go out at once; what cannot waits for the writer, and what follows behind it.

    A client that does not read is cut off, and will come anew.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], say: Say | None) -> None:
        self.socket = socket
        self.say = say
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.behind = 0  # messages that wait, the one that is being written included
        self.held: list[bytes] | None = None  # to go out together
        self.full = False
        self.writer: asyncio.Task[None] | None = None

    def open(self) -> asyncio.Task[None]:
        """The task that writes what waits; it ends when the client is gone, or too far behind."""
        self.writer = asyncio.create_task(self._write())
        return self.writer

    async def _write(self) -> None:
        while True:
            await self.socket.send_data(await self.waiting.get(), "text", "utf-8")
            self.behind -= 1

    def send(self, message: bytes) -> None:
        if self.held is not None:
            self.held.append(message)
        else:
            self._send([message])

    def hold(self) -> None:
        """Gather what is sent from now on, until `release` sends it in one go."""
        self.held = []

    def release(self) -> None:
        held, self.held = self.held, None
        if held:
            self._send(held)

    def _send(self, messages: list[bytes]) -> None:
        if self.full or (not self.behind and self.say is not None and self.say(messages)):
            return
        for message in messages:
            self.waiting.put_nowait(message)
        self.behind += len(messages)
        if self.behind > BACKLOG:
            self.full = True
            if self.writer is not None:
                self.writer.cancel()
