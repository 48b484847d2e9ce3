"""GL-139 at a server: a whole team has left, and nobody wins or loses by that."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import running

from parlour.games.gridl.cells import NAMES
from parlour.games.gridl.table import BLUE, PINK, TEAM_TURNS
from parlour.games.gridl.tests.party import Party, party
from parlour.games.gridl.tests.tables import kind

PLAYERS = 4


async def leave(table: Party, team: int) -> tuple[int, ...]:
    """All of them, one after the other."""
    gone = table.game.table.members(team)
    for seat in gone:
        await table.pages[seat].do("leave", seat=seat)
    assert table.table.playable
    return gone


async def bots_have_answered(table: Party, gone: tuple[int, ...]) -> None:
    page = table.pages[0]
    await page.sees(lambda: not {*gone}.intersection(table.game.waiting()))
    for each in table.everybody:
        await each.reaches(table.table.version)


async def stay(table: Party, gone: tuple[int, ...], turns: int, right: bool = False) -> None:
    """The others play on until so many turns are over, or the game; their guesses are right, or in
    vain.
    """
    while not table.game.over:
        await bots_have_answered(table, gone)
        if table.game.over or table.game.table.turn >= turns:
            return
        if kind(table.game) == "Guessing" and right:
            await table.decide(f"guess {NAMES[table.game.table.key]}")
        else:
            await table.decide()


@pytest.mark.rule("GL-139", "GL-125")
@pytest.mark.parametrize("team", [PINK, BLUE])
@pytest.mark.parametrize("phase", ["NameGridmaster", "GivingClue", "Guessing"])
def test_bots_play_on_for_a_team_that_is_gone(phase: str, team: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await table.start()
            await table.to(phase)
            made = len(table.moves)
            gone = await leave(table, team)
            await stay(table, gone, turns=2)
            assert [turn.team for turn in table.game.table.past] == [PINK, BLUE]
            assert {seat.away for seat in table.table.seats} == {True, False}
            assert "bot" in {entry.by for entry in table.table.made[made:]}
            for seat in gone:
                await table.pages[seat].do("return", seat=seat)
            await stay(table, (), turns=3)
            assert {entry.by for entry in table.table.made[-3:]} == {"person"}

    asyncio.run(scene())


@pytest.mark.rule("GL-139")
@pytest.mark.parametrize("team", [PINK, BLUE])
def test_a_team_that_is_gone_wins_if_it_has_more_points(team: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await table.start()
            table.game.table.scores[team] = 11
            await stay(table, await leave(table, team), turns=TEAM_TURNS)
            result = await table.ends()
            assert result["places"] == [1 + (seat % 2 != team) for seat in range(PLAYERS)]
            assert result["reason"] in ("GL-71", "GL-73")

    asyncio.run(scene())


@pytest.mark.rule("GL-139")
@pytest.mark.parametrize("team", [PINK, BLUE])
def test_who_stays_wins_by_points_alone(team: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await table.start()
            table.game.table.scores[1 - team] = 6
            gone = await leave(table, team)
            await stay(table, gone, turns=4, right=True)
            assert table.game.over
            result = await table.ends()
            assert result["points"][1 - team] >= 12
            assert result["places"] == [1 + (seat % 2 == team) for seat in range(PLAYERS)]

    asyncio.run(scene())


@pytest.mark.rule("GL-139")
def test_a_game_that_both_teams_have_left_is_played_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await table.start()
            await table.to("GivingClue")
            key = table.game.table.key
            table.game.table.scores = [10, 10]
            for team in (PINK, BLUE):
                await leave(table, team)
            result = await table.ends()
            assert table.game.table.past[0].key == key
            scores = table.game.table.scores
            assert result["points"] == [scores[seat % 2] for seat in range(PLAYERS)]

    asyncio.run(scene())
