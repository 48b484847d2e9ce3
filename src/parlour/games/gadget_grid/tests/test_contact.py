"""GG-93 to GG-98: meeting Zombs and the Zombuoy."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import end_turn, go_on_to, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    ground,
    hand,
    lay,
    lies,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
BUOY = Seat(54, dlc="D05")  # its Zombuoy is on 45


@pytest.mark.rule("GG-93")
def test_who_moves_into_a_square_with_a_zombot_takes_damage() -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45])
    do(game, "step 45")
    assert (gizmos(game), squares(game)[0]) == ([2, 3, 3], 45)


@pytest.mark.rule("GG-93", "GG-147", "GG-R17")
def test_who_moves_into_a_square_with_a_zomboid_takes_damage_and_it_gets_nothing() -> None:
    game = lay(Seat(44), Seat(45, gizmos=0), Seat(9), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [2, 0, 3]
    assert [character.bank for character in game.table.characters] == [1, 3, 0]


@pytest.mark.rule("GG-93")
def test_who_moves_into_a_square_with_an_opponents_zombuoy_takes_damage() -> None:
    game = lay(Seat(44), BUOY, Seat(9), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [2, 3, 3]


@pytest.mark.rule("GG-93")
def test_ones_own_zombuoy_and_living_opponents_do_no_harm() -> None:
    """From 45 one's own Zombuoy is set on 54, and from there the way leads onto it."""
    game = lay(Seat(45, dlc="D05"), Seat(54), Seat(9), phase="movement")
    do(game, "step 54")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-94", "GG-R16")
@pytest.mark.parametrize(
    ("zombots", "zomboid", "buoy"),
    [([45, 45], 9, False), ([45], 45, False), ([45, 45, 45], 45, True), ([], 45, True)],
)
def test_however_many_are_there_a_step_costs_one_gizmo(
    zombots: list[int], zomboid: int, buoy: bool
) -> None:
    fiona = Seat(54, dlc="D05" if buoy else "")
    game = lay(
        Seat(44), fiona, Seat(zomboid, gizmos=0), Seat(90), phase="movement", zombots=zombots
    )
    do(game, "step 45")
    assert gizmos(game)[0] == 2


@pytest.mark.rule("GG-94")
def test_every_step_into_company_costs_another_gizmo() -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45, 46, 45])
    do(game, "step 45", "step 46")
    assert gizmos(game)[0] == 1


@pytest.mark.rule("GG-95")
def test_who_starts_or_stays_on_a_shared_square_takes_no_further_damage() -> None:
    game = lay(Seat(44), *FAR, phase="turn", zombots=[44, 44])
    go_on_to(game, "Attack")
    do(game, "pass")
    end_turn(game)
    end_turn(game)
    assert (game.table.turn, gizmos(game)[0]) == (0, 3)


@pytest.mark.rule("GG-95", "GG-82")
def test_who_leaves_and_comes_back_has_entered_again() -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[44])
    do(game, "step 45")
    assert gizmos(game)[0] == 3
    do(game, "step 44")
    assert gizmos(game)[0] == 2


@pytest.mark.rule("GG-96", "GG-221")
@pytest.mark.parametrize(("choice", "left"), [("step in", 2), ("swap in", 3)])
def test_the_choice_about_the_buggy_comes_first_of_all(choice: str, left: int) -> None:
    game = lay(
        Seat(44, dlc="D02"),
        *FAR,
        phase="movement",
        buggy=45,
        zombots=[45],
        dice=(7, 7),
        lying={45: "W01"},
    )
    do(game, "step 45")
    assert (asked(game), gizmos(game)[0], hand(game)) == ("MeetBuggy", 3, "")
    do(game, choice)
    assert gizmos(game)[0] == left
    assert hand(game) == ("W01" if choice == "step in" else "")


@pytest.mark.rule("GG-96", "GG-97")
def test_the_fall_comes_before_collecting_and_contact() -> None:
    game = lay(
        Seat(44),
        *FAR,
        phase="movement",
        ground={45: "N03"},
        zombots=[45, 71],
        dice=(7, 1),
        lying={71: "E01"},
    )
    do(game, "step 45", "land 71", "activate E01")
    assert (gizmos(game)[0], active(game), hand(game)) == (3, "", "")


@pytest.mark.rule("GG-96", "GG-284")
def test_the_movers_own_zombuoy_is_set_last() -> None:
    """While the Equipment is looked at it is still where it was; after contact it arrives."""
    game = lay(
        Seat(44, dlc="D05"), Seat(54), Seat(9), phase="movement", zombots=[45], lying={45: "E01"}
    )
    do(game, "step 45")
    assert (game.table.zombuoy, gizmos(game)) == (44, [3, 3, 3])
    do(game, "pass")
    assert (game.table.zombuoy, gizmos(game)) == (54, [2, 2, 3])


@pytest.mark.rule("GG-96", "GG-113")
def test_a_character_that_dies_of_contact_has_collected_before() -> None:
    game = lay(Seat(44, gizmos=1), *FAR, phase="movement", zombots=[45], lying={45: "W01"})
    do(game, "step 45")
    assert (gizmos(game)[0], hand(game), lies(game, 45)) == (0, "W01", "")
    assert steps(game) == {35, 44, 46, 55}


@pytest.mark.rule("GG-98", "GG-R15")
def test_a_character_moved_by_others_collects_nothing_and_meets_whoever_is_there() -> None:
    game = lay(
        Seat(0, hand="W04"), Seat(44), Seat(90), zombots=[45, 46], lying={45: "W01", 46: "A01"}
    )
    do(game, "use W04 fiona 45", "step 46")
    assert (gizmos(game), hand(game, 1), squares(game)[1]) == ([3, 1, 3], "", 46)
    assert (lies(game, 45), lies(game, 46)) == ("W01", "A01")


@pytest.mark.rule("GG-98", "GG-84")
@pytest.mark.parametrize("closed", ["N02", "N04"])
def test_a_character_moved_by_others_does_not_enter_rubble_or_sentries(closed: str) -> None:
    game = lay(Seat(0, hand="W04"), Seat(44), Seat(90), ground={45: closed})
    assert refused(game, "use W04 fiona 45") == "GG-84"


@pytest.mark.rule("GG-98")
def test_a_character_that_is_swapped_onto_a_zombot_takes_damage() -> None:
    game = lay(Seat(44, hand="W01"), Seat(9), Seat(90), zombots=[44])
    do(game, "use W01 fiona")
    assert (squares(game), gizmos(game)) == ([9, 44, 90], [3, 2, 3])


@pytest.mark.rule("GG-98")
def test_a_character_that_is_dropped_through_a_new_floor_malfunction_collects_nothing() -> None:
    game = lay(
        Seat(0, hand="W02"),
        Seat(45),
        Seat(90),
        ground={44: "N03"},
        dice=(7, 1),
        lying={71: "W01"},
        zombots=[71],
    )
    do(game, "use W02 44 45", "land 71")
    assert (ground(game, 45), squares(game)[1]) == ("N03", 71)
    assert (hand(game, 1), gizmos(game)[1]) == ("", 2)
