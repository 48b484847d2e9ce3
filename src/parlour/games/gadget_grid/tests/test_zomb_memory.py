"""GG-122, GG-279, GG-294, GG-R60: where a Zomb has been, and what that binds."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.tests.checks import go_on_to
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    lay,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
DEAD = 0  # Gizmos of a Zomboid


@pytest.mark.rule("GG-279", "GG-294")
def test_scarezomb_is_bound_by_where_a_zomb_has_been() -> None:
    game = lay(Seat(44, dlc="D09"), *FAR, phase="attack", zombots=[47])
    do(game, "zomb z1 46", "pass")
    assert {m for m in offered(game) if m.startswith("lead")} == {"lead z1 36", "lead z1 56"}


@pytest.mark.rule("GG-279", "GG-294")
def test_a_landing_is_free_and_its_square_is_remembered() -> None:
    game = lay(
        Seat(0, active="E03"), *FAR, phase="attack", zombots=[55], ground={56: "N03"}, dice=(5, 5)
    )
    do(game, "whistle z1 56")
    assert game.table.zombots == [55]
    do(game, "step 45")
    assert refused(game, "zomb z1 55") == "GG-122"


@pytest.mark.rule("GG-279", "GG-138")
def test_a_zomboid_that_walks_is_not_bound_by_any_memory() -> None:
    game = lay(Seat(44, gizmos=DEAD), *FAR, phase="movement")
    do(game, "step 45", "step 44", "step 45")
    assert squares(game)[0] == 45


@pytest.mark.rule("GG-294")
def test_the_squares_of_the_lasso_and_the_swap_are_remembered() -> None:
    game = lay(Seat(0, hand="W04"), Seat(55, gizmos=DEAD), Seat(90), Seat(9))
    do(game, "use W04 fiona 45", "step 46")
    go_on_to(game, "Attack")
    assert refused(game, "zomb fiona 45") == "GG-122"
    game = lay(Seat(20, hand="W01"), *FAR, zombots=[55, 21])
    do(game, "use W01 z1", "pass")
    do(game, "zomb z1 21")
    assert game.table.zombots == [21, 21]
    game = lay(Seat(54, hand="W01"), *FAR, zombots=[55])
    do(game, "use W01 z1", "pass")
    assert refused(game, "zomb z1 55") == "GG-122"


@pytest.mark.rule("GG-294")
def test_the_lasso_and_the_swap_are_not_bound_by_the_memory() -> None:
    game = lay(Seat(0, hand="W04"), Seat(55, gizmos=DEAD), Seat(90), Seat(9))
    do(game, "use W04 fiona 45", "step 55")
    assert squares(game)[1] == 55


@pytest.mark.rule("GG-294")
def test_the_steps_of_a_character_that_becomes_a_zomb_are_remembered() -> None:
    game = lay(Seat(44, gizmos=1), *FAR, Seat(53), phase="movement", zombots=[46])
    do(game, "step 45", "step 46")
    assert GAME.view(game, None)["now"]["visited"][0] == [44, 45, 46]


@pytest.mark.rule("GG-R60", "GG-279")
def test_a_zombot_stepped_off_a_character_does_not_march_back() -> None:
    """Two players: the Attack moves a Zombot one square, then it would march on to Fiona again."""
    game = lay(Seat(0), Seat(55), phase="attack", zombots=[55])
    do(game, "zomb z1 56")
    assert (game.table.zombots, gizmos(game), game.table.turn) == ([56], [3, 3], 1)


@pytest.mark.rule("GG-R60", "GG-254")
def test_a_zombot_marches_by_another_shortest_way_if_there_is_one() -> None:
    game = lay(Seat(0), Seat(66), phase="attack", zombots=[56])
    do(game, "zomb z1 55")
    assert game.table.zombots == [65]
    game = lay(Seat(0), Seat(66), phase="attack", zombots=[54])
    do(game, "zomb z1 55")
    assert (game.waiting(), offered(game)[:2]) == ((1,), ["lead z1 56", "lead z1 65"])
