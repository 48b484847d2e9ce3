"""What client and server say to each other. Types for the client are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UnsetType

from parlour.contract import TABLE, Outcome
from parlour.server.entries import Clock

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what a browser can count to


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message to the server. `id` comes back with its ack or its error."""


class Hello(FromClient, tag="hello"):
    """The first message: which seats are mine (by their secret tokens), and what I have seen."""

    tokens: list[str] = []
    since: Number | None = None  # the version I have; None for everything anew
    name: str = ""  # for a spectator's chat
    open: Number | None = None  # of several seats of mine, the one that holds the device


class Look(FromClient, tag="look"):
    """Of several seats of mine this one holds the device from now on; None: it is passed on.

    What only one of them may know is sent while that one holds it, and at no other time.
    """

    id: Number
    seat: Number | None


class Move(FromClient, tag="move"):
    """A move in the game's notation, made on the strength of what `version` showed.

    One that may be made out of turn (`Seen.aside`) may be made at any time, on any version.
    """

    id: Number
    seat: Number
    version: Number
    move: str


class Undo(FromClient, tag="undo"):
    """Take the latest move back, or for practice go back to it whatever has come to light since."""

    id: Number
    seat: Number
    practice: bool = False


class AskUndo(FromClient, tag="ask_undo"):
    """Ask the other people at the table whether my latest move may be taken back."""

    id: Number
    seat: Number


class AnswerUndo(FromClient, tag="answer_undo"):
    """Agree, or not, to what was asked at that version (`Question.version`)."""

    id: Number
    seat: Number
    version: Number
    agrees: bool


class WithdrawUndo(FromClient, tag="withdraw_undo"):
    id: Number
    seat: Number


class Why(FromClient, tag="why"):
    """May this seat make that move, and if not, why not?"""

    id: Number
    seat: Number
    move: str


class Hint(FromClient, tag="hint"):
    id: Number
    seat: Number


class Chat(FromClient, tag="chat"):
    id: Number
    text: str
    seat: Number | None = None
    channel: str = TABLE  # one of `Seen.channels`


class Ping(FromClient, tag="ping"):
    id: Number


class Leave(FromClient, tag="leave"):
    """I am going; a bot may play on for me until I am back."""

    id: Number
    seat: Number


class Rename(FromClient, tag="rename"):
    """Go by another name."""

    id: Number
    seat: Number
    name: str


class Ready(FromClient, tag="ready"):
    """Before the start: I am ready for it, or not any more."""

    id: Number
    seat: Number
    ready: bool = True


class Return(FromClient, tag="return"):
    id: Number
    seat: Number


class SitBot(FromClient, tag="sit_bot"):
    """Host, before the start: put a bot on a seat."""

    id: Number
    seat: Number
    bot: str


class ClearSeat(FromClient, tag="clear_seat"):
    """Host: free a seat before the start; during the game a bot takes it over for good."""

    id: Number
    seat: Number


class SwapSeats(FromClient, tag="swap_seats"):
    id: Number
    one: Number
    other: Number


class Change(FromClient, tag="change"):
    """Host, before the start: settle the table anew; what is None stays as it is."""

    id: Number
    seats: Number | None = None
    public: bool | None = None
    options: dict[str, str] | None = None
    clock: Clock | None = None


class TakeSeat(FromClient, tag="take_seat"):
    """Before the start: go to a free seat."""

    id: Number
    seat: Number
    to: Number


class DrawSeats(FromClient, tag="draw_seats"):
    """Host, before the start: let chance say who sits where."""

    id: Number


class Start(FromClient, tag="start"):
    id: Number


class Rematch(FromClient, tag="rematch"):
    id: Number


AnyFromClient = (
    Hello
    | Look
    | Move
    | Undo
    | AskUndo
    | AnswerUndo
    | WithdrawUndo
    | Why
    | Hint
    | Chat
    | Ping
    | Leave
    | Rename
    | Ready
    | Return
    | SitBot
    | ClearSeat
    | SwapSeats
    | TakeSeat
    | DrawSeats
    | Change
    | Start
    | Rematch
)


