"""A database for those tests that ask for one, and a clock that stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.database import Database
from tests.server.standing_clock import StandingClock


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """One server for all tests of a process; pytest-xdist has several."""
    made = Database()
    try:
        made.start()
        yield made
    finally:
        made.close()


@pytest.fixture
def database_url(database: Database) -> str:
    return database.new()


@pytest.fixture
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    return StandingClock(monkeypatch)
