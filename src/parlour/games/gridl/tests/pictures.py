"""The pictures of GUIDE.md, each from a real table: `python -m scripts.pictures gridl`.

The words are drawn anew each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.e2e.studio import Shot, Studio
from tests.e2e.tables import press, settled

from parlour.games.gridl import GAME

# Who is asked first does each: whoever else has to agree comes next.
WORDS: Final = ["word 1 row", "word 1 row", "word 1"]
TO_GUESS: Final = ["name 3", "name 3", *WORDS, "clue lullaby", "waive", "waive"]


def at(studio: Studio, moves: list[str], players: int, **options: str) -> Page:
    page = studio.seated(GAME.about.name, moves, options, players)
    settled(page, ".gl-table")
    return page


def board(studio: Studio) -> Shot:
    page = at(studio, TO_GUESS, 4, first="pink")
    press(page.locator(".gl-cell").nth(8))
    settled(page, ".gl-confirm")
    page.mouse.move(0, 0)
    return Shot(page, (".gl-board",))


def key(studio: Studio) -> Shot:
    page = at(studio, ["name 1", "name 1", *WORDS[1:]], 2)
    return Shot(page, (".gl-field",))


def reveal(studio: Studio) -> Shot:
    page = at(studio, [*TO_GUESS, "guess D3"], 4, first="pink")
    press(page.locator(".gl-last"))
    settled(page, ".gl-reveal")
    page.mouse.move(0, 0)
    return Shot(page, (".gl-board",))


def powers(studio: Studio) -> Shot:
    page = at(studio, [], 4, first="blue", powers="yes")
    return Shot(page, (".gl-banner", ".gl-say"))


PICTURES: Final[dict[str, Callable[[Studio], Shot]]] = {
    scene.__name__: scene for scene in (board, key, reveal, powers)
}
