"""What each viewer gets of a table. Views come from the game's box, built from nothing."""

from __future__ import annotations

from typing import Any, Literal

from parlour.arena.match import Match
from parlour.bots import bots_for
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import commitment
from parlour.kernel.record import result_of
from parlour.server.entries import Said
from parlour.server.messages import (
    Line,
    LogLine,
    Offered,
    Refused,
    Result,
    Room,
    SeatInfo,
    Seen,
)
from parlour.server.tables import Table

CHAT = 100  # lines of chat that are shown
OFFERED = 200  # a longer list of moves helps nobody; the judge accepts the others as well


class Reader:
    """One viewer's log, told once: only what is new has to be put into sentences."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told = 0
        self.lines: list[LogLine] = []

    def read_on(self, match: Match) -> tuple[int, list[LogLine]]:
        """The sentences that are new, and how many stood before them."""
        if len(match.told) < self.told:  # something was taken back
            self.lines = log_lines(match, self.viewer)
            start = len(self.lines)
        else:
            start = len(self.lines)
            self.lines += log_lines(match, self.viewer, self.told)
        self.told = len(match.told)
        return start, self.lines[start:]


def log_lines(match: Match, viewer: int | None, start: int = 0) -> list[LogLine]:
    """The log in sentences, as `viewer` may read it, from the `start`-th event on."""
    return [
        LogLine(match.box.say(told.event, match.seats), told.step)
        for told in match.heard(viewer, start)
    ]


def seen(table: Table, reader: Reader, anew: bool) -> Seen:
    """The game as this viewer may see it; the whole log if `anew`."""
    match = table.match
    assert match is not None
    viewer = reader.viewer
    game, box = match.game, table.box
    start, lines = reader.read_on(match)
    if anew:
        start, lines = 0, reader.lines
    view = box.view(game, viewer)
    choice = game.choice
    asked = viewer is not None and choice is not None and viewer in choice.waiting()
    moves = game.moves(viewer) if asked and viewer is not None else []
    complete = choice is None or viewer is None or choice.complete(game, viewer)
    result = result_of(box, game)
    return Seen(
        viewer=viewer,
        step=len(match.entries),
        view=view,
        prompt=box.prompt(view),
        asked=asked,
        complete=complete and len(moves) <= OFFERED,
        moves=[
            Offered(box.write(m), box.tell(m, view), to_wire(m), box.caution(m, view))
            for m in moves[:OFFERED]
        ],
        can_undo=viewer is not None and match.may_undo(viewer),
        log=lines,
        log_start=start,
        figures=box.figures(view),
        result=None if result is None else Result(result.places, result.points, result.reason),
    )


def room(
    table: Table, at: int, connected: set[int], spectators: int, viewer_seats: set[int]
) -> Room:
    """The table around the game. Team chat goes to the team alone."""
    return Room(
        code=table.code,
        game=table.box.name,
        title=table.box.title,
        rules_version=table.rules_version,
        tutorial=table.tutorial,
        bots=list(bots_for(table.box)),
        public=table.public,
        options=table.options,
        clock=table.clock,
        seats=[seat_info(table, number, number in connected) for number in range(len(table.seats))],
        state=table.state,
        commitment=commitment(table.seed) if table.seed else "",
        seed=table.seed if table.over else "",
        next_code=table.next_code,
        chat=[line(said) for said in table.chat if may_read(said, viewer_seats)][-CHAT:],
        clocks=table.clocks.left(at),
        spectators=spectators,
    )


def seat_info(table: Table, number: int, connected: bool) -> SeatInfo:
    seat = table.seats[number]
    kind: Literal["person", "bot", "empty"] = (
        "bot" if seat.bot else "person" if seat.token else "empty"
    )
    team = table.box.team(len(table.seats), number)
    return SeatInfo(seat.name, kind, seat.bot, seat.away, connected, team)


def may_read(said: Said, seats: set[int]) -> bool:
    return said.audience is None or bool(seats & set(said.audience))


def line(said: Said) -> Line:
    return Line(said.name, said.seat, said.text, said.audience is not None)


def refused(refusal: Any) -> Refused:
    return Refused(refusal.rule, refusal.title, refusal.text, refusal.because)
