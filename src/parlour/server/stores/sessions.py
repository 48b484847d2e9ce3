"""What a server process is to the others: one connection to Postgres that lives as long as it does.

The connection holds a lock under the number of the process. Postgres lets go of it when the
connection ends, however that ends; then the number is dead for good, and its tables are free.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog

from parlour.server.stores.base import Ear

log = structlog.get_logger()
CHANNEL = "parlour"
LOCKS = 0x9A51  # the class of the locks that processes hold
PULSE = 1.0  # seconds between two looks at who lives
AWAY: Final = (  # the database is not there, or cannot answer now
    OSError,  # TimeoutError too
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection has been told of its end, and has not ended yet
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
OPTIONS: Final[dict[str, Any]] = {
    "timeout": 5,
    "command_timeout": 10,
    "server_settings": {
        "application_name": "parlour",
        "synchronous_commit": "on",  # what was acknowledged survives a power cut
        "tcp_keepalives_idle": "5",  # notice soon that a whole machine is gone
        "tcp_keepalives_interval": "2",
        "tcp_keepalives_count": "3",
    },
}
ALIVE = """
SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
KEEPERS = "SELECT DISTINCT keeper FROM tables WHERE NOT finished"
INHERIT = """
UPDATE tables SET keeper = $1 WHERE code IN (
    SELECT code FROM tables WHERE NOT finished AND keeper = ANY($2::int[]) ORDER BY code FOR UPDATE
) RETURNING code
"""
CLAIM = "UPDATE tables SET keeper = $1 WHERE code = $2 AND keeper = $3 RETURNING code"
ANNOUNCE = f"""
WITH gone AS (
    DELETE FROM presence WHERE process = $1 AND code = ANY($4::text[])
), come AS (
    INSERT INTO presence SELECT $1, * FROM unnest($2::text[], $3::bytea[])
    ON CONFLICT (process, code) DO UPDATE SET here = EXCLUDED.here
)
SELECT pg_notify('{CHANNEL}', news) FROM unnest($5::text[]) AS news
"""  # noqa: S608  nothing in it comes from outside


