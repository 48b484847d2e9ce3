"""Write anew what is heard of a whole turn of each game, as its `tests/test_heard.py` holds it.

    python -m scripts.heard [GAME ...]

Read what has changed before you keep it. The pages have to be built (`make web-for-tests`).
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from playwright.sync_api import sync_playwright
from tests.e2e.chromium import chromium, end, launch
from tests.e2e.hearing import file_of, heard
from tests.e2e.house import serving
from tests.e2e.tables import PATIENCE
from tests.e2e.visitors import Visitors

from parlour.games import shelf


@click.command()
@click.argument("games", nargs=-1)
def main(games: tuple[str, ...]) -> None:
    """Write anew what is heard of a whole turn of each game."""
    with TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as driver:
        browser = launch(driver.chromium, chromium())
        for name, box in shelf().items():
            module = f"{shelf.__module__}.{name}.tests.test_heard"
            if (games and name not in games) or not importlib.util.find_spec(module):
                continue
            visitors = Visitors(browser, house.address, PATIENCE)
            told = importlib.import_module(module)
            text = heard(visitors, house, box, told.TURN, getattr(told, "END", ""))
            file_of(box).write_text(text, encoding="utf-8")
            click.echo(file_of(box))
            visitors.leave()
        end(browser)


if __name__ == "__main__":
    main()
