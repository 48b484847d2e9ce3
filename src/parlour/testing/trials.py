"""Runs of the tests in a process of their own: as the code is, and with one rule switched off."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from parlour.testing.switch_off import SwitchedOff

USUAL_ENDS = (0, 1, 2, 5)  # all passed, some failed, some could not be collected, there was none
PATIENCE = 120.0  # seconds for one trial


class Project(NamedTuple):
    """Where the tests are run, and a folder of games kept apart from the program, if any."""

    root: Path
    games: Path | None = None


class Run(NamedTuple):
    """What one run of the tests has shown."""

    cited: dict[str, list[str]]  # by test: the rules it is about
    provoked: dict[str, list[str]]  # by test: the rules that refused something in it
    failed: list[str]
    broken: list[str]  # files that could not be collected
    switched_off: list[str]  # places


class RunFailed(Exception):
    """The tests could not be run; the message says why."""


class Trial(NamedTuple):
    """One rule, at all its places or one of them, to be switched off under its own tests."""

    off: SwitchedOff
    places: tuple[str, ...]
    tests: tuple[str, ...]


# Plugins that many have installed, that take seconds to load, and that no verdict needs.
SLOW_TO_START: Final = ("hypothesispytest", "schemathesis", "faker")


class Verdict(NamedTuple):
    """What came of a trial: the test that failed, as one should, or else why none did."""

    off: SwitchedOff
    places: tuple[str, ...]
    caught_by: str
    why_not: str = ""


def run_tests(project: Project, *arguments: str, patience: float | None = None) -> Run:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "parlour.testing.plugin"]
    command += ["-p", "no:cacheprovider", "--rootdir", str(project.root)]
    for slow in SLOW_TO_START:
        command += ["-p", f"no:{slow}"]
    if project.games is not None:
        command += ["--rule-games", str(project.games)]
    with tempfile.TemporaryDirectory() as scratch:
        rule_map = Path(scratch, "map.json")
        report = Path(scratch, "report.json")
        command += ["--rule-map", str(rule_map), "--rule-report", str(report)]
        ended = subprocess.run(  # noqa: S603 - our own interpreter, our own arguments
            [*command, *arguments],
            cwd=project.root,
            env=environment(scratch),
            capture_output=True,
            text=True,
            timeout=patience,
        )
        if ended.returncode not in USUAL_ENDS or not report.exists():
            raise RunFailed(f"the tests could not be run:\n{ended.stdout}{ended.stderr}".strip())
        cited = json.loads(rule_map.read_text("utf-8")) if rule_map.exists() else {}
        return Run(cited, **json.loads(report.read_text("utf-8")))


def environment(scratch: str) -> dict[str, str]:
    """Ours, but for what belongs to tests that may be running here and now."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**ours, "HYPOTHESIS_STORAGE_DIRECTORY": scratch}


def trials_of(rule: str, places: Sequence[str], tests: Sequence[str]) -> list[Trial]:
    """The rule switched off everywhere; and, if that is several places, at each by itself."""
    whole = Trial(SwitchedOff(rule), tuple(places), tuple(tests))
    if len(places) == 1:
        return [whole]
    single = [Trial(SwitchedOff(rule, place), (place,), tuple(tests)) for place in places]
    return [whole, *single]


def hold(
    project: Project, trials: Iterable[Trial], failing: Sequence[str], workers: int = 2
) -> list[Verdict]:
    """All `trials`, a few at a time; tests that are `failing` anyway cannot catch anything."""
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(lambda trial: attempt(project, trial, failing), trials))


def attempt(project: Project, trial: Trial, failing: Sequence[str]) -> Verdict:
    off, places = trial.off, trial.places
    tests = [test for test in trial.tests if test not in failing]
    if not tests:
        return Verdict(off, places, "", "no test that passes cites it")
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    unfit = [f"--deselect={test}" for test in failing]
    try:
        run = run_tests(project, "-x", "--switch-off", str(off), *unfit, *files, patience=PATIENCE)
    except subprocess.TimeoutExpired:
        return Verdict(off, places, "", f"its tests did not end within {PATIENCE:.0f} seconds")
    if run.broken:
        return Verdict(off, places, "", f"could not be collected: {', '.join(run.broken)}")
    missed = sorted(set(places) - set(run.switched_off))
    if missed:
        return Verdict(off, places, "", f"its tests never import {', '.join(missed)}")
    if not run.failed:
        return Verdict(off, places, "", f"the tests that cite it ({len(tests)}) pass without it")
    return Verdict(off, places, run.failed[0])
