"""GL-55, GL-R11: answers that cross each other, and what a void clue takes with it."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.bots import BOTS
from parlour.games.gridl.moves import GiveClue
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    default,
    kind,
    powers,
    refused,
    say,
    start,
    to,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


def declared(timer: str = "none") -> Game[Table]:
    """Blue has declared Side-Guess, and Pink's clue can still be objected to."""
    game = powers(start(4, "C3", pink="", blue="P12", timer=timer), "P12")
    return to(game, "ObjectionWindow")


def upheld(game: Game[Table]) -> Game[Table]:
    say(game, 1, "object")
    for seat in (3, 2):
        say(game, seat, "uphold")
    return game


@pytest.mark.rule("GL-R11")
def test_the_answer_of_one_member_makes_nobody_elses_late() -> None:
    game = to(start(8), "ObjectionWindow")
    asked = choice(game)
    say(game, 1, "waive")
    assert choice(game).goes_on(asked)
    say(game, 3, "object")
    asked = choice(game)
    assert not asked.goes_on(choice(to(start(8), "ObjectionWindow")))
    say(game, 2, "reject")
    assert choice(game).goes_on(asked)


@pytest.mark.rule("GL-R11", "GL-103")
def test_what_was_said_of_a_side_guess_goes_with_the_clue_it_was_for() -> None:
    game = declared()
    say(game, 3, "side-guess C3")
    say(upheld(game), 0, "clue lullaby")
    assert (kind(game), choice(game).proposed(1)) == ("SideGuessing", None)
    say(game, 1, "side-guess C3")
    assert kind(game) == "SideGuessing"


@pytest.mark.rule("GL-R11", "GL-103", "GL-R20")
def test_a_side_guess_that_is_placed_while_one_could_object_is_placed_for_all_to_see() -> None:
    game = declared()
    for seat in (1, 3):
        say(game, seat, "side-guess B3")
    assert (kind(game), GAME.view(game, None)["side_guess"]) == ("Guessing", "B3")


@pytest.mark.rule("GL-R11", "GL-R35", "GL-103")
def test_time_places_no_side_guess_that_was_meant_for_a_void_clue() -> None:
    game = declared(timer="30_seconds")
    say(game, 3, "side-guess C3")
    say(upheld(game), 0, "clue lullaby")
    assert default(game) == "no side-guess"


@pytest.mark.rule("GL-55", "GL-131")
@pytest.mark.parametrize("again", ["volcano", "Volcano", " VOLCANO", "volc\u00e1no"])
def test_a_void_clue_is_not_given_again_in_other_letters(again: str) -> None:
    game = upheld(to(start(4), "ObjectionWindow"))
    assert refused(game, 0, f"clue {again}") == "GL-55"
    assert refused(game, 0, "clue lullaby") is None


@pytest.mark.rule("GL-48", "GL-136")
def test_no_words_at_all_are_too_few_and_no_clue_that_was_void() -> None:
    game = to(start(4), "GivingClue")
    refusal = GAME.why(game, 0, GAME.notation.read("clue "))
    assert refusal is not None
    assert refusal.rule == "GL-48"
    decide(game)


@pytest.mark.rule("GL-55", "GL-135")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_gives_another_clue_than_the_void_one(bot: str) -> None:
    """It has the same luck each time, and the void one stands there in large letters."""
    game = to(start(4, "A1"), "GivingClue")
    first = given_by(bot, game)
    say(game, 0, f"clue {first.text.upper()}")
    upheld(game)
    second = given_by(bot, game)
    assert second.text != first.text
    assert game.refuse(0, second) is None


def given_by(bot: str, game: Game[Table]) -> GiveClue:
    chosen = BOTS[bot]().choose(GAME.bot_view(game, 0), game.moves(0), Seeded("the same"))
    assert isinstance(chosen, GiveClue)
    return chosen
