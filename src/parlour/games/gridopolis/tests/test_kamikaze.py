"""Kamikaze: over an enemy and off the grid, and both are gone."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import (
    legal,
    pile,
    play,
    refused,
    routes,
    text_of,
    verbs,
    where,
)
from parlour.games.gridopolis.tests.positions import place

KEPT = {0: ["e2"], 1: ["e8"]}  # so that nobody is out


def against(attacker: str, *victims: str) -> dict[int, list[str]]:
    return {0: [*KEPT[0], attacker], 1: [*KEPT[1], *victims]}


@pytest.mark.rule("GP-120", "GP-124", "GP-143")
def test_both_markers_leave_and_each_player_takes_the_others() -> None:
    game = place(markers=against("e5", "f5"))
    play(game, "kamikaze e5 x f5")
    assert where(game) == {"e2": "0", "e8": "1"}
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (1, 0))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-124")
def test_ranks_go_with_the_markers() -> None:
    game = place(markers=against("Ke5", "f5"))
    play(game, "kamikaze e5 x f5")
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (0, 1))
    other = place(markers=against("e5", "Kf5"))
    play(other, "kamikaze e5 x f5")
    assert (pile(other, 0), pile(other, 1)) == ((0, 1), (1, 0))


@pytest.mark.rule("GP-122", "GP-120")
@pytest.mark.parametrize(
    ("start", "victim"),
    [
        ("e5", "f5"),
        ("e5", "d5"),
        ("e5", "f6"),
        ("e5", "d6"),
        ("f5/-1", "f6/-1"),
        ("e5/1", "f6/1"),
    ],
)
def test_a_pawn_may_go_sideways_or_forward_on_its_level(start: str, victim: str) -> None:
    game = place(markers=against(start, victim))
    assert f"kamikaze {start} x {victim}" in legal(game)


@pytest.mark.rule("GP-122", "GP-79")
@pytest.mark.parametrize("v", [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
def test_a_king_has_all_eight_directions(v: tuple[int, int]) -> None:
    """From the middle of the upper level, which has no sections around it."""
    victim = text_of((*v, 1))
    game = place(markers=against("Ke5/1", victim))
    assert f"kamikaze e5/1 x {victim}" in legal(game)


@pytest.mark.rule("GP-61", "GP-122")
@pytest.mark.parametrize("victim", ["f4/1", "e4/1", "d4/1"])
def test_a_pawn_does_not_go_backward(victim: str) -> None:
    game = place(markers=against("e5/1", victim))
    assert refused(game, f"kamikaze e5/1 x {victim}") == "GP-122"


@pytest.mark.rule("GP-62", "GP-63", "GP-122")
def test_the_home_row_and_the_first_move_ask_for_forward() -> None:
    first = place(markers=against("e3", "f3"), fresh=["e3"])
    assert refused(first, "kamikaze e3 x f3") == "GP-122"
    later = place(markers=against("e3", "f3"))
    assert "kamikaze e3 x f3" in legal(later)
    home = place(markers=against("d3", "f2"))
    assert refused(home, "kamikaze e2 x f2") == "GP-122"


@pytest.mark.rule("GP-121")
@pytest.mark.parametrize(("start", "victim"), [("e5", "f5/1"), ("e5", "e6/-1"), ("e5", "e5/1")])
def test_it_stays_on_one_level(start: str, victim: str) -> None:
    game = place(markers=against(start, victim))
    assert "kamikaze" not in verbs(game)
    assert refused(game, f"kamikaze {start} x {victim}") == "GP-121"


@pytest.mark.rule("GP-121")
def test_it_does_not_go_over_a_marker_of_ones_own() -> None:
    game = place(markers={0: ["e5", "f5"], 1: ["e8"]})
    assert refused(game, "kamikaze e5 x f5") == "GP-121"


@pytest.mark.rule("GP-121", "GP-16", "GP-R14")
@pytest.mark.parametrize("behind", ["empty", "taken", "blocked"])
def test_there_must_be_no_pad_behind_whatever_is_on_it(behind: str) -> None:
    markers = against("e4", "e5")
    if behind == "taken":
        markers[1].append("e6")
    game = place(markers=markers, blockers={1: ["e6"]} if behind == "blocked" else {})
    assert refused(game, "kamikaze e4 x e5") == "GP-121"


@pytest.mark.rule("GP-112", "GP-120")
@pytest.mark.parametrize(("victim", "rule"), [("f6", "GP-112"), ("g5", "GP-112"), ("e8", "GP-120")])
def test_there_must_be_an_enemy_beside(victim: str, rule: str) -> None:
    game = place(markers=against("e5", "f5"))
    assert refused(game, f"kamikaze e5 x {victim}") == rule


@pytest.mark.rule("GP-120", "GP-R15")
def test_the_notch_between_two_sections_is_off_the_grid() -> None:
    markers = {0: ["e5"], 1: ["b5"], 2: ["f6", "e8"], 3: ["h5"]}
    assert "kamikaze e5 x f6" in legal(place(4, markers=markers))
    game = place(4, markers=markers, added=[("g7", 1)])
    assert "kamikaze" not in verbs(game)


@pytest.mark.rule("GP-123", "GP-R13", "GP-113")
def test_it_may_end_a_chain_of_captures() -> None:
    game = place(markers=against("e3", "e4", "f5"))
    play(game, "kamikaze e3 x f5 + e4")
    assert set(where(game)) == {"e2", "e8"}
    assert (pile(game, 0), pile(game, 1)) == ((2, 0), (1, 0))


@pytest.mark.rule("GP-R13")
def test_where_it_is_settled_so_it_stands_alone() -> None:
    alone = {"kamikaze": "alone"}
    game = place(markers=against("e3", "e4", "f5"), options=alone)
    assert refused(game, "kamikaze e3 x f5 + e4") == "GP-R13"
    assert "take e3 e5 x e4" in legal(game)
    single = place(markers=against("e5", "f5"), options=alone)
    assert "kamikaze e5 x f5" in legal(single)


@pytest.mark.rule("GP-69", "GP-123")
def test_it_does_not_follow_an_own_jump() -> None:
    markers = {0: ["e3", "e4"], 1: ["f5", "e8"]}
    game = place(markers=markers)
    assert not any(text.startswith("kamikaze e3") for text in legal(game))
    assert refused(game, "kamikaze e3 x f5") == "GP-69"


@pytest.mark.rule("GP-56", "GP-123")
def test_a_chain_may_end_over_either_of_two() -> None:
    game = place(markers=against("e3", "e4", "f5", "d5"))
    assert {text for text in legal(game) if text.startswith("kamikaze")} == {
        "kamikaze e3 x f5 + e4",
        "kamikaze e3 x d5 + e4",
    }


@pytest.mark.rule("GP-118", "GP-123")
def test_it_may_follow_a_teleport() -> None:
    """Down to the floor, out at a corner, and off the grid over a marker on an added pad."""
    game = place(markers=against("e5/1", "e5", "g6/1"), added=[("g6/1", 1)])
    text = "kamikaze e5/1 x g6/1 + e5"
    assert routes(game, text) == [
        [
            {"to": [0, 0, -1], "over": [0, 0, 0], "exit": [1, 1, 1]},
            {"to": [3, 1, 1], "over": [2, 1, 1], "exit": None},
        ]
    ]
    play(game, text)
    assert set(where(game)) == {"e2", "e8"}
