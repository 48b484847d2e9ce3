"""GG-33, GG-35, GG-R8: where tokens and Buddies come to stand that are rolled onto the Grid."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import landings
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    hand,
    lay,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))  # out of the way of what is tried


@pytest.mark.rule("GG-33", "GG-R8", "GG-20")
def test_a_token_may_land_on_anything_passable() -> None:
    game = lay(
        Seat(0, hand="W11"),
        Seat(42),
        Seat(90),
        dice=(4, 2),
        lying={42: "A01"},
        buggy=42,
        ground={24: "N01"},
    )
    do(game, "use W11")
    assert landings(game) == {42, 24}
    do(game, "land 42")
    assert (squares(game)[0], hand(game)) == (42, "A01")


@pytest.mark.rule("GG-33", "GG-R8")
@pytest.mark.parametrize("closed", ["N02", "N04", "S07"])
def test_a_token_that_would_land_on_rubble_or_a_sentry_goes_beside_it(closed: str) -> None:
    game = lay(
        Seat(0, hand="W11"), *FAR, dice=(4, 2), ground={42: closed, 41: "S02", 43: "S01", 52: "S03"}
    )
    do(game, "use W11", "land 42")
    assert landings(game) == {32, 43, 52}
    assert refused(game, "land 41") == "GG-33"
    assert refused(game, "land 42") == "GG-33"
    assert refused(game, "land 24") == "GG-33"
    do(game, "land 43")
    assert squares(game)[0] == 43


@pytest.mark.rule("GG-R8", "GG-29")
def test_a_token_with_no_passable_neighbor_goes_to_the_nearest_passable_square() -> None:
    closed = {42: "S02", 32: "S02", 52: "S02", 41: "N04", 43: "N05", 22: "N02"}
    game = lay(Seat(0, hand="W11"), *FAR, dice=(4, 2), ground=closed)
    do(game, "use W11", "land 42")
    assert landings(game) == {31, 33, 40, 44, 51, 53, 62}


@pytest.mark.rule("GG-33", "GG-R8")
def test_a_token_that_lands_on_a_floor_malfunction_falls_again() -> None:
    game = lay(Seat(0, hand="W11"), *FAR, dice=(4, 2, 6, 7), ground={42: "N03"})
    do(game, "use W11", "land 42")
    assert landings(game) == {67, 76}


@pytest.mark.rule("GG-33", "GG-25")
def test_a_buddy_that_is_rolled_onto_rubble_goes_beside_it() -> None:
    game = lay(
        Seat(0, dlc="D04"), *FAR, dice=(4, 2), skate=60, ground={63: "N03", 42: "N02", 41: "N04"}
    )
    do(game, "skate right")
    assert landings(game) == {42, 24}
    assert refused(game, "land 43") == "GG-25"
    do(game, "land 42")
    assert landings(game) == {32, 43, 52}
    assert refused(game, "land 41") == "GG-33"
    do(game, "land 52")
    assert game.table.skate == 52
