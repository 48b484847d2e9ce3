"""`parlour games`, and what holds for every command."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.patience import PATIENCE
from tests.server.harness import TOYS

from parlour.bots import bots_for
from parlour.cli.shelf import numbers
from parlour.contract import Box
from parlour.games import shelf
from parlour.kernel import agenda

Run = Callable[..., Result]
Refused = Callable[..., str]
PROGRAM = [sys.executable, "-m", "parlour"]


def test_every_game_on_the_shelf_is_listed_with_its_bots(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(shelf([TOYS]))
    for game in listed:
        box = shelf([TOYS])[game["name"]]
        assert game["players"] == list(box.about.players)
        assert game["usual_players"] == box.about.usual_players
        assert [bot["name"] for bot in game["bots"]] == list(bots_for(box))
        assert [option["name"] for option in game["options"]] == [o.name for o in box.options]


def test_the_list_for_people_names_games_options_and_rulings(run: Run) -> None:
    printed = run("games").stdout
    for box in shelf([TOYS]).values():
        assert box.about.name in printed
        for option in box.options:
            assert f"{option.name}=" in printed
            assert option.ruling in printed


@pytest.mark.parametrize(
    ("game", "players"),
    [("summit", "1-12, usually 4"), ("password", "4 or 6, usually 4"), ("sprawl", "2")],
)
def test_the_list_for_people_says_how_many_play(game: str, players: str) -> None:
    assert numbers(shelf([TOYS])[game]) == players


def test_the_version_is_that_of_the_package_and_says_which_engine_runs(run: Run) -> None:
    engine = "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"
    assert run("--version").stdout == f"parlour, version {version('parlour')}, {engine}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.exit_code != 0
    for command in ("games", "play", "replay", "rules", "simulate"):
        assert command in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--dance", "games"],
        ["games", "--dance"],
        ["games", "more"],
        ["rules"],
        ["--games-folder", "nowhere", "games"],
    ],
    ids=" ".join,
)
def test_a_command_that_is_none_is_refused_in_one_line(
    refused: Refused, arguments: list[str]
) -> None:
    assert "--help" in refused(*arguments)


@pytest.mark.parametrize("command", ["play", "rules", "simulate"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(
    refused: Refused, command: str
) -> None:
    line = refused(command, "no_such_game")
    assert "no_such_game" in line
    assert all(name in line for name in shelf())


def test_who_plays_says_which_game(refused: Refused) -> None:
    line = refused("play")
    assert "which game?" in line
    assert all(name in line for name in shelf([TOYS]))


def test_a_folder_that_holds_no_games_is_refused(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from parlour import games

    monkeypatch.setattr(games, "__path__", list(games.__path__))
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").write_text("MY_GAME = 1\n")
    assert "not a folder of games" in refused("--games-folder", tmp_path, "games")


# ---------------------------------------------------------------------- in a process of its own


def test_a_reader_that_has_seen_enough_is_no_error(box: Box[Any]) -> None:
    """Many lines into a pipe of which only the first is read."""
    for arguments in (["rules", box.about.name], ["rules", box.about.name, "--json"]):
        with subprocess.Popen(
            [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline()
            process.stdout.close()
            assert process.stderr.read() == b""


def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    with (tmp_path / "output").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["Error: output: File too large"]


def test_a_terminal_that_knows_only_ascii_can_be_played_on(box: Box[Any], tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", box.about.name],
        input=b"\xff\xfe\n\x00\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=tmp_path,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_that_cannot_be_offered_is_named(
    refused: Refused, box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "about", box.about._replace(players=(13,)))
    assert refused("games").startswith(
        f"Error: {box.about.title}: players are numbers from 1 to 12"
    )
