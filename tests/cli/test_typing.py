"""What one may type while playing: moves, questions, and any nonsense."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from parlour.arena.match import Match
from parlour.contract import Box
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain

Run = Callable[..., Result]
Talk = Callable[..., str]


@pytest.fixture
def talk(run: Run, table: Callable[[int], list[str]], box: Box[Any]) -> Talk:
    """Sit down at a new game among people, type these lines, and read what is said."""

    def conversation(*lines: str) -> str:
        begin = [""] if box.about.secrets else []
        text = "".join(f"{line}\n" for line in (*begin, *lines))
        return run(*table(box.about.usual_players), text=text).stdout

    return conversation


@pytest.fixture
def opening(box: Box[Any]) -> Game[Any]:
    """The game that they sit down at."""
    return box.start(box.about.usual_players, Seeded("s"))


def questions(said: str) -> int:
    """How often somebody was asked for a move."""
    return len(re.findall(r"(?m)^Player \d> ", said))


@pytest.mark.rule("KERNEL-FORM")
@pytest.mark.parametrize(
    "line",
    [
        "sing a song",
        "[bold]",
        "[/]",
        ":bomb:",
        "{}",
        "%s%n",
        "\\",
        "'",
        "٣",
        "²",
        "-1",
        "1.0",
        "1e3",
        "\x1b[2J",
        "\x07\x08",
        "\u202etxet",
        "a" * 499,
        "why sing",
    ],
    ids=lambda line: ascii(line[:12]),
)
def test_what_is_no_move_is_told_and_asked_again(talk: Talk, line: str) -> None:
    said = talk(line, "moves")
    assert "Not understood. " in said
    assert "KERNEL-" not in said
    assert questions(said) == 3
    assert "\x1b" not in said


@pytest.mark.rule("KERNEL-FORM")
@pytest.mark.parametrize("line", ["a" * 100_000, "why " + "a" * 100_000], ids=["move", "why"])
def test_a_line_too_long_for_any_move_is_not_repeated_in_the_answer(talk: Talk, line: str) -> None:
    said = talk(line)
    assert "100000 letters" in said
    assert said.replace("\n", "").count("a" * 1000) <= 100


@pytest.mark.parametrize("line", ["0", "00", "999", "1" + "0" * 30, "9" * 5000, "why 0", "? 0"])
def test_a_number_that_no_move_has_is_told(talk: Talk, line: str) -> None:
    assert "There are moves 1 to" in talk(line)


@pytest.mark.parametrize("line", ["", "   ", "\t"])
def test_an_empty_line_reminds_of_what_one_may_type(talk: Talk, line: str) -> None:
    assert "? for help" in talk(line)


def test_no_question_moves_the_game(talk: Talk, tmp_path: Path) -> None:
    lines = ["?", "help", "why", "why 1", "hint", "board", "moves", "log", "undo", "x", "0", ""]
    assert questions(talk(*lines)) == len(lines) + 1
    assert list(tmp_path.iterdir()) == []


def test_help_shows_a_move_of_this_very_game(talk: Talk, box: Box[Any], opening: Game[Any]) -> None:
    first = box.notation.write(opening.moves(opening.waiting()[0])[0])
    for line in ("?", "help", "HELP"):
        said = talk(line)
        assert re.search(rf"(?m)^{re.escape(first)} +play a move by its name", said)
        assert "why MOVE" in said


def test_a_rule_can_be_looked_up(talk: Talk, box: Box[Any]) -> None:
    rule = next(iter(box.rulebook.rules.values()))
    for line in (f"? {rule.id}", f"?{rule.id.lower()}", f"help {rule.id}"):
        assert f"{rule.id} {rule.title}" in talk(line)


def test_what_has_no_name_here_cannot_be_looked_up(talk: Talk) -> None:
    assert "Nothing here is called '[/]'" in talk("? [/]")


def test_a_move_can_be_looked_up_by_its_number(
    talk: Talk, box: Box[Any], opening: Game[Any]
) -> None:
    first = box.notation.write(opening.moves(opening.waiting()[0])[0])
    assert f"too: {first}" in talk("? 1")


def test_why_says_yes_to_a_legal_move(talk: Talk) -> None:
    assert "You may." in talk("why 1")


def test_a_move_against_a_rule_is_refused_with_the_rule(
    talk: Talk, box: Box[Any], opening: Game[Any], random_match: Match
) -> None:
    seat = opening.waiting()[0]
    for entry in random_match.entries:
        refusal = box.why(opening, seat, box.notation.read(entry.move))
        if refusal is not None:
            for line in (f"why {entry.move}", entry.move):
                said = talk(line)
                assert refusal.said(["Player 1", "Player 2"]) in " ".join(said.split())
                assert questions(said) == 2
            return
    pytest.fail("every move of a whole game would be legal at its beginning")


def test_a_hint_names_a_move_that_is_offered(talk: Talk) -> None:
    said = talk("hint")
    hint = next(line for line in said.splitlines() if "Hint: " in line).partition("Hint: ")[2]
    assert said.count(hint) == 2


@pytest.mark.rule("KERNEL-UNDO")
def test_a_refused_undo_says_why_and_shows_nothing_twice(
    talk: Talk, box: Box[Any], opening: Game[Any]
) -> None:
    said = talk("undo")
    assert "You have not moved yet." in said
    seat = opening.waiting()[0]
    asked = box.words.prompt(box.view(opening, seat), opening.moves(seat))
    assert said.count(plain(asked)) == 1
