"""Environments, and Sentries above all: what they do, and whom they hit."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import GROUNDS, card_set
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    ground,
    lay,
    lies,
    names,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import DIAGONAL, STRAIGHT, attack, ends

FAR = Seat(99)
KINDS = ["portal", "rubble", "malfunction", "sentry"]


# ------------------------------------------------------------------ Environments


@pytest.mark.rule("GG-175", "GG-R35")
def test_the_environments_are_portals_floor_malfunctions_rubble_and_four_sentries() -> None:
    environments = [card for card in card_set("").cards.values() if card.environment]
    assert {GROUNDS[card.ground] for card in environments} == set(KINDS)
    sentries = {card.name for card in environments if GROUNDS[card.ground] == "sentry"}
    assert sentries == {"Gorgonzilla", "Quetzalcannon", "Mechakraken", "Acid Fountain"}


@pytest.mark.rule("GG-175", "GG-26", "GG-27")
@pytest.mark.parametrize("sentry", ["N04", "N05", "N06", "N07"])
def test_the_rules_for_placing_environments_apply_to_sentries(sentry: str) -> None:
    game = lay(Seat(42), Seat(9), FAR, phase="turn", deck=f"{sentry} A01", dice=(4, 2))
    do(game, f"put {sentry} 42")
    assert refused(game, f"put {sentry} 42") == "GG-27"
    game = lay(
        *(Seat(0), Seat(9), FAR), phase="turn", deck="A01 A12", ground={42: sentry}, dice=(4, 2)
    )
    do(game, "put A01 42")
    assert refused(game, "put A01 42") == "GG-26"


@pytest.mark.rule("GG-176", "GG-191")
@pytest.mark.parametrize("card", ["N01", "N03", "S01", "S03"])
def test_an_environment_stays_when_somebody_has_entered_it(card: str) -> None:
    game = lay(Seat(41), Seat(9), FAR, phase="movement", ground={42: card}, dice=(7, 0))
    do(game, "step 42")
    assert ground(game, 42) == card


@pytest.mark.rule("GG-177", "W10")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_removed_environment_goes_to_a_pile_and_a_setup_card_to_the_box(number: int) -> None:
    laid = {42: f"N0{number}", 70: f"S0{number}"}
    game = lay(Seat(0, hand="W10", dlc="D19"), Seat(9), FAR, ground=laid)
    do(game, "use W10 42")
    assert (ground(game, 42), ground(game, 70)) == ("", f"S0{number}")
    assert sorted(names(game.table.piles[0]).split()) == [f"N0{number}", "W10"]
    game = lay(Seat(0, hand="W10"), Seat(9), FAR, ground=laid)
    do(game, "use W10 70")
    assert (names(game.table.box), names(game.table.piles[0])) == (f"S0{number}", "W10")


@pytest.mark.rule("GG-178", "GG-184", "GG-84", "N02", "S02", "N04", "N05", "N06", "N07")
@pytest.mark.parametrize("card", ["N02", "S02", "N04", "N05", "N06", "N07", "S04", "S07"])
def test_rubble_and_sentries_cannot_be_entered(card: str) -> None:
    game = lay(Seat(41), Seat(9), FAR, phase="movement", ground={42: card})
    assert refused(game, "step 42") == "GG-84"


@pytest.mark.rule("GG-182", "N03", "S03")
@pytest.mark.parametrize("card", ["N03", "S03"])
def test_who_enters_a_floor_malfunction_is_placed_again_by_a_roll(card: str) -> None:
    game = lay(Seat(41), Seat(9), FAR, phase="movement", ground={42: card}, dice=(7, 0))
    do(game, "step 42")
    assert set(offered(game)) == {"land 07", "land 70"}
    do(game, "land 70", "step 71", "step 72")
    assert squares(game)[0] == 72


@pytest.mark.rule("GG-182", "GG-R13")
def test_a_character_that_falls_in_its_own_movement_collects_and_meets_what_is_there() -> None:
    game = lay(
        *(Seat(41), Seat(9), FAR),
        phase="movement",
        ground={42: "N03"},
        lying={70: "A01"},
        zombots=[70],
        dice=(7, 0),
    )
    do(game, "step 42", "land 70")
    assert (gizmos(game), lies(game, 70)) == ([2, 3, 3], "")


@pytest.mark.rule("GG-182", "N03")
def test_a_landing_on_another_floor_malfunction_is_a_fall_again() -> None:
    laid = {42: "N03", 70: "S03"}
    game = lay(Seat(41), Seat(9), FAR, phase="movement", ground=laid, dice=(7, 0, 5, 5))
    do(game, "step 42", "land 70")
    assert squares(game)[0] == 55


@pytest.mark.rule("GG-282", "W10")
@pytest.mark.parametrize("card", ["N01", "N03", "N04"])
def test_tokens_and_buddies_stay_when_the_environment_below_them_goes(card: str) -> None:
    owner = Seat(24, dlc="D02 D04 D05")
    stander = Seat(42, hand="W10", footing=True)
    game = lay(*(stander, owner, FAR), zombots=[42], ground={42: card}, buggy=42, skate=42)
    do(game, "use W10 42")
    assert ground(game, 42) == ""
    assert (squares(game)[0], game.table.zombots[0]) == (42, 42)
    assert (game.table.buggy, game.table.skate, game.table.zombuoy) == (42, 42, 42)


# ------------------------------------------------------------------ Sentries


@pytest.mark.rule("GG-185")
@pytest.mark.parametrize("sentry", ["N04", "N05", "N06", "N07"])
def test_a_sentry_harms_nobody_by_itself(sentry: str) -> None:
    game = lay(Seat(43), Seat(51), FAR, phase="movement", ground={42: sentry})
    do(game, "step 32", "step 31", "step 41")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-186", "GG-213", "A05")
def test_a_sentry_hits_its_activator_as_well() -> None:
    game = attack(Seat(46, hand="A05"), Seat(44), FAR, ground={42: "N04"})
    do(game, "remote A05 42 right")
    assert gizmos(game) == [2, 2, 3]
    assert names(game.table.piles[0]) == "A05"


@pytest.mark.rule("GG-213", "A05")
def test_a_remote_control_works_on_any_sentry_and_on_nothing_else() -> None:
    laid = {40: "N04", 49: "S05", 70: "N01", 77: "N02", 20: "N03"}
    game = attack(Seat(0, hand="A05"), Seat(42), Seat(38), ground=laid)
    assert ends(game, "remote A05") == {"40 right", "49 up-left"}
    for square in ("70", "77", "20", "41", "42", "100"):
        assert refused(game, f"remote A05 {square} right") == "GG-213"


@pytest.mark.rule("GG-99", "D17")
@pytest.mark.parametrize(("dlc", "rule"), [("", "GG-99"), ("D17", None)])
def test_a_widget_is_no_remote_control_without_the_delivery_service(
    dlc: str, rule: str | None
) -> None:
    game = attack(Seat(0, hand="W08", dlc=dlc), Seat(42), FAR, ground={40: "N04"})
    assert refused(game, "remote W08 40 right") == rule


@pytest.mark.rule("GG-187", "GG-R34", "N04", "S04")
@pytest.mark.parametrize("card", ["N04", "S04"])
def test_the_gorgonzilla_fires_along_a_whole_straight_line(card: str) -> None:
    row = [Seat(square) for square in (41, 44, 49)]
    game = attack(Seat(0, hand="A05"), *row, Seat(53), Seat(32), ground={40: card})
    do(game, "remote A05 40 right")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3]


@pytest.mark.rule("GG-187", "GG-R34", "N05", "S05")
@pytest.mark.parametrize("card", ["N05", "S05"])
def test_the_quetzalcannon_fires_along_a_whole_diagonal_line(card: str) -> None:
    line = [Seat(square) for square in (81, 63, 9)]
    game = attack(Seat(0, hand="A05"), *line, Seat(80), Seat(91), ground={90: card})
    do(game, "remote A05 90 up-right")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3]


@pytest.mark.rule("GG-187", "N04", "N05")
@pytest.mark.parametrize("way", STRAIGHT)
def test_a_gorgonzilla_never_fires_diagonally_nor_a_quetzalcannon_straight(way: str) -> None:
    everywhere = [Seat(square) for square in (43, 45, 34, 54, 33, 35)]
    corners = Seat(53)
    thrower = Seat(0, hand="A05")
    diagonal = DIAGONAL[STRAIGHT.index(way)]
    game = attack(thrower, *everywhere, corners, ground={44: "N04"})
    assert ends(game, "remote A05 44") == set(STRAIGHT)
    assert refused(game, f"remote A05 44 {diagonal}") == "GG-187"
    game = attack(thrower, *everywhere, Seat(55), ground={44: "N05"})
    assert refused(game, f"remote A05 44 {way}") == "GG-187"


@pytest.mark.rule("GG-187")
def test_a_sentry_with_directions_needs_one_and_one_without_takes_none() -> None:
    laid = {44: "N04", 20: "N06", 70: "N07"}
    game = attack(Seat(0, hand="A05"), Seat(45), Seat(21), Seat(71), ground=laid)
    assert refused(game, "remote A05 44") == "GG-187"
    assert refused(game, "remote A05 20 right") == "GG-187"
    assert refused(game, "remote A05 70 right") == "GG-187"
    assert {"remote A05 44 right", "remote A05 20", "remote A05 70"} <= set(offered(game))


@pytest.mark.rule("GG-187", "GG-R34", "N06", "S06")
@pytest.mark.parametrize("card", ["N06", "S06"])
def test_the_mechakraken_reaches_two_squares_in_eight_directions(card: str) -> None:
    hit = [Seat(square) for square in (42, 35, 64)]
    missed = [Seat(square) for square in (47, 36, 65)]
    game = attack(Seat(66, hand="A05"), *hit, *missed, ground={44: card})
    do(game, "remote A05 44")
    assert gizmos(game) == [2, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("GG-187", "GG-R35", "N07", "S07")
@pytest.mark.parametrize("card", ["N07", "S07"])
def test_the_acid_fountain_hits_the_block_around_it(card: str) -> None:
    hit = [Seat(square) for square in (33, 45, 54)]
    missed = [Seat(square) for square in (46, 64, 66)]
    game = attack(Seat(55, hand="A05"), *hit, *missed, ground={44: card})
    do(game, "remote A05 44")
    assert gizmos(game) == [2, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("N04", "N05", "N06", "GG-174")
@pytest.mark.parametrize("blocker", ["N02", "N07"])
def test_rubble_or_another_sentry_stops_the_fire(blocker: str) -> None:
    for sentry, way, behind in (("N04", " right", 44), ("N05", " up-right", 24), ("N06", "", 44)):
        before = {44: 43, 24: 33}[behind]
        game = attack(
            *(Seat(0, hand="A05"), Seat(behind), FAR), ground={42: sentry, before: blocker}
        )
        assert refused(game, f"remote A05 42{way}") == "GG-107"


@pytest.mark.rule("N07")
def test_nothing_blocks_the_splash_of_the_acid_fountain() -> None:
    laid = {44: "N07", 45: "N02", 34: "N02", 35: "N04"}
    wader = Seat(45, active="E05", footing=True)
    game = attack(Seat(0, hand="A05"), wader, Seat(55), ground=laid)
    do(game, "remote A05 44")
    assert gizmos(game) == [3, 2, 2]


@pytest.mark.rule("GG-174")
def test_what_is_between_the_activator_and_the_target_does_not_matter() -> None:
    laid = {40: "N04", 5: "N02", 14: "N02", 15: "N02"}
    game = attack(Seat(4, hand="A05"), Seat(44), FAR, ground=laid)
    do(game, "remote A05 40 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-188", "GG-R30", "GG-180", "N04", "N01")
def test_fire_that_crosses_a_portal_goes_on_from_every_portal_and_straight_on() -> None:
    laid = {40: "N04", 42: "N01", 15: "S01", 77: "N01"}
    hit = [Seat(square) for square in (45, 19, 79)]
    missed = [Seat(square) for square in (11, 67)]
    game = attack(Seat(0, hand="A05"), *hit, *missed, ground=laid)
    do(game, "remote A05 40 right")
    assert gizmos(game) == [3, 2, 2, 2, 3, 3]


@pytest.mark.rule("GG-188", "N05")
def test_somebody_on_a_portal_is_hit_by_the_fire_that_comes_out_there() -> None:
    laid = {90: "N05", 72: "N01", 11: "N01"}
    game = attack(Seat(99, hand="A05"), Seat(11), Seat(2), Seat(72), ground=laid)
    do(game, "remote A05 90 up-right")
    assert gizmos(game) == [3, 2, 2, 2]


@pytest.mark.rule("GG-188", "GG-281")
def test_fire_that_comes_back_through_a_ring_of_portals_ends() -> None:
    laid = {40: "N04", 43: "N01", 47: "N01", 41: "S01", 70: "S01"}
    game = attack(Seat(0, hand="A05"), Seat(42), Seat(49), Seat(79), ground=laid)
    do(game, "remote A05 40 right")
    assert gizmos(game) == [3, 2, 2, 2]


@pytest.mark.rule("N06", "GG-188")
def test_a_portal_hop_costs_the_mechakraken_one_of_its_two_squares() -> None:
    laid = {44: "N06", 45: "N01", 70: "N01"}
    game = attack(Seat(0, hand="A05"), Seat(70), Seat(71), Seat(46), ground=laid)
    do(game, "remote A05 44")
    assert gizmos(game) == [3, 2, 3, 2]


@pytest.mark.rule("GG-191")
def test_a_sentry_may_be_activated_again() -> None:
    game = attack(Seat(0, hand="A05 A05", dlc="D13"), Seat(44), Seat(32), ground={42: "N04"})
    do(game, "remote A05 42 right", "remote A05 42 up")
    assert (gizmos(game), ground(game, 42)) == ([3, 2, 2], "N04")


@pytest.mark.rule("GG-R42")
@pytest.mark.parametrize(
    ("square", "card", "way"),
    [(30, "N04", " down"), (82, "N05", " down-left"), (80, "N06", ""), (91, "N07", "")],
)
def test_sentries_reach_square_100(square: int, card: str, way: str) -> None:
    outsider = Seat(100, dlc="D10")
    game = attack(Seat(0, hand="A05"), outsider, FAR, ground={square: card})
    do(game, f"remote A05 {square}{way}")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-189", "E05", "N04")
def test_fire_hits_who_stands_on_what_stops_it() -> None:
    sharer, wader = Seat(44, footing=True), Seat(74, active="E05", footing=True)
    laid = {40: "N04", 44: "N05", 70: "S04", 74: "N02"}
    for square, hit in ((40, [3, 2, 3, 3]), (70, [3, 3, 2, 3])):
        game = attack(Seat(0, hand="A05"), sharer, wader, Seat(78), ground=laid)
        do(game, f"remote A05 {square} right")
        assert gizmos(game) == hit
