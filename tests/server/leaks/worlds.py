"""One of two histories, acted out over real sockets: every byte that anybody gets is kept."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from random import Random
from typing import Any

import pytest
from tests.patience import eventually
from tests.server.harness import Client, Running, level
from tests.server.leaks.twins import Changed, History, Twins
from tests.server.standing_clock import StandingClock
from websockets.asyncio.client import ClientConnection

from parlour.bots import usual_bot

NAMES = ("Ada", "Bob", "Cyd", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jan", "Kit", "Lou")
STEP = 0.4  # seconds from one move to the next


class Tap:
    """A socket that keeps what comes out of it."""

    def __init__(self, socket: ClientConnection, kept: list[bytes]) -> None:
        self.socket = socket
        self.kept = kept

    async def recv(self) -> str | bytes:
        data = await self.socket.recv()
        self.kept.append(data.encode() if isinstance(data, str) else data)
        return data

    async def send(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def close(self) -> None:
        await self.socket.close()


@contextmanager
def same_secrets(
    history: History, seed: str, number: int, passed: int = 0
) -> Iterator[StandingClock]:
    """Codes, tokens, the time and the seed of a table come out alike in both worlds; its luck does
    not. So much time has passed at other tables of the server.
    """
    chance = Random(number)

    def luck(of: str) -> Changed:
        return Changed(of, history.changes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "choice", chance.choice)
        patch.setattr(secrets, "randbelow", chance.randrange)
        patch.setattr(secrets, "token_urlsafe", lambda n: f"{chance.getrandbits(8 * n):x}")
        patch.setattr(secrets, "token_hex", lambda _: seed)
        patch.setattr("parlour.arena.match.Seeded", luck)
        patch.setattr("parlour.server.replays.Seeded", luck)
        yield StandingClock(patch, passed)


class World:
    """A table at which one history takes place."""

    def __init__(
        self,
        server: Running,
        twins: Twins,
        history: History,
        name: str,
        clock: StandingClock,
        hints: bool,
        timed: bool,
    ) -> None:
        self.server = server
        self.twins = twins
        self.history = history
        self.said = f"I tell you {name}"  # in confidence, to another team than the viewer's
        self.restless = name == "there"  # who is hidden from the viewer comes and goes
        self.clock = clock  # which stands, so that both worlds show the same time
        self.hints = hints  # whether bots are asked; they need a process of their own
        self.timed = timed  # whether the players have clocks
        self.bytes: dict[str, list[bytes]] = defaultdict(list)  # by who got them
        self.tokens: list[str] = []
        self.host_token = ""
        self.code = ""
        self.players: list[Client] = []

    async def act_out(self) -> None:
        """The whole history, with questions of all kinds on the way."""
        await self._gather()
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            for seat in range(len(self.tokens)):
                self.players.append(await enter(self._client(f"seat {seat}")))
                await self._greet(seat)
            watcher = await enter(self._client("spectator"))
            await watcher.hello()
            for seat in range(len(self.tokens), self.twins.players):
                await self.players[0].do("sit_bot", seat=seat, bot=usual_bot(self.twins.box))
            everybody = [*self.players, watcher]
            await self.players[0].do("start")
            await self._rest(everybody)
            await self._ask_around(0, everybody)
            for number, (seat, move) in enumerate(self.history.steps, 1):
                self.clock.forward(STEP)
                await self._come_and_go(enter, everybody)
                text = self.twins.box.notation.write(move)
                client = self.players[seat]
                await client.do("move", seat=seat, version=client.version, move=text)
                await self._rest(everybody)
                if seat == self.twins.viewer and client.seen[seat]["can_undo"]:
                    await client.do("undo", seat=seat)
                    await client.do("move", seat=seat, version=client.version, move=text)
                    await self._rest(everybody)
                await self._ask_around(number, everybody)
            for client in everybody:  # all that was sent has come
                await client.lives()

    async def _rest(self, everybody: list[Client]) -> None:
        """Until no bot has anything to answer, and everybody has heard what they have done."""
        live, people = self.server.backend.registry.live[self.code], range(len(self.tokens))

        def rests() -> bool:
            match = live.table.match
            return match is not None and all(seat in people for seat in match.game.waiting())

        await eventually(rests)
        for client in everybody:
            await client.reaches(live.table.version)

    async def _greet(self, seat: int) -> None:
        await self.players[seat].hello(self.tokens[seat], self.host_token if seat == 0 else None)

    async def _come_and_go(self, enter: Any, everybody: list[Client]) -> None:
        """Whose presence the viewer may not know of goes, and comes back, in one of the worlds."""
        live = self.server.backend.registry.live[self.code]
        for seat in live.table.hidden_presence(self.twins.viewer) if self.restless else ():
            there = live.audience.listeners
            before = len(there)
            await self.players[seat].socket.close()
            await eventually(lambda: len(there) == before - 1)  # noqa: B023
            self.players[seat] = everybody[seat] = await enter(self._client(f"seat {seat}"))
            await self._greet(seat)
            await level(*everybody)

    async def _gather(self) -> None:
        asked: dict[str, Any] = {
            "game": self.twins.box.about.name,
            "seats": self.twins.players,
            "name": NAMES[0],
            "public": True,
            "options": dict(self.twins.options),
        }
        if self.timed:
            asked["clock"] = {"kind": "bank", "seconds": 600, "increment": 3}
        one = await self.server.open(**asked)
        self.code, self.host_token = one["code"], one["host_token"]
        self.tokens = [one["token"]]
        people = self.twins.players - self.twins.bots
        for name in NAMES[1:people]:
            self.tokens.append((await self.server.join(self.code, name=name))["token"])
        await self._get("lobby", "/api/lobby")

    @asynccontextmanager
    async def _client(self, name: str) -> AsyncIterator[Client]:
        async with self.server.client(self.code, compression=None) as client:
            client.socket = Tap(client.socket, self.bytes[name])  # type: ignore[assignment]
            yield client

    # ------------------------------------------------------------------ questions

    async def _ask_around(self, number: int, everybody: list[Client]) -> None:
        """Whatever a page may ask. What the viewer asks depends on what the viewer sees alone."""
        chance = Random(number)
        viewer = self.twins.viewer
        if number % 5 == 1:
            await self._say_in_confidence(everybody)
        await self._ask_to_take_back(number % self.twins.players, everybody)
        if viewer is not None:
            await self._ask_for(viewer, self.players[viewer], chance)
            await level(*everybody)
        if number % 6 == 0 or number == len(self.history.steps):
            await self._come_again()
            await self._get("anybody", f"/api/tables/{self.code}")
            await self._get("anybody", f"/api/tables/{self.code}/record")
            await self._get("anybody", f"/api/tables/{self.code}/story")
            await self._positions(number)

    async def _ask_for(self, seat: int, client: Client, chance: Random) -> None:
        box = self.twins.box
        here, there = self.twins.here.steps, self.twins.there.steps
        for number in chance.sample(range(len(here)), min(3, len(here))):
            if here[number] == there[number]:  # so that asking about it asks the same
                await client.ask("why", seat=seat, move=box.notation.write(here[number].move))
        for offered in client.seen[seat]["moves"][:2]:
            await client.ask("why", seat=seat, move=offered["move"])
        if self.hints and client.seen[seat]["asked"] and chance.random() < 0.3:
            await client.ask("hint", seat=seat)
        await client.ask("hint", seat=(seat + 1) % self.twins.players)
        await client.ask("move", seat=seat, version=client.version, move="?")
        if not client.seen[seat]["asked"]:
            text = box.notation.write(self.twins.here.steps[0].move)
            await client.ask("move", seat=seat, version=client.version, move=text)
        if not client.seen[seat]["can_undo"]:
            await client.ask("undo", seat=seat)

    async def _ask_to_take_back(self, bold: int, everybody: list[Client]) -> None:
        """All who may ask do, and one who may not; they withdraw before anybody has agreed."""
        for seat, client in enumerate(self.players):
            if seat == bold or client.seen[seat]["undo_by"] == "consent":
                await client.ask("ask_undo", seat=seat)
                await client.ask("withdraw_undo", seat=seat)
                await level(*everybody)

    async def _say_in_confidence(self, everybody: list[Client]) -> None:
        viewer = self.twins.viewer
        for seat, client in enumerate(self.players):
            for channel in client.seen[seat]["channels"]:
                readers = channel["readers"]
                if readers is not None and viewer not in readers and channel["silent"] is None:
                    said = {"seat": seat, "text": self.said, "channel": channel["id"]}
                    await client.ask("chat", **said)
                    await level(*everybody)
                    return

    async def _come_again(self) -> None:
        """Another tab: with nothing seen, with all, with a little missed, and from the future."""
        version = self.players[0].version
        there = self.server.backend.registry.live[self.code].audience.listeners
        before = len(there)
        for seat in {self.twins.viewer, None}:
            name = "spectator" if seat is None else f"seat {seat}"
            token = None if seat is None else self.tokens[seat]
            for since in (None, version, max(0, version - 3), version + 9):
                async with self._client(f"{name} again") as client:
                    await client.hello(token, since=since)
                    while client.heard[-1]["type"] != "presence":
                        await client.hear()
                await eventually(lambda: len(there) == before)  # and everybody has been told

    async def _positions(self, number: int) -> None:
        """Every position so far, as a spectator and with each seat's own eyes; never another's."""
        for step in {number, number // 2}:
            where = f"/api/tables/{self.code}/position/{step}"
            await self._get("spectator again", where)
            for seat, token in enumerate(self.tokens):
                mine = {"Authorization": f"Bearer {token}"}
                await self._get(f"seat {seat} again", f"{where}?seat={seat}", headers=mine)
                other = (seat + 1) % self.twins.players
                await self._get(f"seat {seat} again", f"{where}?seat={other}", headers=mine)

    async def _get(self, name: str, path: str, **options: Any) -> None:
        answer = await self.server.http.get(path, **options)
        self.bytes[name].append(answer.content)
        assert answer.status_code < 500, answer.text

    # ------------------------------------------------------------------ what came of it

    def of_viewer(self) -> dict[str, list[bytes]]:
        """All that the viewer may have got from anywhere."""
        viewer = self.twins.viewer
        mine = "spectator" if viewer is None else f"seat {viewer}"
        return {name: self.bytes[name] for name in (mine, f"{mine} again", "anybody", "lobby")}

    def of_the_others(self) -> list[list[bytes]]:
        mine = self.of_viewer()
        return [kept for name, kept in sorted(self.bytes.items()) if name not in mine]
