"""A grid-set laid out for captures without end: it is played like any other, and as quickly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.events import Hopped, Kinged
from parlour.games.gridopolis.moves import Capture, Kamikaze
from parlour.games.gridopolis.rules.reach import LISTED
from parlour.games.gridopolis.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

NODES = [(x, 0, z) for z in (0, 2, 4) for x in (-2, 0, 2)]  # where one lands
MIDDLES = [(x, 0, z) for z in range(5) for x in range(-2, 3) if (x, 0, z) not in NODES]
THRONES = [(-1, 2, 1), (0, 2, 1), (1, 2, 1), (0, 2, 2)]


def tangle(enemies: int) -> str:
    """One pawn before a wall of five levels, with enemies on every pad that can be jumped."""
    wall = [(x, 0, z) for z in range(5) for x in range(-2, 3)]
    back = [(x, 1, z) for z in (1, 2, 3) for x in (-1, 0, 1)]
    links = [[(x, 0, z), (x + 1, 0, z)] for z in range(5) for x in range(-2, 2)]
    links += [[(x, 0, z), (x, 1, z)] for x, _, z in back]
    links += [[(x, 1, z), (x, 2, z)] for x, _, z in THRONES]
    links += [[(0, -2, 0), (0, -1, 0)], [(0, -1, 0), (0, 0, 0)]]
    against = [(0, -1, 0), (0, 1, 2), *MIDDLES][:enemies]  # the second is before a throne
    theirs = [against[first::3] for first in range(3)]
    seats = [
        {
            "id": name,
            "colour": color,
            "forward": (0, 1, 0),
            "pads": [],
            "links": [],
            "kingerizers": [throne],
            "markers": markers,
        }
        for name, color, throne, markers in zip(
            "SABC",
            ("blue", "green", "purple", "yellow"),
            THRONES,
            [[(0, -2, 0)], *theirs],
            strict=True,
        )
    ]
    design: dict[str, Any] = {
        "format": "gridset-blueprint/1",
        "id": "tangle",
        "title": "Tangle",
        "floor": 0,
        "pads": [*wall, *back, *THRONES, (0, -2, 0), (0, -1, 0)],
        "links": links,
        "posts": [[(-2, 0, z), (-1, 0, z)] for z in range(4)],
        "teleporters": [node for node in NODES if node != (0, 0, 0)][:6],
        "seats": seats,
        "seating": {"4": ["S", "A", "B", "C"]},
        "reserve": {"pads": 0, "posts": 0, "links": 0, "blockers": 0},
    }
    return json.dumps(design)


def begun(enemies: int) -> Game[Table]:
    options = {"blueprint": tangle(enemies), "first_player": "first_seat", "kinging": "goes_on"}
    return GAME.start(4, Seeded("tangle"), options)


def many(move: Move) -> int:
    return len(move.victims) if isinstance(move, (Capture, Kamikaze)) else 0


@pytest.mark.rule("GP-56", "GP-115")
def test_of_endless_captures_some_are_listed_and_the_list_says_so() -> None:
    for enemies, whole in [(3, True), (17, False)]:
        game = begun(enemies)
        moves, choice = game.moves(0), game.choice
        assert choice is not None
        assert choice.complete(game, 0) == whole == (len(moves) < LISTED)
        assert len(set(moves)) == len(moves)


@pytest.mark.rule("GP-56", "GP-115")
def test_whatever_is_listed_is_legal() -> None:
    game = begun(17)
    for move in game.moves(0)[::100]:
        assert GAME.why(game, 0, move) is None


@pytest.mark.rule("GP-115", "GP-113")
def test_the_longest_chain_takes_and_tells_every_victim() -> None:
    game = begun(17)
    longest = max(game.moves(0), key=many)
    assert many(longest) > 12
    game.events = []
    game.play(0, longest)
    jumped = [event.over for event, _ in game.events if isinstance(event, Hopped)]
    assert isinstance(longest, Capture)
    assert sorted(jumped) == sorted(longest.victims)
    assert sum(game.table.markers[seat].bit_count() for seat in (1, 2, 3)) == 17 - many(longest)


@pytest.mark.rule("GP-75", "GP-R11")
def test_who_lands_on_a_throne_is_a_king_by_however_many_routes() -> None:
    game = begun(9)
    throned = 0
    for move in game.moves(0):
        if isinstance(move, Capture) and move.end in THRONES[1:]:
            after = game.copy()
            after.events = []
            after.play(0, move)
            assert after.table.kings >> after.table.pad(move.end) & 1
            assert [type(event) for event, _ in after.events].count(Kinged) == 1
            throned += 1
    assert throned > 40


@pytest.mark.rule("GP-112", "GP-113")
def test_nobody_is_captured_twice() -> None:
    game = begun(3)
    move = next(move for move in game.moves(0) if isinstance(move, Capture))
    twice = Capture(move.start, move.end, move.victims * 2)
    refusal = GAME.why(game, 0, twice)
    assert refusal is not None
    assert refusal.rule == "GP-112"
