"""Many games: the same on any number of processes, and counted soundly."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from parlour.arena.files import read_file
from parlour.arena.playing import play_out
from parlour.arena.replaying import verify
from parlour.arena.simulate import (
    Plan,
    Played,
    endings,
    measured,
    nobody_won,
    simulate,
    wins_by_bot,
    wins_by_seat,
    wins_by_side,
)
from parlour.contract import Outcome
from parlour.games.summit import GAME as BOX

TOYS = Path(__file__).parent.parent / "toys"
PLAN = Plan(
    BOX.about.name,
    BOX.about.usual_players,
    9,
    "many",
    bots=("random",),
    options={},
    shelves=(TOYS,),
)


def quiet(games: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def alone() -> list[Played]:
    return simulate(PLAN, 1, quiet)


def test_two_processes_play_the_same_games_as_one(alone: list[Played]) -> None:
    others = multiprocessing.active_children()  # of another test, say, which are just ending
    heard: list[int] = []
    assert simulate(PLAN, 2, heard.append) == alone
    assert sum(heard) == PLAN.games
    assert {*multiprocessing.active_children()} <= {*others}


def test_another_seed_gives_other_games(alone: list[Played]) -> None:
    assert simulate(PLAN._replace(seed="others"), 1, quiet) != alone


def test_the_first_games_do_not_depend_on_how_many_follow(alone: list[Played]) -> None:
    assert simulate(PLAN._replace(games=3), 1, quiet) == alone[:3]


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    plan = PLAN._replace(players=3, bots=("a", "b"))
    assert [plan.seating(n) for n in range(3)] == [
        ["a", "b", "a"],
        ["b", "a", "b"],
        ["a", "b", "a"],
    ]


def test_kept_records_are_those_of_the_games_played(tmp_path: Path, alone: list[Played]) -> None:
    plan = PLAN._replace(save=tmp_path, games=4)
    simulate(plan, 1, quiet)
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [plan.file_name(n) for n in range(4)]
    for path, played in zip(paths, alone, strict=False):
        record = read_file(path)
        verify(BOX, record)
        assert record.result == played.outcome
        assert len(record.entries) == played.decisions


def test_a_listener_that_fails_stops_the_processes() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    others = multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN._replace(games=400), 2, stop)
    assert {*multiprocessing.active_children()} <= {*others}


def test_ctrl_c_is_for_who_started_the_processes_and_not_for_them(alone: list[Played]) -> None:
    def interrupt(games: int) -> None:
        for worker in multiprocessing.active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGINT)

    try:
        assert simulate(PLAN, 2, interrupt) == alone
    except KeyboardInterrupt:
        pytest.fail("a process heard it")
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_the_same_seed_and_bots_give_the_same_game() -> None:
    first, again, other = (
        play_out(BOX, ["random"] * BOX.about.usual_players, s) for s in ("a", "a", "b")
    )
    assert first.record() == again.record()
    assert first.entries != other.entries


def test_what_a_game_measures_is_the_same_on_any_number_of_processes() -> None:
    plan = PLAN._replace(game="fists", players=2)
    played = simulate(plan, 1, quiet)
    assert simulate(plan, 2, quiet) == played
    found = measured(played)
    assert list(found) == ["first fist", "fists shown"]
    assert found["fists shown"] == (9, 8, 8, 8)
    first = found["first fist"]
    assert 1 <= first.low < first.mean < first.high <= 5
    assert measured(simulate(PLAN._replace(games=1), 1, quiet)) == {}


def test_wins_are_counted_by_side() -> None:
    plan = PLAN._replace(game="password", players=4)
    played = simulate(plan, 1, quiet)
    assert {game.outcome.sides for game in played} == {((0, 2), (1, 3))}
    found = wins_by_side(played, plan.sides())
    seats = wins_by_seat(played, 4)
    assert list(found) == [side.name for side in plan.sides()]
    assert [found[side.name] for side in plan.sides()] == seats[:2] == seats[2:]
    assert wins_by_side(played, PLAN.sides()) == {}


# ---------------------------------------------------------------------- counting

GAMES = [
    Played(["a", "b", "a"], Outcome((1, 2, 3), (9, 5, 3), "X-1"), 10),
    Played(["b", "a", "b"], Outcome((2, 3, 1), (4, 2, 8), "X-2"), 20),
    Played(["a", "b", "a"], Outcome((3, 1, 1), (1, 7, 7), "X-2"), 60),
]


def test_wins_are_counted_by_seat() -> None:
    assert [found.wins for found in wins_by_seat(GAMES, 3)] == [1, 1, 2]
    assert {found.games for found in wins_by_seat(GAMES, 3)} == {3}


def test_a_bot_wins_a_game_once_however_many_of_its_seats_win() -> None:
    found = wins_by_bot(GAMES, ("a", "b", "a"))
    assert list(found) == ["a", "b"]
    assert (found["a"].wins, found["a"].games) == (2, 3)
    assert (found["b"].wins, found["b"].games) == (2, 3)


def test_games_that_nobody_has_won_are_counted() -> None:
    lost = Played(["a"], Outcome((2,), (5,), "X-1"), 10)
    assert nobody_won(GAMES) == 0
    assert nobody_won([*GAMES, lost, lost]) == 2


def test_the_rules_that_decided_are_counted_the_most_frequent_first() -> None:
    assert list(endings(GAMES).items()) == [("X-2", 2), ("X-1", 1)]


def test_what_comes_up_in_some_games_is_measured_over_these() -> None:
    outcome = Outcome((1,), (1,), "X-1")
    games = [Played(["a"], outcome, 1, found) for found in ({"x": 1.0}, {"x": 3.0, "y": 2.0}, None)]
    found = measured(games)
    assert (found["x"].games, found["x"].mean) == (2, 2)
    assert found["y"] == (1, 2, 2, 2)
