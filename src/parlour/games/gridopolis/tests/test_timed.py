"""Timed games: the limit, and that everybody has had the same number of turns."""

from __future__ import annotations

import pytest

from parlour.contract import BadSetup
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    play,
    reason,
    refused,
    say_aside,
    winners,
)
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.kernel.agenda import HOUSE, Game

MINUTES = {"limit": "15_minutes"}


def quietly(game: Game[Table], turns: int) -> None:
    """Let so many turns go by in which nobody is captured."""
    for _ in range(turns):
        seat = game.waiting()[0]
        calm = [text for text in legal(game) if text.split()[0] in ("step", "block", "pad")]
        play(game, sorted(calm)[0])
        if not game.over and game.waiting() == (seat,):
            play(game, "decline")


@pytest.mark.rule("GP-140", "GP-135")
@pytest.mark.parametrize(
    ("value", "limit", "seconds"),
    [
        ("none", ("none", 0), None),
        ("10_rounds", ("rounds", 10), None),
        ("20_rounds", ("rounds", 20), None),
        ("30_rounds", ("rounds", 30), None),
        ("15_minutes", ("minutes", 15), 900),
        ("30_minutes", ("minutes", 30), 1800),
        ("60_minutes", ("minutes", 60), 3600),
    ],
)
def test_the_host_sets_the_limit(value: str, limit: tuple[str, int], seconds: int | None) -> None:
    told = look(begin(limit=value))["limit"]
    assert (told["kind"], told["number"], told["up"]) == (*limit, False)
    assert GAME.clock.time_limit(GAME.settle_options(2, {"limit": value})) == seconds


@pytest.mark.rule("GP-140")
@pytest.mark.parametrize(
    ("value", "limit", "seconds"),
    [
        ("1_rounds", ("rounds", 1), None),
        ("7 rounds", ("rounds", 7), None),
        ("999_rounds", ("rounds", 999), None),
        ("1_minutes", ("minutes", 1), 60),
        ("45_minutes", ("minutes", 45), 2700),
        ("999_minutes", ("minutes", 999), 59_940),
    ],
)
def test_any_number_of_rounds_or_minutes_will_do(
    value: str, limit: tuple[str, int], seconds: int | None
) -> None:
    told = look(begin(limit=value))["limit"]
    assert (told["kind"], told["number"]) == limit
    assert GAME.clock.time_limit(GAME.settle_options(2, {"limit": value})) == seconds


@pytest.mark.rule("GP-140")
@pytest.mark.parametrize("value", ["0_rounds", "1000_minutes", "minutes", "7", "half_an_hour"])
def test_no_other_limit_is_taken(value: str) -> None:
    with pytest.raises(BadSetup, match="from 1 to 999 rounds or minutes"):
        begin(limit=value)


@pytest.mark.rule("GP-140", "GP-145", "GP-144")
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_of_few_rounds_is_as_short_as_that(rounds: int) -> None:
    game = begin(3, limit=f"{rounds}_rounds")
    quietly(game, 3 * rounds - 1)
    assert not game.over
    quietly(game, 1)
    assert (reason(game), look(game)["turns"]) == ("GP-144", 3 * rounds)


@pytest.mark.rule("GP-140", "GP-145", "GP-141", "GP-144")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_rounds_are_ten_turns_for_everybody(players: int) -> None:
    game = begin(players, limit="10_rounds")
    quietly(game, 10 * players - 1)
    assert not game.over
    quietly(game, 1)
    assert reason(game) == "GP-144"
    assert look(game)["turns"] == 10 * players


@pytest.mark.rule("GP-145", "GP-36")
def test_a_round_begins_with_the_starting_player() -> None:
    game = place(3, starter=2, turn=2, round=10, options={"limit": "10_rounds"})
    quietly(game, 2)
    assert not game.over
    assert game.waiting() == (1,)
    quietly(game, 1)
    assert reason(game) == "GP-144"


@pytest.mark.rule("GP-141", "GP-145")
def test_when_time_is_up_the_round_is_finished() -> None:
    game = begin(2, **MINUTES)
    quietly(game, 3)
    say_aside(game, HOUSE, "time up")
    assert look(game)["limit"] == {"kind": "minutes", "number": 15, "up": True}
    assert game.waiting() == (1,)
    quietly(game, 1)
    assert reason(game) == "GP-144"


@pytest.mark.rule("GP-141", "GP-145")
def test_a_turn_under_way_is_finished_and_so_is_its_round() -> None:
    """Time is called while the starting player thinks: everybody still has this round."""
    game = begin(3, **MINUTES)
    quietly(game, 3)
    say_aside(game, HOUSE, "time up")
    quietly(game, 2)
    assert game.waiting() == (2,)
    quietly(game, 1)
    assert game.over


@pytest.mark.rule("GP-145", "GP-80")
def test_a_king_still_makes_its_second_move() -> None:
    game = place(turn=1, markers={0: ["e2"], 1: ["Ke5"]}, options=MINUTES)
    play(game, "step e5 e6")
    say_aside(game, HOUSE, "time up")
    play(game, "step e6 f6")
    assert reason(game) == "GP-144"


@pytest.mark.rule("GP-141", "GP-145", "GP-130")
def test_the_starting_place_stays_the_boundary_when_its_player_is_out() -> None:
    game = place(3, starter=0, turn=1, markers={1: ["b5"], 2: ["e8"]}, options=MINUTES)
    say_aside(game, HOUSE, "time up")
    quietly(game, 1)
    assert game.waiting() == (2,)
    quietly(game, 1)
    assert reason(game) == "GP-144"


@pytest.mark.rule("GP-145", "GP-141", "GP-130")
def test_the_last_round_ends_before_an_empty_starting_place_too() -> None:
    markers = {1: ["b5"], 2: ["e8"]}
    game = place(3, turn=1, round=10, markers=markers, options={"limit": "10_rounds"})
    quietly(game, 1)
    assert (game.waiting(), look(game)["round"]) == ((2,), 10)
    quietly(game, 1)
    assert reason(game) == "GP-144"


@pytest.mark.rule("GP-141")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_house_calls_time(seat: int) -> None:
    game = begin(2, **MINUTES)
    assert refused(game, "time up", seat=seat) == "GP-141"
    assert not look(game)["limit"]["up"]


@pytest.mark.rule("GP-141", "GP-135")
@pytest.mark.parametrize("limit", ["none", "10_rounds"])
def test_without_a_clock_no_time_is_called(limit: str) -> None:
    assert refused(begin(limit=limit), "time up", seat=HOUSE) == "GP-141"


@pytest.mark.rule("GP-141")
def test_time_is_called_once() -> None:
    game = begin(2, **MINUTES)
    say_aside(game, HOUSE, "time up")
    assert refused(game, "time up", seat=HOUSE) == "GP-141"


@pytest.mark.rule("GP-135")
def test_without_a_limit_rounds_do_not_matter() -> None:
    game = begin()
    quietly(game, 22)
    assert not game.over
    assert look(game)["round"] == 12


@pytest.mark.rule("GP-144", "GP-136", "GP-R24", "GP-R27")
def test_who_is_out_may_have_won_on_points() -> None:
    game = place(
        3,
        turn=2,
        markers={0: ["e2"], 2: ["Kf5/-1"]},
        piles={1: {"kings": 2}, 0: {"pawns": 1}},
        options=MINUTES,
    )
    say_aside(game, HOUSE, "time up")
    quietly(game, 1)
    assert winners(game) == (1,)
    assert GAME.rules.outcome(game).points == (4, 8, 2)
    assert look(game)["ranking"] == [[1], [0], [2]]
