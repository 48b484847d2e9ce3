"""Before the start people say that they are ready. Nobody has to be, but everybody sees who is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import Client, level, running


def ready(client: Client) -> list[int]:
    seats: list[int] = client.room["ready"]
    return seats


def test_who_says_that_they_are_ready_is_seen_to_be_so_by_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=3)
            code = one["code"]
            two = await server.join(code, name="Bob")
            async with server.client(code) as ada, server.client(code) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                assert await bob.fault("ready", seat=0) == "seat/not-yours"
                await bob.do("ready", seat=1)
                await level(ada, bob)
                assert ready(ada) == [1]
                async with server.client(code) as eve:
                    await eve.hello()
                    assert ready(eve) == [1]
                version = bob.version
                await bob.do("ready", seat=1, ready=True)  # once is enough
                assert bob.version == version
                await bob.do("ready", seat=1, ready=False)
                assert ready(bob) == []
                await bob.do("ready", seat=1)
                await ada.do("start")  # which waits for nobody
                assert ready(ada) == []  # of what is past nothing is told
                assert await bob.fault("ready", seat=1) == "table/started"

    asyncio.run(scene())


def test_readiness_goes_with_the_person_and_holds_for_the_game_that_was_agreed(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            code = one["code"]
            two = await server.join(code, name="Bob")
            async with server.client(code) as ada, server.client(code) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                await bob.do("ready", seat=1)
                await level(ada, bob)
                await ada.do("change", seats=3, public=True, clock=ada.room["clock"])
                assert ready(ada) == [1]
                await ada.do("take_seat", seat=0, to=2)
                await ada.do("swap_seats", one=0, other=1)
                assert ready(ada) == [0]
                await ada.do("change", clock={"kind": "move", "seconds": 60})
                assert ready(ada) == []
                await bob.sees(lambda: bob.mine == [0])
                await bob.do("ready", seat=0)
                await bob.do("leave", seat=0)
                await server.join(code, name="Cleo", seat=0)
                await level(ada, bob)
                assert ready(ada) == []

    asyncio.run(scene())
