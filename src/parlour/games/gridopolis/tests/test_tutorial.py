"""The tutorial: the learner really does what it teaches, and what it says is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from parlour.contract.tutorial import Lesson
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.blueprint import problems, read_blueprint
from parlour.games.gridopolis.moves import (
    AddPad,
    Capture,
    Kamikaze,
    OwnJump,
    PlaceBlocker,
    Step,
)
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    Cell,
    at,
    legal,
    look,
    pads,
    pile,
    play,
    player,
    reason,
    refused,
    reserve,
    routes,
    text_of,
    where,
    winners,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

assert GAME.tutorial is not None
TUTORIAL = GAME.tutorial
OWN = [lesson for lesson in TUTORIAL.steps if not lesson.auto]
LONGEST = 180  # letters: five lines above the board of a phone
CLIMB = "step e3 d4/1"
OWN_JUMP = "jump d3 f5"
JUMP_UP = "take e4 e6/2 x e5/1"
TELEPORT = "step f3 f6"
KINGING = "step f6 f7"
FIRST_MOVE = "step f7 e7"
SECOND_MOVE = "take e7 e5 x e6"
BLOCK = "block d6/2"
BUILD = "pad d6/1"
DOUBLE = "take d4/1 d6/1 x e5/1 e6/1"
FALL = "kamikaze e6/2 x f6/2"


def walk() -> Iterator[tuple[Game[Table], Lesson]]:
    """Every lesson with the game as it stands just before its move; then the end of it all."""
    game = GAME.start(len(TUTORIAL.names), Seeded(TUTORIAL.seed), TUTORIAL.options)
    for lesson in TUTORIAL.steps:
        yield game, lesson
        assert game.submit(lesson.seat, GAME.notation.read(lesson.move)) is None, lesson.move
    yield game, Lesson(0, "")


def before(move: str) -> Game[Table]:
    return next(game.copy() for game, lesson in walk() if lesson.move == move)


def after(move: str) -> Game[Table]:
    game = before(move)
    play(game, move)
    return game


def told(move: str) -> str:
    """All that is said about a move."""
    (lesson,) = [lesson for lesson in OWN if lesson.move == move]
    return f"{lesson.say} {lesson.after}"


def texts() -> list[str]:
    return [text for lesson in TUTORIAL.steps for text in (lesson.say, lesson.after) if text]


def levels(cells: list[Cell]) -> list[int]:
    return [cell[2] for cell in cells]


# ---------------------------------------------------------------- it can be played


def test_every_lesson_is_offered_to_the_seat_that_is_waited_for() -> None:
    for game, lesson in walk():
        if lesson.move:
            assert game.waiting() == (lesson.seat,), lesson.move
            assert lesson.move in legal(game)


@pytest.mark.rule("GP-151")
def test_its_grid_set_is_a_sound_blueprint_and_a_small_one() -> None:
    blueprint = read_blueprint(TUTORIAL.options["blueprint"])
    assert problems(blueprint) == []
    game = before(CLIMB)
    assert len(pads(game)) <= 25
    assert {at(pad)[2] for pad in pads(game)} == {0, 1, 2}
    assert len(look(game)["teleporters"]) == 2


@pytest.mark.rule("GP-36")
def test_the_learner_begins_whatever_the_luck() -> None:
    for seed in ("one", "two", "three", "four", "five"):
        game = GAME.start(len(TUTORIAL.names), Seeded(seed), TUTORIAL.options)
        assert game.waiting() == (0,)


def test_it_is_a_lesson_of_about_five_minutes() -> None:
    words = sum(len(text.split()) for text in texts())
    assert 10 <= len(OWN) <= 15
    assert 400 <= words <= 700, "half of the time is reading"
    assert not TUTORIAL.steps[-1].auto, "the last word is said when the learner has moved"


def test_the_learner_makes_the_moves_and_the_others_are_made_for_them() -> None:
    assert {lesson.seat for lesson in OWN} == {0}
    assert {lesson.seat for lesson in TUTORIAL.steps if lesson.auto} == {1}
    assert all(lesson.say for lesson in OWN)


# ---------------------------------------------------------------- what is learned


def test_the_learner_does_everything_that_can_be_done_in_a_turn() -> None:
    kinds = {type(GAME.notation.read(lesson.move)) for lesson in OWN}
    assert kinds == {Step, OwnJump, Capture, Kamikaze, PlaceBlocker, AddPad}
    taught = [CLIMB, OWN_JUMP, JUMP_UP, TELEPORT, KINGING, FIRST_MOVE, SECOND_MOVE]
    assert [lesson.move for lesson in OWN] == [*taught, BLOCK, BUILD, DOUBLE, FALL]


@pytest.mark.rule("GP-64")
def test_the_climb_goes_forward_aside_and_up_at_once() -> None:
    climb = GAME.notation.read(CLIMB)
    assert isinstance(climb, Step)
    assert [end - start for start, end in zip(climb.start, climb.end, strict=True)] == [-1, 1, 1]


@pytest.mark.rule("GP-65")
def test_the_pawn_that_is_hopped_over_stays() -> None:
    assert where(before(OWN_JUMP))["e4"] == "0"
    assert where(after(OWN_JUMP))["e4"] == "0"


@pytest.mark.rule("GP-110", "GP-111")
def test_the_jump_leads_through_three_levels_in_a_straight_line() -> None:
    line = [at(text) for text in ("e4", "e5/1", "e6/2")]
    assert levels(line) == [0, 1, 2]
    steps = [tuple(b - a for a, b in zip(one, two, strict=True)) for one, two in pairwise(line)]
    assert len(set(steps)) == 1
    game = after(JUMP_UP)
    assert where(game)["e6/2"] == "0"
    assert pile(game, 0) == (1, 0)


@pytest.mark.rule("GP-85")
def test_the_step_on_to_a_teleporter_comes_out_at_the_other() -> None:
    game = before(TELEPORT)
    (hop,) = routes(game, TELEPORT)[0]
    assert (hop["to"], hop["exit"]) == ([1, -1, 0], [1, 1, 0])
    assert sorted(look(game)["teleporters"]) == [[1, -1, 0], [1, 1, 0]]


@pytest.mark.rule("GP-53")
def test_the_capture_that_is_left_out_before_kinging_was_there_to_make() -> None:
    assert "take f6 f6/2 x f6/1" in legal(before(KINGING))


@pytest.mark.rule("GP-75", "GP-76")
def test_the_step_on_to_the_other_home_row_makes_a_king_and_ends_the_turn() -> None:
    game = after(KINGING)
    assert where(game)["f7"] == "K0"
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-79", "GP-80", "GP-81")
def test_the_king_moves_twice_in_one_turn_and_captures_backward() -> None:
    between = after(FIRST_MOVE)
    assert between.waiting() == (0,)
    assert {SECOND_MOVE, "decline"} <= legal(between)
    take = GAME.notation.read(SECOND_MOVE)
    assert isinstance(take, Capture)
    assert take.end[1] < take.start[1], "blue goes up the y axis, and this is down"
    assert after(SECOND_MOVE).waiting() == (1,)


@pytest.mark.rule("GP-90", "GP-92")
def test_the_blocker_box_averts_a_capture_that_was_threatened() -> None:
    threat = "take f6/2 d6/2 x e6/2"
    careless = before(BLOCK)
    play(careless, BUILD)
    assert threat in legal(careless)
    assert refused(after(BLOCK), threat) == "GP-92"


@pytest.mark.rule("GP-100", "GP-102")
def test_the_added_pad_makes_the_multi_jump_possible() -> None:
    assert DOUBLE not in legal(before(BUILD))
    game = after(BUILD)
    assert reserve(before(BUILD), 0) == (1, 1, 1, 0)
    assert reserve(game, 0) == (0, 0, 1, 0), "a pad and a link are gone, the post is not"
    play(game, "block f5/1")
    assert DOUBLE in legal(game)


def test_robin_could_have_closed_a_better_pad() -> None:
    for landing in ("f6/1", "d6/1"):
        game = after(BUILD)
        play(game, f"block {landing}")
        assert DOUBLE not in legal(game)


@pytest.mark.rule("GP-115", "GP-116")
def test_the_multi_jump_turns_between_its_hops_and_takes_two() -> None:
    first, second = routes(before(DOUBLE), DOUBLE)[0]
    assert (first["to"], second["to"]) == ([1, 1, 1], [-1, 1, 1])
    assert second["to"] in [pad["cell"] for pad in look(before(DOUBLE))["added"]]
    assert sum(pile(after(DOUBLE), 0)) == sum(pile(before(DOUBLE), 0)) + 2


@pytest.mark.rule("GP-120", "GP-121", "GP-131")
def test_the_kamikaze_takes_both_off_the_roof_and_wins() -> None:
    assert "g6/2" not in pads(before(FALL))
    game = after(FALL)
    assert not {"e6/2", "f6/2"} & where(game).keys()
    assert (winners(game), reason(game)) == ((0,), "GP-131")
    assert player(game, 0)["pawns"] == 2
    assert player(game, 0)["kings"] == 1


@pytest.mark.rule("GP-142")
def test_the_points_it_tells_are_those_that_are_counted() -> None:
    mine = player(after(FALL), 0)
    assert (mine["pile"], mine["pawns"], mine["kings"]) == ({"pawns": 5, "kings": 0}, 2, 1)
    said = re.findall(r"(king|pawn) (captured|of yours) (\d)", told(FALL))
    worth = {(rank, whose): int(number) for rank, whose, number in said}
    assert worth == {
        ("king", "captured"): 4,
        ("pawn", "captured"): 3,
        ("king", "of yours"): 2,
        ("pawn", "of yours"): 1,
    }
    counted = 5 * worth["pawn", "captured"] + 2 * worth["pawn", "of yours"]
    assert mine["points"] == counted + worth["king", "of yours"]


# ---------------------------------------------------------------- words


def test_no_text_is_longer_than_a_phone_shows_well() -> None:
    for text in texts():
        assert len(text) <= LONGEST, text
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, text
        assert re.search(r"[.!?]$", text), text
        assert text.isascii(), text


def test_every_lesson_names_its_rule_and_every_rule_it_names_exists() -> None:
    for lesson in OWN:
        assert re.search(r"GP-\w+", lesson.say), lesson.move
    for text in texts():
        assert set(re.findall(r"GP-\w+", text)) <= set(GAME.rulebook.rules), text


def test_it_speaks_of_what_is_in_sight_and_never_of_coordinates() -> None:
    for text in texts():
        assert not re.search(r"-?\d+,\s?-?\d+", text), text


def test_it_points_at_the_pads_that_the_learner_has_to_press() -> None:
    for game, lesson in walk():
        if not lesson.move or lesson.auto:
            continue
        named = lesson.point.split()
        move: Move = GAME.notation.read(lesson.move)
        there = pads(game) | ({lesson.move.split()[1]} if isinstance(move, AddPad) else set())
        assert set(named) <= there, lesson
        assert named[0] == lesson.move.split()[1], "the marker, or the pad, comes first"
        for hops in routes(game, lesson.move):
            passed = [text_of(hop["to"]) for hop in hops]
            assert set(passed) <= set(named), lesson
