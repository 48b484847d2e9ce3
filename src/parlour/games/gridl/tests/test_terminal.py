"""The board at the terminal."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from parlour.games.gridl import GAME
from parlour.games.gridl.pack_file import FORMAT
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import decide, play_turn, powers, say, start, to, to_clue
from parlour.kernel.agenda import Game

NAMES = ("Ada", "B[ob]", "Cy", "[/]", "Eve", "Flo")


def drawn(game: Game[Table], viewer: int | None) -> list[str]:
    page = io.StringIO()
    board = GAME.terminal.draw_board(GAME.view(game, viewer), NAMES[: game.table.players])
    Console(file=page, width=120).print(board)
    return page.getvalue().splitlines()


def cells(game: Game[Table], viewer: int | None) -> dict[str, str]:
    """What lies on each cell where there is anything."""
    rows = [line.strip("│").split("│") for line in drawn(game, viewer) if "│" in line]
    return {
        f"{column}{row[0].split()[0]}": cell.strip()
        for row in rows
        for column, cell in zip("ABCDE", row[1:], strict=True)
        if cell.strip() not in ("", "·")
    }


@pytest.mark.rule("GL-1", "GL-3", "GL-R2")
def test_row_five_is_at_the_top_like_on_a_chart() -> None:
    rows = [line.split()[1] for line in drawn(start(), None) if line.startswith("│")]
    assert rows == ["5", "4", "3", "2", "1"]


@pytest.mark.rule("GL-39", "GL-69", "GL-116", "GL-132", "GL-R20")
def test_each_sees_the_key_the_pointer_and_the_guesses_that_are_theirs_to_see() -> None:
    game = start(6, "C3 A1", pink="P5", blue="P12")
    play_turn(game, "E5")
    assert cells(to(game, "ChooseFirst"), None) == {"C3": "X"}
    game = to(start(6, "A1", pink="", blue="P12"), "PowerWindow")
    decide(game, "use P12")
    to(game, "ObjectionWindow")
    say(game, 2, "point B2")
    assert [cells(game, viewer) for viewer in (0, 1, 2, None)] == [
        {"A1": "KEY", "B2": "●"},
        {},
        {"B2": "●"},
        {},
    ]
    decide(game)
    decide(game, "side-guess D4")
    assert cells(game, None) == {"D4": "○"}


@pytest.mark.rule("GL-90", "GL-54", "GL-94")
def test_points_tokens_clue_and_a_line_that_is_shown_stand_beside_it() -> None:
    game = powers(start(4, "C3", pink="P3 P5", blue="P8"), guessing="P3")
    decide(game, "clue and line tortoise")
    said = "\n".join(drawn(game, None))
    for line in (
        "Pink, 0 points: Ada, Cy (5 X; Free Point)",
        "Blue, 1 point: B[ob], [/] (5 X; Bet on Success)",
        "Turn 1 of 12",
        "Clue: tortoise",
        "The key is in row 3",
    ):
        assert line in said


@pytest.mark.rule("GL-141")
def test_words_and_names_are_shown_letter_for_letter() -> None:
    letters = "abcdefgh"
    made = [f"[/{a}{b}]" for a in letters for b in letters]
    sides = [{"magenta": made[n : n + 2], "navy": made[n + 2 : n + 4]} for n in range(0, 48, 4)]
    pack = json.dumps({"format": FORMAT, "title": "[/]", "cards": sides})
    game = to_clue(start(2, pack=pack))
    said = "\n".join(drawn(game, 0))
    assert all(word in said for word in GAME.view(game, 0)["words"])
