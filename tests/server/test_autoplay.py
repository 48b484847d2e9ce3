"""Who plays for a seat, when that changes while it is being thought about."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.harness import TOYS, running

from parlour.contract import Advice, Box
from parlour.games.fists import GAME as FISTS
from parlour.games.heap import GAME as HEAP
from parlour.server import autoplay as playing_on
from parlour.server import entries as e
from parlour.server.autoplay import Autoplay
from parlour.server.entries import AnyEntry, Clock
from parlour.server.live import LiveTable, now
from parlour.server.settings import Settings
from parlour.server.tables import restore

SHOW = Advice(FISTS.notation.read("show 1"))
NOTHING = cast("Any", None)


def keeper(box: Box[Any], *happened: AnyEntry, clock: Clock | None = None) -> Autoplay:
    """Of a table at which Ada and Bob have just begun."""
    opened = e.Opened(box.about.name, box.about.rules_version, 2, "h", False, {}, clock or Clock())
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    entries = [opened, *people, e.Started("s"), *happened]
    table = restore("OAK-1", {box.about.name: box}, [(entry, now()) for entry in entries])
    return Autoplay(LiveTable(NOTHING, table, NOTHING, NOTHING), NOTHING, Settings(bot_pause=0))


def test_a_move_may_be_taken_back_while_a_bot_pauses_before_its_answer() -> None:
    async def scene() -> None:
        bot = e.Seated(1, "Bob", bot="random")
        kept = keeper(HEAP, bot, e.Moved(0, "take 1"))
        pausing = asyncio.create_task(kept.one_step())
        await asyncio.sleep(0)
        kept.live.table.apply(e.Undone(0), now())
        assert await pausing is True  # look again; and the pool, which is not there, was not asked
        assert await kept.one_step() is False

    asyncio.run(scene())


def test_a_table_at_which_something_has_gone_wrong_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            move = server.backend.pool.move
            failed: list[Any] = []

            async def failing_once(*about: Any) -> Any:
                if not failed:
                    failed.append(about)
                    raise RuntimeError("out of luck")
                return await move(*about)

            monkeypatch.setattr(server.backend.pool, "move", failing_once)
            monkeypatch.setattr(playing_on, "RECOVERY", 0)
            one = await server.open(game="fists")
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                await ada.do("start")
                await ada.sees(lambda: ada.seen[0]["step"])
            assert failed

    asyncio.run(scene())


def test_nobody_moves_for_who_has_come_back_meanwhile() -> None:
    gone = keeper(FISTS, e.Away(0))
    table, version = gone.live.table, gone.live.table.version
    assert gone.decide(table, 0, SHOW, version, "bot") == [e.Moved(0, "show 1", "bot")]
    table.apply(e.Back(0), now())
    assert gone.decide(table, 0, SHOW, version, "bot") == []


def test_nobody_moves_for_who_has_time_again() -> None:
    late = keeper(FISTS, clock=Clock("move", 0))
    table, version = late.live.table, late.live.table.version
    moved = [e.Away(0), e.Moved(0, "show 1", "clock")]
    assert late.decide(table, 0, SHOW, version, "clock") == moved
    table.apply(e.Resumed(), now() + 60_000)
    assert late.decide(table, 0, SHOW, version, "clock") == []
