"""A table at a real server: one device that every seat shares, and the game behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.server.harness import Client, Message, Running

from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table as GridlTable
from parlour.games.gridl.tests.tables import choice, kind, usual
from parlour.kernel.agenda import Game, Together
from parlour.server.tables import Table

Deed = Callable[[], Awaitable[Any]]


class Served:
    def __init__(self, server: Running, code: str, tokens: list[str], client: Client) -> None:
        self.server = server
        self.code = code
        self.tokens = tokens  # of the seats, and of the host
        self.client = client

    @property
    def table(self) -> Table:
        return self.server.backend.registry.live[self.code].table

    @property
    def game(self) -> Game[GridlTable]:
        assert self.table.match is not None
        return self.table.match.game

    @property
    def moves(self) -> list[str]:
        """What has been decided."""
        assert self.table.match is not None
        return [entry.move for entry in self.table.match.entries]

    async def hold(self, seat: int) -> None:
        """GL-137. The device is passed to this seat, unless it is there, or is nobody else's."""
        if self.client.asked is not None and self.client.open != seat:
            await self.client.look(seat)

    async def say(self, seat: int, *texts: str) -> None:
        await self.hold(seat)
        for text in texts:
            await self.client.do("move", seat=seat, version=self.client.version, move=text)

    async def refused(self, seat: int, text: str) -> str:
        """The code of the error; the whole of it is the last that was heard."""
        await self.hold(seat)
        return await self.client.fault("move", seat=seat, version=self.client.version, move=text)

    async def decide(self, text: str = "") -> None:
        """All who are asked are for this, until it is decided."""
        now, text = choice(self.game), text or usual(self.game)
        move = GAME.notation.read(text)
        for seat in now.seats if isinstance(now, Together) else now.waiting():
            if kind(self.game) != type(now).__name__:
                return
            settled = isinstance(now, Together) and self.game.settles(seat, move)
            await self.say(seat, text)
            if settled:
                return

    async def to(self, *kinds: str) -> None:
        while kind(self.game) not in kinds:
            assert not self.game.over, f"the game ends before {kinds}"
            await self.decide()

    async def ends(self) -> Message:
        """The result, when the game is over, as one of the players is told."""
        await self.sees(lambda: self.client.room["state"] == "over")
        await self.hold(0)
        result: Message = self.client.seen[0]["result"]
        return result

    async def sees(self, fits: Callable[[], object]) -> None:
        await self.client.sees(fits)


@asynccontextmanager
async def served(server: Running, players: int = 4, **options: str) -> AsyncIterator[Served]:
    """A game that has just begun; if there are teams, Pink guesses first."""
    if players > 3:
        options.setdefault("first", "pink")
    one = await server.open(game=GAME.about.name, seats=players, name="P1", options=options)
    joined = [await server.join(one["code"], name=f"P{n + 2}") for n in range(players - 1)]
    tokens = [one["token"], *(each["token"] for each in joined), one["host_token"]]
    async with at(server, one["code"], tokens) as found:
        await found.client.do("start")
        yield found


@asynccontextmanager
async def at(server: Running, code: str, tokens: list[str]) -> AsyncIterator[Served]:
    """The same table, come to anew."""
    async with server.client(code) as client:
        await client.hello(*tokens)
        yield Served(server, code, tokens, client)
