"""Faults put into the rules of a small game: which are made, and which its tests notice."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.testing.mutants import Verdict, coverage_of, equivalents, sample, share_noticed, tried
from parlour.testing.mutations import Mutation, mutated, mutations
from parlour.testing.refusals import Code, parse
from parlour.testing.runs import Project, RunFailed

RULES = """
from typing import Final

TOO_FEW: Final = "JAR-1"


class Jar:
    def __init__(self):
        self.sweets = 3
        self.log = []


def refuse_take(jar, number):
    if number > jar.sweets:
        return TOO_FEW
    return None


def take(jar, number):
    if number > 0:
        jar.sweets -= number
    jar.log.append(number)


def in_words(jar) -> str:
    return "empty" if jar.sweets == 0 else "full"


def half(jar):
    return min(jar.sweets // 2, jar.sweets)
"""
TESTS = """
from parlour.games.jar.rules import Jar, refuse_take, take


def test_what_is_taken_is_gone():
    jar = Jar()
    take(jar, 2)
    assert jar.sweets == 1


def test_more_than_there_is_cannot_be_taken():
    assert refuse_take(Jar(), 4) == "JAR-1"
"""
EQUIVALENT = """
[[mutant]]
file = "rules.py"
within = "take"
change = "0  =>  1"
why = "It would be a fault, but not one of these tests."
"""
FILES = {
    "pytest.ini": "[pytest]\naddopts = --import-mode=importlib -p parlour.testing.plugin\n",
    "conftest.py": "from pathlib import Path\n\nimport parlour.games\n\n"
    'parlour.games.__path__.append(str(Path(__file__).parent / "games"))\n',
    "games/jar/__init__.py": "",
    "games/jar/rules.py": RULES,
    "games/jar/tests/test_jar.py": TESTS,
}


def lay_out(root: Path, files: dict[str, str]) -> Project:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return Project(root, root / "games")


@pytest.fixture(scope="module")
def jar(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return lay_out(tmp_path_factory.mktemp("jar"), FILES)


@pytest.fixture(scope="module")
def faults(jar: Project) -> list[Mutation]:
    return sample(jar, "jar", 1_000, seed=1)


@pytest.fixture(scope="module")
def verdicts(jar: Project, faults: list[Mutation]) -> dict[str, Verdict]:
    return {verdict.mutation.change: verdict for verdict in tried(jar, "jar", faults, 2)}


def test_faults_are_made_in_what_the_rules_do(faults: list[Mutation]) -> None:
    assert [(fault.within, fault.change) for fault in faults] == [
        ("take", "number > 0  =>  not number > 0"),
        ("take", "number > 0  =>  number >= 0"),
        ("take", "0  =>  1"),
        ("take", "jar.sweets -= number  =>  pass"),
        ("take", "jar.sweets -= number  =>  jar.sweets += number"),
        ("take", "jar.log.append(number)  =>  pass"),
        ("half", "min(jar.sweets // 2, jar.sweets)  =>  max(jar.sweets // 2, jar.sweets)"),
        ("half", "jar.sweets // 2  =>  jar.sweets * 2"),
        ("half", "2  =>  3"),
    ]


@pytest.mark.parametrize(
    ("written", "changes"),
    [
        ("g.then(a, b)", ["g.then(b, a)", "g.then(a)", "g.then(b)"]),
        ("t.turn = seat", ["pass"]),
        ("turn = seat", []),
        ("total = a + b", ["a - b"]),
        ("text = a + 'b'", []),
        ("seats = sorted(living)", ["list(living)"]),
        ("again = not done", ["done"]),
        ("again = True", ["False"]),
        ("both = a and b", ["a or b"]),
        ("assert a == b", []),
    ],
)
def test_a_statement_is_changed_in_these_ways(
    tmp_path: Path, written: str, changes: list[str]
) -> None:
    file = tmp_path / "rules.py"
    file.write_text(f"def play(g, t):\n    {written}\n", encoding="utf-8")
    found = [fault.after for fault in mutations(Code(tmp_path, None), file)]
    assert [after for after in found if after != "pass" or "pass" in changes] == changes


def test_one_fault_is_made_and_all_the_rest_stays(jar: Project, faults: list[Mutation]) -> None:
    code, file = Code(jar.root, jar.games), jar.root / "games/jar/rules.py"
    before = ast.unparse(parse(file)).splitlines()
    for fault in faults:
        after = ast.unparse(mutated(code, file, fault.number)).splitlines()
        assert len(after) == len(before)
        assert sum(new != old for new, old in zip(after, before, strict=True)) == 1


def test_the_same_seed_gives_the_same_sample(jar: Project) -> None:
    assert sample(jar, "jar", 4, seed=7) == sample(jar, "jar", 4, seed=7)
    assert len(sample(jar, "jar", 4, seed=7)) == 4


def test_a_fault_is_tried_by_the_tests_that_run_its_lines(verdicts: dict[str, Verdict]) -> None:
    gone = "games/jar/tests/test_jar.py::test_what_is_taken_is_gone"
    for change in (
        "number > 0  =>  not number > 0",
        "jar.sweets -= number  =>  pass",
        "jar.sweets -= number  =>  jar.sweets += number",
    ):
        assert (verdicts[change].noticed_by, verdicts[change].tests) == (gone, 1)


def test_a_fault_that_no_test_notices_survives(verdicts: dict[str, Verdict]) -> None:
    survivor = verdicts["jar.log.append(number)  =>  pass"]
    assert survivor.survived
    assert survivor.tests == 1


ENDLESS = """
def eat_all(sweets):
    while sweets > 0:
        sweets -= 1
    return sweets
"""
EATING = """
from parlour.games.jar.rules import eat_all


def test_nothing_is_left():
    assert eat_all(3) == 0
"""


def test_a_fault_by_which_a_test_never_ends_is_noticed_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.testing.mutants.PATIENCE", 2.0)
    test = "games/jar/tests/test_jar.py"
    project = lay_out(tmp_path, {**FILES, "games/jar/rules.py": ENDLESS, test: EATING})
    found = {v.mutation.change: v for v in tried(project, "jar", sample(project, "jar", 9, 1), 2)}
    assert found["sweets -= 1  =>  pass"].noticed_by == f"{test}::test_nothing_is_left"


def test_a_fault_that_no_test_but_one_in_a_browser_runs_survives(
    verdicts: dict[str, Verdict],
) -> None:
    assert verdicts["2  =>  3"].survived
    assert verdicts["2  =>  3"].tests == 0


def test_a_fault_that_is_known_to_be_none_is_not_counted(tmp_path: Path) -> None:
    known = FILES | {"games/jar/tests/equivalent_mutants.toml": EQUIVALENT}
    jar = lay_out(tmp_path, known)
    changes = ("0  =>  1", "number > 0  =>  number >= 0")
    few = [fault for fault in sample(jar, "jar", 1_000, seed=1) if fault.change in changes]
    found = list(tried(jar, "jar", few, 1))
    assert [bool(verdict.equivalent) for verdict in found] == [False, True]
    assert share_noticed(found) == 0


def test_of_faults_that_read_alike_one_is_named(tmp_path: Path) -> None:
    twice = RULES.replace("number > 0:", "number > 0 and number != 0:")
    files = FILES | {"games/jar/rules.py": twice}
    second = f"{EQUIVALENT}nth = 2\n"
    jar = lay_out(tmp_path, files | {"games/jar/tests/equivalent_mutants.toml": second})
    (fault,) = equivalents(jar, "jar")
    alike = [one for one in sample(jar, "jar", 1_000, seed=1) if one.change == fault.change]
    assert [one.nth for one in alike] == [1, 2]
    assert fault == alike[1]


def test_a_note_about_a_fault_that_cannot_be_made_is_noticed(tmp_path: Path) -> None:
    stale = EQUIVALENT.replace("0  =>  1", "7  =>  8")
    jar = lay_out(tmp_path, FILES | {"games/jar/tests/equivalent_mutants.toml": stale})
    with pytest.raises(RunFailed, match="there is no such fault"):
        equivalents(jar, "jar")


def test_tests_that_fail_anyway_are_no_judges(tmp_path: Path) -> None:
    failing = FILES | {
        "games/jar/tests/test_jar.py": TESTS + "\n\ndef test_nothing():\n    assert False\n"
    }
    with pytest.raises(RunFailed, match="test_nothing"):
        coverage_of(lay_out(tmp_path, failing), "jar")


def test_the_command_names_what_survives_and_fails(jar: Project) -> None:
    script = Path(__file__).parents[2] / "scripts" / "mutants.py"
    done = subprocess.run(
        [sys.executable, str(script), "jar", "--games", "games", "--number", "100"],
        cwd=jar.root,
        capture_output=True,
        text=True,
    )
    assert "SURVIVED  games/jar/rules.py" in done.stdout
    assert "33.3% of the others noticed" in done.stdout
    assert done.returncode == 1
