"""D04. The Rollerskate Buddy: how it rolls, and what it runs into."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    lay,
    lies,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import buy_with_gizmos, owned
from parlour.kernel.agenda import Game

SHOP = "D04 D12 D13 D15"
WAYS = {"skate up", "skate right", "skate down", "skate left"}


def rolling(
    skate: int, ground: dict[int, str] | None = None, dice: tuple[int, ...] = ()
) -> Game[Table]:
    """Uoiea's Rollerskate stands there; Fiona is on 77, Myron on 99."""
    return lay(Seat(0, dlc="D04"), Seat(77), Seat(99), skate=skate, ground=ground, dice=dice)


@pytest.mark.rule("GG-224", "GG-283", "D04")
def test_it_begins_on_an_adjacent_square_without_an_environment() -> None:
    game = lay(
        Seat(44, bank=4),
        Seat(45),
        Seat(99),
        display=SHOP,
        ground={34: "N01", 54: "N03", 0: "N01"},
        zombots=[43],
        lying={43: "A01"},
    )
    buy_with_gizmos(game, "D04", from_bank=4)
    assert set(offered(game)) == {"land 45", "land 43"}
    for square in ("34", "54", "44", "35", "100"):
        assert refused(game, f"land {square}") == "GG-283"
    do(game, "land 43")
    assert game.table.skate == 43


@pytest.mark.rule("GG-283", "D04")
def test_if_all_neighbors_have_environments_it_begins_on_a_nearest_square() -> None:
    game = lay(
        Seat(99, bank=4),
        Seat(45),
        Seat(0),
        display=SHOP,
        ground={98: "N01", 89: "N02", 88: "N01"},
    )
    buy_with_gizmos(game, "D04", from_bank=4)
    assert set(offered(game)) == {"land 97", "land 79"}


@pytest.mark.rule("GG-224", "D04", "GG-160")
def test_it_may_run_in_the_phase_of_its_purchase() -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D04", from_bank=4)
    do(game, "land 54", "skate right")
    assert game.table.skate == 59


@pytest.mark.rule("GG-224", "GG-78", "D04")
def test_it_runs_straight_once_in_each_action_phase_or_not_at_all() -> None:
    game = lay(Seat(0, "W08", dlc="D04"), Seat(77), Seat(99), skate=54)
    assert set(offered(game)) >= {*WAYS, "pass"}
    do(game, "skate left")
    assert game.table.skate == 50
    assert refused(game, "skate right") == "GG-224"
    do(game, "use W08")  # it has cost nothing
    assert asked(game) == "Movement"
    assert refused(game, "skate right") == "GG-61"


@pytest.mark.rule("GG-224", "D04")
@pytest.mark.parametrize("way", ["up-left", "up-right", "down-left", "down-right"])
def test_it_never_runs_diagonally(way: str) -> None:
    assert refused(rolling(54), f"skate {way}") == "GG-224"


@pytest.mark.rule("GG-224")
def test_it_is_its_owner_who_lets_it_go() -> None:
    game = lay(Seat(0), Seat(77, dlc="D04"), Seat(99), skate=54)
    assert refused(game, "skate up") == "GG-224"


@pytest.mark.rule("D04", "GG-78")
def test_it_may_run_after_the_action() -> None:
    game = lay(Seat(0, "W08", dlc="D04"), Seat(77), Seat(99), skate=54)
    do(game, "use W08")
    assert set(offered(game)) == {*WAYS, "pass"}
    do(game, "skate up")
    assert game.table.skate == 4


@pytest.mark.rule("D04", "GG-19")
def test_it_stops_before_the_edge() -> None:
    game = rolling(50)
    do(game, "skate left")
    assert game.table.skate == 50
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D04", "D10", "GG-233")
def test_it_never_rolls_onto_square_100() -> None:
    game = lay(Seat(SQUARE_100, dlc="D04 D10"), Seat(77), Seat(99), skate=50)
    do(game, "skate down")
    assert game.table.skate == 90
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-226", "D04")
def test_rubble_stops_it_without_effect() -> None:
    game = rolling(50, {55: "N02"})
    do(game, "skate right")
    assert game.table.skate == 54
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-226", "D04", "E05")
def test_rubble_stops_it_even_if_somebody_stands_there() -> None:
    game = lay(
        Seat(0, dlc="D04"),
        Seat(55, active="E05"),
        Seat(99),
        skate=50,
        ground={55: "N02"},
    )
    do(game, "skate right")
    assert game.table.skate == 54
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-225", "GG-R40", "D04")
def test_it_hurts_each_living_character_it_meets_and_goes_back_one_square() -> None:
    game = lay(
        Seat(55, dlc="D04"), Seat(55), Seat(55, gizmos=0), Seat(99), skate=50, zombots=[55, 52]
    )
    do(game, "skate right")
    assert gizmos(game) == [2, 2, 0, 3]  # its owner, too
    assert game.table.skate == 54


