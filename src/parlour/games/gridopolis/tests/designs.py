"""Blueprints for tests, as plain data that a test can spoil."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from parlour.games.gridopolis.blueprint import (
    Blueprint,
    Problem,
    built_in,
    canonical,
    problems,
    read_blueprint,
    warnings,
)

Plan = dict[str, Any]
Cell = tuple[int, int, int]


def plan_of(name: str = "matrix") -> Plan:
    """One of our own blueprints."""
    plan: Plan = json.loads(canonical(built_in()[name]))
    return plan


def street(
    pads: Iterable[Cell],
    south: Cell = (0, 0, 0),
    north: Cell = (0, 4, 0),
    teleporters: Iterable[Cell] = (),
    posts: Iterable[tuple[Cell, Cell]] = (),
) -> Plan:
    """A grid-set for two with one marker each, on its only kingerizer; neighbors are linked."""
    cells = sorted({*pads, south, north})
    seats = [("S", "blue", [0, 1, 0], south), ("N", "purple", [0, -1, 0], north)]
    return {
        "format": "gridset-blueprint/1",
        "id": "street",
        "title": "Street",
        "floor": 0,
        "pads": [list(cell) for cell in cells],
        "links": links(cells),
        "posts": [[list(one), list(other)] for one, other in posts],
        "teleporters": [list(cell) for cell in teleporters],
        "seats": [
            {
                "id": name,
                "colour": color,
                "forward": forward,
                "pads": [],
                "links": [],
                "kingerizers": [list(home)],
                "markers": [list(home)],
            }
            for name, color, forward, home in seats
        ],
        "seating": {"2": ["S", "N"]},
        "reserve": {"pads": 0, "posts": 0, "links": 0, "blockers": 0},
    }


def links(cells: Iterable[Cell]) -> list[list[list[int]]]:
    """All links there can be between these pads."""
    pads = set(cells)
    return [
        [[x, y, z], list(other)]
        for x, y, z in sorted(pads)
        for other in ((x + 1, y, z), (x, y + 1, z))
        if other in pads
    ]


def drawn(plan: Plan) -> Blueprint:
    return read_blueprint(json.dumps(plan, separators=(",", ":")))


def wrong(plan: Plan) -> list[Problem]:
    return problems(drawn(plan))


def strange(plan: Plan) -> list[Problem]:
    return warnings(drawn(plan))


def faults(plan: Plan) -> list[tuple[str, str]]:
    """The rules that a blueprint breaks, and where."""
    return [(problem.rule, problem.where) for problem in wrong(plan)]


LINE = [(0, y, 0) for y in range(5)]  # the shortest street that is worth playing on
