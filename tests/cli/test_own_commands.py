"""Commands that a game brings along, options that are texts, and moves out of turn, as typed."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from parlour import games
from parlour.arena.files import read_file
from parlour.arena.match import Match
from parlour.arena.record import dump
from parlour.games.heap import GAME
from parlour.kernel.agenda import HOUSE

Run = Callable[..., Result]
Refused = Callable[..., str]
TOYS = Path(__file__).parent.parent / "toys"
HEAP = ("--games-folder", TOYS)
BROKEN = [
    ("raise RuntimeError('oh')", "RuntimeError('oh')"),
    ("", "no attribute 'COMMANDS'"),
    ("COMMANDS = [print]", "a list of click's commands"),
    ("import click\nCOMMANDS = [click.Command('play')]", "a command 'play' exists already"),
    ("import click\nCOMMANDS = 2 * [click.Command('twice')]", "a command 'twice' exists already"),
]


@pytest.fixture
def sprawl(tmp_path: Path) -> Iterator[Path]:
    """A folder with a game of its own name, which is forgotten afterwards."""
    shutil.copytree(TOYS / "sprawl", tmp_path / "shelf" / "sprawling")
    box = tmp_path / "shelf" / "sprawling" / "__init__.py"
    text = box.read_text("utf-8").replace('"sprawl"', '"sprawling"')
    box.write_text(text, encoding="utf-8")
    before = list(games.__path__)
    yield tmp_path / "shelf" / "sprawling"
    games.__path__[:] = before
    for name in [name for name in sys.modules if name.startswith("parlour.games.sprawling")]:
        del sys.modules[name]


@pytest.fixture(autouse=True)
def no_toys(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here each command says for itself where its games are."""
    monkeypatch.delenv("PARLOUR_GAMES")


def test_a_game_brings_commands_of_its_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "heap.json").write_text('{"stones": 12}', encoding="utf-8")
    assert "count-stones" not in run("--help").stdout
    assert "count-stones" in run(*HEAP, "--help").stdout
    assert run(*HEAP, "count-stones", "heap.json").stdout == "12\n"


def test_a_command_of_a_game_that_is_not_there_is_unknown(refused: Refused) -> None:
    assert "No such command 'count-stones'" in refused("count-stones", "heap.json")


def test_the_environment_may_name_the_folder(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_GAMES", str(TOYS))
    assert "count-stones" in run("--help").stdout
    assert run("count-stones", "--help").exit_code == 0


@pytest.mark.parametrize(("text", "fault"), BROKEN)
def test_broken_or_clashing_commands_are_told_whatever_is_asked(
    refused: Refused, sprawl: Path, text: str, fault: str
) -> None:
    (sprawl / "commands.py").write_text(text, encoding="utf-8")
    for asked in (["games"], ["--help"], ["rules", "sprawling"]):
        said = refused("--games-folder", sprawl.parent, *asked)
        assert "sprawling" in said
        assert fault in said


# ---------------------------------------------------------------------- texts as options


def test_an_option_is_read_from_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "heap.json").write_text('{"stones": 12}', encoding="utf-8")
    command = ("simulate", "heap", "--games", 3, "--workers", 1, "--seed", "s", "--json")
    told = run(*HEAP, *command, "--option", "heap=@heap.json", "--save", "kept")
    assert json.loads(told.stdout)["decisions"]["most"] <= 12
    record = read_file(min((tmp_path / "kept").iterdir()))
    assert record.options == {"heap": '{"stones":12}'}  # the other option has its default


def test_a_file_that_cannot_be_an_option_is_told_in_one_line(
    refused: Refused, tmp_path: Path
) -> None:
    (tmp_path / "long").write_bytes(b"x" * 70_000)
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "words").write_text("no heap", encoding="utf-8")
    for name, fault in (
        ("long", "longer than"),
        ("binary", "not a text"),
        ("nothing", "No such file"),
        (".", "Is a directory"),
        ("words", "or a text; this one will not do: it is not JSON"),
    ):
        for command in ("simulate", "play"):
            assert fault in refused(*HEAP, command, "heap", "--option", f"heap=@{name}")


def test_the_games_tell_that_an_option_may_be_a_file(run: Run) -> None:
    assert "twenty or thirty or @FILE" in run(*HEAP, "games").stdout


def test_the_games_tell_that_an_option_may_be_a_number(run: Run, refused: Refused) -> None:
    assert "none or a_second or an_hour or N_minutes" in run(*HEAP, "games").stdout
    played = ("simulate", "heap", "--players", "2", "--games", "1")
    assert run(*HEAP, *played, "--option", "limit=45_minutes").exit_code == 0
    fault = "or from 1 to 999 minutes, not '1000_minutes'"
    assert fault in refused(*HEAP, *played, "--option", "limit=1000_minutes")


# ---------------------------------------------------------------------- out of turn, at one's turn


def test_a_player_may_make_an_aside_by_name_and_is_asked_once(run: Run, tmp_path: Path) -> None:
    played = ("play", "heap", "--seats", "human,human", "--seed", "s", "--save", "game.json")
    result = run(*HEAP, *played, text="?\nwhy give up\ntake 1\ngive up\ngive up\n")
    assert result.exit_code == 0, result.output
    assert "give up        out of turn: give up" in result.stdout
    assert "You may." in result.stdout
    assert "That cannot be taken back. Once more" in result.stdout
    assert "Player 2 gives up." in result.stdout
    entries = read_file(tmp_path / "game.json").entries
    assert [(entry.seat, entry.move) for entry in entries] == [(0, "take 1"), (1, "give up")]


def test_what_the_house_does_cannot_be_typed(run: Run) -> None:
    played = ("play", "heap", "--seats", "human,human", "--seed", "s")
    result = run(*HEAP, *played, text="time up\nquit\n")
    assert "This game has no time limit. (HEAP-6)" in result.stdout


def test_the_house_calls_time_between_two_decisions(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(0, 100_000, 1_000))  # every look at it, a quarter of an hour has gone
    monkeypatch.setattr("parlour.cli.table.monotonic", lambda: next(clock))
    played = ("play", "heap", "--seats", "human,human", "--option", "limit=an_hour")
    result = run(*HEAP, *played, "--save", "game.json", text="take 1\n" * 9)
    assert result.exit_code == 0, result.output
    assert "Time is up." in result.stdout
    entries = read_file(tmp_path / "game.json").entries
    assert [entry.move for entry in entries] == ["take 1"] * 3 + ["time up"]


def test_a_replay_names_the_house(run: Run, tmp_path: Path) -> None:
    match = Match(GAME, ["Ann", "Ben"], ["human", "human"], "s", {"limit": "an_hour"})
    for seat, move in ((0, "take 1"), (1, "take 1"), (HOUSE, "time up")):
        assert match.submit(seat, GAME.notation.read(move)) is None
    (tmp_path / "game.json").write_bytes(dump(match.record()))
    told = run(*HEAP, "replay", "game.json")
    assert "3. The house: time up" in told.stdout
    assert "verified" in run(*HEAP, "replay", "game.json", "--verify").stdout
