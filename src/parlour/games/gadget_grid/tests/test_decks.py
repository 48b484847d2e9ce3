"""GG-53 to GG-56, GG-R11, GG-R65: drawing, discarding, and empty decks."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.events import Reshuffled
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.checks import numbers, short_of_cards, squares_for, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    lies,
    names,
    refused,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

FAR = (Seat(9), Seat(90))


def decks(game: Game[Table], one: str = "", other: str = "") -> None:
    """The two decks, the first card to be drawn first; nothing has been discarded."""
    game.table.decks = [numbers(one)[::-1], numbers(other)[::-1]]
    game.table.piles = [[], []]


@pytest.mark.rule("GG-53", "GG-R65")
@pytest.mark.parametrize(("deck", "drawn"), [("deck 1", "W01 W02"), ("deck 2", "A01 A05")])
def test_cards_are_drawn_from_the_deck_that_their_drawer_prefers(deck: str, drawn: str) -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    decks(game, "W01 W02", "A01 A05")
    if deck == "deck 2":
        do(game, deck)
    do(game, "use W07")
    assert hand(game) == drawn


@pytest.mark.rule("GG-R65", "GG-53")
def test_the_preferred_deck_is_kept_and_may_be_changed_at_every_decision() -> None:
    game = lay(Seat(0), *FAR)
    do(game, "deck 2")
    assert refused(game, "deck 2") == "GG-R65"
    do(game, "pass", "deck 1", "step 01", "deck 2", "pass")
    assert [character.deck for character in game.table.characters] == [1, 0, 0]


@pytest.mark.rule("GG-R65")
@pytest.mark.parametrize("aside", ["deck 2", "pile 2"])
def test_nobody_prefers_anything_on_another_players_turn(aside: str) -> None:
    game = lay(Seat(0), *FAR)
    assert game.refuse(1, GAME.notation.read(aside)) == "GG-R65"
    assert refused(game, aside) is None


@pytest.mark.rule("GG-54", "GG-R65")
@pytest.mark.parametrize(("pile", "where"), [(None, 0), ("pile 2", 1)])
def test_a_card_is_discarded_to_the_pile_that_its_owner_prefers(
    pile: str | None, where: int
) -> None:
    game = lay(Seat(44, hand="A01"), Seat(45), Seat(9), phase="attack")
    if pile:
        do(game, pile)
    do(game, "attack A01 fiona")
    assert names(game.table.piles[where]) == "A01"
    assert game.table.piles[1 - where] == []


@pytest.mark.rule("GG-54")
def test_on_another_players_turn_the_active_player_chooses_the_pile() -> None:
    game = lay(Seat(44, hand="A01"), Seat(45, active="E01"), Seat(9), phase="attack")
    do(game, "pile 2", "attack A01 fiona")
    assert (gizmos(game), active(game, 1)) == ([3, 3, 3], "")
    assert sorted(game.table.piles[1]) == numbers("E01 A01")


@pytest.mark.rule("GG-55")
def test_if_the_chosen_deck_is_empty_the_other_one_is_used() -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    decks(game, "", "A01 A05 W01")
    do(game, "use W07")
    assert (hand(game), names(game.table.decks[1])) == ("A01 A05", "W01")


@pytest.mark.rule("GG-55", "GG-R11")
def test_a_deck_that_runs_out_is_not_made_anew_while_the_other_has_cards() -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    decks(game, "A01", "A05 W01")
    game.table.piles = [numbers("W02 W02"), numbers("W04")]
    do(game, "use W07")
    assert hand(game) == "A01 A05"
    assert (game.table.decks[0], len(game.table.piles[0])) == ([], 3)


@pytest.mark.rule("GG-55", "GG-R11")
@pytest.mark.parametrize(("piles", "sizes"), [("W02 W02 W04 W04 W05", [3, 2]), ("W02 W05", [1, 1])])
def test_when_both_decks_are_empty_both_piles_become_two_new_decks(
    piles: str, sizes: list[int]
) -> None:
    game = lay(Seat(0), *FAR, dice=(4, 2), events=True)
    short_of_cards(game)
    game.table.piles = [numbers(piles)[:2], numbers(piles)[2:]]
    do(game, "again")
    assert told(game, kind=Reshuffled)
    t = game.table
    drawn = [*t.placing, *t.lying[42], *t.lying[24]]
    assert sorted([*t.decks[0], *t.decks[1], *drawn]) == numbers(piles)
    assert len(drawn) == 2
    assert sum(sizes) - 2 == len(t.decks[0]) + len(t.decks[1])
    assert max(map(len, t.decks)) <= max(sizes)
    assert t.piles == [[], []]


@pytest.mark.rule("GG-55", "GG-R11")
def test_the_decks_may_run_out_between_two_cards() -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    short_of_cards(game, "A01", piles="W02 W04 W06")
    do(game, "use W07")
    (other,) = set(hand(game).split()) - {"A01"}
    assert other in ("W02", "W04", "W06")
    assert sum(map(len, game.table.decks)) == 2
    assert names(game.table.piles[0]) == "W07"


@pytest.mark.rule("GG-55", "GG-R11")
def test_the_new_decks_are_shuffled() -> None:
    orders = set()
    for n in range(12):
        game = lay(Seat(0, hand="W07"), *FAR, luck=Seeded(f"shuffle {n}"))
        short_of_cards(game, piles="W01 W02 W03 W04 W05 W06")
        do(game, "use W07")
        orders.add(tuple(map(tuple, game.table.decks)))
    assert len(orders) > 1


@pytest.mark.rule("GG-56", "GG-71")
def test_with_no_card_left_a_player_draws_fewer() -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    short_of_cards(game, "A01")
    do(game, "use W07")
    assert hand(game) == "A01"


@pytest.mark.rule("GG-56", "GG-71")
def test_with_no_card_left_nothing_is_placed_and_the_turn_goes_on() -> None:
    game = lay(Seat(0), *FAR)
    short_of_cards(game)
    do(game, "again")
    assert asked(game) == "Movement"
    assert not any(lies(game, square) for square in range(100))


@pytest.mark.rule("GG-56", "GG-79")
def test_a_card_that_would_only_draw_is_not_played_with_nothing_to_draw() -> None:
    game = lay(Seat(0, hand="W07"), *FAR)
    short_of_cards(game)
    game.table.piles = [[], []]
    assert refused(game, "use W07") == "GG-79"


@pytest.mark.rule("GG-71", "GG-25", "GG-56")
def test_a_last_card_is_placed_alone_and_the_next_turn_does_without() -> None:
    game = lay(Seat(0), *FAR, dice=(4, 2))
    short_of_cards(game, "W01")
    do(game, "again")
    assert squares_for(game, "W01") == {42, 24}
    do(game, "put W01 24", "pass")
    assert (game.table.turn, asked(game)) == (1, "Action")
