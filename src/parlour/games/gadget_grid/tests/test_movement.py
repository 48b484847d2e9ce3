"""GG-80 to GG-92: steps, and the cards collected on the way."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import end_turn, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
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

# ---------------------------------------------------------------- steps


@pytest.mark.rule("GG-80")
def test_a_living_character_moves_up_to_three_squares_straight_or_diagonally() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, phase="movement")
    do(game, "step 55", "step 56", "step 47")
    assert squares(game)[0] == 47
    assert refused(game, "step 48") == "GG-80"
    assert offered(game) == ["activate E01", "pass"]


@pytest.mark.rule("GG-80")
@pytest.mark.parametrize("square", ["44", "46", "64", "66", "23", "99", "00"])
def test_a_step_leads_to_a_square_next_to_ones_own(square: str) -> None:
    game = lay(Seat(44), *FAR, phase="movement")
    assert refused(game, f"step {square}") == "GG-80"


@pytest.mark.rule("GG-80", "GG-63", "GG-81")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_player_may_stop_after_any_step(taken: int) -> None:
    """After the last one there is nothing to stop."""
    game = lay(Seat(44), *FAR, phase="movement")
    do(game, *["step 45", "step 46", "step 47"][:taken], *["pass"] * (taken < 3))
    assert (squares(game)[0], game.table.turn) == (44 + taken, 1)


@pytest.mark.rule("GG-81")
def test_a_step_is_done_with_before_the_next_one() -> None:
    """The fall, the cards there and the Zombot there all come before another step."""
    game = lay(
        Seat(44),
        *FAR,
        phase="movement",
        ground={45: "N03"},
        dice=(6, 7),
        lying={67: "E04"},
        zombots=[67],
    )
    do(game, "step 45")
    assert (asked(game), steps(game)) == ("ChooseLanding", set())
    do(game, "land 67")
    assert (asked(game), gizmos(game)[0], hand(game)) == ("Pickup", 3, "E04")
    do(game, "pass")
    assert (asked(game), gizmos(game)[0]) == ("Movement", 2)


@pytest.mark.rule("GG-82")
def test_a_character_may_go_back_to_squares_it_has_left() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, phase="movement")
    do(game, "step 45", "step 44", "step 45")
    assert squares(game)[0] == 45


@pytest.mark.rule("GG-83")
def test_a_character_moves_through_squares_with_others_cards_and_buddies() -> None:
    game = lay(
        Seat(44),
        Seat(45),
        Seat(46, dlc="D02 D04"),
        phase="movement",
        buggy=45,
        skate=46,
        lying={45: "W01"},
    )
    do(game, "step 45", "step 46", "step 47")
    assert (squares(game), gizmos(game), hand(game)) == ([47, 45, 46], [3, 3, 3], "W01")


@pytest.mark.rule("GG-84")
@pytest.mark.parametrize("closed", ["N02", "S02", "N04", "S05", "N06", "S07"])
def test_rubble_and_sentries_are_not_entered(closed: str) -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: closed, 55: closed})
    assert refused(game, "step 45") == "GG-84"
    assert refused(game, "step 55") == "GG-84"
    assert steps(game) == {33, 34, 35, 43, 53, 54}


@pytest.mark.rule("GG-84")
@pytest.mark.parametrize(
    ("owned", "closed", "refusal"),
    [
        (Seat(44, active="E05"), "N02", None),
        (Seat(44, active="E05"), "N04", "GG-84"),
        (Seat(44, hand="E05"), "N02", "GG-84"),
        (Seat(44, dlc="D07"), "N02", None),
        (Seat(44, dlc="D07"), "N04", None),
    ],
)
def test_a_card_may_allow_what_is_impassable(owned: Seat, closed: str, refusal: str | None) -> None:
    game = lay(owned, *FAR, phase="movement", ground={45: closed})
    assert refused(game, "step 45") == refusal


@pytest.mark.rule("GG-85")
def test_a_diagonal_step_passes_between_two_impassable_squares() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={45: "N02", 54: "N04"})
    do(game, "step 55")
    assert squares(game)[0] == 55


@pytest.mark.rule("GG-86", "GG-18")
def test_a_portal_leads_to_any_other_portal_for_one_step() -> None:
    game = lay(
        Seat(43, hand="E01"), *FAR, phase="movement", ground={44: "N01", 7: "S01", 77: "N01"}
    )
    do(game, "step 44", "step 77", "step 07")
    assert squares(game)[0] == 7
    assert refused(game, "step 44") == "GG-80"


@pytest.mark.rule("GG-86")
def test_a_portal_alone_leads_nowhere() -> None:
    game = lay(Seat(44), *FAR, phase="movement", ground={44: "N01"})
    assert steps(game) == {33, 34, 35, 43, 45, 53, 54, 55}


@pytest.mark.rule("GG-86")
def test_a_portal_is_not_entered_from_beside_another_one() -> None:
    game = lay(Seat(43), *FAR, phase="movement", ground={44: "N01", 77: "N01"})
    assert refused(game, "step 77") == "GG-80"


@pytest.mark.rule("GG-86", "GG-138")
def test_a_portal_step_counts_as_orthogonal_so_a_zomboid_may_take_it() -> None:
    game = lay(Seat(44, gizmos=0), *FAR, phase="movement", ground={44: "N01", 77: "N01"})
    assert steps(game) == {34, 43, 45, 54, 77}


@pytest.mark.rule("GG-86")
def test_a_portal_next_door_may_be_entered_by_hop_or_by_foot_alike() -> None:
    game = lay(Seat(44, gizmos=0), *FAR, phase="movement", ground={44: "N01", 55: "N01"})
    assert steps(game) == {34, 43, 45, 54, 55}


# ---------------------------------------------------------------- collecting


@pytest.mark.rule("GG-87")
def test_every_card_on_every_square_moved_into_is_taken_at_once() -> None:
    game = lay(Seat(44), *FAR, phase="movement", lying={45: "W01 A01", 46: "A05", 47: "A06"})
    do(game, "step 45")
    assert (hand(game), lies(game, 45)) == ("W01 A01", "")
    do(game, "step 46", "pass")
    assert (hand(game), lies(game, 47)) == ("W01 A01 A05", "A06")


@pytest.mark.rule("GG-87", "GG-R15")
def test_cards_on_a_square_that_is_swapped_into_are_not_collected() -> None:
    game = lay(Seat(44, hand="W01"), *FAR, lying={9: "A05", 44: "A06"})
    do(game, "use W01 fiona")
    assert (hand(game), hand(game, 1), squares(game)) == ("", "", [9, 44, 90])
    assert (lies(game, 9), lies(game, 44)) == ("A05", "A06")


@pytest.mark.rule("GG-88")
def test_there_is_no_limit_to_a_hand() -> None:
    cards = "W01 W02 W04 W06 W07 W08 A01 A01 A01 A05 A05 A05 A05 E01 E02 E03 E04"
    game = lay(Seat(44, hand=cards), *FAR, phase="movement", lying={45: "A05 A05 A05 A06 A06 W09"})
    do(game, "step 45")
    assert len(hand(game).split()) == 23


@pytest.mark.rule("GG-89")
def test_cards_where_a_character_starts_are_not_collected_until_it_comes_back() -> None:
    game = lay(Seat(44), *FAR, phase="movement", lying={44: "W01"})
    do(game, "step 45")
    assert hand(game) == ""
    do(game, "step 44")
    assert hand(game) == "W01"


@pytest.mark.rule("GG-89", "GG-34")
def test_cards_that_appear_under_a_character_are_not_collected() -> None:
    game = lay(Seat(44), *FAR, dice=(4, 4), deck="W01 A01")
    do(game, "again", "put W01 44", "pass")
    assert (hand(game), lies(game, 44)) == ("", "W01 A01")


@pytest.mark.rule("GG-90")
def test_environments_stay_where_they_are() -> None:
    game = lay(
        Seat(44, active="E05 E06"), *FAR, phase="movement", ground={45: "N01", 46: "N02", 47: "N03"}
    )
    do(game, "step 45", "step 46", "step 47", "stand")
    assert [ground(game, square) for square in (45, 46, 47)] == ["N01", "N02", "N03"]
    assert hand(game) == ""


@pytest.mark.rule("GG-91", "GG-R46", "GG-R45")
def test_a_fourth_eye_under_a_zombot_saves_who_finds_and_activates_it() -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45], lying={45: "E01"})
    do(game, "step 45")
    assert offered(game) == ["activate E01", "pass"]
    do(game, "activate E01")
    assert (gizmos(game)[0], active(game)) == (3, "")
    assert sum(game.table.piles, []) == [101]  # noqa: RUF017  two short lists


@pytest.mark.rule("GG-91")
def test_collected_equipment_need_not_be_activated() -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45], lying={45: "E01"})
    do(game, "step 45", "pass")
    assert (gizmos(game)[0], active(game), hand(game)) == (2, "", "E01")


@pytest.mark.rule("GG-91")
@pytest.mark.parametrize("laid", [True, False])
def test_several_equipment_cards_may_be_activated_on_pickup(laid: bool) -> None:
    game = lay(Seat(44), *FAR, phase="movement", zombots=[45], lying={45: "E01 E08"})
    do(game, "step 45", "activate E08")
    do(game, "activate E01" if laid else "pass")
    assert gizmos(game)[0] == 3
    assert active(game) == ("E08 E01" if laid else "E08")


@pytest.mark.rule("GG-92")
def test_equipment_works_only_once_it_is_activated() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, phase="movement", lying={45: "E04"})
    do(game, "step 45", "step 46", "step 47")
    assert steps(game) == set()
    do(game, "activate E04")
    assert steps(game) == {36, 37, 38, 46, 48, 56, 57, 58}
    assert (active(game), hand(game)) == ("E04", "E01")


@pytest.mark.rule("GG-92")
def test_an_attack_card_must_be_in_hand() -> None:
    game = lay(Seat(44, hand="A05 A01"), Seat(45), Seat(9), phase="attack", lying={44: "A13"})
    assert refused(game, "attack A13 fiona") == "GG-92"


@pytest.mark.rule("GG-92", "GG-89")
def test_what_is_collected_stays_in_hand_over_the_turns() -> None:
    game = lay(Seat(44), *FAR, phase="movement", lying={45: "E04 W01"})
    do(game, "step 45", "pass", "pass")
    end_turn(game)
    assert (hand(game), active(game)) == ("W01 E04", "")
