"""Starting a server from the command line, for a host or for oneself."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from parlour.cli.serve import renderers

PATIENCE = 30  # seconds until a test gives up
ANNOUNCED = "Parlour is at "


@contextmanager
def serving(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[str, Path]]:
    """A server of its own; its address, and what a browser would have been called with."""
    opened = folder / "opened"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    inherited = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", *arguments],
        cwd=folder,
        env={**inherited, "BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
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
        for _ in range(PATIENCE * 20):
            if opened.exists() and opened.read_text():
                break
            healthy(address)
        assert opened.read_text().strip() == address


def test_without_a_screen_the_address_is_told_and_nothing_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--open") as (address, opened):
        assert healthy(address)
    assert not opened.exists()


def test_somebody_who_just_wants_to_play_gets_a_free_port_if_the_usual_one_is_taken(
    tmp_path: Path,
) -> None:
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            holder.bind(("127.0.0.1", 8000))
            holder.listen()
        except OSError:  # somebody else has it, which is just as good
            pass
        with serving(tmp_path, "--open") as (address, _):
            assert not address.endswith(":8000/")
            assert healthy(address)
