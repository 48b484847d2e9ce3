"""What the host of a table may do."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.patience import eventually
from tests.server.harness import TOYS, play_out, running


def test_only_the_host_manages_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2)
            two = await server.join(one["code"])
            async with server.client(one["code"]) as bob:
                await bob.hello(two["token"], "a forged token")
                assert await bob.fault("start") == "host/only"
                assert await bob.fault("rematch") == "host/only"
                assert await bob.fault("clear_seat", seat=0) == "host/only"
                assert await bob.fault("sit_bot", seat=0, bot="random") == "host/only"
                assert await bob.fault("swap_seats", one=0, other=1) == "host/only"
                assert await bob.fault("change", public=True) == "host/only"

    asyncio.run(scene())


def test_the_host_settles_the_table_before_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2)
            async with server.client(one["code"]) as ada:
                await ada.hello(one["token"], one["host_token"])
                clock = {"kind": "bank", "seconds": 300, "increment": 5}
                await ada.do("change", seats=3, public=True, clock=clock)
                assert len(ada.room["seats"]) == 3
                assert ada.room["public"] is True
                assert ada.room["clock"] == clock
                await ada.do("sit_bot", seat=2, bot="random")
                assert ada.room["seats"][2]["kind"] == "bot"
                await ada.do("clear_seat", seat=2)
                assert ada.room["seats"][2]["kind"] == "empty"
                assert await ada.fault("sit_bot", seat=2, bot="nobody") == "table/no-such-bot"
                assert await ada.fault("sit_bot", seat=9, bot="random") == "table/no-such-seat"
                assert await ada.fault("change", seats=99) == "table/bad-setup"
                await ada.do("start")
                assert ada.room["state"] == "playing"
                assert await ada.fault("start") == "table/started"

    asyncio.run(scene())


def test_swapped_people_play_from_their_new_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                await ada.do("swap_seats", one=0, other=1)
                assert (await bob.next("sync"))["mine"] == [0]
                assert await ada.fault("leave", seat=0) == "seat/not-yours"
                await ada.do("start")
                await bob.sees(lambda: bob.seen)
                assert set(ada.seen) == {1}
                assert set(bob.seen) == {0}

    asyncio.run(scene())


def test_who_was_swapped_while_they_were_gone_learns_so_when_they_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                await bob.do("chat", text="I shall be back.", seat=1)
                await bob.socket.close()
                await ada.do("swap_seats", one=0, other=1)
                async with server.client(one["code"]) as again:
                    back = await again.hello(two["token"], since=bob.version)
                    assert (back["type"], back["mine"]) == ("sync", [0])

    asyncio.run(scene())


def test_nobody_leaves_a_seat_that_has_become_anothers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                turn = server.backend.registry.live[one["code"]].turn
                await turn.take()
                await ada.send("swap_seats", id=1, one=0, other=1)
                await eventually(lambda: len(turn.queue) == 1)
                await bob.send("leave", id=1, seat=1)  # which gets in line behind it
                await eventually(lambda: len(turn.queue) == 2)
                turn.give()
                answer = await bob.until(lambda message: message.get("id") == 1)
                assert answer["code"] == "seat/not-yours"
                room = (await server.http.get(f"/api/tables/{one['code']}")).json()
                assert [seat["name"] for seat in room["seats"]] == ["Bob", "Ada"]

    asyncio.run(scene())


def test_who_is_sent_away_before_the_start_becomes_a_spectator(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                await ada.do("clear_seat", seat=1)
                assert (await bob.next("sync"))["mine"] == []
                await server.join(one["code"], name="Cleo")
                assert await bob.fault("chat", text="hey", seat=1) == "seat/not-yours"

    asyncio.run(scene())


def test_who_is_sent_away_during_the_game_is_replaced_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, two):
            await ada.do("clear_seat", seat=1)
            sync = await bob.next("sync")
            assert sync["mine"] == []
            assert [seen["viewer"] for seen in sync["seen"]] == [None]
            assert await bob.fault("undo", seat=1) == "seat/not-yours"
            async with server.client(one["code"]) as again:
                assert (await again.hello(two["token"]))["mine"] == []
            assert ada.room["seats"][1]["kind"] == "bot"
            assert ada.room["seats"][1]["name"] == "Bob"
            assert await play_out((ada, 0), moves=5) == 5

    asyncio.run(scene())


def test_the_same_people_play_again_with_the_tokens_they_have(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = {"kind": "bank", "seconds": 900, "increment": 1}
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists", clock=clock) as (ada, bob, one, two),
        ):
            assert await ada.fault("rematch") == "table/not-over"
            await play_out((ada, 0), (bob, 1))
            await ada.do("rematch")
            code = ada.room["next_code"]
            assert code not in ("", one["code"])
            await bob.sees(lambda: bob.room["next_code"] == code)
            await ada.do("rematch")
            assert ada.room["next_code"] == code
            async with server.client(code) as anew, server.client(code) as other:
                sync = await anew.hello(one["token"], one["host_token"])
                assert (sync["mine"], sync["host"]) == ([0], True)
                assert sync["room"]["clock"] == clock
                assert sync["room"]["options"] == ada.room["options"]
                assert [seat["name"] for seat in sync["room"]["seats"]] == ["Ada", "Bob"]
                assert (await other.hello(two["token"]))["mine"] == [1]
                await anew.do("start")
                await other.sees(lambda: other.seen)
                assert anew.room["commitment"] != ada.room["commitment"]
                assert await play_out((anew, 0), (other, 1), moves=2) == 2

    asyncio.run(scene())


def test_who_leaves_before_the_start_frees_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as bob:
                await bob.hello(two["token"])
                await bob.do("leave", seat=1)
                assert bob.room["seats"][1]["kind"] == "empty"
            assert (await server.join(one["code"], name="Cleo"))["seat"] == 1

    asyncio.run(scene())
