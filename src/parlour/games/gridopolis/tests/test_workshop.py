"""The workshop in a browser: a blueprint is designed, checked, shared and played (GP-150, GP-151).

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.checking import violations
from tests.e2e.house import House
from tests.e2e.tables import at_page, press, settled
from tests.e2e.visitors import SIZES, Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.blueprint import problems, read_blueprint
from parlour.games.gridopolis.cells import short
from parlour.games.gridopolis.tests.hands import Finger, decide

PATH = f"/games/{GAME.about.name}/workshop"
STREET = ((-1, 0, 0), (1, 0, 0))  # a row of the middle, drawn from one end to the other


def open_workshop(visitors: Visitors, size: str = "desktop", path: str = PATH) -> Page:
    page = visitors.arrive(path, size=size)
    at_page(page, "workshop")
    return page


def bench(page: Page) -> Locator:
    return page.locator("[data-design]")


def cell(page: Page, *at: int) -> Locator:
    return page.locator(f"[data-cell='{short(at)}']")


def take(page: Page, tool: str, seat: str = "") -> None:
    press(page.get_by_test_id(f"tool-{tool}"))
    if seat:
        press(page.get_by_test_id("for-whom").get_by_text(seat))


def draw(page: Page, *cells: tuple[int, int, int]) -> None:
    """Hold the button down and go from cell to cell."""
    for number, at in enumerate(cells):
        box = cell(page, *at).bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(*middle, steps=6)
        if number == 0:
            page.mouse.down()
    page.mouse.up()


def checked(page: Page, ok: bool) -> None:
    """Wait for the server's word about what is on the bench now."""
    settled(page)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-ok", str(ok).lower())


def design_a_bridge(page: Page) -> None:
    """A street of three by seven, and a bridge of three pads over its middle."""
    press(page.get_by_test_id("new"))
    press(page.get_by_test_id("start-empty"))
    page.get_by_test_id("symmetry").select_option("half")
    draw(page, *STREET)
    draw(page, (-1, 1, 0), (1, 1, 0))
    take(page, "pad", "South")
    draw(page, (-1, -2, 0), (1, -2, 0))
    draw(page, (-1, -3, 0), (1, -3, 0))
    take(page, "kingerizer", "South")
    draw(page, (-1, -3, 0), (1, -3, 0))
    take(page, "marker", "South")
    draw(page, (-1, -3, 0), (1, -3, 0))
    take(page, "pad", "Everybody")
    press(page.get_by_test_id("level-above"))
    draw(page, (-1, 0, 1), (1, 0, 1))
    press(page.get_by_test_id("aid-link"))
    press(page.get_by_test_id("aid-post"))
    page.get_by_role("tab", name="Design").click()
    page.get_by_test_id("title").fill("The Bridge")
    page.get_by_role("tab", name="Check").click()


def test_a_design_is_made_shared_by_a_link_and_played(visitors: Visitors, house: House) -> None:
    page = open_workshop(visitors)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    design_a_bridge(page)
    expect(bench(page)).to_have_attribute("data-pads", "24")
    expect(bench(page)).to_have_attribute("data-posts", "2")
    checked(page, ok=True)
    press(page.get_by_test_id("share"))
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")

    friend = open_workshop(visitors, "phone", link)
    expect(bench(friend)).to_have_attribute("data-design", "the-bridge")
    expect(bench(friend)).to_have_attribute("data-pads", "24")
    checked(friend, ok=True)
    press(friend.get_by_test_id("play"))
    at_page(friend, "table")
    expect(friend.get_by_test_id("board")).to_contain_text("Level 1")
    for number in range(2):  # moves of one's own, on the board
        decide(Finger(friend), number)
    first = house.get(f"/tables/{friend.url.split('/t/')[1]}/position/0")["view"]
    assert first["blueprint"] == {"id": "the-bridge", "title": "The Bridge"}
    assert len(first["pads"]) == 24


def test_what_is_wrong_is_said_with_its_rule_and_shown_on_the_map(visitors: Visitors) -> None:
    page = open_workshop(visitors)
    checked(page, ok=True)
    draw(page, (3, 3, 0))
    checked(page, ok=False)
    expect(page.get_by_test_id("play")).to_be_disabled()
    error = page.get_by_test_id("errors").get_by_role("listitem").filter(has_text="h8")
    expect(error).to_contain_text("GP-151")
    error.get_by_role("button").hover()
    expect(page.locator(".ws-pointed")).to_have_count(1)
    error.get_by_role("button").click()
    expect(cell(page, 3, 3, 0)).to_be_focused()
    page.keyboard.press("Control+z")
    checked(page, ok=True)


