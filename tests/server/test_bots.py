"""Bots, people who are away, and clocks that run out: the table always goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.patience import PATIENCE, eventually
from tests.server.harness import TOYS, in_turn, play_out, read, running
from tests.server.standing_clock import StandingClock

from parlour.arena.match import default
from parlour.contract import Box
from parlour.games import shelf
from parlour.games.parry import GAME as PARRY
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain
from parlour.server import bot_pool
from parlour.server.bot_pool import BotPool

BALKY = Path(__file__).parent / "games"


def seconds_for(bot: str) -> float:
    """One that never answers need not be waited for; any other is, on the slowest machine."""
    return 0.2 if bot == "asleep" else PATIENCE


@pytest.mark.parametrize(
    ("bot", "logged"),
    [
        ("asleep", "bot stuck"),
        ("broken", "bot failed"),
        ("cheating", "bot refused"),
        ("dying", "bot process died"),
    ],
)
def test_a_bot_that_does_not_answer_is_replaced_by_a_legal_move(
    tmp_path: Path, bot: str, logged: str
) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS, BALKY), "bot_seconds": seconds_for(bot)}
        with capture_logs() as logs:
            async with running(tmp_path, **settings) as server:
                one = await server.open(game="balky", seats=2)
                async with server.client(one["code"]) as ada:
                    await ada.hello(one["token"], one["host_token"])
                    await ada.do("sit_bot", seat=1, bot=bot)
                    await ada.do("start")
                    await ada.move(0)
                    await ada.sees(lambda: ada.seen[0]["view"]["shown"][1])
        (log,) = [log for log in logs if log["event"] == logged][:1]
        assert (log["game"], log["bot"], log["seat"]) == ("balky", bot, 1)

    asyncio.run(scene())


def test_bots_play_a_whole_game_with_a_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(start=True)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"])
                await play_out((ada, 0))
                assert ada.seen[0]["result"]

    asyncio.run(scene())


def test_a_bot_plays_on_for_who_leaves_until_they_return(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            (gone, seat), (stays, other) = in_turn(ada, bob)
            await gone.do("leave", seat=seat)
            await stays.sees(lambda: stays.seen[other]["asked"])
            assert stays.room["seats"][seat]["away"] is True
            await gone.do("return", seat=seat)
            while not gone.seen[seat]["asked"]:
                await play_out((stays, other), (gone, seat), moves=1)
            assert gone.room["seats"][seat]["away"] is False
            await server.steward_looks(gone.room["code"])
            assert server.backend.registry.live[gone.room["code"]].table.version == gone.version

    asyncio.run(scene())


def test_who_says_hello_again_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            await ada.do("leave", seat=0)
            async with server.client(one["code"]) as again:
                await again.hello(one["token"])
                await bob.sees(lambda: bob.version > ada.version)
                assert bob.room["seats"][0]["away"] is False

    asyncio.run(scene())


def test_a_bot_plays_on_when_the_clock_runs_out(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        clock = {"kind": "move", "seconds": 20}
        async with running(tmp_path) as server, server.pair(clock=clock) as (ada, bob, one, _two):
            (late, seat), (waits, other) = in_turn(ada, bob)
            assert late.room["clocks"][seat] == 20_000
            version = waits.version
            standing_clock.forward(19.9)
            await server.steward_looks(one["code"])
            await late.lives()
            assert late.version == version
            standing_clock.forward(0.1)
            server.wake_autoplay(one["code"])
            await waits.sees(lambda: waits.seen[other]["asked"])
            assert waits.version > version
            assert waits.room["seats"][seat]["away"] is True
            assert waits.room["seats"][other]["away"] is False
            await waits.move(other)

    asyncio.run(scene())


def test_what_a_decision_says_of_who_is_gone_happens_first_and_then_a_bot_plays_on(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS,), "bot_pause": 2 * PATIENCE}
        clock = {"kind": "move", "seconds": 1}
        async with (
            running(tmp_path, **settings) as server,
            server.pair(game="parry", clock=clock) as (ada, bob, one, _two),
        ):
            (attacker, seat), (gone, other) = in_turn(ada, bob)
            await attacker.do("move", seat=seat, version=attacker.version, move="attack 1")
            live = server.backend.registry.live[one["code"]]
            assert live.table.match is not None
            standing_clock.forward(1)
            server.wake_autoplay(one["code"])
            await attacker.sees(lambda: attacker.room["seats"][other]["away"])
            entry, made = live.table.match.entries[1], live.table.made[1]
            assert (entry.seat, entry.move, made.by) == (other, "take", "clock")
            await gone.lives()

    asyncio.run(scene())


def test_a_default_that_is_not_legal_is_left_to_a_bot() -> None:
    game = PARRY.start(2, Seeded("x"))
    (seat,) = game.waiting()
    assert default(game, seat) is None  # there is none for an attack
    game.submit(seat, PARRY.notation.read("attack 1"))
    assert default(game, 1 - seat) == PARRY.notation.read("take")
    assert default(game, seat) is None  # nobody asks this one


def test_a_bot_that_can_say_why_is_asked_for_the_hint(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS, BALKY)}
        async with (
            running(tmp_path, **settings) as server,
            server.pair(game="balky") as (ada, _bob, _one, _two),
        ):
            hint = await ada.ask("hint", seat=0)
            for said in ("label", "reason"):
                hint[said] = read(hint[said])
            assert hint == {
                "type": "answer",
                "id": ada.number,
                "refusal": None,
                "aid": None,
                "move": "show 5",
                "label": "show 5",
                "reason": "It may win 1 and gives up your highest.",
                "rule": "FIST-5",
            }

    asyncio.run(scene())


def test_a_bot_sees_which_bots_sit_at_the_table_and_who_gives_a_hint_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, shown = bot_pool.seen, list[tuple[str, Mapping[int, str]]]()

    def noted(
        box: Box[Any], game: Game[Any], seat: int, bot: str, bots: Mapping[int, str]
    ) -> bytes:
        shown.append((bot, bots))
        return seen(box, game, seat, bot, bots)

    monkeypatch.setattr(bot_pool, "seen", noted)

    async def scene() -> None:
        async with running(tmp_path, games=(TOYS, BALKY)) as server:
            one = await server.open(game="balky", seats=2)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                await ada.do("sit_bot", seat=1, bot="random")
                await ada.do("start")
                await ada.ask("hint", seat=0)
                await ada.move(0)
                await ada.sees(lambda: ada.seen[0]["view"]["shown"][1])
                box, bots = shelf((TOYS, BALKY))["balky"], {1: "wise"}
                game = box.start(2, Seeded("who is gone"))
                await server.backend.pool.move(box, game, 0, "random", "seed", bots)

    asyncio.run(scene())
    assert ("wise", {1: "random"}) in shown
    assert ("random", {1: "random"}) in shown
    assert ("random", {0: "random", 1: "wise"}) in shown  # it plays for who is gone


@pytest.mark.parametrize(
    ("bot", "advice"),
    [
        ("wise", ("show 5", "It may win 1 and gives up your highest.", "FIST-5")),
        ("babbling", ("show 1", ("Well, " * 1000)[:500], "")),
        ("random", ("show 1", "", "")),
        ("broken", None),
        ("asleep", None),
    ],
)
def test_advice_is_told_as_far_as_there_is_any(bot: str, advice: tuple[str, str, str]) -> None:
    async def scene() -> None:
        box = shelf((TOYS, BALKY))["balky"]
        pool = BotPool(1, seconds_for(bot), (TOYS, BALKY))
        try:
            with capture_logs() as logs:
                told = await pool.advice(box, box.start(2, Seeded("x")), 0, bot, "seed")
        finally:
            pool.close()
        found = told and (box.notation.write(told.move), plain(told.reason), told.rule)
        assert found == advice
        assert [log["event"] for log in logs] == ([] if advice else ["no advice"])

    asyncio.run(scene())


def test_a_bot_does_not_pay_for_another_that_nobody_waits_for_any_more() -> None:
    async def scene() -> None:
        box = shelf((TOYS, BALKY))["balky"]
        game, pool = box.start(2, Seeded("x")), BotPool(1, seconds_for("asleep"), (TOYS, BALKY))
        try:
            left = asyncio.create_task(pool.advice(box, game, 0, "asleep", "seed"))
            await eventually(lambda: pool.ready)  # and so it is at its thoughts
            pool.seconds = PATIENCE
            left.cancel()
            told = await pool.advice(box, game, 0, "wise", "seed")
        finally:
            pool.close()
        assert told is not None

    asyncio.run(scene())


def test_bots_that_insist_give_in_to_the_person_among_them(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS, BALKY)) as server:
            one = await server.open(game="pact", seats=3)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                for seat in (1, 2):
                    await ada.do("sit_bot", seat=seat, bot="stubborn")
                await ada.do("start")
                await ada.sees(lambda: ada.seen[0]["waiting"] == [0])  # they have agreed at last
                await ada.do("move", seat=0, version=ada.version, move="show 7")
                await ada.sees(lambda: ada.seen[0]["step"] == 1)
                assert ada.seen[0]["view"]["shown"] == [[7]] * 3

    asyncio.run(scene())


def test_who_moves_is_back_even_if_the_clock_had_run_out(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"games": (TOYS,), "bot_pause": 2 * PATIENCE}
        async with (
            running(tmp_path, **settings) as server,
            server.pair(game="fists") as (ada, bob, _, _two),
        ):
            await ada.do("leave", seat=0)
            await ada.do("move", seat=0, version=ada.version, move="show 1")
            await bob.reaches(ada.version)
            assert bob.room["seats"][0]["away"] is False

    asyncio.run(scene())
