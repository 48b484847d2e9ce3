"""Import the code with one rule switched off: what then still passes does not test that rule.

Traced modules are always loaded from their source, even where a compiled one lies beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
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


class AlreadyImported(Exception):
    """It is too late to switch anything off in a module."""


class FromSource(MetaPathFinder):
    """Finds the modules of `code`, and has them loaded with `off` switched off."""

    def __init__(self, code: Code, off: SwitchedOff | None) -> None:
        self.code: Final = code
        self.off: Final = off
        self.places: Final[list[str]] = []  # what has been switched off so far

    def install(self) -> None:
        if self.off is not None:
            for name in sorted(set(self.code.modules) & set(sys.modules)):
                if self.code.without(self.code.modules[name], self.off.covers)[1]:
                    raise AlreadyImported(f"{name} was imported before {self.off} was switched off")
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
        off = self.finder.off
        if off is not None:
            tree, places = self.finder.code.without(self.file, off.covers)
            if places:  # compiled here: this must never get into the cache of compiled files
                self.finder.places.extend(places)
                return compile(tree, str(self.file), "exec", dont_inherit=True)
        return super().get_code(fullname)
