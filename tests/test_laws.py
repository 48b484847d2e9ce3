"""Every game that is found obeys every law, and plays its golden game to the letter."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings

import parlour.kernel.agenda
from parlour.contract import Box
from parlour.games import shelf
from parlour.testing.laws import EVERYWHERE, TO_THE_END, put_to_every_law
from parlour.testing.playthrough import playthrough
from parlour.testing.situations import Situation, situations

GAMES = list(shelf().values())
PARTS = range(4)  # so that several processes can share the work
COMPILED = not str(parlour.kernel.agenda.__file__).endswith(".py")
EXAMPLES = 50 if COMPILED else 20  # situations in each part; these tests run on both builds

every_game = pytest.mark.parametrize("box", GAMES, ids=lambda box: box.about.name)
drawn = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,  # always the same situations: what has failed once fails again
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("part", PARTS)
@every_game
def test_every_game_obeys_every_law(box: Box[Any], part: int) -> None:
    @drawn
    @seed(part)
    @given(situation=situations(box))
    def check(situation: Situation) -> None:
        put_to_every_law(box, situation, EVERYWHERE)

    check()


@every_game
def test_every_game_comes_to_a_good_end_from_everywhere(box: Box[Any]) -> None:
    @settings(drawn, max_examples=EXAMPLES // 2)
    @seed(len(PARTS))
    @given(situation=situations(box))
    def check(situation: Situation) -> None:
        put_to_every_law(box, situation, TO_THE_END)

    check()


@every_game
def test_the_golden_game_is_unchanged_or_the_rules_version_has_moved(box: Box[Any]) -> None:
    golden = (box.folder / "tests" / "playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(box) == golden, (
        f"{box.about.title} plays differently: if that is meant, raise its rules_version and run "
        "scripts/playthrough.py"
    )
