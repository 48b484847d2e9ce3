"""GL-10 to GL-18, GL-77 to GL-80, GL-127, GL-128, GL-133: the table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from parlour.contract import BadSetup
from parlour.games.gridl import GAME
from parlour.games.gridl.events import TurnBegan, WordPlaced
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import decide, kind, number_of, play_out, start, to_clue, told
from parlour.kernel.luck import Seeded

DEALS = 300


@cache
def deals(players: int = 4) -> list[Table]:
    return [GAME.start(players, Seeded(f"deal {n}")).table for n in range(DEALS)]


@pytest.mark.rule("GL-133")
@pytest.mark.parametrize("players", [0, 1, 13])
def test_the_game_is_for_two_to_twelve(players: int) -> None:
    with pytest.raises(BadSetup, match="12"):
        GAME.start(players, Seeded("too few or too many"))


@pytest.mark.rule("GL-17", "GL-18", "GL-133")
@pytest.mark.parametrize("players", range(4, 13))
def test_from_four_on_there_are_two_teams_that_differ_by_one_at_most(players: int) -> None:
    table, (pink, blue) = start(players).table, GAME.sides.sides(players, {})
    assert (pink.name, blue.name) == ("Pink", "Blue")
    assert sorted([*pink.seats, *blue.seats]) == list(range(players))
    assert abs(len(pink.seats) - len(blue.seats)) <= 1
    assert min(len(pink.seats), len(blue.seats)) >= 2
    assert (table.members(0), table.members(1)) == (tuple(pink.seats), tuple(blue.seats))
    assert not table.coop


@pytest.mark.rule("GL-19", "GL-77", "GL-133")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_are_one_team(players: int) -> None:
    (side,) = GAME.sides.sides(players, {})
    assert tuple(side.seats) == tuple(range(players))
    game = start(players)
    assert game.table.coop
    assert GAME.view(game, None)["teams"][0] == list(range(players))


@pytest.mark.rule("GL-127", "GL-10")
def test_magenta_is_played_unless_the_table_picks_navy() -> None:
    assert GAME.usual_options()["words"] == "magenta"
    assert not start().table.house.navy
    assert start(words="navy").table.house.navy


@pytest.mark.rule("GL-10", "GL-31", "GL-35")
@pytest.mark.parametrize(("side", "halves"), [("magenta", {0, 1}), ("navy", {2, 3})])
@pytest.mark.parametrize("players", [3, 4])
def test_every_card_shows_the_side_picked_all_game(
    side: str, halves: set[int], players: int
) -> None:
    game = start(players, words=side)
    play_out(game, 2)
    to_clue(game)
    placed = told(game, WordPlaced)
    assert len(placed) == 6
    for event in placed:
        word, instead = number_of(event.word), number_of(event.instead)
        assert {word % 4, instead % 4} == halves
        assert word // 4 == instead // 4


@pytest.mark.rule("GL-5", "GL-11")
def test_all_85_word_cards_lie_shuffled_in_the_pile() -> None:
    tops = Counter(table.word_deck[-1] for table in deals())
    for table in deals()[:20]:
        # One has been drawn for nobody yet: the first question is who is Gridmaster.
        assert sorted(table.word_deck) == list(range(85))
    assert len(tops) > 60
    assert max(tops.values()) < 20


@pytest.mark.rule("GL-6", "GL-12", "GL-R34")
def test_there_is_one_solution_card_for_each_coordinate_and_any_may_be_on_top() -> None:
    tops = Counter(table.solutions[-1] for table in deals())
    for table in deals()[:20]:
        assert sorted(table.solutions) == list(range(25))
    assert sorted(tops) == list(range(25))
    assert max(tops.values()) < 4 * DEALS / 25


@pytest.mark.rule("GL-11", "GL-12")
def test_both_decks_are_shuffled_apart_from_each_other() -> None:
    pairs = {(table.word_deck[-1] % 25, table.solutions[-1]) for table in deals()}
    assert len(pairs) > DEALS / 2


@pytest.mark.rule("GL-8", "GL-13", "GL-80", "GL-90")
@pytest.mark.parametrize(("players", "supply"), [(2, 6), (3, 6), (4, 12), (7, 12), (12, 12)])
def test_without_powers_all_tokens_lie_x_side_up_in_one_supply(players: int, supply: int) -> None:
    view = GAME.view(start(players), None)
    assert sum(view["supply"]) == supply
    assert {power["state"] for power in view["powers"]} == {"out"}


@pytest.mark.rule("GL-14", "GL-R28", "GL-128")
def test_the_first_team_is_drawn_and_either_color_may_be_it() -> None:
    first = Counter(table.first for table in deals())
    assert sorted(first) == [0, 1]
    assert abs(first[0] - first[1]) < DEALS / 4


@pytest.mark.rule("GL-14", "GL-128", "GL-20")
@pytest.mark.parametrize(("option", "team"), [("pink", 0), ("blue", 1)])
def test_the_host_may_say_which_team_is_first(option: str, team: int) -> None:
    for seed in ("one", "two", "three"):
        game = start(first=option, seed=seed)
        assert (game.table.first, game.table.guessing) == (team, team)
        assert game.waiting() == game.table.members(team)
        assert told(game, TurnBegan)[0].team == team


@pytest.mark.rule("GL-15", "GL-R4")
@pytest.mark.parametrize(("first", "scores"), [("pink", [0, 1]), ("blue", [1, 0])])
@pytest.mark.parametrize("powers", ["no", "yes"])
def test_the_second_team_begins_with_one_point(first: str, scores: list[int], powers: str) -> None:
    game = GAME.start(5, Seeded("scores"), {"first": first, "powers": powers})
    assert GAME.view(game, None)["scores"] == scores


@pytest.mark.rule("GL-79")
@pytest.mark.parametrize("players", [2, 3])
def test_a_cooperative_team_begins_with_nothing(players: int) -> None:
    for seed in ("one", "two", "three", "four"):
        assert sum(start(players, seed=seed).table.scores) == 0


@pytest.mark.rule("GL-16", "GL-1")
@pytest.mark.parametrize("players", [2, 4])
def test_no_coordinate_has_an_x_at_the_start(players: int) -> None:
    assert GAME.view(start(players), None)["covered"] == []
    assert len(start(players).table.empty()) == 25


@pytest.mark.rule("GL-84")
@pytest.mark.parametrize("players", [2, 3])
def test_powers_want_four_players(players: int) -> None:
    with pytest.raises(BadSetup, match="4 players"):
        GAME.start(players, Seeded("powers"), {"powers": "yes"})
    assert kind(GAME.start(4, Seeded("powers"), {"powers": "yes"})) == "TakePower"


@pytest.mark.rule("GL-23", "GL-21")
@pytest.mark.parametrize("players", [2, 3, 4, 12])
def test_without_powers_the_game_begins_with_the_question_who_is_gridmaster(players: int) -> None:
    game = start(players)
    assert kind(game) == "NameGridmaster"
    decide(game)
    assert game.table.gridmaster >= 0


@pytest.mark.rule("GL-130", "GL-R33")
def test_what_is_told_of_the_decks_is_only_how_many_cards_are_left() -> None:
    game = start(4)
    for viewer in (None, 0, 1):
        view = GAME.view(game, viewer)
        assert (view["word_cards"], view["solution_cards"], view["card"]) == (85, 25, [])
