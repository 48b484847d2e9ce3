"""Every game that is found obeys every law, and plays its golden game to the letter."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import parlour.kernel.agenda
from parlour.contract.box import Box
from parlour.games import shelf
from parlour.testing.laws import LAWS, Law
from parlour.testing.playthrough import playthrough
from parlour.testing.situations import situations

GAMES = list(shelf().values())
COMPILED = not str(parlour.kernel.agenda.__file__).endswith(".py")
EXAMPLES = 120 if COMPILED else 40  # where there is a C compiler the tests run on both


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.name)
def test_every_game_obeys(box: Box[Any], law: Law) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(situation=situations(box))
    def check(situation: Any) -> None:
        law(box, situation)

    check()


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.name)
def test_the_golden_game_is_unchanged_or_the_rules_version_has_moved(box: Box[Any]) -> None:
    folder = Path(str(sys.modules[type(box).__module__].__file__)).parent
    golden = (folder / "tests" / "playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(box) == golden, (
        f"{box.title} plays differently: if that is meant, raise its rules_version and run "
        "scripts/playthrough.py"
    )
