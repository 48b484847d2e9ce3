"""GG-141 to GG-149, GG-280: stealing a Gizmo, and coming back to life."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.tests.checks import end_turn, landings, numbers, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
DEAD = 0
SHOP = "D01 D02 D03 D14"


@pytest.mark.rule("GG-141", "GG-115")
def test_a_zomboid_steals_a_gizmo_and_is_living() -> None:
    game = lay(Seat(44, gizmos=DEAD), Seat(45), Seat(9), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [1, 2, 3]
    assert [character.bank for character in game.table.characters] == [3, 0, 0]


@pytest.mark.rule("GG-141", "GG-113")
def test_whoever_loses_the_last_gizmo_to_a_thief_is_a_zomboid() -> None:
    game = lay(Seat(44, gizmos=DEAD), Seat(45, gizmos=1), Seat(9), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [1, 0, 3]
    assert game.table.is_zomb(1)


@pytest.mark.rule("GG-142", "GG-R19", "GG-R16")
def test_of_several_the_mover_chooses_one_and_the_others_are_unharmed() -> None:
    game = lay(
        Seat(44, gizmos=DEAD), Seat(45), Seat(45, gizmos=DEAD), Seat(45), Seat(9), phase="movement"
    )
    do(game, "step 45")
    assert offered(game) == ["rob fiona", "rob sudo"]
    for token in ("myron", "trish", "uoiea", "z1"):
        assert refused(game, f"rob {token}") == "GG-142"
    do(game, "rob sudo")
    assert gizmos(game) == [1, 3, 0, 2, 3]


@pytest.mark.rule("GG-142", "GG-R19", "GG-35")
def test_who_moves_another_players_zomboid_chooses_its_victim() -> None:
    game = lay(Seat(0), Seat(44, gizmos=DEAD), Seat(45), Seat(45), phase="attack")
    do(game, "zomb fiona 45")
    assert (game.waiting(), offered(game)) == ((0,), ["rob myron", "rob sudo"])
    do(game, "rob myron")
    assert gizmos(game) == [3, 1, 2, 3]


@pytest.mark.rule("GG-143", "GG-276")
def test_who_revives_moves_on_as_a_living_character_and_attacks() -> None:
    game = lay(
        Seat(44, gizmos=DEAD, hand="A01"), Seat(45), Seat(9), phase="movement", lying={56: "W01"}
    )
    do(game, "step 45", "step 56")
    assert hand(game) == "W01 A01"
    do(game, "pass")
    assert asked(game) == "Attack"
    do(game, "attack A01 fiona")
    assert gizmos(game) == [1, 1, 3]


@pytest.mark.rule("GG-143")
def test_who_revives_with_the_last_step_still_attacks() -> None:
    game = lay(Seat(42, gizmos=DEAD, hand="A01"), Seat(45), Seat(9), phase="movement")
    do(game, "step 43", "step 44", "step 45")
    assert asked(game) == "Attack"


@pytest.mark.rule("GG-144")
def test_cards_come_back_to_the_hand_and_equipment_works_again() -> None:
    game = lay(
        Seat(44, gizmos=DEAD, hand="E01 A01", active="E04"), Seat(45), Seat(9), phase="movement"
    )
    do(game, "step 45")
    assert GAME.view(game, 1)["characters"][0]["hand"] is None
    do(game, "activate E01", "step 46", "step 47", "step 48")
    assert (squares(game)[0], active(game), hand(game)) == (48, "E04 E01", "A01")


@pytest.mark.rule("GG-145")
def test_cards_on_the_square_of_revival_are_not_collected() -> None:
    game = lay(Seat(44, gizmos=DEAD), Seat(45), Seat(9), phase="movement", lying={45: "W01"})
    do(game, "step 45")
    assert (hand(game), lies(game, 45)) == ("", "W01")
    do(game, "step 46", "step 45")
    assert hand(game) == "W01"


@pytest.mark.rule("GG-145", "GG-141")
def test_a_zomboid_that_revives_next_to_a_zombot_is_not_hurt_by_it() -> None:
    """It was no Living Character when it moved in."""
    game = lay(Seat(44, gizmos=DEAD), Seat(45), Seat(9), phase="movement", zombots=[45])
    do(game, "step 45")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("GG-146", "GG-62", "GG-135")
def test_who_revives_on_anothers_turn_plays_a_living_turn_next() -> None:
    game = lay(
        Seat(0),
        Seat(44, gizmos=DEAD, hand="W08"),
        Seat(45),
        phase="attack",
        dice=(7, 8),
        deck="A01 A05",
    )
    do(game, "zomb fiona 45", "put A01 78")
    assert (game.table.turn, asked(game)) == (1, "Action")
    assert "use W08" in offered(game)


@pytest.mark.rule("GG-146", "GG-R20")
@pytest.mark.parametrize("widget", ["use W04 fiona 45", "use W09 fiona 45"])
def test_lasso_and_treats_revive_a_zomboid_and_its_move_stops(widget: str) -> None:
    game = lay(Seat(0, hand="W04 W09"), Seat(44, gizmos=DEAD), Seat(45), Seat(90))
    do(game, widget)
    assert gizmos(game) == [3, 1, 2, 3]
    assert squares(game)[1] == 45
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-146")
def test_a_swap_revives_a_zomboid_that_comes_to_stand_with_somebody() -> None:
    game = lay(Seat(45, hand="W01"), Seat(9, gizmos=DEAD), Seat(45), Seat(90))
    do(game, "use W01 fiona")
    assert (gizmos(game), squares(game)) == ([3, 1, 2, 3], [9, 45, 45, 90])


@pytest.mark.rule("GG-146")
def test_scarezomb_revives_a_zomboid_that_it_sends_to_somebody() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(46, gizmos=DEAD), Seat(47), Seat(90), phase="end")
    do(game, "lead fiona 47")
    assert gizmos(game) == [3, 1, 2, 3]


@pytest.mark.rule("GG-147", "GG-R17", "GG-148")
def test_a_zomboid_that_is_walked_into_stays_one() -> None:
    game = lay(Seat(44, gizmos=1), Seat(45, gizmos=DEAD), Seat(9), Seat(90), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [0, 0, 3, 3]
    assert game.table.characters[0].bank == 3


@pytest.mark.rule("GG-148")
def test_nothing_but_a_steal_revives() -> None:
    """Not a purchase, not cards, not a turn that passes."""
    game = lay(Seat(44, gizmos=DEAD, bank=6, hand="W08"), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay gizmos", "pay gizmos", "pass")
    end_turn(game)
    assert gizmos(game)[0] == 0


@pytest.mark.rule("GG-149", "GG-95")
def test_a_zomboid_that_shares_a_square_steals_only_by_entering_one_again() -> None:
    game = lay(Seat(45, gizmos=DEAD), Seat(45), Seat(9), phase="movement")
    assert gizmos(game) == [0, 3, 3]
    do(game, "step 46")
    assert gizmos(game) == [0, 3, 3]
    do(game, "step 45")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("GG-141", "GG-97")
def test_a_zomboid_steals_where_it_lands_after_a_fall() -> None:
    game = lay(
        Seat(44, gizmos=DEAD),
        Seat(71),
        Seat(9),
        phase="movement",
        ground={45: "N03"},
        dice=(7, 1),
        lying={71: "W01"},
    )
    do(game, "step 45")
    assert landings(game) == {71, 17}
    do(game, "land 71")
    assert (gizmos(game), hand(game), lies(game, 71)) == ([1, 2, 3], "", "W01")
    assert 62 in steps(game)


@pytest.mark.rule("GG-280", "GG-131")
def test_cards_gained_as_a_zomboid_are_laid_down_too() -> None:
    game = lay(
        Seat(44, gizmos=1, dlc="D21", hand="A01"),
        *FAR,
        phase="movement",
        zombots=[45],
        deck="W01 E01",
    )
    do(game, "step 45")
    assert GAME.view(game, 1)["characters"][0]["hand"] == numbers("W01 E01 A01")
    assert refused(game, "activate E01") == "GG-131"
