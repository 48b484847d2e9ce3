"""Who listens at a table, and what each of them is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from parlour.kernel.values import may_hear
from parlour.server.entries import Said
from parlour.server.messages import Presence, Room, Sync, Update
from parlour.server.reading import Moment, Reader
from parlour.server.rendering import hidden_from, line, news, room, seen
from parlour.server.stores.base import Store
from parlour.server.tables import Table

RING = 64  # updates kept for each viewer, for those who were away for a moment
LARGE = 65_536  # bytes of an update of which one is enough to keep
PER_SEAT = 20  # connections with the token of one seat: its tabs, and those not yet missed

_there: Final = msgspec.json.Decoder(tuple[set[int], int])
_encoder: Final = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody connected to a table: with seats of their own, or a spectator."""

    seats: list[int]
    open: int | None  # which of them holds the device
    host: bool

    def reseat(self, table: Table) -> bool:
        """Look again which seats are this listener's; whether that has changed."""

    def send(self, message: bytes) -> None: ...

    def dismiss(self) -> None:
        """The table cannot go on as it is here; whoever comes again gets it read anew."""


class Audience:
    """The listeners of one table at this process."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table
        self.listeners: list[Listener] = []
        self.readers: dict[int | None, Reader] = {}
        self.ring: dict[int | None, deque[tuple[int, bytes]]] = {}
        self.hidden: dict[int | None, Sequence[int]] = {}  # whose presence viewers may not know
        self.presence: dict[Listener, bytes] = {}  # as each has been told of it

    # ------------------------------------------------------------------ coming and going

    def has_room(self, listener: Listener, spectators: int) -> bool:
        """Whoever holds a seat finds a place, however many look on."""
        listener.reseat(self.table)
        others = [other for other in self.listeners if other is not listener]
        if listener.seats:
            held = [sum(seat in other.seats for other in others) for seat in listener.seats]
            return min(held) < PER_SEAT
        standing = [other for other in others if not other.seats and other.host == listener.host]
        return len(standing) < (PER_SEAT if listener.host else spectators)

    def join(self, listener: Listener, at: int, since: int | None) -> None:
        """Tell somebody who comes what they have missed, or everything."""
        listener.reseat(self.table)
        if listener not in self.listeners:
            self.listeners.append(listener)
        missed = None if since is None else self.missed(listener, since)
        for message in [self.sync(listener, at)] if missed is None else missed:
            listener.send(message)
        self.presence.pop(listener, None)
        self.announce()
        self.tell_presence()

    def look(self, listener: Listener, at: int) -> None:
        """The device has been passed on: everything, as who holds it now may know it."""
        listener.send(self.sync(listener, at))
        self.presence.pop(listener, None)
        self.tell_presence()

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence.pop(listener, None)
            if not self.listeners:  # the next to come is told everything
                self.readers.clear()
                self.ring.clear()
            self.announce()
            self.tell_presence()

    def dismiss(self) -> None:
        """Send everybody away."""
        listeners, self.listeners = self.listeners, []
        self.presence.clear()
        self.announce()
        for listener in listeners:
            listener.dismiss()

    def announce(self) -> None:
        """Tell the other processes who is connected here."""
        here = msgspec.json.encode(self._here()) if self.listeners else None
        self.store.present(self.table.code, here)

    def tell_presence(self) -> None:
        """Tell everybody here who is connected, at whatever process, if that is new to them."""
        there = self.present()
        for listener in self.listeners.copy():
            told = self.presence_for(self.eyes(listener), there)
            if self.presence.get(listener) != told:  # who is hidden comes and goes in silence
                self.presence[listener] = told
                listener.send(told)

    def presence_for(self, seats: set[int], there: tuple[set[int], int]) -> bytes:
        """Who is connected, as these seats (or a spectator) may know it."""
        connected, spectators = there
        hidden = hidden_from(self.table, seats)
        everybody = range(len(self.table.seats))
        known = [None if seat in hidden else seat in connected for seat in everybody]
        return _encoder.encode(Presence(known, spectators))

    def _here(self) -> tuple[set[int], int]:
        """The seats and the number of spectators connected to this process."""
        connected = {seat for listener in self.listeners for seat in listener.seats}
        return connected, sum(not listener.seats for listener in self.listeners)

    def present(self) -> tuple[set[int], int]:
        """The same at all processes."""
        connected, spectators = self._here()
        for there in self.store.elsewhere(self.table.code):
            seats, watching = _there.decode(there)
            connected |= seats
            spectators += watching
        return connected, spectators

    # ------------------------------------------------------------------ telling

    def sync(self, listener: Listener, at: int) -> bytes:
        """Everything this listener may know."""
        table = self.table
        return msgspec.json.encode(
            Sync(
                version=table.version,
                mine=listener.seats,
                open=listener.open if listener.open in listener.seats else None,
                asked=self.asked(listener),
                host=listener.host,
                room=self.room(at, self.eyes(listener)),
                seen=[seen(table, Reader(viewer)) for viewer in viewers(table, listener)]
                if table.started
                else [],
            )
        )

    def eyes(self, listener: Listener) -> set[int]:
        """The seats with whose eyes a listener sees; none: a spectator's."""
        return {seat for seat in viewers(self.table, listener) if seat is not None}

    def asked(self, listener: Listener) -> list[int] | None:
        """Who must take a shared device next: of its seats no more than that they are asked."""
        if not shared(self.table, listener):
            return None
        match = self.table.match
        waiting = [] if match is None else match.game.waiting()
        return [seat for seat in listener.seats if seat in waiting]

    def missed(self, listener: Listener, since: int) -> list[bytes] | None:
        """The updates after `since`, or None if they are no longer kept, or tell an old time."""
        (viewer, *others) = viewers(self.table, listener)
        if not 0 <= self.table.version - since <= RING or self.table.timed:
            return None
        if shared(self.table, listener):  # nobody knows any more who was asked meanwhile
            return None
        kept = [(v, update) for v, update in self.ring.get(viewer, ()) if v > since]
        whole = [v for v, _ in kept] == list(range(since + 1, self.table.version + 1))
        return [update for _, update in kept] if whole and not others else None

    def change_hands(self) -> list[Listener]:
        """Seats may be somebody else's now; who has got others than before."""
        moved = [listener for listener in self.listeners if listener.reseat(self.table)]
        self.announce()
        return moved

    def forget(self) -> None:
        """What one person has seen in a seat is not for the next."""
        self.ring.clear()

    def tell(
        self,
        at: int,
        with_room: bool,
        moved: Sequence[Listener],
        said: Said | None = None,
        gone: int | None = None,
    ) -> None:
        """Send everybody what is new to them; everything to who has `moved` to another seat.

        Of a line of chat nobody gets more than the line, and only who may read it. That somebody
        has `gone`, or is back, is no more than another version for those who may not know of it.
        """
        if not self.listeners:
            return
        version = self.table.version
        for listener in self.listeners:
            for viewer in viewers(self.table, listener):
                if viewer not in self.readers:
                    self.readers[viewer] = Reader(viewer)
        match = self.table.match
        moment = Moment(match) if match is not None and said is None else None
        before = self.hidden
        roomy: set[int | None] = set()  # to whom a room says who is connected
        updates: dict[int | None, Update] = {}
        self.hidden = {viewer: self.table.hidden_presence(viewer) for viewer in self.readers}
        for viewer, reader in self.readers.items():
            hidden = self.hidden[viewer]
            silent = gone in hidden
            eyes: set[int] = set() if viewer is None else {viewer}
            around = with_room or hidden != before.get(viewer, ())  # whoever was hidden may be away
            update = Update(
                version=version,
                clocks=self.table.clocks_left(at, eyes),
                time_left=self.table.time_left(at),
                choice_left=self.table.choice_left(at),
                room=self.room(at, eyes) if around and not silent else None,
                seen=[news(self.table, reader, moment)]
                if moment is not None and not silent
                else [],
                said=[line(said)] if said is not None and may_hear(said.audience, viewer) else [],
            )
            updates[viewer] = update
            if update.room is not None:
                roomy.add(viewer)
            ring = self.ring.get(viewer)
            if ring is None:
                ring = self.ring[viewer] = deque(maxlen=RING)
            encoded = _encoder.encode(update)
            if len(encoded) > LARGE:  # a room with a long text in it; who missed it asks anew
                ring.clear()
            ring.append((version, encoded))
        there = self.present() if roomy or moved else (set(), 0)
        for listener in self.listeners.copy():
            if listener in moved:
                listener.send(self.sync(listener, at))
                self.presence[listener] = self.presence_for(self.eyes(listener), there)
                continue
            asked = self.asked(listener)
            for viewer in viewers(self.table, listener):
                encoded = self.ring[viewer][-1][1]
                if asked is not None:
                    encoded = _encoder.encode(replace(updates[viewer], asked=asked))
                listener.send(encoded)
                if viewer in roomy:
                    eyes = set() if viewer is None else {viewer}
                    self.presence[listener] = self.presence_for(eyes, there)
        if roomy:
            self.tell_presence()  # to who holds several seats, of which one may know more

    def room(self, at: int, seats: set[int]) -> Room:
        """The table around the game, as these seats may see it."""
        connected, spectators = self.present()
        return room(self.table, at, connected, spectators, seats)


def viewers(table: Table, listener: Listener) -> list[int | None]:
    """Whose eyes a listener sees with: its seat's, or a spectator's.

    Where several seats share a device, it is who holds it, and under a cover a spectator.
    """
    if not shared(table, listener):
        return list(listener.seats) or [None]
    return [listener.open if listener.open in listener.seats else None]


def shared(table: Table, listener: Listener) -> bool:
    """Whether several people are at this device. All seats of a tutorial are one person's."""
    return len(listener.seats) > 1 and not table.tutorial
