"""`parlour simulate`: counted, repeatable, and stopped without a trace."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from tests.patience import PATIENCE, wait_until

from parlour.arena.files import read_file
from parlour.arena.replaying import verify
from parlour.contract import Box

Run = Callable[..., Result]
Refused = Callable[..., str]


def command(box: Box[Any], *more: object) -> list[object]:
    return [
        "simulate",
        box.about.name,
        "--players",
        box.about.usual_players,
        "--games",
        6,
        "--seed",
        "s",
        *more,
    ]


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_processes(
    run: Run, box: Box[Any]
) -> None:
    first = run(*command(box, "--json", "--workers", 1))
    again = run(*command(box, "--json", "--workers", 1))
    shared = run(*command(box, "--json", "--workers", 2))
    assert first.exit_code == 0
    assert first.stdout_bytes == again.stdout_bytes == shared.stdout_bytes


def test_the_document_counts_every_game(run: Run, box: Box[Any]) -> None:
    found = json.loads(run(*command(box, "--json", "--workers", 1)).stdout)
    assert found["games"] == 6
    assert sum(seat["wins"] for seat in found["wins_by_seat"]) >= 6
    for counted in (*found["wins_by_seat"], *found["wins_by_bot"].values()):
        assert counted["games"] == 6
        assert 0 <= counted["low"] <= counted["share"] <= counted["high"] <= 1
    spread = found["decisions"]
    assert 0 < spread["least"] <= spread["mean"] <= spread["most"] <= box.about.max_decisions
    assert sum(found["decided_by"].values()) == 6
    assert set(found["decided_by"]) <= set(box.rulebook.rules)
    assert "seconds" not in found


@pytest.mark.parametrize(
    ("more", "players"),
    [
        ([], 4),
        (["--players", 1], 1),
        (["--players", 12], 12),
        (["--bots", "random," * 4 + "random"], 5),
    ],
)
def test_as_many_play_as_is_said_or_as_are_usual(
    run: Run, box: Box[Any], more: list[object], players: int
) -> None:
    found = json.loads(run("simulate", box.about.name, "--games", 2, "--json", *more).stdout)
    assert found["players"] == len(found["wins_by_seat"]) == players


@pytest.mark.parametrize(("bots", "players"), [(1, 4), (4, 4), (5, 7), (7, 7)])
def test_more_bots_than_usual_sit_at_the_next_table_that_the_game_has(
    run: Run, box: Box[Any], monkeypatch: pytest.MonkeyPatch, bots: int, players: int
) -> None:
    monkeypatch.setattr(box, "about", box.about._replace(players=(2, 4, 7, 9)))
    names = ",".join(["random"] * bots)
    few = ("--games", 1, "--workers", 1, "--bots", names, "--json")
    assert json.loads(run("simulate", box.about.name, *few).stdout)["players"] == players


def test_more_bots_than_the_game_has_seats_are_refused(refused: Refused, box: Box[Any]) -> None:
    line = refused("simulate", box.about.name, "--bots", ",".join(["random"] * 13))
    assert "13 bots do not fit 12 seats" in line


def test_how_long_it_took_is_told_when_asked(run: Run, box: Box[Any]) -> None:
    found = json.loads(run(*command(box, "--json", "--timing", "--workers", 1)).stdout)
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0


def test_games_without_a_winner_are_counted_and_told(run: Run, box: Box[Any]) -> None:
    alone = (
        "simulate",
        box.about.name,
        "--players",
        1,
        "--seed",
        "s",
        "--games",
        20,
        "--workers",
        1,
    )
    found = json.loads(run(*alone, "--json").stdout)
    assert found["nobody_won"] + found["wins_by_seat"][0]["wins"] == 20
    assert 0 < found["nobody_won"] < 20
    assert f"nobody won {found['nobody_won']} of 20 games" in run(*alone).stdout


def test_sides_win_as_one_and_what_a_game_measures_is_told(run: Run) -> None:
    few = ("--games", 4, "--seed", "s", "--workers", 1)
    found = json.loads(run("simulate", "password", *few, "--json").stdout)
    seats, sides = found["wins_by_seat"], found["wins_by_side"]
    assert list(sides.values()) == seats[:2] == seats[2:]
    shown = run("simulate", "password", *few).stdout
    assert all(f"side {name}" in shown for name in sides)
    assert found["measured"] == {}
    found = json.loads(run("simulate", "fists", *few, "--json").stdout)
    assert (found["wins_by_side"], found["measured"]["fists shown"]["mean"]) == ({}, 8)
    assert "fists shown 8 on average, 95 % sure 8 to 8" in run("simulate", "fists", *few).stdout


def test_a_bot_that_breaks_a_rule_is_an_error_in_one_line(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = Path(__file__).parent.parent / "server" / "games"
    monkeypatch.setenv("PARLOUR_GAMES", f"{os.environ['PARLOUR_GAMES']}:{games}")
    line = refused("simulate", "balky", "--bots", "cheating", "--games", 1, "--workers", 1)
    assert "cheating plays 'show 99' in seat 0" in line
    assert "FIST-3" in line
    line = refused("play", "balky", "--seats", "cheating,human", "--seed", "s", text="show 1\n")
    assert "cheating plays 'show 99' in seat 0" in line


def test_the_table_for_people_shows_seats_bots_and_speed(run: Run, box: Box[Any]) -> None:
    result = run(*command(box, "--workers", 1))
    for words in (
        "bot random",
        "seat 1",
        "95 % sure",
        "decisions per game",
        "decided by",
        "decisions/s",
    ):
        assert words in result.stdout
    assert result.stderr == ""


def test_records_are_kept_in_a_folder_that_need_not_exist(
    run: Run, box: Box[Any], tmp_path: Path
) -> None:
    assert run(*command(box, "--workers", 1, "--save", "new/folder")).exit_code == 0
    paths = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(paths) == 6
    for path in paths:
        verify(box, read_file(path))


def test_records_are_never_written_over(
    run: Run, refused: Refused, box: Box[Any], tmp_path: Path
) -> None:
    run(*command(box, "--workers", 1, "--save", "kept"))
    before = {path: path.read_bytes() for path in (tmp_path / "kept").iterdir()}
    more = command(box, "--workers", 1, "--save", "kept", "--bots", "random,random")
    assert "already holds" in refused(*more)
    assert {path: path.read_bytes() for path in (tmp_path / "kept").iterdir()} == before


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "99"],
        ["--players", "0"],
        ["--players", "-1"],
        ["--players", "two"],
        ["--games", "0"],
        ["--games", "9e9"],
        ["--seed", ""],
        ["--seed", "../up"],
        ["--seed", "a b"],
        ["--seed", "x" * 65],
        ["--bots", ""],
        ["--bots", "random,,random"],
        ["--bots", "human"],
        ["--bots", ",".join(["random"] * 50)],
        ["--option", "loud"],
        ["--option", "loud=yes"],
        ["--option", "="],
        ["--workers", "0"],
        ["--workers", "1000"],
    ],
    ids=" ".join,
)
def test_a_wrong_setting_is_refused_in_one_line(
    refused: Refused, box: Box[Any], wrong: list[str]
) -> None:
    for as_json in ([], ["--json"]):
        assert refused(*command(box, *wrong, *as_json)).startswith("Error: ")


def test_a_wrong_value_of_an_option_is_refused_with_the_right_ones(
    refused: Refused, box: Box[Any]
) -> None:
    for option in box.options:
        line = refused(*command(box, "--option", f"{option.name}=wrong"))
        assert all(value in line for value in option.values)


def test_a_folder_that_cannot_be_made_is_told(
    refused: Refused, box: Box[Any], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert "file" in refused(*command(box, "--workers", 1, "--save", "file/records"))


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_stopped_in_the_middle_it_says_so_and_leaves_no_process(
    box: Box[Any], tmp_path: Path, name: str
) -> None:
    program = [sys.executable, "-m", "parlour", "simulate", box.about.name, "--games", "2000"]
    with subprocess.Popen(
        [*program, "--workers", "2", "--save", str(tmp_path / "kept")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            wait_until(lambda: any(tmp_path.glob("kept/*.json")))
            if name == "SIGINT":
                os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to all of them
            else:
                process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=PATIENCE)
            assert process.returncode == 130
            assert said.decode().splitlines() == ["Stopped; nothing was counted."]
            wait_until(lambda: not group_is_alive(process.pid))
        finally:
            if group_is_alive(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


def group_is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