class Thing(msgspec.Struct, gc=False):
    """Something that a text names. It can be lit up on the board, and opened."""

    sort: str  # card, place, piece, player, rule, or one of the game's own
    id: str  # what the board knows it by; of a player the seat
    name: str  # what is printed


class Text(msgspec.Struct, gc=False):
    """What people read, with the things that it names between the words."""

    words: list[str]  # one more than things: they stand around them
    things: list[Thing]


class Mark(msgspec.Struct, gc=False):
    """A thing that the board marks until the next turn, and what it was in this one."""

    role: Literal["from", "to", "path", "victim", "gained", "lost"]
    thing: Thing


class Headline(msgspec.Struct, gc=False):
    """What a turn came to, in one sentence."""

    text: Text
    marks: list[Mark]


class Turn(msgspec.Struct, gc=False):
    """A turn in the log: its lines go on to where the next one starts."""

    seat: int | None  # None: everybody's
    start: int  # its first line, counted from the beginning of the log
    step: int  # how many moves had been made when it began
    headline: Headline | None  # None: nothing has happened in it yet


class Refused(msgspec.Struct):
    """Why a move may not be made: a sentence, and the rule against it, to be looked up."""

    because: Text  # the sentence
    rule: str  # its id; with KERNEL- it holds at every table, and nobody needs to be told
    title: str
    text: str  # of the rule


class SeatInfo(msgspec.Struct):
    """What everybody may know of a seat."""

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str
    away: bool
    connected: bool | None  # None: it is not for everybody to know just now
    team: list[int]  # the seats on its side, itself included


class Line(msgspec.Struct):
    """A line of chat."""

    name: str
    seat: int | None
    text: str
    channel: str


class Side(msgspec.Struct):
    """Seats that win or lose together."""

    name: str
    seats: list[int]


class Channel(msgspec.Struct, gc=False):
    """Where this viewer may read just now, and perhaps write."""

    id: str
    name: str  # what people call it
    readers: list[int] | None  # the seats that read it; None: everybody, spectators too
    silent: Refused | None  # why this viewer may not write there now


class Question(msgspec.Struct):
    """Somebody asks to take a move back, past moves of others."""

    seat: int  # who asks
    version: int  # when it was asked; an answer names it
    said: Text | None  # the move, as the log has told it to everybody
    wanted: list[int]  # the seats whose answer is still wanted
    refused_by: int | None  # who did not agree; then the move stands


class Room(msgspec.Struct):
    """The table around the game."""

    code: str
    game: str
    title: str
    rules_version: int
    tutorial: bool  # every seat is the opener's, and the lessons say what to do
    public: bool
    options: dict[str, str]
    clock: Clock
    seats: list[SeatInfo]
    state: Literal["gathering", "playing", "over", "closed"]  # closed: given up before its end
    commitment: str  # binds the luck of the game; empty before the start
    seed: str  # told after the end
    next_code: str  # where the rematch is played
    sides: list[Side]  # none where everybody plays alone
    ready: list[int]  # before the start: the seats whose people have said that they are
    chat: list[Line]
    clocks: list[int | None]  # milliseconds left for each seat
    time_left: int | None  # milliseconds left for the whole game, if it has a limit
    choice_left: int | None  # milliseconds left for what is asked, if the rules limit it
    spectators: int
    practice: bool  # somebody went back for practice, so that the game counts for nothing
    question: Question | None  # whether a move may be taken back; until the next move


class Offered(msgspec.Struct, omit_defaults=True, gc=False):
    """A legal move: what to send, how to show it, and what it leads to. Who is offered it knows
    that anyway. What is at its default is left out.
    """

    move: str
    label: Text
    data: dict[str, Any]  # the move as plain data, for the board
    kind: str = ""  # what moves like it are called; "": as the kind in its data
    apart: str = ""  # the heading under which few would look for it; "" for what comes first
    caution: Text | None = None  # what to say before it is sent
    reveals: bool = False  # it may bring something to light, or draw luck: then it stands
    ends_turn: bool = False  # the turn may be over with it
    weighty: bool = False  # a slip would hurt
    grave: bool = False  # it is final: people are asked whether they mean it


