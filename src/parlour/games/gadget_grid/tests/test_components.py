"""GG-1 to GG-10: what is in the box."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import (
    ATTACK,
    DLC,
    ENVIRONMENT,
    EQUIPMENT,
    FLOOR,
    PORTAL,
    SENTRY,
    SETUP,
    WIDGET,
    card_set,
)
from parlour.games.gadget_grid.table import CHARACTERS, NAMES, NOBODY, TOKENS
from parlour.games.gadget_grid.tests.checks import set_up, steps
from parlour.games.gadget_grid.tests.positions import Seat, do, gizmos, lay, offered
from parlour.kernel.luck import Seeded

BOX = card_set("")


@pytest.mark.rule("GG-1")
def test_the_grid_has_a_hundred_squares_and_tells_what_lies_on_each() -> None:
    seen = GAME.view(set_up(3), None)
    assert (len(seen["environments"]), len(seen["lying"])) == (100, 100)


@pytest.mark.rule("GG-1")
def test_whoever_wanders_gets_to_every_square_of_the_grid_and_no_other() -> None:
    reached = {0}
    for square in range(100):
        game = lay(Seat(square), Seat(0), Seat(99), phase="movement")
        reached |= steps(game)
    assert reached == set(range(100))


@pytest.mark.rule("GG-2")
def test_there_are_120_gadget_cards_in_four_categories() -> None:
    gadgets = [BOX.copies_of(kind) for kind in (WIDGET, EQUIPMENT, ATTACK, ENVIRONMENT)]
    assert sum(map(len, gadgets)) == 120
    assert all(gadgets)
    sentries = {card.number for card in BOX.cards.values() if card.ground == SENTRY}
    assert sentries & set(gadgets[3])
    assert not sentries & {*gadgets[0], *gadgets[1], *gadgets[2]}


@pytest.mark.rule("GG-3", "GG-R1")
def test_there_are_26_setup_cards_and_all_are_environments() -> None:
    cards = BOX.copies_of(SETUP)
    assert len(cards) == 26
    assert all(BOX.cards[card].ground != FLOOR for card in cards)
    assert any(BOX.cards[card].ground == PORTAL for card in cards)


@pytest.mark.rule("GG-3", "GG-R1")
def test_setup_cards_never_get_into_the_gadget_decks() -> None:
    t = set_up(4).table
    gadgets = [card for pile in (*t.decks, *t.piles) for card in pile]
    assert all(BOX.cards[card].category != SETUP for card in gadgets)


@pytest.mark.rule("GG-R1", "GG-3")
def test_a_setup_card_that_is_removed_goes_to_the_box_for_good() -> None:
    game = lay(Seat(44, hand="W10"), Seat(5), Seat(95), ground={20: "S02"})
    do(game, "use W10 20")
    assert game.table.box == [402]
    assert all(402 not in pile for pile in game.table.piles)


@pytest.mark.rule("GG-4")
def test_there_are_eight_characters_to_choose_from() -> None:
    game = GAME.start(3, Seeded("who is who"))
    assert len(set(NAMES)) == CHARACTERS == len(offered(game)) == 8
    assert {move.split()[0] for move in offered(game)} == {"be"}


@pytest.mark.rule("GG-4")
def test_characters_differ_in_name_alone() -> None:
    played = []
    for name in ("uoiea", "zaggy"):
        game = GAME.start(3, Seeded("alike"))
        do(game, f"be {name}")
        played.append(game.table.characters[game.table.first])
    one, other = played
    assert one.token != other.token
    assert (one.gizmos, one.hand, one.deck) == (other.gizmos, other.hand, other.deck)


@pytest.mark.rule("GG-5")
def test_there_are_six_zombots_each_with_its_own_token() -> None:
    game = lay(Seat(0), Seat(9), Seat(99), zombots=(20, 30, 40, 50, 60, 70), phase="attack")
    assert {m.split()[1] for m in offered(game) if m.startswith("zomb ")} == {
        "z1",
        "z2",
        "z3",
        "z4",
        "z5",
        "z6",
    }
    assert TOKENS - CHARACTERS == 6


@pytest.mark.rule("GG-6")
def test_there_are_22_dlc_and_no_two_are_alike() -> None:
    t = set_up(3).table
    cards = [*t.dlc_deck, *t.display]
    assert len(cards) == len(set(cards)) == 22
    assert len({BOX.cards[card].name for card in cards}) == 22
    assert sorted(cards) == sorted(BOX.copies_of(DLC))


@pytest.mark.rule("GG-8")
def test_two_dice_show_every_digit_from_0_to_9_about_equally_often() -> None:
    shown: list[list[int]] = [[0] * 10, [0] * 10]
    for n in range(1000):
        game = lay(Seat(0), Seat(9), Seat(99), phase="turn", luck=Seeded(f"dice {n}"))
        for die, digit in enumerate(game.table.dice):
            shown[die][digit] += 1
    assert all(60 < times < 140 for die in shown for times in die)


@pytest.mark.rule("GG-9")
def test_eight_players_have_the_24_life_gizmos_among_them() -> None:
    game = set_up(8)
    assert gizmos(game) == [3] * 8
    assert GAME.rules.components(game)["Life Gizmos"] == 24


@pytest.mark.rule("GG-10")
@pytest.mark.parametrize(
    ("dlc", "token"),
    [("D02", "buggy"), ("D03", "hugs"), ("D04", "skate"), ("D05", "zombuoy")],
)
def test_each_of_the_four_buddies_has_a_token_that_comes_with_its_card(
    dlc: str, token: str
) -> None:
    game = lay(Seat(44, bank=4), Seat(5), Seat(95), display="D02 D03 D04 D05")
    assert GAME.view(game, None)[token] == NOBODY
    do(game, f"buy {dlc}")
    while GAME.view(game, None)[token] == NOBODY:
        moves = offered(game)
        do(game, "bank 4" if "bank 4" in moves else moves[0])
    assert GAME.view(game, None)[token] != NOBODY
