"""What the view works out for the board, which holds no rules: prices, places, and who is near."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.contract import View
from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import ARCHIVE, BY_CODE, CARDS, DISPLAY, RESEARCHED
from parlour.games.gizmos.rules.payment import discount, fitting_discounts
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


def seen(game: Game[Table]) -> View:
    """What everybody sees of this table."""
    views = [GAME.view(game, viewer) for viewer in (0, 1, None)]
    for view in views:
        assert {**view, "viewer": None, "looked_at": None} == views[-1]
    return views[-1]


def payment(game: Game[Table]) -> dict[str, Any]:
    shown: dict[str, Any] = seen(game)["payment"]
    return shown


# ---------------------------------------------------------------- the sum that must come out even


@pytest.mark.rule("GIZ-39", "GIZ-41")
def test_a_payment_is_shown_only_while_it_is_asked_for() -> None:
    game = lay(Seat("UR", active="G1U3"), Seat(), display="G1U1 G1R1")
    assert payment(game) is None
    do(game, "build G1U1")
    assert payment(game) == {
        "seat": 0,
        "gizmo": gizmo("G1U1"),
        "origin": "display",
        "color": "blue",
        "cost": 1,
        "price": 1,
        "discounts": [],
        "converters": [gizmo("G1U3")],
        "sensible": ["pay 1 blue", "pay 1 red via G1U3"],
    }
    do(game, "pay 1 red via G1U3")
    assert payment(game) is None


@pytest.mark.rule("GIZ-78", "GIZ-79", "GIZ-80")
def test_the_price_is_the_cost_less_every_discount_that_fits() -> None:
    game = lay(Seat("UUU", active="G3R2 G3Y2 G3Y3", archive="G2U3"), Seat())
    do(game, "build G2U3")
    shown = payment(game)
    assert (shown["origin"], shown["cost"], shown["price"]) == ("archive", 3, 1)
    assert [(CARDS[each["gizmo"]].code, each["less"]) for each in shown["discounts"]] == [
        ("G3R2", 1),
        ("G3Y2", 1),  # but not G3Y3, which is for what comes from Research
    ]
    assert offered(game) == ["pay 1 blue", "pay 2 blue", "pay 3 blue"]


@pytest.mark.rule("GIZ-79")
def test_a_discount_that_finds_nothing_left_takes_nothing_off() -> None:
    game = lay(Seat("U", active="G3R2 G3U3", archive="G1U1"), Seat())
    do(game, "build G1U1")
    shown = payment(game)
    assert (shown["cost"], shown["price"]) == (1, 0)
    assert [each["less"] for each in shown["discounts"]] == [1, 0]


@pytest.mark.rule("GIZ-R7")
def test_where_discounts_do_not_add_up_one_counts() -> None:
    house = HouseRules(discounts_add_up=False)
    game = lay(Seat("UUU", active="G3R2 G3Y2", archive="G2U3"), Seat(), house=house)
    do(game, "build G2U3")
    assert payment(game)["price"] == 2
    assert [each["less"] for each in payment(game)["discounts"]] == [1, 0]


@pytest.mark.rule("GIZ-55")
def test_a_converter_used_this_turn_is_not_among_the_usable_ones() -> None:
    game = lay(Seat("RRKK", active="G1U3 G1R3"), Seat(), display="G1K1")
    game.table.used = [gizmo("G1U3")]
    do(game, "build G1K1")
    assert seen(game)["payment"] is None  # without it there is one way only
    game = lay(Seat("RRYK", active="G1U3 G1U4 G1R3"), Seat(), display="G1K1")
    game.table.used = [gizmo("G1U3")]
    do(game, "build G1K1")
    assert names(payment(game)["converters"]) == ["G1U4", "G1R3"]


@pytest.mark.rule("GIZ-60", "GIZ-78")
def test_the_sum_is_shown_for_a_card_from_research_too() -> None:
    game = lay(Seat("UU", active="G3Y3"), Seat(), decks={1: ["G1U1", "G1R1", "G1R2"]})
    do(game, "research 1", "build G1U1")
    assert (payment(game)["origin"], payment(game)["price"]) == ("research", 0)


@pytest.mark.rule("GIZ-78", "GIZ-79", "GIZ-R25")
@pytest.mark.parametrize("house", [HouseRules(), HouseRules(level_2_once=True)])
def test_the_discounts_named_are_those_that_count(house: HouseRules) -> None:
    every_discount = " ".join(card.code for card in CARDS if card.discount >= 0)
    t = lay(Seat(active=every_discount), Seat(), house=house).table
    t.used = [gizmo("G3Y2")]
    for name in ("G1R1", "G2R1", "G3R1"):
        for origin in (DISPLAY, ARCHIVE, RESEARCHED):
            which = fitting_discounts(t, t.players[0], BY_CODE[name], origin)
            assert len(which) == discount(t, t.players[0], BY_CODE[name], origin)


# ---------------------------------------------------------------- what can do nothing now


@pytest.mark.rule("GIZ-73")
def test_a_pending_gizmo_that_can_do_nothing_is_shown_with_the_rule_that_keeps_it() -> None:
    game = lay(Seat("UUUUU", active="G3R4"), Seat(), display="G1U1")
    do(game, "file G1U1")
    assert names(seen(game)["pending"]) == ["G0S1#1", "G3R4"]
    assert seen(game)["blocked"] == [{"gizmo": gizmo("G0S1#1"), "rule": "GIZ-31"}]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("GIZ-89", "GIZ-28", "GIZ-9")
def test_gizmos_are_counted_towards_the_end() -> None:
    players = seen(lay(Seat(active="G1R1 G3R1 G3U1", archive="G3R8"), Seat()))["players"]
    assert [player["gizmos"] for player in players] == [4, 1]  # starting gizmos count
    assert [player["level_3"] for player in players] == [2, 0]


@pytest.mark.rule("GIZ-81", "GIZ-82")
def test_it_is_shown_who_may_never_file_or_research_again() -> None:
    players = seen(lay(Seat(active="G3R1"), Seat(active="G3Y1"), Seat()))["players"]
    assert [player["may_file"] for player in players] == [False, True, True]
    assert [player["may_research"] for player in players] == [True, False, True]


@pytest.mark.rule("GIZ-91")
@pytest.mark.parametrize(("first", "last"), [(0, 2), (1, 0), (2, 1)])
def test_the_last_seat_is_on_the_right_of_first_player(first: int, last: int) -> None:
    assert seen(lay(Seat(), Seat(), Seat(), first=first))["last_seat"] == last


@pytest.mark.rule("GIZ-95", "GIZ-96", "GIZ-97", "GIZ-98")
def test_the_final_ranking_is_the_outcome_and_there_is_none_before() -> None:
    for number in range(6):
        game = GAME.start(2 + number % 3, Seeded(f"ranking {number}"))
        luck = Seeded(f"ranking {number}", "players")
        while not game.over:
            assert (seen(game)["ranking"], seen(game)["decided_by"]) == ([], "")
            moves = game.offer(game.waiting()[0], luck)
            builds = [
                move for move in moves if GAME.notation.write(move).startswith("build")
            ] or moves
            game.play(game.waiting()[0], builds[luck.below(len(builds))])
        outcome = GAME.rules.outcome(game)
        assert [outcome.places[seat] for seat in seen(game)["ranking"]] == sorted(outcome.places)
        assert seen(game)["decided_by"] == outcome.reason


# ---------------------------------------------------------------- charts


@pytest.mark.rule("GIZ-94", "GIZ-89")
def test_the_figures_are_what_each_seat_has_and_the_score_stands_first() -> None:
    game = lay(Seat("RRU", active="G3X1#1 G2R3", tokens=4), Seat("K", active="G1R1"))
    figures = GAME.page.figures(seen(game))
    assert next(iter(figures)) == "points"
    assert figures == {
        "points": [3 + 4 + 3, 1],
        "gizmos": [3, 2],
        "level 3": [1, 0],
        "energy": [3, 1],
    }


@pytest.mark.rule("GIZ-94", "GIZ-83")
def test_the_breakdown_adds_up_to_the_score() -> None:
    game = lay(Seat("RRU", active="G3X1#1 G2R3", tokens=4), Seat("K", active="G1R1"))
    game.agenda.clear()
    parts = GAME.page.breakdown(seen(game))
    assert {part.label: part.by_seat for part in parts} == {
        "Points from gizmos": [3, 1],
        "Points from tokens": [4, 0],
        "Points from awards at the end": [3, 0],
        "Gizmos in all": [3, 2],  # the starter among them
        "Level III gizmos": [1, 0],
    }
    points = [part.by_seat for part in parts if part.unit == "points"]
    assert tuple(map(sum, zip(*points, strict=True))) == GAME.rules.outcome(game).points
