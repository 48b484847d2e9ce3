"""Settings by environment, and the command that uses them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli.commands import parlour
from parlour.server.settings import Settings, from_environment


def test_what_the_environment_does_not_say_is_as_it_always_is() -> None:
    assert from_environment() == Settings()


def test_every_setting_can_be_made_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "elsewhere")
    monkeypatch.setenv("PARLOUR_BOT_SECONDS", "1.5")
    monkeypatch.setenv("PARLOUR_BOT_WORKERS", "3")
    monkeypatch.setenv("PARLOUR_ORIGINS", "https://one.example, https://two.example")
    monkeypatch.setenv("PARLOUR_GAMES", os.pathsep.join(["one", "two"]))
    settings = from_environment()
    assert settings.data == Path("elsewhere")
    assert (settings.bot_seconds, settings.bot_workers) == (1.5, 3)
    assert settings.origins == ("https://one.example", "https://two.example")
    assert settings.games == (Path("one"), Path("two"))


def test_a_setting_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_BOT_WORKERS", "many")
    with pytest.raises(ValueError, match="PARLOUR_BOT_WORKERS"):
        from_environment()


def test_the_command_says_in_one_line_which_setting_is_wrong() -> None:
    result = CliRunner(env={"PARLOUR_BOT_SECONDS": "soon"}).invoke(
        parlour, ["serve", "--port", "0"]
    )
    assert result.exit_code == 1
    assert result.stderr.splitlines() == ["Error: PARLOUR_BOT_SECONDS cannot be 'soon'"]
