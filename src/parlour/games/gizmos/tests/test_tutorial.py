"""The tutorial: every move can be made when its turn comes, and every word is the rulebook's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.contract.tutorial import Lesson
from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import BY_CODE, CARDS, COLUMNS
from parlour.games.gizmos.moves import Build, File, Pay, Pick, Research, Return, Use
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.checks import visible
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

assert GAME.tutorial is not None
TUTORIAL = GAME.tutorial
PARTS = {  # of the board
    *("row", "display", "archive", "tableau", "ring", "research", "payment", "pending"),
    *("choices", "scores", "dispenser", "deck1", "deck2", "deck3"),
}
NAMES = sorted({card.name for card in CARDS}, key=len, reverse=True)
OWN = "|".join({name.split()[0] for name in NAMES})
# What the board shows only in certain decisions.
SHOWN_IN = {"research": {"Examine", "ReturnCards"}, "payment": {"Payment"}}


def walk() -> Iterator[tuple[Game[Table], Lesson]]:
    """Every lesson with the game as it stands just before its move."""
    game = GAME.start(len(TUTORIAL.names), Seeded(TUTORIAL.seed), TUTORIAL.options)
    for lesson in TUTORIAL.steps:
        yield game, lesson
        assert game.submit(lesson.seat, GAME.notation.read(lesson.move)) is None, lesson.move
    yield game, Lesson(0, "")


def texts() -> list[str]:
    return [text for lesson in TUTORIAL.steps for text in (lesson.say, lesson.after) if text]


def at(move: str) -> Game[Table]:
    """The game just before this move is first asked for."""
    return next(game.copy() for game, lesson in walk() if lesson.move == move)


# ---------------------------------------------------------------- it can be played


def test_every_lesson_is_a_legal_move_of_the_seat_that_is_waited_for() -> None:
    for game, lesson in walk():
        if lesson.move:
            assert game.waiting() == (lesson.seat,), lesson.move
            move = GAME.notation.read(lesson.move)
            assert GAME.why(game, lesson.seat, move) is None
            assert GAME.notation.write(move) == lesson.move
            assert move in game.moves(lesson.seat)


def test_it_is_a_lesson_of_about_five_minutes() -> None:
    own = [lesson for lesson in TUTORIAL.steps if not lesson.auto]
    assert 15 <= len(own) <= 25
    assert not TUTORIAL.steps[-1].auto, "the last word is said when the learner has moved"


def test_the_learner_makes_the_moves_and_the_others_are_made_for_them() -> None:
    assert {lesson.seat for lesson in TUTORIAL.steps if not lesson.auto} == {0}
    assert all(lesson.say for lesson in TUTORIAL.steps if not lesson.auto)


# ---------------------------------------------------------------- what is learned


def test_every_action_is_made_and_every_kind_of_gizmo_built() -> None:
    moves = [GAME.notation.read(lesson.move) for lesson in TUTORIAL.steps if not lesson.auto]
    assert {type(move) for move in moves} == {Pick, File, Build, Pay, Research, Return, Use}
    *_, (game, _) = walk()
    assert {CARDS[gizmo].column for gizmo in game.table.players[0].active} == set(
        range(len(COLUMNS))
    )


@pytest.mark.rule("GIZ-70")
def test_a_file_sets_off_a_chain_of_three_gizmos() -> None:
    moves = [lesson.move for lesson in TUTORIAL.steps]
    start = moves.index("file G2U7")
    assert moves[start : start + 5] == [
        *("file G2U7", "use G1U5", "pick blue", "use G1K6", "use G0S1#1")
    ]


@pytest.mark.rule("GIZ-26")
def test_the_refusal_it_speaks_of_is_the_one_that_comes() -> None:
    game = at("build G1R3")
    shown = [gizmo for slots in game.table.display for gizmo in slots]
    refusals = [GAME.why(game, 0, File(gizmo)) for gizmo in shown]
    assert {refusal.rule for refusal in refusals if refusal} == {"GIZ-26"}
    assert all(refusal and "1 of 1" in str(refusal) for refusal in refusals)
    (lesson,) = [lesson for lesson in TUTORIAL.steps if lesson.move == "build G1R3"]
    assert "GIZ-26" in lesson.say
    assert "1 of 1" in lesson.say


@pytest.mark.rule("GIZ-56")
def test_the_payment_with_a_converter_is_a_real_choice() -> None:
    game = at("pay 1 blue 1 black via G1R3")
    assert len(game.moves(0)) > 1


@pytest.mark.rule("GIZ-62")
def test_the_order_of_returning_is_a_real_choice() -> None:
    assert len(at("return G1K5 G1Y9").moves(0)) > 1


@pytest.mark.rule("GIZ-94")
def test_the_numbers_it_tells_are_those_on_the_table() -> None:
    *_, (game, _) = walk()
    me = GAME.view(game, 0)["players"][0]
    assert me["tokens"] == 1
    assert me["limits"] == {"storage": 6, "file": 2, "research": 3}
    before = at("build G2U7")
    assert before.table.players[0].energy() == 4
    assert before.table.players[0].ring[0] == 0, "the red was spent as told"


# ---------------------------------------------------------------- words


def test_every_text_has_two_sentences_at_most() -> None:
    for text in texts():
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, text
        assert re.search(r"[.!?]$", text), text
        assert text.isascii(), text


def test_every_rule_and_card_it_names_exists() -> None:
    for text in texts():
        assert set(re.findall(r"GIZ-\w+", text)) <= set(GAME.rulebook.rules), text
        assert not re.search(r"\bG\d\w", text), text
        for name in re.findall(rf"\b(?:{OWN})(?: [A-Z][\w-]*)+", text):
            assert name in NAMES, text


def test_terms_are_those_of_the_rulebook() -> None:
    book = " ".join(f"{rule.title} {rule.text}" for rule in GAME.rulebook.rules.values())
    for text in texts():
        for name in NAMES:
            text = text.replace(name, "-")
        inside = re.sub(r"(?:^|[.!?:] )\w+", " -", text)  # but for the first word of a sentence
        for term in re.findall(r"\b[A-Z][a-z]+(?: [A-Z][a-z]+)*", inside):
            assert term in book, term


def test_it_points_at_parts_of_the_board_that_are_there() -> None:
    for game, lesson in walk():
        if not lesson.point:
            continue
        if lesson.point in BY_CODE:
            assert BY_CODE[lesson.point] in visible(game, 0), lesson
            assert lesson.point in lesson.move, lesson
        else:
            assert lesson.point in PARTS, lesson
            kind = type(game.choice).__name__
            assert kind in SHOWN_IN.get(lesson.point, {kind}), lesson
            assert lesson.point != "pending" or game.table.pending, lesson
            assert lesson.point != "archive" or game.table.players[0].archive, lesson
