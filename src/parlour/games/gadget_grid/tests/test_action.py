"""GG-73 to GG-79: the Action Phase."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.events import Discarded, Played
from parlour.games.gadget_grid.tests.checks import numbers, short_of_cards, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    hand,
    lay,
    lies,
    names,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
SHOP = "D01 D02 D03 D14"


@pytest.mark.rule("GG-73", "GG-63")
@pytest.mark.parametrize("action", ["use W08", "buy D14", "again", "pass"])
def test_the_action_is_a_widget_a_purchase_another_generation_or_nothing(action: str) -> None:
    game = lay(Seat(44, hand="W08 E01 A01"), *FAR, display=SHOP, dice=(7, 8), deck="W01 W02")
    assert action in offered(game)


@pytest.mark.rule("GG-73")
@pytest.mark.parametrize("first", ["use W08", "buy D14", "again"])
@pytest.mark.parametrize("second", ["use W07", "buy D01", "again", "use W08"])
def test_there_is_no_second_action(first: str, second: str) -> None:
    """The Rollerskate keeps the phase open."""
    game = lay(
        Seat(44, hand="W07 W08 W08 E01 E03 A01 A01", dlc="D04"),
        *FAR,
        display=SHOP,
        dice=(7, 8),
        deck="W01 W02",
        skate=45,
    )
    do(game, first)
    if first == "buy D14":
        do(game, "pay W08", "pay E01", "pay A01")
    if first == "again":
        do(game, "put W01 78")
    assert asked(game) == "Action"
    assert refused(game, second) == "GG-73"


@pytest.mark.rule("GG-73", "GG-61")
def test_after_the_action_the_movement_phase_follows_at_once() -> None:
    game = lay(Seat(44, hand="W08 W07"), *FAR)
    do(game, "use W08")
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-74")
def test_a_widget_is_revealed_used_once_and_discarded() -> None:
    game = lay(Seat(44, hand="W01 W01"), *FAR, events=True)
    do(game, "use W01 fiona")
    assert squares(game) == [9, 44, 90]
    assert (hand(game), names(game.table.piles[0])) == ("W01", "W01")
    for viewer in (0, 1, 2, None):
        assert [event.card for event in told(game, viewer, Played)] == numbers("W01")
        assert len(told(game, viewer, Discarded)) == 1


@pytest.mark.rule("GG-75", "GG-61")
@pytest.mark.parametrize("phase", ["movement", "attack"])
def test_widgets_are_played_in_no_other_phase(phase: str) -> None:
    game = lay(Seat(44, hand="W01 W08 A01"), Seat(45), Seat(9), phase=phase)
    assert not [move for move in offered(game) if move.startswith("use")]
    assert refused(game, "use W08") == "GG-61"
    assert refused(game, "use W01 fiona") == "GG-61"


@pytest.mark.rule("GG-75")
@pytest.mark.parametrize("card", ["A01", "E01"])
def test_only_a_widget_is_used_as_a_widget(card: str) -> None:
    game = lay(Seat(44, hand=f"{card} W01"), Seat(45), Seat(9))
    assert refused(game, f"use {card} fiona") == "GG-75"


@pytest.mark.rule("GG-75", "GG-136")
def test_a_zomboid_plays_no_widgets() -> None:
    game = lay(Seat(44, gizmos=0, hand="W01 W08"), Seat(45), Seat(9))
    assert refused(game, "use W08") == "GG-136"


@pytest.mark.rule("GG-92")
def test_a_widget_must_be_in_hand() -> None:
    game = lay(Seat(44, hand="W08"), *FAR, lying={44: "W07"})
    assert refused(game, "use W07") == "GG-92"


@pytest.mark.rule("GG-76")
def test_generating_again_is_a_new_roll_with_two_new_cards() -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2, 7, 8), deck="W01 W02 W03 W04")
    do(game, "put W01 42", "again", "put W04 78")
    placed = [lies(game, square) for square in (42, 24, 78, 87)]
    assert placed == ["W01", "W02", "W04", "W03"]
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-77", "GG-73")
def test_buying_is_the_action() -> None:
    game = lay(Seat(44, hand="W08 E01 A01"), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay E01", "pay A01")
    assert names(game.table.characters[0].dlc) == "D14"
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-77", "GG-R72")
def test_a_purchase_that_is_called_off_leaves_the_action() -> None:
    game = lay(Seat(44, hand="W08 E01 A01"), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "call off")
    assert {"use W08", "buy D14", "again"} <= set(offered(game))


@pytest.mark.rule("GG-78")
@pytest.mark.parametrize("order", [("skate up", "use W08"), ("use W08", "skate up")])
def test_the_rollerskate_runs_before_or_after_the_action(order: tuple[str, str]) -> None:
    game = lay(Seat(44, hand="W08", dlc="D04"), *FAR, skate=45)
    do(game, *order)
    assert (game.table.skate, asked(game)) == (5, "Movement")


@pytest.mark.rule("GG-78")
def test_the_rollerskate_may_be_left_alone() -> None:
    game = lay(Seat(44, dlc="D04"), *FAR, skate=45)
    do(game, "pass")
    assert (game.table.skate, asked(game)) == (45, "Movement")


@pytest.mark.rule("GG-78", "GG-223")
@pytest.mark.parametrize("order", [("hug myron", "use W08"), ("use W08", "hug myron")])
def test_the_huggly_muggly_must_be_moved_before_or_after_the_action(
    order: tuple[str, str],
) -> None:
    game = lay(Seat(44, hand="W08", dlc="D03"), *FAR, hugs=1)
    assert refused(game, "pass") == "GG-223"
    do(game, *order)
    assert game.table.hugs == 2


@pytest.mark.rule("GG-79")
@pytest.mark.parametrize(
    ("hand_", "move"),
    [
        ("W10", "use W10 45"),
        ("W02", "use W02 45 46"),
        ("W07", "use W07"),
    ],
)
def test_a_widget_that_would_change_nothing_is_not_played(hand_: str, move: str) -> None:
    game = lay(Seat(44, hand=hand_), *FAR)
    short_of_cards(game)
    assert refused(game, move) == "GG-79"


@pytest.mark.rule("GG-79")
@pytest.mark.parametrize("other", ["fiona", "z1"])
def test_nobody_swaps_with_who_shares_the_square(other: str) -> None:
    game = lay(Seat(44, hand="W01"), Seat(44), Seat(9), zombots=[44])
    assert refused(game, f"use W01 {other}") == "GG-79"
    assert refused(game, "use W01 myron") is None


@pytest.mark.rule("GG-79")
@pytest.mark.parametrize("card", ["W02", "W03", "W05", "W06", "W09", "W10", "W12"])
def test_a_widget_without_a_target_is_not_offered(card: str) -> None:
    """No Environment, no active Equipment, no pile, no hand, no Zomb, and no card in sight."""
    game = lay(Seat(44, hand=card), *FAR)
    assert not [move for move in offered(game) if card in move]


@pytest.mark.rule("GG-79")
def test_nobody_unsubscribes_with_nothing_on_display() -> None:
    game = lay(Seat(44, hand="W14"), *FAR)
    t = game.table
    t.display, t.dlc_deck, t.dlc_known = [], [], []
    assert refused(game, "use W14") == "GG-79"


@pytest.mark.rule("GG-73", "GG-R67")
def test_a_coupon_in_the_purchase_after_unsubscribing_would_be_a_second_widget() -> None:
    game = lay(Seat(44, hand="W13 W14", bank=4), *FAR, display=SHOP)
    do(game, "use W14", "arrange D01 D02 D03 D14")
    (dlc, *_) = names(game.table.display).split()
    assert refused(game, f"buy {dlc} coupon") == "GG-73"
    assert refused(game, f"buy {dlc}") is None


@pytest.mark.rule("GG-79")
def test_legs_are_never_useless_and_nor_is_a_swap() -> None:
    game = lay(Seat(44, hand="W01 W08 W11"), *FAR)
    assert {"use W08", "use W11", "use W01 fiona", "use W01 myron"} <= set(offered(game))