@pytest.mark.rule("GG-225", "GG-R40", "D04")
def test_it_stops_at_a_zomboid_that_it_cannot_hurt() -> None:
    game = lay(Seat(0, dlc="D04"), Seat(55, gizmos=0), Seat(57), skate=50)
    do(game, "skate right")
    assert gizmos(game) == [3, 0, 3]
    assert game.table.skate == 54


@pytest.mark.rule("GG-225", "D04")
def test_right_beside_a_character_it_hits_without_moving() -> None:
    game = lay(Seat(0, dlc="D04"), Seat(55), Seat(99), skate=54)
    do(game, "skate right")
    assert gizmos(game) == [3, 2, 3]
    assert game.table.skate == 54


@pytest.mark.rule("GG-R40", "D04", "GG-20")
def test_it_crosses_zombots_cards_portals_and_other_buddies() -> None:
    game = lay(
        Seat(0, dlc="D04 D02 D05"),
        Seat(77),
        Seat(99),
        skate=50,
        buggy=53,
        zombots=[51],
        lying={52: "A01"},
        ground={54: "N01", 9: "N01"},
    )
    do(game, "skate right")
    assert game.table.skate == 59
    assert lies(game, 52) == "A01"
    assert game.table.zombots == [51]
    assert game.table.buggy == 53


@pytest.mark.rule("GG-285", "D04")
def test_it_ignores_what_shares_its_starting_square() -> None:
    game = lay(Seat(50, dlc="D04"), Seat(50), Seat(99), skate=50)
    do(game, "skate right")
    assert gizmos(game) == [3, 3, 3]
    assert game.table.skate == 59


@pytest.mark.rule("GG-285", "GG-175", "D04")
def test_it_ignores_a_sentry_that_has_been_slid_over_it() -> None:
    game = rolling(50, {50: "N04"})
    do(game, "skate right")
    assert game.table.skate == 59


@pytest.mark.rule("GG-225", "GG-186", "D04")
def test_it_sets_off_a_sentry_in_the_direction_its_owner_chooses() -> None:
    game = lay(Seat(15, dlc="D04"), Seat(85), Seat(99), skate=50, ground={55: "N04"})
    do(game, "skate right")
    assert game.table.skate == 54
    assert set(offered(game)) == {"turn up", "turn right", "turn down", "turn left"}
    assert refused(game, "turn up-left") == "GG-187"
    do(game, "turn down")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-225", "GG-186", "D04")
def test_a_sentry_hits_the_owner_of_the_skate_too() -> None:
    game = lay(Seat(15, dlc="D04"), Seat(85), Seat(99), skate=50, ground={55: "N04"})
    do(game, "skate right", "turn up")
    assert gizmos(game) == [2, 3, 3]


@pytest.mark.rule("GG-225", "GG-187", "D04")
def test_a_sentry_without_a_direction_goes_off_at_once() -> None:
    game = lay(Seat(0, dlc="D04"), Seat(66), Seat(99), skate=50, ground={55: "N07"})
    do(game, "skate right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-285", "D04", "GG-189")
def test_with_a_sentry_and_a_character_on_a_square_only_the_sentry_acts() -> None:
    game = lay(
        Seat(0, dlc="D04"),
        Seat(55, footing=True, active="E10"),
        Seat(55, footing=True),
        skate=50,
        ground={55: "N04"},
    )
    do(game, "skate right", "turn up")
    assert gizmos(game) == [3, 3, 2]  # the vest keeps off Sentries, though not Rollerskates
    assert game.table.skate == 54


