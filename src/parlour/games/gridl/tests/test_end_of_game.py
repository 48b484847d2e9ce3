"""GL-71 to GL-78, GL-R13, GL-R16, GL-R38: when it is over, and who has won."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import NAMES
from parlour.games.gridl.events import Ended
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    decide,
    play_out,
    play_turn,
    start,
    to_guess,
    told,
    winner,
)
from parlour.kernel.agenda import Game


def ended(game: Game[Table]) -> str:
    """Who has won, and the rule by which the game is over."""
    assert game.over
    assert GAME.rules.outcome(game).reason == told(game, Ended)[-1].rule
    return f"{winner(game) or 'nobody'} {told(game, Ended)[-1].rule}"


@pytest.mark.rule("GL-71")
@pytest.mark.parametrize(("before", "guess"), [(9, "C3"), (10, "C4"), (11, "B2"), (11, "C3")])
def test_twelve_points_win_at_once(before: int, guess: str) -> None:
    game = start(4, "C3", scores=(before, 11))
    play_turn(game, guess)
    assert ended(game) == "Pink GL-71"


@pytest.mark.rule("GL-71")
def test_eleven_points_do_not() -> None:
    game = start(4, "C3", scores=(9, 11))
    play_turn(game, "C4")
    assert (game.over, winner(game)) == (False, "")


@pytest.mark.rule("GL-71", "GL-75")
def test_the_second_team_wins_so_too_and_nobody_answers() -> None:
    game = start(4, "C3 B2", scores=(11, 10))
    play_turn(game, "A1")
    play_turn(game, "B2")
    assert ended(game) == "Blue GL-71"
    assert GAME.rules.outcome(game).points == (11, 13, 11, 13)


@pytest.mark.rule("GL-71", "GL-R38", "GL-27", "GL-R8")
def test_the_winning_turn_is_cleaned_up_in_full() -> None:
    game = start(4, "C3", scores=(10, 1))
    play_turn(game, "C3")
    view = GAME.view(game, None)
    assert (view["covered"], view["supply"][0], view["turn"]) == (["C3"], 11, 1)
    assert (view["guesses"], view["clue"]) == ([], "")


@pytest.mark.rule("GL-72", "GL-R13")
@pytest.mark.parametrize("blue", [11, 14, 20])
def test_of_two_teams_with_twelve_the_one_that_has_just_guessed_wins(blue: int) -> None:
    game = start(4, "C3", blue="P8", scores=(10, 11))
    game.table.scores[1] = blue
    play_turn(game, "C4", passive="P8")
    assert game.table.scores == [12, blue + 1]
    assert ended(game) in ("Pink GL-71", "Pink GL-72")


@pytest.mark.rule("GL-R13", "GL-71")
@pytest.mark.parametrize(
    ("power", "guess", "side"), [("P8", "B2", ""), ("P9", "A1", ""), ("P12", "A1", "C3")]
)
def test_the_passive_team_may_win_by_a_power(power: str, guess: str, side: str) -> None:
    game = start(4, "C3", blue=power, scores=(5, 11))
    play_turn(game, guess, passive=power, side=side)
    assert game.table.scores[1] == 12
    assert ended(game).startswith("Blue")


@pytest.mark.rule("GL-71", "GL-101")
def test_points_that_are_cancelled_do_not_win() -> None:
    game = start(4, "C3", blue="P10", scores=(11, 5))
    play_turn(game, "B2", passive="P10")
    assert not game.over
    assert game.table.scores == [11, 5]


@pytest.mark.rule("GL-71", "GL-96")
def test_a_free_point_wins() -> None:
    game = start(4, "C3", pink="P5", scores=(11, 5))
    play_turn(game, "A1", guessing="P5")
    assert ended(game) == "Pink GL-71"


@pytest.mark.rule("GL-73", "GL-R8")
@pytest.mark.parametrize(
    ("scores", "expected"), [((7, 4), "Pink GL-73"), ((4, 7), "Blue GL-73"), ((0, 1), "Blue GL-73")]
)
@pytest.mark.parametrize("first", ["pink", "blue"])
def test_after_twelve_turns_the_higher_score_wins(
    scores: tuple[int, int], expected: str, first: str
) -> None:
    game = start(4, scores=scores, first=first)
    play_out(game, 11)
    assert not game.over
    play_out(game, 1)
    assert ended(game) == expected
    assert len(GAME.view(game, None)["covered"]) == 12
    assert [turn.team for turn in game.table.past].count(0) == 6


@pytest.mark.rule("GL-74")
@pytest.mark.parametrize(("first", "expected"), [("pink", "Blue"), ("blue", "Pink")])
def test_on_a_tie_the_team_that_did_not_go_first_wins(first: str, expected: str) -> None:
    game = play_out(start(4, scores=(6, 6), first=first), 12)
    assert ended(game) == f"{expected} GL-74"
    assert game.table.scores == [6, 6]


@pytest.mark.rule("GL-71", "GL-73")
def test_twelve_points_in_the_last_turn_are_a_win_on_points() -> None:
    game = start(4, scores=(10, 11))
    play_out(game, 11)
    hit(game)
    assert ended(game) == "Blue GL-71"


@pytest.mark.rule("GL-73")
def test_the_last_turn_may_still_turn_the_score() -> None:
    game = play_out(start(4, scores=(4, 3)), 11)
    hit(game)
    assert ended(game) == "Blue GL-73"


def hit(game: Game[Table]) -> None:
    """The team that guesses hits the key."""
    to_guess(game)
    decide(game, f"guess {NAMES[game.table.key]}")


@pytest.mark.rule("GL-71", "GL-73", "GL-17")
@pytest.mark.parametrize("players", [4, 7, 12])
def test_all_of_a_team_win_or_lose(players: int) -> None:
    game = start(players, "C3", scores=(10, 3))
    play_turn(game, "C3")
    outcome = GAME.rules.outcome(game)
    assert outcome.places == tuple(1 + seat % 2 for seat in range(players))
    assert outcome.points == tuple((13, 3)[seat % 2] for seat in range(players))


@pytest.mark.rule("GL-71")
def test_when_it_is_over_nobody_can_do_anything() -> None:
    game = start(4, "C3", scores=(10, 1))
    play_turn(game, "C3")
    assert (game.waiting(), game.choice) == ((), None)
    for seat in range(4):
        for text in ("name 1", "clue volcano", "guess C3", "point C3", "nod", "take back"):
            assert game.refuse(seat, GAME.notation.read(text)) == "KERNEL-OVER"


# ---------------------------------------------------------------------- cooperative


def coop(scores: int, players: int = 3) -> Game[Table]:
    return start(players, "C3", scores=(scores, 0))


@pytest.mark.rule("GL-78")
@pytest.mark.parametrize("players", [2, 3])
def test_a_team_with_twelve_wins_at_the_end_of_any_turn(players: int) -> None:
    game = coop(9, players)
    play_turn(game, "C3")
    assert ended(game).endswith("GL-78")
    assert winner(game) != ""
    assert set(GAME.rules.outcome(game).places) == {1}
    assert set(GAME.rules.outcome(game).points) == {12}


@pytest.mark.rule("GL-78", "GL-R16", "GL-80")
@pytest.mark.parametrize("players", [2, 3])
def test_after_six_turns_without_twelve_all_have_lost(players: int) -> None:
    game = coop(11, players)
    play_out(game, 5)
    assert not game.over
    play_out(game, 1)
    assert ended(game) == "nobody GL-78"
    assert 1 not in GAME.rules.outcome(game).places
    assert len(GAME.view(game, None)["covered"]) == 6


@pytest.mark.rule("GL-78", "GL-R16")
def test_twelve_at_the_end_of_the_sixth_turn_is_a_win() -> None:
    game = play_out(coop(9), 5)
    hit(game)
    assert game.table.scores[0] == 12
    assert set(GAME.rules.outcome(game).places) == {1}


@pytest.mark.rule("GL-78", "GL-71")
def test_eleven_points_go_on() -> None:
    game = coop(8)
    play_turn(game, "C3")
    assert not game.over
