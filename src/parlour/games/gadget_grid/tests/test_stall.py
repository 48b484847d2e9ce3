"""GG-290, GG-291, GG-R59: rounds, and games that stall."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.events import RoundEnded
from parlour.games.gadget_grid.table import HouseRules, Table
from parlour.games.gadget_grid.tests.checks import end_turn, set_up, told, won_by
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    lay,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

DEAD = 0
SHOP = "D01 D02 D03 D14"
STALL_OFF = HouseRules(stall_rule=False)


def near_stall(
    quiet: int, left: tuple[int, ...] = (3, 2, 2), house: HouseRules | None = None
) -> Game[Table]:
    """The last turn of a round is about to end."""
    seats = [Seat(9 * n, gizmos=each) for n, each in enumerate(left)]
    last = len(left) - 1
    return lay(*seats, phase="movement", turn=last, quiet=quiet, house=house, events=True)


@pytest.mark.rule("GG-290", "GG-R59")
def test_after_fifteen_rounds_without_a_loss_most_gizmos_win() -> None:
    game = near_stall(14)
    do(game, "pass")
    assert won_by(game) == [0]
    assert GAME.rules.outcome(game).reason == "GG-290"


@pytest.mark.rule("GG-290")
def test_a_tie_for_most_is_a_draw_between_the_tied() -> None:
    game = near_stall(14, left=(2, 1, 2))
    do(game, "pass")
    assert won_by(game) == [0, 2]


@pytest.mark.rule("GG-290", "GG-291")
def test_fourteen_rounds_are_not_enough() -> None:
    game = near_stall(13)
    do(game, "pass")
    assert not game.over
    assert [event.quiet for event in told(game, kind=RoundEnded)] == [14]


@pytest.mark.rule("GG-290", "GG-291")
def test_the_game_ends_with_the_round_and_not_before() -> None:
    game = lay(Seat(0), Seat(9, gizmos=2), Seat(90, gizmos=2), phase="movement", quiet=14, turn=0)
    do(game, "pass")
    assert not game.over
    end_turn(game)
    assert not game.over
    end_turn(game)
    assert won_by(game) == [0]


@pytest.mark.rule("GG-290", "GG-110")
def test_a_loss_begins_the_count_anew() -> None:
    game = lay(
        Seat(0),
        Seat(9),
        Seat(45, gizmos=2),
        phase="movement",
        quiet=14,
        turn=2,
        zombots=[46],
        events=True,
    )
    do(game, "step 46", "pass", "pass")
    assert [event.quiet for event in told(game, kind=RoundEnded)] == [0]
    assert not game.over


@pytest.mark.rule("GG-290", "GG-114")
def test_a_gizmo_spent_from_the_token_begins_the_count_anew() -> None:
    buyer = Seat(45, gizmos=2, bank=0, hand="W08 E01")
    game = lay(Seat(0), Seat(9), buyer, display=SHOP, quiet=14, turn=2)
    do(game, "buy D14", "pay W08", "pay E01", "pay gizmos", "pass")
    assert not game.over
    assert game.table.quiet == 0


@pytest.mark.rule("GG-290", "GG-114")
def test_a_gizmo_spent_from_the_bank_leaves_the_count() -> None:
    buyer = Seat(45, gizmos=1, bank=2, hand="W08 E01")
    game = lay(Seat(0), Seat(9), buyer, display=SHOP, quiet=14, turn=2)
    do(game, "buy D14", "pay W08", "pay E01", "pay gizmos", "bank 1", "pass")
    assert won_by(game) == [0, 1]


@pytest.mark.rule("GG-290", "GG-141")
def test_a_steal_leaves_the_count() -> None:
    game = lay(Seat(44), Seat(9), Seat(45, gizmos=DEAD), phase="movement", quiet=14, turn=2)
    do(game, "step 44", "pass")
    assert (won_by(game), gizmos(game)) == ([1], [2, 3, 1])


@pytest.mark.rule("GG-290", "GG-216")
def test_damage_that_a_fourth_eye_takes_leaves_the_count() -> None:
    game = lay(
        Seat(0),
        Seat(9),
        Seat(45, gizmos=2, active="E01"),
        phase="movement",
        quiet=14,
        turn=2,
        zombots=[46],
    )
    do(game, "step 46", "pass", "pass")
    assert won_by(game) == [0, 1]


@pytest.mark.rule("GG-R59", "GG-R66")
def test_a_table_may_play_without_the_stall_rule() -> None:
    game = near_stall(14, house=STALL_OFF)
    do(game, "pass")
    assert not game.over
    assert GAME.view(game, None)["stall"] == 0


@pytest.mark.rule("GG-R59")
@pytest.mark.parametrize(("players", "stall"), [(1, 30), (2, 15), (8, 15)])
def test_everybody_may_see_the_count_and_where_it_ends(players: int, stall: int) -> None:
    seen = GAME.view(set_up(players), None)
    assert (seen["quiet"], seen["stall"]) == (0, stall)


@pytest.mark.rule("GG-R59", "GG-290")
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_end(players: int) -> None:
    for n in range(2):
        game = set_up(players, f"to the end {n}")
        luck = Seeded(f"to the end {n}")
        moves = 0
        while not game.over:
            assert game.choice is not None
            (seat,) = game.waiting()
            game.submit(seat, game.choice.any(game, seat, luck))
            moves += 1
            assert moves < 20_000
        assert GAME.rules.outcome(game).reason in ("GG-264", "GG-259", "GG-268", "GG-290")


@pytest.mark.rule("GG-291")
def test_a_round_is_one_turn_of_every_player_from_the_first_player_on() -> None:
    game = set_up(4, "rounds", events=True)
    first = game.table.first
    rounds = []
    for _ in range(9):
        rounds.append((game.table.round, game.table.turn))
        end_turn(game)
    assert rounds == [(1 + n // 4, (first + n) % 4) for n in range(9)]
    assert len(told(game, kind=RoundEnded)) == 2
