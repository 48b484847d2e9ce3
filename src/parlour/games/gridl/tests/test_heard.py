"""What those who listen have of a whole turn, word for word.

`python -m scripts.heard` writes `heard.txt` anew; read what has changed.
"""

from __future__ import annotations

from typing import Final

from tests.e2e.hearing import file_of, heard
from tests.e2e.house import House
from tests.e2e.visitors import Visitors

from parlour.games.gridl import GAME

TURN: Final = "word 1 row"  # of the tutorial, by its first move
END: Final = "guess D5"  # Robin gives the clue in between


def test_a_whole_turn_is_heard_as_it_is_written_down(visitors: Visitors, house: House) -> None:
    assert heard(visitors, house, GAME, TURN, END) == file_of(GAME).read_text("utf-8")
