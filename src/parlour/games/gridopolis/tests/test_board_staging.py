"""A move laid hop by hop in a browser: taken back, stopped, asked about, and only then made.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.house import House
from tests.e2e.lessons import lessons
from tests.e2e.tables import press, press_twice, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.designs import street
from parlour.games.gridopolis.tests.hands import Finger, decide, table_for

BOTH = re.compile(r"(?=.*\bpad:h5)(?=.*\bpost:e5/1)")  # ghosts with a post and without


def crossroads() -> str:
    """A grid-set on which the first move may be a chain of three, a kamikaze or a teleport."""
    pads = [(x, y, 0) for x in range(-2, 3) for y in range(-2, 4) if (x, y) != (-2, 3)]
    teleporters = [(-1, -1, 0), (-1, 1, 0), (1, -1, 0)]
    plan = street(pads, south=(0, -2, 0), north=(0, 4, 0), teleporters=teleporters)
    south, north = plan["seats"]
    south["markers"] = [[-1, -2, 0], [0, -1, 0], [-2, 1, 0]]
    north["markers"] = [[0, 0, 0], [1, 1, 0], [2, 2, 0], [-2, 2, 0], [0, 4, 0]]
    plan["reserve"] = {"pads": 1, "posts": 1, "links": 1, "blockers": 1}
    return json.dumps(plan)


def sit_down(visitors: Visitors, house: House, size: str) -> Page:
    return table_for(visitors, house, size, blueprint=crossroads())


def go(page: Page, cell: str) -> None:
    press(page.locator(f"[data-pad='{cell}']"))


def targets(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-pad][data-target={kind}]")


def staged(page: Page, hops: str) -> None:
    """Wait until so much is laid; nothing of it is played."""
    assert settled(page, "[data-stage]")["step"] == "0"
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", hops)


def after_the_move(page: Page, house: House) -> dict[str, Any]:
    """What everybody sees once it is made, before the bot's answer."""
    settled(page, "main:not([data-step='0'])")
    code = page.url.split("/t/")[1]
    view: dict[str, Any] = house.get(f"/tables/{code}/position/1")["view"]
    return view


def markers(view: dict[str, Any], seat: int) -> set[tuple[int, ...]]:
    return {tuple(each["cell"]) for each in view["markers"] if each["seat"] == seat}


def test_a_chain_is_laid_hop_by_hop_taken_back_and_stopped(
    visitors: Visitors, house: House
) -> None:
    page = sit_down(visitors, house, "phone")
    pale = page.locator("[data-pad] [data-pale]")
    go(page, "e4")
    staged(page, "e4")
    expect(targets(page, "take")).to_have_count(1)
    go(page, "e6")
    staged(page, "e4>e6")
    expect(page.get_by_test_id("stop")).to_be_visible()
    expect(pale).to_have_count(1)
    go(page, "g6")
    staged(page, "e4>e6>g6")
    expect(pale).to_have_count(2)
    press(page.get_by_test_id("back"))
    staged(page, "e4>e6")
    expect(pale).to_have_count(1)
    go(page, "g6")
    staged(page, "e4>e6>g6")
    expect(targets(page, "take")).to_have_attribute("data-pad", "g8")  # a third is in reach
    press(page.get_by_test_id("stop"))
    view = after_the_move(page, house)
    assert (2, 1, 0) in markers(view, 0)
    assert markers(view, 1) == {(2, 2, 0), (-2, 2, 0), (0, 4, 0)}
    assert view["players"][0]["pile"] == {"pawns": 2, "kings": 0}


def test_a_chain_to_its_end_needs_no_stop(visitors: Visitors, house: House) -> None:
    page = sit_down(visitors, house, "phone")
    for cell in ("e4", "e6", "g6", "g8"):
        go(page, cell)
    assert markers(after_the_move(page, house), 1) == {(-2, 2, 0), (0, 4, 0)}


def test_a_kamikaze_shows_the_fall_and_is_made_by_a_second_press(
    visitors: Visitors, house: House
) -> None:
    page = sit_down(visitors, house, "desktop")
    prompt = page.get_by_test_id("prompt")
    go(page, "c6")
    staged(page, "c6")
    expect(page.locator(".gp-scene")).to_have_attribute("data-ghosts", "kamikaze:c8")
    go(page, "c7")  # its victim: there is no pad behind
    expect(prompt).to_contain_text("Your own marker leaves the game with its victim.")
    expect(page.locator(".gp-labels [data-tone=armed]")).to_have_text("Press again")
    page.keyboard.press("Escape")
    expect(page.locator("[data-armed]")).to_have_count(0)
    staged(page, "c6>c8")
    press(page.get_by_test_id("back"))
    staged(page, "c6")
    press_twice(page.locator("[data-pad=c7]"))
    view = after_the_move(page, house)
    assert markers(view, 0) == {(-1, -2, 0), (0, -1, 0)}
    assert (-2, 2, 0) not in markers(view, 1)
    assert [player["pile"]["pawns"] for player in view["players"]] == [1, 1]


def test_a_teleport_asks_for_the_exit(visitors: Visitors, house: House) -> None:
    page = sit_down(visitors, house, "phone")
    exits = targets(page, "exit")
    go(page, "d3")
    staged(page, "d3")
    go(page, "d4")
    staged(page, "d3>d4")
    expect(exits).to_have_count(2)
    expect(page.get_by_test_id("prompt")).to_have_text("Choose the exit.")
    press(page.get_by_test_id("back"))
    staged(page, "d3")
    go(page, "d4")
    expect(exits).to_have_count(2)
    go(page, "f4")
    assert (1, -1, 0) in markers(after_the_move(page, house), 0)


def test_a_new_pad_is_shown_as_a_ghost_with_its_price(visitors: Visitors, house: House) -> None:
    page = sit_down(visitors, house, "desktop")
    price = page.locator(".gp-labels [data-tone=plain]")
    press(page.locator("[data-choose=pad]"))
    beside, above = (page.locator(f"[data-pad='{cell}']") for cell in ("h5", "e5/1"))
    expect(beside).to_have_accessible_name("no pad at h5 on level 0, new pad, costs 1 pad, 1 link")
    expect(page.locator(".gp-scene")).to_have_attribute("data-ghosts", BOTH)
    above.hover()
    expect(price).to_have_text("1 pad, 1 link, 1 post")
    beside.hover()
    expect(price).to_have_text("1 pad, 1 link")
    press_twice(beside)
    view = after_the_move(page, house)
    assert [each["cell"] for each in view["added"]] == [[3, 0, 0]]
    assert view["players"][0]["reserve"] == {"pads": 0, "posts": 1, "links": 0, "blockers": 1}


def test_the_tutorial_is_played_on_the_board_itself(visitors: Visitors) -> None:
    page = visitors.arrive(size="phone")
    finger = Finger(page)
    assert list(lessons(page, GAME.about.name, lambda: decide(finger, 0)))
    expect(page.get_by_test_id("lesson-end")).to_be_visible()
