"""GL-138 at a server: once the game is over all is shown, but what teams said stays with them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Final

import pytest
from tests.server.harness import Client, Running, running

from parlour.games.gridl.cells import NAMES as CELL_NAMES
from parlour.games.gridl.tests.party import Party, party
from parlour.games.gridl.tests.tables import in_vain, kind

PLAYERS: Final = 6  # Pink has 0, 2 and 4, Blue has 1, 3 and 5
PINK_SAYS: Final = "Let us begin at the corner."
BLUE_SAYS: Final = "They will never find it."


async def evening(table: Party) -> list[tuple[int, str]]:
    """A whole game in which every guess is right, and much is said before each."""
    await table.start()
    hidden = []
    while not table.game.over:
        if kind(table.game) == "NameGridmaster" and table.game.table.turn < 2:
            (first, *_, last) = table.game.waiting()
            await table.say(last, f"name {last + 1}")
            await table.decide(f"name {first + 1}")  # and so it is somebody else
        elif kind(table.game) == "Guessing":
            team = table.game.waiting()
            await table.write(team[0], *((("pink", PINK_SAYS), ("blue", BLUE_SAYS))[team[0] % 2]))
            await table.say(team[-1], f"guess {in_vain(table.game)}", "take back")
            key = CELL_NAMES[table.game.table.key]
            hidden.append((len(table.moves), key))
            await table.decide(f"guess {key}")
        else:
            await table.decide()
    return hidden


async def come_by(server: Running, table: Party, seat: int | None) -> tuple[Client, str]:
    """Somebody comes anew and asks for everything there is."""
    steps = range(len(table.moves) + 1)
    found = [await table.ask("", seat), await table.ask("/story", seat)]
    for eyes in ("", *(f"?seat={other}" for other in range(PLAYERS))):
        for step in (*steps[:12], steps[-1]) if eyes else steps:
            found.append(await table.ask(f"/position/{step}{eyes}", seat))
    async with server.client(table.code) as page:
        await page.hello(None if seat is None else table.tokens[seat])
        await page.lives()
        return page, json.dumps([*found, *page.heard])


@pytest.mark.rule("GL-138")
def test_when_the_game_is_over_a_replay_shows_everybody_the_cards(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            hidden = await evening(table)
            assert len(hidden) == len(table.game.table.past) == 7
            for (step, key), turn in zip(hidden, table.game.table.past, strict=True):
                mine = await table.ask(f"/position/{step}?seat={turn.gridmaster}")
                assert mine["view"]["key"] == key
                others = await table.ask(f"/position/{step}")
                assert others["view"]["key"] is None  # as they saw it then

    asyncio.run(scene())


@pytest.mark.rule("GL-138", "GL-132", "GL-118")
def test_what_a_team_has_said_stays_with_it_when_the_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await evening(table)
            for seat in (0, 1, 2, 3, None):
                page, told = await come_by(server, table, seat)
                team = None if seat is None else seat % 2
                assert (PINK_SAYS in table.read(page)) == (PINK_SAYS in told) == (team == 0)
                assert (BLUE_SAYS in table.read(page)) == (BLUE_SAYS in told) == (team == 1)
                seen = json.dumps(page.seen[seat])
                for proposer in range(PLAYERS):
                    said = f'"kind": "Proposed", "seat": {proposer}'
                    assert told.count(said) == seen.count(said)  # no replay tells more
                    assert (said in seen) == (proposer % 2 == team)

    asyncio.run(scene())


@pytest.mark.rule("GL-138", "GL-132")
def test_no_replay_tells_who_of_a_team_was_the_last_to_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await evening(table)
            alone = ("clue", "waive")
            for move in (await table.ask("/story"))["moves"]:
                assert (move["seat"] is not None) == move["move"].startswith(alone), move
            for step, made in enumerate(table.moves, 1):
                for eyes in ("", "?seat=0", "?seat=5"):
                    position = await table.ask(f"/position/{step}{eyes}")
                    assert (position["seat"] is not None) == made.startswith(alone)

    asyncio.run(scene())


@pytest.mark.rule("GL-138", "GL-120")
def test_when_the_game_is_over_everybody_talks_with_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await evening(table)
            for seat, page in enumerate(table.pages):
                asked = {"seat": seat, "text": "Psst.", "channel": ("pink", "blue")[seat % 2]}
                assert await page.fault("chat", **asked) == "chat/channel"
                await table.write(seat, "table", f"Well played, says {seat}.")
            assert "Well played, says 5." in table.read(table.watcher)
            assert "Psst." not in str([table.read(page) for page in table.everybody])

    asyncio.run(scene())


@pytest.mark.rule("GL-138")
def test_what_a_team_has_said_stays_with_it_when_the_server_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, party(server, PLAYERS) as table:
            await evening(table)
        async with running(tmp_path) as again:
            for seat in (0, 1, None):
                async with again.client(table.code) as page:
                    await page.hello(None if seat is None else table.tokens[seat])
                    read = table.read(page)
                    assert (PINK_SAYS in read, BLUE_SAYS in read) == (seat == 0, seat == 1)

    asyncio.run(scene())
