"""Capturing again and again with the same marker in one move."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import (
    ends,
    legal,
    look,
    pile,
    play,
    refused,
    routes,
    where,
)
from parlour.games.gridopolis.tests.positions import place

ROUND = ["-1,0,0", "0,-1,0", "0,1,0", "1,0,0"]  # to be taken on the way round the middle


@pytest.mark.rule("GP-115", "GP-116", "GP-113", "GP-R7")
def test_the_same_marker_may_capture_again() -> None:
    game = place(markers={0: ["0,-2,0"], 1: ["0,-1,0", "0,1,0", "-1,3,0"]})
    play(game, "take 0,-2,0 0,2,0 x 0,-1,0 0,1,0")
    assert where(game) == {"0,2,0": "0", "-1,3,0": "1"}
    assert pile(game, 0) == (2, 0)


@pytest.mark.rule("GP-115", "GP-53")
def test_a_chain_may_stop_after_any_hop() -> None:
    game = place(markers={0: ["-1,-1,0"], 1: ["-1,0,0", "0,1,0", "0,3,0"]})
    assert {text for text in legal(game) if text.startswith("take")} == {
        "take -1,-1,0 -1,1,0 x -1,0,0",
        "take -1,-1,0 1,1,0 x -1,0,0 0,1,0",
    }
    play(game, "take -1,-1,0 -1,1,0 x -1,0,0")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-116", "GP-61")
def test_no_hop_of_a_pawn_goes_backward() -> None:
    game = place(markers={0: ["-1,-1,0"], 1: ["-1,0,0", "0,1,0", "1,0,0", "0,3,0"]})
    assert refused(game, "take -1,-1,0 1,-1,0 x -1,0,0 0,1,0 1,0,0") == "GP-61"


@pytest.mark.rule("GP-63", "GP-116")
def test_after_the_first_hop_a_new_pawn_may_turn_sideways() -> None:
    game = place(markers={0: ["-1,-2,0"], 1: ["-1,-1,0", "0,0,0", "0,3,0"]}, fresh=["-1,-2,0"])
    play(game, "take -1,-2,0 1,0,0 x -1,-1,0 0,0,0")
    assert where(game)["1,0,0"] == "0"


@pytest.mark.rule("GP-115", "GP-117")
def test_a_king_may_go_all_the_way_round_and_end_where_it_began() -> None:
    game = place(markers={0: ["K1,-1,0"], 1: [*ROUND, "0,3,0"]})
    text = f"take 1,-1,0 1,-1,0 x {' '.join(ROUND)}"
    assert len(routes(game, text)) == 2  # either way round
    assert ends(game, "take", "1,-1,0") == {"-1,-1,0", "-1,1,0", "1,1,0", "1,-1,0"}
    play(game, text)
    assert where(game) == {"1,-1,0": "K0", "0,3,0": "1"}


@pytest.mark.rule("GP-117", "GP-115")
def test_a_chain_may_pass_a_pad_twice() -> None:
    """Round the ring of four, and from where it began on to somebody else."""
    game = place(markers={0: ["K1,-1,0"], 1: [*ROUND, "1,-2,0", "0,3,0"]})
    play(game, "take 1,-1,0 1,-3,0 x -1,0,0 0,-1,0 0,1,0 1,-2,0 1,0,0")
    assert where(game) == {"1,-3,0": "K0", "0,3,0": "1"}


@pytest.mark.rule("GP-113")
def test_the_pad_of_a_victim_is_free_for_the_rest_of_the_chain() -> None:
    """The king takes the marker on the floor's teleporter, and comes out of it by another."""
    game = place(markers={0: ["K1,1,-1"], 1: ["0,0,-1", "-1,-1,0", "0,3,0"]})
    play(game, "take 1,1,-1 0,0,-1 x -1,-1,0 0,0,-1")
    assert where(game) == {"0,0,-1": "K0", "0,3,0": "1"}


@pytest.mark.rule("GP-113")
def test_nobody_is_jumped_twice() -> None:
    """Two hops over one victim would bring the king back to its start for one capture."""
    game = place(markers={0: ["K0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    assert refused(game, "take 0,-1,0 0,-1,0 x 0,0,0") == "GP-111"


@pytest.mark.rule("GP-116", "GP-R9")
def test_two_enemies_in_a_row_cannot_be_leapt() -> None:
    game = place(markers={0: ["0,-2,0"], 1: ["0,-1,0", "0,0,0", "0,3,0"]})
    assert ends(game, "take", "0,-2,0") == set()
    assert refused(game, "take 0,-2,0 0,1,0 x 0,-1,0 0,0,0") == "GP-116"


@pytest.mark.rule("GP-119", "GP-69")
def test_a_step_comes_neither_before_nor_after_a_capture() -> None:
    before = place(markers={0: ["0,-2,0"], 1: ["0,0,0", "0,3,0"]})
    assert ends(before, "take", "0,-2,0") == set()
    after = place(markers={0: ["0,-1,0"], 1: ["0,0,0", "0,3,0"]})
    assert ends(after, "take", "0,-1,0") == {"0,1,0"}
    assert refused(after, "take 0,-1,0 0,2,0 x 0,0,0") == "GP-111"


@pytest.mark.rule("GP-118")
def test_a_chain_may_pass_through_several_teleporters() -> None:
    """Down to the floor, up to a near corner, over to a far one, and out of the third."""
    game = place(markers={0: ["0,0,1"], 1: ["0,0,0", "1,0,1", "0,3,0"]})
    text = "take 0,0,1 -1,-1,1 x 0,0,0 1,0,1"
    play(game, text)
    assert where(game) == {"-1,-1,1": "0", "0,3,0": "1"}


@pytest.mark.rule("GP-118", "GP-117")
def test_a_chain_may_come_out_of_a_teleporter_it_went_in_by() -> None:
    game = place(markers={0: ["0,0,1"], 1: ["0,0,0", "1,0,1", "0,3,0"]})
    assert "take 0,0,1 0,0,-1 x 0,0,0 1,0,1" in legal(game)
    assert "take 0,0,1 1,-1,1 x 0,0,0 1,0,1" in legal(game)


@pytest.mark.rule("GP-56")
def test_actions_differ_by_where_they_end_and_whom_they_take() -> None:
    """Two ways round a square to the same pad: with other victims they are other actions."""
    game = place(markers={0: ["K1,-1,0"], 1: [*ROUND, "0,3,0"]})
    opposite = {text for text in legal(game) if text.startswith("take 1,-1,0 -1,1,0 ")}
    assert opposite == {
        "take 1,-1,0 -1,1,0 x -1,0,0 0,-1,0",
        "take 1,-1,0 -1,1,0 x 0,1,0 1,0,0",
    }


@pytest.mark.rule("GP-56")
def test_the_routes_of_an_action_are_shown_in_full() -> None:
    game = place(markers={0: ["K1,-1,0"], 1: [*ROUND, "0,3,0"]})
    text = f"take 1,-1,0 1,-1,0 x {' '.join(ROUND)}"
    clockwise, other = sorted(routes(game, text), key=lambda hops: str(hops[0]["to"]))
    assert [hop["over"] for hop in clockwise] == [hop["over"] for hop in other][::-1]
    assert [hop["to"] for hop in clockwise][-1] == [1, -1, 0]
    assert all(hop["exit"] is None for hop in clockwise)
    single = [route["move"] for route in look(game)["routes"]]
    assert "take 1,-1,0 -1,-1,0 x 0,-1,0" not in single  # one hop, nothing to show
