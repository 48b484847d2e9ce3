"""Games played again from paper, and every claim of a record checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

from parlour.arena.record import BadRecord, Entry, Record, check_names
from parlour.contract import BadSetup, Box, names_of_sides
from parlour.kernel.agenda import HOUSE, Game
from parlour.kernel.codec import Malformed, state_hash
from parlour.kernel.luck import Luck, LuckError, Scripted, Seeded, commitment
from parlour.kernel.values import Move

HASH = re.compile("[0-9a-f]{64}")
Judge = Callable[[Entry, Move], None]  # raises if the entry cannot be


class Playable(Protocol):
    """A game, or a match."""

    def decide(self, seat: int, move: Move, /) -> None: ...


P = TypeVar("P", bound=Playable)


class Illegal(Exception):
    """An entry of a record that the game does not allow."""


def play_on(
    box: Box[Any], played: P, entries: Iterable[Entry], judge: Judge | None = None
) -> Iterator[P]:
    """What is `played`, after every entry: always the same object. This is how games are played
    again; only a record from outside needs a `judge`.
    """
    for entry in entries:
        move = box.notation.read(entry.move)
        if judge is not None:
            judge(entry, move)
        played.decide(entry.seat, move)
        yield played


def as_recorded(box: Box[Any], record: Record) -> Box[Any]:
    """The game by the rules that the record was played by; BadRecord if they are not kept."""
    if record.game != box.about.name:
        raise BadRecord(f"it is of the game {record.game!r}, not {box.about.name!r}")
    found = box.for_version(record.rules_version)
    if found is None:
        raise BadRecord(
            f"it was played by version {record.rules_version} of the rules; "
            f"this program plays version {box.about.rules_version}"
        )
    return found


def replay(
    box: Box[Any], record: Record, luck: Luck | None = None, events: bool = False
) -> Iterator[Game[Any]]:
    """The game at its first decision and after every entry: always the same object, played on.

    Chance falls as the record says, or as `luck` says, which must then agree with the record.
    """
    box = as_recorded(box, record)
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

    def judge(entry: Entry, move: Move) -> None:
        if not HOUSE <= entry.seat < len(record.seats):
            raise Illegal(f"nobody sits on seat {entry.seat}")
        written = box.notation.write(move)
        if entry.move != written and entry.move not in box.former_notation.formerly(move):
            raise Illegal(f"it is written {written!r}")
        if not move.kept:
            raise Illegal("no record keeps it")
        refusal = box.why(game, entry.seat, move)
        if refusal is not None:
            raise Illegal(f"it is not legal: {refusal}")

    again = play_on(box, game, record.entries, judge)
    for number, entry in enumerate(record.entries, 1):
        where = f"move {number} ({entry.move!r})"
        try:
            next(again)
        except (Malformed, LuckError, Illegal) as error:
            raise BadRecord(f"{where}: {error}") from error
        check_luck(luck, entry.luck, where)
        yield game


def verify(box: Box[Any], record: Record) -> Game[Any]:
    """Re-execute the record and check every claim it makes; the game at its end.

    With its seed the record proves its luck too, and the game can be played on.
    """
    box = as_recorded(box, record)
    luck: Luck | None = None
    if record.seed is not None:
        if commitment(record.seed) != record.commitment:
            raise BadRecord("its seed is not the one that was committed to before the game")
        luck = Seeded(record.seed)
    *_, game = replay(box, record, luck)
    if state_hash(game) != record.state:
        raise BadRecord("it does not lead to the state that it claims")
    settled = box.settle_options(len(record.seats), record.options)
    if box.result(game, box.sides.sides(len(record.seats), settled)) != record.result:
        raise BadRecord("its result is not the one that its moves lead to")
    return game


def check_claims(box: Box[Any], record: Record) -> None:
    """What can be judged before a single move is played."""
    try:
        settled = box.settle_options(len(record.seats), record.options)
        check_names(record.seats, record.players)
    except BadSetup as error:
        raise BadRecord(f"the table cannot be set up: {error}") from error
    for name, value in record.options.items():
        if settled[name] != value:
            raise BadRecord(f"its option {name} is not written as the game writes it")
    sides = box.sides.sides(len(record.seats), settled)
    if record.sides != names_of_sides(sides, len(record.seats)):
        raise BadRecord(f"its seats are not on the sides that {box.about.title} gives them")
    if not HASH.fullmatch(record.commitment):
        raise BadRecord("it has no commitment to a seed")


def check_luck(luck: Luck, claimed: list[int], where: str) -> None:
    """What chance has just done must be what the record says it did."""
    if luck.trace != claimed:
        raise BadRecord(f"{where}: chance did not fall as the record says")
    luck.trace = []
