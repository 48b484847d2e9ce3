"""Bots in processes of their own. They get a view and moves; a stuck or failing one is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import connection
from pathlib import Path
from typing import Any

import msgspec
import structlog

from parlour.bots import make_bot
from parlour.games import shelf
from parlour.kernel.agenda import Game
from parlour.kernel.box import Bot, Box
from parlour.kernel.codec import encode, move_from_wire
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

log = structlog.get_logger()
STARTING = 60.0  # seconds that a new process may take to be ready

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


@cache
def _box(game: str) -> Box[Any]:
    return shelf(_folders)[game]


@cache
def _bot(game: str, name: str) -> Bot:
    return make_bot(_box(game), name)


def get_ready(game: str, name: str) -> None:
    """Load what the bot needs; that is no part of its thinking."""
    _bot(game, name)


def choose(game: str, name: str, view: bytes, moves: bytes, seed: str) -> int:
    """Which of the moves the bot makes. All it gets came over as bytes."""
    kinds = _box(game).kinds
    offered = [move_from_wire(wire, kinds) for wire in msgspec.json.decode(moves)]
    move = _bot(game, name).choose(msgspec.json.decode(view), offered, Seeded(seed, "bot"))
    return offered.index(move)


# ---------------------------------------------------------------------- in the server


class BotPool:
    """So many processes, each answer within the limit; beyond it the first legal move is played."""

    def __init__(self, workers: int, seconds: float, games: Sequence[Path] = ()) -> None:
        self.workers = workers
        self.seconds = seconds
        self.games = tuple(games)
        self.slots = asyncio.Semaphore(workers)  # to wait for a process is not to be stuck
        self.ready: set[tuple[str, str]] = set()
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        self.ready.clear()
        return ProcessPoolExecutor(
            self.workers,
            multiprocessing.get_context("spawn"),
            initializer=begin,
            initargs=(self.games,),
        )

    async def move(self, box: Box[Any], game: Game[Any], seat: int, bot: str, seed: str) -> Move:
        """What the bot does in this seat, or the first legal move if it does not answer in time."""
        moves = game.offer(seat, Seeded(seed, "offer"))
        if len(moves) == 1:
            return moves[0]
        about = log.bind(game=box.name, bot=bot, seat=seat)
        try:
            view = encode({} if make_bot(box, bot).blind else box.view(game, seat))
            answer = await self._ask(box.name, bot, view, encode(moves), seed)
            return moves[answer]
        except TimeoutError:
            about.warning("bot stuck")
        except BrokenProcessPool:
            about.warning("bot process died")
        except Exception:  # a bot may fail in any way it likes; the table goes on
            about.exception("bot failed")
        return moves[0]

    async def _ask(self, game: str, bot: str, view: bytes, moves: bytes, seed: str) -> int:
        """Ask in a process. If another bot has brought that down, ask once more in a new one."""
        loop = asyncio.get_running_loop()
        async with self.slots:
            while True:
                pool = self.pool
                try:
                    if (game, bot) not in self.ready:
                        waking = loop.run_in_executor(pool, get_ready, game, bot)
                        await asyncio.wait_for(waking, STARTING)
                        self.ready.add((game, bot))
                    answer = loop.run_in_executor(pool, choose, game, bot, view, moves, seed)
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
