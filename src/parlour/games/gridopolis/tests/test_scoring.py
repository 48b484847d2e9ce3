"""Points: for what was captured, and for what is left."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.tests.checks import look, pile, play, player, say_aside, winners
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.kernel.agenda import HOUSE

MINUTES = {"limit": "15_minutes"}


@pytest.mark.rule("GP-142")
@pytest.mark.parametrize(
    ("own", "taken", "points"),
    [
        (["e2"], {}, 1),
        (["Ke2"], {}, 2),
        (["e2"], {"pawns": 1}, 4),
        (["e2"], {"kings": 1}, 5),
        (["e2", "Ke5", "f2"], {"pawns": 2, "kings": 1}, 1 + 2 + 1 + 6 + 4),
    ],
)
def test_four_for_a_king_three_for_a_pawn_and_two_and_one_for_ones_own(
    own: list[str], taken: dict[str, int], points: int
) -> None:
    game = place(markers={0: own, 1: ["e8"]}, piles={0: taken})
    assert player(game, 0)["points"] == points
    assert player(game, 1)["points"] == 1


@pytest.mark.rule("GP-142")
def test_everybody_begins_with_six_points() -> None:
    assert [one["points"] for one in look(begin(4))["players"]] == [6] * 4


@pytest.mark.rule("GP-142", "GP-113")
def test_the_rank_at_the_moment_of_capture_counts() -> None:
    game = place(markers={0: ["e4"], 1: ["Ke5", "e8"]})
    play(game, "take e4 e6 x e5")
    assert pile(game, 0) == (0, 1)
    assert player(game, 0)["points"] == 4 + 1


@pytest.mark.rule("GP-143", "GP-124", "GP-142")
def test_a_kamikaze_scores_for_both() -> None:
    game = place(markers={0: ["Ke5", "e2"], 1: ["f5", "e8"]})
    play(game, "kamikaze e5 x f5")
    assert [one["points"] for one in look(game)["players"]] == [3 + 1, 4 + 1]


@pytest.mark.rule("GP-142", "GP-75")
def test_a_new_king_is_worth_a_point_more() -> None:
    game = place(markers={0: ["e7"], 1: ["e5/1"]})
    play(game, "step e7 e8")
    assert player(game, 0)["points"] == 2


@pytest.mark.rule("GP-144")
def test_most_points_win_a_timed_game() -> None:
    game = place(
        turn=1,
        markers={0: ["e2"], 1: ["Ke5/1", "e8"]},
        piles={0: {"pawns": 1}},
        options=MINUTES,
    )
    say_aside(game, HOUSE, "time up")
    play(game, "step e8 e7")
    assert GAME.rules.outcome(game).points == (4, 3)
    assert (winners(game), GAME.rules.outcome(game).places) == ((0,), (1, 2))


@pytest.mark.rule("GP-144")
def test_equal_points_share_the_win() -> None:
    game = place(
        3,
        turn=2,
        markers={0: ["e2"], 1: ["b5", "c5"], 2: ["e8", "e7"]},
        options=MINUTES,
    )
    say_aside(game, HOUSE, "time up")
    play(game, "step e7 e6")
    assert winners(game) == (1, 2)
    assert GAME.rules.outcome(game).places == (3, 1, 1)
    assert look(game)["ranking"] == [[1, 2], [0]]


@pytest.mark.rule("GP-142")
def test_the_parts_of_the_points_add_up() -> None:
    game = place(markers={0: ["e2", "Ke5"], 1: ["e8"]}, piles={0: {"pawns": 1}})
    parts = GAME.page.breakdown(look(game))
    points = [one["points"] for one in look(game)["players"]]
    assert [sum(column) for column in zip(*[part.by_seat for part in parts], strict=True)] == points
    assert next(iter(GAME.page.figures(look(game)).values())) == points
