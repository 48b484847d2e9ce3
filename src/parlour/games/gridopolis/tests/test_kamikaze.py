"""Kamikaze: over an enemy and off the grid, and both are gone."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import legal, pile, play, refused, routes, verbs, where
from parlour.games.gridopolis.tests.positions import place

KEPT = {0: ["0,-3,0"], 1: ["0,3,0"]}  # so that nobody is out


def against(attacker: str, *victims: str) -> dict[int, list[str]]:
    return {0: [*KEPT[0], attacker], 1: [*KEPT[1], *victims]}


@pytest.mark.rule("GP-120", "GP-124", "GP-143")
def test_both_markers_leave_and_each_player_takes_the_others() -> None:
    game = place(markers=against("0,0,0", "1,0,0"))
    play(game, "kamikaze 0,0,0 x 1,0,0")
    assert where(game) == {"0,-3,0": "0", "0,3,0": "1"}
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (1, 0))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-124")
def test_ranks_go_with_the_markers() -> None:
    game = place(markers=against("K0,0,0", "1,0,0"))
    play(game, "kamikaze 0,0,0 x 1,0,0")
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (0, 1))
    other = place(markers=against("0,0,0", "K1,0,0"))
    play(other, "kamikaze 0,0,0 x 1,0,0")
    assert (pile(other, 0), pile(other, 1)) == ((0, 1), (1, 0))


@pytest.mark.rule("GP-122", "GP-120")
@pytest.mark.parametrize(
    ("start", "victim"),
    [
        ("0,0,0", "1,0,0"),
        ("0,0,0", "-1,0,0"),
        ("0,0,0", "1,1,0"),
        ("0,0,0", "-1,1,0"),
        ("1,0,-1", "1,1,-1"),
        ("0,0,1", "1,1,1"),
    ],
)
def test_a_pawn_may_go_sideways_or_forward_on_its_level(start: str, victim: str) -> None:
    game = place(markers=against(start, victim))
    assert f"kamikaze {start} x {victim}" in legal(game)


@pytest.mark.rule("GP-122", "GP-79")
@pytest.mark.parametrize("v", [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
def test_a_king_has_all_eight_directions(v: tuple[int, int]) -> None:
    """From the middle of the upper level, which has no sections around it."""
    victim = f"{v[0]},{v[1]},1"
    game = place(markers=against("K0,0,1", victim))
    assert f"kamikaze 0,0,1 x {victim}" in legal(game)


@pytest.mark.rule("GP-61", "GP-122")
@pytest.mark.parametrize("victim", ["1,-1,1", "0,-1,1", "-1,-1,1"])
def test_a_pawn_does_not_go_backward(victim: str) -> None:
    game = place(markers=against("0,0,1", victim))
    assert refused(game, f"kamikaze 0,0,1 x {victim}") == "GP-122"


@pytest.mark.rule("GP-62", "GP-63", "GP-122")
def test_the_home_row_and_the_first_move_ask_for_forward() -> None:
    first = place(markers=against("0,-2,0", "1,-2,0"), fresh=["0,-2,0"])
    assert refused(first, "kamikaze 0,-2,0 x 1,-2,0") == "GP-122"
    later = place(markers=against("0,-2,0", "1,-2,0"))
    assert "kamikaze 0,-2,0 x 1,-2,0" in legal(later)
    home = place(markers=against("-1,-2,0", "1,-3,0"))
    assert refused(home, "kamikaze 0,-3,0 x 1,-3,0") == "GP-122"


@pytest.mark.rule("GP-121")
@pytest.mark.parametrize(
    ("start", "victim"), [("0,0,0", "1,0,1"), ("0,0,0", "0,1,-1"), ("0,0,0", "0,0,1")]
)
def test_it_stays_on_one_level(start: str, victim: str) -> None:
    game = place(markers=against(start, victim))
    assert "kamikaze" not in verbs(game)
    assert refused(game, f"kamikaze {start} x {victim}") == "GP-121"


@pytest.mark.rule("GP-121")
def test_it_does_not_go_over_a_marker_of_ones_own() -> None:
    game = place(markers={0: ["0,0,0", "1,0,0"], 1: ["0,3,0"]})
    assert refused(game, "kamikaze 0,0,0 x 1,0,0") == "GP-121"


@pytest.mark.rule("GP-121", "GP-16", "GP-R14")
@pytest.mark.parametrize("behind", ["empty", "taken", "blocked"])
def test_there_must_be_no_pad_behind_whatever_is_on_it(behind: str) -> None:
    markers = against("0,-1,0", "0,0,0")
    if behind == "taken":
        markers[1].append("0,1,0")
    game = place(markers=markers, blockers={1: ["0,1,0"]} if behind == "blocked" else {})
    assert refused(game, "kamikaze 0,-1,0 x 0,0,0") == "GP-121"


@pytest.mark.rule("GP-112", "GP-120")
@pytest.mark.parametrize(
    ("victim", "rule"), [("1,1,0", "GP-112"), ("2,0,0", "GP-112"), ("0,3,0", "GP-120")]
)
def test_there_must_be_an_enemy_beside(victim: str, rule: str) -> None:
    game = place(markers=against("0,0,0", "1,0,0"))
    assert refused(game, f"kamikaze 0,0,0 x {victim}") == rule


@pytest.mark.rule("GP-120", "GP-R15")
def test_the_notch_between_two_sections_is_off_the_grid() -> None:
    markers = {0: ["0,0,0"], 1: ["-3,0,0"], 2: ["1,1,0", "0,3,0"], 3: ["3,0,0"]}
    assert "kamikaze 0,0,0 x 1,1,0" in legal(place(4, markers=markers))
    game = place(4, markers=markers, added=[("2,2,0", 1)])
    assert "kamikaze" not in verbs(game)


@pytest.mark.rule("GP-123", "GP-R13", "GP-113")
def test_it_may_end_a_chain_of_captures() -> None:
    game = place(markers=against("0,-2,0", "0,-1,0", "1,0,0"))
    play(game, "kamikaze 0,-2,0 x 1,0,0 + 0,-1,0")
    assert set(where(game)) == {"0,-3,0", "0,3,0"}
    assert (pile(game, 0), pile(game, 1)) == ((2, 0), (1, 0))


@pytest.mark.rule("GP-R13")
def test_where_it_is_settled_so_it_stands_alone() -> None:
    alone = {"kamikaze": "alone"}
    game = place(markers=against("0,-2,0", "0,-1,0", "1,0,0"), options=alone)
    assert refused(game, "kamikaze 0,-2,0 x 1,0,0 + 0,-1,0") == "GP-R13"
    assert "take 0,-2,0 0,0,0 x 0,-1,0" in legal(game)
    single = place(markers=against("0,0,0", "1,0,0"), options=alone)
    assert "kamikaze 0,0,0 x 1,0,0" in legal(single)


@pytest.mark.rule("GP-69", "GP-123")
def test_it_does_not_follow_an_own_jump() -> None:
    markers = {0: ["0,-2,0", "0,-1,0"], 1: ["1,0,0", "0,3,0"]}
    game = place(markers=markers)
    assert not any(text.startswith("kamikaze 0,-2,0") for text in legal(game))
    assert refused(game, "kamikaze 0,-2,0 x 1,0,0") == "GP-69"


@pytest.mark.rule("GP-56", "GP-123")
def test_a_chain_may_end_over_either_of_two() -> None:
    game = place(markers=against("0,-2,0", "0,-1,0", "1,0,0", "-1,0,0"))
    assert {text for text in legal(game) if text.startswith("kamikaze")} == {
        "kamikaze 0,-2,0 x 1,0,0 + 0,-1,0",
        "kamikaze 0,-2,0 x -1,0,0 + 0,-1,0",
    }


@pytest.mark.rule("GP-118", "GP-123")
def test_it_may_follow_a_teleport() -> None:
    """Down to the floor, out at a corner, and off the grid over a marker on an added pad."""
    game = place(markers=against("0,0,1", "0,0,0", "2,1,1"), added=[("2,1,1", 1)])
    text = "kamikaze 0,0,1 x 2,1,1 + 0,0,0"
    assert routes(game, text) == [
        [
            {"to": [0, 0, -1], "over": [0, 0, 0], "exit": [1, 1, 1]},
            {"to": [3, 1, 1], "over": [2, 1, 1], "exit": None},
        ]
    ]
    play(game, text)
    assert set(where(game)) == {"0,-3,0", "0,3,0"}
