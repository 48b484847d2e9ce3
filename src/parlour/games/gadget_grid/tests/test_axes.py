"""Both axes: along which lines they fly, where they come down, and that nobody keeps both."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.table import HouseRules
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    hand,
    lay,
    lies,
    names,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.sights import attack, ends

FAR = Seat(99)
LASER, CROSS = (62, 26), (22, 66)  # in line with 44
AXES = [("A02", "A03"), ("A03", "A02")]


# ------------------------------------------------------------------ the line


@pytest.mark.rule("GG-205", "A02")
def test_the_laser_guided_axe_flies_only_along_the_lasers() -> None:
    along = [Seat(square) for square in (71, 17)]
    game = attack(Seat(44, hand="A02"), *along, Seat(55), Seat(43), Seat(14))
    assert ends(game, "attack A02") == {"fiona", "myron"}
    for token in ("sudo", "trish", "graygue"):
        assert refused(game, f"attack A02 {token}") == "GG-205"


@pytest.mark.rule("GG-206", "A03")
def test_the_anti_axe_flies_only_across_the_lasers() -> None:
    across = [Seat(square) for square in (0, 77)]
    game = attack(Seat(44, hand="A03"), *across, Seat(53), Seat(43), Seat(14))
    assert ends(game, "attack A03") == {"fiona", "myron"}
    for token in ("sudo", "trish", "graygue"):
        assert refused(game, f"attack A03 {token}") == "GG-206"


@pytest.mark.rule("A02", "A03", "GG-102")
@pytest.mark.parametrize(("card", "target", "between"), [("A02", 71, 62), ("A03", 77, 66)])
@pytest.mark.parametrize("blocker", ["N02", "N05"])
def test_an_axe_does_not_fly_through_what_blocks_sight(
    card: str, target: int, between: int, blocker: str
) -> None:
    game = attack(Seat(44, hand=card), Seat(target), FAR, ground={between: blocker})
    assert refused(game, f"attack {card} fiona") == "GG-102"


@pytest.mark.rule("A02", "A03", "GG-171", "N01")
@pytest.mark.parametrize(
    ("card", "portals", "target", "behind"),
    [("A02", (62, 68), 86, 59), ("A03", (66, 52), 74, 41)],
)
def test_an_axe_goes_through_portals_and_keeps_its_direction(
    card: str, portals: tuple[int, int], target: int, behind: int
) -> None:
    laid = dict.fromkeys(portals, "N01")
    game = attack(Seat(44, hand=card), Seat(target), Seat(behind), ground=laid)
    assert ends(game, f"attack {card}") == {"fiona"}


@pytest.mark.rule("GG-209", "A02", "A03")
@pytest.mark.parametrize(("card", "line"), [("A02", LASER), ("A03", CROSS)])
def test_an_axe_hits_one_target_of_the_throwers_choice(card: str, line: tuple[int, int]) -> None:
    game = attack(Seat(44, hand=card), Seat(line[0]), Seat(line[0]), Seat(line[1]))
    assert ends(game, f"attack {card}") == {"fiona", "myron", "sudo"}
    do(game, f"attack {card} myron")
    assert gizmos(game) == [3, 3, 2, 3]


@pytest.mark.rule("GG-235", "A02", "D12")
def test_an_axe_has_no_range_that_could_grow() -> None:
    game = attack(Seat(90, hand="A02", dlc="D12"), Seat(9), FAR)
    do(game, "attack A02 fiona")
    assert gizmos(game) == [3, 2, 3]


# ------------------------------------------------------------------ where it comes down


@pytest.mark.rule("GG-207", "GG-103", "GG-R31", "A02", "A03")
@pytest.mark.parametrize(("card", "line"), [("A02", LASER), ("A03", CROSS)])
def test_a_thrown_axe_drops_on_its_targets_square(card: str, line: tuple[int, int]) -> None:
    game = attack(Seat(44, hand=card), Seat(line[0]), FAR, lying={line[0]: "W08"})
    do(game, f"attack {card} fiona")
    assert lies(game, line[0]).split() == ["W08", card]
    assert (hand(game, 0), hand(game, 1), names(game.table.piles[0])) == ("", "", "")


@pytest.mark.rule("GG-207", "GG-R31", "GG-34")
@pytest.mark.parametrize("dlc", ["", "D20"])
def test_the_target_does_not_collect_it_without_entering_again(dlc: str) -> None:
    # Not even with Magnetic Personality, since no roll places it.
    game = attack(Seat(44, hand="A02"), Seat(62, dlc=dlc), FAR)
    do(game, "attack A02 fiona")
    assert (lies(game, 62), hand(game, 1)) == ("A02", "")


@pytest.mark.rule("GG-207", "A02")
def test_it_drops_even_if_a_fourth_eye_prevents_the_damage() -> None:
    game = attack(Seat(44, hand="A02"), Seat(62, active="E01"), FAR)
    do(game, "attack A02 fiona")
    assert (gizmos(game), lies(game, 62)) == ([3, 3, 3], "A02")


@pytest.mark.rule("GG-207", "GG-26", "A02", "N01")
def test_an_axe_that_would_drop_on_an_environment_goes_beside_it() -> None:
    laid = {62: "N01", 61: "N02"}
    game = attack(Seat(44, hand="A02"), Seat(62), FAR, ground=laid, lying={63: "A01"})
    do(game, "attack A02 fiona")
    assert game.table.turn == 0
    assert refused(game, "put A02 62") == "GG-26"
    assert ends(game, "put A02") == {"52", "63", "72"}
    do(game, "put A02 63")
    assert (lies(game, 63), game.table.turn) == ("A01 A02", 1)


@pytest.mark.rule("GG-207", "GG-273", "A02")
def test_an_axe_never_drops_on_square_100() -> None:
    game = attack(Seat(82, hand="A02"), Seat(100, dlc="D10"), FAR)
    do(game, "attack A02 fiona")
    assert (gizmos(game), lies(game, 90)) == ([3, 2, 3], "A02")


@pytest.mark.rule("GG-207", "GG-304")
def test_an_axe_against_somebody_on_ones_own_square_drops_there() -> None:
    game = attack(Seat(44, hand="A03"), Seat(44), FAR)
    do(game, "attack A03 fiona")
    assert (lies(game, 44), hand(game)) == ("A03", "")


@pytest.mark.rule("GG-R31")
@pytest.mark.parametrize(("card", "line"), [("A02", LASER), ("A03", CROSS)])
def test_a_table_may_play_with_axes_that_return(card: str, line: tuple[int, int]) -> None:
    house = HouseRules(axes_return=True)
    game = attack(Seat(44, hand=card), Seat(line[0]), FAR, house=house)
    do(game, f"attack {card} fiona")
    assert (gizmos(game), hand(game), lies(game, line[0])) == ([3, 2, 3], card, "")


@pytest.mark.rule("GG-305", "GG-207")
def test_an_axe_that_decides_the_game_counts_as_discarded() -> None:
    game = attack(Seat(44, hand="A02"), Seat(62, gizmos=1), Seat(99, gizmos=0))
    do(game, "attack A02 fiona")
    assert game.over
    assert (names(game.table.piles[0]), lies(game, 62)) == ("A02", "")


@pytest.mark.rule("GG-245", "GG-207")
def test_alone_an_axe_drops_where_the_zomb_stood() -> None:
    thrower = Seat(44, hand="A02", gizmos=1)
    game = attack(thrower, opponents=[Seat(99, gizmos=1)], zombots=[62], dice=(7, 0))
    do(game, "attack A02 z1")
    assert lies(game, 62) == "A02"
    assert set(offered(game)) == {"land 07", "land 70"}


# ------------------------------------------------------------------ both kinds together


@pytest.mark.rule("GG-208", "A02", "A03")
@pytest.mark.parametrize(("held", "found"), AXES)
def test_who_collects_the_other_axe_loses_both(held: str, found: str) -> None:
    game = lay(Seat(41, hand=f"{held} A01"), Seat(9), FAR, phase="movement", lying={42: found})
    do(game, "step 42")
    assert hand(game) == "A01"
    assert sorted(names(game.table.piles[0]).split()) == ["A02", "A03"]


@pytest.mark.rule("GG-208")
def test_one_of_each_goes_as_long_as_both_kinds_remain() -> None:
    lying = {42: "A02 A02"}
    game = lay(Seat(41, hand="A03"), Seat(9), FAR, phase="movement", lying=lying)
    do(game, "step 42")
    assert (hand(game), names(game.table.piles[0])) == ("A02", "A02 A03")
    lying = {42: "A02 A02", 43: "A03"}
    game = lay(Seat(41, hand="A03"), Seat(9), FAR, phase="movement", lying=lying)
    do(game, "step 42", "step 43")
    assert (hand(game), sorted(names(game.table.piles[0]).split())) == (
        "",
        ["A02", "A02", "A03", "A03"],
    )


@pytest.mark.rule("GG-208")
def test_both_axes_found_on_one_square_are_lost() -> None:
    lying = {42: "A01 A02 A03"}
    game = lay(Seat(41), Seat(9), FAR, phase="movement", lying=lying)
    do(game, "step 42")
    assert (hand(game), lies(game, 42)) == ("A01", "")


@pytest.mark.rule("GG-208", "W06")
def test_an_axe_that_is_hacked_clashes_with_ones_own() -> None:
    game = lay(Seat(41, hand="W06 A02"), Seat(9, hand="A03"), FAR, dice=(0,))
    do(game, "use W06 fiona")
    assert (hand(game), hand(game, 1)) == ("", "")
    assert sorted(names(game.table.piles[0]).split()) == ["A02", "A03", "W06"]


@pytest.mark.rule("GG-208", "W05")
def test_an_axe_that_is_retrieved_clashes_with_ones_own() -> None:
    game = lay(Seat(41, hand="W05 A03"), Seat(9), FAR, piles=("A02", ""))
    do(game, "retrieve W05 1 A02")
    assert hand(game) == ""


@pytest.mark.rule("GG-208", "W07")
def test_an_axe_that_is_drawn_clashes_with_ones_own() -> None:
    game = lay(Seat(41, hand="W07 A02"), Seat(9), FAR, deck="A03 A01")
    do(game, "use W07")
    assert hand(game) == "A01"


@pytest.mark.rule("GG-208", "W12")
def test_an_axe_that_is_beamed_over_clashes_with_ones_own() -> None:
    game = lay(Seat(41, hand="W12 A02"), Seat(9), FAR, lying={44: "A03"})
    do(game, "use W12 44")
    assert hand(game) == ""


@pytest.mark.rule("GG-208", "E02")
def test_an_axe_that_is_grappled_clashes_with_ones_own() -> None:
    finder = Seat(41, hand="A02", active="E02")
    game = lay(finder, Seat(9), FAR, phase="movement", lying={42: "A03"})
    do(game, "grapple 42")
    assert hand(game) == ""


@pytest.mark.rule("GG-208", "GG-280", "D21")
def test_axes_that_are_laid_down_clash_too() -> None:
    loser = Seat(40, hand="A02", gizmos=1, dlc="D21")  # who draws two cards for the loss
    game = lay(loser, Seat(9), FAR, phase="movement", zombots=[41], deck="A03 A01")
    do(game, "step 41")
    assert (gizmos(game), hand(game)) == ([0, 3, 3], "A01")


@pytest.mark.rule("GG-208", "D08")
def test_the_clash_is_a_discard() -> None:
    finder = Seat(41, hand="A02", dlc="D08")
    game = lay(finder, Seat(9), FAR, phase="movement", lying={42: "A03"}, deck="W08")
    do(game, "step 42")
    assert hand(game) == "W08"
