"""Tables in one SQLite file. One thread writes; what waits for it is committed together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import structlog

from parlour.server.stores.base import Conflict, Ear, Listing, Row, Unavailable

log = structlog.get_logger()
# Entries lie in the order they came in, and only their index by table: half the pages of a commit.
SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (code, version)
);
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, finished INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS lobby (code TEXT PRIMARY KEY, summary BLOB NOT NULL);
"""
PUBLISH = """
INSERT INTO lobby VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET summary = excluded.summary
"""  # what is there already keeps its place
APPEND = "INSERT INTO entries VALUES (?, ?, ?, ?)"
LARGEST_GATHERING = 64  # rows of one statement
Statement = tuple[str, Sequence[object]]


class Write(NamedTuple):
    """Some statements that belong together, and who waits for them."""

    statements: list[Statement]
    done: asyncio.Future[None]


class Lot(NamedTuple):
    """What is committed together, and where to say so."""

    writes: list[Write]
    loop: asyncio.AbstractEventLoop


def gathered(writes: list[Write]) -> list[Statement]:
    """All their statements, with the entries together, many to a statement.

    Every statement lets go of the interpreter's lock, and the writer has to wait for it again while
    everybody else works: one for each entry would be most of what a move waits for. Powers of two
    make for a handful of statements, which stay prepared.
    """
    rows: list[object] = []
    others: list[Statement] = []
    for write in writes:
        for sql, values in write.statements:
            if sql == APPEND:
                rows += values
            else:
                others.append((sql, values))
    statements: list[Statement] = []
    size, columns = LARGEST_GATHERING, APPEND.count("?")
    while rows:
        while size * columns > len(rows):
            size //= 2
        more = ", (?, ?, ?, ?)" * (size - 1)
        statements.append((APPEND + more, rows[: size * columns]))
        del rows[: size * columns]
    return statements + others


class InUse(RuntimeError):
    """Another server keeps its tables in this file."""


class SqliteStore:
    """`synchronous=FULL` with WAL: a commit is on the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Write] = []  # for the writer to come back
        self.writing = False
        self.lots: queue.SimpleQueue[Lot | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None  # while the store is open
        self.reader: sqlite3.Connection | None = None
        self.guard: sqlite3.Connection | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.guard = self._lock()
        db = self._connect()
        db.executescript(SCHEMA)
        db.close()
        self.reader = self._connect()
        self.writer = threading.Thread(
            target=self._write_all, args=(self._connect(),), name="store", daemon=True
        )
        self.writer.start()

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        self._hand_over(asyncio.get_running_loop())
        self.lots.put(None)
        if writer is not None:
            await asyncio.to_thread(writer.join)
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

    # ------------------------------------------------------------------ writing

    def _submit(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Keep them with all that is asked for meanwhile, in one commit."""
        if self.writer is None:
            raise Unavailable  # nobody would ever answer
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append(Write(statements, done))
        if not self.writing:
            self.writing = True
            loop.call_soon(self._hand_over, loop)
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer what waits; meanwhile the next lot gathers."""
        if self.waiting:
            self.lots.put(Lot(self.waiting, loop))
            self.waiting = []
        else:
            self.writing = False

    def _written(self, lot: Lot, faults: list[Exception | None]) -> None:
        for write, fault in zip(lot.writes, faults, strict=True):
            if write.done.cancelled():
                continue
            if fault is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(fault)
        lot.loop.call_soon(self._hand_over, lot.loop)

    # ------------------------------------------------------------------ the writer's thread

    def _write_all(self, db: sqlite3.Connection) -> None:
        while (lot := self.lots.get()) is not None:
            faults = self._commit(db, lot.writes)
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                lot.loop.call_soon_threadsafe(self._written, lot, faults)
        db.close()

    def _commit(self, db: sqlite3.Connection, writes: list[Write]) -> list[Exception | None]:
        """Everything in one transaction; what cannot be written undoes only its own part."""
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                for sql, values in gathered(writes):
                    db.execute(sql, values)
                faults: list[Exception | None] = [None] * len(writes)
            except (sqlite3.IntegrityError, OverflowError, sqlite3.ProgrammingError):
                db.execute("ROLLBACK")
                db.execute("BEGIN IMMEDIATE")
                faults = [self._attempt(db, write) for write in writes]
            db.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            if not isinstance(error, sqlite3.Error):
                return [error] * len(writes)
            log.warning("the disk does not take it", error=str(error))
            return [Unavailable()] * len(writes)
        return faults

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

    def _select(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        assert self.reader is not None
        try:
            return self.reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            log.warning("the disk does not answer", error=str(error))
            raise Unavailable from error

    # ------------------------------------------------------------------ the store

    def append(
        self, code: str, after: int, at: int, bodies: Sequence[bytes]
    ) -> asyncio.Future[None]:
        statements: list[Statement] = [
            (APPEND, (code, after + 1 + i, at, body)) for i, body in enumerate(bodies)
        ]
        if after == 0:
            statements.append(("INSERT INTO tables (code) VALUES (?)", (code,)))
        return self._submit(statements)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        rows = self._select(
            "SELECT version, at, body FROM entries WHERE code = ? AND version > ? ORDER BY version",
            code,
            after,
        )
        return [Row(*row) for row in rows]  # type: ignore[arg-type]

    async def publish(self, code: str, summary: bytes | None, version: int) -> None:
        if summary is None:
            await self._submit([("DELETE FROM lobby WHERE code = ?", (code,))])
        else:
            await self._submit([(PUBLISH, (code, summary))])

    async def lobby(self, most: int) -> list[Listing]:
        rows = self._select("SELECT code, summary FROM lobby ORDER BY rowid DESC LIMIT ?", most)
        return [Listing(*row) for row in rows]  # type: ignore[arg-type]

    async def reach(self) -> None:
        self._select("SELECT code FROM tables LIMIT 1")

    async def unfinished(self) -> list[str]:
        return [str(row[0]) for row in self._select("SELECT code FROM tables WHERE NOT finished")]

    async def finish(self, code: str) -> None:
        await self._submit([("UPDATE tables SET finished = 1 WHERE code = ?", (code,))])

    async def claim(self, code: str) -> bool:
        return True  # one process, one file

    async def inherit(self) -> list[str]:
        return await self.unfinished()

    def listen(self, ear: Ear) -> None:
        """There is nobody else."""

    def present(self, code: str, here: bytes | None) -> None:
        """There is nobody else to know."""

    def elsewhere(self, code: str) -> list[bytes]:
        return []
