"""The tutorial can be played to its end by somebody who does what it says."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.house import AT_ONCE, House
from tests.e2e.lessons import lessons
from tests.e2e.visitors import Visitors


def test_a_tutorial_is_played_to_its_end(visitors: Visitors, house: House) -> None:
    page = visitors.arrive()
    asked = list(lessons(page, AT_ONCE))
    told = house.get(f"/games/{AT_ONCE}/tutorial")["lessons"]
    assert asked == [lesson["move"] for lesson in told if not lesson["auto"]]
    expect(page.get_by_test_id("lesson-end")).to_be_visible()
