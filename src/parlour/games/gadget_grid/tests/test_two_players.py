"""GG-251 to GG-259, GG-298. The game of two: Zombots march, and whoever is out has lost."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import SETUP
from parlour.games.gadget_grid.events import Approached, Stepped
from parlour.games.gadget_grid.squares import SQUARE_100
from parlour.games.gadget_grid.table import NO_CARD, NOBODY
from parlour.games.gadget_grid.tests.checks import set_up, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    lay,
    lies,
    offered,
    refused,
)


@pytest.mark.rule("GG-251", "GG-42")
def test_what_the_start_deck_is_made_of() -> None:
    t = set_up(2).table
    laid = [card for card in t.environments if card != NO_CARD]
    of_setup = [card for card in laid if t.catalog.cards[card].category == SETUP]
    assert (len(of_setup), len(t.unused)) == (8, 18)
    assert len(t.zombots) == 6
    assert len(t.characters) == 2
    assert len(laid) + sum(map(len, t.lying)) == 8 + 6
    assert [character.gizmos for character in t.characters] == [3, 3]


@pytest.mark.rule("GG-252", "GG-R48")
def test_at_the_end_of_every_turn_each_zombot_takes_a_step_to_the_nearest_character() -> None:
    game = lay(Seat(0), Seat(99), zombots=[5, 69, 30], phase="end")
    assert game.table.zombots == [4, 79, 20]
    assert game.waiting() == (1,)
    other = lay(Seat(0), Seat(99), zombots=[5, 69, 30], phase="end", turn=1)
    assert other.table.zombots == [4, 79, 20]


@pytest.mark.rule("GG-252", "GG-126")
def test_a_marching_zombot_hurts_everybody_where_it_arrives() -> None:
    game = lay(Seat(44), Seat(44), zombots=[45, 43], phase="end", dice=(1, 2, 1, 2))
    assert game.table.zombots == [44, 44]
    assert gizmos(game) == [1, 1]


@pytest.mark.rule("GG-253")
@pytest.mark.parametrize(("dice", "end"), [((3, 7), 43), ((7, 3), 45), ((4, 4, 0, 0, 9, 8), 45)])
def test_at_equal_distance_each_rolls_a_die_and_the_lower_one_is_approached(
    dice: tuple[int, ...], end: int
) -> None:
    game = lay(Seat(42), Seat(46), zombots=[44], phase="end", dice=dice)
    assert game.table.zombots == [end]


@pytest.mark.rule("GG-253", "GG-255")
def test_that_is_rolled_for_each_such_zombot() -> None:
    game = lay(Seat(42), Seat(46), zombots=[44, 0, 44], phase="end", dice=(3, 7, 8, 2))
    do(game, offered(game)[0])  # Zombot 2 has two ways
    assert [game.table.zombots[0], game.table.zombots[2]] == [43, 45]


@pytest.mark.rule("GG-298")
def test_these_dice_are_neither_rolled_again_nor_turned() -> None:
    game = lay(
        Seat(42, dlc="D16", active="E07"),
        Seat(46, dlc="D16", active="E07"),
        zombots=[44],
        phase="end",
        dice=(3, 7),
    )
    assert game.table.zombots == [43]
    assert game.table.now.rerolled is False


@pytest.mark.rule("GG-298", "GG-256")
def test_a_zombot_on_the_square_of_a_character_stays_without_a_roll() -> None:
    game = lay(Seat(44), Seat(44), zombots=[44], phase="end", dice=(4, 4, 4, 4))
    assert game.table.zombots == [44]
    assert gizmos(game) == [3, 3]
    assert game.table.dice == [4, 4]  # the dice were left for the next Generation


@pytest.mark.rule("GG-256")
def test_a_zombot_that_stays_with_one_of_them_harms_nobody() -> None:
    game = lay(Seat(44), Seat(46), zombots=[44], phase="end")
    assert game.table.zombots == [44]
    assert gizmos(game) == [3, 3]


@pytest.mark.rule("GG-254", "GG-R47")
def test_who_is_approached_chooses_among_the_shortest_ways() -> None:
    game = lay(Seat(0), Seat(99), zombots=[77], phase="end")
    assert game.waiting() == (1,)  # though it is not their turn
    assert set(offered(game)) == {"lead z1 78", "lead z1 87"}
    for text in ("lead z1 76", "lead z1 67", "lead z1 88", "lead z2 78"):
        assert refused(game, text) == "GG-254"
    do(game, "lead z1 87")
    assert game.table.zombots == [87]


@pytest.mark.rule("GG-254", "GG-308")
def test_nobody_lets_the_zombots_of_the_other_player_go() -> None:
    game = lay(Seat(0), Seat(99), zombots=[22, 77], phase="end")
    assert refused(game, "let go") == "GG-61"
    do(game, "lead z1 12")
    assert game.waiting() == (1,)
    assert refused(game, "lead z1 11") == "GG-254"
    do(game, "lead z2 78")
    assert game.table.zombots == [12, 78]


@pytest.mark.rule("GG-255", "GG-269")
def test_they_march_in_number_order_until_the_game_is_over() -> None:
    game = lay(Seat(44, gizmos=1), Seat(46, gizmos=1), zombots=[43, 47], phase="end")
    assert game.table.zombots == [44, 47]
    assert game.table.winners == [1]


@pytest.mark.rule("GG-R48", "GG-123", "GG-124")
def test_distance_is_the_length_of_a_way_that_a_zombot_can_go() -> None:
    walled = lay(
        Seat(44),
        Seat(49),
        zombots=[46],
        ground={45: "N02", 36: "N04", 56: "N02"},
        phase="end",
    )
    assert walled.table.zombots == [47]
    through = lay(Seat(44), Seat(0), zombots=[99], ground={89: "N01", 45: "N01"}, phase="end")
    assert through.table.zombots == [89]
    hop = lay(Seat(44), Seat(0), zombots=[89], ground={89: "N01", 45: "N01"}, phase="end")
    assert hop.table.zombots == [45]


@pytest.mark.rule("GG-R48")
def test_a_zombot_that_can_reach_nobody_stays() -> None:
    game = lay(Seat(44), Seat(49), zombots=[0], ground={1: "N02", 10: "N04"}, phase="end")
    assert game.table.zombots == [0]
    alone = lay(
        Seat(44), Seat(99), zombots=[46], ground=dict.fromkeys((34, 43, 45, 54), "N02"), phase="end"
    )
    do(alone, offered(alone)[0])
    assert alone.table.zombots[0] in (47, 56)  # only who can be reached counts as near


@pytest.mark.rule("GG-R48", "D10")
def test_square_100_is_closed_to_them() -> None:
    game = lay(Seat(SQUARE_100, dlc="D10"), Seat(10), zombots=[90], phase="end")
    assert game.table.zombots == [80]


@pytest.mark.rule("GG-R48", "D02", "GG-220")
def test_the_square_of_the_buggy_is_closed_to_them_whoever_owns_it() -> None:
    for owner in (0, 1):
        dlc = ["", ""]
        dlc[owner] = "D02"
        game = lay(
            Seat(44, dlc=dlc[0]),
            Seat(99, dlc=dlc[1]),
            zombots=[46],
            buggy=45,
            ground={36: "N02"},
            phase="end",
        )
        assert game.table.zombots == [56]  # round it


@pytest.mark.rule("GG-R48", "GG-125", "GG-35")
def test_a_zombot_that_falls_has_finished_and_the_active_player_chooses() -> None:
    game = lay(
        Seat(0),
        Seat(99),
        zombots=[79],
        ground={89: "N03"},
        lying={27: "A01"},
        phase="end",
        dice=(2, 7),
    )
    assert game.waiting() == (0,)
    assert set(offered(game)) == {"land 27", "land 72"}
    do(game, "land 27")
    assert game.table.zombots == [27]
    assert lies(game, 27) == "A01"
    assert game.waiting() == (1,)


@pytest.mark.rule("GG-R60", "GG-R49", "GG-279")
def test_the_march_does_not_double_back() -> None:
    game = lay(Seat(44), Seat(99), zombots=[44], phase="attack")
    do(game, "zomb z1 45")
    assert game.table.zombots == [45]
    assert gizmos(game) == [3, 3]


@pytest.mark.rule("GG-257", "GG-108")
def test_as_the_attack_a_zombot_goes_one_square() -> None:
    game = lay(Seat(44), Seat(99), zombots=[47], phase="attack")
    assert refused(game, "zomb z1 45") == "GG-121"
    do(game, "zomb z1 57")
    assert game.table.zombots == [56]  # no second step, but the march
    assert game.waiting() == (1,)


@pytest.mark.rule("GG-R49", "GG-257", "E03", "W09")
def test_whistle_and_treats_move_them_one_square_too() -> None:
    game = lay(Seat(44, "W09"), Seat(99), zombots=[40, 90])
    do(game, "use W09 z1 30")
    assert not any("z1" in text for text in offered(game))
    do(game, "zomb z2 91")
    assert game.table.zombots == [30, 91]
    assert asked(game) == "Movement"
    game = lay(Seat(44, active="E03"), Seat(99), zombots=[40], phase="attack")
    do(game, "whistle z1 30")
    assert asked(game) == "Attack"
    assert refused(game, "step 20") == "GG-61"


@pytest.mark.rule("GG-258", "GG-259", "GG-60", "GG-113")
def test_whoever_loses_the_last_gizmo_is_out_and_the_other_wins_at_once() -> None:
    game = lay(Seat(44, "A01"), Seat(45, gizmos=1), zombots=[90], phase="attack")
    do(game, "attack A01 fiona")
    assert game.over
    assert (game.table.winners, game.table.decided_by) == ([0], "GG-259")
    assert game.table.zombots == [90]  # no march any more
    assert game.table.zombs() == [8]  # and nobody became a Zomboid


@pytest.mark.rule("GG-259", "GG-268")
def test_if_one_effect_takes_the_last_gizmo_of_both_nobody_wins() -> None:
    game = lay(Seat(44, gizmos=1), Seat(44, gizmos=1), zombots=[45], phase="end", dice=(1, 2))
    assert (game.table.winners, game.table.decided_by) == ([0, 1], "GG-268")


@pytest.mark.rule("GG-259")
def test_a_player_may_lose_on_their_own_turn() -> None:
    game = lay(Seat(44, gizmos=1), Seat(99), zombots=[45], phase="movement")
    do(game, "step 45")
    assert (game.table.winners, game.table.decided_by) == ([1], "GG-259")


@pytest.mark.rule("GG-R48", "GG-182", "E06")
def test_who_stands_on_a_floor_malfunction_is_approached_but_not_reached() -> None:
    game = lay(
        Seat(44, active="E06", footing=True),
        Seat(99),
        zombots=[45],
        ground={44: "N03"},
        phase="end",
        dice=(2, 7),
    )
    assert set(offered(game)) == {"land 27", "land 72"}  # it falls instead
    do(game, "land 27")
    assert gizmos(game) == [3, 3]


@pytest.mark.rule("GG-253", "GG-254", "GG-57")
def test_everybody_hears_the_dice_and_the_steps_of_the_march() -> None:
    game = lay(Seat(42), Seat(46), zombots=[44], phase="end", dice=(4, 4, 7, 3), events=True)
    (dice,) = told(game, kind=Approached)
    assert (dice.token, dice.first, dice.second, dice.seat) == (8, 7, 3, 1)
    (step,) = told(game, kind=Stepped)
    assert (step.seat, step.token, step.start, step.end) == (NOBODY, 8, 44, 45)
