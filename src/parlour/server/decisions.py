"""What may be done at a table: each function judges the table as it is, and decides."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any

from parlour.arena.match import ALONE, CONSENT, PRACTICE, Match, Way, lapse
from parlour.bots import NoSuchBot, make_bot, usual_bot
from parlour.contract import TABLE, BadSetup, Box, Channel
from parlour.kernel.agenda import HOUSE
from parlour.kernel.codec import Malformed
from parlour.kernel.rulebook import Refusal
from parlour.kernel.text import text
from parlour.kernel.typed import LONGEST, clean
from parlour.kernel.values import may_hear
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
from parlour.server.limits import Bucket
from parlour.server.people import clean_name, friendly_name, hashed
from parlour.server.tables import Question, Table

LONGEST_BANK = 60 * 60 * 24 * 30  # seconds
LONGEST_INCREMENT = 60 * 60


class Fault(Exception):
    """Why something cannot be done: a stable code, a sentence, and the rule if there is one."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.refusal = refusal


# ---------------------------------------------------------------------- playing


def move(
    table: Table, seat: int, version: int, text: str, at: int = 0, talker: Bucket | None = None
) -> Sequence[AnyEntry]:
    """A person's move; legal or not is for the game's own judge to say. One that comes `at` a
    time when the seconds are over is too late, even if nobody has said so yet. What is only talk,
    such as a pointer that moves, leads to no end of a game: `talker` bounds it.
    """
    if table.match is None:
        raise Fault("table/not-started", "The game has not begun.")
    playable(table)
    try:
        wanted, written = table.phrases.read(text)
    except Malformed as error:
        refusal = table.box.malformed(error)
        raise Fault("move/malformed", str(refusal), refusal) from error
    if not wanted.out_of_turn and table.stale(seat, version):
        raise Fault("move/stale", "The table has changed since then: look again.")
    if not wanted.out_of_turn and let_lapse(table, at):
        raise Fault("move/late", "The time is up.")
    judged = table.box.why(table.match.game, seat, wanted)
    if judged is not None:
        raise Fault("move/refused", judged.said(table.match.seats), judged)
    if talker is not None and not table.match.game.settles(seat, wanted) and not talker.take():
        raise Fault("rate", "That was too much at once; wait a moment.")
    back: list[AnyEntry] = [Back(seat)] if table.seats[seat].away else []
    return [*back, Moved(seat, written)]


def call_time(table: Table, at: int) -> Sequence[AnyEntry]:
    """The house ends a game whose time is up, as soon as the game's own judge lets it."""
    word = table.box.clock.time_up()
    if table.match is None or table.ended or word is None or not table.hourglass.up(at):
        return []
    if not table.playable or table.match.game.refuse(HOUSE, word) is not None:
        return []
    return [Moved(HOUSE, table.box.notation.write(word), "clock")]


def let_lapse(table: Table, at: int) -> Sequence[AnyEntry]:
    """What is asked is decided without an answer when the seconds that the rules give are over."""
    if table.match is None or table.ended or not table.playable or not table.timer.up(at):
        return []
    lapsed = lapse(table.match.game)
    if lapsed is None:
        return []
    seat, move = lapsed
    return [Moved(seat, table.box.notation.write(move), "clock")]


def let_agree(table: Table) -> Sequence[AnyEntry]:
    """What all had agreed on before they were asked is decided as soon as they are."""
    if table.match is None or table.ended or not table.playable:
        return []
    agreed = table.match.game.agreed()
    return [] if agreed is None else [Moved(agreed[0], table.box.notation.write(agreed[1]))]


def undo(table: Table, seat: int, practice: bool = False) -> Sequence[AnyEntry]:
    """For practice only where that is wanted and one may not take the move back alone."""
    alone = not practice or (table.match is not None and table.match.may_undo(seat))
    way: Way = ALONE if alone else PRACTICE
    may_go_back(table, seat, way)
    return [Undone(seat, way)]


def ask_undo(table: Table, seat: int) -> Sequence[AnyEntry]:
    """Ask the others whether one's latest move may be taken back."""
    match = may_go_back(table, seat, CONSENT)
    if match.may_undo(seat):
        raise Fault("undo/needless", "You can take that back without asking.")
    if seat in table.have_asked:
        raise Fault("undo/asked", "You have asked already. You may ask again after the next move.")
    if open_question(table) is not None:
        raise Fault("undo/busy", "Somebody else is asking to take a move back.")
    if not table.present_besides(seat):
        raise Fault("undo/nobody", "There is nobody who can be asked just now.")
    return [Asked(seat)]


def answer_undo(table: Table, seat: int, version: int, agrees: bool) -> Sequence[AnyEntry]:
    """Agree, or do not, to what was asked at that version; with the last to agree it is done."""
    playable(table)
    question = open_question(table)
    if question is None or question.version != version or seat not in question.wanted:
        raise Fault("undo/settled", "That question is settled.")
    done = agrees and len(question.wanted) == 1
    back: list[AnyEntry] = [Undone(question.seat, CONSENT)] if done else []
    return [Answered(seat, agrees), *back]