@pytest.mark.rule("GG-226", "D04")
def test_on_a_floor_malfunction_it_is_rolled_for_and_its_run_ends() -> None:
    game = lay(Seat(0, dlc="D04"), Seat(54), Seat(99), skate=50, ground={53: "N03"}, dice=(2, 7))
    do(game, "skate right")
    assert gizmos(game) == [3, 3, 3]  # it does not get to 54
    assert set(offered(game)) == {"land 27", "land 72"}
    assert refused(game, "land 53") == "GG-25"
    do(game, "land 72")
    assert game.table.skate == 72
    assert refused(game, "skate left") != "GG-73"


@pytest.mark.rule("GG-226", "GG-33", "D04")
def test_rolled_onto_rubble_it_goes_beside_it() -> None:
    game = rolling(50, {53: "N03", 72: "N02", 71: "N04", 27: "N02"}, dice=(2, 7))
    do(game, "skate right", "land 72")
    assert set(offered(game)) == {"land 62", "land 73", "land 82"}
    assert refused(game, "land 71") == "GG-33"
    do(game, "land 82")
    assert game.table.skate == 82


@pytest.mark.rule("GG-226", "GG-33", "D04")
def test_rolled_onto_another_floor_malfunction_it_falls_again() -> None:
    game = rolling(50, {53: "N03", 72: "N03"}, dice=(2, 7, 8, 8))
    do(game, "skate right", "land 72")
    assert game.table.skate == 88


@pytest.mark.rule("GG-226", "D04", "GG-20")
def test_it_may_land_on_a_character_without_harm() -> None:
    game = rolling(50, {53: "N03"}, dice=(7, 7))
    do(game, "skate right")
    assert game.table.skate == 77
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D04", "GG-225", "GG-226", "E06")
def test_a_character_on_a_floor_malfunction_is_met_before_it_falls() -> None:
    game = lay(
        Seat(0, dlc="D04"),
        Seat(53, active="E06", footing=True),
        Seat(99),
        skate=50,
        ground={53: "N03"},
    )
    do(game, "skate right")
    assert gizmos(game) == [3, 2, 3]
    assert game.table.skate == 52


@pytest.mark.rule("D04", "GG-133", "GG-224")
def test_the_skate_of_a_zomboid_runs_too() -> None:
    game = lay(Seat(0, dlc="D04", gizmos=0), Seat(55), Seat(99), skate=50)
    do(game, "skate right")
    assert gizmos(game) == [0, 2, 3]


@pytest.mark.rule("D04", "GG-R18", "GG-265")
def test_who_is_hurt_by_their_own_skate_goes_on_as_a_zomboid() -> None:
    game = lay(Seat(55, "W08", dlc="D04", gizmos=1), Seat(77), Seat(99), skate=50)
    do(game, "skate right")
    assert gizmos(game)[0] == 0
    assert refused(game, "use W08") == "GG-136"
    assert refused(game, "again") is None


@pytest.mark.rule("D04", "GG-265", "GG-268", "GG-106", "GG-R25")
def test_it_may_end_the_game() -> None:
    game = lay(Seat(55, dlc="D04", gizmos=1), Seat(55, gizmos=1), Seat(99, gizmos=0), skate=50)
    do(game, "skate right")
    assert (game.table.winners, game.table.decided_by) == ([0, 1], "GG-268")
    won = lay(Seat(0, dlc="D04", gizmos=1), Seat(55, gizmos=1), Seat(99, gizmos=0), skate=50)
    do(won, "skate right")
    assert won.table.winners == [0]


@pytest.mark.rule("D04", "E01", "GG-107")
def test_its_bump_is_damage_but_no_attack() -> None:
    game = lay(Seat(0, dlc="D04"), Seat(55, active="E01 E09"), Seat(99), skate=50)
    do(game, "skate right")
    assert gizmos(game) == [3, 3, 3]
    assert active(game, 1) == "E09"
    assert "pass" in offered(game) or asked(game) == "Movement"


@pytest.mark.rule("D04", "GG-200", "GG-R37")
def test_a_swap_leaves_the_skate_where_it_is() -> None:
    game = lay(Seat(44, "W01", dlc="D04"), Seat(77), Seat(99), skate=45)
    do(game, "use W01 fiona")
    assert game.table.skate == 45


@pytest.mark.rule("D04", "GG-151")
def test_it_costs_sensible_shoes() -> None:
    game = lay(Seat(44, "W04 E04 A01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D04", "pay E04", "pay W04", "pay A01", "land 45")
    assert owned(game) == "D04"
