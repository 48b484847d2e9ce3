"""Running commands as a person would, and looking at what they say when something is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from parlour.cli.commands import parlour
from parlour.games import shelf
from parlour.kernel.box import Box

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def box() -> Box[Any]:
    """Some game; nothing here may depend on which it is."""
    return next(iter(shelf().values()))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in an empty folder; whatever happens, there is no traceback."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments: object, text: str | None = None) -> Result:
        result = CliRunner().invoke(parlour, [str(word) for word in arguments], input=text)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        assert "Traceback" not in result.output
        return result

    return command


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must fail; the one line that it says."""

    def command(*arguments: object, text: str | None = None) -> str:
        result = run(*arguments, text=text)
        assert result.exit_code != 0
        lines = result.stderr.splitlines()
        assert len(lines) == 1, result.stderr
        return lines[0]

    return command
