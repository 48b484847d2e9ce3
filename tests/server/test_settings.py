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
    monkeypatch.setenv("PARLOUR_PAGES", "built")
    settings = from_environment()
    assert settings.data == Path("elsewhere")
    assert (settings.bot_seconds, settings.bot_workers) == (1.5, 3)
    assert settings.origins == ("https://one.example", "https://two.example")
    assert settings.games == (Path("one"), Path("two"))
    assert settings.pages == Path("built")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_WORKERS", "many"),
        ("BOT_WORKERS", "0"),
        ("BOT_PAUSE", "-1"),
        ("MESSAGES_PER_SECOND", "0"),
        ("IDLE_HOURS", "inf"),
        ("REQUESTS_PER_SECOND", "nan"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"PARLOUR_{name}", value)
    with pytest.raises(ValueError, match=f"PARLOUR_{name} cannot be '{value}'"):
        from_environment()


def test_a_pause_may_be_none_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_BOT_PAUSE", "0")
    assert from_environment().bot_pause == 0


def test_the_command_says_in_one_line_which_setting_is_wrong() -> None:
    result = CliRunner(env={"PARLOUR_BOT_SECONDS": "soon"}).invoke(
        parlour, ["serve", "--port", "0"]
    )
    assert result.exit_code == 1
    assert result.stderr.splitlines() == ["Error: PARLOUR_BOT_SECONDS cannot be 'soon'"]
