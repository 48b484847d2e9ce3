"""The board in a browser: two people who see different things, and one who has a bot for a partner.

These tests are not marked as being about a rule: the judge they hear of is in another process,
where a trace of the rules does not see it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.rooms import (
    add_bots,
    add_player_here,
    house_rules,
    open_room,
    play_now,
    sit_down,
    start,
)
from tests.e2e.tables import ASKED, OVER, at_page, hurry_together, press, settled
from tests.e2e.visitors import Visitors

from parlour.games.gridl import GAME
from parlour.games.gridl.tests.hands import (
    CARD,
    CONFIRM,
    KEY,
    PERSON,
    REVEAL,
    answer,
    asked,
    go_on,
    guess,
    press_first,
    say,
)
from parlour.games.gridl.tests.test_word_packs import pack

COVER = "[data-testid=cover]"
CLUES = ("kangaroo", "umbrella", "accordion")


def together(visitors: Visitors) -> tuple[Page, Page]:
    """Two people at a cooperative table, one with a phone."""
    ada, bob = visitors.arrive(size="phone"), visitors.arrive()
    bob.goto(open_room(ada, GAME.about.name, "Ada", 2))
    sit_down(bob, "Bob")
    start(ada)
    at_page(bob, "table")
    return ada, bob


def choose_words(gridmaster: Page, guesser: Page) -> None:
    for question in ("ChooseFirst", "ChooseSecond"):
        press_first(guesser, f"[data-due={question}] {CARD}")
    settled(gridmaster, "[data-due=GivingClue]")


def play_turn(gridmaster: Page, guesser: Page, clue: str) -> None:
    """From the clue to the reveal."""
    settled(guesser, "[data-due=GivingClue]")
    expect(gridmaster.locator(KEY)).to_have_count(1)
    expect(guesser.locator("[data-worth]")).to_have_count(0)
    say(gridmaster, clue)
    settled(guesser, "[data-due=Guessing]")
    expect(guesser.locator(".gl-clue")).to_contain_text(clue)
    guess(guesser)
    go_on((gridmaster, guesser))


def test_two_people_play_a_cooperative_game_through_the_board(visitors: Visitors) -> None:
    ada, bob = together(visitors)
    press_first(bob, PERSON)  # Ada
    press_first(ada, CONFIRM)
    gridmaster, guesser = ada, bob
    for clue in CLUES[:2]:
        choose_words(gridmaster, guesser)
        play_turn(gridmaster, guesser, clue)
        gridmaster, guesser = guesser, gridmaster
    hurry_together([ada, bob])
    for page in (ada, bob):
        expect(page.get_by_test_id("result")).to_be_visible()


def test_a_bot_gives_the_first_clue_of_a_whole_game_with_one_person(visitors: Visitors) -> None:
    """With a phone, one press from the shelf."""
    page = visitors.arrive(size="phone")
    play_now(page, GAME.about.name)
    done = with_a_bot(page, first="name 2")
    assert done == ["guess", "give", "guess", "give", "guess", "give"][: len(done)]


def test_one_person_gives_a_bot_the_first_clue_of_a_whole_game(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_room(page, GAME.about.name, "Ada", 2)
    add_bots(page, 1)
    start(page)
    done = with_a_bot(page, first="name 1")
    assert done == ["give", "guess", "give", "guess", "give", "guess"][: len(done)]


def with_a_bot(page: Page, first: str) -> list[str]:
    """Play until it is won or lost, at best after four turns; what one has done in each."""
    done: list[str] = []
    clues = iter(CLUES)
    while settled(page, f"{ASKED}:has(.gl-table), {OVER}")["state"] != "over":
        close_reveal(page)
        match asked(page)[0]:
            case "NameGridmaster":
                press_first(page, answer(first))
            case "ChooseFirst" | "ChooseSecond":
                press_first(page, CARD)
            case "GivingClue":
                settled(page, KEY)
                say(page, next(clues))
                done.append("give")
            case "Guessing":
                settled(page, ".gl-clue:not([data-pending])")
                expect(page.locator("[data-worth]")).to_have_count(0)
                guess(page)
                done.append("guess")
    said = page.get_by_test_id("result").get_by_role("heading").first
    expect(said).to_contain_text(re.compile("won|lost"))
    assert len(done) >= 4
    return done


def close_reveal(page: Page) -> None:
    """If it is still open: where a bot has gone on meanwhile, it goes by itself."""
    page.locator(f"{REVEAL} button").evaluate_all("all => all.forEach((each) => each.click())")
    settled(page, f".gl-table:not(:has({REVEAL}))")


def choose_pack(page: Page, contents: dict[str, Any]) -> None:
    """A file with that in it, for the option `pack`."""
    text = json.dumps(contents).encode()
    with page.expect_file_chooser() as chooser:
        press(page.get_by_role("button", name="Use a file… for Word pack"))
    chooser.value.set_files({"name": "mine.json", "mimeType": "application/json", "buffer": text})
    settled(page)


def test_a_host_chooses_a_word_pack_and_the_game_has_its_words(visitors: Visitors) -> None:
    """GL-141: one that will not do is refused with the reason; then one that can be played with."""
    page = visitors.arrive(size="phone")
    open_room(page, GAME.about.name, "Ada", 2)
    house_rules(page)
    choose_pack(page, pack(3))
    refusal = page.get_by_text("mine.json was not used.")
    expect(refusal).to_contain_text("12 cards are the fewest, and it has 3.")
    choose_pack(page, pack(12))
    expect(refusal).to_have_count(0)
    chosen = page.get_by_label("Word pack").locator("option:checked")
    expect(chosen).to_have_text("Made-up words (own)")
    add_bots(page, 1)
    start(page)
    press_first(page, answer("name 2"))
    settled(page, f"[data-due=ChooseFirst] {CARD}")
    drawn = page.locator(".gl-words b").all_text_contents()
    assert drawn in [card["magenta"] for card in pack(12)["cards"]]


def test_two_at_one_device_see_their_secrets_behind_a_cover_and_both_the_card(
    visitors: Visitors,
) -> None:
    """GL-137: the one is Gridmaster, the other guesses; both are shown the card afterwards.

    What comes to the page is what one of them may know, or anybody; and the Gridmaster can have it
    although the other is asked, to nod for one.
    """
    page = visitors.arrive(size="phone")
    told = overheard(page)
    open_room(page, GAME.about.name, "Ada", 2)
    add_player_here(page, "Grace")
    start(page)
    lift_cover(page, "0")
    press_first(page, answer("name 1"))
    lift_cover(page, "1")
    press_first(page, CONFIRM)
    for question in ("ChooseFirst", "ChooseSecond"):
        press_first(page, f"[data-due={question}] {CARD}")
    lift_cover(page, "0")
    settled(page, KEY)
    say(page, CLUES[0])
    lift_cover(page, "1")
    settled(page, "[data-due=Guessing]")
    pass_on(page)
    lift_cover(page, "0", "Show Ada's screen")
    settled(page, KEY)
    pass_on(page)
    lift_cover(page, "1")
    settled(page, "[data-due=Guessing]")
    expect(page.locator("[data-worth], .gl-secret")).to_have_count(0)
    guess(page)
    lift_cover(page, "0")
    go_on([page])
    for question in ("ChooseFirst", "ChooseSecond"):
        press_first(page, f"[data-due={question}] {CARD}")
    lift_cover(page, "1")
    go_on([page])
    settled(page, f"[data-due=GivingClue] {KEY}")
    seen = [[each["viewer"] for each in message.get("seen", ())] for message in told]
    assert all(eyes in seen for eyes in ([0], [1], [None]))
    assert max(map(len, seen)) == 1


def overheard(page: Page) -> list[dict[str, Any]]:
    """Whatever the server sends to this page from now on."""
    told: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", keep))

    def keep(frame: str | bytes) -> None:
        told.append(json.loads(frame))

    return told


def pass_on(page: Page) -> None:
    press(page.get_by_role("button", name="Pass on"))


def lift_cover(page: Page, viewer: str, words: str = "Show the table") -> None:
    """Nothing of the game is on the page until the next one asks for it."""
    settled(page, COVER)
    expect(page.locator(".gl-board")).to_have_count(0)
    press(page.locator(COVER).get_by_role("button", name=words))
    assert settled(page, ".gl-board")["viewer"] == viewer
