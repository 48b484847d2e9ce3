"""The pictures of GUIDE.md, each from a real table: `python -m scripts.pictures gizmos`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.e2e.studio import Shot, Studio
from tests.e2e.tables import settled

from parlour.games.gizmos import GAME

BOARD: Final = (".gz-board",)
BENCH: Final = (".gz-bench",)
STAGE: Final = (".gz-stage",)  # what lies over the table while something is asked


def lesson(studio: Studio, move: str) -> Page:
    """The table of the tutorial, just before this move of it."""
    assert GAME.tutorial is not None
    made = [step.move for step in GAME.tutorial.steps]
    before = made[: made.index(move)]
    page = studio.taught(GAME.about.name, before)
    settled(page, ".gz-board")
    page.mouse.move(0, 0)
    return page


def board(studio: Studio) -> Shot:
    return Shot(lesson(studio, "build G2U7"), BOARD)


def chain(studio: Studio) -> Shot:
    return Shot(lesson(studio, "use G1K6"), BENCH)


def payment(studio: Studio) -> Shot:
    return Shot(lesson(studio, "pay 1 blue 1 black via G1R3"), STAGE)


def research(studio: Studio) -> Shot:
    return Shot(lesson(studio, "build G1Y8"), STAGE)


PICTURES: Final[dict[str, Callable[[Studio], Shot]]] = {
    scene.__name__: scene for scene in (board, chain, payment, research)
}
