"""A table whose rules fail in the middle of a game: it is given up, and no other notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.patience import PATIENCE
from tests.server.harness import TOYS, Client, running
from websockets.exceptions import ConnectionClosed

from parlour.arena.match import Match
from parlour.games.fists.rules import Show
from parlour.server.entries import Said
from parlour.server.live import NoSuchTable, Unreadable


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that take a move for legal and then cannot do it."""
    play = Match.decide

    def nearly(match: Match, seat: int, move: Any, *more: Any) -> Any:
        return fail() if move == Show(3) else play(match, seat, move, *more)

    monkeypatch.setattr(Match, "decide", nearly)


def fail(*_: Any) -> None:
    raise RuntimeError("these rules are broken")


async def closed_with(client: Client) -> int:
    """The code with which the connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.sees(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def break_it(client: Client, seat: int) -> str:
    return await client.fault("move", seat=seat, version=client.version, move="show 3")


@pytest.mark.usefixtures("brittle")
def test_a_table_at_which_the_rules_fail_is_given_up_and_the_others_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
            server.pair(game="fists") as (cleo, _dan, _three, _four),
        ):
            code = one["code"]
            live = server.backend.registry.live[code]
            with capture_logs() as logs:
                assert await break_it(ada, 0) == "table/unreadable"
            (log,) = [log for log in logs if log["event"] == "a table cannot go on"]
            assert (log["code"], log["version"]) == (code, ada.version + 1)
            assert await closed_with(ada) == 4005
            assert (await bob.next("error"))["code"] == "table/unreadable"
            assert await closed_with(bob) == 4005
            assert code not in server.backend.registry.live
            assert code not in server.backend.autoplays
            with pytest.raises(Unreadable):
                await live.act(lambda _: [Said("Ada", "Is anybody there?")])
            await cleo.do("move", seat=0, version=cleo.version, move="show 1")

    asyncio.run(scene())


@pytest.mark.usefixtures("brittle")
def test_whoever_comes_to_a_table_that_was_given_up_hears_that_it_cannot_be_read(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, _bob, one, _),
        ):
            await break_it(ada, 0)
            path = f"/api/tables/{one['code']}"
            looking = await server.http.get(path)
            joining = await server.http.post(f"{path}/join", json={})
            for answer in (looking, joining):
                told = (answer.status_code, answer.json()["extra"]["code"])
                assert told == (409, "table/unreadable")
            async with server.client(one["code"]) as again:
                assert await closed_with(again) == 4004

    asyncio.run(scene())


def test_a_table_that_broke_by_chance_is_read_anew_and_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, two),
        ):
            with monkeypatch.context() as patch:
                patch.setattr("parlour.server.audience.line", fail)
                assert await ada.fault("chat", text="Hello", seat=0) == "table/unreadable"
            await closed_with(bob)
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"])
                await bob.hello(two["token"])
                assert ada.room["chat"][-1]["text"] == "Hello"
                await ada.do("move", seat=0, version=ada.version, move="show 1")
                await bob.reaches(ada.version)
            assert one["code"] in server.backend.autoplays

    asyncio.run(scene())


def test_a_table_of_which_another_server_writes_what_this_one_cannot_read_is_given_up(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            later = b'{"type": "something of a later version"}'
            await server.backend.store.append(one["code"], ada.version, 1, [later])
            assert await ada.fault("chat", text="Hello", seat=0) == "table/unreadable"
            assert await closed_with(bob) == 4005
            assert one["code"] not in server.backend.registry.live

    asyncio.run(scene())


@pytest.mark.usefixtures("brittle")
def test_who_has_come_but_said_nothing_yet_is_sent_away_with_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, _bob, one, two),
            server.client(one["code"]) as silent,
        ):
            await silent.lives()
            await break_it(ada, 0)
            assert (await silent.hello(two["token"]))["code"] == "table/unreadable"
            assert await closed_with(silent) == 4005

    asyncio.run(scene())


def test_a_bot_that_breaks_a_table_leaves_nobody_to_look_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            autoplay = server.backend.autoplays[one["code"]]
            monkeypatch.setattr(Match, "decide", fail)
            await ada.do("leave", seat=0)
            assert (await bob.next("error"))["code"] == "table/unreadable"
            assert await closed_with(bob) == 4005
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(autoplay, return_exceptions=True)
            with pytest.raises(NoSuchTable):
                await server.backend.table(one["code"])
            assert one["code"] not in server.backend.autoplays

    asyncio.run(scene())
