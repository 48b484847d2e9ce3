"""What is made by a second press only."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.moves import Guess
from parlour.games.gridl.rules.guess import Guessing, Point
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
