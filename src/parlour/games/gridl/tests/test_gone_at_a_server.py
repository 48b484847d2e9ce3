"""GL-R32, GL-R35, GL-125, GL-139 at a server: in every phase time may run out, and people may go.

These tests are not marked as being about a rule: what they try is the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.harness import Running, running
from tests.server.standing_clock import StandingClock

from parlour.games.gridl.cells import NONE
from parlour.games.gridl.table import OUT
from parlour.games.gridl.tests.served import Served, served
from parlour.games.gridl.tests.tables import choice, in_vain

TIMER = "30_seconds"
SIDE, BOTH = "P12", "P7"


class Case(NamedTuple):
    """What is proposed when the time runs out, and what is then decided; "": anything legal."""

    phase: str
    proposed: str
    decided: str


EXPIRED = (
    Case("TakePower", "", ""),
    Case("NameGridmaster", "", "name 1"),
    Case("NameGridmaster", "name 3", "name 3"),
    Case("ChooseFirst", "", ""),
    Case("ChooseFirst", "word 2 column", "word 2 column"),
    Case("ChooseSecond", "", ""),
    Case("ChooseSecond", "word 2", "word 2"),
    Case("PowerWindow", f"use {SIDE}", "no power"),
    Case("GivingClue", "", "no clue"),
    Case("ObjectionWindow", "", "waive"),
    Case("Voting", "", "reject"),
    Case("SideGuessing", "", "no side-guess"),
    Case("SideGuessing", "side-guess C3", "side-guess C3"),
    Case("Guessing", "", "no guess"),
    Case("Guessing", "point C3", "guess C3"),
    Case("ForcedFlip", "", ""),
    Case("ForcedFlip", "flip P2", "flip P2"),
)
PHASES = tuple(dict.fromkeys(case.phase for case in EXPIRED))


@asynccontextmanager
async def at_phase(server: Running, phase: str, timer: str) -> AsyncIterator[Served]:
    """The first turn of six people, in which Blue uses its side-guess."""
    drafts = phase in ("TakePower", "PowerWindow", "SideGuessing", "ForcedFlip")
    async with served(server, 6, powers="yes" if drafts else "no", timer=timer) as table:
        if phase == "Voting":
            await table.to("ObjectionWindow")
            await table.say(1, "object")
        elif phase in ("PowerWindow", "SideGuessing", "ForcedFlip"):
            await table.to("NameGridmaster")
            table.game.table.holders = [0, 0, *[OUT] * 9, 1]
            await table.to("PowerWindow")
            if phase == "SideGuessing":
                await table.decide(f"use {SIDE}")
            if phase == "ForcedFlip":
                await table.to("Guessing")
                table.game.table.supply[0] = 0
        await table.to(phase)
        yield table


async def expire(table: Served, clock: StandingClock) -> None:
    """The time for what is asked is over."""
    limit = choice(table.game).time_limit(table.game)
    assert limit is not None
    made = len(table.moves)
    clock.forward(limit.seconds + 1)
    table.server.wake_autoplay(table.code)
    await table.sees(
        lambda: len(table.moves) > made and table.client.version == table.table.version
    )


def test_in_every_phase_the_game_goes_on_when_the_time_is_over(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            for case in EXPIRED:
                async with at_phase(server, case.phase, TIMER) as table:
                    asked, made = choice(table.game), len(table.moves)
                    if case.proposed:
                        await table.say(asked.waiting()[0], case.proposed)
                    await expire(table, standing_clock)
                    await server.steward_looks(table.code)
                    decided = table.moves[made:]
                    assert case.decided in ("", *decided), case
                    assert {each.by for each in table.table.made[made:]} == {"clock"}, case
                    assert choice(table.game) != asked, case
                    assert table.game.waiting(), case
                    assert not any(seat.away for seat in table.table.seats), case

    asyncio.run(scene())


@pytest.mark.parametrize(("players", "turns", "places"), [(2, 6, [2, 2]), (4, 12, [2, 1, 2, 1])])
def test_a_game_in_which_nobody_does_anything_in_time_comes_to_its_end(
    players: int, turns: int, places: list[int], tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, players, timer=TIMER) as table:
            while not table.game.over:
                await expire(table, standing_clock)
            assert len(table.game.table.past) == turns
            result = await table.ends()
            assert result["places"] == places

    asyncio.run(scene())


async def leave(table: Served, *seats: int) -> None:
    """They go, and bots decide what they are asked."""
    made = len(table.moves)
    for seat in seats:
        await table.client.do("leave", seat=seat)
    await table.sees(
        lambda: len(table.moves) > made and not {*seats}.intersection(table.game.waiting())
    )


def test_in_every_phase_the_game_goes_on_when_all_leave_whom_it_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            for phase in PHASES:
                async with at_phase(server, phase, "none") as table:
                    seats, t = choice(table.game).waiting(), table.game.table
                    key, gridmaster = t.key, t.gridmaster
                    await leave(table, *seats)
                    assert table.game.waiting(), phase
                    if key != NONE:  # the card that has been read stays the card
                        assert key in (t.key, *(turn.key for turn in t.past)), phase
                    if gridmaster != NONE:  # and so does the Gridmaster
                        assert gridmaster in (t.gridmaster, t.last_gridmasters[0]), phase
                    for seat in seats:
                        await table.client.do("return", seat=seat)
                    assert not any(seat.away for seat in table.table.seats), phase

    asyncio.run(scene())


def test_who_is_gone_holds_nobody_up_and_is_heard_again_when_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 6) as table:
            await table.to("Guessing")
            stays, leaves = table.game.table.guessers()
            guess = f"guess {in_vain(table.game)}"
            await table.client.do("leave", seat=leaves)
            await table.say(stays, guess)
            await table.sees(lambda: table.game.table.past)
            assert table.moves[-1] == guess
            await table.client.do("return", seat=leaves)
            await table.to("ObjectionWindow")
            assert leaves in table.game.waiting()
            assert await table.refused(leaves, "guess C3") == "move/refused"
            await table.say(leaves, "object")

    asyncio.run(scene())


def test_players_who_have_all_left_for_good_have_bots_finish_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 2) as table:
            await table.to("GivingClue")
            key = table.game.table.key
            for seat in range(2):
                await table.client.do("leave", seat=seat)
            await table.ends()
            first, *others = table.game.table.past
            assert (first.key, first.gridmaster) == (key, 0)
            assert len(others) <= 5

    asyncio.run(scene())
