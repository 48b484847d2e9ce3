"""The house: the hall with its tables, the stewards that keep them going, and the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from parlour.games import shelf
from parlour.kernel.record import replay
from parlour.server import decisions
from parlour.server import entries as log_entries
from parlour.server.bot_pool import BotPool
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry, Rematched, Resumed
from parlour.server.hall import Hall, LiveTable, NoSuchTable, now
from parlour.server.people import new_code
from parlour.server.rendering import room
from parlour.server.settings import Settings
from parlour.server.stewards import Steward
from parlour.server.stores.base import Conflict, Store
from parlour.server.tables import Table

log = structlog.get_logger()


class House:
    """Everything one server process has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.hall = Hall(store, shelf(settings.games), self.publish)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.games)
        self.stewards: dict[str, asyncio.Task[None]] = {}
        self.rematching = asyncio.Lock()

    async def open_doors(self) -> None:
        """Take up every game that is not over, so that clocks and bots go on."""
        await self.store.open()
        self.store.listen(self._heard)
        codes = await self.store.unfinished()
        await asyncio.gather(*map(self._take_up, codes))
        log.info("doors open", tables=len(self.hall.live), games=list(self.hall.boxes))

    async def _take_up(self, code: str) -> None:
        """Before anybody can move: the time that the server was away is nobody's."""
        try:
            live = await self.hall.table(code)
            if live.table.over:
                await self.store.finish(code)
            elif live.table.started and live.table.clock.kind != "none":
                await live.act(lambda table: [Resumed()])
            await live.list_in_lobby()
            await self.table(code)
        except NoSuchTable:  # it has been logged; the other tables go on
            return

    async def close_doors(self) -> None:
        for task in self.stewards.values():
            task.cancel()
        await asyncio.gather(*self.stewards.values(), return_exceptions=True)
        self.pool.close()
        await self.store.close()
        log.info("doors closed")

    async def _heard(self, code: str) -> None:
        if code in self.hall.live:
            await self.hall.live[code].catch_up()

    # ------------------------------------------------------------------ tables

    async def found(self, first: Sequence[AnyEntry]) -> LiveTable:
        """A table that begins so, under a code that nobody has: the store settles who has it."""
        if len(self.hall.live) >= self.settings.most_tables:
            self.hall.tidy()
        if len(self.hall.live) >= self.settings.most_tables:
            raise Fault("house/full", "There are too many tables; come back later.")
        bodies = [log_entries.encode(entry) for entry in first]
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, now(), bodies)
            except Conflict:
                continue
            live = await self.table(code)
            await live.list_in_lobby()
            return live

    async def rematch(self, live: LiveTable) -> int:
        """The same people at another table; the version at which this table says where."""
        async with self.rematching:
            table = live.table
            first = decisions.rematch(table, table.box.rules_version)
            if table.next_code:
                return table.version
            again = await self.found(first)
            return await live.act(lambda t: [Rematched(again.table.code)])

    async def table(self, code: str) -> LiveTable:
        live = await self.hall.table(code)
        if code in self.stewards or live.table.over or not await self.store.claim(code):
            return live
        if code not in self.stewards:  # nobody was faster while the store was asked
            self.stewards[code] = asyncio.create_task(self._keep(live))
        return live

    async def _keep(self, live: LiveTable) -> None:
        code = live.table.code
        try:
            await Steward(live, self.pool, self.settings).keep()
        except asyncio.CancelledError:
            raise
        except Exception:  # one broken table must not take the others with it
            log.exception("a table has stopped", code=code)
        finally:
            self.stewards.pop(code, None)
            self.hall.tidy()

    async def publish(self, table: Table) -> None:
        """Into the lobby while it waits for players, and out of it afterwards."""
        waits = table.public and not table.started
        summary = msgspec.json.encode(room(table, now(), set(), 0, set())) if waits else None
        await self.store.publish(table.code, summary)

    async def replay(self, table: Table, step: int, seat: int | None) -> dict[str, Any]:
        """The game after so many moves, as that seat saw it."""
        assert table.match is not None
        return await asyncio.to_thread(_replayed, table, step, seat)


def _replayed(table: Table, step: int, seat: int | None) -> dict[str, Any]:
    match = table.match
    assert match is not None
    record = match.record()
    told: list[str] = []
    for number, game in enumerate(replay(table.box, record, events=True)):
        told = [
            table.box.say(event, record.seats)
            for event, audience in game.events or ()
            if audience is None or seat in audience
        ]
        game.events = []
        if number == step:
            return {
                "step": step,
                "steps": len(record.entries),
                "move": record.entries[step - 1].move if step else None,
                "seat": record.entries[step - 1].seat if step else None,
                "view": table.box.view(game, seat),
                "log": told,
            }
    raise LookupError(step)
