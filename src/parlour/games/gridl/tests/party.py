"""A table at a real server to which everybody comes with a page of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.server.harness import Client, Message, Running, level

from parlour.games.gridl import GAME
from parlour.games.gridl.tests.served import Served

NAMES = ("Ada", "Bob", "Cyd", "Dot", "Eve", "Fay", "Gil", "Hal")


class Party(Served):
    def __init__(
        self, server: Running, code: str, tokens: list[str], pages: list[Client], watcher: Client
    ) -> None:
        super().__init__(server, code, tokens, pages[0])
        self.pages = pages  # by seat
        self.watcher = watcher

    @property
    def everybody(self) -> list[Client]:
        return [*self.pages, self.watcher]

    async def hold(self, seat: int) -> None:
        """There is nothing to pass on."""

    async def say(self, seat: int, *texts: str) -> None:
        page = self.pages[seat]
        for text in texts:
            await page.do("move", seat=seat, version=page.version, move=text)
            await level(*self.everybody)

    async def write(self, seat: int, channel: str, text: str) -> None:
        await self.pages[seat].do("chat", seat=seat, channel=channel, text=text)
        await level(*self.everybody)

    def read(self, page: Client) -> list[str]:
        """All that has been written, as far as this page is told."""
        return [line["text"] for line in page.room["chat"]]

    async def start(self) -> None:
        await self.pages[0].do("start")
        await level(*self.everybody)

    async def ask(self, what: str, seat: int | None = None) -> Message:
        """Over HTTP, as this seat or as anybody."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self.server.http.get(f"/api/tables/{self.code}{what}", headers=headers)
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told


@asynccontextmanager
async def party(server: Running, players: int, **options: str) -> AsyncIterator[Party]:
    """They sit in the order in which they came, and somebody looks on; it has not begun."""
    if players > 3:
        options.setdefault("first", "pink")
    one = await server.open(game=GAME.about.name, seats=players, name=NAMES[0], options=options)
    code, tokens = one["code"], [one["token"]]
    for name in NAMES[1:players]:
        tokens.append((await server.join(code, name=name))["token"])
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(server.client(code)) for _ in range(players + 1)]
        for number, page in enumerate(pages[:players]):
            await page.hello(tokens[number], one["host_token"] if number == 0 else None)
        await pages[players].hello()
        yield Party(server, code, tokens, pages[:players], pages[players])
