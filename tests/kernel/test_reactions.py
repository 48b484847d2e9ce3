"""Reactions: windows that open and lapse, seconds that are shared, secrets, and asides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.test_toy_rules import do, refused

from parlour.arena.match import Match
from parlour.arena.replaying import verify
from parlour.games import parry
from parlour.games.parry.rules import Wound
from parlour.kernel.agenda import HOUSE, Game, TimeLimit
from parlour.kernel.codec import encode
from parlour.kernel.luck import Scripted


def duel(*outcomes: int) -> Game[Any]:
    """Seat 0 begins, both have 8 guard; the dice then show what is given."""
    return parry.GAME.start(2, Scripted([0, 3, 3, *(die - 1 for die in outcomes)]))


def test_a_blow_waits_for_the_answer_of_the_other_fighter() -> None:
    g = duel(6)
    do(parry.GAME, g, "0 attack 3")
    assert g.waiting() == (1,)
    assert parry.GAME.view(g, None)["agenda"][-2:] == [
        {"kind": "Blow", "seat": 0, "force": 3},
        {"kind": "Parry", "seat": 1},
    ]
    assert g.table.life == [10, 10]


def test_an_answer_changes_the_blow_before_it_falls() -> None:
    g = duel(6)
    do(parry.GAME, g, "0 attack 3", "1 guard 2", "0 stand", "1 stand")
    assert (g.table.life, g.table.guard) == ([10, 9], [8, 6])


@pytest.mark.parametrize("answer", ["duck", "guard 3"])
def test_an_answer_may_cancel_the_blow(answer: str) -> None:
    g = duel()  # nothing is rolled
    do(parry.GAME, g, "0 attack 3", f"1 {answer}")
    assert (g.table.life, g.table.guard) == ([10, 10], [8, 5])
    assert g.waiting() == (1,)  # whose turn it is now


@pytest.mark.parametrize("force", [0, 4])
def test_the_force_of_a_blow_is_bounded(force: int) -> None:
    said = f"An attack has a force from 1 to 3, not {force}."
    assert refused(parry.GAME, duel(), f"0 attack {force}") == ("PARRY-3", said)


def test_an_answer_is_bounded_by_the_blow_and_by_what_is_left() -> None:
    g = duel()
    g.table.guard[1] = 2
    do(parry.GAME, g, "0 attack 1")
    said = "The force of the blow is 1; guard against no more."
    assert refused(parry.GAME, g, "1 guard 2") == ("PARRY-6", said)
    assert refused(parry.GAME, g, "1 duck") == ("PARRY-5", "That takes 3 guard; you have 2.")
    assert [parry.GAME.notation.write(move) for move in g.moves(1)] == [
        "take",
        "guard 1",
        "riposte",
    ]


def test_a_window_opens_for_who_can_do_nothing_too_so_that_nobody_learns_of_it() -> None:
    g, poor = duel(6), duel(6)
    poor.table.guard[1] = 0
    for game in (g, poor):
        do(parry.GAME, game, "0 attack 2")
        assert game.waiting() == (1,)
    assert encode(parry.GAME.view(g, 0)) == encode(parry.GAME.view(poor, 0))
    assert [parry.GAME.notation.write(move) for move in poor.moves(1)] == ["take"]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_guard_is_its_holders_secret(viewer: int | None) -> None:
    g, other = duel(), duel()
    other.table.guard[0] = 5
    assert encode(parry.GAME.view(g, viewer)) == encode(parry.GAME.view(other, viewer))
    assert parry.GAME.view(other, 0)["guard"] == 5


def test_both_may_have_the_roll_made_again_in_any_order_and_once() -> None:
    g = duel(2, 5, 1)
    do(parry.GAME, g, "0 attack 2", "1 take")
    assert (g.waiting(), g.due(Wound).die) == ((0, 1), 2)
    do(parry.GAME, g, "1 again")
    assert (g.waiting(), g.due(Wound).die) == ((0,), 5)
    assert refused(parry.GAME, g, "1 again")[0] == "KERNEL-TURN"
    do(parry.GAME, g, "0 again")
    assert (g.table.life, g.table.nerve, g.waiting()) == ([10, 10], [2, 2], (1,))


def test_a_window_lapses_by_the_word_of_everybody() -> None:
    g = duel(6)
    g.table.nerve[0] = 0
    do(parry.GAME, g, "0 attack 2", "1 take")
    assert refused(parry.GAME, g, "0 again") == ("PARRY-12", "You have no nerve left.")
    do(parry.GAME, g, "1 stand")
    assert g.waiting() == (0,)
    do(parry.GAME, g, "0 stand")
    assert g.table.life == [10, 8]


def test_all_that_is_done_about_one_blow_shares_the_seconds() -> None:
    g = duel(6, 6)
    limits = []
    for step in ("0 attack 2", "1 take", "1 stand", "0 stand", "1 attack 1"):
        do(parry.GAME, g, step)
        assert g.choice is not None
        limits.append(g.choice.time_limit(g))
    assert limits[0] == limits[1] == limits[2] == TimeLimit(20, "blow 19")
    assert limits[3:] == [None, TimeLimit(20, "blow 18")]


def test_a_riposte_is_there_for_its_maker_alone_until_it_happens() -> None:
    g, none = duel(1), duel(1)
    do(parry.GAME, g, "0 attack 2", "1 riposte")
    do(parry.GAME, none, "0 attack 2", "1 take")
    for viewer in (0, None):
        assert encode(parry.GAME.view(g, viewer)) == encode(parry.GAME.view(none, viewer))
    kinds = [frame["kind"] for frame in parry.GAME.view(g, 1)["agenda"]]
    assert kinds == ["Turn", "Riposte", "Wound", "Retest"]
    do(parry.GAME, g, "0 stand", "1 stand")
    assert (g.table.life, g.table.known, g.table.guard) == ([9, 10], [0, -2], [8, 6])


@pytest.mark.rule("PARRY-11")
def test_a_fighter_braces_out_of_turn_and_the_question_stays() -> None:
    g = duel()
    do(parry.GAME, g, "0 attack 3")
    asked = g.choice
    do(parry.GAME, g, "0 brace 1", "1 brace 2")
    assert g.choice is asked
    assert (g.table.nerve, g.table.guard) == ([2, 1], [10, 12])
    said = "You have 1 nerve; that is no way to spend it."
    assert refused(parry.GAME, g, "1 brace 2") == ("PARRY-11", said)
    assert parry.GAME.why(g, HOUSE, parry.table.Brace(1)) is not None
    written = [parry.GAME.notation.write(aside) for aside in parry.GAME.asides_now(g, 0)]
    assert written == ["brace 1", "brace 2"]
    assert list(parry.GAME.asides.asides_for_bots(g, 0)) == []
    assert list(parry.GAME.asides.asides_for_bots(g, 1)) == [parry.table.Brace(1)]


@pytest.mark.rule("KERNEL-UNDO")
def test_an_aside_that_may_be_taken_back_is_taken_back() -> None:
    match = Match(parry.GAME, ["Ann", "Ben"], ["human"] * 2, "undo")
    (first,) = match.game.waiting()
    match.submit(first, parry.GAME.read("attack 2"))
    match.submit(first, parry.GAME.read("brace 1"))
    assert match.undo(first) is None
    assert match.game.table.nerve == [3, 3]
    assert match.undo(first) is None  # and the attack before it
    assert match.entries == []
    match.submit(1 - first, parry.GAME.read("brace 1"))
    assert verify(parry.GAME, match.record()).table.nerve[1 - first] == 2
