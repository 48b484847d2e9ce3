"""What is made by a second press only."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.moves import GiveClue, Guess
from parlour.games.gridl.rules.guess import Guessing, Point
from parlour.games.gridl.tests.tables import start, to_clue
from parlour.kernel.luck import Seeded


@pytest.mark.rule("GL-60")
def test_a_guess_is_weighty_unless_the_pointer_is_there_already() -> None:
    game = GAME.start(2, Seeded("consequences"))
    while not isinstance(game.choice, Guessing):
        seat = game.waiting()[0]
        game.decide(seat, game.moves(seat)[0])
    guesser = game.waiting()[0]
    assert game.submit(guesser, Point(12)) is None
    view = GAME.view(game, guesser)
    assert not GAME.foresight.foresee(Guess((12,)), view).weighty
    assert GAME.foresight.foresee(Guess((13,)), view).weighty


@pytest.mark.rule("GL-45")
def test_a_clue_is_given_at_once_whether_it_was_typed_or_found_in_the_list() -> None:
    view = GAME.view(to_clue(start(2)), 0)
    assert not GAME.foresight.foresee(GiveClue("volcano"), view).weighty
    assert GAME.foresight.foresee(GiveClue("silent"), view).caution is not None  # GL-R29