def withdraw_undo(table: Table, seat: int) -> Sequence[AnyEntry]:
    """Do not ask any more; that nobody asks any more is as good."""
    question = open_question(table)
    return [Withdrawn(seat)] if question is not None and question.seat == seat else []


def may_go_back(table: Table, seat: int, way: Way) -> Match:
    """The match, if the seat may go back in it that way."""
    match = table.match
    if match is None:
        raise Fault("table/not-started", "The game has not begun.")
    playable(table)
    refusal = match.refuse_undo(seat, way)
    if refusal is not None:
        raise Fault("move/refused", refusal.said(match.seats), refusal)
    return match


def open_question(table: Table) -> Question | None:
    question = table.question
    return None if question is None or question.refused_by is not None else question


def leave(table: Table, seat: int) -> Sequence[AnyEntry]:
    """Before the start the seat is free again; during the game a bot plays on."""
    if table.ended or table.seats[seat].away:
        return []
    return [Away(seat) if table.started else Vacated(seat)]


def come_back(table: Table, seat: int) -> Sequence[AnyEntry]:
    return [Back(seat)] if table.seats[seat].away and not table.ended else []


def close(table: Table) -> Sequence[AnyEntry]:
    """Nobody comes any more."""
    return [] if table.ended else [Closed()]


def resume(table: Table) -> Sequence[AnyEntry]:
    """A server begins to keep the table: nobody is charged for the time before."""
    runs = table.started and not table.ended and table.timed
    return [Resumed()] if runs else []


def say(
    table: Table, name: str, text: str, seat: int | None, to: str = TABLE
) -> Sequence[AnyEntry]:
    """A line of chat. The game says where one may write just now, and who reads it for good."""
    not_closed(table)
    words = clean(text)
    if not words or len(words) > LONGEST:
        raise Fault("chat/length", f"A line of chat has from 1 to {LONGEST} characters.")
    channel = next((each for each in table.channels() if each.id == to), None)
    if channel is None or not may_hear(channel.readers, seat):
        raise Fault("chat/channel", "There is no such channel for you now.")
    refusal = why_silent(table, channel, seat)
    if refusal is not None:
        raise Fault("chat/refused", refusal.said(names_at(table)), refusal)
    audience = None if channel.readers is None else list(channel.readers)
    return [Said(clean_name(name) or "Somebody", words, seat, audience, channel.id)]


