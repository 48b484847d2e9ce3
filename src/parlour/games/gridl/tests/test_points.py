"""GL-40 to GL-43, GL-62 to GL-65, GL-R5: what a guess is worth, and what comes to light with it."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import BY_NAME, CELLS, DEGREES, NAMES, points
from parlour.games.gridl.events import Covered, Guessed, Revealed
from parlour.games.gridl.tests.tables import play_out, play_turn, start, to, to_guess, told

# Each row of digits is a row of the grid, from 5 at the top down to 1; each digit a column.
CARDS = {
    "C3": "00000 01210 02320 01210 00000",
    "A1": "00000 00000 00000 21000 32000",
    "E5": "00023 00012 00000 00000 00000",
    "A5": "32000 21000 00000 00000 00000",
    "E1": "00000 00000 00000 00012 00023",
    "C1": "00000 00000 00000 01210 02320",
    "A3": "00000 21000 32000 21000 00000",
    "E4": "00012 00023 00012 00000 00000",
    "B2": "00000 00000 12100 23200 12100",
}


@pytest.mark.rule("GL-1", "GL-3", "GL-R2")
def test_a_coordinate_is_a_column_and_a_row_from_low_to_high() -> None:
    assert len(NAMES) == CELLS == 25
    assert (NAMES[0], NAMES[4], NAMES[5], NAMES[24]) == ("A1", "E1", "A2", "E5")
    assert (DEGREES[0], DEGREES[2], DEGREES[4]) == ("low", "medium", "high")


@pytest.mark.rule("GL-40", "GL-41", "GL-42", "GL-63", "GL-R5")
@pytest.mark.parametrize("key", CARDS)
def test_what_each_coordinate_of_a_card_is_worth(key: str) -> None:
    lines = CARDS[key].split()
    for cell, name in enumerate(NAMES):
        column, row = "ABCDE".index(name[0]), int(name[1])
        assert points(BY_NAME[key], cell) == int(lines[5 - row][column]), name


@pytest.mark.rule("GL-6", "GL-R5", "GL-R34")
def test_there_are_25_different_cards_worth_299_points_in_all() -> None:
    cards = {tuple(points(key, cell) for cell in range(CELLS)) for key in range(CELLS)}
    assert len(cards) == 25
    assert sum(map(sum, cards)) == 299
    patterns = Counter(tuple(sorted(card)[::-1][:9]) for card in cards)
    assert patterns == {
        (3, 2, 2, 1, 0, 0, 0, 0, 0): 4,  # a corner
        (3, 2, 2, 2, 1, 1, 0, 0, 0): 12,  # an edge
        (3, 2, 2, 2, 2, 1, 1, 1, 1): 9,
    }


@pytest.mark.rule("GL-62", "GL-63", "GL-64", "GL-65")
@pytest.mark.parametrize("guess", ["C3", "C4", "B3", "B2", "D4", "A3", "C1", "E5"])
def test_the_guessing_team_scores_what_its_guess_is_worth(guess: str) -> None:
    game = start(4, "C3")
    turn = play_turn(game, guess)
    worth = points(BY_NAME["C3"], BY_NAME[guess])
    assert (turn.base, turn.bonus, turn.change, turn.gain) == (worth, 0, 0, 0)
    assert game.table.scores == [worth, 1]


@pytest.mark.rule("GL-64", "GL-65", "GL-20")
def test_the_points_go_to_whichever_team_guesses() -> None:
    game = start(4, "C3 B2 E5 A1")
    for guess, scores in (("C3", [3, 1]), ("B1", [3, 3]), ("D4", [4, 3]), ("C1", [4, 3])):
        play_turn(game, guess)
        assert game.table.scores == scores


@pytest.mark.rule("GL-63", "GL-85", "GL-77")
@pytest.mark.parametrize("players", [2, 3])
def test_a_cooperative_team_scores_alike(players: int) -> None:
    game = start(players, "C3 B2 E5 A1")
    for guess in ("C3", "B1", "D4", "C1"):
        play_turn(game, guess)
    assert sum(game.table.scores) == 3 + 2 + 1 + 0


@pytest.mark.rule("GL-65", "GL-R4")
def test_points_beyond_the_track_are_kept() -> None:
    game = start(4, "C3", scores=(11, 1))
    play_turn(game, "C3")
    assert GAME.view(game, None)["scores"] == [14, 1]


@pytest.mark.rule("GL-62", "GL-28")
def test_the_card_is_shown_to_all_by_itself_and_stays_known() -> None:
    game = start(4, "C3 B2")
    for number, (guess, key) in enumerate((("A1", "C3"), ("B2", "B2")), 1):
        play_turn(game, guess)
        for viewer in (None, 0, 1, 2, 3):
            assert GAME.view(game, viewer)["past"][-1]["key"] == key
        (revealed,) = told(game, Revealed)[number - 1 :]
        assert NAMES[revealed.turn.key] == key
        assert list(revealed.scores) == game.table.scores
    heard = [seats for event, seats in game.events or () if isinstance(event, Revealed | Guessed)]
    assert set(heard) == {None}


@pytest.mark.rule("GL-27", "GL-8")
@pytest.mark.parametrize("guess", ["C3", "C4", "A1"])
def test_the_x_goes_on_the_key_whatever_was_guessed(guess: str) -> None:
    game = start(4, "C3 B2")
    play_turn(game, guess)
    assert GAME.view(game, None)["covered"] == ["C3"]
    play_turn(game, "C4")
    assert GAME.view(game, None)["covered"] == ["C3", "B2"]
    assert [NAMES[event.cell] for event in told(game, Covered)] == ["C3", "B2"]


@pytest.mark.rule("GL-28", "GL-43", "GL-69", "GL-R34", "GL-R8")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_key_comes_a_second_time(seed: str) -> None:
    game = start(4, seed=seed)
    for turns in range(1, 13):
        to_guess(game)
        assert game.table.key not in game.table.covered
        play_out(game, 1)
        assert len(game.table.covered) == turns
        assert len(game.table.solutions) == 25 - turns - (turns < 12 and game.table.key >= 0)
    keys = [turn.key for turn in game.table.past]
    assert len(set(keys)) == 12
    assert keys == game.table.covered


@pytest.mark.rule("GL-23", "GL-62", "GL-27", "GL-29")
def test_reveal_and_clean_up_come_in_order_and_ask_nobody() -> None:
    game = start(4, "C3")
    to_guess(game)
    before = len(game.events or ())
    play_out(game, 1)
    after = [type(event).__name__ for event, _ in (game.events or ())[before:]]
    assert after[-4:] == ["Guessed", "Revealed", "Covered", "TurnBegan"]
    assert to(game, "NameGridmaster").table.guessing == 1
