"""The pictures of GUIDE.md, each from a real table: `python -m scripts.pictures gridl`.

They show the turn that the guide tells: Calm and Luxurious, the clue "lullaby", the key B5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.e2e.positions import Position
from tests.e2e.studio import NAMES, Shot, Studio
from tests.e2e.tables import press, settled

from parlour.games.gridl import GAME

SEED: Final = "lullaby 371083"  # for the cards of the guide's example
ADA, GRACE, EMMY, MARY = range(4)  # Ada and Emmy are Pink
CHOSEN: Final = [(ADA, "name 3"), (GRACE, "word 1 row"), (ADA, "word 2")]
BOARD_AND_TEAMS: Final = (".gl-board",)
CLUED: Final = [*CHOSEN, (EMMY, "clue lullaby"), (GRACE, "waive"), (MARY, "waive")]


def at(name: str, moves: list[tuple[int, str]], viewer: int, **options: str) -> Position:
    return Position(f"picture {name}", 4, moves, SEED, viewer, options, names=NAMES)


POSITIONS: Final = (
    at("board", CLUED, ADA, first="pink"),
    at("key", CHOSEN, EMMY, first="pink"),
    at("reveal", [*CLUED, (ADA, "guess A5")], ADA, first="pink"),
    at("powers", [], ADA, first="blue", powers="yes"),
)
BOARD, KEY, REVEAL, POWERS = POSITIONS


def table(studio: Studio, position: Position) -> Page:
    page = studio.laid_out(GAME.about.name, position)
    settled(page, ".gl-table")
    return page


def board(studio: Studio) -> Shot:
    page = table(studio, BOARD)
    press(page.locator("[data-thing='place:A5']"))
    settled(page, ".gl-confirm")
    page.mouse.move(0, 0)
    return Shot(page, BOARD_AND_TEAMS)


def key(studio: Studio) -> Shot:
    return Shot(table(studio, KEY), BOARD_AND_TEAMS)


def reveal(studio: Studio) -> Shot:
    page = table(studio, REVEAL)
    press(page.locator(".gl-last"))
    settled(page, ".gl-reveal")
    page.mouse.move(0, 0)
    return Shot(page, BOARD_AND_TEAMS)


def powers(studio: Studio) -> Shot:
    return Shot(table(studio, POWERS), (".gl-banner", ".gl-say"))


PICTURES: Final[dict[str, Callable[[Studio], Shot]]] = {
    scene.__name__: scene for scene in (board, key, reveal, powers)
}
