"""Positions for tests: a grid-set laid exactly as a test needs it, every part there once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.blueprint import built_in, canonical
from parlour.games.gridopolis.rules.setup import Begin
from parlour.games.gridopolis.table import Added, Reserve, Table
from parlour.games.gridopolis.tests.checks import at, text_of
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

ACROSS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0))


def begin(players: int = 2, blueprint: str = "matrix", **options: str) -> Game[Table]:
    """A new game that seat 0 begins."""
    settled = {"blueprint": blueprint, "first_player": "first_seat", **options}
    return GAME.start(players, Seeded("a test"), settled)


def place(
    players: int = 2,
    blueprint: str = "matrix",
    turn: int = 0,
    markers: Mapping[int, Sequence[str]] | None = None,
    fresh: Sequence[str] = (),
    blockers: Mapping[int, Sequence[str]] | None = None,
    added: Sequence[tuple[str, int]] = (),
    reserves: Mapping[int, Mapping[str, int]] | None = None,
    piles: Mapping[int, Mapping[str, int]] | None = None,
    options: Mapping[str, str] | None = None,
    starter: int = 0,
    round: int = 1,  # noqa: A002  the rulebook's word
    events: bool = False,
) -> Game[Table]:
    """A game at the first decision of the turn of seat `turn`.

    `markers` are told by seat, a king with a K before its pad; those named in `fresh` have never
    moved. A seat without markers is out (GP-130). Without `markers` all stand as at the start.
    `blockers` and `added` are paid for out of the reserves, but for what `reserves` says is left.
    Markers that are neither on the grid-set nor in `piles` belong to players who have left.
    """
    table = begin(players, blueprint, **(options or {})).table
    grown = with_pads(table, added)
    for seat, left in enumerate(grown.reserves):
        left.blockers -= len((blockers or {}).get(seat, ()))
        for part, number in (reserves or {}).get(seat, {}).items():
            setattr(left, part, number)
        assert min(left.values()) >= 0, f"seat {seat} cannot have built all that: {left}"
    total = sum(bits.bit_count() for bits in table.markers)
    if markers is not None:
        named = [[text.removeprefix("K") for text in markers.get(s, ())] for s in range(players)]
        kings = [t[1:] for cells in markers.values() for t in cells if t.startswith("K")]
        grown.markers = [bits(grown, cells) for cells in named]
        grown.kings = bits(grown, kings)
        grown.fresh = bits(grown, fresh)
    grown.blockers = [bits(grown, (blockers or {}).get(seat, ())) for seat in range(players)]
    grown.blocked, grown.occupied = sum(grown.blockers), sum(grown.markers)
    grown.pile_pawns = [(piles or {}).get(seat, {}).get("pawns", 0) for seat in range(players)]
    grown.pile_kings = [(piles or {}).get(seat, {}).get("kings", 0) for seat in range(players)]
    on_grid = sum(bits.bit_count() for bits in grown.markers)
    grown.heap = total - on_grid - sum(grown.pile_pawns) - sum(grown.pile_kings)
    assert grown.heap >= 0, "there are more markers than in the box"
    assert not grown.occupied & grown.blocked, "a marker stands under a blocker-box"
    grown.out = [not own for own in grown.markers]
    for seat in range(players):
        if grown.out[seat]:
            grown.reserves[seat] = Reserve(0, 0, 0, 0)
    grown.turns = (round - 1) * players + (turn - starter) % players
    grown.starter = starter
    grown.turn = (turn - 1) % players  # the turn before is over, and the next begins
    grown.round = round - (turn == starter)
    resumed = Game(grown, Seeded("a test"), [Begin()], events=events)
    resumed.settle()
    return resumed


def with_pads(table: Table, added: Sequence[tuple[str, int]]) -> Table:
    """A table like this one with pads that players have built and paid for, in that order."""
    there = {at(text_of(cell)) for cell in table.lattice.cells}
    built: list[Added] = []
    reserves = [left.copy() for left in table.reserves]
    for text, seat in added:
        x, y, z = at(text)
        beside = any((x + dx, y + dy, z) in there for dx, dy, _ in ACROSS)
        assert beside or (x, y, z - 1) in there, f"nothing holds a pad at {text}"
        built.append(Added((x, y, z), seat, not beside))
        there.add((x, y, z))
        reserves[seat].pads -= 1
        reserves[seat].links -= 1
        reserves[seat].posts -= not beside
    fields = dict(zip(table.fields, table.values(), strict=True))
    return Table(**{**fields, "added": built, "reserves": reserves})


def bits(table: Table, cells: Sequence[str]) -> int:
    """These pads as a set."""
    return sum(1 << table.lattice.number[at(text)] for text in set(cells))


# ---------------------------------------------------------------- designs of our own


def changed(name: str, **changes: Any) -> str:
    """A blueprint that comes with the game, but for some of its fields, as text."""
    return json.dumps({**json.loads(canonical(built_in()[name])), "id": "changed", **changes})


def lane(markers: int = 2) -> str:
    """Seven pads in a row, pawns at either end, no reserve: whoever is met is in the way."""
    pads = [[0, y, 0] for y in range(-3, 4)]
    links = [[one, two] for one, two in pairwise(pads)]
    ends = {"S": (pads[:2], links[:2], 1), "N": (pads[5:], links[4:], -1)}
    design: dict[str, Any] = {
        "format": "gridset-blueprint/1",
        "id": "lane",
        "title": "Lane",
        "floor": 0,
        "pads": pads[2:5],
        "links": links[2:4],
        "posts": [],
        "teleporters": [],
        "seats": [
            {
                "id": seat,
                "colour": color,
                "forward": [0, forward, 0],
                "pads": section,
                "links": joints,
                "kingerizers": [section[0] if seat == "S" else section[1]],
                "markers": (pads if seat == "S" else pads[::-1])[:markers],
            }
            for (seat, (section, joints, forward)), color in zip(
                ends.items(), ("blue", "purple"), strict=True
            )
        ],
        "seating": {"2": ["S", "N"]},
        "reserve": {"pads": 0, "posts": 0, "links": 0, "blockers": 0},
    }
    return json.dumps(design)
