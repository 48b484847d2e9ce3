"""GG-11 to GG-20, GG-271: how squares are named, and which are next to one another."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import opposite, steps_apart, written
from parlour.games.gadget_grid.tests.checks import squares_for, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)
from parlour.kernel.codec import Malformed

FAR = (Seat(0), Seat(9))


@pytest.mark.rule("GG-11")
@pytest.mark.parametrize(
    ("way", "square"),
    [("one row up", "32"), ("one row down", "52"), ("one column left", "41"), ("right", "43")],
)
def test_the_first_digit_is_the_row_and_the_second_the_column(way: str, square: str) -> None:
    game = lay(Seat(42), *FAR, phase="movement")
    do(game, f"step {square}")
    assert written(squares(game)[0]) == square


@pytest.mark.rule("GG-11")
def test_00_is_a_corner_and_99_the_opposite_one() -> None:
    assert steps(lay(Seat(0), Seat(95), Seat(90), phase="movement")) == {1, 10, 11}
    assert steps(lay(Seat(99), Seat(5), Seat(9), phase="movement")) == {98, 89, 88}


@pytest.mark.rule("GG-11")
@pytest.mark.parametrize("named", ["step 4", "step 042", "step -1", "step 101"])
def test_a_square_has_two_digits(named: str) -> None:
    game = lay(Seat(42), *FAR, phase="movement")
    with pytest.raises(Malformed):
        refused(game, named)


@pytest.mark.rule("GG-12")
@pytest.mark.parametrize(("dice", "one", "other"), [((4, 2), 42, 24), ((7, 0), 70, 7)])
def test_cards_are_placed_on_a_square_and_its_opposite(
    dice: tuple[int, int], one: int, other: int
) -> None:
    game = lay(Seat(55), *FAR, phase="turn", dice=dice, deck="W01 A01")
    do(game, f"put W01 {one:02d}")
    assert (lies(game, one), lies(game, other)) == ("W01", "A01")


@pytest.mark.rule("GG-12", "GG-13")
def test_the_ten_squares_on_the_main_diagonal_are_their_own_opposites() -> None:
    own = [square for square in range(100) if opposite(square) == square]
    assert own == [0, 11, 22, 33, 44, 55, 66, 77, 88, 99]
    assert all(opposite(opposite(square)) == square for square in range(100))


@pytest.mark.rule("GG-13")
def test_a_mortar_fired_from_a_square_with_equal_digits_hits_around_that_square() -> None:
    game = lay(Seat(66, hand="A06"), Seat(77), Seat(0), phase="attack")
    do(game, "attack A06")
    assert gizmos(game) == [2, 2, 3]


@pytest.mark.rule("GG-14")
def test_an_opposite_square_is_always_on_the_laser_through_the_square() -> None:
    for square in range(100):
        there, here = opposite(square), square
        while here != there:
            before = here
            here += 9 if there > here else -9
            assert steps_apart(before, here) == 2  # so the edge was never crossed
        assert here == there


@pytest.mark.rule("GG-14")
def test_a_laser_guided_axe_flies_from_a_square_to_its_opposite() -> None:
    game = lay(Seat(27, hand="A02"), Seat(72), Seat(38), phase="attack")
    do(game, "attack A02 fiona")
    assert (gizmos(game), lies(game, 72)) == ([3, 2, 3], "A02")


@pytest.mark.rule("GG-14")
def test_a_laser_does_not_go_on_at_the_other_edge() -> None:
    """From 30 by -9 comes 21, 12, 3; from 3 it would be -6, and from 40 by +9 it is 49."""
    game = lay(Seat(40, hand="A02"), Seat(49), Seat(58), Seat(31), phase="attack")
    assert refused(game, "attack A02 fiona") is not None
    assert refused(game, "attack A02 myron") is not None
    assert refused(game, "attack A02 sudo") is None


@pytest.mark.rule("GG-15")
def test_an_anti_axe_flies_across_the_lasers_in_steps_of_11() -> None:
    game = lay(Seat(44, hand="A03"), Seat(77), Seat(11), Seat(53), phase="attack")
    assert refused(game, "attack A03 fiona") is None
    assert refused(game, "attack A03 myron") is None
    assert refused(game, "attack A03 sudo") is not None


@pytest.mark.rule("GG-16", "GG-30")
@pytest.mark.parametrize(
    ("dice", "neighbors"),
    [
        ((0, 0), {1, 10}),
        ((9, 9), {98, 89}),
        ((0, 9), {8, 19}),
        ((0, 5), {4, 6, 15}),
        ((5, 9), {49, 58, 69}),
        ((3, 4), {24, 33, 35, 44}),
    ],
)
def test_a_corner_has_two_adjacent_squares_an_edge_three_any_other_four(
    dice: tuple[int, int], neighbors: set[int]
) -> None:
    at = 10 * dice[0] + dice[1]
    game = lay(
        Seat(77), Seat(72), Seat(27), phase="turn", dice=dice, deck="W01 A01", ground={at: "N02"}
    )
    do(game, f"put W01 {at:02d}")
    assert squares_for(game, "W01") == neighbors


@pytest.mark.rule("GG-17")
def test_a_diagonally_adjacent_square_counts_for_steps_and_not_for_the_grappler() -> None:
    game = lay(Seat(44, active="E02"), *FAR, phase="movement", lying={55: "W01", 45: "A01"})
    assert {33, 35, 53, 55} <= steps(game)
    assert refused(game, "grapple 55") == "GG-217"
    do(game, "grapple 45")
    assert hand(game) == "A01"


@pytest.mark.rule("GG-18", "GG-86")
def test_every_portal_is_next_to_every_other_portal() -> None:
    portals = {44: "N01", 7: "S01", 90: "N01"}
    near = steps(lay(Seat(44), *FAR, phase="movement", ground=portals))
    assert near == {33, 34, 35, 43, 45, 53, 54, 55, 7, 90}
    assert {44, 7} <= steps(lay(Seat(90), *FAR, phase="movement", ground=portals))


@pytest.mark.rule("GG-19")
@pytest.mark.parametrize(
    ("square", "beyond"), [(40, 39), (40, 49), (49, 40), (49, 50), (4, 94), (94, 4), (0, 99)]
)
def test_the_grid_does_not_wrap_around(square: int, beyond: int) -> None:
    game = lay(Seat(square), Seat(22), Seat(77), phase="movement")
    assert refused(game, f"step {beyond:02d}") == "GG-80"


@pytest.mark.rule("GG-19")
def test_toroidotron_is_the_card_that_says_otherwise() -> None:
    game = lay(Seat(0, dlc="D11"), Seat(22), Seat(77), phase="movement")
    assert {9, 90, 99} <= steps(game)


@pytest.mark.rule("GG-20", "GG-83")
def test_a_square_holds_any_number_of_cards_tokens_and_buddies() -> None:
    game = lay(
        Seat(43, dlc="D14"),
        Seat(44),
        Seat(44),
        Seat(44, gizmos=2, dlc="D02 D04 D05"),
        phase="movement",
        lying={44: "W01 W02 A01 A01"},
        buggy=44,
        skate=44,
    )
    do(game, "step 44")
    assert squares(game) == [44, 44, 44, 44]
    assert hand(game) == "W01 W02 A01 A01"


@pytest.mark.rule("GG-20")
def test_several_cards_may_be_placed_on_one_square() -> None:
    game = lay(
        Seat(0), Seat(9), Seat(99), phase="turn", dice=(4, 4), deck="W01 A01", lying={44: "W02"}
    )
    do(game, "put A01 44")
    assert lies(game, 44) == "W01 W02 A01"


@pytest.mark.rule("GG-271")
def test_a_displaced_card_does_not_go_through_a_portal() -> None:
    game = lay(
        Seat(0),
        *FAR,
        phase="turn",
        dice=(3, 4),
        deck="W01 A01",
        ground={34: "N01", 80: "N01", 81: "N01"},
    )
    do(game, "put W01 34")
    assert squares_for(game, "W01") == {24, 33, 35, 44}


@pytest.mark.rule("GG-271")
def test_a_buddy_does_not_start_behind_a_portal() -> None:
    game = lay(
        Seat(44, hand="W03 E01 A01"), *FAR, display="D02 D03 D04 D05", ground={44: "N01", 80: "N01"}
    )
    do(game, "buy D02")
    while not any(m.startswith(("put ", "land ")) for m in offered(game)):
        do(game, next(m for m in offered(game) if m.startswith(("pay W", "pay E", "pay A"))))
    assert {int(m.split()[-1]) for m in offered(game)} == {34, 43, 45, 54}


@pytest.mark.rule("GG-271")
def test_a_blast_does_not_go_through_a_portal() -> None:
    game = lay(
        Seat(27, hand="A06"),
        Seat(72),
        Seat(11),
        phase="attack",
        ground={72: "N01", 11: "N01", 12: "N01"},
    )
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-271")
def test_the_grappler_does_not_reach_through_a_portal() -> None:
    game = lay(Seat(44, active="E02"), *FAR, phase="movement", ground={44: "N01", 80: "N01"})
    assert refused(game, "grapple 80") == "GG-217"


@pytest.mark.rule("GG-271")
def test_scarezomb_sends_nobody_through_a_portal() -> None:
    game = lay(Seat(44, dlc="D09"), *FAR, zombots=[46], phase="end", ground={46: "N01", 99: "N01"})
    assert {m for m in offered(game) if m.startswith("lead")} == {
        "lead z1 36",
        "lead z1 47",
        "lead z1 56",
    }
