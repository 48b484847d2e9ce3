"""Attack Cards that hit squares: n-O-Gones, the Mortar, the Grenade and the Big Red Button."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import has_digit
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    ground,
    names,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import SENTRIES, attack, red_button

FAR = Seat(99)
GONES = [("A07", 3), ("A08", 4), ("A09", 5), ("A10", 6), ("A11", 8)]
MUST_CITE = {"A07": "Tri", "A08": "Quad", "A09": "Pent", "A10": "Hex", "A11": "Oct"}


# ------------------------------------------------------------------ n-O-Gones


@pytest.mark.rule("GG-211", "GG-R32", "A07", "A08", "A09", "A10", "A11")
@pytest.mark.parametrize(("card", "digit"), GONES)
def test_an_n_o_gone_hits_the_squares_whose_number_has_the_digit(card: str, digit: int) -> None:
    reached = []
    for square in range(100):
        game = attack(Seat(11, hand=card), Seat(square), FAR)
        if f"attack {card}" in offered(game):
            reached.append(square)
    wanted = [square for square in range(100) if str(digit) in f"{square:02d}"]
    assert reached == wanted
    assert len(wanted) == 19


@pytest.mark.rule("GG-211", "A07", "A08", "A09", "A10", "A11")
@pytest.mark.parametrize(("card", "digit"), GONES)
def test_it_hits_its_user_too_and_needs_no_sight(card: str, digit: int) -> None:
    user, row, column = 11 * digit, 10 * digit, digit
    laid = dict.fromkeys((user - 11, user + 11, user - 1, user + 1, user - 10), "N02")
    game = attack(
        *(Seat(user, hand=card), Seat(row), Seat(column), Seat(row, gizmos=0), Seat(99)),
        ground=laid,
        zombots=[row],
    )
    do(game, f"attack {card}")
    assert gizmos(game) == [2, 2, 2, 0, 3]
    assert names(game.table.piles[0]) == card


@pytest.mark.rule("GG-211", "GG-R29", "N01", "A08")
def test_portals_do_not_matter_to_an_n_o_gone() -> None:
    laid = {44: "N01", 90: "N01"}
    game = attack(Seat(0, hand="A08"), Seat(44), Seat(90), ground=laid)
    do(game, "attack A08")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-R42", "GG-R32", "GG-107")
@pytest.mark.parametrize(("card", "digit"), GONES)
def test_square_100_has_none_of_their_digits(card: str, digit: int) -> None:
    game = attack(Seat(0, hand=card), Seat(100, dlc="D10"), FAR)
    assert refused(game, f"attack {card}") == "GG-107"
    assert not has_digit(100, digit)


# ------------------------------------------------------------------ the Mortar


@pytest.mark.rule("A06", "GG-212", "GG-R33", "GG-12")
def test_the_mortar_hits_the_block_around_the_opposite_square() -> None:
    hit = [Seat(square) for square in (70, 61, 81)]
    missed = [Seat(square) for square in (52, 72, 6)]
    game = attack(Seat(7, hand="A06"), *hit, *missed)
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3, 3]
    assert names(game.table.piles[0]) == "A06"


@pytest.mark.rule("A06", "GG-13", "GG-105")
def test_on_two_equal_digits_the_mortar_hits_around_its_user() -> None:
    game = attack(Seat(44, hand="A06"), Seat(55), Seat(66))
    do(game, "attack A06")
    assert gizmos(game) == [2, 2, 3]


@pytest.mark.rule("A06", "GG-105")
@pytest.mark.parametrize(("square", "left"), [(45, 2), (46, 3)])
def test_near_the_diagonal_the_mortar_reaches_its_user(square: int, left: int) -> None:
    opposite = 10 * (square % 10) + square // 10
    game = attack(Seat(square, hand="A06"), Seat(opposite), FAR)
    do(game, "attack A06")
    assert gizmos(game) == [left, 2, 3]


@pytest.mark.rule("A06", "GG-212", "N02")
def test_the_mortar_needs_no_sight_and_nothing_stops_its_blast() -> None:
    laid = {70: "N02", 71: "N02", 60: "N04", 8: "N02", 17: "N02"}
    game = attack(Seat(7, hand="A06"), Seat(61), FAR, ground=laid)
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A06", "D12", "GG-235", "GG-R33")
def test_with_trying_really_hard_the_blast_of_the_mortar_grows() -> None:
    others = [Seat(square) for square in (52, 90, 72, 43, 73)]
    game = attack(Seat(7, hand="A06", dlc="D12"), *others)
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3]


@pytest.mark.rule("A06")
def test_the_mortar_cannot_be_played_from_square_100() -> None:
    game = attack(Seat(100, hand="A06", dlc="D10"), Seat(90), FAR)
    assert refused(game, "attack A06") == "A06"


@pytest.mark.rule("A06", "GG-R42")
def test_the_mortar_reaches_square_100() -> None:
    game = attack(Seat(9, hand="A06"), Seat(100, dlc="D10"), FAR)
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ the Grenade


@pytest.mark.rule("A14", "GG-105")
def test_a_grenade_hits_its_square_and_the_four_beside_it() -> None:
    hit = [Seat(square) for square in (46, 36, 47)]
    missed = [Seat(square) for square in (35, 57, 26)]
    game = attack(Seat(44, hand="A14"), *hit, *missed)
    do(game, "attack A14 46")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3, 3]
    assert names(game.table.piles[0]) == "A14"


@pytest.mark.rule("A14", "GG-105")
@pytest.mark.parametrize(("square", "left"), [(45, 2), (55, 3), (46, 3)])
def test_a_grenade_thrown_to_the_next_straight_square_hits_its_thrower(
    square: int, left: int
) -> None:
    game = attack(Seat(44, hand="A14"), Seat(square), FAR)
    do(game, f"attack A14 {square}")
    assert gizmos(game) == [left, 2, 3]


@pytest.mark.rule("A14", "GG-102")
@pytest.mark.parametrize("square", [44, 47, 77, 56, 32])
def test_a_grenade_lands_one_or_two_squares_away_on_a_ray(square: int) -> None:
    game = attack(Seat(44, hand="A14"), Seat(square), FAR)
    assert refused(game, f"attack A14 {square}") == "GG-102"


@pytest.mark.rule("A14", "N02", "N04", "GG-102")
@pytest.mark.parametrize("card", ["N02", "N04", "N01", "N03"])
def test_a_grenade_may_land_on_anything_but_not_behind_what_blocks_sight(card: str) -> None:
    game = attack(Seat(44, hand="A14"), Seat(35), Seat(47), ground={45: card})
    do(game, "attack A14 45")
    assert gizmos(game) == [2, 2, 3]
    game = attack(Seat(44, hand="A14"), Seat(35), Seat(47), ground={45: card})
    expected = "GG-102" if card in ("N02", "N04") else None
    assert refused(game, "attack A14 46") == expected


@pytest.mark.rule("A14")
def test_nothing_stops_the_burst_of_a_grenade() -> None:
    laid = {46: "N02", 47: "N02"}
    wader = Seat(47, active="E05", footing=True)
    game = attack(Seat(44, hand="A14"), wader, FAR, ground=laid)
    do(game, "attack A14 46")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A14", "GG-171", "N01")
def test_a_grenade_may_be_thrown_through_portals() -> None:
    laid = {45: "N01", 80: "N01"}
    game = attack(Seat(44, hand="A14"), Seat(81), Seat(71), ground=laid)
    do(game, "attack A14 80")
    assert gizmos(game) == [3, 2, 3]
    game = attack(Seat(44, hand="A14"), Seat(81), Seat(71), ground=laid)
    assert refused(game, "attack A14 81") == "GG-102"


@pytest.mark.rule("A14", "D12", "GG-235")
def test_with_trying_really_hard_a_grenade_flies_farther_but_bursts_alike() -> None:
    thrower = Seat(44, hand="A14", dlc="D12")
    game = attack(thrower, Seat(57), Seat(49), Seat(36))
    do(game, "attack A14 47")
    assert gizmos(game) == [3, 2, 3, 3]


@pytest.mark.rule("A14", "GG-R42")
@pytest.mark.parametrize("square", ["90", "100"])
def test_a_grenade_reaches_square_100(square: str) -> None:
    game = attack(Seat(80, hand="A14"), Seat(100, dlc="D10"), FAR)
    do(game, f"attack A14 {square}")
    assert gizmos(game)[1] == 2


@pytest.mark.rule("A14", "GG-R42", "GG-102")
def test_there_is_no_square_100_to_throw_at_before_somebody_owns_it() -> None:
    game = attack(Seat(80, hand="A14"), Seat(90), FAR)
    assert refused(game, "attack A14 100") == "GG-102"


# ------------------------------------------------------------------ the Big Red Button


@pytest.mark.rule("A04", "GG-210", "GG-R36", "GG-177")
@pytest.mark.parametrize("number", range(4))
def test_all_sentries_of_one_type_explode_and_go(number: int) -> None:
    card, copy = f"N0{number + 4}", f"S0{number + 4}"
    other = f"N0{(number + 1) % 4 + 4}"
    laid = {22: card, 77: copy, 72: other}
    hit = [Seat(square) for square in (33, 86)]
    missed = [Seat(square) for square in (24, 71)]
    game = attack(Seat(12, hand="A04"), *hit, *missed, ground=laid)
    do(game, red_button(SENTRIES[number]))
    assert gizmos(game) == [2, 2, 2, 3, 3]
    assert [ground(game, square) for square in laid] == ["", "", other]
    assert sorted(names(game.table.piles[0]).split()) == sorted(["A04", card])
    assert names(game.table.box) == copy


@pytest.mark.rule("A04", "GG-210")
def test_a_type_of_which_no_sentry_is_on_the_grid_cannot_explode() -> None:
    game = attack(Seat(12, hand="A04"), Seat(23), FAR, ground={22: "N04"})
    assert refused(game, red_button("Gorgonzilla")) is None
    for name in SENTRIES[1:]:
        assert refused(game, red_button(name)) == "GG-210"


@pytest.mark.rule("A04", "GG-211", "N02")
def test_nothing_stops_an_explosion() -> None:
    laid = {22: "N04", 23: "N02", 32: "N05"}
    wader = Seat(23, active="E05", footing=True)
    game = attack(Seat(0, hand="A04"), wader, Seat(32, footing=True), ground=laid)
    do(game, red_button("Gorgonzilla"))
    assert gizmos(game) == [3, 2, 2]
    assert squares(game)[1:] == [23, 32]


@pytest.mark.rule("A04", "GG-R42")
def test_an_explosion_reaches_square_100() -> None:
    game = attack(Seat(0, hand="A04"), Seat(100, dlc="D10"), FAR, ground={91: "N06"})
    do(game, red_button("Mechakraken"))
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A04", "GG-189", "E10", "E09")
@pytest.mark.parametrize(("card", "left"), [("E09", 3), ("E10", 2)])
def test_an_umbrella_helps_against_an_explosion_and_a_vest_does_not(card: str, left: int) -> None:
    game = attack(Seat(0, hand="A04"), Seat(23, active=card), FAR, ground={22: "N04"})
    do(game, red_button("Gorgonzilla"))
    assert gizmos(game) == [3, left, 3]


# ------------------------------------------------------------------ against Zombs


@pytest.mark.rule("GG-245", "A04", "A05", "A06", "A07", "A14")
@pytest.mark.parametrize(
    ("move", "square"),
    [
        ("attack A06", 53),
        ("attack A07", 53),
        ("attack A14 48", 58),
        ("remote A05 22 down-right", 55),
        (red_button("Quetzalcannon"), 31),
    ],
)
def test_alone_an_attack_on_squares_takes_zombs_off_the_grid(move: str, square: int) -> None:
    user = Seat(46, hand="A04 A05 A06 A07 A14", gizmos=1)
    opponents = [Seat(97, gizmos=1)]
    game = attack(user, opponents=opponents, zombots=[square], ground={22: "N05"}, dice=(8, 9))
    do(game, move)
    assert game.table.zombots == [-1]
    assert set(offered(game)) == {"land 89", "land 98"}
