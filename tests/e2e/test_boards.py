"""The boards of all games in small and low windows; `scripts/boards.py` photographs all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from scripts.boards import WINDOWS
from tests.e2e.house import House, serving
from tests.e2e.positions import Position, lay_out, look_at, recorded
from tests.e2e.sight import unseen
from tests.e2e.tables import PATIENCE, press, settled
from tests.e2e.visitors import Visitors

from parlour.games import shelf

LONGEST: dict[str, Position] = {
    game: next(each for each in recorded(box) if each.name == "choices")
    for game, box in shelf().items()
}
GROUP = "[data-testid=choices] [data-opens]"
# Where things stand that nothing may move, by what they are.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('.prompt, .play-board, .play-board [data-thing]')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [it.dataset.thing ?? it.className, [x, y, width, height].map(Math.round).join(' ')];
  }),
)"""


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which the longest list of choices of each game is waiting."""
    data = tmp_path_factory.mktemp("boards")
    lay_out(data, {game: [position] for game, position in LONGEST.items()})
    with serving(data) as house:
        yield house


@pytest.fixture
def guests(browser: Browser, laid: House) -> Iterator[Visitors]:
    arrived = Visitors(browser, laid.address, PATIENCE)
    yield arrived
    arrived.leave()
    assert arrived.troubles == []


def arrive(guests: Visitors, game: str, window: str) -> Page:
    page = guests.arrive(**WINDOWS[window])
    look_at(page, game, LONGEST[game])
    return page


@pytest.mark.parametrize("window", ["320x640", "zoomed"])
@pytest.mark.parametrize("game", LONGEST)
def test_nothing_is_cut_off_or_covered_or_too_small_to_be_pressed(
    guests: Visitors, game: str, window: str
) -> None:
    assert unseen(arrive(guests, game, window)) == []


@pytest.mark.parametrize("game", LONGEST)
def test_nothing_moves_when_a_group_opens_or_is_closed(guests: Visitors, game: str) -> None:
    page = arrive(guests, game, "1024x600")
    before = page.evaluate(PLACES)
    group = page.locator(GROUP).first
    for opened in ("true", "false"):
        press(group)
        settled(page, f"[data-opens][aria-expanded={opened}]")
        assert page.evaluate(PLACES) == before


def test_what_cannot_be_seen_or_pressed_is_noticed(guests: Visitors) -> None:
    page = arrive(guests, next(iter(LONGEST)), "zoomed")
    page.add_style_tag(content=".prompt { position: relative; top: 5rem } .seats { width: 80rem }")
    told = "\n".join(unseen(page))
    assert "the page scrolls sideways" in told
    assert "not in the window: section.prompt" in told
    page = arrive(guests, next(iter(LONGEST)), "320x640")
    page.add_style_tag(content=".prompt-tools button { min-width: 0; width: 30px }")
    assert "30x44 is small for a finger" in "\n".join(unseen(page))
