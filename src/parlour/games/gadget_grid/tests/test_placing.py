"""GG-21 to GG-35, GG-272, GG-273: where things come to lie that are rolled onto the Grid."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.tests.checks import landings, numbers, short_of_cards, squares_for
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    ground,
    hand,
    lay,
    lies,
    offered,
    refused,
    squares,
)

FAR = (Seat(9), Seat(90))  # out of the way of what is tried


@pytest.mark.rule("GG-21")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cards_lie_face_up_on_the_grid(viewer: int | None) -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 N01")
    do(game, "put W01 42")
    seen = GAME.view(game, viewer)
    assert seen["lying"][42] == numbers("W01")
    assert seen["environments"][24] == number_of("N01")


@pytest.mark.rule("GG-22", "GG-23", "GG-R3")
@pytest.mark.parametrize(("move", "at", "opposite"), [("W01", 42, 24), ("A01", 24, 42)])
def test_one_card_goes_to_ab_the_other_to_ba_as_the_player_likes(
    move: str, at: int, opposite: int
) -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")
    assert sorted(offered(game)) == ["put A01 42", "put W01 42"]
    do(game, f"put {move} 42")
    assert (lies(game, at), lies(game, opposite)) == ("W01", "A01")


@pytest.mark.rule("GG-23")
@pytest.mark.parametrize("move", ["put A02 42", "put N01 24"])
def test_only_the_cards_that_were_drawn_are_placed(move: str) -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")
    assert refused(game, move) == "GG-23"


@pytest.mark.rule("GG-25", "GG-23")
@pytest.mark.parametrize("square", ["24", "55"])
def test_of_two_cards_it_is_said_which_goes_to_ab(square: str) -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 A01")
    assert refused(game, f"put W01 {square}") == "GG-25"


@pytest.mark.rule("GG-24")
def test_on_doubles_both_cards_go_to_the_same_square() -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(6, 6), deck="W01 A01")
    do(game, "put W01 66")
    assert lies(game, 66) == "W01 A01"


@pytest.mark.rule("GG-25", "GG-23")
@pytest.mark.parametrize("square", [42, 24])
def test_a_single_card_goes_to_one_of_the_two_squares(square: int) -> None:
    game = lay(Seat(0), *FAR, dice=(4, 2))
    short_of_cards(game, "W01")
    do(game, "again")
    assert squares_for(game, "W01") == {42, 24}
    assert refused(game, "put W01 55") == "GG-25"
    assert refused(game, "put A01 42") == "GG-23"
    do(game, f"put W01 {square}")
    assert lies(game, square) == "W01"


@pytest.mark.rule("GG-25")
def test_a_single_token_goes_to_one_of_the_two_squares() -> None:
    game = lay(Seat(0, hand="W11"), *FAR, dice=(4, 2))
    do(game, "use W11")
    assert landings(game) == {42, 24}
    assert refused(game, "land 43") == "GG-25"


@pytest.mark.rule("GG-26")
@pytest.mark.parametrize("environment", ["N01", "N02", "N03", "N04", "S01"])
def test_a_card_is_moved_off_any_environment(environment: str) -> None:
    game = lay(
        Seat(0),
        Seat(52),
        Seat(90),
        phase="turn",
        dice=(4, 2),
        deck="W01 A01",
        zombots=[43],
        ground={42: environment, 41: "N06"},
        lying={43: "W02"},
    )
    do(game, "put W01 42")
    assert squares_for(game, "W01") == {32, 43, 52}
    assert refused(game, "put W01 41") == "GG-26"
    assert refused(game, "put W01 42") == "GG-26"
    do(game, "put W01 43")
    assert lies(game, 43) == "W01 W02"


@pytest.mark.rule("GG-27", "GG-R6")
@pytest.mark.parametrize(
    "holding",
    [
        "a card",
        "a Character",
        "a Zomboid",
        "a Zombot",
        "the Buggy",
        "the Rollerskate",
        "the Zombuoy",
        "an Environment",
    ],
)
def test_an_environment_goes_only_to_a_square_that_is_empty(holding: str) -> None:
    """The same goes for the square beside the one that it is due on."""

    def at(square: int, what: str, elsewhere: int) -> int:
        return square if holding == what else elsewhere

    for taken in (42, 43):
        game = lay(
            Seat(at(taken, "a Character", 0)),
            Seat(at(34 if taken == 43 else 24, "the Zombuoy", 9), dlc="D05"),
            Seat(at(taken, "a Zomboid", 95), gizmos=0),
            phase="turn",
            dice=(4, 2),
            deck="N01 A01",
            zombots=[at(taken, "a Zombot", 70)],
            lying={at(taken, "a card", 71): "W01"} | ({42: "W02"} if taken == 43 else {}),
            ground={at(taken, "an Environment", 72): "N03"},
            buggy=at(taken, "the Buggy", 73),
            skate=at(taken, "the Rollerskate", 74),
        )
        do(game, "put N01 42")
        if taken == 42:
            assert squares_for(game, "N01") == {32, 41, 43, 52}
            assert refused(game, "put N01 42") == "GG-27"
        else:
            assert squares_for(game, "N01") == {32, 41, 52}
            assert refused(game, "put N01 43") == "GG-27"


@pytest.mark.rule("GG-28")
def test_a_card_of_the_interns_coffee_run_is_displaced_too() -> None:
    game = lay(Seat(0, hand="W07"), *FAR, deck="N01 A01", dice=(4, 2), lying={42: "W02"})
    do(game, "use W07")
    do(game, "put N01 42")
    assert squares_for(game, "N01") == {32, 41, 43, 52}


@pytest.mark.rule("GG-28")
def test_an_axe_that_drops_on_a_portal_is_displaced_too() -> None:
    game = lay(
        Seat(27, hand="A02"), Seat(72), Seat(9), phase="attack", ground={72: "N01", 71: "N02"}
    )
    do(game, "attack A02 fiona")
    assert squares_for(game, "A02") == {62, 73, 82}


@pytest.mark.rule("GG-29", "GG-R5")
def test_with_no_legal_neighbor_the_nearest_squares_are_chosen_from() -> None:
    around = {42: "N02", 32: "N02", 52: "N02", 41: "N02", 43: "N02", 22: "N03", 33: "N03"}
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="W01 A01", ground=around)
    do(game, "put W01 42")
    assert squares_for(game, "W01") == {31, 40, 44, 51, 53, 62}
    assert refused(game, "put W01 33") == "GG-26"
    assert refused(game, "put W01 24") == "GG-29"
    assert refused(game, "put W01 99") == "GG-29"


@pytest.mark.rule("GG-29")
def test_a_farther_square_is_not_chosen_while_a_neighbor_is_legal() -> None:
    around = {42: "N02", 32: "N02", 52: "N02", 41: "N02"}
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 2), deck="A01 W01", ground=around)
    do(game, "put W01 42")
    assert lies(game, 43) == "W01"  # with one square left there is nothing to ask


@pytest.mark.rule("GG-29", "GG-R5", "GG-R6")
def test_an_environment_may_have_far_to_go_to_an_empty_square() -> None:
    near = [at for at in range(100) if abs(at // 10 - 4) + abs(at % 10 - 2) <= 2]
    game = lay(Seat(0), *FAR, dice=(4, 2), deck="N01 A01")
    game.table.lying = [[1] if at in near else [] for at in range(100)]
    do(game, "again", "put N01 42")
    assert squares_for(game, "N01") == {12, 23, 34, 45, 54, 63, 72, 61, 50, 30, 21}


@pytest.mark.rule("GG-30", "GG-19", "GG-29", "GG-273")
def test_displacement_never_leaves_the_grid_whatever_its_player_owns() -> None:
    game = lay(
        Seat(77, dlc="D10 D11"),
        Seat(9),
        Seat(55),
        phase="turn",
        dice=(9, 0),
        deck="W01 A01",
        ground={90: "N02"},
    )
    do(game, "put W01 90")
    assert squares_for(game, "W01") == {80, 91}
    assert refused(game, "put W01 100") == "GG-29"


@pytest.mark.rule("GG-31", "GG-24")
@pytest.mark.parametrize(("first", "second"), [("W01", "N01"), ("N01", "W01"), ("N03", "N01")])
def test_on_doubles_with_an_environment_the_second_card_is_displaced(
    first: str, second: str
) -> None:
    game = lay(Seat(0), *FAR, phase="turn", dice=(4, 4), deck=f"{first} {second}")
    do(game, f"put {first} 44")
    assert squares_for(game, second) == {34, 43, 45, 54}
    do(game, f"put {second} 54")
    assert {lies(game, 44) or ground(game, 44), lies(game, 54) or ground(game, 54)} == {
        first,
        second,
    }


@pytest.mark.rule("GG-32")
def test_the_second_card_finds_the_first_where_it_has_come_to_lie() -> None:
    game = lay(
        Seat(0), *FAR, phase="turn", dice=(4, 5), deck="N01 N03", lying={45: "W01", 54: "W02"}
    )
    do(game, "put N03 45")
    assert squares_for(game, "N03") == {35, 44, 46, 55}
    assert squares_for(game, "N01") == set()
    do(game, "put N03 55")
    assert squares_for(game, "N01") == {44, 53, 64}
    assert refused(game, "put N01 55") == "GG-27"


@pytest.mark.rule("GG-34", "GG-89")
def test_a_card_placed_on_a_character_lies_there_until_somebody_moves_in() -> None:
    game = lay(Seat(42), Seat(52), Seat(90), phase="turn", dice=(4, 2), deck="W01 A01")
    do(game, "put W01 42", "pass")
    assert (hand(game), lies(game, 42)) == ("", "W01")
    do(game, "step 43", "step 42", "pass")
    assert (hand(game), lies(game, 42)) == ("W01", "")


@pytest.mark.rule("GG-35")
def test_whoever_rolls_chooses_even_where_another_players_character_lands() -> None:
    game = lay(Seat(0, hand="W04"), Seat(45), Seat(90), dice=(4, 2), ground={46: "N03", 42: "N02"})
    do(game, "use W04 fiona 46")
    assert (game.waiting(), landings(game)) == ((0,), {42, 24})
    do(game, "land 42")
    assert (game.waiting(), landings(game)) == ((0,), {32, 41, 43, 52})


@pytest.mark.rule("GG-272")
def test_an_environment_with_no_empty_square_on_the_grid_is_discarded() -> None:
    game = lay(Seat(0), *FAR, dice=(4, 2), deck="N01 A01")
    game.table.lying = [[1]] * 100
    do(game, "again", "put N01 42")
    assert (lies(game, 24), asked(game)) == ("W01 A01", "Movement")
    assert number_of("N01") in game.table.piles[0]
    assert not any(ground(game, at) for at in range(100))


@pytest.mark.rule("GG-273", "GG-29")
def test_a_card_due_on_square_100_goes_to_the_nearest_square_of_the_grid() -> None:
    game = lay(Seat(82, hand="A02"), Seat(100, dlc="D10"), Seat(9), phase="attack")
    do(game, "attack A02 fiona")
    assert (gizmos(game), lies(game, 90)) == ([3, 2, 3], "A02")


@pytest.mark.rule("GG-273", "GG-29")
def test_from_square_100_there_may_be_several_nearest_squares() -> None:
    fiona = Seat(100, dlc="D10")
    game = lay(Seat(82, hand="A02"), fiona, Seat(9), phase="attack", ground={90: "N01"})
    do(game, "attack A02 fiona")
    assert squares_for(game, "A02") == {80, 91}


@pytest.mark.rule("GG-R7", "GG-27")
def test_a_sentry_shares_the_square_of_a_character_only_if_a_card_puts_it_there() -> None:
    game = lay(Seat(0), Seat(42), Seat(90), phase="turn", dice=(4, 2), deck="N04 A01")
    do(game, "put N04 42")
    assert squares_for(game, "N04") == {32, 41, 43, 52}
    game = lay(Seat(0, hand="W02"), Seat(42), Seat(90), ground={43: "N04"})
    do(game, "use W02 43 42")
    assert (ground(game, 42), squares(game)[1]) == ("N04", 42)