def names_at(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def why_silent(table: Table, channel: Channel, seat: int | None) -> Refusal | None:
    """Why `seat` (None: a spectator) may not write there now; the game is the judge."""
    if table.match is None or table.over:
        return None
    judge, game = table.box.channels, table.match.game
    rule = judge.refuse_talk(game, channel.id, seat)
    if rule is None:
        return None
    return table.box.rulebook.refusal(rule, judge.because_silent(game, channel.id, seat))


# ---------------------------------------------------------------------- gathering


def sit(table: Table, token: str, name: str, seat: int | None) -> Sequence[AnyEntry]:
    """A person takes a free seat, or the seat they ask for."""
    gathering(table)
    free = [number for number, taken in enumerate(table.seats) if not taken.taken]
    if not free:
        raise Fault("table/full", "All seats are taken.")
    if seat is not None and seat not in free:
        raise Fault("table/seat-taken", "That seat is taken.")
    chosen = free[0] if seat is None else seat
    taken = {other.name for other in table.seats}
    wanted = clean_name(name) or friendly_name(token, taken)
    return [Seated(chosen, unlike(table, wanted), token=hashed(token))]


def rename(table: Table, seat: int, name: str) -> Sequence[AnyEntry]:
    """A person goes by another name, before the start or later. A new name is read by everybody:
    who may not write to the whole table now has to keep the old one.
    """
    not_closed(table)
    wanted = clean_name(name)
    if not wanted:
        raise Fault("table/no-name", "A name has at least one letter.")
    if wanted == table.seats[seat].name:
        return []
    silent = why_silent(table, Channel(TABLE, ""), seat)
    if silent is not None:
        because = text("Everybody reads your name, so keep it for now. {}", silent.because)
        refusal = table.box.rulebook.refusal(silent.rule, because)
        raise Fault("table/same-name", refusal.said(names_at(table)), refusal)
    return [Renamed(seat, unlike(table, wanted))]


def say_ready(table: Table, seat: int, ready: bool) -> Sequence[AnyEntry]:
    """A person is ready to begin, or not any more. Nobody has to be: the host begins."""
    gathering(table)
    return [Ready(seat, ready)] if table.seats[seat].ready != ready else []


def sit_bot(table: Table, seat: int, bot: str) -> Sequence[AnyEntry]:
    gathering(table)
    in_range(table, seat)
    if table.seats[seat].token:
        raise Fault("table/seat-taken", "A person sits there.")
    try:
        make_bot(table.box, bot)
    except NoSuchBot as error:
        raise Fault("table/no-such-bot", str(error)) from error
    return [Seated(seat, unlike(table, bot.capitalize()), bot=bot)]


def clear_seat(table: Table, seat: int) -> Sequence[AnyEntry]:
    """Before the start the seat is free; later a bot takes over for good, so that play goes on."""
    in_range(table, seat)
    not_closed(table)
    if not table.started:
        return [Vacated(seat)] if table.seats[seat].taken else []
    if table.over:
        raise Fault("table/over", "The game is over.")
    name = table.seats[seat].name
    return [Seated(seat, name, bot=usual_bot(table.box))]


def swap(table: Table, one: int, other: int) -> Sequence[AnyEntry]:
    gathering(table)
    in_range(table, one)
    in_range(table, other)
    return [Swapped(one, other)] if one != other else []


def take_seat(table: Table, seat: int, to: int) -> Sequence[AnyEntry]:
    """Before the start a person may go to a free seat: to another side, say."""
    gathering(table)
    in_range(table, to)
    if to != seat and table.seats[to].taken:
        raise Fault("table/seat-taken", "That seat is taken.")
    return [Swapped(seat, to)] if seat != to else []


def draw_seats(table: Table) -> Sequence[AnyEntry]:
    """The host lets chance say who sits where."""
    gathering(table)
    last = len(table.seats) - 1
    drawn = [(number, number + secrets.randbelow(last - number + 1)) for number in range(last)]
    return [Swapped(one, other) for one, other in drawn if one != other]


def change(
    table: Table,
    seats: int | None,
    public: bool | None,
    options: dict[str, str] | None,
    clock: Clock | None,
) -> Sequence[AnyEntry]:
    gathering(table)
    players = len(table.seats) if seats is None else seats
    try:
        settled = table.box.settle_options(players, {**table.options, **(options or {})})
    except BadSetup as error:
        raise Fault("table/bad-setup", str(error)) from error
    if any(seat.taken for seat in table.seats[players:]):
        raise Fault("table/seat-taken", "Somebody sits in a seat that would be removed.")
    if clock is not None:
        check_clock(clock)
    new = {name: value for name, value in settled.items() if table.options.get(name) != value}
    return [Changed(seats, public, new or None, None if clock == table.clock else clock)]


def start(table: Table, bot: str = "") -> Sequence[AnyEntry]:
    """The host begins. Empty seats go to bots, and the luck of the game is fixed."""
    gathering(table)
    playable(table)
    bot = bot or usual_bot(table.box)
    try:
        make_bot(table.box, bot)
    except NoSuchBot as error:
        raise Fault("table/no-such-bot", str(error)) from error
    taken = {seat.name for seat in table.seats}
    filled: list[AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if not seat.taken:
            name = numbered(bot.capitalize(), taken)
            taken.add(name)
            filled.append(Seated(number, name, bot=bot))
    return [*filled, Started(secrets.token_hex(16))]


def check_clock(clock: Clock) -> None:
    least = 0 if clock.kind == "none" else 1
    if not (least <= clock.seconds <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_INCREMENT):
        raise Fault("table/bad-setup", "A clock has from 1 second to 30 days.")


def playable(table: Table) -> None:
    not_closed(table)
    same_rules(table)


def same_rules(table: Table) -> None:
    """By other rules than its own, a game may have gone and ended otherwise."""
    if not table.playable:
        raise Fault(
            "table/old-rules",
            f"This table was opened under version {table.rules_version} of the rules, "
            "which is not kept here.",
        )


def not_closed(table: Table) -> None:
    if table.closed:
        raise Fault("table/closed", "Nobody came for a long time, so this table was closed.")


def rematch(table: Table, newest: Box[Any]) -> list[AnyEntry]:
    """How the next table of the same people begins: by the newest rules, as they had agreed."""
    if table.tutorial:
        raise Fault("table/tutorial", "A tutorial has no rematch.")
    same_rules(table)
    if not table.over:
        raise Fault("table/not-over", "There is no rematch before the game is over.")
    opened = Opened(
        newest.about.name,
        newest.about.rules_version,
        len(table.seats),
        table.host,
        table.public,
        newest.unusual_options(options_again(table, newest)),
        table.clock,
    )
    seated = [
        Seated(number, seat.name, seat.token, seat.bot)
        for number, seat in enumerate(table.seats)
        if seat.taken
    ]
    return [opened, *seated]


def options_again(table: Table, newest: Box[Any]) -> dict[str, str]:
    """What was agreed, as far as the newest rules have it; of the rest, their own defaults."""
    players, kept = len(table.seats), {}
    for option in newest.options:
        agreed = table.options.get(option.name, option.default)
        try:
            kept[option.name] = option.settle(agreed, players, newest.free_options)
        except BadSetup:
            kept[option.name] = option.default
    try:
        return newest.settle_options(players, kept)
    except BadSetup as error:
        raise Fault("table/bad-setup", str(error)) from error


def gathering(table: Table) -> None:
    not_closed(table)
    if table.started:
        raise Fault("table/started", "The game has already begun.")


def in_range(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Fault("table/no-such-seat", f"There are seats 0 to {len(table.seats) - 1}.")


def unlike(table: Table, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    return numbered(name, {seat.name for seat in table.seats})


def numbered(name: str, taken: Collection[str]) -> str:
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}" not in taken)
