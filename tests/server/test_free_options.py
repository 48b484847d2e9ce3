"""Texts of one's own as options of a table: settled by the game, or refused in one sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import TOYS, running

from parlour.games.heap import GAME as HEAP

OWN = ' {"title": "Own", "stones": 7}'
SETTLED = '{"stones":7,"title":"Own"}'
LONGEST = 64 * 1024


def with_padding(length: int) -> str:
    """A heap in so many letters, most of which have to be escaped on the wire."""
    heap = '{"stones":7,"title":"'
    return heap + '\\"' * ((length - len(heap) - 2) // 2) + '"}'


def test_the_games_tell_which_options_are_free(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            told = (await server.http.get("/api/games")).json()
            heap = next(game for game in told if game["name"] == "heap")
            assert {option["name"]: option["free"] for option in heap["options"]} == {
                "heap": True,
                "limit": False,
            }
            assert [option["units"] for option in heap["options"]] == [[], ["minutes"]]

    asyncio.run(scene())


def test_a_table_is_opened_changed_and_played_with_a_text_of_ones_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            opened = await server.open(game="heap", seats=2, options={"heap": OWN})
            async with server.client(opened["code"]) as ada:
                await ada.hello(opened["token"], opened["host_token"])
                assert ada.room["options"] == {"heap": SETTLED, "limit": "none"}
                await ada.do("change", options={"heap": "thirty"})
                assert ada.room["options"]["heap"] == "thirty"
                await ada.do("change", options={"heap": ' {"stones":  9}'})
                assert ada.room["options"] == {"heap": '{"stones":9}', "limit": "none"}
                await ada.do("change", public=True)
                assert ada.room["options"]["heap"] == '{"stones":9}'
                await ada.do("start")
                assert ada.seen[0]["view"]["table"]["stones"] == 9
                code = opened["code"]
        async with running(tmp_path, games=(TOYS,)) as server:  # and it is taken up again so
            room = (await server.http.get(f"/api/tables/{code}")).json()
            assert room["options"]["heap"] == '{"stones":9}'

    asyncio.run(scene())


def test_a_text_that_will_not_do_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            bad = {
                "": "twenty, thirty, or a text",
                "forty": "twenty, thirty, or a text",
                "\u0000": "twenty, thirty, or a text",
                "{}": "a heap has from 1 to 99 stones",
                '{"stones":1}': "1 stones are not enough for 2",
                "[" * 60_000: "it is nested too deep",
                "x" * (LONGEST + 1): f"it is longer than {LONGEST} bytes",
            }
            for text, why in bad.items():
                asked = {"game": "heap", "seats": 2, "options": {"heap": text}}
                answer = await server.http.post("/api/tables", json=asked)
                assert answer.status_code == 400, answer.text
                assert answer.json()["extra"]["code"] == "table/bad-setup"
                assert why in answer.json()["detail"]
            opened = await server.open(game="heap", seats=2, options={"heap": '{"stones":2}'})
            async with server.client(opened["code"]) as ada:
                await ada.hello(opened["token"], opened["host_token"])
                for text in bad:
                    assert await ada.fault("change", options={"heap": text}) == "table/bad-setup"
                # Two stones are not enough for three players.
                assert await ada.fault("change", seats=3) == "table/bad-setup"
                assert ada.room["options"]["heap"] == '{"stones":2}'
                assert len(ada.room["seats"]) == 2
                await ada.lives()

    asyncio.run(scene())


def test_the_longest_text_fits_through_every_door(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            text = with_padding(LONGEST)
            assert LONGEST - 2 < len(text.encode()) <= LONGEST
            opened = await server.open(game="heap", seats=2)
            async with server.client(opened["code"]) as ada:
                await ada.hello(opened["token"], opened["host_token"])
                await ada.do("change", options={"heap": text})
                assert ada.room["options"]["heap"] == text
            await server.open(game="heap", seats=2, options={"heap": text})
            assert (await inspect(server, "heap", "heap", text)).status_code == 200

    asyncio.run(scene())


def test_the_lobby_does_not_carry_texts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            agreed = {"heap": with_padding(9_000), "limit": "45 minutes"}
            await server.open(game="heap", public=True, options=agreed)
            (listed,) = (await server.http.get("/api/lobby")).json()
            assert listed["options"] == {"heap": "own design", "limit": "45_minutes"}

    asyncio.run(scene())


def test_the_lobby_tells_a_number_of_units_of_an_option_that_takes_texts_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = [option._replace(free=True) for option in HEAP.options]
    monkeypatch.setattr(HEAP, "options", tuple(free))

    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            agreed = {"heap": OWN, "limit": "45_minutes"}
            await server.open(game="heap", public=True, options=agreed)
            (listed,) = (await server.http.get("/api/lobby")).json()
            assert listed["options"] == {"heap": "own design", "limit": "45_minutes"}

    asyncio.run(scene())


async def inspect(server: Any, game: str, option: str, text: object) -> Any:
    return await server.http.post(f"/api/games/{game}/options/{option}", json={"text": text})


def test_a_text_is_looked_at_while_it_is_being_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            answer = await inspect(server, "heap", "heap", OWN)
            assert (answer.status_code, answer.json()) == (200, {"turns": [3, 7]})
            for game, option, text, status, code in (
                ("heap", "heap", "forty", 400, "table/bad-setup"),
                ("heap", "heap", "[" * 60_000, 400, "request/malformed"),
                ("heap", "heap", "x" * (LONGEST + 1), 413, "request/too-large"),
                ("heap", "heap", "x" * 200_000, 413, "request/too-large"),
                ("heap", "heap", 7, 400, "request/malformed"),
                ("heap", "limit", OWN, 404, "table/no-such-option"),
                ("heap", "size", OWN, 404, "table/no-such-option"),
                ("nothing", "heap", OWN, 404, "table/no-such-game"),
            ):
                answer = await inspect(server, game, option, text)
                assert answer.status_code == status, answer.text
                assert answer.json()["extra"]["code"] == code

    asyncio.run(scene())
