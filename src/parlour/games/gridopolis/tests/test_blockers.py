"""Blocker-boxes: where they may lie, and what nobody can do anymore then."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    ends,
    legal,
    look,
    pads,
    play,
    refused,
    reserve,
    text_of,
    verbs,
)
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.kernel.agenda import Game

MARKERS = {0: ["0,-1,0"], 1: ["0,2,0"]}


def blockable(game: Game[Table]) -> set[str]:
    return {text.split()[1] for text in legal(game) if text.startswith("block")}


@pytest.mark.rule("GP-90", "GP-50", "GP-41")
def test_placing_a_blocker_is_a_turn_and_costs_one_of_ones_own() -> None:
    game = begin()
    play(game, "block 0,0,0")
    assert look(game)["blockers"] == [{"cell": [0, 0, 0], "seat": 0}]
    assert (reserve(game, 0), reserve(game, 1)) == ((3, 3, 2, 1), (3, 3, 2, 2))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-90")
def test_any_empty_plain_pad_will_do() -> None:
    nodes = {"0,0,-1", "1,1,1", "1,-1,1", "-1,-1,1", "-1,1,1"}
    rows = {f"{x},{y},0" for x in (-1, 0, 1) for y in (-3, 3)}
    free = pads(begin()) - nodes - rows - {"0,-1,0", "0,2,0"}
    assert blockable(place(markers=MARKERS)) == free
    grown = place(markers=MARKERS, added=[("2,0,0", 1)], blockers={1: ["0,0,0"]})
    assert blockable(grown) == (free | {"2,0,0"}) - {"0,0,0"}


@pytest.mark.rule("GP-90")
@pytest.mark.parametrize(
    "cell",
    ["0,-1,0", "0,2,0", "0,3,0", "0,-3,0", "0,0,-1", "1,1,1", "2,0,0", "0,0,99", "0,0,-2"],
)
def test_no_other_place_will(cell: str) -> None:
    """A marker, a kingerizer, a teleporter, or no pad at all."""
    assert refused(place(markers=MARKERS), f"block {cell}") == "GP-90"


@pytest.mark.rule("GP-90", "GP-91")
def test_a_pad_is_blocked_once_and_for_all() -> None:
    game = place(markers=MARKERS, blockers={1: ["0,0,0"], 0: ["1,0,0"]})
    assert refused(game, "block 0,0,0") == "GP-91"
    assert refused(game, "block 1,0,0") == "GP-91"


@pytest.mark.rule("GP-91")
def test_a_blocker_stays_where_it_is() -> None:
    game = begin()
    play(game, "block 0,0,0", "block 0,0,1", "block 0,1,0", "step 0,2,0 1,1,0")
    lying = {text_of(one["cell"]): one["seat"] for one in look(game)["blockers"]}
    assert lying == {"0,0,0": 0, "0,1,0": 0, "0,0,1": 1}


@pytest.mark.rule("GP-108", "GP-90")
def test_without_a_blocker_left_none_is_placed() -> None:
    game = place(markers=MARKERS, reserves={0: {"blockers": 0}})
    assert "block" not in verbs(game)
    assert refused(game, "block 0,0,0") == "GP-108"


@pytest.mark.rule("GP-92")
def test_a_blocked_pad_is_not_captured_over_nor_landed_on() -> None:
    landing = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]}, blockers={1: ["0,1,0"]})
    assert ends(landing, "take", "0,-1,0") == set()
    assert refused(landing, "take 0,-1,0 0,1,0 x 0,0,0") == "GP-92"
    middle = place(markers=MARKERS, blockers={1: ["0,0,0"]})
    assert refused(middle, "take 0,-1,0 0,1,0 x 0,0,0") == "GP-92"


@pytest.mark.rule("GP-92")
def test_a_blocker_hinders_its_owner_too() -> None:
    game = place(markers={0: ["K0,0,0"], 1: ["0,3,0"]}, blockers={0: ["0,1,0"]})
    assert refused(game, "step 0,0,0 0,1,0") == "GP-92"


@pytest.mark.rule("GP-93", "GP-102", "GP-103", "GP-106")
def test_a_blocked_pad_still_holds_pads_beside_and_above_it() -> None:
    game = place(markers=MARKERS, blockers={1: ["1,0,0", "0,0,1"]})
    assert {"pad 2,0,0", "pad 0,0,2"} <= legal(game)


@pytest.mark.rule("GP-93", "GP-16", "GP-121", "GP-R14")
def test_a_blocked_pad_is_not_off_the_grid() -> None:
    markers = {0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]}
    game = place(markers=markers, blockers={1: ["0,1,0"]})
    assert "kamikaze" not in verbs(game)
    assert refused(game, "kamikaze 0,-1,0 x 0,0,0") == "GP-121"
