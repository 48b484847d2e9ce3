"""W13 and W14. The Widgets of the e-Shoppe; D19 besides, as far as it concerns them."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.table import NOBODY
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    hand,
    lay,
    names,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import banks, discarded, owned, shown

SHOP = "D05 D12 D13 D15"  # their named cards: A06, A01, A08 and E01


@pytest.mark.rule("W13")
def test_a_coupon_stands_for_any_component_that_is_not_named() -> None:
    for payments in (["pay coupon", "pay W01"], ["pay E02", "pay coupon"]):
        game = lay(Seat(44, "W13 W01 E02 A06", gizmos=1), Seat(77), Seat(99), display=SHOP)
        do(game, "buy D05 coupon", "pay A06", *payments)
        assert owned(game) == "D05"
        assert "W13" in discarded(game)


@pytest.mark.rule("W13", "GG-154")
def test_a_coupon_does_not_stand_for_the_named_card() -> None:
    game = lay(Seat(44, "W13 W01 E02 A06"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon")
    assert refused(game, "pay coupon") == "W13"
    poor = lay(Seat(44, "W13 W01 E02", gizmos=1, bank=0), Seat(77), Seat(99), display=SHOP)
    assert refused(poor, "buy D05 coupon") == "GG-151"


@pytest.mark.rule("W13")
def test_a_coupon_is_not_the_widget_as_well() -> None:
    game = lay(Seat(44, "W13 A06", gizmos=0, bank=0), Seat(77), Seat(99), display=SHOP)
    assert refused(game, "buy D05") == "GG-151"
    game = lay(Seat(44, "W13 A06 E02", gizmos=3), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon", "pay A06", "pay coupon")
    assert refused(game, "pay W13") == "GG-152"


@pytest.mark.rule("W13")
def test_of_two_coupons_one_may_pay_as_an_ordinary_widget() -> None:
    game = lay(Seat(44, "W13 W13 A06", gizmos=1), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon", "pay A06", "pay coupon", "pay W13")
    assert owned(game) == "D05"
    assert hand(game) == ""


@pytest.mark.rule("W13")
def test_a_coupon_pays_as_an_ordinary_widget_without_being_played() -> None:
    game = lay(Seat(44, "W13 A06 E02"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05", "pay A06", "pay E02", "pay W13")
    assert owned(game) == "D05"


@pytest.mark.rule("W13")
def test_who_buys_with_a_coupon_has_to_use_it() -> None:
    game = lay(Seat(44, "W13 W01 E02 A06"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon", "pay A06", "pay E02")
    assert refused(game, "pay W01") == "W13"
    assert refused(game, "pay gizmos") == "W13"


@pytest.mark.rule("W13")
def test_a_coupon_stands_for_one_component_only() -> None:
    game = lay(Seat(44, "W13 W01 E02 A06"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon", "pay A06", "pay coupon")
    assert refused(game, "pay coupon") == "W13"


@pytest.mark.rule("W13")
def test_without_a_coupon_nobody_buys_with_one() -> None:
    game = lay(Seat(44, "W01 E02 A06"), Seat(77), Seat(99), display=SHOP)
    assert refused(game, "buy D05 coupon") == "W13"
    do(game, "buy D05", "pay A06")
    assert refused(game, "pay coupon") == "W13"


@pytest.mark.rule("W13", "GG-136")
def test_a_zomboid_plays_no_coupon() -> None:
    game = lay(Seat(44, "W13 W01 E02 A06", gizmos=0), Seat(77), Seat(99), display=SHOP)
    assert refused(game, "buy D05 coupon") == "W13"
    assert refused(game, "buy D05") is None  # it pays as an ordinary Widget


@pytest.mark.rule("W13", "GG-79", "GG-73")
def test_a_coupon_is_not_played_without_a_purchase() -> None:
    game = lay(Seat(44, "W13 W01 E02 A06"), Seat(77), Seat(99), display=SHOP)
    assert refused(game, "use W13") is not None
    do(game, "buy D05 coupon", "pay A06", "call off")
    assert "W13" in hand(game).split()
    do(game, "again")  # the Action is still to be taken
    assert "W13" in hand(game).split()


@pytest.mark.rule("W13", "GG-73")
def test_a_purchase_with_a_coupon_is_the_one_action() -> None:
    game = lay(Seat(44, "W13 W08 E02 A06", dlc="D04"), Seat(77), Seat(99), display=SHOP, skate=0)
    do(game, "buy D05 coupon", "pay A06", "pay E02", "pay coupon")
    assert asked(game) == "Action"  # for the Rollerskate
    assert refused(game, "use W08") == "GG-73"
    assert refused(game, "again") == "GG-73"


@pytest.mark.rule("GG-R67", "D19")
def test_with_the_thumb_a_coupon_comes_second() -> None:
    game = lay(Seat(44, "W13 W08 E02 A06", dlc="D19"), Seat(77), Seat(99), display=SHOP)
    do(game, "use W08")
    assert refused(game, "buy D05") == "GG-73"  # no Widget is played in that
    do(game, "buy D05 coupon", "pay A06", "pay E02", "pay coupon")
    assert owned(game) == "D19 D05"


@pytest.mark.rule("GG-R67", "D19")
def test_with_the_thumb_a_coupon_comes_first() -> None:
    game = lay(Seat(44, "W13 W08 E02 A06", dlc="D19"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05 coupon", "pay A06", "pay E02", "pay coupon", "use W08")
    assert game.table.now.extra == 3


@pytest.mark.rule("W14", "GG-163")
def test_the_displayed_dlc_go_under_their_deck_in_any_order() -> None:
    game = lay(Seat(44, "W14"), Seat(77), Seat(99), display=SHOP)
    before = game.table.dlc_deck.copy()
    do(game, "use W14", "arrange D13 D05 D15 D12")
    assert names(game.table.dlc_deck[:4]) == "D12 D15 D05 D13"  # the last at the very bottom
    assert game.table.dlc_deck[4:] == before[:-4]
    assert shown(game).split() == names(before[:-5:-1]).split()
    assert discarded(game) == "W14"


@pytest.mark.rule("W14", "GG-275")
def test_only_who_has_put_the_dlc_there_knows_their_order() -> None:
    game = lay(Seat(44, "W14"), Seat(77), Seat(99), display=SHOP)
    do(game, "use W14", "arrange D13 D05 D15 D12")
    assert game.table.dlc_known == [0] * 4 + [NOBODY] * 14


@pytest.mark.rule("W14")
@pytest.mark.parametrize(
    "order", ["", "D05", "D05 D12 D13", "D05 D12 D13 D01", "D05 D05 D12 D13", "D05 D12 D13 D15 D01"]
)
def test_all_the_displayed_dlc_are_put_there_and_no_others(order: str) -> None:
    game = lay(Seat(44, "W14"), Seat(77), Seat(99), display=SHOP)
    do(game, "use W14")
    assert refused(game, f"arrange {order}") == "W14"


@pytest.mark.rule("W14")
def test_one_of_the_new_dlc_may_be_bought_at_the_normal_price() -> None:
    game = lay(Seat(44, "W14", bank=4), Seat(77), Seat(99), display=SHOP)
    do(game, "use W14", "arrange D05 D12 D13 D15")
    new = shown(game).split()[0]
    assert refused(game, "buy D05") == "GG-150"  # lies under the deck
    do(game, f"buy {new}", *["pay gizmos"] * 3, "bank 4")
    assert owned(game) == new
    assert banks(game)[0] == 0
    assert len(shown(game).split()) == 4


@pytest.mark.rule("W14", "GG-R72")
def test_the_purchase_may_be_left_out_or_called_off() -> None:
    game = lay(Seat(44, "W14", bank=4), Seat(77), Seat(99), display=SHOP)
    do(game, "use W14", "arrange D05 D12 D13 D15")
    new = shown(game).split()[0]
    do(game, f"buy {new}", "call off")
    do(game, "pass")
    assert owned(game) == ""
    assert asked(game) == "Movement"


@pytest.mark.rule("W14", "GG-73")
def test_the_purchase_belongs_to_the_action() -> None:
    game = lay(Seat(44, "W14", bank=4, dlc="D04"), Seat(77), Seat(99), display=SHOP, skate=0)
    do(game, "use W14", "arrange D05 D12 D13 D15", "pass")
    assert asked(game) == "Action"
    assert refused(game, f"buy {shown(game).split()[0]}") == "GG-73"


@pytest.mark.rule("W14", "W13", "GG-73", "GG-R67")
def test_the_coupon_would_be_a_second_widget_beside_the_button() -> None:
    game = lay(Seat(44, "W13 W14", bank=8), Seat(77), Seat(99), display=SHOP)
    do(game, "use W14", "arrange D05 D12 D13 D15")
    new = shown(game).split()[0]
    assert refused(game, f"buy {new} coupon") == "GG-73"
    assert refused(game, f"buy {new}") is None
    handy = lay(Seat(44, "W13 W14", bank=8, dlc="D19"), Seat(77), Seat(99), display=SHOP)
    do(handy, "use W14", "arrange D05 D12 D13 D15")
    assert refused(handy, f"buy {shown(handy).split()[0]} coupon") is None


@pytest.mark.rule("W14", "GG-R67", "D19")
def test_the_coupon_would_be_a_third_widget_after_the_button() -> None:
    game = lay(Seat(44, "W08 W13 W14", bank=8, dlc="D19"), Seat(77), Seat(99), display=SHOP)
    do(game, "use W08", "use W14", "arrange D05 D12 D13 D15")
    new = shown(game).split()[0]
    assert refused(game, f"buy {new} coupon") == "GG-73"
    assert refused(game, f"buy {new}") is None


@pytest.mark.rule("W14", "GG-163")
def test_a_display_that_has_shrunk_is_dealt_anew_in_the_same_number() -> None:
    all_but_six = " ".join(f"D{number:02d}" for number in range(1, 17))
    game = lay(Seat(44, "W14"), Seat(77, dlc=all_but_six), Seat(99), display="D17 D18")
    do(game, "use W14", "arrange D18 D17")
    assert len(shown(game).split()) == 2
    assert not set(shown(game).split()) & {"D17", "D18"}


@pytest.mark.rule("W14", "GG-79")
def test_with_everything_sold_the_button_changes_nothing() -> None:
    everything = " ".join(f"D{number:02d}" for number in range(1, 23))
    game = lay(Seat(44, "W14 W08"), Seat(77, dlc=everything), Seat(99))
    assert refused(game, "use W14") == "GG-79"
    assert "use W14" not in offered(game)


@pytest.mark.rule("W13")
def test_who_can_pay_only_with_the_coupon_may_buy_so() -> None:
    for hand_of in ("W13 A06 E02", "W13 A06 W01"):
        game = lay(Seat(44, hand_of, gizmos=1, bank=0), Seat(77), display=SHOP)
        assert "buy D05 coupon" in offered(game)
        assert ("buy D05" in offered(game)) == (hand_of == "W13 A06 E02")
        rest = hand_of.split()[2]
        pays = ["pay E02", "pay coupon"] if rest == "E02" else ["pay coupon", "pay W01"]
        do(game, "buy D05 coupon", "pay A06", *pays)
        assert owned(game) == "D05"
