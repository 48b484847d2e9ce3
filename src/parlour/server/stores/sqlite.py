"""Tables in one SQLite file. One thread writes; what waits for it is committed together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from parlour.server.stores.base import Conflict, Listing, Row

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, finished INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS lobby (code TEXT PRIMARY KEY, summary BLOB NOT NULL);
"""


class Write(NamedTuple):
    """Some statements that belong together, and who waits for them."""

    statements: list[tuple[str, Sequence[object]]]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class InUse(RuntimeError):
    """Another server keeps its tables in this file."""


class SqliteStore:
    """`synchronous=FULL` with WAL: a commit is on the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.reader: sqlite3.Connection | None = None
        self.guard: sqlite3.Connection | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.guard = self._lock()
        db = self._connect()
        db.executescript(SCHEMA)
        db.close()
        self.reader = self._connect()
        self.writer.start()

    async def close(self) -> None:
        self.writes.put(None)
        await asyncio.to_thread(self.writer.join)
        if self.reader is not None:
            self.reader.close()
        if self.guard is not None:
            self.guard.close()

    def _lock(self) -> sqlite3.Connection:
        """One server for one file. The lock ends with the process, however that ends."""
        guard = sqlite3.connect(
            self.path.with_suffix(".lock"), isolation_level=None, check_same_thread=False, timeout=2
        )
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            guard.close()
            raise InUse(f"another server keeps its tables in {self.path}") from error
        return guard

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=5000")
        return db

    # ------------------------------------------------------------------ the writer's thread

    def _write_all(self) -> None:
        db = self._connect()
        while (first := self.writes.get()) is not None:
            group = [first]
            while not self.writes.empty() and len(group) < 500:
                following = self.writes.get()
                if following is None:
                    self.writes.put(None)
                    break
                group.append(following)
            self._commit(db, group)
        db.close()

    def _commit(self, db: sqlite3.Connection, group: list[Write]) -> None:
        """Everything that waits, in one transaction; a conflict undoes only its own part."""
        outcomes: list[tuple[Write, Exception | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for write in group:
                outcomes.append((write, self._attempt(db, write)))
            db.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it
            if db.in_transaction:
                db.execute("ROLLBACK")
            outcomes = [(write, error) for write in group]
        for write, fault in outcomes:
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                write.loop.call_soon_threadsafe(_settle, write.done, fault)

    def _attempt(self, db: sqlite3.Connection, write: Write) -> Exception | None:
        db.execute("SAVEPOINT part")
        try:
            for sql, values in write.statements:
                db.execute(sql, values)
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK TO part")
            return Conflict()
        except (OverflowError, sqlite3.ProgrammingError) as error:  # this part cannot be written
            db.execute("ROLLBACK TO part")
            return error
        finally:
            db.execute("RELEASE part")
        return None

    async def _submit(self, statements: list[tuple[str, Sequence[object]]]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.writes.put(Write(statements, done, loop))
        await done

    def _select(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        assert self.reader is not None
        return self.reader.execute(sql, values).fetchall()

    # ------------------------------------------------------------------ the store

    async def append(self, code: str, after: int, at: int, bodies: Sequence[bytes]) -> None:
        statements: list[tuple[str, Sequence[object]]] = [
            ("INSERT INTO entries VALUES (?, ?, ?, ?)", (code, after + 1 + i, at, body))
            for i, body in enumerate(bodies)
        ]
        if after == 0:
            statements.append(("INSERT INTO tables (code) VALUES (?)", (code,)))
        await self._submit(statements)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        rows = self._select(
            "SELECT version, at, body FROM entries WHERE code = ? AND version > ? ORDER BY version",
            code,
            after,
        )
        return [Row(*row) for row in rows]  # type: ignore[arg-type]

    async def publish(self, code: str, summary: bytes | None) -> None:
        if summary is None:
            await self._submit([("DELETE FROM lobby WHERE code = ?", (code,))])
        else:
            await self._submit([("INSERT OR REPLACE INTO lobby VALUES (?, ?)", (code, summary))])

    async def lobby(self) -> list[Listing]:
        return [Listing(*row) for row in self._select("SELECT code, summary FROM lobby")]  # type: ignore[arg-type]

    async def unfinished(self) -> list[str]:
        return [str(row[0]) for row in self._select("SELECT code FROM tables WHERE NOT finished")]

    async def finish(self, code: str) -> None:
        await self._submit([("UPDATE tables SET finished = 1 WHERE code = ?", (code,))])

    async def claim(self, code: str) -> bool:
        return True  # one process, one file

    def listen(self, heard: Callable[[str], Awaitable[None]]) -> None:
        """Nobody else appends."""


def _settle(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.cancelled():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
