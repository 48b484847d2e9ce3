"""What server processes hear of each other through Postgres, also when it was away."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import asyncpg
import pytest
from tests.patience import eventually
from tests.server.database import Database

from parlour.server.stores.base import Unavailable
from parlour.server.stores.postgres import PostgresStore


class Notebook:
    """An ear that writes everything down."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def note(self, *news: object) -> None:
        self.heard.append(news)

    def appended(self, code: str, version: int) -> None:
        self.note("appended", code, version)

    def missed(self) -> None:
        self.note("missed")

    def present(self, code: str) -> None:
        self.note("present", code)

    def inherited(self, codes: Sequence[str]) -> None:
        self.note("inherited", *codes)

    def lost(self) -> None:
        self.note("lost")

    async def hears(self, *news: object) -> None:
        """Wait until it has been heard; then forget what came before."""
        await eventually(lambda: news in self.heard)
        del self.heard[: self.heard.index(news) + 1]

    async def hears_of(self, code: str, fits: Callable[[], object]) -> None:
        """Wait until that is so of who is there; it was told, be it once or several times."""
        await eventually(fits)
        assert ("present", code) in self.heard


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[PostgresStore, Notebook]]:
    store, notebook = PostgresStore(url), Notebook()
    await store.open()
    store.listen(notebook)
    try:
        await notebook.hears("missed")
        yield store, notebook
    finally:
        await store.close()


async def break_session(store: PostgresStore) -> None:
    """End the connection on which a server hears; all others stay."""
    assert store.session.connection is not None
    number = store.session.connection.get_server_pid()
    connection = await asyncpg.connect(store.url)
    await connection.execute("SELECT pg_terminate_backend($1)", number)
    await connection.close()


def test_an_append_is_heard_by_the_others_and_not_by_who_made_it(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as (one, mine), opened(database_url) as (_, theirs):
            await one.append("OAK-1", 0, 1, [b"a", b"b"])
            await theirs.hears("appended", "OAK-1", 2)
            await one.append("OAK-1", 2, 1, [b"c"])
            await theirs.hears("appended", "OAK-1", 3)
            assert not any(kind == "appended" for kind, *_ in mine.heard)

    asyncio.run(scene())


def test_who_is_connected_is_known_everywhere_until_that_server_is_gone(database_url: str) -> None:
    async def scene() -> None:
        ada, bob = b"[[0],0]", b"[[1],0]"
        async with opened(database_url) as (one, mine):
            async with opened(database_url) as (other, theirs):
                one.present("OAK-1", ada)
                await theirs.hears_of("OAK-1", lambda: other.elsewhere("OAK-1") == [ada])
                other.present("OAK-1", bob)
                await mine.hears_of("OAK-1", lambda: one.elsewhere("OAK-1") == [bob])
                async with opened(database_url) as (late, news):
                    await news.hears_of(
                        "OAK-1", lambda: sorted(late.elsewhere("OAK-1")) == [ada, bob]
                    )
                theirs.heard.clear()
                one.present("OAK-1", None)
                await theirs.hears_of("OAK-1", lambda: other.elsewhere("OAK-1") == [])
                mine.heard.clear()
            await mine.hears_of("OAK-1", lambda: one.elsewhere("OAK-1") == [])

    asyncio.run(scene())


def test_the_tables_of_a_server_that_is_gone_are_inherited_unasked(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as (heir, news):
            async with opened(database_url) as (keeper, _):
                await keeper.append("OAK-1", 0, 1, [b"a"])
            await news.hears("inherited", "OAK-1")
            assert await heir.claim("OAK-1")

    asyncio.run(scene())


def test_a_session_that_breaks_is_opened_again_and_nothing_is_missed(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as (one, mine), opened(database_url) as (other, theirs):
            await one.append("OAK-1", 0, 1, [b"a"])
            one.present("OAK-1", b"[[0],0]")
            await theirs.hears("present", "OAK-1")
            before = one.session.number
            await break_session(one)
            await mine.hears("lost")
            await mine.hears("missed")
            assert one.session.number > before

            async def claimed() -> bool:
                return await one.claim("OAK-1") or await other.claim("OAK-1")

            await eventually(claimed)
            await eventually(lambda: other.elsewhere("OAK-1") == [b"[[0],0]"])
            await other.append("OAK-1", 1, 1, [b"b"])
            await mine.hears("appended", "OAK-1", 2)

    asyncio.run(scene())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_while_the_database_is_away_requests_fail_cleanly(
    database: Database, database_url: str, how: signal.Signals
) -> None:
    async def scene() -> None:
        async with opened(database_url) as (store, news):
            await store.append("OAK-1", 0, 1, [b"a"])
            database.stop(how)
            try:
                await news.hears("lost")
                assert not await store.claim("OAK-1")
                for request in (
                    store.append("OAK-1", 1, 1, [b"lost"]),
                    store.read("OAK-1"),
                    store.publish("OAK-1", b"", 1),
                    store.lobby(10),
                    store.unfinished(),
                    store.finish("OAK-1"),
                ):
                    with pytest.raises(Unavailable):
                        await request
            finally:
                database.start()
            await news.hears("missed")
            await news.hears("inherited", "OAK-1")
            await store.append("OAK-1", 1, 1, [b"b"])
            assert [row.body for row in await store.read("OAK-1")] == [b"a", b"b"]
            assert await store.claim("OAK-1")

    asyncio.run(scene())
