"""Equipment: when it is active, what replaces it; Fourth Eye, Grappler and Zomb Whistle."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.tests.checks import end_turn
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    lies,
    names,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import attack, ends

FAR = Seat(99)
AWAY = Seat(9)


# ------------------------------------------------------------------ active


@pytest.mark.rule("GG-192", "E04", "GG-80")
def test_equipment_works_only_when_it_is_active() -> None:
    game = lay(Seat(40, hand="E04", gizmos=3), AWAY, FAR, phase="movement")
    do(game, "step 41", "step 42", "step 43")
    assert refused(game, "step 44") == "GG-80"
    do(game, "activate E04", "step 44")
    assert (squares(game)[0], active(game), hand(game)) == (44, "E04", "")


@pytest.mark.rule("GG-192", "GG-132")
def test_the_equipment_of_a_zomboid_does_nothing() -> None:
    zomboid = Seat(40, active="E04 E02 E05", gizmos=0)
    laid = {50: "N02"}
    game = lay(zomboid, AWAY, FAR, phase="movement", ground=laid, lying={41: "A01"})
    assert refused(game, "step 50") == "GG-84"
    assert refused(game, "grapple 41") == "E02"
    do(game, "step 41", "step 42", "step 43")
    assert ends(game, "step") == set()


@pytest.mark.rule("GG-192")
@pytest.mark.parametrize("card", ["W08", "A01"])
def test_only_equipment_is_activated(card: str) -> None:
    game = lay(Seat(40, hand="E04 W08 A01"), AWAY, FAR)
    assert refused(game, f"activate {card}") == "GG-192"


@pytest.mark.rule("GG-65", "GG-192")
def test_only_what_is_in_hand_is_activated() -> None:
    game = lay(Seat(40, hand="E04", active="E02"), Seat(9, hand="E01"), FAR)
    assert refused(game, "activate E02") == "GG-65"
    assert refused(game, "activate E01") == "GG-65"


@pytest.mark.rule("GG-193", "GG-197")
def test_two_of_the_same_name_are_never_active_together() -> None:
    game = lay(Seat(40, hand="E04 E04"), AWAY, FAR)
    do(game, "activate E04")
    assert refused(game, "activate E04") == "GG-193"
    assert (active(game), hand(game)) == ("E04", "E04")


@pytest.mark.rule("GG-194")
def test_any_number_of_different_ones_are_active_together() -> None:
    every = [f"E{number:02d}" for number in range(1, 11)]
    game = lay(Seat(40, hand=" ".join(every)), AWAY, FAR)
    do(game, *[f"activate {card}" for card in every])
    assert active(game).split() == every


@pytest.mark.rule("GG-195", "E01")
def test_a_spare_copy_of_what_was_lost_waits_for_the_owners_next_turn() -> None:
    me = Seat(40, hand="E01", active="E01")
    game = lay(me, AWAY, FAR, phase="movement", zombots=[41])
    do(game, "step 41")
    assert (gizmos(game), active(game), hand(game)) == ([3, 3, 3], "", "E01")
    assert refused(game, "activate E01") == "GG-195"
    for _ in range(3):
        end_turn(game)
    assert game.table.turn == 0
    do(game, "activate E01")
    assert active(game) == "E01"


@pytest.mark.rule("GG-195", "E01")
def test_after_a_loss_on_anothers_turn_a_spare_copy_is_active_from_ones_next_turn_on() -> None:
    victim = Seat(41, hand="E01", active="E01")
    game = attack(Seat(40, hand="A01"), victim, FAR)
    do(game, "attack A01 fiona")
    assert active(game, 1) == ""
    assert game.table.turn == 1
    do(game, "activate E01")
    assert (active(game, 1), gizmos(game)) == ("E01", [3, 3, 3])


@pytest.mark.rule("GG-195")
def test_equipment_that_is_spent_counts_as_lost() -> None:
    buyer = Seat(40, hand="E02 W08 A01", active="E02")
    game = lay(buyer, AWAY, FAR, display="D12")
    do(game, "buy D12", "pay A01", "pay active E02", "pay W08")
    assert refused(game, "activate E02") == "GG-195"


@pytest.mark.rule("GG-195", "W03")
def test_equipment_that_is_taken_counts_as_lost() -> None:
    game = lay(Seat(40, hand="W03"), Seat(9, hand="E04", active="E04"), FAR)
    do(game, "use W03 fiona E04")
    assert game.table.characters[1].held_back == game.table.characters[1].hand
    end_turn(game)
    assert game.table.turn == 1
    do(game, "activate E04")
    assert active(game, 1) == "E04"


@pytest.mark.rule("GG-195", "GG-91")
def test_a_copy_collected_after_the_loss_is_not_held_back() -> None:
    me = Seat(40, hand="E01", active="E01")
    game = lay(me, AWAY, FAR, phase="movement", zombots=[41], lying={42: "E01"})
    do(game, "step 41", "step 42", "activate E01")
    assert (active(game), hand(game)) == ("E01", "E01")
    assert refused(game, "activate E01") == "GG-193"


@pytest.mark.rule("GG-196", "GG-R47")
def test_nobody_activates_equipment_on_another_players_turn() -> None:
    game = attack(Seat(40, hand="A01"), Seat(41, hand="E01"), FAR)
    assert game.waiting() == (0,)
    assert GAME.why(game, 1, GAME.notation.read("activate E01")) is not None
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-196", "D20")
def test_equipment_collected_on_another_players_turn_comes_to_the_hand() -> None:
    magnetic = Seat(43, dlc="D20")
    game = lay(AWAY, magnetic, FAR, phase="turn", deck="E04 A01", dice=(4, 2))
    do(game, "put E04 42")
    assert (hand(game, 1), active(game, 1)) == ("E04", "")


@pytest.mark.rule("GG-197", "GG-132", "GG-144")
def test_active_equipment_stays_with_a_zomboid_and_works_when_it_revives() -> None:
    zomboid = Seat(40, active="E04", gizmos=0)
    game = lay(zomboid, Seat(41), FAR, phase="movement")
    do(game, "step 41")
    assert (gizmos(game), active(game)) == ([1, 2, 3], "E04")
    do(game, "step 52", "step 53", "step 54")
    assert squares(game)[0] == 54


@pytest.mark.rule("GG-198")
@pytest.mark.parametrize("paid", ["pay E02", "pay active E04"])
def test_active_equipment_and_that_in_hand_both_pay(paid: str) -> None:
    game = lay(Seat(40, hand="E02 W08 A01", active="E04"), AWAY, FAR, display="D12")
    do(game, "buy D12", "pay A01", paid, "pay W08")
    assert names(game.table.characters[0].dlc) == "D12"
    left = ("E04", "") if paid == "pay E02" else ("", "E02")
    assert (active(game), hand(game)) == left


# ------------------------------------------------------------------ Fourth Eye


@pytest.mark.rule("E01", "GG-216", "GG-R44")
def test_a_fourth_eye_is_discarded_instead_of_a_gizmo_without_a_question() -> None:
    game = attack(Seat(44, hand="A12"), Seat(45, active="E01"), Seat(46, active="E01 E04"))
    do(game, "beam A12 right")
    assert (gizmos(game), active(game, 1), active(game, 2)) == ([3, 3, 3], "", "E04")
    assert game.table.turn == 1


@pytest.mark.rule("E01", "GG-216")
def test_one_fourth_eye_saves_from_one_damage() -> None:
    game = lay(Seat(40, active="E01"), AWAY, FAR, phase="movement", zombots=[41, 42])
    do(game, "step 41", "step 42")
    assert (gizmos(game), active(game)) == ([2, 3, 3], "")


@pytest.mark.rule("E01", "GG-215", "GG-216")
def test_a_zomboid_that_meets_a_fourth_eye_gets_no_gizmo_and_does_not_revive() -> None:
    game = lay(Seat(40, gizmos=0), Seat(41, active="E01"), FAR, phase="movement")
    do(game, "step 41")
    assert (gizmos(game), active(game, 1)) == ([0, 3, 3], "")
    assert names(game.table.piles[0]) == "E01"
    assert refused(game, "step 52") == "GG-138"
    do(game, "step 42", "step 41")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("E01")
def test_a_fourth_eye_saves_from_ones_own_blast_and_from_sentries_and_zombots() -> None:
    me = Seat(44, hand="A06 A05", active="E01")
    game = attack(me, Seat(55), FAR)
    do(game, "attack A06")
    assert (gizmos(game), active(game)) == ([3, 2, 3], "")
    game = attack(me, Seat(46), FAR, ground={40: "N04"})
    do(game, "remote A05 40 right")
    assert (gizmos(game), active(game)) == ([3, 2, 3], "")
    game = attack(Seat(44), Seat(46, active="E01"), FAR, zombots=[36])
    do(game, "zomb z1 46", "pass")
    assert (gizmos(game), active(game, 1)) == ([3, 3, 3], "")


@pytest.mark.rule("E01", "GG-158")
def test_a_fourth_eye_does_not_pay() -> None:
    buyer = Seat(44, hand="A01", active="E01", bank=1)
    game = lay(buyer, AWAY, FAR, display="D12")
    do(game, "buy D12", "pay A01", "pay gizmos", "pay gizmos", "bank 1")
    assert (gizmos(game), active(game)) == ([2, 3, 3], "E01")


@pytest.mark.rule("E01")
def test_a_fourth_eye_in_hand_does_nothing() -> None:
    game = attack(Seat(44, hand="A01"), Seat(45, hand="E01"), FAR)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ Grappler


@pytest.mark.rule("E02")
def test_a_grappler_collects_everything_from_a_square_beside_it_for_no_movement() -> None:
    me = Seat(44, active="E02")
    lying = {45: "A01 E04", 55: "W08"}
    game = lay(me, AWAY, FAR, phase="movement", lying=lying, zombots=[45])
    do(game, "grapple 45", "activate E04")
    assert (hand(game), lies(game, 45), active(game)) == ("A01", "", "E02 E04")
    do(game, "step 54", "step 64", "step 74", "step 84")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("E02")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_it_is_used_before_between_or_after_steps(before: int) -> None:
    way = ["step 34", "step 35", "step 36"]
    game = lay(Seat(33, active="E02"), AWAY, FAR, phase="movement", lying={43 + before: "A01"})
    do(game, *way[:before], f"grapple {43 + before}")
    assert hand(game) == "A01"


@pytest.mark.rule("E02", "GG-217")
def test_it_is_used_once_in_each_movement_phase() -> None:
    lying = {45: "A01", 54: "W08"}
    game = lay(Seat(44, active="E02"), AWAY, FAR, phase="movement", lying=lying)
    do(game, "grapple 45")
    assert refused(game, "grapple 54") == "E02"
    game = lay(Seat(44, hand="E02"), AWAY, FAR, phase="movement", lying=lying)
    assert refused(game, "grapple 45") == "E02"


@pytest.mark.rule("GG-217", "E02")
@pytest.mark.parametrize("square", ["55", "33", "44", "46", "70", "34"])
def test_it_takes_nothing_from_afar_diagonally_or_from_its_own_square(square: str) -> None:
    lying = {55: "A01", 33: "A01", 44: "A01", 46: "A01", 70: "A01", 45: "W08"}
    laid = {43: "N01"}  # Square 34 is empty
    game = lay(Seat(44, active="E02"), AWAY, FAR, phase="movement", lying=lying, ground=laid)
    assert refused(game, f"grapple {square}") == "GG-217"


@pytest.mark.rule("E02", "GG-271", "GG-217")
def test_portals_do_not_make_its_squares_more() -> None:
    # No card ever lies on a Portal, but one may lie beside one that the Portal leads to.
    laid, lying = {44: "N01", 70: "N01"}, {71: "A01", 45: "W08"}
    game = lay(Seat(44, active="E02"), AWAY, FAR, phase="movement", lying=lying, ground=laid)
    assert ends(game, "grapple") == {"45"}


@pytest.mark.rule("E02", "GG-R42")
def test_it_works_from_square_100() -> None:
    me = Seat(100, active="E02", dlc="D10")
    game = lay(me, AWAY, FAR, phase="movement", lying={90: "A01", 91: "W08"})
    assert ends(game, "grapple") == {"90"}
    do(game, "grapple 90")
    assert hand(game) == "A01"


# ------------------------------------------------------------------ Zomb Whistle


@pytest.mark.rule("E03", "GG-218")
def test_a_whistle_moves_a_zomb_before_the_attack_and_in_addition() -> None:
    me = Seat(44, hand="A01", active="E03")
    game = attack(me, Seat(45), FAR, zombots=[26])
    do(game, "whistle z1 36", "step 35", "attack A01 fiona")
    assert (gizmos(game), game.table.zombots) == ([3, 2, 3], [35])
    assert game.table.turn == 1


@pytest.mark.rule("E03", "GG-218")
def test_a_whistled_zomb_does_harm_and_may_stop_after_one_square() -> None:
    game = attack(Seat(44, active="E03"), Seat(36), FAR, zombots=[26])
    do(game, "whistle z1 36", "pass")
    assert (gizmos(game), asked(game)) == ([3, 2, 3], "Attack")


@pytest.mark.rule("GG-218", "E03")
def test_there_is_one_whistle_in_a_turn_however_many_are_held() -> None:
    me = Seat(44, hand="E03", active="E03")
    game = attack(me, Seat(45), FAR, zombots=[26, 70])
    do(game, "whistle z1 36", "pass")
    assert refused(game, "whistle z2 71") == "GG-218"
    assert refused(game, "activate E03") == "GG-193"
    do(game, "zomb z2 71", "pass")
    assert game.table.turn == 1


@pytest.mark.rule("GG-218", "E03")
def test_a_whistle_must_be_active() -> None:
    game = attack(Seat(44, hand="E03"), Seat(45), FAR, zombots=[26])
    assert refused(game, "whistle z1 36") == "GG-218"


@pytest.mark.rule("E03", "GG-122")
def test_a_whistled_zomb_does_not_double_back_in_the_attack() -> None:
    game = attack(Seat(44, active="E03"), Seat(45), FAR, zombots=[26])
    do(game, "whistle z1 36", "pass")
    assert refused(game, "zomb z1 26") == "GG-122"


@pytest.mark.rule("E03", "GG-118", "GG-128")
def test_a_zomboid_may_be_whistled_for() -> None:
    game = attack(Seat(44, active="E03"), Seat(26, gizmos=0), Seat(36))
    do(game, "whistle fiona 36")
    assert gizmos(game) == [3, 1, 2]


@pytest.mark.rule("E03", "GG-120", "GG-121", "GG-123")
def test_a_whistle_keeps_to_the_rules_for_zombs() -> None:
    game = attack(Seat(44, active="E03"), Seat(45), FAR, zombots=[26], ground={36: "N02"})
    assert refused(game, "whistle z1 36") == "GG-123"
    assert refused(game, "whistle z1 37") == "GG-121"
    assert refused(game, "whistle fiona 46") == "GG-120"


@pytest.mark.rule("E03", "GG-R49")
def test_with_two_players_a_whistle_moves_a_zombot_one_square() -> None:
    game = attack(Seat(44, active="E03"), Seat(90), zombots=[26])
    do(game, "whistle z1 36")
    assert ends(game, "step") == set()
    assert asked(game) == "Attack"


@pytest.mark.rule("E03", "GG-247")
def test_alone_a_whistle_does_nothing() -> None:
    me = Seat(44, hand="A01", active="E03", gizmos=1)
    game = attack(me, opponents=[Seat(45, gizmos=1), Seat(9, gizmos=1)], zombots=[26])
    assert refused(game, "whistle z1 36") == "GG-247"
