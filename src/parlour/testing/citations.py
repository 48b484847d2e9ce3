"""Rulebooks, and where the files of the project mention their rules."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from parlour.kernel.rulebook import Rule, load_rulebook
from parlour.testing.refusals import PACKAGE, Code
from parlour.testing.runs import Project


class Book(NamedTuple):
    """The rules of one game, or of the kernel, by id."""

    name: str
    path: Path
    rules: dict[str, Rule]


class Problem(NamedTuple):
    subject: str  # a rule, or a test
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


def find_books(project: Project) -> list[Book]:
    """The kernel's rulebook, and that of every game's folder that has one."""
    paths = [PACKAGE / "kernel" / "rulebook.toml"]
    for shelf in (PACKAGE / "games", project.games):
        if shelf is not None:
            paths += sorted(shelf.glob("*/rulebook.toml"))
    return [open_book(path) for path in paths]


def open_book(path: Path) -> Book:
    return Book(path.parent.name, path, load_rulebook(path).rules)


def prefix(rule: str) -> str:
    """What the ids of one book have in common."""
    return rule.partition("-")[0]


class Citations:
    """Where files mention rules: by the id in any text, or by the use of its constant."""

    def __init__(self, project: Project, books: Sequence[Book]) -> None:
        toys = [open_book(path) for path in project.root.glob("tests/**/rulebook.toml")]
        self.known: Final = {
            rule.id: rule for book in (*books, *toys) for rule in book.rules.values()
        }
        self.code: Final = Code(project.root, project.games)
        self.in_code: Final[dict[str, set[str]]] = defaultdict(set)  # places, by id
        self.elsewhere: Final[dict[str, set[str]]] = defaultdict(set)  # in tests and rulebooks
        self.refusals: Final[dict[str, set[str]]] = defaultdict(set)  # where code refuses with it
        self.untraceable: Final[dict[str, set[str]]] = defaultdict(set)
        for file in self.code.files:
            self.read_text(file, self.in_code)
            self.read_uses(file)
        tests = {*project.root.glob("tests/**/*.py"), *PACKAGE.glob("**/tests/**/*.py")}
        if project.games is not None:
            tests.update(project.games.glob("**/tests/**/*.py"))
        for file in (*tests.difference(self.code.files), *(book.path for book in books)):
            self.read_text(file, self.elsewhere)

    def read_text(self, file: Path, found: dict[str, set[str]]) -> None:
        prefixes = "|".join(sorted({prefix(rule) for rule in self.known if "-" in rule}))
        short = "".join([rf"|\b{rule}\b" for rule in sorted(self.known) if "-" not in rule])
        pattern = re.compile(rf"\b(?:{prefixes})(?:-[A-Z0-9]+[a-z]?)+\b{short}")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for rule in pattern.findall(line):
                found[rule].add(self.code.place(file, number))

    def read_uses(self, file: Path) -> None:
        for use in self.code.uses(file):
            if use.text in self.known:
                self.in_code[use.text].add(use.place)
                if use.refusal:
                    self.refusals[use.text].add(use.place)
                elif not use.plain:
                    self.untraceable[use.text].add(use.place)

    def tests_of(self, book: Book) -> set[str]:
        """The files of tests in the book's folder, and others that mention its rules."""
        own = {self.code.shown(file) for file in book.path.parent.glob("**/test_*.py")}
        places = (place for rule in book.rules for place in self.elsewhere.get(rule, ()))
        files = {place.rpartition(":")[0] for place in places}
        return own | {file for file in files if Path(file).name.startswith("test_")}

    def problems(self) -> Iterator[Problem]:
        for found in (self.in_code, self.elsewhere):
            for rule in sorted(found.keys() - self.known.keys()):
                for place in in_order(found[rule]):
                    yield Problem(rule, f"no rulebook has this rule, but {place} cites it")
        for rule, places in self.untraceable.items():
            if rule in self.refusals or self.known[rule].kind == "enforced":
                for place in in_order(places):
                    yield Problem(rule, f"{place} uses it where it cannot be traced: return it")


def in_order(places: Iterable[str]) -> list[str]:
    def file_and_line(place: str) -> tuple[str, int]:
        file, _, line = place.rpartition(":")
        return file, int(line)

    return sorted(places, key=file_and_line)
