"""Several seats at one device: what is secret to one of them is sent while that one holds it alone.

In whole games of every game with secrets a device is told, byte for byte, what a spectator is told
under its cover, and else what a page of the holder's own is told. (What those may know is held by
the test of two worlds.) Besides it hears which of its seats are asked, and nothing more of them.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import TOYS, Client, Message, Running, level, running

from parlour.contract import Box
from parlour.games import shelf
from parlour.server import audience

SECRETIVE = {box.about.name: box for box in shelf([TOYS]).values() if box.about.secrets}
MOVES = 24
SHARED = 2  # seats at the device; the others have a page each
ASKED: dict[str, Message] = {
    "move": {"version": 1, "move": "show 1"},
    "why": {"move": "show 1"},
    "chat": {"text": "Hello"},
    "hint": {},
    "undo": {},
    "ask_undo": {},
}
ITS_OWN = {"id", "mine", "open", "asked", "host"}  # what a message says of the connection


class Party:
    """A table with a shared device, another page for each seat, and a spectator."""

    def __init__(self, server: Running, code: str, device: Client, pages: list[Client]) -> None:
        self.server = server
        self.code = code
        self.device = device
        self.pages = pages  # by seat, and last the spectator's
        self.wrong: list[str] = []
        self.compared = {"open": 0, "covered": 0}

    @property
    def waiting(self) -> list[int]:
        match = self.server.backend.registry.live[self.code].table.match
        return [] if match is None else list(match.game.waiting())

    async def look(self, seat: int | None) -> None:
        before = len(self.device.heard)
        await self.device.look(seat)
        (sync, *_) = (m for m in self.device.heard[before:] if m["type"] == "sync")
        page = self.pages[-1 if seat is None else seat]
        self.compare(await page.hello(*page.tokens), sync)

    async def told(self) -> None:
        """All that came with the last change came alike."""
        await level(self.device, *self.pages)
        await self.quiet()
        twin = self.pages[-1 if self.device.open is None else self.device.open]
        mine, same = (
            [m for m in page.heard if m["type"] in ("update", "presence")]
            for page in (self.device, twin)
        )
        if len(mine) != len(same):
            self.wrong.append(f"{len(mine)} messages instead of {len(same)}: {mine}")
        for one, other in zip(same, mine, strict=False):
            self.compare(one, other)
        asked = sorted(set(self.waiting) & set(range(SHARED)))
        if self.device.asked != asked:
            self.wrong.append(f"{self.device.asked} instead of {asked} are asked")

    async def quiet(self, forget: bool = False) -> None:
        """All that was sent has come."""
        for page in (self.device, *self.pages):
            await page.lives()
            if forget:
                page.heard.clear()

    def compare(self, one: Message, other: Message) -> None:
        self.compared["open" if self.device.open is not None else "covered"] += 1
        page, device = compared(one), compared(other)
        if page != device:
            self.wrong.append(f"{self.device.open}: {device} instead of {page}")


def compared(message: Message) -> str:
    """Without what a message says of its connection, and of the moment at which it was sent."""
    rest = {name: value for name, value in message.items() if name not in ITS_OWN}
    return re.sub(r'"(choice|time)_left": \d+', "", json.dumps(rest))


async def play(data: Path, box: Box[Any]) -> Party:
    async with running(data, games=(TOYS,)) as server, AsyncExitStack() as stack:
        players = max(SHARED, box.about.usual_players)
        opened = await server.open(game=box.about.name, seats=players, name="Nr. 0")
        tokens = [opened["token"]]
        for seat in range(1, players):
            tokens.append((await server.join(opened["code"], name=f"Nr. {seat}"))["token"])

        async def page(*held: str) -> Client:
            client = await stack.enter_async_context(server.client(opened["code"]))
            await client.hello(*held)
            return client

        device = await page(*tokens[:SHARED])
        pages = [await page(token) for token in tokens] + [await page()]
        host = await page(opened["host_token"])
        party = Party(server, opened["code"], device, pages)
        await party.quiet(forget=True)
        await host.do("start")
        await party.told()
        luck = Random(box.about.name)
        for _ in range(MOVES):
            if not party.waiting:
                break
            await party.look(luck.choice((None, *range(SHARED))))
            seat = luck.choice(party.waiting)
            offered = pages[seat].seen[seat]["moves"]
            version = pages[seat].version
            await party.quiet(forget=True)
            move = luck.choice(offered)["move"]
            await pages[seat].do("move", seat=seat, version=version, move=move)
            for channel in pages[seat].seen[seat]["channels"]:
                if channel["silent"] is None:  # who may read it hears it, and nobody else
                    await pages[seat].ask("chat", seat=seat, channel=channel["id"], text="Psst")
            await party.told()
        return party


@pytest.mark.parametrize("name", sorted(SECRETIVE))
def test_a_device_is_told_what_its_holder_may_know_and_under_its_cover_what_all_may(
    tmp_path: Path, name: str
) -> None:
    party = asyncio.run(play(tmp_path, SECRETIVE[name]))
    assert party.wrong == []
    assert min(party.compared.values()) > 3


def test_a_device_that_is_told_the_hands_of_all_its_seats_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "viewers", lambda table, page: list(page.seats) or [None])
    assert asyncio.run(play(tmp_path, SECRETIVE["fists"])).wrong


def test_nothing_that_tells_of_a_secret_is_answered_for_who_does_not_hold_the_device(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(game="fists", name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            async with server.client(one["code"]) as both:
                await both.hello(one["token"], two["token"], one["host_token"])
                await both.do("start")
                for holder in (None, 0, 1):
                    await both.look(holder)
                    for seat in {0, 1} - {holder}:
                        for kind, fields in ASKED.items():
                            assert await both.fault(kind, seat=seat, **fields) == "seat/covered"
                await both.look(0)
                assert (await both.ask("why", seat=0, move="show 1"))["type"] == "answer"
                assert await both.fault("look", seat=2) == "seat/not-yours"

    asyncio.run(scene())


def test_who_comes_back_to_a_device_is_told_what_its_holder_may_know(tmp_path: Path) -> None:
    """A reload covers the page, a lost line does not, and another tab has its own cover."""

    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(game="fists", name="Ada", seats=2)
            two = await server.join(one["code"], name="Bob")
            tokens = [one["token"], two["token"]]
            async with server.client(one["code"]) as both, server.client(one["code"]) as tab:
                await both.hello(*tokens, one["host_token"])
                await both.do("start")
                await both.look(1)
                await tab.hello(*tokens)
                assert (set(both.seen), set(tab.seen)) == ({1}, {None})
                for holder, viewer in ((1, 1), (None, None), (7, None)):
                    await tab.send("hello", tokens=tokens, open=holder, since=both.version)
                    assert (await tab.next("sync"))["open"] == viewer
                    assert set(tab.seen) == {viewer}
                assert tab.asked == both.asked == [0, 1]

    asyncio.run(scene())


def test_who_has_taken_the_device_loses_it_with_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            one = await server.open(game="fists", name="Ada", seats=3)
            guests = [await server.join(one["code"], name=name) for name in ("Bob", "Cyd")]
            tokens = [guest["token"] for guest in guests]
            async with server.client(one["code"]) as ada, server.client(one["code"]) as both:
                await ada.hello(one["token"], one["host_token"])
                await both.hello(*tokens)
                await ada.do("start")
                await both.sees(lambda: both.asked == [1, 2])
                await both.look(1)
                await ada.do("clear_seat", seat=1)
                await both.sees(lambda: both.mine == [2])
                assert (both.open, both.asked, set(both.seen)) == (None, None, {2})

    asyncio.run(scene())
