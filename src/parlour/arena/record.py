"""A game on paper: who sat where, what was moved, how chance fell, and how it ended."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.contract.box import BadSetup, Box
from parlour.kernel.agenda import HOUSE, Game
from parlour.kernel.codec import Malformed, digest, state_hash
from parlour.kernel.luck import Luck, LuckError, Scripted, Seeded, commitment

FORMAT = "parlour-record/1"
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")  # rewrites a screen
HASH = re.compile("[0-9a-f]{64}")


class BadRecord(ValueError):
    """A record that cannot be trusted; the message says what is wrong with it."""


class Header(msgspec.Struct):
    """What a record of any format says first of all."""

    format: str


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One move, and how chance fell because of it."""

    seat: int  # of a player, or of the house
    move: str  # in the game's notation
    luck: list[int]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    places: list[int]
    points: list[int]
    reason: str


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game, finished or not. It re-executes to the same state on every machine."""

    format: str = FORMAT
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[str]  # a name for each player
    players: list[str]  # for each seat: a person or the name of a bot
    commitment: str  # binds the seed before the game
    seed: str | None  # None while it is still secret
    setup_luck: list[int]
    entries: list[Entry]
    result: Result | None  # None while the game goes on
    state: str  # the hash of the state after the last entry
    digest: str = ""  # the hash of all the rest


def seal(record: Record) -> Record:
    """The record with the digest that all the rest of it gives."""
    return msgspec.structs.replace(record, digest=fingerprint(record))


def fingerprint(record: Record) -> str:
    body = msgspec.to_builtins(record)
    del body["digest"]
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
    """Read a record, or say why it is none. It is not re-executed here; see `verify`."""
    try:
        written = msgspec.json.decode(data, type=Header).format
        if written != FORMAT:
            raise BadRecord(f"its format is {written!r}, not {FORMAT!r}")
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a record of a game: {error}") from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(f"the file is cut off or is not a record: {error}") from error
    if record.digest != fingerprint(record):
        raise BadRecord("it was altered after it was written: its digest does not fit")
    return record


def replay(
    box: Box[Any], record: Record, luck: Luck | None = None, events: bool = False
) -> Iterator[Game[Any]]:
    """The game at its first decision and after every entry: always the same object, played on.

    Chance falls as the record says, or as `luck` says, which must then agree with the record.
    """
    box = box.under(record.rules_version) or box
    check_claims(box, record)
    luck = luck or Scripted(
        [*record.setup_luck, *(n for entry in record.entries for n in entry.luck)]
    )
    luck.trace = []
    try:
        game = box.start(len(record.seats), luck, record.options, events)
    except LuckError as error:
        raise BadRecord(f"the table cannot be set up: {error}") from error
    check_luck(luck, record.setup_luck, "the setup")
    yield game
    for number, entry in enumerate(record.entries, 1):
        where = f"move {number} ({entry.move!r})"
        if not HOUSE <= entry.seat < len(record.seats):
            raise BadRecord(f"{where}: nobody sits on seat {entry.seat}")
        try:
            move = box.read(entry.move)
            if box.write(move) != entry.move:
                raise Malformed(f"it is written {box.write(move)!r}")
            refusal = box.why(game, entry.seat, move)
            if refusal is None:
                game.play(entry.seat, move)
        except (Malformed, LuckError) as error:
            raise BadRecord(f"{where}: {error}") from error
        if refusal is not None:
            raise BadRecord(f"{where} is not legal: {refusal}")
        check_luck(luck, entry.luck, where)
        yield game


def verify(box: Box[Any], record: Record) -> Game[Any]:
    """Re-execute the record and check every claim it makes; the game at its end.

    With its seed the record proves its luck too, and the game can be played on.
    """
    box = box.under(record.rules_version) or box
    luck: Luck | None = None
    if record.seed is not None:
        if commitment(record.seed) != record.commitment:
            raise BadRecord("its seed is not the one that was committed to before the game")
        luck = Seeded(record.seed)
    *_, game = replay(box, record, luck)
    if state_hash(game) != record.state:
        raise BadRecord("it does not lead to the state that it claims")
    if result_of(box, game) != record.result:
        raise BadRecord("its result is not the one that its moves lead to")
    return game


def result_of(box: Box[Any], game: Game[Any]) -> Result | None:
    if not game.over:
        return None
    outcome = box.outcome(game)
    return Result(list(outcome.places), list(outcome.points), outcome.reason)


def check_claims(box: Box[Any], record: Record) -> None:
    """What can be judged before a single move is played."""
    if record.game != box.name:
        raise BadRecord(f"it is of the game {record.game!r}, not {box.name!r}")
    if record.rules_version != box.rules_version:
        raise BadRecord(
            f"it was played by version {record.rules_version} of the rules; "
            f"this program plays version {box.rules_version}"
        )
    try:
        settled = box.settle_options(len(record.seats), record.options)
        check_names(record.seats, record.players)
    except BadSetup as error:
        raise BadRecord(f"the table cannot be set up: {error}") from error
    if record.options != settled:
        raise BadRecord("it does not name every option of the table")
    if not HASH.fullmatch(record.commitment):
        raise BadRecord("it has no commitment to a seed")


def check_names(seats: Sequence[str], players: Sequence[str]) -> None:
    """Names must be fit to be shown: one line of visible letters, and not a page."""
    if len(players) != len(seats):
        raise BadSetup(f"there are {len(seats)} seats, but {len(players)} players are named")
    for name in (*seats, *players):
        if not name.strip() or len(name) > 80 or any(map(UNSEEN.match, name)):
            raise BadSetup(f"{name[:40]!r} is no name for a player")


def check_luck(luck: Luck, claimed: list[int], where: str) -> None:
    """What chance has just done must be what the record says it did."""
    if luck.trace != claimed:
        raise BadRecord(f"{where}: chance did not fall as the record says")
    luck.trace = []
