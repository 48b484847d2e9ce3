"""Attack Cards that are aimed along a ray: whom each reaches, and with Trying Really Hard."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    names,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import DIAGONAL, STRAIGHT, attack, ends

FAR = Seat(99)
BY_ROW = dict(zip((*STRAIGHT, *DIAGONAL), (-10, 1, 10, -1, -9, 11, 9, -11), strict=True))


# ------------------------------------------------------------------ at one target


@pytest.mark.rule("A01", "GG-103")
@pytest.mark.parametrize("way", [*STRAIGHT, *DIAGONAL])
@pytest.mark.parametrize("distance", [0, 1, 2, 3])
def test_a_rock_reaches_three_squares_in_every_direction(way: str, distance: int) -> None:
    game = attack(Seat(44, hand="A01"), Seat(44 + distance * BY_ROW[way]), FAR)
    do(game, "attack A01 fiona")
    assert (gizmos(game), names(game.table.piles[0])) == ([3, 2, 3], "A01")


@pytest.mark.rule("A01", "GG-102", "GG-235", "D12")
@pytest.mark.parametrize("way", [*STRAIGHT, *DIAGONAL])
def test_a_rock_reaches_a_fourth_square_with_trying_really_hard(way: str) -> None:
    target = Seat(44 + 4 * BY_ROW[way])
    game = attack(Seat(44, hand="A01"), target, FAR)
    assert refused(game, "attack A01 fiona") == "GG-102"
    game = attack(Seat(44, hand="A01", dlc="D12"), target, FAR)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A01", "GG-102", "D12")
def test_even_with_trying_really_hard_a_fifth_square_is_too_far() -> None:
    game = attack(Seat(40, hand="A01 A12", dlc="D12"), Seat(45), Seat(46))
    assert refused(game, "attack A01 fiona") == "GG-102"
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A01", "N01")
def test_a_rock_pays_one_square_for_each_hop() -> None:
    laid = {41: "N01", 77: "N01"}
    game = attack(Seat(40, hand="A01"), Seat(78), Seat(79), ground=laid)
    assert ends(game, "attack A01") == {"fiona"}
    game = attack(Seat(40, hand="A01", dlc="D12"), Seat(78), Seat(79), ground=laid)
    assert ends(game, "attack A01") == {"fiona", "myron"}


@pytest.mark.rule("A13", "GG-102")
def test_a_sock_reaches_the_next_square_and_its_own() -> None:
    beside = [Seat(square) for square in (44, 45, 53)]
    game = attack(Seat(44, hand="A13"), *beside, Seat(46), Seat(36))
    assert ends(game, "attack A13") == {"fiona", "myron", "sudo"}
    assert refused(game, "attack A13 trish") == "GG-102"
    do(game, "attack A13 sudo")
    assert (gizmos(game), names(game.table.piles[0])) == ([3, 3, 3, 2, 3, 3], "A13")


@pytest.mark.rule("A13", "N01")
def test_for_a_sock_a_portal_hop_is_the_one_square() -> None:
    game = attack(Seat(44, hand="A13"), Seat(9), Seat(8), ground={44: "N01", 9: "S01"})
    assert ends(game, "attack A13") == {"fiona"}


@pytest.mark.rule("A13", "D12", "GG-102", "GG-235")
def test_with_trying_really_hard_a_sock_reaches_two_squares_in_sight() -> None:
    thrower = Seat(44, hand="A13", dlc="D12")
    game = attack(thrower, Seat(46), Seat(64), Seat(47), ground={54: "N02"})
    assert ends(game, "attack A13") == {"fiona"}
    assert refused(game, "attack A13 myron") == "GG-102"


@pytest.mark.rule("A16", "GG-102")
@pytest.mark.parametrize("way", DIAGONAL)
@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_a_yo_yo_reaches_four_squares_diagonally(way: str, distance: int) -> None:
    game = attack(Seat(44, hand="A16"), Seat(44 + distance * BY_ROW[way]), FAR)
    do(game, "attack A16 fiona")
    assert (gizmos(game), names(game.table.piles[0])) == ([3, 2, 3], "A16")


@pytest.mark.rule("A16", "GG-102")
@pytest.mark.parametrize("way", STRAIGHT)
def test_a_yo_yo_never_flies_straight(way: str) -> None:
    game = attack(Seat(44, hand="A16"), Seat(44 + BY_ROW[way]), FAR)
    assert refused(game, "attack A16 fiona") == "GG-102"


@pytest.mark.rule("A16", "D12", "GG-235")
def test_with_trying_really_hard_a_yo_yo_reaches_five_squares_but_still_not_its_own() -> None:
    thrower = Seat(90, hand="A16", dlc="D12")
    game = attack(thrower, Seat(45), Seat(36), Seat(90))
    assert ends(game, "attack A16") == {"fiona"}


@pytest.mark.rule("A16", "N01", "N02")
def test_a_yo_yo_goes_through_portals_diagonally_and_not_through_rubble() -> None:
    laid = {44: "N01", 17: "N01", 55: "N02"}
    targets = [Seat(square) for square in (28, 18, 66)]
    game = attack(Seat(33, hand="A16"), *targets, ground=laid)
    assert ends(game, "attack A16") == {"fiona"}


# ------------------------------------------------------------------ the beam


@pytest.mark.rule("A12")
def test_a_beam_hits_everybody_else_on_its_ray_up_to_four_squares() -> None:
    others = [Seat(square) for square in (40, 41, 44, 45, 51)]
    game = attack(Seat(40, hand="A12"), *others)
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3]
    assert names(game.table.piles[0]) == "A12"


@pytest.mark.rule("A12")
@pytest.mark.parametrize("way", [*STRAIGHT, *DIAGONAL])
def test_a_beam_goes_in_any_of_eight_directions(way: str) -> None:
    game = attack(Seat(44, hand="A12"), Seat(44 + 4 * BY_ROW[way]), FAR)
    assert ends(game, "beam A12") == {way}
    do(game, f"beam A12 {way}")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A12", "N02", "N06")
@pytest.mark.parametrize("card", ["N02", "N06"])
def test_a_beam_ends_at_rubble_and_sentries(card: str) -> None:
    game = attack(Seat(40, hand="A12"), Seat(41), Seat(43), ground={42: card})
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A12", "GG-171", "GG-172", "N01")
def test_at_a_portal_a_beam_goes_straight_on_or_out_of_one_other() -> None:
    laid = {41: "N01", 77: "N01", 14: "S01"}
    others = [Seat(square) for square in (43, 78, 15, 41)]
    thrower = Seat(40, hand="A12")
    ways = {"right": [3, 2, 3, 3, 2], "right via 41 77": [3, 3, 2, 3, 2]}
    ways["right via 41 14"] = [3, 3, 3, 2, 2]
    for way, left in ways.items():
        game = attack(thrower, *others, ground=laid)
        do(game, f"beam A12 {way}")
        assert gizmos(game) == left


@pytest.mark.rule("A12", "GG-171")
def test_the_hop_costs_a_beam_one_of_its_four_squares() -> None:
    laid = {41: "N01", 75: "N01"}
    others = [Seat(square) for square in (75, 76, 77, 78)]
    game = attack(Seat(40, hand="A12"), *others, ground=laid)
    do(game, "beam A12 right via 41 75")
    assert gizmos(game) == [3, 2, 2, 2, 3]


@pytest.mark.rule("A12", "GG-173")
def test_a_beam_may_begin_with_a_hop() -> None:
    laid = {40: "N01", 75: "N01"}
    game = attack(Seat(40, hand="A12"), Seat(65), Seat(30), ground=laid)
    do(game, "beam A12 up via 40 75")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A12", "GG-172", "GG-171")
def test_a_beam_may_pass_one_portal_and_go_through_the_next() -> None:
    laid = {41: "N01", 42: "N01", 75: "N01"}
    game = attack(Seat(40, hand="A12"), Seat(76), Seat(41), Seat(43), ground=laid)
    do(game, "beam A12 right via 42 75")
    assert gizmos(game) == [3, 2, 2, 3]


@pytest.mark.rule("A12", "GG-281")
def test_a_beam_may_come_back_to_its_beginning_and_hits_everybody_once() -> None:
    laid = {42: "N01", 40: "N01"}
    game = attack(Seat(41, hand="A12"), Seat(42), Seat(41), Seat(43), ground=laid)
    do(game, "beam A12 right via 42 40")
    assert gizmos(game) == [3, 2, 2, 3]


@pytest.mark.rule("A12", "GG-281", "D12")
def test_a_beam_never_passes_a_portal_twice() -> None:
    laid = {42: "N01", 40: "N01"}
    game = attack(Seat(41, hand="A12", dlc="D12"), Seat(40), Seat(43), ground=laid)
    do(game, "beam A12 right via 42 40")
    assert gizmos(game) == [3, 2, 3]
    game = attack(Seat(42, hand="A12"), Seat(41), Seat(43), ground=laid)
    do(game, "beam A12 right via 42 40")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A12", "GG-102")
@pytest.mark.parametrize(
    "way", ["right via 42 75", "right via 41 76", "up via 41 75", "right via 41 41"]
)
def test_a_beam_hops_only_from_a_portal_on_its_ray_to_another_portal(way: str) -> None:
    laid = {41: "N01", 75: "N01"}
    game = attack(Seat(40, hand="A12"), Seat(42), Seat(76), ground=laid)
    assert refused(game, f"beam A12 {way}") == "GG-102"


@pytest.mark.rule("A12", "GG-102")
def test_a_beam_cannot_enter_a_portal_that_it_does_not_reach() -> None:
    laid = {44: "N01", 75: "N01"}
    game = attack(Seat(40, hand="A12"), Seat(75), Seat(43), ground=laid)
    assert refused(game, "beam A12 right via 44 75") == "GG-102"
    laid = {42: "N02", 43: "N01", 75: "N01"}
    game = attack(Seat(40, hand="A12"), Seat(75), Seat(41), ground=laid)
    assert refused(game, "beam A12 right via 43 75") == "GG-102"


@pytest.mark.rule("A12", "D12", "GG-235")
def test_with_trying_really_hard_a_beam_is_five_squares_long() -> None:
    game = attack(Seat(40, hand="A12", dlc="D12"), Seat(45), Seat(46))
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ all around


@pytest.mark.rule("A15")
def test_a_yodel_hits_everybody_else_around_the_yodeler() -> None:
    around = [Seat(square) for square in (33, 45, 54, 44)]
    game = attack(Seat(44, hand="A15"), *around, Seat(46), Seat(65))
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 2, 2, 2, 3, 3]
    assert names(game.table.piles[0]) == "A15"


@pytest.mark.rule("A15", "N02")
def test_nothing_is_in_the_way_of_a_yodel() -> None:
    laid = {34: "N02", 43: "N04", 33: "N02"}
    wader = Seat(33, active="E05", footing=True)
    game = attack(Seat(44, hand="A15"), wader, Seat(99), ground=laid)
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("A15", "D12", "GG-235")
def test_with_trying_really_hard_a_yodel_reaches_two_squares_on_eight_rays() -> None:
    others = [Seat(square) for square in (46, 66, 36, 24, 22)]
    thrower = Seat(44, hand="A15", dlc="D12")
    game = attack(thrower, *others, ground={34: "N02", 55: "N01", 0: "N01"})
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 2, 3, 3, 2]


@pytest.mark.rule("A15", "D12", "GG-107")
def test_even_then_a_yodel_goes_through_no_portal() -> None:
    laid = {45: "N01", 9: "N01"}
    game = attack(Seat(44, hand="A15", dlc="D12"), Seat(9), FAR, ground=laid)
    assert refused(game, "attack A15") == "GG-107"


@pytest.mark.rule("A15", "GG-R42")
def test_a_yodel_reaches_square_100() -> None:
    game = attack(Seat(91, hand="A15"), Seat(100, dlc="D10"), FAR)
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ Trying Really Hard


@pytest.mark.rule("GG-235", "D12", "GG-107")
def test_trying_really_hard_does_nothing_for_cards_without_a_range() -> None:
    thrower = Seat(0, hand="A04 A05 A08", dlc="D12")
    game = attack(thrower, Seat(72), FAR, ground={75: "N06"})
    assert refused(game, "attack A08") == "GG-107"
    assert refused(game, "remote A05 75") == "GG-107"
    assert not [move for move in offered(game) if move.startswith("remote")]


@pytest.mark.rule("GG-235", "D12", "GG-121")
def test_trying_really_hard_moves_no_zomb_farther() -> None:
    game = attack(Seat(0, dlc="D12"), Seat(9), FAR, zombots=[44])
    do(game, "zomb z1 45", "step 46")
    assert game.table.turn == 1


# ------------------------------------------------------------------ against Zombs


@pytest.mark.rule("GG-245", "A01", "A13", "A16")
@pytest.mark.parametrize(("card", "square"), [("A01", 47), ("A13", 45), ("A16", 66)])
def test_alone_a_card_against_one_target_takes_a_zomb_off_the_grid(card: str, square: int) -> None:
    thrower = Seat(44, hand=card, gizmos=1)
    game = attack(thrower, opponents=[Seat(99, gizmos=1)], zombots=[square], dice=(7, 0))
    do(game, f"attack {card} z1")
    assert set(offered(game)) == {"land 07", "land 70"}


@pytest.mark.rule("GG-245", "A12", "A15")
@pytest.mark.parametrize("move", ["beam A12 right", "attack A15"])
def test_alone_a_card_against_many_takes_every_zomb_it_reaches(move: str) -> None:
    opponents = [Seat(45, gizmos=0), Seat(99, gizmos=1)]
    user = Seat(44, hand="A12 A15", gizmos=1)
    game = attack(user, opponents=opponents, zombots=[45, 45], dice=(7, 0))
    do(game, move)
    assert game.table.zombots == [-1, -1]
    assert squares(game) == [44, -1, 99]
