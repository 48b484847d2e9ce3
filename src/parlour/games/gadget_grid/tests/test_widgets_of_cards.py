"""Widgets about cards: Gremlin Lawyer, Warp, Hacker, Coffee Run, Legs and Unsubscribe Button."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.events import Got, Hacked
from parlour.games.gadget_grid.tests.checks import end_turn, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    ground,
    hand,
    lay,
    names,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import ends

FAR = Seat(99)
AWAY = Seat(9)


# ------------------------------------------------------------------ Pet Gremlin Lawyer


@pytest.mark.rule("W03", "GG-202")
def test_the_lawyer_takes_active_equipment_which_works_at_once() -> None:
    game = lay(Seat(44, hand="W03"), Seat(9, active="E04 E10"), FAR)
    do(game, "use W03 fiona E04")
    assert (active(game), active(game, 1), names(game.table.piles[0])) == ("E04", "E10", "W03")
    do(game, "step 45", "step 46", "step 47", "step 48")
    assert squares(game)[0] == 48


@pytest.mark.rule("W03", "GG-193")
def test_what_the_taker_has_active_already_comes_to_the_hand() -> None:
    game = lay(Seat(44, hand="W03", active="E04"), Seat(9, active="E04"), FAR)
    do(game, "use W03 fiona E04")
    assert (active(game), hand(game), active(game, 1)) == ("E04", "E04", "")


@pytest.mark.rule("W03", "GG-202")
@pytest.mark.parametrize(
    "what", ["fiona E02", "myron E05", "uoiea E07", "sudo E04", "fiona D12", "zaggy E04", "z1 E04"]
)
def test_the_lawyer_takes_only_active_equipment_of_other_living_players(what: str) -> None:
    game = lay(
        *(Seat(44, hand="W03", active="E07"), Seat(9, hand="E02", active="E04", dlc="D12")),
        *(Seat(99, gizmos=0, active="E05"), Seat(90)),
        zombots=[20],
    )
    assert ends(game, "use W03") == {"fiona E04"}
    assert refused(game, f"use W03 {what}") == "GG-202"


@pytest.mark.rule("W03", "E05", "GG-297")
def test_whose_waders_are_taken_may_stay_on_rubble() -> None:
    wader = Seat(9, active="E05", footing=True)
    game = lay(Seat(44, hand="W03"), wader, FAR, ground={9: "N02"})
    do(game, "use W03 fiona E05")
    end_turn(game)
    end_turn(game)
    assert (game.table.turn, squares(game)[1]) == (2, 9)


# ------------------------------------------------------------------ Temporal Warp


@pytest.mark.rule("W05", "GG-204")
@pytest.mark.parametrize(("pile", "card"), [(1, "A01"), (2, "E04")])
def test_a_card_is_retrieved_from_either_pile(pile: int, card: str) -> None:
    game = lay(Seat(44, hand="W05"), AWAY, FAR, piles=("A01 N02 W08", "E04"))
    do(game, f"retrieve W05 {pile} {card}")
    assert hand(game) == card
    left = {"A01": ["N02 W08 W05", "E04"], "E04": ["A01 N02 W08 W05", ""]}
    assert [names(found) for found in game.table.piles] == left[card]


@pytest.mark.rule("W05", "GG-204")
@pytest.mark.parametrize("what", ["1 N02", "2 A01", "1 W05", "1 E04", "3 A01"])
def test_it_must_lie_in_that_pile_and_be_no_environment(what: str) -> None:
    game = lay(Seat(44, hand="W05"), AWAY, FAR, piles=("A01 N02", "E04"))
    assert ends(game, "retrieve W05") == {"1 A01", "2 E04"}
    assert refused(game, f"retrieve W05 {what}") == "GG-204"


@pytest.mark.rule("W05", "GG-79")
def test_it_is_not_played_when_no_pile_has_such_a_card() -> None:
    game = lay(Seat(44, hand="W05"), AWAY, FAR, piles=("N02", "N01"))
    assert ends(game, "retrieve") == set()
    assert refused(game, "retrieve W05 1 N02") == "GG-204"
    assert refused(game, "use W05") == "GG-75"


@pytest.mark.rule("W05", "GG-65")
def test_retrieved_equipment_may_be_activated_at_once() -> None:
    game = lay(Seat(44, hand="W05"), AWAY, FAR, piles=("E04", ""))
    do(game, "retrieve W05 1 E04", "activate E04")
    assert active(game) == "E04"


@pytest.mark.rule("W05")
def test_the_warp_itself_is_discarded_after_the_choice() -> None:
    game = lay(Seat(44, hand="W05 W05", dlc="D19"), AWAY, FAR, piles=("A01", ""))
    do(game, "retrieve W05 1 A01")
    assert names(game.table.piles[0]) == "W05"


# ------------------------------------------------------------------ Pocket Hacker


@pytest.mark.rule("W06", "GG-275")
@pytest.mark.parametrize(("chance", "taken"), [(0, "W08"), (1, "A01"), (2, "A12")])
def test_a_random_card_of_another_hand_is_taken(chance: int, taken: str) -> None:
    victim = Seat(9, hand="A01 A12 W08", active="E04", dlc="D12")
    game = lay(Seat(44, hand="W06"), victim, FAR, dice=(chance,), events=True)
    do(game, "use W06 fiona")
    assert hand(game) == taken
    assert sorted([*hand(game, 1).split(), taken]) == ["A01", "A12", "W08"]
    assert (active(game, 1), gizmos(game)) == ("E04", [3, 3, 3])
    assert [len(told(game, viewer, Got)) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert len(told(game, None, Hacked)) == 1


@pytest.mark.rule("W06")
def test_a_card_may_be_taken_from_those_a_zomboid_has_laid_down() -> None:
    game = lay(Seat(44, hand="W06"), Seat(9, hand="A01", gizmos=0), FAR, dice=(0,), events=True)
    do(game, "use W06 fiona")
    assert (hand(game), hand(game, 1)) == ("A01", "")
    assert len(told(game, 2, Got)) == 1


@pytest.mark.rule("W06")
@pytest.mark.parametrize("token", ["uoiea", "myron", "zaggy", "z1"])
def test_it_takes_from_another_player_who_holds_a_card(token: str) -> None:
    empty = Seat(99, active="E04", dlc="D12")
    game = lay(Seat(44, hand="W06 A01"), Seat(9, hand="A01"), empty, zombots=[20])
    assert ends(game, "use W06") == {"fiona"}
    assert refused(game, f"use W06 {token}") == "W06"


# ------------------------------------------------------------------ Coffee Run


@pytest.mark.rule("W07")
def test_a_coffee_run_draws_two_cards() -> None:
    game = lay(Seat(44, hand="W07"), AWAY, FAR, deck="A01 E04")
    do(game, "use W07")
    assert (hand(game), names(game.table.piles[0])) == ("E04 A01", "W07")
    do(game, "activate E04")
    assert active(game) == "E04"


@pytest.mark.rule("W07", "GG-25")
def test_an_environment_that_is_drawn_is_placed_at_once() -> None:
    game = lay(Seat(44, hand="W07"), AWAY, FAR, deck="N02 A01", dice=(2, 3))
    do(game, "use W07")
    assert set(offered(game)) == {"put N02 23", "put N02 32"}
    assert hand(game) == ""  # the second card is drawn afterwards
    do(game, "put N02 32")
    assert (ground(game, 32), hand(game)) == ("N02", "A01")


@pytest.mark.rule("W07", "GG-27")
def test_both_cards_may_be_environments_and_are_displaced_as_usual() -> None:
    game = lay(Seat(32, hand="W07"), AWAY, FAR, deck="N02 N04", dice=(2, 3, 2, 3))
    do(game, "use W07", "put N02 32")
    assert refused(game, "put N02 32") == "GG-27"
    do(game, "put N02 33", "put N04 23")
    assert (ground(game, 33), ground(game, 23), hand(game)) == ("N02", "N04", "")


@pytest.mark.rule("W07", "GG-79", "GG-56")
def test_a_coffee_run_with_nothing_left_to_draw_is_not_made() -> None:
    game = lay(Seat(44, hand="W07"), AWAY, FAR)
    game.table.decks = [[], []]
    assert refused(game, "use W07") == "GG-79"
    game.table.piles = [[number_of("A01")], []]
    assert refused(game, "use W07") is None


# ------------------------------------------------------------------ Second Helping of Legs


@pytest.mark.rule("W08")
def test_legs_lead_three_squares_farther() -> None:
    game = lay(Seat(40, hand="W08"), AWAY, FAR)
    do(game, "use W08", "step 41", "step 42", "step 43", "step 44", "step 45", "step 46")
    assert squares(game)[0] == 46
    assert game.table.turn == 1
    assert names(game.table.piles[0]) == "W08"


@pytest.mark.rule("W08", "GG-276")
def test_legs_are_lost_when_one_becomes_a_zomboid() -> None:
    game = lay(Seat(40, hand="W08", gizmos=1), AWAY, FAR, zombots=[41])
    do(game, "use W08", "step 41", "step 42", "step 43")
    assert (squares(game)[0], gizmos(game)) == (43, [0, 3, 3])
    assert ends(game, "step") == set()


@pytest.mark.rule("W08", "E04")
def test_legs_and_shoes_add_up() -> None:
    game = lay(Seat(40, hand="W08", active="E04"), AWAY, FAR)
    do(game, "use W08", *[f"step {square}" for square in range(41, 48)])
    assert squares(game)[0] == 47


# ------------------------------------------------------------------ Unsubscribe Button


@pytest.mark.rule("W14", "GG-275")
def test_the_display_goes_under_the_deck_in_any_order_and_is_dealt_anew() -> None:
    game = lay(Seat(44, hand="W14"), AWAY, FAR, display="D01 D02 D03 D04")
    top = game.table.dlc_deck[-4:]
    do(game, "use W14", "arrange D03 D01 D04 D02")
    assert sorted(game.table.display) == sorted(top)
    # The last named lies at the very bottom.
    assert names(game.table.dlc_deck[:4]) == "D02 D04 D01 D03"
    assert (hand(game), game.table.dlc_known[:5]) == ("", [0, 0, 0, 0, -1])


@pytest.mark.rule("W14", "GG-61")
@pytest.mark.parametrize("order", ["D01 D02 D03", "D01 D02 D03 D05", "D01 D01 D02 D03 D04"])
def test_every_displayed_card_is_put_there_once(order: str) -> None:
    game = lay(Seat(44, hand="W14"), AWAY, FAR, display="D01 D02 D03 D04")
    do(game, "use W14")
    assert len(offered(game)) == 24
    assert refused(game, f"arrange {order}") == "W14"
    assert refused(game, "again") == "GG-61"


@pytest.mark.rule("W14")
def test_only_as_many_are_dealt_as_were_on_display() -> None:
    game = lay(Seat(44, hand="W14"), AWAY, FAR, display="D01 D02")
    do(game, "use W14", "arrange D02 D01")
    assert len(game.table.display) == 2
    assert len(game.table.dlc_deck) == 20


@pytest.mark.rule("W14")
def test_with_no_other_dlc_left_the_same_ones_come_back() -> None:
    others = " ".join(f"D{number:02d}" for number in range(3, 23) if number not in (3, 5))
    game = lay(Seat(44, hand="W14"), Seat(9, dlc=others), FAR, display="D01 D05")
    while game.table.dlc_deck:
        game.table.dlc_deck.pop()
        game.table.dlc_known.pop()
    do(game, "use W14", "arrange D05 D01")
    assert sorted(names(game.table.display).split()) == ["D01", "D05"]


@pytest.mark.rule("W14", "GG-79")
def test_with_nothing_on_display_there_is_nothing_to_put_under() -> None:
    game = lay(Seat(44, hand="W14"), AWAY, FAR)
    game.table.display = []
    assert refused(game, "use W14") == "GG-79"


# ------------------------------------------------------------------ prices and Coupons


@pytest.mark.rule("GG-R24", "GG-154")
def test_the_named_card_takes_two_gizmos_wherever_they_come_from() -> None:
    buyer = Seat(44, hand="E02 A01", gizmos=2, bank=1)
    game = lay(buyer, AWAY, FAR, display="D19")  # for a Temporal Warp
    do(game, "buy D19", "pay gizmos", "pay E02", "pay A01", "bank 1")
    character = game.table.characters[0]
    assert (names(character.dlc), character.gizmos, character.bank) == ("D19", 1, 0)
    assert game.table.gone == 2


@pytest.mark.rule("GG-R24", "GG-154")
def test_one_gizmo_is_never_part_of_the_price_of_the_named_card() -> None:
    buyer = Seat(44, hand="E02 A01", gizmos=1, bank=0)
    game = lay(buyer, AWAY, FAR, display="D19")
    assert ends(game, "buy") == set()
    assert refused(game, "buy D19") == "GG-151"


@pytest.mark.rule("GG-R67", "W13", "D19")
def test_with_the_thumb_a_coupon_may_follow_another_widget() -> None:
    buyer = Seat(44, hand="W08 W13 A01 E02", dlc="D19")
    game = lay(buyer, AWAY, FAR, display="D12")  # for a Rock, any Equipment and any Widget
    do(game, "use W08")
    assert refused(game, "buy D12") == "GG-73"
    do(game, "buy D12 coupon", "pay A01", "pay E02", "pay coupon")
    assert names(game.table.characters[0].dlc) == "D19 D12"


@pytest.mark.rule("GG-R67", "GG-73")
def test_without_the_thumb_nothing_follows_a_widget() -> None:
    game = lay(Seat(44, hand="W08 W13 A01 E02"), AWAY, FAR, display="D12")
    do(game, "use W08")
    assert refused(game, "buy D12 coupon") == "GG-73"


@pytest.mark.rule("GG-R67", "W13", "D19", "GG-162")
def test_with_the_thumb_another_widget_may_follow_a_coupon_but_no_other_purchase() -> None:
    buyer = Seat(44, hand="W08 W13 W13 A01 A13 E02 E04 W12", dlc="D19")
    game = lay(buyer, AWAY, FAR, display="D12 D21", lying={45: "A12"})
    do(game, "buy D12 coupon", "pay A01", "pay E02", "pay coupon")
    assert refused(game, "buy D21 coupon") == "GG-162"
    do(game, "use W08")
    assert refused(game, "use W12 45") == "D19"
