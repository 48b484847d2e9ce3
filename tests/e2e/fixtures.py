"""Fixtures for tests in a real browser; a `conftest.py` that wants them imports them from here."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.e2e.chromium import ROOT, NoChromium, chromium, end, launch
from tests.e2e.house import LATE, House, serving
from tests.e2e.tables import PATIENCE
from tests.e2e.visitors import Visitors

__all__ = ["browser", "house", "late", "late_house", "launched", "visitors"]

PICTURES = ROOT / "build" / "e2e"  # what the pages of a failed test looked like


class Launched(NamedTuple):
    """A browser that runs, and the event loop through which Playwright speaks with it."""

    browser: Browser
    loop: asyncio.AbstractEventLoop


@contextmanager
def inside(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """Let this thread count as inside the loop, or as outside of any."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all the tests of a worker; each test has tables of its own."""
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def late_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another one, in which no time passes unless a test says so."""
    with serving(tmp_path_factory.mktemp("late"), LATE) as found:
        yield found


@pytest.fixture(scope="session")
def launched() -> Iterator[Launched]:
    """One browser for all the tests of a worker, with others in between.

    While Playwright runs, its thread counts as inside an event loop, and no test could start one
    of its own; so this is so only while a test has the browser.
    """
    try:
        found = chromium()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with inside(None), sync_playwright() as playwright:
        running = Launched(launch(playwright.chromium, found), asyncio.get_running_loop())
        with inside(None):
            yield running
        end(running.browser)


@pytest.fixture
def browser(launched: Launched) -> Iterator[Browser]:
    """The browser of this worker."""
    with inside(launched.loop):
        yield launched.browser


@pytest.fixture
def visitors(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visitors]:
    """Browsers of people who do not know each other; what goes wrong in any fails the test."""
    yield from arriving(request, browser, house)


@pytest.fixture
def late(request: pytest.FixtureRequest, browser: Browser, late_house: House) -> Iterator[Visitors]:
    """The same in the house where no time passes: for what has to be done within seconds."""
    yield from arriving(request, browser, late_house)


def arriving(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visitors]:
    failed = request.session.testsfailed
    arrived = Visitors(browser, house.address, PATIENCE)
    yield arrived
    if request.session.testsfailed > failed or arrived.troubles:
        arrived.photograph(PICTURES / re.sub(r"\W+", "-", request.node.name))
    arrived.leave()
    if arrived.troubles:
        pytest.fail("\n".join(["in the browser:", *arrived.troubles]), pytrace=False)
