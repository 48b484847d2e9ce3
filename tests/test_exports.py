"""What can be imported from the packages themselves: by scripts, and by a new game."""

from __future__ import annotations

import json
import subprocess
import sys
from types import ModuleType

import pytest

import parlour
import parlour.contract
import parlour.kernel
from parlour.arena import match
from parlour.kernel import agenda

LOOK = """
import json, sys
import parlour
loaded = [sorted(name for name in sys.modules if name.startswith("parlour"))]
for name in parlour.__all__:
    getattr(parlour, name)
loaded.append(sorted(name for name in sys.modules if name.startswith("parlour.games")))
print(json.dumps(loaded))
"""


@pytest.mark.parametrize("package", [parlour, parlour.kernel, parlour.contract], ids=str)
def test_all_that_a_package_names_can_be_had_from_it(package: ModuleType) -> None:
    assert set(package.__all__) <= set(dir(package))
    assert all(getattr(package, name) is not None for name in package.__all__)


def test_it_is_the_thing_itself_that_is_had() -> None:
    assert parlour.Match is match.Match
    assert parlour.Game is parlour.kernel.Game is agenda.Game


def test_what_a_package_does_not_have_is_missed() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = parlour.nothing  # type: ignore[attr-defined]
    with pytest.raises(ImportError, match="nothing"):
        from parlour import nothing  # type: ignore[attr-defined]  # noqa: F401


def test_the_program_loads_nothing_before_it_is_asked_for_and_no_game_for_its_names() -> None:
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, check=True)
    at_first, games = json.loads(done.stdout)
    assert at_first == ["parlour"]
    assert games == ["parlour.games"]