class Typed(msgspec.Struct):
    """What may be typed where not every move is listed: a move but for what stands around it."""

    label: Text  # what is typed: "Your guess"
    before: str  # the move is this, what is typed,
    after: str  # and this
    most: int  # characters


class Proposed(msgspec.Struct):
    """An answer that several have to agree on, and who is for it so far."""

    offer: Offered
    seats: list[int]


class LogLine(msgspec.Struct, gc=False):
    """A sentence of the log, the position it tells of, and the event that it words."""

    text: Text
    step: int  # how many moves had been made when this was told
    event: dict[str, Any]  # as plain data, for the board; whoever reads the sentence may have it
    minor: bool  # a log leaves it out until every detail is asked for


class Seen(msgspec.Struct, gc=False):
    """The game as one viewer may see it."""

    viewer: int | None
    step: int  # how many moves have been made
    view: dict[str, Any]
    prompt: Text
    asked: bool
    waiting: list[int]  # all the seats that are asked
    complete: bool | UnsetType  # whether `moves` are all there are
    moves: list[Offered]
    typed: Typed | UnsetType | None  # what may be typed besides; None where they are all there are
    proposed: Proposed | UnsetType | None  # what others whom this viewer has to agree with are for
    aside: list[Offered] | UnsetType  # what this viewer may do besides, in turn or out of it
    can_undo: bool  # by oneself, in the ordinary way
    undo_by: Literal["practice", "consent"] | None  # where not that: in which way else
    log: list[LogLine]  # the log from `log_start` on; what was there before is replaced
    log_start: int
    turns: list[Turn]  # those of the log from `turns_start` on; likewise
    turns_start: int
    figures: dict[str, list[int]] | UnsetType  # named numbers by seat; the score stands first
    channels: list[Channel] | UnsetType  # where this viewer may talk
    result: Outcome | UnsetType | None


# What is new to a viewer who has been told before. What is left out is as it was, and of the view
# only those parts are in it that have changed.
SeenNews = Annotated[Seen, msgspec.Meta(extra={"partial": Seen})]


class FromServer(msgspec.Struct, tag_field="type"):
    """A message to the client."""


class Sync(FromServer, tag="sync"):
    """Everything: after hello, and whenever a gap cannot be filled."""

    version: int
    mine: list[int]
    open: int | None  # of mine, the one that holds the device, if it was said which
    asked: list[int] | None  # of several of mine, all that are asked; None: `seen` says it
    host: bool
    room: Room
    seen: list[Seen]


class Update(FromServer, tag="update", gc=False):
    """What has changed with this version. Versions follow each other without a gap."""

    version: int
    clocks: list[int | None]
    time_left: int | None
    choice_left: int | None
    room: Room | None  # None: as it was, but for what has been `said`
    seen: list[SeenNews]  # none: all is as it was
    said: list[Line] = []  # what is new in the chat
    asked: list[int] | None = None  # as in `Sync`


class Presence(FromServer, tag="presence"):
    """Who is connected now. It is no part of the table, so it has no version."""

    connected: list[bool | None]
    spectators: int


class Ack(FromServer, tag="ack"):
    """Done and stored; a power cut cannot undo it."""

    id: int
    version: int


class Aid(msgspec.Struct):
    """What is said to somebody who types, beside the judge's word."""

    remark: Text | None  # what they may like to know of what they have typed
    offers: list[str]  # what might be meant: to be typed instead


class Answer(FromServer, tag="answer"):
    """To why (None: you may) and to hint."""

    id: int
    refusal: Refused | None = None
    aid: Aid | None = None  # to why, about a move with words that people type
    move: str | None = None
    label: Text | None = None
    reason: Text | None = None  # what the move is worth and what it gives up
    rule: str = ""  # the rule that allows it


class Pong(FromServer, tag="pong"):
    id: int


class Error(FromServer, tag="error"):
    """One clear error; the connection lives on."""

    code: str
    message: str
    id: int | None = None
    refusal: Refused | None = None


AnyFromServer = Sync | Update | Presence | Ack | Answer | Pong | Error
