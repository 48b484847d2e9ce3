"""The big screen: the whole room sees the game, and no secret of whoever has opened it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.house import AT_ONCE, ON_A_BOARD
from tests.e2e.rooms import open_room, sit_down
from tests.e2e.tables import at_page, play, press, settled
from tests.e2e.visitors import Visitors

TV: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
# Of what is drawn into its room, how many pixels are cut off, to the right and below.
CUT = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.fit');
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""


def opened_from(page: Page) -> Page:
    """What the link in the room opens, in the same browser."""
    with page.expect_popup() as popup:
        press(page.get_by_role("link", name="Show on a big screen"))
    return popup.value


def test_a_table_is_joined_made_ready_played_and_ended_before_a_big_screen(
    visitors: Visitors,
) -> None:
    said: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    ada = visitors.arrive()
    invitation = open_room(ada, AT_ONCE, "Ada", players=2)
    screen = opened_from(ada)
    at_page(screen, "screen")
    screen.on("websocket", listen)
    screen.reload()
    at_page(screen, "screen")
    expect(screen.get_by_role("img", name=f"QR code that leads to {invitation}")).to_be_visible()

    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    press(bob.get_by_role("button", name="I'm ready"))
    settled(ada, "[data-seat='1'] .room-ready")
    expect(ada.get_by_text("Everybody else is ready.")).to_be_visible()
    settled(screen, "[data-seat='1'] .screen-ready")
    expect(screen.get_by_text("Not ready yet: Ada.")).to_be_visible()
    press(ada.get_by_role("button", name="Start", exact=True))
    for page in (ada, bob):
        at_page(page, "table")
    settled(screen, "[data-testid=board]")
    expect(screen.get_by_role("img", name="QR code")).to_have_count(0)

    play([ada, bob], moves=5)  # of one round one answer is missing
    told = settled(screen, "main[data-step='5']")
    assert told["viewer"] == "none"
    assert screen.locator("main button").count() == 0
    expect(screen.get_by_test_id("prompt")).to_contain_text("Waiting for")
    play([ada, bob])
    settled(screen, "[data-testid=result]")
    press(ada.get_by_role("button", name="Rematch"))
    at_page(ada, "room")
    settled(screen, "main[data-state=gathering]")
    assert screen.url == f"{ada.url}/screen"

    hellos = [message for message in said if message["type"] == "hello"]
    assert len(hellos) >= 2
    for hello in said:
        assert hello == {"type": "hello", "tokens": [], "since": None, "name": "", "open": None}
    for message in heard:
        assert not message.get("mine")
        assert [each for each in message.get("seen", ()) if each["viewer"] is not None] == []


def test_nothing_is_cut_off_and_a_small_board_is_drawn_large(visitors: Visitors) -> None:
    ada = visitors.arrive(**TV)
    invitation = open_room(ada, ON_A_BOARD, "Ada", players=2)
    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    press(ada.get_by_role("button", name="Start", exact=True))
    at_page(ada, "table")
    eve = visitors.arrive(f"{invitation}/screen", **TV)
    settled(eve, "[data-testid=board]")
    assert max(eve.evaluate(CUT)) <= 0
    tile = eve.locator("[data-place^=tile]").first
    table = ada.locator("[data-place^=tile]").first
    large, usual = tile.bounding_box(), table.bounding_box()
    assert large is not None
    assert usual is not None
    assert large["width"] > 1.1 * usual["width"]
    play([ada, bob], moves=6)
    settled(eve, "main[data-step='6']")
    assert max(eve.evaluate(CUT)) <= 0
