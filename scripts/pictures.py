"""Take the pictures of the guides anew, of real tables in a real browser.

    python -m scripts.pictures [GAME ...] [--only NAME] [--into FOLDER]

A game that has pictures says in its `tests/pictures.py` how to come by each: PICTURES names them,
with a function that is given a `Studio` and leaves a page as it shall be seen (a `Shot`). They go
to the folder `pictures` of the game, where its GUIDE.md finds them, for the light (`x.webp`) and
for the dark (`x.dark.webp`). The tables that are to be there from the start, with their luck, are
its POSITIONS. The pages have to be built
(`make web-for-tests`). Look at what you have taken.
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import click
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.e2e.chromium import chromium, end, launch
from tests.e2e.house import House, serving
from tests.e2e.positions import Position, lay_out
from tests.e2e.studio import Shot, Studio
from tests.e2e.tables import PATIENCE, settled
from tests.e2e.visitors import Visitors

from parlour import games
from parlour.arena.guides import PICTURES
from parlour.contract import Box
from parlour.games import shelf

WINDOW = {"width": 1400, "height": 860}
SHARPNESS = 1.25  # dots for each pixel of the page: the guide shows a picture somewhat smaller
QUALITY = 0.74
MOST = 40_000  # bytes of a picture
THEMES: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", ""), ("dark", ".dark"))
# Chromium can write what Playwright cannot.
PACK = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


@click.command()
@click.argument("games", nargs=-1)
@click.option("--only", multiple=True, help="Only pictures of this name.")
@click.option("--into", type=click.Path(path_type=Path), help="Another folder, to look first.")
def main(games: tuple[str, ...], only: tuple[str, ...], into: Path | None) -> None:
    """Take the pictures of the guides."""
    expect.set_options(timeout=PATIENCE)
    data = TemporaryDirectory()
    lay_out(Path(data.name), {name: from_start(box) for name, box in shelf().items()})
    with data, serving(Path(data.name)) as house, sync_playwright() as driver:
        browser = launch(driver.chromium, chromium())
        for name, box in shelf().items():
            if not games or name in games:
                folder = into or box.folder / PICTURES
                for title, scene in scenes(box).items():
                    if not only or title in only:
                        folder.mkdir(parents=True, exist_ok=True)
                        take(browser, house, scene, folder / title)
        end(browser)


def scenes(box: Box[Any]) -> dict[str, Callable[[Studio], Shot]]:
    """How to come by the pictures of a game; nothing for one without any."""
    found: dict[str, Callable[[Studio], Shot]] = said(box, "PICTURES", {})
    return found


def from_start(box: Box[Any]) -> Sequence[Position]:
    found: Sequence[Position] = said(box, "POSITIONS", ())
    return found


def said(box: Box[Any], name: str, otherwise: Any) -> Any:
    """What the `tests/pictures.py` of a game says under that name."""
    module = f"{games.__name__}.{box.about.name}.tests.pictures"
    if importlib.util.find_spec(module) is None:
        return otherwise
    return getattr(importlib.import_module(module), name, otherwise)


def take(browser: Browser, house: House, scene: Callable[[Studio], Shot], path: Path) -> None:
    visitors = Visitors(browser, house.address, PATIENCE)
    studio = Studio(house, visitors, viewport=WINDOW, device_scale_factor=SHARPNESS)
    shot = scene(studio)
    packer = browser.new_page()
    for theme, suffix in THEMES:
        shot.page.emulate_media(color_scheme=theme)
        settled(shot.page)
        png = base64.b64encode(shot.page.screenshot(clip=shot.clip())).decode()
        packed = packed_small(packer, png)
        target = path.with_name(f"{path.name}{suffix}.webp")
        target.write_bytes(packed)
        click.echo(f"{target.name}: {len(packed) / 1000:.0f} kB")
    visitors.leave()
    for trouble in visitors.troubles:
        click.secho(f"{path.name}: {trouble}", fg="red")


def packed_small(packer: Page, png: str) -> bytes:
    """The picture, as good as it can be without being too large."""
    quality = QUALITY
    while True:
        packed = base64.b64decode(packer.evaluate(PACK, [png, quality]))
        if len(packed) <= MOST:
            return packed
        quality -= 0.08


if __name__ == "__main__":
    main()
