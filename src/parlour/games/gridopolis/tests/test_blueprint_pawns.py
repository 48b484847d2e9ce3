"""Every pawn of a valid blueprint can become a king: how far pawns get on an empty grid-set."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.gridopolis.blueprint import Seat
from parlour.games.gridopolis.stranded import stranded
from parlour.games.gridopolis.tests.designs import LINE, Cell, faults, street, wrong

AROUND = [way for way in product((-1, 0, 1), repeat=3) if any(way)]


@pytest.mark.rule("GP-151", "GP-61")
def test_a_pawn_that_would_have_to_go_backward_is_stranded() -> None:
    """The street leads south first, and round to the north."""
    round_about = [(0, 0, 0), (1, 0, 0), (1, -1, 0), (2, -1, 0), (3, -1, 0)]
    up = [(3, y, 0) for y in range(5)]
    plan = street([*round_about, *up], (0, 0, 0), (3, 4, 0))
    assert wrong(plan)[0] == (
        "GP-151",
        "seats[0].markers",
        "the pawn of seat S at e5 on level 0 can never reach a kingerizer of another seat "
        "without going backward (GP-61, GP-62, GP-63)",
    )


@pytest.mark.rule("GP-151", "GP-62", "GP-63")
@pytest.mark.parametrize("on_the_home_row", [True, False])
def test_a_first_move_sideways_does_not_count(on_the_home_row: bool) -> None:
    plan = street([(0, 0, 0), *((1, y, 0) for y in range(5)), (0, 4, 0)])
    assert faults(plan) == []  # diagonally forward, to f6
    plan = street([(0, 0, 0), (1, 0, 0), *((2, y, 0) for y in range(5)), (1, 4, 0), (0, 4, 0)])
    if not on_the_home_row:
        plan["seats"][0]["kingerizers"] = [[1, 0, 0]]
    assert faults(plan) == [("GP-151", "seats[0].markers"), ("GP-151", "seats[1].markers")]


@pytest.mark.rule("GP-151", "GP-62")
def test_nor_does_a_later_move_sideways_from_the_home_row() -> None:
    """South may go forward once, on to another of its own kingerizers, and there only aside."""
    pads = [(0, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0), *((3, y, 0) for y in range(1, 5))]
    plan = street(pads, (0, 0, 0), (3, 4, 0))
    assert ("GP-151", "seats[0].markers") not in faults(plan)
    plan["seats"][0]["kingerizers"] = [[0, 0, 0], [0, 1, 0], [1, 1, 0]]
    assert ("GP-151", "seats[0].markers") in faults(plan)


@pytest.mark.rule("GP-151", "GP-62", "GP-65")
def test_a_hop_may_pass_what_a_step_may_not() -> None:
    """Past a kingerizer of its own, from which South could not go on aside."""
    pads = [(0, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0), *((3, y, 0) for y in range(1, 5))]
    plan = street(pads, (0, 0, 0), (3, 4, 0))
    plan["seats"][0]["kingerizers"] = [[0, 0, 0], [1, 1, 0]]
    assert ("GP-151", "seats[0].markers") not in faults(plan)


@pytest.mark.rule("GP-151", "GP-85", "GP-86")
def test_a_teleporter_leads_on() -> None:
    """The only way forward lies beyond a loop to the south, but for the teleporters."""
    loop = [(0, 0, 0), (0, 1, 0), (-1, 0, 0), (-1, -1, 0), (-2, -1, 0), (-3, -1, 0)]
    up = [(-3, y, 0) for y in range(5)]
    lost = [("GP-151", "seats[0].markers"), ("GP-151", "seats[1].markers")]
    assert faults(street([*loop, *up], (0, 0, 0), (-3, 4, 0))) == lost
    doors = [(0, 1, 0), (-3, -1, 0)]
    assert faults(street([*loop, *up], (0, 0, 0), (-3, 4, 0), doors)) == []


@pytest.mark.rule("GP-151", "GP-64")
def test_a_way_over_another_level_will_do() -> None:
    """A gap of one pad, with a bridge above it."""
    pads = [cell for cell in product((0, 1), range(7), (0,)) if cell[1] != 3]
    bridge = product((0, 1), range(1, 6), (1,))
    posts = [((0, y, 0), (1, y, 0)) for y in (1, 5)]
    plan = street([*pads, *bridge], (0, 0, 0), (0, 6, 0), posts=posts)
    assert faults(plan) == []


@pytest.mark.rule("GP-151")
def test_only_enemies_at_the_same_table_count() -> None:
    """Of three seats, the third has its kingerizer where the first can never come."""
    plan = street(LINE)
    west = {**plan["seats"][1], "id": "W", "colour": "yellow"}
    west["markers"] = [[0, 3, 0]]
    west["kingerizers"] = [[1, 0, 0]]
    west["pads"] = [[1, 0, 0]]
    west["links"] = [[[0, 0, 0], [1, 0, 0]]]
    plan["seats"].append(west)
    plan["seating"] = {"2": ["S", "W"], "3": ["S", "W", "N"]}
    [problem] = wrong(plan)
    assert problem.where == "seats[0].markers"
    assert problem.message.endswith("(with 2 players)")


cells = st.tuples(st.integers(0, 3), st.integers(0, 4), st.integers(0, 1))


@pytest.mark.rule("GP-151")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data(), st.sets(cells, min_size=4, max_size=20))
def test_the_survey_agrees_with_trying_every_way(data: st.DataObject, pads: set[Cell]) -> None:
    some = st.sampled_from(sorted(pads))
    homes = data.draw(st.lists(some, min_size=2, max_size=4, unique=True))
    forward = data.draw(st.sampled_from([(0, 1, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0)]))
    free = sorted(pads - set(homes))
    doors = data.draw(st.sets(st.sampled_from(free), min_size=2, max_size=3) if free[1:] else none)
    start = data.draw(some)
    own, foreign = homes[:-1], homes[-1:]
    pawn = seat(forward, own, [start])
    lost = stranded(pawn, [seat(forward, foreign, [])], pads, doors)
    assert bool(lost) != becomes_king(start, forward, set(own), set(foreign), pads, doors)


none: st.SearchStrategy[set[Cell]] = st.just(set())


def seat(forward: Cell, kingerizers: list[Cell], markers: list[Cell]) -> Seat:
    return Seat(
        id="S",
        colour="blue",
        forward=forward,
        pads=(),
        links=(),
        kingerizers=tuple(kingerizers),
        markers=tuple(markers),
    )


def becomes_king(
    start: Cell, forward: Cell, own: set[Cell], goals: set[Cell], pads: set[Cell], doors: set[Cell]
) -> bool:
    """Walk on from the start in every way there is, until nothing new turns up."""
    seen: set[tuple[Cell, bool]] = set()  # where, and whether it has moved
    waiting = [(start, False)]
    while waiting:
        here, moved = waiting.pop()
        for (u, v, w), far in product(AROUND, (1, 2)):
            path = [(here[0] + n * u, here[1] + n * v, here[2] + n * w) for n in (1, far)]
            progress = u * forward[0] + v * forward[1]
            if progress < 0 or (progress == 0 and (not moved or here in own)):
                continue
            if any(cell not in pads for cell in path):
                continue
            for end in doors if path[-1] in doors else [path[-1]]:
                if end in goals:
                    return True
                if (end, True) not in seen:
                    seen.add((end, True))
                    waiting.append((end, True))
    return False
