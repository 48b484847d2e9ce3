"""GL-24, GL-60: what has come to light cannot be taken back, so each frame that shows says so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from parlour.games.gridl.rules.choosing import DrawWords
from parlour.games.gridl.rules.power_window import use
from parlour.games.gridl.rules.turn import Examine, Reveal
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import choice, power_number, start, to
from parlour.kernel.agenda import Game


def shows(game: Game[Table], happen: Callable[[Game[Table]], object]) -> bool:
    before = game.reveals
    happen(game)
    return game.reveals > before


@pytest.mark.rule("GL-30", "GL-34", "GL-R25")
@pytest.mark.parametrize("second", [False, True])
def test_a_word_card_comes_to_light_when_it_is_drawn(second: bool) -> None:
    assert shows(to(start(), "NameGridmaster", "ChooseFirst"), DrawWords(second).run)


@pytest.mark.rule("GL-39", "GL-62")
def test_the_solution_card_comes_to_light_to_one_and_then_to_all() -> None:
    game = to(start(4, "C3"), "ChooseSecond")
    assert shows(game, Examine().run)
    assert shows(game, Reveal().run)


@pytest.mark.rule("GL-97", "GL-117")
def test_the_three_discards_come_to_light_and_a_power_alone_does_not() -> None:
    game = to(start(4, pink="P5 P6"), "PowerWindow")
    assert shows(game, partial(use, team=0, power=power_number("P6")))
    assert not shows(game, partial(use, team=0, power=power_number("P5")))


@pytest.mark.rule("GL-54", "GL-94")
def test_a_clue_comes_to_light_as_it_is_given() -> None:
    game = to(start(), "GivingClue")
    move = choice(game).moves(game, 0)[0]
    assert shows(game, partial(Game.submit, seat=0, move=move))


@pytest.mark.rule("GL-124", "GL-132")
def test_what_a_team_talked_over_comes_to_light_when_it_is_decided_and_not_before() -> None:
    game = to(start(8), "NameGridmaster")
    move = choice(game).moves(game, 0)[1]
    for seat in (0, 2, 4):
        assert not shows(game, partial(Game.submit, seat=seat, move=move))
    assert shows(game, partial(Game.submit, seat=6, move=move))
