"""Starting a server from the command line, for a host or for oneself."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from tests.patience import PATIENCE, or_else, wait_until

from parlour.cli.serve import Announcing, renderers, taken

ANNOUNCED = "Parlour is at "
PROGRAM = ("-m", "parlour", "serve")
USUALLY_AT = """
import sys
from parlour.cli import main
from parlour.cli.serve import serve
next(option for option in serve.params if option.name == "port").default = int(sys.argv.pop(1))
main()
"""


@contextmanager
def serving(
    folder: Path, *arguments: str, program: tuple[str, ...] = PROGRAM, **environment: str
) -> Iterator[tuple[str, Path]]:
    """A server of its own; its address, and what a browser would have been called with."""
    opened = folder / "opened"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    inherited = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(
        [sys.executable, *program, *arguments],
        cwd=folder,
        env={**inherited, "BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            with or_else(process.kill):
                line = next(line for line in process.stdout if line.startswith(ANNOUNCED))
            yield line.removeprefix(ANNOUNCED).strip(), opened
            if "DISPLAY" not in environment and "--open" in arguments:
                assert "in a browser" in process.stdout.readline()
        finally:
            process.terminate()


def healthy(address: str) -> bool:
    return httpx.get(f"{address}healthz", trust_env=False, timeout=PATIENCE).status_code == 200


def test_a_server_says_where_it_is_and_keeps_its_tables_where_it_was_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--data", "kept") as (address, opened):
        assert healthy(address)
        assert (tmp_path / "kept" / "tables.sqlite").exists()
    assert not opened.exists()


def test_a_fault_is_logged_without_the_secrets_that_lay_around() -> None:
    def fail() -> None:
        token = "top" + "secret"
        raise RuntimeError(f"{len(token)} letters")

    for looked_on in (True, False):
        try:
            fail()
        except RuntimeError as error:
            told: dict[str, Any] = {"event": "a fault", "exc_info": error}
            for process in renderers(looked_on):
                told = process(None, "error", told)
        assert "letters" in str(told)
        assert "topsecret" not in str(told)


def test_with_a_screen_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--open", DISPLAY=":1") as (address, opened):
        assert healthy(address)
        wait_until(lambda: opened.exists() and opened.read_text())
        assert opened.read_text().strip() == address


def test_a_name_that_means_several_addresses_opens_one_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def started(*_: Any) -> None:
        """Everything else that a server does when it starts."""

    opened: list[str] = []
    monkeypatch.setattr("parlour.cli.serve.show", opened.append)
    monkeypatch.setattr("parlour.cli.serve.rest_from_collecting", lambda: None)
    monkeypatch.setattr(uvicorn.Server, "startup", started)
    names = [("127.0.0.1", 8000), ("::1", 8000, 0, 0)]
    server = Announcing(uvicorn.Config("none:none"), open_browser=True)
    server.servers = [Mock(sockets=[Mock(**{"getsockname.return_value": n})]) for n in names]
    asyncio.run(server.startup())
    assert opened == ["http://127.0.0.1:8000/"]
    told = capsys.readouterr().out.splitlines()
    assert told == [f"{ANNOUNCED}http://127.0.0.1:8000/", f"{ANNOUNCED}http://[::1]:8000/"]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_port_is_taken_if_something_listens_at_any_address_of_the_name(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind((host, 0))  # so that nobody else is given it
        port = holder.getsockname()[1]
        assert not taken(host, port)
        holder.listen()
        both: list[Any] = [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port)),
            (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("::1", port, 0, 0)),
        ]
        assert taken(host, port)
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: both)
        assert taken("localhost", port)


def test_a_port_is_not_taken_at_an_address_that_is_not_here() -> None:
    assert not taken("203.0.113.7", 8000)
    assert not taken("no such host.invalid", 8000)


def test_without_a_screen_the_address_is_told_and_nothing_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--open") as (address, opened):
        assert healthy(address)
    assert not opened.exists()


def test_somebody_who_just_wants_to_play_gets_a_free_port_if_the_usual_one_is_taken(
    tmp_path: Path,
) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        usual = str(holder.getsockname()[1])
        program = ("-c", USUALLY_AT, usual, "serve")
        with serving(tmp_path, "--open", program=program) as (address, _):
            assert not address.endswith(f":{usual}/")
            assert healthy(address)
