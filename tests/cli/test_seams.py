"""Together, against time, out of turn and on no list: all that at one screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from tests.server.harness import TOYS

from parlour.arena.files import read_file
from parlour.arena.replaying import verify
from parlour.cli import table as tables
from parlour.cli.screen import Screen
from parlour.games import shelf

Run = Callable[..., Result]
GAMES = Path(__file__).parent.parent / "server" / "games"
SHELF = shelf((TOYS, GAMES))


@pytest.fixture(autouse=True)
def games(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_GAMES", f"{TOYS}:{GAMES}")


@pytest.fixture
def play(run: Run) -> Callable[..., str]:
    """Sit down at a new game, type these lines, and read what is said."""

    def conversation(game: str, seats: str, *lines: str) -> str:
        text = "".join(f"{line}\n" for line in lines)
        return run("play", game, "--seed", "s", "--seats", seats, text=text).stdout

    return conversation


def kept(game: str) -> list[tuple[int, str]]:
    record = read_file(Path(f"{game}-s.parlour.json"))
    verify(SHELF[game], record)
    return [(entry.seat, entry.move) for entry in record.entries]


Play = Callable[..., str]


@pytest.mark.parametrize("agree", ["+", "1", "show 8"])
def test_a_team_at_one_screen_proposes_and_confirms(play: Play, agree: str) -> None:
    said = play("pact", "human,human", "show 8", agree)
    assert "Proposed: show 8. To agree, type 1 or +." in said
    assert [line.split(" (")[0] for line in said.splitlines() if " s)> " in line] == [
        "Player 1",
        "Player 2",
        "Player 2",
    ]
    assert kept("pact") == [(1, "show 8")]


def test_another_proposal_is_asked_about_anew(play: Play) -> None:
    said = play("pact", "human,human", "2", "show 9", "+")
    assert "Proposed: show 2." in said
    assert "Proposed: show 9." in said
    assert kept("pact") == [(0, "show 9")]


def test_nothing_is_agreed_on_before_anything_is_proposed(play: Play) -> None:
    assert "Not understood." in play("pact", "human,human", "+")


def test_a_bot_joins_what_a_person_proposes_and_all_win_or_lose(play: Play) -> None:
    said = play("pact", "human,random", "1", "2", "3")
    assert kept("pact") == [(1, f"show {number}") for number in (1, 2, 3)]
    assert "Everybody lost with 6 points." in said
    assert read_file(Path("pact-s.parlour.json")).sides == ["All", "All"]


def test_seconds_are_told_and_what_comes_too_late_is_not_played(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr(tables, "monotonic", lambda: clock[0])
    typing = Screen.ask

    def ask(self: Screen, question: str) -> str:
        text = typing(self, question)
        clock[0] += 12 if question.startswith("Player") else 0
        return text

    monkeypatch.setattr(Screen, "ask", ask)
    said = play("pact", "human,human", "3", "3", "quit")
    assert "Player 1 (20 s)>" in said
    assert "Player 2 (8 s)>" in said
    assert "The 20 seconds are over, so this is done: show 1." in said
    assert kept("pact") == [(0, "show 1")]  # for both: who had agreed is not told


def test_what_may_be_done_out_of_turn_stands_below_the_answers(play: Play) -> None:
    said = play("nodding", "human,random", "?", "why 6", "6", "nod", "7", "7")
    assert "Besides, now or later:" in said
    assert "   6 nod" in said
    assert "   7 go home" in said
    assert "go home        out of turn: go home" in said
    assert said.count("That cannot be taken back. Once more, if that is what you want.") == 1
    moves = [move for move in kept("nodding") if move[0] == 0]
    assert moves == [(0, "nod"), (0, "nod"), (0, "go home")]


def test_bots_do_what_they_may_unasked_once_after_each_thing_done(play: Play) -> None:
    play("nodding", "human,nodding", "nod", "show 2")
    nod = (1, "nod")
    assert kept("nodding") == [nod, (0, "nod"), nod, (0, "show 2"), nod, (1, "show 1"), nod]


def test_a_legal_move_that_is_on_no_list_is_previewed_and_played(play: Play) -> None:
    said = play("pact", "human,human", "why show 9", "why show 10", "show 9")
    assert "You may. It means: show 9" in said
    assert "Name a number from 1 to 9. (FIST-2)" in said
    assert "Proposed: show 9." in said
