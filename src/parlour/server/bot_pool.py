"""Bots in processes of their own. They get a view and moves; a stuck or failing one is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
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


@cache
def _box(game: str) -> Box[Any]:
    return shelf()[game]


@cache
def _bot(game: str, name: str) -> Bot:
    return make_bot(_box(game), name)


def choose(game: str, name: str, view: bytes, moves: bytes, seed: str) -> int:
    """In a worker: which of the moves the bot makes. All it gets came over as bytes."""
    kinds = _box(game).kinds
    offered = [move_from_wire(wire, kinds) for wire in msgspec.json.decode(moves)]
    move = _bot(game, name).choose(msgspec.json.decode(view), offered, Seeded(seed, "bot"))
    return offered.index(move)


class BotPool:
    """So many processes, each answer within the limit; beyond it the first legal move is played."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))

    async def move(self, box: Box[Any], game: Game[Any], seat: int, bot: str, seed: str) -> Move:
        """What the bot does in this seat, or the first legal move if it does not answer in time."""
        moves = game.offer(seat, Seeded(seed, "offer"))
        if len(moves) == 1:
            return moves[0]
        view = encode({} if make_bot(box, bot).blind else box.view(game, seat))
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(
                self.pool, choose, box.name, bot, view, encode(moves), seed
            )
            return moves[await asyncio.wait_for(answer, self.seconds)]
        except TimeoutError:
            log.warning("bot stuck", game=box.name, bot=bot, seat=seat)
            self._replace()
        except BrokenProcessPool:
            log.warning("bot process died", game=box.name, bot=bot, seat=seat)
            self._replace()
        except Exception:  # a bot may fail in any way it likes; the table goes on
            log.exception("bot failed", game=box.name, bot=bot, seat=seat)
        return moves[0]

    def _replace(self) -> None:
        old, self.pool = self.pool, self._new_pool()
        for process in list((old._processes or {}).values()):  # noqa: SLF001  there is no other way to stop a stuck one
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._replace()
        self.pool.shutdown(wait=False, cancel_futures=True)
