"""All tables of this process: loaded from the store, appended to, and told to who listens."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import structlog

from parlour.kernel.box import Box
from parlour.server import entries as log_entries
from parlour.server.entries import AnyEntry, Moved
from parlour.server.messages import Sync, Update
from parlour.server.rendering import Reader, room, seen
from parlour.server.stores.base import Conflict, Store
from parlour.server.tables import Table, restore

log = structlog.get_logger()
RING = 64  # updates kept for each viewer, for those who were away for a moment
ATTEMPTS = 8  # at getting an entry in between those of other processes


class NoSuchTable(LookupError):
    """There is no table of that code."""


class Listener(Protocol):
    """Somebody connected to a table: with seats of their own, or a spectator."""

    seats: list[int]
    host: bool

    def send(self, message: bytes) -> None: ...


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table in memory, in step with the store."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.readers: dict[int | None, Reader] = {}
        self.ring: dict[int | None, deque[tuple[int, bytes]]] = {}
        self.changed = asyncio.Event()  # for who plays bots and clocks here

    async def act(self, decide: Callable[[Table], Sequence[AnyEntry]]) -> int:
        """Let `decide` judge the table as it is, and keep what it decides; the new version.

        If another process was faster, the table is brought up to date and judged again: the store
        settles who was first.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                decided = decide(self.table)
                at = now()
                bodies = [log_entries.encode(entry) for entry in decided]
                try:
                    await self.store.append(self.table.code, self.table.version, at, bodies)
                except Conflict:
                    await self._catch_up()
                    continue
                for entry in decided:
                    self._apply(entry, at)
                return self.table.version
        raise Conflict

    async def catch_up(self) -> None:
        """Another process has appended something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for row in await self.store.read(self.table.code, self.table.version):
            self._apply(log_entries.decode(row.body), row.at)

    def _apply(self, entry: AnyEntry, at: int) -> None:
        self.table.apply(entry, at)
        self._broadcast(at, with_room=not isinstance(entry, Moved) or self.table.over)
        self.changed.set()

    # ------------------------------------------------------------------ telling

    def sync(self, listener: Listener) -> bytes:
        """Everything this listener may know."""
        table = self.table
        return msgspec.json.encode(
            Sync(
                version=table.version,
                mine=listener.seats,
                host=listener.host,
                room=self._room(now(), set(listener.seats)),
                seen=[seen(table, Reader(viewer), anew=True) for viewer in viewers(listener)]
                if table.started
                else [],
            )
        )

    def missed(self, listener: Listener, since: int) -> list[bytes] | None:
        """The updates after `since`, or None if they are no longer kept."""
        if since > self.table.version:
            return None
        (viewer, *others) = viewers(listener)
        kept = [(v, update) for v, update in self.ring.get(viewer, ()) if v > since]
        whole = [v for v, _ in kept] == list(range(since + 1, self.table.version + 1))
        return [update for _, update in kept] if whole and not others else None

    def _broadcast(self, at: int, with_room: bool) -> None:
        version = self.table.version
        for listener in self.listeners:
            for viewer in viewers(listener):
                self.readers.setdefault(viewer, Reader(viewer))
        for viewer, reader in self.readers.items():
            update = Update(
                version=version,
                clocks=self.table.clocks.left(at),
                room=self._room(at, {viewer} if viewer is not None else set())
                if with_room
                else None,
                seen=[seen(self.table, reader, anew=False)] if self.table.started else [],
            )
            encoded = msgspec.json.encode(update)
            self.ring.setdefault(viewer, deque(maxlen=RING)).append((version, encoded))
        for listener in self.listeners:
            for viewer in viewers(listener):
                listener.send(self.ring[viewer][-1][1])

    def _room(self, at: int, seats: set[int]) -> Any:
        connected = {seat for listener in self.listeners for seat in listener.seats}
        spectators = sum(not listener.seats for listener in self.listeners)
        return room(self.table, at, connected, spectators, seats)


def viewers(listener: Listener) -> list[int | None]:
    """Whose eyes a listener sees with: its seats', or a spectator's."""
    return list(listener.seats) or [None]


class Hall:
    """The tables by code."""

    def __init__(self, store: Store, boxes: dict[str, Box[Any]]) -> None:
        self.store = store
        self.boxes = boxes
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def table(self, code: str) -> LiveTable:
        if code in self.live:
            return self.live[code]
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self._load(code))
        try:
            return await self.loading[code]
        finally:
            self.loading.pop(code, None)

    async def _load(self, code: str) -> LiveTable:
        rows = await self.store.read(code)
        if not rows:
            raise NoSuchTable(code)
        restored = restore(
            code, self.boxes, [(log_entries.decode(row.body), row.at) for row in rows]
        )
        self.live[code] = LiveTable(self.store, restored)
        return self.live[code]
