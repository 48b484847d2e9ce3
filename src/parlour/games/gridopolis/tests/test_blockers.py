"""Blocker-boxes: where they may lie, and what nobody can do anymore then."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    ends,
    legal,
    look,
    pads,
    play,
    refused,
    reserve,
    text_of,
    verbs,
)
from parlour.games.gridopolis.tests.positions import begin, place
from parlour.kernel.agenda import Game

MARKERS = {0: ["e4"], 1: ["e7"]}


def blockable(game: Game[Table]) -> set[str]:
    return {text.split()[1] for text in legal(game) if text.startswith("block")}


@pytest.mark.rule("GP-90", "GP-50", "GP-41")
def test_placing_a_blocker_is_a_turn_and_costs_one_of_ones_own() -> None:
    game = begin()
    play(game, "block e5")
    assert look(game)["blockers"] == [{"cell": [0, 0, 0], "seat": 0}]
    assert (reserve(game, 0), reserve(game, 1)) == ((3, 3, 2, 1), (3, 3, 2, 2))
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-90")
def test_any_empty_plain_pad_will_do() -> None:
    nodes = {"e5/-1", "f6/1", "f4/1", "d4/1", "d6/1"}
    rows = {f"{file}{row}" for file in "def" for row in (2, 8)}
    free = pads(begin()) - nodes - rows - {"e4", "e7"}
    assert blockable(place(markers=MARKERS)) == free
    grown = place(markers=MARKERS, added=[("g5", 1)], blockers={1: ["e5"]})
    assert blockable(grown) == (free | {"g5"}) - {"e5"}


@pytest.mark.rule("GP-90")
@pytest.mark.parametrize(
    "cell",
    ["e4", "e7", "e8", "e2", "e5/-1", "f6/1", "g5", "e5/99", "e5/-2"],
)
def test_no_other_place_will(cell: str) -> None:
    """A marker, a kingerizer, a teleporter, or no pad at all."""
    assert refused(place(markers=MARKERS), f"block {cell}") == "GP-90"


@pytest.mark.rule("GP-90", "GP-91")
def test_a_pad_is_blocked_once_and_for_all() -> None:
    game = place(markers=MARKERS, blockers={1: ["e5"], 0: ["f5"]})
    assert refused(game, "block e5") == "GP-91"
    assert refused(game, "block f5") == "GP-91"


@pytest.mark.rule("GP-91")
def test_a_blocker_stays_where_it_is() -> None:
    game = begin()
    play(game, "block e5", "block e5/1", "block e6", "step e7 f6")
    lying = {text_of(one["cell"]): one["seat"] for one in look(game)["blockers"]}
    assert lying == {"e5": 0, "e6": 0, "e5/1": 1}


@pytest.mark.rule("GP-108", "GP-90")
def test_without_a_blocker_left_none_is_placed() -> None:
    game = place(markers=MARKERS, reserves={0: {"blockers": 0}})
    assert "block" not in verbs(game)
    assert refused(game, "block e5") == "GP-108"


@pytest.mark.rule("GP-92")
def test_a_blocked_pad_is_not_captured_over_nor_landed_on() -> None:
    landing = place(markers={0: ["e4"], 1: ["e5", "e8"]}, blockers={1: ["e6"]})
    assert ends(landing, "take", "e4") == set()
    assert refused(landing, "take e4 e6 x e5") == "GP-92"
    middle = place(markers=MARKERS, blockers={1: ["e5"]})
    assert refused(middle, "take e4 e6 x e5") == "GP-92"


@pytest.mark.rule("GP-92")
def test_a_blocker_hinders_its_owner_too() -> None:
    game = place(markers={0: ["Ke5"], 1: ["e8"]}, blockers={0: ["e6"]})
    assert refused(game, "step e5 e6") == "GP-92"


@pytest.mark.rule("GP-93", "GP-102", "GP-103", "GP-106")
def test_a_blocked_pad_still_holds_pads_beside_and_above_it() -> None:
    game = place(markers=MARKERS, blockers={1: ["f5", "e5/1"]})
    assert {"pad g5", "pad e5/2"} <= legal(game)


@pytest.mark.rule("GP-93", "GP-16", "GP-121", "GP-R14")
def test_a_blocked_pad_is_not_off_the_grid() -> None:
    markers = {0: ["e4"], 1: ["e5", "e8"]}
    game = place(markers=markers, blockers={1: ["e6"]})
    assert "kamikaze" not in verbs(game)
    assert refused(game, "kamikaze e4 x e5") == "GP-121"
