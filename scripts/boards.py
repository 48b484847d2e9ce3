"""Photograph every board in fixed positions, at every size and in both themes, to look at them all.

    python -m scripts.boards FOLDER [--game NAME] [--position NAME] [--window NAME]

FOLDER/index.html shows the pictures side by side, with what a program finds wrong with each
(`tests/e2e/sight.py`): that is told here, too, and is the exit code. Every game has the positions
of the record that it keeps; its `tests/boards.py` may name more. The pages have to be built
(`make web-for-tests`).
"""

from __future__ import annotations

import sys
from collections import defaultdict
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

import click
from playwright.sync_api import Browser, expect, sync_playwright
from tests.e2e.chromium import chromium, end, launch
from tests.e2e.house import House, serving
from tests.e2e.positions import Position, lay_out, look_at, positions
from tests.e2e.sight import unseen
from tests.e2e.tables import PATIENCE, settled
from tests.e2e.visitors import Visitors

from parlour.games import shelf

FINGERS: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def window(width: int, height: int, **more: Any) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, **more}


WINDOWS: dict[str, dict[str, Any]] = {
    "320x640": window(320, 640, **FINGERS),
    "390x844": window(390, 844, **FINGERS),
    "768x1024": window(768, 1024, **FINGERS),
    "1024x600": window(1024, 600),
    "1440x900": window(1440, 900),
    "zoomed": window(720, 450, device_scale_factor=2),  # 1440x900 at 200 %
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STYLE = """body { margin: 1.5rem; font: 15px system-ui; background: #777; color: #fff }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
figure { margin: 0 } img { display: block; height: 260px } a { color: #fff }
li { color: #ffd5c8 }"""


class Picture(NamedTuple):
    file: str
    window: str
    theme: str


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--game", "games", multiple=True, type=click.Choice(list(shelf())))
@click.option("--position", "names", multiple=True, help="Only positions of this name.")
@click.option("--window", "windows", multiple=True, type=click.Choice(list(WINDOWS)))
def main(
    folder: Path, games: tuple[str, ...], names: tuple[str, ...], windows: tuple[str, ...]
) -> None:
    """Photograph every board, and say what is cut off, covered or too small."""
    expect.set_options(timeout=PATIENCE)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {
        game: [each for each in positions(box) if not names or each.name in names]
        for game, box in shelf().items()
        if not games or game in games
    }
    sections, faulty = "", False
    with TemporaryDirectory() as data:
        lay_out(Path(data), wanted)
        with serving(Path(data)) as house, sync_playwright() as driver:
            browser = launch(driver.chromium, chromium())
            for game, some in wanted.items():
                for position in some:
                    pictures: list[Picture] = []
                    faults: dict[str, list[str]] = defaultdict(list)
                    for name in windows or WINDOWS:
                        for fault in photograph(
                            browser, house, game, position, name, folder, pictures
                        ):
                            faults[fault].append(name)
                    sections += section(f"{game}: {position.name}", pictures, faults)
                    faulty = faulty or bool(faults)
                    click.echo(f"{game}: {position.name}")
                    for fault, where in faults.items():
                        click.secho(f"  {fault} ({', '.join(where)})", fg="red")
            end(browser)
    page = f"<!doctype html><meta charset=utf-8><title>Boards</title><style>{STYLE}</style>"
    (folder / "index.html").write_text(page + sections, encoding="utf-8")
    click.echo(folder / "index.html")
    sys.exit(faulty)


def photograph(
    browser: Browser,
    house: House,
    game: str,
    position: Position,
    name: str,
    folder: Path,
    pictures: list[Picture],
) -> list[str]:
    """One position in one window, in light and in dark; the faults found there."""
    visitors = Visitors(browser, house.address, PATIENCE)
    page = visitors.arrive(**WINDOWS[name])
    look_at(page, game, position)
    faults = unseen(page)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        settled(page)
        file = f"{game}-{position.name}-{name}-{theme}.png"
        page.screenshot(path=folder / file)
        pictures.append(Picture(file, name, theme))
    visitors.leave()
    return faults + visitors.troubles


def section(title: str, pictures: list[Picture], faults: dict[str, list[str]]) -> str:
    """The part of the page about one position."""
    shown = "".join(
        f'<figure><a href="{escape(picture.file)}"><img src="{escape(picture.file)}" '
        f'loading="lazy" alt=""></a><figcaption>{picture.window} {picture.theme}</figcaption>'
        "</figure>"
        for picture in pictures
    )
    told = "".join(
        f"<li>{escape(fault)} ({', '.join(where)})</li>" for fault, where in faults.items()
    )
    return f"<section><h2>{escape(title)}</h2><ul>{told}</ul><div>{shown}</div></section>"


if __name__ == "__main__":
    main()
