"""All tables of this process by their codes, read from the store when somebody wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from parlour.contract import Box
from parlour.server import entries as log_entries
from parlour.server.live import LiveTable, NoSuchTable, Publish, Unreadable
from parlour.server.stores.base import Store
from parlour.server.tables import Table, restore

log = structlog.get_logger()


class Registry:
    """The tables by code."""

    def __init__(
        self,
        store: Store,
        boxes: dict[str, Box[Any]],
        publish: Publish,
        dropped: Callable[[str], None],
    ) -> None:
        self.store = store
        self.publish = publish
        self.dropped = dropped
        self.boxes = boxes
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def table(self, code: str) -> LiveTable:
        if code in self.live:
            return self.live[code]
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self.loading[code])  # others may wait for it too

    def tidy(self) -> None:
        """Forget finished games that nobody looks at; they can be read again."""
        for code, live in list(self.live.items()):
            if live.table.ended and not live.visitors and not live.turn.taken:
                del self.live[code]

    async def _load(self, code: str) -> LiveTable:
        try:
            table = await self._restored(code)
            self.live[code] = LiveTable(self.store, table, self.publish, self._drop)
            return self.live[code]
        finally:
            del self.loading[code]

    def _drop(self, live: LiveTable) -> None:
        """It is broken; whoever comes next has it read anew, if it can be read."""
        code = live.table.code
        if self.live.get(code) is live:
            del self.live[code]
            self.dropped(code)

    async def _restored(self, code: str) -> Table:
        rows = await self.store.read(code)
        if not rows:
            raise NoSuchTable(code)
        try:
            return restore(
                code, self.boxes, [(log_entries.decode(row.body), row.at) for row in rows]
            )
        except Exception as error:  # whatever is wrong with one table, the others go on
            log.exception("a table cannot be taken up", code=code)
            raise Unreadable(code) from error
