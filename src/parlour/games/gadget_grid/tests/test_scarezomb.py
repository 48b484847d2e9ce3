"""D09, GG-232, GG-308. Scarezomb: at the end of its owner's turn all Zombs step back."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    lay,
    lies,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.shops import owned
from parlour.kernel.agenda import Game


def leads(game: Game[Table], token: str) -> set[str]:
    begin = f"lead {token} "
    return {text.removeprefix(begin) for text in offered(game) if text.startswith(begin)}


@pytest.mark.rule("GG-232", "D09")
def test_every_zomb_goes_one_square_farther_from_its_owner() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(0), Seat(64, gizmos=0), zombots=[24, 35, 44], phase="end")
    assert leads(game, "z1") == {"14", "23", "25"}
    assert leads(game, "z2") == {"25", "36"}
    assert leads(game, "z3") == {"34", "43", "45", "54"}
    assert leads(game, "myron") == {"63", "65", "74"}
    do(game, "lead z1 23", "lead myron 74", "lead z3 43", "lead z2 36")
    assert game.table.zombots == [23, 36, 43]
    assert squares(game)[2] == 74
    assert game.waiting() == (1,)


@pytest.mark.rule("GG-232")
@pytest.mark.parametrize("square", ["34", "26", "33", "13", "04", "24", "100"])
def test_nowhere_else(square: str) -> None:
    game = lay(Seat(44, dlc="D09"), Seat(0), Seat(99), zombots=[24], phase="end")
    assert refused(game, f"lead z1 {square}") == "GG-232"


@pytest.mark.rule("GG-232", "GG-271", "D09")
def test_it_uses_no_portals() -> None:
    game = lay(
        Seat(44, dlc="D09"),
        Seat(0),
        Seat(99),
        zombots=[45],
        ground={45: "N01", 90: "N01"},
        phase="end",
    )
    assert refused(game, "lead z1 90") == "GG-232"
    assert leads(game, "z1") == {"35", "46", "55"}


@pytest.mark.rule("D09", "GG-232", "GG-123", "GG-220")
def test_what_is_closed_to_zombs_is_closed_to_scared_ones() -> None:
    game = lay(
        Seat(44, dlc="D09"),
        Seat(0, dlc="D02"),
        Seat(99),
        zombots=[45, 9],
        ground={46: "N02", 35: "N04"},
        buggy=55,
        phase="end",
    )
    assert game.waiting() == (1,)  # z1 is shut in, z2 in the corner
    assert game.table.zombots == [45, 9]


@pytest.mark.rule("D09", "GG-220", "D02")
def test_its_owner_may_lead_them_onto_a_buggy_of_theirs() -> None:
    game = lay(
        Seat(44, dlc="D02 D09"),
        Seat(0),
        Seat(99),
        zombots=[45],
        ground={46: "N02", 35: "N04"},
        buggy=55,
        phase="end",
    )
    assert game.table.zombots == [55]


@pytest.mark.rule("D09", "GG-279", "GG-122")
def test_a_scared_zomb_does_not_double_back() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(0), Seat(99), zombots=[48], phase="attack")
    do(game, "zomb z1 47", "step 46")
    assert leads(game, "z1") == {"36", "56"}
    assert refused(game, "lead z1 47") == "GG-232"


@pytest.mark.rule("D09", "GG-126")
def test_contact_applies_to_scared_zombots() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(46), Seat(99), zombots=[45], phase="end")
    do(game, "lead z1 46")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D09", "GG-146", "GG-142")
def test_a_scared_zomboid_may_steal_and_revive() -> None:
    game = lay(
        Seat(44, dlc="D09"), Seat(46), Seat(45, gizmos=0), Seat(46), zombots=[99], phase="end"
    )
    do(game, "lead myron 46")
    assert set(offered(game)) >= {"rob fiona", "rob sudo"}
    assert game.waiting() == (0,)
    do(game, "rob sudo")
    assert gizmos(game) == [3, 3, 1, 2]


@pytest.mark.rule("D09", "GG-125", "GG-35")
def test_its_owner_rolls_and_chooses_for_falls() -> None:
    game = lay(
        Seat(44, dlc="D09"),
        Seat(0),
        Seat(99),
        zombots=[45],
        ground={46: "N03"},
        lying={72: "A01"},
        dice=(2, 7),
        phase="end",
    )
    do(game, "lead z1 46")
    assert game.waiting() == (0,)
    do(game, "land 72")
    assert game.table.zombots == [72]
    assert lies(game, 72) == "A01"
    assert game.waiting() == (1,)  # it does not move again


@pytest.mark.rule("D09", "GG-133")
def test_the_scarezomb_of_a_zomboid_moves_all_but_itself() -> None:
    game = lay(Seat(44, dlc="D09", gizmos=0), Seat(0), Seat(99), zombots=[45], phase="end")
    assert leads(game, "uoiea") == set()
    assert refused(game, "lead uoiea 45") == "GG-232"
    do(game, "lead z1 46")
    assert squares(game)[0] == 44


@pytest.mark.rule("D09")
def test_it_works_only_at_the_end_of_its_owners_turns() -> None:
    game = lay(Seat(44), Seat(0, dlc="D09"), Seat(99), zombots=[45], phase="end")
    assert game.waiting() == (1,)
    assert game.table.zombots == [45]


@pytest.mark.rule("D09", "GG-232")
def test_whoever_moves_them_chooses_the_order() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(0), Seat(99), zombots=[24, 64], phase="end")
    do(game, "lead z2 74")
    assert refused(game, "lead z2 84") == "GG-232"  # once each
    assert leads(game, "z1") == {"14", "23", "25"}
    assert refused(game, "pass") == "GG-61"


@pytest.mark.rule("GG-308", "D09")
def test_the_rest_may_be_let_go_and_take_the_first_square_they_may() -> None:
    game = lay(
        Seat(44, dlc="D09"),
        Seat(0),
        Seat(42, gizmos=0),
        zombots=[64, 24, 48],
        ground={14: "N02", 38: "N04"},
        phase="end",
    )
    do(game, "lead z1 63", "let go")
    assert game.table.zombots == [63, 25, 49]  # up is closed to both, right is open
    assert squares(game)[2] == 32
    assert game.waiting() == (1,)


@pytest.mark.rule("GG-308", "D09", "GG-125")
def test_who_lets_them_go_still_chooses_where_they_land() -> None:
    game = lay(
        Seat(44, dlc="D09"),
        Seat(0),
        Seat(99),
        zombots=[24, 64],
        ground={14: "N03"},
        dice=(2, 7),
        phase="end",
    )
    do(game, "let go")
    assert set(offered(game)) == {"land 27", "land 72"}
    do(game, "land 72")
    assert game.table.zombots == [72, 65]
    assert game.waiting() == (1,)


@pytest.mark.rule("D09", "D10", "GG-R42")
def test_distance_is_counted_from_square_100() -> None:
    game = lay(Seat(SQUARE_100, dlc="D09 D10"), Seat(0), Seat(99), zombots=[90], phase="end")
    assert leads(game, "z1") == {"80", "91"}


@pytest.mark.rule("GG-66", "D09", "GG-252")
def test_with_two_players_the_march_may_come_first() -> None:
    game = lay(Seat(40, dlc="D09"), Seat(99), zombots=[42], phase="end")
    assert set(offered(game)) == {"first scarezomb", "first march"}
    do(game, "first march")
    assert game.table.zombots == [41]
    assert refused(game, "lead z1 42") == "GG-232"  # it has been there
    do(game, "lead z1 31")
    assert game.table.zombots == [31]


@pytest.mark.rule("GG-66", "D09", "GG-R60", "GG-R49")
def test_with_two_players_scarezomb_may_come_first() -> None:
    game = lay(Seat(40, dlc="D09"), Seat(99), zombots=[42], phase="end")
    do(game, "first scarezomb", "lead z1 43")
    assert game.table.zombots == [43]  # there is no way back for the march


@pytest.mark.rule("GG-308", "GG-254", "D09")
def test_who_lets_scared_zombs_go_still_chooses_in_the_march() -> None:
    game = lay(Seat(40, dlc="D09"), Seat(99), zombots=[51, 77], phase="end")
    do(game, "first scarezomb", "let go")
    assert game.table.zombots == [42, 78]  # by way of 52, and Zombot 2 has two ways to Fiona
    assert game.waiting() == (1,)
    assert set(offered(game)) == {"lead z2 79", "lead z2 88"}


@pytest.mark.rule("D09", "GG-264", "GG-269")
def test_it_may_end_the_game() -> None:
    game = lay(
        Seat(44, dlc="D09"), Seat(46, gizmos=1), Seat(99, gizmos=0), zombots=[45], phase="end"
    )
    do(game, "lead z1 46")
    assert game.table.winners == [0]
    assert asked(game) == ""


@pytest.mark.rule("D09", "GG-151")
def test_it_costs_zomb_treats() -> None:
    game = lay(Seat(44, "W09 E01 A01"), Seat(77), Seat(99), display="D09 D12 D13 D15")
    do(game, "buy D09", "pay W09", "pay E01", "pay A01")
    assert owned(game) == "D09"
