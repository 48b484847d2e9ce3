"""What each viewer gets of a table. Views come from the game's box, built from nothing."""

from __future__ import annotations

from typing import Any, Literal

from parlour.arena.match import Match
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import commitment
from parlour.kernel.record import result_of
from parlour.server.entries import Said
from parlour.server.messages import Line, Offered, Refused, Room, SeatInfo, Seen
from parlour.server.tables import Seat, Table

CHAT = 100  # lines of chat that are shown
OFFERED = 200  # a longer list of moves helps nobody; the judge accepts the others as well


class Reader:
    """One viewer's log, told once: only what is new has to be put into sentences."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told = 0
        self.lines: list[str] = []

    def read_on(self, match: Match) -> tuple[int, list[str]]:
        """The sentences that are new, and how many stood before them."""
        if len(match.told) < self.told:  # something was taken back
            kept = match.log(self.viewer)
            start = len(kept)
            self.lines = kept
        else:
            start = len(self.lines)
            self.lines += match.log(self.viewer, self.told)
        self.told = len(match.told)
        return start, self.lines[start:]


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
    moves = game.moves(viewer)[:OFFERED] if asked and viewer is not None else []
    result = result_of(box, game)
    return Seen(
        viewer=viewer,
        view=view,
        prompt=box.prompt(view),
        asked=asked,
        complete=choice is None or viewer is None or choice.complete(game, viewer),
        moves=[
            Offered(box.write(m), box.tell(m, view), to_wire(m), box.caution(m, view))
            for m in moves
        ],
        can_undo=viewer is not None and match.refuse_undo(viewer) is None,
        log=lines,
        log_start=start,
        result=None if result is None else {"places": result.places, "points": result.points},
    )


def room(
    table: Table, at: int, connected: set[int], spectators: int, viewer_seats: set[int]
) -> Room:
    """The table around the game. Team chat goes to the team alone."""
    state: Literal["gathering", "playing", "over"] = (
        "over" if table.over else "playing" if table.started else "gathering"
    )
    return Room(
        code=table.code,
        game=table.box.name,
        title=table.box.title,
        public=table.public,
        options=table.options,
        clock=table.clock,
        seats=[seat_info(seat, number in connected) for number, seat in enumerate(table.seats)],
        state=state,
        commitment=commitment(table.seed) if table.seed else "",
        seed=table.seed if table.over else "",
        next_code=table.next_code,
        chat=[line(said) for said in table.chat if may_read(said, viewer_seats)][-CHAT:],
        clocks=table.clocks.left(at),
        spectators=spectators,
    )


def seat_info(seat: Seat, connected: bool) -> SeatInfo:
    kind: Literal["person", "bot", "empty"] = (
        "bot" if seat.bot else "person" if seat.token else "empty"
    )
    return SeatInfo(seat.name, kind, seat.bot, seat.away, connected)


def may_read(said: Said, seats: set[int]) -> bool:
    return said.audience is None or bool(seats & set(said.audience))


def line(said: Said) -> Line:
    return Line(said.name, said.seat, said.text, said.audience is not None)


def refused(refusal: Any) -> Refused:
    return Refused(refusal.rule, refusal.title, refusal.text, refusal.because)
