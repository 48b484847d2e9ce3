"""Who may say what to whom, line by line; and whose presence nobody is told of."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.patience import eventually
from tests.server.harness import TOYS, Client, Running, level, read, running

from parlour.games.password import GAME as PASSWORD
from parlour.server.decisions import draw_seats
from parlour.server.entries import Clock, Opened, Swapped
from parlour.server.tables import restore

NAMES = ("Ada", "Bob", "Cyd", "Dot")
GIVER, FOE, GUESSER, OTHER_FOE = range(4)


class Party:
    """Four people in two teams, and somebody who looks on."""

    def __init__(self, code: str, tokens: list[str], people: list[Client], watcher: Client) -> None:
        self.code = code
        self.tokens = tokens
        self.people = people
        self.watcher = watcher

    @property
    def everybody(self) -> list[Client]:
        return [*self.people, self.watcher]

    async def plays(self, *steps: tuple[int, str]) -> None:
        for seat, typed in steps:
            client = self.people[seat]
            await client.do("move", seat=seat, version=client.version, move=typed)
            await level(*self.everybody)

    async def says(self, seat: int, channel: str, text: str) -> None:
        await self.people[seat].do("chat", seat=seat, channel=channel, text=text)
        await level(*self.everybody)

    async def is_silent(self, seat: int, channel: str) -> tuple[str, str]:
        """The code, and the rule by which this seat may not write there."""
        client = self.people[seat]
        code = await client.fault("chat", seat=seat, channel=channel, text="Hear me")
        refusal = client.heard[-1].get("refusal")
        return code, refusal["rule"] if refusal else ""


@asynccontextmanager
async def party(server: Running, *, begun: bool = True) -> AsyncIterator[Party]:
    one = await server.open(game="password", seats=4, name=NAMES[0])
    tokens = [one["token"]]
    tokens += [(await server.join(one["code"], name=name))["token"] for name in NAMES[1:]]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client(one["code"])) for _ in range(5)]
        *people, watcher = clients
        for client, token in zip(people, tokens, strict=True):
            await client.hello(token, one["host_token"] if client is people[0] else None)
        await watcher.hello()
        if begun:
            await people[0].do("start")
            await level(*clients)
        yield Party(one["code"], tokens, people, watcher)


def open_to(client: Client, seat: int | None) -> dict[str, bool]:
    """The channels that are told to this viewer, and whether it may write there."""
    return {each["id"]: each["silent"] is None for each in client.seen[seat]["channels"]}


def lines(client: Client) -> list[str]:
    return [line["text"] for line in client.room["chat"]]


def test_each_team_talks_among_itself_and_the_table_hears_what_is_for_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            assert open_to(p.people[GIVER], GIVER) == {"table": True, "even": True}
            assert open_to(p.people[FOE], FOE) == {"table": True, "odd": True}
            assert open_to(p.watcher, None) == {"table": True}
            await p.says(GIVER, "even", "between us")
            await p.says(FOE, "table", "to all")
            told = [lines(client) for client in p.everybody]
            assert (
                told
                == [["between us", "to all"], ["to all"], ["between us", "to all"]]
                + [["to all"]] * 2
            )
            assert await p.is_silent(GIVER, "odd") == ("chat/channel", "")
            assert await p.is_silent(GIVER, "no such") == ("chat/channel", "")
            asked: dict[str, Any] = {"seat": None, "text": "Hear me"}
            assert await p.watcher.fault("chat", channel="odd", **asked) == "chat/channel"
            assert (await p.watcher.ask("chat", channel="table", **asked))["type"] == "ack"

    asyncio.run(scene())


def test_who_knows_the_word_is_mute_and_the_table_is_quiet_until_it_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            await p.plays((GIVER, "look"))
            assert open_to(p.people[GIVER], GIVER) == {"table": False, "even": False}
            assert open_to(p.people[GUESSER], GUESSER) == {"table": False, "even": True}
            silent = p.people[GIVER].seen[GIVER]["channels"][1]["silent"]
            assert (silent["rule"], read(silent["because"])) == (
                "WORD-14",
                "You know the word, so you say nothing until it is told.",
            )
            assert await p.is_silent(GIVER, "even") == ("chat/refused", "WORD-14")
            assert await p.is_silent(GUESSER, "table") == ("chat/refused", "WORD-13")
            code = await p.watcher.fault("chat", channel="table", text="psst")
            assert code == "chat/refused"
            await p.says(GUESSER, "even", "what may it be")
            assert lines(p.people[GIVER]) == ["what may it be"]
            assert lines(p.people[FOE]) == []
            passing = [(GUESSER, "pass")] * 3
            await p.plays((GIVER, "clue sea"), (FOE, "drop"), *passing)
            assert open_to(p.people[GIVER], GIVER) == {"table": True, "even": True}
            await p.says(GIVER, "table", "that was hard")

    asyncio.run(scene())


def test_who_may_say_nothing_to_everybody_keeps_their_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            giver, guesser = p.people[GIVER], p.people[GUESSER]
            await p.plays((GIVER, "look"))
            for client, seat in ((giver, GIVER), (guesser, GUESSER)):
                code = await client.fault("rename", seat=seat, name="It is wet")
                refusal = client.heard[-1]["refusal"]
                assert (code, refusal["rule"]) == ("table/same-name", "WORD-13")
                assert read(refusal["because"]).startswith("Everybody reads your name, so keep it")
            await p.plays((GIVER, "clue sea"), (FOE, "drop"), *[(GUESSER, "pass")] * 3)
            await giver.do("rename", seat=GIVER, name="Ada L")
            await level(*p.everybody)
            assert p.watcher.room["seats"][GIVER]["name"] == "Ada L"

    asyncio.run(scene())


def test_a_line_of_chat_is_sent_as_a_line_and_nothing_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            for number in range(20):
                await p.people[FOE].ask("chat", seat=FOE, channel="table", text=f"line {number}")
            for client in p.everybody:
                await client.lives()
                updates = [m for m in client.heard if m["type"] == "update" and m["said"]]
                assert updates
                for update in updates:
                    assert (update["room"], update["seen"]) == (None, [])
                    assert len(update["said"]) == 1
                    assert len(json.dumps(update)) < 400
            async with server.client(p.code) as late:  # who comes later reads them in the room
                await late.hello()
                assert lines(late) == lines(p.watcher)

    asyncio.run(scene())


def test_who_may_not_read_a_line_is_told_a_version_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            await p.says(GIVER, "even", "between us")
            for client in (p.people[FOE], p.people[OTHER_FOE], p.watcher):
                update = next(m for m in reversed(client.heard) if m["type"] == "update")
                assert (update["room"], update["seen"], update["said"]) == (None, [], [])
            async with server.client(p.code) as again:
                await again.hello(p.tokens[FOE])
                assert lines(again) == []

    asyncio.run(scene())


# ---------------------------------------------------------------------- presence


def test_whether_who_is_mute_is_there_is_told_to_nobody_and_told_again_after_it(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            await p.plays((GIVER, "look"))
            await p.watcher.sees(lambda: p.watcher.connected == [None, True, True, True])
            await p.people[GUESSER].sees(lambda: p.people[GUESSER].connected[GIVER] is None)
            assert p.people[GIVER].connected[GIVER] is True
            room = (await server.http.get(f"/api/tables/{p.code}")).json()
            assert room["seats"][GIVER]["connected"] is None
            for client in p.everybody[1:]:
                await client.lives()
            heard = [len(client.heard) for client in p.everybody[1:]]
            await p.people[GIVER].do("leave", seat=GIVER)
            there = server.backend.registry.live[p.code].audience.listeners
            await p.people[GIVER].socket.close()
            await eventually(lambda: len(there) == 4)
            for client in p.everybody[1:]:
                await client.lives()
            news = [
                [m for m in client.heard[before:] if m["type"] != "pong"]
                for client, before in zip(p.everybody[1:], heard, strict=True)
            ]
            # That she has gone looks as a line of chat does that is not for one's eyes.
            for got in news:
                assert all(m["type"] == "update" for m in got)
                assert (got[0]["room"], got[0]["seen"], got[0]["said"]) == (None, [], [])
            room = (await server.http.get(f"/api/tables/{p.code}")).json()
            assert room["seats"][GIVER]["away"] is False
            foe = p.people[FOE]
            await foe.sees(lambda: foe.seen[FOE]["asked"])  # a bot has given the clue
            await foe.do("move", seat=FOE, version=foe.version, move="drop")
            guesser = p.people[GUESSER]
            for _ in range(3):
                await guesser.sees(lambda: guesser.seen[GUESSER]["asked"])
                await guesser.do("move", seat=GUESSER, version=guesser.version, move="pass")
            await foe.sees(lambda: foe.room["seats"][GIVER]["away"])
            await foe.sees(lambda: foe.connected == [False, True, True, True])

    asyncio.run(scene())


def test_nobody_is_told_twice_who_is_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server, party(server) as p:
            there = server.backend.registry.live[p.code].audience.listeners
            await p.watcher.lives()
            told = sum(m["type"] == "presence" for m in p.watcher.heard)
            async with server.client(p.code) as tab:
                await tab.hello(p.tokens[FOE])
                await tab.next("presence")
            await eventually(lambda: len(there) == 5)
            await p.watcher.lives()
            assert sum(m["type"] == "presence" for m in p.watcher.heard) == told

    asyncio.run(scene())


# ---------------------------------------------------------------------- sides


def seats(client: Client) -> list[str]:
    return [seat["name"] for seat in client.room["seats"]]


def test_before_the_start_one_goes_to_a_free_seat_and_so_to_another_side(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, games=(TOYS,)) as server:
            one = await server.open(game="password", seats=4, name="Ada")
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as ada, server.client(one["code"]) as bob:
                await ada.hello(one["token"], one["host_token"])
                await bob.hello(two["token"])
                sides = [(side["name"], side["seats"]) for side in bob.room["sides"]]
                assert sides == [("Even", [0, 2]), ("Odd", [1, 3])]
                assert bob.seen == {}
                await bob.do("take_seat", seat=1, to=2)
                await bob.sees(lambda: bob.mine == [2])
                assert seats(bob) == ["Ada", "", "Bob", ""]
                assert await bob.fault("take_seat", seat=2, to=0) == "table/seat-taken"
                assert await bob.fault("take_seat", seat=2, to=9) == "table/no-such-seat"
                assert await bob.fault("take_seat", seat=0, to=3) == "seat/not-yours"
                assert await bob.fault("draw_seats") == "host/only"
                await ada.do("draw_seats")
                await level(ada, bob)
                assert sorted(seats(bob)) == ["", "", "Ada", "Bob"]
                assert seats(ada) == seats(bob)
                assert [ada.room["seats"][seat]["name"] for seat in ada.mine] == ["Ada"]
                await ada.do("start")
                assert await ada.fault("draw_seats") == "table/started"
                asked = {"seat": ada.mine[0], "to": 3}
                assert await ada.fault("take_seat", **asked) == "table/started"

    asyncio.run(scene())


def test_every_way_to_sit_is_drawn_about_as_often_as_any_other() -> None:
    opened = Opened("password", 1, 4, "h", False, {}, Clock())
    gathering = restore("OAK-1", {"password": PASSWORD}, [(opened, 0)])
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(4_800):
        order = [0, 1, 2, 3]
        for entry in draw_seats(gathering):
            assert isinstance(entry, Swapped)
            one, other = entry.one, entry.other
            order[one], order[other] = order[other], order[one]
        drawn[tuple(order)] += 1
    assert len(drawn) == 24
    assert all(100 < count < 300 for count in drawn.values())
