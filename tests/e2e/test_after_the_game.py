"""After the end: the result, the record to take home, and a replay with a link to any position."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.house import AT_ONCE, TOYS, House
from tests.e2e.rooms import play_now
from tests.e2e.tables import at_page, hurry, press, settled
from tests.e2e.visitors import SIZES, Visitors

from parlour.arena.record import parse
from parlour.arena.replaying import verify
from parlour.games import shelf

ENDS_IN_SIGHT = """(log) => log.lastElementChild.getBoundingClientRect().bottom
  <= log.parentElement.getBoundingClientRect().bottom + 1"""


def finished(visitors: Visitors, size: str) -> Page:
    """Somebody whose game against bots has just ended."""
    page = visitors.arrive(size=size)
    play_now(page, AT_ONCE)
    hurry(page)
    settled(page, "[data-testid=result]")
    return page


def code_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_result_can_be_taken_apart_taken_home_and_seen_again(
    visitors: Visitors, house: House, tmp_path: Path, size: str
) -> None:
    page = finished(visitors, size)
    code = code_of(page)
    story = house.get(f"/tables/{code}/story")

    breakdown = page.get_by_test_id("breakdown")
    for part in story["breakdown"]:
        expect(breakdown.get_by_role("columnheader", name=part["what"])).to_be_visible()
        for name, n in zip(story["names"], part["by_seat"], strict=True):
            expect(breakdown.get_by_role("row", name=name)).to_contain_text(str(n))
    expect(page.get_by_test_id("chart").first).to_be_visible()
    expect(page.get_by_test_id("seed")).to_contain_text(story["seed"])

    with page.expect_download() as download:
        press(page.get_by_text("Download the record"))
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    record = parse(kept.read_bytes())
    assert verify(shelf([TOYS])[record.game], record).over

    press(page.get_by_role("link", name="Replay").first)
    at_page(page, "replay")
    scrub(page, story["steps"])
    visit(page, visitors, size)


def scrub(page: Page, steps: int) -> None:
    """To the last position, to the first, on by one, and anywhere by the slider."""
    assert settled(page)["steps"] == str(steps)
    for name, step in (("Last", steps), ("First", 0), ("Forward", 1)):
        if settled(page)["step"] != str(step):
            press(page.get_by_role("button", name=name, exact=True))
        assert settled(page)["step"] == str(step)
    slider = page.get_by_role("slider", name="Position")
    slider.fill(str(steps // 2))
    assert settled(page)["step"] == str(steps // 2)


def visit(page: Page, visitors: Visitors, size: str) -> None:
    """Another seat's eyes; and the address of a position, opened by somebody else."""
    page.get_by_label("Seen by").select_option("1")
    shown = settled(page)
    assert shown["viewer"] == "1"
    board = page.get_by_test_id("board").inner_text()
    stranger = visitors.arrive(page.url, size)
    found = at_page(stranger, "replay")
    assert [found[key] for key in ("step", "viewer")] == [shown[key] for key in ("step", "viewer")]
    assert stranger.get_by_test_id("board").inner_text() == board
    assert stranger.get_by_role("list", name="Log").evaluate(ENDS_IN_SIGHT)
