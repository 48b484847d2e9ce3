"""What each viewer gets of a table. Views come from the game's box, built from nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from parlour import contract
from parlour.arena.match import Match, Told
from parlour.contract import OFFERED, Box, Side, View, side_of
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import commitment
from parlour.kernel.rulebook import Refusal
from parlour.kernel.typed import LONGEST
from parlour.kernel.values import Move, may_hear
from parlour.server.decisions import why_silent
from parlour.server.entries import Said
from parlour.server.messages import (
    Channel,
    Headline,
    Line,
    LogLine,
    Proposed,
    Question,
    Refused,
    Room,
    SeatInfo,
    Seen,
    Turn,
    Typed,
)
from parlour.server.messages import Side as SideInfo
from parlour.server.phrases import Phrases
from parlour.server.tables import Table
from parlour.server.texts import sent, sent_headline, whose

CHAT = 100  # lines of chat that are shown


class Moment:
    """What all viewers of a table have in common just now, worked out and encoded once for all."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.public: Mapping[str, Any] = match.box.views.public(match.game)
        self.encoded: bytes = msgspec.json.encode(self.public)
        self.said: dict[int, LogLine] = {}  # sentences of the log, by the number of their event
        self.headlines: dict[tuple[int, ...], Headline | None] = {}  # by those of a turn's events

    def heard(self, viewer: int | None, start: int) -> list[LogLine]:
        """The log in sentences, as `viewer` may read it, from the `start`-th event on."""
        match, lines = self.match, []
        for number in range(start, len(match.told)):
            told = match.told[number]
            if may_hear(told.audience, viewer):
                line = self.said.get(number)
                if line is None:
                    line = log_line(match.box, told, match.seats)
                    self.said[number] = line
                lines.append(line)
        return lines

    def turns(self, viewer: int | None, begun: Sequence[Begun]) -> list[Turn]:
        """These turns, the last of which is the latest of all, with what each has come to."""
        told = self.match.told
        ends = [*(turn.event for turn in begun[1:]), len(told)]
        return [
            Turn(whose(turn.seat), turn.line, turn.step, self._headline(viewer, turn.event, end))
            for turn, end in zip(begun, ends, strict=False)  # if none began, nothing ends
        ]

    def _headline(self, viewer: int | None, start: int, end: int) -> Headline | None:
        """The same for all who have heard the same."""
        told = self.match.told
        heard = tuple([n for n in range(start, end) if may_hear(told[n].audience, viewer)])
        if heard not in self.headlines:
            events = [told[n].event for n in heard]
            found = sent_headline(self.match.box, events, self.match.seats)
            raw: Any = None if found is None else msgspec.Raw(msgspec.json.encode(found))
            self.headlines[heard] = raw
        return self.headlines[heard]

    def encode(self, private: Mapping[str, Any]) -> Any:
        """The view that both parts make, for an encoder to take as it is."""
        if not (self.public and private):
            return msgspec.Raw(self.encoded) if self.public else private
        rest: bytes = msgspec.json.encode(private)
        return msgspec.Raw(self.encoded[:-1] + b"," + rest[1:])


class Begun(NamedTuple):
    """A turn that a viewer has heard of: what is known of it for good."""

    seat: int
    event: int  # the one that began it, by its number in the match
    line: int  # the same in this viewer's log
    step: int


class News(NamedTuple):
    """What is new to a viewer, and how much stood before it."""

    log_start: int
    log: list[LogLine]
    turns_start: int
    turns: list[Turn]


