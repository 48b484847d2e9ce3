"""Simultaneous choice: everybody sees who has answered, and nobody what, until all have."""

from __future__ import annotations

import pytest

from parlour.games.fists import GAME
from parlour.games.fists.rules import Fists, Ready, Revealed, Show, Table
from parlour.kernel.agenda import Game, Sealed
from parlour.kernel.codec import encode, state_hash, to_wire
from parlour.kernel.luck import Seeded


def start(players: int = 3) -> Game[Table]:
    return GAME.start(players, Seeded("sealed"), events=True)


def play(g: Game[Table], *fingers: int) -> None:
    for seat, number in enumerate(fingers):
        assert g.submit(seat, Show(number)) is None


def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    g = start()
    assert g.waiting() == (0, 1, 2)
    g.submit(2, Show(5))
    assert g.waiting() == (0, 1)
    g.submit(0, Show(4))
    assert g.waiting() == (1,)
    assert g.table.shown == [[], [], []]
    g.submit(1, Show(3))
    assert g.table.shown == [[4], [3], [5]]
    assert g.waiting() == (0, 1, 2)


@pytest.mark.rule("KERNEL-SEALED")
def test_an_answer_once_sealed_stands() -> None:
    g = start()
    g.submit(1, Show(2))
    before = state_hash(g)
    assert g.submit(1, Show(3)) == "KERNEL-SEALED"
    assert g.submit(1, Show(2)) == "KERNEL-SEALED"
    assert state_hash(g) == before
    refusal = GAME.why(g, 1, Show(3))
    assert refusal is not None
    assert refusal.rule == "KERNEL-SEALED"
    said = refusal.said(["Ada", "Bob", "Cy"])
    assert said == "You have already answered. It is up to Ada and Cy now."
    assert g.moves(1) == g.offer(1, Seeded("x")) == []


@pytest.mark.rule("KERNEL-TURN")
def test_who_was_not_asked_has_sealed_nothing() -> None:
    assert start(2).submit(2, Show(1)) == "KERNEL-TURN"


def test_an_answer_against_the_rules_seals_nothing() -> None:
    g = start(2)
    play(g, 5, 4)
    assert g.submit(0, Show(5)) == "FIST-3"
    assert g.submit(0, Show(6)) == "FIST-3"
    assert g.waiting() == (0, 1)
    refusal = GAME.why(g, 0, Show(5))
    assert refusal is not None
    assert str(refusal) == "You cannot show 5; you have 1, 2, 3 or 4 left. (FIST-3)"


def test_who_has_answered_is_shown_and_never_what() -> None:
    sealed = Fists((0, 1, 2), (None, Show(4), None))
    assert to_wire(sealed.show(None)) == {"seats": [0, 1, 2], "waiting": [0, 2]}
    assert to_wire(sealed.show(0)) == {"seats": [0, 1, 2], "waiting": [0, 2], "answer": None}
    own = to_wire(sealed.show(1))
    assert own["answer"] == {"kind": "Show", "fingers": 4}


def test_a_sealed_answer_stays_hidden_even_in_a_frame_marked_public() -> None:
    class Marked(Sealed[Table]):
        public = True

    assert "answers" not in Marked((0, 1), (Show(4), None)).show(1)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_games_that_differ_in_a_sealed_answer_look_the_same_to_the_others(
    viewer: int | None,
) -> None:
    one, other = start(), start()
    one.submit(1, Show(1))
    other.submit(1, Show(5))
    assert encode(GAME.view(one, viewer)) == encode(GAME.view(other, viewer))
    assert one.events == other.events
    assert one.events is not None
    assert one.events[-1] == (Ready(1), None)
    assert GAME.view(one, 1) != GAME.view(other, 1)


def test_the_last_answer_reveals_all_and_counts_as_coming_to_light() -> None:
    g = start()
    g.submit(1, Show(5))
    g.submit(2, Show(5))
    assert g.reveals == 0
    g.submit(0, Show(2))
    assert g.reveals > 0
    assert g.events is not None
    shown = [told for told in g.events if isinstance(told[0], Revealed)]
    assert shown == [(Revealed((2, 5, 5), 0), None)]  # in the order of the seats


def test_a_sealed_choice_without_alternatives_lapses() -> None:
    g = start(2)
    for number in (1, 2, 3):
        play(g, number, number)
    assert not g.over
    play(g, 4, 5)  # and so 5 and 4 are all that is left
    assert g.over
    assert g.table.shown == [[1, 2, 3, 4, 5], [1, 2, 3, 5, 4]]
    assert GAME.rules.outcome(g).points == (5, 4)


def test_imagined_answers_are_any_the_others_may_have_given() -> None:
    g = start()
    play(g, 1, 2, 3)
    g.submit(0, Show(5))
    g.submit(1, Show(5))
    view = GAME.view(g, 1)
    drawn: set[int] = set()
    for i in range(60):
        choice = GAME.views.imagine(view, Seeded(str(i))).choice
        assert isinstance(choice, Fists)
        answer, own, waited_for = choice.answers
        assert (own, waited_for) == (Show(5), None)
        assert isinstance(answer, Show)
        drawn.add(answer.fingers)
    assert drawn == {2, 3, 4, 5}  # 1 was shown before
