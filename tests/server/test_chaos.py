"""Kill -9 at any moment: nothing acknowledged is lost, everybody resumes, no clock is charged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.chaos.checking import check_clocks, check_log, check_record
from tests.server.chaos.ledger import Book, Ledger
from tests.server.chaos.storm import BANK, SETTINGS, Setting, Storm
from tests.server.harness import TOYS, running

from parlour.arena.match import Match
from parlour.arena.record import dump
from parlour.games.parry import GAME
from parlour.kernel.luck import commitment
from parlour.server import entries as e
from parlour.server.entries import AnyEntry
from parlour.server.stores.base import Row
from parlour.server.tables import restore


def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    every = SETTINGS[1:]
    storm = Storm(tmp_path, kills=3, matches=5, seed="short", settings=every, calm=(0.0, 0.4))
    ledger = asyncio.run(storm.run())
    assert ledger.faults == []
    assert len(ledger.outages) == 4  # once it was killed while it started
    assert ledger.finished == len(ledger.books) >= 5
    assert ledger.acknowledged > 100
    assert ledger.resumes > 5
    assert ledger.compared > 0
    assert '"level": "error"' not in storm.servers[0].log.read_text()


@pytest.mark.parametrize(
    ("lie", "found"),
    [("forget", "lost: "), ("charge", "charged for an outage")],
)
def test_a_server_that_lies_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lie: str, found: str
) -> None:
    monkeypatch.setenv("PARLOUR_TEST_LIE", lie)
    storm = Storm(
        tmp_path,
        kills=1,
        matches=2,
        seed=lie,
        settings=(Setting("parry", (1, 1), clock=BANK),),
        pace=0.04,
        calm=(0.1, 0.4),
        command=("-m", "tests.server.chaos.lying"),
    )
    ledger: Ledger = asyncio.run(storm.run())
    assert any(found in fault for fault in ledger.faults), ledger.faults


def test_a_sealed_answer_that_is_sent_again_does_not_answer_the_next_question(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path, games=(TOYS,)) as server,
            server.pair(game="fists") as (ada, bob, _, _two),
        ):
            shown = ada.version
            await ada.do("move", seat=0, version=shown, move="show 1")
            await bob.do("move", seat=1, version=shown, move="show 2")  # this opens all the fists
            repeated = {"seat": 1, "version": shown, "move": "show 3"}
            assert await bob.fault("move", **repeated) == "move/stale"

    asyncio.run(scene())


# ---------------------------------------------------------------------- every check by itself

SEED = "honest"


def honest() -> tuple[Book, list[Row], bytes]:
    """A game of two people as it should be in the end: promised, stored and recorded."""
    book = Book("MAPLE-1000", GAME.about.name, BANK)
    match = Match(GAME, ["Ada", "Bob"], ["human", "human"], SEED)
    log: list[AnyEntry] = [
        e.Opened(GAME.about.name, GAME.about.rules_version, 2, "", False, {}, BANK),
        e.Seated(0, "Ada", "a"),
        e.Seated(1, "Bob", "b"),
        e.Started(SEED),
    ]
    while not match.game.over:
        seat = match.game.waiting()[0]
        move = match.game.moves(seat)[0]
        match.play(seat, move)
        log.append(e.Moved(seat, GAME.notation.write(move)))
        book.acknowledged[len(log)] = log[-1]
        book.sent[seat, GAME.notation.write(move)] += 1
    record = match.record()
    assert record.result is not None
    book.over, book.commitment = True, commitment(SEED)
    book.result = msgspec.to_builtins(record.result)
    rows = [Row(number, 10 * number, e.encode(entry)) for number, entry in enumerate(log, 1)]
    book.clocks = restore(book.code, {GAME.about.name: GAME}, timed(rows)).clocks.left(0)
    return book, rows, dump(record)


def timed(rows: list[Row]) -> list[tuple[AnyEntry, int]]:
    return [(e.decode(row.body), row.at) for row in rows]


def test_an_honest_table_is_without_fault() -> None:
    book, rows, record = honest()
    assert check_log(book, rows, book.acknowledged) == []
    assert check_clocks(book, rows, GAME, []) == []
    assert check_record(book, rows, GAME, record) == []


Spoil = Callable[[list[Row]], list[Row]]


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lambda rows: rows[:-1], "lost"),
        (lambda rows: [*rows[:6], *rows[7:]], "versions are not"),
        (lambda rows: [*rows, rows[-1]], "versions are not"),
        (lambda rows: [*rows, rows[-1]._replace(version=len(rows) + 1)], "nobody sent, or twice"),
        (lambda rows: [*rows[:5], rows[5]._replace(body=rows[4].body), *rows[6:]], "lost"),
    ],
    ids=["the last is gone", "one is gone", "one is there twice", "repeated", "overwritten"],
)
def test_a_log_that_is_not_as_promised_is_found_out(spoil: Spoil, found: str) -> None:
    book, rows, _ = honest()
    faults = check_log(book, spoil(rows), book.acknowledged)
    assert any(found in fault for fault in faults), faults


def test_time_that_the_server_was_away_may_not_be_charged() -> None:
    book, rows, _ = honest()
    moved = 5  # the second move comes an hour later: the server was killed just after the first
    later = [*rows[:moved], *(row._replace(at=row.at + 3_600_000) for row in rows[moved:])]
    kill = rows[moved - 1].at + 1
    book.clocks = [30_000, 30_000]
    assert check_clocks(book, later, GAME, [kill]) == []
    book.clocks = restore(book.code, {GAME.about.name: GAME}, timed(later)).clocks.left(0)
    assert any("charged for an outage" in f for f in check_clocks(book, later, GAME, [kill]))
    entry = e.decode(later[moved].body)
    assert isinstance(entry, e.Moved)
    late = later[moved]._replace(body=e.encode(e.Moved(entry.seat, entry.move, "clock")))
    later[moved] = late
    assert any("ran out of time" in f for f in check_clocks(book, later, GAME, [kill]))


def test_a_record_that_tells_another_game_is_found_out() -> None:
    book, rows, record = honest()
    assert check_record(book, rows, GAME, record.replace(b'"Ada"', b'"Eve"')) != []
    assert "other moves" in check_record(book, rows[:-1], GAME, record)[0]
    book.commitment = commitment("another seed")
    assert "committed" in check_record(book, rows, GAME, record)[0]
