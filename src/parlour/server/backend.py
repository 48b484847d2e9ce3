"""All that one server process runs: its tables, who plays on for whom, the replays, the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog

from parlour.contract import Option
from parlour.games import shelf
from parlour.server import decisions
from parlour.server import entries as log_entries
from parlour.server.autoplay import Autoplay
from parlour.server.bot_pool import BotPool
from parlour.server.cluster import Cluster
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry, Rematched
from parlour.server.limits import Buckets, Crowd
from parlour.server.live import LiveTable, NoSuchTable, now
from parlour.server.people import new_code
from parlour.server.registry import Registry
from parlour.server.rendering import room
from parlour.server.replays import Replays
from parlour.server.settings import Settings
from parlour.server.stores.base import Conflict, Store
from parlour.server.tables import Table

log = structlog.get_logger()
OWN_TEXT = "own design"


class Backend:
    """Everything one server process has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.registry = Registry(store, shelf(settings.games), self.publish, self._dismiss)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.games)
        self.autoplays: dict[str, asyncio.Task[None]] = {}
        self.kept: set[str] = set()  # tables whose clocks are this process's concern by now
        self.cluster = Cluster(self.registry, self._take_up, self._let_go)
        self.rematching = asyncio.Lock()
        self.replays = Replays()
        rate, openings = settings.requests_per_second, settings.openings_per_minute
        self.requests = Buckets(rate, 10 * rate)
        self.openings = Buckets(openings / 60, 10 * openings)
        self.crowd = Crowd(settings.connections_per_address)
        self.advised: set[str] = set()  # the tables at which somebody waits for a hint

    async def open(self) -> None:
        """Take up every game that is not over and not kept, so that clocks and bots go on."""
        await self.store.open()
        await asyncio.gather(*map(self._take_up, await self.store.inherit()))
        self.store.listen(self.cluster)
        log.info("open", tables=len(self.registry.live), games=list(self.registry.boxes))

    async def _take_up(self, code: str) -> None:
        """Go on with a table that nobody keeps."""
        try:
            live = await self.registry.table(code)
            await live.catch_up()  # it may be here already, without what its keeper did last
            if live.table.ended:
                await self.store.finish(code)
            await live.list_in_lobby()
            await self.table(code)
        except NoSuchTable:  # it has been logged; the other tables go on
            return

    async def close(self) -> None:
        for task in self.autoplays.values():
            task.cancel()
        await asyncio.gather(*self.autoplays.values(), return_exceptions=True)
        await self.cluster.close()
        self.pool.close()
        self.replays.close()
        await self.store.close()
        log.info("closed")

    def _let_go(self) -> None:
        """Others may keep these tables now; what is decided here already, the store settles."""
        let_go, self.autoplays = self.autoplays, {}
        self.kept.clear()
        for task in let_go.values():
            task.cancel()

    def _dismiss(self, code: str) -> None:
        """A table has broken: nothing more is played at it as it is in memory."""
        autoplay = self.autoplays.pop(code, None)
        if autoplay is not None:
            autoplay.cancel()

    # ------------------------------------------------------------------ tables

    async def found(self, first: Sequence[AnyEntry], address: str) -> LiveTable:
        """A table that begins so, under a code that nobody has: the store settles who has it."""
        if not self.openings.take(address):
            raise Fault("rate", "Too many tables were opened from there; wait a minute.")
        if len(self.registry.live) >= self.settings.most_tables:
            self.registry.tidy()
        if len(self.registry.live) >= self.settings.most_tables:
            raise Fault("server/full", "There are too many tables; come back later.")
        bodies = [log_entries.encode(entry) for entry in first]
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, now(), bodies)
            except Conflict:
                continue
            self.kept.add(code)
            live = await self.table(code)
            await live.list_in_lobby()
            return live

    async def rematch(self, live: LiveTable, address: str) -> int:
        """The same people at another table; the version at which this table says where."""
        async with self.rematching:
            table = live.table
            first = decisions.rematch(table, self.registry.boxes[table.box.about.name])
            if table.next_code:
                return table.version
            again = await self.found(first, address)
            code = again.table.code
            version = await live.act(lambda t: [] if t.next_code else [Rematched(code)])
            if table.next_code != code:  # another process was faster; nobody will come to this one
                await again.act(decisions.close)
            return version

    async def table(self, code: str) -> LiveTable:
        if code not in self.registry.live and len(self.registry.live) >= self.settings.most_tables:
            self.registry.tidy()
        live = await self.registry.table(code)
        if code in self.autoplays or live.table.ended or not await self.store.claim(code):
            return live
        if code not in self.kept:  # the time that no server has kept it is nobody's
            self.kept.add(code)
            try:
                await live.act(decisions.resume)
            except BaseException:
                self.kept.discard(code)
                raise
        if code not in self.autoplays:  # nobody was faster while the store was asked
            self.autoplays[code] = asyncio.create_task(self._keep(live))
        return live

    async def _keep(self, live: LiveTable) -> None:
        code = live.table.code
        try:
            await Autoplay(live, self.pool, self.settings).keep()
        finally:
            if self.autoplays.get(code) is asyncio.current_task():
                del self.autoplays[code]
                self.kept.discard(code)
            self.registry.tidy()

    async def publish(self, table: Table) -> None:
        """Into the lobby while it waits for players, and out of it afterwards."""
        summary: bytes | None = None
        if table.waits:
            shown = room(table, now(), set(), 0, set())
            shown.options = in_short(table)
            summary = msgspec.json.encode(shown)
        await self.store.publish(table.code, summary, table.version)


def in_short(table: Table) -> dict[str, str]:
    """The options as the lobby tells them: a text of somebody's own is not for a list."""
    free = {option.name: option for option in table.box.options if option.free}
    return {
        name: OWN_TEXT if name in free and is_own(free[name], value) else value
        for name, value in table.options.items()
    }


def is_own(option: Option, value: str) -> bool:
    return value not in option.values and option.counted(value) is None
