"""From the shelf to the first move: what a host and guests do on the page before a game."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.tables import at_page, press, settled


def choose(page: Page, game: str, way: str) -> None:
    """Press a button of a game on the shelf."""
    at_page(page, "shelf")
    box = page.locator(f"[data-testid=box][data-game={game}]")
    press(box.get_by_role("button", name=way))


def take_seat(page: Page, joined: dict[str, Any]) -> None:
    """Go to a table with the token of a seat; how one came by it is not what is tested."""
    held = {"tokens": [joined["token"]], "host": joined.get("host_token"), "at": 1}
    page.evaluate(
        "(held) => localStorage.setItem('parlour.seats', held)", json.dumps({joined["code"]: held})
    )
    page.goto(f"/t/{joined['code']}")


def seats(page: Page, kind: str = "") -> Locator:
    """The seats, or those of one kind."""
    return page.locator(f"[data-testid=seat]{f'[data-kind={kind}]' if kind else ''}")


def play_now(page: Page, game: str) -> None:
    """The one click from the shelf to a game against bots."""
    choose(page, game, "Play now")
    at_page(page, "table")


def open_room(page: Page, game: str, name: str, players: int) -> str:
    """The host opens a room from the shelf; the address to send to friends."""
    at_page(page, "shelf")
    page.get_by_role("textbox", name="Your name").fill(name)
    choose(page, game, "With friends")
    at_page(page, "room")
    press(page.get_by_role("group", name="Players").get_by_text(str(players), exact=True))
    settled(page)
    expect(seats(page)).to_have_count(players)
    told: str = page.get_by_test_id("invite").evaluate("(it) => it.value ?? it.textContent")
    found = re.search(r"https?://\S+/t/[A-Z0-9-]+", told)
    assert found, told
    return found[0]


def sit_down(page: Page, name: str) -> None:
    """A guest who came by the link takes a seat."""
    at_page(page, "room")
    page.get_by_role("textbox", name="Your name").fill(name)
    press(page.get_by_role("button", name="Sit down").first)
    settled(page)
    expect(seats(page, "person").filter(has_text=name)).to_be_visible()


def go_to_seat(page: Page, seat: int) -> None:
    """Before the start somebody takes another seat, on a side of their choice."""
    there = page.locator(f"[data-testid=seat][data-seat='{seat}']")
    press(there.get_by_role("button", name="Sit here"))
    settled(page)
    expect(there).to_have_attribute("data-kind", "person")


def add_player_here(page: Page, name: str) -> None:
    """One more at the same device takes the next free seat."""
    press(seats(page, "empty").first.get_by_role("button", name="Add a player here"))
    page.get_by_role("textbox", name="Name of the player").fill(name)
    page.keyboard.press("Enter")
    settled(page)
    expect(seats(page, "person").filter(has_text=name)).to_be_visible()


def add_bots(page: Page, bots: int) -> None:
    """The host puts bots on free seats."""
    for _ in range(bots):
        taken = seats(page, "bot").count()
        press(seats(page, "empty").first.get_by_role("button", name="Add bot"))
        settled(page)
        expect(seats(page, "bot")).to_have_count(taken + 1)


def house_rules(page: Page, **rules: str) -> None:
    """The host settles some, each by its title."""
    press(page.locator(".room-options > summary"))
    for title, value in rules.items():
        page.get_by_label(title).select_option(value)
        settled(page)


def start(page: Page) -> None:
    press(page.get_by_role("button", name="Start", exact=True))
    at_page(page, "table")
