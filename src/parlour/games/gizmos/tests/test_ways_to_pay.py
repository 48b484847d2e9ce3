"""What people are offered first when they pay or put cards back, and what stands apart."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.moves import Pay
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.checks import random_move
from parlour.games.gizmos.tests.positions import Seat, do, lay, offered
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

OTHERS = "Other ways to pay"


def paying(ring: str, active: str, name: str) -> Game[Table]:
    game = lay(Seat(ring, active), Seat(), display=name)
    do(game, f"build {name}")
    return game


def headings(game: Game[Table]) -> dict[str, str]:
    """The moves in the order in which they are offered, each with the heading it stands under."""
    seat = game.waiting()[0]
    view = GAME.view(game, seat)
    return {GAME.notation.write(move): GAME.listing.apart(move, view) for move in game.moves(seat)}


def wasteful(way: Pay, ways: list[Pay]) -> bool:
    """Whether another way spends and uses only what this one does, and less of it."""
    return any(
        other != way
        and set(other.converters) <= set(way.converters)
        and all(less <= more for less, more in zip(other.spent, way.spent, strict=True))
        for other in ways
    )


@pytest.mark.rule("GIZ-80", "GIZ-R8", "GIZ-56")
def test_beside_a_discount_what_saves_comes_first_and_what_wastes_stands_apart() -> None:
    game = paying("RRR", "G2U3 G3Y2", "G2R1")  # a doubler, and level 2 for 1 less
    assert headings(game) == {
        "pay 1 red via G2U3": "",
        "pay 2 red": "",
        "pay 2 red via G2U3": OTHERS,
        "pay 3 red": OTHERS,
    }
    assert list(headings(game)) == offered(game)
    assert GAME.view(game, 0)["payment"]["sensible"] == ["pay 1 red via G2U3", "pay 2 red"]


@pytest.mark.rule("GIZ-80", "GIZ-R8")
@pytest.mark.parametrize("way", ["pay 2 red via G2U3", "pay 3 red"])
def test_what_stands_apart_is_as_legal_as_the_rest(way: str) -> None:
    game = paying("RRR", "G2U3 G3Y2", "G2R1")
    do(game, way)
    assert game.table.turn == 1


@pytest.mark.rule("GIZ-56")
def test_ways_that_each_save_something_else_all_come_first() -> None:
    game = paying("RRU", "G1R4", "G1R1")
    assert headings(game) == {"pay 1 red": "", "pay 1 blue via G1R4": ""}


@pytest.mark.rule("GIZ-56", "GIZ-54")
def test_a_sphere_too_many_stands_apart_without_any_discount_too() -> None:
    # One black doubled, or two: the red ones need only be four in the end.
    game = paying("RKK", "G2U2 G3U5", "G3R1")
    found = headings(game)
    assert found["pay 1 red 1 black via G2U2 G3U5"] == ""
    assert found["pay 1 red 2 black via G2U2 G3U5"] == OTHERS


@pytest.mark.rule("GIZ-62")
def test_cards_go_back_as_they_were_looked_at_and_other_orders_stand_apart() -> None:
    game = lay(Seat(), Seat(), decks={2: ["G2R2", "G2Y3", "G2U3"]})
    do(game, "research 2", "take none")
    found = headings(game)
    assert next(iter(found)) == "return G2R2 G2Y3 G2U3"
    assert list(found.values()) == ["", *["In another order"] * 5]


@pytest.mark.rule("GIZ-56")
def test_no_other_move_stands_apart() -> None:
    game = lay(Seat("RRU", "G1R4"), Seat(), display="G1R1")
    assert set(headings(game).values()) == {""}
    assert (
        GAME.listing.apart(GAME.notation.read("pay 1 red"), GAME.view(game, 0)) == ""
    )  # nobody is paying


@pytest.mark.rule("GIZ-56", "GIZ-80")
def test_in_any_payment_the_first_waste_nothing_and_all_others_do() -> None:
    luck = Seeded("payments", "players")
    rich = "G2U2 G1R4 G2K2 G3U5 G2U3 G3Y2"
    seen = 0
    for number in range(40):
        seats = [Seat("RRYYUUKK", rich), Seat("RRYYU", "G2Y2 G3R3 G1K4", archive="G2R4")]
        game = lay(*seats, luck=Seeded(f"payments {number}"))
        for _ in range(12):
            ways = [move for move in game.moves(game.waiting()[0]) if isinstance(move, Pay)]
            if ways:
                seen += 1
                apart = [bool(heading) for heading in headings(game).values()]
                assert apart == [wasteful(way, ways) for way in ways]
                assert apart == sorted(apart)
            game.play(game.waiting()[0], random_move(game, luck, "Build"))
            if game.over:
                break
    assert seen > 40
