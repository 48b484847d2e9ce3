"""Import the code with a change, such as a rule switched off: what still passes does not test it.

Traced modules are always loaded from their source, even where a compiled one lies beside it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, NamedTuple

from parlour.testing.refusals import Code


class SwitchedOff(NamedTuple):
    """One rule, at every place or at one: written `RULE` or `RULE@file:line`."""

    rule: str
    place: str = ""

    @classmethod
    def read(cls, text: str) -> SwitchedOff:
        rule, _, place = text.partition("@")
        return cls(rule, place)

    def __str__(self) -> str:
        return f"{self.rule}@{self.place}" if self.place else self.rule

    def covers(self, text: str, place: str) -> bool:
        return text == self.rule and self.place in ("", place)

    def applied(self, code: Code) -> Change:
        return lambda file: code.without(file, self.covers)


# What a file is to be loaded as, and the places at which that differs from what is written.
Change = Callable[[Path], tuple[ast.Module, list[str]]]


class AlreadyImported(Exception):
    """It is too late to change anything in a module."""


class FromSource(MetaPathFinder):
    """Finds the modules of `code`, and has them loaded with a change."""

    def __init__(self, code: Code, change: Change | None) -> None:
        self.code: Final = code
        self.change: Final = change
        self.places: Final[list[str]] = []  # what has been changed so far

    def install(self) -> None:
        if self.change is not None:
            for name in sorted(set(self.code.modules) & set(sys.modules)):
                if places := self.change(self.code.modules[name])[1]:
                    raise AlreadyImported(f"{name} was imported before {places[0]} was changed")
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.code.modules.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=Loader(self, fullname, file))


class Loader(SourceFileLoader):
    def __init__(self, finder: FromSource, name: str, file: Path) -> None:
        super().__init__(name, str(file))
        self.finder: Final = finder
        self.file: Final = file

    def get_code(self, fullname: str) -> CodeType | None:
        if self.finder.change is not None:
            tree, places = self.finder.change(self.file)
            if places:  # compiled here: this must never get into the cache of compiled files
                self.finder.places.extend(places)
                return compile(tree, str(self.file), "exec", dont_inherit=True)
        return super().get_code(fullname)
