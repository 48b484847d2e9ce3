"""Add-a-pad: where, for what price, and what it changes."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import (
    ends,
    legal,
    look,
    pads,
    play,
    refused,
    reserve,
    verbs,
    where,
)
from parlour.games.gridopolis.tests.positions import begin, place

MARKERS = {0: ["0,-1,0"], 1: ["0,2,0"]}


@pytest.mark.rule("GP-100", "GP-102", "GP-41", "GP-R16")
def test_a_pad_beside_another_costs_a_pad_and_a_link_and_the_turn() -> None:
    game = begin()
    play(game, "pad 2,0,0")
    assert "2,0,0" in pads(game)
    assert look(game)["added"] == [
        {"cell": [2, 0, 0], "seat": 0, "vertical": False, "support": [1, 0, 0]}
    ]
    assert (reserve(game, 0), reserve(game, 1)) == ((2, 2, 2, 2), (3, 3, 2, 2))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-103", "GP-R16")
def test_a_pad_on_a_post_costs_a_post_besides() -> None:
    game = begin()
    play(game, "pad 0,0,2")
    assert look(game)["added"] == [
        {"cell": [0, 0, 2], "seat": 0, "vertical": True, "support": [0, 0, 1]}
    ]
    assert reserve(game, 0) == (2, 2, 1, 2)


@pytest.mark.rule("GP-103", "GP-102", "GP-R17")
def test_where_both_fit_the_post_is_saved() -> None:
    """Above the front row, beside the upper level of the cube."""
    game = begin()
    play(game, "pad 0,-2,1")
    assert not look(game)["added"][0]["vertical"]
    assert reserve(game, 0) == (2, 2, 2, 2)


@pytest.mark.rule("GP-100", "GP-106")
def test_the_new_pad_is_empty_without_a_node_and_serves_everybody() -> None:
    game = place(markers={0: ["0,-3,0"], 1: ["1,0,0"]})
    nodes = look(game)["teleporters"], look(game)["kingerizers"]
    play(game, "pad 2,0,0")
    assert "2,0,0" not in where(game)
    assert (look(game)["teleporters"], look(game)["kingerizers"]) == nodes
    play(game, "step 1,0,0 2,0,0")
    assert where(game)["2,0,0"] == "1"


@pytest.mark.rule("GP-106")
@pytest.mark.parametrize("cell", ["0,-4,0", "2,-3,0", "-2,-2,0", "0,4,0", "0,-3,1", "0,-2,-1"])
def test_a_pad_may_lie_behind_beside_over_or_under_what_there_is(cell: str) -> None:
    assert f"pad {cell}" in legal(begin())


@pytest.mark.rule("GP-106")
@pytest.mark.parametrize("cell", ["2,2,0", "-2,2,0", "2,-2,0", "-2,-2,0"])
def test_a_pad_may_fill_the_hole_between_two_sections(cell: str) -> None:
    assert f"pad {cell}" in legal(begin(4))


@pytest.mark.rule("GP-101")
@pytest.mark.parametrize("cell", ["0,0,0", "0,-1,0", "0,-3,0", "1,1,1"])
def test_there_must_not_be_a_pad_already(cell: str) -> None:
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-101"


@pytest.mark.rule("GP-17", "GP-101")
@pytest.mark.parametrize("cell", ["0,0,-2", "2,0,-2", "0,0,-999"])
def test_nothing_is_built_below_the_lowest_level(cell: str) -> None:
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-17"


@pytest.mark.rule("GP-17")
def test_the_lowest_level_is_that_of_the_blueprint() -> None:
    game = begin(2, "duel")
    assert refused(game, "pad 2,0,-1") == "GP-17"
    assert "pad 2,0,-1" in legal(begin(2, "matrix"))


@pytest.mark.rule("GP-102", "GP-103")
@pytest.mark.parametrize("cell", ["3,0,0", "2,2,1", "0,0,3", "2,0,2", "50,50,50"])
def test_a_pad_needs_one_beside_or_below_it(cell: str) -> None:
    """Touching at a corner or at an edge is not enough."""
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-102"


@pytest.mark.rule("GP-104")
def test_nothing_is_hung_below_a_pad() -> None:
    game = place(markers=MARKERS)
    assert refused(game, "pad 0,-3,-1") == "GP-104"
    assert "pad 0,-2,-1" in legal(game)  # beside the lowest level of the cube


@pytest.mark.rule("GP-104", "GP-102", "GP-107", "GP-R18")
def test_what_could_not_be_hung_can_be_reached_from_beside() -> None:
    game = place(markers=MARKERS)
    play(game, "pad 0,-2,-1", "block 0,0,0")
    assert "pad 0,-3,-1" in legal(game)


@pytest.mark.rule("GP-17", "GP-103", "GP-R18")
def test_there_is_no_upper_bound() -> None:
    game = place(markers=MARKERS, added=[("0,0,2", 0), ("0,0,3", 0), ("0,0,4", 1), ("0,0,5", 1)])
    assert refused(game, "pad 0,0,6") == "GP-108"  # the posts are spent
    assert "pad 1,0,5" in legal(game)


@pytest.mark.rule("GP-108", "GP-102")
@pytest.mark.parametrize("part", ["pads", "links"])
def test_without_a_pad_or_a_link_nothing_is_built(part: str) -> None:
    game = place(markers=MARKERS, reserves={0: {part: 0}})
    assert "pad" not in verbs(game)
    assert refused(game, "pad 2,0,0") == "GP-108"
    assert refused(game, "pad 0,0,2") == "GP-108"


@pytest.mark.rule("GP-108", "GP-103")
def test_without_a_post_nothing_is_built_upward() -> None:
    game = place(markers=MARKERS, reserves={0: {"posts": 0}})
    assert refused(game, "pad 0,0,2") == "GP-108"
    assert {"pad 2,0,0", "pad 0,-2,1"} <= legal(game)


@pytest.mark.rule("GP-105", "GP-108", "GP-40")
def test_a_player_adds_at_most_three_pads_and_two_of_them_upward() -> None:
    game = begin()
    play(game, "pad 0,0,2", "pad 0,2,1", "pad -1,-3,1", "pad -2,2,0")
    assert refused(game, "pad 1,3,1") == "GP-108"
    play(game, "pad 0,1,2", "pad 2,2,0")
    assert reserve(game, 0)[:2] == (0, 0)
    assert not any(text.startswith("pad") for text in legal(game))
    assert reserve(game, 1)[:3] == (0, 0, 2)


@pytest.mark.rule("GP-107")
def test_a_new_pad_can_be_landed_on() -> None:
    without = place(markers={0: ["0,0,0", "1,0,0"], 1: ["0,3,0"]})
    assert ends(without, "jump", "0,0,0") == set()
    play(without, "pad 2,0,0", "block 0,0,1")
    assert ends(without, "jump", "0,0,0") == {"2,0,0"}


@pytest.mark.rule("GP-107", "GP-90", "GP-102", "GP-103")
def test_a_new_pad_takes_blockers_and_further_pads() -> None:
    game = place(markers=MARKERS)
    assert not {"block 2,0,0", "pad 3,0,0"} & legal(game)
    play(game, "pad 2,0,0")
    assert {"block 2,0,0", "pad 3,0,0", "pad 2,0,1"} <= legal(game)


@pytest.mark.rule("GP-107", "GP-121", "GP-120")
def test_a_new_pad_closes_the_way_of_a_kamikaze() -> None:
    game = place(turn=1, markers={0: ["0,0,0"], 1: ["1,0,0", "0,3,0"]})
    before = place(markers={0: ["0,0,0"], 1: ["1,0,0", "0,3,0"]})
    assert "kamikaze 0,0,0 x 1,0,0" in legal(before)
    play(game, "pad 2,0,0")
    assert "take 0,0,0 2,0,0 x 1,0,0" in legal(game)
    assert refused(game, "kamikaze 0,0,0 x 1,0,0") == "GP-121"


@pytest.mark.rule("GP-41", "GP-108")
def test_nobody_builds_with_the_parts_of_others() -> None:
    game = place(markers=MARKERS, reserves={0: dict.fromkeys(("pads", "links", "blockers"), 0)})
    assert verbs(game) == {"step"}
    play(game, "step 0,-1,0 0,0,0")
    assert {"pad", "block"} <= verbs(game)
