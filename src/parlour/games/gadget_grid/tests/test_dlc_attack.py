"""D06, D12, D13, D15, D17 and D22. The DLC that change what an Attack can do."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import discarded

# ---------------------------------------------------------------------- Laser Shovel


@pytest.mark.rule("D06", "GG-229", "GG-100")
@pytest.mark.parametrize("square", [44, 33, 34, 35, 43, 45, 53, 54, 55])
def test_the_shovel_hits_one_living_character_right_here(square: int) -> None:
    game = lay(Seat(44, dlc="D06"), Seat(square), Seat(square), phase="attack")
    do(game, "shovel fiona")
    assert gizmos(game) == [3, 2, 3]
    assert game.waiting() == (1,)


@pytest.mark.rule("D06", "GG-229")
def test_the_shovel_reaches_no_farther_and_hits_no_zomboid() -> None:
    game = lay(
        Seat(44, dlc="D06"), Seat(46), Seat(45, gizmos=0), Seat(99), zombots=[45], phase="attack"
    )
    assert refused(game, "shovel fiona") == "GG-229"
    assert refused(game, "shovel myron") == "GG-104"
    assert refused(game, "shovel z1") == "GG-104"
    assert refused(game, "shovel uoiea") == "GG-105"


@pytest.mark.rule("D06", "GG-171", "GG-173")
def test_the_shovel_reaches_through_a_portal() -> None:
    game = lay(
        Seat(44, dlc="D06"),
        Seat(80),
        Seat(81),
        ground={44: "N01", 80: "N01"},
        phase="attack",
    )
    assert refused(game, "shovel myron") == "GG-229"
    do(game, "shovel fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-229")
@pytest.mark.parametrize("phase", ["action", "movement"])
def test_the_shovel_works_only_in_the_attack_phase(phase: str) -> None:
    game = lay(Seat(44, "W08", dlc="D06"), Seat(45), Seat(99), phase=phase)
    assert refused(game, "shovel fiona") == "GG-61"
    assert not any(text.startswith("shovel") for text in offered(game))


@pytest.mark.rule("GG-229")
def test_without_a_shovel_nobody_digs() -> None:
    game = lay(Seat(44, "A01"), Seat(45, dlc="D06"), Seat(99), phase="attack")
    assert refused(game, "shovel fiona") == "GG-229"


@pytest.mark.rule("D06", "GG-140")
def test_a_zomboid_has_no_attack_phase_to_dig_in() -> None:
    game = lay(Seat(44, dlc="D06", gizmos=0), Seat(45), Seat(99), phase="attack")
    assert game.waiting() == (1,)


@pytest.mark.rule("D06", "GG-235", "D12", "D13")
def test_neither_trying_hard_nor_the_duodecimator_help_the_shovel() -> None:
    game = lay(Seat(44, "A01", dlc="D06 D12 D13"), Seat(46), Seat(45), Seat(99), phase="attack")
    assert refused(game, "shovel fiona") == "GG-229"
    do(game, "shovel myron")
    assert game.waiting() == (1,)  # no Attack Card comes after it
    card = lay(Seat(44, "A01 A13", dlc="D06 D12 D13"), Seat(46), Seat(45), Seat(99), phase="attack")
    do(card, "attack A01 fiona")
    assert refused(card, "shovel myron") == "GG-99"


@pytest.mark.rule("D06", "E01", "E09", "GG-216")
def test_a_fourth_eye_keeps_the_shovel_off() -> None:
    game = lay(Seat(44, dlc="D06"), Seat(45, active="E01 E09"), Seat(99), phase="attack")
    do(game, "shovel fiona")
    assert gizmos(game) == [3, 3, 3]
    assert active(game, 1) == "E09"


# ---------------------------------------------------------------------- Trying Really Hard


@pytest.mark.rule("D12", "GG-235")
@pytest.mark.parametrize(
    ("card", "square"), [("A01", 48), ("A13", 46), ("A16", 99)]
)  # Rock, Sock Full of Smaller Socks, Yo-Yo
def test_trying_hard_a_throw_reaches_one_square_farther(card: str, square: int) -> None:
    hard = lay(Seat(44, card, dlc="D12"), Seat(square), Seat(7), phase="attack")
    assert refused(hard, f"attack {card} fiona") is None
    usual = lay(Seat(44, card), Seat(square), Seat(7), zombots=[0], phase="attack")
    assert refused(usual, f"attack {card} fiona") == "GG-102"
    limit = lay(Seat(43, card, dlc="D12"), Seat(square), Seat(7), zombots=[0], phase="attack")
    assert refused(limit, f"attack {card} fiona") == "GG-102"


@pytest.mark.rule("D12", "GG-102", "A13")
def test_a_sock_thrown_farther_needs_to_see_its_target() -> None:
    game = lay(
        Seat(44, "A13", dlc="D12"),
        Seat(46),
        Seat(7),
        ground={45: "N02"},
        zombots=[0],
        phase="attack",
    )
    assert refused(game, "attack A13 fiona") == "GG-102"


@pytest.mark.rule("D12", "GG-235", "A12")
def test_trying_hard_the_laser_reaches_five_squares() -> None:
    for dlc, left in (("D12", 2), ("", 3)):
        game = lay(Seat(40, "A12", dlc=dlc), Seat(45), Seat(44), phase="attack")
        do(game, "beam A12 right")
        assert gizmos(game) == [3, left, 2]


@pytest.mark.rule("D12", "GG-235", "A14")
def test_trying_hard_only_the_throw_of_the_grenade_grows() -> None:
    game = lay(Seat(44, "A14", dlc="D12"), Seat(47), Seat(49), zombots=[0], phase="attack")
    assert refused(game, "attack A14 48") == "GG-102"
    do(game, "attack A14 47")
    assert gizmos(game) == [3, 2, 3]  # 49 is two squares from there


@pytest.mark.rule("D12", "GG-235", "A15")
def test_trying_hard_the_yodel_reaches_two_squares_on_its_rays() -> None:
    game = lay(
        Seat(44, "A15", dlc="D12"),
        Seat(46),
        Seat(62),
        Seat(56),
        Seat(24),
        ground={34: "N02"},
        phase="attack",
    )
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 2, 3, 3]  # 56 lies on no ray, 24 behind Rubble


@pytest.mark.rule("D12", "A15", "GG-R29")
def test_a_louder_yodel_goes_through_no_portal() -> None:
    game = lay(
        Seat(44, "A15", dlc="D12"),
        Seat(45),
        Seat(80),
        ground={45: "N01", 80: "N01"},
        phase="attack",
    )
    do(game, "attack A15")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D12", "GG-235", "GG-R33", "A06")
def test_trying_hard_the_mortar_blasts_wider_but_lands_where_it_does() -> None:
    game = lay(Seat(18, "A06", dlc="D12"), Seat(83), Seat(78), phase="attack")
    do(game, "attack A06")
    assert gizmos(game) == [3, 2, 3]
    usual = lay(Seat(18, "A06"), Seat(83), Seat(78), zombots=[0], phase="attack")
    assert refused(usual, "attack A06") == "GG-107"


@pytest.mark.rule("D12", "GG-235")
def test_what_has_no_range_does_not_grow() -> None:
    game = lay(
        Seat(0, "A04 A05 A07", dlc="D12"),
        Seat(44),
        Seat(99),
        ground={42: "N07"},
        zombots=[9],
        phase="attack",
    )
    assert refused(game, "remote A05 42") == "GG-107"
    assert refused(game, "attack A07") == "GG-107"
    (press,) = [text for text in offered(game) if text.startswith("press")]
    do(game, press)  # it destroys a Sentry, and hits nobody
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D12", "GG-121", "W12")
def test_neither_zombs_nor_widgets_go_farther() -> None:
    game = lay(Seat(0, dlc="D12"), Seat(44), Seat(99), zombots=[9], phase="attack")
    do(game, "zomb z1 19", "step 29")
    assert game.waiting() == (1,)
    game = lay(Seat(0, "W12", dlc="D12"), Seat(44), Seat(99), lying={5: "A01", 6: "A06"})
    assert refused(game, "use W12 05") is None
    assert refused(game, "use W12 06") == "W12"


# ---------------------------------------------------------------------- Duodecimator


@pytest.mark.rule("D13", "GG-99", "GG-100")
def test_with_the_duodecimator_two_attack_cards_may_be_played() -> None:
    game = lay(Seat(44, "A01 A13 A15", dlc="D13"), Seat(45), Seat(46), Seat(47), phase="attack")
    do(game, "attack A13 fiona")
    assert asked(game) == "Attack"
    do(game, "attack A01 myron")
    assert gizmos(game) == [3, 2, 2, 3]
    assert game.waiting() == (1,)  # not a third


@pytest.mark.rule("D13", "GG-107", "GG-278")
def test_the_second_attack_does_not_affect_whom_the_first_has_hit() -> None:
    game = lay(Seat(44, "A01 A15", dlc="D13"), Seat(45), Seat(43), Seat(99), phase="attack")
    do(game, "attack A01 fiona", "attack A15")
    assert gizmos(game) == [3, 2, 2, 3]
    game = lay(Seat(44, "A01 A13 A15", dlc="D13"), Seat(45), Seat(47), Seat(99), phase="attack")
    do(game, "attack A13 fiona")
    assert refused(game, "attack A15") == "GG-107"  # nobody else is there
    assert refused(game, "attack A01 fiona") == "GG-107"


@pytest.mark.rule("D13", "GG-278", "E01")
def test_who_was_saved_from_the_first_is_not_hit_by_the_second() -> None:
    game = lay(
        Seat(44, "A01 A15", dlc="D13"), Seat(45, active="E01"), Seat(43), Seat(99), phase="attack"
    )
    do(game, "attack A01 fiona", "attack A15")
    assert gizmos(game) == [3, 3, 2, 3]


@pytest.mark.rule("D13", "GG-105")
def test_that_goes_for_the_attacker_too() -> None:
    game = lay(Seat(44, "A08 A06", dlc="D13"), Seat(42), Seat(53), Seat(99), phase="attack")
    do(game, "attack A08", "attack A06")
    assert gizmos(game) == [2, 2, 2, 3]


@pytest.mark.rule("D13", "GG-99")
def test_moving_a_zomb_is_none_of_the_two() -> None:
    game = lay(Seat(44, "A01", dlc="D13"), Seat(45), Seat(46), zombots=[0], phase="attack")
    do(game, "attack A01 fiona")
    assert game.waiting() == (1,)
    game = lay(Seat(44, "A01 A13", dlc="D13"), Seat(45), Seat(45), zombots=[0], phase="attack")
    do(game, "attack A01 fiona")
    assert refused(game, "zomb z1 01") == "GG-99"
    game = lay(Seat(44, "A01", dlc="D13"), Seat(45), Seat(46), zombots=[0], phase="attack")
    do(game, "zomb z1 01", "pass")
    assert game.waiting() == (1,)


@pytest.mark.rule("D13", "GG-63")
def test_the_second_attack_may_be_left_out() -> None:
    game = lay(Seat(44, "A01 A13", dlc="D13"), Seat(45), Seat(45), phase="attack")
    do(game, "attack A01 fiona", "pass")
    assert hand(game) == "A13"


@pytest.mark.rule("GG-R69", "D13", "GG-R18")
def test_there_is_no_second_attack_for_who_has_become_a_zomboid() -> None:
    game = lay(Seat(44, "A08 A01", dlc="D13", gizmos=1), Seat(42), Seat(55), phase="attack")
    do(game, "attack A08")
    assert gizmos(game) == [0, 2, 3]
    assert game.waiting() == (1,)


# ---------------------------------------------------------------------- X-Ray Monocle


@pytest.mark.rule("D15", "GG-167", "GG-184")
@pytest.mark.parametrize("blocker", ["N02", "N04", "S02"])
def test_with_the_monocle_neither_rubble_nor_sentries_block_attacks(blocker: str) -> None:
    for dlc, rule in (("D15", None), ("", "GG-102")):
        game = lay(
            Seat(44, "A01", dlc=dlc),
            Seat(46),
            Seat(99),
            ground={45: blocker},
            zombots=[0],
            phase="attack",
        )
        assert refused(game, "attack A01 fiona") == rule


@pytest.mark.rule("D15", "GG-220", "D02")
def test_with_the_monocle_the_buggy_does_not_block_attacks() -> None:
    game = lay(Seat(44, "A01", dlc="D15"), Seat(46, dlc="D02"), Seat(99), buggy=45, phase="attack")
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D15", "A12", "A14")
def test_beams_and_grenades_go_past_blockers_with_the_monocle() -> None:
    game = lay(
        Seat(44, "A12 A14", dlc="D15"), Seat(46), Seat(47), ground={45: "N02"}, phase="attack"
    )
    assert refused(game, "attack A14 46") is None
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 2]


@pytest.mark.rule("D15", "GG-174", "GG-186")
def test_the_rays_of_a_sentry_are_blocked_as_ever() -> None:
    game = lay(
        Seat(0, "A05", dlc="D15"),
        Seat(46),
        Seat(34),
        ground={44: "N04", 45: "N02"},
        phase="attack",
    )
    assert refused(game, "remote A05 44 right") == "GG-107"
    assert refused(game, "remote A05 44 up") is None


@pytest.mark.rule("D15", "W12")
def test_a_widget_is_no_attack_for_the_monocle() -> None:
    game = lay(
        Seat(44, "W12", dlc="D15"), Seat(77), Seat(99), ground={45: "N02"}, lying={46: "A01"}
    )
    assert refused(game, "use W12 46") == "W12"


# ---------------------------------------------------------------------- Remote Control Delivery


@pytest.mark.rule("D17", "GG-213", "GG-100")
def test_any_widget_in_hand_serves_as_a_remote_control() -> None:
    game = lay(
        Seat(0, "W01 W13", dlc="D17"), Seat(46), Seat(99), ground={44: "N04"}, phase="attack"
    )
    do(game, "remote W13 44 right")
    assert gizmos(game) == [3, 2, 3]
    assert discarded(game) == "W13"
    assert hand(game) == "W01"
    assert game.waiting() == (1,)


@pytest.mark.rule("D17", "GG-107", "GG-187")
def test_it_is_judged_like_a_remote_control() -> None:
    game = lay(
        Seat(0, "W01", dlc="D17"),
        Seat(46),
        Seat(99),
        ground={44: "N04", 80: "N07"},
        phase="attack",
    )
    assert refused(game, "remote W01 44 left") == "GG-107"
    assert refused(game, "remote W01 80") == "GG-107"
    assert refused(game, "remote W01 44 up-left") == "GG-187"
    assert refused(game, "remote W01 45 right") == "GG-213"
    assert refused(game, "remote W02 44 right") == "GG-92"


@pytest.mark.rule("D17", "GG-75")
def test_only_widgets_and_only_for_its_owner() -> None:
    game = lay(
        Seat(0, "E01 A05 W01"), Seat(46, dlc="D17"), Seat(99), ground={44: "N04"}, phase="attack"
    )
    assert refused(game, "remote W01 44 right") == "GG-99"
    assert refused(game, "remote A05 44 right") is None
    owner = lay(
        Seat(0, "E01 A06 W01", dlc="D17"), Seat(46), Seat(99), ground={44: "N04"}, phase="attack"
    )
    assert refused(owner, "remote E01 44 right") == "GG-99"
    assert refused(owner, "remote A06 44 right") == "GG-99"


@pytest.mark.rule("D17", "D13", "D08")
def test_it_counts_as_playing_an_attack_card() -> None:
    game = lay(
        Seat(0, "W01 A01", dlc="D08 D13 D17"),
        Seat(46),
        Seat(2),
        ground={44: "N04"},
        phase="attack",
        deck="A06",
    )
    do(game, "remote W01 44 right")
    assert hand(game) == "A01 A06"  # what the composter made of it
    do(game, "attack A01 myron")
    assert gizmos(game) == [3, 2, 2]


@pytest.mark.rule("D17", "GG-186", "GG-105")
def test_a_delivered_remote_hits_its_user_too() -> None:
    game = lay(Seat(54, "W01", dlc="D17"), Seat(45), Seat(99), ground={44: "N07"}, phase="attack")
    do(game, "remote W01 44")
    assert gizmos(game) == [2, 2, 3]


# ---------------------------------------------------------------------- Zombudsman


@pytest.mark.rule("D22", "GG-99", "GG-121")
def test_with_the_zombudsman_a_zomb_goes_three_squares() -> None:
    game = lay(Seat(0, dlc="D22"), Seat(43), Seat(99), zombots=[40], phase="attack")
    do(game, "zomb z1 41", "step 42", "step 43")
    assert gizmos(game) == [3, 2, 3]
    assert game.waiting() == (1,)


@pytest.mark.rule("D22", "E03", "W09")
def test_it_helps_the_whistle_and_the_treats_too() -> None:
    game = lay(Seat(0, active="E03", dlc="D22"), Seat(43), Seat(99), zombots=[40], phase="attack")
    do(game, "whistle z1 41", "step 42", "step 43")
    assert gizmos(game) == [3, 2, 3]
    game = lay(Seat(0, "W09", dlc="D22"), Seat(43), Seat(99), zombots=[40, 70])
    do(game, "use W09 z1 41", "step 42", "step 43", "zomb z2 71", "step 72", "step 73")
    assert game.table.zombots == [43, 73]
    assert asked(game) == "Movement"


@pytest.mark.rule("D22", "GG-257", "GG-R49")
def test_with_two_players_it_makes_one_square_two() -> None:
    game = lay(Seat(0, dlc="D22"), Seat(43), zombots=[41], phase="attack")
    do(game, "zomb z1 42", "step 43")
    assert gizmos(game) == [3, 2]
    game = lay(Seat(0, "W09", active="E03", dlc="D22"), Seat(43), zombots=[41])
    do(game, "use W09 z1 42", "step 43")
    assert gizmos(game) == [3, 2]


@pytest.mark.rule("D22", "GG-122", "GG-123")
def test_the_further_square_is_judged_as_any_other() -> None:
    game = lay(
        Seat(0, dlc="D22"), Seat(77), Seat(99), zombots=[40], ground={43: "N02"}, phase="attack"
    )
    do(game, "zomb z1 41", "step 42")
    assert refused(game, "step 43") == "GG-123"
    assert refused(game, "step 41") == "GG-122"
