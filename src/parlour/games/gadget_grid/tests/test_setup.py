"""GG-36 to GG-52, GG-293, GG-307: the table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import SETUP, number_of
from parlour.games.gadget_grid.events import Placed, Rolled, TokenPlaced
from parlour.games.gadget_grid.squares import steps_apart
from parlour.games.gadget_grid.table import FIRST_TOKEN, NO_CARD, NOBODY, Table
from parlour.games.gadget_grid.tests.checks import end_turn, set_up, told
from parlour.games.gadget_grid.tests.positions import (
    asked,
    do,
    gizmos,
    offered,
    refused,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

TABLES = 60
START_DECKS = {3: (9, 6, 4), 4: (8, 6, 4), 5: (6, 5, 6), 6: (6, 4, 6)}  # Setup, Zombots, Gadgets


@cache
def tables(players: int) -> list[Table]:
    """Tables at the first turn; nobody has drawn a card."""
    return [set_up(players, f"table {n}").table for n in range(TABLES)]


@pytest.mark.rule("GG-36")
def test_four_dlc_lie_face_up_and_the_others_are_a_deck() -> None:
    for t in tables(4):
        assert (len(t.display), len(t.dlc_deck)) == (4, 18)
    assert len({frozenset(t.display) for t in tables(4)}) > TABLES / 2
    assert len({dlc for t in tables(4) for dlc in t.display}) == 22


@pytest.mark.rule("GG-37", "GG-40", "GG-39", "GG-41", "GG-42")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_the_start_deck_is_made_of(players: int) -> None:
    setups, zombots, gadgets = START_DECKS[players]
    assert setups + zombots + gadgets + players == 22
    for t in tables(players):
        laid = [card for card in t.environments if card != NO_CARD]
        of_setup = [card for card in laid if t.catalog.cards[card].category == SETUP]
        assert (len(of_setup), len(t.unused)) == (setups, 26 - setups)
        assert len(t.zombots) == zombots
        generated = 2  # by the first player, if not still in hand
        on_table = sum(map(len, t.lying)) + len(laid) + len(t.placing)
        assert on_table == setups + gadgets + generated


@pytest.mark.rule("GG-37", "GG-58")
def test_the_setup_cards_that_are_left_leave_the_game_unseen() -> None:
    game = set_up(4)
    seen = GAME.view(game, 0)
    assert seen["unused"] == 18
    assert (seen["setup"], seen["box"]) == (0, [])


@pytest.mark.rule("GG-37", "GG-40")
def test_chance_decides_which_setup_and_gadget_cards_are_used() -> None:
    assert len({tuple(sorted(t.unused)) for t in tables(3)}) > TABLES / 2
    assert len({tuple(sorted(card for at in t.lying for card in at)) for t in tables(3)}) > 20


@pytest.mark.rule("GG-38", "GG-307")
def test_everybody_chooses_another_character_clockwise_from_the_first_player() -> None:
    game = GAME.start(4, Seeded("who"))
    first = game.table.first
    for nth, name in enumerate(("trish", "zaggy", "sudo", "myron")):
        assert game.waiting() == ((first + nth) % 4,)
        assert f"be {name}" in offered(game)
        do(game, f"be {name}")
    tokens = [game.table.characters[(first + nth) % 4].token for nth in range(4)]
    assert tokens == [4, 7, 3, 2]


@pytest.mark.rule("GG-307")
@pytest.mark.parametrize("token", ["trish", "z1"])
def test_a_character_that_somebody_has_is_not_chosen_again(token: str) -> None:
    game = GAME.start(4, Seeded("who"))
    do(game, "be trish")
    assert refused(game, f"be {token}") == "GG-307"
    assert len(offered(game)) == 7


@pytest.mark.rule("GG-39")
def test_zombots_join_from_the_first_on() -> None:
    told_of = told(set_up(6, events=True), kind=TokenPlaced)
    zombots = {event.token for event in told_of if event.token >= 8}
    assert zombots == {8, 9, 10, 11}


@pytest.mark.rule("GG-42", "GG-43", "GG-22")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_start_deck_is_placed_with_eleven_rolls_of_two_cards(players: int) -> None:
    game = set_up(players, events=True)
    rolls = setup_rolls(game)
    assert [len(placed) for placed in rolls] == [2] * 11
    assert game.table.start_deck == []


@pytest.mark.rule("GG-R9", "GG-25")
def test_the_odd_card_of_seven_players_goes_to_one_of_two_squares_alone() -> None:
    sides = set()
    for n in range(12):
        game = set_up(7, f"seven {n}", events=True)
        rolls = setup_rolls(game)
        assert [len(placed) for placed in rolls] == [2] * 11 + [1]
        roll = [event for event in told(game, kind=Rolled) if event.seat == NOBODY][-1]
        due = rolls[-1][0].rolled if isinstance(rolls[-1][0], Placed) else NO_CARD
        if due != NO_CARD and roll.first != roll.second:
            assert due in (10 * roll.first + roll.second, 10 * roll.second + roll.first)
            sides.add(due == 10 * roll.first + roll.second)
    assert sides == {True, False}


def setup_rolls(game: Game[Table]) -> list[list[Placed | TokenPlaced]]:
    """What was placed with each roll before the first turn."""
    rolls: list[list[Placed | TokenPlaced]] = []
    for event in told(game):
        if isinstance(event, Rolled) and event.seat == NOBODY:
            rolls.append([])
        elif isinstance(event, TokenPlaced) or (isinstance(event, Placed) and event.seat == NOBODY):
            rolls[-1].append(event)
    return rolls


@pytest.mark.rule("GG-R3", "GG-23")
def test_in_setup_the_first_card_goes_to_ab() -> None:
    game = set_up(4, events=True)
    due: list[int] = []
    for event in told(game):
        if isinstance(event, Rolled) and event.seat == NOBODY:
            due = [10 * event.first + event.second, 10 * event.second + event.first]
        elif isinstance(event, Placed) and event.seat == NOBODY:
            assert event.rolled == due.pop(0)
        elif isinstance(event, TokenPlaced):
            assert steps_apart(event.square, due.pop(0)) <= 2


@pytest.mark.rule("GG-R4", "GG-R66")
def test_in_setup_the_server_rolls_and_asks_nobody() -> None:
    for n in range(20):
        game = GAME.start(4, Seeded(f"quick {n}"))
        while asked(game) == "Choosing":
            do(game, offered(game)[0])
        assert asked(game) in ("Compensation", "PutTwo")


@pytest.mark.rule("GG-R4", "GG-R66", "GG-35")
def test_a_table_may_agree_that_the_seats_roll_in_turn() -> None:
    game = set_up(4, setup="players", events=True)
    rollers = [event.seat for event in told(game, kind=Rolled)][:11]
    first = game.table.first
    assert rollers == [(first + nth) % 4 for nth in range(11)]


@pytest.mark.rule("GG-R4", "GG-27", "GG-35")
def test_players_who_place_choose_where_a_displaced_card_goes() -> None:
    game = GAME.start(4, Seeded("x"), {"setup": "players"}, events=True)
    while asked(game) == "Choosing":
        do(game, offered(game)[0])
    assert asked(game) == "PlaceCard"
    last = told(game, kind=Rolled)[-1]
    assert game.waiting() == (last.seat,)


@pytest.mark.rule("GG-44", "GG-28", "GG-26", "GG-27")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_in_setup_nothing_shares_a_square_with_an_environment(players: int) -> None:
    for t in tables(players):
        for square in range(100):
            if t.environments[square] != NO_CARD:
                assert not t.lying[square]
                assert not t.tokens_at(square)


@pytest.mark.rule("GG-45")
def test_tokens_stand_where_their_cards_were_placed_and_the_cards_are_gone() -> None:
    game = set_up(5, events=True)
    t = game.table
    for event in told(game, kind=TokenPlaced):
        assert t.where(event.token) == event.square
    assert all(card < FIRST_TOKEN for pile in t.lying for card in pile)


@pytest.mark.rule("GG-46")
@pytest.mark.parametrize(("players", "each"), [(1, 1), (2, 3), (3, 3), (8, 3)])
def test_three_life_gizmos_begin_on_each_token_and_one_alone(players: int, each: int) -> None:
    game = set_up(players)
    assert set(gizmos(game)) == {each}
    assert all(character.bank == 0 for character in game.table.characters)


@pytest.mark.rule("GG-47", "GG-20")
def test_in_setup_who_shares_a_square_is_not_hurt_and_collects_nothing() -> None:
    with_zombots, with_cards = 0, 0
    for t in tables(4):
        for character in t.characters:
            with_zombots += character.square in t.zombots
            with_cards += bool(t.lying[character.square])
            assert (character.gizmos, character.hand) == (3, [])
    assert with_zombots
    assert with_cards


@pytest.mark.rule("GG-51")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7, 8])
def test_the_rest_is_split_into_two_decks_as_equal_as_possible(players: int) -> None:
    game = set_up(players, f"decks of {players}")
    one, other = (len(deck) for deck in game.table.decks)
    on_table = sum(map(len, [*game.table.lying, *game.table.piles, game.table.placing]))
    laid = [c for c in game.table.environments if c != NO_CARD and c < number_of("S01")]
    assert one + other + on_table + len(laid) == 120
    drawn = 2  # by the first Generation, from the first deck
    assert abs(one + drawn - other) <= 1
    assert game.table.piles == [[], []]


@pytest.mark.rule("GG-52")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_seat_is_first_player_about_equally_often(players: int) -> None:
    games = [GAME.start(players, Seeded(f"first {n}")) for n in range(300)]
    first = Counter(game.table.first for game in games)
    assert sorted(first) == list(range(players))
    assert all(times > 300 / players * 0.6 for times in first.values())


@pytest.mark.rule("GG-52", "GG-67")
def test_play_begins_with_the_first_player_and_goes_clockwise() -> None:
    game = set_up(4, "clockwise")
    first = game.table.first
    for turn in range(6):
        assert game.table.turn == (first + turn) % 4
        end_turn(game)


@pytest.mark.rule("GG-R66")
def test_the_options_of_a_table_and_what_is_usual() -> None:
    assert GAME.usual_options() | {"cards": ""} == {
        "setup": "the_game",
        "hands": "hidden",
        "axes": "drops",
        "rolled_sentries": "is_displaced",
        "stall_rule": "on",
        "round_cap": "no_limit",
        "opponents": "five",
        "cards": "",
    }
