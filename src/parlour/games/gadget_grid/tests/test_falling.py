"""GG-97, GG-182, GG-R13, GG-R14: through a Floor Malfunction."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import landings, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    ground,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))


@pytest.mark.rule("GG-97", "GG-R13", "GG-182")
def test_who_enters_is_placed_again_and_keeps_the_steps_left() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 1))
    do(game, "step 45")
    assert landings(game) == {71, 17}
    do(game, "land 71", "step 72", "step 73")
    assert (squares(game)[0], steps(game)) == (73, set())


@pytest.mark.rule("GG-97")
def test_nobody_stays_on_a_floor_malfunction_of_their_own_accord() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 1))
    do(game, "step 45")
    assert refused(game, "pass") == "GG-61"
    assert refused(game, "stand") == "GG-61"
    assert refused(game, "land 45") == "GG-25"


@pytest.mark.rule("GG-97")
def test_doubles_leave_nothing_to_choose() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 7))
    do(game, "step 45")
    assert squares(game)[0] == 77


@pytest.mark.rule("GG-97", "GG-R13")
def test_the_last_step_may_be_a_fall() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, phase="movement", ground={47: "N03"}, dice=(7, 1))
    do(game, "step 45", "step 46", "step 47", "land 17")
    assert (squares(game)[0], steps(game)) == (17, set())


@pytest.mark.rule("GG-R13", "GG-93", "GG-182")
def test_landing_counts_as_moving_in() -> None:
    game = lay(
        Seat(44),
        *FAR,
        phase="movement",
        ground={45: "N03"},
        dice=(7, 1),
        zombots=[71],
        lying={71: "W01"},
    )
    do(game, "step 45", "land 71")
    assert (gizmos(game)[0], hand(game)) == (2, "W01")


@pytest.mark.rule("GG-R13", "GG-97")
def test_what_shares_the_floor_malfunction_is_not_met() -> None:
    """The fall comes before contact."""
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 1), zombots=[45])
    do(game, "step 45", "land 71")
    assert gizmos(game)[0] == 3


@pytest.mark.rule("GG-97", "GG-33")
def test_a_fall_onto_rubble_ends_beside_it_and_onto_a_portal_on_it() -> None:
    game = lay(
        Seat(44), *FAR, phase="movement", ground={45: "N03", 71: "N02", 17: "N01"}, dice=(7, 1)
    )
    do(game, "step 45", "land 17")
    assert squares(game)[0] == 17
    game = lay(
        Seat(44), *FAR, phase="movement", ground={45: "N03", 71: "N02", 17: "N01"}, dice=(7, 1)
    )
    do(game, "step 45", "land 71")
    assert landings(game) == {61, 70, 72, 81}


@pytest.mark.rule("GG-R14", "GG-33")
def test_landing_on_another_floor_malfunction_means_another_roll() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03", 71: "S03"}, dice=(7, 1, 2, 3))
    do(game, "step 45", "land 71")
    assert landings(game) == {23, 32}


@pytest.mark.rule("GG-R14")
def test_the_same_floor_malfunction_may_be_fallen_through_twice() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N03"}, dice=(4, 5, 2, 3))
    do(game, "step 45", "land 45")
    assert landings(game) == {23, 32}


@pytest.mark.rule("GG-R14")
def test_after_ten_falls_chance_picks_an_empty_square() -> None:
    game = lay(
        Seat(44),
        *FAR,
        phase="movement",
        ground={45: "N03", 71: "S03"},
        dice=[7, 1] * 20,
        lying=dict.fromkeys((60, 61), "A05"),
        events=True,
    )
    do(game, "step 45")
    for _ in range(10):
        do(game, "land 71")
    assert asked(game) == "Movement"
    square = squares(game)[0]
    assert (ground(game, square), lies(game, square)) == ("", "")
    assert squares(game).count(square) == 1


@pytest.mark.rule("GG-97", "GG-86")
def test_from_where_it_lands_a_character_may_use_a_portal() -> None:
    game = lay(
        Seat(44), *FAR, phase="movement", ground={45: "N03", 71: "N01", 33: "N01"}, dice=(7, 1)
    )
    do(game, "step 45", "land 71", "step 33")
    assert squares(game)[0] == 33


@pytest.mark.rule("GG-97", "GG-139")
def test_a_zomboid_falls_too_and_collects_nothing() -> None:
    game = lay(
        Seat(44, gizmos=0),
        *FAR,
        phase="movement",
        ground={45: "N03"},
        dice=(7, 1),
        lying={71: "W01"},
    )
    do(game, "step 45", "land 71")
    assert (hand(game), steps(game)) == ("", {61, 70, 72, 81})


@pytest.mark.rule("GG-97", "GG-98", "GG-R15")
def test_a_character_moved_by_somebody_else_falls_and_collects_nothing() -> None:
    game = lay(
        Seat(0, hand="W04"),
        Seat(44),
        Seat(90),
        ground={45: "N03"},
        dice=(7, 1),
        lying={71: "W01"},
        zombots=[71],
    )
    do(game, "use W04 fiona 45", "land 71")
    assert (squares(game)[1], hand(game, 1), gizmos(game)[1]) == (71, "", 2)
    assert "step 72" in offered(game)  # the Lasso has a step left