class Reader:
    """How far one viewer has read the log: only what is new has to be put into sentences."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told = 0  # events
        self.lines = 0  # those of them that this viewer has heard of
        self.turns: list[Begun] = []
        self.cuts = 0  # how often something had been taken back
        self.channels: list[Channel] | None = None  # as they were told

    def read_channels(self, table: Table) -> list[Channel] | None:
        """Where this viewer may talk now; None if that is as it was told before."""
        found = [
            channel_of(table, each, self.viewer)
            for each in table.channels()
            if may_hear(each.readers, self.viewer)
        ]
        if found == self.channels:
            return None
        self.channels = found
        return found

    def read_on(self, moment: Moment) -> News:
        """The sentences that are new, and the turns to which they have added something."""
        match = moment.match
        happened = len(match.told)
        left = min(match.cuts[self.cuts :], default=self.told)  # of what was known, what stands
        self.cuts = len(match.cuts)
        taken_back = left < self.told
        if taken_back:
            self.told = left
            self.lines = sum(may_hear(told.audience, self.viewer) for told in match.told[:left])
            while self.turns and self.turns[-1].event >= left:
                self.turns.pop()
        start, lines = self.lines, moment.heard(self.viewer, self.told)
        first = len(self.turns)
        if first and (lines or taken_back):
            first -= 1  # the last one has gone on, or back
        self._find_turns(match)
        self.lines += len(lines)
        self.told = happened
        return News(start, lines, first, moment.turns(self.viewer, self.turns[first:]))

    def _find_turns(self, match: Match) -> None:
        line = self.lines
        for number in range(self.told, len(match.told)):
            told = match.told[number]
            if may_hear(told.audience, self.viewer):
                seat = match.box.turn_of(told.event)
                if seat is not None:
                    self.turns.append(Begun(seat, number, line, told.step))
                line += 1


def log_line(box: Box[Any], told: Told, names: Sequence[str]) -> LogLine:
    """An event in words and as data, encoded already: it is the same for all who hear of it."""
    text: Any = msgspec.Raw(msgspec.json.encode(sent(box.describe_event(told.event), names)))
    event: Any = msgspec.Raw(msgspec.json.encode(to_wire(told.event)))
    return LogLine(text, told.step, event, box.minor(told.event))


def log_lines(match: Match, viewer: int | None, start: int = 0) -> list[LogLine]:
    return Moment(match).heard(viewer, start)


def seen(table: Table, reader: Reader, moment: Moment | None = None) -> Seen:
    """The game as this viewer may see it, and what is new in the log; a new reader gets it whole.

    Its largest parts are encoded already, so it is for an encoder and for nobody else. Whoever
    asks for several viewers gives all of them the same `moment`.
    """
    match = table.match
    assert match is not None
    viewer = reader.viewer
    game, box, phrases = match.game, table.box, table.phrases
    if moment is None:
        moment = Moment(match)
    news = reader.read_on(moment)
    private = box.views.private(game, viewer)
    view = {**moment.public, **private}
    choice = game.choice
    way = None if viewer is None else table.way_back(viewer)
    asked = viewer is not None and choice is not None and viewer in choice.waiting()
    moves = game.moves(viewer) if viewer is not None else []
    complete = True  # what kind of question it is, is for those who may answer
    if choice is not None and viewer is not None and choice.may_answer(viewer):
        complete = choice.complete(game, viewer) and len(moves) <= OFFERED
    return Seen(
        viewer=viewer,
        step=len(match.entries),
        view=moment.encode(private),
        prompt=sent(box.prompt(game, view, match.sides, moves), match.seats),
        asked=asked,
        waiting=list(game.seen_waiting(viewer)),
        complete=complete,
        moves=[phrases.offer(move, view) for move in moves[:OFFERED]],
        typed=None if complete else what_is_typed(game, box, view, viewer, moves),
        proposed=what_is_proposed(game, phrases, view, viewer),
        aside=[phrases.offer(move, view) for move in asides(match, viewer)],
        can_undo=way == "alone",
        undo_by=None if way == "alone" else way,
        log=news.log,
        log_start=news.log_start,
        turns=news.turns,
        turns_start=news.turns_start,
        figures=box.page.figures(view),
        channels=reader.read_channels(table),
        result=match.result() if table.playable else None,
    )


def what_is_typed(
    game: Game[Any], box: Box[Any], view: View, viewer: int | None, moves: Sequence[Move]
) -> Typed | None:
    """What this viewer may type where not every move is listed."""
    choice = game.choice
    if choice is None or viewer is None or not choice.may_answer(viewer):
        return None
    found = box.typing.typed(view, moves)
    if found is None:
        return None
    most = LONGEST - len(found.before) - len(found.after)
    return Typed(sent(found.label), found.before, found.after, most)


def what_is_proposed(
    game: Game[Any], phrases: Phrases, view: View, viewer: int | None
) -> Proposed | None:
    """What they are for whom this viewer has to agree with."""
    found = game.choice.proposed(viewer) if game.choice is not None else None
    if found is None:
        return None
    move, seats = found
    return Proposed(phrases.offer(move, view), list(seats))


def asides(match: Match, viewer: int | None) -> list[Aside]:
    """What this viewer may do out of turn just now."""
    if viewer is None:
        return []
    return list(match.box.asides_now(match.game, viewer))


def room(
    table: Table, at: int, connected: set[int], spectators: int, viewer_seats: set[int]
) -> Room:
    """The table around the game. What is said goes to those alone who may read it."""
    sides, hidden = table.sides(), hidden_from(table, viewer_seats)
    return Room(
        code=table.code,
        game=table.box.about.name,
        title=table.box.about.title,
        rules_version=table.rules_version,
        tutorial=table.tutorial,
        public=table.public,
        options=table.options,
        clock=table.clock,
        seats=[
            seat_info(table, number, number in connected, sides, number not in hidden)
            for number in range(len(table.seats))
        ],
        state=table.state,
        commitment=commitment(table.seed) if table.seed else "",
        seed=table.seed if table.over and table.playable else "",
        next_code=table.next_code,
        sides=[SideInfo(side.name, list(side.seats)) for side in sides],
        chat=[line(said) for said in table.chat if may_read(said, viewer_seats)][-CHAT:],
        clocks=table.clocks.left(at),
        time_left=table.time_left(at),
        choice_left=table.choice_left(at),
        spectators=spectators,
        practice=table.match is not None and table.match.practice,
        question=question(table),
    )


def hidden_from(table: Table, seats: set[int]) -> set[int]:
    """The seats whose presence none of these seats (or a spectator) may know of."""
    viewers: list[int | None] = [*seats] or [None]
    hidden = [set(table.hidden_presence(viewer)) for viewer in viewers]
    return set.intersection(*hidden)


def question(table: Table) -> Question | None:
    """What is asked about taking back: everybody may hear that."""
    asked, match = table.question, table.match
    if asked is None or match is None:
        return None
    said = None if asked.said is None else sent(asked.said, match.seats)
    return Question(asked.seat, asked.version, said, asked.wanted.copy(), asked.refused_by)


def seat_info(
    table: Table, number: int, connected: bool, sides: Sequence[Side], known: bool
) -> SeatInfo:
    seat = table.seats[number]
    kind: Literal["person", "bot", "empty"] = (
        "bot" if seat.bot else "person" if seat.token else "empty"
    )
    team = list(side_of(sides, number).seats)
    return SeatInfo(
        seat.name, kind, seat.bot, seat.away and known, connected if known else None, team
    )


def may_read(said: Said, seats: set[int]) -> bool:
    return any(may_hear(said.audience, seat) for seat in (*seats, None))


def channel_of(table: Table, channel: contract.Channel, viewer: int | None) -> Channel:
    names = [seat.name for seat in table.seats]
    silent = why_silent(table, channel, viewer)
    readers = None if channel.readers is None else list(channel.readers)
    return Channel(
        channel.id, channel.name, readers, None if silent is None else refused(silent, names)
    )


def line(said: Said) -> Line:
    return Line(said.name, said.seat, said.text, said.channel)


def refused(refusal: Refusal, names: Sequence[str]) -> Refused:
    return Refused(sent(refusal.because, names), refusal.rule, refusal.title, refusal.text)
