"""Pawns step: on to empty pads, never backward, and forward from the home-row."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.tests.checks import (
    at,
    ends,
    legal,
    look,
    play,
    refused,
    text_of,
    where,
)
from parlour.games.gridopolis.tests.positions import begin, place


@pytest.mark.rule("GP-60", "GP-64", "GP-15")
def test_from_the_front_row_a_pawn_may_go_to_three_levels_at_once() -> None:
    plain = {text_of((x, -1, z)) for x in (-1, 0, 1) for z in (-1, 0, 1)} - {"d4/1", "f4/1"}
    exits = {"f6/1", "d6/1", "f4/1", "d4/1", "e5/-1"}
    assert ends(begin(), "step", "e3") == plain | exits


@pytest.mark.rule("GP-60", "GP-50")
def test_a_step_moves_one_marker_and_ends_a_pawns_turn() -> None:
    game = begin()
    play(game, "step e3 f4/-1")
    assert where(game)["f4/-1"] == "0"
    assert "e3" not in where(game)
    assert (len(where(game)), game.waiting()) == (12, (1,))


@pytest.mark.rule("GP-3", "GP-60")
@pytest.mark.parametrize("there", ["own", "enemy"])
def test_a_pad_holds_one_marker(there: str) -> None:
    markers = {0: ["e5"], 1: ["e8"]}
    markers[0 if there == "own" else 1].append("e6")
    game = place(markers=markers)
    assert "e6" not in ends(game, "step", "e5")
    assert refused(game, "step e5 e6") == "GP-60"


@pytest.mark.rule("GP-61")
@pytest.mark.parametrize("end", ["e4", "f4", "d4/-1", "e4/1"])
def test_a_pawn_never_steps_backward(end: str) -> None:
    game = place(markers={0: ["e5"], 1: ["e8"]})
    assert refused(game, f"step e5 {end}") == "GP-61"
    other_way = place(turn=1, markers={1: ["e5"], 0: ["e2"]})
    assert f"step e5 {end}" in legal(other_way)


@pytest.mark.rule("GP-62")
@pytest.mark.parametrize(
    ("turn", "start", "side", "ahead"),
    [(0, "e2", "f2", "f3"), (1, "e8", "d8", "d7")],
)
def test_on_its_home_row_a_pawn_only_goes_forward(
    turn: int, start: str, side: str, ahead: str
) -> None:
    """Also if it has moved, as one that has come in from a pad beside the row."""
    game = place(turn=turn, markers={turn: [start], 1 - turn: ["e5"]})
    assert refused(game, f"step {start} {side}") == "GP-62"
    assert f"step {start} {ahead}" in legal(game)


@pytest.mark.rule("GP-62")
def test_only_its_own_home_row_binds_a_pawn() -> None:
    """A pawn beside the other row may go on sideways: there it is in no home-row of its own."""
    game = place(markers={0: ["e7"], 1: ["e5"]})
    assert "step e7 f7" in legal(game)


@pytest.mark.rule("GP-63", "GP-R6")
def test_the_first_move_of_a_pawn_goes_forward_from_either_row() -> None:
    markers = {0: ["f3", "d2"], 1: ["e8"]}
    game = place(markers=markers, fresh=["f3", "d2"])
    assert refused(game, "step f3 e3") == "GP-63"
    assert refused(game, "step d2 e2") == "GP-62"
    assert {"step f3 e4", "step d2 e3"} <= legal(game)


@pytest.mark.rule("GP-63")
def test_a_pawn_that_has_moved_may_go_sideways() -> None:
    game = place(markers={0: ["f3"], 1: ["e8"]})
    assert "step f3 e3" in legal(game)


@pytest.mark.rule("GP-63")
def test_the_first_move_is_remembered() -> None:
    game = begin()
    play(game, "step e3 e4", "step e7 e6", "step e4 f4")
    moved = {tuple(one["cell"]) for one in look(game)["markers"] if one["moved"]}
    assert moved == {(1, -1, 0), (0, 1, 0)}
    assert "step e6 f6" in legal(game)
    assert refused(game, "step f7 e7") == "GP-63"


@pytest.mark.rule("GP-60", "GP-50")
@pytest.mark.parametrize("start", ["e8", "e5", "l12/7"])
def test_only_an_own_marker_can_be_moved(start: str) -> None:
    game = place(markers={0: ["e4"], 1: ["e8"]})
    x, y, z = at(start)
    assert refused(game, f"step {start} {text_of((x, y - 1, z))}") == "GP-50"


@pytest.mark.rule("GP-92", "GP-60")
def test_nobody_steps_on_a_blocked_pad() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]}, blockers={1: ["e6"]})
    assert "e6" not in ends(game, "step", "e5")
    assert refused(game, "step e5 e6") == "GP-92"


@pytest.mark.rule("GP-61", "GP-107")
def test_behind_the_home_row_is_backward_too() -> None:
    game = place(markers={0: ["e2"], 1: ["e8"]}, added=[("e1", 1)])
    assert refused(game, "step e2 e1") == "GP-61"


@pytest.mark.rule("GP-79", "GP-62", "GP-63")
def test_a_king_is_not_bound_by_its_home_row() -> None:
    game = place(markers={0: ["Ke2"], 1: ["e8"]}, added=[("e1", 1)])
    assert {"e1", "f2", "d2", "e3"} <= ends(game, "step", "e2")
