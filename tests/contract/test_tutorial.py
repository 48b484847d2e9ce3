"""Tutorials: read from a file, and playable as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.contract import Box
from parlour.contract.tutorial import Lesson, Tutorial, load_tutorial
from parlour.games import shelf
from parlour.games.darts import GAME as DARTS
from parlour.games.fists import GAME as FISTS
from parlour.kernel.luck import Seeded

LEARNT: list[Box[Any]] = [box for box in (FISTS, *shelf().values()) if box.tutorial is not None]
PLAIN = 'seed = "s"\nnames = ["You", "Bob"]\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "tutorial.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_tutorial_is_read_from_its_file(tmp_path: Path) -> None:
    lessons = """
        [options]
        wind = "calm"
        [[lesson]]
        seat = 0
        move = "throw"
        say = "Throw."
        point = "board"
        [[lesson]]
        seat = 1
        move = "wait"
        after = "Well."
        auto = true
    """
    assert load_tutorial(written(tmp_path, PLAIN + lessons)) == Tutorial(
        "s",
        ("You", "Bob"),
        {"wind": "calm"},
        (
            Lesson(0, "throw", say="Throw.", point="board"),
            Lesson(1, "wait", after="Well.", auto=True),
        ),
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('title = "x"\n[[lesson]]\nseat = 0\nmove = "go"', "a tutorial has no title"),
        ('[[lesson]]\nseat = 2\nmove = "go"\nauto = true', "nobody sits on seat 2"),
        ('[[lesson]]\nseat = 0\nmove = "go"\nsays = "x"', "lesson 1 has other fields"),
        ("[[lesson]]\nseat = 0", "lesson 1 has other fields"),
        ('[[lesson]]\nseat = 1\nmove = "go"', "lesson 1 is for seat 1, not the learner"),
    ],
)
def test_a_tutorial_that_cannot_be_right_is_not_taken(
    tmp_path: Path, text: str, fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        load_tutorial(written(tmp_path, PLAIN + text))


@pytest.mark.parametrize("box", LEARNT, ids=lambda box: box.about.name)
def test_every_lesson_is_a_legal_move_when_its_turn_comes(box: Box[Any]) -> None:
    tutorial = box.tutorial
    assert tutorial is not None
    game = box.start(len(tutorial.names), Seeded(tutorial.seed), tutorial.options)
    for number, lesson in enumerate(tutorial.steps, 1):
        move = box.notation.read(lesson.move)
        assert box.notation.write(move) == lesson.move
        assert box.why(game, lesson.seat, move) is None, (number, lesson)
        game.decide(lesson.seat, move)


@pytest.mark.parametrize("box", LEARNT, ids=lambda box: box.about.name)
def test_after_whatever_may_be_done_in_a_free_lesson_the_others_can_be_made(box: Box[Any]) -> None:
    tutorial = box.tutorial
    assert tutorial is not None
    for number, free in enumerate(tutorial.steps):
        if not free.free:
            continue
        before = box.start(len(tutorial.names), Seeded(tutorial.seed), tutorial.options)
        for lesson in tutorial.steps[:number]:
            before.decide(lesson.seat, box.notation.read(lesson.move))
        for move in before.moves(free.seat):
            game = before.copy()
            game.decide(free.seat, move)
            for lesson in tutorial.steps[number + 1 :]:
                assert game.refuse(lesson.seat, box.notation.read(lesson.move)) is None, lesson
                game.decide(lesson.seat, box.notation.read(lesson.move))


def test_a_game_may_do_without_all_that_a_page_could_show() -> None:
    view = DARTS.view(DARTS.start(2, Seeded("x")), None)
    assert DARTS.tutorial is None
    assert (DARTS.page.pieces(), DARTS.page.figures(view), DARTS.page.breakdown(view)) == (
        {},
        {},
        [],
    )


def test_figures_are_numbers_by_seat() -> None:
    game = FISTS.start(2, Seeded("x"))
    game.submit(0, FISTS.notation.read("show 4"))
    game.submit(1, FISTS.notation.read("show 2"))
    figures = {"points": [1, 0], "shown": [4, 2]}
    assert FISTS.page.figures(FISTS.view(game, None)) == figures
    assert FISTS.page.pieces() == {"fingers": [1, 2, 3, 4, 5]}
