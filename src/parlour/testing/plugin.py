"""A pytest plugin: `@pytest.mark.rule("ID", ...)` says which rules a test is about.

--citing RULE         run only the tests about that rule
--switch-off RULE     the same, with the refusals of that rule taken out of the code: something
                      should fail (`RULE@file:line` takes out only the refusal at that place)
--rule-report FILE    write down which test is about which rules, which rules refused a move in it,
                      and what failed; the run may be spread over processes by pytest-xdist
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.testing.refusals import Code
from parlour.testing.runs import Project, file_of, fingerprint
from parlour.testing.switch_off import AlreadyImported, FromSource, SwitchedOff

FINDER: Final = pytest.StashKey[FromSource]()
CITED: Final = pytest.StashKey[dict[str, list[str]]]()
PROVOKED: Final = "rules provoked"  # what a report of a test calls them


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--citing", action="append", metavar="RULE", default=[])
    group.addoption("--switch-off", type=SwitchedOff.read, metavar="RULE[@FILE:LINE]")
    group.addoption("--rule-report", metavar="FILE")
    group.addoption(
        "--rule-games",
        type=lambda text: Path(text).absolute(),
        metavar="FOLDER",
        help="games kept elsewhere",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything imports a game: have the games read from source, as they are traced."""
    options = early_config.known_args_namespace
    if options.switch_off is None and options.rule_report is None:
        return
    code = Code(early_config.invocation_params.dir, options.rule_games)
    off = options.switch_off
    change = None if off is None else off.applied(code)
    finder = early_config.stash[FINDER] = FromSource(code, change)
    try:
        finder.install()
    except AlreadyImported as error:
        raise pytest.UsageError(str(error)) from None


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test is about")
    report = config.getoption("rule_report")
    if report is not None:
        config.pluginmanager.register(Listener(), "rule_listener")
        if not hasattr(config, "workerinput"):  # who starts the others writes for all of them
            config.pluginmanager.register(RuleReport(Path(report), config), "rule_report")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cited = config.stash[CITED] = {item.nodeid: rules_of(item) for item in items}
    wanted = set(config.getoption("citing"))
    if (off := config.getoption("switch_off")) is not None:
        wanted.add(off.rule)
    if wanted:
        others = [item for item in items if wanted.isdisjoint(cited[item.nodeid])]
        items[:] = [item for item in items if not wanted.isdisjoint(cited[item.nodeid])]
        config.hook.pytest_deselected(items=others)


def rules_of(item: pytest.Item) -> list[str]:
    return sorted({str(rule) for mark in item.iter_markers("rule") for rule in mark.args})


class Listener:
    """Hears, where the tests run, of every rule that refuses, and adds it to the test's report."""

    def __init__(self) -> None:
        from parlour.kernel.agenda import Game
        from parlour.kernel.rulebook import Refusal, Rulebook
        from parlour.kernel.text import Text

        self.provoked: set[str] = set()  # in the test that runs now
        judge, word = Game.refuse, Rulebook.refusal

        def refuse(game: Game[Any], seat: int, move: Any) -> str | None:
            rule = judge(game, seat, move)
            if rule is not None:
                self.provoked.add(rule)
            return rule

        def refusal(book: Rulebook, rule: str, because: Text) -> Refusal:
            self.provoked.add(rule)
            return word(book, rule, because)

        Game.refuse = refuse  # type: ignore[method-assign, assignment]
        Rulebook.refusal = refusal  # type: ignore[method-assign, assignment]

    def pytest_runtest_logstart(self) -> None:
        self.provoked = set()

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.when == "teardown":
            item.user_properties.append((PROVOKED, sorted(self.provoked)))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput") and CITED in session.config.stash:
            session.config.workeroutput["cited"] = session.config.stash[CITED]


class RuleReport:
    """Gathers what happened in each test, wherever it ran, for `--rule-report`."""

    def __init__(self, path: Path, config: pytest.Config) -> None:
        self.path: Final = path
        self.config: Final = config
        self.sources: Final = fingerprint(Project(config.rootpath, config.getoption("rule_games")))
        self.cited: Final[dict[str, list[str]]] = {}
        self.provoked: Final[dict[str, list[str]]] = {}  # by test, of all that ran
        self.failed: Final[list[str]] = []
        self.broken: Final[list[str]] = []  # could not be collected
        path.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        if report.when == "teardown":
            found: Any = dict(report.user_properties)[PROVOKED]
            self.provoked[report.nodeid] = found

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.cited.update(getattr(node, "workeroutput", {}).get("cited", {}))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        if CITED in self.config.stash:
            cited = self.config.stash[CITED]
            self.cited.update(cited)
        finder = self.config.stash.get(FINDER, None)
        wire = {
            "cited": self.cited,
            "provoked": self.provoked,
            "failed": self.failed,
            "broken": list(dict.fromkeys(self.broken)),
            "switched_off": finder.places if finder is not None else [],
            "whole": self.whole(),
            "sources": self.sources,
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(wire), encoding="utf-8")

    def whole(self) -> list[str]:
        """The files of which every test has run."""
        if any("::" in argument for argument in self.config.args):
            return []  # some tests of a file were asked for by name
        missed = {file_of(test) for test in self.cited.keys() - self.provoked.keys()}
        return sorted({file_of(test) for test in self.provoked} - missed - set(self.broken))
