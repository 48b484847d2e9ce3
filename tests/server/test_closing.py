"""Tables that nobody comes to any more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.patience import eventually
from tests.server.harness import TOYS, Running, running
from tests.server.standing_clock import StandingClock

from parlour.server import decisions
from parlour.server import entries as e
from parlour.server.tables import restore

HOUR = 3600  # seconds


async def closed(server: Running, code: str) -> None:
    """Wait until the table has left the memory of the server, which will not take it up again."""

    async def gone() -> bool:
        if code in server.backend.registry.live:
            server.wake_autoplay(code)  # look again now, not in a minute
            return False
        return code not in await server.backend.store.unfinished()

    await eventually(gone)


def test_a_table_that_never_starts_is_closed(tmp_path: Path, standing_clock: StandingClock) -> None:
    async def scene() -> None:
        async with running(tmp_path, waiting_hours=1) as server:
            one = await server.open(public=True)
            standing_clock.forward(HOUR)
            await closed(server, one["code"])
            assert (await server.http.get("/api/lobby")).json() == []
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert room["state"] == "closed"
            late = await server.http.post(f"/api/tables/{one['code']}/join", json={})
            assert (late.status_code, late.json()["extra"]["code"]) == (409, "table/closed")

    asyncio.run(scene())


def test_a_game_that_nobody_comes_to_is_closed(
    tmp_path: Path, standing_clock: StandingClock
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,), idle_hours=1) as server:
            async with server.pair(game="fists") as (ada, _bob, one, _two):
                version = ada.version
                standing_clock.forward(HOUR)
                await server.steward_looks(one["code"])
                await ada.lives()  # who is connected may think as long as they like
                assert ada.version == version
            await closed(server, one["code"])
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                assert ada.room["state"] == "closed"
                move = ada.seen[0]["moves"][0]["move"]
                faults = [
                    await ada.fault("move", seat=0, version=ada.version, move=move),
                    await ada.fault("undo", seat=0),
                    await ada.fault("clear_seat", seat=1),
                    await ada.fault("chat", text="Hello?", seat=0),
                    await ada.fault("why", seat=0, move=move),
                    await ada.fault("hint", seat=0),
                ]
                assert set(faults) == {"table/closed"}
                assert await ada.fault("rematch") == "table/not-over"

    asyncio.run(scene())


@pytest.mark.parametrize("fields", [{"clock": {"kind": "move", "seconds": 2 * HOUR}}, {}])
def test_a_game_with_a_clock_is_left_to_its_clock(
    tmp_path: Path, standing_clock: StandingClock, fields: object
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,), idle_hours=1) as server:
            assert isinstance(fields, dict)
            one = await server.open(game="fists", start=True, **fields)
            live = await server.backend.table(one["code"])
            match = live.table.match
            assert match is not None
            await eventually(lambda: match.entries)  # the bot has moved; now it is up to a person
            standing_clock.forward(1.5 * HOUR)
            if fields:
                await server.steward_looks(one["code"])
                assert not live.table.closed
            else:
                await closed(server, one["code"])
                assert live.table.closed

    asyncio.run(scene())


def test_nothing_happens_at_a_closed_table() -> None:
    from parlour.games.fists import GAME as FISTS

    opened = e.Opened("fists", FISTS.about.rules_version, 2, "h", True, {}, e.Clock())
    people = e.Seated(0, "Ada", "a"), e.Seated(1, "Bob", "b")
    happened: list[e.AnyEntry] = [opened, *people, e.Started("s"), e.Away(0), e.Closed()]
    table = restore("OAK-1", {"fists": FISTS}, [(entry, 0) for entry in happened])
    assert (table.state, table.ended, table.waits) == ("closed", True, False)
    assert decisions.close(table) == []
    assert decisions.come_back(table, 0) == []
    assert decisions.leave(table, 1) == []
    never_begun = restore(
        "OAK-1", {"fists": FISTS}, [(entry, 0) for entry in (opened, *people, e.Closed())]
    )
    assert decisions.leave(never_begun, 1) == []
