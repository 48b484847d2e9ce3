"""Who has no marker left is out, and the last one on the grid has won."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    pads,
    pile,
    play,
    player,
    reason,
    refused,
    where,
    winners,
)
from parlour.games.gridopolis.tests.positions import place
from parlour.kernel.agenda import Game
from parlour.kernel.text import plain


@pytest.mark.rule("GP-130", "GP-131", "GP-135")
def test_who_takes_the_last_marker_of_the_last_opponent_has_won_at_once() -> None:
    game = place(markers={0: ["e4"], 1: ["e5"]})
    play(game, "take e4 e6 x e5")
    assert (winners(game), reason(game)) == ((0,), "GP-131")
    assert GAME.rules.outcome(game).places == (1, 2)
    assert look(game)["ranking"] == [[0], [1]]
    assert (look(game)["turn"], look(game)["waiting"]) == (None, [])


@pytest.mark.rule("GP-131")
def test_nothing_can_be_done_after_the_end() -> None:
    game = place(markers={0: ["e4"], 1: ["e5"]})
    play(game, "take e4 e6 x e5")
    assert legal(game) == set()
    assert refused(game, "step e6 e7", seat=0) == "KERNEL-OVER"
    assert refused(game, "resign", seat=1) == "KERNEL-OVER"


@pytest.mark.rule("GP-130", "GP-41")
def test_who_is_out_is_asked_no_more_and_what_was_built_stays() -> None:
    game = place(
        3,
        markers={0: ["e4"], 1: ["e5"], 2: ["e8"]},
        blockers={1: ["f5"]},
        added=[("g5", 1)],
    )
    play(game, "take e4 e6 x e5")
    assert player(game, 1)["out"]
    assert game.waiting() == (2,)
    assert "g5" in pads(game)
    assert [one["seat"] for one in look(game)["blockers"]] == [1]
    assert sum(one["seat"] == 1 for one in look(game)["kingerizers"]) == 3
    play(game, "step e8 e7")
    assert game.waiting() == (0,)
    play(game, "step e6 f6")
    assert game.waiting() == (2,)
    assert refused(game, "pad c7", seat=1) == "KERNEL-TURN"


@pytest.mark.rule("GP-130")
def test_several_players_may_be_out_by_one_chain() -> None:
    markers = {0: ["e3"], 1: ["e4"], 2: ["e6"], 3: ["h5"]}
    game = place(4, markers=markers)
    play(game, "take e3 e7 x e4 e6")
    assert [one["out"] for one in look(game)["players"]] == [False, True, True, False]
    assert game.waiting() == (3,)
    assert pile(game, 0) == (2, 0)


@pytest.mark.rule("GP-131", "GP-128")
def test_with_three_players_the_last_two_fight_on() -> None:
    game = place(3, markers={0: ["Ke3"], 1: ["e4"], 2: ["e6"]})
    play(game, "take e3 e5 x e4")
    assert not game.over
    play(game, "take e5 e7 x e6")
    assert (winners(game), reason(game)) == ((0,), "GP-131")


@pytest.mark.rule("GP-132", "GP-120")
def test_who_empties_the_grid_by_a_kamikaze_has_won() -> None:
    game = place(markers={0: ["e5"], 1: ["f5"]})
    play(game, "kamikaze e5 x f5")
    assert where(game) == {}
    assert (winners(game), reason(game)) == ((0,), "GP-132")
    assert GAME.rules.outcome(game).places == (1, 2)


@pytest.mark.rule("GP-131", "GP-132")
def test_the_result_says_why_who_has_fewer_points_wins() -> None:
    def told(game: Game[Table], viewer: int | None) -> str:
        said = GAME.results.tell_result(GAME.rules.outcome(game), GAME.view(game, viewer))
        return plain(said, ["Ada", "Ben"])

    leap = place(markers={0: ["e5"], 1: ["Kf5"]})
    play(leap, "kamikaze e5 x f5")
    assert told(leap, 0).endswith(": you took the last markers off the board in one leap.")
    assert told(leap, None).endswith(": Ada took the last markers off the board in one leap.")
    last = place(markers={0: ["e4"], 1: ["e5"]})
    play(last, "take e4 e6 x e5")
    assert told(last, 0).endswith(": only you had markers left.")
    assert told(last, 1).endswith(": only Ada had markers left.")


@pytest.mark.rule("GP-132", "GP-131")
def test_with_a_third_player_alive_both_are_simply_out() -> None:
    game = place(3, markers={0: ["e5/1"], 1: ["f5/1"], 2: ["e8"]})
    play(game, "kamikaze e5/1 x f5/1")
    assert (winners(game), reason(game)) == ((2,), "GP-131")


@pytest.mark.rule("GP-132", "GP-130")
def test_with_two_more_players_alive_the_game_goes_on() -> None:
    markers = {0: ["e5/1"], 1: ["f5/1"], 2: ["e8"], 3: ["h5"]}
    game = place(4, markers=markers)
    play(game, "kamikaze e5/1 x f5/1")
    assert [one["out"] for one in look(game)["players"]] == [True, True, False, False]
    assert game.waiting() == (2,)
    play(game, "step e8 e7")
    assert game.waiting() == (3,)


@pytest.mark.rule("GP-131", "GP-120", "GP-124")
@pytest.mark.parametrize("survivor", [0, 1])
def test_a_kamikaze_may_cost_the_last_marker_of_one(survivor: int) -> None:
    markers = {0: ["e5"], 1: ["f5"]}
    markers[survivor].append(["e2", "e8"][survivor])
    game = place(markers=markers)
    play(game, "kamikaze e5 x f5")
    assert (winners(game), reason(game)) == ((survivor,), "GP-131")


@pytest.mark.rule("GP-131", "GP-R23", "GP-140")
def test_the_last_one_standing_wins_a_timed_game_with_fewer_points() -> None:
    game = place(
        markers={0: ["e4"], 1: ["e5"]},
        piles={1: {"pawns": 1, "kings": 4}},
        options={"limit": "10_rounds"},
    )
    play(game, "take e4 e6 x e5")
    points = GAME.rules.outcome(game).points
    assert points[0] < points[1]
    assert (winners(game), reason(game)) == ((0,), "GP-131")


@pytest.mark.rule("GP-130")
def test_what_is_unused_of_a_reserve_leaves_play_with_its_owner() -> None:
    game = place(3, markers={0: ["e4"], 1: ["e5"], 2: ["e8"]})
    assert any(player(game, 1)["reserve"].values())
    play(game, "take e4 e6 x e5")
    assert not any(player(game, 1)["reserve"].values())
