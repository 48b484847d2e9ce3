"""Finding, opening and joining tables over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.harness import REFERENCE, TOYS, Running, running

from parlour.server.api.tables import MOST_SHOWN
from parlour.server.entries import Vacated
from parlour.server.live import Decide
from parlour.server.people import CODE
from parlour.server.stores.base import Listing


async def lobby(server: Running) -> list[str]:
    return [room["code"] for room in (await server.http.get("/api/lobby")).json()]


def test_the_server_says_what_it_has(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            health = (await server.http.get("/healthz")).json()
            assert health["ok"] is True
            games = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
            game = games[REFERENCE]
            assert (game["players"], game["usual_players"]) == (list(range(1, 13)), 4)
            assert game["bots"][0]["name"] == "random"
            rules = (await server.http.get(f"/api/games/{REFERENCE}/rules")).json()
            assert all(rule["id"] and rule["text"] for rule in rules)

    asyncio.run(scene())


def test_a_table_has_as_many_seats_as_are_usual_unless_it_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            for asked, seats in ({}, 4), ({"seats": 1}, 1), ({"seats": 12}, 12):
                one = await server.open(start=True, **asked)
                room = (await server.http.get(f"/api/tables/{one['code']}")).json()
                assert len(room["seats"]) == seats
                assert room["state"] == "playing"

    asyncio.run(scene())


def test_what_is_printed_on_the_pieces_is_there_for_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            pieces = (await server.http.get("/api/games/fists/pieces")).json()
            assert pieces == {"fingers": [1, 2, 3, 4, 5]}
            assert (await server.http.get("/api/games/darts/pieces")).json() == {}

    asyncio.run(scene())


def test_the_schema_of_the_requests_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            schema = (await server.http.get("/api/schema/openapi.json")).json()
            assert {"/healthz", "/api/tables", "/api/games/{game}/pieces"} <= set(schema["paths"])

    asyncio.run(scene())


def test_a_table_is_opened_looked_at_and_joined_until_it_is_full(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            assert CODE.fullmatch(one["code"])
            assert one["token"] != one["host_token"]
            two = await server.join(one["code"].lower(), name="Ada")
            assert two["seat"] == 1
            assert two["host_token"] is None
            seen = await server.http.get(f"/api/tables/{one['code']}")
            assert [seat["name"] for seat in seen.json()["seats"]] == ["Ada", "Ada 2"]
            for secret in (one["token"], one["host_token"], two["token"]):
                assert secret not in seen.text
            full = await server.http.post(f"/api/tables/{one['code']}/join", json={})
            assert (full.status_code, full.json()["extra"]) == (409, {"code": "table/full"})

    asyncio.run(scene())


BAD: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", {"game": "no such game"}, 404, "table/no-such-game"),
    ("POST", "/api/tables", {"seats": 99}, 400, "table/bad-setup"),
    ("POST", "/api/tables", {"options": {"no": "such"}}, 400, "table/bad-setup"),
    ("POST", "/api/tables", {"clock": {"kind": "move"}}, 400, "table/bad-setup"),
    ("POST", "/api/tables", {"clock": {"seconds": 10**30}}, 400, "table/bad-setup"),
    ("POST", "/api/tables", {"clock": {"kind": "sand"}}, 400, "request/malformed"),
    ("POST", "/api/tables", {"name": 5}, 400, "request/malformed"),
    ("POST", "/api/tables", {"unknown": 5}, 400, "request/malformed"),
    ("POST", "/api/tables", b"{", 400, "request/malformed"),
    ("POST", "/api/tables", b"[" * 10_000, 400, "request/malformed"),
    ("POST", "/api/tables", {"name": "x" * 200_000}, 413, "request/too-large"),
    ("POST", "/api/tables/NOPE-1234/join", {}, 404, "table/no-such-table"),
    ("POST", "/api/tables/CODE/join", {"seat": 0}, 409, "table/seat-taken"),
    ("POST", "/api/tables/CODE/join", {"seat": -1}, 409, "table/seat-taken"),
    ("POST", "/api/tables/CODE/join", {"seat": "one"}, 400, "request/malformed"),
    ("GET", "/api/tables/NOPE-1234", None, 404, "table/no-such-table"),
    ("GET", "/api/tables/%00", None, 404, "table/no-such-table"),
    ("GET", "/api/games/none/rules", None, 404, "table/no-such-game"),
    ("GET", "/api/tables/CODE/record", None, 400, "record/not-over"),
    ("GET", "/api/tables/CODE/story", None, 400, "record/not-over"),
    ("GET", "/api/tables/CODE/position/0", None, 400, "table/not-started"),
    ("GET", "/api/tables/CODE/position/none", None, 404, "request/no-such-page"),
    ("GET", "/api/tables/CODE/position/" + "9" * 5000, None, 404, "request/no-such-page"),
    ("GET", "/api/tables/CODE/position/0?seat=" + "9" * 5000, None, 400, "request/malformed"),
    ("GET", "/api/games/none/pieces", None, 404, "table/no-such-game"),
    ("GET", "/api/games/none/tutorial", None, 404, "table/no-such-game"),
    ("POST", "/api/tables", {"game": "none", "tutorial": True}, 404, "table/no-such-game"),
    ("GET", "/api", None, 404, "request/no-such-page"),
    ("GET", "/api/nothing", None, 404, "request/no-such-page"),
    ("DELETE", "/api/lobby", None, 405, "request/method"),
]


def test_every_bad_request_gets_one_clear_error(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            code = (await server.open(seats=2))["code"]
            for method, path, body, status, expected in BAD:
                if isinstance(body, dict) and path == "/api/tables":
                    body = {"game": REFERENCE, **body}
                sent: Any = {"content": body} if isinstance(body, bytes) else {"json": body}
                answer = await server.http.request(method, path.replace("CODE", code), **sent)
                told = (answer.status_code, answer.json()["extra"].get("code"))
                assert told == (status, expected), (path, body, answer.text)
                assert answer.json()["detail"]

    asyncio.run(scene())


def test_a_public_table_is_in_the_lobby_until_it_starts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            await server.open(seats=2)
            one = await server.open(seats=2, public=True)
            assert await lobby(server) == [one["code"]]
            await server.join(one["code"], name="Bob")
            (room,) = (await server.http.get("/api/lobby")).json()
            assert room["seats"][1]["name"] == "Bob"
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                await ada.do("change", public=False)
                assert await lobby(server) == []
                await ada.do("change", public=True)
                assert await lobby(server) == [one["code"]]
                await ada.do("start")
                assert await lobby(server) == []

    asyncio.run(scene())


def test_the_lobby_is_right_again_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2, public=True)
            await server.backend.store.publish(
                one["code"], None, 9
            )  # as if it had just been killed
        async with running(tmp_path) as server:
            assert await lobby(server) == [one["code"]]

    asyncio.run(scene())


def test_the_lobby_shows_the_newest_tables_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("parlour.server.api.tables.MOST_SHOWN", 3)
        async with running(tmp_path) as server:
            opened = [(await server.open(seats=2, public=True))["code"] for _ in range(5)]
            await server.join(opened[0])
            assert await lobby(server) == opened[:1:-1]

    asyncio.run(scene())


def test_who_asks_for_health_does_not_have_the_lobby_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            asked: list[int] = []

            async def noted(most: int = 0) -> list[Listing]:
                asked.append(most)
                return []

            server.backend.store.lobby = noted  # type: ignore[method-assign]
            assert (await server.http.get("/healthz")).json()["ok"] is True
            assert asked == []
            assert await lobby(server) == []
            assert asked == [MOST_SHOWN]

    asyncio.run(scene())


def test_who_is_given_away_at_once_is_told_to_try_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2)
            live = server.backend.registry.live[one["code"]]
            act = live.act

            async def and_then_the_host(decide: Decide) -> int:
                await act(decide)
                return await act(lambda _: [Vacated(1)])

            live.act = and_then_the_host  # type: ignore[method-assign]
            late = await server.http.post(f"/api/tables/{one['code']}/join", json={})
            assert (late.status_code, late.json()["extra"]) == (409, {"code": "table/busy"})

    asyncio.run(scene())


def test_a_server_that_is_full_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, most_tables=1) as server:
            await server.open()
            full = await server.http.post("/api/tables", json={"game": REFERENCE})
            assert (full.status_code, full.json()["extra"]) == (503, {"code": "server/full"})

    asyncio.run(scene())


def test_who_looks_at_a_table_sees_its_clocks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, bot_pause=2 * PATIENCE) as server:
            one = await server.open(start=True, clock={"kind": "bank", "seconds": 90})
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert all(0 < left <= 90_000 for left in room["clocks"])

    asyncio.run(scene())


@pytest.mark.parametrize("start", [False, True])
def test_a_table_is_opened_all_at_once(tmp_path: Path, start: bool) -> None:
    async def scene() -> None:
        async with running(tmp_path, bot_pause=2 * PATIENCE) as server:
            one = await server.open(start=start)
            room = (await server.http.get(f"/api/tables/{one['code']}")).json()
            assert room["state"] == ("playing" if start else "gathering")
            times = {row.at for row in await server.backend.store.read(one["code"])}
            assert len(times) == 1

    asyncio.run(scene())
