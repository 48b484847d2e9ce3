"""One connection to a table: says hello, hears what it may hear, and asks for things."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from parlour.arena.playing import SeatedBot
from parlour.kernel.codec import Malformed
from parlour.server import decisions
from parlour.server import messages as m
from parlour.server.decisions import Fault
from parlour.server.hall import LiveTable
from parlour.server.limits import Bucket
from parlour.server.people import clean_name, hashed
from parlour.server.rendering import refused
from parlour.server.settings import Settings
from parlour.server.stores.base import Conflict

BACKLOG = 256  # messages a slow client may be behind before it must come anew

_decoder = msgspec.json.Decoder(m.AnyFromClient)


class Connection:
    """A listener at one table, with the seats whose tokens it holds."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], live: LiveTable, settings: Settings
    ) -> None:
        self.socket = socket
        self.live = live
        self.settings = settings
        self.seats: list[int] = []
        self.host = False
        self.name = ""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.bucket = Bucket(settings.messages_per_second, 3 * settings.messages_per_second)

    # ------------------------------------------------------------------ the connection

    async def run(self) -> None:
        """Until the client goes."""
        writer = asyncio.create_task(self._write())
        try:
            while True:
                await self._receive(await self.socket.receive_data("text"))
        except WebSocketDisconnect:
            pass
        finally:
            if self in self.live.listeners:
                self.live.listeners.remove(self)
            writer.cancel()

    async def _write(self) -> None:
        while (message := await self.outbox.get()) is not None:
            await self.socket.send_data(message, "text", "utf-8")
        await self.socket.close(code=4008, reason="too slow")

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is cut off, and will come anew."""
        if self.outbox.qsize() >= BACKLOG - 1:
            if self in self.live.listeners:
                self.live.listeners.remove(self)
            self.outbox.put_nowait(None)
        else:
            self.outbox.put_nowait(message)

    def tell(self, message: m.FromServer) -> None:
        self.send(msgspec.json.encode(message))

    async def _receive(self, data: str | bytes) -> None:
        if not self.bucket.take():
            self.tell(m.Error("rate", "Too many messages; slow down."))
            await asyncio.sleep(1 / self.settings.messages_per_second)
            return
        if len(data) > self.settings.largest_message:
            self.tell(m.Error("message/too-large", "That message is too large."))
            return
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError as error:
            self.tell(m.Error("message/malformed", str(error)))
            return
        number = getattr(message, "id", None)
        try:
            await self.answer(message)
        except Fault as fault:
            rule = refused(fault.refusal) if fault.refusal else None
            self.tell(m.Error(fault.code, fault.message, number, rule))
        except Conflict:
            self.tell(m.Error("table/busy", "Somebody was faster; try again.", number))

    # ------------------------------------------------------------------ what is asked for

    async def answer(self, message: m.AnyFromClient) -> None:
        match message:
            case m.Hello():
                await self.hello(message)
            case m.Ping():
                self.tell(m.Pong(message.id))
            case m.Move():
                seat = self.mine(message.seat)
                await self.act(
                    message.id,
                    lambda t: decisions.move(t, seat, message.version, message.move),
                )
            case m.Undo():
                seat = self.mine(message.seat)
                await self.act(message.id, lambda t: decisions.undo(t, seat))
            case m.Why():
                self.why(message)
            case m.Hint():
                await self.hint(message)
            case m.Chat():
                if message.seat is not None:
                    self.mine(message.seat)
                await self.act(message.id, lambda t: self.say(t, message))
            case m.Leave():
                seat = self.mine(message.seat)
                await self.act(message.id, lambda t: decisions.leave(t, seat))
            case m.Return():
                seat = self.mine(message.seat)
                await self.act(message.id, lambda t: decisions.come_back(t, seat))
            case _:
                await self.manage(message)

    async def manage(self, message: m.AnyFromClient) -> None:
        """What only the host may do."""
        if not self.host:
            raise Fault("host/only", "Only the host of the table may do that.")
        match message:
            case m.SitBot():
                await self.act(
                    message.id, lambda t: decisions.sit_bot(t, message.seat, message.bot)
                )
            case m.ClearSeat():
                await self.act(message.id, lambda t: decisions.clear_seat(t, message.seat))
            case m.SwapSeats():
                await self.act(message.id, lambda t: decisions.swap(t, message.one, message.other))
            case m.Change():
                await self.act(
                    message.id,
                    lambda t: decisions.change(
                        t, message.seats, message.public, message.options, message.clock
                    ),
                )
            case m.Start():
                await self.act(message.id, decisions.start)

    async def act(self, number: int, decide: Any) -> None:
        """Do it, and say so when it is stored."""
        version = await self.live.act(decide)
        self.tell(m.Ack(number, version))

    async def hello(self, message: m.Hello) -> None:
        """Say who I am; get what I have missed, or everything."""
        table = self.live.table
        hashes = [hashed(token) for token in message.tokens[:16]]
        found = [table.seat_of(token) for token in hashes]
        self.seats = sorted({seat for seat in found if seat is not None})
        self.host = table.host in hashes
        self.name = clean_name(message.name)
        if self not in self.live.listeners:
            self.live.listeners.append(self)
        missed = None if message.since is None else self.live.missed(self, message.since)
        for update in [self.live.sync(self)] if missed is None else missed:
            self.send(update)
        for seat in self.seats:
            if table.seats[seat].away:
                await self.live.act(partial(decisions.come_back, seat=seat))

    def mine(self, seat: int) -> int:
        if seat not in self.seats:
            raise Fault("seat/not-yours", "That seat is not yours.")
        return seat

    def say(self, table: Any, message: m.Chat) -> Any:
        name = table.seats[message.seat].name if message.seat is not None else self.name
        return decisions.say(table, name, message.text, message.seat, message.team)

    def why(self, message: m.Why) -> None:
        """The judge's answer, without doing anything."""
        seat = self.mine(message.seat)
        table = self.live.table
        if table.match is None:
            raise Fault("table/not-started", "The game has not begun.")
        try:
            refusal = table.box.why(table.match.game, seat, table.box.read(message.move))
        except Malformed as error:
            refusal = table.box.malformed(error)
        self.tell(m.Answer(message.id, refusal=refused(refusal) if refusal else None))

    async def hint(self, message: m.Hint) -> None:
        """What the game's own bot would do with what this seat may know."""
        seat = self.mine(message.seat)
        table = self.live.table
        if table.match is None or seat not in table.match.game.waiting():
            raise Fault("hint/not-asked", "You are not being asked for anything.")
        advisor = next(iter(table.box.bots), "random")
        bot = SeatedBot(table.box, advisor, seat, f"hint {table.version}")
        move = await asyncio.to_thread(bot.choose, table.match.game.copy())
        label = table.box.tell(move, table.box.view(table.match.game, seat))
        self.tell(m.Answer(message.id, move=table.box.write(move), label=label))
