"""Walks past every page there is: each stop is something to look at, by eye or by a checker."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page
from tests.e2e.house import House
from tests.e2e.rooms import choose, play_now, take_seat
from tests.e2e.tables import ASKED, at_page, hurry, press, settled

Tour = Callable[[Page, House, str], Iterator[str]]

MIDDLE = 6  # moves; even of a toy that is not the end


def reading(page: Page, house: House, game: str) -> Iterator[str]:
    """What there is before anybody plays."""
    page.goto("/")
    at_page(page, "shelf")
    yield "shelf"
    about = next(each for each in house.get("/games") if each["name"] == game)
    house.open_table(game=game, name="Ada", public=True)
    house.open_table(game=game, name="Grace", seats=about["players"][-1], public=True)
    page.goto("/lobby")
    at_page(page, "lobby")
    yield "lobby"
    page.goto(f"/games/{game}/rules")
    at_page(page, "rules")
    yield "rules"


def gathering(page: Page, house: House, game: str) -> Iterator[str]:
    """A table that waits for players, as its host has it and as a guest does."""
    page.goto("/")
    choose(page, game, "With friends")
    at_page(page, "room")
    yield "room"
    page.goto(f"/t/{house.open_table(game=game, name='Ada')['code']}")
    at_page(page, "room")
    yield "guest"
    page.goto(f"{page.url}/screen")
    at_page(page, "screen")
    yield "screen-gathering"


def learning(page: Page, house: House, game: str) -> Iterator[str]:
    """What tells how a game is played here."""
    about = next(each for each in house.get("/games") if each["name"] == game)
    if about["guide"]:
        page.goto(f"/games/{game}/guide")
        at_page(page, "guide")
        yield "guide"
    if about["tutorial"]:
        page.goto(f"/games/{game}/learn")
        at_page(page, "learn")
        yield "learn"


def beginning(page: Page, house: House, game: str) -> Iterator[str]:
    """A game against bots, and how it looks some moves later."""
    page.goto("/")
    play_now(page, game)
    settled(page, ASKED)
    yield "table"
    hurry(page, until=MIDDLE)
    yield "middle"


def looking(page: Page, house: House, game: str) -> Iterator[str]:
    """What a table has beside the game: settings, the panel, a hint."""
    take_seat(page, house.open_table(game=game, name="Ada", start=True))
    settled(page, ASKED)
    press(page.locator(".bar-actions [aria-label]").last)
    settled(page, "dialog")
    yield "settings"
    page.keyboard.press("Escape")
    panel = page.get_by_role("button", name="Panel")
    if panel.count():
        press(panel)
    for tab in ("Chat", "Rules", "Help"):
        press(page.get_by_role("tab", name=tab))
        settled(page)
        yield tab.lower()
    if panel.count():
        page.keyboard.press("Escape")
    press(page.get_by_role("button", name="Hint"))
    settled(page, "[data-testid=hint]")
    yield "hint"
    page.goto(f"{page.url}/screen")
    settled(page, "[data-testid=board]")
    yield "screen"


def ending(page: Page, house: House, game: str) -> Iterator[str]:
    """The end of a game against bots, and its replay."""
    page.goto("/")
    play_now(page, game)
    hurry(page)
    settled(page, "[data-testid=result]")
    yield "result"
    page.goto(f"{page.url.rstrip('/')}/replay?step={MIDDLE}&seat=1")
    at_page(page, "replay")
    yield "replay"
    page.goto(f"{page.url.partition('/replay')[0]}/screen")
    settled(page, "[data-testid=result]")
    yield "screen-result"


def straying(page: Page, house: House, game: str) -> Iterator[str]:
    """Where there is nothing."""
    page.goto("/no/such/page")
    at_page(page, "error")
    yield "nowhere"


TOURS: tuple[Tour, ...] = (reading, gathering, learning, beginning, looking, ending, straying)
OF_EVERY_GAME: tuple[Tour, ...] = (learning, beginning)  # these show what is a game's own
