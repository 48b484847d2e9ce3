"""The pictures of GUIDE.md, each from a real table: `python -m scripts.pictures gridopolis`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page
from tests.e2e.studio import Shot, Studio
from tests.e2e.tables import at_page, settled

from parlour.games.gridopolis import GAME

SCENE: Final = (".gp-scene",)
STAGED: Final = (".gp-scene", ".gp-stage-now")  # with the line that tells what is being done
FIRST_SEAT: Final = {"first_player": "first_seat"}


# A pawn becomes a king, which later goes by teleporter to the top and has its second move to make.
CROWNED: Final = (
    *("step f3 d4/1", "jump f8 d6", "step d3 d4/-1", "step e7 f6/1"),
    *("step d4/1 e5", "step d6 f4/1", "step e5 f6", "step d7 e6"),
    *("take f6 f8 x f7", "step e6 e5", "step d2 d3"),
    *("step e5 e4", "step f8 f7", "step f7 f6/-1", "step f4/1 f3"),
    "step f6/-1 d4/1",
)
# Names for the picture of the whole board: the cells whose middle is meant, and where to write it.
NAMES: Final = (
    ("teleporter", ["d6/1"], (-150, -20)),
    ("blocker-box", ["e4/1"], (-180, -15)),
    ("link", ["f6", "g6"], (80, -70)),
    ("added pad", ["g6"], (75, 45)),
    ("post", ["f4", "f5", "f4", "f5", "f4/1", "f5/1"], (160, 95)),
    ("pad", ["f5/-1"], (150, 35)),
    ("pawn", ["d3"], (-130, -60)),
    ("kingerizer", ["d2"], (-110, 80)),
)
# Every pad's place on the screen is where its coordinates are written.
PLACES: Final = """(labels) => Object.fromEntries([...labels.children].map((label) => [
  label.textContent,
  label.style.transform.match(/-?[\\d.]+(?=px)/g).slice(0, 2).map(Number),
]))"""
NAME: Final = """<line x1="{x}" y1="{y}" x2="{left}" y2="{top}" stroke="var(--ink)"/>
<circle cx="{x}" cy="{y}" r="3.5" fill="var(--ink)"/>
<foreignObject x="{left}" y="{top}" width="140" height="28" transform="translate(-70 -14)">
  <div style="text-align: center"><span style="padding: 2px 9px; border-radius: 9px;
    background: var(--ink); color: var(--ground); font-size: 14px; font-weight: 600">{name}</span>
  </div>
</foreignObject>"""
DRAW: Final = """(labels, names) => labels.insertAdjacentHTML(
  'afterend',
  `<svg style="position: absolute; inset: 0; width: 100%; height: 100%">${names}</svg>`,
)"""


def matrix(studio: Studio, *moves: str) -> Page:
    """Two players on Matrix."""
    return drawn(studio.seated(GAME.about.name, moves, FIRST_SEAT))


def lesson(studio: Studio, move: str) -> Page:
    """The table of the tutorial, just before this move of it."""
    assert GAME.tutorial is not None
    made = [step.move for step in GAME.tutorial.steps]
    before = made[: made.index(move)]
    return drawn(studio.seated(GAME.about.name, before, GAME.tutorial.options))


def drawn(page: Page) -> Page:
    settled(page, "[data-testid=scene]")
    return page


def pick(page: Page, *cells: str) -> None:
    """Press pads of the maps, and take the pointer away."""
    for cell in cells:
        page.locator(f"[data-pad='{cell}']").first.click()
    page.mouse.move(0, 0)


def name_things(page: Page) -> None:
    """Write over the scene what is what."""
    coordinates, labels = page.get_by_test_id("coordinates"), page.locator(".gp-labels")
    coordinates.click()
    settled(page)
    places: dict[str, list[float]] = labels.evaluate(PLACES)
    coordinates.click()
    page.mouse.move(0, 0)
    drawn = ""
    for name, cells, (right, down) in NAMES:
        x = sum(places[cell][0] for cell in cells) / len(cells)
        y = sum(places[cell][1] for cell in cells) / len(cells)
        drawn += NAME.format(name=name, x=x, y=y, left=x + right, top=y + down)
    labels.evaluate(DRAW, drawn)


def board(studio: Studio) -> Shot:
    page = matrix(studio, "block e4/1", "pad g6")
    name_things(page)
    return Shot(page, (".gp-board",))


def climb(studio: Studio) -> Shot:
    page = lesson(studio, "step e3 d4/1")
    pick(page, "e3")
    return Shot(page, SCENE)


def jump(studio: Studio) -> Shot:
    page = lesson(studio, "take e4 e6/2 x e5/1")
    pick(page, "e4")
    return Shot(page, SCENE)


def chain(studio: Studio) -> Shot:
    page = lesson(studio, "take d4/1 d6/1 x e5/1 e6/1")
    pick(page, "d4/1", "f6/1")
    return Shot(page, (".gp-middle", ".gp-stage-now"))


def teleport(studio: Studio) -> Shot:
    page = matrix(studio)
    pick(page, "e3", "f4/1")
    return Shot(page, SCENE)


def second(studio: Studio) -> Shot:
    page = matrix(studio, *CROWNED)
    return Shot(page, STAGED)


def pad(studio: Studio) -> Shot:
    page = lesson(studio, "pad d6/1")
    page.locator("[data-choose=pad]").click()
    page.locator("[data-pad='d6/1']").first.hover()
    return Shot(page, SCENE)


def kamikaze(studio: Studio) -> Shot:
    page = lesson(studio, "kamikaze e6/2 x f6/2")
    pick(page, "e6/2")
    return Shot(page, SCENE)


def refused(studio: Studio) -> Shot:
    page = lesson(studio, "take e4 e6/2 x e5/1")
    pick(page, "e4", "f6/2")
    settled(page, ".gp-labels [data-tone=refused]")
    return Shot(page, SCENE)


def workshop(studio: Studio) -> Shot:
    page = studio.visit(f"/games/{GAME.about.name}/workshop")
    at_page(page, "workshop")
    return Shot(drawn(page), ("main",))


PICTURES: Final[dict[str, Callable[[Studio], Shot]]] = {
    scene.__name__: scene
    for scene in (board, climb, jump, chain, teleport, second, pad, kamikaze, refused, workshop)
}
