"""The Attack Phase: one Attack, which must matter and ends the turn."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    names,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.sights import attack, ends, red_button

FAR = Seat(99)


# ------------------------------------------------------------------ one Attack


@pytest.mark.rule("GG-99", "GG-100", "GG-103")
def test_one_attack_card_is_played_and_then_the_turn_is_over() -> None:
    game = attack(Seat(44, hand="A01 A01 E02"), Seat(47), FAR)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]
    assert game.table.turn == 1
    assert hand(game) == "E02 A01"
    assert names(game.table.piles[0]) == "A01"


@pytest.mark.rule("GG-99", "GG-100", "GG-108")
def test_moving_a_zomb_two_squares_is_the_attack() -> None:
    game = attack(Seat(44, hand="A01"), Seat(47), FAR, zombots=[27])
    do(game, "zomb z1 37", "step 47")
    assert gizmos(game) == [3, 2, 3]
    assert (game.table.zombots, game.table.turn) == ([47], 1)
    assert hand(game) == "A01"


@pytest.mark.rule("GG-99")
def test_the_second_square_may_be_left_out_but_no_card_played_instead() -> None:
    game = attack(Seat(44, hand="A01"), Seat(47), FAR, zombots=[20, 30])
    do(game, "zomb z1 10")
    assert "attack A01 fiona" not in offered(game)
    assert not [move for move in offered(game) if move.startswith("zomb z2")]
    do(game, "pass")
    assert (game.table.zombots, game.table.turn) == ([10, 30], 1)


@pytest.mark.rule("GG-99")
@pytest.mark.parametrize("move", ["attack W08 fiona", "attack E02 fiona", "attack W08"])
def test_what_is_no_attack_card_is_no_attack(move: str) -> None:
    game = attack(Seat(44, hand="A01 W08 E02"), Seat(47), FAR)
    assert refused(game, move) == "GG-99"


@pytest.mark.rule("GG-99")
@pytest.mark.parametrize(
    "move",
    [
        "attack A01",
        "attack A01 47",
        "beam A01 right",
        "attack A06 fiona",
        "attack A14 fiona",
        "attack A12 fiona",
        "press A05 1",
        "remote A04 80 up",
    ],
)
def test_an_attack_card_is_played_in_its_own_way(move: str) -> None:
    everything = "A01 A04 A05 A06 A12 A14"
    game = attack(Seat(44, hand=everything), Seat(47), FAR, ground={80: "N04"})
    assert refused(game, move) == "GG-99"


@pytest.mark.rule("GG-99")
def test_the_attack_may_be_left_out() -> None:
    game = attack(Seat(44, hand="A01"), Seat(47), FAR)
    do(game, "pass")
    assert (gizmos(game), hand(game), game.table.turn) == ([3, 3, 3], "A01", 1)


@pytest.mark.rule("GG-99", "GG-61")
def test_nothing_else_is_done_in_the_attack_phase_or_between_the_squares_of_a_zomb() -> None:
    game = attack(Seat(44, hand="A01 W08"), Seat(47), FAR, zombots=[20])
    for move in ("use W08", "step 45", "again", "buy D01"):
        assert refused(game, move) == "GG-61"
    do(game, "zomb z1 21")
    assert refused(game, "attack A01 fiona") == "GG-61"


@pytest.mark.rule("GG-99", "GG-107", "D13")
def test_where_a_card_allows_two_attack_cards_neither_is_a_zomb_or_hits_the_same_player() -> None:
    thrower = Seat(44, hand="A01 A01 A13 A06", dlc="D13 D06")
    game = attack(thrower, Seat(45), Seat(46), zombots=[20])
    do(game, "attack A01 fiona")
    assert refused(game, "attack A13 fiona") == "GG-107"
    assert refused(game, "attack A06") == "GG-107"
    assert refused(game, "zomb z1 21") == "GG-99"
    assert refused(game, "shovel fiona") == "GG-99"
    do(game, "attack A01 myron")
    assert (gizmos(game), game.table.turn) == ([3, 2, 2], 1)


@pytest.mark.rule("GG-99", "GG-92")
def test_an_attack_card_must_be_in_hand() -> None:
    game = attack(Seat(44, hand="A01"), Seat(47, hand="A13"), FAR)
    assert refused(game, "attack A13 fiona") == "GG-92"


# ------------------------------------------------------------------ whom it hits


@pytest.mark.rule("GG-101")
def test_an_attack_deals_one_damage_however_often_it_covers_somebody() -> None:
    # Fiona stands beside two Gorgonzillas that both explode.
    ground = {45: "N04", 47: "S04", 37: "N04"}
    game = attack(Seat(0, hand="A04"), Seat(46), FAR, ground=ground)
    do(game, red_button("Gorgonzilla"))
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-101", "GG-188")
def test_a_sentry_that_reaches_somebody_in_two_ways_deals_one_damage() -> None:
    ground = {40: "N04", 41: "N01", 43: "N01"}
    game = attack(Seat(0, hand="A05"), Seat(45), FAR, ground=ground)
    do(game, "remote A05 40 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-102")
def test_a_target_must_be_in_sight_and_in_range() -> None:
    ground = {64: "N02"}
    in_range, too_far, hidden, off = Seat(41), Seat(48), Seat(74), Seat(56)
    game = attack(Seat(44, hand="A01"), in_range, too_far, hidden, off, ground=ground)
    assert ends(game, "attack A01") == {"fiona"}
    for token in ("myron", "sudo", "trish"):
        assert refused(game, f"attack A01 {token}") == "GG-102"


@pytest.mark.rule("GG-102")
def test_cards_that_attack_squares_or_work_from_a_sentry_need_no_sight() -> None:
    ground = {50: "N04", 1: "N02", 10: "N02", 11: "N02"}
    hermit = Seat(0, hand="A05 A06 A09 A04")
    game = attack(hermit, Seat(55), Seat(51), Seat(1), ground=ground)
    assert {"remote A05 50 right", "attack A06", "attack A09"} <= set(offered(game))


@pytest.mark.rule("GG-104", "GG-134")
def test_a_zomboid_is_immune_to_attacks() -> None:
    game = attack(Seat(44, hand="A01 A12"), Seat(45), Seat(46, gizmos=0))
    assert refused(game, "attack A01 myron") == "GG-104"
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 0]


@pytest.mark.rule("GG-104")
def test_a_zombot_cannot_be_damaged() -> None:
    game = attack(Seat(44, hand="A01 A07"), Seat(43), FAR, zombots=[45, 33])
    assert refused(game, "attack A01 z1") == "GG-104"
    do(game, "attack A07")
    assert (gizmos(game), game.table.zombots) == ([3, 2, 3], [45, 33])


@pytest.mark.rule("GG-104", "GG-245")
def test_in_the_one_player_game_a_zombot_can_be_attacked() -> None:
    game = attack(Seat(44, hand="A01"), opponents=[Seat(99, gizmos=1)], zombots=[45])
    assert refused(game, "attack A01 z1") is None


@pytest.mark.rule("GG-105")
@pytest.mark.parametrize("card", ["A01", "A02", "A03", "A13", "A16"])
def test_an_attack_on_one_target_never_targets_its_user(card: str) -> None:
    game = attack(Seat(44, hand=card), Seat(55), FAR)
    assert refused(game, f"attack {card} uoiea") == "GG-105"


@pytest.mark.rule("GG-105", "GG-R27")
def test_an_attack_on_squares_hits_the_attacker_too() -> None:
    game = attack(Seat(44, hand="A08"), Seat(42), FAR)
    do(game, "attack A08")
    assert gizmos(game) == [2, 2, 3]


@pytest.mark.rule("GG-105")
@pytest.mark.parametrize("move", ["beam A12 right", "attack A15"])
def test_some_cards_spare_the_attacker(move: str) -> None:
    game = attack(Seat(44, hand="A12 A15"), Seat(45), FAR)
    do(game, move)
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ all at once


@pytest.mark.rule("GG-106", "GG-268")
def test_all_damage_of_one_attack_is_dealt_before_the_victory_is_checked() -> None:
    game = attack(Seat(44, hand="A06", gizmos=1), Seat(43, gizmos=1), Seat(99, gizmos=0))
    do(game, "attack A06")
    assert gizmos(game) == [0, 0, 0]
    assert game.over
    assert (game.table.decided_by, game.table.winners) == ("GG-268", [0, 1])


@pytest.mark.rule("GG-106", "GG-264")
def test_an_attack_on_several_leaves_the_one_with_a_gizmo_more_as_the_winner() -> None:
    game = attack(Seat(44, hand="A06", gizmos=1), Seat(43, gizmos=1), Seat(34, gizmos=2))
    do(game, "attack A06")
    assert gizmos(game) == [0, 0, 1]
    assert (game.table.decided_by, game.table.winners) == ("GG-264", [2])


@pytest.mark.rule("GG-106")
def test_who_attacks_and_zombifies_by_the_same_attack_has_still_hit_the_others() -> None:
    game = attack(Seat(44, hand="A06 A01", gizmos=1), Seat(43, gizmos=1), FAR, Seat(90))
    do(game, "attack A06")
    assert (gizmos(game), game.table.turn) == ([0, 0, 3, 3], 1)


# ------------------------------------------------------------------ it must matter


@pytest.mark.rule("GG-107")
@pytest.mark.parametrize(
    "move",
    ["attack A06", "attack A08", "attack A15", "beam A12 up", "attack A14 46", "remote A05 80 up"],
)
def test_an_attack_that_hits_no_opponent_may_not_be_played(move: str) -> None:
    thrower = Seat(44, hand="A05 A06 A08 A12 A14 A15")
    game = attack(thrower, Seat(57), FAR, ground={80: "N04"})
    assert refused(game, move) == "GG-107"


@pytest.mark.rule("GG-107", "GG-R27")
def test_hitting_oneself_alone_is_not_enough() -> None:
    game = attack(Seat(44, hand="A06 A14"), Seat(66), FAR)
    assert refused(game, "attack A06") == "GG-107"
    assert refused(game, "attack A14 45") == "GG-107"


@pytest.mark.rule("GG-107", "GG-104")
def test_hitting_zomboids_and_zombots_alone_is_not_enough() -> None:
    game = attack(Seat(0, hand="A08"), Seat(44, gizmos=0), FAR, zombots=[42])
    assert refused(game, "attack A08") == "GG-107"


@pytest.mark.rule("GG-107", "A04")
def test_the_big_red_button_may_be_pressed_to_destroy_sentries_alone() -> None:
    game = attack(Seat(0, hand="A04"), Seat(44), FAR, ground={80: "N04"})
    do(game, red_button("Gorgonzilla"))
    assert gizmos(game) == [3, 3, 3]
    assert game.table.environments[80] == -1


@pytest.mark.rule("GG-107", "GG-245")
def test_in_the_one_player_game_a_zomb_is_enough() -> None:
    game = attack(Seat(0, hand="A08", gizmos=1), opponents=[Seat(99, gizmos=1)], zombots=[42])
    assert refused(game, "attack A08") is None
    game = attack(Seat(0, hand="A08", gizmos=1), opponents=[Seat(40, gizmos=0), Seat(99, gizmos=1)])
    assert refused(game, "attack A08") is None


# ------------------------------------------------------------------ protection


@pytest.mark.rule("GG-109", "GG-278", "E01")
def test_an_attack_that_a_fourth_eye_prevents_is_spent_all_the_same() -> None:
    game = attack(Seat(44, hand="A01 A13"), Seat(45, active="E01"), FAR)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 3, 3]
    assert (active(game, 1), hand(game), game.table.turn) == ("", "A13", 1)
    assert sorted(names(game.table.piles[0]).split()) == ["A01", "E01"]


@pytest.mark.rule("GG-278", "GG-107", "E09")
@pytest.mark.parametrize("move", ["attack A06", "attack A08", "attack A14 45"])
def test_somebody_immune_does_not_count_as_hit(move: str) -> None:
    game = attack(Seat(44, hand="A06 A08 A14"), Seat(45, active="E09"), FAR)
    assert refused(game, move) == "GG-107"


@pytest.mark.rule("GG-278", "GG-107", "E10")
def test_somebody_whom_sentries_spare_does_not_count_as_hit_by_one() -> None:
    ground = {50: "N04"}
    game = attack(Seat(0, hand="A05"), Seat(55, active="E10"), FAR, ground=ground)
    assert refused(game, "remote A05 50 right") == "GG-107"


@pytest.mark.rule("GG-278", "GG-109", "E09")
def test_an_attack_on_two_that_hits_one_spares_the_immune_one() -> None:
    game = attack(Seat(0, hand="A08"), Seat(45, active="E09"), Seat(48))
    do(game, "attack A08")
    assert gizmos(game) == [3, 3, 2]
    assert active(game, 1) == "E09"


@pytest.mark.rule("GG-108", "GG-122")
def test_a_zomb_that_is_moved_as_the_attack_keeps_to_the_rules_for_zombs() -> None:
    game = attack(Seat(44), Seat(47), FAR, zombots=[20], ground={10: "N02"})
    assert refused(game, "zomb z1 10") == "GG-123"
    assert refused(game, "zomb z1 31") == "GG-121"
    do(game, "zomb z1 30")
    assert asked(game) == "MoveOn"
    assert refused(game, "step 20") == "GG-122"
