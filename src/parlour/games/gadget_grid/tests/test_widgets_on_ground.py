"""Widgets that work on the ground: Manocurlers, Universal Solvent and Tractor Beam."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    ground,
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
AWAY = Seat(9)


# ------------------------------------------------------------------ Manocurlers


@pytest.mark.rule("W02", "GG-201")
@pytest.mark.parametrize("card", ["N01", "N02", "N03", "N04", "S01", "S02", "S03", "S07"])
def test_any_environment_may_be_slid_three_squares_with_turns(card: str) -> None:
    game = lay(Seat(0, hand="W02"), AWAY, FAR, ground={44: card})
    do(game, "use W02 44 65")
    assert (ground(game, 44), ground(game, 65)) == ("", card)
    assert names(game.table.piles[0]) == "W02"


@pytest.mark.rule("GG-201", "W02")
def test_it_slides_one_to_three_straight_squares() -> None:
    game = lay(Seat(0, hand="W02"), AWAY, FAR, ground={44: "N02"})
    wanted = {
        f"{10 * row + column:02d}"
        for row in range(10)
        for column in range(10)
        if 1 <= abs(row - 4) + abs(column - 4) <= 3
    }
    assert ends(game, "use W02 44") == wanted
    assert refused(game, "use W02 44 66") == "GG-201"
    assert refused(game, "use W02 44 48") == "GG-201"


@pytest.mark.rule("GG-201", "W02")
def test_its_steps_are_not_diagonal() -> None:
    # A square two diagonal steps away is four straight ones away.
    walls = {34: "N02", 45: "N02"}
    game = lay(Seat(0, hand="W02"), AWAY, FAR, ground={44: "N01", **walls, 25: "N04"})
    assert refused(game, "use W02 44 35") == "GG-201"


@pytest.mark.rule("W02", "GG-201")
def test_it_slides_neither_onto_nor_across_another_environment() -> None:
    laid = {40: "N02", 41: "N01", 30: "N02"}
    game = lay(Seat(0, hand="W02"), AWAY, FAR, ground=laid)
    assert refused(game, "use W02 40 41") == "W02"
    assert refused(game, "use W02 40 42") == "GG-201"
    do(game, "use W02 40 51")
    assert ground(game, 51) == "N02"


@pytest.mark.rule("W02", "GG-79")
@pytest.mark.parametrize("start", ["43", "100"])
def test_there_must_be_an_environment_to_slide(start: str) -> None:
    game = lay(Seat(0, hand="W02"), AWAY, FAR, ground={44: "N02"})
    assert refused(game, f"use W02 {start} 42") == "GG-79"


@pytest.mark.rule("W02", "GG-201", "GG-273")
def test_it_stays_on_the_grid_and_has_to_move() -> None:
    game = lay(Seat(0, hand="W02", dlc="D10"), AWAY, FAR, ground={90: "N02"})
    assert refused(game, "use W02 90 100") == "GG-201"
    assert refused(game, "use W02 90 90") == "W02"
    assert ends(game, "use W02 90") == {"60", "70", "80", "71", "81", "91", "82", "92", "93"}


@pytest.mark.rule("W02")
def test_it_crosses_anything_but_environments() -> None:
    game = lay(
        *(Seat(0, hand="W02"), Seat(41), Seat(42, dlc="D04")),
        ground={40: "N02", 50: "N02", 30: "N02"},
        lying={41: "A01"},
        zombots=[42],
        skate=42,
    )
    do(game, "use W02 40 43")
    assert (ground(game, 43), lies(game, 41), squares(game)[1]) == ("N02", "A01", 41)


@pytest.mark.rule("W02")
@pytest.mark.parametrize("what", ["a card", "a Zombot", "a Buddy"])
@pytest.mark.parametrize("card", ["N01", "N02", "N03", "N04"])
def test_it_ends_on_no_card_zombot_or_buddy(what: str, card: str) -> None:
    game = lay(
        *(Seat(0, hand="W02"), AWAY, Seat(99, dlc="D02")),
        ground={44: card},
        lying={45: "A01"} if what == "a card" else {},
        zombots=[45] if what == "a Zombot" else [],
        buggy=45 if what == "a Buddy" else -1,
    )
    assert refused(game, "use W02 44 45") == "W02"


@pytest.mark.rule("W02")
@pytest.mark.parametrize("gizmos_left", [0, 2])
def test_rubble_may_not_end_on_a_character(gizmos_left: int) -> None:
    game = lay(Seat(0, hand="W02"), Seat(45, gizmos=gizmos_left), FAR, ground={44: "N02"})
    assert refused(game, "use W02 44 45") == "W02"


@pytest.mark.rule("W02")
def test_rubble_may_not_end_on_who_slides_it() -> None:
    game = lay(Seat(45, hand="W02"), AWAY, FAR, ground={44: "S02"})
    assert refused(game, "use W02 44 45") == "W02"


@pytest.mark.rule("W02", "N01")
def test_a_portal_that_ends_on_a_character_does_nothing_to_it() -> None:
    game = lay(Seat(0, hand="W02"), Seat(45), FAR, ground={44: "N01", 9: "N01"})
    do(game, "use W02 44 45")
    assert (ground(game, 45), squares(game), gizmos(game)) == ("N01", [0, 45, 99], [3, 3, 3])


@pytest.mark.rule("W02", "GG-189", "N06")
def test_a_sentry_that_ends_on_characters_shares_their_square() -> None:
    game = lay(Seat(45, hand="W02 A05"), Seat(45), Seat(45, gizmos=0), ground={44: "N06"})
    do(game, "use W02 44 45")
    assert (ground(game, 45), squares(game), gizmos(game)) == ("N06", [45, 45, 45], [3, 3, 0])
    do(game, "pass", "remote A05 45")
    assert gizmos(game) == [2, 2, 0]


@pytest.mark.rule("W02", "N03", "GG-182")
def test_a_floor_malfunction_that_ends_on_a_character_makes_it_fall() -> None:
    target = Seat(45, active="E06")  # whose socks do not help on another's turn
    game = lay(Seat(0, hand="W02"), target, FAR, ground={44: "N03"}, lying={32: "A01"}, dice=(2, 3))
    do(game, "use W02 44 45")
    assert game.waiting() == (0,)
    assert set(offered(game)) == {"land 23", "land 32"}
    do(game, "land 32")
    assert (squares(game)[1], hand(game, 1), lies(game, 32)) == (32, "", "A01")


@pytest.mark.rule("W02", "N03", "GG-61")
def test_all_characters_there_fall_one_after_another_in_the_chosen_order() -> None:
    game = lay(
        *(Seat(45, hand="W02"), Seat(45), Seat(45, gizmos=0)),
        ground={44: "S03"},
        dice=(2, 3, 6, 7, 8, 9),
    )
    do(game, "use W02 44 45")
    assert ends(game, "drop") == {"uoiea", "fiona", "myron"}
    do(game, "drop myron", "land 32")
    assert ends(game, "drop") == {"uoiea", "fiona"}
    assert refused(game, "drop myron") == "W02"
    assert refused(game, "again") == "GG-61"
    do(game, "drop uoiea", "land 76", "land 98")
    assert squares(game) == [76, 98, 32]
    assert ground(game, 45) == "S03"


@pytest.mark.rule("W02", "GG-24")
def test_on_doubles_who_falls_has_one_square_to_come_down_on() -> None:
    game = lay(
        *(Seat(0, hand="W02"), Seat(45), Seat(45), Seat(45)),
        ground={44: "N03"},
        dice=(2, 2, 6, 6, 8, 8),
    )
    do(game, "use W02 44 45", "drop sudo", "drop fiona")
    assert squares(game) == [0, 66, 88, 22]


@pytest.mark.rule("W02", "GG-93", "GG-146")
def test_contact_applies_where_they_come_down() -> None:
    game = lay(
        *(Seat(0, hand="W02"), Seat(45), Seat(45, gizmos=0), Seat(76)),
        ground={44: "N03"},
        zombots=[32],
        dice=(2, 3, 6, 7),
    )
    do(game, "use W02 44 45", "drop fiona", "land 32", "land 76")
    assert gizmos(game) == [3, 2, 1, 2]


@pytest.mark.rule("W02")
def test_who_comes_down_on_the_same_floor_malfunction_falls_again() -> None:
    game = lay(Seat(0, hand="W02"), Seat(45), FAR, ground={44: "N03"}, dice=(4, 5, 2, 2))
    do(game, "use W02 44 45", "land 45")
    assert squares(game)[1] == 22


@pytest.mark.rule("W02", "GG-282", "E05")
def test_tokens_that_stood_on_it_stay_behind() -> None:
    stander = Seat(44, active="E05", footing=True)
    game = lay(Seat(0, hand="W02"), stander, FAR, ground={44: "N02"})
    do(game, "use W02 44 45")
    assert (squares(game)[1], ground(game, 44), ground(game, 45)) == (44, "", "N02")
    game = lay(Seat(0, hand="W02"), Seat(44), FAR, ground={44: "N01"}, zombots=[44])
    do(game, "use W02 44 45")
    assert (squares(game)[1], game.table.zombots) == (44, [44])


@pytest.mark.rule("W02", "GG-190")
def test_a_shared_sentry_that_is_slid_away_frees_the_square() -> None:
    sharer = Seat(44, hand="W02", footing=True)
    game = lay(sharer, AWAY, FAR, ground={44: "N04"})
    do(game, "use W02 44 46", "step 45", "step 44")
    assert squares(game)[0] == 44


# ------------------------------------------------------------------ Universal Solvent


@pytest.mark.rule("W10")
def test_the_solvent_removes_any_environment_without_sight() -> None:
    laid = {1: "N02", 10: "N02", 11: "N02", 77: "S06", 70: "N01"}
    game = lay(Seat(0, hand="W10"), AWAY, FAR, ground=laid)
    assert ends(game, "use W10") == {"01", "10", "11", "77", "70"}
    do(game, "use W10 77")
    assert ground(game, 77) == ""


@pytest.mark.rule("W10", "GG-79")
@pytest.mark.parametrize("square", ["44", "100"])
def test_the_solvent_needs_something_to_dissolve(square: str) -> None:
    game = lay(Seat(0, hand="W10"), AWAY, FAR, ground={77: "N02"}, lying={44: "A01"})
    assert refused(game, f"use W10 {square}") == "GG-79"


@pytest.mark.rule("W10", "GG-79")
def test_the_solvent_is_of_no_use_on_a_grid_without_environments() -> None:
    game = lay(Seat(0, hand="W10"), AWAY, FAR)
    assert ends(game, "use W10") == set()
    assert refused(game, "use W10 44") == "GG-79"


@pytest.mark.rule("W10", "GG-178")
def test_where_rubble_is_dissolved_one_may_walk() -> None:
    game = lay(Seat(43, hand="W10"), AWAY, FAR, ground={44: "N02"})
    do(game, "use W10 44", "step 44")
    assert squares(game)[0] == 44


# ------------------------------------------------------------------ Tractor Beam


@pytest.mark.rule("W12", "GG-165")
@pytest.mark.parametrize("square", [45, 49, 99, 94, 80, 40, 0, 4, 8])
def test_the_tractor_beam_collects_from_a_square_on_a_ray_up_to_five_away(square: int) -> None:
    game = lay(Seat(44, hand="W12"), Seat(7), Seat(70), lying={square: "A01 W08"})
    do(game, f"use W12 {square:02d}")
    assert (hand(game), lies(game, square)) == ("W08 A01", "")
    assert names(game.table.piles[0]) == "W12"


@pytest.mark.rule("W12")
@pytest.mark.parametrize("square", [33, 54, 39, 99, 93])
def test_it_collects_nothing_at_home_off_the_rays_or_too_far_away(square: int) -> None:
    game = lay(Seat(33, hand="W12"), Seat(7), Seat(70), lying={square: "A01"})
    assert refused(game, f"use W12 {square}") == "W12"


@pytest.mark.rule("W12", "GG-79")
def test_there_must_be_cards_to_collect() -> None:
    game = lay(Seat(44, hand="W12"), Seat(46), Seat(70), ground={42: "N01"})
    for square in (45, 46, 42):
        assert refused(game, f"use W12 {square}") == "GG-79"


@pytest.mark.rule("W12", "GG-167", "N02", "N05")
@pytest.mark.parametrize("card", ["N02", "N05"])
def test_it_does_not_reach_behind_what_blocks_sight(card: str) -> None:
    game = lay(Seat(44, hand="W12"), Seat(7), Seat(70), lying={47: "A01"}, ground={46: card})
    assert refused(game, "use W12 47") == "W12"


@pytest.mark.rule("W12", "GG-171", "N01")
def test_it_may_go_through_portals_at_one_square_a_hop() -> None:
    laid, lying = {45: "N01", 12: "N01"}, {15: "A01", 16: "W08"}
    game = lay(Seat(44, hand="W12"), Seat(7), Seat(70), lying=lying, ground=laid)
    assert refused(game, "use W12 16") == "W12"
    do(game, "use W12 15")
    assert hand(game) == "A01"


@pytest.mark.rule("W12", "GG-168")
def test_nothing_but_cards_comes_over() -> None:
    game = lay(Seat(44, hand="W12"), Seat(46), Seat(70), lying={46: "A01 E01"}, zombots=[46])
    do(game, "use W12 46")
    assert (hand(game), squares(game)[1], game.table.zombots) == ("E01 A01", 46, [46])
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("W12", "GG-65")
def test_equipment_that_is_beamed_over_may_be_activated() -> None:
    game = lay(Seat(44, hand="W12"), Seat(7), Seat(70), lying={46: "E04"})
    do(game, "use W12 46", "activate E04", "step 45", "step 46", "step 47", "step 48")
    assert squares(game)[0] == 48
