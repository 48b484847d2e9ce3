"""Games that get nowhere: nobody can move, a position comes again, or nothing happens for long."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    at,
    legal,
    look,
    play,
    reason,
    text_of,
    where,
    winners,
)
from parlour.games.gridopolis.tests.positions import begin, changed, lane, place
from parlour.kernel.agenda import Game

RING = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


def circle(game: Game[Table], turns: int) -> None:
    """Kings go round on their levels, pad by pad, for so many turns."""
    for _ in range(turns):
        seat = game.waiting()[0]
        here = next(cell for cell, who in where(game).items() if who == f"K{seat}")
        x, y, z = at(here)
        nx, ny = RING[(RING.index((x, y)) + 1) % len(RING)]
        play(game, f"step {here} {text_of((nx, ny, z))}")
        if not game.over and game.waiting() == (seat,):
            play(game, "decline")


CIRCLING = {0: ["Kf5"], 1: ["Kf5/-1"]}

# ---------------------------------------------------------------- nobody can move


@pytest.mark.rule("GP-52", "GP-R20")
def test_who_can_do_nothing_passes_without_being_asked_and_is_not_out() -> None:
    game = place(blueprint=lane(), markers={0: ["e5"], 1: ["e6", "e7"]}, events=True)
    assert game.waiting() == (1,)
    assert not look(game)["players"][0]["out"]
    assert legal(game) == {"take e6 e4 x e5"}
    assert "Passed" in [type(event).__name__ for event, _ in game.events or ()]


@pytest.mark.rule("GP-52", "GP-133", "GP-136")
def test_when_all_pass_in_a_row_the_game_ends_by_points() -> None:
    game = place(blueprint=lane(), markers={0: ["e4", "e5"], 1: ["e6", "e7"]})
    assert reason(game) == "GP-133"
    assert winners(game) == (0, 1)
    assert GAME.rules.outcome(game).points == (2, 2)


@pytest.mark.rule("GP-133", "GP-142")
def test_who_has_more_points_wins_when_all_have_passed() -> None:
    game = place(
        blueprint=lane(3),
        markers={0: ["e4", "e5"], 1: ["e6", "e7"]},
        piles={0: {"pawns": 1}},
    )
    assert (reason(game), winners(game)) == ("GP-133", (0,))
    assert GAME.rules.outcome(game).points == (5, 2)


@pytest.mark.rule("GP-51", "GP-52")
def test_nobody_who_can_do_anything_may_pass() -> None:
    for text in legal(begin()):
        assert text.split()[0] in ("step", "jump", "take", "kamikaze", "block", "pad")


@pytest.mark.rule("GP-52", "GP-133")
def test_passes_count_in_a_row_only_until_somebody_acts() -> None:
    """South is shut in, north has a king to walk with: one passes, the other does not."""
    markers = {0: ["e4"], 1: ["e5", "e6", "Ke8"]}
    game = place(blueprint=lane(3), markers=markers)
    assert game.waiting() == (1,)
    play(game, "step e8 e7")
    assert not game.over
    assert game.waiting() == (1,)
    assert look(game)["turns"] == 3


@pytest.mark.rule("GP-52", "GP-133")
def test_a_pass_is_a_turn() -> None:
    game = place(blueprint=lane(), markers={0: ["e5"], 1: ["e6", "e7"]})
    assert (look(game)["turns"], look(game)["quiet"]["turns"]) == (1, 1)


# ---------------------------------------------------------------- a position comes again


@pytest.mark.rule("GP-133", "GP-134", "GP-R22", "GP-135")
def test_the_third_time_a_position_comes_with_the_same_player_to_move_ends_the_game() -> None:
    game = begin()
    play(game, "step e3 e4", "step e7 e6")
    to_and_fro = [
        *("step e4 f4", "step e6 f6"),
        *("step f4 e4", "step f6 e6"),
    ]
    play(game, *to_and_fro, *to_and_fro[:3])
    assert not game.over
    play(game, to_and_fro[3])
    assert (reason(game), winners(game)) == ("GP-133", (0, 1))
    assert look(game)["turns"] == 2 + 8


@pytest.mark.rule("GP-134", "GP-63")
def test_a_pawn_that_has_not_moved_yet_makes_another_position() -> None:
    """The same pads are held, but one of the pawns is new to the game."""
    game = place(markers={0: ["e4", "f3"], 1: ["e8", "e6"]}, fresh=["f3", "e8"])
    assert look(game)["quiet"] == {"turns": 0, "most": 80}
    moved = {tuple(one["cell"]): one["moved"] for one in look(game)["markers"]}
    assert moved == {(0, -1, 0): True, (1, -2, 0): False, (0, 3, 0): False, (0, 1, 0): True}


@pytest.mark.rule("GP-133", "GP-130")
def test_with_a_player_out_the_third_time_is_still_the_third_time() -> None:
    """Positions are told apart by the turns of those who are left, not by rounds of all places."""
    game = place(3, markers={0: ["e4"], 2: ["e6"]})
    to_and_fro = [
        *("step e4 f4", "step e6 f6"),
        *("step f4 e4", "step f6 e6"),
    ]
    play(game, *to_and_fro, *to_and_fro[:3])
    assert not game.over
    play(game, to_and_fro[3])
    assert (reason(game), look(game)["turns"]) == ("GP-133", 8)


@pytest.mark.rule("GP-134")
def test_a_king_and_a_pawn_that_have_changed_places_make_another_position() -> None:
    """Every three rounds the same pads are held, every six by the same markers."""
    game = place(markers={0: ["Ke5", "f5"], 1: ["Ke7"]})
    south = [
        *(["step e5 e5/1", "decline"], ["step f5 e5"], ["step e5/1 f5", "decline"]),
        *(["step f5 e5/1", "decline"], ["step e5 f5"], ["step e5/1 e5", "decline"]),
    ]
    north = ["step e7 f7", "step f7 e8", "step e8 e7"]
    rounds = [[*south[number % 6], north[number % 3], "decline"] for number in range(12)]
    for texts in rounds[:3]:
        play(game, *texts)
    assert where(game) == {"e5": "0", "f5": "K0", "e7": "K1"}
    for texts in rounds[3:]:
        assert not game.over
        play(game, *texts)
    assert (reason(game), look(game)["turns"]) == ("GP-133", 24)


@pytest.mark.rule("GP-133", "GP-134")
def test_what_came_before_progress_does_not_count() -> None:
    game = begin()
    play(game, "step e3 e4", "step e7 e6")
    to_and_fro = [
        *("step e4 f4", "step e6 f6"),
        *("step f4 e4", "step f6 e6"),
    ]
    play(game, *to_and_fro, "block e5", "block e5/1")
    assert look(game)["quiet"]["turns"] == 0
    play(game, *to_and_fro, *to_and_fro[:3])
    assert not game.over
    play(game, to_and_fro[3])
    assert reason(game) == "GP-133"


# ---------------------------------------------------------------- nothing happens for long


@pytest.mark.rule("GP-133", "GP-R22", "GP-150")
def test_so_many_turns_without_progress_end_the_game() -> None:
    design = changed("matrix", rules={"no_progress_turns": 10})
    game = place(blueprint=design, markers=CIRCLING)
    assert look(game)["quiet"] == {"turns": 0, "most": 20}
    circle(game, 19)
    assert not game.over
    circle(game, 1)
    assert (reason(game), winners(game)) == ("GP-133", (0, 1))


@pytest.mark.rule("GP-133")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_forty_turns_for_each_living_player_are_enough(players: int) -> None:
    game = begin(players)
    assert look(game)["quiet"] == {"turns": 0, "most": 40 * players}


@pytest.mark.rule("GP-133", "GP-130")
def test_who_is_out_does_not_count() -> None:
    game = place(4, markers={0: ["e2"], 1: ["b5"], 3: ["h5"]})
    assert look(game)["quiet"]["most"] == 120


@pytest.mark.rule("GP-133")
@pytest.mark.parametrize(
    ("text", "progress"),
    [
        ("step e6 f6", False),
        ("jump d4 f4", False),
        ("take d4 d6 x d5", True),
        ("kamikaze e7 x f7", True),
        ("block e5", True),
        ("pad g5", True),
        ("step e7 e8", True),
    ],
)
def test_progress_is_a_capture_a_build_a_blocker_or_a_new_king(text: str, progress: bool) -> None:
    markers = {0: ["e6", "d4", "e4", "e7"], 1: ["d5", "Kf7"]}
    game = place(markers=markers)
    play(game, text)
    assert look(game)["quiet"]["turns"] == (0 if progress else 1)


@pytest.mark.rule("GP-133")
def test_a_king_that_lands_on_a_kingerizer_is_no_progress() -> None:
    game = place(markers={0: ["Ke7"], 1: ["e5/1"]})
    play(game, "step e7 e8", "decline")
    assert look(game)["quiet"]["turns"] == 1


# ---------------------------------------------------------------- who has won then


@pytest.mark.rule("GP-136", "GP-R27", "GP-133")
def test_without_a_limit_only_those_on_the_grid_are_compared() -> None:
    """The one who is out has more points than both."""
    game = place(
        3,
        blueprint=changed("matrix", rules={"no_progress_turns": 10}),
        markers={0: ["Kf5"], 2: ["Kf5/-1"]},
        piles={1: {"kings": 5}, 0: {"pawns": 1}},
    )
    circle(game, 20)
    assert GAME.rules.outcome(game).points == (5, 20, 2)
    assert look(game)["ranking"] == [[0], [2], [1]]


@pytest.mark.rule("GP-136", "GP-R27", "GP-R24")
def test_in_a_timed_game_all_are_compared() -> None:
    game = place(
        3,
        blueprint=changed("matrix", rules={"no_progress_turns": 10}),
        markers={0: ["Kf5"], 2: ["Kf5/-1"]},
        piles={1: {"kings": 5}, 0: {"pawns": 1}},
        options={"limit": "30_rounds"},
    )
    circle(game, 20)
    assert reason(game) == "GP-133"
    assert look(game)["ranking"] == [[1], [0], [2]]


@pytest.mark.rule("GP-133", "GP-141")
def test_a_stalled_game_ends_at_once_in_a_timed_game_too() -> None:
    """After an odd number of turns, that is: no even-turns rule."""
    design = changed("matrix", rules={"no_progress_turns": 10})
    game = place(blueprint=design, markers=CIRCLING, turn=1, options={"limit": "30_rounds"})
    circle(game, 20)
    assert reason(game) == "GP-133"
    assert look(game)["turns"] == 21
