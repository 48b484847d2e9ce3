"""GG-110 to GG-117, GG-302: where Life Gizmos go."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.events import Discarded, Drew, Lost, Zombified
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.checks import numbers, set_up, told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    lay,
    names,
    offered,
    refused,
    squares,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

FAR = (Seat(9), Seat(90))
SHOP = "D01 D02 D03 D14"


def banks(game: Game[Table]) -> list[int]:
    return [character.bank for character in game.table.characters]


@pytest.mark.rule("GG-110", "GG-111")
def test_a_gizmo_that_is_lost_goes_to_its_owners_bank_for_all_to_see() -> None:
    game = lay(Seat(44, hand="A01"), Seat(45), Seat(9), phase="attack")
    do(game, "attack A01 fiona")
    assert (gizmos(game), banks(game)) == ([3, 2, 3], [0, 1, 0])
    assert GAME.view(game, None)["characters"][1]["bank"] == 1


@pytest.mark.rule("GG-111", "GG-156")
def test_banked_gizmos_buy_dlc() -> None:
    game = lay(Seat(44, hand="W08", gizmos=1, bank=2), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay gizmos", "pay gizmos", "bank 2")
    assert (names(game.table.characters[0].dlc), gizmos(game)[0], banks(game)[0]) == ("D14", 1, 0)


@pytest.mark.rule("GG-112", "GG-148")
def test_the_bank_never_saves_anybody() -> None:
    game = lay(Seat(44, gizmos=1, bank=5), *FAR, phase="movement", zombots=[45])
    do(game, "step 45")
    assert (gizmos(game)[0], banks(game)[0]) == (0, 6)
    assert game.table.is_zomb(0)


@pytest.mark.rule("GG-113")
def test_a_character_without_a_gizmo_is_a_zomboid_at_once_on_its_square() -> None:
    """On another player's turn, too; and whoever then walks into it is hurt."""
    game = lay(Seat(44), Seat(46, gizmos=1), Seat(9), phase="attack", zombots=[47])
    do(game, "zomb z1 46")
    assert game.table.is_zomb(1)
    assert squares(game)[1] == 46


@pytest.mark.rule("GG-113", "GG-131")
def test_a_character_may_become_a_zomboid_in_any_phase() -> None:
    game = lay(Seat(44, gizmos=1, hand="W11 A01"), *FAR, zombots=[77], dice=(7, 7))
    do(game, "use W11")
    assert (asked(game), gizmos(game)[0]) == ("Movement", 0)
    assert GAME.view(game, 1)["characters"][0]["hand"] == [201]


@pytest.mark.rule("GG-114", "GG-117")
def test_gizmos_spent_on_dlc_leave_the_game() -> None:
    game = lay(Seat(44, gizmos=3, bank=2), *FAR, display=SHOP)
    do(game, "buy D14", "pay gizmos", "pay gizmos", "pay gizmos", "bank 2")
    assert (gizmos(game)[0], banks(game)[0], game.table.gone) == (1, 0, 4)
    assert GAME.rules.components(game)["Life Gizmos"] == 11


@pytest.mark.rule("GG-115", "GG-141")
def test_a_stolen_gizmo_goes_from_token_to_token_and_belongs_to_the_thief() -> None:
    game = lay(Seat(44, gizmos=0), Seat(45), Seat(9), phase="movement", zombots=[46])
    do(game, "step 45")
    assert (gizmos(game), banks(game)) == ([1, 2, 3], [3, 0, 0])
    do(game, "step 46")
    assert (gizmos(game), banks(game)) == ([0, 2, 3], [4, 0, 0])


@pytest.mark.rule("GG-116")
def test_nobody_who_is_living_ever_gains_a_gizmo() -> None:
    for n in range(4):
        game = set_up(4, f"slots {n}")
        luck = Seeded(f"slots {n}")
        before = gizmos(game)
        for _ in range(500):
            if game.over:
                break
            assert game.choice is not None
            (seat,) = game.waiting()
            game.submit(seat, game.choice.any(game, seat, luck))
            now = gizmos(game)
            assert all(
                later <= max(earlier, 1) <= 3 for earlier, later in zip(before, now, strict=True)
            )
            before = now


@pytest.mark.rule("GG-117")
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_gizmos_on_tokens_in_banks_and_out_of_the_game_always_add_up(players: int) -> None:
    game = set_up(players, f"sum of {players}")
    luck = Seeded("sums")
    total = GAME.rules.components(game)["Life Gizmos"]
    assert total == (6 if players == 1 else 3 * players)
    for _ in range(400):
        if game.over:
            break
        assert game.choice is not None
        (seat,) = game.waiting()
        game.submit(seat, game.choice.any(game, seat, luck))
        assert GAME.rules.components(game)["Life Gizmos"] == total


