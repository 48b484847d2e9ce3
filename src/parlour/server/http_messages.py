"""What is asked and answered over HTTP. Types for the client are made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.contract import Outcome
from parlour.server.entries import Clock
from parlour.server.messages import LogLine, Text, Turn


class OptionInfo(msgspec.Struct):
    """Something a table may settle before play."""

    name: str
    title: str
    values: list[str]
    default: str
    ruling: str  # the ruling whose alternative this offers
    free: bool  # whether a text of one's own is possible, too; what is in it is the game's affair
    units: list[str]  # any number of these from 1 to 999 is possible, too: 45_minutes
    words: list[str]  # the values as people read them; none: as they are written


class BotInfo(msgspec.Struct):
    """A bot that may sit down."""

    name: str
    strength: str  # how hard it is to beat: "easy"
    plays: str  # how it plays, in one sentence


class SignInfo(msgspec.Struct):
    """A sign that the board shows."""

    icon: str  # what the game's client draws for it
    name: str
    means: str  # a sentence
    typed: str  # what a terminal prints instead, if anything


class OptionText(msgspec.Struct, forbid_unknown_fields=True):
    """A text for a free option, while it is being made."""

    text: str


class GameInfo(msgspec.Struct):
    """A game as the shelf shows it."""

    name: str
    title: str
    blurb: str
    goal: str  # what players play for, in one sentence
    players: list[int]  # possible numbers of players
    usual_players: int  # how many sit down where nobody says how many
    minutes: list[int]  # from, to
    rules_version: int
    bots: list[BotInfo]  # the weakest first
    usual_bot: str  # the one that plays where none is named
    options: list[OptionInfo]
    play_now: dict[str, str]  # what to settle of them for a game with bots that begins at once
    signs: list[SignInfo]  # the key to what the board shows
    tutorial: bool  # whether there is one
    guide: bool  # likewise


class RuleInfo(msgspec.Struct):
    """One rule of a game's rulebook, or one ruling where the printed rules are silent."""

    id: str
    title: str
    text: str
    kind: Literal["enforced", "effect", "judged", "information"]
    chapter: str
    reason: str  # for a ruling: why it is read so
    option: str  # for a ruling: the table option that offers the alternative


class Guide(msgspec.Struct):
    """How a game is played here."""

    text: str  # Markdown; its pictures are in the folder `pictures`
    pictures: list[str]  # their names; where there is a `x.dark.webp`, it is `x.webp` in the dark


class LessonInfo(msgspec.Struct):
    """One move of a tutorial. Seat 0 is the learner's."""

    seat: int
    move: str  # in the game's notation
    say: str  # told before the move
    after: str  # told after it; an empty line begins another page
    auto: bool  # the page makes this move itself
    free: bool  # any legal move will do; where the page makes it, it asks a bot
    point: str  # a word for the board: what to point at


class Lessons(msgspec.Struct):
    """The tutorial of a game, move by move."""

    lessons: list[LessonInfo]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. With `start` it begins at once, bots on the empty seats.

    With `tutorial` it is the game's tutorial, begun at once, every seat the opener's; the game
    settles everything else.
    """

    game: str
    name: str = ""  # "": a friendly one
    seats: int | None = None  # None: as many as usual
    public: bool = False
    options: dict[str, str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    start: bool = False
    bot: str = ""  # what plays on the empty seats, with `start`; "": the usual one
    tutorial: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat: that one, or any that is free."""

    name: str = ""  # "": a friendly one
    seat: int | None = None


class SeatToken(msgspec.Struct):
    """The secret by which a browser holds a seat."""

    seat: int
    token: str


class Joined(msgspec.Struct):
    """Secrets for the browser to keep: the seats' tokens, and the host's own."""

    code: str
    seat: int  # the first of `seats`
    token: str
    seats: list[SeatToken]  # every seat that is now held; one, but for a tutorial
    host_token: str | None = None


class Position(msgspec.Struct):
    """A game after so many moves, with the eyes of one viewer."""

    step: int
    steps: int  # how many moves have been made by now
    viewer: int | None
    seat: int | None  # whose move led here; -1: the house; None: several together, or a secret
    move: str | None  # that move; while the game runs, only the viewer's own and the house's
    label: Text | None
    view: dict[str, Any]
    prompt: Text
    figures: dict[str, list[int]]
    log: list[LogLine]  # as it stood then
    turns: list[Turn]  # likewise


class StoryMove(msgspec.Struct):
    """One move of a finished game."""

    seat: int | None  # -1 for the house, which says when time is up; None: several together
    move: str
    label: Text
    by: Literal["person", "bot", "clock"]  # bot: for itself or for somebody who was away
    at: int  # milliseconds since 1970


class ScorePart(msgspec.Struct):
    """One part of everybody's result."""

    label: str
    what: str  # without saying whether it is points or a count
    unit: Literal["points", "count"]
    by_seat: list[int]


class Story(msgspec.Struct):
    """A finished game from beginning to end, for its result page."""

    title: str
    names: list[str]
    steps: int
    moves: list[StoryMove]
    figures: dict[str, list[list[int]]]  # by name, by step from 0 on, by seat
    breakdown: list[ScorePart]
    headlines: list[Text]  # how it ended, as each seat is told it, and last as all others are
    result: Outcome
    decided_by: RuleInfo  # the rule that decided the places
    seed: str
    commitment: str


class Health(msgspec.Struct):
    """Whether the server can serve, and what."""

    ok: bool
    tables: int  # in memory
    games: list[str]


class ProblemCode(msgspec.Struct):
    """The stable part of a problem."""

    code: str


class Problem(msgspec.Struct):
    """What every request that fails is answered with."""

    status_code: int
    detail: str  # a sentence for people
    extra: ProblemCode
