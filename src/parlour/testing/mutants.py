"""Trials of mutants: a sample of faults, each tried against the tests that run the faulty lines.

A golden playthrough does not count: it tells that something is different, never what is right.
"""

from __future__ import annotations

import json
import random
import subprocess
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from parlour.testing.mutations import Mutation, mutations
from parlour.testing.refusals import Code
from parlour.testing.runs import Project, RunFailed, report_of

PLUGIN: Final = "parlour.testing.mutating"
EQUIVALENT: Final = "equivalent_mutants.toml"  # in a game's tests: faults that are none
PATIENCE: Final = 60.0  # seconds for a test, besides ten times what it usually takes
BEGINNING: Final = 300.0  # seconds for all that comes before the first test


class Covered(NamedTuple):
    """Which tests of a game run which lines of its rules."""

    lines: dict[str, dict[str, list[str]]]  # by file and line
    seconds: dict[str, float]  # by test
    failed: list[str]

    def by(self, mutation: Mutation) -> list[str]:
        """The tests that run the lines of the fault, the quickest first."""
        lines = self.lines.get(mutation.file, {})
        first, last = mutation.lines
        tests = {test for line in range(first, last + 1) for test in lines.get(str(line), ())}
        return sorted(tests, key=lambda test: self.seconds[test])


class Verdict(NamedTuple):
    """What came of one fault: the test that noticed it, or why it is none, or neither."""

    mutation: Mutation
    noticed_by: str
    equivalent: str = ""  # why it changes nothing
    tests: int = 0  # that ran the faulty lines

    @property
    def survived(self) -> bool:
        return not self.noticed_by and not self.equivalent


def folder_of(project: Project, game: str) -> Path:
    return (project.games or project.root / "src" / "parlour" / "games") / game


def faults_of(project: Project, game: str) -> list[Mutation]:
    """Every fault that can be made in the rules of a game, in the order of the files."""
    code, folder = Code(project.root, project.games), folder_of(project, game)
    rules = [*folder.glob("rules.py"), *sorted(folder.glob("rules/*.py"))]
    return [fault for file in rules for fault in mutations(code, file)]


def sample(project: Project, game: str, number: int, seed: int) -> list[Mutation]:
    """So many of them."""
    found = faults_of(project, game)
    return sorted(random.Random(seed).sample(found, min(number, len(found))))  # noqa: S311


def coverage_of(project: Project, game: str) -> Covered:
    """Run the game's own tests as they are, and see what they run."""
    tests = str(folder_of(project, game) / "tests")
    covered = Covered(**report_of(project, PLUGIN, "--covered-by", tests))
    if covered.failed:
        raise RunFailed(f"these tests fail as the code is: {', '.join(covered.failed)}")
    return covered


def equivalents(project: Project, game: str) -> dict[Mutation, str]:
    """The faults that are known to be none, with the reasons."""
    folder = folder_of(project, game)
    path = folder / "tests" / EQUIVALENT
    if not path.exists():
        return {}
    named = {
        (str(project.root / fault.file), fault.within, fault.change, fault.nth): fault
        for fault in faults_of(project, game)
    }
    known: dict[Mutation, str] = {}
    for one in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
        key = (str(folder / one["file"]), one["within"], one["change"], one.get("nth", 1))
        if key not in named:
            raise RunFailed(f"{path.name}: there is no such fault: {one}")
        known[named[key]] = one["why"]
    return known


def tried(
    project: Project, game: str, faults: Iterable[Mutation], workers: int
) -> Iterator[Verdict]:
    """Try each fault, a few at a time."""
    covered, known = coverage_of(project, game), equivalents(project, game)
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(lambda fault: attempt(project, fault, covered, known), faults)


def attempt(
    project: Project,
    fault: Mutation,
    covered: Covered,
    known: Mapping[Mutation, str],
) -> Verdict:
    tests = covered.by(fault)
    reason = known.get(fault, "")
    if reason or not tests:
        return Verdict(fault, "", reason, len(tests))
    patience = {test: PATIENCE + 10 * covered.seconds[test] for test in tests}
    with TemporaryDirectory() as scratch:
        only = Path(scratch, "only.json")
        only.write_text(json.dumps(patience), encoding="utf-8")
        mutant = f"--mutant={fault.file}:{fault.number}"
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        try:
            chosen = ("-x", mutant, f"--only={only}", *files)
            most = BEGINNING + sum(patience.values())
            came = report_of(project, PLUGIN, "--outcome", *chosen, patience=most)
        except subprocess.TimeoutExpired:
            return Verdict(fault, "the tests did not end", tests=len(tests))
    if not came["loaded"]:
        raise RunFailed(f"the tests never imported {fault.file}")
    return Verdict(fault, next(iter(came["failed"]), ""), tests=len(tests))


def share_noticed(verdicts: Sequence[Verdict]) -> float:
    """How many of the real faults were noticed, of one."""
    real = [verdict for verdict in verdicts if not verdict.equivalent]
    return sum(bool(verdict.noticed_by) for verdict in real) / len(real) if real else 1.0