def after_damage(game: Game[Table]) -> list[tuple[str, int]]:
    """What follows damage, in order: what it is, and whose."""
    heard = []
    for event in told(game):
        if isinstance(event, Lost | Zombified):
            heard.append((type(event).__name__, -1))
        elif isinstance(event, Drew | Discarded):
            heard.append((type(event).__name__, event.seat))
    return heard


@pytest.mark.rule("GG-302")
def test_gizmos_move_then_characters_turn_then_fourth_eyes_go_from_the_active_player_on() -> None:
    seats = [
        Seat(34, active="E01"),
        Seat(43, gizmos=1),
        Seat(44, active="E01", hand="A08"),
        Seat(45, gizmos=2),
        Seat(54, active="E01"),
    ]
    game = lay(*seats, phase="attack", turn=2, events=True)
    do(game, "attack A08")
    eyes = [("Discarded", 2), ("Discarded", 4), ("Discarded", 0)]
    assert after_damage(game)[:5] == [("Lost", -1), ("Zombified", -1), *eyes]
    assert gizmos(game) == [3, 0, 3, 1, 3]


@pytest.mark.rule("GG-302", "GG-106")
def test_fourth_eyes_and_draws_take_their_turns_player_by_player() -> None:
    """Sudo sits before Uoiea, as Myron is the active player: first come Sudo's draws."""
    seats = [Seat(34, active="E01"), Seat(9), Seat(44, hand="A08"), Seat(45, dlc="D21")]
    game = lay(*seats, phase="attack", turn=2, events=True, deck="W01 W02")
    do(game, "attack A08")
    assert after_damage(game)[:4] == [("Lost", -1), ("Drew", 3), ("Drew", 3), ("Discarded", 0)]


@pytest.mark.rule("GG-302", "GG-280")
def test_who_dies_draws_as_a_zomboid() -> None:
    fiona = Seat(45, gizmos=1, dlc="D21")
    game = lay(Seat(44, hand="A01"), fiona, Seat(9), phase="attack", events=True, deck="W01 W02")
    do(game, "attack A01 fiona")
    assert after_damage(game)[:3] == [("Lost", -1), ("Zombified", -1), ("Drew", 1)]
    assert GAME.view(game, 2)["characters"][1]["hand"] == numbers("W01 W02")


@pytest.mark.rule("GG-302")
def test_with_one_gizmo_and_a_fourth_eye_nobody_dies() -> None:
    game = lay(Seat(44, hand="A08"), Seat(45, gizmos=1, active="E01"), Seat(9), phase="attack")
    do(game, "attack A08")
    assert (gizmos(game), active(game, 1)) == ([2, 1, 3], "")


@pytest.mark.rule("GG-R22", "GG-157")
def test_the_last_gizmo_on_a_token_may_be_spent_with_zomboids_in_play() -> None:
    game = lay(Seat(44, gizmos=1, bank=0, hand="W08 E01"), *FAR, display=SHOP)
    do(game, "buy D14", "pay W08", "pay E01", "pay gizmos")
    assert (gizmos(game)[0], game.table.gone, game.over) == (0, 1, False)


@pytest.mark.rule("GG-R22", "GG-157", "GG-264")
def test_spending_the_last_gizmo_may_hand_somebody_the_win() -> None:
    game = lay(
        Seat(44, gizmos=1, bank=0, hand="W08 E01"), Seat(9), Seat(90, gizmos=0), display=SHOP
    )
    do(game, "buy D14", "pay W08", "pay E01", "pay gizmos")
    assert (game.over, game.table.winners) == (True, [1])


@pytest.mark.rule("GG-R22", "GG-157")
@pytest.mark.parametrize("alone", [True, False])
def test_with_one_or_two_players_the_last_gizmo_is_not_spent(alone: bool) -> None:
    seats = [Seat(44, gizmos=1, bank=0, hand="W08 E01 A01")] + [Seat(9)] * (not alone)
    opponents = [Seat(9, gizmos=1)] if alone else []
    game = lay(*seats, display=SHOP, opponents=opponents)
    do(game, "buy D14", "pay W08", "pay E01")
    assert refused(game, "pay gizmos") == "GG-157"
    assert "pay gizmos" not in offered(game)
