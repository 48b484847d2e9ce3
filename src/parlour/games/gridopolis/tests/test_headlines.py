"""What is told of a turn in one line."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import events as ev
from parlour.games.gridopolis import headlines
from parlour.games.gridopolis.cells import cell_of
from parlour.games.gridopolis.lattice import Cell
from parlour.games.gridopolis.table import NOBODY
from parlour.kernel.text import plain
from parlour.kernel.values import Event

BEGAN = ev.TurnBegan(1, 3)


def at(name: str) -> Cell:
    cell = cell_of(name)
    assert cell is not None
    return cell


TOOK = ev.Hopped(1, at("a5"), at("b4"), at("c3"), 0, False)
OWN = ev.Hopped(1, at("a5"), at("b4"), at("c3"), NOBODY, False)


def told(*events: Event) -> str | None:
    headline = headlines.headline([BEGAN, *events])
    return headline and plain(headline.text, ("Ann", "Easy", "Cy"))


def test_a_turn_in_which_nothing_has_happened_has_none() -> None:
    assert headlines.turn_of(BEGAN) == 1
    assert told() is None


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ((ev.Stepped(1, at("b4"), at("b5")),), "Easy stepped from b4 to b5."),
        ((ev.Stepped(1, at("b4/1"), at("b5/1")),), "Easy stepped from b4 to b5 on level 1."),
        (
            (ev.Stepped(1, at("b4"), at("b4/-1")),),
            "Easy stepped from b4 on level 0 to b4 on level -1.",
        ),
        (
            (ev.Stepped(1, at("b4/1"), at("b5/1")), ev.Stepped(1, at("b5/1"), at("b6"))),
            "Easy stepped from b4 to b5 on level 1 and stepped on to b6 on level 0.",
        ),
        (
            (ev.Stepped(1, at("b4"), at("b5")), ev.Teleported(1, at("b5"), at("f6/1"))),
            "Easy stepped onto b5 and teleported to f6 on level 1.",
        ),
        ((TOOK,), "Easy jumped Ann's pawn on b4 and landed on c3."),
        (
            (TOOK, ev.Teleported(1, at("c3"), at("e5"))),
            "Easy jumped Ann's pawn on b4 and teleported to e5.",
        ),
        ((OWN,), "Easy jumped from a5 to c3."),
        (
            (ev.Plunged(1, at("a5"), at("b4"), 2, True), ev.Eliminated(2)),
            "Easy gave up a marker to take Cy's king on b4; Cy is out.",
        ),
        ((ev.BlockerPlaced(1, at("d4")),), "Easy blocked d4."),
        ((ev.PadAdded(1, at("d4"), False),), "Easy added a pad at d4."),
        ((ev.Resigned(2),), "Cy resigned."),
        ((ev.Resigned(1),), "Easy resigned."),
        ((ev.Passed(1),), "Easy passed."),
        ((ev.GameEnded((0,), (3, 0), (False, False), "GP-131"),), "The game ended."),
    ],
)
def test_it_tells_whom_a_turn_took_and_where_it_went(
    events: tuple[Event, ...], sentence: str
) -> None:
    assert told(*events) == sentence


def test_it_marks_the_way_and_the_victims() -> None:
    on = ev.Hopped(1, at("c3"), at("d3"), at("e3"), 2, True)
    headline = headlines.headline([BEGAN, TOOK, on])
    assert headline is not None
    assert [(role, thing.name) for role, thing in headline.marks] == [
        ("victim", "b4"),
        ("victim", "d3"),
        ("from", "a5"),
        ("path", "c3"),
        ("to", "e3"),
    ]
