"""The board in a browser: two people who see different things play a game together.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.e2e.rooms import open_room, sit_down, start
from tests.e2e.tables import at_page, hurry_together, press, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridl import GAME

CARD = ".gl-words [data-legal=true]"
POINTED = ".gl-cell[data-legal=true]"
CONFIRM = ".gl-confirm[data-legal=true]"
REVEAL = ".gl-reveal"
CLUES = ("kangaroo", "umbrella")


def together(visitors: Visitors) -> tuple[Page, Page]:
    """Two people at a cooperative table, one with a phone."""
    ada, bob = visitors.arrive(size="phone"), visitors.arrive()
    bob.goto(open_room(ada, GAME.about.name, "Ada", 2))
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    return ada, bob


def press_first(page: Page, thing: str) -> None:
    settled(page, thing)
    press(page.locator(thing).first)


def choose_words(gridmaster: Page, guesser: Page) -> None:
    for question in ("ChooseFirst", "ChooseSecond"):
        press_first(guesser, f"[data-due={question}] {CARD}")
    settled(gridmaster, "[data-due=GivingClue]")


def play_turn(gridmaster: Page, guesser: Page, clue: str) -> None:
    """From the clue to the reveal."""
    settled(guesser, "[data-due=GivingClue]")
    expect(gridmaster.locator(".gl-cell[data-key]")).to_have_count(1)
    expect(guesser.locator("[data-worth]")).to_have_count(0)
    gridmaster.get_by_test_id("typed").locator("input").fill(clue)
    settled(gridmaster, "[data-testid=verdict][data-fine=true]")
    gridmaster.keyboard.press("Enter")
    settled(guesser, "[data-due=Guessing]")
    expect(guesser.locator(".gl-clue")).to_contain_text(clue)
    press_first(guesser, POINTED)
    settled(gridmaster, ".gl-pointer")
    press_first(guesser, CONFIRM)
    for page in (gridmaster, guesser):
        settled(page, REVEAL)
        expect(page.locator(".gl-cell[data-key]")).to_have_count(1)
        press(page.locator(f"{REVEAL} button"))
        settled(page, f".gl-table:not(:has({REVEAL}))")


def test_two_people_play_a_cooperative_game_through_the_board(visitors: Visitors) -> None:
    ada, bob = together(visitors)
    press_first(bob, ".gl-people [data-legal=true]")  # Ada
    press_first(ada, CONFIRM)
    gridmaster, guesser = ada, bob
    for clue in CLUES:
        choose_words(gridmaster, guesser)
        play_turn(gridmaster, guesser, clue)
        gridmaster, guesser = guesser, gridmaster
    hurry_together([ada, bob])
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()
