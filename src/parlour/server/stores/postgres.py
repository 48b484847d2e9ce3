"""Tables in Postgres, shared by any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import asyncpg
import structlog

from parlour.server.stores.base import Conflict, Ear, Listing, Row, Unavailable
from parlour.server.stores.sessions import AWAY, CHANNEL, OPTIONS, Session

log = structlog.get_logger()
CREATION = 0x9A5107  # the lock under which the schema is created
SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    code text NOT NULL,
    version int NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (code, version)
);
CREATE TABLE IF NOT EXISTS tables (
    code text PRIMARY KEY,
    keeper int NOT NULL,
    finished boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS tables_unfinished ON tables (keeper) WHERE NOT finished;
CREATE TABLE IF NOT EXISTS lobby (code text PRIMARY KEY, version int NOT NULL, summary bytea);
ALTER TABLE lobby ADD COLUMN IF NOT EXISTS came bigserial;
CREATE INDEX IF NOT EXISTS lobby_newest ON lobby (came) WHERE summary IS NOT NULL;
CREATE UNLOGGED TABLE IF NOT EXISTS presence (
    process int NOT NULL,
    code text NOT NULL,
    here bytea NOT NULL,
    PRIMARY KEY (process, code)
);
CREATE SEQUENCE IF NOT EXISTS processes AS int;
"""
APPEND = f"""
WITH added AS (
    INSERT INTO entries SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[])
), opened AS (
    INSERT INTO tables (code, keeper) SELECT code, $6 FROM unnest($5::text[]) AS code
)
SELECT pg_notify('{CHANNEL}', news) FROM unnest($7::text[]) AS news
"""  # noqa: S608  nothing in it comes from outside
READ = """
SELECT version, at, body FROM entries WHERE code = $1 AND version > $2 ORDER BY version
"""
PUBLISH = """
INSERT INTO lobby (code, version, summary) VALUES ($1, $2, $3) ON CONFLICT (code)
DO UPDATE SET version = EXCLUDED.version, summary = EXCLUDED.summary
WHERE lobby.version <= EXCLUDED.version
"""
LOBBY = """
SELECT code, summary FROM lobby WHERE summary IS NOT NULL ORDER BY came DESC LIMIT $1
"""
FINISH = """
WITH unlisted AS (DELETE FROM lobby WHERE code = $1 AND summary IS NULL)
UPDATE tables SET finished = true WHERE code = $1 AND NOT finished
"""
MOST_TOGETHER = 500  # appends in one commit


class Append(NamedTuple):
    """Entries that belong together, and who waits for them."""

    code: str
    after: int
    at: int
    bodies: Sequence[bytes]
    done: asyncio.Future[None]


class Plain(asyncpg.Connection):
    """A connection that needs no cleaning up between two uses: they leave nothing behind."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore:
    """The primary key of `entries` settles who was first; one statement commits all that waits."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = Session(url)
        self.pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.writes: asyncio.Queue[Append | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        with reachable():
            self.pool = await asyncpg.create_pool(
                self.url, min_size=0, max_size=8, connection_class=Plain, **OPTIONS
            )
            try:
                async with self.pool.acquire() as db, db.transaction():
                    # CREATE ... IF NOT EXISTS alone fails when two processes come at once
                    await db.execute("SELECT pg_advisory_xact_lock($1)", CREATION)
                    await db.execute(SCHEMA)
                await self.session.open()
            except BaseException:
                self.pool.terminate()
                raise
        self.writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        await self.session.close()
        if self.writer is not None:
            self.writes.put_nowait(None)
            await self.writer
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), 2)
            except (TimeoutError, *AWAY):
                self.pool.terminate()

    @property
    def _pool(self) -> asyncpg.Pool[asyncpg.Record]:
        assert self.pool is not None
        return self.pool

    # ------------------------------------------------------------------ writing

    async def _write_all(self) -> None:
        while (first := await self.writes.get()) is not None:
            group = [first]
            while not self.writes.empty() and len(group) < MOST_TOGETHER:
                following = self.writes.get_nowait()
                if following is None:
                    self.writes.put_nowait(None)
                    break
                group.append(following)
            await self._commit(group)

    async def _commit(self, group: list[Append]) -> None:
        """Everything that waits, at once. If something is wrong with a part, halve until it is
        alone: a conflict costs nobody else anything.
        """
        fault: Exception | None = None
        try:
            await self._insert(group)
        except Exception as error:  # whatever it is, those who wait must hear of it
            fault = error
        whole = isinstance(fault, AWAY) and not isinstance(fault, ValueError)
        if fault is not None and not whole and len(group) > 1:
            await self._commit(group[: len(group) // 2])
            await self._commit(group[len(group) // 2 :])
            return
        if isinstance(fault, asyncpg.UniqueViolationError):
            fault = Conflict()
        elif whole:
            fault = Unavailable()
        for append in group:
            if append.done.cancelled():
                continue
            if fault is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(fault)

    async def _insert(self, group: list[Append]) -> None:
        """In one order everywhere, or two processes could wait for each other."""
        rows = sorted(
            (append.code, append.after + 1 + i, append.at, body)
            for append in group
            for i, body in enumerate(append.bodies)
        )
        newest = {code: version for code, version, _, _ in rows}
        number = self.session.number
        await self._pool.execute(
            APPEND,
            [code for code, _, _, _ in rows],
            [version for _, version, _, _ in rows],
            [at for _, _, at, _ in rows],
            [body for _, _, _, body in rows],
            sorted({append.code for append in group if append.after == 0}),
            number,
            [f"entry {number} {code} {version}" for code, version in newest.items()],
        )

    def append(
        self, code: str, after: int, at: int, bodies: Sequence[bytes]
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.writer is None or self.writer.done():
            raise Unavailable
        self.writes.put_nowait(Append(code, after, at, bodies, done))
        return done

    async def publish(self, code: str, summary: bytes | None, version: int) -> None:
        with reachable():  # what is taken out stays until the end, so that nobody late puts it back
            await self._pool.execute(PUBLISH, code, version, summary)

    async def finish(self, code: str) -> None:
        with reachable():
            await self._pool.execute(FINISH, code)

    # ------------------------------------------------------------------ reading

    async def read(self, code: str, after: int = 0) -> list[Row]:
        with reachable():
            rows = await self._pool.fetch(READ, code, after)
        return [Row(*row) for row in rows]

    async def lobby(self, most: int) -> list[Listing]:
        with reachable():
            return [Listing(*row) for row in await self._pool.fetch(LOBBY, most)]

    async def reach(self) -> None:
        with reachable():
            await self._pool.execute("SELECT code FROM tables LIMIT 1")

    async def unfinished(self) -> list[str]:
        with reachable():
            rows = await self._pool.fetch("SELECT code FROM tables WHERE NOT finished")
        return [row["code"] for row in rows]

    # ------------------------------------------------------------------ several processes

    async def claim(self, code: str) -> bool:
        with reachable():
            return await self.session.claim(self._pool, code)

    async def inherit(self) -> list[str]:
        with reachable():
            return await self.session.inherit()

    def listen(self, ear: Ear) -> None:
        self.session.listen(ear)

    def present(self, code: str, here: bytes | None) -> None:
        self.session.present(code, here)

    def elsewhere(self, code: str) -> list[bytes]:
        return self.session.elsewhere(code)


@contextmanager
def reachable() -> Iterator[None]:
    """A database that does not answer is told as what it is."""
    try:
        yield
    except AWAY as error:
        log.warning("the database does not answer", error=str(error) or type(error).__name__)
        raise Unavailable from error
