"""The board is written in TypeScript: its types are those of the data that it gets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import interject, look, play, varied
from parlour.games.gridopolis.tests.positions import begin, changed, place
from parlour.kernel.agenda import Game
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import Seeded
from parlour.testing.typescript import Types

WEB = Path(__file__).parents[1] / "web"
SWITCHED = {"no_progress_turns": 3, "king_mid_chain": True}


def games() -> list[Game[Table]]:
    """All that there is to see, most of it at once."""
    open_end = place(markers={0: ["Ke5", "e3"], 1: ["e6", "f6"]}, events=True)
    last = place(markers={0: ["e5"], 1: ["e6"]})
    play(last, "take e5 e7 x e6")
    timed = begin(limit="30_minutes")
    left = begin(3)
    interject(left, 1, "resign")
    free = [free_jump(rank) for rank in ("", "K")]
    return [
        open_end,
        last,
        timed,
        left,
        *free,
        begin(4, limit="10_rounds"),
        begin(blueprint="tower"),
    ]


def free_jump(rank: str) -> Game[Table]:
    """A pawn or a king has come by teleporter, and may jump from there (GP-R10)."""
    markers = {0: [f"{rank}e4"], 1: ["f6", "e8"]}
    game = place(markers=markers, options={"after_teleport": "allowed"})
    play(game, "step e4 f6/1")
    assert look(game)["second"]["jump"]
    return game


def test_every_view_is_what_the_board_expects_and_the_board_expects_nothing_else() -> None:
    types = Types(WEB / "view.ts")
    luck = Seeded("web", "players")
    for game in games():
        for _ in range(40):
            for viewer in (0, None):
                assert types.fault(to_wire(GAME.view(game, viewer)), "GridopolisView") is None
            if game.over:
                break
            play(game, varied(game, luck))
    assert types.not_met() == set()


def test_the_pieces_are_what_the_board_expects_and_the_board_expects_nothing_else() -> None:
    types = Types(WEB / "pieces.ts")
    assert types.fault(to_wire(GAME.page.pieces()), "GridopolisPieces") is None
    signed = json.loads(changed("duel", author="Ada", rules=SWITCHED))
    assert types.fault(signed, "Blueprint") is None
    assert types.not_met() == set()


@pytest.mark.parametrize(
    ("data", "kind", "fault"),
    [
        ({"cell": [0, 0], "seat": 0}, "Owned", "Owned.cell: [0, 0]"),
        ({"cell": [0, 0, "0"], "seat": 0}, "Owned", "'0' is no number"),
        ({"kind": "Turn", "seat": None}, "Frame", "Frame.seat: None is no number"),
        ({"kind": "Turn", "place": 3}, "Frame", "differ in ['place']"),
        ({"seating": []}, "Seating", "[] is no Record"),
    ],
)
def test_data_of_another_shape_is_noticed(data: Any, kind: str, fault: str) -> None:
    types = Types(WEB / "view.ts")
    types.interfaces["Seating"] = {"seating": "Record<string, string[]>"}
    assert fault in str(types.fault(data, kind))
