"""GG-131 to GG-140: playing on as a Zomboid."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.tests.checks import numbers, steps
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
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
DEAD = 0
SHOP = "D01 D02 D03 D14"

# ---------------------------------------------------------------- what a Zomboid has


@pytest.mark.rule("GG-131")
def test_a_zomboid_lays_down_its_hand_and_keeps_it() -> None:
    game = lay(Seat(44, gizmos=1, hand="E01 A01"), *FAR, phase="movement", zombots=[45])
    assert GAME.view(game, 1)["characters"][0]["hand"] is None
    do(game, "step 45", "pass")
    assert GAME.view(game, 1)["characters"][0]["hand"] == numbers("E01 A01")


@pytest.mark.rule("GG-131", "GG-65")
@pytest.mark.parametrize("phase", ["action", "movement"])
def test_a_zomboid_activates_nothing(phase: str) -> None:
    game = lay(Seat(44, gizmos=DEAD, hand="E01 A01"), *FAR, phase=phase)
    assert refused(game, "activate E01") == "GG-131"


@pytest.mark.rule("GG-131", "GG-136")
def test_a_zomboid_does_not_activate_equipment_before_its_roll_either() -> None:
    game = lay(Seat(44, gizmos=DEAD, hand="E07"), *FAR, phase="turn")
    assert asked(game) == "PutTwo"


@pytest.mark.rule("GG-132")
def test_the_equipment_of_a_zomboid_stays_in_place_without_effect() -> None:
    game = lay(
        Seat(44, gizmos=DEAD, active="E02 E04 E05"),
        *FAR,
        phase="movement",
        ground={45: "N02"},
        lying={43: "W01"},
    )
    assert steps(game) == {34, 43, 54}
    assert refused(game, "grapple 43") == "E02"
    do(game, "step 34", "step 24", "step 14")
    assert (squares(game)[0], game.table.turn, active(game)) == (14, 1, "E02 E04 E05")


@pytest.mark.rule("GG-132", "GG-134")
def test_the_fourth_eye_of_who_dies_otherwise_is_inert() -> None:
    """Whoever spends the last Gizmo dies with a Fourth Eye before them."""
    uoiea = Seat(44, gizmos=1, bank=0, hand="W08 E03", active="E01")
    game = lay(uoiea, *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay E03", "pay gizmos")
    assert (gizmos(game)[0], active(game)) == (0, "E01")


@pytest.mark.rule("GG-133")
def test_the_dlc_of_a_zomboid_work() -> None:
    game = lay(Seat(44, gizmos=DEAD, dlc="D14 D18"), *FAR, phase="movement")
    do(game, "step 55", "step 66", "step 77", "step 78")
    assert squares(game)[0] == 78


@pytest.mark.rule("GG-134")
@pytest.mark.parametrize(
    ("attack", "rule"), [("A01 fiona", "GG-104"), ("A08", "GG-107"), ("A15", "GG-107")]
)
def test_a_zomboid_is_not_a_target_of_attacks(attack: str, rule: str) -> None:
    uoiea = Seat(44, hand="A01 A08 A15 A05")
    game = lay(uoiea, Seat(45, gizmos=DEAD), Seat(9), Seat(90), phase="attack", zombots=[0])
    assert refused(game, f"attack {attack}") == rule


@pytest.mark.rule("GG-134")
def test_a_zomboid_in_the_area_of_an_attack_is_not_hurt() -> None:
    game = lay(Seat(14, hand="A08"), Seat(45, gizmos=DEAD), Seat(54), Seat(90), phase="attack")
    do(game, "attack A08")
    assert gizmos(game) == [2, 0, 2, 3]
    assert game.table.characters[1].bank == 3


# ---------------------------------------------------------------- its turn


@pytest.mark.rule("GG-135", "GG-136", "GG-138", "GG-140")
def test_the_turn_of_a_zomboid_is_generation_action_movement() -> None:
    game = lay(
        Seat(44, gizmos=DEAD, hand="A01"),
        Seat(46),
        Seat(90),
        phase="turn",
        dice=(7, 8),
        deck="W01 W02",
        zombots=[50],
    )
    seen = [asked(game)]
    do(game, "put W01 78")
    for _ in range(2):
        seen.append(asked(game))
        do(game, "pass")
    assert seen == ["PutTwo", "Action", "Movement"]
    assert game.table.turn == 1


@pytest.mark.rule("GG-136")
def test_a_zomboid_may_buy_generate_again_or_do_nothing() -> None:
    game = lay(Seat(44, gizmos=DEAD, hand="W08 E01 A01"), *FAR, display=SHOP)
    assert offered(game) == ["buy D01", "buy D02", "buy D03", "buy D14", "again", "pass"]
    assert refused(game, "use W08") == "GG-136"


@pytest.mark.rule("GG-137", "GG-198", "GG-152")
def test_a_zomboid_pays_with_laid_down_cards_and_inert_equipment() -> None:
    game = lay(Seat(44, gizmos=DEAD, hand="W08 A01", active="E01"), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay active E01", "pay A01")
    assert names(game.table.characters[0].dlc) == "D14"
    assert (hand(game), active(game)) == ("", "")


@pytest.mark.rule("GG-138")
def test_a_zomboid_takes_up_to_three_straight_steps_and_may_go_back() -> None:
    game = lay(Seat(44, gizmos=DEAD), *FAR, phase="movement")
    assert steps(game) == {34, 43, 45, 54}
    assert refused(game, "step 55") == "GG-138"
    do(game, "step 45", "step 44", "step 43")
    assert (squares(game)[0], game.table.turn) == (43, 1)


@pytest.mark.rule("GG-138")
@pytest.mark.parametrize("square", ["44", "46", "99"])
def test_a_zomboid_takes_no_longer_steps(square: str) -> None:
    game = lay(Seat(44, gizmos=DEAD), *FAR, phase="movement")
    assert refused(game, f"step {square}") == "GG-138"


@pytest.mark.rule("GG-138", "GG-86")
def test_a_zomboid_hops_from_portal_to_portal() -> None:
    game = lay(Seat(43, gizmos=DEAD), *FAR, phase="movement", ground={44: "N01", 70: "N01"})
    do(game, "step 44", "step 70", "step 60")
    assert squares(game)[0] == 60


@pytest.mark.rule("GG-138", "GG-84", "GG-123")
def test_rubble_and_sentries_are_closed_to_a_zomboid() -> None:
    game = lay(Seat(44, gizmos=DEAD), *FAR, phase="movement", ground={45: "N02", 54: "S06"})
    assert refused(game, "step 45") == "GG-84"
    assert refused(game, "step 54") == "GG-84"


@pytest.mark.rule("GG-139", "GG-129")
def test_a_zomboid_collects_nothing() -> None:
    game = lay(Seat(44, gizmos=DEAD), *FAR, phase="movement", lying={45: "W01"})
    do(game, "step 45", "step 46", "step 45")
    assert (hand(game), lies(game, 45)) == ("", "W01")


@pytest.mark.rule("GG-140")
def test_a_zomboid_has_no_attack_phase() -> None:
    game = lay(
        Seat(44, gizmos=DEAD, hand="A01", active="E03"),
        Seat(46),
        Seat(9),
        phase="movement",
        zombots=[55],
    )
    assert refused(game, "zomb z1 56") == "GG-61"
    do(game, "pass")
    assert game.table.turn == 1


@pytest.mark.rule("GG-138", "GG-95")
def test_a_zomboid_may_meet_other_zombs_without_harm() -> None:
    game = lay(
        Seat(44, gizmos=DEAD),
        Seat(46, gizmos=DEAD),
        Seat(9),
        Seat(90),
        phase="movement",
        zombots=[45],
    )
    do(game, "step 45", "step 46")
    assert gizmos(game) == [0, 0, 3, 3]
