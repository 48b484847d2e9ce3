"""Playing at the board in a browser: a whole game, by fingers, by mouse in the scene, by keyboard.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect
from tests.e2e.house import House
from tests.e2e.keys import reach
from tests.e2e.rooms import open_room, seats, sit_down, start
from tests.e2e.tables import ASKED, OVER, at_page, press, settled, turn
from tests.e2e.visitors import Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.hands import (
    Finger,
    Keys,
    Mouse,
    agree,
    decide,
    table_for,
)

DESK: ViewportSize = {"width": 1024, "height": 720}  # a small one: less is to be drawn
HALF = {"width": 880, "height": 720}  # half a screen: the maps alone, which is where keys play


def test_a_whole_game_is_played_to_its_result(visitors: Visitors, house: House) -> None:
    """Against a bot, and short: two rounds, after which points decide."""
    page = table_for(visitors, house, "phone", blueprint="duel", limit="2_rounds")
    made = 0
    while settled(page, f"{ASKED}, {OVER}")["state"] != "over":
        decide(Finger(page), made)
        made += 1
    assert made == 2  # no marker is a king that soon
    settled(page, "[data-testid=result]")
    story = house.get(f"/tables/{page.url.split('/t/')[1]}/story")
    assert story["decided_by"]["id"] == "GP-144"
    breakdown = page.get_by_test_id("breakdown")
    for name, points in zip(story["names"], story["result"]["points"], strict=True):
        expect(breakdown.get_by_role("row", name=name)).to_contain_text(str(points))


def test_four_people_take_their_turns_in_order(visitors: Visitors) -> None:
    pages = [visitors.arrive(size="phone") for _ in range(4)]
    invitation = open_room(pages[0], GAME.about.name, "Ada", 4)
    agree(pages[0], "Who begins", "first_seat")
    for page, name in zip(pages[1:], ("Bob", "Cem", "Dot"), strict=True):
        page.goto(invitation)
        sit_down(page, name)
    expect(seats(pages[0], "person")).to_have_count(4)
    start(pages[0])
    for page in pages:
        at_page(page, "table")

    asked = turn(pages)
    for made in range(8):  # two rounds; no marker is a king yet, so each turn is one decision
        assert asked is pages[made % 4]
        decide(Finger(asked), made)
        asked = turn(pages, asked)


def test_some_turns_are_taken_by_mouse_in_the_scene(visitors: Visitors, house: House) -> None:
    page = table_for(visitors, house, "desktop", blueprint="duel")
    page.set_viewport_size(DESK)
    press(page.get_by_test_id("coordinates"))
    mouse = Mouse(page)
    for made in range(5):  # with the fourth a part is built in
        decide(mouse, made)
    assert mouse.in_scene > 0  # the maps are for what the scene hides


def test_a_table_is_set_and_some_turns_are_taken_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=HALF)
    keys = Keys(page)
    at_page(page, "shelf")
    keys.button(f"[data-game={GAME.about.name}] button", "With friends")
    at_page(page, "room")
    reach(page, "[name]:checked")
    while seats(page).count() > 2:
        before = seats(page).count()
        page.keyboard.press("ArrowLeft")
        settled(page)
        expect(seats(page)).to_have_count(before - 1)
    keys.button("summary")
    for value in ("duel", "10_rounds", "easy"):
        reach(page, f"select:has(option[value='{value}'])")
        page.keyboard.type(value[0])  # as lists are chosen from by keyboard
        settled(page)
        expect(page.locator("select:focus")).to_have_value(value)
    keys.button("button", "Add bot")
    settled(page)
    expect(seats(page, "bot")).to_have_count(1)
    keys.button("button", "Start")
    at_page(page, "table")
    for made in range(5):
        decide(keys, made)
