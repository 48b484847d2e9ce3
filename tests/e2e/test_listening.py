"""Who listens is told once what others do; who plays by keyboard never falls out of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.e2e.house import ON_A_BOARD, House
from tests.e2e.keys import LOST, play_by_keys, reach
from tests.e2e.rooms import take_seat
from tests.e2e.tables import ASKED, OVER, QUESTION, at_page, move, see_done, settled
from tests.e2e.visitors import Visitors

from parlour.games import shelf

MOVES = 3  # of one's own, or more until others have had a turn
MOST = 40
# All that has been said of the others, sentence by sentence, and what was still there when one had
# just moved; what a board says besides is its own.
LISTEN = """
window.said = [];
window.stale = [];
let before = [];
let step = '';
let asked = false;
new MutationObserver(() => {
  const aloud = document.querySelector('[data-testid=aloud]');
  if (!aloud) return;
  const now = [...aloud.children].filter((it) => !it.matches('[data-board]'));
  window.said.push(...now.filter((it) => !before.includes(it)).map((it) => it.innerText));
  const { step: shown, waiting, viewer } = document.querySelector('main').dataset;
  const asks = waiting.split(' ').includes(viewer);
  const moved = shown !== step && asked && !asks;
  const left = now.filter((it) => before.includes(it));
  if (moved) window.stale.push(...left.map((it) => it.innerText));
  before = now;
  step = shown;
  asked = asks;
}).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
"""
# The headings of the log that tell of others, as they are read.
TOLD = """() => [...document.querySelectorAll('[data-testid=log-turn][data-seat]')]
  .filter((it) => it.dataset.seat !== document.querySelector('main').dataset.viewer)
  .map((it) => it.querySelector('h2').innerText)"""
REMARK = "[data-testid=refusal], [data-testid=hint]"
GROUP = "[data-testid=choices] [data-opens]"
FORBIDDEN = "[data-testid=board] [data-why]"
QUIET = "main:not(:has([data-testid=refusal], [data-testid=hint]))"


def at_table(page: Page, house: House, game: str) -> None:
    take_seat(page, house.open_table(game=game, name="Ada", start=True))
    settled(page, ASKED)


def words(texts: list[str]) -> list[str]:
    return [" ".join(text.split()).replace(" .", ".").replace(" ,", ",") for text in texts]


@pytest.mark.parametrize("game", [ON_A_BOARD, *shelf()])
def test_each_turn_of_the_others_is_said_once_in_one_sentence_and_then_gone(
    visitors: Visitors, house: House, game: str
) -> None:
    page = visitors.arrive("/lobby", pace="quick")
    page.add_init_script(LISTEN)
    at_table(page, house, game)
    known = len(page.evaluate(TOLD))  # before the page was opened, or at once
    page.evaluate("window.said = []")
    told: list[
        list[str]
    ] = []  # each turn, as it stood whenever one was asked: one may have a part in it
    for made in range(MOST):
        move(page, made)
        over = settled(page, f"{ASKED}, {OVER}")["state"] == "over"
        now = words(page.evaluate(TOLD)[known:])
        told += [[] for _ in now[len(told) :]]
        for turn, heading in zip(told, now, strict=True):
            turn.append(heading)
        if over or (told and made + 1 >= MOVES):
            break
    said = words(page.evaluate("window.said"))
    assert told
    assert len(said) == len(told)
    assert all(heading in turn for heading, turn in zip(said, told, strict=True)), (said, told)
    assert page.evaluate("window.stale") == []


@pytest.mark.parametrize("game", [ON_A_BOARD, *shelf()])
def test_the_focus_is_never_lost_whatever_goes_from_the_page(visitors: Visitors, game: str) -> None:
    page = visitors.arrive()
    at_page(page, "shelf")
    enter(page, f"[data-game={game}] button")  # the first button of the box
    settled(page, ASKED)
    assert not page.evaluate(LOST), "on the way to the table"
    for way in WAYS:
        way(page)
        settled(page, f"{ASKED}, {OVER}")
        assert not page.evaluate(LOST), way.__name__
    page.keyboard.press("Control+Home")
    enter(page, "a[href$='/replay']")
    at_page(page, "replay")
    assert not page.evaluate(LOST), "at another page"


def enter(page: Page, wanted: str, word: str = "") -> None:
    reach(page, wanted, word)
    page.keyboard.press("Enter")
    settled(page)


def settings(page: Page) -> None:
    enter(page, ".bar-actions [aria-label]")
    settled(page, "dialog")
    page.keyboard.press("Escape")


def group(page: Page) -> None:
    if page.locator(GROUP).count():
        enter(page, GROUP)
        page.keyboard.press("Escape")


def hint_closed(page: Page) -> None:
    page.keyboard.press("h")
    settled(page, REMARK)
    enter(page, f":is({REMARK}) [aria-label=Close]")
    settled(page, QUIET)


def hint_followed(page: Page) -> None:
    step = settled(page)["step"]
    page.keyboard.press("h")
    enter(page, f":is({REMARK}) [data-move]")
    see_done(page, step)


def refusal(page: Page) -> None:
    if page.locator(FORBIDDEN).count():
        enter(page, FORBIDDEN)
        settled(page, REMARK)
        enter(page, f":is({REMARK}) [aria-label=Close]")
        settled(page, QUIET)


def look_back(page: Page) -> None:
    now = settled(page)["step"]
    if page.locator("[data-testid=log-line]").first.get_attribute("data-step") == now:
        return  # nobody else has moved yet, and the turn goes on: there is no past
    reach(page, "[data-testid=log-line]")
    page.keyboard.press("Home")  # the last line tells of now
    page.keyboard.press("Enter")
    enter(page, ".prompt-choices button", "Back to now")


def move_and_undo(page: Page) -> None:
    step = settled(page)["step"]
    play_by_keys(page, presses=1)
    settled(page, f"{ASKED}, {OVER}")
    assert not page.evaluate(LOST), f"after move {step}"
    page.keyboard.press("u")
    settled(page)
    if page.locator(QUESTION).count():  # the bots have moved: it is for practice
        enter(page, f"{QUESTION} [data-testid=go-back]")


WAYS: tuple[Callable[[Page], None], ...] = (
    settings,
    group,
    refusal,
    hint_closed,
    hint_followed,
    look_back,
    move_and_undo,
)
