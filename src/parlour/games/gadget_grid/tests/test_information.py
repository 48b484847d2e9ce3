"""GG-57 to GG-59, GG-274, GG-275: who knows what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.events import Collected, Drew, Got, Turned
from parlour.games.gadget_grid.table import NO_CARD, HouseRules, Table
from parlour.games.gadget_grid.tests.checks import numbers, set_up, told
from parlour.games.gadget_grid.tests.positions import Seat, do, hand, lay, lies
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded

EVERYBODY = [0, 1, 2, None]


def busy(phase: str = "action", **others: Any) -> Game[Table]:
    """A table on which everybody has something of everything."""
    return lay(
        Seat(44, hand="W06 W07 W14 A01", active="E01", dlc="D04 D21"),
        Seat(5, hand="E02 A02", active="E04 E07", bank=1, gizmos=2),
        Seat(95, hand="W01 A05", active="E03", gizmos=0),
        phase=phase,
        zombots=[50],
        ground={20: "N01", 30: "S02"},
        lying={60: "E05 A01"},
        piles=("A06", "W02 W03"),
        display="D01 D02 D03 D05",
        skate=45,
        events=True,
        **others,
    )


@pytest.mark.rule("GG-57", "GG-21")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_lies_on_the_table_is_public(viewer: int | None) -> None:
    game = busy()
    t, seen = game.table, GAME.view(game, viewer)
    assert seen["environments"][20] == number_of("N01")
    assert seen["lying"][60] == numbers("E05 A01")
    assert (seen["zombots"], seen["skate"]) == ([50], 45)
    assert seen["piles"] == [numbers("A06"), numbers("W02 W03")]
    assert seen["display"] == numbers("D01 D02 D03 D05")
    assert seen["decks"] == [len(deck) for deck in t.decks]
    assert seen["dlc_deck"] == 16
    fiona = seen["characters"][1]
    assert (fiona["square"], fiona["gizmos"], fiona["bank"]) == (5, 2, 1)
    assert (fiona["active"], fiona["hand_size"]) == (numbers("E04 E07"), 2)
    assert seen["characters"][0]["dlc"] == numbers("D04 D21")


@pytest.mark.rule("GG-57", "GG-131")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_a_zomboid_has_laid_down_is_public(viewer: int | None) -> None:
    seen = GAME.view(busy(), viewer)["characters"][2]
    assert (seen["hand"], seen["active"]) == (numbers("W01 A05"), numbers("E03"))


@pytest.mark.rule("GG-58", "GG-R12")
def test_the_hand_of_a_living_player_is_seen_by_that_player_alone() -> None:
    game = busy()
    for viewer in EVERYBODY:
        seen = GAME.view(game, viewer)
        assert seen["characters"][1]["hand"] is None
        assert (seen["hand"] == numbers("E02 A02")) == (viewer == 1)


@pytest.mark.rule("GG-R12", "GG-R66")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_table_may_agree_on_open_hands(viewer: int | None) -> None:
    seen = GAME.view(busy(house=HouseRules(open_hands=True)), viewer)
    assert seen["characters"][1]["hand"] == numbers("E02 A02")


def turn_decks(t: Table) -> None:
    t.decks = [deck[::-1] for deck in t.decks]


def turn_dlc(t: Table) -> None:
    t.dlc_deck.reverse()


def turn_unused(t: Table) -> None:
    t.unused.reverse()


def other_hand(t: Table) -> None:
    t.characters[1].hand, t.decks[0][:2] = t.decks[0][:2], t.characters[1].hand


@pytest.mark.rule("GG-58", "GG-37")
@pytest.mark.parametrize("change", [turn_decks, turn_dlc, turn_unused, other_hand])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_worlds_that_differ_in_what_is_hidden_look_the_same(
    change: Callable[[Table], None], viewer: int | None
) -> None:
    game, other = busy(), busy()
    change(other.table)
    assert encode(GAME.view(game, viewer)) == encode(GAME.view(other, viewer))


@pytest.mark.rule("GG-58")
def test_the_start_deck_shows_what_is_in_it_and_not_in_which_order() -> None:
    game = GAME.start(4, Seeded("start deck"), {"setup": "players"})
    while game.table.placing == []:
        (seat,) = game.waiting()
        game.submit(seat, game.moves(seat)[0])
    seen = GAME.view(game, 0)
    game.table.start_deck.reverse()
    assert encode(GAME.view(game, 0)) == encode(seen)


@pytest.mark.rule("GG-59")
def test_everybody_hears_which_card_is_collected_from_the_grid() -> None:
    game = lay(Seat(44), Seat(5), Seat(95), phase="movement", lying={45: "W02 A01"}, events=True)
    do(game, "step 45")
    for viewer in EVERYBODY:
        (event,) = told(game, viewer, Collected)
        assert (event.seat, list(event.cards), event.square) == (0, numbers("W02 A01"), 45)


@pytest.mark.rule("GG-59")
def test_a_card_drawn_into_hand_is_seen_by_its_owner_alone() -> None:
    game = busy(deck="A13 W04")
    do(game, "use W07")
    for viewer in EVERYBODY:
        assert sum(event.cards for event in told(game, viewer, Drew)) == 2
        got = [card for event in told(game, viewer, Got) for card in event.cards]
        assert sorted(got) == (numbers("W04 A13") if viewer == 0 else [])
    assert not {"A13", "W04"} - set(hand(game).split())


@pytest.mark.rule("GG-274")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_drawn_to_be_placed_are_public_at_once(viewer: int | None) -> None:
    game = busy(phase="turn", deck="N01 A13", dice=(3, 7))
    assert GAME.view(game, viewer)["placing"] == numbers("N01 A13")
    assert [event.card for event in told(game, viewer, Turned)] == numbers("N01 A13")


@pytest.mark.rule("GG-274", "GG-69")
def test_the_dice_are_seen_before_the_cards_and_the_cards_one_by_one() -> None:
    game = lay(Seat(44), Seat(5), Seat(95), dice=(3, 7), deck="N01 A13", events=True)
    do(game, "again")
    kinds = [type(event).__name__ for event in told(game)]
    assert kinds == ["Rolled", "Turned", "Turned"]


@pytest.mark.rule("GG-275")
def test_a_card_taken_from_a_hidden_hand_is_seen_by_the_two_concerned() -> None:
    game = busy(dice=(0,))
    do(game, "use W06 fiona")
    (taken,) = set(hand(game).split()) & {"A02", "E02"}
    for viewer in EVERYBODY:
        got = [list(event.cards) for event in told(game, viewer, Got)]
        assert got == ([numbers(taken)] if viewer in (0, 1) else [])


@pytest.mark.rule("GG-275")
def test_the_order_of_dlc_put_under_their_deck_is_known_to_who_put_them_there() -> None:
    game = busy()
    do(game, "use W14", "arrange D05 D01 D03 D02")
    assert GAME.view(game, 0)["dlc_known"][:5] == [*numbers("D02 D03 D01 D05"), NO_CARD]
    for viewer in (1, 2, None):
        assert set(GAME.view(game, viewer)["dlc_known"]) == {NO_CARD}


@pytest.mark.rule("GG-58", "GG-275")
def test_a_world_imagined_from_a_view_looks_the_same_and_may_differ_in_what_is_hidden() -> None:
    game = set_up(4, "imagined")
    for viewer in (0, 3):
        seen = GAME.view(game, viewer)
        worlds = [GAME.views.imagine(seen, Seeded(f"world {n}")) for n in range(4)]
        assert all(encode(GAME.view(world, viewer)) == encode(seen) for world in worlds)
        assert len({tuple(world.table.decks[0]) for world in worlds}) > 1


@pytest.mark.rule("GG-59", "GG-58")
def test_a_collected_card_is_in_a_hidden_hand_afterwards() -> None:
    game = lay(Seat(44), Seat(5), Seat(95), phase="movement", lying={45: "A01"})
    do(game, "step 45")
    assert (lies(game, 45), GAME.view(game, 0)["hand"]) == ("", numbers("A01"))
    assert GAME.view(game, 1)["characters"][0]["hand"] is None
