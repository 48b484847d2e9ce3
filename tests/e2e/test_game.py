"""People and a bot play a whole game through the page, whatever happens to the network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.house import IN_TURN
from tests.e2e.rooms import add_bots, open_room, seats, sit_down, start
from tests.e2e.tables import at_page, hurry_together, move, play, settled, turn
from tests.e2e.visitors import SIZES, Visitors


@pytest.mark.parametrize("size", SIZES)
def test_two_people_and_a_bot_play_to_the_end(visitors: Visitors, size: str) -> None:
    ada = visitors.arrive(size=size)
    invitation = open_room(ada, IN_TURN, "Ada", players=3)
    bob = visitors.arrive(invitation, size)
    sit_down(bob, "Bob")
    expect(seats(ada, "person").filter(has_text="Bob")).to_be_visible()
    add_bots(ada, 1)
    start(ada)
    at_page(bob, "table")

    play([ada, bob], moves=2)
    reload(ada)
    visitors.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    if turn([ada, bob]) is bob:
        move(bob, 0)
    lose_the_network(bob, while_moves=ada)

    hurry_together([ada, bob])
    assert settled(ada)["step"] == settled(bob)["step"]
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()


def reload(page: Page) -> None:
    """The same seat at the same table, and nothing is lost."""
    before = settled(page)
    page.reload()
    after = at_page(page, "table")
    assert after["viewer"] == before["viewer"]
    assert int(after["step"]) >= int(before["step"])


def lose_the_network(page: Page, while_moves: Page) -> None:
    """The page says that it is cut off; back again, it has what was missed."""
    missed = settled(page)["step"]
    page.context.set_offline(True)
    expect(page.locator("main[data-connection=lost]")).to_be_visible()
    move(while_moves, 0)
    page.context.set_offline(False)
    settled(page, f"main[data-connection=online]:not([data-step='{missed}'])")
