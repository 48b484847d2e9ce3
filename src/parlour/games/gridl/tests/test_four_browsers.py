"""Two teams in four browsers: a whole game with powers, and an objection.

As in `test_board.py`, no rule is marked: the judge is in another process. No time passes there, for
an objection has to be made within ten seconds, on any machine.
"""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page, expect
from tests.e2e.rooms import go_to_seat, house_rules, open_room, sit_down, start
from tests.e2e.tables import OVER, at_page, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridl import GAME
from parlour.games.gridl.tests.hands import (
    CARD,
    CELL,
    KEY,
    PERSON,
    POWER,
    REVEAL,
    agree,
    answer,
    asked,
    cell,
    go_on,
    guess,
    key_of,
    press_first,
    say,
)

Pages = Mapping[int, Page]  # by seat

CLUES = ("kangaroo", "umbrella", "accordion", "lighthouse", "pancake", "octopus", "teapot")
LIST = "storm, taxes, traffic"  # it is for people to say that this is no single thing
GOOD = ("P1", "P2", "P5", "P8", "P12")  # worth a point each to friends who read the key


def four(visitors: Visitors, **rules: str) -> Pages:
    """Ada and Bob are pink and begin; Cy and Di are blue."""
    ada, bob, cy, di = (visitors.arrive() for _ in range(4))
    invitation = open_room(ada, GAME.about.name, "Ada", 4)
    house_rules(ada, **{"The first team to guess": "pink", **rules})
    for page, name, seat in ((bob, "Bob", 2), (cy, "Cy", 1), (di, "Di", 3)):
        page.goto(invitation)
        sit_down(page, name)
        if page is bob:  # the first free seat is blue
            go_to_seat(page, seat)
    start(ada)
    for page in (bob, cy, di):
        at_page(page, "table")
    return {0: ada, 1: cy, 2: bob, 3: di}


def decide(pages: Pages, due: str, seats: list[int], key: str) -> None:
    """Everybody who is asked is for the same."""
    those = [pages[seat] for seat in seats]
    match due:
        case "NameGridmaster":
            agree(those, PERSON)
        case "ChooseFirst" | "ChooseSecond":
            agree(those, CARD)
        case "TakePower" | "PowerWindow" | "ForcedFlip":
            settled(those[0], POWER)
            agree(those, wish(those[0], pink=seats[0] % 2 == 0))
        case "ObjectionWindow":
            for page in those:
                press_first(page, answer("waive"))
        case "SideGuessing":
            agree(those, cell(key))
        case "Guessing":
            guess(those[0], cell(key))
            if settled(those[0], f"{REVEAL}, {OVER}")["state"] != "over":
                go_on(pages.values())


def wish(page: Page, pink: bool) -> str:
    """Pink takes and uses what brings a point; blue takes the rest, and uses none."""
    powers = page.locator(POWER)
    offered = powers.evaluate_all("all => all.map((each) => each.dataset.move)")
    good = [move for move in offered if move.split()[-1] in GOOD]
    rest = [move for move in offered if move not in good]
    wanted = good + rest[::-1] if pink else rest[::-1] + good
    return answer(wanted[0])


def give(pages: Pages, gridmaster: Page, clue: str) -> str:
    """The Gridmaster alone sees the key; everybody reads the clue. Where the key is."""
    settled(gridmaster, KEY)
    others = [page for page in pages.values() if page is not gridmaster]
    for page in others:
        settled(page, "[data-due=GivingClue]")
        expect(page.locator("[data-worth]")).to_have_count(0)
    key = key_of(gridmaster)
    say(gridmaster, clue)
    for page in others:
        settled(page, ".gl-clue:not([data-pending])")
        expect(page.locator(".gl-clue")).to_contain_text(clue)
    return key


def test_four_people_draft_powers_and_play_until_a_team_has_won(late: Visitors) -> None:
    pages = four(late, Powers="yes")
    key, clues, seen = "", iter(CLUES), set()
    due, seats = asked(pages[0])
    while due:
        seen.add(due)
        if due == "GivingClue":
            key = give(pages, pages[seats[0]], next(clues))
        else:
            decide(pages, due, seats, key)
        due, seats = asked(pages[seats[-1]])
    assert seen >= {"TakePower", "NameGridmaster", "PowerWindow", "ObjectionWindow", "Guessing"}
    for seat, page in pages.items():
        settled(page, "[data-testid=result]")
        said = "Your side won" if seat % 2 == 0 else "Your side lost"
        expect(page.get_by_test_id("result")).to_contain_text(said)
        expect(page.get_by_test_id("result")).to_contain_text("(GL-71)")


def test_a_clue_that_the_other_team_and_a_guesser_object_to_falls(late: Visitors) -> None:
    pages = four(late)
    due, seats = asked(pages[0])
    while due != "GivingClue":
        decide(pages, due, seats, "")
        due, seats = asked(pages[seats[-1]])
    gridmaster = pages[seats[0]]
    screen = late.arrive(f"{gridmaster.url}/screen")
    guesser = pages[2 - seats[0]]
    cy, di = pages[1], pages[3]
    give(pages, gridmaster, LIST)
    press_first(guesser, CELL)
    press_first(cy, answer("object"))
    for page in (*pages.values(), screen):
        settled(page, ".gl-votes")
    press_first(di, answer("uphold"))
    press_first(guesser, answer("uphold"))
    for page in (*pages.values(), screen):
        settled(page, "[data-due=GivingClue] .gl-void")
        expect(page.locator(".gl-void")).to_contain_text(LIST)
        expect(page.locator(".gl-pointer")).to_have_count(0)
    for page in pages.values():
        expect(page.get_by_role("tabpanel")).to_contain_text("The clue is void (GL-R11)")
    expect(gridmaster.get_by_test_id("prompt")).to_contain_text("(GL-R11)")
    field = gridmaster.get_by_test_id("typed").locator("input")
    field.fill(LIST)
    settled(gridmaster, "[data-testid=verdict][data-fine=false]")
    expect(gridmaster.get_by_test_id("verdict")).to_contain_text("give another. (GL-55)")
    give(pages, gridmaster, "kangaroo")
    settled(screen, "[data-due=Guessing]")
    assert asked(guesser) == ("Guessing", [2 - seats[0]])  # they object no second time
    expect(screen.locator("[data-worth]")).to_have_count(0)
    large, usual = (page.locator(cell("C3")).bounding_box() for page in (screen, guesser))
    assert large
    assert usual
    assert large["width"] > 0.8 * usual["width"]  # as large as goes into a window of that height
