"""D07, D10, D11, D14 and D18. The DLC that change where a Character may go."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)


def steps(*moves: str) -> set[str]:
    return {text.removeprefix("step ") for text in moves if text.startswith("step ")}


# ---------------------------------------------------------------------- Not Paying Attention


@pytest.mark.rule("D07", "GG-230", "GG-84")
def test_its_owner_walks_through_rubble_and_sentries() -> None:
    game = lay(
        Seat(44, dlc="D07"), Seat(77), Seat(99), ground={45: "N02", 46: "N04"}, phase="movement"
    )
    do(game, "step 45", "step 46", "step 47")
    assert squares(game)[0] == 47


@pytest.mark.rule("GG-230", "GG-R43", "D07")
def test_its_owner_does_not_end_the_turn_there() -> None:
    game = lay(Seat(44, dlc="D07"), Seat(77), Seat(99), ground={45: "N02"}, phase="movement")
    do(game, "step 45")
    assert refused(game, "pass") == "GG-230"
    assert "pass" not in offered(game)


@pytest.mark.rule("GG-230", "GG-R43", "D07")
def test_nobody_steps_to_where_there_is_no_way_out() -> None:
    game = lay(
        Seat(42, dlc="D07"), Seat(77), Seat(99), ground={45: "N02", 35: "N04"}, phase="movement"
    )
    do(game, "step 43", "step 44")
    assert refused(game, "step 45") == "GG-230"
    assert refused(game, "step 35") == "GG-230"
    deep = dict.fromkeys((33, 34, 35, 43, 45), "N02") | {53: "N04", 54: "N04", 55: "N05"}
    walled = lay(Seat(42, dlc="D07"), Seat(77), Seat(99), ground=deep, phase="movement")
    do(walled, "step 43")
    assert "44" in steps(*offered(walled))  # floor again, all round it there is none
    do(walled, "step 44")
    assert steps(*offered(walled)) == set()


@pytest.mark.rule("GG-R43", "D07", "E05")
def test_rubble_waders_let_its_owner_stand_on_rubble_as_ever() -> None:
    game = lay(
        Seat(44, dlc="D07", active="E05"),
        Seat(77),
        Seat(99),
        ground={45: "N02", 35: "N04"},
        phase="movement",
    )
    do(game, "step 35", "step 45", "pass")
    assert squares(game)[0] == 45


@pytest.mark.rule("D07", "GG-295", "GG-230")
def test_on_a_floor_malfunction_its_owner_chooses_whether_to_fall() -> None:
    game = lay(Seat(44, dlc="D07"), Seat(77), Seat(99), ground={45: "N03"}, phase="movement")
    do(game, "step 45")
    assert set(offered(game)) == {"stand", "fall"}
    do(game, "stand")
    assert refused(game, "pass") == "GG-230"
    do(game, "step 46")
    assert squares(game)[0] == 46


@pytest.mark.rule("D07", "GG-295")
def test_with_the_last_step_its_owner_falls() -> None:
    game = lay(
        Seat(42, dlc="D07"), Seat(77), Seat(99), ground={45: "N03"}, phase="movement", dice=(1, 2)
    )
    do(game, "step 43", "step 44", "step 45")
    assert set(offered(game)) == {"land 12", "land 21"}


@pytest.mark.rule("D07", "GG-295", "GG-33")
def test_who_lands_on_a_floor_malfunction_falls_again() -> None:
    game = lay(
        Seat(44, dlc="D07"),
        Seat(77),
        Seat(99),
        ground={45: "N03", 12: "N03"},
        phase="movement",
        dice=(1, 2, 6, 7),
    )
    do(game, "step 45", "fall", "land 12")
    assert set(offered(game)) == {"land 67", "land 76"}


@pytest.mark.rule("D07", "GG-133")
def test_a_zomboid_walks_through_too_but_only_straight() -> None:
    game = lay(
        Seat(44, dlc="D07", gizmos=0),
        Seat(47),
        Seat(99),
        ground={45: "N02", 46: "N04"},
        phase="movement",
    )
    do(game, "step 45", "step 46")
    assert steps(*offered(game)) == {"36", "56", "47"}
    do(game, "step 47")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("D07", "GG-167")
def test_it_changes_nothing_about_line_of_sight() -> None:
    game = lay(
        Seat(44, "A01", dlc="D07"),
        Seat(46),
        Seat(99),
        ground={45: "N02"},
        zombots=[0],
        phase="attack",
    )
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("D07", "GG-123", "GG-84")
def test_it_helps_only_in_its_owners_own_movement() -> None:
    game = lay(Seat(0, "W04"), Seat(44, dlc="D07"), Seat(99), ground={45: "N02"})
    assert refused(game, "use W04 fiona 45") == "GG-84"
    game = lay(Seat(0), Seat(44, dlc="D07", gizmos=0), Seat(99), ground={45: "N02"}, phase="attack")
    assert refused(game, "zomb fiona 45") == "GG-123"


@pytest.mark.rule("D07", "GG-277", "GG-R43")
def test_who_is_stranded_all_the_same_is_put_on_a_nearest_square() -> None:
    rubble = dict.fromkeys((35, 44, 45, 46, 55), "N02")
    game = lay(
        Seat(33, dlc="D07", gizmos=1),
        Seat(54, dlc="D05"),
        Seat(99),
        ground=rubble,
        phase="movement",
    )
    do(game, "step 34", "step 45")  # the Zombuoy is there
    assert gizmos(game)[0] == 0
    landings = {text.removeprefix("land ") for text in offered(game)}
    assert landings == {"25", "34", "36", "43", "47", "54", "56", "65"}
    assert refused(game, "land 26") is not None
    do(game, "land 54")
    assert gizmos(game) == [1, 2, 3]  # contact applies: it comes upon Fiona


# ---------------------------------------------------------------------- Square 100


@pytest.mark.rule("D10", "GG-233", "GG-R42")
@pytest.mark.parametrize(("square", "beside"), [(90, True), (91, True), (80, False), (92, False)])
def test_square_100_lies_below_square_90(square: int, beside: bool) -> None:
    game = lay(Seat(square, dlc="D10"), Seat(77), Seat(99), phase="movement")
    assert refused(game, "step 100") == (None if beside else "GG-233")


@pytest.mark.rule("GG-233", "D10")
def test_nobody_but_its_owner_enters_square_100() -> None:
    game = lay(Seat(90), Seat(77, dlc="D10"), Seat(99), zombots=[90], phase="movement")
    assert refused(game, "step 100") == "GG-233"
    do(game, "step 91", "pass")
    assert refused(game, "zomb z1 100") == "GG-121"
    dragged = lay(Seat(0, "W04"), Seat(90, dlc="D10"), Seat(99))
    assert refused(dragged, "use W04 fiona 100") == "GG-233"


@pytest.mark.rule("D10", "GG-138")
def test_its_zomboid_owner_enters_square_100_only_straight() -> None:
    game = lay(Seat(91, dlc="D10", gizmos=0), Seat(77), Seat(99), phase="movement")
    assert refused(game, "step 100") == "GG-233"
    do(game, "step 90", "step 100")
    assert squares(game)[0] == SQUARE_100
    assert steps(*offered(game)) == {"90"}


@pytest.mark.rule("D10", "GG-R42")
def test_from_square_100_one_steps_to_90_or_91() -> None:
    game = lay(Seat(SQUARE_100, dlc="D10"), Seat(77), Seat(99), phase="movement")
    assert steps(*offered(game)) == {"90", "91"}


@pytest.mark.rule("D10", "GG-292", "GG-R42", "GG-R58")
def test_nobody_ends_two_turns_running_on_square_100() -> None:
    game = lay(Seat(SQUARE_100, dlc="D10", refuge=True), Seat(77), Seat(99), phase="movement")
    assert refused(game, "pass") == "GG-292"
    do(game, "step 90")
    assert refused(game, "step 100") is None  # there are steps enough to leave it again
    do(game, "step 91")
    assert refused(game, "step 100") == "GG-296"
    first = lay(Seat(SQUARE_100, dlc="D10"), Seat(77), Seat(99), phase="movement")
    assert refused(first, "pass") is None


@pytest.mark.rule("D10", "GG-292")
def test_who_cannot_leave_square_100_stays() -> None:
    game = lay(
        Seat(SQUARE_100, dlc="D10", refuge=True),
        Seat(77),
        Seat(99),
        ground={90: "N02", 91: "N04"},
        phase="movement",
        zombots=[0],
    )
    assert asked(game) == "Attack"  # there was no step to take


@pytest.mark.rule("D10", "GG-102", "GG-R42")
def test_lines_and_blasts_reach_square_100() -> None:
    game = lay(Seat(70, "A01 A12 A15"), Seat(SQUARE_100, dlc="D10"), Seat(99), phase="attack")
    assert refused(game, "attack A01 fiona") is None
    assert refused(game, "beam A12 down") is None
    assert refused(game, "attack A15") == "GG-107"
    near = lay(Seat(91, "A15 A13"), Seat(SQUARE_100, dlc="D10"), Seat(9), phase="attack")
    assert refused(near, "attack A13 fiona") is None
    do(near, "attack A15")
    assert gizmos(near) == [3, 2, 3]


@pytest.mark.rule("D10", "GG-R42", "GG-186")
def test_sentries_reach_square_100() -> None:
    game = lay(
        Seat(9, "A05"),
        Seat(SQUARE_100, dlc="D10"),
        Seat(99),
        ground={40: "N04", 91: "N07"},
        phase="attack",
    )
    assert refused(game, "remote A05 40 down") is None
    do(game, "remote A05 91")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("D10", "GG-211")
def test_no_o_gone_reaches_square_100() -> None:
    game = lay(
        Seat(9, "A07 A08 A09 A10 A11"),
        Seat(SQUARE_100, dlc="D10"),
        Seat(22),
        zombots=[0],
        phase="attack",
    )
    for card in ("A07", "A08", "A09", "A10", "A11"):
        assert refused(game, f"attack {card}") == "GG-107"


@pytest.mark.rule("D10", "A06", "GG-12")
def test_square_100_has_no_opposite() -> None:
    game = lay(Seat(SQUARE_100, "A06", dlc="D10"), Seat(1), Seat(10), zombots=[50], phase="attack")
    assert refused(game, "attack A06") == "A06"


@pytest.mark.rule("D10", "GG-273", "GG-207")
def test_an_axe_thrown_at_square_100_drops_beside_it() -> None:
    game = lay(Seat(82, "A02"), Seat(SQUARE_100, dlc="D10"), Seat(99), phase="attack")
    do(game, "attack A02 fiona")
    assert gizmos(game)[1] == 2
    assert lies(game, 90) == "A02"


@pytest.mark.rule("D10", "E02", "W04")
def test_the_grappler_and_the_lasso_work_from_square_100() -> None:
    game = lay(
        Seat(SQUARE_100, dlc="D10", active="E02"),
        Seat(77),
        Seat(99),
        lying={90: "A01", 91: "A06"},
        phase="movement",
    )
    assert refused(game, "grapple 91") == "GG-217"
    do(game, "grapple 90")
    assert hand(game) == "A01"
    game = lay(Seat(0, "W04"), Seat(SQUARE_100, dlc="D10"), Seat(99))
    do(game, "use W04 fiona 91")
    assert squares(game)[1] == 91


# ---------------------------------------------------------------------- Toroidotron


@pytest.mark.rule("D11", "GG-234")
def test_for_its_owner_opposite_edges_are_joined() -> None:
    game = lay(Seat(5, dlc="D11"), Seat(77), Seat(44), phase="movement")
    assert {"95", "94", "96"} <= steps(*offered(game))
    do(game, "step 96", "step 05", "step 04")
    side = lay(Seat(50, dlc="D11"), Seat(77), Seat(44), phase="movement")
    assert {"59", "49", "69"} <= steps(*offered(side))


@pytest.mark.rule("D11", "GG-234")
def test_from_a_corner_to_the_opposite_corner_is_one_step() -> None:
    game = lay(Seat(0, dlc="D11"), Seat(77), Seat(44), phase="movement")
    assert steps(*offered(game)) == {"01", "10", "11", "09", "19", "90", "91", "99"}
    do(game, "step 99")
    assert squares(game)[0] == 99


@pytest.mark.rule("D11", "GG-234", "GG-138")
def test_a_zomboid_wraps_only_straight() -> None:
    game = lay(Seat(0, dlc="D11", gizmos=0), Seat(77), Seat(44), phase="movement")
    assert steps(*offered(game)) == {"01", "10", "09", "90"}
    assert refused(game, "step 99") == "GG-138"


@pytest.mark.rule("D11", "GG-234", "D18")
def test_a_zomboid_with_zombalates_still_wraps_only_straight() -> None:
    game = lay(Seat(0, dlc="D11 D18", gizmos=0), Seat(77), Seat(44), phase="movement")
    assert steps(*offered(game)) == {"01", "10", "11", "09", "90"}


@pytest.mark.rule("D11", "GG-19", "GG-84", "GG-93")
def test_wrapping_changes_nothing_about_what_lies_there() -> None:
    game = lay(
        Seat(5, dlc="D11"),
        Seat(77),
        Seat(44),
        ground={95: "N02"},
        zombots=[94],
        lying={94: "A01"},
        phase="movement",
    )
    assert refused(game, "step 95") == "GG-84"
    do(game, "step 94")
    assert hand(game) == "A01"
    assert gizmos(game)[0] == 2
    other = lay(Seat(5), Seat(77, dlc="D11"), Seat(44), phase="movement")
    assert refused(other, "step 95") == "GG-80"


@pytest.mark.rule("D11", "GG-19")
def test_neither_attacks_nor_forced_moves_wrap() -> None:
    game = lay(Seat(5, "A01", dlc="D11"), Seat(95), Seat(44), zombots=[0], phase="attack")
    assert refused(game, "attack A01 fiona") == "GG-102"
    game = lay(Seat(44, "W04"), Seat(5, dlc="D11"), Seat(77))
    assert refused(game, "use W04 fiona 95") == "GG-203"


@pytest.mark.rule("D11", "D10", "GG-R42")
def test_whoever_wraps_round_square_100_passes_it_by() -> None:
    game = lay(Seat(90, dlc="D11 D10"), Seat(77), Seat(44), phase="movement")
    assert {"100", "00", "99"} <= steps(*offered(game))
    do(game, "step 100")
    assert steps(*offered(game)) == {"90", "91"}


# ---------------------------------------------------------------------- Second Wind Turbine


@pytest.mark.rule("D14", "GG-80")
def test_the_turbine_gives_one_more_step() -> None:
    game = lay(Seat(40, dlc="D14"), Seat(77), Seat(99), phase="movement", zombots=[0])
    do(game, "step 41", "step 42", "step 43")
    assert asked(game) == "Movement"
    do(game, "step 44")
    assert asked(game) == "Attack"


@pytest.mark.rule("D14", "E04", "W08")
def test_it_adds_to_shoes_and_legs() -> None:
    game = lay(Seat(0, "W08", dlc="D14", active="E04"), Seat(77), Seat(99), zombots=[90])
    do(game, "use W08", *[f"step {at:02d}" for at in range(1, 9)])
    assert asked(game) == "Attack"


@pytest.mark.rule("D14", "GG-138", "GG-133")
def test_it_drives_a_zomboid_too() -> None:
    game = lay(Seat(40, dlc="D14", active="E04", gizmos=0), Seat(44), Seat(99), phase="movement")
    do(game, "step 41", "step 42", "step 43", "step 44")
    assert gizmos(game) == [1, 2, 3]


# ---------------------------------------------------------------------- Zombalates


@pytest.mark.rule("D18", "GG-138")
def test_with_zombalates_a_zomboid_steps_diagonally() -> None:
    game = lay(Seat(44, dlc="D18", gizmos=0), Seat(55), Seat(99), phase="movement")
    do(game, "step 55")
    assert gizmos(game) == [1, 2, 3]
    stiff = lay(Seat(44, gizmos=0), Seat(55), Seat(99), phase="movement")
    assert refused(stiff, "step 55") == "GG-138"


@pytest.mark.rule("D18", "GG-121")
def test_others_still_move_it_straight() -> None:
    game = lay(Seat(0), Seat(44, dlc="D18", gizmos=0), Seat(99), phase="attack")
    assert refused(game, "zomb fiona 55") == "GG-121"


@pytest.mark.rule("D18", "GG-97", "GG-182")
def test_a_diagonal_step_onto_a_floor_malfunction_ends_in_a_fall() -> None:
    game = lay(
        Seat(44, dlc="D18", gizmos=0),
        Seat(72),
        Seat(99),
        ground={55: "N03"},
        phase="movement",
        dice=(2, 7),
    )
    do(game, "step 55", "land 72")
    assert gizmos(game) == [1, 2, 3]
