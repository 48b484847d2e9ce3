"""A game on paper: who sat where, what was moved, how chance fell, and how it ended."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from parlour.contract import BadSetup, Outcome
from parlour.kernel.codec import digest

FORMAT = "parlour-record/2"
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")  # rewrites a screen


class BadRecord(ValueError):
    """A record that cannot be trusted; the message says what is wrong with it."""


class Header(msgspec.Struct):
    """What a record of any format says first of all."""

    format: str


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move, and how chance fell because of it."""

    seat: int  # of a player, or of the house
    move: str  # in the game's notation
    luck: list[int] = []


class Record(
    msgspec.Struct,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="format",
    tag=FORMAT,
):
    """One game, finished or not. It re-executes to the same state on every machine.

    What is at its default is not written. A field added later has a default that says how things
    were without it, and never another: then every record stays what it is.
    """

    game: str
    rules_version: int
    options: dict[str, str] = {}  # those that differ from their default
    seats: list[str]  # a name for each player
    players: list[str]  # for each seat: a person or the name of a bot
    sides: list[str] = []  # for each seat, where a game has sides to choose
    practice: bool = False  # it was played to try things out, and counts for nothing
    commitment: str  # binds the seed before the game
    seed: str | None = None  # None while it is still secret
    setup_luck: list[int] = []
    entries: list[Entry]
    result: Outcome | None = None  # None while the game goes on
    state: str  # the hash of the state after the last entry
    digest: str = ""  # the hash of all the rest


def seal(record: Record) -> Record:
    """The record with the digest that all the rest of it gives."""
    return msgspec.structs.replace(record, digest=fingerprint(record))


def fingerprint(record: Record) -> str:
    body = msgspec.to_builtins(record)
    body.pop("digest", None)
    return digest(body)


def dump(record: Record) -> bytes:
    """The record as JSON, a line for each fact and each move, for people and diffs to read."""
    facts = []
    for key, value in msgspec.to_builtins(record).items():
        written = msgspec.json.encode(value)
        if key == "entries":
            moves = b",\n".join(b"  " + msgspec.json.encode(entry) for entry in value)
            written = b"[\n" + moves + b"\n ]"
        facts.append(b' "%s": %s' % (key.encode(), written))
    return b"{\n" + b",\n".join(facts) + b"\n}\n"


def parse(data: bytes) -> Record:
    """Read a record, or say why it is none. It is not played again here; see `verify`."""
    try:
        written = msgspec.json.decode(data, type=Header).format
        if written != FORMAT:
            raise BadRecord(f"its format is {written!r}; this program reads {FORMAT!r} alone")
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a record of a game: {error}") from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(f"the file is cut off or is not a record: {error}") from error
    if record.digest != fingerprint(record):
        raise BadRecord("it was altered after it was written: its digest does not fit")
    return record


def check_names(seats: Sequence[str], players: Sequence[str]) -> None:
    """Names must be fit to be shown: one line of visible letters, and not a page."""
    if len(players) != len(seats):
        raise BadSetup(f"there are {len(seats)} seats, but {len(players)} players are named")
    for name in (*seats, *players):
        if not name.strip() or len(name) > 80 or any(map(UNSEEN.match, name)):
            raise BadSetup(f"{name[:40]!r} is no name for a player")
