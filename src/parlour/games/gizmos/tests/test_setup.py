"""GIZ-11 to GIZ-17, GIZ-102 and the table options: the table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import BY_LEVEL, CARDS, COLUMNS
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.tests.positions import do, names, offered
from parlour.kernel.luck import Scripted, Seeded

DEALS = 400


@cache
def deals(players: int = 4, number: int = DEALS) -> list[Table]:
    return [GAME.start(players, Seeded(f"deal {i}")).table for i in range(number)]


@pytest.mark.rule("GIZ-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_first_player_equally_often(players: int) -> None:
    first = Counter(table.first for table in deals(players))
    assert sorted(first) == list(range(players))
    fair = DEALS / players
    assert all(abs(times - fair) < fair / 3 for times in first.values())


@pytest.mark.rule("GIZ-11", "GIZ-18")
def test_first_player_opens_the_game_and_stays_first_player() -> None:
    game = GAME.start(3, Seeded("deal 7"))
    first = game.table.first
    for turn in range(9):
        assert (game.table.first, game.waiting()) == (first, ((first + turn) % 3,))
        do(game, next(move for move in offered(game) if "pick" in move))


@pytest.mark.rule("GIZ-12", "GIZ-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_one_active_gizmo_and_nothing_else(players: int) -> None:
    for player in GAME.start(players, Seeded("empty hands")).table.players:
        assert (player.ring, player.archive, player.tokens) == ([0, 0, 0, 0], [], 0)
        (start,) = player.active
        assert (CARDS[start].level, COLUMNS[CARDS[start].column]) == (0, "file")


@pytest.mark.rule("GIZ-13")
def test_everybody_starts_with_storage_5_file_1_research_3() -> None:
    game = GAME.start(4, Seeded("limits"))
    for seat in GAME.view(game, None)["players"]:
        assert seat["limits"] == {"storage": 5, "file": 1, "research": 3}
    do(game, "research 1")
    assert len(game.table.looked_at) == 3


@pytest.mark.rule("GIZ-102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_starting_gizmo_of_their_own_and_spare_ones_stay_out(
    players: int,
) -> None:
    game = GAME.start(players, Seeded("dashboards"))
    held = [player.active[0] for player in game.table.players]
    assert len(set(held)) == players
    in_play = [name for name in GAME.rules.components(game) if name.startswith("G0")]
    assert sorted(in_play) == sorted(names(held))
    assert game.table.first in range(players)


@pytest.mark.rule("GIZ-14", "GIZ-16")
def test_the_decks_hold_32_33_and_14_cards_of_one_level_each() -> None:
    for table in deals(number=20):
        assert [len(deck) for deck in table.decks] == [32, 33, 14]
        for level, deck in enumerate(table.decks, 1):
            assert {CARDS[i].level for i in deck} == {level}


@pytest.mark.rule("GIZ-14")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_any_card_of_its_level_may_lie_on_top_of_a_deck(level: int) -> None:
    top = Counter(table.decks[level - 1][-1] for table in deals())
    assert sorted(top) == BY_LEVEL[level]
    assert max(top.values()) < 4 * DEALS / 36


@pytest.mark.rule("GIZ-14")
def test_the_decks_are_shuffled_apart_from_each_other() -> None:
    # If one shuffle served for all, the place of a card would tell the place of another.
    pairs = {(table.decks[0][0], table.decks[1][0]) for table in deals()}
    assert len(pairs) > DEALS / 2


@pytest.mark.rule("GIZ-15")
def test_twenty_level_3_cards_leave_the_game() -> None:
    for table in deals(number=20):
        assert len(table.removed) == 20
        assert {CARDS[i].level for i in table.removed} == {3}
        in_play = [*table.decks[2], *table.display[2]]
        assert sorted([*in_play, *table.removed]) == BY_LEVEL[3]
        assert len(in_play) == 16


@pytest.mark.rule("GIZ-15")
def test_every_level_3_card_is_removed_equally_often() -> None:
    removed = Counter(gizmo for table in deals() for gizmo in table.removed)
    fair = DEALS * 20 / 36
    assert sorted(removed) == BY_LEVEL[3]
    assert all(abs(times - fair) < fair / 4 for times in removed.values())


@pytest.mark.rule("GIZ-15", "GIZ-100")
def test_nobody_sees_which_cards_were_removed() -> None:
    game = GAME.start(2, Seeded("unseen"))
    for viewer in (None, 0, 1):
        assert GAME.view(game, viewer)["removed"] == 20


@pytest.mark.rule("GIZ-16")
def test_four_three_and_two_cards_are_revealed() -> None:
    for table in deals(number=20):
        assert [len(slots) for slots in table.display] == [4, 3, 2]
        for level, slots in enumerate(table.display, 1):
            assert {CARDS[i].level for i in slots} == {level}


@pytest.mark.rule("GIZ-16")
@pytest.mark.parametrize(("level", "shown"), [(1, 4), (2, 3), (3, 2)])
def test_every_card_is_revealed_equally_often(level: int, shown: int) -> None:
    seen = Counter(gizmo for table in deals() for gizmo in table.display[level - 1])
    assert sorted(seen) == BY_LEVEL[level]
    assert max(seen.values()) < 2 * DEALS * shown / 36


@pytest.mark.rule("GIZ-17", "GIZ-3")
def test_six_of_the_52_energy_form_the_row() -> None:
    for table in deals(number=20):
        assert (len(table.row), table.inside()) == (6, 46)
        assert [table.row.count(i) + table.dispenser[i] for i in range(4)] == [13] * 4


@pytest.mark.rule("GIZ-17", "GIZ-10")
def test_every_color_is_equally_likely_in_the_row() -> None:
    spheres = Counter(color for table in deals() for color in table.row)
    fair = DEALS * 6 / 4
    assert all(abs(spheres[color] - fair) < fair / 8 for color in range(4))


@pytest.mark.rule("GIZ-17")
def test_a_row_of_one_color_is_legal() -> None:
    game = GAME.start(4, Scripted([0] * 500))
    assert len(set(game.table.row)) == 1
    assert [move for move in offered(game) if "pick" in move] == ["pick red"]


@pytest.mark.rule("GIZ-R6", "GIZ-R7", "GIZ-R25")
def test_the_options_of_a_table_set_its_house_rules() -> None:
    assert GAME.start(2, Seeded("plain")).table.house == HouseRules()
    options = {"free_build": "display", "discounts": "one", "level_2_discount": "once_a_turn"}
    house = GAME.start(2, Seeded("agreed"), options).table.house
    assert house == HouseRules(free_from_archive=False, discounts_add_up=False, level_2_once=True)
    offers = {option.name: option.ruling for option in GAME.options}
    assert [offers[name] for name in options] == ["GIZ-R6", "GIZ-R7", "GIZ-R25"]
