"""GG-68 to GG-72: two cards at the beginning of every turn."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.events import Rolled, Turned
from parlour.games.gadget_grid.tests.checks import (
    numbers,
    short_of_cards,
    squares_for,
    told,
)
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    ground,
    hand,
    lay,
    lies,
    offered,
    refused,
)

FAR = (Seat(9), Seat(90))


@pytest.mark.rule("GG-68")
def test_two_gadget_cards_are_drawn_and_placed() -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")
    cards = sum(map(len, game.table.decks))
    do(game, "put A01 42")
    assert (lies(game, 42), lies(game, 24)) == ("A01", "W01")
    assert (sum(map(len, game.table.decks)), asked(game)) == (cards, "Action")
    assert hand(game) == ""


@pytest.mark.rule("GG-69", "GG-53", "GG-R65")
def test_the_squares_are_known_when_the_decks_are_chosen() -> None:
    game = lay(Seat(0, dlc="D16"), *FAR, phase="turn", dice=(4, 2), events=True)
    assert (game.table.dice, game.table.placing) == ([4, 2], [])
    assert offered(game) == ["keep", "die 1 up", "die 1 down", "die 2 up", "die 2 down"]
    game.table.decks = [numbers("W01 W02"), numbers("A01 A05")]
    do(game, "deck 2", "keep")
    assert sorted(game.table.placing) == numbers("A01 A05")


@pytest.mark.rule("GG-69")
def test_the_dice_are_rolled_before_a_card_is_turned_over() -> None:
    game = lay(Seat(0), *FAR, dice=(4, 2), events=True)
    do(game, "again")
    kinds = [type(event) for event in told(game)]
    assert kinds.index(Rolled) < kinds.index(Turned)


@pytest.mark.rule("GG-70", "GG-27")
def test_an_environment_is_placed_like_any_other_card_with_displacement() -> None:
    game = lay(Seat(42), *FAR, phase="turn", dice=(4, 2), deck="N04 A01")
    do(game, "put N04 42")
    assert squares_for(game, "N04") == {32, 41, 43, 52}
    do(game, "put N04 52")
    assert (ground(game, 52), lies(game, 24)) == ("N04", "A01")


@pytest.mark.rule("GG-70")
def test_two_environments_may_come_at_once() -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="N04 N02")
    do(game, "put N02 42")
    assert (ground(game, 42), ground(game, 24)) == ("N02", "N04")


@pytest.mark.rule("GG-71")
@pytest.mark.parametrize(("deck", "placed"), [("W01", 1), ("N01", 1), ("", 0)])
def test_with_fewer_than_two_cards_one_is_placed_or_none(deck: str, placed: int) -> None:
    game = lay(Seat(0), Seat(9), Seat(90), phase="attack", dice=(4, 2), zombots=[50])
    short_of_cards(game, deck)
    do(game, "pass")
    assert game.table.turn == 1
    if placed:
        assert squares_for(game, deck) == {42, 24}
        assert refused(game, f"put {deck} 99") == "GG-25"
        do(game, f"put {deck} 24")
        assert deck in (lies(game, 24), ground(game, 24))
    assert asked(game) == "Action"


@pytest.mark.rule("GG-72", "GG-135")
@pytest.mark.parametrize("left", [3, 0])
def test_everybody_generates_at_the_start_of_each_turn_whatever_their_state(left: int) -> None:
    game = lay(Seat(0, gizmos=left), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")
    do(game, "put W01 42")
    assert number_of("W01") in game.table.lying[42]


@pytest.mark.rule("GG-72")
def test_there_are_two_more_cards_on_the_grid_with_every_turn() -> None:
    game = lay(Seat(0), *FAR, phase="end")
    for turn in range(1, 5):
        while asked(game) != "Action":
            do(game, offered(game)[0])
        laid = [square for square in range(100) if ground(game, square)]
        assert sum(map(len, game.table.lying)) + len(laid) == 2 * turn
        do(game, "pass", "pass")
