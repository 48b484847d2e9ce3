"""Tables in SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.store_tests import MakeStore, StoreTests

from parlour.server.stores.base import Store
from parlour.server.stores.sqlite import InUse, SqliteStore


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

        def counted(db: sqlite3.Connection, group: list[object]) -> None:
            groups.append(len(group))
            commit(db, group)  # type: ignore[arg-type]

        kept._commit = counted  # type: ignore[assignment,method-assign]
        await kept.open()
        await asyncio.gather(*(kept.append(f"OAK-{n}", 0, 1, [b"a"]) for n in range(300)))
        await kept.close()
        assert sum(groups) == 300
        assert len(groups) < 100

    asyncio.run(scene())


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
