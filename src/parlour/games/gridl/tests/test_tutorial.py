"""The tutorial: the learner really does what it teaches, and what it says is so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.contract import Lesson
from parlour.games.gridl import GAME
from parlour.games.gridl.cells import BY_NAME, points
from parlour.games.gridl.moves import ChooseWord, GiveClue, Guess, Name, PlaceWord
from parlour.games.gridl.rules.words_in_force import words_in_force
from parlour.games.gridl.table import COOP_TURNS, GOAL, Table
from parlour.games.gridl.tests.tables import kind, refused
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

assert GAME.tutorial is not None
TUTORIAL = GAME.tutorial
OWN = [lesson for lesson in TUTORIAL.steps if not lesson.auto]
LONGEST = 135  # letters: three lines above the board of a phone, so that all of it is in sight
ROBIN = 1


def walk() -> Iterator[tuple[Game[Table], Lesson]]:
    """Every lesson with the game as it stands just before its move; then the end of it all."""
    game = GAME.start(len(TUTORIAL.names), Seeded(TUTORIAL.seed), TUTORIAL.options)
    for lesson in TUTORIAL.steps:
        yield game, lesson
        game.decide(lesson.seat, GAME.notation.read(lesson.move))
    yield game, Lesson(0, "")


def before(move: str) -> Game[Table]:
    return next(game.copy() for game, lesson in walk() if lesson.move == move)


def pages(text: str) -> list[str]:
    return [page.strip() for page in text.split("\n\n") if page.strip()]


def texts() -> list[str]:
    return [page for each in TUTORIAL.steps for page in (*pages(each.say), *pages(each.after))]


def told() -> str:
    return " ".join(texts())


def test_the_learner_names_chooses_guesses_and_gives_a_clue() -> None:
    kinds = [type(GAME.notation.read(lesson.move)) for lesson in OWN]
    assert kinds == [Name, PlaceWord, ChooseWord, Guess, GiveClue]
    assert {lesson.seat for lesson in TUTORIAL.steps if lesson.auto} == {ROBIN}


def test_any_cell_may_be_guessed_and_any_legal_clue_be_given() -> None:
    assert [lesson.move for lesson in OWN if lesson.free] == ["guess D5", "clue Mount Everest"]
    game = before("clue Mount Everest")
    for clue in ("Darth Vader", "the Eiffel Tower", "a shark on television"):
        assert refused(game, 0, f"clue {clue}") is None
    assert refused(game, 0, "clue famous shark") is not None


def test_a_bot_reads_the_learners_clue() -> None:
    (thought,) = [lesson for lesson in TUTORIAL.steps if lesson.auto and lesson.free]
    assert isinstance(GAME.notation.read(thought.move), Guess)


def test_it_is_read_and_played_in_a_few_minutes() -> None:
    assert 200 <= sum(len(text.split()) for text in texts()) <= 350


@pytest.mark.rule("GL-R2", "GL-R3")
def test_the_words_stand_where_it_says_and_the_clue_at_the_key() -> None:
    game = before("guess D5")
    assert words_in_force(game.table) == ("Festive", "Loud")  # rows, columns
    assert game.table.key == BY_NAME["D5"], "very festive, fairly loud"
    game = before("clue Mount Everest")
    assert words_in_force(game.table) == ("Friendly", "Famous")
    assert game.table.key == BY_NAME["E2"], "very famous, but not very friendly"


@pytest.mark.rule("GL-63", "GL-R5", "GL-78")
def test_the_points_that_it_tells_are_those_that_are_counted() -> None:
    assert "It is worth 3 points, the cells beside it 2, those at its corners 1" in told()
    key = BY_NAME["D5"]
    worth = {name: points(key, BY_NAME[name]) for name in ("D5", "C5", "D4", "C4", "E4", "D3")}
    assert worth == {"D5": 3, "C5": 2, "D4": 2, "C4": 1, "E4": 1, "D3": 0}
    assert (GOAL, COOP_TURNS) == (12, 6)
    assert "with 12 points in six turns" in told()


@pytest.mark.rule("GL-27", "GL-59", "GL-82")
def test_an_x_covers_the_key_and_the_learner_is_gridmaster_next() -> None:
    game = before("word 2 column")
    assert game.table.covered == [BY_NAME["D5"]]
    assert game.table.gridmaster == 0


@pytest.mark.rule("GL-119")
def test_until_robin_has_guessed_the_learner_says_nothing() -> None:
    for move in ("word 2 column", "word 1", "clue Mount Everest", "guess E2"):
        game = [game.copy() for game, lesson in walk() if lesson.move == move][-1]
        assert GAME.channels.refuse_talk(game, "team", 0) is not None, kind(game)


def test_no_text_is_longer_than_a_phone_shows_with_all_of_the_board() -> None:
    for text in texts():
        assert len(text) <= LONGEST, text
        assert re.search(r"[.!?]$", text), text
        assert text.isascii(), text


def test_the_last_words_tell_of_objections_and_powers_and_where_to_read_on() -> None:
    _, objections, powers = pages(TUTORIAL.steps[-1].after)
    assert "object" in objections
    assert "powers" in powers
    assert "guide" in powers
