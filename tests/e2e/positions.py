"""Fixed positions of games, laid out as tables before a server opens its doors.

Every game has four from the record of a whole game that it keeps; it may say more in its
`tests/boards.py`, as BOARDS.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page
from tests.e2e.rooms import take_seat
from tests.e2e.tables import at_page, press, settled

from parlour import games
from parlour.arena.files import read_file
from parlour.arena.replaying import replay
from parlour.contract import Box
from parlour.games import shelf
from parlour.kernel.agenda import Together
from parlour.kernel.luck import Seeded
from parlour.server.entries import AnyEntry, Clock, Moved, Opened, Seated, Started
from parlour.server.people import hashed
from parlour.server.stores.sqlite import SqliteStore
from parlour.testing.playthrough import kept_records

NAMES = ("Ada", "Maximilian the Patient", "Emmy", "Mary")
NOON = 1_750_000_000_000  # when all of it has happened


class Position(NamedTuple):
    """A table after some moves, as somebody at it sees it."""

    name: str
    players: int
    moves: Sequence[tuple[int, str]]  # by whom
    seed: str
    viewer: int = 0
    options: Mapping[str, str] = {}
    pressed: tuple[str, ...] = ()  # selectors, one after the other
    names: tuple[str, ...] = NAMES  # the first four

    def code(self, game: str) -> str:
        """Where the table is; the same each time."""
        number = int(hashed(f"{game} {self.name}"), 16) % 90_000 + 10_000
        return f"BOARD-{number}"


def positions(box: Box[Any]) -> list[Position]:
    """All that are to be looked at of a game."""
    module = f"{games.__name__}.{box.about.name}.tests.boards"
    own: Sequence[Position] = ()
    if importlib.util.find_spec(module) is not None:
        own = importlib.import_module(module).BOARDS
    return [*recorded(box), *own]


def recorded(box: Box[Any]) -> list[Position]:
    """What the usual record has: its beginning, the longest list of choices, others, the end."""
    record = read_file(kept_records(box, box.about.rules_version)[0])
    counts, asked = [], []
    for game in replay(box, record):
        waiting = game.waiting()
        asked.append(waiting)
        counts.append(len(game.moves(waiting[0])) if waiting else 0)
    last = len(record.entries)
    longest = counts.index(max(counts))
    late = next(i for i in range(last // 2, last) if len(asked[i]) < len(record.seats))
    idle = next(seat for seat in range(len(record.seats)) if seat not in asked[late])

    def at(name: str, made: int, viewer: int) -> Position:
        moves = [(entry.seat, entry.move) for entry in record.entries[:made]]
        return Position(
            name, len(record.seats), moves, record.seed or "", viewer, dict(record.options)
        )

    return [
        at("first", 0, asked[0][0]),
        at("choices", longest, asked[longest][0]),
        at("others", late, idle),
        at("result", last, 0),
    ]


def lesson(box: Box[Any], name: str, move: str, *pressed: str) -> Position:
    """The tutorial's table as an ordinary one, just before this move of it."""
    tutorial = box.tutorial
    assert tutorial is not None
    steps = tutorial.steps
    before = [step.move for step in steps].index(move)
    return Position(
        name,
        len(tutorial.names),
        [(step.seat, step.move) for step in steps[:before]],
        tutorial.seed,
        steps[before].seat,
        tutorial.options,
        pressed,
    )


def in_full(
    box: Box[Any], position: Position, options: Mapping[str, str]
) -> Iterator[tuple[int, str]]:
    """The moves with what is said before them: whoever has to agree on one does so."""
    game = box.start(position.players, Seeded(position.seed), options)
    for seat, written in position.moves:
        move = box.notation.read(written)
        asked = game.choice
        if isinstance(asked, Together) and not move.out_of_turn:
            yield from [(other, written) for other in asked.seats if other != seat]
        yield seat, written
        game.decide(seat, move)


def entries(box: Box[Any], position: Position) -> list[AnyEntry]:
    code = position.code(box.about.name)
    settled = box.settle_options(position.players, dict(position.options))
    return [
        Opened(
            box.about.name,
            box.about.rules_version,
            position.players,
            hashed(f"{code} host"),
            False,
            box.unusual_options(settled),
            Clock(),
        ),
        *(
            Seated(seat, position.names[seat % 4], token=hashed(f"{code} {seat}"))
            for seat in range(position.players)
        ),
        Started(position.seed),
        *(Moved(seat, move) for seat, move in in_full(box, position, settled)),
    ]


def lay_out(data: Path, wanted: Mapping[str, Sequence[Position]]) -> None:
    """Keep positions of games in the folder of a server that is yet to start."""
    boxes = shelf()

    async def keep() -> None:
        store = SqliteStore(data / "tables.sqlite")
        await store.open()
        for game, some in wanted.items():
            for position in some:
                bodies = [msgspec.json.encode(entry) for entry in entries(boxes[game], position)]
                await store.append(position.code(game), 0, NOON, bodies)
        await store.close()

    asyncio.run(keep())


def look_at(page: Page, game: str, position: Position) -> None:
    """Sit down at the table, and press what is to be pressed."""
    code = position.code(game)
    take_seat(page, {"code": code, "token": f"{code} {position.viewer}"})
    at_page(page, "table")
    for thing in position.pressed:
        press(page.locator(thing).first)
        settled(page)
    page.mouse.move(0, 0)
    settled(page)
