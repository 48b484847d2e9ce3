"""Which way is forward, and what is a neighbor."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.games.gridopolis.tests.checks import Cell, at, ends, legal, refused, text_of
from parlour.games.gridopolis.tests.positions import place

DIRECTIONS: list[Cell] = [
    (x, y, z) for x, y, z in product((-1, 0, 1), repeat=3) if (x, y, z) != (0, 0, 0)
]
TELEPORTERS = {"e5/-1", "f6/1", "f4/1", "d4/1", "d6/1"}
FORWARD = {0: (0, 1, 0), 1: (1, 0, 0), 2: (0, -1, 0), 3: (-1, 0, 0)}  # S, W, N, E
HOME = {0: "e2", 1: "b5", 2: "e8", 3: "h5"}


def progress(v: Cell, seat: int) -> int:
    return sum(a * b for a, b in zip(v, FORWARD[seat], strict=True))


@pytest.mark.rule("GP-15", "GP-20", "GP-21", "GP-22", "GP-23", "GP-61", "GP-R5")
@pytest.mark.parametrize("seat", range(4))
def test_a_pawn_has_nine_ways_forward_and_eight_sideways(seat: int) -> None:
    others = {other: [HOME[other]] for other in range(4) if other != seat}
    game = place(4, turn=seat, markers={**others, seat: ["e5"]})
    ways = [v for v in DIRECTIONS if progress(v, seat) >= 0]
    assert len([v for v in ways if progress(v, seat) > 0]) == 9
    assert len(ways) == 9 + 8
    plain = {text_of(v) for v in ways} - TELEPORTERS
    assert ends(game, "step", "e5") - TELEPORTERS == plain
    for v in DIRECTIONS:
        if progress(v, seat) < 0 and text_of(v) not in TELEPORTERS:
            assert refused(game, f"step e5 {text_of(v)}") == "GP-61"


@pytest.mark.rule("GP-15", "GP-79")
@pytest.mark.parametrize("seat", range(4))
def test_a_king_has_all_26_directions(seat: int) -> None:
    others = {other: [HOME[other]] for other in range(4) if other != seat}
    game = place(4, turn=seat, markers={**others, seat: ["Ke5"]})
    assert ends(game, "step", "e5") == {text_of(v) for v in DIRECTIONS}


@pytest.mark.rule("GP-23", "GP-64")
@pytest.mark.parametrize("turn", [0, 1])
def test_straight_up_and_straight_down_are_sideways_for_everybody(turn: int) -> None:
    game = place(turn=turn, markers={turn: ["f5"], 1 - turn: [HOME[2 - 2 * turn]]})
    assert {"f5/1", "f5/-1"} <= ends(game, "step", "f5")


@pytest.mark.rule("GP-15", "GP-R29", "GP-13", "GP-14")
def test_neighbors_need_no_link_between_them() -> None:
    game = place(markers={0: ["e4"], 1: ["e8"]})
    assert {"f5/1", "e4/1", "d5/-1", "f5"} <= ends(game, "step", "e4")


@pytest.mark.rule("GP-15")
@pytest.mark.parametrize("end", ["e6", "f6/-1", "e2", "e8", "d6"])
def test_what_is_no_neighbor_is_no_step_away(end: str) -> None:
    game = place(markers={0: ["Ke4"], 1: ["d8"]})
    assert refused(game, f"step e4 {end}") == "GP-15"


@pytest.mark.rule("GP-15", "GP-60")
@pytest.mark.parametrize("end", ["e4/2", "n14/9", "e4/999"])
def test_neither_is_a_cell_far_off_the_grid(end: str) -> None:
    game = place(markers={0: ["Ke4"], 1: ["d8"]})
    assert refused(game, f"step e4 {end}") == "GP-60"


@pytest.mark.rule("GP-16", "GP-60")
@pytest.mark.parametrize("end", ["g5", "g6", "g6/1", "g4/-1"])
def test_there_is_no_step_off_the_grid(end: str) -> None:
    game = place(markers={0: ["Kf5"], 1: ["e8"]})
    assert refused(game, f"step f5 {end}") == "GP-60"


@pytest.mark.rule("GP-20", "GP-86")
def test_forward_stays_forward_wherever_the_pawn_has_come_from() -> None:
    """A pawn carried back by a teleporter, and one beyond the cube, still face the same way."""
    game = place(markers={0: ["f4/1", "e7"], 1: ["d7"]})
    assert "f5/1" in ends(game, "step", "f4/1")
    assert "e6" not in ends(game, "step", "e7")
    assert refused(game, "step e7 e6") == "GP-61"


@pytest.mark.rule("GP-24", "GP-61")
@pytest.mark.parametrize(("exit_", "hop", "fits"), [("f4/1", 1, True), ("f6/1", -1, False)])
def test_after_a_teleport_the_next_hop_is_judged_from_the_exit(
    exit_: str, hop: int, fits: bool
) -> None:
    """From the top the pawn takes the one below and comes to the floor; then it may go on from
    a near corner, forward, but not from a far one, backward.
    """
    game = place(markers={0: ["e5/1"], 1: ["e5", "f5", "d8"]})
    x, y, z = at(exit_)
    text = f"take e5/1 {text_of((x, y + 2 * hop, z - 2))} x e5 f5"
    if fits:
        assert text in legal(game)
    else:
        assert refused(game, text) == "GP-61"


@pytest.mark.rule("GP-62", "GP-67")
def test_from_an_own_kingerizer_a_chain_goes_on_forward_alone() -> None:
    """The pawn comes down to it on the way; sideways from there is what another hop may not be."""
    tower = [("f2/1", 0), ("f2/2", 0)]
    own = ["f2/2", "f2/1", "e2", "f3"]
    game = place(markers={0: own, 1: ["e8"]}, added=tower)
    assert ends(game, "jump", "f2/2") == {"f2", "f4"}
    assert refused(game, "jump f2/2 d2") == "GP-62"


@pytest.mark.rule("GP-62", "GP-116")
def test_and_so_does_a_chain_of_captures() -> None:
    tower = [("f2/1", 0), ("f2/2", 0)]
    enemies = ["f2/1", "e2", "f3"]
    game = place(markers={0: ["f2/2"], 1: enemies}, added=tower)
    assert ends(game, "take", "f2/2") == {"f2", "f4"}
    assert refused(game, "take f2/2 d2 x f2/1 e2") == "GP-62"
