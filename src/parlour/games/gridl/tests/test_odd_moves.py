"""GL-1, GL-31, GL-33: answers that nobody is offered or can type, refused by their own rules."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.moves import ChooseWord, Guess, PlaceSideGuess, PlaceWord
from parlour.games.gridl.rules.guess import Point
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import decide, start, to
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


def why(game: Game[Table], move: Move) -> tuple[str, str]:
    """The rule against this answer of somebody who is asked, and the sentence."""
    refusal = GAME.why(game, game.waiting()[0], move)
    assert refusal is not None
    return refusal.rule, str(refusal.because)


@pytest.mark.rule("GL-1")
@pytest.mark.parametrize("cell", [-1, 25, 100])
def test_what_is_no_cell_of_the_grid_is_no_guess(cell: int) -> None:
    refused = "GL-1", "The grid goes from A1 to E5."
    game = start(4, pink="", blue="P12")
    decide(to(game, "PowerWindow"), "use P12")
    assert why(to(game, "SideGuessing"), PlaceSideGuess(cell)) == refused
    to(game, "Guessing")
    assert why(game, Guess((cell,))) == why(game, Point(cell)) == refused


@pytest.mark.rule("GL-31")
@pytest.mark.parametrize("word", [-1, 2])
def test_a_card_has_no_third_word(word: int) -> None:
    refused = "GL-31", "The card has two words: choose the first or the second."
    game = to(start(4), "ChooseFirst")
    assert why(game, PlaceWord(word, 0)) == refused
    assert why(to(game, "ChooseSecond"), ChooseWord(word)) == refused


@pytest.mark.rule("GL-33")
@pytest.mark.parametrize("axis", [-1, 2])
def test_the_grid_has_no_third_axis(axis: int) -> None:
    game = to(start(4), "ChooseFirst")
    refused = "GL-33", "There are two axes: the row axis and the column axis."
    assert why(game, PlaceWord(0, axis)) == refused
