"""What the other server processes do, and what this one makes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog

from parlour.server.live import NoSuchTable
from parlour.server.registry import Registry
from parlour.server.stores.base import Unavailable

log = structlog.get_logger()
PATIENCE = 1.0  # seconds until a database that did not answer is asked again


class Cluster:
    """Hears of the other processes at once, and does what follows in tasks of its own."""

    def __init__(
        self,
        registry: Registry,
        take_up: Callable[[str], Awaitable[None]],
        let_go: Callable[[], None],
    ) -> None:
        self.registry = registry
        self.take_up = take_up
        self.let_go = let_go
        self.following: set[asyncio.Task[None]] = set()
        self.taking_up: set[asyncio.Task[None]] = set()
        self.closed = False

    def appended(self, code: str, version: int) -> None:
        if code in self.registry.loading or (
            code in self.registry.live and self.registry.live[code].table.version < version
        ):
            self._begin(self.following, self._follow(code, version))

    def missed(self) -> None:
        for code in {*self.registry.live, *self.registry.loading}:
            self._begin(self.following, self._follow(code, None))

    def present(self, code: str) -> None:
        if code in self.registry.live:
            self.registry.live[code].come_or_gone()

    def inherited(self, codes: Sequence[str]) -> None:
        log.info("the tables of a process that is gone", tables=len(codes))
        self._begin(self.taking_up, self._take_up_all(codes))

    def lost(self) -> None:
        for task in self.taking_up:
            task.cancel()
        self.let_go()

    async def close(self) -> None:
        """Before the store: what is heard from now on does not matter any more."""
        self.closed = True
        tasks = [*self.following, *self.taking_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ what follows

    def _begin(self, tasks: set[asyncio.Task[None]], doing: Coroutine[Any, Any, None]) -> None:
        if self.closed:
            doing.close()
            return
        task = asyncio.create_task(doing)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _follow(self, code: str, version: int | None) -> None:
        """Bring a table up to that version, or to whatever is the last."""

        async def follow() -> None:
            live = await self.registry.table(code)
            await live.catch_up(version)
            if live.table.ended:
                self.registry.tidy()

        await self._insist(code, follow)

    async def _take_up_all(self, codes: Sequence[str]) -> None:
        """One after the other, so that everything else goes on; first where somebody waits."""
        for code in sorted(codes, key=lambda code: code not in self.registry.live):
            await self._insist(code, partial(self.take_up, code))

    async def _insist(self, code: str, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await do()
            except Unavailable:
                await asyncio.sleep(PATIENCE)
            except NoSuchTable:  # it has been logged
                return
            except Exception:  # one broken table must not take the others with it
                log.exception("a table cannot be followed", code=code)
                return
            else:
                return
