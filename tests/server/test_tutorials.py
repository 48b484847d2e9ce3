"""Tables to learn at."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import TOYS, running

from parlour.games.fists import GAME as FISTS


def test_the_opener_of_a_tutorial_plays_every_seat_of_it_as_it_is_written(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            one = await server.open(game="fists", tutorial=True, public=True)
            assert [held["seat"] for held in one["seats"]] == [0, 1]
            assert one["token"] == one["seats"][0]["token"]
            lessons = (await server.http.get("/api/games/fists/tutorial")).json()["lessons"]
            async with server.client(one["code"]) as learner:
                await learner.hello(*(held["token"] for held in one["seats"]))
                assert learner.room["tutorial"] is True
                assert learner.room["state"] == "playing"
                assert [seat["name"] for seat in learner.room["seats"]] == ["You", "Bob"]
                for lesson in lessons:
                    seat, version = lesson["seat"], learner.version
                    await learner.do("move", seat=seat, version=version, move=lesson["move"])
                assert learner.seen[0]["step"] == len(lessons)
            assert (await server.http.get("/api/lobby")).json() == []

    asyncio.run(scene())


def test_the_lessons_never_tell_the_luck(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            assert FISTS.tutorial is not None
            lessons = await server.http.get("/api/games/fists/tutorial")
            one = await server.open(game="fists", tutorial=True)
            room = await server.http.get(f"/api/tables/{one['code']}")
            assert FISTS.tutorial.seed not in lessons.text + room.text

    asyncio.run(scene())


def test_a_game_without_a_tutorial_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            games = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
            assert games["fists"]["tutorial"] is True
            assert games["darts"]["tutorial"] is False
            for answer in (
                await server.http.get("/api/games/darts/tutorial"),
                await server.http.post("/api/tables", json={"game": "darts", "tutorial": True}),
            ):
                told = (answer.status_code, answer.json()["extra"]["code"])
                assert told == (404, "table/no-tutorial")

    asyncio.run(scene())


def test_a_tutorial_has_no_rematch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            one = await server.open(game="fists", tutorial=True)
            async with server.client(one["code"]) as learner:
                await learner.hello(one["host_token"])
                assert await learner.fault("rematch") == "table/tutorial"

    asyncio.run(scene())
