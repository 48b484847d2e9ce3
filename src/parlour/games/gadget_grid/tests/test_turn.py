"""GG-60 to GG-67, GG-276: a turn from its beginning to its end."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.moves import First
from parlour.games.gadget_grid.tests.checks import end_turn, go_on_to, landings, set_up, steps
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    hand,
    lay,
    offered,
    refused,
)
from parlour.kernel.luck import Seeded

FAR = (Seat(9), Seat(90))

# ---------------------------------------------------------------- Living or not


@pytest.mark.rule("GG-60")
@pytest.mark.parametrize(("left", "living"), [(3, True), (1, True), (0, False)])
def test_a_character_with_a_gizmo_on_its_token_is_living(left: int, living: bool) -> None:
    game = lay(Seat(44, gizmos=left), *FAR, phase="attack" if living else "movement")
    assert GAME.view(game, None)["characters"][0]["living"] == living


@pytest.mark.rule("GG-60", "GG-263")
@pytest.mark.parametrize("others", [2, 7])
def test_with_three_to_eight_players_one_without_is_a_zomboid(others: int) -> None:
    seats = [Seat(9 * n) for n in range(1, others + 1)]
    game = lay(Seat(44, gizmos=1), *seats, zombots=[45], phase="movement")
    do(game, "step 45")
    assert game.table.is_zomb(0)
    assert not game.over


@pytest.mark.rule("GG-60")
def test_with_two_players_one_without_is_out() -> None:
    game = lay(Seat(44, gizmos=1), Seat(9), zombots=[45], phase="movement")
    do(game, "step 45")
    assert game.over
    assert not game.table.is_zomb(0)


@pytest.mark.rule("GG-60")
def test_a_sole_player_without_a_gizmo_has_lost_and_an_opponent_is_a_zomboid() -> None:
    opponents = [Seat(90, gizmos=0), Seat(9, gizmos=1)]
    game = lay(Seat(44, gizmos=1), zombots=[45], opponents=opponents, phase="movement")
    assert game.table.is_zomb(1)
    do(game, "step 45")
    assert (game.over, game.table.winners) == (True, [])


# ---------------------------------------------------------------- phases


@pytest.mark.rule("GG-61", "GG-63", "GG-66", "GG-67")
def test_a_living_turn_is_generation_action_movement_attack() -> None:
    game = lay(Seat(44, hand="A01"), Seat(45), Seat(9), phase="turn", dice=(7, 8), deck="W01 W02")
    seen = [asked(game)]
    do(game, "put W01 78")
    for _ in range(3):
        seen.append(asked(game))
        do(game, "pass")
    assert seen == ["PutTwo", "Action", "Movement", "Attack"]
    assert (game.table.turn, asked(game)) == (1, "PutTwo")


@pytest.mark.rule("GG-61")
@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("turn", "step 43"),
        ("turn", "use W08"),
        ("turn", "attack A01 fiona"),
        ("action", "step 43"),
        ("action", "attack A01 fiona"),
        ("action", "zomb z1 51"),
        ("movement", "attack A01 fiona"),
        ("movement", "zomb z1 51"),
    ],
)
def test_a_later_phase_does_not_begin_early(phase: str, move: str) -> None:
    game = lay(Seat(44, hand="A01 W08"), Seat(45), Seat(9), phase=phase, zombots=[50])
    assert refused(game, move) == "GG-61"


@pytest.mark.rule("GG-64", "GG-61")
@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("movement", "use W08"),
        ("movement", "again"),
        ("movement", "buy D01"),
        ("movement", "skate up"),
        ("attack", "step 43"),
        ("attack", "use W08"),
        ("attack", "again"),
    ],
)
def test_an_earlier_phase_is_not_resumed(phase: str, move: str) -> None:
    game = lay(
        Seat(44, hand="A01 W08", dlc="D04"), Seat(45), Seat(9), phase=phase, zombots=[50], skate=34
    )
    assert refused(game, move) == "GG-61"
    assert move not in offered(game)


@pytest.mark.rule("GG-63", "GG-61")
def test_generation_is_not_passed_and_the_other_phases_may_be() -> None:
    game = lay(Seat(44, hand="E01 A01"), Seat(45), Seat(9), phase="turn")
    assert refused(game, "pass") == "GG-61"
    do(game, "roll")
    assert refused(game, "pass") == "GG-61"
    do(game, offered(game)[0])
    for phase in ("Action", "Movement", "Attack"):
        assert (asked(game), refused(game, "pass")) == (phase, None)
        do(game, "pass")


@pytest.mark.rule("GG-62", "GG-72")
@pytest.mark.parametrize(("left", "diagonal"), [(3, True), (0, False)])
def test_the_state_at_its_beginning_decides_what_kind_of_turn_it_is(
    left: int, diagonal: bool
) -> None:
    game = lay(
        Seat(44, gizmos=left, hand="A01 W08"),
        Seat(9),
        Seat(90),
        phase="turn",
        dice=(7, 8),
        deck="W01 W02",
    )
    go_on_to(game, "Action")
    assert ("use W08" in offered(game)) == diagonal
    do(game, "pass")
    assert (55 in steps(game)) == diagonal


# ---------------------------------------------------------------- Equipment


@pytest.mark.rule("GG-65", "GG-R45")
@pytest.mark.parametrize("phase", ["turn", "action", "movement", "attack"])
def test_equipment_may_be_activated_in_any_phase_and_costs_nothing(phase: str) -> None:
    game = lay(Seat(44, hand="E01 A01"), Seat(45), Seat(9), phase=phase)
    before = asked(game)
    do(game, "activate E01")
    assert (active(game), hand(game)) == ("E01", "A01")
    if phase != "turn":
        assert asked(game) == before
    if phase == "action":
        assert "again" in offered(game)


@pytest.mark.rule("GG-65")
def test_only_equipment_in_hand_is_activated() -> None:
    game = lay(Seat(44, hand="E01"), *FAR, lying={44: "E02"})
    assert refused(game, "activate E02") == "GG-65"


@pytest.mark.rule("GG-R45")
def test_equipment_is_not_activated_on_another_players_turn() -> None:
    game = lay(Seat(44), Seat(9, hand="E01"), Seat(90))
    assert game.refuse(1, GAME.notation.read("activate E01")) is not None
    assert active(game, 1) == ""


@pytest.mark.rule("GG-R45", "GG-195")
def test_a_spare_of_equipment_just_lost_waits_for_the_next_turn() -> None:
    game = lay(Seat(44, hand="E01", active="E01"), *FAR, phase="movement", zombots=[45])
    do(game, "step 45")
    assert gizmos(game) == [3, 3, 3]
    assert refused(game, "activate E01") == "GG-195"
    end_turn(game)
    end_turn(game)
    end_turn(game)
    do(game, "activate E01")
    assert active(game) == "E01"


@pytest.mark.rule("GG-R47")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_but_the_active_player_is_asked_save_on_the_march(players: int) -> None:
    game = set_up(players, "asked")
    luck = Seeded("any move")
    marches = 0
    for _ in range(1500):
        if game.over:
            break
        assert game.choice is not None
        (seat,) = game.waiting()
        if seat != game.table.turn:
            assert asked(game) == "MarchOn"
            marches += 1
        game.submit(seat, game.choice.any(game, seat, luck))
    assert bool(marches) == (players == 2)


# ---------------------------------------------------------------- the end of a turn


@pytest.mark.rule("GG-66")
@pytest.mark.parametrize(("first", "zombot"), [("scarezomb", {36, 47, 56}), ("march", {45})])
def test_the_active_player_orders_what_happens_at_the_end(first: str, zombot: set[int]) -> None:
    game = lay(Seat(44, dlc="D09"), Seat(9), zombots=[46], phase="end")
    assert offered(game) == ["first scarezomb", "first march"]
    assert refused(game, "pass") == "GG-61"
    assert game.refuse(0, First(2)) == "GG-66"
    do(game, f"first {first}")
    if first == "march":
        assert game.table.zombots == [45]
    else:
        assert {int(m.split()[2]) for m in offered(game) if m.startswith("lead")} == zombot


@pytest.mark.rule("GG-66", "GG-277")
def test_a_stranded_character_is_set_down_before_everything_else() -> None:
    game = lay(Seat(44, dlc="D09"), Seat(9), zombots=[46], phase="end", ground={44: "N02"})
    assert landings(game) == {34, 43, 45, 54}
    do(game, "land 34")
    assert offered(game) == ["first scarezomb", "first march"]


@pytest.mark.rule("GG-66")
def test_a_single_effect_at_the_end_needs_no_order() -> None:
    game = lay(Seat(44, dlc="D09"), *FAR, zombots=[46], phase="end")
    assert asked(game) == "Scare"


@pytest.mark.rule("GG-67", "GG-291")
def test_the_next_player_clockwise_follows_and_zomboids_are_not_skipped() -> None:
    game = lay(Seat(44), Seat(9, gizmos=0), Seat(90), Seat(99), phase="end", turn=0)
    order = []
    for _ in range(5):
        order.append(game.table.turn)
        end_turn(game)
    assert order == [1, 2, 3, 0, 1]
