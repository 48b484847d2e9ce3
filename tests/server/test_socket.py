"""Playing over the socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.patience import eventually
from tests.server.harness import TOYS, in_turn, level, play_out, running

from parlour.server.entries import Said, encode
from parlour.server.stores.base import Row


def test_hello_is_answered_with_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada")
            async with server.client(one["code"]) as ada:
                sync = await ada.hello(one["token"], one["host_token"])
        assert sync["type"] == "sync"
        assert sync["mine"] == [0]
        assert sync["host"] is True
        assert sync["seen"] == []
        assert sync["room"]["state"] == "gathering"
        assert sync["room"]["seats"][0]["name"] == "Ada"

    asyncio.run(scene())


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            commitment = ada.room["commitment"]
            assert ada.room["seed"] == ""
            await play_out((ada, 0), (bob, 1))
            assert ada.seen[0]["result"] == bob.seen[1]["result"]
            assert ada.room["state"] == "over"
            assert ada.room["seed"]
            assert ada.room["commitment"] == commitment
            versions = [m["version"] for m in bob.heard if m["type"] == "update"]
            assert versions == list(range(versions[0], versions[-1] + 1))
            record = await server.http.get(f"/api/tables/{one['code']}/record")
            assert record.json()["seed"] == ada.room["seed"]

            async def noted() -> bool:  # by the autoplay, when it gets its turn
                return not await server.backend.store.unfinished()

            await eventually(noted)

    asyncio.run(scene())


def test_a_spectator_sees_what_the_box_shows_to_spectators_and_may_not_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            server.pair() as (ada, bob, one, _),
            server.client(one["code"]) as watcher,
        ):
            sync = await watcher.hello()
            assert sync["mine"] == []
            for _ in range(60):
                await play_out((ada, 0), (bob, 1), moves=1)
                await watcher.reaches(ada.version)
                match = server.backend.registry.live[one["code"]].table.match
                assert match is not None
                assert watcher.seen[None]["view"] == match.box.view(match.game, None)
                assert watcher.seen[None]["moves"] == []
            fault = await watcher.fault("move", seat=0, version=watcher.version, move="x")
            assert fault == "seat/not-yours"

    asyncio.run(scene())


def test_who_comes_back_soon_gets_what_was_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, two):
            await play_out((ada, 0), (bob, 1), moves=3)
            since = bob.version
            await bob.socket.close()
            if ada.seen[0]["asked"]:
                await ada.move(0)
            await ada.do("chat", text="Where are you?", seat=0)
            async with server.client(one["code"]) as again:
                first = await again.hello(two["token"], since=since)
                assert first["type"] == "update"
                assert first["version"] == since + 1
                await again.reaches(ada.version)
                assert {m["type"] for m in again.heard} <= {"update", "presence"}
                assert again.room["chat"][-1]["text"] == "Where are you?"

    asyncio.run(scene())


def test_who_comes_back_to_a_clock_is_told_what_it_shows_now(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = {"kind": "move", "seconds": 3600}
        async with running(tmp_path) as server, server.pair(clock=clock) as (ada, bob, one, two):
            since = bob.version
            await bob.socket.close()
            await ada.do("chat", text="Where are you?", seat=0)
            async with server.client(one["code"]) as again:
                assert (await again.hello(two["token"], since=since))["type"] == "sync"

    asyncio.run(scene())


def test_a_table_that_is_being_read_is_read_even_if_one_of_those_who_wait_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            code = (await server.open())["code"]
            registry, go = server.backend.registry, asyncio.Event()
            del registry.live[code]
            read = registry.store.read

            async def slowly(code: str, after: int = 0) -> list[Row]:
                await go.wait()
                return await read(code, after)

            monkeypatch.setattr(registry.store, "read", slowly)
            goes, stays = (asyncio.create_task(registry.table(code)) for _ in range(2))
            await asyncio.sleep(0)
            goes.cancel()
            await asyncio.sleep(0)
            late = asyncio.create_task(registry.table(code))
            await asyncio.sleep(0)
            go.set()
            assert await stays is await late is registry.live[code]
            assert not registry.loading

    asyncio.run(scene())


def test_who_comes_back_late_or_from_the_future_gets_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, two):
            since = bob.version
            await bob.socket.close()
            await ada.do("chat", text="Hello?", seat=0)
            server.backend.registry.live[one["code"]].audience.ring.clear()
            for seen in (since, 10**6):
                async with server.client(one["code"]) as again:
                    assert (await again.hello(two["token"], since=seen))["type"] == "sync"
                    assert again.version == ada.version

    asyncio.run(scene())


def test_a_second_tab_of_a_seat_sees_and_plays_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path) as server,
            server.pair() as (ada, bob, one, two),
            server.client(one["code"]) as tab,
        ):
            (first, seat), _ = in_turn(ada, bob)
            await tab.hello([one, two][seat]["token"])
            assert tab.seen[seat]["view"] == first.seen[seat]["view"]
            await tab.move(seat)
            await first.reaches(tab.version)
            assert tab.seen[seat]["view"] == first.seen[seat]["view"]

    asyncio.run(scene())


def test_one_device_may_hold_several_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as both:
                sync = await both.hello(one["token"], two["token"], one["host_token"])
                assert sync["mine"] == [0, 1]
                await both.do("start")
                assert set(both.seen) == {None}
                for seat in (0, 1):
                    await both.look(seat)
                    assert set(both.seen) == {seat}
                assert await play_out((both, 0), (both, 1), moves=6) == 6

    asyncio.run(scene())


def test_a_move_is_taken_back_and_can_be_made_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            undone = 0
            for turn in range(24):
                before = {0: ada.seen[0]["view"], 1: bob.seen[1]["view"]}
                client, seat = (ada, 0) if ada.seen[0]["asked"] else (bob, 1)
                await client.move(seat, turn)
                if client.seen[seat]["can_undo"]:
                    await client.do("undo", seat=seat)
                    assert client.seen[seat]["view"] == before[seat]
                    await client.move(seat, turn)
                    undone += 1
                else:
                    assert await client.fault("undo", seat=seat) == "move/refused"
                await level(ada, bob)
            assert undone > 0

    asyncio.run(scene())


def test_why_quotes_the_rule_and_hint_names_a_legal_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            (asked, seat), (waits, other) = in_turn(ada, bob)
            legal = asked.seen[seat]["moves"][0]["move"]
            assert (await asked.ask("why", seat=seat, move=legal))["refusal"] is None
            refusal = (await waits.ask("why", seat=other, move=legal))["refusal"]
            assert refusal["rule"]
            assert refusal["text"]
            assert (await asked.ask("why", seat=seat, move="?!"))["refusal"]["rule"]
            hint = await asked.ask("hint", seat=seat)
            assert hint["label"]
            assert (await asked.ask("why", seat=seat, move=hint["move"]))["refusal"] is None
            assert await waits.fault("hint", seat=other) == "hint/not-asked"

    asyncio.run(scene())


def test_a_move_made_on_an_old_question_is_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _, _two):
            old = ada.version
            await play_out((ada, 0), (bob, 1), moves=1)
            while not ada.seen[0]["asked"]:
                await play_out((ada, 0), (bob, 1), moves=1)
            move = ada.seen[0]["moves"][0]["move"]
            assert await ada.fault("move", seat=0, version=old, move=move) == "move/stale"
            await ada.do("move", seat=0, version=ada.version, move=move)

    asyncio.run(scene())


def test_a_sealed_choice_is_never_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, _, _two),
        ):
            seen = ada.version
            answers = await asyncio.gather(
                ada.ask("move", seat=0, version=seen, move="show 1"),
                bob.ask("move", seat=1, version=seen, move="show 2"),
            )
            assert [answer["type"] for answer in answers] == ["ack", "ack"]

    asyncio.run(scene())


def test_others_learn_who_is_connected(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            async with server.client(one["code"]) as watcher:
                await watcher.hello()
                await ada.sees(lambda: ada.spectators == 1)
            await bob.socket.close()
            await ada.sees(lambda: ada.connected == [True, False])

    asyncio.run(scene())


def test_a_move_is_told_even_if_its_player_goes_at_that_moment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (_ada, bob, one, _):
            live = server.backend.registry.live[one["code"]]
            said = Said("Ada", "Bye", 0)
            saying = asyncio.create_task(live.act(lambda table: [said]))
            await asyncio.sleep(0)
            saying.cancel()
            await bob.sees(lambda: bob.room["chat"])
            assert bob.room["chat"][-1]["text"] == "Bye"

    asyncio.run(scene())


def test_a_finished_game_that_nobody_looks_at_is_forgotten_and_can_be_read_again(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            async with server.pair(game="fists") as (ada, bob, one, _):
                await play_out((ada, 0), (bob, 1))
                server.backend.registry.tidy()
                assert one["code"] in server.backend.registry.live

            def forgotten() -> bool:
                server.backend.registry.tidy()
                return not server.backend.registry.live

            await eventually(forgotten)
            async with server.client(one["code"]) as again:
                sync = await again.hello(one["token"])
                assert sync["seen"][0]["result"] == ada.seen[0]["result"]
                assert sync["seen"][0]["log"]

    asyncio.run(scene())


def test_a_move_that_another_process_was_faster_than_is_judged_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            (mover, seat), _other = in_turn(ada, bob)
            before, said = mover.version, encode(Said("Eve", "I was first"))
            await server.backend.store.append(one["code"], before, 1, [said])
            ack = await mover.move(seat)
            assert ack["version"] == before + 2
            assert [line["text"] for line in mover.room["chat"]] == ["I was first"]
            assert mover.seen[seat]["step"] == 1

    asyncio.run(scene())


def test_moves_sent_without_waiting_are_answered_in_their_order(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, _one, _):
            (mover, seat), _other = in_turn(ada, bob)
            seen = mover.seen[seat]
            for number in (1, 2, 3):
                await mover.send(
                    "move",
                    id=number,
                    seat=seat,
                    version=mover.version,
                    move=seen["moves"][0]["move"],
                )
            answers = [await mover.until(lambda message: message.get("id")) for _ in range(3)]
            assert [answer["id"] for answer in answers] == [1, 2, 3]
            assert answers[0]["type"] == "ack"
            assert {answer["code"] for answer in answers[1:]} <= {"move/stale", "move/refused"}

    asyncio.run(scene())


def test_a_move_under_way_is_kept_when_its_sender_goes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, server.pair() as (ada, bob, one, _):
            (mover, seat), (other, _) = in_turn(ada, bob)
            move = mover.seen[seat]["moves"][0]["move"]
            await mover.send("move", id=1, seat=seat, version=mover.version, move=move)
            await mover.socket.close()
            await other.sees(lambda: other.version > mover.version)
            audience = server.backend.registry.live[one["code"]].audience
            await eventually(lambda: len(audience.listeners) == 1)

    asyncio.run(scene())
