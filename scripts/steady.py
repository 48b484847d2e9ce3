"""Run every test that needs a browser, a socket, a process or a database, over and over.

    python -m scripts.steady [--times 5] [--workers 4] [--seed N] [PYTEST-ARGUMENTS...]

So many rounds with several workers and a last one with one, each in an order of its own, while
other processes keep all cores busy. Every round goes on to its end. Not one test may fail: what
fails here now and then is named with the seeds of those rounds, and `pytest -p randomly
--randomly-seed SEED TEST` brings the order back.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import click

from parlour.testing.runs import environment

ROOT = Path(__file__).parent.parent
RAN = (0, 1)  # what pytest ends with when all passed, or some failed
WRONG = ("failure", "error")
BUSY = """
import os, sys, threading
def end_with_parent():
    sys.stdin.read()
    os._exit(0)
threading.Thread(target=end_with_parent, daemon=True).start()
while True:
    pass
"""


class Round(NamedTuple):
    """What came of running everything once."""

    seed: int
    workers: int
    tests: int
    failed: list[str]
    seconds: float


@contextmanager
def busy(cores: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep so many cores busy; whoever does that ends with us, however we end."""
    program = [sys.executable, "-c", BUSY]
    kept = [subprocess.Popen(program, stdin=subprocess.PIPE) for _ in range(cores)]
    try:
        yield kept
    finally:
        for process in kept:
            process.kill()
            process.communicate()


def one_round(folder: Path, seed: int, workers: int, arguments: Sequence[str]) -> Round:
    """Run everything once; what pytest says is kept beside its report."""
    name = f"{workers}-workers-{seed}"
    report, log = folder / f"{name}.xml", folder / f"{name}.log"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "outside", f"--randomly-seed={seed}"]
    command += ["-n", str(workers), "--dist", "worksteal", "--tb", "short"]
    command += [f"--junitxml={report}", "-o", "junit_family=xunit1", *arguments]
    began = time.monotonic()
    with log.open("w") as told:
        ended = subprocess.run(
            command, cwd=ROOT, env=environment(str(folder)), stdout=told, stderr=told, check=False
        )
    tests, failed = read_report(report) if report.exists() else (0, [])
    if ended.returncode not in RAN or (ended.returncode and not failed):
        failed = [*failed, f"(pytest ended with {ended.returncode}: {log})"]
    return Round(seed, workers, tests, failed, time.monotonic() - began)


def read_report(report: Path) -> tuple[int, list[str]]:
    """How many tests there were, and which of them failed, or whose setting up or clearing away."""
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))
    wrong = {named(case) for case in cases for kind in WRONG if case.find(kind) is not None}
    return len({named(case) for case in cases}), sorted(wrong)


def named(case: ElementTree.Element) -> str:
    """The file, the class if it is in one, and the test."""
    file, name = case.get("file"), case.get("name", "")
    within = case.get("classname", "").rpartition(".")[2]
    if not file:
        return name
    return "::".join([file, *([] if within == Path(file).stem else [within]), name])


def summary(rounds: Sequence[Round]) -> str:
    """What wavered, how often and with which seeds; and how long it all took."""
    tests = max(each.tests for each in rounds)
    minutes = sum(each.seconds for each in rounds) / 60
    lines = [f"{len(rounds)} rounds of {tests} tests, {minutes:.1f} minutes"]
    for test in sorted({test for each in rounds for test in each.failed}):
        seeds = [str(each.seed) for each in rounds if test in each.failed]
        lines.append(f"failed in {len(seeds)} of {len(rounds)}: {test} (seeds {', '.join(seeds)})")
    if not any(each.failed for each in rounds):
        lines.append("not one failure")
    return "\n".join(lines)


@click.command(context_settings={"ignore_unknown_options": True})
@click.option("--times", type=click.IntRange(1), default=5, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=4, show_default=True)
@click.option("--seed", type=click.IntRange(0), help="Of the first round; the next has one more.")
@click.option("--into", type=click.Path(path_type=Path), default=ROOT / "build" / "steady")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def steady(
    times: int, workers: int, seed: int | None, into: Path, arguments: tuple[str, ...]
) -> None:
    """Run what needs the world outside again and again, on a machine that is busy."""
    first = secrets.randbelow(2**31) if seed is None else seed
    into.mkdir(parents=True, exist_ok=True)
    rounds: list[Round] = []
    with busy(os.cpu_count() or 1):
        for number, several in enumerate([workers] * times + [1]):
            done = one_round(into.absolute(), first + number, several, arguments)
            rounds.append(done)
            click.echo(
                f"{number + 1} of {times + 1}: {done.tests} tests, {len(done.failed)} failed, "
                f"{several} workers, seed {done.seed}, {done.seconds:.0f} s"
            )
            for test in done.failed:
                click.echo(f"    {test}")
    click.echo(summary(rounds))
    sys.exit(any(done.failed or not done.tests for done in rounds))


if __name__ == "__main__":
    steady()
