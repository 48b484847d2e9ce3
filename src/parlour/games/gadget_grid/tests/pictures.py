"""The pictures of GUIDE.md, each from a real table: `python -m scripts.pictures gadget_grid`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.e2e.positions import recorded
from tests.e2e.studio import NAMES, Shot, Studio
from tests.e2e.tables import settled

from parlour.games.gadget_grid import GAME

LONGEST: Final = recorded(GAME)[1]  # of the game that is kept, where there is most to choose from
BOARD: Final = LONGEST._replace(name="picture board", names=NAMES)
POSITIONS: Final = (BOARD,)


def board(studio: Studio) -> Shot:
    page = studio.laid_out(GAME.about.name, BOARD)
    settled(page, ".gg-board")
    page.mouse.move(0, 0)
    return Shot(page, (".gg-board",))


PICTURES: Final[dict[str, Callable[[Studio], Shot]]] = {"board": board}
