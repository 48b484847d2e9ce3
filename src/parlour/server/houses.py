"""The house: the hall with its tables, the stewards that keep them going, and the bots."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog

from parlour.games import shelf
from parlour.kernel.record import replay
from parlour.server import entries as log_entries
from parlour.server.bot_pool import BotPool
from parlour.server.entries import Opened
from parlour.server.hall import Hall, LiveTable, now
from parlour.server.rendering import room
from parlour.server.settings import Settings
from parlour.server.stewards import Steward
from parlour.server.stores.base import Store
from parlour.server.tables import Table

log = structlog.get_logger()


class House:
    """Everything one server process has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.hall = Hall(store, shelf())
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.stewards: dict[str, asyncio.Task[None]] = {}

    async def open_doors(self) -> None:
        """Take up every game that is not over, so that clocks and bots go on."""
        await self.store.open()
        self.store.listen(self._heard)
        for code in await self.store.unfinished():
            await self.table(code)

    async def close_doors(self) -> None:
        for task in self.stewards.values():
            task.cancel()
        await asyncio.gather(*self.stewards.values(), return_exceptions=True)
        self.pool.close()
        await self.store.close()

    async def _heard(self, code: str) -> None:
        if code in self.hall.live:
            await self.hall.live[code].catch_up()

    # ------------------------------------------------------------------ tables

    async def open(self, code: str, opened: Opened) -> LiveTable:
        """Found a table under this code; Conflict if there is one."""
        await self.store.append(code, 0, now(), [log_entries.encode(opened)])
        return await self.table(code)

    async def table(self, code: str) -> LiveTable:
        live = await self.hall.table(code)
        if code not in self.stewards and not live.table.over and await self.store.claim(code):
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
