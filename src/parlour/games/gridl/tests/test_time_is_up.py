"""GL-R32, GL-R35: when the time for powers, clue or guess is over."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Clued, Guessed, SideGuessed
from parlour.games.gridl.tests.tables import (
    decide,
    default,
    expire,
    kind,
    offered,
    play_out,
    powers,
    refused,
    say,
    start,
    to,
    to_clue,
    to_guess,
    told,
)
from parlour.kernel.luck import Seeded

TIMER = "30_seconds"


# ---------------------------------------------------------------------- powers, clue


@pytest.mark.rule("GL-R35", "GL-106", "GL-107")
def test_no_power_is_used_whatever_is_proposed() -> None:
    game = to(start(7, timer=TIMER, pink="P5", blue="P8"), "PowerWindow")
    for proposing in (1, game.table.guessers()[0]):
        say(game, proposing, offered(game, proposing)[0])
        assert default(game) == "no power"
        expire(game)
    assert (kind(game), game.table.declared) == ("GivingClue", [-1, -1])
    assert (game.table.held(0), game.table.held(1)) == ([4], [7])


@pytest.mark.rule("GL-R35", "GL-R32")
def test_without_a_clue_there_is_no_guess_and_the_turn_is_cleaned_up() -> None:
    game = to_clue(start(4, "C3", timer=TIMER))
    assert default(game) == "no clue"
    expire(game)
    turn = game.table.past[-1]
    assert (turn.clue, turn.guesses, turn.base, turn.key) == ("", (), 0, 12)
    assert GAME.view(game, None)["covered"] == ["C3"]
    assert (game.table.turn, game.table.guessing, game.table.scores) == (1, 1, [0, 1])
    assert told(game, Guessed) == [] or told(game, Guessed)[-1].cells == ()
    assert told(game, Clued) == [] or told(game, Clued)[-1].text == ""


@pytest.mark.rule("GL-R35", "GL-103", "GL-110")
def test_without_a_clue_a_side_guess_that_was_declared_is_spent() -> None:
    game = powers(start(4, "C3", timer=TIMER, blue="P12"), passive="P12")
    expire(game)
    turn = game.table.past[-1]
    assert (turn.side_guess, turn.gain, turn.powers) == (-1, 0, (-1, 11))
    assert (game.table.held(1), game.table.supply[1]) == ([], 6)
    assert [event for event in told(game, SideGuessed) if event.cell >= 0] == []
    assert game.table.turn == 1


@pytest.mark.rule("GL-R35", "GL-R22", "GL-R11")
def test_after_a_void_clue_too_the_time_may_end_the_turn() -> None:
    game = powers(start(4, "B4", timer=TIMER, pink="P3"), guessing="P3")
    say(game, 0, "clue and line volcano")
    say(game, 1, "object")
    say(game, 3, "uphold")
    say(game, 2, "uphold")
    assert default(game) == "no clue"
    expire(game)
    turn = game.table.past[-1]
    assert (turn.clue, turn.guesses, game.table.turn) == ("", (), 1)


@pytest.mark.rule("GL-22", "GL-R6", "GL-R35")
def test_who_has_given_no_clue_has_been_gridmaster_all_the_same() -> None:
    game = start(6, timer=TIMER)
    decide(game, "name 3")
    expire(to_clue(game))
    play_out(game, 1)
    assert (kind(game), refused(game, 0, "name 3")) == ("NameGridmaster", "GL-22")


@pytest.mark.rule("GL-R32", "GL-103")
@pytest.mark.parametrize(("side", "gain"), [("C3", 1), ("B2", 1), ("E5", 0)])
def test_a_side_guess_counts_where_there_is_no_guess(side: str, gain: int) -> None:
    game = powers(start(4, "C3", timer=TIMER, blue="P12"), passive="P12")
    decide(to(game, "SideGuessing"), f"side-guess {side}")
    expire(game)
    assert (game.table.past[-1].gain, game.table.scores) == (gain, [0, 1 + gain])


@pytest.mark.rule("GL-R32", "GL-61")
def test_no_guess_is_nothing_to_choose_where_somebody_points() -> None:
    game = to_guess(start(7, "C3", timer=TIMER))
    say(game, 2, "point C3")
    assert refused(game, 4, "no guess") == "GL-61"


@pytest.mark.rule("GL-R32", "GL-R35")
@pytest.mark.parametrize("ends", ["clue", "guess"])
@pytest.mark.parametrize(
    ("passive", "guessing", "expected"),
    [
        ("", "P1", [5, 5]),
        ("", "P2", [5, 5]),
        ("", "P5", [6, 5]),
        ("P8", "", [5, 5]),
        ("P8", "P5", [6, 6]),
        ("P9", "", [5, 6]),
        ("P9", "P5", [6, 5]),
        ("P10", "P5", [5, 5]),
        ("P11", "", [4, 5]),
        ("P11", "P1", [4, 5]),
        ("P11", "P5", [6, 5]),
        ("", "P7", [5, 5]),
    ],
)
def test_what_powers_make_of_a_turn_without_a_guess(
    passive: str, guessing: str, expected: list[int], ends: str
) -> None:
    game = start(4, "A1", timer=TIMER, pink=guessing, blue=passive, scores=(5, 5))
    powers(game, passive, guessing)
    if ends == "guess":
        to_guess(game)
    expire(game)
    assert game.table.turn == 1
    assert game.table.scores == expected


# ---------------------------------------------------------------------- objection and guesses


@pytest.mark.rule("GL-R11", "GL-R35")
def test_the_clue_stands_when_nobody_has_objected_in_time() -> None:
    game = to(start(7, timer=TIMER), "ObjectionWindow")
    say(game, 3, "waive")
    expire(game)
    assert kind(game) == "Guessing"


@pytest.mark.rule("GL-R11")
@pytest.mark.parametrize("votes", ["", "3", "3 2", "3 5"])
def test_votes_that_are_not_cast_are_against_it(votes: str) -> None:
    game = to(start(7, timer=TIMER), "ObjectionWindow")
    say(game, 1, "object")
    for seat in votes.split():
        say(game, int(seat), "uphold")
    expire(game)
    assert (kind(game), game.table.clue) == ("Guessing", "volcano")


@pytest.mark.rule("GL-R35", "GL-R21", "GL-103")
def test_the_side_guess_that_is_pointed_at_is_placed_or_none() -> None:
    game = powers(start(7, "C3", timer=TIMER, blue="P12"), passive="P12")
    to(game, "SideGuessing")
    assert default(game) == "no side-guess"
    twin = game.copy()
    expire(twin)
    assert (kind(twin), twin.table.side_guess) == ("Guessing", -1)
    say(game, 3, "side-guess B2")
    assert default(game) == "side-guess B2"
    expire(game)
    assert GAME.view(game, None)["side_guess"] == "B2"


@pytest.mark.rule("GL-R32")
def test_the_coordinate_pointed_at_is_placed_confirmed_or_not() -> None:
    game = to_guess(start(7, "C3", timer=TIMER))
    say(game, 2, "guess A1")
    say(game, 4, "point C4")
    assert default(game) == "guess C4"
    expire(game)
    assert (game.table.past[-1].guesses, game.table.past[-1].base) == ((17,), 2)


@pytest.mark.rule("GL-R32")
def test_a_confirmation_taken_back_leaves_the_pointer() -> None:
    game = to_guess(start(7, "C3", timer=TIMER))
    say(game, 2, "guess C3")
    say(game, 2, "take back")
    expire(game)
    assert game.table.scores[0] == 3


@pytest.mark.rule("GL-R32", "GL-27")
def test_where_nobody_points_there_is_no_guess() -> None:
    game = to_guess(start(7, "C3", timer=TIMER))
    assert default(game) == "no guess"
    expire(game)
    turn = game.table.past[-1]
    assert (turn.guesses, turn.base, turn.clue) == ((), 0, "volcano")
    assert GAME.view(game, None)["covered"] == ["C3"]
    assert GAME.view(game, None)["past"][-1]["guesses"] == []


@pytest.mark.rule("GL-R32", "GL-98", "GL-123")
@pytest.mark.parametrize(
    ("pointed", "base"), [("", 0), ("C4", 2), ("A1", 0), ("B2 C3", 3), ("A1 E5", 0)]
)
def test_with_two_guesses_the_coordinates_pointed_at_are_placed(pointed: str, base: int) -> None:
    game = to_guess(powers(start(7, "C3", timer=TIMER, pink="P7"), guessing="P7"))
    for where in pointed.split():
        say(game, 2, f"point {where}")
    expire(game)
    turn = game.table.past[-1]
    assert (len(turn.guesses), turn.base) == (len(pointed.split()), base)


@pytest.mark.rule("GL-R35", "GL-R32")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_game_in_which_nobody_does_anything_comes_to_its_end(players: int) -> None:
    options = {"timer": TIMER, "powers": "yes" if players > 3 else "no"}
    game = GAME.start(players, Seeded("nobody"), options, events=True)
    while not game.over:
        expire(game)
    assert game.table.turn == (12 if players > 3 else 6)
    assert all(turn.guesses == () for turn in game.table.past)


@pytest.mark.rule("GL-R35", "GL-45")
def test_nobody_but_the_gridmaster_and_the_time_can_end_the_clue() -> None:
    game = to_clue(start(4, timer=TIMER))
    for seat in (1, 2, 3):
        assert refused(game, seat, "no clue") is not None
