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

MARKERS = {0: ["e4"], 1: ["e7"]}


@pytest.mark.rule("GP-100", "GP-102", "GP-41", "GP-R16")
def test_a_pad_beside_another_costs_a_pad_and_a_link_and_the_turn() -> None:
    game = begin()
    play(game, "pad g5")
    assert "g5" in pads(game)
    assert look(game)["added"] == [
        {"cell": [2, 0, 0], "seat": 0, "vertical": False, "support": [1, 0, 0]}
    ]
    assert (reserve(game, 0), reserve(game, 1)) == ((2, 2, 2, 2), (3, 3, 2, 2))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-103", "GP-R16")
def test_a_pad_on_a_post_costs_a_post_besides() -> None:
    game = begin()
    play(game, "pad e5/2")
    assert look(game)["added"] == [
        {"cell": [0, 0, 2], "seat": 0, "vertical": True, "support": [0, 0, 1]}
    ]
    assert reserve(game, 0) == (2, 2, 1, 2)


@pytest.mark.rule("GP-103", "GP-102", "GP-R17")
def test_where_both_fit_the_post_is_saved() -> None:
    """Above the front row, beside the upper level of the cube."""
    game = begin()
    play(game, "pad e3/1")
    assert not look(game)["added"][0]["vertical"]
    assert reserve(game, 0) == (2, 2, 2, 2)


@pytest.mark.rule("GP-100", "GP-106")
def test_the_new_pad_is_empty_without_a_node_and_serves_everybody() -> None:
    game = place(markers={0: ["e2"], 1: ["f5"]})
    nodes = look(game)["teleporters"], look(game)["kingerizers"]
    play(game, "pad g5")
    assert "g5" not in where(game)
    assert (look(game)["teleporters"], look(game)["kingerizers"]) == nodes
    play(game, "step f5 g5")
    assert where(game)["g5"] == "1"


@pytest.mark.rule("GP-106")
@pytest.mark.parametrize("cell", ["e1", "g2", "c3", "e9", "e2/1", "e3/-1"])
def test_a_pad_may_lie_behind_beside_over_or_under_what_there_is(cell: str) -> None:
    assert f"pad {cell}" in legal(begin())


@pytest.mark.rule("GP-106")
@pytest.mark.parametrize("cell", ["g7", "c7", "g3", "c3"])
def test_a_pad_may_fill_the_hole_between_two_sections(cell: str) -> None:
    assert f"pad {cell}" in legal(begin(4))


@pytest.mark.rule("GP-101")
@pytest.mark.parametrize("cell", ["e5", "e4", "e2", "f6/1"])
def test_there_must_not_be_a_pad_already(cell: str) -> None:
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-101"


@pytest.mark.rule("GP-17", "GP-101")
@pytest.mark.parametrize("cell", ["e5/-2", "g5/-2", "e5/-999"])
def test_nothing_is_built_below_the_lowest_level(cell: str) -> None:
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-17"


@pytest.mark.rule("GP-17")
def test_the_lowest_level_is_that_of_the_blueprint() -> None:
    game = begin(2, "duel")
    assert refused(game, "pad g5/-1") == "GP-17"
    assert "pad g5/-1" in legal(begin(2, "matrix"))


@pytest.mark.rule("GP-102", "GP-103")
@pytest.mark.parametrize("cell", ["h5", "g7/1", "e5/3", "g5/2", "bc55/50"])
def test_a_pad_needs_one_beside_or_below_it(cell: str) -> None:
    """Touching at a corner or at an edge is not enough."""
    assert refused(place(markers=MARKERS), f"pad {cell}") == "GP-102"


@pytest.mark.rule("GP-104")
def test_nothing_is_hung_below_a_pad() -> None:
    game = place(markers=MARKERS)
    assert refused(game, "pad e2/-1") == "GP-104"
    assert "pad e3/-1" in legal(game)  # beside the lowest level of the cube


@pytest.mark.rule("GP-104", "GP-102", "GP-107", "GP-R18")
def test_what_could_not_be_hung_can_be_reached_from_beside() -> None:
    game = place(markers=MARKERS)
    play(game, "pad e3/-1", "block e5")
    assert "pad e2/-1" in legal(game)


@pytest.mark.rule("GP-17", "GP-103", "GP-R18")
def test_there_is_no_upper_bound() -> None:
    game = place(markers=MARKERS, added=[("e5/2", 0), ("e5/3", 0), ("e5/4", 1), ("e5/5", 1)])
    assert refused(game, "pad e5/6") == "GP-108"  # the posts are spent
    assert "pad f5/5" in legal(game)


@pytest.mark.rule("GP-108", "GP-102")
@pytest.mark.parametrize("part", ["pads", "links"])
def test_without_a_pad_or_a_link_nothing_is_built(part: str) -> None:
    game = place(markers=MARKERS, reserves={0: {part: 0}})
    assert "pad" not in verbs(game)
    assert refused(game, "pad g5") == "GP-108"
    assert refused(game, "pad e5/2") == "GP-108"


@pytest.mark.rule("GP-108", "GP-103")
def test_without_a_post_nothing_is_built_upward() -> None:
    game = place(markers=MARKERS, reserves={0: {"posts": 0}})
    assert refused(game, "pad e5/2") == "GP-108"
    assert {"pad g5", "pad e3/1"} <= legal(game)


@pytest.mark.rule("GP-105", "GP-108", "GP-40")
def test_a_player_adds_at_most_three_pads_and_two_of_them_upward() -> None:
    game = begin()
    play(game, "pad e5/2", "pad e7/1", "pad d2/1", "pad c7")
    assert refused(game, "pad f8/1") == "GP-108"
    play(game, "pad e6/2", "pad g7")
    assert reserve(game, 0)[:2] == (0, 0)
    assert not any(text.startswith("pad") for text in legal(game))
    assert reserve(game, 1)[:3] == (0, 0, 2)


@pytest.mark.rule("GP-107")
def test_a_new_pad_can_be_landed_on() -> None:
    without = place(markers={0: ["e5", "f5"], 1: ["e8"]})
    assert ends(without, "jump", "e5") == set()
    play(without, "pad g5", "block e5/1")
    assert ends(without, "jump", "e5") == {"g5"}


@pytest.mark.rule("GP-107", "GP-90", "GP-102", "GP-103")
def test_a_new_pad_takes_blockers_and_further_pads() -> None:
    game = place(markers=MARKERS)
    assert not {"block g5", "pad h5"} & legal(game)
    play(game, "pad g5")
    assert {"block g5", "pad h5", "pad g5/1"} <= legal(game)


@pytest.mark.rule("GP-107", "GP-121", "GP-120")
def test_a_new_pad_closes_the_way_of_a_kamikaze() -> None:
    game = place(turn=1, markers={0: ["e5"], 1: ["f5", "e8"]})
    before = place(markers={0: ["e5"], 1: ["f5", "e8"]})
    assert "kamikaze e5 x f5" in legal(before)
    play(game, "pad g5")
    assert "take e5 g5 x f5" in legal(game)
    assert refused(game, "kamikaze e5 x f5") == "GP-121"


@pytest.mark.rule("GP-41", "GP-108")
def test_nobody_builds_with_the_parts_of_others() -> None:
    game = place(markers=MARKERS, reserves={0: dict.fromkeys(("pads", "links", "blockers"), 0)})
    assert verbs(game) == {"step"}
    play(game, "step e4 e5")
    assert {"pad", "block"} <= verbs(game)
