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

ROUND = ["d5", "e4", "e6", "f5"]  # to be taken on the way round the middle


@pytest.mark.rule("GP-115", "GP-116", "GP-113", "GP-R7")
def test_the_same_marker_may_capture_again() -> None:
    game = place(markers={0: ["e3"], 1: ["e4", "e6", "d8"]})
    play(game, "take e3 e7 x e4 e6")
    assert where(game) == {"e7": "0", "d8": "1"}
    assert pile(game, 0) == (2, 0)


@pytest.mark.rule("GP-115", "GP-53")
def test_a_chain_may_stop_after_any_hop() -> None:
    game = place(markers={0: ["d4"], 1: ["d5", "e6", "e8"]})
    assert {text for text in legal(game) if text.startswith("take")} == {
        "take d4 d6 x d5",
        "take d4 f6 x d5 e6",
    }
    play(game, "take d4 d6 x d5")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-116", "GP-61")
def test_no_hop_of_a_pawn_goes_backward() -> None:
    game = place(markers={0: ["d4"], 1: ["d5", "e6", "f5", "e8"]})
    assert refused(game, "take d4 f4 x d5 e6 f5") == "GP-61"


@pytest.mark.rule("GP-63", "GP-116")
def test_after_the_first_hop_a_new_pawn_may_turn_sideways() -> None:
    game = place(markers={0: ["d3"], 1: ["d4", "e5", "e8"]}, fresh=["d3"])
    play(game, "take d3 f5 x d4 e5")
    assert where(game)["f5"] == "0"


@pytest.mark.rule("GP-115", "GP-117")
def test_a_king_may_go_all_the_way_round_and_end_where_it_began() -> None:
    game = place(markers={0: ["Kf4"], 1: [*ROUND, "e8"]})
    text = f"take f4 f4 x {' '.join(ROUND)}"
    assert len(routes(game, text)) == 2  # either way round
    assert ends(game, "take", "f4") == {"d4", "d6", "f6", "f4"}
    play(game, text)
    assert where(game) == {"f4": "K0", "e8": "1"}


@pytest.mark.rule("GP-117", "GP-115")
def test_a_chain_may_pass_a_pad_twice() -> None:
    """Round the ring of four, and from where it began on to somebody else."""
    game = place(markers={0: ["Kf4"], 1: [*ROUND, "f3", "e8"]})
    play(game, "take f4 f2 x d5 e4 e6 f3 f5")
    assert where(game) == {"f2": "K0", "e8": "1"}


@pytest.mark.rule("GP-113")
def test_the_pad_of_a_victim_is_free_for_the_rest_of_the_chain() -> None:
    """The king takes the marker on the floor's teleporter, and comes out of it by another."""
    game = place(markers={0: ["Kf6/-1"], 1: ["e5/-1", "d4", "e8"]})
    play(game, "take f6/-1 e5/-1 x d4 e5/-1")
    assert where(game) == {"e5/-1": "K0", "e8": "1"}


@pytest.mark.rule("GP-113")
def test_nobody_is_jumped_twice() -> None:
    """Two hops over one victim would bring the king back to its start for one capture."""
    game = place(markers={0: ["Ke4"], 1: ["e5", "e8"]})
    assert refused(game, "take e4 e4 x e5") == "GP-111"


@pytest.mark.rule("GP-116", "GP-R9")
def test_two_enemies_in_a_row_cannot_be_leapt() -> None:
    game = place(markers={0: ["e3"], 1: ["e4", "e5", "e8"]})
    assert ends(game, "take", "e3") == set()
    assert refused(game, "take e3 e6 x e4 e5") == "GP-116"


@pytest.mark.rule("GP-119", "GP-69")
def test_a_step_comes_neither_before_nor_after_a_capture() -> None:
    before = place(markers={0: ["e3"], 1: ["e5", "e8"]})
    assert ends(before, "take", "e3") == set()
    after = place(markers={0: ["e4"], 1: ["e5", "e8"]})
    assert ends(after, "take", "e4") == {"e6"}
    assert refused(after, "take e4 e7 x e5") == "GP-111"


@pytest.mark.rule("GP-118")
def test_a_chain_may_pass_through_several_teleporters() -> None:
    """Down to the floor, up to a near corner, over to a far one, and out of the third."""
    game = place(markers={0: ["e5/1"], 1: ["e5", "f5/1", "e8"]})
    text = "take e5/1 d4/1 x e5 f5/1"
    play(game, text)
    assert where(game) == {"d4/1": "0", "e8": "1"}


@pytest.mark.rule("GP-118", "GP-117")
def test_a_chain_may_come_out_of_a_teleporter_it_went_in_by() -> None:
    game = place(markers={0: ["e5/1"], 1: ["e5", "f5/1", "e8"]})
    assert "take e5/1 e5/-1 x e5 f5/1" in legal(game)
    assert "take e5/1 f4/1 x e5 f5/1" in legal(game)


@pytest.mark.rule("GP-56")
def test_actions_differ_by_where_they_end_and_whom_they_take() -> None:
    """Two ways round a square to the same pad: with other victims they are other actions."""
    game = place(markers={0: ["Kf4"], 1: [*ROUND, "e8"]})
    opposite = {text for text in legal(game) if text.startswith("take f4 d6 ")}
    assert opposite == {
        "take f4 d6 x d5 e4",
        "take f4 d6 x e6 f5",
    }


@pytest.mark.rule("GP-56")
def test_the_routes_of_an_action_are_shown_in_full() -> None:
    game = place(markers={0: ["Kf4"], 1: [*ROUND, "e8"]})
    text = f"take f4 f4 x {' '.join(ROUND)}"
    clockwise, other = sorted(routes(game, text), key=lambda hops: str(hops[0]["to"]))
    assert [hop["over"] for hop in clockwise] == [hop["over"] for hop in other][::-1]
    assert [hop["to"] for hop in clockwise][-1] == [1, -1, 0]
    assert all(hop["exit"] is None for hop in clockwise)
    single = [route["move"] for route in look(game)["routes"]]
    assert "take f4 d4 x e4" not in single  # one hop, nothing to show
