"""Line of Sight: eight rays, what is in their way, and what is not."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.tests.positions import Seat, do, gizmos, refused
from parlour.games.gadget_grid.tests.sights import attack, ends

FAR = Seat(99)  # somebody who takes no part


@pytest.mark.rule("GG-165")
@pytest.mark.parametrize("target", [24, 26, 46, 66, 64, 62, 42, 22])
def test_sight_runs_in_eight_directions(target: int) -> None:
    game = attack(Seat(44, hand="A01"), Seat(target), FAR)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-165", "GG-102")
@pytest.mark.parametrize("target", [23, 25, 36, 56, 65, 63, 52, 32])
def test_a_square_off_the_rays_is_not_seen(target: int) -> None:
    game = attack(Seat(44, hand="A01"), Seat(target), FAR)
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-166")
def test_sight_has_no_greatest_length() -> None:
    game = attack(Seat(90, hand="A02"), Seat(9), FAR)
    do(game, "attack A02 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-166", "GG-102")
def test_the_range_of_the_attack_limits_it() -> None:
    game = attack(Seat(40, hand="A01"), Seat(43), Seat(44))
    assert ends(game, "attack A01") == {"fiona"}
    assert refused(game, "attack A01 myron") == "GG-102"


@pytest.mark.rule("GG-167", "GG-102", "GG-178", "GG-184", "N02", "S02")
@pytest.mark.parametrize(
    "card", ["N02", "N04", "N05", "N06", "N07", "S02", "S04", "S05", "S06", "S07"]
)
def test_rubble_and_every_sentry_block_a_line(card: str) -> None:
    game = attack(Seat(40, hand="A01"), Seat(43), FAR, ground={42: card})
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-167")
def test_what_stands_behind_the_target_does_not_block() -> None:
    around = {39: "N02", 41: "N02", 44: "N04"}
    game = attack(Seat(42, hand="A01"), Seat(43), FAR, ground=around)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-167", "E05")
def test_rubble_in_the_two_end_squares_does_not_block() -> None:
    thrower = Seat(40, hand="A01", active="E05", footing=True)
    target = Seat(42, active="E05", footing=True)
    game = attack(thrower, target, FAR, ground={40: "N02", 42: "S02"})
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-167")
def test_rubble_that_somebody_stands_on_blocks_lines_of_others_across_it() -> None:
    wader = Seat(41, active="E05", footing=True)
    game = attack(Seat(40, hand="A01"), Seat(42), wader, ground={41: "N02"})
    assert ends(game, "attack A01") == {"myron"}
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-168", "GG-R28")
def test_tokens_do_not_block_a_line() -> None:
    game = attack(
        *(Seat(40, hand="A12"), Seat(42), Seat(41, gizmos=0), Seat(44)),
        zombots=[41, 43],
    )
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 0, 2]


@pytest.mark.rule("GG-168", "N03")
def test_portals_floor_malfunctions_and_cards_do_not_block_a_line() -> None:
    ground, lying = {41: "N03", 42: "N01"}, {43: "A01 W01"}
    game = attack(*(Seat(40, hand="A12"), Seat(44), FAR), ground=ground, lying=lying)
    do(game, "beam A12 right")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-168")
def test_buddies_but_the_buggy_do_not_block_a_line() -> None:
    owner = Seat(24, dlc="D03 D04 D05")  # its Zombuoy stands on 42
    game = attack(Seat(40, hand="A01"), Seat(43), owner, skate=41, hugs=1)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-169", "GG-304")
@pytest.mark.parametrize("card", ["A01", "A02", "A03", "A13"])
def test_a_target_on_ones_own_square_is_seen_at_distance_0(card: str) -> None:
    game = attack(Seat(44, hand=card), Seat(44), FAR)
    do(game, f"attack {card} fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-304")
def test_a_beam_hits_everybody_on_ones_own_square_whatever_its_direction() -> None:
    game = attack(Seat(44, hand="A12"), Seat(44), Seat(44), Seat(54))
    do(game, "beam A12 up")
    assert gizmos(game) == [3, 2, 2, 3]


@pytest.mark.rule("GG-304", "GG-102", "A16")
def test_a_card_with_a_smallest_distance_does_not_reach_ones_own_square() -> None:
    game = attack(Seat(44, hand="A16 A14"), Seat(44), FAR)
    assert refused(game, "attack A16 fiona") == "GG-102"
    assert refused(game, "attack A14 44") == "GG-102"


@pytest.mark.rule("GG-170")
def test_a_diagonal_ray_slips_between_two_squares_of_rubble() -> None:
    game = attack(
        *(Seat(44, hand="A01"), Seat(66), FAR),
        ground={45: "N02", 54: "N02", 56: "N02", 65: "N04"},
    )
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-170", "GG-102")
def test_a_diagonal_ray_is_blocked_by_rubble_that_it_passes_through() -> None:
    game = attack(Seat(44, hand="A01"), Seat(66), FAR, ground={55: "N02"})
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-19", "GG-102")
def test_sight_ends_at_the_edge() -> None:
    game = attack(Seat(40, hand="A01 A16"), Seat(49), Seat(38))
    assert refused(game, "attack A01 fiona") == "GG-102"
    assert refused(game, "attack A16 myron") == "GG-102"


@pytest.mark.rule("GG-R42")
def test_sight_reaches_square_100_and_leaves_it_by_its_place() -> None:
    game = attack(Seat(70, hand="A01 A16"), Seat(100, dlc="D10"), FAR)
    assert ends(game, "attack A01") == {"fiona"}
    assert refused(game, "attack A16 fiona") == "GG-102"
    game = attack(Seat(100, hand="A01", dlc="D10"), Seat(82), Seat(80))
    assert ends(game, "attack A01") == {"fiona", "myron"}


@pytest.mark.rule("GG-R42", "GG-107")
@pytest.mark.parametrize("way", ["right", "down", "down-left", "up-left"])
def test_nothing_lies_beside_or_below_square_100(way: str) -> None:
    game = attack(Seat(100, hand="A12", dlc="D10"), Seat(99), Seat(98))
    assert refused(game, f"beam A12 {way}") == "GG-107"
