"""Running commands as a person would, and looking at what they say when something is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.server.harness import TOYS

from parlour.arena.match import PERSON, Match
from parlour.cli.commands import parlour
from parlour.cli.play import seat_names
from parlour.contract import Box
from parlour.games.summit import GAME as SUMMIT
from parlour.kernel.luck import Seeded

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def box() -> Box[Any]:
    """A toy that is played where it does not matter what is played."""
    return SUMMIT


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are on the shelf of every command."""
    monkeypatch.setenv("PARLOUR_GAMES", str(TOYS))


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


# ---------------------------------------------------------------------- a game at the keyboard


@pytest.fixture
def table(box: Box[Any]) -> Callable[[int], list[str]]:
    """The command for a game of so many people, the other seats being bots."""

    def command(persons: int) -> list[str]:
        seats = [PERSON] * persons + ["random"] * (box.about.usual_players - persons)
        return ["play", box.about.name, "--seed", "s", "--seats", ",".join(seats)]

    return command


@pytest.fixture
def kept(box: Box[Any], tmp_path: Path) -> Path:
    """Where a game of that command is kept."""
    return tmp_path / f"{box.about.name}-s.parlour.json"


@pytest.fixture
def random_match(box: Box[Any]) -> Match:
    """A whole game that people might have played."""
    players = [PERSON] * box.about.usual_players
    match = Match(box, seat_names(players), players, "s")
    chance = Seeded("s", "people")
    while not match.game.over:
        seat = match.game.waiting()[0]
        offered = match.game.offer(seat, chance)
        match.play(seat, offered[chance.below(len(offered))])
    return match


@pytest.fixture
def quick_boards(box: Box[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are tried elsewhere; a hundred of them take their time to draw."""
    monkeypatch.setattr(box.terminal, "draw_board", lambda view, names: "the board")
