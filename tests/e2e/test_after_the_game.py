"""After the end: the result, the record to take home, and a replay with a link to any position."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.house import House, some_game
from tests.e2e.rooms import play_now
from tests.e2e.tables import at_page, hurry, press, state
from tests.e2e.visitors import SIZES, Visitors

from parlour.arena.record import parse
from parlour.arena.replaying import verify
from parlour.games import shelf


def finished(visitors: Visitors, size: str) -> Page:
    """Somebody whose game against bots has just ended."""
    page = visitors.arrive(size=size)
    play_now(page, some_game())
    hurry(page)
    expect(page.get_by_test_id("result")).to_be_visible()
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
    for part, points in story["breakdown"].items():
        expect(breakdown.get_by_role("columnheader", name=part)).to_be_visible()
        for name, n in zip(story["names"], points, strict=True):
            expect(breakdown.get_by_role("row", name=name)).to_contain_text(str(n))
    expect(page.get_by_test_id("chart").first).to_be_visible()
    expect(page.get_by_test_id("seed")).to_contain_text(story["seed"])

    with page.expect_download() as download:
        press(page.get_by_text("Download the record"))
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    record = parse(kept.read_bytes())
    assert verify(shelf()[record.game], record).over

    press(page.get_by_role("link", name="Replay").first)
    at_page(page, "replay")
    scrub(page, story["steps"])
    visit(page, visitors, size)


def scrub(page: Page, steps: int) -> None:
    """To the last position, to the first, on by one, and anywhere by the slider."""
    main = page.locator("main")
    assert state(page)["steps"] == str(steps)
    for name, step in (("Last", steps), ("First", 0), ("Forward", 1)):
        if state(page)["step"] != str(step):
            press(page.get_by_role("button", name=name, exact=True))
        expect(main).to_have_attribute("data-step", str(step))
    slider = page.get_by_role("slider", name="Position")
    slider.fill(str(steps // 2))
    expect(main).to_have_attribute("data-step", str(steps // 2))


def visit(page: Page, visitors: Visitors, size: str) -> None:
    """Another seat's eyes; and the address of a position, opened by somebody else."""
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("main")).to_have_attribute("data-viewer", "1")
    shown = state(page)
    board = page.get_by_test_id("board").inner_text()
    stranger = visitors.arrive(page.url, size)
    at_page(stranger, "replay")
    assert {key: state(stranger)[key] for key in ("step", "viewer")} == {
        key: shown[key] for key in ("step", "viewer")
    }
    expect(stranger.get_by_test_id("board")).to_have_text(board, use_inner_text=True)