class Session:
    """This process among the others: its number, what it hears, what it keeps, who is where."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ear: Ear | None = None
        self.number = 0  # none while the database is away
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.alive: set[int] = set()  # as last seen
        self.counted = 0.0
        self.busy = asyncio.Lock()  # a connection does one thing at a time
        self.stirred = asyncio.Event()
        self.watching: asyncio.Task[None] | None = None
        self.here: dict[str, bytes] = {}  # who is connected to the tables here
        self.untold: set[str] = set()  # tables of which the others do not know that yet
        self.there: dict[str, dict[int, bytes]] = {}  # by table and process
        self.unread: set[str] = set()  # tables at which others have come or gone
        self.unread_all = True

    async def open(self) -> None:
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(self.url, **OPTIONS)
        try:
            number: int = await connection.fetchval("SELECT nextval('processes')::int")
            await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, number)
            await connection.add_listener(CHANNEL, self._hear)  # type: ignore[arg-type]
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self.stirred.set())
        self.connection = connection
        self.number = number  # not before its lock is held: who keeps a table must be seen to live
        self.counted = 0.0
        self.untold = set(self.here)
        self.unread_all = True

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        if self.connection is not None:
            with suppress(*AWAY):
                await self.connection.close(timeout=1)

    def listen(self, ear: Ear) -> None:
        self.ear = ear
        ear.missed()
        self.watching = asyncio.create_task(self._watch(ear))

    # ------------------------------------------------------------------ hearing

    def _hear(self, connection: object, pid: int, channel: str, news: str) -> None:
        kind, number, code, *version = news.split(" ")
        if self.ear is None or int(number) == self.number:
            return
        if kind == "entry":
            self.ear.appended(code, int(version[0]))
        elif kind == "here":
            self.unread.add(code)
            self.stirred.set()

    async def _watch(self, ear: Ear) -> None:
        """Until closed. A connection that has ended is opened again, and all is looked at anew."""
        while True:
            try:
                async with self.busy:
                    await self._look_around(ear)
            except Exception as error:  # whatever it is, this process must not stay deaf
                about = log.bind(process=self.number)
                if not isinstance(error, AWAY):
                    about.exception("the session has failed")
                about.warning("the database is away", error=str(error))
                self.number = 0
                ear.lost()
                await self._open_again()
                about.info("the database is back", now=self.number)
                ear.missed()
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), PULSE)
            self.stirred.clear()

    async def _open_again(self) -> None:
        async with self.busy:
            if self.connection is not None:
                self.connection.terminate()
            while True:
                try:
                    await self.open()
                except (*AWAY, asyncpg.PostgresError):
                    await asyncio.sleep(PULSE)
                else:
                    return

    async def _look_around(self, ear: Ear) -> None:
        if self._connected.is_closed():
            raise ConnectionResetError("the connection has ended")
        if time.monotonic() - self.counted >= PULSE:
            if codes := await self._inherit():
                ear.inherited(codes)
            await self._forget_the_dead(ear)
            self.counted = time.monotonic()
        await self._announce()
        await self._read_presence(ear)

    @property
    def _connected(self) -> asyncpg.Connection[asyncpg.Record]:
        assert self.connection is not None
        return self.connection

    # ------------------------------------------------------------------ keeping tables

    async def inherit(self) -> list[str]:
        async with self.busy:
            return await self._inherit()

    async def _inherit(self) -> list[str]:
        """In this order: who keeps a table held its lock before, so without it now it is dead."""
        keepers = {row["keeper"] for row in await self._connected.fetch(KEEPERS)}
        self.alive = {row["objid"] for row in await self._connected.fetch(ALIVE, LOCKS)}
        dead = sorted(keepers - self.alive)
        if not dead:
            return []
        inherited = await self._connected.fetch(INHERIT, self.number, dead)
        return [row["code"] for row in inherited]

    async def claim(self, pool: asyncpg.Pool[asyncpg.Record], code: str) -> bool:
        if (number := self.number) == 0:
            return False
        keeper = await pool.fetchval("SELECT keeper FROM tables WHERE code = $1", code)
        if keeper is None or keeper == number:
            return keeper is not None
        if keeper in self.alive:
            return False
        if keeper in {row["objid"] for row in await pool.fetch(ALIVE, LOCKS)}:
            return False
        return await pool.fetchval(CLAIM, number, code, keeper) is not None

    # ------------------------------------------------------------------ who is where

    def present(self, code: str, here: bytes | None) -> None:
        if here == self.here.get(code):
            return
        if here is None:
            del self.here[code]
        else:
            self.here[code] = here
        self.untold.add(code)
        self.stirred.set()

    def elsewhere(self, code: str) -> list[bytes]:
        return list(self.there.get(code, {}).values())

    async def _announce(self) -> None:
        if not self.untold:
            return
        codes, self.untold = sorted(self.untold), set()
        come = [code for code in codes if code in self.here]
        await self._connected.execute(
            ANNOUNCE,
            self.number,
            come,
            [self.here[code] for code in come],
            [code for code in codes if code not in self.here],
            [f"here {self.number} {code}" for code in codes],
        )

    async def _read_presence(self, ear: Ear) -> None:
        """What is read is newer than what was heard, so nothing can overtake anything."""
        codes, self.unread = self.unread, set()
        if self.unread_all:
            self.unread_all = False
            codes = {*self.there}
            rows = await self._connected.fetch("SELECT * FROM presence")
        elif codes:
            sql = "SELECT * FROM presence WHERE code = ANY($1::text[])"
            rows = await self._connected.fetch(sql, sorted(codes))
        else:
            return
        for code in codes:
            self.there.pop(code, None)
        for row in rows:
            if row["process"] != self.number:
                self.there.setdefault(row["code"], {})[row["process"]] = row["here"]
        for code in codes | {row["code"] for row in rows}:
            ear.present(code)

    async def _forget_the_dead(self, ear: Ear) -> None:
        known = {process for processes in self.there.values() for process in processes}
        if dead := known - self.alive:
            sql = "DELETE FROM presence WHERE process = ANY($1::int[])"
            await self._connected.execute(sql, sorted(dead))
            for code in [code for code, processes in self.there.items() if dead & {*processes}]:
                self.there[code] = {p: h for p, h in self.there[code].items() if p not in dead}
                ear.present(code)
