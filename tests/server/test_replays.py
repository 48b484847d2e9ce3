"""How a game went, over HTTP: any position of it, its story, its record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import TOYS, Running, play_out, running

from parlour.arena.record import parse
from parlour.arena.replaying import verify
from parlour.games.fists import GAME as FISTS
from parlour.kernel.luck import commitment


async def ask(server: Running, code: str, what: str, token: str = "") -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await server.http.get(f"/api/tables/{code}/{what}", headers=headers)
    told = answer.json()
    return answer.status_code, told["extra"]["code"] if answer.is_error else told


def test_after_the_end_every_position_is_open_to_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            moves = await play_out((ada, 0), (bob, 1))
            code = one["code"]
            _, first = await ask(server, code, "position/0")
            assert (first["steps"], first["seat"], first["move"]) == (moves, None, None)
            _, last = await ask(server, code, f"position/{moves}?seat=1")
            assert last["view"] == bob.seen[1]["view"]
            assert last["figures"] == bob.seen[1]["figures"]
            _, secret = await ask(server, code, "position/1?seat=1")
            assert secret["move"].startswith("show")
            beyond = await ask(server, code, f"position/{moves + 1}")
            assert beyond == (404, "replay/no-such-step")
            assert await ask(server, code, "position/0?seat=7") == (400, "table/no-such-seat")

    asyncio.run(scene())


def test_while_the_game_runs_one_looks_back_with_ones_own_eyes_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, two),
        ):
            await ada.do("move", seat=0, version=ada.version, move="show 5")
            await bob.reaches(ada.version)
            code, refused = one["code"], (403, "replay/not-yours")
            status, mine = await ask(server, code, "position/1?seat=0", one["token"])
            assert (status, mine["move"]) == (200, "show 5")
            assert mine["view"] == ada.seen[0]["view"]
            assert await ask(server, code, "position/1?seat=0") == refused
            assert await ask(server, code, "position/1?seat=0", two["token"]) == refused
            assert await ask(server, code, "position/0?seat=1", one["token"]) == refused
            assert await ask(server, code, "position/0?seat=1", one["host_token"]) == refused
            status, watched = await ask(server, code, "position/1", one["token"])
            assert (status, watched["viewer"], watched["move"]) == (200, None, None)
            assert "show 5" not in str(watched)

    asyncio.run(scene())


def test_a_game_without_secrets_tells_its_moves_to_all_while_it_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap") as (ada, _, one, two),
        ):
            await ada.do("move", seat=0, version=ada.version, move="take 2")
            code = one["code"]
            for eyes, token in (("", ""), ("?seat=0", ""), ("?seat=0", two["token"])):
                status, told = await ask(server, code, f"position/1{eyes}", token)
                assert (status, told["seat"], told["move"]) == (200, 0, "take 2")
                assert told["label"]

    asyncio.run(scene())


def test_every_line_of_the_log_names_its_position(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            told: list[Any] = list(ada.seen[0]["log"])
            assert ada.seen[0]["step"] == 0
            for client, seat, step in ((ada, 0, 1), (bob, 1, 2)):
                await client.move(seat)
                await ada.reaches(client.version)
                assert ada.seen[0]["step"] == step
                told += ada.seen[0]["log"]
            assert [line["step"] for line in told] == [0, 1, 2, 2, 2]
            _, position = await ask(server, one["code"], "position/2")
            assert position["log"] == told

    asyncio.run(scene())


def test_the_story_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            early = await ask(server, one["code"], "story")
            assert early == (400, "record/not-over")
            moves = await play_out((ada, 0), (bob, 1))
            _, story = await ask(server, one["code"], "story")
            assert (story["steps"], len(story["moves"])) == (moves, moves)
            assert {move["by"] for move in story["moves"]} == {"person"}
            times = [move["at"] for move in story["moves"]]
            assert times == sorted(times)
            assert times[0] > 0
            result = ada.seen[0]["result"]
            assert story["result"] == result
            assert story["decided_by"]["id"] == result["reason"]
            assert commitment(story["seed"]) == story["commitment"] == ada.room["commitment"]
            assert await ask(server, one["code"], "story") == (200, story)

    asyncio.run(scene())


def test_the_record_proves_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            await play_out((ada, 0), (bob, 1))
            answer = await server.http.get(f"/api/tables/{one['code']}/record")
            assert one["code"] in answer.headers["content-disposition"]
            assert verify(FISTS, parse(answer.content)).over

    asyncio.run(scene())


def test_of_a_game_whose_rules_are_gone_nothing_false_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, one, _),
        ):
            await play_out((ada, 0), (bob, 1))
        newer = FISTS.about._replace(rules_version=FISTS.about.rules_version + 1)
        monkeypatch.setattr(FISTS, "about", newer)
        async with running(tmp_path, games=(TOYS,)) as server:
            for what in ("story", "record", "position/0", "position/1?seat=0"):
                assert await ask(server, one["code"], what) == (409, "table/old-rules")
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                assert ada.seen[0]["result"] is None
                assert await ada.fault("rematch") == "table/old-rules"
                assert await ada.fault("why", seat=0, move="show 1") == "table/old-rules"
                assert await ada.fault("hint", seat=0) == "table/old-rules"

    asyncio.run(scene())
