"""The guide as a page: its pictures are all there, for the light and for the dark."""

from __future__ import annotations

import pytest
from tests.e2e.tables import at_page, settled
from tests.e2e.visitors import SIZES, Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.pictures import PICTURES

LOADED = """() => [...document.querySelectorAll('figure img')]
  .filter((image) => image.complete && image.naturalWidth > 400)
  .map((image) => image.src.split('/').at(-1))"""


@pytest.mark.parametrize("size", SIZES)
def test_the_guide_shows_every_picture_that_can_be_taken(visitors: Visitors, size: str) -> None:
    page = visitors.arrive(f"/games/{GAME.about.name}/guide", size=size, color_scheme="light")
    at_page(page, "guide")
    assert sorted(page.evaluate(LOADED)) == sorted(f"{name}.webp" for name in PICTURES)
    page.emulate_media(color_scheme="dark")
    settled(page, "img[src$='.dark.webp']")
    assert sorted(page.evaluate(LOADED)) == sorted(f"{name}.dark.webp" for name in PICTURES)


def test_a_rule_that_the_guide_names_leads_to_it(visitors: Visitors) -> None:
    page = visitors.arrive(f"/games/{GAME.about.name}/guide")
    at_page(page, "guide")
    page.get_by_role("link", name="GP-120").first.click()
    at_page(page, "rules")
    assert page.locator("[aria-current]").get_attribute("id") == "GP-120"
