"""Trials: the tests of a rule run once more, with that rule switched off."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from parlour.testing.runs import Project, file_of, run_tests
from parlour.testing.switch_off import SwitchedOff

PATIENCE = 600.0  # seconds for one trial; without a rule something may go on for ever


class Trial(NamedTuple):
    """One rule, at all its places or one of them, to be switched off under its own tests."""

    off: SwitchedOff
    places: tuple[str, ...]
    tests: tuple[str, ...]


class Verdict(NamedTuple):
    """What came of a trial: the test that failed, as one should, or else why none did."""

    off: SwitchedOff
    places: tuple[str, ...]
    caught_by: str
    why_not: str = ""


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
    files = dict.fromkeys(file_of(test) for test in tests)
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
