"""What a person at a terminal reads: the moves under the markers that make them."""

from __future__ import annotations

import io

from rich.console import Console

from parlour.arena.match import Match
from parlour.cli.screen import Screen
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.moves import OwnJump, Step
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain


def opening() -> list[tuple[str, str]]:
    game = GAME.start(2, Seeded("tea"), {"first_player": "first_seat"})
    view = GAME.view(game, 0)
    listed = [GAME.listing.grouped(move, view) for move in game.moves(0)]
    return [(each[0], plain(each[1])) for each in listed if each is not None]


def test_every_move_is_listed_under_its_marker_or_its_part() -> None:
    listed = opening()
    assert {heading for heading, _ in listed} == {
        *(f"Pawn {file}{row}" for file in "def" for row in (2, 3)),
        "Blocker-box on",
        "New pad at",
    }
    assert ("Pawn e3", "to e4/1") in listed
    assert ("Pawn e2", "jump to e4") in listed
    assert len(set(listed)) == len(listed), "two moves that nobody could tell apart"


def test_what_a_page_calls_a_group_of_moves_is_what_each_of_them_says() -> None:
    game = GAME.start(2, Seeded("tea"), {"first_player": "first_seat"})
    view = GAME.view(game, 0)
    jumps = [move for move in game.moves(0) if isinstance(move, OwnJump)]
    assert {GAME.listing.kind_of(move) for move in jumps} == {"Jump"}
    for move in jumps:
        assert plain(GAME.words.describe_move(move, view)).startswith("Jump ")


def test_the_opening_fits_on_one_screen() -> None:
    match = Match(GAME, ["Ada", "Bob"], ["human", "human"], "tea", {"first_player": "first_seat"})
    file = io.StringIO()
    screen = Screen(match, Console(file=file, width=100))
    screen.show_moves(0, match.game.moves(0))
    lines = file.getvalue().splitlines()
    assert len(lines) < 30
    assert any(line.startswith("Pawn e3") and "to d4" in line for line in lines)


def test_beside_a_name_it_says_who_has_resigned() -> None:
    match = Match(GAME, ["Ada", "Bob", "Cy"], ["human"] * 3, "tea", {})
    assert match.submit(1, GAME.notation.read("resign")) is None
    file = io.StringIO()
    board = GAME.terminal.draw_board(GAME.view(match.game, 0), ["Ada", "Bob", "Cy"])
    Console(file=file, width=100).print(board)
    (line,) = [line for line in file.getvalue().splitlines() if "Bob" in line]
    assert "resigned" in line


def test_the_prompt_names_only_what_can_be_done() -> None:
    game = GAME.start(2, Seeded("tea"), {"first_player": "first_seat"})
    view, moves = GAME.view(game, 0), game.moves(0)
    steps = [move for move in moves if isinstance(move, Step)]
    assert plain(GAME.words.prompt(view, moves)) == "Move a marker, block a pad or add a pad."
    assert plain(GAME.words.prompt(view, steps)) == "Move a marker."
