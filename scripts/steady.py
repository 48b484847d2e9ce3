"""Run every test that needs a browser, a socket, a process or a database, over and over.

    python -m scripts.steady [--times 5] [--workers 4] [--seed N] [--minutes 120] [ARGUMENTS...]

So many rounds with several workers and a last one with one, each in an order of its own, while
other processes keep all cores busy. Every round goes on to its end, unless it hangs. Not one test
may fail: what fails here now and then is named with the seeds of those rounds, and `pytest -n 4
--randomly-seed SEED -m outside` shuffles the same tests the same way. Which worker has which of
them, and what runs beside what, is another matter: that goes by who is free.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TextIO
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


def one_round(
    folder: Path, seed: int, workers: int, arguments: Sequence[str], minutes: float
) -> Round:
    """Run everything once; what pytest says is kept beside its report."""
    name = f"{workers}-workers-{seed}"
    report, log = folder / f"{name}.xml", folder / f"{name}.log"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "outside", f"--randomly-seed={seed}"]
    command += ["-n", str(workers), "--dist", "worksteal", "--tb", "short"]
    command += [f"--junitxml={report}", "-o", "junit_family=xunit1", *arguments]
    began = time.monotonic()
    with log.open("w") as told:
        code = run(command, environment(str(folder)), told, minutes * 60)
    tests, failed = read_report(report) if report.exists() else (0, [])
    if code is None:
        failed = [*failed, f"(not over after {minutes:g} minutes: {log})"]
    elif code not in RAN or (code and not failed):
        failed = [*failed, f"(pytest ended with {code}: {log})"]
    return Round(seed, workers, tests, failed, time.monotonic() - began)


def run(
    command: Sequence[str], environment: Mapping[str, str], told: TextIO, seconds: float
) -> int | None:
    """What it ends with, or None if it is not over by then. No process of it outlives this."""
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=told, stderr=told, start_new_session=True
    )
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with suppress(ProcessLookupError):  # it has ended, and so has all that it began
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


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
@click.option("--minutes", type=float, default=120, help="After which a round is ended: it hangs.")
@click.option("--into", type=click.Path(path_type=Path), default=ROOT / "build" / "steady")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def steady(
    times: int,
    workers: int,
    seed: int | None,
    minutes: float,
    into: Path,
    arguments: tuple[str, ...],
) -> None:
    """Run what needs the world outside again and again, on a machine that is busy."""
    first = secrets.randbelow(2**31) if seed is None else seed
    into.mkdir(parents=True, exist_ok=True)
    rounds: list[Round] = []
    with busy(os.cpu_count() or 1):
        for number, several in enumerate([workers] * times + [1]):
            done = one_round(into.absolute(), first + number, several, arguments, minutes)
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
