"""At the table: who is asked is called, who looks on learns nothing, hands stay hidden."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.e2e.house import AT_ONCE, IN_TURN
from tests.e2e.rooms import add_player_here, open_room, sit_down, start
from tests.e2e.tables import ASKED, at_page, move, offers, play, press, settled, turn
from tests.e2e.visitors import Visitors

YOUR_TURN = re.compile("your turn", re.IGNORECASE)
COVER = "[data-testid=cover]"


def pair(visitors: Visitors, game: str) -> tuple[Page, Page, str]:
    """Two people whose game has begun, who is asked first; and the address of their table."""
    ada = visitors.arrive()
    invitation = open_room(ada, game, "Ada", players=2)
    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    return (ada, bob, invitation) if turn([ada, bob]) is ada else (bob, ada, invitation)


def test_the_title_says_whose_turn_it_is(visitors: Visitors) -> None:
    first, second, _ = pair(visitors, IN_TURN)
    expect(first).to_have_title(YOUR_TURN)
    expect(second).not_to_have_title(YOUR_TURN)
    move(first, 0)
    settled(second, ASKED)
    expect(second).to_have_title(YOUR_TURN)
    expect(first).not_to_have_title(YOUR_TURN)


def test_a_spectator_sees_the_board_but_no_secrets_and_no_choices(visitors: Visitors) -> None:
    first, second, invitation = pair(visitors, AT_ONCE)
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    eve = visitors.arrive()
    eve.on("websocket", listen)
    eve.goto(invitation)
    at_page(eve, "table")
    play([first, second], moves=5)  # of one round one answer is missing
    told = settled(eve, "main[data-step='5']")
    assert told["viewer"] == "none"
    assert offers(eve) == []
    expect(eve.get_by_test_id("board")).to_be_visible()
    assert heard
    for message in heard:
        for seen in message.get("seen", ()):
            assert seen["viewer"] is None
            assert seen["moves"] == []
        assert not (message.get("room") or {}).get("seed")


def test_at_one_device_the_hand_is_hidden_between_turns(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_room(page, AT_ONCE, "Ada", players=2)
    add_player_here(page, "Grace")
    start(page)
    shown = []
    for made in range(6):
        settled(page, f"{ASKED}, {COVER}")
        if page.locator(COVER).is_visible():
            assert offers(page) == []
            expect(page.get_by_test_id("board")).to_be_hidden()
            press(page.locator(COVER).get_by_role("button", name=re.compile("^Show the table")))
            shown.append(settled(page, ASKED)["viewer"])
        move(page, made)
    assert set(shown) == {"0", "1"}
