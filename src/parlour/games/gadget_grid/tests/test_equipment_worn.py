"""Equipment that is worn: what one walks in, rolls with, and is safe in."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    lay,
    lies,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import attack, red_button

FAR = Seat(99)
AWAY = Seat(9)


# ------------------------------------------------------------------ what one walks in


@pytest.mark.rule("E04")
def test_sensible_shoes_lead_one_square_farther() -> None:
    game = lay(Seat(40, active="E04"), AWAY, FAR, phase="movement")
    do(game, "step 41", "step 42", "step 43", "step 44")
    assert (squares(game)[0], game.table.turn) == (44, 1)


@pytest.mark.rule("E05", "N02", "GG-84")
@pytest.mark.parametrize("card", ["N02", "S02"])
def test_in_rubble_waders_one_enters_rubble_and_stops_there(card: str) -> None:
    game = lay(Seat(40, active="E05"), AWAY, FAR, phase="movement", ground={41: card, 42: card})
    do(game, "step 41", "step 42", "pass")
    assert (squares(game)[0], game.table.turn) == (42, 1)


@pytest.mark.rule("E05", "GG-84")
def test_rubble_waders_do_not_help_against_sentries() -> None:
    game = lay(Seat(40, active="E05"), AWAY, FAR, phase="movement", ground={41: "N04"})
    assert refused(game, "step 41") == "GG-84"


@pytest.mark.rule("E05", "GG-292", "GG-R58")
def test_nobody_wades_for_two_turns_running() -> None:
    me = Seat(40, active="E05", refuge=True, footing=True)
    game = lay(me, AWAY, FAR, phase="movement", ground={40: "N02"})
    assert refused(game, "pass") == "GG-292"
    do(game, "step 41", "pass")
    assert squares(game)[0] == 41


@pytest.mark.rule("E06", "N03")
def test_in_grippy_socks_one_chooses_whether_to_fall() -> None:
    me = Seat(40, active="E06")
    laid = {41: "N03"}
    game = lay(me, AWAY, FAR, phase="movement", ground=laid, dice=(2, 3))
    do(game, "step 41")
    assert set(offered(game)) == {"fall", "stand"}
    do(game, "stand", "pass")
    assert (squares(game)[0], game.table.turn) == (41, 1)
    game = lay(me, AWAY, FAR, phase="movement", ground=laid, dice=(2, 3))
    do(game, "step 41", "fall", "land 32")
    assert squares(game)[0] == 32


@pytest.mark.rule("E06", "GG-182")
def test_in_grippy_socks_one_may_stand_where_a_fall_ends_on_another_floor_malfunction() -> None:
    laid = {41: "N03", 32: "N03"}
    game = lay(Seat(40, active="E06"), AWAY, FAR, phase="movement", ground=laid, dice=(2, 3))
    do(game, "step 41", "fall", "land 32", "stand")
    assert squares(game)[0] == 32


@pytest.mark.rule("E06", "W11")
def test_in_grippy_socks_one_may_stand_where_a_byoop_ends() -> None:
    me = Seat(40, hand="W11", active="E06")
    game = lay(me, AWAY, FAR, ground={32: "N03"}, dice=(2, 3))
    do(game, "use W11", "land 32", "stand")
    assert squares(game)[0] == 32


@pytest.mark.rule("E06", "W01")
def test_in_grippy_socks_one_may_stand_where_a_swap_ends() -> None:
    me, other = Seat(40, hand="W01", active="E06"), Seat(32, active="E06", footing=True)
    game = lay(me, other, FAR, ground={32: "N03"})
    do(game, "use W01 fiona")
    assert set(offered(game)) == {"fall", "stand"}
    do(game, "stand")
    assert squares(game) == [32, 40, 99]


@pytest.mark.rule("E06", "GG-292", "GG-R58")
def test_nobody_stands_on_floor_malfunctions_for_two_turns_running() -> None:
    me = Seat(40, active="E06", refuge=True, footing=True)
    game = lay(me, AWAY, FAR, phase="movement", ground={40: "N03"})
    assert refused(game, "pass") == "GG-292"


@pytest.mark.rule("E08")
def test_in_tin_underpants_one_walks_into_zombots_unharmed() -> None:
    me = Seat(40, active="E08")
    game = lay(me, AWAY, FAR, phase="movement", zombots=[41, 42, 42])
    do(game, "step 41", "step 42")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("E08", "N03", "GG-182")
def test_tin_underpants_help_where_a_fall_in_ones_own_movement_ends() -> None:
    me = Seat(40, active="E08")
    game = lay(*(me, AWAY, FAR), phase="movement", ground={41: "N03"}, zombots=[32], dice=(2, 3))
    do(game, "step 41", "land 32")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("E08", "GG-94", "GG-147")
def test_zomboids_and_the_zombuoy_still_hurt_who_wears_them() -> None:
    me = Seat(40, active="E08")
    game = lay(me, Seat(41, gizmos=0), FAR, phase="movement", zombots=[41])
    do(game, "step 41")
    assert gizmos(game) == [2, 0, 3]
    game = lay(me, Seat(14, dlc="D05"), FAR, phase="movement")
    do(game, "step 41")
    assert gizmos(game) == [2, 3, 3]


@pytest.mark.rule("E08", "GG-126")
def test_a_zombot_that_comes_still_hurts_who_wears_them() -> None:
    game = attack(Seat(44, active="E08"), Seat(46, active="E08"), FAR, zombots=[34])
    do(game, "zomb z1 44", "pass")
    assert gizmos(game) == [2, 3, 3]


# ------------------------------------------------------------------ Mittens


@pytest.mark.rule("E07")
def test_with_mittens_a_roll_is_made_again_before_a_card_is_drawn() -> None:
    me = Seat(44, active="E07")
    game = lay(me, AWAY, FAR, phase="turn", deck="A01 W08", dice=(4, 2, 7, 0))
    assert set(offered(game)) >= {"keep", "reroll"}
    assert game.table.placing == []
    do(game, "reroll", "put A01 70")
    assert (lies(game, 70), lies(game, 7)) == ("A01", "W08")


@pytest.mark.rule("E07")
def test_the_second_result_stands_and_there_is_one_in_a_turn() -> None:
    me = Seat(44, hand="W11", active="E07")
    game = lay(me, AWAY, FAR, phase="turn", deck="A01 W08", dice=(4, 2, 7, 0, 2, 3))
    do(game, "reroll", "put A01 70", "use W11")
    assert set(offered(game)) == {"land 23", "land 32"}


@pytest.mark.rule("E07", "D16")
@pytest.mark.parametrize("mittens", [True, False])
def test_nobody_rolls_again_without_mittens_or_twice(mittens: bool) -> None:
    me = Seat(44, active="E07" if mittens else "", dlc="D16")
    game = lay(me, AWAY, FAR, phase="turn", deck="A01 W08", dice=(4, 2, 7, 0))
    if mittens:
        do(game, "reroll")
    assert refused(game, "reroll") == "E07"
    do(game, "die 1 up")


@pytest.mark.rule("E07", "N03", "GG-182")
def test_with_mittens_a_fall_may_be_rolled_again() -> None:
    me = Seat(40, active="E07")
    game = lay(me, AWAY, FAR, phase="movement", ground={41: "N03"}, dice=(2, 3, 7, 0))
    do(game, "step 41", "reroll")
    assert set(offered(game)) == {"land 07", "land 70"}


@pytest.mark.rule("E07", "W04")
def test_only_who_rolls_has_the_use_of_mittens() -> None:
    target = Seat(44, active="E07")
    game = lay(Seat(0, hand="W04"), target, FAR, ground={45: "N03"}, dice=(2, 3))
    do(game, "use W04 fiona 45")
    assert set(offered(game)) == {"land 23", "land 32"}
    mitten = Seat(0, hand="W04", active="E07")
    game = lay(mitten, Seat(44), FAR, ground={45: "N03"}, dice=(2, 3, 7, 0))
    do(game, "use W04 fiona 45", "reroll", "land 70")
    assert squares(game)[1] == 70


# ------------------------------------------------------------------ Umbrella and Vest


@pytest.mark.rule("E09")
@pytest.mark.parametrize(
    "move",
    [
        *("attack A07", "attack A08", "attack A09", "attack A10", "attack A11"),
        *("attack A06", "attack A14 44", red_button("Acid Fountain")),
    ],
)
def test_under_an_umbrella_one_is_safe_from_blasts(move: str) -> None:
    card = move.split()[1]
    digit = {"A07": 3, "A08": 4, "A09": 5, "A10": 6, "A11": 8}.get(card, 4)
    middle = 11 * digit
    beside = {"A06": 55, "A14": 43}.get(card, 10 * digit)
    me = Seat(46 if card == "A14" else middle, hand=card, active="E09")
    game = attack(me, Seat(beside), Seat(beside, active="E09"), ground={beside: "N07"})
    do(game, move)
    assert gizmos(game) == [3, 2, 3]
    assert active(game, 2) == "E09"


@pytest.mark.rule("E09")
@pytest.mark.parametrize(
    "move",
    ["attack A01 fiona", "attack A13 fiona", "attack A15", "beam A12 right", "remote A05 46"],
)
def test_an_umbrella_does_not_help_against_anything_else(move: str) -> None:
    me = Seat(44, hand="A01 A05 A12 A13 A15")
    game = attack(me, Seat(45, active="E09"), FAR, ground={46: "N06"})
    do(game, move)
    assert gizmos(game)[1] == 2


@pytest.mark.rule("E10")
@pytest.mark.parametrize("activator", [True, False])
@pytest.mark.parametrize("way", ["44 right", "14 down-left", "36", "47"])
def test_in_a_vest_one_is_safe_from_sentries_whoever_sets_them_off(
    way: str, activator: bool
) -> None:
    laid = {44: "N04", 14: "N05", 36: "N06", 47: "N07"}
    square = 41 if way.startswith("14") else 46
    vests = ("E10", "") if activator else ("", "E10")
    me, other = Seat(square, hand="A05", active=vests[0]), Seat(square, active=vests[1])
    game = attack(me, other, Seat(square), ground=laid)
    do(game, f"remote A05 {way}")
    assert gizmos(game) == [3 if activator else 2, 2 if activator else 3, 2]


@pytest.mark.rule("E10", "GG-189")
def test_a_vest_helps_even_on_the_square_of_the_sentry() -> None:
    sharer = Seat(44, active="E10", footing=True)
    game = attack(Seat(0, hand="A05"), sharer, Seat(45), ground={44: "N06"})
    do(game, "remote A05 44")
    assert gizmos(game) == [3, 3, 2]
