"""No page keeps anybody out: axe-core finds nothing grave, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.e2e.checking import violations
from tests.e2e.house import House, some_game
from tests.e2e.tours import TOURS, Tour
from tests.e2e.visitors import SIZES, Visitors


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_no_page_has_a_grave_fault(visitors: Visitors, house: House, tour: Tour, size: str) -> None:
    page = visitors.arrive(size=size)
    faults = [fault for stop in tour(page, house, some_game()) for fault in violations(page, stop)]
    assert faults == []


def test_a_grave_fault_is_noticed(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<html lang=en><title>T</title><main><h1>T</h1><img src=''><button></button>")
    told = "\n".join(violations(page, "here"))
    page.close()
    assert "here, light: button-name" in told
    assert "here, dark: image-alt" in told
