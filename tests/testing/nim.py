"""A small game to try the tracing of rules on: one copy in good order, and one spoilt in many ways."""

from __future__ import annotations

from pathlib import Path

RULEBOOK = """
[[chapter]]
title = "Nim"
rule = [
    { id = "NIM-1", title = "Winning", kind = "effect", text = "Who takes the last stick wins." },
    { id = "NIM-2", title = "Some", kind = "enforced", text = "One must take a stick (NIM-1)." },
    { id = "NIM-3", title = "Few", kind = "enforced", text = "Three at the most." },
    { id = "NIM-4", title = "There", kind = "enforced", text = "Only what is there." },
    { id = "NIM-5", title = "Taking", kind = "enforced", text = "One can only take." },
    { id = "NIM-6", title = "Fun", kind = "information", text = "It is a game." },
]
"""

IDS = """
from typing import Final

SOME: Final = "NIM-2"
FEW: Final = "NIM-3"
THERE = "NIM-4"
"""

RULES = '''
from parlour.games.nim import ids
from parlour.games.nim.ids import FEW
from parlour.games.nim.ids import SOME as AT_LEAST_ONE
from parlour.kernel.agenda import Game, OwnChoice
from parlour.kernel.luck import Scripted
from parlour.kernel.values import Move


class Take(Move):
    fields = {"sticks": "int"}

    def __init__(self, sticks):
        self.sticks = sticks


class Pile:
    def __init__(self, left):
        self.left = left

    def copy(self):
        return Pile(self.left)


class Turn(OwnChoice):
    def refuse(self, g, seat, move):
        if not isinstance(move, Take):
            return "NIM-5"
        if move.sticks == 0:
            return AT_LEAST_ONE
        if move.sticks < 0:
            return AT_LEAST_ONE
        if move.sticks > 3:
            return FEW
        return None if move.sticks <= g.table.left else ids.THERE

    def because(self, g, seat, move, rule):
        return f"{g.table.left} left" if rule == ids.THERE else ""

    def play(self, g, seat, move):
        g.table.left -= move.sticks
        if g.table.left:  # NIM-1
            g.then(Turn(1 - seat))


def start(left):
    return Game(Pile(left), Scripted([]), [Turn(0)])
'''

TESTS = """
import pytest

from parlour.games.nim.rules import Move, Take, start


def refused(left, move):
    return start(left).submit(0, move)


@pytest.mark.rule("NIM-1")
def test_who_takes_the_last_stick_ends_the_game():
    game = start(3)
    game.submit(0, Take(3))
    assert game.over


@pytest.mark.rule("NIM-2")
@pytest.mark.parametrize("sticks", [0, -1])
def test_a_stick_must_be_taken(sticks):
    assert refused(9, Take(sticks)) == "NIM-2"


@pytest.mark.rule("NIM-3")
def test_four_are_too_many():
    assert refused(9, Take(4)) == "NIM-3"


@pytest.mark.rule("NIM-4")
def test_only_what_is_there_can_be_taken():
    assert refused(2, Take(3)) == "NIM-4"


@pytest.mark.rule("NIM-5")
def test_nothing_else_can_be_done():
    assert refused(9, Move()) == "NIM-5"
"""

CONFTEST = """
from pathlib import Path

import parlour.games

parlour.games.__path__.append(str(Path(__file__).parent / "games"))
"""

GOOD = {
    "pytest.ini": "[pytest]\naddopts = --import-mode=importlib -p parlour.testing.plugin\n",
    "conftest.py": CONFTEST,
    "games/nim/__init__.py": "",
    "games/nim/rulebook.toml": RULEBOOK,
    "games/nim/ids.py": IDS,
    "games/nim/rules.py": RULES,
    "games/nim/tests/test_nim.py": TESTS,
}

MORE_RULES = """
[[chapter]]
title = "More (NIM-77)"
rule = [
    { id = "NIM-7", title = "Untested", kind = "effect", text = "A." },
    { id = "NIM-8", title = "Unenforced", kind = "enforced", text = "B." },
    { id = "NIM-9", title = "Not to be enforced", kind = "effect", text = "C." },
    { id = "NIM-10", title = "Never provoked", kind = "enforced", text = "D." },
    { id = "NIM-11", title = "Hidden", kind = "enforced", text = "E." },
    { id = "NIM-12", title = "Hardly tested", kind = "enforced", text = "F." },
]
"""

MORE_CODE = '''
HIDDEN = "NIM-11"


class Odd(Turn):
    """NIM-78 is in no book."""

    def refuse(self, g, seat, move):
        if move.sticks == 19:
            return "NIM-9"
        if move.sticks == 110:
            return "NIM-10"
        if move.sticks == 111:
            rule = HIDDEN
            return rule
        if move.sticks == 112:
            return "NIM-12"
        return super().refuse(g, seat, move)


def start_odd(left):
    return Game(Pile(left), Scripted([]), [Odd(0)])
'''

MORE_TESTS = """
import pytest

from parlour.games.nim.rules import Take, start_odd


@pytest.mark.rule("NIM-8", "NIM-9", "NIM-11")
@pytest.mark.parametrize(("sticks", "rule"), [(19, "NIM-9"), (111, "NIM-11")])
def test_these_are_refused(sticks, rule):
    assert start_odd(9).submit(0, Take(sticks)) == rule


@pytest.mark.rule("NIM-10")
def test_that_asks_for_nothing():
    assert start_odd(9).submit(0, Take(1)) != "NIM-80"


@pytest.mark.rule("NIM-12", "NIM-79")
def test_that_does_not_look_at_the_answer():
    start_odd(9).submit(0, Take(112))


@pytest.mark.rule("NIM-12")
def test_that_fails_anyway():
    assert start_odd(9).submit(0, Take(112)) is None
"""

BROKEN_TEST = """
import pytest

from parlour.games.nim.no_such_module import anything


@pytest.mark.rule("NIM-12")
def test_never_collected():
    assert anything
"""

SPOILT = {
    **GOOD,
    "games/nim/rulebook.toml": RULEBOOK + MORE_RULES,
    "games/nim/rules.py": RULES + MORE_CODE,
    "games/nim/tests/test_nim.py": TESTS.replace("[0, -1]", "[0]"),
    "games/nim/tests/test_odd.py": MORE_TESTS,
    "games/nim/tests/test_broken.py": BROKEN_TEST,
}


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
