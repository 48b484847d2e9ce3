"""Cells have names that people read; the browser's are the same (web/cells.test.ts)."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from parlour.games.gridopolis.cells import cell_of, from_to, full, short
from parlour.games.gridopolis.drawing import FARTHEST

NAMES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cell_names.json").read_text())


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name["short"])
def test_a_cell_is_named_by_file_row_and_level(name: dict[str, Any]) -> None:
    cell = tuple(name["cell"])
    assert short(cell) == name["short"]
    assert full(cell) == name["full"]
    assert cell_of(name["short"]) == cell


def test_no_two_cells_of_a_grid_set_that_can_be_designed_share_a_name() -> None:
    far = range(-FARTHEST, FARTHEST + 1)
    names = {short((x, y, z)): (x, y, z) for x, y in product(far, far) for z in (-1, 0, 1)}
    assert len(names) == 3 * len(far) ** 2
    assert all(cell_of(name) == cell for name, cell in names.items())


def test_a_cell_can_still_be_written_as_its_coordinates() -> None:
    assert cell_of("0,-2,1") == (0, -2, 1)


@pytest.mark.parametrize("text", ["", "e", "5", "5e", "e5/", "e5/1/2", "e5,1", "abcd5", "E5", "é5"])
def test_what_names_no_cell_is_none(text: str) -> None:
    assert cell_of(text) is None


def test_a_way_tells_its_level_once_where_it_stays_there() -> None:
    assert from_to((0, 0, 1), (0, 2, 1)) == "from e5 to e7 on level 1"
    assert from_to((0, 0, 0), (0, 1, 1)) == "from e5 on level 0 to e6 on level 1"


def test_what_is_no_cell_has_no_name() -> None:
    assert short((1, 2)) == "nowhere"
