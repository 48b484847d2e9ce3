"""GG-118 to GG-130: Zombs that players move."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.checks import go_on_to, landings, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)
from parlour.kernel.agenda import Game

FAR = (Seat(9), Seat(90))
DEAD = 0  # Gizmos of a Zomboid


def zomb_moves(game: Game[Table], token: str) -> set[int]:
    """Where this Zomb may be moved as the Attack."""
    begins = f"zomb {token} "
    return {int(move.split()[2]) for move in offered(game) if move.startswith(begins)}


# ---------------------------------------------------------------- which


@pytest.mark.rule("GG-118", "GG-120")
def test_zombs_are_zombots_and_zomboids_wherever_they_are_and_whosever() -> None:
    game = lay(
        Seat(0),
        Seat(9, gizmos=DEAD),
        Seat(90),
        Seat(99, gizmos=DEAD),
        phase="attack",
        zombots=[55, 77],
    )
    movable = {move.split()[1] for move in offered(game) if move.startswith("zomb")}
    assert movable == {"z1", "z2", "fiona", "sudo"}


@pytest.mark.rule("GG-118")
def test_a_card_that_names_zombs_moves_both_kinds() -> None:
    game = lay(Seat(0, hand="W09"), Seat(9, gizmos=DEAD), Seat(90), zombots=[55])
    assert {move.split()[2] for move in offered(game) if move.startswith("use W09")} == {
        "z1",
        "fiona",
    }


@pytest.mark.rule("GG-118")
@pytest.mark.parametrize(("zombot", "zomboid", "left"), [(45, 90, 3), (90, 45, 2)])
def test_a_card_that_names_zombots_is_no_help_against_zomboids(
    zombot: int, zomboid: int, left: int
) -> None:
    game = lay(
        Seat(44, active="E08"),
        Seat(9),
        Seat(zomboid, gizmos=DEAD),
        phase="movement",
        zombots=[zombot],
    )
    do(game, "step 45")
    assert gizmos(game)[0] == left


@pytest.mark.rule("GG-118")
def test_a_lasso_takes_zomboids_and_never_zombots() -> None:
    game = lay(Seat(0, hand="W04"), Seat(9), Seat(90, gizmos=DEAD), zombots=[55])
    assert refused(game, "use W04 z1 56") == "GG-203"
    assert refused(game, "use W04 myron 80") is None


@pytest.mark.rule("GG-119")
def test_nobody_moves_the_zombuoy() -> None:
    game = lay(Seat(0, dlc="D09", hand="W09"), Seat(54, dlc="D05"), Seat(90), phase="end")
    assert game.table.turn == 1  # Scarezomb has found no Zomb
    assert game.table.zombuoy == 45


@pytest.mark.rule("GG-119")
def test_zomboflauge_is_no_help_against_the_zombuoy() -> None:
    game = lay(Seat(44, dlc="D01"), Seat(54, dlc="D05"), Seat(90), phase="movement", zombots=[46])
    do(game, "step 45")
    assert gizmos(game)[0] == 2
    do(game, "step 46")
    assert gizmos(game)[0] == 2


@pytest.mark.rule("GG-120")
@pytest.mark.parametrize("move", ["zomb myron 91", "zomb z2 56", "zomb zaggy 45"])
def test_only_a_zomb_on_the_grid_is_moved_as_one(move: str) -> None:
    game = lay(Seat(0), Seat(9, gizmos=DEAD), Seat(90), phase="attack", zombots=[55])
    assert refused(game, move) == "GG-120"


# ---------------------------------------------------------------- how far


@pytest.mark.rule("GG-121")
def test_a_zomb_moves_one_or_two_squares_straight() -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55])
    assert zomb_moves(game, "z1") == {45, 54, 56, 65}
    do(game, "zomb z1 45")
    assert steps(game) == {35, 44, 46}
    do(game, "step 44")
    assert (game.table.zombots, game.table.turn) == ([44], 1)


@pytest.mark.rule("GG-121")
def test_a_zomb_may_be_moved_one_square_only() -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55])
    do(game, "zomb z1 45", "pass")
    assert (game.table.zombots, game.table.turn) == ([45], 1)


@pytest.mark.rule("GG-121")
@pytest.mark.parametrize("square", ["44", "55", "57", "99"])
def test_a_zomb_takes_no_diagonal_or_longer_steps(square: str) -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55])
    assert refused(game, f"zomb z1 {square}") == "GG-121"


@pytest.mark.rule("GG-122", "GG-294")
@pytest.mark.parametrize("memory", ["its start", "a longer way"])
def test_a_zomb_does_not_double_back(memory: str) -> None:
    game = lay(Seat(0, active="E03"), *FAR, phase="attack", zombots=[55])
    if memory == "its start":
        do(game, "zomb z1 45")
        assert refused(game, "step 55") == "GG-122"
    else:
        do(game, "whistle z1 45", "step 44")
        assert refused(game, "zomb z1 45") == "GG-122"
        do(game, "zomb z1 54")
        assert refused(game, "step 55") == "GG-122"


@pytest.mark.rule("GG-122", "GG-294")
def test_the_memory_covers_treats_and_attack_of_one_turn_and_no_more() -> None:
    game = lay(Seat(0, hand="W09"), *FAR, zombots=[55])
    do(game, "use W09 z1 45", "pass")
    go_on_to(game, "Attack")
    assert refused(game, "zomb z1 55") == "GG-122"
    go_on_to(game, "Attack", seat=1)
    assert refused(game, "zomb z1 55") is None


@pytest.mark.rule("GG-122")
def test_each_zomb_has_a_memory_of_its_own() -> None:
    game = lay(Seat(0, active="E03"), *FAR, phase="attack", zombots=[55, 46])
    do(game, "whistle z1 45", "pass")
    do(game, "zomb z2 45", "step 55")
    assert game.table.zombots == [45, 55]


@pytest.mark.rule("GG-123")
@pytest.mark.parametrize("closed", ["N02", "S04", "N07"])
def test_zombs_do_not_enter_rubble_or_sentries(closed: str) -> None:
    game = lay(
        Seat(0),
        Seat(66, gizmos=DEAD),
        Seat(90),
        Seat(9),
        phase="attack",
        zombots=[55],
        ground={56: closed, 34: closed},
    )
    assert refused(game, "zomb z1 56") == "GG-123"
    assert refused(game, "zomb fiona 56") == "GG-123"
    do(game, "zomb z1 54", "step 44")
    assert game.table.turn == 1


@pytest.mark.rule("GG-123")
def test_what_a_zomboid_owns_does_not_open_rubble_to_it_when_others_move_it() -> None:
    fiona = Seat(55, gizmos=DEAD, active="E05", dlc="D07")
    game = lay(Seat(0), fiona, Seat(90), Seat(9), phase="attack", ground={56: "N02"})
    assert refused(game, "zomb fiona 56") == "GG-123"


@pytest.mark.rule("GG-124")
def test_a_zomb_on_a_portal_may_hop_for_one_square_or_walk_on() -> None:
    game = lay(
        Seat(0), *FAR, phase="attack", zombots=[55], ground={56: "N01", 20: "N01", 33: "S01"}
    )
    assert zomb_moves(game, "z1") == {45, 54, 56, 65}
    do(game, "zomb z1 56")
    assert steps(game) == {46, 57, 66, 20, 33}
    do(game, "step 20")
    assert (game.table.zombots, game.table.turn) == ([20], 1)


@pytest.mark.rule("GG-124")
def test_a_zomb_may_hop_first_and_walk_then() -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[56], ground={56: "N01", 20: "N01"})
    do(game, "zomb z1 20")
    assert steps(game) == {10, 21, 30}


@pytest.mark.rule("GG-125", "GG-35", "GG-R13")
def test_a_zomb_that_falls_lands_where_its_mover_says_and_may_go_on() -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55], ground={56: "N03"}, dice=(7, 2))
    do(game, "zomb z1 56")
    assert (game.waiting(), landings(game)) == ((0,), {72, 27})
    do(game, "land 27")
    assert steps(game) == {17, 26, 28, 37}
    do(game, "step 17")
    assert game.table.zombots == [17]


@pytest.mark.rule("GG-125")
def test_a_zomb_that_falls_with_its_second_step_stays_where_it_lands() -> None:
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55], ground={57: "N03"}, dice=(7, 2))
    do(game, "zomb z1 56", "step 57", "land 27")
    assert (game.table.zombots, game.table.turn) == ([27], 1)


# ---------------------------------------------------------------- contact


@pytest.mark.rule("GG-126", "GG-R16", "GG-106")
def test_a_zombot_hurts_every_living_character_on_a_square_it_enters() -> None:
    game = lay(Seat(45), Seat(45), Seat(45, gizmos=DEAD), Seat(9), phase="attack", zombots=[55])
    do(game, "zomb z1 45")
    assert gizmos(game) == [2, 2, 0, 3]


@pytest.mark.rule("GG-126", "GG-R21")
def test_a_player_may_run_a_zombot_into_their_own_character() -> None:
    game = lay(Seat(45, gizmos=1), *FAR, phase="attack", zombots=[55])
    do(game, "zomb z1 45")
    assert (gizmos(game)[0], game.table.is_zomb(0)) == (0, True)


@pytest.mark.rule("GG-126", "GG-96")
def test_a_zombot_hurts_where_it_lands_after_a_fall() -> None:
    game = lay(
        Seat(0), Seat(27), Seat(90), phase="attack", zombots=[55], ground={56: "N03"}, dice=(7, 2)
    )
    do(game, "zomb z1 56", "land 27")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-126", "GG-95")
def test_a_zombot_does_not_hurt_whom_it_stands_with_or_leaves() -> None:
    game = lay(Seat(0), Seat(55), Seat(90), phase="attack", zombots=[55])
    do(game, "zomb z1 56", "step 57")
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("GG-127")
def test_after_contact_a_zombot_goes_on_to_a_second_victim() -> None:
    game = lay(Seat(0), Seat(56), Seat(57), Seat(90), phase="attack", zombots=[55])
    do(game, "zomb z1 56", "step 57")
    assert gizmos(game) == [3, 2, 2, 3]


@pytest.mark.rule("GG-127", "GG-113")
def test_a_zombot_passes_over_one_it_has_made_a_zomboid() -> None:
    game = lay(Seat(0), Seat(56, gizmos=1), Seat(57), Seat(90), phase="attack", zombots=[55])
    do(game, "zomb z1 56", "step 57")
    assert gizmos(game) == [3, 0, 2, 3]


@pytest.mark.rule("GG-128", "GG-146", "GG-R20")
def test_a_zomboid_that_is_moved_onto_somebody_steals_and_its_move_ends() -> None:
    game = lay(Seat(0), Seat(55, gizmos=DEAD), Seat(56), Seat(9), phase="attack")
    do(game, "zomb fiona 56")
    assert (gizmos(game), squares(game)[1]) == ([3, 1, 2, 3], 56)
    assert game.table.turn == 1  # the step left over is lost


@pytest.mark.rule("GG-128", "GG-R20", "GG-126")
def test_a_zomboid_that_is_stopped_by_a_fourth_eye_is_still_a_zomb_and_goes_on() -> None:
    game = lay(Seat(0), Seat(55, gizmos=DEAD), Seat(56, active="E01"), Seat(9), phase="attack")
    do(game, "zomb fiona 56")
    assert gizmos(game) == [3, 0, 3, 3]
    assert steps(game) == {46, 57, 66}


@pytest.mark.rule("GG-R21", "GG-128", "GG-146")
def test_a_player_may_revive_anybody_even_at_their_own_cost() -> None:
    game = lay(Seat(56), Seat(55, gizmos=DEAD), Seat(90), Seat(9), phase="attack")
    do(game, "zomb fiona 56")
    assert gizmos(game) == [2, 1, 3, 3]


@pytest.mark.rule("GG-129")
def test_zombs_collect_no_cards() -> None:
    game = lay(
        Seat(0),
        Seat(55, gizmos=DEAD),
        Seat(90),
        Seat(9),
        phase="attack",
        zombots=[35],
        lying={45: "W01"},
    )
    do(game, "zomb fiona 45", "pass")
    assert (lies(game, 45), hand(game, 1)) == ("W01", "")
    game = lay(Seat(0), *FAR, phase="attack", zombots=[55], lying={45: "W01"})
    do(game, "zomb z1 45")
    assert lies(game, 45) == "W01"


@pytest.mark.rule("GG-130")
def test_a_zombot_takes_no_gizmo() -> None:
    game = lay(Seat(0), Seat(45), Seat(90), phase="attack", zombots=[55])
    do(game, "zomb z1 45")
    assert sum(gizmos(game)) == 8
    assert game.table.characters[1].bank == 1
    assert game.table.is_zomb(8)
