"""D05. The Zombuoy Buddy: always opposite its owner, and bad company."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.events import BuggyMoved, BuoyMoved
from parlour.games.gadget_grid.squares import NOWHERE, SQUARE_100
from parlour.games.gadget_grid.tests.checks import told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    lay,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.shops import buy_with_gizmos, owned

SHOP = "D05 D12 D13 D15"


@pytest.mark.rule("GG-227", "GG-284", "D05", "GG-160")
def test_set_up_when_it_is_bought_it_harms_no_one() -> None:
    game = lay(Seat(42, bank=4), Seat(24), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D05", from_bank=4)
    assert game.table.zombuoy == 24
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-227", "GG-12", "D05")
def test_it_follows_every_step_of_its_owner() -> None:
    game = lay(Seat(42, dlc="D05"), Seat(77), Seat(99), phase="movement")
    for step, opposite in (("43", 34), ("53", 35), ("52", 25)):
        do(game, f"step {step}")
        assert game.table.zombuoy == opposite


@pytest.mark.rule("GG-227", "GG-13", "D05")
def test_on_a_square_that_is_its_own_opposite_they_stand_together() -> None:
    game = lay(Seat(43, dlc="D05"), Seat(44), Seat(99), phase="movement")
    do(game, "step 44")
    assert game.table.zombuoy == 44
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-228", "GG-284", "GG-R41", "D05")
def test_it_hurts_every_living_opponent_on_whose_square_it_arrives() -> None:
    game = lay(
        Seat(42, dlc="D05"), Seat(34), Seat(34), Seat(34, gizmos=0), zombots=[34], phase="movement"
    )
    do(game, "step 43")
    assert gizmos(game) == [3, 2, 2, 0]


@pytest.mark.rule("GG-228", "D05", "GG-95")
def test_who_stays_on_its_square_is_not_hurt_again() -> None:
    game = lay(Seat(42, dlc="D05"), Seat(34), Seat(99), phase="movement")
    do(game, "step 43", "pass")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-228", "GG-R41", "GG-93", "D05")
def test_it_hurts_a_living_opponent_who_steps_in() -> None:
    game = lay(Seat(33), Seat(43, dlc="D05"), Seat(99), phase="movement")
    do(game, "step 34")
    assert gizmos(game) == [2, 3, 3]


@pytest.mark.rule("GG-94", "D05")
def test_a_zomb_and_the_zombuoy_cost_one_gizmo_together() -> None:
    game = lay(Seat(33), Seat(43, dlc="D05"), Seat(99), zombots=[34], phase="movement")
    do(game, "step 34")
    assert gizmos(game)[0] == 2


@pytest.mark.rule("D05", "GG-228")
def test_it_never_harms_its_owner() -> None:
    game = lay(Seat(43, dlc="D05"), Seat(77), Seat(99), phase="movement")
    do(game, "step 34")
    assert gizmos(game)[0] == 3
    assert game.table.zombuoy == 43


@pytest.mark.rule("D05", "GG-236", "D01", "E08")
def test_neither_zomboflauge_nor_tin_underpants_help_against_it() -> None:
    game = lay(Seat(33, dlc="D01", active="E08"), Seat(43, dlc="D05"), Seat(99), phase="movement")
    do(game, "step 34")
    assert gizmos(game)[0] == 2


@pytest.mark.rule("D05", "GG-175", "GG-220")
def test_it_ignores_environments_and_the_buggy() -> None:
    game = lay(
        Seat(42, dlc="D05"),
        Seat(77, dlc="D02"),
        Seat(99),
        buggy=35,
        ground={34: "N02", 25: "N04", 15: "N03"},
        phase="movement",
    )
    do(game, "step 43")
    assert game.table.zombuoy == 34
    do(game, "step 53")
    assert game.table.zombuoy == 35
    do(game, "step 52")
    assert game.table.zombuoy == 25


@pytest.mark.rule("GG-284", "GG-96", "D05")
def test_it_follows_only_when_its_owner_has_landed() -> None:
    game = lay(
        Seat(42, dlc="D05"),
        Seat(34),
        Seat(99),
        ground={43: "N03"},
        phase="movement",
        dice=(7, 1),
    )
    do(game, "step 43")
    assert game.table.zombuoy == 24
    do(game, "land 71")
    assert game.table.zombuoy == 17
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D05", "GG-119", "GG-120")
def test_it_is_no_zomb_and_nobody_moves_it() -> None:
    game = lay(
        Seat(0, "W01", active="E03"), Seat(42, dlc="D05"), Seat(99), zombots=[24], phase="attack"
    )
    assert all(" z1 " in text for text in offered(game) if text.startswith("whistle"))
    do(game, "whistle z1 25", "pass")
    assert game.table.zombuoy == 24


@pytest.mark.rule("D05", "GG-R41", "W04", "GG-98")
def test_it_hurts_an_opponent_who_is_dragged_there() -> None:
    game = lay(Seat(0, "W04"), Seat(33), Seat(43, dlc="D05"))
    do(game, "use W04 fiona 34")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D05", "GG-R41", "W04")
def test_dragging_its_owner_drags_it_onto_others() -> None:
    game = lay(Seat(34, "W04"), Seat(34), Seat(42, dlc="D05"))
    do(game, "use W04 myron 43")
    assert gizmos(game) == [2, 2, 3]


@pytest.mark.rule("GG-200", "GG-R37", "D05", "W01")
def test_after_a_swap_it_is_opposite_its_owner_again() -> None:
    game = lay(Seat(42, "W01", dlc="D05"), Seat(71), Seat(17))
    do(game, "use W01 fiona")
    assert squares(game)[0] == 71
    assert game.table.zombuoy == 17
    assert gizmos(game) == [3, 3, 2]


@pytest.mark.rule("GG-228", "D05", "GG-143")
def test_a_zomboid_owner_steals_by_it_and_revives() -> None:
    game = lay(
        Seat(42, "A01", dlc="D05", gizmos=0), Seat(34), Seat(54), phase="movement", zombots=[9]
    )
    do(game, "step 43")
    assert gizmos(game) == [1, 2, 3]
    assert "step 32" in offered(game)  # diagonal steps again
    do(game, "pass")
    assert asked(game) == "Attack"


@pytest.mark.rule("GG-228", "GG-284", "GG-142", "D05")
def test_of_several_its_zomboid_owner_chooses_whom_to_rob() -> None:
    game = lay(Seat(42, dlc="D05", gizmos=0), Seat(34), Seat(34), phase="movement")
    do(game, "step 43")
    assert set(offered(game)) == {"rob fiona", "rob myron"}
    do(game, "rob myron")
    assert gizmos(game) == [1, 3, 2]


@pytest.mark.rule("GG-R68", "D01", "E01", "D05")
def test_zomboflauge_does_not_help_against_this_steal_but_a_fourth_eye_does() -> None:
    game = lay(Seat(42, dlc="D05", gizmos=0), Seat(34, dlc="D01"), Seat(99), phase="movement")
    do(game, "step 43")
    assert gizmos(game) == [1, 2, 3]
    game = lay(Seat(42, dlc="D05", gizmos=0), Seat(34, active="E01"), Seat(99), phase="movement")
    do(game, "step 43")
    assert gizmos(game) == [0, 3, 3]
    assert active(game, 1) == ""


@pytest.mark.rule("GG-R68", "D03", "D05")
def test_the_zombuoy_of_a_hugged_zomboid_does_nothing() -> None:
    game = lay(
        Seat(42, dlc="D05", gizmos=0), Seat(34), Seat(99, dlc="D03"), phase="movement", hugs=0
    )
    do(game, "step 43")
    assert gizmos(game) == [0, 3, 3]


@pytest.mark.rule("GG-R41", "D05")
def test_a_zomboid_owner_who_is_moved_by_others_steals_nothing_by_it() -> None:
    game = lay(Seat(0), Seat(42, dlc="D05", gizmos=0), Seat(34), phase="attack")
    do(game, "zomb fiona 43")
    assert gizmos(game) == [3, 0, 2]


@pytest.mark.rule("GG-R41", "GG-277", "D05", "D07")
def test_who_is_put_beside_rubble_at_the_end_of_the_turn_steals_nothing_by_it() -> None:
    game = lay(
        Seat(44, dlc="D05 D07", gizmos=0), Seat(34), Seat(99), ground={44: "N02"}, phase="end"
    )
    do(game, "land 43")
    assert gizmos(game) == [0, 2, 3]


@pytest.mark.rule("GG-96", "D05", "GG-228")
def test_a_zomboid_that_has_just_stolen_by_contact_hurts_by_its_zombuoy() -> None:
    game = lay(Seat(42, dlc="D05", gizmos=0), Seat(43), Seat(34), phase="movement")
    do(game, "step 43")
    assert gizmos(game) == [1, 2, 2]


@pytest.mark.rule("GG-96", "D05", "GG-228", "GG-R18")
def test_who_zombifies_on_a_step_steals_by_the_zombuoy_of_the_same_step() -> None:
    game = lay(Seat(42, dlc="D05", gizmos=1), Seat(34), Seat(99), zombots=[43], phase="movement")
    do(game, "step 43")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("D05", "D10", "GG-227")
def test_it_is_off_the_grid_while_its_owner_is_on_square_100() -> None:
    game = lay(Seat(90, dlc="D05 D10"), Seat(0), Seat(99), phase="movement")
    do(game, "step 100")
    assert game.table.zombuoy == NOWHERE
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-301", "D05", "D10")
def test_when_its_owner_comes_back_from_square_100_it_arrives() -> None:
    game = lay(Seat(SQUARE_100, dlc="D05 D10"), Seat(9), Seat(19), phase="movement")
    do(game, "step 90")
    assert game.table.zombuoy == 9
    assert gizmos(game) == [3, 2, 3]
    do(game, "step 91")
    assert gizmos(game) == [3, 2, 2]


@pytest.mark.rule("GG-301", "D05", "D10", "GG-283")
def test_bought_on_square_100_it_waits_beside_the_grid() -> None:
    game = lay(Seat(SQUARE_100, dlc="D10", bank=4), Seat(9), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D05", from_bank=4)
    assert game.table.zombuoy == NOWHERE
    do(game, "step 90")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D05", "GG-264", "GG-265", "GG-269")
def test_it_may_end_the_game() -> None:
    game = lay(Seat(42, dlc="D05"), Seat(34, gizmos=1), Seat(99, gizmos=0), phase="movement")
    do(game, "step 43")
    assert game.over
    assert game.table.winners == [0]


@pytest.mark.rule("D05", "D14", "GG-303")
def test_bought_with_the_last_gizmo_it_serves_a_zomboid() -> None:
    game = lay(Seat(42, bank=1), Seat(34), Seat(99), display=SHOP)
    buy_with_gizmos(game, "D05")
    assert gizmos(game)[0] == 0
    do(game, "step 43")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("D05", "GG-151")
def test_it_costs_a_board_mortar() -> None:
    game = lay(Seat(44, "W04 E04 A06 A01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D05")
    assert refused(game, "pay A01") == "GG-151"
    do(game, "pay A06", "pay E04", "pay W04")
    assert owned(game) == "D05"


@pytest.mark.rule("GG-227", "GG-57", "D05", "D02")
def test_everybody_hears_where_the_buddies_are() -> None:
    game = lay(Seat(42, bank=4), Seat(77), Seat(99), display=SHOP, events=True)
    buy_with_gizmos(game, "D05", from_bank=4)
    do(game, "step 43")
    assert [(moved.seat, moved.square) for moved in told(game, kind=BuoyMoved)] == [
        (0, 24),
        (0, 34),
    ]
    game = lay(Seat(42, bank=4), Seat(77), Seat(99), display="D02 D05 D12 D13", events=True)
    buy_with_gizmos(game, "D02", from_bank=4)
    do(game, "land 43", "step 43", "step in")
    assert [(moved.seat, moved.square) for moved in told(game, kind=BuggyMoved)] == [
        (0, 43),
        (0, 42),
    ]
