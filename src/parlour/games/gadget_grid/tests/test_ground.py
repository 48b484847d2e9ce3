"""GG-277, GG-292, GG-295 to GG-297, GG-R58: ground that nobody stays on, or not for long."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.checks import end_turn, go_on_to, landings, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))
# Rubble and Sentries all around 46 and beyond: from there it takes two steps to get off.
WALL = {
    45: "N02",
    46: "N02",
    36: "N02",
    56: "N02",
    35: "N02",
    55: "N02",
    34: "S02",
    54: "S02",
    37: "S02",
    57: "S02",
    47: "S02",
    25: "N04",
    26: "S04",
    27: "S04",
}

# ---------------------------------------------------------------- stranded


@pytest.mark.rule("GG-277")
def test_a_stranded_character_is_put_on_a_nearest_free_square_by_its_player() -> None:
    around = {44: "N04", 34: "N02", 45: "N03", 54: "N01"}
    game = lay(Seat(44), *FAR, phase="end", ground=around)
    assert (game.waiting(), landings(game)) == ((0,), {43, 54})
    for square in ("34", "45", "44", "33", "99"):
        assert refused(game, f"land {square}") == "GG-277"
    do(game, "land 54")
    assert (squares(game)[0], game.table.turn) == (54, 1)


@pytest.mark.rule("GG-277", "GG-93", "GG-R15")
def test_a_stranded_character_meets_whoever_is_there_and_collects_nothing() -> None:
    game = lay(Seat(44), *FAR, phase="end", ground={44: "N02"}, zombots=[43], lying={43: "W01"})
    do(game, "land 43")
    assert (gizmos(game)[0], hand(game), lies(game, 43)) == (2, "", "W01")


@pytest.mark.rule("GG-277")
def test_a_stranded_character_may_have_far_to_go() -> None:
    around = {44: "N04", 34: "N02", 45: "N03", 54: "N02", 43: "N02", 33: "N03"}
    game = lay(Seat(44), *FAR, phase="end", ground=around)
    assert landings(game) == {24, 35, 42, 46, 53, 55, 64}


@pytest.mark.rule("GG-277", "GG-R18")
@pytest.mark.parametrize("ground", ["N02", "S06"])
def test_who_dies_on_the_way_through_with_no_step_left_is_stranded(ground: str) -> None:
    uoiea = Seat(42, gizmos=1, dlc="D07", active="E04")
    game = lay(uoiea, *FAR, phase="movement", ground={45: ground}, zombots=[45])
    do(game, "step 43", "step 44", "step 45")
    assert (gizmos(game)[0], landings(game)) == (0, {35, 44, 46, 55})


@pytest.mark.rule("GG-277", "GG-295")
def test_who_is_left_on_a_floor_malfunction_it_ignored_is_stranded() -> None:
    uoiea = Seat(42, gizmos=1, dlc="D07", active="E04")
    game = lay(uoiea, *FAR, phase="movement", ground={45: "N03", 44: "N02"}, zombots=[45])
    do(game, "step 43", "step 44", "step 45", "stand")
    assert (gizmos(game)[0], landings(game)) == (0, {35, 46, 55})


@pytest.mark.rule("GG-277", "GG-141")
def test_a_stranded_zomboid_that_is_put_with_somebody_steals() -> None:
    game = lay(Seat(44, gizmos=0), Seat(43), Seat(9), phase="end", ground={44: "N02"})
    do(game, "land 43")
    assert gizmos(game) == [1, 2, 3]


@pytest.mark.rule("GG-277")
def test_who_is_allowed_to_stay_is_not_stranded() -> None:
    game = lay(Seat(44, active="E05"), *FAR, phase="movement", ground={45: "N02"})
    do(game, "step 45", "pass")
    assert (squares(game)[0], game.table.turn) == (45, 1)


# ---------------------------------------------------------------- no lasting refuge


def on_refuge(kind: str) -> Seat:
    """Somebody who has been on such ground at the end of the last turn, on square 44 or 100."""
    if kind == "Square 100":
        return Seat(100, dlc="D10", refuge=True)
    return Seat(44, active="E05" if kind == "Rubble" else "E06", refuge=True, footing=True)


GROUND = {"Rubble": {44: "N02"}, "a Floor Malfunction": {44: "N03"}, "Square 100": {20: "N02"}}


@pytest.mark.rule("GG-292", "GG-R58")
@pytest.mark.parametrize("kind", list(GROUND))
def test_nobody_ends_two_turns_running_on_such_ground(kind: str) -> None:
    game = lay(on_refuge(kind), Seat(9), Seat(99), phase="movement", ground=GROUND[kind])
    assert refused(game, "pass") == "GG-292"
    do(game, "step 90" if kind == "Square 100" else "step 43")
    assert refused(game, "pass") is None


@pytest.mark.rule("GG-292", "GG-R58")
def test_the_first_turn_on_rubble_is_free_the_second_is_not_and_the_third_is_again() -> None:
    game = lay(Seat(43, active="E05", hand="W08"), *FAR, phase="movement", ground={44: "N02"})
    do(game, "step 44", "pass")
    go_on_to(game, "Movement")
    assert refused(game, "pass") == "GG-292"
    do(game, "step 43", "pass")
    go_on_to(game, "Movement")
    do(game, "step 44")
    assert refused(game, "pass") is None


@pytest.mark.rule("GG-292")
def test_other_ground_of_the_kind_is_no_better() -> None:
    game = lay(on_refuge("Rubble"), *FAR, phase="movement", ground={44: "N02", 45: "N02"})
    do(game, "step 45")
    assert refused(game, "pass") == "GG-292"


@pytest.mark.rule("GG-292")
def test_who_cannot_get_off_may_stay() -> None:
    uoiea = Seat(0, active="E05", refuge=True, footing=True)
    shut = {0: "N02", 1: "N04", 10: "S04", 11: "N05"}
    game = lay(uoiea, Seat(9), Seat(90), phase="action", ground=shut)
    do(game, "pass")
    assert (squares(game)[0], game.table.turn) == (0, 1)


@pytest.mark.rule("GG-292", "GG-140")
def test_a_zomboid_does_not_stay_either() -> None:
    uoiea = Seat(44, gizmos=0, active="E05", refuge=True, footing=True)
    game = lay(uoiea, *FAR, phase="movement", ground={44: "N02"})
    assert refused(game, "pass") == "GG-292"


@pytest.mark.rule("GG-R58", "GG-189", "GG-292")
def test_a_sentry_that_a_character_shares_may_be_stayed_on_for_ever() -> None:
    game = lay(Seat(0, hand="W02"), Seat(44), Seat(90), ground={45: "N04"})
    do(game, "use W02 45 44")
    for _ in range(8):
        end_turn(game)
    assert squares(game)[1] == 44


# ---------------------------------------------------------------- Not Paying Attention


@pytest.mark.rule("GG-295")
@pytest.mark.parametrize("choice", ["stand", "fall"])
def test_who_pays_no_attention_chooses_between_falling_and_ignoring(choice: str) -> None:
    game = lay(Seat(44, dlc="D07"), *FAR, phase="movement", ground={45: "N03"}, dice=(7, 1))
    do(game, "step 45")
    assert offered(game) == ["stand", "fall"]
    do(game, choice)
    if choice == "fall":
        assert landings(game) == {71, 17}
    else:
        assert refused(game, "pass") == "GG-230"
        do(game, "step 46", "pass")
        assert squares(game)[0] == 46


@pytest.mark.rule("GG-295")
def test_a_step_onto_a_floor_malfunction_is_always_legal_but_with_the_last_one_it_falls() -> None:
    game = lay(Seat(44, dlc="D07"), *FAR, phase="movement", ground={47: "N03"}, dice=(7, 1))
    do(game, "step 45", "step 46", "step 47")
    assert landings(game) == {71, 17}


@pytest.mark.rule("GG-295", "GG-33")
def test_landing_on_a_floor_malfunction_is_not_passing_through() -> None:
    game = lay(
        Seat(44, dlc="D07"),
        *FAR,
        phase="movement",
        ground={45: "N03", 71: "N03"},
        dice=(7, 1, 2, 3),
    )
    do(game, "step 45", "fall", "land 71")
    assert landings(game) == {23, 32}


@pytest.mark.rule("GG-295", "GG-87")
def test_a_floor_malfunction_that_is_ignored_is_entered_like_floor() -> None:
    game = lay(Seat(44, dlc="D07"), *FAR, phase="movement", ground={45: "N03"}, zombots=[45])
    do(game, "step 45", "stand")
    assert (gizmos(game)[0], squares(game)[0]) == (2, 45)


@pytest.mark.rule("GG-R43", "GG-230")
def test_nobody_walks_to_where_there_is_no_way_out() -> None:
    game = lay(Seat(44, dlc="D07"), *FAR, phase="movement", ground=WALL)
    do(game, "step 45")
    assert refused(game, "step 46") == "GG-230"
    assert refused(game, "step 35") is None
    assert refused(game, "pass") == "GG-230"


# ---------------------------------------------------------------- no way around


@pytest.mark.rule("GG-296")
def test_who_is_barred_steps_on_such_ground_only_with_a_step_left_to_get_off() -> None:
    game = lay(on_refuge("Rubble"), *FAR, phase="movement", ground={44: "N02", 45: "N02"})
    do(game, "step 35", "step 34")
    assert refused(game, "step 45") == "GG-296"
    assert refused(game, "step 44") == "GG-296"


@pytest.mark.rule("GG-296")
def test_who_is_barred_does_not_go_to_square_100_with_the_last_step() -> None:
    uoiea = Seat(71, dlc="D10", refuge=True)
    game = lay(uoiea, Seat(9), Seat(99), phase="movement")
    do(game, "step 81", "step 90")
    assert refused(game, "step 100") == "GG-296"
    game = lay(uoiea, Seat(9), Seat(99), phase="movement")
    do(game, "step 80", "step 90")
    assert 100 not in steps(game)


@pytest.mark.rule("GG-296", "GG-292")
def test_who_is_barred_may_stand_on_a_floor_malfunction_only_to_walk_on() -> None:
    game = lay(
        on_refuge("a Floor Malfunction"), *FAR, phase="movement", ground={44: "N03", 45: "N03"}
    )
    do(game, "step 45", "stand")
    assert refused(game, "pass") == "GG-292"
    do(game, "step 46", "pass")
    assert squares(game)[0] == 46


@pytest.mark.rule("GG-296")
def test_with_no_step_left_who_is_barred_falls_and_that_counts_as_leaving() -> None:
    uoiea = on_refuge("a Floor Malfunction")
    game = lay(uoiea, *FAR, phase="movement", ground={44: "N03"}, dice=(7, 1))
    do(game, "step 45", "step 55", "step 44")
    assert landings(game) == {71, 17}


# ---------------------------------------------------------------- inert counts as lost


@pytest.mark.rule("GG-297")
@pytest.mark.parametrize(("worn", "ground"), [("E05", "N02"), ("E06", "N03")])
def test_who_loses_what_keeps_it_there_may_stay_until_it_leaves(worn: str, ground: str) -> None:
    fiona = Seat(45, active=worn, footing=True)
    game = lay(Seat(0, hand="W03"), fiona, Seat(90), ground={45: ground}, dice=(7, 1))
    do(game, f"use W03 fiona {worn}")
    end_turn(game)
    assert (squares(game)[1], active(game, 1)) == (45, "")
    go_on_to(game, "Movement", seat=1)
    assert refused(game, "pass") is None
    do(game, "step 46")
    assert refused(game, "step 45") == ("GG-84" if ground == "N02" else None)


@pytest.mark.rule("GG-297", "GG-132")
@pytest.mark.parametrize(("worn", "ground"), [("E05", "N02"), ("E06", "N03")])
def test_a_zomboid_may_stay_where_it_died_with_inert_equipment(worn: str, ground: str) -> None:
    fiona = Seat(45, active=worn, footing=True, gizmos=1)
    game = lay(Seat(44, hand="A01"), fiona, Seat(9), phase="attack", ground={45: ground})
    do(game, "attack A01 fiona")
    end_turn(game)
    assert (gizmos(game)[1], squares(game)[1]) == (0, 45)


@pytest.mark.rule("GG-297", "GG-292")
def test_staying_with_inert_equipment_is_no_lasting_refuge() -> None:
    fiona = Seat(45, active="E05", footing=True, gizmos=0, refuge=True)
    game = lay(Seat(44), fiona, Seat(9), phase="movement", ground={45: "N02"}, turn=1)
    assert refused(game, "pass") == "GG-292"
    do(game, "step 46", "pass")
    assert squares(game)[1] == 46
