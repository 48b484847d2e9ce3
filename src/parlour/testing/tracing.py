"""From each rule to the code that cites it and the tests about it, and what is missing there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from parlour.kernel.rulebook import Rule
from parlour.testing.citations import Book, Citations, Problem, find_books, in_order, prefix
from parlour.testing.runs import Project, Run, RunFailed, run_tests
from parlour.testing.trials import Trial, Verdict, trials_of

TO_BE_TESTED: Final = ("enforced", "effect")


class Traced(NamedTuple):
    """One rule and all that refers to it."""

    book: str
    rule: Rule
    code: list[str]  # places that cite it
    refusals: list[str]  # those among them that refuse with it
    tests: list[str]  # about it
    provoked_by: list[str]  # those among them in which it refused something


class Trace(NamedTuple):
    rules: list[Traced]
    problems: list[Problem]
    failing: list[str]  # tests


class UnknownBook(ValueError):
    """There is no rulebook of that name."""


class NotWhole(RunFailed):
    """A run left out tests that may be about a rule."""


def trace(project: Project, names: Collection[str] = (), run: Run | None = None) -> Trace:
    """Trace the rules of the books with these `names`, or of all, by a run of the tests about them.

    Without such a `run` there is one now, of the tests about refusals.
    """
    books = find_books(project)
    strange = sorted(set(names) - {book.name for book in books})
    if strange:
        known = ", ".join(book.name for book in books)
        raise UnknownBook(f"no rulebook of {', '.join(strange)} (there are: {known})")
    chosen = [book for book in books if not names or book.name in names]
    citations = Citations(project, books)
    if run is None:
        run = run_about(project, chosen, citations)
    else:
        check_whole(chosen, citations, run)
    rules = [follow(book, rule, citations, run) for book in chosen for rule in book.rules.values()]
    about = {prefix(rule) for book in chosen for rule in book.rules}
    problems = [
        *problems_of_run(run),
        *(problem for traced in rules for problem in problems_of_rule(traced)),
        *(
            problem
            for problem in (*citations.problems(), *unknown_to_any_book(run, citations))
            if not names or prefix(problem.subject) in about
        ),
    ]
    return Trace(rules, problems, run.failed)


def run_about(project: Project, books: Iterable[Book], citations: Citations) -> Run:
    """Run the tests about the refusals of these books."""
    refused = [rule for book in books for rule in book.rules if rule in citations.refusals]
    select = [argument for rule in refused for argument in ("--citing", rule)]
    return run_tests(project, "--continue-on-collection-errors", *(select or ["--collect-only"]))


def check_whole(books: Iterable[Book], citations: Citations, run: Run) -> None:
    """See that every file of tests that is of a book, or mentions its rules, has run wholly."""
    known = {*run.whole, *run.broken}
    for book in books:
        missing = sorted(citations.tests_of(book) - known)
        if missing:
            raise NotWhole(f"of {book.name} not every test ran: {', '.join(missing)}")


def follow(book: Book, rule: Rule, citations: Citations, run: Run) -> Traced:
    tests = [test for test, rules in run.cited.items() if rule.id in rules]
    return Traced(
        book.name,
        rule,
        in_order(citations.in_code.get(rule.id, ())),
        in_order(citations.refusals.get(rule.id, ())),
        tests,
        [test for test in tests if rule.id in run.provoked.get(test, ())],
    )


def problems_of_rule(traced: Traced) -> Iterator[Problem]:
    rule = traced.rule
    if rule.kind in TO_BE_TESTED and not traced.tests:
        yield Problem(rule.id, f"no test cites it ({rule.title}, {rule.kind})")
    if rule.kind == "enforced" and not traced.refusals:
        yield Problem(rule.id, f"no code refuses with it ({rule.title}, enforced)")
    if rule.kind == "effect" and not traced.code:
        yield Problem(rule.id, f"no code cites it ({rule.title}, effect)")
    if rule.kind != "enforced":
        for place in traced.refusals:
            yield Problem(rule.id, f"{place} refuses with it, but its kind is {rule.kind}")
    if traced.refusals and traced.tests and not traced.provoked_by:
        yield Problem(rule.id, "no test that cites it provokes it")


def problems_of_run(run: Run) -> Iterator[Problem]:
    for file in run.broken:
        yield Problem(file, "cannot be collected")
    for test in run.failed:
        yield Problem(test, "fails as the code is")


def unknown_to_any_book(run: Run, citations: Citations) -> Iterator[Problem]:
    for test, rules in run.cited.items():
        for rule in rules:
            if rule not in citations.known:
                yield Problem(rule, f"no rulebook has this rule, but {test} cites it")


def trials(rules: Iterable[Traced]) -> list[Trial]:
    """What to switch off: every rule that the code refuses with."""
    return [
        trial
        for traced in rules
        if traced.refusals
        for trial in trials_of(traced.rule.id, traced.refusals, traced.tests)
    ]


def problems_of_trials(verdicts: Sequence[Verdict]) -> Iterator[Problem]:
    for verdict in verdicts:
        if not verdict.caught_by:
            where = f" at {verdict.off.place}" if verdict.off.place else ""
            yield Problem(verdict.off.rule, f"switched off{where}: {verdict.why_not}")
