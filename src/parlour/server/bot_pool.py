"""Bots in processes of their own. They get a view and moves; a stuck or failing one is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import connection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog

from parlour.bots import BadMove, judged, judged_aside, make_bot
from parlour.contract import NO_BOTS, NOTHING, Advice, Advisor, Bot, Box, View, Volunteer
from parlour.games import shelf
from parlour.kernel.agenda import Game
from parlour.kernel.codec import Malformed, encode, move_from_wire, to_wire
from parlour.kernel.luck import Seeded
from parlour.kernel.text import Text
from parlour.kernel.values import Move
from parlour.server.texts import loaded

log = structlog.get_logger()
LONGEST = 500  # characters of a reason
Answer = TypeVar("Answer")
Judge = Callable[[Box[Any], Game[Any], int, str, object], Move]
Advised = tuple[Any, Any, str]  # the move and the reason as plain data
Done = tuple[Any, Any]  # the same; None for no move, or no reason
STARTING = 60.0  # seconds that a new process may take to be ready
MOST_HINTS = 16  # that are thought about, or wait for that, at once

# ---------------------------------------------------------------------- in a worker

_folders: list[Path] = []


def begin(folders: Sequence[Path]) -> None:
    """Know the games, and do not outlive the server, however that ends."""
    _folders.extend(folders)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


class Rules(NamedTuple):
    """Which game, by which version of its rules."""

    game: str
    version: int


@cache
def _box(rules: Rules) -> Box[Any]:
    box = shelf(_folders)[rules.game].for_version(rules.version)
    assert box is not None  # the server's shelf is the same
    return box


@cache
def _bot(rules: Rules, name: str) -> Bot:
    return make_bot(_box(rules), name)


def get_ready(rules: Rules, name: str) -> None:
    """Load what the bot needs; that is no part of its thinking."""
    _bot(rules, name)


def choose(rules: Rules, name: str, view: bytes, moves: bytes, seed: str) -> Done:
    """The move that the bot makes, and what it will say of it, as plain data. All it gets came
    over as bytes.
    """
    bot, offered, luck = _bot(rules, name), _offered(rules, moves), Seeded(seed, "bot")
    seen: View = msgspec.json.decode(view)
    if not _box(rules).reasons_after or not isinstance(bot, Advisor):
        return to_wire(bot.choose(seen, offered, luck)), None
    advice = bot.advise(seen, offered, luck)
    return to_wire(advice.move), to_wire(advice.reason) if advice.told else None


def volunteer(rules: Rules, name: str, view: bytes, asides: bytes, seed: str) -> Done:
    """What the bot does unasked, as plain data; nothing, as a rule."""
    bot, offered = _bot(rules, name), _offered(rules, asides)
    if not isinstance(bot, Volunteer):
        return None, None
    move = bot.aside(msgspec.json.decode(view), offered, Seeded(seed, "aside"))
    return to_wire(move), None


def advise(rules: Rules, name: str, view: bytes, moves: bytes, seed: str) -> Advised:
    """The move that the bot suggests, why, and the rule that allows it, if it can say."""
    bot = _bot(rules, name)
    if not isinstance(bot, Advisor):
        move, _ = choose(rules, name, view, moves, seed)
        return move, to_wire(NOTHING), ""
    offered = _offered(rules, moves)
    advice = bot.advise(msgspec.json.decode(view), offered, Seeded(seed, "bot"))
    return to_wire(advice.move), to_wire(advice.reason), advice.rule


def _offered(rules: Rules, moves: bytes) -> list[Move]:
    kinds = _box(rules).kinds
    return [move_from_wire(wire, kinds) for wire in msgspec.json.decode(moves)]


# ---------------------------------------------------------------------- in the server


def _told(reason: Any) -> Text:
    """What the bot says, but not for ever."""
    said = loaded(reason)
    return said if len(str(said)) <= LONGEST else Text((str(said)[:LONGEST],))


def seen(box: Box[Any], game: Game[Any], seat: int, bot: str, bots: Mapping[int, str]) -> bytes:
    """What the bot in this seat looks at."""
    return encode({} if make_bot(box, bot).blind else box.bot_view(game, seat, bots))


def rules_of(box: Box[Any]) -> Rules:
    return Rules(box.about.name, box.about.rules_version)


class Busy(Exception):
    """Too many hints are asked for already."""


class BotPool:
    """So many processes, each answer within the limit; beyond it the first legal move is played."""

    def __init__(self, workers: int, seconds: float, games: Sequence[Path] = ()) -> None:
        self.workers = workers
        self.seconds = seconds
        self.games = tuple(games)
        self.slots = asyncio.Semaphore(workers)  # to wait for a process is not to be stuck
        self.hint_slots = asyncio.Semaphore(max(1, workers - 1))  # the last is for the bots
        self.hints = 0  # that are thought about, or wait
        self.ready: set[tuple[Rules, str]] = set()
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        self.ready.clear()
        return ProcessPoolExecutor(
            self.workers,
            multiprocessing.get_context("spawn"),
            initializer=begin,
            initargs=(self.games,),
        )

    async def move(
        self,
        box: Box[Any],
        game: Game[Any],
        seat: int,
        bot: str,
        seed: str,
        bots: Mapping[int, str] = NO_BOTS,
    ) -> Advice:
        """What the bot does in this seat, and what it will say of it; or the first legal move if
        it does not answer in time. `bots` sit at the table, too.
        """
        moves = game.offer(seat, Seeded(seed, "offer"))
        choice = game.choice
        if len(moves) == 1 and choice is not None and choice.complete(game, seat):
            return Advice(moves[0])
        playing = {**bots, seat: bot}
        chosen = await self._legal(choose, judged, box, game, seat, playing, moves, seed)
        return Advice(moves[0]) if chosen is None else chosen

    async def aside(
        self,
        box: Box[Any],
        game: Game[Any],
        seat: int,
        bot: str,
        seed: str,
        bots: Mapping[int, str] = NO_BOTS,
    ) -> Move | None:
        """What the bot does in this seat without being asked, if anything."""
        asides = box.asides_for_bots(game, seat)
        if not asides or not isinstance(make_bot(box, bot), Volunteer):
            return None
        playing = {**bots, seat: bot}
        done = await self._legal(volunteer, judged_aside, box, game, seat, playing, asides, seed)
        return None if done is None else done.move

    async def _legal(
        self,
        question: Callable[..., Done],
        judge: Judge,
        box: Box[Any],
        game: Game[Any],
        seat: int,
        bots: Mapping[int, str],
        moves: Sequence[Move],
        seed: str,
    ) -> Advice | None:
        """What the bot answers, if the judge lets it pass; None if it does nothing.

        It may fail in any way it likes; the table goes on.
        """
        bot = bots[seat]
        about = log.bind(game=box.about.name, bot=bot, seat=seat)
        try:
            view = seen(box, game, seat, bot, bots)
            asked = self._ask(question, rules_of(box), bot, view, encode(moves), seed)
            answer, reason = await asyncio.shield(asked)
            if answer is not None or question is choose:
                move = judge(box, game, seat, bot, move_from_wire(answer, box.kinds))
                return Advice(move) if reason is None else Advice(move, _told(reason))
        except TimeoutError:
            about.warning("bot stuck")
        except BrokenProcessPool:
            about.warning("bot process died")
        except (BadMove, Malformed) as error:
            about.warning("bot refused", reason=str(error))
        except Exception:
            about.exception("bot failed")
        return None

    async def advice(
        self,
        box: Box[Any],
        game: Game[Any],
        seat: int,
        bot: str,
        seed: str,
        bots: Mapping[int, str] = NO_BOTS,
    ) -> Advice | None:
        """What the bot suggests to this seat, or None if it does not answer.

        Games must go on: hints never have all the processes, unless there is but one, and they
        wait for each other first.
        """
        if self.hints >= MOST_HINTS:
            raise Busy
        moves = game.offer(seat, Seeded(seed, "offer"))
        try:
            view = seen(box, game, seat, bot, bots)
            asked = self._ask_in_turn(rules_of(box), bot, view, encode(moves), seed)
            self.hints += 1  # at once: many may ask before the first is begun
            answer, reason, rule = await asyncio.shield(asked)
            move = judged(box, game, seat, bot, move_from_wire(answer, box.kinds))
            return Advice(move, _told(reason), rule if rule in box.rulebook.rules else "")
        except Exception:  # as above, but nothing need be done in its place
            log.exception("no advice", game=box.about.name, bot=bot, seat=seat)
        return None

    async def _ask_in_turn(self, rules: Rules, bot: str, *about: bytes | str) -> Advised:
        try:
            async with self.hint_slots:
                return await self._ask(advise, rules, bot, *about)
        finally:
            self.hints -= 1

    async def _ask(
        self, question: Callable[..., Answer], rules: Rules, bot: str, *about: bytes | str
    ) -> Answer:
        """Ask in a process. If another bot has brought that down, ask once more in a new one.

        Who asked may go (it is shielded), but the slot is free only when the process is.
        """
        loop = asyncio.get_running_loop()
        async with self.slots:
            while True:
                pool = self.pool
                try:
                    if (rules, bot) not in self.ready:
                        waking = loop.run_in_executor(pool, get_ready, rules, bot)
                        await asyncio.wait_for(waking, STARTING)
                        self.ready.add((rules, bot))
                    answer = loop.run_in_executor(pool, question, rules, bot, *about)
                    return await asyncio.wait_for(answer, self.seconds)
                except (TimeoutError, BrokenProcessPool) as error:
                    if pool is self.pool:
                        self._stop(pool)
                        self.pool = self._new_pool()
                        raise
                    if isinstance(error, TimeoutError):
                        raise

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a stuck one
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._stop(self.pool)
