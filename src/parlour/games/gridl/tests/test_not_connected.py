"""GL-119, GL-125 at a server: who closes the page holds nobody up, and tells nothing by it.

These tests are not marked as being about a rule: what they try is the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.patience import eventually
from tests.server.harness import Client, running
from tests.server.standing_clock import StandingClock

from parlour.games.gridl.cells import NONE
from parlour.games.gridl.tests.served import Served, served
from parlour.games.gridl.tests.tables import choice, in_vain, kind
from parlour.games.gridl.tests.test_gone_at_a_server import PHASES, at_phase
from parlour.server.settings import Settings

GRACE = Settings().absent_seconds


class Homes:
    """Everybody at a page of their own, after a game that was begun at a shared device."""

    def __init__(self, table: Served, clock: StandingClock, pages: list[Client]) -> None:
        self.table = table
        self.clock = clock
        self.pages = pages  # by seat

    @property
    def away(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.table.seats) if seat.away]

    async def go(self, *seats: int) -> None:
        live = self.table.server.backend.registry.live[self.table.code]
        for seat in seats:
            await self.pages[seat].socket.close()
        await eventually(lambda: not {*seats}.intersection(live.attendance.came))

    async def wait(self, seconds: float) -> None:
        self.clock.forward(seconds)
        await self.table.server.steward_looks(self.table.code)

    async def come_back(self, *seats: int) -> None:
        for seat in seats:
            async with self.table.server.client(self.table.code) as page:
                await page.hello(self.table.tokens[seat])
                await page.lives()
                assert seat not in self.away


@asynccontextmanager
async def homes(table: Served, clock: StandingClock) -> AsyncIterator[Homes]:
    async with AsyncExitStack() as stack:
        pages = []
        for token in table.tokens[:-1]:
            page = await stack.enter_async_context(table.server.client(table.code))
            await page.hello(token)
            pages.append(page)
        listeners = table.server.backend.registry.live[table.code].audience.listeners
        await table.client.socket.close()
        await eventually(lambda: len(listeners) == len(pages))
        yield Homes(table, clock, pages)


@pytest.mark.parametrize("phase", PHASES)
def test_in_every_phase_the_game_goes_on_when_all_are_gone_whom_it_asks(
    phase: str, tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            at_phase(server, phase, "none") as table,
            homes(table, standing_clock) as party,
        ):
            asked, t, made = choice(table.game), table.game.table, len(table.moves)
            seats, key, gridmaster = asked.waiting(), t.key, t.gridmaster
            await party.go(*seats)
            timed = asked.time_limit(table.game) is not None  # the seconds of an objection
            if not timed:
                await party.wait(GRACE - 1)
                assert (choice(table.game), party.away) == (asked, [])
            await party.wait(GRACE if timed else 1)
            await eventually(lambda: len(table.moves) > made and choice(table.game) != asked)
            assert {*party.away} <= {*seats} if timed else party.away == [*seats]
            assert table.game.waiting()
            if key != NONE:  # the card that has been read stays the card
                assert key in (t.key, *(turn.key for turn in t.past))
            if gridmaster != NONE:  # and so does the Gridmaster
                assert gridmaster in (t.gridmaster, t.last_gridmasters[0])
            await party.come_back(*seats)

    asyncio.run(scene())


async def play_on(party: Homes, seat: int) -> None:
    """The one who has stayed answers whatever they are asked, and waits for the rest."""
    table, page = party.table, party.pages[seat]
    while not table.game.over:
        await page.reaches(table.table.version)
        if page.seen[seat]["asked"]:
            move = page.seen[seat]["moves"][0]["move"]
            await page.ask("move", seat=seat, version=page.version, move=move)
        else:
            version = page.version
            party.clock.forward(GRACE)
            table.server.wake_autoplay(table.code)
            await page.sees(lambda: page.version > version)  # noqa: B023


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_in_which_only_one_has_stayed_comes_to_its_end(
    players: int, tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            served(server, players) as table,
            homes(table, standing_clock) as party,
        ):
            await party.go(*range(1, players))
            await play_on(party, 0)
            await party.pages[0].sees(lambda: party.pages[0].room["state"] == "over")
            assert party.away == [*range(1, players)]

    asyncio.run(scene())


def test_a_game_that_all_have_gone_from_rests(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            served(server, 4) as table,
            homes(table, standing_clock) as party,
        ):
            made = len(table.moves)
            await party.go(*range(4))
            await party.wait(100 * GRACE)
            assert (len(table.moves), party.away) == (made, [])

    asyncio.run(scene())


# ---------------------------------------------------------------------- what it tells


def shape(message: dict[str, Any]) -> tuple[Any, ...]:
    """What kind of news it is, without what was drawn and written."""
    room = message.get("room")
    away = None if room is None else [seat["away"] for seat in room["seats"]]
    return message["type"], away, message.get("said"), len(message.get("seen", ()))


async def told_of_a_gridmaster_who_goes(
    folder: Path, clock: StandingClock, leaves: bool
) -> list[list[tuple[Any, ...]]]:
    """What the others get until there is a clue, when she says so or merely goes."""
    async with (
        running(folder) as server,
        served(server, 6) as table,
    ):
        await table.to("GivingClue")
        async with homes(table, clock) as party:
            gone = table.game.table.gridmaster
            others = [page for seat, page in enumerate(party.pages) if seat != gone]
            for page in others:
                await page.lives()
            before = [len(page.heard) for page in others]
            if leaves:
                await party.pages[gone].do("leave", seat=gone)
            await party.go(gone)
            await party.wait(GRACE)
            await eventually(lambda: kind(table.game) == "ObjectionWindow")
            for page in others:
                await page.reaches(table.table.version)
                await page.lives()
            assert party.away == [gone]
            return [
                [shape(message) for message in page.heard[start:] if message["type"] != "pong"]
                for page, start in zip(others, before, strict=True)
            ]


def test_a_gridmaster_who_goes_tells_as_little_as_one_who_leaves(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        gone = await told_of_a_gridmaster_who_goes(tmp_path / "gone", standing_clock, False)
        left = await told_of_a_gridmaster_who_goes(tmp_path / "left", standing_clock, True)
        assert gone == left
        for got in gone:
            assert got[0] == ("update", None, [], 0)
            assert not any(away and any(away) for _, away, *_ in got)

    asyncio.run(scene())


@pytest.mark.parametrize("agreed", [False, True])
def test_it_tells_nobody_whether_who_is_gone_had_agreed_with_their_team(
    agreed: bool, tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, served(server, 6) as table:
            await table.to("Guessing")
            stays, goes = table.game.table.guessers()
            if agreed:
                await table.say(goes, f"guess {in_vain(table.game)}")
            assert (goes not in table.game.waiting()) is agreed
            async with homes(table, standing_clock) as party:
                await party.go(goes)
                await party.wait(GRACE - 1)
                assert party.away == []
                await party.wait(1)
                assert party.away == [goes]
                assert stays in table.game.waiting()

    asyncio.run(scene())
