"""Which tests need more than their own process: a browser, a socket, another process, a database.

Nobody has to say so of a test. It does if the file it is in, or one that it takes something from,
imports one of these; or if it asks for a fixture that stands in such a file, as the browser's does.
"""

from __future__ import annotations

import sys
from functools import cache
from types import ModuleType
from typing import Any, Final

import pytest

WORLD: Final = {
    *("asyncpg", "concurrent", "httpx", "multiprocessing", "playwright", "pty", "requests"),
    *("schemathesis", "socket", "sqlite3", "subprocess", "uvicorn", "websockets"),
}
PROGRAM: Final = ("parlour.", "scripts.")


def needs_the_world(item: pytest.Item) -> bool:
    fixtures: dict[str, Any] = getattr(item, "_fixtureinfo").name2fixturedefs  # noqa: B009
    makers = {found.func.__module__ for all_of_one in fixtures.values() for found in all_of_one}
    file = getattr(item, "module", None)
    here = {file.__name__} if isinstance(file, ModuleType) else set()
    return any(reaches_out(name) for name in here | makers if is_of_tests(name))


@cache
def reaches_out(name: str) -> bool:
    """Of a file with tests, or with what they use: whatever it names is followed.

    Of the program's own modules it is one step only, or every test would reach out in the end.
    """
    met, ahead = {name}, [name]
    while ahead:
        here = ahead.pop()
        taken = taken_from(sys.modules.get(here))
        if any(other.partition(".")[0] in WORLD for other in taken):
            return True
        if is_of_tests(here):
            ours = {other for other in taken if is_of_tests(other) or other.startswith(PROGRAM)}
            ahead += ours - met
            met |= ours
    return False


def taken_from(module: ModuleType | None) -> set[str]:
    """The modules that it imports, or something of them."""
    values = [] if module is None else list(vars(module).values())
    imported = {value.__name__ for value in values if isinstance(value, ModuleType)}
    made = {getattr(value, "__module__", None) for value in values}
    return imported | {name for name in made if isinstance(name, str)}


def is_of_tests(name: str) -> bool:
    return "tests" in name.split(".")
