"""Capturing: straight over one enemy to the empty pad behind it."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.games.gridopolis.tests.checks import ends, legal, pile, play, refused, text_of, where
from parlour.games.gridopolis.tests.positions import place

DIRECTIONS = [v for v in product((-1, 0, 1), repeat=3) if v != (0, 0, 0)]
TELEPORTERS = {"e5/-1", "f6/1", "f4/1", "d4/1", "d6/1"}


@pytest.mark.rule("GP-110", "GP-111", "GP-79")
@pytest.mark.parametrize("v", DIRECTIONS, ids=text_of)
def test_a_king_captures_in_all_26_directions(v: tuple[int, int, int]) -> None:
    start, landing = text_of([-n for n in v]), text_of(v)
    game = place(markers={0: [f"K{start}"], 1: ["e5", "f8"]})
    expected = TELEPORTERS - {landing} if landing in TELEPORTERS else {landing}
    assert ends(game, "take", start) == expected


@pytest.mark.rule("GP-110", "GP-113", "GP-50")
def test_a_captured_marker_leaves_the_grid_for_the_pile() -> None:
    game = place(markers={0: ["e4"], 1: ["e5", "e8"]})
    play(game, "take e4 e6 x e5")
    assert where(game) == {"e6": "0", "e8": "1"}
    assert (pile(game, 0), pile(game, 1)) == ((1, 0), (0, 0))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-110", "GP-113")
@pytest.mark.parametrize("attacker", ["", "K"])
@pytest.mark.parametrize("victim", ["", "K"])
def test_pawn_or_king_takes_pawn_or_king(attacker: str, victim: str) -> None:
    game = place(markers={0: [f"{attacker}e4"], 1: [f"{victim}e5", "e8"]})
    play(game, "take e4 e6 x e5")
    assert pile(game, 0) == ((0, 1) if victim else (1, 0))
    assert where(game)["e6"] == f"{attacker}0"


@pytest.mark.rule("GP-110")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pad_behind_must_be_empty(seat: int) -> None:
    markers = {0: ["e4"], 1: ["e5", "e8"]}
    markers[seat].append("e6")
    game = place(markers=markers)
    assert ends(game, "take", "e4") == set()
    assert refused(game, "take e4 e6 x e5") == "GP-110"


@pytest.mark.rule("GP-110", "GP-16")
def test_behind_the_enemy_there_must_be_a_pad() -> None:
    game = place(markers={0: ["e5"], 1: ["f5", "e8"]})
    assert refused(game, "take e5 g5 x f5") == "GP-110"


@pytest.mark.rule("GP-111", "GP-R7")
@pytest.mark.parametrize(
    "text",
    [
        "take e4 f6 x e5",  # round a corner
        "take e4 d5 x e5",
        "take e4 e6/1 x e5",
        "take e4 f5/-1 x e5",
    ],
)
def test_start_victim_and_landing_are_on_one_line(text: str) -> None:
    game = place(markers={0: ["e4"], 1: ["e5", "e8"]})
    assert refused(game, text) == "GP-111"


@pytest.mark.rule("GP-111", "GP-R9")
def test_a_jump_is_two_pads_long() -> None:
    game = place(markers={0: ["e3"], 1: ["e5", "e8"]})
    assert ends(game, "take", "e3") == set()
    assert refused(game, "take e3 e6 x e5") == "GP-111"


@pytest.mark.rule("GP-112")
@pytest.mark.parametrize("middle", ["e5", "e3"])
def test_an_empty_pad_cannot_be_jumped(middle: str) -> None:
    game = place(markers={0: ["Ke4"], 1: ["e8"]})
    landing = {"e5": "e6", "e3": "e2"}[middle]
    assert refused(game, f"take e4 {landing} x {middle}") == "GP-112"


@pytest.mark.rule("GP-112", "GP-16")
def test_a_cell_without_a_pad_cannot_be_jumped() -> None:
    added = [("g4", 0), ("h4", 0), ("h3", 0)]
    game = place(markers={0: ["Kf3"], 1: ["e8"]}, added=added)
    assert refused(game, "take f3 h3 x g3") == "GP-112"


@pytest.mark.rule("GP-110", "GP-69")
def test_nobody_captures_a_marker_of_ones_own() -> None:
    game = place(markers={0: ["e4", "e5"], 1: ["e8"]})
    assert refused(game, "take e4 e6 x e5") == "GP-69"


@pytest.mark.rule("GP-110", "GP-111", "GP-116")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("take e4 e6 x e5 e8", "GP-116"),  # one too many
        ("take e4 e6 x e8", "GP-111"),  # another
    ],
)
def test_who_is_captured_is_who_was_jumped(text: str, rule: str) -> None:
    game = place(markers={0: ["e4"], 1: ["e5", "e8"]})
    assert refused(game, text) == rule


@pytest.mark.rule("GP-114")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_other_players_marker_is_an_enemy(seat: int) -> None:
    home = {1: "b5", 2: "e8", 3: "h5"}
    markers = {other: [cell] for other, cell in home.items()}
    markers[seat].append("e5")
    game = place(4, markers={0: ["e4"], **markers})
    play(game, "take e4 e6 x e5")
    assert pile(game, 0) == (1, 0)


@pytest.mark.rule("GP-61", "GP-116", "GP-79")
def test_a_pawn_does_not_capture_backward_but_a_king_does() -> None:
    game = place(markers={0: ["e6"], 1: ["e5", "e8"]})
    assert refused(game, "take e6 e4 x e5") == "GP-61"
    king = place(markers={0: ["Ke6"], 1: ["e5", "e8"]})
    assert "take e6 e4 x e5" in legal(king)


@pytest.mark.rule("GP-61", "GP-110")
def test_a_pawn_captures_sideways_and_straight_up_or_down() -> None:
    game = place(markers={0: ["d5", "e5/-1"], 1: ["e5", "e8"]})
    assert {"take d5 f5 x e5", "take e5/-1 e5/1 x e5"} <= legal(game)


@pytest.mark.rule("GP-63", "GP-62", "GP-R6")
def test_the_first_move_and_the_home_row_bind_captures_too() -> None:
    first = place(markers={0: ["d3"], 1: ["e3", "e8"]}, fresh=["d3"])
    assert refused(first, "take d3 f3 x e3") == "GP-63"
    home = place(markers={0: ["d2"], 1: ["Ke2", "e8"]})
    assert refused(home, "take d2 f2 x e2") == "GP-62"
    later = place(markers={0: ["d3"], 1: ["e3", "e8"]})
    assert "take d3 f3 x e3" in legal(later)


@pytest.mark.rule("GP-53", "GP-R19")
def test_nobody_has_to_capture() -> None:
    game = place(markers={0: ["e4"], 1: ["e5", "e8"]})
    assert {"step e4 f4", "block f5", "pad g5"} <= legal(game)
