"""A table in memory: appended to in step with the store, and told to who listens."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

import msgspec
import structlog

from parlour.server import entries as log_entries
from parlour.server.entries import AnyEntry, Moved, Said, Seated, Swapped, Vacated
from parlour.server.messages import Presence, Room, Sync, Update
from parlour.server.rendering import Moment, Reader, room, seen
from parlour.server.stores.base import Conflict, Store
from parlour.server.tables import Table

log = structlog.get_logger()
RING = 64  # updates kept for each viewer, for those who were away for a moment
PER_SEAT = 20  # connections with the token of one seat: its tabs, and those lost but not yet missed
ATTEMPTS = 8  # at getting an entry in between those of other processes
UNLISTED = (Moved, Said)  # what changes nothing that the lobby shows
HANDS = (Seated, Vacated, Swapped)  # after which a seat may be somebody else's


Publish = Callable[[Table], Awaitable[None]]  # to the lobby
Decide = Callable[[Table], Sequence[AnyEntry]]  # what is to be kept, judging the table as it is
_there = msgspec.json.Decoder(tuple[set[int], int])
_encoder = msgspec.json.Encoder()


class NoSuchTable(LookupError):
    """There is no table of that code."""


class Unreadable(NoSuchTable):
    """There is a table, but this server cannot take it up, or cannot go on with it."""


class Listener(Protocol):
    """Somebody connected to a table: with seats of their own, or a spectator."""

    seats: list[int]
    host: bool

    def reseat(self, table: Table) -> bool:
        """Look again which seats are this listener's; whether that has changed."""

    def send(self, message: bytes) -> None: ...

    def dismiss(self) -> None:
        """The table cannot go on as it is here; whoever comes again gets it read anew."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table in memory, in step with the store."""

    def __init__(
        self, store: Store, table: Table, publish: Publish, drop: Callable[[LiveTable], None]
    ) -> None:
        self.store = store
        self.table = table
        self.publish = publish
        self.drop = drop
        self.broken = False  # what is in memory is no longer what is stored
        self.listed = table.public  # whether the lobby may show it, of any process's doing
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.visitors = 0  # connections, whether they have said hello or not
        self.readers: dict[int | None, Reader] = {}
        self.ring: dict[int | None, deque[tuple[int, bytes]]] = {}
        self.changed = asyncio.Event()  # for who plays bots and clocks here

    async def act(self, decide: Decide) -> int:
        """Let `decide` judge the table as it is, and keep what it decides; the new version.

        If another process was faster, the table is brought up to date and judged again: the store
        settles who was first. Whoever asked may go meanwhile: what is stored is also told.
        """
        return await asyncio.shield(self.perform(decide))

    async def perform(self, decide: Decide, told: Callable[[], None] | None = None) -> int:
        """The same for who does not go; `told` is called just before everybody is told."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                self._sound()
                decided = decide(self.table)
                if not decided:
                    return self.table.version
                at = now()
                bodies = [log_entries.encode(entry) for entry in decided]
                try:
                    await self.store.append(self.table.code, self.table.version, at, bodies)
                except Conflict:
                    await self._catch_up()
                    continue
                if told is not None:
                    told()
                self._take_in((entry, at) for entry in decided)
                if not all(isinstance(entry, UNLISTED) for entry in decided):
                    await self.list_in_lobby()
                return self.table.version
        raise Conflict

    async def list_in_lobby(self) -> None:
        """Let the lobby show the table as it is, if it shall show it at all."""
        waits = self.table.waits
        if waits or self.listed:
            self.listed = waits
            await self.publish(self.table)

    async def catch_up(self, version: int | None = None) -> None:
        """Another process has appended something, up to that version."""
        async with self.lock:
            if not self.broken and (version is None or self.table.version < version):
                await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.store.read(self.table.code, self.table.version)
        self._take_in((log_entries.decode(row.body), row.at) for row in rows)

    def _take_in(self, stored: Iterable[tuple[AnyEntry, int]]) -> None:
        """What is stored has happened; if it cannot be done here too, the table is broken."""
        try:
            for entry, at in stored:
                self._apply(entry, at)
        except Exception as error:
            log.exception("a table cannot go on", code=self.table.code, version=self.table.version)
            self.broken = True
            listeners, self.listeners = self.listeners, []
            self._announce()
            self.drop(self)
            for listener in listeners:
                listener.dismiss()
            raise Unreadable(self.table.code) from error

    def _sound(self) -> None:
        if self.broken:
            raise Unreadable(self.table.code)

    def _apply(self, entry: AnyEntry, at: int) -> None:
        self.table.apply(entry, at)
        self.listed |= self.table.waits
        moved: list[Listener] = []
        changing_hands = isinstance(entry, HANDS)
        if changing_hands:
            moved = [listener for listener in self.listeners if listener.reseat(self.table)]
            self._announce()
        self._broadcast(at, not isinstance(entry, Moved) or self.table.over, moved)
        if changing_hands:  # what one person has seen in a seat is not for the next
            self.ring.clear()
        if not isinstance(entry, Moved) or self.table.untended:
            self.changed.set()

    # ------------------------------------------------------------------ coming and going

    def has_room(self, listener: Listener, spectators: int) -> bool:
        """Whoever holds a seat finds a place, however many look on."""
        listener.reseat(self.table)
        others = [other for other in self.listeners if other is not listener]
        if listener.seats:
            held = [sum(seat in other.seats for other in others) for seat in listener.seats]
            return min(held) < PER_SEAT
        standing = [other for other in others if not other.seats and other.host == listener.host]
        return len(standing) < (PER_SEAT if listener.host else spectators)

    def join(self, listener: Listener, since: int | None) -> None:
        """Tell somebody who comes what they have missed, or everything."""
        self._sound()
        listener.reseat(self.table)
        if listener not in self.listeners:
            self.listeners.append(listener)
        missed = None if since is None else self.missed(listener, since)
        for message in [self.sync(listener)] if missed is None else missed:
            listener.send(message)
        self._announce()
        self.tell_presence()

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            if not self.listeners:  # the next to come is told everything
                self.readers.clear()
                self.ring.clear()
            self._announce()
            self.tell_presence()

    def _announce(self) -> None:
        """Tell the other processes who is connected here."""
        here = msgspec.json.encode(self._here()) if self.listeners else None
        self.store.present(self.table.code, here)

    def tell_presence(self) -> None:
        """Tell everybody here who is connected, at whatever process."""
        connected, spectators = self._present()
        seats = [seat in connected for seat in range(len(self.table.seats))]
        message = msgspec.json.encode(Presence(seats, spectators))
        for listener in self.listeners.copy():
            listener.send(message)

    def _here(self) -> tuple[set[int], int]:
        """The seats and the number of spectators connected to this process."""
        connected = {seat for listener in self.listeners for seat in listener.seats}
        return connected, sum(not listener.seats for listener in self.listeners)

    def _present(self) -> tuple[set[int], int]:
        connected, spectators = self._here()
        for there in self.store.elsewhere(self.table.code):
            seats, watching = _there.decode(there)
            connected |= seats
            spectators += watching
        return connected, spectators

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
                seen=[seen(table, Reader(viewer)) for viewer in viewers(listener)]
                if table.started
                else [],
            )
        )

    def missed(self, listener: Listener, since: int) -> list[bytes] | None:
        """The updates after `since`, or None if they are no longer kept, or tell an old time."""
        (viewer, *others) = viewers(listener)
        if not 0 <= self.table.version - since <= RING or self.table.clock.kind != "none":
            return None
        kept = [(v, update) for v, update in self.ring.get(viewer, ()) if v > since]
        whole = [v for v, _ in kept] == list(range(since + 1, self.table.version + 1))
        return [update for _, update in kept] if whole and not others else None

    def _broadcast(self, at: int, with_room: bool, moved: Sequence[Listener]) -> None:
        """Send everybody what is new to them; everything to who has `moved` to another seat."""
        if not self.listeners:
            return
        version = self.table.version
        for listener in self.listeners:
            for viewer in viewers(listener):
                if viewer not in self.readers:
                    self.readers[viewer] = Reader(viewer)
        match, clocks = self.table.match, self.table.clocks.left(at)
        moment = Moment(match) if match is not None else None
        for viewer, reader in self.readers.items():
            update = Update(
                version=version,
                clocks=clocks,
                room=self._room(at, {viewer} if viewer is not None else set())
                if with_room
                else None,
                seen=[seen(self.table, reader, moment)] if moment is not None else [],
            )
            ring = self.ring.get(viewer)
            if ring is None:
                ring = self.ring[viewer] = deque(maxlen=RING)
            ring.append((version, _encoder.encode(update)))
        for listener in self.listeners.copy():
            if listener in moved:
                listener.send(self.sync(listener))
                continue
            for viewer in viewers(listener):
                listener.send(self.ring[viewer][-1][1])

    def room(self) -> Room:
        """The table around the game, as anybody may see it."""
        return self._room(now(), set())

    def _room(self, at: int, seats: set[int]) -> Room:
        connected, spectators = self._present()
        return room(self.table, at, connected, spectators, seats)


def viewers(listener: Listener) -> list[int | None]:
    """Whose eyes a listener sees with: its seats', or a spectator's."""
    return list(listener.seats) or [None]
