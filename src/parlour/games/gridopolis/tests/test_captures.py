"""Capturing: straight over one enemy to the empty pad behind it."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, pile, play, refused, text_of, where
from parlour.games.gridopolis.tests.positions import place

DIRECTIONS = [v for v in product((-1, 0, 1), repeat=3) if v != (0, 0, 0)]
TELEPORTERS = {"0,0,-1", "1,1,1", "1,-1,1", "-1,-1,1", "-1,1,1"}


@pytest.mark.rule("GP-110", "GP-111", "GP-79")
@pytest.mark.parametrize("v", DIRECTIONS, ids=text_of)
def test_a_king_captures_in_all_26_directions(v: tuple[int, int, int]) -> None:
    start, landing = text_of([-n for n in v]), text_of(v)
    game = place(markers={0: [f"K{start}"], 1: ["0,0,0", "1,3,0"]})
    expected = TELEPORTERS - {landing} if landing in TELEPORTERS else {landing}
    assert ends(game, "take", start) == expected


@pytest.mark.rule("GP-110", "GP-113", "GP-50")
def test_a_captured_marker_leaves_the_grid_for_the_pile() -> None:
    game = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    play(game, "take 0,-1,0 0,1,0 x 0,0,0")
    assert where(game) == {"0,1,0": "0", "0,3,0": "1"}
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (0, 0))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-110", "GP-113")
@pytest.mark.parametrize("attacker", ["", "K"])
@pytest.mark.parametrize("victim", ["", "K"])
def test_pawn_or_king_takes_pawn_or_king(attacker: str, victim: str) -> None:
    game = place(markers={0: [f"{attacker}0,-1,0"], 1: [f"{victim}0,0,0", "0,3,0"]})
    play(game, "take 0,-1,0 0,1,0 x 0,0,0")
    assert pile(game, 0) == ((0, 1) if victim else (1, 0))
    assert where(game)["0,1,0"] == f"{attacker}0"


@pytest.mark.rule("GP-110")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pad_behind_must_be_empty(seat: int) -> None:
    markers = {0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]}
    markers[seat].append("0,1,0")
    game = place(markers=markers)
    assert ends(game, "take", "0,-1,0") == set()
    assert refused(game, "take 0,-1,0 0,1,0 x 0,0,0") == "GP-110"


@pytest.mark.rule("GP-110", "GP-16")
def test_behind_the_enemy_there_must_be_a_pad() -> None:
    game = place(markers={0: ["0,0,0"], 1: ["1,0,0", "0,3,0"]})
    assert refused(game, "take 0,0,0 2,0,0 x 1,0,0") == "GP-110"


@pytest.mark.rule("GP-111", "GP-R7")
@pytest.mark.parametrize(
    "text",
    [
        "take 0,-1,0 1,1,0 x 0,0,0",  # round a corner
        "take 0,-1,0 -1,0,0 x 0,0,0",
        "take 0,-1,0 0,1,1 x 0,0,0",
        "take 0,-1,0 1,0,-1 x 0,0,0",
    ],
)
def test_start_victim_and_landing_are_on_one_line(text: str) -> None:
    game = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    assert refused(game, text) == "GP-111"


@pytest.mark.rule("GP-111", "GP-R9")
def test_a_jump_is_two_pads_long() -> None:
    game = place(markers={0: ["0,-2,0"], 1: ["0,0,0", "0,3,0"]})
    assert ends(game, "take", "0,-2,0") == set()
    assert refused(game, "take 0,-2,0 0,1,0 x 0,0,0") == "GP-111"


@pytest.mark.rule("GP-112")
@pytest.mark.parametrize("middle", ["0,0,0", "0,-2,0"])
def test_an_empty_pad_cannot_be_jumped(middle: str) -> None:
    game = place(markers={0: ["K0,-1,0"], 1: ["0,3,0"]})
    landing = {"0,0,0": "0,1,0", "0,-2,0": "0,-3,0"}[middle]
    assert refused(game, f"take 0,-1,0 {landing} x {middle}") == "GP-112"


@pytest.mark.rule("GP-112", "GP-16")
def test_a_cell_without_a_pad_cannot_be_jumped() -> None:
    added = [("2,-1,0", 0), ("3,-1,0", 0), ("3,-2,0", 0)]
    game = place(markers={0: ["K1,-2,0"], 1: ["0,3,0"]}, added=added)
    assert refused(game, "take 1,-2,0 3,-2,0 x 2,-2,0") == "GP-112"


@pytest.mark.rule("GP-110", "GP-69")
def test_nobody_captures_a_marker_of_ones_own() -> None:
    game = place(markers={0: ["0,-1,0", "0,0,0"], 1: ["0,3,0"]})
    assert refused(game, "take 0,-1,0 0,1,0 x 0,0,0") == "GP-69"


@pytest.mark.rule("GP-110", "GP-111", "GP-116")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("take 0,-1,0 0,1,0 x 0,0,0 0,3,0", "GP-116"),  # one too many
        ("take 0,-1,0 0,1,0 x 0,3,0", "GP-111"),  # another
    ],
)
def test_who_is_captured_is_who_was_jumped(text: str, rule: str) -> None:
    game = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    assert refused(game, text) == rule


@pytest.mark.rule("GP-114")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_other_players_marker_is_an_enemy(seat: int) -> None:
    home = {1: "-3,0,0", 2: "0,3,0", 3: "3,0,0"}
    markers = {other: [cell] for other, cell in home.items()}
    markers[seat].append("0,0,0")
    game = place(4, markers={0: ["0,-1,0"], **markers})
    play(game, "take 0,-1,0 0,1,0 x 0,0,0")
    assert pile(game, 0) == (1, 0)


@pytest.mark.rule("GP-61", "GP-116", "GP-79")
def test_a_pawn_does_not_capture_backward_but_a_king_does() -> None:
    game = place(markers={0: ["0,1,0"], 1: ["0,0,0", "0,3,0"]})
    assert refused(game, "take 0,1,0 0,-1,0 x 0,0,0") == "GP-61"
    king = place(markers={0: ["K0,1,0"], 1: ["0,0,0", "0,3,0"]})
    assert "take 0,1,0 0,-1,0 x 0,0,0" in legal(king)


@pytest.mark.rule("GP-61", "GP-110")
def test_a_pawn_captures_sideways_and_straight_up_or_down() -> None:
    game = place(markers={0: ["-1,0,0", "0,0,-1"], 1: ["0,0,0", "0,3,0"]})
    assert {"take -1,0,0 1,0,0 x 0,0,0", "take 0,0,-1 0,0,1 x 0,0,0"} <= legal(game)


@pytest.mark.rule("GP-63", "GP-62", "GP-R6")
def test_the_first_move_and_the_home_row_bind_captures_too() -> None:
    first = place(markers={0: ["-1,-2,0"], 1: ["0,-2,0", "0,3,0"]}, fresh=["-1,-2,0"])
    assert refused(first, "take -1,-2,0 1,-2,0 x 0,-2,0") == "GP-63"
    home = place(markers={0: ["-1,-3,0"], 1: ["K0,-3,0", "0,3,0"]})
    assert refused(home, "take -1,-3,0 1,-3,0 x 0,-3,0") == "GP-62"
    later = place(markers={0: ["-1,-2,0"], 1: ["0,-2,0", "0,3,0"]})
    assert "take -1,-2,0 1,-2,0 x 0,-2,0" in legal(later)


@pytest.mark.rule("GP-53", "GP-R19")
def test_nobody_has_to_capture() -> None:
    game = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    assert {"step 0,-1,0 1,-1,0", "block 1,0,0", "pad 2,0,0"} <= legal(game)
