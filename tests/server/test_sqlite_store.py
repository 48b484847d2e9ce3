"""Tables in SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.store_tests import MakeStore, StoreTests

from parlour.server.stores.base import Row, Store, Unavailable
from parlour.server.stores.sqlite import (
    APPEND,
    LARGEST_GATHERING,
    InUse,
    SqliteStore,
    Write,
    gathered,
)


@pytest.fixture
def store(tmp_path: Path) -> MakeStore:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        kept = SqliteStore(tmp_path / "below" / "tables.sqlite")
        await kept.open()
        try:
            yield kept
        finally:
            await kept.close()

    return opened


class TestSqlite(StoreTests):
    """The same as every store."""


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.sqlite")
        groups: list[int] = []
        commit = kept._commit

        def counted(db: sqlite3.Connection, writes: list[Write]) -> list[Exception | None]:
            groups.append(len(writes))
            return commit(db, writes)

        kept._commit = counted  # type: ignore[method-assign]
        await kept.open()
        await asyncio.gather(*(kept.append(f"OAK-{n}", 0, 1, [b"a"]) for n in range(300)))
        await kept.close()
        assert sum(groups) == 300
        assert len(groups) < 100

    asyncio.run(scene())


@pytest.mark.parametrize("rows", [1, 2, 3, 63, 64, 65, 200])
def test_entries_go_into_few_statements_in_their_order(rows: int) -> None:
    entries = [(f"OAK-{n}", 1, 5, b"a") for n in range(rows)]
    loop = asyncio.new_event_loop()
    writes = [
        Write([(APPEND, entry), ("DELETE", (entry[0],))], loop.create_future()) for entry in entries
    ]
    loop.close()
    found = gathered(writes)
    inserts, others = found[:-rows], found[-rows:]
    assert [value for _, values in inserts for value in values] == [v for e in entries for v in e]
    assert all(sql.count("?") == len(values) for sql, values in inserts)
    assert len(inserts) <= rows // LARGEST_GATHERING + 6
    assert others == [("DELETE", (entry[0],)) for entry in entries]


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path / "tables.sqlite")
    db = kept._connect()
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    db.close()


def test_what_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.sqlite")
        await kept.open()
        outcomes = await asyncio.gather(
            kept.append("OAK-1", 0, 2**70, [b"a"]),
            kept.append("OAK-2", 0, 1, [b"a"]),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], OverflowError)
        assert outcomes[1] is None
        assert await kept.unfinished() == ["OAK-2"]
        await kept.close()

    asyncio.run(scene())


def test_a_disk_that_takes_nothing_is_told_as_what_it_is_and_tried_again(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.sqlite")
        opened: list[sqlite3.Connection] = []
        connect = kept._connect

        def noted() -> sqlite3.Connection:
            opened.append(connect())
            return opened[-1]

        kept._connect = noted  # type: ignore[method-assign]
        await kept.open()
        await kept.append("OAK-1", 0, 1, [b"a"])
        for read_only in (1, 0):
            for db in opened[1:]:  # the first has laid out the file, and is closed
                db.execute(f"PRAGMA query_only={read_only}")
            if read_only:
                with pytest.raises(Unavailable):
                    await kept.append("OAK-1", 1, 2, [b"b"])
        await kept.append("OAK-1", 1, 3, [b"b"])
        assert await kept.read("OAK-1") == [Row(1, 1, b"a"), Row(2, 3, b"b")]
        await kept.close()

    asyncio.run(scene())


def test_a_disk_that_cannot_be_read_is_told_as_what_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.sqlite")
        await kept.open()
        await kept.append("OAK-1", 0, 1, [b"a"])
        assert kept.reader is not None
        kept.reader.close()
        for asked in (kept.read("OAK-1"), kept.unfinished(), kept.lobby(10), kept.reach()):
            with pytest.raises(Unavailable):
                await asked
        await kept.close()

    asyncio.run(scene())


def test_a_closed_store_lets_nobody_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.sqlite")
        await kept.open()
        last = kept.append("OAK-1", 0, 1, [b"a"])
        await asyncio.sleep(0)
        await kept.close()
        await last
        with pytest.raises(Unavailable):
            await asyncio.wait_for(kept.append("OAK-2", 0, 1, [b"a"]), PATIENCE)

    asyncio.run(scene())


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    async def scene() -> None:
        one, other = (SqliteStore(tmp_path / "tables.sqlite") for _ in range(2))
        await one.open()
        with pytest.raises(InUse):
            await other.open()
        await one.close()
        await other.open()
        await other.close()

    asyncio.run(scene())
