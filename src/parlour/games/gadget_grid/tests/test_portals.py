"""Portals: steps, lines and Sentries go through them, areas do not."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    lay,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import attack, ends

FAR = Seat(99)
TWO = {42: "N01", 77: "S01"}
THREE = {42: "N01", 77: "S01", 15: "N01"}


# ------------------------------------------------------------------ steps


@pytest.mark.rule("GG-179", "N01", "S01")
def test_all_portals_are_one_step_from_one_another() -> None:
    game = lay(Seat(42), Seat(0), FAR, phase="movement", ground=THREE)
    assert {"step 77", "step 15"} <= set(offered(game))
    do(game, "step 77", "step 15", "step 42")
    assert squares(game)[0] == 42
    assert ends(game, "step") == set()


@pytest.mark.rule("GG-179", "GG-80")
def test_portals_are_beside_one_another_and_not_the_same_place() -> None:
    game = lay(Seat(42), Seat(0), FAR, phase="movement", ground=TWO)
    assert refused(game, "step 78") == "GG-80"
    do(game, "step 77", "step 78")
    assert squares(game)[0] == 78


@pytest.mark.rule("N01")
def test_nobody_has_to_use_a_portal() -> None:
    game = lay(Seat(41), Seat(0), FAR, phase="movement", ground=TWO)
    do(game, "step 42", "step 43")
    assert squares(game)[0] == 43


@pytest.mark.rule("GG-181", "GG-80", "N01")
def test_a_lone_portal_leads_nowhere() -> None:
    game = lay(Seat(42), Seat(0), FAR, phase="movement", ground={42: "N01"})
    assert refused(game, "step 77") == "GG-80"
    do(game, "step 43")
    assert squares(game)[0] == 43


@pytest.mark.rule("GG-181", "GG-26", "N01", "S01")
@pytest.mark.parametrize("card", ["N01", "S01"])
def test_no_card_can_lie_on_a_portal(card: str) -> None:
    game = lay(
        *(Seat(0), Seat(9), FAR), phase="turn", deck="A01 A12", ground={42: card}, dice=(4, 2)
    )
    do(game, "put A01 42")
    assert refused(game, "put A01 42") == "GG-26"
    assert ends(game, "put A01") == {"32", "43", "52", "41"}


# ------------------------------------------------------------------ lines


@pytest.mark.rule("GG-171", "GG-281", "N01")
def test_a_line_may_go_on_from_another_portal_which_counts_as_one_square() -> None:
    game = attack(Seat(41, hand="A01"), Seat(78), Seat(79), Seat(77), ground=TWO)
    assert ends(game, "attack A01") == {"fiona", "sudo"}
    assert refused(game, "attack A01 myron") == "GG-102"


@pytest.mark.rule("GG-171", "GG-180", "GG-102")
def test_a_line_leaves_a_portal_in_the_direction_in_which_it_entered() -> None:
    beside = [Seat(square) for square in (78, 67, 68, 87, 88, 76)]
    game = attack(Seat(41, hand="A01"), *beside, ground=TWO)
    assert ends(game, "attack A01") == {"fiona"}
    assert refused(game, "attack A01 myron") == "GG-102"


@pytest.mark.rule("GG-180", "GG-171")
def test_a_diagonal_line_stays_diagonal() -> None:
    game = attack(Seat(31, hand="A16"), Seat(88), Seat(78), ground=TWO)
    assert ends(game, "attack A16") == {"fiona"}


@pytest.mark.rule("GG-172", "GG-214", "N01")
def test_a_line_may_run_straight_on_across_a_portal() -> None:
    game = attack(Seat(41, hand="A01"), Seat(43), Seat(44), ground=TWO)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-214", "A01")
def test_a_rock_may_ignore_a_portal_or_go_through_it() -> None:
    game = attack(Seat(41, hand="A01"), Seat(43), Seat(78), Seat(67), ground=TWO)
    assert ends(game, "attack A01") == {"fiona", "myron"}


@pytest.mark.rule("GG-171")
def test_with_three_portals_a_line_may_leave_by_either() -> None:
    game = attack(Seat(41, hand="A01"), Seat(78), Seat(16), Seat(43), ground=THREE)
    assert ends(game, "attack A01") == {"fiona", "myron", "sudo"}


@pytest.mark.rule("GG-173")
def test_from_a_portal_a_line_may_begin_with_a_hop_in_any_direction() -> None:
    targets = [Seat(square) for square in (77, 78, 88, 57)]
    game = attack(Seat(42, hand="A01"), *targets, ground=TWO)
    assert ends(game, "attack A01") == {"fiona", "myron", "sudo", "trish"}


@pytest.mark.rule("GG-173", "GG-205")
def test_the_direction_of_a_line_that_begins_with_a_hop_is_the_chosen_one() -> None:
    game = attack(Seat(42, hand="A02"), Seat(86), Seat(88), Seat(78), ground=TWO)
    assert ends(game, "attack A02") == {"fiona"}
    assert refused(game, "attack A02 myron") == "GG-205"


@pytest.mark.rule("GG-173", "GG-102")
def test_a_hop_at_the_beginning_costs_one_square() -> None:
    game = attack(Seat(42, hand="A13"), Seat(77), Seat(78), ground=TWO)
    assert ends(game, "attack A13") == {"fiona"}
    assert refused(game, "attack A13 myron") == "GG-102"


@pytest.mark.rule("GG-167", "GG-171", "GG-102")
def test_rubble_behind_a_portal_blocks_the_line_that_comes_out_of_it() -> None:
    game = attack(Seat(42, hand="A01"), Seat(79), Seat(43), ground=TWO | {78: "N02"})
    assert ends(game, "attack A01") == {"myron"}
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-167", "GG-171", "GG-102")
def test_rubble_before_a_portal_keeps_the_line_out_of_it() -> None:
    game = attack(Seat(40, hand="A01"), Seat(77), FAR, ground=TWO | {41: "N02"})
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-171", "GG-167")
def test_a_line_goes_round_rubble_by_way_of_two_portals() -> None:
    ground = {41: "N01", 42: "N02", 44: "N01"}
    game = attack(Seat(40, hand="A01"), Seat(45), Seat(43), ground=ground)
    assert ends(game, "attack A01") == {"fiona"}


@pytest.mark.rule("GG-281", "GG-102")
def test_where_a_line_reaches_a_square_in_several_ways_the_shortest_counts() -> None:
    # Five squares straight ahead, but three by way of the Portals on 41 and 44.
    ground = {41: "N01", 44: "N01"}
    game = attack(Seat(40, hand="A01"), Seat(45), Seat(46), ground=ground)
    assert ends(game, "attack A01") == {"fiona"}
    assert refused(game, "attack A01 myron") == "GG-102"


@pytest.mark.rule("GG-281", "GG-171")
def test_a_line_may_pass_through_three_portals_one_after_another() -> None:
    # Out of 50 it comes at once to the Portal on 51, and may go on from 80 or 22.
    ground = {41: "N01", 50: "S01", 51: "N01", 80: "S01", 22: "N01"}
    targets = [Seat(square) for square in (52, 81, 23, 53)]
    game = attack(Seat(40, hand="A01"), *targets, ground=ground)
    assert ends(game, "attack A01") == {"fiona", "myron", "sudo"}


@pytest.mark.rule("GG-281")
@pytest.mark.parametrize("card", ["A02", "A03"])
def test_a_line_without_range_ends_though_portals_lie_in_a_ring(card: str) -> None:
    ground = {44: "N01", 35: "N01", 26: "N01", 55: "S01", 66: "S01"}
    game = attack(Seat(53, hand=card), Seat(0), Seat(90), zombots=[9], ground=ground)
    assert ends(game, f"attack {card}") == set()


@pytest.mark.rule("GG-281", "GG-102", "A16")
def test_a_line_that_comes_back_to_its_beginning_has_not_gone_any_distance() -> None:
    # Down-right over 54 and out of 21, it comes back to 43 as the fourth square.
    ground = {54: "N01", 21: "N01"}
    game = attack(Seat(43, hand="A16"), Seat(43), FAR, ground=ground)
    assert refused(game, "attack A16 fiona") == "GG-102"


@pytest.mark.rule("GG-281", "W12")
def test_a_beam_for_cards_does_not_come_back_to_ones_own_square_either() -> None:
    ground, lying = {54: "N01", 21: "N01"}, {43: "A01"}
    game = lay(Seat(43, hand="W12"), Seat(0), FAR, ground=ground, lying=lying)
    assert refused(game, "use W12 43") == "W12"


# ------------------------------------------------------------------ areas


@pytest.mark.rule("GG-R29", "GG-271", "GG-107", "A15")
def test_portals_do_not_widen_the_block_around_somebody() -> None:
    game = attack(Seat(44, hand="A15"), Seat(9), FAR, ground={44: "N01", 9: "N01"})
    assert refused(game, "attack A15") == "GG-107"


@pytest.mark.rule("GG-R29", "GG-271", "A14")
def test_portals_do_not_widen_the_burst_of_a_grenade() -> None:
    ground = {44: "N01", 9: "N01"}
    game = attack(Seat(42, hand="A14"), Seat(9), Seat(53), ground=ground)
    do(game, "attack A14 43")
    assert gizmos(game) == [2, 3, 2]


@pytest.mark.rule("GG-R29", "GG-271", "A06")
def test_portals_do_not_widen_the_blast_of_the_mortar() -> None:
    game = attack(Seat(27, hand="A06"), Seat(9), Seat(61), ground={72: "N01", 9: "N01"})
    do(game, "attack A06")
    assert gizmos(game) == [3, 3, 2]


@pytest.mark.rule("GG-R29", "GG-271", "N07")
def test_portals_do_not_carry_the_splash_of_the_acid_fountain() -> None:
    ground = {44: "N07", 45: "N01", 9: "N01"}
    game = attack(Seat(0, hand="A05"), Seat(9), Seat(35), ground=ground)
    do(game, "remote A05 44")
    assert gizmos(game) == [3, 3, 2]
