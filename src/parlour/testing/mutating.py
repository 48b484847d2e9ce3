"""A pytest plugin for trials of mutants; `pytest -p parlour.testing.mutating` loads it.

--covered-by FILE     write down which lines of the games' rules each test runs
--mutant FILE:NUMBER  have that file of rules with that fault in it (see mutations.py)
--only FILE           run only the tests named in this file, a JSON object, in its order, each
                      for as many seconds as it says
--outcome FILE        write down which tests failed, and whether the fault was there at all
"""

from __future__ import annotations

import ast
import json
import resource
import signal
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Final, Never

import coverage
import pytest

from parlour.testing.mutations import mutated
from parlour.testing.refusals import Code, parse
from parlour.testing.switch_off import FromSource

RULES: Final = ("*/rules/*", "*/rules.py")  # in a folder of games
FINDER: Final = pytest.StashKey[FromSource]()
MOST_MEMORY: Final = 6 << 30  # bytes of addresses: a fault may fill a list for ever


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutants")
    group.addoption("--covered-by", type=Path, metavar="FILE")
    group.addoption("--mutant", metavar="FILE:NUMBER")
    group.addoption("--only", type=Path, metavar="FILE")
    group.addoption("--outcome", type=Path, metavar="FILE")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything imports a game: have one of its files with a fault in it."""
    options = early_config.known_args_namespace
    if options.mutant is None:
        return
    root = early_config.invocation_params.dir
    file, _, number = options.mutant.partition(":")
    code = Code(root, options.rule_games)
    finder = FromSource(code, Mutant(code, root / file, int(number)))
    finder.install()
    early_config.stash[FINDER] = finder


def pytest_configure(config: pytest.Config) -> None:
    if (path := config.getoption("covered_by")) is not None:
        code = Code(config.invocation_params.dir, config.getoption("rule_games"))
        config.pluginmanager.register(Covering(path, code), "covering")
    if (path := config.getoption("outcome")) is not None:
        config.pluginmanager.register(Outcome(path, config.stash[FINDER]), "outcome")
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    if (path := config.getoption("only")) is not None:
        config.pluginmanager.register(Patience(json.loads(path.read_text("utf-8"))), "patience")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what drives a browser: it takes long, and the rules have quicker tests."""
    items[:] = [item for item in items if "browser" not in getattr(item, "fixturenames", ())]
    if (path := config.getoption("only")) is None:
        return
    order = {test: place for place, test in enumerate(json.loads(path.read_text("utf-8")))}
    items[:] = sorted(
        (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
    )


class Mutant:
    """The change of one file to the file with a fault in it."""

    def __init__(self, code: Code, file: Path, number: int) -> None:
        self.code: Final = code
        self.file: Final = file
        self.number: Final = number

    def __call__(self, file: Path) -> tuple[ast.Module, list[str]]:
        if file != self.file:
            return parse(file), []
        return mutated(self.code, file, self.number), [self.code.place(file, self.number)]


class Covering:
    """Keeps which lines each test runs, and how long it takes."""

    def __init__(self, path: Path, code: Code) -> None:
        self.path: Final = path
        self.code: Final = code
        self.seconds: Final[dict[str, float]] = {}
        self.failed: Final[list[str]] = []
        self.coverage: Final = coverage.Coverage(
            data_file=None,
            include=[f"{games}/{rules}" for games in code.games for rules in RULES],
            config_file=False,
        )

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.monotonic()
        self.coverage.switch_context(item.nodeid)
        result: object = yield
        self.coverage.switch_context("")
        self.seconds[item.nodeid] = time.monotonic() - began
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            self.code.shown(Path(file)): {
                line: [test for test in tests if test]
                for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        wire = {"lines": lines, "seconds": self.seconds, "failed": self.failed}
        self.path.write_text(json.dumps(wire), encoding="utf-8")


class Patience:
    """Lets a test fail that goes on for ever: the others need not wait for it."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds: Final = seconds  # by test
        signal.signal(signal.SIGALRM, give_up)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        signal.setitimer(signal.ITIMER_REAL, self.seconds[item.nodeid])
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def give_up(number: int, frame: FrameType | None) -> Never:
    pytest.fail("the test did not end")


class Outcome:
    """Keeps what came of the tests of a mutant."""

    def __init__(self, path: Path, finder: FromSource) -> None:
        self.path: Final = path
        self.finder: Final = finder
        self.failed: Final[list[str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        wire = {"failed": self.failed, "loaded": bool(self.finder.places)}
        self.path.write_text(json.dumps(wire), encoding="utf-8")
