"""Who plays for bots, for people who are away, and when a clock runs out: one task per table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import structlog

from parlour.arena.match import default
from parlour.arena.playing import given_in, in_turn
from parlour.bots import usual_bot
from parlour.contract import NOTHING, Advice
from parlour.kernel.agenda import Game
from parlour.kernel.codec import to_wire
from parlour.kernel.values import Move
from parlour.server import decisions
from parlour.server.bot_pool import BotPool
from parlour.server.entries import AnyEntry, Away, Moved
from parlour.server.live import LiveTable, Unreadable, now
from parlour.server.people import hashed
from parlour.server.settings import Settings
from parlour.server.stores.base import Conflict, Unavailable
from parlour.server.tables import Table

Substitution = Literal["bot", "clock"]
GRACE = 3_600_000  # milliseconds in which people may come back to a server that was away
LOOKING = 60_000  # milliseconds until a table with people at it is looked at again
PATIENCE = 1.0  # seconds until a store that could not be reached is tried again
RECOVERY = 60.0  # seconds until a table at which something has gone wrong is tried again
log = structlog.get_logger()


class Autoplay:
    """Keeps one table going, in the one process that has claimed it."""

    def __init__(self, live: LiveTable, pool: BotPool, settings: Settings) -> None:
        self.live = live
        self.pool = pool
        self.settings = settings
        self.began = now()
        self.offered: dict[int, int] = {}  # by seat, after which deed its bot was last asked

    async def keep(self) -> None:
        """Until the game is over, or given up."""
        self.live.attend()
        while True:
            self.live.changed.clear()
            try:
                if self.forsaken():
                    await self.live.act(decisions.close)
                if self.live.table.ended:
                    await self.live.store.finish(self.live.table.code)
                    return
                if not await self.one_step():
                    await self._wait()
            except Conflict:
                continue
            except Unreadable:  # it has been logged; whoever comes has the table read anew
                return
            except Unavailable:
                await asyncio.sleep(PATIENCE)
            except Exception:  # whatever it is: people wait here, and other tables go on
                log.exception("a table has stopped", code=self.live.table.code)
                await asyncio.sleep(RECOVERY)

    async def one_step(self) -> bool:
        """Move for one seat that cannot or will not; False if there is none."""
        table = self.live.table
        if table.match is None or not table.playable:
            return False
        if decisions.call_time(table, now()):
            await self.live.act(lambda t: decisions.call_time(t, now()))
            return True
        if decisions.let_lapse(table, now()):
            await self.live.act(lambda t: decisions.let_lapse(t, now()))
            return True
        if decisions.let_agree(table):
            await self.live.act(decisions.let_agree)
            return True
        if self.gone():
            await self.live.act(lambda _: [Away(seat) for seat in self.gone()])
            return True
        if await self.volunteer():
            return True
        for seat in in_turn(table.match.game, len(table.made)):
            why = replaced(table, seat)
            if why is not None:
                await asyncio.sleep(self.settings.bot_pause if why == "bot" else 0)
                if replaced(table, seat) == why:  # and nobody came back or took a move back
                    await self.play_for(seat, why)
                return True
        return False

    async def volunteer(self) -> bool:
        """Ask the bots what they do unasked, each once after everything that they may react to:
        what other bots do out of turn is no such thing. Whether one of them has done something.
        """
        table = self.live.table
        for number, seat in enumerate(table.seats):
            if not (seat.bot or seat.away) or self.offered.get(number) == table.deeds:
                continue
            self.offered[number] = deeds = table.deeds
            assert table.match is not None
            if not table.box.asides_for_bots(table.match.game, number):
                continue
            bot, bots = seat.bot or usual_bot(table.box), table.match.bots
            game = table.match.game.copy()
            seed = hashed(f"{table.seed}+{table.version}")
            move = await self.pool.aside(table.box, game, number, bot, seed, bots)
            if move is not None:
                await asyncio.sleep(self.settings.bot_pause)
                await self.live.act(partial(self.put_in, seat=number, move=move, deeds=deeds))
                return True
        return False

    def put_in(self, table: Table, *, seat: int, move: Move, deeds: int) -> Sequence[AnyEntry]:
        """What a bot does out of turn. If something has happened meanwhile, it is asked anew."""
        taken = table.seats[seat]
        if table.match is None or table.closed or table.deeds != deeds:
            return []
        if not (taken.bot or taken.away) or table.match.game.refuse(seat, move) is not None:
            return []
        return [Moved(seat, table.box.notation.write(move), "bot")]

    def forsaken(self) -> bool:
        """Whether nothing has happened for too long, nobody is connected, and no clock runs."""
        if self.closing_time() > now() or self.deadlines():
            return False
        return not self.live.visitors and not self.live.store.elsewhere(self.live.table.code)

    def closing_time(self) -> int:
        table = self.live.table
        playing = table.started and not table.tutorial
        hours = self.settings.idle_hours if playing else self.settings.waiting_hours
        allowed = int(hours * 3_600_000)
        return max(table.at + allowed, self.began + min(allowed, GRACE))

    def deadlines(self) -> list[int]:
        """When the clocks of those who are waited for run out, or that of the whole game."""
        table = self.live.table
        if table.match is None or not table.playable:
            return []
        ends = [table.clocks.deadline(seat) for seat in table.match.game.waiting()]
        if not table.timer.up(now()):  # else nothing can be done about it
            ends.append(table.timer.ends)
        if table.hourglass.runs and not table.hourglass.up(now()):  # else the game does not let it
            ends.append(table.hourglass.ends)
        return [deadline for deadline in ends if deadline is not None]

    def absences(self) -> dict[int, int]:
        """By seat, when a bot takes over from who is waited for and is not connected anywhere: as
        long as somebody else is here, and where players have no clocks that see to it.
        """
        table, attendance = self.live.table, self.live.attendance
        company = attendance.company(table.hidden_presence(None))
        if company is None or table.tutorial or table.clock.kind != "none" or not table.playable:
            return {}
        begun, grace = max(company, self.began), int(self.settings.absent_seconds * 1000)
        return {
            seat: max(begun, attendance.missed[seat]) + grace
            for seat in table.awaited()
            if seat in attendance.missed
        }

    def gone(self) -> list[int]:
        """Who has been waited for long enough."""
        return [seat for seat, end in self.absences().items() if end <= now()]

    async def play_for(self, seat: int, why: Substitution) -> None:
        """Think about the table as it is; move only if it is still so when the thinking is done."""
        table = self.live.table
        assert table.match is not None
        version = table.version
        seed = hashed(f"{table.seed}+{version}")  # a bot must not learn the seed of the game
        game = table.match.game.copy()
        known = proposed(game, seat)
        move = default(game, seat) if why == "clock" else given_in(table.match, seat)
        if move is None:
            bot = table.seats[seat].bot or usual_bot(table.box)
            answer = await self.pool.move(table.box, game, seat, bot, seed, table.match.bots)
        else:
            answer = Advice(move)
        await self.live.act(lambda t: self.decide(t, seat, answer, version, why, known))

    def decide(
        self,
        table: Table,
        seat: int,
        answer: Advice,
        version: int,
        why: Substitution,
        known: Move | None = None,
    ) -> Sequence[AnyEntry]:
        """The answer is entered if it still holds; `known` was proposed when the thinking began."""
        move = answer.move
        if table.match is None or table.stale(seat, version) or replaced(table, seat) != why:
            return []
        game = table.match.game
        if game.refuse(seat, move) is not None or (
            why == "bot" and outrun(game, seat, move, known)
        ):
            return []
        # Where it is a secret who has answered, it must not be told whose time ran out before that.
        choice = game.choice
        told = why == "clock" and choice is not None and not choice.waits_in_secret
        gone: list[AnyEntry] = [Away(seat)] if told else []
        # The clock of one player is not that of a team: without the others nothing is decided.
        by = why if game.settles(seat, move) else "bot"
        reason = None if answer.reason == NOTHING else to_wire(answer.reason)
        return [*gone, Moved(seat, table.box.notation.write(move), by, reason)]

    async def _wait(self) -> None:
        """Until something happens at the table, or a clock runs out, or who is gone has been waited
        for long enough, or it is time to close.
        """
        closing = self.closing_time()
        ends = [*self.deadlines(), *self.absences().values()]
        until = min(ends, default=closing if closing > now() else now() + LOOKING)
        try:
            timeout = max(0.0, (until - now()) / 1000 + 0.01)
            await asyncio.wait_for(self.live.changed.wait(), timeout)
        except TimeoutError:
            return


def proposed(game: Game[Any], seat: int) -> Move | None:
    """What those who decide together talk about just now, as far as this seat knows."""
    found = game.choice.proposed(seat) if game.choice is not None else None
    return None if found is None else found[0]


def outrun(game: Game[Any], seat: int, move: Move, known: Move | None) -> bool:
    """Whether something else has been proposed while a bot was thinking: it is asked anew, and
    joins that, as it would have if it had come before. One that has wanted something else than
    what it knew to be proposed gets its way.
    """
    found = proposed(game, seat)
    return found not in (None, known, move) and game.refuse(seat, found) is None


def replaced(table: Table, seat: int) -> Substitution | None:
    """Why this seat, which is waited for, is played for: by a bot, or because its time is up."""
    if table.match is None or table.closed or seat not in table.match.game.waiting():
        return None
    if table.seats[seat].bot or table.seats[seat].away:
        return "bot"
    deadline = table.clocks.deadline(seat)
    return "clock" if deadline is not None and deadline <= now() else None
