"""No page keeps anybody out: axe-core finds nothing grave, in light and in dark."""

from __future__ import annotations

import pytest
from tests.e2e.checking import violations
from tests.e2e.house import AT_ONCE, House
from tests.e2e.tours import OF_EVERY_GAME, TOURS, Tour
from tests.e2e.visitors import SIZES, Visitors

from parlour.games import shelf

WALKS = [
    *((tour, AT_ONCE) for tour in TOURS if tour not in OF_EVERY_GAME),
    *((tour, game) for tour in OF_EVERY_GAME for game in shelf()),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("tour", "game"), WALKS, ids=lambda it: getattr(it, "__name__", it))
def test_no_page_has_a_grave_fault(
    visitors: Visitors, house: House, tour: Tour, game: str, size: str
) -> None:
    page = visitors.arrive(size=size)
    faults = [fault for stop in tour(page, house, game) for fault in violations(page, stop)]
    assert faults == []


def test_a_grave_fault_is_noticed(visitors: Visitors) -> None:
    page = visitors.arrive("/no/such/page")
    page.evaluate("document.body.innerHTML = '<main data-page><img src=\"\"><button></button>'")
    told = "\n".join(violations(page, "here"))
    assert "here, light: button-name" in told
    assert "here, dark: image-alt" in told
