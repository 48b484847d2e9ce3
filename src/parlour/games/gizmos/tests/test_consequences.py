"""What is foreseen of a move: how much a slip would hurt, and whether it could be taken back."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.kernel.luck import Seeded

VIEW = GAME.view(GAME.start(2, Seeded("foreseen")), 0)


@pytest.mark.parametrize("written", ["pick red", "pass", "skip", "draw"])
def test_a_light_move_is_made_by_one_press(written: str) -> None:
    foreseen = GAME.foresight.foresee(GAME.notation.read(written), VIEW)
    assert not foreseen.weighty
    assert foreseen.caution is None


@pytest.mark.parametrize("written", ["build G1U5", "file G1Y4", "research 1", "take none"])
def test_what_takes_the_action_of_a_turn_is_weighty(written: str) -> None:
    assert GAME.foresight.foresee(GAME.notation.read(written), VIEW).weighty


@pytest.mark.rule("GIZ-58")
def test_research_reveals_cards_and_goes_on_with_a_choice_among_them() -> None:
    foreseen = GAME.foresight.foresee(GAME.notation.read("research 1"), VIEW)
    assert foreseen.reveals
    assert not foreseen.ends_turn


@pytest.mark.rule("GIZ-R3")
def test_ending_a_turn_comes_with_a_caution() -> None:
    foreseen = GAME.foresight.foresee(GAME.notation.read("done"), VIEW)
    assert foreseen.caution is not None
    assert not foreseen.reveals
