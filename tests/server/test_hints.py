"""Hints: bots think about them only as far as the games go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE, eventually
from tests.server.harness import TOYS, running

from parlour.contract import NOTHING, Box
from parlour.games import shelf
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import Seeded
from parlour.server import bot_pool
from parlour.server.bot_pool import BotPool, Busy, Rules

BALKY = Path(__file__).parent / "games"
Question = Callable[..., Any]


class SlowPool(BotPool):
    """Every bot thinks until it is told that it has thought enough."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 1.0, (TOYS, BALKY))
        self.thinking = 0
        self.enough = asyncio.Event()

    async def _ask(self, question: Question, rules: Rules, bot: str, *about: bytes | str) -> Any:
        async with self.slots:
            self.thinking += 1
            await self.enough.wait()
            self.thinking -= 1
        first = msgspec.json.decode(about[1])[0]
        return (first, to_wire(NOTHING), "") if question is bot_pool.advise else first


@asynccontextmanager
async def slow(workers: int) -> AsyncIterator[tuple[SlowPool, Box[Any], list[asyncio.Task[Any]]]]:
    pool = SlowPool(workers)
    asking: list[asyncio.Task[Any]] = []
    try:
        yield pool, shelf((TOYS, BALKY))["balky"], asking
        pool.enough.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*asking)
        assert pool.hints == 0
    finally:
        pool.close()


async def settle() -> None:
    """Let everything happen that can happen without waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize(("workers", "hints"), [(1, 1), (2, 1), (4, 3)])
def test_hints_leave_a_process_to_the_bots_where_there_are_several(
    workers: int, hints: int
) -> None:
    async def scene() -> None:
        async with slow(workers) as (pool, box, asking):
            game = box.start(2, Seeded("x"))
            for _ in range(8):
                asking.append(asyncio.create_task(pool.advice(box, game, 0, "wise", "s")))
            await settle()
            assert pool.thinking == hints
            for _ in range(8):
                asking.append(asyncio.create_task(pool.move(box, game, 0, "wise", "s")))
            await settle()
            assert pool.thinking == workers

    asyncio.run(scene())


def test_only_so_many_hints_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(bot_pool, "MOST_HINTS", 3)
        async with slow(1) as (pool, box, asking):
            game = box.start(2, Seeded("x"))
            asked = [
                asyncio.create_task(pool.advice(box, game, 0, "wise", "seed")) for _ in range(5)
            ]
            await settle()
            asking += asked[:3]
            for refused in asked[3:]:
                assert isinstance(refused.exception(), Busy)
            left = asked[2]
            left.cancel()  # who goes has asked all the same, until it is answered
            await settle()
            with pytest.raises(Busy):
                await pool.advice(box, game, 0, "wise", "seed")
            asking.remove(left)
            pool.enough.set()
            await settle()
            assert await pool.advice(box, game, 0, "wise", "seed") is not None

    asyncio.run(scene())


def test_one_at_a_table_is_advised_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS, BALKY)) as server,
            server.pair(game="balky") as (ada, bob, _one, _two),
            server.pair(game="balky") as (cleo, _dan, _three, _four),
        ):
            pool = SlowPool(4)
            monkeypatch.setattr(server.backend, "pool", pool)
            await ada.send("hint", id=1000, seat=0)
            await ada.lives()
            assert await bob.fault("hint", seat=1) == "hint/busy"
            await cleo.send("hint", id=1000, seat=0)
            await cleo.lives()
            pool.enough.set()
            for client in (ada, cleo):
                assert (await client.until(lambda m: m.get("id") == 1000))["type"] == "answer"
            assert (await bob.ask("hint", seat=1))["type"] == "answer"
            monkeypatch.setattr(bot_pool, "MOST_HINTS", 0)
            assert await bob.fault("hint", seat=1) == "hint/busy"

    asyncio.run(scene())


def test_who_goes_while_a_hint_is_thought_about_leaves_the_next_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS, BALKY)) as server,
            server.pair(game="balky") as (ada, bob, one, _two),
        ):
            pool = SlowPool(4)
            monkeypatch.setattr(server.backend, "pool", pool)
            await ada.send("hint", id=1000, seat=0)
            await ada.lives()
            assert server.backend.advised == {one["code"]}
            await ada.socket.close()
            await bob.sees(lambda: bob.connected == [False, True])
            await eventually(lambda: not server.backend.advised)
            pool.enough.set()
            assert (await bob.ask("hint", seat=1))["type"] == "answer"

    asyncio.run(scene())
