"""The table in a terminal: all that there is to see, in 80 columns."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.table import HouseRules, Table
from parlour.games.gadget_grid.terminal import draw_board
from parlour.games.gadget_grid.tests.own_cards import with_card
from parlour.games.gadget_grid.tests.positions import Seat, lay
from parlour.kernel.agenda import Game

NAMES = ("Ada", "Bob", "Cyd")


def drawn(game: Game[Table], viewer: int | None = 0, width: int = 80) -> str:
    written = StringIO()
    Console(file=written, width=width).print(draw_board(GAME.view(game, viewer), NAMES))
    return written.getvalue()


def square(board: str, number: str) -> list[str]:
    """The two lines of a square."""
    lines = board.splitlines()
    row = next(at for at, line in enumerate(lines) if f"│{number}" in line)
    cells = [line.strip().strip("│").split("│") for line in lines[row : row + 2]]
    return [line[int(number[1])].strip() for line in cells]


def a_game() -> Game[Table]:
    return lay(
        Seat(55, "A01 W08", active="E02", dlc="D06"),
        Seat(57, "A02", gizmos=0),
        Seat(99, "A03", gizmos=1),
        zombots=[57, 12],
        ground={34: "N01", 35: "N02", 36: "N04"},
        lying={56: "A13", 58: "A13 W01"},
        display="D07 D12 D13 D15",
        buggy=0,
        hugs=8,
    )


@pytest.mark.rule("GG-1", "GG-11")
def test_squares_show_what_lies_and_who_stands_there() -> None:
    board = drawn(a_game())
    assert square(board, "55") == ["55", "Uo"]
    assert square(board, "57") == ["57", "fiz1+"]  # a Zomboid, and a Zombot that is hugged
    assert square(board, "34") == ["34 por", ""]
    assert square(board, "36") == ["36 gor", ""]
    assert square(board, "56") == ["56 A13", ""]
    assert square(board, "58") == ["58 x2", ""]
    assert square(board, "00") == ["00", "&b"]
    assert "56 Sock Full of Smaller Socks A13" in " ".join(board.split())
    assert square(drawn(a_game(), width=110), "58") == ["58 W01+1", ""]


@pytest.mark.rule("GG-57", "GG-151")
def test_it_is_told_what_everybody_has_and_what_the_shop_sells() -> None:
    board = " ".join(drawn(a_game(), width=120).split())
    assert "► Ada (Uoiea) 55 3 0 2 Grappler E02 Laser Shovel D06" in board
    assert "Bob (Fiona) 57 Zomb 3 A02" in board  # its cards are laid down
    assert "Cyd (Myron) 99 1 2 1" in board
    assert "D12 Trying Really Hard: Your Attack Cards reach 1 square farther." in board
    assert "Rock A01 + Equipment + Widget" in board
    assert "e-Shoppe (17 more)" in board


@pytest.mark.rule("GG-58")
def test_only_the_own_hand_is_shown() -> None:
    mine = drawn(a_game(), 0)
    assert "A01 Rock: Hit one target up to 3 squares away." in mine
    assert "Anti-Axe" not in mine
    assert "A03 Anti-Axe" in drawn(a_game(), 2)
    assert "Your hand" not in drawn(a_game(), None)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("players", [1, 3, 8])
def test_no_line_is_too_long(width: int, players: int) -> None:
    seats = [Seat(11 * n, "A01" if n < 6 else "") for n in range(players)]
    game = lay(*seats, opponents=[Seat(90, gizmos=1)] if players == 1 else [])
    written = StringIO()
    names = ["Somebody whose name is long"] * players
    Console(file=written, width=width).print(draw_board(GAME.view(game, 0), names))
    assert max(map(len, written.getvalue().splitlines())) <= width
    assert "│99" in written.getvalue()


@pytest.mark.rule("GG-233")
def test_square_100_is_shown_when_somebody_is_there() -> None:
    assert "Square 100, below 90: Uo" in drawn(lay(Seat(100, dlc="D10"), Seat(99)))
    assert "Square 100, below" not in drawn(a_game())


@pytest.mark.rule("GG-290")
def test_the_count_of_a_stalling_game_is_shown() -> None:
    board = " ".join(drawn(lay(Seat(0), Seat(99), quiet=12)).split())
    assert "rounds without a loss: 12 of 15" in board


@pytest.mark.rule("GG-274")
def test_cards_that_are_to_be_placed_are_named() -> None:
    game = lay(Seat(0), Seat(99), phase="turn", deck="A01 N01", dice=(4, 2))
    board = " ".join(drawn(game).split())
    assert "dice 4 2, to be placed: Rock A01, Portal N01" in board


@pytest.mark.rule("GG-306")
def test_cards_of_the_tables_own_are_named() -> None:
    cards = with_card(id="W50", name="Big Stick", category="widget", copies=2, does="legs", steps=2)
    game = lay(Seat(0, "W50"), Seat(99), house=HouseRules(cards=cards))
    assert "W50 Big Stick: A test." in drawn(game)


def test_the_setup_is_shown_too() -> None:
    game = GAME.start(3, lay(Seat(0), Seat(99)).luck)
    board = " ".join(drawn(game).split())
    assert "Round 0" in board
    assert "Ada - 3 0 0" in board
