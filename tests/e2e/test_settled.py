"""A page says that it is settled only when it is, however late everything comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page
from tests.e2e.house import AT_ONCE, House
from tests.e2e.rooms import add_player_here, open_room, start, take_seat
from tests.e2e.tables import (
    ASKED,
    CHOICES,
    IN_SIGHT,
    PATIENCE,
    QUESTION,
    SETTLED,
    move,
    offers,
    press,
    settled,
)
from tests.e2e.test_table import COVER
from tests.e2e.visitors import Visitors

from parlour.games import shelf

# News of a move are kept as long as the page is told to, and come one by one; all else comes.
KEEPING = """
window.kept = [];
window.keeping = false;
window.WebSocket = class extends WebSocket {
  set onmessage(heard) {
    super.onmessage = (event) => {
      const told = JSON.parse(event.data);
      const news = ['ack', 'update', 'sync'].includes(told.type);
      if (window.keeping && news) window.kept.push({ event, heard, told });
      else heard(event);
    };
  }
};
"""
# Of what is asked for by HTTP every part comes late; the socket of the table is as quick as ever.
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 4_000_000,
    "uploadThroughput": 4_000_000,
}
# The word that it is done, and what can be seen then: first by who has moved, then under the cover.
ALL_NEWS = """(kind) => {
  const told = window.kept.map((it) => it.told.type);
  return told.includes('ack') && told.includes(kind);
}"""
TELL = "(place) => { const [it] = window.kept.splice(place, 1); it.heard(it.event); }"
# Each message of the server takes its time.
SLOW = """
window.WebSocket = class extends WebSocket {
  set onmessage(heard) {
    super.onmessage = (event) => setTimeout(() => heard(event), 60);
  }
};
"""
# Whatever changes on the page: whoever is asked has something to do once the page is settled.
WATCH = f"""
window.broken = [];
window.early = 0;
new MutationObserver(() => {{
  const now = ({SETTLED})('main');
  if (!now && document.querySelector('[data-page=table] .loading')) window.early += 1;
  const cover = document.querySelector('{COVER}, {QUESTION}');
  if (now?.asked !== 'true' || cover) return;
  const things = [...document.querySelectorAll('{CHOICES}')];
  const board = document.querySelector('[data-testid=board]');
  if (!things.some({IN_SIGHT}) || !board || board.querySelector('.loading')) {{
    window.broken.push(document.body.innerText);
  }}
}}).observe(document, {{ attributes: true, childList: true, subtree: true }});
"""


def at_rest(page: Page) -> bool:
    return page.evaluate(f"({SETTLED})('main')") is not None


def hot_seat(page: Page) -> None:
    """Two at one device, and the first of them looks."""
    open_room(page, AT_ONCE, "Ada", players=2)
    add_player_here(page, "Grace")
    start(page)
    show(page)


def show(page: Page) -> None:
    settled(page, COVER)
    press(page.locator(COVER).get_by_role("button", name=re.compile("^Show the table")))
    settled(page, ASKED)


@pytest.mark.parametrize("order", ["as sent", "the last first"])
def test_the_page_is_not_settled_before_all_news_of_a_move_have_come(
    visitors: Visitors, order: str
) -> None:
    page = visitors.arrive()
    page.add_init_script(KEEPING)
    page.reload()
    hot_seat(page)
    page.evaluate("window.keeping = true")
    press(page.locator("[data-testid=choices] [data-move]").first)
    for kind in ("update", "sync"):
        page.wait_for_function(ALL_NEWS, arg=kind, timeout=PATIENCE)
        for left in range(page.evaluate("window.kept.length"), 0, -1):
            assert not at_rest(page)
            page.evaluate(TELL, 0 if order == "as sent" else left - 1)
    settled(page, COVER)  # Grace is next
    page.evaluate("window.keeping = false")
    show(page)
    assert offers(page)


def test_who_is_asked_has_something_to_do_though_all_news_come_late(visitors: Visitors) -> None:
    page = visitors.arrive()
    page.add_init_script(SLOW + WATCH)
    page.reload()
    hot_seat(page)
    for made in range(4):
        move(page, made)
        settled(page, f"{ASKED}, {COVER}")
        if page.locator(COVER).count():
            show(page)
    assert page.evaluate("window.broken") == []


@pytest.mark.parametrize("game", shelf())
def test_who_is_asked_has_a_board_though_its_parts_come_late(
    visitors: Visitors, house: House, game: str
) -> None:
    page = visitors.arrive("/lobby")
    page.add_init_script(WATCH)
    line = page.context.new_cdp_session(page)
    line.send("Network.emulateNetworkConditions", SLOW_LINE)
    take_seat(page, house.open_table(game=game, name="Ada", start=True))
    settled(page, ASKED)
    assert offers(page)
    assert page.evaluate("window.early") > 0  # the table was there, and its board was not
    assert page.evaluate("window.broken") == []
