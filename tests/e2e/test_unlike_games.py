"""Games unlike most: teams that confer, typed words, points on a plane, windows that lapse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.e2e.house import House
from tests.e2e.rooms import go_to_seat, open_room, seats, sit_down, start
from tests.e2e.tables import ASKED, at_page, hurry, press, see_done, settled, turn
from tests.e2e.visitors import Visitors

IN_TEAMS = (
    "password"  # even seats against odd ones; guesses are typed, agreed on, within 20 seconds
)
ON_A_PLANE = "darts"  # a throw goes to any point in reach of one's last dart
WITH_A_WINDOW = "parry"  # a blow may be answered within 20 seconds
ALONE = "summit"  # for one, too, who may lose
NO_PLACE = "\N{EN DASH}"
CLOCK = "[data-testid=choice-clock]"


def choice(page: Page, move: str) -> Locator:
    return page.get_by_test_id("choices").locator(f"[data-move='{move}']")


def type_word(page: Page, word: str) -> str:
    """Type it, and read what the judge says meanwhile."""
    page.get_by_test_id("typed").get_by_role("textbox").fill(word)
    settled(page)
    return page.get_by_test_id("verdict").inner_text()


def test_a_team_sits_down_together_confers_in_secret_and_agrees_on_a_typed_word(
    late: Visitors,
) -> None:
    ada = late.arrive()
    invitation = open_room(ada, IN_TEAMS, "Ada", players=6)
    bob = late.arrive(invitation)
    sit_down(bob, "Bob")
    go_to_seat(ada, 2)
    go_to_seat(bob, 4)
    start(ada)  # bots give the clue, and say that it is fair
    at_page(bob, "table")
    for page in (ada, bob):
        settled(page, f"{ASKED}:has({CLOCK})")
    eve = late.arrive(invitation)

    press(ada.get_by_role("tab", name="Chat"))
    settled(ada)
    expect(ada.get_by_test_id("silent")).to_contain_text("(WORD-13)")
    press(ada.get_by_role("tab", name="Even"))
    ada.get_by_role("textbox", name="Message").fill("Something by the sea?")
    press(ada.get_by_role("button", name="Send"))
    press(bob.get_by_role("tab", name="Chat"))
    press(bob.get_by_role("tab", name="Even"))
    settled(bob)
    expect(bob.get_by_text("Something by the sea?")).to_be_visible()

    assert "(WORD-8)" in type_word(ada, "the sea")
    assert type_word(ada, "harbor") == "This is fine."
    ada.keyboard.press("Enter")
    settled(ada, "[data-testid=agreed]")
    settled(bob, ASKED)
    expect(bob.get_by_test_id("prompt")).to_contain_text("Ada is for “guess harbor”.")
    expect(ada.get_by_test_id("prompt")).to_contain_text("You are for “guess harbor”.")
    settled(eve)
    press(eve.get_by_role("tab", name="Chat"))
    for secret in ("Something by the sea?", "harbor"):
        expect(eve.locator("main")).not_to_contain_text(secret)
    before = settled(bob, ASKED)["step"]
    press(choice(bob, "guess harbor"))
    see_done(bob, before)
    expect(eve.get_by_test_id("board")).to_contain_text("harbor")  # now it is for everybody


def test_a_press_on_a_plane_throws_a_dart_there_and_so_does_a_cross_that_keys_move(
    visitors: Visitors,
) -> None:
    ada = visitors.arrive()
    invitation = open_room(ada, ON_A_PLANE, "Ada", players=2)
    bob = visitors.arrive(invitation)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    plane = ada.get_by_test_id("plane")
    step = settled(ada, ASKED)["step"]
    box = plane.bounding_box()
    assert box is not None
    plane.click(position={"x": 5, "y": 5})
    settled(ada, "[data-testid=refusal]")
    expect(ada.get_by_test_id("refusal")).to_contain_text("(DART-4)")
    plane.click(position={"x": box["width"] * 0.6, "y": box["height"] * 0.5})
    see_done(ada, step)
    assert turn([ada, bob], ada) is bob
    step = settled(bob, ASKED)["step"]
    bob.get_by_test_id("plane").focus()
    for _ in range(4):
        bob.keyboard.press("ArrowUp")
    bob.keyboard.press("Enter")
    see_done(bob, step)
    settled(ada, ASKED)
    expect(ada.locator("[data-thing='place:5000,6000']")).to_be_visible()


def test_a_window_that_nobody_uses_lapses_and_nobody_is_away(
    late: Visitors, late_house: House
) -> None:
    ada = late.arrive()
    invitation = open_room(ada, WITH_A_WINDOW, "Ada", players=2)
    bob = late.arrive(invitation)
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    first = turn([ada, bob])
    assert first is not None
    second = bob if first is ada else ada
    press(choice(first, "attack 2"))
    told = settled(second, f"{ASKED}:has({CLOCK})")
    expect(second.locator(CLOCK).get_by_role("timer")).to_be_visible()
    press(choice(first, "brace 1"))  # out of turn, while the other thinks
    settled(first)
    late_house.put_forward()
    press(first.get_by_role("tab", name="Chat"))
    first.get_by_role("textbox", name="Message").fill("Well?")
    press(first.get_by_role("button", name="Send"))
    waits = f"main[data-asked=true]:not([data-step='{told['step']}']):not(:has({CLOCK}))"
    settled(second, waits)
    expect(choice(second, "attack 1")).to_be_visible()
    expect(second.get_by_test_id("seat").filter(has_text="away")).to_have_count(0)


def test_who_plays_alone_can_lose(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_room(page, ALONE, "Ada", players=1)
    start(page)
    hurry(page, choices="[data-testid=choices] [data-move='climb 1']")
    settled(page, "[data-testid=result]")
    expect(page.get_by_test_id("breakdown").locator("tbody td").first).to_have_text(NO_PLACE)
    expect(seats(page)).to_have_count(1)
