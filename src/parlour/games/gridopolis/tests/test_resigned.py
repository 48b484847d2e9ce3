"""Who has resigned comes behind everybody who has not, however the game ends."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import look, play, player, reason, say_aside, winners
from parlour.games.gridopolis.tests.positions import changed, place
from parlour.games.gridopolis.tests.test_stalled import CIRCLING, circle
from parlour.kernel.agenda import HOUSE, Game
from parlour.kernel.text import plain

MINUTES = {"limit": "15_minutes"}
LIMITS = ["none", "10_rounds", "15_minutes"]


def places(game: Game[Table]) -> tuple[int, ...]:
    """The places by seat; page and terminal show the same."""
    assert game.over
    found = GAME.rules.outcome(game).places
    shown = look(game)["ranking"]
    assert [sorted(seat for seat, at in enumerate(found) if at == p) for p in sorted({*found})] == [
        sorted(seats) for seats in shown
    ]
    return found


@pytest.mark.rule("GP-R30", "GP-137", "GP-131")
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_who_leads_and_resigns_has_lost(limit: str, seat: int) -> None:
    game = place(piles={seat: {"kings": 2}}, markers=CIRCLING, options={"limit": limit})
    say_aside(game, seat, "resign")
    assert (winners(game), reason(game)) == ((1 - seat,), "GP-131")
    assert places(game) == (1 + (seat == 0), 1 + (seat == 1))
    assert GAME.rules.outcome(game).points[seat] == 8


@pytest.mark.rule("GP-R30", "GP-144", "GP-136")
def test_when_time_is_up_who_led_and_has_resigned_is_last() -> None:
    game = place(
        3,
        markers={0: ["Kf5"], 1: ["b5"], 2: ["e8"]},
        piles={0: {"kings": 2}, 2: {"pawns": 1}},
        options=MINUTES,
    )
    say_aside(game, 0, "resign")
    say_aside(game, HOUSE, "time up")
    play(game, "step b5 c5", "step e8 e7")
    assert reason(game) == "GP-144"
    assert GAME.rules.outcome(game).points == (8, 1, 4)
    assert places(game) == (3, 2, 1)


@pytest.mark.rule("GP-R30", "GP-144", "GP-145")
def test_after_the_last_round_likewise() -> None:
    game = place(
        3,
        round=10,
        markers={0: ["Kf5"], 1: ["b5"], 2: ["e8"]},
        piles={0: {"kings": 2}},
        options={"limit": "10_rounds"},
    )
    say_aside(game, 0, "resign")
    play(game, "step b5 c5", "step e8 e7")
    assert reason(game) == "GP-144"
    assert places(game) == (3, 1, 1)


@pytest.mark.rule("GP-R30", "GP-144", "GP-R27")
def test_who_was_taken_off_the_grid_set_may_have_won_and_who_resigned_may_not() -> None:
    game = place(
        4,
        turn=2,
        markers={0: ["Kf5"], 2: ["e8"], 3: ["h5"]},
        piles={0: {"kings": 3}, 1: {"kings": 2}},
        options=MINUTES,
    )
    say_aside(game, 0, "resign")
    say_aside(game, HOUSE, "time up")
    play(game, "step e8 e7", "step h5 g5")
    assert GAME.rules.outcome(game).points == (12, 8, 1, 1)
    assert places(game) == (4, 1, 2, 2)


@pytest.mark.rule("GP-R30", "GP-137", "GP-131")
@pytest.mark.parametrize("limit", LIMITS)
def test_several_who_have_resigned_share_the_last_place(limit: str) -> None:
    game = place(
        4,
        markers={0: ["e2"], 1: ["b5"], 2: ["e8"], 3: ["h5"]},
        piles={1: {"kings": 2}},
        options={"limit": limit},
    )
    for seat in (3, 1, 0):
        say_aside(game, seat, "resign")
    assert (reason(game), places(game)) == ("GP-131", (2, 2, 1, 2))


@pytest.mark.rule("GP-R30", "GP-144")
def test_two_who_have_resigned_share_the_last_place_when_time_is_up() -> None:
    game = place(
        4,
        markers={0: ["e2"], 1: ["b5"], 2: ["e8"], 3: ["Kf5"]},
        piles={0: {"kings": 1}, 1: {"pawns": 1}},
        options=MINUTES,
    )
    say_aside(game, 0, "resign")
    say_aside(game, 1, "resign")
    say_aside(game, HOUSE, "time up")
    play(game, "step e8 e7", "step f5 f6", "decline")
    assert places(game) == (3, 3, 2, 1)


@pytest.mark.rule("GP-R30", "GP-130", "GP-131")
@pytest.mark.parametrize("limit", LIMITS)
def test_who_is_eliminated_stays_before_who_resigned_whoever_went_first(limit: str) -> None:
    markers = {0: ["e4"], 1: ["e5"], 2: ["e8"]}
    taken = place(3, markers=markers, piles={2: {"kings": 1}}, options={"limit": limit})
    play(taken, "take e4 e6 x e5")
    say_aside(taken, 2, "resign")
    left = place(3, markers=markers, piles={2: {"kings": 1}}, options={"limit": limit})
    say_aside(left, 2, "resign")
    play(left, "take e4 e6 x e5")
    assert reason(taken) == reason(left) == "GP-131"
    assert places(taken) == places(left) == (1, 2, 3)


@pytest.mark.rule("GP-R30", "GP-132")
def test_a_kamikaze_of_the_last_two_leaves_who_resigned_behind_both() -> None:
    game = place(3, markers={0: ["e5"], 1: ["f5"], 2: ["e8"]}, piles={2: {"kings": 3}})
    say_aside(game, 2, "resign")
    play(game, "kamikaze e5 x f5")
    assert (reason(game), places(game)) == ("GP-132", (1, 2, 3))


@pytest.mark.rule("GP-R30", "GP-133", "GP-136")
@pytest.mark.parametrize(
    ("limit", "expected"), [("none", (1, 3, 2, 4)), ("30_rounds", (2, 1, 3, 4))]
)
def test_a_stalled_game_leaves_who_resigned_behind_those_who_are_out(
    limit: str, expected: tuple[int, ...]
) -> None:
    game = place(
        4,
        blueprint=changed("matrix", rules={"no_progress_turns": 10}),
        markers={0: ["Kf5"], 2: ["Kf5/-1"], 3: ["h5"]},
        piles={0: {"pawns": 1}, 1: {"pawns": 2}, 3: {"kings": 4}},
        options={"limit": limit},
    )
    say_aside(game, 3, "resign")
    circle(game, 21)
    assert GAME.rules.outcome(game).points == (5, 6, 2, 16)
    assert (reason(game), places(game)) == ("GP-133", expected)


@pytest.mark.rule("GP-R30", "GP-133", "GP-134")
def test_a_position_that_comes_again_leaves_who_resigned_behind_too() -> None:
    game = place(
        3,
        markers={0: ["e4"], 1: ["b5"], 2: ["e6"]},
        piles={1: {"kings": 2}},
        options={"limit": "30_rounds"},
    )
    say_aside(game, 1, "resign")
    to_and_fro = [
        *("step e4 f4", "step e6 f6"),
        *("step f4 e4", "step f6 e6"),
    ]
    play(game, *to_and_fro, *to_and_fro, to_and_fro[0])
    assert GAME.rules.outcome(game).points == (1, 8, 1)
    assert (reason(game), places(game)) == ("GP-133", (1, 3, 1))


@pytest.mark.rule("GP-R30", "GP-52", "GP-133")
def test_when_all_who_are_left_pass_who_resigned_is_behind_them() -> None:
    none = {seat: dict.fromkeys(("pads", "links", "posts", "blockers"), 0) for seat in range(3)}
    game = place(
        3,
        turn=1,
        markers={0: ["f2"], 1: ["b5"], 2: ["d8"]},
        blockers={
            1: ["e3", "f3"],
            2: ["d7", "e7"],
        },
        reserves=none,
        piles={1: {"kings": 2}},
        options={"limit": "30_rounds"},
    )
    say_aside(game, 1, "resign")
    assert (reason(game), places(game)) == ("GP-133", (1, 3, 1))


@pytest.mark.rule("GP-R30", "GP-137")
def test_everybody_sees_who_has_resigned_and_who_was_taken() -> None:
    game = place(4, markers={0: ["e2"], 2: ["e8"], 3: ["h5"]})
    say_aside(game, 3, "resign")
    assert [player(game, seat)["out"] for seat in range(4)] == [False, True, False, True]
    assert [player(game, seat)["resigned"] for seat in range(4)] == [False, False, False, True]


@pytest.mark.rule("GP-R30")
def test_the_last_line_of_the_log_says_who_resigned_beside_the_points() -> None:
    game = place(
        3,
        markers={0: ["e4"], 1: ["e5"], 2: ["e8"]},
        piles={2: {"kings": 4}},
        events=True,
    )
    say_aside(game, 2, "resign")
    play(game, "take e4 e6 x e5")
    assert game.events is not None
    said = plain(GAME.words.describe_event(game.events[-1][0]), ["Ada", "Bo", "Cy"])
    assert said == "The game is over. Ada wins (Ada 4, Bo 0, Cy 16 but resigned)."
