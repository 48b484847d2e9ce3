"""Who plays for bots, for people who are away, and when a clock runs out: one task per table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Literal

import structlog

from parlour.kernel.values import Move
from parlour.server.bot_pool import BotPool
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry, Away, Moved
from parlour.server.hall import LiveTable, now
from parlour.server.people import hashed
from parlour.server.settings import Settings
from parlour.server.stores.base import Conflict
from parlour.server.tables import Table

Substitution = Literal["bot", "clock"]
log = structlog.get_logger()


class Steward:
    """Keeps one table going, in the one process that has claimed it."""

    def __init__(self, live: LiveTable, pool: BotPool, settings: Settings) -> None:
        self.live = live
        self.pool = pool
        self.settings = settings

    async def keep(self) -> None:
        """Until the game is over."""
        while not self.live.table.over:
            self.live.changed.clear()
            try:
                if not await self.one_step():
                    await self._wait()
            except Conflict:
                continue
            except Fault as fault:
                log.warning("steward", code=self.live.table.code, fault=fault.code)
        await self.live.store.finish(self.live.table.code)

    async def one_step(self) -> bool:
        """Move for one seat that cannot or will not; False if there is none."""
        table = self.live.table
        if table.match is None or not table.playable:
            return False
        for seat in table.match.game.waiting():
            sitting = table.seats[seat]
            if sitting.bot:
                await asyncio.sleep(self.settings.bot_pause)
                await self.play_for(seat, sitting.bot, "bot")
                return True
            deadline = table.clocks.deadline(seat)
            late = deadline is not None and deadline <= now()
            if late or sitting.away:
                await asyncio.sleep(0 if late else self.settings.bot_pause)
                await self.play_for(seat, self.substitute(), "clock" if late else "bot")
                return True
        return False

    def substitute(self) -> str:
        return next(iter(self.live.table.box.bots), "random")

    async def play_for(self, seat: int, bot: str, why: Substitution) -> None:
        """Think about the table as it is; move only if it is still so when the thinking is done."""
        table = self.live.table
        assert table.match is not None
        version = table.version
        seed = hashed(f"{table.seed}+{version}")  # a bot must not learn the seed of the game
        move = await self.pool.move(table.box, table.match.game.copy(), seat, bot, seed)
        await self.live.act(lambda t: self.decide(t, seat, move, version, why))

    def decide(
        self, table: Table, seat: int, move: Move, version: int, why: Substitution
    ) -> Sequence[AnyEntry]:
        if table.stale(seat, version) or table.match is None:
            return []
        if table.match.game.refuse(seat, move) is not None:
            return []
        gone: list[AnyEntry] = [Away(seat)] if why == "clock" and not table.seats[seat].away else []
        return [*gone, Moved(seat, table.box.write(move), why)]

    async def _wait(self) -> None:
        """Until something happens at the table, or a clock runs out."""
        table = self.live.table
        runs = table.match is not None and table.playable
        waiting = table.match.game.waiting() if runs and table.match is not None else ()
        deadlines = [table.clocks.deadline(seat) for seat in waiting]
        ends = [deadline for deadline in deadlines if deadline is not None]
        timeout = max(0.0, (min(ends) - now()) / 1000 + 0.01) if ends else None
        try:
            await asyncio.wait_for(self.live.changed.wait(), timeout)
        except TimeoutError:
            return
