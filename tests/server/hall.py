"""A table from which people go, by a clock that stands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.patience import eventually
from tests.server.harness import Client, Running, level
from tests.server.standing_clock import StandingClock

from parlour.server.live import LiveTable
from parlour.server.settings import Settings

GRACE = Settings().absent_seconds
MOMENT = 0.001  # seconds
DAY = 86_400


class Hall:
    """A table at a server by whose clock no time passes unless the test says so."""

    def __init__(self, server: Running, code: str, clock: StandingClock) -> None:
        self.server = server
        self.code = code
        self.clock = clock

    @property
    def live(self) -> LiveTable:
        return self.server.backend.registry.live[self.code]

    @property
    def away(self) -> list[int]:
        return [number for number, seat in enumerate(self.live.table.seats) if seat.away]

    @property
    def asked(self) -> list[int]:
        assert self.live.table.match is not None
        return list(self.live.table.match.game.waiting())

    @property
    def made(self) -> list[tuple[int, str]]:
        """Who has moved, and by whom."""
        assert self.live.table.match is not None
        made = zip(self.live.table.match.entries, self.live.table.made, strict=True)
        return [(entry.seat, each.by) for entry, each in made]

    async def goes(self, *clients: Client) -> None:
        """They close the page, or lose the network."""
        for client in clients:
            before = len(self.live.audience.listeners)
            await client.socket.close()
            await eventually(lambda: len(self.live.audience.listeners) < before)  # noqa: B023

    async def waits(self, seconds: float) -> None:
        """Nobody is taken for gone meanwhile, who has not been before."""
        away, version = self.away, self.live.table.version
        self.clock.forward(seconds)
        await self.server.steward_looks(self.code)
        assert (self.away, self.live.table.version) == (away, version)

    async def gives_up(self, *seats: int, after: float = MOMENT) -> None:
        """Bots play for these seats from then on."""
        self.clock.forward(after)
        self.server.wake_autoplay(self.code)
        await eventually(lambda: self.away == [*seats] and not {*seats}.intersection(self.asked))


@asynccontextmanager
async def three(
    server: Running, clock: StandingClock, *shares: Sequence[int], **fields: Any
) -> AsyncIterator[tuple[Hall, list[Client], list[str]]]:
    """Three people whose game has just begun, each with a page of their own or as they share."""
    one = await server.open(seats=3, **{"game": "fists", **fields})
    tokens = [one["token"]]
    tokens += [(await server.join(one["code"]))["token"] for _ in range(2)]
    async with AsyncExitStack() as stack:
        clients = []
        for share in shares or ((0,), (1,), (2,)):
            client = await stack.enter_async_context(server.client(one["code"]))
            host = [one["host_token"]] if 0 in share else []
            await client.hello(*(tokens[seat] for seat in share), *host)
            clients.append(client)
        await clients[0].do("start")
        await level(*clients)
        yield Hall(server, one["code"], clock), clients, tokens
