"""What bots do out of turn, and moves of theirs that are on no list."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.patience import PATIENCE, eventually
from tests.server.harness import TOYS, Running, running

from parlour.games import shelf
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain
from parlour.server.bot_pool import BotPool

GAMES = Path(__file__).parent / "games"


def moves(server: Running, code: str) -> list[tuple[int, str]]:
    match = server.backend.registry.live[code].table.match
    assert match is not None
    return [(entry.seat, entry.move) for entry in match.entries]


@pytest.mark.parametrize("other", ["nodding", "leaving"])
def test_bots_do_what_they_may_unasked_once_after_every_deed_and_never_anything_grave(
    tmp_path: Path, other: str
) -> None:
    """Two that nod at every chance do not nod at each other for ever."""

    async def scene() -> None:
        settings: dict[str, Any] = {"games": (TOYS, GAMES), "bot_seconds": PATIENCE}
        with capture_logs() as logs:
            async with running(tmp_path, **settings) as server:
                one = await server.open(game="nodding", seats=3)
                code = one["code"]
                async with server.client(code) as ada:
                    await ada.hello(one["token"], one["host_token"])
                    await ada.do("sit_bot", seat=1, bot="nodding")
                    await ada.do("sit_bot", seat=2, bot=other)
                    await ada.do("start")
                    nods = [(1, "nod"), (2, "nod")] if other == "nodding" else [(1, "nod")]
                    await eventually(lambda: len(moves(server, code)) >= len(nods) + 2)
                    await server.steward_looks(code)
                    first = moves(server, code)
                    answers = [(1, "show 1"), (2, "show 1")]
                    assert [move for move in first if move in answers] == answers
                    # before the first answer, after it, and after the second
                    assert first == [*nods, answers[0], *nods, answers[1], *nods]
                    await server.steward_looks(code)
                    assert moves(server, code) == first
        refused = [log["reason"] for log in logs if log["event"] == "bot refused"]
        assert len(refused) == (0 if other == "nodding" else 3)
        assert set(refused) <= {"leaving does GoHome() unasked, which no bot may"}

    asyncio.run(scene())


def test_who_is_asked_may_be_a_person_while_bots_do_something_unasked(tmp_path: Path) -> None:
    """Nothing else wakes the server up at such a table."""

    async def scene() -> None:
        async with running(tmp_path, games=(TOYS, GAMES)) as server:
            one = await server.open(game="nodding", seats=2)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                await ada.do("sit_bot", seat=1, bot="nodding")
                await ada.do("start")
                await ada.sees(lambda: ada.seen[0]["step"] == 3)
                await ada.do("move", seat=0, version=ada.version, move="nod")
                await ada.sees(lambda: ada.seen[0]["step"] == 5)
                assert moves(server, one["code"])[-2:] == [(0, "nod"), (1, "nod")]

    asyncio.run(scene())


@pytest.mark.parametrize(("bot", "legal"), [("chatty", True), ("mumbling", False)])
def test_a_bot_gives_the_move_itself_and_the_judge_decides(bot: str, legal: bool) -> None:
    async def scene() -> None:
        box = shelf((TOYS, GAMES))["chatty"]
        game, pool = box.start(4, Seeded("x")), BotPool(1, PATIENCE, (TOYS, GAMES))
        (seat,) = game.waiting()
        game.play(seat, box.notation.read("look"))
        try:
            with capture_logs() as logs:
                move, *_ = await pool.move(box, game, seat, bot, "seed")
                told = await pool.advice(box, game, seat, bot, "seed")
        finally:
            pool.close()
        listed = game.offer(seat, Seeded("seed", "offer"))
        assert (move in listed) is not legal
        assert game.refuse(seat, move) is None
        if legal:
            assert told is not None
            assert (told.move, plain(told.reason)) == (move, "Nobody else would say that.")
            assert logs == []
        else:
            assert move == listed[0]
            assert told is None
            assert [log["event"] for log in logs] == ["bot refused", "no advice"]
            assert "WORD-4" in logs[0]["reason"]

    asyncio.run(scene())
