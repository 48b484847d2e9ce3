"""D01. Zomboflauge: what it protects from, and what it does not."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    lay,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.shops import owned


@pytest.mark.rule("GG-236", "D01", "GG-151")
def test_it_costs_a_zomb_whistle() -> None:
    game = lay(Seat(44, "E01 E03 W01 A01"), Seat(77), Seat(99), display="D01 D12 D13 D15")
    do(game, "buy D01")
    assert refused(game, "pay E01") == "GG-151"
    do(game, "pay E03", "pay W01", "pay A01")
    assert owned(game) == "D01"


@pytest.mark.rule("D01", "GG-93")
def test_its_owner_walks_into_zombs_unharmed() -> None:
    game = lay(
        Seat(44, dlc="D01", active="E01"),
        Seat(46, gizmos=0),
        Seat(99),
        zombots=[45],
        phase="movement",
    )
    do(game, "step 45", "step 46")
    assert gizmos(game)[0] == 3
    assert active(game) == "E01"


@pytest.mark.rule("D01", "GG-182")
def test_its_owner_lands_among_zombs_unharmed() -> None:
    game = lay(
        Seat(44, dlc="D01"),
        Seat(77),
        Seat(99),
        zombots=[72],
        ground={45: "N03"},
        dice=(2, 7),
        phase="movement",
    )
    do(game, "step 45", "land 72")
    assert gizmos(game)[0] == 3


@pytest.mark.rule("D01", "W04", "W01")
def test_it_protects_on_anybodys_turn() -> None:
    game = lay(Seat(0, "W04"), Seat(44, dlc="D01"), Seat(99), zombots=[45])
    do(game, "use W04 fiona 45")
    assert gizmos(game) == [3, 3, 3]
    game = lay(Seat(45, "W01"), Seat(44, dlc="D01"), Seat(99), zombots=[45])
    do(game, "use W01 fiona")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D01", "GG-126")
def test_a_zombot_moved_onto_its_owner_still_hurts() -> None:
    game = lay(Seat(0), Seat(44, dlc="D01"), Seat(99), zombots=[45], phase="attack")
    do(game, "zomb z1 44")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D01", "GG-128", "GG-141")
def test_zomboids_never_steal_from_its_owner() -> None:
    walking = lay(Seat(45, gizmos=0), Seat(44, dlc="D01"), Seat(99), phase="movement")
    do(walking, "step 44")
    assert gizmos(walking) == [0, 3, 3]
    moved = lay(Seat(0), Seat(44, dlc="D01"), Seat(45, gizmos=0), phase="attack")
    do(moved, "zomb myron 44")
    assert gizmos(moved) == [3, 3, 0]


@pytest.mark.rule("D01", "GG-142")
def test_a_zomboid_takes_from_somebody_else_there() -> None:
    game = lay(Seat(45, gizmos=0), Seat(44, dlc="D01"), Seat(44), Seat(99), phase="movement")
    do(game, "step 44")
    assert gizmos(game) == [1, 3, 2, 3]


@pytest.mark.rule("D01", "GG-120")
def test_nobody_else_moves_a_camouflaged_zomboid_as_a_zomb() -> None:
    game = lay(Seat(0, "W09", active="E03"), Seat(44, dlc="D01", gizmos=0), Seat(99), zombots=[90])
    assert refused(game, "use W09 fiona 45") == "D01"
    do(game, "pass", "pass")
    assert refused(game, "whistle fiona 45") == "D01"
    do(game, "whistle z1 80", "pass")
    assert refused(game, "zomb fiona 45") == "D01"
    assert not any("fiona" in text for text in offered(game))


@pytest.mark.rule("D01", "D09", "GG-232")
def test_scarezomb_does_not_move_it_either() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(45, dlc="D01", gizmos=0), Seat(99), phase="end")
    assert game.waiting() == (1,)
    assert squares(game)[1] == 45


@pytest.mark.rule("D01", "W04", "GG-146")
def test_a_lasso_moves_it_as_ever() -> None:
    game = lay(Seat(0, "W04"), Seat(44, dlc="D01", gizmos=0), Seat(55))
    do(game, "use W04 fiona 55")
    assert gizmos(game) == [3, 1, 2]


@pytest.mark.rule("D01", "GG-138")
def test_a_camouflaged_zomboid_steals_on_its_own_feet() -> None:
    game = lay(Seat(44, dlc="D01", gizmos=0), Seat(45), Seat(99), phase="movement")
    do(game, "step 45")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("D01", "GG-252")
def test_it_does_not_stop_the_march() -> None:
    game = lay(Seat(44, dlc="D01"), Seat(99), zombots=[45], phase="end")
    assert game.table.zombots == [44]
    assert gizmos(game) == [2, 3]


@pytest.mark.rule("D01", "GG-286", "GG-242")
def test_alone_it_protects_on_the_way_but_not_from_the_hunt() -> None:
    game = lay(
        Seat(44, dlc="D01", gizmos=1),
        opponents=[Seat(99, gizmos=1)],
        zombots=[45],
        phase="movement",
    )
    do(game, "step 45")
    assert gizmos(game)[0] == 1
    hunted = lay(
        Seat(44, dlc="D01", gizmos=1), opponents=[Seat(99, gizmos=1)], zombots=[45], phase="end"
    )
    assert gizmos(hunted)[0] == 0
    assert hunted.table.decided_by == "GG-250"


@pytest.mark.rule("D01", "GG-286", "GG-244")
def test_alone_it_does_not_keep_zomboids_off() -> None:
    game = lay(
        Seat(44, dlc="D01", gizmos=1),
        opponents=[Seat(46, gizmos=0), Seat(99, gizmos=1)],
        phase="end",
    )
    assert gizmos(game)[0] == 0
    assert game.over
