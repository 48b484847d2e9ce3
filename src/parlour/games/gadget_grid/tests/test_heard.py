"""What those who listen have of a whole turn, word for word.

`python -m scripts.heard` writes `heard.txt` anew; read what has changed.
"""

from __future__ import annotations

from typing import Final

from tests.e2e.hearing import file_of, heard
from tests.e2e.house import House
from tests.e2e.visitors import Visitors

from parlour.games.gadget_grid import GAME

TURN: Final = "put A03 20"  # of the tutorial, by its first move


def test_a_whole_turn_is_heard_as_it_is_written_down(visitors: Visitors, house: House) -> None:
    assert heard(visitors, house, GAME, TURN) == file_of(GAME).read_text("utf-8")
