"""Time to think."""

from __future__ import annotations

from parlour.server.clocks import Clocks
from parlour.server.entries import Clock


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.ask([0], 1_000)
    assert clocks.deadline(0) is None
    assert clocks.left(9_000) == [None, None]


def test_each_move_has_its_own_time() -> None:
    clocks = Clocks(Clock("move", 30), 2)
    clocks.ask([0], 1_000)
    assert clocks.deadline(0) == 31_000
    assert clocks.deadline(1) is None
    clocks.answered([0], 20_000)
    clocks.ask([0], 20_000)
    assert clocks.deadline(0) == 50_000
    assert clocks.left(60_000) == [0, 30_000]


def test_a_bank_is_charged_for_thinking_and_grows_with_each_move() -> None:
    clocks = Clocks(Clock("bank", 60, 5), 2)
    clocks.ask([0], 0)
    assert clocks.left(10_000) == [50_000, 60_000]
    clocks.answered([0], 10_000)
    clocks.ask([1], 10_000)
    assert clocks.left(10_000) == [55_000, 60_000]
    assert clocks.deadline(1) == 70_000


def test_an_empty_bank_is_not_overdrawn() -> None:
    clocks = Clocks(Clock("bank", 10, 2), 1)
    clocks.ask([0], 0)
    clocks.answered([0], 99_000)
    assert clocks.bank == [2_000]


def test_who_is_asked_on_goes_on_thinking() -> None:
    clocks = Clocks(Clock("bank", 60), 2)
    clocks.ask([0, 1], 0)
    clocks.answered([1], 5_000)
    clocks.ask([0], 5_000)
    assert clocks.deadline(0) == 60_000


def test_to_take_back_and_move_again_does_not_fill_the_bank() -> None:
    clocks = Clocks(Clock("bank", 60, 5), 1)
    for at in range(0, 10_000, 1_000):
        clocks.ask([0], at)
        clocks.answered([0], at)
        clocks.taken_back(at)
    assert clocks.bank == [60_000]


def test_to_take_back_and_move_again_gives_no_new_time_for_the_move() -> None:
    clocks = Clocks(Clock("move", 30), 2)
    clocks.ask([0], 0)
    for at in (20_000, 25_000):  # what is left stays, however often one changes one's mind
        clocks.answered([0], at)
        clocks.ask([1], at)
        clocks.taken_back(25_000)
        clocks.ask([0], 25_000)
        assert clocks.left(25_000) == [10_000, 30_000]


def test_nobody_is_charged_for_the_time_the_server_was_away() -> None:
    for clock in (Clock("move", 30), Clock("bank", 30)):
        clocks = Clocks(clock, 1)
        clocks.ask([0], 0)
        clocks.resumed(1_000_000)
        assert clocks.deadline(0) == 1_030_000
        assert clocks.left(1_000_000) == [30_000]


def test_a_team_that_answers_as_one_is_charged_as_one() -> None:
    clocks = Clocks(Clock("bank", 60, 5), 3)
    clocks.ask([0, 2], 0)
    clocks.answered([0, 2], 10_000)
    assert clocks.bank == [55_000, 60_000, 55_000]
    assert clocks.taken_back(10_000)
    assert clocks.bank == [50_000, 60_000, 50_000]


def test_while_it_is_a_secret_who_has_answered_the_clocks_of_others_do_not_tell() -> None:
    for clock in (Clock("move", 60), Clock("bank", 60, 5)):
        clocks, quiet = Clocks(clock, 3), Clocks(clock, 3)
        for asked in (clocks, quiet):
            asked.ask([0, 1], 0)
        clocks.answered([0], 10_000)
        clocks.ask([1], 10_000, as_before=True)
        for waiting in ((0, 1), (1,), ()):
            for viewer in (1, 2):
                shown = clocks.left_in_secret(20_000, {viewer}, waiting)
                assert shown == quiet.left_in_secret(20_000, {viewer}, waiting)
        assert clocks.left_in_secret(20_000, {2}, (0,)) == [40_000, 60_000, 60_000]
        assert clocks.left_in_secret(20_000, {0}, ()) == [clocks.left(0)[0], 60_000, 60_000]
        assert clocks.left_in_secret(20_000, {1}, ())[1] == 40_000
