"""The board is written in TypeScript: its types are those of the data that it gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.table import EMPTY, HouseRules, Table
from parlour.games.gizmos.tests.checks import random_move
from parlour.games.gizmos.tests.positions import Seat, lay
from parlour.kernel.agenda import Game
from parlour.kernel.codec import to_wire
from parlour.kernel.luck import Seeded
from parlour.testing.typescript import Types

WEB = Path(__file__).parents[1] / "web"
# Two seats that can do almost anything: everything there is turns up within a few turns.
RICH = "G3R8 G3Y8 G3Y7 G3Y5 G3K2 G3U2 G2R1 G3R2 G3U3 G3Y2 G3U4 G3Y3 G2U2 G1R4 G2Y8"
ABLE = "G3R2 G3R4 G3R5 G3K6 G3K7 G2K1"
HOUSES = [
    HouseRules(),
    HouseRules(next_shown=True, blocked_wait=False, picks_apart=True),
    HouseRules(discounts_add_up=False, level_2_once=True),
]


def rich(number: int) -> Game[Table]:
    """About to make up for everything that seldom happens in random play."""
    return lay(
        Seat("UUUUKKKKYRR", active=RICH, archive="G2K3"),
        Seat("RRRYYYUUU", active=ABLE, archive="G1U7 G2U3"),
        Seat("RY"),
        display="G3X1#1 G3X2#1 G2Y1 G2U5 G2K5",
        decks={3: ["G3K1", "G3R1"]},
        house=HOUSES[number % len(HOUSES)],
        luck=Seeded(f"rich {number}"),
        turn=number % 2,
    )


def stuck() -> Game[Table]:
    """GIZ-R14. Nothing can be done: a full ring, a full archive, no Research, nothing to build."""
    game = lay(Seat("RRRRR", archive="G3Y2", active="G3Y1"), Seat())
    game.table.display = [[EMPTY] * 4, [EMPTY] * 3, [EMPTY] * 2]
    return game


def check_views(types: Types, game: Game[Table]) -> None:
    for viewer in [*range(len(game.table.players)), None]:
        assert types.fault(GAME.view(game, viewer), "GizmosView") is None
    for seat in game.waiting():
        for move in game.moves(seat):
            assert types.fault(to_wire(move), "Move") is None


def test_every_view_and_move_is_what_the_board_expects_and_the_board_expects_nothing_else() -> None:
    types = Types(WEB / "view.ts")
    luck = Seeded("web", "players")
    for game in [GAME.start(2, Seeded("web")), stuck(), *map(rich, range(24))]:
        for _ in range(80):
            check_views(types, game)
            if game.over:
                break
            eager = ("Build", "Use", "File", "Draw", "Research")
            game.play(game.waiting()[0], random_move(game, luck, *eager))
    assert types.not_met() == set()


def test_the_pieces_are_what_the_board_expects_and_the_board_expects_nothing_else() -> None:
    types = Types(WEB / "pieces.ts")
    assert types.fault(GAME.page.pieces(), "GizmosPieces") is None
    assert types.not_met() == set()


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"gizmo": 3}, "differ in ['rule']"),
        ({"gizmo": 3, "rule": "GIZ-31", "more": 1}, "differ in ['more']"),
        ({"gizmo": "3", "rule": "GIZ-31"}, "Blocked.gizmo: '3' is no number"),
        ([], "is no Blocked"),
    ],
)
def test_data_of_another_shape_is_noticed(data: Any, fault: str) -> None:
    assert fault in str(Types(WEB / "view.ts").fault(data, "Blocked"))


def test_the_cards_are_told_as_they_are_printed() -> None:
    told = GAME.page.pieces()["cards"]
    assert [each["number"] for each in told] == list(range(112))
    for card, each in zip(CARDS, told, strict=True):
        printed = (card.code, card.name, card.text, card.cost)
        assert (each["code"], each["name"], each["text"], each["cost"]) == printed
        does = [each["trigger"], each["converts"], each["discount"], each["bans"], each["award"]]
        raises = any(each["raises"].values())
        assert sum(bool(part) for part in (*does, raises)) == 1, "every gizmo does one thing"
        assert (each["trigger"] is None) == (each["gain"] is None)


@pytest.mark.rule("GIZ-3", "GIZ-13", "GIZ-16", "GIZ-89")
def test_the_numbers_of_the_box_are_told() -> None:
    told = GAME.page.pieces()
    assert [color["shape"] for color in told["colors"]] == ["flame", "spark", "atom", "battery"]
    assert (told["row"], told["display"], told["each_color"]) == (6, [4, 3, 2], 13)
    assert told["limits"] == {"storage": 5, "file": 1, "research": 3}
    assert told["end"] == {"gizmos": 16, "level_3": 4}
