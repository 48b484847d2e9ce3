"""`parlour serve` in a process of its own, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent.parent
ANNOUNCED = re.compile(rb"http://127\.0\.0\.1:([0-9]+)/")
NOWHERE = 0  # a port at which nobody ever listens


class Served:
    """A server that may be killed at any moment. Its log is kept beside its tables.

    Each time it starts it is given a port of its own: one that it had before, or that was looked
    for and found free, may be somebody else's by then.
    """

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str],
        command: tuple[str, ...] = ("-m", "parlour"),
    ) -> None:
        self.data = data
        self.port = NOWHERE
        self.environment = {**os.environ, **environment}
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.log = data / "server.log"

    async def start(self) -> None:
        """Start it; `ready` waits until it can be talked to."""
        serve = ("serve", "--port", "0", "--data", str(self.data))
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.command,
                *serve,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=self.environment,
                cwd=ROOT,
            )

    async def ready(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self.process.stdout.readline()
        found = ANNOUNCED.search(line)
        if found is None:
            raise RuntimeError(f"the server has not started: {self.log.read_text()[-2000:]}")
        self.port = int(found[1])

    async def kill(self) -> None:
        """SIGKILL: it has no time to put anything away."""
        self.port = NOWHERE
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            await self.process.wait()
            self.process = None
