"""D02. The Rubber Baby Buggy Buddy: where it begins, what it stops, and how it changes places."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.tests.positions import (
    Seat,
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
from parlour.games.gadget_grid.tests.shops import buy_with_gizmos, owned

SHOP = "D02 D12 D13 D15"


def landings(*moves: str) -> set[str]:
    return {text.removeprefix("land ") for text in moves if text.startswith("land ")}


@pytest.mark.rule("GG-219", "D02", "GG-160")
def test_the_buggy_begins_on_an_adjacent_square() -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D02", from_bank=4)
    assert landings(*offered(game)) == {"34", "45", "54", "43"}
    do(game, "land 43")
    assert game.table.buggy == 43


@pytest.mark.rule("GG-283")
@pytest.mark.parametrize("square", ["44", "35", "46", "42", "100"])
def test_the_buggy_begins_nowhere_else(square: str) -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D02", from_bank=4)
    assert refused(game, f"land {square}") == "GG-283"


@pytest.mark.rule("D02", "GG-283", "GG-20")
def test_the_buggy_begins_on_no_ground_that_cannot_be_walked_on() -> None:
    game = lay(
        Seat(44, bank=4),
        Seat(45),
        Seat(99),
        display=SHOP,
        ground={34: "N02", 43: "N03", 54: "N01"},
        lying={45: "A01"},
        zombots=[45],
    )
    buy_with_gizmos(game, "D02", from_bank=4)
    assert refused(game, "land 34") == "GG-283"
    assert refused(game, "land 43") == "GG-283"
    assert landings(*offered(game)) == {"45", "54"}  # a Portal will do, and so will company


@pytest.mark.rule("GG-283", "GG-271")
def test_if_no_neighbor_will_do_the_buggy_begins_on_a_nearest_square() -> None:
    game = lay(
        Seat(0, bank=4),
        Seat(77),
        Seat(99),
        display=SHOP,
        ground={1: "N02", 10: "N04", 11: "N03", 0: "N01", 50: "N01"},
    )
    buy_with_gizmos(game, "D02", from_bank=4)
    assert landings(*offered(game)) == {"02", "20"}
    assert refused(game, "land 50") == "GG-283"  # Portals do not widen it
    assert refused(game, "land 11") == "GG-283"
    assert refused(game, "land 12") == "GG-283"


@pytest.mark.rule("GG-283", "GG-273", "D10")
def test_from_square_100_the_buggy_begins_on_square_90() -> None:
    game = lay(Seat(SQUARE_100, dlc="D10", bank=4), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D02", from_bank=4)
    if asked(game) == "SetDown":
        do(game, "land 90")
    assert game.table.buggy == 90
    game = lay(Seat(90, dlc="D10", bank=4), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D02", from_bank=4)
    assert landings(*offered(game)) == {"80", "91"}


@pytest.mark.rule("GG-220", "D02", "GG-102")
def test_the_buggy_blocks_the_attacks_of_others() -> None:
    game = lay(
        Seat(44, "A01"), Seat(47, dlc="D02"), Seat(46), zombots=[0], phase="attack", buggy=45
    )
    assert refused(game, "attack A01 fiona") == "GG-102"  # even lines to its owner
    assert refused(game, "attack A01 myron") == "GG-102"
    clear = lay(Seat(44, "A01"), Seat(47, dlc="D02"), Seat(46), phase="attack", buggy=35)
    assert refused(clear, "attack A01 fiona") is None


@pytest.mark.rule("GG-220", "D02")
def test_the_buggy_blocks_nothing_of_its_owner() -> None:
    game = lay(Seat(44, "A01", dlc="D02"), Seat(47), Seat(46), phase="attack", buggy=45)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-220", "D02")
def test_the_buggy_blocks_only_strictly_between_the_ends() -> None:
    game = lay(Seat(44, "A01"), Seat(45, dlc="D02"), Seat(99), phase="attack", buggy=45)
    assert refused(game, "attack A01 fiona") is None
    game = lay(Seat(44, "A01"), Seat(46, dlc="D02"), Seat(99), phase="attack", buggy=44)
    assert refused(game, "attack A01 fiona") is None


@pytest.mark.rule("GG-220", "D02", "GG-170")
def test_a_beam_of_somebody_else_ends_at_the_buggy() -> None:
    game = lay(Seat(44, "A12"), Seat(46, dlc="D02"), Seat(45), phase="attack", buggy=45)
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 3, 2]


@pytest.mark.rule("GG-220", "D02", "W12")
def test_the_buggy_blocks_the_tractor_beam_of_somebody_else() -> None:
    game = lay(Seat(44, "W12"), Seat(77, dlc="D02"), Seat(99), buggy=45, lying={46: "A01"})
    assert refused(game, "use W12 46") == "W12"
    game = lay(Seat(44, "W12", dlc="D02"), Seat(77), Seat(99), buggy=45, lying={46: "A01"})
    assert refused(game, "use W12 46") is None


@pytest.mark.rule("GG-220", "GG-R38", "D02")
def test_the_buggy_does_not_block_the_fire_of_a_sentry() -> None:
    game = lay(
        Seat(0, "A05"), Seat(46, dlc="D02"), Seat(99), phase="attack", buggy=45, ground={44: "N04"}
    )
    do(game, "remote A05 44 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-220", "GG-R38", "D02")
def test_no_zomb_moved_by_others_enters_the_square_of_the_buggy() -> None:
    game = lay(
        Seat(0), Seat(77, dlc="D02"), Seat(44, gizmos=0), zombots=[54], buggy=45, phase="attack"
    )
    assert refused(game, "zomb myron 45") == "GG-220"
    do(game, "zomb z1 55")
    assert refused(game, "step 45") == "GG-220"


@pytest.mark.rule("GG-220", "D02")
def test_zombs_that_its_owner_moves_may_enter() -> None:
    game = lay(Seat(0, dlc="D02"), Seat(45), Seat(99), zombots=[44], buggy=45, phase="attack")
    do(game, "zomb z1 45")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-220", "D02", "GG-138")
def test_an_opposing_zomboid_does_not_walk_onto_the_buggy() -> None:
    game = lay(Seat(44, gizmos=0), Seat(77, dlc="D02"), Seat(99), buggy=45, phase="movement")
    assert refused(game, "step 45") == "GG-220"
    assert "step 45" not in offered(game)


@pytest.mark.rule("GG-R38", "D02", "GG-83")
def test_other_living_characters_walk_over_the_buggy() -> None:
    game = lay(
        Seat(44), Seat(77, dlc="D02"), Seat(99), buggy=45, lying={45: "A01"}, phase="movement"
    )
    do(game, "step 45", "step 46")
    assert hand(game) == "A01"
    assert game.table.buggy == 45


@pytest.mark.rule("GG-220", "D02", "GG-125")
def test_a_roll_may_land_a_zomb_on_the_buggy() -> None:
    game = lay(
        Seat(0),
        Seat(77, dlc="D02"),
        Seat(99),
        zombots=[43],
        buggy=52,
        ground={44: "N03"},
        phase="attack",
        dice=(2, 5),
    )
    do(game, "zomb z1 44", "land 52")
    assert game.table.zombots == [52]


@pytest.mark.rule("GG-220", "D02", "W04")
def test_a_lasso_drags_no_zomboid_onto_the_buggy_of_somebody_else() -> None:
    game = lay(Seat(0, "W04"), Seat(77, dlc="D02"), Seat(44, gizmos=0), buggy=45)
    assert refused(game, "use W04 myron 45") == "GG-220"
    own = lay(Seat(0, "W04", dlc="D02"), Seat(77), Seat(44, gizmos=0), buggy=45)
    assert refused(own, "use W04 myron 45") is None
    alive = lay(Seat(0, "W04"), Seat(77, dlc="D02"), Seat(44), buggy=45)
    assert refused(alive, "use W04 myron 45") is None


@pytest.mark.rule("GG-221", "D02", "GG-96", "GG-87")
def test_its_owner_may_step_onto_the_buggy_and_changes_places_with_it() -> None:
    game = lay(
        Seat(44, dlc="D02"),
        Seat(77),
        Seat(99),
        buggy=45,
        lying={45: "A01"},
        zombots=[45],
        phase="movement",
    )
    do(game, "step 45")
    assert gizmos(game)[0] == 3  # before anything there is resolved
    assert hand(game) == ""
    assert set(offered(game)) == {"step in", "swap in"}
    do(game, "step in")
    assert (squares(game)[0], game.table.buggy) == (45, 44)
    assert hand(game) == "A01"
    assert gizmos(game)[0] == 2


@pytest.mark.rule("GG-221", "GG-R62", "D02")
def test_instead_of_entering_its_owner_may_roll() -> None:
    game = lay(
        Seat(44, dlc="D02"),
        Seat(77),
        Seat(99),
        buggy=45,
        lying={45: "A01", 72: "A06"},
        zombots=[45, 72],
        phase="movement",
        dice=(2, 7),
    )
    do(game, "step 45", "swap in")
    assert set(offered(game)) == {"land 27", "land 72"}
    assert refused(game, "land 45") is not None
    do(game, "land 72")
    assert (squares(game)[0], game.table.buggy) == (72, 44)
    assert hand(game) == "A06"  # landing is moving in
    assert gizmos(game)[0] == 2
    assert lies(game, 45) == "A01"
    do(game, "step 71", "step 70")  # it has cost one step
    assert asked(game) != "Movement"


@pytest.mark.rule("GG-221", "GG-R62", "GG-97", "D02")
def test_the_roll_may_end_in_another_fall() -> None:
    game = lay(
        Seat(44, dlc="D02"),
        Seat(77),
        Seat(99),
        buggy=45,
        ground={27: "N03"},
        phase="movement",
        dice=(2, 7, 1, 3),
    )
    do(game, "step 45", "swap in", "land 27", "land 13")
    assert squares(game)[0] == 13


@pytest.mark.rule("GG-221", "GG-R62", "D02", "D10")
def test_coming_from_square_100_leaves_the_buggy_where_it_is() -> None:
    for way, dice in (("step in", ()), ("swap in", (2, 7))):
        game = lay(
            Seat(SQUARE_100, dlc="D02 D10"),
            Seat(77),
            Seat(99),
            buggy=90,
            phase="movement",
            dice=dice,
        )
        do(game, "step 90", way)
        assert game.table.buggy == 90


@pytest.mark.rule("GG-221", "GG-86", "D02")
def test_through_a_portal_the_buggy_goes_where_its_owner_came_from() -> None:
    game = lay(
        Seat(44, dlc="D02"),
        Seat(77),
        Seat(99),
        buggy=80,
        ground={44: "N01", 80: "N01"},
        phase="movement",
    )
    do(game, "step 80", "step in")
    assert game.table.buggy == 44


@pytest.mark.rule("GG-221", "D02", "GG-133", "GG-139")
def test_a_zomboid_owner_changes_places_too() -> None:
    game = lay(
        Seat(44, dlc="D02", gizmos=0),
        Seat(45),
        Seat(99),
        buggy=45,
        phase="movement",
        lying={27: "A01"},
        dice=(2, 7),
    )
    do(game, "step 45", "swap in", "land 27")
    assert (squares(game)[0], game.table.buggy) == (27, 44)
    assert gizmos(game)[:2] == [0, 3]
    assert hand(game) == ""


@pytest.mark.rule("D02", "GG-221", "GG-R47")
def test_an_owner_who_is_dragged_there_leaves_the_buggy_alone() -> None:
    game = lay(Seat(0, "W04"), Seat(44, dlc="D02"), Seat(99), buggy=45)
    do(game, "use W04 fiona 45")
    assert game.waiting() == (0,)
    assert (squares(game)[1], game.table.buggy) == (45, 45)


@pytest.mark.rule("D02", "GG-200", "GG-R37")
def test_a_swap_leaves_the_buggy_where_it_is() -> None:
    game = lay(Seat(44, "W01", dlc="D02"), Seat(77), Seat(99), buggy=45)
    do(game, "use W01 fiona")
    assert squares(game)[:2] == [77, 44]
    assert game.table.buggy == 45


@pytest.mark.rule("D02", "GG-302", "GG-133")
def test_the_buggy_of_a_zomboid_works() -> None:
    game = lay(
        Seat(44, "A01"),
        Seat(9, dlc="D02", gizmos=0),
        Seat(46),
        zombots=[0],
        phase="attack",
        buggy=45,
    )
    assert refused(game, "attack A01 myron") == "GG-102"


@pytest.mark.rule("D02", "GG-151")
def test_the_buggy_costs_a_gremlin_lawyer() -> None:
    game = lay(Seat(44, "W03 E01 A01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D02", "pay W03", "pay E01", "pay A01", "land 45")
    assert owned(game) == "D02"
