"""Whole games at the board in a browser: by fingers, by mouse in the scene, by keyboard alone.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect
from tests.e2e.house import House
from tests.e2e.rooms import open_room, seats, sit_down, start
from tests.e2e.tables import asked, at_page, over, press, state, wait_for_one
from tests.e2e.visitors import Visitors

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.hands import (
    Finger,
    Hand,
    Keys,
    Mouse,
    agree,
    decide,
)

DESK = {"width": 1024, "height": 720}  # a small one: less is to be drawn
HALF = {"width": 880, "height": 720}  # half a screen: the maps alone, which is where keys play


def play(hands: Sequence[Hand]) -> int:
    """Everybody decides when asked, until the game is over for all; how many decisions it took."""
    made = 0
    while not all(over(hand.page) for hand in hands):
        waiting = [hand for hand in hands if asked(hand.page)]
        if waiting:
            decide(waiting[0], made)
            made += 1
        else:
            wait_for_one([hand.page for hand in hands])
    return made


def code_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


def test_four_people_play_a_whole_game_through_the_page(visitors: Visitors, house: House) -> None:
    pages = [visitors.arrive(size="phone") for _ in range(4)]
    invitation = open_room(pages[0], GAME.name, "Ada", 4)
    agree(pages[0], "The game ends after", "10_rounds")
    agree(pages[0], "Who begins", "first_seat")  # so that it is the same game every time
    for page, name in zip(pages[1:], ("Bob", "Cem", "Dot"), strict=True):
        page.goto(invitation)
        sit_down(page, name)
    expect(seats(pages[0], "person")).to_have_count(4)
    start(pages[0])
    for page in pages:
        at_page(page, "table")

    assert play([Finger(page) for page in pages]) >= 40
    for page in pages:
        expect(page.get_by_test_id("result")).to_be_visible()
        assert state(page)["step"] == state(pages[0])["step"]
    story = house.get(f"/tables/{code_of(pages[0])}/story")
    assert story["names"] == ["Ada", "Bob", "Cem", "Dot"]


def test_a_whole_game_against_the_bot_is_played_by_mouse_in_the_scene(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=DESK)
    open_room(page, GAME.name, "Ada", 2)
    agree(page, "The grid-set", "duel")
    agree(page, "The game ends after", "10_rounds")
    page.get_by_label("Bot", exact=True).select_option("easy")
    press(seats(page, "empty").get_by_role("button", name="Add bot"))
    expect(seats(page, "bot")).to_have_count(1)
    start(page)
    page.get_by_test_id("scene").wait_for()
    press(page.get_by_test_id("coordinates"))
    mouse = Mouse(page)
    play([mouse])
    expect(page.get_by_test_id("result")).to_be_visible()
    assert mouse.in_scene > 0  # the maps are for what the scene hides


def test_a_whole_game_against_the_bot_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=HALF)
    keys = Keys(page)
    at_page(page, "shelf")
    keys.button(f"[data-game={GAME.name}] button", "With friends")
    at_page(page, "room")
    keys.reach("[name]:checked")
    while seats(page).count() > 2:
        before = seats(page).count()
        page.keyboard.press("ArrowLeft")
        expect(seats(page)).to_have_count(before - 1)
    keys.button("summary")
    for value in ("duel", "10_rounds", "easy"):
        keys.reach(f"select:has(option[value='{value}'])")
        page.keyboard.type(value[0])  # as lists are chosen from by keyboard
        expect(page.locator("select:focus")).to_have_value(value)
    keys.button("button", "Add bot")
    expect(seats(page, "bot")).to_have_count(1)
    keys.button("button", "Start")
    at_page(page, "table")
    assert play([keys]) > 0  # how many, the bot decides too
    expect(page.get_by_test_id("result")).to_be_visible()
