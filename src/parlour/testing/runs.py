"""Runs of the tests, and what one of them has shown about the rules."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import parlour

USUAL_ENDS = (0, 1, 2, 5)  # all passed, some failed, some could not be collected, there was none

# Plugins that take seconds to load, or that would have every run be another; no verdict needs them.
LEFT_OUT: Final = ("hypothesispytest", "schemathesis", "faker", "randomly")


class Project(NamedTuple):
    """Where the tests are run, and a folder of games kept apart from the program, if any."""

    root: Path
    games: Path | None = None


class Run(NamedTuple):
    """What one run of the tests has shown."""

    cited: dict[str, list[str]]  # by test: the rules it is about
    provoked: dict[str, list[str]]  # by test that ran: the rules that refused something in it
    failed: list[str]
    broken: list[str]  # files that could not be collected
    switched_off: list[str]  # places
    whole: list[str]  # files of which every test ran
    sources: str  # the fingerprint of what was run


class RunFailed(Exception):
    """The tests could not be run; the message says why."""


def run_tests(project: Project, *arguments: str, patience: float | None = None) -> Run:
    told = ("parlour.testing.plugin", "--rule-report")
    return Run(**report_of(project, *told, *arguments, patience=patience))


def report_of(
    project: Project, plugin: str, report: str, *arguments: str, patience: float | None = None
) -> Any:
    """Run tests in a process of their own; what a plugin writes down of them, by its option."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", plugin]
    command += ["-p", "no:cacheprovider", "--rootdir", str(project.root)]
    for left_out in LEFT_OUT:
        command += ["-p", f"no:{left_out}"]
    if project.games is not None:
        command += ["--rule-games", str(project.games)]
    with tempfile.TemporaryDirectory() as scratch:
        written = Path(scratch, "report.json")
        ended = subprocess.run(  # noqa: S603 - our own interpreter, our own arguments
            [*command, report, str(written), *arguments],
            cwd=project.root,
            env=environment(scratch),
            capture_output=True,
            text=True,
            timeout=patience,
        )
        if ended.returncode not in USUAL_ENDS or not written.exists():
            raise RunFailed(f"the tests could not be run:\n{ended.stdout}{ended.stderr}".strip())
        return json.loads(written.read_text("utf-8"))


def read_run(report: Path) -> Run:
    return Run(**json.loads(report.read_text("utf-8")))


def environment(scratch: str) -> dict[str, str]:
    """Ours, but for what belongs to tests that may be running here and now."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**ours, "HYPOTHESIS_STORAGE_DIRECTORY": scratch}


def fresh_run(project: Project, report: Path) -> Run | None:
    """What that run has shown, unless something has changed since, or there was none."""
    if not report.exists():
        return None
    run = read_run(report)
    return run if run.sources == fingerprint(project) else None


def file_of(test: str) -> str:
    """The file in which a test is, from its name."""
    return test.partition("::")[0]


def fingerprint(project: Project) -> str:
    """Changes with all code, rulebooks and tests."""
    folders = {Path(parlour.__file__).parent, project.root / "tests"}
    if project.games is not None:
        folders.add(project.games)
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*")):
        if file.suffix in (".py", ".toml"):
            digest.update(f"{file}\n".encode() + file.read_bytes())
    return digest.hexdigest()
