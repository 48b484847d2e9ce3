"""The tutorial: the learner really does what it teaches, and what it says is so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.contract.tutorial import Lesson
from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import PORTAL, card_set, number_of
from parlour.games.gadget_grid.table import NAMES, Table
from parlour.games.gadget_grid.tests.positions import (
    active,
    gizmos,
    ground,
    hand,
    lies,
    offered,
    refused,
    squares,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

assert GAME.tutorial is not None
TUTORIAL = GAME.tutorial
OWN = [lesson for lesson in TUTORIAL.steps if not lesson.auto]
LONGEST = 180  # letters: five lines above the board of a phone
PARTS = ("phases", "hand", "shoppe")  # of the board; besides, it shows what a move names
CARDS = {card.name for card in card_set("").cards.values()}
ROOKIE, ROBIN, KIM = range(3)


def walk() -> Iterator[tuple[Game[Table], Lesson]]:
    """Every lesson with the game as it stands just before its move; then the end of it all."""
    game = GAME.start(len(TUTORIAL.names), Seeded(TUTORIAL.seed), TUTORIAL.options)
    for lesson in TUTORIAL.steps:
        yield game, lesson
        assert game.submit(lesson.seat, GAME.notation.read(lesson.move)) is None, lesson.move
    yield game, Lesson(ROOKIE, "")


def before(move: str, seat: int = ROOKIE) -> Game[Table]:
    """The game just before this player makes this move for the first time."""
    lessons = ((game, lesson) for game, lesson in walk() if lesson.seat == seat)
    return next(game.copy() for game, lesson in lessons if lesson.move == move)


def after(move: str, seat: int = ROOKIE) -> Game[Table]:
    game = before(move, seat)
    game.submit(seat, GAME.notation.read(move))
    return game


def told(move: str, seat: int = ROOKIE) -> str:
    """All that is said about a move, where that is anything."""
    said = [
        f"{each.say} {each.after}"
        for each in TUTORIAL.steps
        if (each.seat, each.move) == (seat, move)
    ]
    return " ".join(said)


def pages() -> list[str]:
    both = [text for lesson in TUTORIAL.steps for text in (lesson.say, lesson.after)]
    return [page.strip() for text in both for page in text.split("\n\n") if page.strip()]


def banks(game: Game[Table]) -> list[int]:
    return [character.bank for character in game.table.characters]


# ---------------------------------------------------------------- it can be played


def test_every_lesson_is_offered_to_the_seat_that_is_waited_for() -> None:
    for game, lesson in walk():
        if lesson.move:
            assert game.waiting() == (lesson.seat,), lesson.move
            aside = [GAME.notation.write(move) for move in GAME.asides_now(game, lesson.seat)]
            assert lesson.move in [*offered(game), *aside]


@pytest.mark.rule("GG-52")
def test_the_learner_begins() -> None:
    assert before("be zaggy").table.first == ROOKIE


def test_it_is_a_lesson_of_about_five_minutes() -> None:
    words = sum(len(page.split()) for page in pages())
    assert 12 <= len(OWN) <= 18
    assert 400 <= words <= 720, "half of the time is reading"
    assert not TUTORIAL.steps[-1].auto, "the last word is said when the learner has moved"


def test_the_learner_makes_the_moves_and_the_others_are_made_for_them() -> None:
    assert {lesson.seat for lesson in OWN} == {ROOKIE}
    assert all(lesson.say for lesson in OWN)
    assert {lesson.seat for lesson in TUTORIAL.steps} == {ROOKIE, ROBIN, KIM}


# ---------------------------------------------------------------- what is learned


@pytest.mark.rule("GG-61", "GG-73")
def test_the_learner_does_everything_that_a_turn_is_made_of() -> None:
    verbs = {lesson.move.split()[0] for lesson in OWN}
    assert verbs == {
        *("be", "put", "again", "step", "zomb", "use", "activate", "attack"),
        *("buy", "pay", "bank", "hug"),
    }
    *_, (game, _) = walk()
    assert (game.table.round, game.table.turn) == (3, ROOKIE)


@pytest.mark.rule("GG-48")
def test_who_begins_near_zombots_draws_as_many_cards_as_it_says() -> None:
    game = before("put A03 20")
    assert [len(character.hand) for character in game.table.characters] == [0, 2, 1]
    assert "Robin took two, Kim one" in told("draw", KIM)


@pytest.mark.rule("GG-22", "GG-23")
def test_the_dice_are_those_that_it_names() -> None:
    for move, dice in (("put A03 20", [2, 0]), ("put W04 26", [2, 6])):
        game = before(move)
        assert game.table.dice == dice
        assert len(offered(game)) == 2, "which card goes where is a real choice"
    assert lies(after("put A03 20"), 20) == "A03"
    assert ground(after("put W04 26"), 62) == "N04"


@pytest.mark.rule("GG-80", "GG-87")
def test_the_cards_on_the_way_are_collected() -> None:
    assert squares(before("step 26"))[ROOKIE] == 36
    assert hand(after("step 26")) == "W04"
    assert hand(after("step 45")) == "W04 W07"
    assert hand(after("step 55")) == "W04 W08 E02 A01 A08"


@pytest.mark.rule("GG-126", "GG-127", "GG-110", "GG-122")
def test_the_zombot_hurts_myron_and_may_not_go_back() -> None:
    game = after("zomb z6 16")
    assert (gizmos(game), banks(game)) == ([3, 3, 2], [0, 0, 1])
    assert refused(game, "step 17") == "GG-122"
    assert "GG-122" in told("step 06")


@pytest.mark.rule("GG-126")
def test_robin_sends_a_zombot_back_at_the_learner() -> None:
    game = after("step 45", ROBIN)
    assert (gizmos(game)[ROOKIE], banks(game)[ROOKIE]) == (2, 1)


@pytest.mark.rule("GG-24")
def test_doubles_put_both_cards_on_one_square() -> None:
    game = after("put W08 55", KIM)
    assert game.table.dice == [5, 5]
    assert lies(game, 55) == "W08 E02"


@pytest.mark.rule("W07", "GG-58")
def test_the_coffee_run_brings_the_two_cards_that_it_names() -> None:
    game = after("use W07")
    assert hand(game) == "W04 A01 A08"
    seen = GAME.view(game, ROBIN)
    assert seen["characters"][ROOKIE]["hand"] is None


@pytest.mark.rule("GG-65", "GG-92")
def test_equipment_is_activated_on_the_way() -> None:
    assert active(before("activate E08")) == ""
    game = after("activate E08")
    assert active(game) == "E08"
    assert "step 55" in offered(game), "and the steps go on"


@pytest.mark.rule("A01", "GG-102", "GG-103")
def test_the_rock_is_thrown_in_line_of_sight_and_is_gone() -> None:
    game = before("attack A01 myron")
    assert (squares(game)[ROOKIE], squares(game)[KIM]) == (55, 46)
    game = after("attack A01 myron")
    assert (gizmos(game)[KIM], banks(game)[KIM]) == (1, 2)
    assert hand(game) == "W04 W08 E02 A08"


@pytest.mark.rule("GG-86", "GG-179")
def test_robin_takes_one_step_from_portal_to_portal() -> None:
    game = before("step 69", ROBIN)
    assert squares(game)[ROBIN] == 50
    assert game.table.ground[50] == game.table.ground[69] == PORTAL


@pytest.mark.rule("GG-113", "GG-263")
def test_kim_becomes_a_zomboid_and_goes_on() -> None:
    game = after("zomb z2 46", ROBIN)
    assert gizmos(game)[KIM] == 0
    assert not game.over
    assert "GG-113" in told("zomb z2 46", ROBIN)


@pytest.mark.rule("GG-27")
def test_the_mechakraken_goes_next_door_because_its_square_is_taken() -> None:
    game = before("put N06 66", KIM)
    assert squares(game)[ROBIN] == 67
    assert refused(game, "put N06 67") == "GG-27"


@pytest.mark.rule("GG-138", "GG-141")
def test_the_zomboid_steals_and_is_living_again() -> None:
    game = before("step 56", KIM)
    assert "step 55" not in offered(game), "never diagonally"
    assert gizmos(before("step 67", KIM)) == [2, 3, 0]
    assert gizmos(after("step 67", KIM)) == [2, 2, 1]


@pytest.mark.rule("GG-151", "GG-153", "GG-156")
def test_every_part_of_the_price_is_what_it_says_and_the_last_two_are_real_choices() -> None:
    named, _ = card_set("").price(number_of("D03"))
    assert named == number_of("W04")
    assert "buy D03" in offered(before("buy D03"))
    assert {"pay A08", "pay gizmos"} <= set(offered(before("pay gizmos")))
    assert {"bank 0", "bank 1"} <= set(offered(before("bank 1")))


@pytest.mark.rule("GG-160", "GG-222")
def test_in_the_end_the_huggly_muggly_is_paid_for_and_sits_on_fiona() -> None:
    *_, (game, _) = walk()
    assert [gizmos(game)[ROOKIE], banks(game)[ROOKIE], game.table.gone] == [2, 0, 1]
    assert (hand(game), active(game)) == ("W08 A08", "E08")
    assert game.table.characters[ROOKIE].dlc == [number_of("D03")]
    assert game.table.hugs == game.table.characters[ROBIN].token


# ---------------------------------------------------------------- words


def test_no_page_is_longer_than_a_phone_shows_well() -> None:
    for page in pages():
        assert len(page) <= LONGEST, page
        assert len(re.findall(r"[.!?](?= |$)", page)) <= 2, page
        assert re.search(r"[.!?]$", page), page
        assert page.isascii(), page


def test_it_names_rules_that_exist_and_cards_by_their_names() -> None:
    for page in pages():
        assert set(re.findall(r"GG-\w+", page)) <= set(GAME.rulebook.rules), page
        assert not re.search(GAME.codes, page), page


def test_terms_are_those_of_the_rulebook() -> None:
    book = " ".join(f"{rule.title} {rule.text}" for rule in GAME.rulebook.rules.values())
    names = sorted((*CARDS, *NAMES, *[name.split()[0] for name in NAMES], *TUTORIAL.names), key=len)
    for page in pages():
        rest = re.sub(r"GG-\w+", "-", page)
        for name in reversed(names):
            rest = rest.replace(name, "-")
        inside = re.sub(r"(?:^|[.!?:] )\w+", " -", rest)  # but for the first word of a sentence
        for term in re.findall(r"\b[A-Z][a-z]+(?: [A-Z][a-z]+)*", inside):
            assert term in book, term


def test_it_points_at_parts_of_the_board_that_are_there() -> None:
    for lesson in TUTORIAL.steps:
        assert lesson.point in ("", *PARTS), lesson
        assert lesson.point or len(lesson.move.split()) > 1 or lesson.auto, lesson
