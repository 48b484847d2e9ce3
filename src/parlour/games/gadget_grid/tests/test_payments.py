"""GG-151 to GG-158. What a DLC costs, and the ways to pay it."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import banks, buy_with_gizmos, discarded, owned, shown
from parlour.kernel.codec import to_wire

SHOP = "D05 D12 D13 D15"  # their named cards: A06, A01, A08 and E01
CARDS = ("A06", "E02", "W01")
WORTH = (2, 1, 1)


@pytest.mark.rule("GG-155", "GG-151", "GG-152", "GG-153", "GG-154", "GG-159")
@pytest.mark.parametrize("with_cards", list(product((True, False), repeat=3)))
def test_each_component_is_paid_with_its_card_or_with_gizmos(with_cards: tuple[bool, ...]) -> None:
    game = lay(Seat(44, " ".join(CARDS), gizmos=0, bank=4), Seat(77), Seat(99), display=SHOP)
    ways = list(zip(CARDS, with_cards, strict=True))
    do(game, "buy D05", *[f"pay {card}" if by_card else "pay gizmos" for card, by_card in ways])
    assert owned(game) == "D05"
    spent = sum(worth for worth, by_card in zip(WORTH, with_cards, strict=True) if not by_card)
    assert game.table.gone == spent <= 4
    assert banks(game)[0] == 4 - spent
    paid = {card for card, by_card in ways if by_card}
    assert set(discarded(game).split()) == paid
    assert set(hand(game).split()) == set(CARDS) - paid


@pytest.mark.rule("GG-151")
def test_a_card_of_the_wrong_category_pays_nothing() -> None:
    game = lay(Seat(44, "A06 A01 E02 W01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05")
    assert refused(game, "pay A01") == "GG-151"  # an Attack Card, but not the named one
    assert refused(game, "pay E02") == "GG-151"
    do(game, "pay A06")
    assert refused(game, "pay A01") == "GG-151"
    do(game, "pay E02")
    assert refused(game, "pay A01") == "GG-151"
    assert refused(game, "pay W01") is None


@pytest.mark.rule("GG-151")
@pytest.mark.parametrize(
    ("cards", "gizmo_count"), [("A06 E02 W01", 0), ("E02 W01", 2), ("E02", 3), ("A06 E02", 1)]
)
def test_what_cannot_be_paid_cannot_be_bought(cards: str, gizmo_count: int) -> None:
    enough = lay(Seat(44, cards, gizmos=0, bank=gizmo_count), Seat(77), Seat(99), display=SHOP)
    assert refused(enough, "buy D05") is None
    less = " ".join(cards.split()[1:]) if gizmo_count == 0 else cards
    short = lay(
        Seat(44, less, gizmos=0, bank=max(gizmo_count - 1, 0)), Seat(77), Seat(99), display=SHOP
    )
    assert refused(short, "buy D05") == "GG-151"


@pytest.mark.rule("GG-151")
def test_one_card_is_not_two_components() -> None:
    game = lay(Seat(44, "A01 W01", gizmos=0, bank=0), Seat(77), Seat(99), display=SHOP)
    assert refused(game, "buy D12") == "GG-151"


@pytest.mark.rule("GG-152")
def test_only_ones_own_cards_pay() -> None:
    game = lay(Seat(44, "A06 E02 W01"), Seat(77, "W02", active="E05"), Seat(99), display=SHOP)
    do(game, "buy D05", "pay A06")
    assert refused(game, "pay E05") == "GG-152"
    assert refused(game, "pay active E05") == "GG-152"
    assert refused(game, "pay active E02") == "GG-152"  # it is in hand
    do(game, "pay E02")
    assert refused(game, "pay W02") == "GG-152"


@pytest.mark.rule("GG-152", "GG-R63", "GG-198")
def test_active_equipment_may_pay_even_if_the_hand_could() -> None:
    game = lay(Seat(44, "A06 E02 W01", active="E05"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05", "pay A06", "pay active E05", "pay W01")
    assert (hand(game), active(game)) == ("E02", "")
    assert discarded(game) == "W01 E05 A06"


@pytest.mark.rule("GG-152", "GG-195")
def test_the_spare_of_equipment_that_paid_waits_for_the_next_turn() -> None:
    game = lay(Seat(44, "A06 E05 W01", active="E05"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05", "pay A06", "pay active E05", "pay W01")
    assert refused(game, "activate E05") == "GG-195"


@pytest.mark.rule("GG-152", "D15")
def test_the_named_card_may_be_active_equipment() -> None:
    game = lay(Seat(44, "W01 A01", active="E01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D15", "pay active E01", "pay W01", "pay A01")
    assert owned(game) == "D15"
    assert active(game) == ""


@pytest.mark.rule("GG-152", "GG-207")
def test_axes_that_pay_are_discarded() -> None:
    game = lay(Seat(44, "E01 W01 A02"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D15", "pay E01", "pay W01", "pay A02")
    assert discarded(game) == "W01 E01 A02"
    assert lies(game, 44) == ""


@pytest.mark.rule("GG-153")
def test_without_a_gizmo_nothing_is_replaced() -> None:
    game = lay(Seat(44, "A06 E02 W01", gizmos=0, bank=0), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05")
    assert refused(game, "pay gizmos") == "GG-154"
    do(game, "pay A06")
    assert refused(game, "pay gizmos") == "GG-153"


@pytest.mark.rule("GG-153")
def test_a_gizmo_is_spent_only_once() -> None:
    game = lay(Seat(44, "A06 E02 W01", gizmos=0, bank=1), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05", "pay A06", "pay gizmos")
    assert refused(game, "pay gizmos") == "GG-153"
    assert "pay W01" in offered(game)


@pytest.mark.rule("GG-154", "GG-R24")
def test_one_gizmo_is_no_part_of_the_named_card() -> None:
    game = lay(Seat(44, "A06 E02 W01", gizmos=1, bank=0), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05")
    assert refused(game, "pay gizmos") == "GG-154"


@pytest.mark.rule("GG-154", "GG-R24", "GG-156")
def test_two_gizmos_for_the_named_card_may_come_from_bank_and_token() -> None:
    game = lay(Seat(44, "E02 W01", gizmos=2, bank=1), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05", "pay gizmos", "pay E02", "pay W01", "bank 1")
    assert gizmos(game)[0] == 1
    assert banks(game)[0] == 0
    assert game.table.gone == 2


@pytest.mark.rule("GG-156")
@pytest.mark.parametrize("from_bank", [1, 2, 3])
def test_the_buyer_chooses_how_many_gizmos_come_from_the_bank(from_bank: int) -> None:
    game = lay(Seat(44, gizmos=3, bank=3), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D12", from_bank)
    assert banks(game)[0] == 3 - from_bank
    assert gizmos(game)[0] == 3 - (4 - from_bank)


@pytest.mark.rule("GG-156")
def test_no_more_gizmos_come_from_the_bank_than_are_there_or_are_due() -> None:
    game = lay(Seat(44, "A01", gizmos=3, bank=1), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D12", "pay A01", "pay gizmos", "pay gizmos")
    assert refused(game, "bank 2") == "GG-156"
    game = lay(Seat(44, "A01", gizmos=3, bank=3), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D12", "pay A01", "pay gizmos", "pay gizmos")
    assert refused(game, "bank 3") == "GG-156"
    assert offered(game) == ["bank 2", "bank 1", "bank 0", "call off"]


@pytest.mark.rule("GG-156")
def test_no_more_gizmos_come_from_the_token_than_are_there() -> None:
    game = lay(Seat(44, gizmos=1, bank=5), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D12", *["pay gizmos"] * 3)
    assert refused(game, "bank 2") == "GG-156"
    assert refused(game, "bank 3") is None


@pytest.mark.rule("GG-157", "GG-R22")
def test_with_two_players_the_last_gizmo_is_not_spent() -> None:
    game = lay(Seat(44, "A01 E01 W01", gizmos=1, bank=1), Seat(77), display=SHOP)
    do(game, "buy D12", "pay A01", "pay gizmos")
    assert refused(game, "pay gizmos") == "GG-157"
    do(game, "pay W01")
    assert gizmos(game)[0] == 1
    assert banks(game)[0] == 0


@pytest.mark.rule("GG-157", "GG-R22")
def test_with_two_players_the_bank_has_to_spare_the_last_gizmo() -> None:
    game = lay(Seat(44, gizmos=3, bank=2), Seat(77), display=SHOP)
    do(game, "buy D12", *["pay gizmos"] * 3)
    assert (gizmos(game)[0], banks(game)[0]) == (1, 0)
    game = lay(Seat(44, gizmos=3, bank=3), Seat(77), display=SHOP)
    do(game, "buy D12", *["pay gizmos"] * 3)
    assert refused(game, "bank 1") == "GG-157"


@pytest.mark.rule("GG-157", "GG-R22", "GG-240")
def test_alone_the_only_gizmo_is_not_spent() -> None:
    game = lay(
        Seat(44, "A01 E01 W01", gizmos=1, bank=0), opponents=[Seat(99, gizmos=1)], display=SHOP
    )
    do(game, "buy D12", "pay A01", "pay E01")
    assert refused(game, "pay gizmos") == "GG-157"


@pytest.mark.rule("GG-R72")
def test_a_purchase_can_be_called_off_until_it_is_complete() -> None:
    game = lay(Seat(44, "A06 E02 W01", active="E05", bank=2), Seat(77), Seat(99), display=SHOP)
    before = to_wire(game.table)
    for payments in ([], ["pay gizmos"], ["pay A06", "pay active E05"]):
        do(game, "buy D05", *payments)
        assert (owned(game), banks(game)[0]) == ("", 2)  # nothing has been carried out
        do(game, "call off")
        assert to_wire(game.table) == before
    do(game, "buy D05", "pay gizmos", "pay E02", "pay W01", "call off")  # at the last question
    assert to_wire(game.table) == before
    assert "buy D12" in offered(game)


@pytest.mark.rule("GG-R72", "GG-61")
def test_while_a_purchase_is_put_together_nothing_else_is_done() -> None:
    game = lay(Seat(44, "A06 E02 W01", bank=2), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05")
    for text in ("pass", "buy D12", "use W01 fiona", "activate E02", "bank 1"):
        assert refused(game, text) == "GG-61"
    assert shown(game) == SHOP
