"""Fixtures for tests in a real browser; a `conftest.py` that wants them imports them from here."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.e2e.chromium import ROOT, NoChromium, chromium, end, launch
from tests.e2e.house import House, serving
from tests.e2e.visitors import Visitors

__all__ = ["browser", "house", "visitors"]

PATIENCE = 40_000  # milliseconds until a page is given up: the machine may be busy
PICTURES = ROOT / "build" / "e2e"  # what the pages of a failed test looked like


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all the tests of a worker; each test has tables of its own."""
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a module.

    Not for longer: while Playwright runs, its thread counts as inside an event loop, and a test
    of another module could not start one.
    """
    try:
        found = chromium()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = launch(playwright.chromium, found)
        yield launched
        end(launched)


@pytest.fixture
def visitors(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visitors]:
    """Browsers of people who do not know each other; what goes wrong in any fails the test."""
    failed = request.session.testsfailed
    arrived = Visitors(browser, house.address, PATIENCE)
    yield arrived
    if request.session.testsfailed > failed or arrived.troubles:
        arrived.photograph(PICTURES / re.sub(r"\W+", "-", request.node.name))
    arrived.leave()
    if arrived.troubles:
        pytest.fail("\n".join(["in the browser:", *arrived.troubles]), pytrace=False)
