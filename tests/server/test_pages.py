"""The files of the client."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from tests.server.harness import running

INDEX = "<!doctype html><title>Parlour</title>" + "<p>A table.</p>" * 50
SCRIPT = "console.log('hello');" * 50


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as the build leaves it, and a secret beside it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-B3xYz_09.js").write_text(SCRIPT)
    (folder / "assets" / "plain.bin").write_bytes(b"\x00")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def served(data: Path, client: Path, scene: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def play() -> None:
        async with running(data / "tables", pages=client) as server:
            await scene(server.http)

    asyncio.run(play())


def test_every_page_of_the_client_is_the_index(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        for path in ("/", "/lobby", "/t/MAPLE-4207", "/t/MAPLE-4207/replay", "/games/x/rules"):
            page = await http.get(path)
            assert (page.status_code, page.text) == (200, INDEX)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"

    served(tmp_path, client, scene)


def test_files_have_their_types_and_those_with_a_hash_never_change(
    tmp_path: Path, client: Path
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        kinds = {}
        for path in ("favicon.svg", "assets/index-B3xYz_09.js", "assets/plain.bin"):
            answer = await http.get(f"/{path}")
            assert answer.content == (client / path).read_bytes()
            kinds[path] = answer.headers["content-type"], answer.headers["cache-control"]
        assert kinds == {
            "favicon.svg": ("image/svg+xml", "no-cache"),
            "assets/index-B3xYz_09.js": (
                "text/javascript; charset=utf-8",
                "public, max-age=31536000, immutable",
            ),
            "assets/plain.bin": ("application/octet-stream", "no-cache"),
        }

    served(tmp_path, client, scene)


def test_a_page_may_load_and_talk_to_nothing_but_its_own_server(
    tmp_path: Path, client: Path
) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        page = await http.get("/", headers={"Host": "parlour.example:8000"})
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "connect-src 'self' ws://parlour.example:8000 wss://parlour.example:8000;" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy  # so that only our own scripts run
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "same-origin"
        odd = await http.get("/", headers={"Host": "x; script-src *"})
        assert "script-src" not in odd.headers.get("content-security-policy", "")

    served(tmp_path, client, scene)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/assets/no-such-file.js",
        "/.env",
    ],
)
def test_no_path_leads_out_of_the_folder(tmp_path: Path, client: Path, path: str) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        reader, writer = await asyncio.open_connection(http.base_url.host, http.base_url.port)
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())  # as it is: a client library would tidy it
        answer = await reader.read()
        writer.close()
        assert answer.startswith(b"HTTP/1.1 404")
        assert b"request/no-such-page" in answer

    served(tmp_path, client, scene)


def test_what_is_under_api_is_never_a_page(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y/z"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["extra"]["code"]) == (
                404,
                "request/no-such-page",
            )
        assert (await http.post("/lobby")).status_code == 405

    served(tmp_path, client, scene)


def test_who_has_the_file_is_not_sent_it_again(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        first = await http.get("/")
        again = await http.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        head = await http.head("/")
        assert (head.status_code, head.content) == (200, b"")

    served(tmp_path, client, scene)


def test_text_is_sent_packed_to_who_can_unpack_it(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        path = "/assets/index-B3xYz_09.js"
        async with http.stream("GET", path) as answer:
            packed = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed).decode() == SCRIPT
        plain = await http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT

    served(tmp_path, client, scene)


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        missing = await http.get("/lobby")
        assert (missing.status_code, "make web" in missing.text) == (503, True)
        (tmp_path / "later").symlink_to(client)
        assert (await http.get("/lobby")).text == INDEX

    served(tmp_path, tmp_path / "later", scene)


def test_a_new_build_is_noticed(tmp_path: Path, client: Path) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        assert (await http.get("/")).text == INDEX
        (client / "index.html").write_text("new")
        os.utime(client / "index.html", (1, 1))
        assert (await http.get("/")).text == "new"
        (client / "assets" / "late-0a1b2c3d.css").write_text("a {}")
        assert (await http.get("/assets/late-0a1b2c3d.css")).text == "a {}"

    served(tmp_path, client, scene)
