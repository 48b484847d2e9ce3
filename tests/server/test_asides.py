"""Moves out of turn at a table: at any time, on any version, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import TOYS, Client, Running, read, running

from parlour.games.heap import GAME as HEAP
from parlour.kernel.agenda import HOUSE
from parlour.server import entries as e
from parlour.server.entries import AnyEntry, Clock
from parlour.server.tables import Table, restore


async def three(server: Running, **fields: object) -> tuple[str, list[str]]:
    """Ada, Bob and Cyd at a table whose game has begun; its code and their tokens."""
    opened = await server.open(game="heap", name="Ada", seats=3, **fields)
    code = opened["code"]
    tokens = [opened["token"]] + [
        (await server.join(code, name=name))["token"] for name in ("Bob", "Cyd")
    ]
    async with server.client(code) as host:
        await host.hello(opened["token"], opened["host_token"])
        await host.do("start")
    return code, tokens


def test_whoever_is_not_asked_may_give_up_on_an_old_version_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            code, tokens = await three(server)
            async with server.client(code) as ada, server.client(code) as cyd:
                await ada.hello(tokens[0])
                await cyd.hello(tokens[2])
                before = ada.version
                (offered,) = cyd.seen[2]["aside"]
                assert (offered["move"], read(offered["label"])) == ("give up", "give up")
                assert cyd.seen[2]["asked"] is False
                await cyd.do("move", seat=2, version=0, move="give up")
                assert cyd.seen[2]["aside"] == []
                assert read(cyd.seen[2]["log"][-1]["text"]) == "Cyd gives up."
                await ada.sees(lambda: ada.version > before)
                # What Ada is asked has not changed, and so her move on what she saw is not stale.
                await ada.do("move", seat=0, version=before, move="take 1")
                assert await cyd.fault("move", seat=2, version=0, move="give up") == "move/refused"
                assert "HEAP-4" in cyd.heard[-1]["refusal"]["rule"]

    asyncio.run(scene())


def test_a_spectator_is_offered_nothing_and_nobody_gives_up_for_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            code, tokens = await three(server)
            async with server.client(code) as watching, server.client(code) as bob:
                await watching.hello()
                assert watching.seen[None]["aside"] == []
                asked = {"version": 0, "move": "give up"}
                assert await watching.fault("move", seat=0, **asked) == "seat/not-yours"
                await bob.hello(tokens[1])
                assert await bob.fault("move", seat=0, **asked) == "seat/not-yours"
                await bob.send("move", id=99, seat=-1, version=0, move="time up")
                assert (await bob.next("error"))["code"] == "message/malformed"
                told = {"seat": 1, "version": 0, "move": "time up"}
                assert await bob.fault("move", **told) == "move/refused"
                assert bob.heard[-1]["refusal"]["rule"] == "HEAP-6"

    asyncio.run(scene())


def test_giving_up_may_end_the_game_for_all_and_the_story_tells_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap") as (ada, bob, one, _),
        ):
            await bob.do("move", seat=1, version=bob.version, move="give up")
            await ada.sees(lambda: ada.room["state"] == "over")
            assert ada.seen[0]["result"] == {"places": [1, 2], "points": [0, 0], "reason": "HEAP-5"}
            assert ada.seen[0]["aside"] == []
            story = (await server.http.get(f"/api/tables/{one['code']}/story")).json()
            assert [(told["seat"], told["by"]) for told in story["moves"]] == [(1, "person")]
            assert await bob.fault("undo", seat=1) == "move/refused"

    asyncio.run(scene())


def test_why_answers_for_a_move_out_of_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="heap") as (_, bob, *_),
        ):
            assert (await bob.ask("why", seat=1, move="give up"))["refusal"] is None
            assert (await bob.ask("why", seat=1, move="take 1"))["refusal"]["rule"] == "KERNEL-TURN"

    asyncio.run(scene())


def test_a_bot_whose_turn_it_is_moves_after_somebody_has_given_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            opened = await server.open(game="heap", seats=3, start=True)
            async with server.client(opened["code"]) as ada:
                await ada.hello(opened["token"])
                await ada.do("move", seat=0, version=0, move="give up")
                await over(ada)

    asyncio.run(scene())


async def over(client: Client) -> None:
    await client.sees(lambda: client.room["state"] == "over")


# ---------------------------------------------------------------------- at the table itself


def table(
    *happened: tuple[AnyEntry, int], clock: Clock | None = None, limit: str = "none"
) -> Table:
    """Of Ann, Ben and Cas, begun at 1,000."""
    opened = e.Opened("heap", 1, 3, "h", False, {"limit": limit}, clock or Clock())
    people = [e.Seated(seat, name, name) for seat, name in enumerate(("Ann", "Ben", "Cas"))]
    first: list[AnyEntry] = [opened, *people, e.Started("s")]
    begun = [(entry, 1_000) for entry in first]
    return restore("OAK-1", {"heap": HEAP}, [*begun, *happened])


def test_no_clock_is_charged_or_filled_by_a_move_out_of_turn() -> None:
    bank = Clock("bank", 60, 5)
    quiet = table(clock=bank)
    spoken = table((e.Moved(2, "give up"), 11_000), clock=bank)
    assert spoken.clocks.bank == quiet.clocks.bank == [60_000] * 3
    assert spoken.clocks.deadline(0) == quiet.clocks.deadline(0) == 61_000
    again = table((e.Moved(2, "give up"), 11_000), (e.Moved(0, "take 1"), 21_000), clock=bank)
    assert again.clocks.bank == [45_000, 60_000, 60_000]


def test_a_move_can_be_taken_back_after_a_move_out_of_turn_before_it() -> None:
    given, taken = (e.Moved(2, "give up"), 2_000), (e.Moved(0, "take 1"), 3_000)
    taken_back = table(given, taken, (e.Undone(0), 4_000), clock=Clock("move", 30))
    assert taken_back.match is not None
    assert [entry.move for entry in taken_back.match.entries] == ["give up"]
    assert taken_back.clocks.deadline(0) == 4_000 - 2_000 + 30_000
    assert len(taken_back.made) == 1


def test_the_question_is_another_if_the_move_out_of_turn_has_changed_it() -> None:
    begun = table()
    assert not begun.stale(0, begun.version)
    given = table((e.Moved(0, "give up"), 2_000))
    assert given.match is not None
    assert given.match.game.waiting() == (1,)
    assert given.stale(1, given.version - 1)
    assert not given.stale(1, given.version)


def test_the_house_has_no_seat_that_could_be_charged() -> None:
    steps = [(e.Moved(seat, "take 1"), 2_000) for seat in range(3)]
    called = table(*steps, (e.Moved(HOUSE, "time up", "clock"), 9_000), limit="an_hour")
    assert called.over
    assert called.made[-1] == ("clock", 9_000)
    assert called.asked == [0, 0, 0]
