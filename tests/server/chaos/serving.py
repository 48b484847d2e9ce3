"""`parlour serve` in a process of its own, to be killed and started again on the same port."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 60  # seconds for a start
ROOT = Path(__file__).parent.parent.parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server that may be killed at any moment. Its log is kept beside its tables."""

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str],
        command: tuple[str, ...] = ("-m", "parlour"),
    ) -> None:
        self.data = data
        self.port = free_port()
        self.environment = {**os.environ, **environment}
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.log = data / "server.log"

    async def start(self) -> None:
        """Start it; `ready` waits until it can be talked to."""
        serve = ("serve", "--port", str(self.port), "--data", str(self.data))
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
        if f":{self.port}/".encode() not in line:
            raise RuntimeError(f"the server has not started: {self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        """SIGKILL: it has no time to put anything away."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            await self.process.wait()
            self.process = None
