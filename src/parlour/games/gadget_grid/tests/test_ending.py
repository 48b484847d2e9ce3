"""GG-264 to GG-269, GG-305: how a game is decided."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.events import GameEnded
from parlour.games.gadget_grid.tests.checks import set_up, told, won_by
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    do,
    gizmos,
    hand,
    lay,
    lies,
    names,
    offered,
    refused,
)
from parlour.kernel.luck import Seeded

DEAD = 0
SHOP = "D01 D02 D03 D14"


# ---------------------------------------------------------------- victory


@pytest.mark.rule("GG-264", "GG-266")
def test_the_only_player_with_a_gizmo_on_the_token_wins() -> None:
    game = lay(Seat(44, hand="A01"), Seat(45, gizmos=1), Seat(9, gizmos=DEAD), phase="attack")
    do(game, "attack A01 fiona")
    assert won_by(game) == [0]
    assert GAME.rules.outcome(game).reason == "GG-264"


@pytest.mark.rule("GG-264", "GG-263")
def test_the_game_goes_on_while_two_have_gizmos() -> None:
    game = lay(Seat(44, hand="A01"), Seat(45, gizmos=1), Seat(9), phase="attack")
    do(game, "attack A01 fiona")
    assert not game.over


@pytest.mark.rule("GG-265", "GG-264")
def test_victory_is_checked_after_a_steal() -> None:
    game = lay(Seat(44, gizmos=DEAD), Seat(45, gizmos=1), Seat(9, gizmos=DEAD), phase="movement")
    do(game, "step 45")
    assert (won_by(game), gizmos(game)) == ([0], [1, 0, 0])


@pytest.mark.rule("GG-265", "GG-266", "GG-303")
def test_victory_is_checked_after_a_purchase() -> None:
    buyer = Seat(44, gizmos=1, bank=0, hand="W08 E01")
    game = lay(buyer, Seat(9), Seat(90, gizmos=DEAD), display=SHOP)
    do(game, "buy D14", "pay W08", "pay E01", "pay gizmos")
    assert won_by(game) == [1]


@pytest.mark.rule("GG-265", "GG-266")
def test_victory_is_checked_in_the_middle_of_a_movement() -> None:
    game = lay(Seat(44, gizmos=1), Seat(9), Seat(90, gizmos=DEAD), phase="movement", zombots=[45])
    do(game, "step 45")
    assert won_by(game) == [1]
    assert game.table.turn == 0


@pytest.mark.rule("GG-266", "GG-126")
def test_a_player_may_win_by_anothers_zombot() -> None:
    game = lay(Seat(44, gizmos=1), Seat(9), Seat(90, gizmos=DEAD), phase="attack", zombots=[45])
    do(game, "zomb z1 44")
    assert won_by(game) == [1]


@pytest.mark.rule("GG-267", "GG-264", "GG-112")
def test_banked_gizmos_do_not_count() -> None:
    fiona = Seat(45, gizmos=1, bank=8)
    game = lay(Seat(44, hand="A01", gizmos=1), fiona, Seat(9, gizmos=DEAD), phase="attack")
    do(game, "attack A01 fiona")
    assert won_by(game) == [0]


@pytest.mark.rule("GG-268", "GG-106")
def test_if_one_effect_takes_the_last_gizmo_of_all_the_game_is_a_draw() -> None:
    seats = [Seat(44, gizmos=1, hand="A08"), Seat(45, gizmos=1), Seat(9, gizmos=DEAD)]
    game = lay(*seats, phase="attack")
    do(game, "attack A08")
    assert (won_by(game), gizmos(game)) == ([0, 1], [0, 0, 0])
    assert GAME.rules.outcome(game).reason == "GG-268"


@pytest.mark.rule("GG-268", "GG-259")
def test_two_players_may_tie_as_well() -> None:
    game = lay(Seat(44, gizmos=1, hand="A08"), Seat(45, gizmos=1), phase="attack")
    do(game, "attack A08")
    assert won_by(game) == [0, 1]


@pytest.mark.rule("GG-268", "GG-126")
def test_a_zombot_that_enters_among_the_last_living_may_make_a_tie() -> None:
    seats = [Seat(45, gizmos=1), Seat(45, gizmos=1), Seat(9, gizmos=DEAD)]
    game = lay(*seats, phase="attack", zombots=[55])
    do(game, "zomb z1 45")
    assert won_by(game) == [0, 1]


@pytest.mark.rule("GG-268", "GG-264")
def test_who_is_saved_by_a_fourth_eye_wins_instead() -> None:
    seats = [Seat(44, gizmos=1, hand="A08"), Seat(45, gizmos=1, active="E01"), Seat(9, gizmos=DEAD)]
    game = lay(*seats, phase="attack")
    do(game, "attack A08")
    assert won_by(game) == [1]


@pytest.mark.rule("GG-269")
def test_when_the_game_is_decided_nothing_more_happens() -> None:
    """Neither the cards of the Trophy nor the step that is left."""
    fiona = Seat(45, gizmos=1, dlc="D21")
    game = lay(Seat(0), fiona, Seat(9, gizmos=DEAD), phase="attack", zombots=[55])
    do(game, "zomb z1 45")
    assert won_by(game) == [0]
    assert (hand(game, 1), offered(game)) == ("", [])
    assert game.refuse(0, GAME.notation.read("step 46")) == "KERNEL-OVER"


@pytest.mark.rule("GG-269", "GG-284")
def test_the_zombuoy_is_not_set_anew_after_the_end() -> None:
    game = lay(
        Seat(44, gizmos=1, dlc="D05"),
        Seat(54),
        Seat(9, gizmos=DEAD),
        phase="movement",
        zombots=[45],
    )
    do(game, "step 45")
    assert (won_by(game), gizmos(game)) == ([1], [0, 3, 0])


@pytest.mark.rule("GG-R26")
def test_after_a_steal_somebody_is_living() -> None:
    game = lay(Seat(44, gizmos=DEAD), Seat(45, gizmos=1), Seat(9, gizmos=DEAD), phase="movement")
    do(game, "step 45")
    assert won_by(game) == [0]


# ---------------------------------------------------------------- the card in play


@pytest.mark.rule("GG-305", "GG-269")
@pytest.mark.parametrize("card", ["A01", "A02"])
def test_a_card_that_ends_the_game_counts_as_discarded_even_an_axe(card: str) -> None:
    fiona = Seat(35, gizmos=1)
    game = lay(Seat(44, hand=card), fiona, Seat(9, gizmos=DEAD), phase="attack")
    do(game, f"attack {card} fiona")
    assert won_by(game) == [0]
    assert (names(game.table.piles[0]), hand(game), lies(game, 35)) == (card, "", "")


@pytest.mark.rule("GG-305")
def test_a_widget_that_ends_the_game_counts_as_discarded() -> None:
    game = lay(Seat(44, hand="W01"), Seat(9, gizmos=1), Seat(90, gizmos=DEAD), zombots=[44])
    do(game, "use W01 fiona")
    assert won_by(game) == [0]
    assert names(game.table.piles[0]) == "W01"
    assert game.table.in_play == []


@pytest.mark.rule("GG-305")
def test_fourth_eyes_used_up_by_the_last_damage_are_discarded() -> None:
    seats = [Seat(44, active="E01", hand="A08"), Seat(45, gizmos=1), Seat(9, gizmos=DEAD)]
    game = lay(*seats, phase="attack")
    do(game, "attack A08")
    assert (won_by(game), active(game), gizmos(game)) == ([0], "", [3, 0, 0])
    assert sorted(names(game.table.piles[0]).split()) == ["A08", "E01"]


@pytest.mark.rule("GG-305", "GG-117")
@pytest.mark.parametrize("players", [2, 3])
def test_no_component_is_ever_nowhere(players: int) -> None:
    game = set_up(players, f"box {players}")
    everything = GAME.rules.components(game)
    luck = Seeded(f"box {players}")
    while not game.over:
        assert game.choice is not None
        (seat,) = game.waiting()
        game.submit(seat, game.choice.any(game, seat, luck))
    assert GAME.rules.components(game) == everything


@pytest.mark.rule("GG-264")
def test_the_end_is_told_to_everybody() -> None:
    game = lay(
        Seat(44, hand="A01"), Seat(45, gizmos=1), Seat(9, gizmos=DEAD), phase="attack", events=True
    )
    assert refused(game, "attack A01 fiona") is None
    do(game, "attack A01 fiona")
    for viewer in (0, 1, None):
        (event,) = told(game, viewer, GameEnded)
        assert (list(event.winners), event.rule) == ([0], "GG-264")
