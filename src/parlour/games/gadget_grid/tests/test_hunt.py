"""GG-242, GG-243, GG-246, GG-299, GG-308. At the end of the sole player's turn: hunt and flight."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.events import Stepped
from parlour.games.gadget_grid.squares import NOWHERE, SQUARE_100
from parlour.games.gadget_grid.tests.checks import told
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
    squares,
)

FAR = Seat(9, gizmos=1)  # in the corner, from where it cannot flee
Z1 = 8  # the token of Zombot 1


@pytest.mark.rule("GG-242", "GG-R51")
def test_every_zomb_goes_two_squares_toward_the_player() -> None:
    game = lay(
        Seat(44, gizmos=1), opponents=[Seat(4, gizmos=0), FAR], zombots=[49, 94], phase="end"
    )
    assert game.table.zombots == [47, 74]
    assert squares(game)[1] == 24
    assert game.waiting() == (0,)


@pytest.mark.rule("GG-242", "GG-299", "GG-R51")
def test_of_several_shortest_ways_the_player_chooses_for_each_square() -> None:
    game = lay(Seat(44, gizmos=1), opponents=[FAR], zombots=[66], phase="end")
    assert set(offered(game)) == {"lead z1 56", "lead z1 65", "let go"}
    for text in ("lead z1 76", "lead z1 67", "lead z1 55", "lead z2 56", "lead z1 66"):
        assert refused(game, text) == "GG-242"
    assert refused(game, "pass") == "GG-61"
    do(game, "lead z1 56")
    assert set(offered(game)) == {"lead z1 46", "lead z1 55", "let go"}
    do(game, "lead z1 55")
    assert game.table.zombots == [55]


@pytest.mark.rule("GG-299")
def test_zombots_go_in_number_order_and_then_zomboids_each_both_its_squares() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(77, gizmos=0), Seat(70, gizmos=0), FAR],
        zombots=[66, 22],
        phase="end",
    )
    order = []
    while asked(game) == "Chase":
        first = offered(game)[0]
        order.append(first.split()[1])
        do(game, first)
    assert order == ["z1", "z1", "z2", "z2", "fiona", "fiona", "myron", "myron"]


@pytest.mark.rule("GG-242", "GG-R51", "GG-126")
def test_a_zomb_that_reaches_the_player_does_harm_and_stops() -> None:
    game = lay(Seat(44, active="E01", gizmos=1), opponents=[FAR], zombots=[45], phase="end")
    assert game.table.zombots == [44]
    assert active(game) == ""  # the Fourth Eye has taken it
    lost = lay(Seat(44, gizmos=1), opponents=[FAR], zombots=[45, 49], phase="end")
    assert lost.table.decided_by == "GG-250"
    assert lost.table.zombots == [44, 49]  # the others do not move any more


@pytest.mark.rule("GG-242", "GG-244", "GG-250")
def test_a_zomboid_that_reaches_the_player_does_harm() -> None:
    game = lay(Seat(44, gizmos=1), opponents=[Seat(45, gizmos=0), FAR], phase="end")
    assert game.table.decided_by == "GG-250"


@pytest.mark.rule("GG-299")
def test_a_zomb_that_is_already_there_stays_and_does_no_harm() -> None:
    game = lay(Seat(44, gizmos=1), opponents=[Seat(44, gizmos=0), FAR], zombots=[44], phase="end")
    assert gizmos(game)[0] == 1
    assert game.table.zombots == [44]
    assert not game.over


@pytest.mark.rule("GG-242", "GG-R51", "GG-R48")
def test_a_zomb_without_a_way_stays() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[FAR],
        zombots=[0],
        ground={1: "N02", 10: "N04"},
        phase="end",
    )
    assert game.table.zombots == [0]
    hidden = lay(Seat(SQUARE_100, gizmos=1, dlc="D10"), opponents=[FAR], zombots=[80], phase="end")
    assert hidden.table.zombots == [80]


@pytest.mark.rule("GG-R51", "GG-R48", "GG-124", "D02")
def test_ways_are_counted_as_in_the_march() -> None:
    portals = lay(
        Seat(0, gizmos=1), opponents=[FAR], zombots=[98], ground={99: "N01", 2: "N01"}, phase="end"
    )
    assert portals.table.zombots == [2]
    buggy = lay(
        Seat(44, gizmos=1, dlc="D02"),
        opponents=[FAR],
        zombots=[46],
        buggy=45,
        ground={36: "N02"},
        phase="end",
    )
    assert buggy.table.zombots == [55]


@pytest.mark.rule("GG-R51", "GG-125")
def test_a_zomb_that_falls_has_finished_and_the_player_rolls_and_chooses() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[FAR],
        zombots=[49],
        ground={48: "N03"},
        dice=(2, 7),
        phase="end",
    )
    assert set(offered(game)) == {"land 27", "land 72"}
    assert refused(game, "land 48") == "GG-25"
    do(game, "land 72")
    assert game.table.zombots == [72]


@pytest.mark.rule("GG-R51", "GG-125", "GG-250")
def test_a_zomb_that_falls_onto_the_player_does_harm() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[FAR],
        zombots=[49],
        ground={48: "N03"},
        dice=(4, 4),
        phase="end",
    )
    assert game.table.decided_by == "GG-250"


@pytest.mark.rule("GG-248", "GG-242")
def test_zombs_on_their_way_do_not_harm_opponents() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(4, gizmos=0), Seat(48, gizmos=1), Seat(24, gizmos=1)],
        zombots=[49],
        phase="end",
    )
    assert gizmos(game) == [1, 0, 1, 1]


@pytest.mark.rule("GG-286", "D03", "GG-242")
def test_a_hugged_zomb_does_not_hunt() -> None:
    game = lay(
        Seat(44, gizmos=1, dlc="D03"), opponents=[FAR], zombots=[49, 94], hugs=Z1, phase="end"
    )
    assert game.table.zombots == [49, 74]
    game = lay(
        Seat(44, gizmos=1, dlc="D03"), opponents=[Seat(4, gizmos=0), FAR], hugs=1, phase="end"
    )
    assert squares(game)[1] == 4


@pytest.mark.rule("GG-308")
def test_the_player_may_let_the_rest_go_by_themselves() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(77, gizmos=0), FAR],
        zombots=[66, 22, 62],
        phase="end",
    )
    do(game, "lead z1 65", "let go")
    assert game.table.zombots == [55, 24, 42]  # up first, then right, down and left
    assert squares(game)[1] == 57
    assert game.waiting() == (0,)


@pytest.mark.rule("GG-308", "GG-125")
def test_who_has_let_them_go_still_chooses_where_they_land() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[FAR],
        zombots=[66, 88],
        ground={56: "N03"},
        dice=(2, 7),
        phase="end",
    )
    do(game, "let go")
    assert set(offered(game)) == {"land 27", "land 72"}
    do(game, "land 27")
    assert game.table.zombots == [27, 68]


# ---------------------------------------------------------------------- coming back


@pytest.mark.rule("GG-246", "GG-R61", "GG-299", "GG-R50")
def test_after_the_hunt_each_removed_zomb_is_rolled_for() -> None:
    game = lay(
        Seat(44, "A15", gizmos=1),
        opponents=[Seat(45, gizmos=0), FAR],
        zombots=[43, 33, 48],
        dice=(2, 7, 1, 8, 3, 9),
        phase="attack",
    )
    do(game, "attack A15")
    assert game.table.zombots == [NOWHERE, NOWHERE, 46]  # the one on the Grid has moved
    assert set(offered(game)) == {"land 27", "land 72"}
    assert refused(game, "land 33") == "GG-25"
    do(game, "land 72")
    assert set(offered(game)) == {"land 18", "land 81"}
    do(game, "land 81")
    assert set(offered(game)) == {"land 39", "land 93"}
    do(game, "land 93")
    assert game.table.zombots == [72, 81, 46]
    assert squares(game)[1] == 93
    assert gizmos(game)[1] == 0  # a Zomboid still


@pytest.mark.rule("GG-246", "GG-R51", "GG-250")
def test_a_zomb_that_comes_back_onto_the_player_does_harm() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1), opponents=[FAR], zombots=[45], dice=(4, 4), phase="attack"
    )
    do(game, "attack A01 z1")
    assert game.table.decided_by == "GG-250"


@pytest.mark.rule("GG-246", "D03", "GG-286")
def test_a_hugged_zomb_that_comes_back_does_no_harm() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1, dlc="D03"),
        opponents=[FAR],
        zombots=[45],
        hugs=Z1,
        dice=(4, 4),
        phase="attack",
    )
    do(game, "attack A01 z1")
    assert gizmos(game)[0] == 1
    assert game.table.zombots == [44]
    assert game.table.hugs == Z1


@pytest.mark.rule("GG-246", "GG-33", "GG-26")
def test_coming_back_follows_the_rules_for_placing_tokens() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1),
        opponents=[FAR],
        zombots=[45],
        ground={27: "N03", 66: "N02", 65: "N04"},
        lying={67: "A06"},
        dice=(2, 7, 6, 6),
        phase="attack",
    )
    do(game, "attack A01 z1", "land 27")
    assert set(offered(game)) == {"land 56", "land 67", "land 76"}
    do(game, "land 67")
    assert game.table.zombots == [67]
    assert lies(game, 67) == "A06"


@pytest.mark.rule("GG-246", "GG-220", "D02")
def test_a_roll_may_land_a_zomb_on_the_buggy() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1, dlc="D02"),
        opponents=[FAR],
        zombots=[45],
        buggy=77,
        dice=(7, 7),
        phase="attack",
    )
    do(game, "attack A01 z1")
    assert game.table.zombots == [77]


@pytest.mark.rule("GG-246", "D16", "E07")
def test_the_player_may_turn_and_repeat_these_rolls() -> None:
    game = lay(
        Seat(44, "A01", active="E07", gizmos=1, dlc="D16"),
        opponents=[FAR],
        zombots=[45],
        dice=(4, 4, 4, 4),
        phase="attack",
    )
    do(game, "attack A01 z1", "reroll", "die 1 up", "land 45")
    assert game.table.zombots == [45]
    assert gizmos(game)[0] == 1


# ---------------------------------------------------------------------- flight


@pytest.mark.rule("GG-243", "GG-R50")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        (45, {36, 56}),
        (55, {66}),
        (54, {63, 65}),
        (98, {99}),
        (46, {37, 57}),
        (44, {33, 35, 53, 55}),
    ],
)
def test_an_opponent_flees_to_the_square_farthest_from_the_player(
    start: int, ends: set[int]
) -> None:
    # In king's moves first, then in straight steps; chance decides between what is left.
    found = set()
    for chance in range(len(ends)):
        dice = (chance,) if len(ends) > 1 else ()
        game = lay(Seat(44, gizmos=1), opponents=[Seat(start, gizmos=1)], phase="end", dice=dice)
        found.add(squares(game)[1])
    assert found == ends


@pytest.mark.rule("GG-R50", "GG-243")
@pytest.mark.parametrize("corner", [0, 9, 90, 99])
def test_in_a_corner_an_opponent_stays(corner: int) -> None:
    game = lay(Seat(44, gizmos=1), opponents=[Seat(corner, gizmos=1)], phase="end")
    assert squares(game)[1] == corner


@pytest.mark.rule("GG-R50")
def test_an_opponent_enters_no_floor_malfunction_no_rubble_and_no_sentry() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(45, gizmos=1)],
        ground={36: "N03", 56: "N02", 46: "N04"},
        phase="end",
    )
    assert squares(game)[1] in (35, 55)  # one king's move as before, but two steps instead of one
    shut = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(55, gizmos=1)],
        ground=dict.fromkeys((64, 65, 66, 46, 56), "N03"),
        phase="end",
    )
    assert squares(shut)[1] == 55


@pytest.mark.rule("GG-R50", "GG-86")
def test_an_opponent_makes_no_portal_hop_but_may_step_onto_a_portal() -> None:
    game = lay(
        Seat(44, gizmos=1),
        opponents=[Seat(55, gizmos=1), FAR],
        ground={55: "N01", 99: "N01", 66: "N01"},
        phase="end",
    )
    assert squares(game)[1] == 66


@pytest.mark.rule("GG-R50", "D10")
def test_an_opponent_does_not_flee_to_square_100() -> None:
    game = lay(Seat(44, gizmos=1, dlc="D10"), opponents=[Seat(90, gizmos=1)], phase="end")
    assert squares(game)[1] == 90


@pytest.mark.rule("GG-R50", "D10", "GG-R42")
def test_from_square_100_the_distance_is_counted_as_it_lies() -> None:
    game = lay(Seat(SQUARE_100, gizmos=1, dlc="D10"), opponents=[Seat(90, gizmos=1)], phase="end")
    assert squares(game)[1] == 81


@pytest.mark.rule("GG-243", "GG-248", "GG-20")
def test_an_opponent_on_the_players_square_flees_among_zombs_unharmed() -> None:
    game = lay(
        Seat(0, gizmos=1),
        opponents=[Seat(0, gizmos=1)],
        zombots=[11],
        ground={1: "N02", 10: "N02"},
        phase="end",
    )
    assert squares(game)[1] == 11
    assert gizmos(game) == [1, 1]


@pytest.mark.rule("GG-286", "D03", "GG-243")
def test_a_hugged_opponent_does_not_flee() -> None:
    game = lay(
        Seat(44, gizmos=1, dlc="D03"),
        opponents=[Seat(55, gizmos=1), Seat(54, gizmos=1)],
        hugs=1,
        phase="end",
    )
    assert squares(game)[1] == 55
    assert squares(game)[2] in (63, 65)


@pytest.mark.rule("GG-R50", "GG-242", "GG-246")
def test_opponents_flee_last() -> None:
    game = lay(
        Seat(44, "A01", gizmos=1),
        opponents=[Seat(55, gizmos=1)],
        zombots=[45, 66],
        dice=(2, 7),
        phase="attack",
    )
    do(game, "attack A01 z1")
    assert asked(game) == "Chase"
    assert squares(game)[1] == 55
    do(game, "lead z2 65", "lead z2 64")
    assert squares(game)[1] == 55
    do(game, "land 27")
    assert squares(game)[1] == 66


@pytest.mark.rule("GG-243", "D05", "GG-228", "GG-249")
def test_an_opponent_who_flees_onto_the_zombuoy_is_hurt() -> None:
    game = lay(Seat(24, gizmos=1, dlc="D05"), opponents=[Seat(33, gizmos=1)], phase="end")
    assert game.table.zombuoy == squares(game)[1] == 42
    assert (game.table.winners, game.table.decided_by) == ([0], "GG-249")


@pytest.mark.rule("GG-299", "GG-R50")
def test_zomboids_hunt_and_opponents_flee_in_the_order_of_their_characters() -> None:
    opponents = [Seat(49, gizmos=0), Seat(94, gizmos=0), Seat(55, gizmos=1), Seat(33, gizmos=1)]
    game = lay(Seat(44, gizmos=1), opponents=opponents, phase="movement", events=True)
    for opponent, token in zip(game.table.characters[1:], (7, 3, 6, 2), strict=True):
        opponent.token = token
    do(game, "pass")
    moved = [event.token for event in told(game, kind=Stepped)]
    assert moved == [3, 3, 7, 7, 2, 6]
