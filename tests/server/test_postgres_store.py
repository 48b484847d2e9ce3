"""Tables in Postgres."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from tests.patience import eventually
from tests.server.store_tests import MakeStore, StoreTests

from parlour.server.stores.base import Conflict, Row, Store
from parlour.server.stores.postgres import Append, PostgresStore


@pytest.fixture
def store(database_url: str) -> MakeStore:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        kept = PostgresStore(database_url)
        await kept.open()
        try:
            yield kept
        finally:
            await kept.close()

    return opened


class TestPostgres(StoreTests):
    """The same as every store."""


def test_what_waits_is_committed_together(store: MakeStore) -> None:
    async def scene() -> None:
        async with store() as kept:
            assert isinstance(kept, PostgresStore)
            groups: list[int] = []
            insert = kept._insert

            async def counted(group: list[Append]) -> None:
                groups.append(len(group))
                await insert(group)

            kept._insert = counted  # type: ignore[method-assign]
            await asyncio.gather(*(kept.append(f"OAK-{n}", 0, 1, [b"a"]) for n in range(300)))
            assert sum(groups) == 300
            assert len(groups) < 10

    asyncio.run(scene())


def test_a_commit_is_on_the_disk_when_it_returns(store: MakeStore) -> None:
    async def scene() -> None:
        async with store() as kept:
            assert isinstance(kept, PostgresStore)
            assert kept.pool is not None
            assert await kept.pool.fetchval("SHOW synchronous_commit") == "on"

    asyncio.run(scene())


def test_many_servers_may_come_to_an_empty_database_at_once(store: MakeStore) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            stores = [store() for _ in range(8)]
            opened = await asyncio.gather(*(stack.enter_async_context(one) for one in stores))
            await opened[0].append("OAK-1", 0, 1, [b"a"])
            assert await opened[7].read("OAK-1") == [Row(1, 1, b"a")]

    asyncio.run(scene())


def test_the_database_settles_which_of_two_servers_was_first(store: MakeStore) -> None:
    """Each commits everything at once, in the opposite order of the other."""

    async def scene() -> None:
        async with store() as one, store() as other:
            codes = [f"OAK-{number}" for number in range(40)]
            outcomes = await asyncio.gather(
                *(one.append(code, 0, 1, [b"one"]) for code in codes),
                *(other.append(code, 0, 1, [b"other"]) for code in reversed(codes)),
                return_exceptions=True,
            )
            assert outcomes.count(None) == 40
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 40
            won = dict(zip(codes, outcomes[:40], strict=True))
            for code in codes:
                (row,) = await other.read(code)
                assert row.body == (b"one" if won[code] is None else b"other")

    asyncio.run(scene())


def test_a_listing_that_comes_late_changes_nothing(store: MakeStore) -> None:
    async def scene() -> None:
        async with store() as one, store() as other:
            await one.publish("OAK-1", b"waits", 3)
            await one.publish("OAK-1", None, 5)  # it has begun
            await other.publish("OAK-1", b"waits still", 4)
            assert await other.lobby(10) == []
            await one.publish("OAK-1", b"again", 5)
            assert [listing.code for listing in await other.lobby(10)] == ["OAK-1"]

    asyncio.run(scene())


def test_a_table_is_kept_by_one_server_and_inherited_when_that_is_gone(store: MakeStore) -> None:
    async def scene() -> None:
        async with store() as heir, store() as another:
            async with store() as keeper:
                for number in range(20):
                    await keeper.append(f"OAK-{number}", 0, 1, [b"a"])
                assert await keeper.claim("OAK-1")
                assert not await heir.claim("OAK-1")
                assert await heir.inherit() == []
            inherited: list[str] = []

            async def all_are() -> bool:  # the database may notice later than we that one is gone
                for codes in await asyncio.gather(heir.inherit(), another.inherit()):
                    inherited.extend(codes)
                return len(inherited) >= 20

            await eventually(all_are)
            assert sorted(inherited) == sorted(await heir.unfinished())
            for number in range(20):
                claims = await heir.claim(f"OAK-{number}"), await another.claim(f"OAK-{number}")
                assert sorted(claims) == [False, True]

    asyncio.run(scene())


def test_one_of_many_claims_a_table_whose_keeper_is_gone(store: MakeStore) -> None:
    async def scene() -> None:
        async with store() as keeper:
            await keeper.append("OAK-1", 0, 1, [b"a"])
        async with AsyncExitStack() as stack:
            heirs = [await stack.enter_async_context(store()) for _ in range(5)]
            claims: list[bool] = []

            async def claimed() -> bool:  # the database may notice later than we that it is gone
                claims[:] = await asyncio.gather(*(heir.claim("OAK-1") for heir in heirs))
                return any(claims)

            await eventually(claimed)
            assert sorted(claims) == [False] * 4 + [True]

    asyncio.run(scene())
