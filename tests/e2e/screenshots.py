"""Pictures of every page at both sizes and in both themes, to look at what one has made.

    python -m tests.e2e.screenshots FOLDER [--stop table --stop result] [--size phone]

Where a page cannot be reached, that is told, and a picture shows how far it came.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import click
from playwright.sync_api import Error as PageError
from playwright.sync_api import Page, sync_playwright
from tests.e2e.chromium import chromium, end, launch
from tests.e2e.house import AT_ONCE, House, serving
from tests.e2e.tables import PATIENCE
from tests.e2e.tours import TOURS, Tour
from tests.e2e.visitors import SIZES, Visitors

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--stop", "stops", multiple=True, help="Only these pages.")
@click.option("--size", "sizes", multiple=True, type=click.Choice(list(SIZES)))
@click.option("--tour", "tours", multiple=True, type=click.Choice([t.__name__ for t in TOURS]))
@click.option("--game", default=AT_ONCE)
def main(
    folder: Path, stops: tuple[str, ...], sizes: tuple[str, ...], tours: tuple[str, ...], game: str
) -> None:
    """Take pictures of every page."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as driver:
        browser = launch(driver.chromium, chromium())
        for size in sizes or tuple(SIZES):
            for tour in TOURS:
                if not tours or tour.__name__ in tours:
                    visitors = Visitors(browser, house.address, PATIENCE)
                    page = visitors.arrive(size=size)
                    walk(tour, page, house, game, stops, f"{folder}/{{}}-{size}")
                    visitors.leave()
                    for trouble in visitors.troubles:
                        click.secho(f"{tour.__name__}, {size}: {trouble}", fg="red")
        end(browser)


def walk(
    tour: Tour, page: Page, house: House, game: str, stops: tuple[str, ...], name: str
) -> None:
    """Take a picture at every stop that is asked for."""
    left = set(stops)
    try:
        for stop in tour(page, house, game):
            if not stops or stop in stops:
                photograph(page, name.format(stop))
                left.discard(stop)
                if stops and not left:
                    return
    except (PageError, AssertionError) as error:
        photograph(page, name.format(f"{tour.__name__}-failed"))
        click.secho(f"{str(error).splitlines()[0]} at {page.url}", fg="red")


def photograph(page: Page, path: str) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=f"{path}-{theme}.png")
        click.echo(f"{path}-{theme}.png")


if __name__ == "__main__":
    main()
