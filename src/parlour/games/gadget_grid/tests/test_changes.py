"""GG-62, GG-276, GG-R18, GG-R69: dying and reviving on one's own turn."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    hand,
    lay,
    squares,
)

FAR = (Seat(9), Seat(90))


@pytest.mark.rule("GG-276", "GG-R18")
def test_who_becomes_a_zomboid_while_moving_has_what_is_left_of_three_steps() -> None:
    game = lay(Seat(44, gizmos=1, active="E04"), *FAR, phase="movement", zombots=[46])
    do(game, "step 45", "step 46")
    assert (gizmos(game)[0], steps(game)) == (0, {36, 45, 47, 56})
    do(game, "step 47")
    assert (squares(game)[0], game.table.turn) == (47, 1)


@pytest.mark.rule("GG-276", "GG-R18")
def test_an_allowance_never_falls_below_nothing() -> None:
    game = lay(Seat(40, gizmos=1, hand="W08 A01"), Seat(45), Seat(9), zombots=[44])
    do(game, "use W08", "step 41", "step 42", "step 43", "step 44")
    assert (squares(game)[0], game.table.turn) == (44, 1)


@pytest.mark.rule("GG-276", "GG-143")
def test_who_revives_while_moving_has_what_is_left_of_the_living_allowance() -> None:
    game = lay(Seat(44, gizmos=0, active="E04"), Seat(46), Seat(9), phase="movement")
    do(game, "step 45", "step 46")
    assert steps(game) == {35, 36, 37, 45, 47, 55, 56, 57}
    do(game, "step 57", "step 68")
    assert steps(game) == set()


@pytest.mark.rule("GG-276", "GG-62", "GG-149")
def test_who_dies_and_revives_in_one_movement_goes_on_each_time() -> None:
    game = lay(Seat(44, gizmos=1), Seat(46), Seat(9), phase="movement", zombots=[45])
    do(game, "step 45", "step 46")
    assert gizmos(game) == [1, 2, 3]
    do(game, "step 57")
    assert squares(game)[0] == 57


@pytest.mark.rule("GG-R18", "GG-62", "GG-303")
def test_who_becomes_a_zomboid_in_the_action_phase_moves_as_one() -> None:
    game = lay(Seat(44, gizmos=1, bank=3, hand="A01"), *FAR, display="D01 D02 D03 D14")
    do(game, "buy D14", "pay gizmos", "pay gizmos", "pay gizmos")
    assert (gizmos(game)[0], asked(game)) == (0, "Movement")
    assert steps(game) == {34, 43, 45, 54}


@pytest.mark.rule("GG-R18", "GG-62", "GG-140")
@pytest.mark.parametrize("move", ["zomb z1 44", "whistle z1 44", "attack A08"])
def test_who_becomes_a_zomboid_in_the_attack_phase_has_finished_the_turn(move: str) -> None:
    """Even the step that the Zombot has left is lost, for a Zomboid moves no Zombs."""
    uoiea = Seat(44, gizmos=1, hand="A08", active="E03")
    game = lay(uoiea, Seat(45), Seat(9), phase="attack", zombots=[54])
    do(game, move)
    assert (gizmos(game)[0], game.table.turn) == (0, 1)


@pytest.mark.rule("GG-R18", "GG-138")
def test_who_becomes_a_zomboid_by_a_widget_moves_as_one() -> None:
    game = lay(Seat(0, gizmos=1, hand="W11"), *FAR, zombots=[77], dice=(7, 7))
    do(game, "use W11")
    assert (gizmos(game)[0], steps(game)) == (0, {67, 76, 78, 87})


@pytest.mark.rule("GG-R69", "GG-R18")
def test_who_dies_by_the_first_of_two_attacks_has_no_second() -> None:
    duo = Seat(44, gizmos=1, dlc="D13", hand="A01 A08")
    game = lay(duo, Seat(45), Seat(9), phase="attack")
    do(game, "attack A08")
    assert (gizmos(game), hand(game), game.table.turn) == ([0, 2, 3], "A01", 1)
