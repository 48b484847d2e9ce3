"""A table as the sum of its entries: who sits where, what was agreed, the match, the clocks."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.arena.match import PERSON, Match, Way
from parlour.contract import NOTHING, TABLE, Box, Channel, Side
from parlour.kernel.agenda import Choice
from parlour.kernel.text import Text
from parlour.kernel.values import Move
from parlour.server.clocks import Clocks, Hourglass, Timer
from parlour.server.entries import (
    Answered,
    AnyEntry,
    Asked,
    Away,
    Back,
    Changed,
    Clock,
    Closed,
    Moved,
    Opened,
    Ready,
    Rematched,
    Renamed,
    Resumed,
    Said,
    Seated,
    Started,
    Swapped,
    Undone,
    Vacated,
    Withdrawn,
)
from parlour.server.phrases import phrases_of
from parlour.server.texts import loaded

CHAT = 300  # lines of chat that are kept in memory; the store has them all


class Seat(msgspec.Struct):
    """One place at the table; empty if it has neither a token nor a bot."""

    name: str = ""
    token: str = ""  # the hash of the secret that its person holds
    bot: str = ""
    away: bool = False
    ready: bool = False  # to begin, as the table has been settled

    @property
    def taken(self) -> bool:
        return bool(self.token or self.bot)


class Made(NamedTuple):
    """By whom a move was made, and when."""

    by: Literal["person", "bot", "clock"]
    at: int  # milliseconds since 1970


class Question:
    """Whether a move may be taken back, which its maker asks the other people at the table."""

    def __init__(self, seat: int, version: int, said: Text | None, wanted: list[int]) -> None:
        self.seat = seat
        self.version = version  # of the table, when it was asked
        self.said = said  # the move as everybody has heard of it, if everybody has
        self.wanted = wanted  # whose answer is still wanted
        self.refused_by: int | None = None  # then it is settled: the move stands


class Table:
    """Built by `apply` alone, so that every process comes to the same table."""

    def __init__(self, code: str, boxes: dict[str, Box[Any]], opened: Opened) -> None:
        self.code = code
        box = boxes[opened.game]
        kept = box.for_version(opened.rules_version)
        self.box = kept or box  # not `playable`: only to be looked at
        self.phrases = phrases_of(self.box)
        self.rules_version = opened.rules_version
        self.tutorial = opened.tutorial
        self.version = 0
        self.host = opened.host
        self.public = opened.public
        self.options = {**self.box.usual_options(), **opened.options}
        self.clock: Clock = opened.clock
        self.seats = [Seat() for _ in range(opened.seats)]
        self.chat: deque[Said] = deque(maxlen=CHAT)
        self.match: Match | None = None
        self.made: list[Made] = []  # for every move of the match
        self.deeds = 0  # how often anybody has answered, and people have done anything at all
        self.seed = ""
        self.at = 0  # when something has happened last
        self.closed = False  # given up before its end
        self.next_code = ""  # where the rematch is
        self.clocks = Clocks(self.clock, opened.seats)
        self.hourglass = Hourglass(None, 0)
        self.timer = Timer()
        self.question: Question | None = None  # about the latest moves, and gone with the next
        self.have_asked: set[int] = set()  # seats that may not ask again before the next move
        self.asked: list[int] = [0] * opened.seats  # the version at which each seat's question came

    # ------------------------------------------------------------------ what has happened

    def apply(self, entry: AnyEntry, at: int) -> None:
        self.version += 1
        last, self.at = self.at, at
        match entry:
            case Moved():  # first, as nearly all are
                self.move(entry, at)
            case Opened():
                pass
            case Seated(seat=seat):
                self.seats[seat] = Seat(entry.name, entry.token, entry.bot)
                self.question = None
            case Renamed(seat=seat):
                self.seats[seat].name = entry.name
                if self.match is not None:
                    self.match.seats[seat] = entry.name
            case Ready(seat=seat):
                self.seats[seat].ready = entry.ready
            case Vacated(seat=seat):
                self.seats[seat] = Seat()
            case Swapped(one=one, other=other):
                self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
            case Changed():
                self.change(entry)
            case Started(seed=seed):
                self.start(seed, at)
            case Undone(seat=seat):
                self.go_back(seat, entry.way, at)
            case Asked(seat=seat):
                self.have_asked.add(seat)
                said, wanted = self.said_of_latest(seat), self.present_besides(seat)
                self.question = Question(seat, self.version, said, wanted)
            case Answered(seat=seat):
                assert self.question is not None
                if entry.agrees:
                    self.question.wanted.remove(seat)
                else:
                    self.question.refused_by = seat
            case Withdrawn():
                self.question = None
            case Said():
                self.chat.append(entry)
            case Away(seat=seat):
                self.seats[seat].away = True
                self.question = None
            case Back(seat=seat):
                self.seats[seat].away = False
            case Resumed():
                self.clocks.resumed(at)
                self.hourglass.resumed(last, at)
                self.timer.resumed(last, at)
            case Closed():
                self.closed = True
            case Rematched(code=code):
                self.next_code = code

    def change(self, entry: Changed) -> None:
        if entry.seats is not None:
            self.seats = (self.seats + [Seat() for _ in range(entry.seats)])[: entry.seats]
        if entry.public is not None:
            self.public = entry.public
        if entry.options is not None:
            self.options = {**self.options, **entry.options}
        if entry.clock is not None:
            self.clock = entry.clock
        if entry.options is not None or entry.clock is not None:
            for seat in self.seats:  # they were ready for another game
                seat.ready = False
        self.clocks = Clocks(self.clock, len(self.seats))

    def start(self, seed: str, at: int) -> None:
        self.seed = seed
        names = [seat.name for seat in self.seats]
        players = [seat.bot or PERSON for seat in self.seats]
        timed = self.clock.kind != "none"
        self.match = Match(self.box, names, players, seed, self.options, timed=timed)
        self.clocks = Clocks(self.clock, len(self.seats))
        limit = self.box.clock.time_limit(self.match.options)
        self.hourglass = Hourglass(limit, at)
        self.asked = [0] * len(self.seats)
        self.ask(at)

    def move(self, entry: Moved, at: int) -> None:
        """An answer is charged to a clock. Talk is not, nor what is done out of turn: of all that
        the question may be as it was.
        """
        match, seat = self.match, entry.seat
        assert match is not None
        move, written = self.phrases.read(entry.move)
        asked = match.game.choice
        if not (move.out_of_turn and entry.by == "bot"):
            self.deeds += 1
        match.note(seat, move, NOTHING if entry.reason is None else loaded(entry.reason))
        kept = entry.by == "clock" or match.game.settles(seat, move)
        if kept:
            self.made.append(Made(entry.by, at))
            self.question = None
            self.have_asked.clear()
            self.charge(seat, move, at)
            match.decide(seat, move, written, entry.by == "clock" and not move.out_of_turn)
        else:
            match.say(seat, move)
        if move.out_of_turn and move == self.box.clock.time_up():
            self.hourglass.called = True
        now = match.game.choice
        same = now is asked if move.out_of_turn else goes_on(now, asked)
        self.ask(at, not kept or same)

    def charge(self, seat: int, move: Move, at: int) -> None:
        """To whose clocks a move is charged that is to be played."""
        choice = None if self.match is None else self.match.game.choice
        if choice is None or move.out_of_turn:
            self.clocks.spoken()
            return
        as_one = choice.waits_in_secret and not choice.simultaneous
        self.clocks.answered(choice.seats if as_one else (seat,), at)
        self.asked[seat] = 0  # what it is asked next is another question

    def go_back(self, seat: int, way: Way, at: int) -> None:
        """Take back what that seat takes back, and give the clocks what they had.

        Who takes an aside back disturbs nobody, either, as long as the question is the same.
        """
        assert self.match is not None
        made, asked = len(self.match.entries), self.match.game.choice
        self.match.undo(seat, way)
        self.deeds += 1
        stands = len(self.match.entries)
        answers = [self.clocks.taken_back(at) for _ in range(stands, made)]
        del self.made[stands:]
        self.question = None
        self.have_asked.clear()
        if way == "practice":  # what was thought for nothing is given back
            self.timer = Timer()
        if way != "alone":  # whoever is asked, it is not what they were asked last
            self.asked = [0] * len(self.seats)
        now = self.match.game.choice  # of which somebody may have taken an answer back
        self.ask(at, (not any(answers) and now == asked) or goes_on(asked, now))

    def ask(self, at: int, as_before: bool = False) -> None:
        """Note who is waited for now, and since which version each has faced this question."""
        assert self.match is not None
        game = self.match.game
        choice = game.choice
        waiting = game.waiting()
        for seat in range(len(self.seats)):
            if seat not in waiting:
                self.asked[seat] = 0
            elif not (as_before and self.asked[seat]):
                self.asked[seat] = self.version
        # Which of a team has agreed is nobody else's business: the clocks of all of them run.
        alone = choice is None or choice.simultaneous
        self.clocks.ask(waiting if choice is None or alone else choice.seats, at, as_before)
        self.timer.ask(None if choice is None else choice.time_limit(game), at)

    # ------------------------------------------------------------------ taking back

    def way_back(self, seat: int) -> Way | None:
        """In which way this seat may go back now; it asks the others only once about a move."""
        assert self.match is not None
        way = self.match.way_back(seat)
        if way == "consent" and (seat in self.have_asked or not self.present_besides(seat)):
            return None
        return way

    def present_besides(self, seat: int) -> list[int]:
        """The other people at the table. Who is away is not asked; a tutorial is one person's.

        While somebody may not know whether another is there, nobody is asked: that would tell.
        """
        viewers = (None, *range(len(self.seats)))
        if self.tutorial or any(self.hidden_presence(viewer) for viewer in viewers):
            return []
        mine = self.seats[seat].token
        return [
            number
            for number, other in enumerate(self.seats)
            if other.token and other.token != mine and not other.away
        ]

    def said_of_latest(self, seat: int) -> Text | None:
        """The latest move of this seat, as the log told everybody of it; None: it did not."""
        match = self.match
        assert match is not None
        step = match.step_back(seat, "consent")
        if step is None:
            return None
        for told in match.told[match.befores[step].told :]:
            if told.step > step + 1:
                break
            if told.audience is None and not match.box.minor(told.event):
                return match.box.describe_event(told.event)
        return None

    # ------------------------------------------------------------------ what that comes to

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.game.over

    @property
    def state(self) -> Literal["gathering", "playing", "over", "closed"]:
        if self.closed:
            return "closed"
        if self.over:
            return "over"
        return "playing" if self.started else "gathering"

    @property
    def ended(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.over or self.closed

    @property
    def untended(self) -> bool:
        """Whether there is something to look after: an end, a clock, a seat without a person, or
        what all have agreed on.
        """
        if self.match is None or self.ended or self.timed:
            return True
        game = self.match.game
        if game.agreed() is not None:
            return True
        waiting = game.waiting()
        for number, seat in enumerate(self.seats):
            if not (seat.bot or seat.away):
                continue
            if number in waiting or self.box.asides_for_bots(game, number):
                return True
        return False

    @property
    def timed(self) -> bool:
        """Whether a clock runs, of a player, of what is asked or of the whole game."""
        return self.clock.kind != "none" or self.hourglass.runs or self.timer.limit is not None

    def time_left(self, at: int) -> int | None:
        """Milliseconds until the whole game ends; None if there is no such limit, or no game."""
        return self.hourglass.left(at) if self.match is not None and not self.ended else None

    def choice_left(self, at: int) -> int | None:
        """Milliseconds until what is asked is decided without an answer; None: no such limit."""
        return self.timer.left(at) if self.match is not None and not self.ended else None

    def clocks_left(self, at: int, eyes: Collection[int]) -> list[int | None]:
        """What the clocks show these seats; to a spectator, if there are none."""
        choice = None if self.match is None else self.match.game.choice
        if choice is None or not (choice.simultaneous and choice.waits_in_secret):
            return self.clocks.left(at)
        waiting = {seat for viewer in (eyes or (None,)) for seat in choice.seen_waiting(viewer)}
        return self.clocks.left_in_secret(at, eyes, waiting)

    def ready(self) -> list[int]:
        """The seats whose people have said before the start that they are ready for it."""
        return [number for number, seat in enumerate(self.seats) if seat.ready]

    def awaited(self) -> list[int]:
        """The people who are waited for, as far as everybody may know, and have not left."""
        if self.match is None or self.ended:
            return []
        asked = self.match.game.seen_waiting(None)
        return [seat for seat in asked if self.seats[seat].token and not self.seats[seat].away]

    def sides(self) -> Sequence[Side]:
        return self.box.sides.sides(len(self.seats), self.options)

    def channels(self) -> Sequence[Channel]:
        """Where people may talk just now. Before the start seats may still change hands, and with
        them what was said, and after the end all is told: so there is but one channel.
        """
        if self.match is None or self.over:
            return [Channel(TABLE, "Everybody")]
        return self.box.channels.channels(self.match.game, self.sides())

    def hidden_presence(self, viewer: int | None) -> Sequence[int]:
        """Of whom `viewer` may not know whether they are there."""
        if self.match is None or self.over:
            return ()
        return self.box.channels.hidden_presence(self.match.game, viewer)

    @property
    def waits(self) -> bool:
        """Whether anybody may come and sit down."""
        return self.public and not self.started and not self.closed

    @property
    def playable(self) -> bool:
        """A match keeps its rules version; if that is here no more, it cannot go on, and nobody
        can say how it ended.
        """
        return self.rules_version == self.box.about.rules_version

    def seat_of(self, token_hash: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.token and seat.token == token_hash:
                return number
        return None

    def stale(self, seat: int, version: int) -> bool:
        """Whether what was seen at `version` was another question than the one now asked.

        A question that several seats share is never stale: the judge decides what still fits.
        """
        assert self.match is not None
        choice = self.match.game.choice
        if choice is None or (len(choice.seats) > 1 and not choice.simultaneous):
            return False
        return version < self.asked[seat]


def goes_on(choice: Choice[Any] | None, before: Choice[Any] | None) -> bool:
    """Whether this is the question that was asked before, but for those who have answered it."""
    return choice is not None and before is not None and choice.goes_on(before)


def restore(code: str, boxes: dict[str, Box[Any]], entries: list[tuple[AnyEntry, int]]) -> Table:
    """The table that these entries add up to."""
    opened = entries[0][0]
    assert isinstance(opened, Opened)
    table = Table(code, boxes, opened)
    for entry, at in entries:
        table.apply(entry, at)
    return table
