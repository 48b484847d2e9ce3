"""Undo further than alone: for practice against bots, and among people as they agree."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.house import IN_TURN, House
from tests.e2e.rooms import take_seat
from tests.e2e.tables import ASKED, CHOICES, QUESTION, press, settled
from tests.e2e.visitors import Visitors


def test_undo_goes_back_for_practice_against_a_bot_and_by_consent_among_people(
    visitors: Visitors, house: House
) -> None:
    ada, bob = visitors.arrive("/lobby", "phone"), visitors.arrive("/lobby")
    take_seat(ada, house.open_table(game=IN_TURN, name="Ada", seats=2, start=True))
    step = settled(ada, ASKED)["step"]
    board = ada.get_by_test_id("board")
    before = board.bounding_box()
    press(ada.locator(CHOICES).first)
    settled(ada, f"{ASKED}:not([data-step='{step}'])")
    press(ada.get_by_role("button", name="Undo"))
    press(ada.locator(QUESTION).get_by_test_id("go-back"))
    settled(ada, f"{ASKED}[data-step='{step}']")
    expect(ada.get_by_test_id("seat").first).to_contain_text("practice")
    assert board.bounding_box() == before

    table = house.open_table(name="Ada", seats=2)
    joined = house.http.post(f"/api/tables/{table['code']}/join", json={"name": "Bob"}).json()
    take_seat(ada, table)
    take_seat(bob, joined)
    press(ada.get_by_role("button", name="Start", exact=True))
    for page, at in ((ada, "0"), (bob, "1")):
        settled(page, f"{ASKED}[data-step='{at}']")
        press(page.locator(CHOICES).first)
        settled(page, f"main:not([data-step='{at}'])")
    settled(ada, f"{ASKED}[data-step='2']")
    before = board.bounding_box()
    press(ada.get_by_role("button", name="Ask to undo"))
    expect(ada.get_by_test_id("take-back")).to_contain_text("Waiting for Bob.")
    assert board.bounding_box() == before
    press(bob.get_by_role("button", name="Agree"))
    for page in (ada, bob):
        settled(page, "main[data-step='0']:not(:has([data-testid=take-back]))")
        expect(page.get_by_text("Everybody agreed.").first).to_be_visible()
