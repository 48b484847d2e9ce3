"""Many matches at once, and a server that is killed with -9 again and again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import asyncpg
import httpx
from tests.patience import PATIENCE, eventually
from tests.server.chaos import checking
from tests.server.chaos.ledger import Book, Ledger, now
from tests.server.chaos.players import Player, TableLost
from tests.server.chaos.serving import Served
from tests.server.harness import REFERENCE, TOYS

from parlour.contract import Box
from parlour.games import shelf
from parlour.server.entries import Clock
from parlour.server.stores.base import Row

TO_THE_END = 4 * PATIENCE  # seconds for the matches to end when the storm is over
BETWEEN = 15  # things that are acknowledged between two kills, at the least
NONE, BANK, GROWING, EACH = Clock(), Clock("bank", 30), Clock("bank", 20, 1), Clock("move", 4)


class Setting(NamedTuple):
    """A kind of match: the seats that each page holds, and how many seats bots have."""

    game: str
    pages: tuple[int, ...]
    bots: int = 0
    clock: Clock = NONE
    spectators: int = 0


SETTINGS = (
    Setting(REFERENCE, (1, 1)),
    Setting("fists", (1, 1, 1), clock=EACH),
    Setting("parry", (1, 1), clock=BANK, spectators=1),
    Setting(REFERENCE, (1, 1), bots=1, clock=GROWING, spectators=1),
    Setting("password", (1, 1, 2)),
    Setting("fists", (1, 2), bots=1, clock=BANK),
)


class Storm:
    """`kills` times, while `matches` are being played; then all of them are played to the end."""

    def __init__(
        self,
        data: Path,
        *,
        kills: int,
        matches: int,
        seed: str,
        settings: tuple[Setting, ...] = SETTINGS,
        pace: float = 0.01,
        calm: tuple[float, float] = (0.0, 0.8),
        command: tuple[str, ...] = ("-m", "parlour"),
        database: str = "",
        servers: int = 1,
    ) -> None:
        self.kills = kills
        self.matches = matches
        self.seed = seed
        self.settings = settings
        self.pace = pace
        self.calm = calm  # seconds until the next kill, from and to
        self.chance = Random(seed)  # of the kills alone, so that their moments stay the same
        self.doors = Random(seed)
        self.ledger = Ledger()
        self.database = database
        environment = {
            "PARLOUR_GAMES": str(TOYS),
            "PARLOUR_BOT_PAUSE": "0",
            "PARLOUR_MESSAGES_PER_SECOND": "1000",
            "PARLOUR_REQUESTS_PER_SECOND": "1000",
            "PARLOUR_OPENINGS_PER_MINUTE": "100000",
            "PARLOUR_CONNECTIONS_PER_ADDRESS": "1000",
            **({"PARLOUR_DATABASE_URL": database} if database else {}),
        }
        self.servers = [
            Served(data / f"server {number}", environment, command) for number in range(servers)
        ]
        self.boxes: dict[str, Box[Any]] = shelf([TOYS])
        self.playing: list[asyncio.Task[None]] = []
        self.opened = 0
        self.passed = False  # no new matches any more

    async def run(self) -> Ledger:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as self.http:
            try:
                for served in self.servers:
                    await self._start(served)
                playing = self.playing
                playing += [asyncio.create_task(self._matches()) for _ in range(self.matches)]
                try:
                    await self._rage()
                    self.passed = True
                    async with asyncio.timeout(TO_THE_END):
                        await asyncio.gather(*playing)
                except TimeoutError:
                    self.ledger.faults.append("not all games have come to their end")
                finally:
                    for task in playing:
                        task.cancel()
                    for ended in await asyncio.gather(*playing, return_exceptions=True):
                        if isinstance(ended, Exception):
                            self.ledger.faults.append(f"a match was broken off: {ended!r}")
                for book in self.ledger.books:
                    await self._check_all(book)
            finally:
                for served in self.servers:
                    await served.kill()
        return self.ledger

    # ------------------------------------------------------------------ the server

    async def _start(self, served: Served) -> None:
        await served.start()
        await served.ready()
        self.ledger.ready = time.monotonic()

    async def _rage(self) -> None:
        for number in range(self.kills):
            await self._something_happens()
            await asyncio.sleep(self.chance.uniform(*self.calm))
            served = self.chance.choice(self.servers)
            await self._kill(served)
            if number % 7 == 1:  # and once more while it takes its tables up
                await served.start()
                await asyncio.sleep(self.chance.uniform(0.3, 1.2))
                await self._kill(served)
            await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.4)))
            await self._start(served)
            for book in self.ledger.books:
                if not book.over:
                    promised = book.acknowledged.copy()  # more may come while the rows are read
                    rows = await self._rows(book)
                    self._blame(book, checking.check_log(book, rows, promised))

    async def _something_happens(self) -> None:
        """However slow the machine is: a kill while nobody plays would prove nothing."""
        enough = self.ledger.acknowledged + BETWEEN
        await eventually(
            lambda: self.ledger.acknowledged >= enough or any(t.done() for t in self.playing)
        )

    async def _kill(self, served: Served) -> None:
        """What it had answered by then comes before the outage, however long it took to die."""
        await served.kill()
        self.ledger.outages.append(now())

    def _address(self) -> str:
        return f"http://127.0.0.1:{self.doors.choice(self.servers).port}/api/tables"

    # ------------------------------------------------------------------ the matches

    async def _matches(self) -> None:
        while not self.passed:
            number, self.opened = self.opened, self.opened + 1
            setting = self.settings[number % len(self.settings)]
            try:
                await self._match(setting, f"{self.seed}/{number}")
            except httpx.TransportError:  # killed while the table was being laid: lay another
                await asyncio.sleep(0.05)

    async def _match(self, setting: Setting, seed: str) -> None:
        seats = sum(setting.pages) + setting.bots
        clock = {"kind": setting.clock.kind, "seconds": setting.clock.seconds}
        clock["increment"] = setting.clock.increment
        asked = {"game": setting.game, "seats": seats, "name": "Ada", "clock": clock}
        address = self._address()
        one = (await self.http.post(address, json=asked)).raise_for_status().json()
        join = f"{address}/{one['code']}/join"
        tokens = [one["token"]]
        for name in ("Bob", "Cyd", "Dot")[: sum(setting.pages) - 1]:
            joined = (await self.http.post(join, json={"name": name})).raise_for_status().json()
            tokens.append(joined["token"])
        book = Book(one["code"], setting.game, setting.clock)
        pages: list[list[str]] = [[] for _ in range(setting.spectators)]
        for held in setting.pages:
            pages.append([tokens.pop(0) for _ in range(held)])
        for page in pages:
            if one["token"] in page:
                page.append(one["host_token"])
        self.ledger.books.append(book)
        players = [
            Player(book, self.ledger, self.servers, page, f"{seed}/{number}", self.pace)
            for number, page in enumerate(pages)
        ]
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
        except* TableLost:
            self.ledger.blame(book, "lost: the whole table")

    # ------------------------------------------------------------------ what is left

    async def _check_all(self, book: Book) -> None:
        rows = await self._rows(book)
        box = self.boxes[book.game]
        faults = checking.check_log(book, rows, book.acknowledged)
        if not faults and len(self.servers) == 1:  # of several, one may have been there
            faults = checking.check_clocks(book, rows, box, self.ledger.outages)
        if not faults and book.over:
            record = await self.http.get(f"{self._address()}/{book.code}/record")
            faults = checking.check_record(book, rows, box, record.content)
        if not book.over:
            faults.append("the game has not come to its end")
        self._blame(book, faults)

    def _blame(self, book: Book, faults: list[str]) -> None:
        for fault in faults:
            self.ledger.blame(book, fault)

    async def _rows(self, book: Book) -> list[Row]:
        """The entries of a table, from the store itself."""
        if self.database:
            return await read_postgres(self.database, book.code)
        return read_sqlite(self.servers[0].data / "tables.sqlite", book.code)


async def read_postgres(database: str, code: str) -> list[Row]:
    db = await asyncpg.connect(database)
    try:
        query = "SELECT version, at, body FROM entries WHERE code = $1 ORDER BY version"
        return [Row(*row) for row in await db.fetch(query, code)]
    finally:
        await db.close()


def read_sqlite(path: Path, code: str) -> list[Row]:
    query = "SELECT version, at, body FROM entries WHERE code = ? ORDER BY version"
    with closing(sqlite3.connect(path, timeout=10)) as db:
        return [Row(*row) for row in db.execute(query, (code,))]
