"""The cards: how many of each, what they cost, and that each can be put to its use."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import (
    ATTACK,
    CATEGORIES,
    ENVIRONMENT,
    EQUIPMENT,
    WIDGET,
    card_set,
    number_of,
)
from parlour.games.gadget_grid.tests.positions import Seat, do, lay, offered
from parlour.games.gadget_grid.tests.sights import attack

BOX = card_set("")
CARDS = {card.id: card for card in BOX.cards.values()}
COPIES = {
    "W": [3, 2, 2, 3, 2, 3, 3, 3, 2, 2, 2, 2, 2, 1],
    "E": [4, 3, 3, 3, 2, 2, 2, 2, 2, 1],
    "A": [6, 2, 2, 2, 8, 3, 1, 2, 1, 1, 1, 2, 3, 2, 2, 2],
    "N": [5, 6, 5, 2, 2, 2, 2],
    "S": [8, 6, 4, 2, 2, 2, 2],
    "D": [1] * 22,
}
WIDGETS = [card_id for card_id in CARDS if card_id[0] == "W"]
EQUIPMENTS = [card_id for card_id in CARDS if card_id[0] == "E"]
ATTACKS = [card_id for card_id in CARDS if card_id[0] == "A"]


@pytest.mark.rule("GG-2", "GG-3", "GG-6")
@pytest.mark.parametrize("letter", COPIES)
def test_there_are_so_many_of_each_design(letter: str) -> None:
    found = [card.copies for card_id, card in CARDS.items() if card_id[0] == letter]
    assert found == COPIES[letter]


@pytest.mark.rule("GG-2")
def test_the_gadget_deck_has_its_four_categories_in_proportion() -> None:
    found = {kind: len(BOX.copies_of(kind)) for kind in (WIDGET, EQUIPMENT, ATTACK, ENVIRONMENT)}
    assert found == {WIDGET: 32, EQUIPMENT: 24, ATTACK: 40, ENVIRONMENT: 24}


@pytest.mark.rule("GG-2", "GG-R56")
@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_is_called_as_in_the_rulebook_and_says_what_it_does(card_id: str) -> None:
    card = CARDS[card_id]
    assert card.name == GAME.rulebook.rules[card_id].title
    assert card.number == number_of(card_id)
    assert "WEANSD"[card.category] == card_id[0]
    chapter = GAME.rulebook.rules[card_id].chapter.lower()
    assert chapter == f"{CATEGORIES[card.category]} cards"
    assert card.short.endswith(".")
    assert card.text.endswith(".")


@pytest.mark.rule("N01", "S01", "N02", "S02", "N03", "S03")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_setup_card_is_like_the_environment_of_its_name(number: int) -> None:
    one, other = CARDS[f"N0{number}"], CARDS[f"S0{number}"]
    for field in ("name", "does", "ground", "fires", "directions", "range", "radius", "sentry"):
        assert getattr(one, field) == getattr(other, field)


@pytest.mark.rule("GG-151", "GG-164")
@pytest.mark.parametrize("number", range(1, 23))
def test_the_price_of_a_dlc_is_the_one_in_the_rulebook(number: int) -> None:
    card_id = f"D{number:02d}"
    named, others = BOX.price(number_of(card_id))
    paid = BOX.cards[named]
    category = CATEGORIES[paid.category].capitalize()
    text = GAME.rulebook.rules[card_id].text
    start = text.removeprefix("Price: ").removeprefix("a ").removeprefix("an ")
    assert start.startswith(f"{paid.name} ({category})")
    assert sorted([paid.category, *others]) == [WIDGET, EQUIPMENT, ATTACK]


def test_no_two_designs_have_the_same_name_but_setup_cards_and_environments() -> None:
    names = Counter(card.name for card_id, card in CARDS.items() if card_id[0] != "S")
    assert set(names.values()) == {1}


@pytest.mark.rule("GG-74")
@pytest.mark.parametrize("card_id", [card_id for card_id in WIDGETS if card_id != "W13"])
def test_every_widget_can_be_played(card_id: str) -> None:
    game = lay(
        *(Seat(44, hand=card_id), Seat(70, hand="A01", active="E01"), Seat(99)),
        ground={20: "N01"},
        lying={46: "A12"},
        zombots=[7],
        piles=("A06", ""),
    )
    verb = "retrieve" if card_id == "W05" else "use"
    played = [move for move in offered(game) if move.startswith(f"{verb} {card_id}")]
    assert played
    do(game, played[0])
    assert number_of(card_id) not in game.table.characters[0].hand


@pytest.mark.rule("GG-65", "GG-192")
@pytest.mark.parametrize("card_id", EQUIPMENTS)
def test_every_equipment_can_be_activated(card_id: str) -> None:
    game = lay(Seat(44, hand=card_id), Seat(70), Seat(99))
    do(game, f"activate {card_id}")
    assert game.table.characters[0].active == [number_of(card_id)]


@pytest.mark.rule("GG-99")
@pytest.mark.parametrize("card_id", ATTACKS)
def test_every_attack_card_can_be_played(card_id: str) -> None:
    # On the attacker's own square, on both its lines, and where each n-O-Gone hits.
    squares = [44, 53, 55, 43, 33, 66, 88]
    game = attack(Seat(44, hand=card_id), *map(Seat, squares), ground={45: "N06"})
    played = [move for move in offered(game) if f" {card_id}" in move]
    assert played
    do(game, played[0])
    assert number_of(card_id) not in game.table.characters[0].hand
