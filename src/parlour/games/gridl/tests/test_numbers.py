"""GL-1, GL-31, GL-33, GL-88: moves that were put together with numbers that name nothing."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import CELLS
from parlour.games.gridl.moves import (
    ChooseWord,
    Flip,
    Guess,
    Name,
    PlaceSideGuess,
    PlaceWord,
    Take,
    UsePower,
)
from parlour.games.gridl.rules.guess import Point
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import decide, play_turn, powers, start, to, to_guess
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

ODD = (-2, -1, 12, 99)


def refuse_all(game: Game[Table], *moves: Move) -> set[str]:
    """The rules against these moves of who is asked; each refusal is a sentence."""
    seat, rules = game.waiting()[0], set()
    for move in moves:
        rule = game.refuse(seat, move)
        assert rule is not None, move
        assert str(game.because(seat, move, rule)).endswith("."), move
        rules.add(rule)
    return rules


@pytest.mark.rule("GL-1", "GL-59")
def test_a_guess_is_on_the_grid() -> None:
    game = to_guess(start(7))
    off = (-1, CELLS, 99)
    assert refuse_all(game, *(Guess((cell,)) for cell in off)) == {"GL-1"}
    assert all(game.refuse(game.waiting()[0], Point(cell)) for cell in off)
    assert refuse_all(game, Guess(()))
    game = to_guess(powers(start(7, pink="P7"), guessing="P7"))
    assert refuse_all(game, *(Guess((0, cell)) for cell in off)) == {"GL-1"}
    assert refuse_all(game, Guess(()), Guess((0, 1, 2)))


@pytest.mark.rule("GL-1", "GL-103")
def test_so_is_a_side_guess() -> None:
    game = to(powers(start(7, blue="P12"), passive="P12"), "SideGuessing")
    assert refuse_all(game, *(PlaceSideGuess(cell) for cell in (-1, CELLS, 99))) == {"GL-1"}


@pytest.mark.rule("GL-31", "GL-35")
def test_a_card_has_two_words() -> None:
    game = to(start(7), "ChooseFirst")
    assert refuse_all(game, *(PlaceWord(word, 0) for word in (-1, 2, 99))) == {"GL-31"}
    decide(game)
    assert refuse_all(game, *(ChooseWord(word) for word in (-1, 2, 99))) <= {"GL-31", "GL-35"}


@pytest.mark.rule("GL-33", "GL-2")
def test_there_are_two_axes() -> None:
    game = to(start(7), "ChooseFirst")
    assert refuse_all(game, *(PlaceWord(0, axis) for axis in (-1, 2, 99))) == {"GL-33"}


@pytest.mark.rule("GL-21", "GL-22")
def test_only_a_seat_can_be_named() -> None:
    refuse_all(start(7), *(Name(seat) for seat in ODD))
    refuse_all(start(3), *(Name(seat) for seat in (*ODD, 3)))


@pytest.mark.rule("GL-88", "GL-86")
def test_only_a_power_can_be_taken() -> None:
    for seed in ("one", "two", "three"):
        game = GAME.start(4, Seeded(seed), {"powers": "yes"})
        refuse_all(game, *(Take(power) for power in ODD))


@pytest.mark.rule("GL-111", "GL-105")
def test_only_a_power_can_be_used() -> None:
    game = to(start(7, pink="P5", blue="P11 P12"), "PowerWindow")
    refuse_all(game, *(UsePower(power) for power in ODD))


@pytest.mark.rule("GL-113")
def test_only_a_power_can_be_turned() -> None:
    game = start(7, "C3", pink="P11 P12")
    game.table.supply[0] = 0
    play_turn(game, "A1")
    refuse_all(game, *(Flip(power) for power in ODD))