def test_more_parts_than_the_box_has_are_counted(visitors: Visitors) -> None:
    page = open_workshop(visitors)
    draw(page, (2, 2, 0))
    page.get_by_test_id("aid-link").click()
    checked(page, ok=False)
    over = page.get_by_test_id("counts").locator("[data-over]")
    expect(over).to_have_count(2)  # pads and links, and only with four players
    expect(over.first).to_have_attribute("data-players", "4")


def test_a_design_is_made_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = open_workshop(visitors)
    cell(page, 0, 0, 0).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "p", "Enter"):
        page.keyboard.press(key)
    expect(cell(page, 2, 2, 0)).to_be_focused()
    expect(page.get_by_role("button", name="g7 on level 0, pad", exact=True)).to_be_visible()
    for key in ("l", "Shift+ArrowDown", "t", "Enter", "PageUp"):
        page.keyboard.press(key)
    expect(cell(page, 2, 2, 1)).to_be_focused()
    words = "g7 on level 0, pad, teleporter, linked south"
    expect(page.get_by_role("button", name=words, exact=True)).to_be_visible()


def test_a_click_in_the_scene_uses_the_tool(visitors: Visitors) -> None:
    page = open_workshop(visitors)
    scene = page.get_by_test_id("scene")
    expect(scene).to_be_visible()
    press(page.get_by_role("button", name="Above", exact=True))
    take(page, "erase")
    box = scene.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bench(page)).to_have_attribute("data-pads", "50")
    expect(cell(page, 0, 0, 1)).to_have_accessible_name("e5 on level 1, empty")


def test_a_saved_file_is_a_blueprint_and_can_be_opened_again(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = open_workshop(visitors)
    page.get_by_role("tab", name="Design").click()
    page.get_by_test_id("title").fill("My Own")
    with page.expect_download() as download:
        page.get_by_test_id("save").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "my-own.json"
    assert problems(read_blueprint(saved.read_text("utf-8"))) == []

    other = open_workshop(visitors)
    with other.expect_file_chooser() as chooser:
        other.get_by_test_id("open").click()
    chooser.value.set_files(saved)
    expect(bench(other)).to_have_attribute("data-design", "my-own")
    expect(bench(other)).to_have_attribute("data-pads", "51")


BROKEN = {
    "no blueprint": "It is not JSON.",
    json.dumps({"format": "gridset-blueprint/1"}): "id is missing.",
    json.dumps({"format": "gridset-blueprint/9"}): "gridset-blueprint/9",
}


def test_a_broken_file_is_told_of_and_nothing_is_lost(visitors: Visitors) -> None:
    page = open_workshop(visitors)
    draw(page, (2, 2, 0))
    for text, told in BROKEN.items():
        with page.expect_file_chooser() as chooser:
            page.get_by_test_id("open").click()
        chooser.value.set_files(
            {"name": "mine.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        refusal = page.get_by_text(re.compile(r"mine\.json was not opened"))
        expect(refusal.filter(has_text=told)).to_be_visible()
        expect(bench(page)).to_have_attribute("data-pads", "52")
    page.reload()
    expect(bench(page)).to_have_attribute("data-pads", "52")


def test_a_damaged_link_is_told_of(visitors: Visitors) -> None:
    page = open_workshop(visitors, path=f"{PATH}#z=hVOxbuwg")
    expect(page.get_by_text("The link is damaged")).to_be_visible()
    expect(bench(page)).to_have_attribute("data-design", "my-matrix")


@pytest.mark.parametrize("size", SIZES)
def test_the_workshop_keeps_nobody_out(visitors: Visitors, size: str) -> None:
    page = open_workshop(visitors, size)
    checked(page, ok=True)
    faults = violations(page, "check")
    for tab in ("Seats", "Design"):
        press(page.get_by_role("tab", name=tab))
        faults += violations(page, tab)
    take(page, "link")
    faults += violations(page, "links")
    press(page.get_by_test_id("new"))
    faults += violations(page, "begin with")
    assert faults == []
