"""What is foreseen of a move: how much a slip would hurt."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.moves import AddPad, Capture, Kamikaze, OwnJump, PlaceBlocker, Step
from parlour.games.gridopolis.rules.asides import RESIGN
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

VIEW = GAME.view(GAME.start(2, Seeded("foreseen")), 0)
HERE, OVER, THERE = (0, 0, 0), (1, 1, 0), (2, 2, 0)


@pytest.mark.parametrize("move", [Step(HERE, OVER), Capture(HERE, THERE, (OVER,))], ids=repr)
def test_to_go_on_is_light(move: Move) -> None:
    assert not GAME.foresight.foresee(move, VIEW).weighty


@pytest.mark.parametrize(
    "move",
    [OwnJump(HERE, THERE), PlaceBlocker(HERE), AddPad(HERE), Kamikaze(HERE, (), OVER), RESIGN],
    ids=repr,
)
def test_what_is_seldom_or_spends_parts_is_weighty(move: Move) -> None:
    assert GAME.foresight.foresee(move, VIEW).weighty


@pytest.mark.rule("GP-120")
@pytest.mark.parametrize("move", [Kamikaze(HERE, (), OVER), RESIGN], ids=repr)
def test_a_sacrifice_comes_with_a_caution(move: Move) -> None:
    assert GAME.foresight.foresee(move, VIEW).caution is not None


def test_nothing_is_ever_revealed() -> None:
    for move in (Step(HERE, OVER), Kamikaze(HERE, (), OVER), PlaceBlocker(HERE)):
        assert not GAME.foresight.foresee(move, VIEW).reveals
