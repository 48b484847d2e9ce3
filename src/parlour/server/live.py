"""A table in memory: appended to in step with the store, and told to who listens."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from parlour.server import entries as log_entries
from parlour.server.attendance import Attendance
from parlour.server.audience import Audience, Listener
from parlour.server.entries import AnyEntry, Away, Back, Moved, Said, Seated, Swapped, Vacated
from parlour.server.messages import Room
from parlour.server.stores.base import Conflict, Store
from parlour.server.tables import Table

log: Final = structlog.get_logger()
ATTEMPTS: Final = 8  # at getting an entry in between those of other processes
UNLISTED: Final = (Moved, Said)  # what changes nothing that the lobby shows
HANDS: Final = (Seated, Vacated, Swapped)  # after which a seat may be somebody else's


Publish = Callable[[Table], Awaitable[None]]  # to the lobby
Decide = Callable[[Table], Sequence[AnyEntry]]  # what is to be kept, judging the table as it is
Then = Callable[[Exception | None], None]  # it is done, and told; or why not


class NoSuchTable(LookupError):
    """There is no table of that code."""


class Unreadable(NoSuchTable):
    """There is a table, but this server cannot take it up, or cannot go on with it."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Turn:
    """A lock that whoever finds it free takes without waiting; the others come one by one."""

    def __init__(self) -> None:
        self.taken = False
        self.queue: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        if not self.taken:
            self.taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had just become mine
                self.give()
            raise

    def give(self) -> None:
        """To who has waited longest; it is never free in between."""
        while self.queue:
            following = self.queue.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False


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
        self.turn = Turn()  # of who may append
        self.audience = Audience(store, table)
        self.attendance = Attendance()
        self.visitors = 0  # connections, whether they have said hello or not
        self.changed = asyncio.Event()  # for who plays bots and clocks here

    # ------------------------------------------------------------------ doing

    async def act(self, decide: Decide) -> int:
        """Let `decide` judge the table as it is, and keep what it decides; the new version.

        If another process was faster, the table is brought up to date and judged again: the store
        settles who was first. Whoever asked may go meanwhile: what is stored is also told.
        """
        return await asyncio.shield(self.perform(decide))

    async def perform(self, decide: Decide, telling: Callable[[], None] | None = None) -> int:
        """The same for who does not go; `telling` is called just before everybody is told."""
        await self.turn.take()
        try:
            for _ in range(ATTEMPTS):
                self._sound()
                decided = decide(self.table)
                if not decided:
                    return self.table.version
                at = now()
                try:
                    await self._keep(decided, at)
                except Conflict:
                    await self._catch_up()
                    continue
                if telling is not None:
                    telling()
                self._take_in([(entry, at) for entry in decided])
                if not unlisted(decided):
                    await self.list_in_lobby()
                return self.table.version
        finally:
            self.turn.give()
        raise Conflict

    def begin(
        self, decide: Decide, telling: Callable[[], None], then: Then
    ) -> asyncio.Future[None] | None:
        """The same without a task, for what is done most, and costs a third of it.

        What comes back is over when it is stored; `then` has been called by then. None: it has to
        go the long way. What `decide` raises comes out here.
        """
        if self.turn.taken:
            return None
        self._sound()
        decided = decide(self.table)
        if not decided or not unlisted(decided):
            return None
        at = now()
        stored = self._keep(decided, at)
        self.turn.taken = True
        stored.add_done_callback(lambda kept: self._end(kept, decided, at, telling, then))
        return stored

    def _end(
        self,
        kept: asyncio.Future[None],
        decided: Sequence[AnyEntry],
        at: int,
        telling: Callable[[], None],
        then: Then,
    ) -> None:
        fault: Exception | None = None
        try:
            kept.result()
            telling()
            self._take_in([(entry, at) for entry in decided])
        except Exception as error:
            fault = error
        finally:
            self.turn.give()
        then(fault)

    def _keep(self, decided: Sequence[AnyEntry], at: int) -> asyncio.Future[None]:
        bodies = [log_entries.encode(entry) for entry in decided]
        return self.store.append(self.table.code, self.table.version, at, bodies)

    async def list_in_lobby(self) -> None:
        """Let the lobby show the table as it is, if it shall show it at all."""
        waits = self.table.waits
        if waits or self.listed:
            self.listed = waits
            await self.publish(self.table)

    async def catch_up(self, version: int | None = None) -> None:
        """Another process has appended something, up to that version."""
        await self.turn.take()
        try:
            if not self.broken and (version is None or self.table.version < version):
                await self._catch_up()
        finally:
            self.turn.give()

    async def _catch_up(self) -> None:
        rows = await self.store.read(self.table.code, self.table.version)
        try:
            stored = [(log_entries.decode(row.body), row.at) for row in rows]
        except Exception as error:
            raise self._given_up() from error
        self._take_in(stored)

    def _take_in(self, stored: Sequence[tuple[AnyEntry, int]]) -> None:
        """What is stored has happened; if it cannot be done here too, the table is broken."""
        try:
            for entry, at in stored:
                self._apply(entry, at)
        except Exception as error:
            raise self._given_up() from error

    def _given_up(self) -> Unreadable:
        """Send everybody away: the table cannot go on as it is here."""
        log.exception("a table cannot go on", code=self.table.code, version=self.table.version)
        self.broken = True
        self.drop(self)
        self.audience.dismiss()
        return Unreadable(self.table.code)

    def _sound(self) -> None:
        if self.broken:
            raise Unreadable(self.table.code)

    def _apply(self, entry: AnyEntry, at: int) -> None:
        asked = self.table.question is not None
        self.table.apply(entry, at)
        self.listed |= self.table.waits
        changing_hands = isinstance(entry, HANDS)
        moved = self.audience.change_hands() if changing_hands else []
        said = entry if isinstance(entry, Said) else None
        with_room = self.table.over or asked if isinstance(entry, Moved) else said is None
        gone = entry.seat if isinstance(entry, (Away, Back)) and not asked else None
        self.audience.tell(at, with_room, moved, said, gone)
        if changing_hands:
            self.audience.forget()
        if isinstance(entry, UNLISTED):
            self.attendance.miss(self.table.awaited(), now())
        else:
            self.attend()
        if not isinstance(entry, Moved) or self.table.untended or self.attendance.missed:
            self.changed.set()

    # ------------------------------------------------------------------ coming and going

    def join(self, listener: Listener, since: int | None) -> None:
        """Tell somebody who comes what they have missed, or everything."""
        self._sound()
        self.audience.join(listener, now(), since)
        self.attend()

    def look(self, listener: Listener) -> None:
        """Of several seats at one device another one holds it now."""
        self._sound()
        self.audience.look(listener, now())

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)
        self.attend()

    def come_or_gone(self) -> None:
        """Somebody has, at another process."""
        self.audience.tell_presence()
        self.attend()

    def attend(self) -> None:
        """Look who is here. Who plays on for others has to hear when that has changed."""
        before, seats = self.attendance.came, enumerate(self.table.seats)
        connected, _ = self.audience.present()
        people = [number for number, seat in seats if seat.token and not seat.away]
        self.attendance.note([seat for seat in people if seat in connected], now())
        self.attendance.miss(self.table.awaited(), now())
        if self.attendance.came != before:
            self.changed.set()

    def room(self) -> Room:
        """The table around the game, as anybody may see it."""
        return self.audience.room(now(), set())


def unlisted(decided: Sequence[AnyEntry]) -> bool:
    return all(isinstance(entry, UNLISTED) for entry in decided)
