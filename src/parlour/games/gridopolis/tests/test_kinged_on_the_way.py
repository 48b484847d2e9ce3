"""Where a chain goes on over a kingerizer (GP-R11), the pawn goes on as a king and stays one."""

from __future__ import annotations

import json

import pytest

from parlour.games.gridopolis.tests.checks import legal, look, pile, play, where
from parlour.games.gridopolis.tests.designs import street
from parlour.games.gridopolis.tests.positions import place

GOES_ON = {"kinging": "goes_on"}


def two_ways_round() -> str:
    """From e5 over two markers to f5 by either first: one way leads over a kingerizer.

    Straight on, over e6, is the kingerizer at e7, and over d6 is a teleporter from there;
    over d6 first is a teleporter, and over e6 is one more from its exit.
    """
    plan = street(
        [*((x, y, 0) for x in range(-2, 2) for y in range(3)), (1, -1, 0), (1, -2, 0)],
        south=(0, -1, 0),
        north=(0, 2, 0),
        teleporters=[(-2, 0, 0), (-2, 2, 0), (1, 0, 0), (-1, 2, 0)],
    )
    plan["seats"][0]["markers"] += [[0, 0, 0], [-1, 0, 0]]
    plan["seats"][1]["markers"] += [[0, 1, 0], [-1, 1, 0]]
    return json.dumps(plan)


@pytest.mark.rule("GP-R11", "GP-56", "GP-115")
def test_what_was_found_as_a_pawn_is_looked_at_again_as_a_king() -> None:
    """From f5 only a king goes on, backward; the way there as a pawn is found first."""
    game = place(
        blueprint=two_ways_round(),
        markers={0: ["e5"], 1: ["e6", "d6", "f4"]},
        options=GOES_ON,
    )
    assert "take e5 f5 x d6 e6" in legal(game)
    play(game, "take e5 f3 x d6 e6 f4")
    assert where(game) == {"f3": "K0"}


@pytest.mark.rule("GP-R11", "GP-56", "GP-75")
def test_of_two_ways_to_a_pad_the_one_that_makes_a_king_counts() -> None:
    markers = {0: ["e5"], 1: ["e6", "d6", "f6"]}
    game = place(blueprint=two_ways_round(), markers=markers, options=GOES_ON)
    play(game, "take e5 f5 x d6 e6")
    assert where(game)["f5"] == "K0"


@pytest.mark.rule("GP-R11", "GP-124", "GP-142")
def test_who_was_kinged_on_the_way_to_a_kamikaze_is_lost_as_a_king() -> None:
    game = place(markers={0: ["e6", "e2"], 1: ["e7", "f8", "d8"]}, options=GOES_ON)
    play(game, "kamikaze e6 x f8 + e7")
    assert (pile(game, 0), pile(game, 1)) == ((2, 0), (0, 1))
    assert [one["points"] for one in look(game)["players"]] == [6 + 1, 4 + 1]


@pytest.mark.rule("GP-R11", "GP-67", "GP-75", "GP-78")
def test_an_own_jump_over_a_kingerizer_makes_a_king_of_who_goes_on() -> None:
    """Backward from f8, which only a king can do."""
    game = place(markers={0: ["f6", "f7", "e7"], 1: ["e5/1"]}, options=GOES_ON)
    play(game, "jump f6 d6")
    assert where(game)["d6"] == "K0"
    assert look(game)["quiet"]["turns"] == 0  # a new king is progress (GP-133)


@pytest.mark.rule("GP-R11", "GP-76")
def test_where_kinging_ends_the_turn_it_stops_there() -> None:
    markers = {0: ["f6", "f7", "e7"], 1: ["e5/1"]}
    game = place(markers=markers, options={"kinging": "ends_turn"})
    assert "jump f6 d6" not in legal(game)
    play(game, "jump f6 f8")
    assert where(game)["f8"] == "K0"
