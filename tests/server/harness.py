"""A real server on loopback, and clients that talk to it as a browser would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from tests.patience import PATIENCE, eventually
from websockets.asyncio.client import ClientConnection, connect

from parlour.arena.match import Match
from parlour.server.app import create_app
from parlour.server.backend import Backend
from parlour.server.messages import LogLine
from parlour.server.reading import log_line
from parlour.server.settings import Settings
from parlour.server.wire import Wire

TOYS = Path(__file__).parent.parent / "toys"
REFERENCE = "summit"  # the toy that is played where it does not matter what is played
NOT_BUILT = Path(__file__).parent / "no such folder"  # the tests need no browser
LARGEST_FRAME = 2**20  # as `parlour serve` has it
QUICK: dict[str, Any] = {
    "games": (TOYS,),
    "bot_pause": 0,
    "messages_per_second": 5000,
    "requests_per_second": 5000,
    "openings_per_minute": 100_000,
    "bot_seconds": PATIENCE,
}
PATIENT: dict[str, Any] = {  # a client that never takes a slow server for one that is gone
    "open_timeout": PATIENCE,
    "close_timeout": PATIENCE,
    "ping_interval": None,
}
Message = dict[str, Any]


class Client:
    """One WebSocket. It keeps what it has seen, as a page would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.tokens: list[str] = []  # those it has said hello with
        self.version = 0  # the newest of which all has been heard, with the eyes of every seat
        self.told = 0  # updates of the next version so far; there is one for every seat
        self.mine: list[int] = []
        self.open: int | None = None  # of several seats, the one that holds the device
        self.asked: list[int] | None = None  # of several seats, all that are asked
        self.room: Message = {}
        self.seen: dict[int | None, Message] = {}
        self.connected: list[bool | None] = []
        self.spectators = 0
        self.heard: list[Message] = []

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        match message["type"]:
            case "sync":
                self.mine, self.open, self.seen = message["mine"], message["open"], {}
                self.asked = message["asked"]
                self._see(message)
                self.version, self.told = message["version"], 0
            case "update":
                self._see(message)
                self.asked = message["asked"]
                self.told += 1
                if self.told >= (len(self.mine) if self.room.get("tutorial") else 1):
                    self.version, self.told = message["version"], 0
            case "presence":
                self.connected, self.spectators = message["connected"], message["spectators"]
        return message

    def _see(self, message: Message) -> None:
        if message["room"]:
            self.room = message["room"]
            self.connected = [seat["connected"] for seat in self.room["seats"]]
            self.spectators = self.room["spectators"]
        for news in message["seen"]:
            viewer = news["viewer"]
            before = self.seen.get(viewer, {"view": {}})
            self.seen[viewer] = {**before, **news, "view": {**before["view"], **news["view"]}}
        for line in message.get("said", ()):
            if line not in self.room.setdefault("chat", []):  # every seat of mine may be told it
                self.room["chat"].append(line)

    async def sees(self, fits: Callable[[], object]) -> None:
        """Hear on until that is so; it may be so already.

        Whoever waits for the table to be in some state waits here, and for no message: several
        changes may be told in one, and it may have come before.
        """
        while not fits():
            await self.hear()

    async def reaches(self, version: int) -> None:
        await self.sees(lambda: self.version >= version)

    async def until(self, fits: Callable[[Message], object]) -> Message:
        """The next message that fits."""
        while not fits(message := await self.hear()):
            pass
        return message

    async def next(self, kind: str) -> Message:
        return await self.until(lambda message: message["type"] == kind)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message with an id, and wait for what comes back with it."""
        self.number += 1
        await self.send(kind, id=self.number, **fields)
        return await self.until(lambda message: message.get("id") == self.number)

    async def do(self, kind: str, **fields: Any) -> Message:
        """Ask for something that is done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        await self.reaches(answer["version"])
        return answer

    async def fault(self, kind: str, **fields: Any) -> str:
        """Ask for something that is not done; the code of the error."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    async def hello(self, *tokens: str | None, since: int | None = None) -> Message:
        """Say hello; the first answer."""
        self.tokens = held = [token for token in tokens if token]
        await self.send("hello", tokens=held, since=since)
        return await self.hear()

    async def look(self, seat: int | None) -> None:
        """Of several seats, let this one hold the device; None: pass it on."""
        answer = await self.ask("look", seat=seat)
        assert answer["type"] == "ack", answer

    async def faces(self, seat: int) -> bool:
        """Whether that seat is asked; one of several takes the device then."""
        if self.asked is None:
            return bool(self.seen[seat]["asked"])
        if seat not in self.asked:
            return False
        if self.open != seat:
            await self.look(seat)
        return True

    async def move(self, seat: int, choice: int = 0) -> Message:
        """Make one of the moves that the seat is offered."""
        offered = self.seen[seat]["moves"]
        move = offered[choice % len(offered)]["move"]
        return await self.do("move", seat=seat, version=self.version, move=move)

    async def lives(self) -> None:
        """The connection still answers."""
        assert (await self.ask("ping"))["type"] == "pong"


class Running:
    """A server that runs in this very loop."""

    def __init__(self, server: uvicorn.Server, app: Any, port: int, http: httpx.AsyncClient):
        self.server = server
        self.app = app
        self.port = port
        self.http = http

    @property
    def backend(self) -> Backend:
        backend: Backend = self.app.state.backend
        return backend

    async def open(self, **fields: Any) -> Message:
        answer = await self.http.post("/api/tables", json={"game": REFERENCE, **fields})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    async def join(self, code: str, **fields: Any) -> Message:
        answer = await self.http.post(f"/api/tables/{code}/join", json=fields)
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    @asynccontextmanager
    async def client(self, code: str, **options: Any) -> AsyncIterator[Client]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        patient = {**PATIENT, **options}
        async with connect(address, proxy=None, max_size=None, max_queue=None, **patient) as socket:
            yield Client(socket)

    async def steward_looks(self, code: str) -> None:
        """Have whoever keeps the table look at it now, and wait until all is done that follows.

        A look begins with forgetting that something has changed, and does one thing at most: that
        this has been forgotten twice means that one look from here on is over, and that the table
        is as it was, that there was nothing left to do.
        """
        live, keeping, known = self.backend.registry.live[code], self.backend.autoplays[code], None
        while known != (known := live.table.version):
            for _ in range(2):
                live.changed.set()
                await eventually(lambda: keeping.done() or not live.changed.is_set())

    def wake_autoplay(self, code: str) -> asyncio.Event:
        """Have whoever keeps the table look at it, for who then waits for what follows."""
        changed = self.backend.registry.live[code].changed
        changed.set()
        return changed

    @asynccontextmanager
    async def pair(self, **fields: Any) -> AsyncIterator[tuple[Client, Client, Message, Message]]:
        """Two people at a table whose game has just begun; the first is its host."""
        one = await self.open(name="Ada", seats=2, **fields)
        two = await self.join(one["code"], name="Bob")
        async with self.client(one["code"]) as ada, self.client(one["code"]) as bob:
            await ada.hello(one["token"], one["host_token"])
            await bob.hello(two["token"])
            await ada.do("start")
            await bob.sees(lambda: bob.room["state"] == "playing")
            yield ada, bob, one, two


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[Running]:
    """Start a server on a free port of loopback; stop it at the end."""
    chosen: dict[str, Any] = {"pages": NOT_BUILT, **QUICK, **settings}
    app = create_app(Settings(data=data, **chosen))
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    try:
        await eventually(lambda: server.started or serving.done())
        port = server.servers[0].sockets[0].getsockname()[1]
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE) as http:
            yield Running(server, app, port, http)
    finally:
        server.should_exit = True
        await serving


async def level(*clients: Client) -> None:
    """Until each of them has heard what any of them has."""
    newest = max(client.version for client in clients)
    for client in clients:
        await client.reaches(newest)


async def play_out(*players: tuple[Client, int], moves: int = 10_000) -> int:
    """Let each client move for its seat whenever it is asked, until the game is over.

    At random: there are games that never end if every move is the next one of the list.
    """
    made, luck = 0, Random("play out")
    everybody = [client for client, _ in players]
    await level(*everybody)
    while made < moves and everybody[0].room["state"] != "over":
        for client, seat in players:
            if await client.faces(seat):
                await client.move(seat, luck.randrange(1_000))
                made += 1
                break
        else:
            await everybody[0].hear()
        await level(*everybody)
    return made


def read(text: Message) -> str:
    """A text of the game as a page prints it."""
    (first, *rest) = text["words"]
    return first + "".join(
        thing["name"] + words for thing, words in zip(text["things"], rest, strict=True)
    )


def log_lines(match: Match, viewer: int | None) -> list[LogLine]:
    """The whole log, as this viewer may read it."""
    return [log_line(match.box, told, match.seats) for told in match.heard(viewer)]


def in_turn(ada: Client, bob: Client) -> tuple[tuple[Client, int], tuple[Client, int]]:
    """The two with their seats, who is asked first."""
    both = (ada, 0), (bob, 1)
    return both if ada.seen[0]["asked"] else both[::-1]
