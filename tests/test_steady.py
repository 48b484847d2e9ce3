"""Running what needs the world outside again and again (`make steady`), on a handful of tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from scripts.steady import Round, busy, steady, summary
from tests.patience import wait_until

FINE = """
import pytest
pytestmark = pytest.mark.outside
def test_holds():
    pass
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_fine.py").write_text(FINE)
    (folder / "test_rules.py").write_text("def test_that_needs_nothing():\n    assert False\n")
    return folder


# Quickly: in one process, without plugins that take long to load.
QUICKLY = ("-n", "0", "-p", "no:hypothesispytest", "-p", "no:schemathesis")


def run(tmp_path: Path, tests: Path, *more: str) -> tuple[int, list[str]]:
    asked = ["--times", "1", "--workers", "2", "--seed", "7", "--into", str(tmp_path / "kept")]
    told = CliRunner().invoke(steady, [*asked, *more, str(tests), *QUICKLY])
    return told.exit_code, told.output.splitlines()


def test_what_holds_every_time_is_told_in_a_line_for_each_round(
    tmp_path: Path, tests: Path
) -> None:
    code, (first, last, about, verdict) = run(tmp_path, tests)
    assert code == 0
    assert first.startswith("1 of 2: 1 tests, 0 failed, 2 workers, seed 7, ")
    assert last.startswith("2 of 2: 1 tests, 0 failed, 1 workers, seed 8, ")
    assert about.startswith("2 rounds of 1 tests, ")
    assert verdict == "not one failure"


def test_what_fails_once_is_named_with_its_seed_and_the_rounds_go_on(
    tmp_path: Path, tests: Path
) -> None:
    note = tmp_path / "second"
    wavering = f"def test_wavers():\n    from pathlib import Path\n    note = Path({str(note)!r})\n"
    wavering += "    known = note.exists()\n    note.touch()\n    assert known\n"
    (tests / "test_fine.py").write_text(FINE + wavering)
    code, told = run(tmp_path, tests)
    assert code == 1
    assert told[0].startswith("1 of 2: 2 tests, 1 failed, ")
    assert told[2].startswith("2 of 2: 2 tests, 0 failed, ")
    assert told[-1].startswith("failed in 1 of 2: ")
    assert told[-1].endswith("test_fine.py::test_wavers (seeds 7)")


def test_to_have_run_no_test_is_no_success(tmp_path: Path, tests: Path) -> None:
    (tests / "test_fine.py").unlink()
    code, told = run(tmp_path, tests)
    assert code == 1
    assert told[1].startswith("    (pytest ended with 5: ")


def test_a_round_that_hangs_is_ended_with_all_it_began_and_counts_as_failed(
    tmp_path: Path, tests: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    hanging = "def test_hangs():\n    import subprocess, sys\n"
    program = f"import time; held = open({str(pipe)!r}, 'w'); time.sleep(10**6)"
    hanging += f"    program = {program!r}\n"
    hanging += "    subprocess.run([sys.executable, '-c', program])\n"
    (tests / "test_fine.py").write_text(FINE + hanging)
    ears = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    def let_go() -> bool:
        try:
            return os.read(ears, 1) == b""
        except BlockingIOError:  # somebody holds the other end
            return False

    try:
        code, told = run(tmp_path, tests, "--minutes", "0.05")
        wait_until(let_go)
    finally:
        os.close(ears)
    assert code == 1
    assert told[0].startswith("1 of 2: 0 tests, 1 failed, ")
    assert told[1].startswith("    (not over after 0.05 minutes: ")


def test_who_keeps_the_cores_busy_ends_with_the_rounds() -> None:
    with busy(2) as kept:
        assert [process.poll() for process in kept] == [None, None]
    assert all(process.returncode is not None for process in kept)


def test_the_summary_names_all_the_seeds_of_a_test() -> None:
    rounds = [Round(seed, 4, 9, ["a::b"] if seed > 1 else [], 60) for seed in (1, 2, 3)]
    assert summary(rounds).splitlines() == [
        "3 rounds of 9 tests, 3.0 minutes",
        "failed in 2 of 3: a::b (seeds 2, 3)",
    ]
