"""What every store must do; a test file for a store makes a class of these."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from tests.patience import eventually

from parlour.server.stores.base import Conflict, Row, Store, Unavailable

MakeStore = Callable[[], AbstractAsyncContextManager[Store]]


class StoreTests:
    """Wants a fixture `store`: something that opens the store anew each time it is called."""

    def within(self, store: MakeStore, scene: Callable[[Store], Awaitable[Any]]) -> Any:
        async def opened() -> Any:
            async with store() as opened_store:
                return await scene(opened_store)

        return asyncio.run(opened())

    def test_what_was_appended_is_read_in_order(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a", b"b"])
            await kept.append("OAK-1", 2, 20, [b"c"])
            await kept.append("OAK-2", 0, 30, [b"other"])
            assert await kept.read("OAK-1") == [
                Row(1, 10, b"a"),
                Row(2, 10, b"b"),
                Row(3, 20, b"c"),
            ]
            assert await kept.read("OAK-1", 2) == [Row(3, 20, b"c")]
            assert await kept.read("ELM-1") == []

        self.within(store, scene)

    def test_what_was_appended_is_there_after_it_is_opened_again(self, store: MakeStore) -> None:
        self.within(store, lambda kept: kept.append("OAK-1", 0, 10, [b"a"]))
        assert self.within(store, lambda kept: kept.read("OAK-1")) == [Row(1, 10, b"a")]

    def test_a_version_is_taken_once(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a"])
            with pytest.raises(Conflict):
                await kept.append("OAK-1", 0, 10, [b"again"])
            assert await kept.read("OAK-1") == [Row(1, 10, b"a")]

        self.within(store, scene)

    def test_all_of_an_append_is_kept_or_none(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a"])
            await kept.append("OAK-1", 2, 10, [b"c"])
            with pytest.raises(Conflict):
                await kept.append("OAK-1", 1, 20, [b"b", b"taken"])
            assert [row.body for row in await kept.read("OAK-1")] == [b"a", b"c"]

        self.within(store, scene)

    def test_one_of_many_at_once_wins_and_the_others_hear_so(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            bodies = [str(number).encode() for number in range(20)]
            outcomes = await asyncio.gather(
                *(kept.append("OAK-1", 0, 10, [body]) for body in bodies), return_exceptions=True
            )
            assert outcomes.count(None) == 1
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
            (row,) = await kept.read("OAK-1")
            assert row.body == bodies[outcomes.index(None)]

        self.within(store, scene)

    def test_a_conflict_costs_nobody_else_anything(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-0", 0, 10, [b"a"])
            appends = [kept.append(f"OAK-{n % 50}", 0, 10, [b"a"]) for n in range(200)]
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert outcomes.count(None) == 49
            for number in range(50):
                assert len(await kept.read(f"OAK-{number}")) == 1

        self.within(store, scene)

    def test_what_cannot_be_written_fails_alone(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            outcomes = await asyncio.gather(
                kept.append("OAK-1", 0, 2**70, [b"a"]),
                kept.append("OAK-2", 0, 1, [b"a"]),
                return_exceptions=True,
            )
            assert isinstance(outcomes[0], Exception)
            assert not isinstance(outcomes[0], Conflict)
            assert outcomes[1] is None
            assert await kept.unfinished() == ["OAK-2"]

        self.within(store, scene)

    def test_the_lobby_shows_what_was_published_last(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.publish("OAK-1", b"one", 1)
            await kept.publish("OAK-2", b"two", 1)
            await kept.publish("OAK-1", b"more", 1)
            await kept.publish("OAK-2", None, 2)
            assert [tuple(listing) for listing in await kept.lobby(10)] == [("OAK-1", b"more")]

        self.within(store, scene)

    def test_the_lobby_begins_with_the_newest_and_ends_where_it_is_told_to(
        self, store: MakeStore
    ) -> None:
        async def scene(kept: Store) -> None:
            for number in range(5):
                await kept.publish(f"OAK-{number}", b"old", 1)
            await kept.publish("OAK-1", b"new", 2)  # which makes it no newer
            assert [listing.code for listing in await kept.lobby(3)] == ["OAK-4", "OAK-3", "OAK-2"]
            assert len(await kept.lobby(10)) == 5

        self.within(store, scene)

    def test_a_store_that_is_there_can_be_reached(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> Store:
            await kept.reach()
            return kept

        closed = self.within(store, scene)
        with pytest.raises(Unavailable):
            asyncio.run(closed.reach())

    def test_a_finished_table_can_still_be_read(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a"])
            await kept.append("OAK-2", 0, 10, [b"b"])
            assert sorted(await kept.unfinished()) == ["OAK-1", "OAK-2"]
            await kept.finish("OAK-1")
            assert await kept.unfinished() == ["OAK-2"]
            assert await kept.read("OAK-1") == [Row(1, 10, b"a")]

        self.within(store, scene)

    def test_who_opens_a_table_keeps_it(self, store: MakeStore) -> None:
        async def scene(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a"])
            assert await kept.claim("OAK-1")
            assert await kept.claim("OAK-1")

        self.within(store, scene)

    def test_a_new_server_inherits_what_is_unfinished(self, store: MakeStore) -> None:
        async def before(kept: Store) -> None:
            await kept.append("OAK-1", 0, 10, [b"a"])
            await kept.append("OAK-2", 0, 10, [b"b"])
            await kept.finish("OAK-1")

        async def after(kept: Store) -> None:
            inherited: list[str] = []

            async def some_are() -> bool:  # a database may notice later that the other is gone
                inherited.extend(await kept.inherit())
                return bool(inherited)

            await eventually(some_are)
            assert inherited == ["OAK-2"]
            assert await kept.claim("OAK-2")

        self.within(store, before)
        self.within(store, after)
