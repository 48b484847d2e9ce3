"""GG-150, GG-157 to GG-164, GG-303. When a DLC may be bought, and what a purchase does."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import id_of, number_of
from parlour.games.gadget_grid.events import Bought, Dealt, Zombified
from parlour.games.gadget_grid.tests.checks import told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import (
    WITH_GIZMOS,
    banks,
    buy_with_gizmos,
    discarded,
    owned,
    shown,
)


@pytest.mark.rule("GG-150", "GG-77")
def test_a_dlc_on_display_is_bought_as_the_action() -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display="D13 D14 D15 D16")
    buy_with_gizmos(game, "D13", from_bank=4)
    assert owned(game) == "D13"
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-150")
@pytest.mark.parametrize("dlc", ["D01", "D22", "W01"])
def test_nothing_is_sold_that_is_not_on_display(dlc: str) -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display="D13 D14 D15 D16")
    assert refused(game, f"buy {dlc}") == "GG-150"


@pytest.mark.rule("GG-150")
def test_what_somebody_owns_already_cannot_be_bought_from_them() -> None:
    game = lay(Seat(44, bank=4), Seat(77, dlc="D01"), Seat(99), display="D13 D14 D15 D16")
    assert refused(game, "buy D01") == "GG-150"


@pytest.mark.rule("GG-73")
def test_who_has_played_a_widget_does_not_buy() -> None:
    game = lay(Seat(44, "W08", dlc="D03", bank=4), Seat(77), Seat(99), hugs=1)
    do(game, "use W08")
    dlc = shown(game).split()[0]
    assert refused(game, f"buy {dlc}") == "GG-73"


@pytest.mark.rule("GG-61")
@pytest.mark.parametrize("phase", ["movement", "attack"])
def test_nobody_buys_in_another_phase(phase: str) -> None:
    game = lay(
        Seat(44, bank=4), Seat(77), Seat(99), phase=phase, zombots=[0], display="D13 D14 D15 D16"
    )
    assert refused(game, "buy D13") == "GG-61"


@pytest.mark.rule("GG-150", "GG-136", "GG-137")
def test_a_zomboid_buys_with_what_it_has_laid_down_and_with_inert_equipment() -> None:
    game = lay(
        Seat(44, "W01 A01 A02", active="E01", gizmos=0, bank=0),
        Seat(77),
        Seat(99),
        display="D12 D14 D15 D16",
    )
    do(game, "buy D12", "pay A01", "pay active E01", "pay W01")
    assert owned(game) == "D12"
    assert discarded(game) == "W01 E01 A01"
    assert (hand(game), active(game)) == ("A02", "")


@pytest.mark.rule("GG-150", "GG-267")
def test_a_zomboid_that_buys_from_its_bank_stays_a_zomboid() -> None:
    game = lay(Seat(44, gizmos=0, bank=5), Seat(77), Seat(99), display="D12 D14 D15 D16")
    buy_with_gizmos(game, "D14")
    assert gizmos(game)[0] == 0
    assert banks(game)[0] == 1


@pytest.mark.rule("GG-159", "GG-114", "GG-117")
def test_gizmos_that_are_spent_leave_the_game() -> None:
    game = lay(Seat(44, gizmos=2, bank=4), Seat(77), Seat(99), display="D13 D14 D15 D16")
    buy_with_gizmos(game, "D13", from_bank=3)
    assert game.table.gone == 4
    assert gizmos(game) == [1, 3, 3]
    assert banks(game) == [1, 0, 0]


@pytest.mark.rule("GG-158", "E01", "D21")
def test_spending_gizmos_is_no_damage() -> None:
    game = lay(
        Seat(44, active="E01", gizmos=3, bank=2, dlc="D21"),
        Seat(77),
        Seat(99),
        display="D13 D14 D15 D16",
    )
    buy_with_gizmos(game, "D13", from_bank=2)
    assert gizmos(game)[0] == 1
    assert active(game) == "E01"  # saves nobody from a price
    assert hand(game) == ""  # and no trophy is won


@pytest.mark.rule("GG-160", "D14")
def test_a_dlc_works_at_once() -> None:
    game = lay(Seat(40, gizmos=2, bank=4), Seat(77), Seat(99), display="D13 D14 D15 D16")
    buy_with_gizmos(game, "D14", from_bank=4)
    do(game, "step 41", "step 42", "step 43", "step 44")
    assert refused(game, "step 45") != "GG-233"
    assert asked(game) != "Movement"


@pytest.mark.rule("GG-160", "D19", "GG-R67")
def test_a_thumb_bought_with_a_coupon_plays_another_widget_at_once() -> None:
    game = lay(Seat(44, "W13 W08", bank=3), Seat(77), Seat(99), display="D13 D14 D15 D19")
    do(game, "buy D19 coupon", "pay gizmos", "pay coupon", "pay gizmos", "bank 3")
    assert owned(game) == "D19"
    assert "use W08" in offered(game)


@pytest.mark.rule("GG-161")
def test_a_dlc_stays_with_a_zomboid() -> None:
    game = lay(Seat(44, "A01"), Seat(45, gizmos=1, dlc="D12 D15"), Seat(99), phase="attack")
    do(game, "attack A01 fiona")
    assert gizmos(game)[1] == 0
    assert owned(game, 1) == "D12 D15"


@pytest.mark.rule("GG-161", "GG-202")
def test_a_dlc_cannot_be_taken() -> None:
    game = lay(Seat(44, "W03"), Seat(45, active="E01", dlc="D12"), Seat(99))
    assert refused(game, "use W03 fiona D12") == "GG-202"
    assert refused(game, "use W03 fiona E01") is None


@pytest.mark.rule("GG-162", "W14", "D19")
def test_no_thumb_and_no_widget_allow_a_second_purchase() -> None:
    game = lay(
        Seat(44, "W13 W14", dlc="D19", bank=8), Seat(77), Seat(99), display="D12 D13 D15 D16"
    )
    do(game, "buy D12 coupon", "pay gizmos", "pay coupon", "pay gizmos", "bank 3")
    do(game, "use W14", "arrange D13 D15 D16 " + shown(game).split()[-1])
    assert asked(game) == "Movement"  # nothing to buy any more
    assert owned(game) == "D19 D12"


@pytest.mark.rule("GG-162")
def test_who_has_bought_by_the_unsubscribe_button_buys_no_more_with_a_coupon() -> None:
    game = lay(
        Seat(44, "W08 W13 W14", dlc="D19", bank=8), Seat(77), Seat(99), display="D12 D13 D15 D16"
    )
    do(game, "use W14", "arrange D12 D13 D15 D16")
    first, second = shown(game).split()[:2]
    buy_with_gizmos(game, first, from_bank=4)
    assert refused(game, f"buy {second} coupon") == "GG-162"


@pytest.mark.rule("GG-162")
def test_a_player_may_own_any_number_of_dlc() -> None:
    game = lay(
        Seat(44, bank=4, dlc="D01 D06 D07 D08 D09 D10 D11"),
        Seat(77),
        Seat(99),
        display="D12 D13 D15 D16",
    )
    buy_with_gizmos(game, "D13", from_bank=4)
    assert owned(game) == "D01 D06 D07 D08 D09 D10 D11 D13"


@pytest.mark.rule("GG-163", "GG-R23")
def test_a_dlc_that_is_bought_is_replaced_at_once() -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display="D12 D13 D15 D16")
    top = game.table.dlc_deck[-1]
    do(game, "buy D13", *WITH_GIZMOS, "bank 4")
    assert len(game.table.display) == 4
    assert top in game.table.display
    assert top not in game.table.dlc_deck


@pytest.mark.rule("GG-163")
def test_the_display_shrinks_when_the_dlc_deck_is_empty() -> None:
    everything = " ".join(f"D{number:02d}" for number in range(1, 19))
    game = lay(Seat(44, bank=4), Seat(77, dlc=everything), Seat(99), display="D19 D20 D21 D22")
    buy_with_gizmos(game, "D20", from_bank=4)
    assert shown(game) == "D19 D21 D22"


@pytest.mark.rule("GG-164")
def test_the_named_card_of_one_dlc_pays_an_ordinary_component_of_another() -> None:
    game = lay(
        Seat(44, "A01 A06 E05 W05"), Seat(77), Seat(99), display="D12 D05 D07 D19"
    )  # A06, E05 and W05 are the prices of D05, D07 and D19
    do(game, "buy D12", "pay A01", "pay E05", "pay W05")
    assert owned(game) == "D12"
    assert hand(game) == "A06"


@pytest.mark.rule("GG-303", "D08")
def test_the_cards_that_buy_the_composter_do_not_set_it_off() -> None:
    game = lay(Seat(44, "W06 E01 A01"), Seat(77), Seat(99), display="D08 D05 D07 D19", deck="A02")
    do(game, "buy D08", "pay W06", "pay E01", "pay A01")
    assert owned(game) == "D08"
    assert hand(game) == ""


@pytest.mark.rule("GG-303", "GG-157", "D02")
def test_a_buddy_is_placed_before_its_buyer_zombifies() -> None:
    game = lay(Seat(44, bank=1), Seat(77), Seat(99), display="D02 D05 D07 D19")
    buy_with_gizmos(game, "D02")
    assert asked(game) == "SetDown"
    do(game, "land 45")
    assert game.table.buggy == 45
    assert gizmos(game) == [0, 3, 3]
    assert asked(game) == "Movement"
    assert "step 55" not in offered(game)  # a Zomboid takes no diagonal steps


@pytest.mark.rule("GG-303", "GG-157", "GG-265", "GG-266", "GG-R22", "D02")
def test_a_last_gizmo_that_is_spent_may_hand_somebody_the_win() -> None:
    game = lay(Seat(44, bank=1), Seat(77, gizmos=1), Seat(99, gizmos=0), display="D02 D05 D07 D19")
    buy_with_gizmos(game, "D02")
    do(game, "land 45")
    assert game.over
    assert game.table.winners == [1]
    assert game.table.buggy == 45


@pytest.mark.rule("GG-157", "GG-R18", "GG-R22")
def test_who_spends_the_last_gizmo_goes_on_as_a_zomboid() -> None:
    shop = "D13 D05 D07 D19"
    game = lay(Seat(44, "A01", active="E04", bank=1), Seat(45), Seat(99), display=shop, events=True)
    buy_with_gizmos(game, "D13")
    assert gizmos(game) == [0, 3, 3]
    assert len(told(game, kind=Zombified)) == 1
    do(game, "step 45")  # and may steal
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("GG-57", "GG-163", "GG-157")
def test_everybody_hears_what_was_bought_and_dealt() -> None:
    game = lay(
        Seat(44, "A01", gizmos=2, bank=1),
        Seat(77),
        Seat(99),
        display="D12 D13 D14 D15",
        events=True,
    )
    do(game, "buy D12", "pay A01", "pay gizmos", "pay gizmos", "bank 1")
    (bought,) = told(game, kind=Bought)
    assert (bought.seat, id_of(bought.dlc)) == (0, "D12")
    assert (bought.cards, bought.bank, bought.token) == ((number_of("A01"),), 1, 1)
    (dealt,) = told(game, kind=Dealt)
    assert id_of(dealt.dlc) in shown(game)
    assert told(game, kind=Zombified) == []


@pytest.mark.rule("GG-157", "GG-137")
def test_a_zomboid_that_buys_does_not_zombify_again() -> None:
    game = lay(
        Seat(44, gizmos=0, bank=4), Seat(77), Seat(99), display="D12 D13 D14 D15", events=True
    )
    buy_with_gizmos(game, "D12")
    assert told(game, kind=Zombified) == []


@pytest.mark.rule("GG-303", "GG-157", "D03", "GG-222")
def test_the_huggly_is_set_on_its_host_before_its_buyer_zombifies() -> None:
    game = lay(Seat(44, bank=1), Seat(77), Seat(99), display="D03 D05 D07 D19")
    buy_with_gizmos(game, "D03")
    do(game, "hug uoiea")
    assert gizmos(game)[0] == 0
    assert game.table.hugs == 0


@pytest.mark.rule("D08", "GG-280", "GG-157")
def test_the_composter_feeds_who_buys_with_the_last_gizmo() -> None:
    game = lay(
        Seat(44, "A01", dlc="D08", gizmos=1, bank=1),
        Seat(77),
        Seat(99),
        display="D12 D13 D14 D15",
        deck="A06",
    )
    do(game, "buy D12", "pay A01", "pay gizmos", "pay gizmos")
    assert gizmos(game)[0] == 0
    assert hand(game) == "A06"
