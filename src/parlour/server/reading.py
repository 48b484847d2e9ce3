"""How far each viewer has read: the log, its turns, and the parts of the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from parlour.arena.match import Match, Told
from parlour.contract import Box, Channel
from parlour.kernel.codec import to_wire
from parlour.kernel.values import may_hear
from parlour.server.messages import Headline, LogLine, Turn
from parlour.server.texts import sent, sent_headline, whose

_heads: Final[dict[str, bytes]] = {}  # the names of parts as they are written, of all games


class Moment:
    """What all viewers of a table have in common just now, worked out and encoded once for all."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.public: Mapping[str, Any] = match.box.views.public(match.game)
        self.parts = encoded(self.public)
        self.channels: Sequence[Channel] | None = None  # once somebody has asked
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
                    found = msgspec.json.encode(log_line(match.box, told, match.seats))
                    line = self.said[number] = cast("LogLine", msgspec.Raw(found))
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


def encoded(view: Mapping[str, Any]) -> list[bytes]:
    """The parts of a view, each with its name. In a game they have the same names all along."""
    return [_head(name) + msgspec.json.encode(part) for name, part in view.items()]


def _head(name: str) -> bytes:
    head = _heads.get(name)
    if head is None:
        head = _heads[name] = msgspec.json.encode(name) + b":"
    return head


def together(parts: Sequence[bytes]) -> Any:
    """The view that these parts make, for an encoder to take as it is."""
    return msgspec.Raw(b"{" + b",".join(parts) + b"}")


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
        self.parts: list[bytes] = []  # those of the view, as they were told last
        self.lasting = b""  # and what else is rarely another

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
    """An event in words and as data."""
    words, event = sent(box.describe_event(told.event), names), to_wire(told.event)
    return LogLine(words, told.step, event, box.minor(told.event))
