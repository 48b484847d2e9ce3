"""Follow every rule to its code and its tests (`make rules`), and switch rules off to try them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.testing.runs import Project, RunFailed, fresh_run
from parlour.testing.tracing import NotWhole, Trace, UnknownBook, problems_of_trials, trace, trials
from parlour.testing.trials import Verdict, hold

RAN = Path("build", "ran.json")  # what `make unit` has left
PLAIN_WIDTH = 160  # where there is no terminal whose width would matter


def main() -> int:
    arguments = parse_arguments()
    project = Project(Path.cwd(), arguments.games and arguments.games.absolute())
    console = Console(width=None if sys.stdout.isatty() else PLAIN_WIDTH, highlight=False)
    began = time.monotonic()
    verdicts: list[Verdict] = []
    try:
        traced = follow_all(project, arguments.book, arguments.ran)
        if arguments.switch_off:
            verdicts = hold(project, trials(traced.rules), traced.failing, arguments.workers)
    except (RunFailed, UnknownBook) as error:
        sys.exit(str(error))
    problems = [str(problem) for problem in (*traced.problems, *problems_of_trials(verdicts))]
    if arguments.json:
        print(json.dumps(document(traced, verdicts, problems), indent=2))
    else:
        console.print(table_of_rules(traced))
        if arguments.switch_off:
            console.print(table_of_trials(verdicts))
        for problem in problems:
            console.print(problem, style="red", markup=False, soft_wrap=True)
        took = time.monotonic() - began
        console.print(f"{len(traced.rules)} rules, {len(problems)} problems, {took:.0f} seconds")
    return 1 if problems else 0


def follow_all(project: Project, books: list[str], ran: Path | None) -> Trace:
    """By what the last run of the tests has shown, if that will do; else they run again.

    A run that is named has to do.
    """
    run = fresh_run(project, ran or RAN)
    if ran is not None and run is None:
        raise RunFailed(f"{ran} is not about the sources as they are: run the tests anew")
    try:
        return trace(project, books, run)
    except NotWhole:
        if ran is not None:
            raise
        return trace(project, books)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", nargs="*", help="the kernel or the folder of a game (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--switch-off",
        action="store_true",
        help="also take each refusal out of the code and see that a test about its rule fails",
    )
    parser.add_argument("--ran", type=Path, help="judge by the run of tests that is written here")
    parser.add_argument("--workers", type=int, default=2, help="trials at a time (default: 2)")
    parser.add_argument("--games", type=Path, help="a folder of games kept apart from the program")
    return parser.parse_args()


def table_of_rules(traced: Trace) -> Table:
    table = Table("Rule", "Title", title="A place marked ! refuses", show_lines=True)
    table.add_column("Code", overflow="fold")
    table.add_column("Tests", overflow="fold")
    for one in traced.rules:
        code = [f"{place}!" if place in one.refusals else place for place in one.code]
        tests = dict.fromkeys(test.partition("[")[0] for test in one.tests)  # all cases as one
        table.add_row(
            f"{one.rule.id}\n{one.rule.kind}",
            one.rule.title,
            by_file(code, ":", ", "),
            by_file(tests, "::", "\n  "),
        )
    return table


def by_file(places: Iterable[str], mark: str, between: str) -> Text:
    """Places in few lines: each file once, without the folders that lead to it."""
    files: dict[str, list[str]] = {}
    for place in places:
        file, _, within = place.partition(mark)
        files.setdefault("/".join(Path(file).parts[-2:]), []).append(within)
    return Text("\n".join(f"{file}{mark}{between.join(inside)}" for file, inside in files.items()))


def table_of_trials(verdicts: list[Verdict]) -> Table:
    table = Table("Rule", "Refusals switched off", title="Switched off")
    table.add_column("Caught by", overflow="fold")
    for verdict in verdicts:
        where = verdict.off.place or str(len(verdict.places))
        caught = verdict.caught_by or f"NOT CAUGHT: {verdict.why_not}"
        table.add_row(verdict.off.rule, where, Text(caught))
    return table


def document(traced: Trace, verdicts: list[Verdict], problems: list[str]) -> dict[str, object]:
    return {
        "rules": [
            {
                "id": one.rule.id,
                "book": one.book,
                "kind": one.rule.kind,
                "title": one.rule.title,
                "code": one.code,
                "refusals": one.refusals,
                "tests": one.tests,
                "provoked_by": one.provoked_by,
            }
            for one in traced.rules
        ],
        "switched_off": [
            {
                "rule": verdict.off.rule,
                "places": verdict.places,
                "caught_by": verdict.caught_by or None,
                "why_not": verdict.why_not or None,
            }
            for verdict in verdicts
        ],
        "problems": problems,
    }


if __name__ == "__main__":
    sys.exit(main())
