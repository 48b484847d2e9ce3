"""A pytest plugin: `@pytest.mark.rule("ID", ...)` says which rules a test is about.

--citing RULE         run only the tests about that rule
--switch-off RULE     the same, with the refusals of that rule taken out of the code: something
                      should fail (`RULE@file:line` takes out only the refusal at that place)
--rule-map FILE       write down which test is about which rules
--rule-report FILE    write down which rules refused a move in which test, and what failed
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from parlour.testing.refusals import Code
from parlour.testing.switch_off import AlreadyImported, FromSource, SwitchedOff

FINDER: Final = pytest.StashKey[FromSource]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--citing", action="append", metavar="RULE", default=[])
    group.addoption("--switch-off", type=SwitchedOff.read, metavar="RULE[@FILE:LINE]")
    group.addoption("--rule-map", type=Path, metavar="FILE")
    group.addoption("--rule-report", type=Path, metavar="FILE")
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
        config.pluginmanager.register(RuleReport(report, config.stash[FINDER]), "rule_report")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cited = {item.nodeid: rules_of(item) for item in items}
    if (rule_map := config.getoption("rule_map")) is not None:
        rule_map.write_text(json.dumps(cited), encoding="utf-8")
    wanted = set(config.getoption("citing"))
    if (off := config.getoption("switch_off")) is not None:
        wanted.add(off.rule)
    if wanted:
        others = [item for item in items if wanted.isdisjoint(cited[item.nodeid])]
        items[:] = [item for item in items if not wanted.isdisjoint(cited[item.nodeid])]
        config.hook.pytest_deselected(items=others)


def rules_of(item: pytest.Item) -> list[str]:
    return sorted({str(rule) for mark in item.iter_markers("rule") for rule in mark.args})


class RuleReport:
    """Keeps what happened in each test for `--rule-report`."""

    def __init__(self, path: Path, finder: FromSource) -> None:
        self.path: Final = path
        self.finder: Final = finder
        self.test = ""  # the one that runs now
        self.provoked: Final[dict[str, set[str]]] = {}
        self.failed: Final[list[str]] = []
        self.broken: Final[list[str]] = []  # could not be collected
        self.listen()

    def listen(self) -> None:
        """Hear of every rule that is returned by the judge of moves or put into words."""
        from parlour.kernel.agenda import Game
        from parlour.kernel.rulebook import Refusal, Rulebook

        judge, word = Game.refuse, Rulebook.refusal

        def refuse(game: Game[Any], seat: int, move: Any) -> str | None:
            rule = judge(game, seat, move)
            if rule is not None:
                self.provoked.setdefault(self.test, set()).add(rule)
            return rule

        def refusal(book: Rulebook, rule: str, because: str = "") -> Refusal:
            self.provoked.setdefault(self.test, set()).add(rule)
            return word(book, rule, because)

        Game.refuse = refuse  # type: ignore[method-assign, assignment]
        Rulebook.refusal = refusal  # type: ignore[method-assign, assignment]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.test = nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        wire = {
            "provoked": {test: sorted(rules) for test, rules in self.provoked.items()},
            "failed": self.failed,
            "broken": self.broken,
            "switched_off": self.finder.places,
        }
        self.path.write_text(json.dumps(wire), encoding="utf-8")
