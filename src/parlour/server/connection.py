"""One connection to a table: says hello, hears what it may hear, and asks for things."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket

from parlour.bots import advisor
from parlour.contract import Box
from parlour.kernel.agenda import Game
from parlour.kernel.codec import Malformed
from parlour.kernel.rulebook import Refusal
from parlour.server import decisions
from parlour.server import messages as m
from parlour.server.api.faults import address
from parlour.server.audience import viewers
from parlour.server.backend import Backend
from parlour.server.bot_pool import Busy
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry
from parlour.server.limits import Bucket
from parlour.server.live import LiveTable, Unreadable, now
from parlour.server.outbox import BACKLOG, Outbox
from parlour.server.people import clean_name, hashed
from parlour.server.rendering import refused
from parlour.server.stores.base import Conflict, Unavailable
from parlour.server.tables import Table
from parlour.server.texts import sent, sent_aid
from parlour.server.wire import Wire

CHAT_PER_SECOND = 0.5
CHAT_AT_ONCE = 5
MOST_TOKENS = 16
SHORT = 1000  # characters of a message that may be a move
UNREADABLE = "Something is wrong with this table: it cannot go on as it is."

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(m.AnyFromClient)
_encoder = msgspec.json.Encoder()


class Connection:
    """A listener at one table, with the seats whose tokens it holds."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live: LiveTable,
        backend: Backend,
        wire: Wire | None = None,
    ) -> None:
        self.socket = socket
        self.wire = wire
        self.outbox = Outbox(socket, wire.say if wire is not None else None)
        self.live = live
        self.backend = backend
        self.settings = backend.settings
        self.tokens: list[str] = []  # their hashes
        self.seats: list[int] = []
        self.open: int | None = None
        self.host = False
        self.name = ""
        self.busy = False  # a message is being answered
        self.moving: asyncio.Future[None] | None = None  # a move that is being stored
        self.leaving = False
        self.reader: asyncio.Task[None] | None = None
        self.farewell: tuple[int, str] | None = None  # why the connection is closed from here
        self.thinking: asyncio.Task[None] | None = None
        self.retrying: asyncio.Task[None] | None = None
        rate = self.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)
        self.chatter = Bucket(CHAT_PER_SECOND, CHAT_AT_ONCE)
        self.talker = Bucket(rate / 4, 1.5 * rate)

    # ------------------------------------------------------------------ the connection

    async def run(self) -> None:
        """Until the client goes, or does not keep up."""
        self.live.visitors += 1
        self.reader = reader = asyncio.create_task(self._read())
        writer = self.outbox.open()
        if self.wire is not None:
            self.wire.ear = self.hear
        try:
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.visitors -= 1
            self.live.part(self)
            self.leaving = True
            ended = [task for task in (reader, writer, self.thinking) if task is not None]
            for task in ended:
                if task is not reader or not self.busy:  # what has been begun is brought to its end
                    task.cancel()
            await asyncio.gather(*ended, return_exceptions=True)
            if self.moving is not None:
                await asyncio.wait([self.moving])
        if self.outbox.full:
            self.end(code=4008, reason="too slow")
        if self.farewell is not None:
            with suppress(Exception):  # who does not read may not hear this either
                await asyncio.wait_for(self.socket.close(*self.farewell), 1)

    def end(self, code: int, reason: str) -> None:
        """Close the connection, after what is being answered just now."""
        self.farewell = self.farewell or (code, reason)
        self.leaving = True
        if self.reader is not None and not self.busy:
            self.reader.cancel()

    def dismiss(self, number: int | None = None) -> None:
        """The table has broken."""
        self.tell(m.Error("table/unreadable", UNREADABLE, number))
        self.end(code=4005, reason="the table cannot go on")

    async def _read(self) -> None:
        while not self.leaving:
            event = cast("dict[str, Any]", await self.socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            self.busy = True
            await self._receive(event.get("text"))
            self.busy = False
            if self.outbox.behind > BACKLOG // 2:  # first let it have the answers so far
                await asyncio.sleep(0)

    def send(self, message: bytes) -> None:
        """Never waits."""
        self.outbox.send(message)

    def tell(self, message: m.FromServer) -> None:
        self.outbox.send(_encoder.encode(message))

    async def _receive(self, data: str | None) -> None:
        """Answer one message, with one error if it is a bad one."""
        if not self.bucket.take():
            self.tell(m.Error("rate", "Too many messages; slow down."))
            await asyncio.sleep(1 / self.settings.messages_per_second)
            return
        if data is None:
            self.tell(m.Error("message/malformed", "Messages are text, not binary."))
            return
        if len(data.encode("utf-8", "replace")) > self.settings.largest_message:
            self.tell(m.Error("message/too-large", "That message is too large."))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self.tell(m.Error("message/malformed", str(error)))
            return
        await self._guarded(getattr(message, "id", None), self.answer(message))

    async def _guarded(self, number: int | None, doing: Awaitable[None]) -> None:
        try:
            await doing
        except Exception as error:
            self._explain(number, error)

    def _explain(self, number: int | None, error: Exception) -> None:
        """Say why something cannot be done."""
        match error:
            case Fault():
                rule = self.worded(error.refusal)
                self.tell(m.Error(error.code, error.message, number, rule))
            case Conflict():
                self.tell(m.Error("table/busy", "Somebody was faster; try again.", number))
            case Unreadable():
                self.dismiss(number)
            case Unavailable():
                self.tell(m.Error("server/away", str(error), number))
            case _:  # a fault of ours; the connection lives on
                log.error("a message has failed", code=self.live.table.code, exc_info=error)
                self.tell(m.Error("server/error", "Something went wrong here; try again.", number))

    # ------------------------------------------------------------------ the short way

    def hear(self, text: str) -> bool:
        """Take up a message where it comes in, if it is a move, as nearly all are; whether it is.

        What is not, or has to wait, goes the long way: through `_receive`.
        """
        if self.busy or self.leaving or self.moving is not None or len(text) > SHORT:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if not isinstance(message, m.Move) or not self.bucket.take():
            return False
        number = message.id
        try:
            self.moving = self.live.begin(
                lambda table: self.move(table, message),
                self.outbox.hold,
                lambda fault: self._moved(message, fault),
            )
        except Exception as error:
            self._explain(number, error)
            return True
        return self.moving is not None

    def _moved(self, message: m.Move, fault: Exception | None) -> None:
        """The move is stored and told, or has failed."""
        self.moving = None
        if fault is None:
            self.tell(m.Ack(message.id, self.live.table.version))
        elif not isinstance(fault, Conflict):
            self._explain(message.id, fault)
        self.outbox.release()
        if isinstance(fault, Conflict):  # another process was faster: judge it again
            again = self._guarded(message.id, self.answer(message))
            self.retrying = asyncio.create_task(again)

    def reseat(self, table: Table) -> bool:
        """Look again which seats are mine; whether that has changed."""
        before = self.seats, self.host
        found = [table.seat_of(token) for token in self.tokens]
        self.seats = sorted({seat for seat in found if seat is not None})
        self.host = table.host in self.tokens
        return before != (self.seats, self.host)

    # ------------------------------------------------------------------ what is asked for

    async def answer(self, message: m.AnyFromClient) -> None:
        match message:
            case m.Hello():
                await self.hello(message)
            case m.Look():
                self.look(message)
            case m.Ping():
                self.tell(m.Pong(message.id))
            case m.Move():
                await self.act(message.id, lambda t: self.move(t, message))
            case m.Undo():
                await self.act(
                    message.id,
                    lambda t: decisions.undo(t, self.held(message.seat), message.practice),
                )
            case m.AskUndo() | m.AnswerUndo() | m.WithdrawUndo():
                await self.act(message.id, lambda t: self.consent(t, message))
            case m.Why():
                self.why(message)
            case m.Hint():
                self.hint(message)
            case m.Chat():
                if not self.chatter.take():
                    raise Fault("chat/rate", "Too much chat; wait a moment.")
                await self.act(message.id, lambda t: self.say(t, message))
            case m.Leave():
                await self.act(message.id, lambda t: decisions.leave(t, self.mine(message.seat)))
            case m.Rename():
                await self.act(
                    message.id,
                    lambda t: decisions.rename(t, self.mine(message.seat), message.name),
                )
            case m.Ready():
                await self.act(
                    message.id,
                    lambda t: decisions.say_ready(t, self.mine(message.seat), message.ready),
                )
            case m.TakeSeat():
                await self.act(
                    message.id,
                    lambda t: decisions.take_seat(t, self.mine(message.seat), message.to),
                )
            case m.Return():
                await self.act(
                    message.id, lambda t: decisions.come_back(t, self.mine(message.seat))
                )
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
            case m.DrawSeats():
                await self.act(message.id, decisions.draw_seats)
            case m.Start():
                await self.act(message.id, decisions.start)
            case m.Rematch():
                self.tell(m.Ack(message.id, await self._rematch()))

    async def _rematch(self) -> int:
        return await self.backend.rematch(self.live, address(self.socket))

    async def act(self, number: int, decide: Callable[[Table], Sequence[AnyEntry]]) -> None:
        """Do it, and say so when it is stored."""
        try:
            version = await self.live.perform(decide, self.outbox.hold)
            self.tell(m.Ack(number, version))
        finally:
            self.outbox.release()

    async def hello(self, message: m.Hello) -> None:
        """Say who I am; get what I have missed, or everything. Who was away is back."""
        self.tokens = [hashed(token) for token in message.tokens[:MOST_TOKENS]]
        self.name = clean_name(message.name)
        self.open = message.open
        if not self.live.audience.has_room(self, self.settings.connections_per_table):
            self.end(code=4029, reason="too many connections")
            return
        self.live.join(self, message.since)
        for seat in self.seats:  # even if it is just being given to a bot
            await self.live.act(partial(decisions.come_back, seat=seat))

    def mine(self, seat: int) -> int:
        """That seat, if it is mine now; it may have changed hands since the message was sent."""
        if seat not in self.seats:
            raise Fault("seat/not-yours", "That seat is not yours.")
        return seat

    def held(self, seat: int) -> int:
        """The same for what says something of a secret, or acts on it: while the game runs this is
        for who holds the device, of several seats that share it.
        """
        table, mine = self.live.table, self.mine(seat)
        if table.state == "playing" and mine not in viewers(table, self):
            raise Fault("seat/covered", "Somebody else holds the device: show this screen first.")
        return mine

    def look(self, message: m.Look) -> None:
        """The device changes hands; of who has held it nothing more is sent."""
        self.open = None if message.seat is None else self.mine(message.seat)
        self.live.look(self)
        self.tell(m.Ack(message.id, self.live.table.version))

    def move(self, table: Table, message: m.Move) -> Sequence[AnyEntry]:
        seat = self.held(message.seat)
        return decisions.move(table, seat, message.version, message.move, now(), self.talker)

    def consent(
        self, table: Table, message: m.AskUndo | m.AnswerUndo | m.WithdrawUndo
    ) -> Sequence[AnyEntry]:
        """Of going back with the consent of the others. All hear what is asked and answered."""
        seat = self.mine(message.seat)
        match message:
            case m.AskUndo():
                return decisions.ask_undo(table, self.held(seat))
            case m.AnswerUndo():
                return decisions.answer_undo(table, seat, message.version, message.agrees)
            case m.WithdrawUndo():
                return decisions.withdraw_undo(table, seat)

    def say(self, table: Table, message: m.Chat) -> Sequence[AnyEntry]:
        seat = message.seat
        name = table.seats[self.held(seat)].name if seat is not None else self.name
        return decisions.say(table, name, message.text, message.seat, message.channel)

    def why(self, message: m.Why) -> None:
        """The judge's answer, without doing anything."""
        seat = self.held(message.seat)
        table = self.live.table
        decisions.playable(table)
        if table.match is None:
            raise Fault("table/not-started", "The game has not begun.")
        box, game, aid = table.box, table.match.game, None
        try:
            move = box.read(message.move)
            refusal = box.why(game, seat, move)
            bots = {number: each.bot for number, each in enumerate(table.seats) if each.bot}
            aid = sent_aid(box.aid(game, seat, move, bots), table.match.seats)
        except Malformed as error:
            refusal = box.malformed(error)
        self.tell(m.Answer(message.id, refusal=self.worded(refusal), aid=aid))

    def worded(self, refusal: Refusal | None) -> m.Refused | None:
        match = self.live.table.match
        if refusal is None or match is None:
            return None
        return refused(refusal, match.seats)

    def hint(self, message: m.Hint) -> None:
        """What the game's own bot would do with what this seat may know."""
        seat = self.held(message.seat)
        table = self.live.table
        decisions.playable(table)
        if table.match is None or seat not in table.match.game.waiting():
            raise Fault("hint/not-asked", "You are not being asked for anything.")
        if self.thinking is not None and not self.thinking.done():
            raise Fault("hint/busy", "A hint is already on its way.")
        match = table.match
        thought = self._think(message.id, match.box, match.game.copy(), seat, match.bots)
        self.thinking = asyncio.create_task(self._guarded(message.id, thought))

    async def _think(
        self, number: int, box: Box[Any], game: Game[Any], seat: int, bots: Mapping[int, str]
    ) -> None:
        """Ask a bot while the connection goes on: one at a time for all who sit at the table."""
        code, advised = self.live.table.code, self.backend.advised
        if code in advised:
            raise Fault("hint/busy", "Somebody at this table is already waiting for a hint.")
        advised.add(code)
        try:
            seed = f"hint {self.live.table.version}"
            advice = await self.backend.pool.advice(box, game, seat, advisor(box), seed, bots)
        except Busy as busy:
            raise Fault("hint/busy", "Too many people want a hint right now; try again.") from busy
        finally:
            advised.discard(code)
        if advice is None:
            raise Fault("hint/none", "The bot has no advice right now.")
        move = box.notation.write(advice.move)
        label = sent(box.words.describe_move(advice.move, box.view(game, seat)))
        reason = sent(advice.reason)
        self.held(seat)  # the device may have been passed on meanwhile
        self.tell(m.Answer(number, move=move, label=label, reason=reason, rule=advice.rule))
