"""Holds what is stored against what was promised. It knows of the server only what is in the store,
and reckons the clocks by itself.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from tests.server.chaos.ledger import Book

from parlour.arena.match import PERSON, Match
from parlour.arena.record import BadRecord, Record, parse
from parlour.arena.replaying import verify
from parlour.contract import Box, Outcome
from parlour.kernel.luck import commitment
from parlour.server.entries import AnyEntry, Moved, Opened, Seated, Started, Undone, decode
from parlour.server.stores.base import Row

Log = list[tuple[int, AnyEntry]]  # the time and the entry, in order


def check_log(book: Book, rows: list[Row], promises: dict[int, AnyEntry]) -> list[str]:
    """What is wrong with the entries of one table: gaps, lost promises, moves that nobody sent."""
    faults: list[str] = []
    versions = [row.version for row in rows]
    if versions != list(range(1, len(rows) + 1)):
        faults.append(f"the versions are not 1 to {len(rows)}: {versions}")
    kept = {row.version: decode(row.body) for row in rows}
    for version, promised in promises.items():
        if kept.get(version) != promised:
            found = kept.get(version, "nothing")
            faults.append(f"lost: {promised} was acknowledged as {version}, there is {found}")
    people = (entry for entry in kept.values() if isinstance(entry, Moved))
    moved = Counter((entry.seat, entry.move) for entry in people if entry.by == "person")
    if twice := moved - book.sent:
        faults.append(f"moves that nobody sent, or twice: {dict(twice)}")
    return faults


def check_clocks(book: Book, rows: list[Row], box: Box[Any], kills: list[int]) -> list[str]:
    """Whether anybody was charged for an outage: from the kill to the table's next entry."""
    log = [(row.at, decode(row.body)) for row in rows]
    allowed = book.clock.seconds * 1000
    faults: list[str] = []
    spent: Counter[int] = Counter()
    added: Counter[int] = Counter()
    for seat, thought, entry in thoughts(log, box, kills):
        if isinstance(entry, Undone):  # what the move had brought is taken back with it
            added[seat] -= book.clock.increment * 1000
            continue
        bank = allowed + added[seat] - spent[seat] if book.clock.kind == "bank" else allowed
        if entry.by == "clock" and thought < bank:
            faults.append(f"seat {seat} ran out of time with {bank - thought} ms left")
        spent[seat] += min(thought, bank)
        added[seat] += book.clock.increment * 1000
    if book.clock.kind == "bank" and book.over:
        for seat, left in enumerate(book.clocks):
            due = allowed + added[seat] - spent[seat]
            if left is None or left < due:
                faults.append(f"seat {seat} was charged for an outage: {left} of {due} ms are left")
    return faults


def thoughts(log: Log, box: Box[Any], kills: list[int]) -> list[tuple[int, int, Moved | Undone]]:
    """Each move with its seat and how long that seat had thought while the server was there."""
    match: Match | None = None
    since: dict[int, int] = {}
    found: list[tuple[int, int, Moved | Undone]] = []
    for number, (at, entry) in enumerate(log):
        if isinstance(entry, Started):
            match = begin([e for _, e in log[:number]], entry, box)
        elif match is not None and isinstance(entry, Moved):
            asked = since.pop(entry.seat, at)
            found.append((entry.seat, at - asked - away(log, asked, at, kills), entry))
            match.play(entry.seat, box.notation.read(entry.move))
        elif match is not None and isinstance(entry, Undone):
            match.undo(entry.seat, entry.way)
            found.append((entry.seat, 0, entry))
        if match is not None:
            since = {seat: since.get(seat, at) for seat in match.game.waiting()}
    return found


def away(log: Log, start: int, end: int, kills: list[int]) -> int:
    """How much of this time lies between a kill and the next entry of the table."""
    gone, until = 0, start
    for kill in sorted(kills):
        back = next((at for at, _ in log if at >= kill), end)
        gone += max(0, min(back, end) - max(kill, until))
        until = max(until, back)
    return gone


def begin(first: list[AnyEntry], started: Started, box: Box[Any]) -> Match:
    opened = next(entry for entry in first if isinstance(entry, Opened))
    seats = {entry.seat: entry for entry in first if isinstance(entry, Seated)}
    names = [seats[number].name for number in range(opened.seats)]
    players = [seats[number].bot or PERSON for number in range(opened.seats)]
    return Match(box, names, players, started.seed, opened.options)


def check_record(book: Book, rows: list[Row], box: Box[Any], written: bytes) -> list[str]:
    """Whether the record re-executes, fits what was shown, and tells the moves that are stored."""
    try:
        record: Record = parse(written)
        verify(box, record)
    except BadRecord as error:
        return [f"the record is bad: {error}"]
    faults: list[str] = []
    moves: list[tuple[int, str]] = []
    for entry in (decode(row.body) for row in rows):
        if isinstance(entry, Moved):
            moves.append((entry.seat, entry.move))
        elif isinstance(entry, Undone):
            moves.pop()
    if [(entry.seat, entry.move) for entry in record.entries] != moves:
        faults.append("the record tells other moves than the store")
    if record.seed is None or commitment(record.seed) != book.commitment:
        faults.append("the seed is not the one that was committed to")
    if record.result is None or record.result != msgspec.convert(book.result, Outcome | None):
        faults.append(f"the record ends with {record.result}, the page with {book.result}")
    return faults
