"""Mirror Universe: who is swapped with whom, and what happens on arrival."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
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
from parlour.games.gadget_grid.tests.sights import ends

FAR = Seat(99)


# ------------------------------------------------------------------ Mirror Universe


@pytest.mark.rule("W01", "GG-199", "GG-74")
def test_a_swap_exchanges_the_squares_of_two_characters_and_collects_nothing() -> None:
    lying = {44: "A01", 70: "A12"}
    game = lay(Seat(44, hand="W01"), Seat(70), FAR, lying=lying)
    do(game, "use W01 fiona")
    assert squares(game) == [70, 44, 99]
    assert (hand(game), hand(game, 1), lies(game, 44), lies(game, 70)) == ("", "", "A01", "A12")
    assert names(game.table.piles[0]) == "W01"


@pytest.mark.rule("W01", "GG-199")
def test_a_swap_needs_no_sight_and_may_be_with_anybody_on_the_grid() -> None:
    laid = {43: "N02", 45: "N02", 34: "N02", 54: "N02"}
    game = lay(*(Seat(44, hand="W01"), Seat(49), Seat(99, gizmos=0)), zombots=[20, 90], ground=laid)
    assert ends(game, "use W01") == {"fiona", "myron", "z1", "z2"}


@pytest.mark.rule("GG-199")
@pytest.mark.parametrize("token", ["uoiea", "zaggy", "z6"])
def test_a_swap_is_with_another_token_on_the_grid(token: str) -> None:
    game = lay(Seat(44, hand="W01"), Seat(49), FAR, zombots=[20])
    assert refused(game, f"use W01 {token}") == "GG-199"


@pytest.mark.rule("W01", "GG-79")
@pytest.mark.parametrize("token", ["fiona", "z1"])
def test_a_swap_with_a_token_on_ones_own_square_would_change_nothing(token: str) -> None:
    game = lay(Seat(44, hand="W01"), Seat(44), FAR, zombots=[44])
    assert refused(game, f"use W01 {token}") == "GG-79"


@pytest.mark.rule("W01", "GG-R70")
@pytest.mark.parametrize("card", ["N02", "N04", "S06"])
@pytest.mark.parametrize("whose", [0, 1])
def test_neither_may_be_on_rubble_or_a_sentry(card: str, whose: int) -> None:
    me, other = Seat(44, hand="W01", footing=whose == 0), Seat(70, footing=whose == 1)
    game = lay(me, other, FAR, ground={(44, 70)[whose]: card})
    assert refused(game, "use W01 fiona") == "GG-R70"


@pytest.mark.rule("W01")
def test_neither_may_be_on_square_100() -> None:
    game = lay(Seat(44, hand="W01"), Seat(100, dlc="D10"), FAR)
    assert refused(game, "use W01 fiona") == "W01"
    assert ends(game, "use W01") == {"myron"}
    game = lay(Seat(100, hand="W01", dlc="D10"), Seat(44), FAR)
    assert refused(game, "use W01 fiona") == "W01"


@pytest.mark.rule("W01", "GG-247")
@pytest.mark.parametrize("token", ["fiona", "z1"])
def test_alone_nobody_swaps_with_a_zomb(token: str) -> None:
    opponents = [Seat(20, gizmos=0), Seat(99, gizmos=1)]
    game = lay(Seat(44, hand="W01", gizmos=1), opponents=opponents, zombots=[70])
    assert refused(game, f"use W01 {token}") == "GG-247"
    assert ends(game, "use W01") == {"myron"}


@pytest.mark.rule("W01", "GG-126")
def test_a_zombot_that_is_swapped_in_hits_every_living_character_there() -> None:
    game = lay(Seat(44, hand="W01"), Seat(44), Seat(44, gizmos=0), Seat(44), zombots=[70])
    do(game, "use W01 z1")
    assert (gizmos(game), game.table.zombots) == ([3, 2, 0, 2], [44])


@pytest.mark.rule("W01", "GG-93")
def test_who_is_swapped_onto_a_zomb_takes_one_damage() -> None:
    game = lay(Seat(44, hand="W01"), Seat(70), FAR, zombots=[70, 70, 44])
    do(game, "use W01 fiona")
    assert gizmos(game) == [2, 2, 3]


@pytest.mark.rule("W01", "GG-93")
def test_the_two_that_are_swapped_do_not_meet() -> None:
    game = lay(Seat(44, hand="W01"), Seat(70, gizmos=0), FAR, zombots=[20])
    do(game, "use W01 fiona")
    assert (gizmos(game), squares(game)) == ([3, 0, 3], [70, 44, 99])
    game = lay(Seat(44, hand="W01"), Seat(90), FAR, zombots=[20])
    do(game, "use W01 z1")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("W01", "GG-146", "GG-142")
def test_a_zomboid_that_is_swapped_in_steals_from_one_of_the_swappers_choice() -> None:
    game = lay(Seat(44, hand="W01"), Seat(70, gizmos=0), Seat(44), Seat(44))
    do(game, "use W01 fiona")
    assert ends(game, "rob") == {"myron", "sudo"}
    do(game, "rob sudo")
    assert (gizmos(game), squares(game)) == ([3, 1, 3, 2], [70, 44, 44, 44])


@pytest.mark.rule("W01", "GG-93")
def test_the_swapper_arrives_before_the_other_one() -> None:
    # The swapper zombifies on arrival, so nobody wins when the other one loses a Gizmo after it.
    game = lay(
        Seat(44, hand="W01", gizmos=1), Seat(70, gizmos=1), Seat(9, gizmos=0), zombots=[70, 44]
    )
    do(game, "use W01 fiona")
    assert game.over
    assert (gizmos(game), game.table.winners) == ([0, 1, 0], [1])


@pytest.mark.rule("W01", "N03", "GG-182")
def test_who_is_swapped_onto_a_floor_malfunction_falls_and_the_swapper_rolls() -> None:
    socked = Seat(70, active="E06", footing=True)
    game = lay(Seat(44, hand="W01"), socked, FAR, ground={70: "N03"}, dice=(2, 3))
    do(game, "use W01 fiona")
    assert game.waiting() == (0,)
    assert set(offered(game)) == {"land 23", "land 32"}
    do(game, "land 32")
    assert squares(game) == [32, 44, 99]


@pytest.mark.rule("W01", "N03", "GG-182", "GG-15")
def test_the_other_one_falls_from_where_the_swapper_stood() -> None:
    me = Seat(44, hand="W01", active="E06", footing=True)
    game = lay(me, Seat(70, active="E06"), FAR, ground={44: "N03"}, lying={32: "A01"}, dice=(2, 3))
    do(game, "use W01 fiona")
    assert game.waiting() == (0,)
    do(game, "land 32")
    assert (squares(game), hand(game, 1), lies(game, 32)) == ([70, 32, 99], "", "A01")


@pytest.mark.rule("W01", "GG-200", "GG-R37", "GG-227")
def test_buddies_cannot_be_chosen_but_those_bound_to_a_place_follow() -> None:
    me = Seat(44, hand="W01", dlc="D02 D04")
    game = lay(me, Seat(71, dlc="D05"), FAR, buggy=45, skate=43, hugs=1)
    assert game.table.zombuoy == 17
    do(game, "use W01 fiona")
    assert (game.table.buggy, game.table.skate) == (45, 43)
    assert (game.table.zombuoy, game.table.hugs) == (44, 1)


@pytest.mark.rule("W01", "GG-200", "GG-228")
def test_who_is_swapped_onto_an_enemy_zombuoy_takes_one_damage() -> None:
    game = lay(Seat(44, hand="W01"), Seat(71), Seat(17, dlc="D05"))
    do(game, "use W01 fiona")
    assert gizmos(game) == [2, 3, 3]


@pytest.mark.rule("W01", "GG-200", "GG-284")
def test_a_zombuoy_that_follows_a_swap_hurts_who_stands_where_it_arrives() -> None:
    game = lay(Seat(44, hand="W01", dlc="D05"), Seat(71), Seat(17))
    do(game, "use W01 fiona")
    assert (game.table.zombuoy, gizmos(game)) == (17, [3, 3, 2])


@pytest.mark.rule("W01", "E08")
@pytest.mark.parametrize(("equipment", "left"), [("", 2), ("E08", 3)])
def test_tin_underpants_help_against_zombots_in_a_swap_of_ones_own(
    equipment: str, left: int
) -> None:
    game = lay(Seat(44, hand="W01", active=equipment), Seat(70), FAR, zombots=[70])
    do(game, "use W01 fiona")
    assert gizmos(game) == [left, 3, 3]


@pytest.mark.rule("W01", "GG-75", "GG-92")
def test_a_widget_is_used_in_its_own_way_and_from_the_hand() -> None:
    game = lay(Seat(44, hand="W01 W08"), Seat(70, hand="W04"), FAR)
    assert refused(game, "use W01") == "GG-75"
    assert refused(game, "use W01 70") == "GG-75"
    assert refused(game, "use W08 fiona") == "GG-75"
    assert refused(game, "use W04 fiona 71") == "GG-92"


@pytest.mark.rule("GG-R71", "W01", "W04", "D03")
def test_a_hugged_zomb_is_neither_swapped_nor_lassoed() -> None:
    game = lay(Seat(44, hand="W01 W04"), Seat(70, gizmos=0), Seat(99, dlc="D03"), hugs=1)
    assert refused(game, "use W01 fiona") == "D03"
    assert refused(game, "use W04 fiona 71") == "D03"
