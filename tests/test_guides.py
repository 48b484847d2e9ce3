"""The guides: every picture that one names is there, says what it shows, and can be had."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.harness import TOYS, running

from parlour.arena.guides import PICTURES, guide_of
from parlour.games import shelf

NAMED = re.compile(r'!\[([^\]]*)\]\(([^)\s]+)(?: "([^"]*)")?\)')
LARGEST = 60_000  # bytes of one picture
LARGEST_OF_ALL = 500_000  # of one game's
KINDS = {b"RIFF": "image/webp", b"\x89PNG": "image/png"}


def named(game: str) -> list[tuple[str, str]]:
    """What the guide of a game says of each of its pictures, and their paths."""
    path = guide_of(shelf()[game])
    assert path is not None
    return [(alt, target) for alt, target, _ in NAMED.findall(path.read_text("utf-8"))]


def kept(game: str) -> list[Path]:
    return sorted((shelf()[game].folder / PICTURES).glob("*"))


@pytest.mark.parametrize("game", shelf())
def test_every_picture_of_a_guide_is_there_and_says_what_it_shows(game: str) -> None:
    folder = shelf()[game].folder
    for alt, target in named(game):
        assert re.fullmatch(rf"{PICTURES}/[a-z-]+\.\w+", target), target
        assert (folder / target).is_file(), target
        assert len(alt.split()) >= 5, f"{target}: {alt!r} is no description"


@pytest.mark.parametrize("game", shelf())
def test_no_picture_is_kept_that_no_guide_shows_and_none_is_large(game: str) -> None:
    shown = {Path(target).name for _, target in named(game)}
    for path in kept(game):
        assert path.name.replace(".dark.", ".") in shown
        assert path.stat().st_size <= LARGEST, path.name
    assert sum(path.stat().st_size for path in kept(game)) <= LARGEST_OF_ALL


@pytest.mark.parametrize("game", shelf())
def test_a_guide_is_for_who_plays_on_the_page_first_and_then_for_the_terminal(game: str) -> None:
    """Who plays on the page can stop reading where the terminal begins."""
    path = guide_of(shelf()[game])
    assert path is not None
    page, *rest = path.read_text("utf-8").split("\n## In the terminal\n")
    assert len(rest) == 1, "one chapter is for the terminal"
    assert NAMED.search(page), "no picture of the real board"
    assert not NAMED.search(rest[0]), "a picture among what is typed"
    assert "parlour play" not in page
    assert f"parlour play {game}" in rest[0]


def test_guides_and_pictures_are_served_with_their_types_and_tags(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            listed = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
            for game in shelf():
                assert listed[game]["guide"] is True
                guide = (await server.http.get(f"/api/games/{game}/guide")).json()
                assert guide["text"].startswith("# ")
                assert guide["pictures"] == [path.name for path in kept(game)]
                for path in kept(game):
                    await fetch(server.http, game, path)

    asyncio.run(scene())


async def fetch(http: httpx.AsyncClient, game: str, path: Path) -> None:
    address = f"/api/games/{game}/{PICTURES}/{path.name}"
    answer = await http.get(address)
    assert (answer.status_code, answer.content) == (200, path.read_bytes())
    assert answer.headers["content-type"] == KINDS[answer.content[:4]]
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = await http.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_no_name_of_a_picture_leads_out_of_its_folder(tmp_path: Path) -> None:
    game = next(game for game in shelf() if kept(game))
    there = kept(game)[0].name

    async def scene() -> None:
        async with running(tmp_path) as server:
            for name in (
                "../GUIDE.md",
                "../__init__.py",
                "..%2FGUIDE.md",
                "%2e%2e/GUIDE.md",
                "..%5cGUIDE.md",
                "%2e%2e%2f%2e%2e%2f%2e%2e%2fserver%2fapp.py",
                "/etc/passwd",
                "%2fetc%2fpasswd",
                f"./../{PICTURES}/{there}",
                f"{there}%00",
                "no-such-picture.webp",
                "",
            ):
                status, body = await raw(server.http, f"/api/games/{game}/{PICTURES}/{name}")
                assert status == 404, name
                assert b"GAME" not in body, name
            status, _ = await raw(server.http, f"/api/games/nothing/{PICTURES}/{there}")
            assert status == 404

    asyncio.run(scene())


async def raw(http: httpx.AsyncClient, path: str) -> tuple[int, bytes]:
    """Ask for a path as it is: a client library would tidy it."""
    reader, writer = await asyncio.open_connection(http.base_url.host, http.base_url.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1]), answer


def test_a_game_without_a_guide_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            listed = {game["name"]: game for game in (await server.http.get("/api/games")).json()}
            assert listed["darts"]["guide"] is False
            for game, code in (("darts", "table/no-guide"), ("nothing", "table/no-such-game")):
                answer = await server.http.get(f"/api/games/{game}/guide")
                assert (answer.status_code, answer.json()["extra"]["code"]) == (404, code)

    asyncio.run(scene())
