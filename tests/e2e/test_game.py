"""Two people and two bots play a whole game through the page, whatever happens to the network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.house import some_game
from tests.e2e.rooms import add_bots, open_room, seats, sit_down, start
from tests.e2e.tables import asked, at_page, hurry_together, move, play, state
from tests.e2e.visitors import SIZES, Visitors

IN_THE_MIDDLE = 8  # moves of people


@pytest.mark.parametrize("size", SIZES)
def test_two_people_and_two_bots_play_to_the_end(visitors: Visitors, size: str) -> None:
    ada = visitors.arrive(size=size)
    invitation = open_room(ada, some_game(), "Ada", players=4)
    bob = visitors.arrive(invitation, size)
    sit_down(bob, "Bob")
    expect(seats(ada, "person").filter(has_text="Bob")).to_be_visible()
    add_bots(ada, 2)
    start(ada)
    at_page(bob, "table")

    play([ada, bob], lambda made: made >= IN_THE_MIDDLE)
    reload(ada)
    visitors.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    play([ada, bob], lambda made: asked(ada))
    lose_the_network(bob, while_moves=ada)

    hurry_together([ada, bob])
    assert state(ada)["step"] == state(bob)["step"]
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()


def reload(page: Page) -> None:
    """The same seat at the same table, and nothing is lost."""
    before = state(page)
    page.reload()
    at_page(page, "table")
    assert state(page)["viewer"] == before["viewer"]
    assert int(state(page)["step"]) >= int(before["step"])


def lose_the_network(page: Page, while_moves: Page) -> None:
    """The page says that it is cut off; back again, it has what was missed."""
    page.context.set_offline(True)
    expect(page.locator("main[data-connection=lost]")).to_be_visible()
    missed = int(state(page)["step"])
    move(while_moves, 0)
    page.context.set_offline(False)
    expect(page.locator("main[data-connection=online]")).to_be_visible()
    page.wait_for_function("(n) => document.querySelector('main').dataset.step > n", arg=missed)
