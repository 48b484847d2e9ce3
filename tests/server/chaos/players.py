"""Clients that play on whatever happens to the server: they come back and resume."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.patience import PATIENCE
from tests.server.chaos.ledger import Book, Ledger
from tests.server.chaos.pictures import Message, Picture
from tests.server.chaos.serving import NOWHERE, Served
from tests.server.harness import PATIENT
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.server.entries import AnyEntry, Moved, Said, Undone

GONE = (OSError, EOFError, TimeoutError, WebSocketException)
LATE = ("move/stale", "move/refused", "move/late")  # somebody, or one's own repeat, was faster


class TableLost(Exception):
    """The server does not know the table any more."""


class Player:
    """One page: some seats of a table (none: a spectator), through any number of connections."""

    def __init__(
        self,
        book: Book,
        ledger: Ledger,
        servers: Sequence[Served],
        tokens: list[str],
        seed: str,
        pace: float,
    ) -> None:
        self.book = book
        self.ledger = ledger
        self.servers = servers  # any of them will do
        self.tokens = tokens
        self.chance = Random(seed)
        self.pace = pace  # seconds of thought before a move, on average
        self.picture = Picture()
        self.number = 0
        self.doubtful: Message | None = None  # a move of which nobody has heard
        self.fresh: dict[int, str] = {}  # pictures that others were given, to be held against mine
        self.lost = 0.0  # when the connection broke

    async def play(self) -> None:
        """Until the game is over, and this page knows it."""
        while not self.picture.over:
            try:
                async with self._connected() as socket:
                    await self._resume(socket)
                    while not self.picture.over:
                        await self._one_thing(socket)
            except GONE as error:
                closed = (
                    error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                )
                if closed == 4004:
                    raise TableLost(self.book.code) from error
                self.lost = self.lost or time.monotonic()
                await asyncio.sleep(self.chance.uniform(0.01, 0.06))
        if self.fresh:
            self.ledger.blame(self.book, f"versions {list(self.fresh)} were never reached")

    def _connected(self) -> connect:
        port = self.chance.choice(self.servers).port
        if port == NOWHERE:
            raise ConnectionRefusedError("the server is away")
        address = f"ws://127.0.0.1:{port}/api/tables/{self.book.code}/socket"
        return connect(address, proxy=None, max_size=None, **PATIENT)

    # ------------------------------------------------------------------ hearing

    async def _hear(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await socket.recv())
        picture, book = self.picture, self.book
        if message["type"] == "sync":
            if message["version"] < picture.version:
                gone_back = f"{picture.version} was seen, and now there is {message['version']}"
                self.ledger.blame(book, f"lost: version {gone_back}")
            if message["open"] != picture.open:  # with other eyes a version is not what it was
                picture.digests.clear()
            before = picture.digests.get(message["version"])
            picture.sync(message)
            if before not in (None, picture.digests[picture.version]):
                self.ledger.blame(book, f"version {picture.version} is not what it was")
            self.fresh = {v: d for v, d in self.fresh.items() if v >= picture.version}
        elif message["type"] == "update" and (wrong := picture.update(message)):
            self.ledger.blame(book, wrong)
        self._compare()
        self._note_what_is_shown()
        return message

    def _compare(self) -> None:
        digest = self.picture.digests.get(self.picture.version)
        expected = self.fresh.pop(self.picture.version, None) if digest else None
        if expected is not None:
            self.ledger.compared += 1
            if digest != expected:
                self.ledger.blame(self.book, f"a fresh page sees {self.picture.version} otherwise")

    def _note_what_is_shown(self) -> None:
        book, room = self.book, self.picture.room
        if room.get("commitment"):
            book.commitment = book.commitment or room["commitment"]
            if room["commitment"] != book.commitment:
                self.ledger.blame(book, "the commitment has changed")
        if self.picture.over and not book.over:
            book.over = True
            book.clocks = room["clocks"]
            book.result = next(iter(self.picture.seen.values()))["result"]

    def _may_talk(self, seat: int) -> bool:
        """Whether nobody can make the table fall silent meanwhile: this game has no such rule."""
        return len(self._seen(seat)["channels"]) == 1

    async def _resume(self, socket: ClientConnection) -> None:
        """Say what I have seen, and get the rest; sometimes look how a fresh page sees it."""
        known = self.picture.version or None
        await socket.send(json.dumps({**self._hello(), "since": known}))
        heard: list[str] = []
        while "presence" not in heard:  # it follows all that was missed
            heard.append((await self._hear(socket))["type"])
        if known is not None:
            took = time.monotonic() - max(self.lost, self.ledger.ready)
            self.ledger.resumes += 1
            self.ledger.resumed_by_updates += "sync" not in heard
            self.ledger.longest_resume = max(self.ledger.longest_resume, took)
        self.lost = 0.0
        if self.chance.random() < 0.3:
            await self._look_afresh()
        if self.doubtful is not None:
            await self._repeat(socket)

    def _hello(self) -> Message:
        return {"type": "hello", "tokens": self.tokens, "open": self.picture.open}

    async def _look_afresh(self) -> None:
        other = Picture()
        async with self._connected() as socket:
            await socket.send(json.dumps(self._hello()))
            other.sync(json.loads(await socket.recv()))
        self.fresh[other.version] = other.digests[other.version]  # it may be ahead of mine
        self._compare()

    # ------------------------------------------------------------------ doing

    async def _one_thing(self, socket: ClientConnection) -> None:
        """Whatever there is to do now; else wait for something to happen."""
        asked = self.picture.asked
        if asked is None:
            asked = [seat for seat in self.picture.mine if self._seen(seat).get("asked")]
        if self.picture.room["state"] == "gathering" and 0 in self.picture.mine:
            await self._begin(socket)
        elif not asked:
            await self._hear(socket)
        else:
            await asyncio.sleep(self.chance.expovariate(1 / self.pace))
            seat = self.chance.choice(asked)
            if self.picture.asked is not None and seat != self.picture.open:
                await self._pass_on(socket, seat)
            if self._seen(seat).get("asked"):
                await self._act(socket, seat)

    async def _pass_on(self, socket: ClientConnection, seat: int) -> None:
        """Of several seats of this page, let that one hold the device."""
        await self._ask(socket, {"type": "look", "seat": seat})
        self.fresh.clear()  # they were seen with other eyes

    def _seen(self, seat: int) -> Message:
        return self.picture.seen.get(seat, {})

    async def _begin(self, socket: ClientConnection) -> None:
        """The host puts bots on the empty seats, and starts."""
        for number, seat in enumerate(self.picture.room["seats"]):
            if seat["kind"] == "empty":
                await self._ask(socket, {"type": "sit_bot", "seat": number, "bot": "random"})
        await self._ask(socket, {"type": "start"})
        while self.picture.room["state"] == "gathering":
            await self._hear(socket)

    async def _act(self, socket: ClientConnection, seat: int) -> None:
        lot = self.chance.random()
        if lot < 0.02 and self._may_talk(seat):
            words = f"Move {self.number}"
            said = Said(self.picture.room["seats"][seat]["name"], words, seat)
            await self._promised(socket, {"type": "chat", "text": words, "seat": seat}, said)
        elif lot < 0.1 and self._seen(seat)["can_undo"]:
            await self._promised(socket, {"type": "undo", "seat": seat}, Undone(seat))
        else:
            move = self.chance.choice(self._seen(seat)["moves"])["move"]
            self.book.sent[seat, move] += 1
            message = {"type": "move", "seat": seat, "version": self.picture.version, "move": move}
            self.doubtful = message
            await self._promised(socket, message, Moved(seat, move))
            self.doubtful = None

    async def _repeat(self, socket: ClientConnection) -> None:
        """A move was on its way: half of the pages send it again, and it must not count twice."""
        message = self.doubtful
        assert message is not None
        self.ledger.in_doubt += 1
        if self.chance.random() < 0.5:
            self.ledger.repeated += 1
            entry = Moved(message["seat"], message["move"])
            await self._promised(socket, message, entry, LATE)
        self.doubtful = None

    async def _promised(
        self,
        socket: ClientConnection,
        message: Message,
        entry: AnyEntry,
        accepted: tuple[str, ...] = (),
    ) -> None:
        """Do something, and write down what was acknowledged."""
        version = self.picture.version
        answer = await self._ask(socket, message)
        book = self.book
        if answer["type"] == "ack":
            if answer["version"] in book.acknowledged:
                self.ledger.blame(book, f"version {answer['version']} was acknowledged twice")
            book.acknowledged[answer["version"]] = entry
        elif answer["code"] not in (*accepted, "chat/rate"):
            somebody = self.picture.version > version and answer["code"] in LATE
            if not somebody:
                self.ledger.blame(book, f"{message} on {version} got {answer}")

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> Message:
        """Send, and hear until the answer is there and all that it speaks of."""
        self.number += 1
        await socket.send(json.dumps({**message, "id": self.number}))
        while (answer := await self._hear(socket)).get("id") != self.number:
            pass
        while answer["type"] == "ack" and self.picture.version < answer["version"]:
            await self._hear(socket)
        return answer
