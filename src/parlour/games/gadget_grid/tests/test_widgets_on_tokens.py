"""Widgets that move tokens: Psychic Lasso, Zomb Treats and Personal Byoop."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
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


# ------------------------------------------------------------------ Psychic Lasso


@pytest.mark.rule("W04", "GG-203")
def test_a_lasso_moves_another_character_two_squares_diagonally_too() -> None:
    game = lay(Seat(0, hand="W04"), Seat(44), FAR, lying={55: "A01", 56: "A12"})
    do(game, "use W04 fiona 55", "step 56")
    assert squares(game) == [0, 56, 99]
    assert (hand(game, 1), lies(game, 55), lies(game, 56)) == ("", "A01", "A12")
    assert names(game.table.piles[0]) == "W04"
    assert game.table.now.acted


@pytest.mark.rule("W04", "W09", "GG-61")
def test_what_a_widget_has_begun_is_finished_first() -> None:
    game = lay(Seat(0, hand="W04 W08"), Seat(44), FAR)
    do(game, "use W04 fiona 45")
    assert refused(game, "again") == "GG-61"
    game = lay(Seat(0, hand="W09 W08"), Seat(44), FAR, zombots=[70, 20])
    do(game, "use W09 z1 71", "pass")
    assert refused(game, "again") == "GG-61"


@pytest.mark.rule("W04")
def test_the_second_square_may_be_left_out_or_lead_back() -> None:
    game = lay(Seat(0, hand="W04"), Seat(44), FAR)
    do(game, "use W04 fiona 45", "pass")
    assert squares(game)[1] == 45
    game = lay(Seat(0, hand="W04"), Seat(44), FAR)
    do(game, "use W04 fiona 45", "step 44")
    assert squares(game)[1] == 44


@pytest.mark.rule("GG-203", "W04")
@pytest.mark.parametrize(
    "move", ["uoiea 1", "z1 21", "zaggy 33", "fiona 46", "fiona 44", "fiona 63"]
)
def test_a_lasso_moves_another_character_to_a_square_next_to_it(move: str) -> None:
    token, square = move.split()
    game = lay(Seat(0, hand="W04"), Seat(44), FAR, zombots=[20])
    assert refused(game, f"use W04 {token} {int(square):02d}") == "GG-203"


@pytest.mark.rule("W04", "GG-84", "N02", "N04")
@pytest.mark.parametrize("card", ["N02", "N04"])
def test_a_lasso_moves_nobody_into_rubble_or_a_sentry(card: str) -> None:
    target = Seat(44, active="E05", dlc="D07")
    game = lay(Seat(0, hand="W04"), target, FAR, ground={45: card})
    assert refused(game, "use W04 fiona 45") == "GG-84"
    do(game, "use W04 fiona 35")
    assert refused(game, "step 45") == "GG-84"


@pytest.mark.rule("W04", "N01")
def test_a_lasso_may_use_portals() -> None:
    game = lay(Seat(0, hand="W04"), Seat(44), FAR, ground={44: "N01", 80: "N01"})
    do(game, "use W04 fiona 80", "step 71")
    assert squares(game)[1] == 71


@pytest.mark.rule("W04", "N03", "E06")
def test_who_is_lassoed_into_a_floor_malfunction_falls_even_in_grippy_socks() -> None:
    target = Seat(44, active="E06")
    game = lay(Seat(0, hand="W04"), target, FAR, ground={45: "N03"}, lying={32: "A01"}, dice=(2, 3))
    do(game, "use W04 fiona 45")
    assert game.waiting() == (0,)
    do(game, "land 32", "step 33")
    assert (squares(game)[1], hand(game, 1)) == (33, "")


@pytest.mark.rule("W04", "GG-98", "GG-93", "E08")
def test_contact_applies_on_every_square_a_lasso_leads_through() -> None:
    target = Seat(44, active="E08")  # which helps only in one's own movement
    game = lay(Seat(0, hand="W04"), target, Seat(46, gizmos=0), zombots=[45])
    do(game, "use W04 fiona 45", "step 46")
    assert gizmos(game) == [3, 1, 0]


@pytest.mark.rule("W04", "GG-146", "GG-128")
def test_a_lassoed_zomboid_steals_revives_and_stops() -> None:
    game = lay(Seat(0, hand="W04"), Seat(44, gizmos=0), Seat(45), Seat(45))
    do(game, "use W04 fiona 45")
    assert ends(game, "rob") == {"myron", "sudo"}
    do(game, "rob myron")
    assert (gizmos(game), squares(game)[1]) == ([3, 1, 2, 3], 45)
    assert asked(game) != "Pull"


@pytest.mark.rule("W04", "GG-146", "GG-R21")
def test_a_lassoed_zomboid_may_rob_even_the_one_who_pulls_it() -> None:
    game = lay(Seat(45, hand="W04"), Seat(44, gizmos=0), FAR)
    do(game, "use W04 fiona 45")
    assert gizmos(game) == [2, 1, 3]


@pytest.mark.rule("W04", "GG-149")
def test_a_zomboid_is_lassoed_diagonally_too() -> None:
    game = lay(Seat(0, hand="W04"), Seat(44, gizmos=0), FAR)
    assert refused(game, "use W04 fiona 55") is None


@pytest.mark.rule("W04", "GG-233")
def test_a_lasso_leads_from_square_100_and_never_onto_it() -> None:
    game = lay(Seat(0, hand="W04"), Seat(100, dlc="D10"), FAR)
    do(game, "use W04 fiona 90")
    assert refused(game, "step 100") == "GG-233"
    do(game, "step 91")
    assert squares(game)[1] == 91
    game = lay(Seat(0, hand="W04"), Seat(90, dlc="D10"), FAR)
    assert refused(game, "use W04 fiona 100") == "GG-233"


@pytest.mark.rule("W04", "GG-19")
def test_nobody_is_lassoed_round_the_edge() -> None:
    game = lay(Seat(0, hand="W04"), Seat(49, dlc="D11"), FAR)
    assert refused(game, "use W04 fiona 40") == "GG-203"


@pytest.mark.rule("W04", "GG-247")
def test_alone_nobody_lassos_a_zomboid() -> None:
    opponents = [Seat(44, gizmos=0), Seat(70, gizmos=1)]
    game = lay(Seat(0, hand="W04", gizmos=1), opponents=opponents)
    assert refused(game, "use W04 fiona 45") == "GG-247"
    do(game, "use W04 myron 71", "step 72")
    assert squares(game)[2] == 72


# ------------------------------------------------------------------ Zomb Treats


@pytest.mark.rule("W09", "GG-118")
def test_treats_move_two_zombs_of_either_kind_two_squares_each() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44, gizmos=0), FAR, zombots=[70])
    do(game, "use W09 z1 71", "step 72", "zomb fiona 45", "step 46")
    assert (game.table.zombots, squares(game)[1]) == ([72], 46)
    assert names(game.table.piles[0]) == "W09"


@pytest.mark.rule("W09", "GG-126")
def test_treated_zombots_do_harm_on_every_square() -> None:
    game = lay(Seat(0, hand="W09"), Seat(71), Seat(72), zombots=[70])
    do(game, "use W09 z1 71", "step 72")
    assert gizmos(game) == [3, 2, 2]


@pytest.mark.rule("W09")
def test_the_second_squares_and_the_second_zomb_may_be_left_out() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44), FAR, zombots=[70, 20])
    do(game, "use W09 z1 71", "pass", "pass")
    assert (game.table.zombots, hand(game)) == ([71, 20], "")
    assert game.table.now.acted


@pytest.mark.rule("W09")
def test_the_two_zombs_must_be_different() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44), FAR, zombots=[70, 20])
    do(game, "use W09 z1 71", "pass")
    assert refused(game, "zomb z1 72") == "W09"
    assert ends(game, "zomb z2") == {"10", "21", "30"}


@pytest.mark.rule("W09", "GG-121", "GG-123", "GG-120")
def test_treats_keep_to_the_rules_for_zombs() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44), FAR, zombots=[70], ground={71: "N02"})
    assert refused(game, "use W09 z1 71") == "GG-123"
    assert refused(game, "use W09 z1 81") == "GG-121"
    assert refused(game, "use W09 fiona 45") == "GG-120"


@pytest.mark.rule("W09", "GG-122")
def test_a_treated_zomb_does_not_double_back_later_in_the_turn() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44), FAR, zombots=[70])
    do(game, "use W09 z1 71")
    assert refused(game, "step 70") == "GG-122"
    do(game, "step 72", "pass")
    assert asked(game) == "Attack"
    assert refused(game, "zomb z1 71") == "GG-122"
    assert ends(game, "zomb z1") == {"62", "73", "82"}


@pytest.mark.rule("W09", "GG-R49")
def test_with_two_players_treats_move_each_zombot_one_square() -> None:
    game = lay(Seat(0, hand="W09"), Seat(44), zombots=[70, 20])
    do(game, "use W09 z1 71")
    assert ends(game, "step") == set()
    do(game, "zomb z2 21")
    assert game.table.zombots == [71, 21]
    assert asked(game) not in ("Treat", "MoveOn")


@pytest.mark.rule("W09", "GG-247")
def test_alone_treats_cannot_be_played() -> None:
    game = lay(Seat(0, hand="W09", gizmos=1), opponents=[Seat(44, gizmos=1)], zombots=[70])
    assert refused(game, "use W09 z1 71") == "GG-247"


@pytest.mark.rule("W09", "N03", "GG-125")
def test_a_treated_zomb_that_falls_may_use_the_step_left_over() -> None:
    game = lay(Seat(0, hand="W09"), Seat(33), FAR, zombots=[70], ground={71: "N03"}, dice=(2, 3))
    do(game, "use W09 z1 71", "land 32", "step 33")
    assert (game.table.zombots, gizmos(game)) == ([33], [3, 2, 3])


# ------------------------------------------------------------------ Personal Byoop


@pytest.mark.rule("W11", "GG-33")
def test_a_byoop_places_its_user_again_who_collects_and_then_moves() -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, lying={32: "A01"}, dice=(2, 3))
    do(game, "use W11")
    assert set(offered(game)) == {"land 23", "land 32"}
    do(game, "land 32")
    assert (squares(game)[0], hand(game), lies(game, 32)) == (32, "A01", "")
    do(game, "step 33", "step 34", "step 35")
    assert squares(game)[0] == 35
    assert names(game.table.piles[0]) == "W11"


@pytest.mark.rule("W11", "GG-93", "GG-87")
def test_whoever_byoops_onto_a_zomb_takes_damage_and_onto_cards_has_them_first() -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, zombots=[32], lying={32: "A01"}, dice=(2, 3))
    do(game, "use W11", "land 32")
    assert (gizmos(game), hand(game)) == ([2, 3, 3], "A01")


@pytest.mark.rule("W11", "E08")
def test_tin_underpants_help_against_zombots_when_one_byoops() -> None:
    me = Seat(0, hand="W11", active="E08")
    game = lay(me, Seat(44), FAR, zombots=[32], dice=(2, 3))
    do(game, "use W11", "land 32")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("W11", "GG-33", "GG-R8", "N02", "N04")
@pytest.mark.parametrize("card", ["N02", "N04"])
def test_a_byoop_onto_rubble_or_a_sentry_goes_beside_it(card: str) -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, ground={32: card, 31: "N02"}, dice=(2, 3))
    do(game, "use W11", "land 32")
    assert refused(game, "land 32") == "GG-33"
    assert refused(game, "land 31") == "GG-33"
    do(game, "land 42")
    assert squares(game)[0] == 42


@pytest.mark.rule("W11", "N03")
def test_a_byoop_onto_a_floor_malfunction_is_a_fall() -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, ground={32: "N03"}, dice=(2, 3, 8, 8))
    do(game, "use W11", "land 32")
    assert squares(game)[0] == 88


@pytest.mark.rule("W11", "N01")
def test_a_byoop_may_land_on_a_portal() -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, ground={32: "N01"}, dice=(2, 3))
    do(game, "use W11", "land 32")
    assert squares(game)[0] == 32


@pytest.mark.rule("W11", "GG-24")
def test_on_doubles_there_is_one_square_to_byoop_to() -> None:
    game = lay(Seat(0, hand="W11"), Seat(44), FAR, dice=(3, 3))
    do(game, "use W11")
    assert squares(game)[0] == 33
