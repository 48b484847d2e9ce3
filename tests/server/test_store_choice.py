"""Which store the settings ask for, and what is said if it cannot be had."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli.commands import parlour
from parlour.server.stores import make_store
from parlour.server.stores.postgres import PostgresStore
from parlour.server.stores.sqlite import SqliteStore


def test_tables_are_kept_in_a_file_unless_a_database_is_named(tmp_path: Path) -> None:
    store = make_store(tmp_path, "")
    assert isinstance(store, SqliteStore)
    assert store.path.parent == tmp_path


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_a_postgres_that_is_named_keeps_the_tables(tmp_path: Path, scheme: str) -> None:
    store = make_store(tmp_path, f"{scheme}://somewhere/tables")
    assert isinstance(store, PostgresStore)
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_in_one_line_that_a_database_is_no_postgres() -> None:
    given = {"PARLOUR_DATABASE_URL": "other://user:secret@somewhere"}
    result = CliRunner(env=given).invoke(parlour, ["serve", "--port", "0"])
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert line == "Error: PARLOUR_DATABASE_URL must begin with postgresql://"


def test_the_command_says_in_one_line_what_must_be_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in ("postgres", "sessions"):
        monkeypatch.delitem(sys.modules, f"parlour.server.stores.{name}", raising=False)
    given = {"PARLOUR_DATABASE_URL": "postgresql://somewhere/tables"}
    result = CliRunner(env=given).invoke(parlour, ["serve", "--port", "0"])
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert "pip install 'parlour[postgres]'" in line
