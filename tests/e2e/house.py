"""A real `parlour serve` on loopback, and what a test may ask it past the page."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.patience import or_else

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "build" / "pages"  # with the boards of the toys
TOYS = ROOT / "tests" / "toys"
ANNOUNCED = "Parlour is at "
PATIENCE = 180  # seconds until a server that says nothing is given up

# Tables on which the shell is tested: small and quick; the first two have no boards of their own.
IN_TURN = "heap"  # for two or three, one after the other; nothing is hidden
AT_ONCE = "fists"  # for two to four, all of them at once, each in secret; it has a tutorial
ON_A_BOARD = "sprawl"  # for two, one after the other; its board is the one in docs/client.md

LATE = "tests.e2e.late"  # `parlour` by a clock that stands, and can be put forward

SETTINGS = {
    "PARLOUR_BOT_PAUSE": "0",  # nobody looks on
    "PARLOUR_MESSAGES_PER_SECOND": "1000",  # a test is quicker than a hand
    "PARLOUR_OPENINGS_PER_MINUTE": "1000",
    "PARLOUR_GAMES": str(TOYS),
    "PARLOUR_PAGES": str(PAGES),
}


class House:
    """A server that runs, by its address."""

    def __init__(self, address: str, process: subprocess.Popen[bytes]) -> None:
        self.address = address
        self.process = process
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE)

    def at(self, path: str) -> str:
        """The address of a page."""
        return self.address + path

    def put_forward(self) -> None:
        """Let a minute pass, where the clock stands; whoever sleeps meanwhile has to be woken."""
        self.process.send_signal(signal.SIGUSR1)

    def get(self, path: str) -> Any:
        """What the server answers at a path of its API."""
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open_table(self, **fields: Any) -> dict[str, Any]:
        """A table that is opened without the page, where the opening is not what is tested."""
        answer = self.http.post("/api/tables", json={"game": IN_TURN, **fields})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def room(self, code: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/tables/{code}")
        return found


@contextmanager
def serving(data: Path, program: str = "parlour", **settings: str) -> Iterator[House]:
    """Start a server with a folder of its own on a free port; stop it at the end."""
    if not (PAGES / "index.html").exists():
        raise RuntimeError("the pages are not built: run `make web-for-tests`")
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--data", str(data)]
    environment = {**os.environ, **SETTINGS, **settings}
    data.mkdir(parents=True, exist_ok=True)
    with (data / "server.log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log
        )
    try:
        house = House(address_of(process, data / "server.log"), process)
        with house.http:
            yield house
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def address_of(process: subprocess.Popen[bytes], log: Path) -> str:
    """What the server says of where it is; it says it as soon as it listens."""
    assert process.stdout is not None
    with or_else(process.kill):
        line = process.stdout.readline().decode()
    if not line.startswith(ANNOUNCED):
        raise RuntimeError(f"the server did not start: {line}{log.read_text('utf-8')}")
    return line.removeprefix(ANNOUNCED).strip().rstrip("/")
