"""What each viewer gets of a table. Views come from the game's box, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from parlour import contract
from parlour.arena.match import Match
from parlour.contract import OFFERED, Box, Side, View, side_of
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.luck import commitment
from parlour.kernel.rulebook import Refusal
from parlour.kernel.typed import LONGEST
from parlour.kernel.values import Move, may_hear
from parlour.server.decisions import why_silent
from parlour.server.entries import Said
from parlour.server.messages import (
    Channel,
    Line,
    Proposed,
    Question,
    Refused,
    Room,
    SeatInfo,
    Seen,
    SeenNews,
    Typed,
)
from parlour.server.messages import Side as SideInfo
from parlour.server.phrases import Phrases
from parlour.server.reading import Moment, Reader, encoded, together
from parlour.server.tables import Table
from parlour.server.texts import sent

CHAT = 100  # lines of chat that are shown


def seen(table: Table, reader: Reader, moment: Moment | None = None) -> Seen:
    """The game as this viewer may see it, and what is new in the log; a new reader gets it whole.

    Its largest parts are encoded already, so it is for an encoder and for nobody else. Whoever
    asks for several viewers gives all of them the same `moment`.
    """
    found, parts = look(table, reader, moment)
    found.view = together(parts)
    return found


def news(table: Table, reader: Reader, moment: Moment) -> SeenNews:
    """The same for who has been told before, without what is as it was then."""
    found, parts = look(table, reader, moment)
    lasting = msgspec.json.encode(
        (
            *(found.complete, found.typed, found.proposed, found.aside),
            *(found.figures, found.channels, found.result),
        )
    )
    if lasting == reader.lasting:
        found.complete = found.typed = found.proposed = found.aside = UNSET
        found.figures = found.channels = found.result = UNSET
    known = reader.parts
    if len(known) == len(parts):
        found.view = together([parts[i] for i in range(len(parts)) if parts[i] != known[i]])
    else:
        found.view = together(parts)
    reader.parts, reader.lasting = parts, lasting
    return found


def look(table: Table, reader: Reader, moment: Moment | None) -> tuple[Seen, list[bytes]]:
    """What this viewer sees, without the view, and the parts of that."""
    match = table.match
    assert match is not None
    viewer = reader.viewer
    game, box, phrases = match.game, table.box, table.phrases
    if moment is None:
        moment = Moment(match)
    new = reader.read_on(moment)
    private = box.views.private(game, viewer)
    view = {**moment.public, **private}
    choice = game.choice
    way = None if viewer is None else table.way_back(viewer)
    asked = viewer is not None and choice is not None and viewer in choice.waiting()
    moves = game.moves(viewer) if viewer is not None else []
    complete = True  # what kind of question it is, is for those who may answer
    if choice is not None and viewer is not None and choice.may_answer(viewer):
        complete = choice.complete(game, viewer) and len(moves) <= OFFERED
    found = Seen(
        viewer=viewer,
        step=len(match.entries),
        view={},
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
        log=new.log,
        log_start=new.log_start,
        turns=new.turns,
        turns_start=new.turns_start,
        figures=box.page.figures(view),
        channels=channels(table, viewer, moment),
        result=match.result() if table.playable else None,
    )
    return found, moment.parts + encoded(private)


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
        ready=[] if table.started else table.ready(),
        chat=[line(said) for said in table.chat if may_read(said, viewer_seats)][-CHAT:],
        clocks=table.clocks_left(at, viewer_seats),
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


def channels(table: Table, viewer: int | None, moment: Moment) -> list[Channel]:
    """Where this viewer may talk now."""
    if moment.channels is None:
        moment.channels = table.channels()
    names = [seat.name for seat in table.seats]
    return [
        channel_of(each, why_silent(table, each, viewer), names)
        for each in moment.channels
        if may_hear(each.readers, viewer)
    ]


def channel_of(channel: contract.Channel, silent: Refusal | None, names: Sequence[str]) -> Channel:
    readers = None if channel.readers is None else list(channel.readers)
    because = None if silent is None else refused(silent, names)
    return Channel(channel.id, channel.name, readers, because)


def line(said: Said) -> Line:
    return Line(said.name, said.seat, said.text, said.channel)


def refused(refusal: Refusal, names: Sequence[str]) -> Refused:
    return Refused(sent(refusal.because, names), refusal.rule, refusal.title, refusal.text)
