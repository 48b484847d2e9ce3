"""Walks past every page there is: each stop is something to look at, by eye or by a checker."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page
from tests.e2e.house import House
from tests.e2e.rooms import choose, play_now
from tests.e2e.tables import at_page, hurry

from parlour.games import shelf

Tour = Callable[[Page, House, str], Iterator[str]]


def reading(page: Page, house: House, game: str) -> Iterator[str]:
    """What there is before anybody plays."""
    page.goto("/")
    at_page(page, "shelf")
    yield "shelf"
    house.open_table(game=game, name="Ada", public=True)
    house.open_table(game=game, name="Grace", seats=shelf()[game].players[-1], public=True)
    page.goto("/lobby")
    at_page(page, "lobby")
    yield "lobby"
    page.goto(f"/games/{game}/rules")
    at_page(page, "rules")
    yield "rules"
    page.goto(f"/games/{game}/guide")
    at_page(page, "guide")
    yield "guide"


def gathering(page: Page, house: House, game: str) -> Iterator[str]:
    """A table that waits for players, as its host has it and as a guest does."""
    page.goto("/")
    choose(page, game, "With friends")
    at_page(page, "room")
    yield "room"
    page.goto(f"/t/{house.open_table(game=game, name='Ada')['code']}")
    at_page(page, "room")
    yield "guest"


def learning(page: Page, house: House, game: str) -> Iterator[str]:
    page.goto(f"/games/{game}/learn")
    at_page(page, "learn")
    yield "learn"


def playing(page: Page, house: House, game: str) -> Iterator[str]:
    """A game against bots from its first move to its replay."""
    page.goto("/")
    play_now(page, game)
    page.wait_for_selector("main[data-asked=true]")
    yield "table"
    hurry(page, until=60)
    yield "middle"
    hurry(page)
    page.wait_for_selector("[data-testid=result]")
    yield "result"
    page.goto(f"{page.url.rstrip('/')}/replay?step=40&seat=1")
    at_page(page, "replay")
    yield "replay"


def straying(page: Page, house: House, game: str) -> Iterator[str]:
    """Where there is nothing."""
    page.goto("/no/such/page")
    page.wait_for_selector("main")
    yield "nowhere"


TOURS: tuple[Tour, ...] = (reading, gathering, learning, playing, straying)
