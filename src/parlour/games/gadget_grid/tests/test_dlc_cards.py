"""D08, D16, D19, D20 and D21. The DLC that bring cards, turn dice and play Widgets."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.cards import number_of
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    active,
    asked,
    do,
    gizmos,
    ground,
    hand,
    lay,
    lies,
    offered,
    refused,
)
from parlour.games.gadget_grid.tests.shops import discarded, owned

# ---------------------------------------------------------------------- Pocket Composter


@pytest.mark.rule("D08", "GG-74")
def test_the_composter_makes_a_card_of_a_widget_that_was_played() -> None:
    game = lay(Seat(44, "W08", dlc="D08"), Seat(77), Seat(99), deck="A01 A06")
    do(game, "use W08")
    assert hand(game) == "A01"


@pytest.mark.rule("D08")
def test_it_works_once_in_each_turn() -> None:
    game = lay(Seat(44, "W06 W08 A01", dlc="D08 D19"), Seat(45), Seat(99, "A02"), deck="A06 A08")
    do(game, "use W08", "use W06 myron", "pass", "attack A01 fiona")
    assert set(hand(game).split()) == {"A02", "A06"}


@pytest.mark.rule("D08", "GG-103")
def test_it_makes_a_card_of_an_attack_card() -> None:
    game = lay(Seat(44, "A01", dlc="D08"), Seat(45), Seat(99), deck="A06", phase="attack")
    do(game, "attack A01 fiona")
    assert hand(game) == "A06"


@pytest.mark.rule("D08", "GG-207")
def test_an_axe_that_drops_is_not_discarded() -> None:
    game = lay(Seat(44, "A02", dlc="D08"), Seat(53), Seat(99), deck="A06", phase="attack")
    do(game, "attack A02 fiona")
    assert hand(game) == ""


@pytest.mark.rule("D08", "GG-303", "GG-152")
def test_it_makes_one_card_of_all_that_pays_for_another_dlc() -> None:
    game = lay(
        Seat(44, "A01 W01", active="E01", dlc="D08"),
        Seat(77),
        Seat(99),
        display="D12 D13 D14 D15",
        deck="A06 A08",
    )
    do(game, "buy D12", "pay A01", "pay active E01", "pay W01")
    assert owned(game) == "D08 D12"
    assert hand(game) == "A06"


@pytest.mark.rule("D08", "E01")
def test_it_makes_a_card_of_a_fourth_eye_lost_in_its_owners_turn() -> None:
    game = lay(
        Seat(44, active="E01", dlc="D08"),
        Seat(77),
        Seat(99),
        zombots=[45],
        deck="A06",
        phase="movement",
    )
    do(game, "step 45")
    assert gizmos(game)[0] == 3
    assert hand(game) == "A06"


@pytest.mark.rule("D08")
def test_it_does_nothing_in_the_turns_of_others() -> None:
    game = lay(
        Seat(44, "A01"), Seat(45, active="E01", dlc="D08"), Seat(99), deck="A06", phase="attack"
    )
    do(game, "attack A01 fiona")
    assert (hand(game, 1), active(game, 1)) == ("", "")


@pytest.mark.rule("D08", "GG-208")
def test_it_makes_a_card_of_clashing_axes() -> None:
    game = lay(
        Seat(44, "A02", dlc="D08"),
        Seat(77),
        Seat(99),
        lying={45: "A03"},
        deck="A06",
        phase="movement",
    )
    do(game, "step 45")
    assert hand(game) == "A06"
    assert discarded(game) == "A02 A03"


@pytest.mark.rule("D08", "GG-231", "GG-25", "GG-70")
def test_an_environment_from_the_composter_is_rolled_for_and_placed() -> None:
    game = lay(Seat(44, "W08", dlc="D08"), Seat(77), Seat(99), deck="N02", dice=(2, 7))
    do(game, "use W08")
    assert offered(game) == ["put N02 27", "put N02 72"]
    assert refused(game, "put N02 28") == "GG-25"
    do(game, "put N02 72")
    assert ground(game, 72) == "N02"
    assert hand(game) == ""


@pytest.mark.rule("D08", "GG-231", "GG-27")
def test_such_an_environment_is_displaced_as_usual() -> None:
    game = lay(Seat(44, "W08", dlc="D08"), Seat(77), Seat(99), deck="N02", dice=(7, 7))
    do(game, "use W08")
    assert ground(game, 77) == ""
    do(game, "put N02 78")
    assert ground(game, 78) == "N02"


@pytest.mark.rule("D08", "GG-133", "GG-280", "GG-137")
def test_the_composter_of_a_zomboid_adds_to_its_laid_down_cards() -> None:
    game = lay(
        Seat(44, "A01 W01 E01", gizmos=0, dlc="D08"),
        Seat(77),
        Seat(99),
        display="D12 D13 D14 D15",
        deck="A06",
    )
    do(game, "buy D12", "pay A01", "pay E01", "pay W01")
    assert hand(game) == "A06"


@pytest.mark.rule("D08", "W02")
def test_a_removed_environment_is_no_card_of_its_owner() -> None:
    game = lay(Seat(44, "W10", dlc="D08"), Seat(77), Seat(99), ground={0: "N02"}, deck="A06 A08")
    do(game, "use W10 00")
    assert hand(game) == "A06"  # for the Widget; for the Rubble there is none


# ---------------------------------------------------------------------- Frequent Rollers Club


@pytest.mark.rule("D16", "GG-68", "GG-69")
def test_a_member_may_turn_one_die_by_one_before_the_cards_are_drawn() -> None:
    game = lay(Seat(44, dlc="D16"), Seat(77), Seat(99), deck="A01 A06", dice=(3, 5), phase="turn")
    assert offered(game) == ["keep", "die 1 up", "die 1 down", "die 2 up", "die 2 down"]
    assert game.table.placing == []
    do(game, "die 2 up")
    assert set(offered(game)) == {"put A01 36", "put A06 36"}  # once, and no more


@pytest.mark.rule("D16")
def test_nine_and_zero_are_no_neighbors() -> None:
    game = lay(Seat(44, dlc="D16"), Seat(77), Seat(99), deck="A01 A06", dice=(0, 9), phase="turn")
    assert refused(game, "die 1 down") == "D16"
    assert refused(game, "die 2 up") == "D16"
    do(game, "die 2 down")
    do(game, "put A01 08")
    assert lies(game, 80) == "A06"


@pytest.mark.rule("D16")
def test_without_the_club_no_die_is_turned() -> None:
    game = lay(
        Seat(44, active="E07"),
        Seat(77, dlc="D16"),
        Seat(99),
        deck="A01 A06",
        dice=(3, 5),
        phase="turn",
    )
    assert refused(game, "die 1 up") == "D16"
    assert refused(game, "reroll") is None


@pytest.mark.rule("D16", "E07")
def test_a_die_is_turned_after_the_roll_was_repeated() -> None:
    game = lay(
        Seat(44, dlc="D16", active="E07"),
        Seat(77),
        Seat(99),
        deck="A01 A06",
        dice=(3, 5, 1, 1),
        phase="turn",
    )
    do(game, "reroll")
    assert refused(game, "reroll") == "E07"
    do(game, "die 1 up", "put A01 21")
    assert lies(game, 12) == "A06"


@pytest.mark.rule("D16", "E07")
def test_a_roll_is_not_repeated_once_a_die_was_turned() -> None:
    game = lay(
        Seat(44, dlc="D16", active="E07"),
        Seat(77),
        Seat(99),
        deck="A01 A06",
        dice=(3, 5, 1, 1),
        phase="turn",
    )
    do(game, "die 1 up")
    assert set(offered(game)) == {"put A01 45", "put A06 45"}


@pytest.mark.rule("D16", "GG-182", "GG-35")
def test_every_roll_counts_that_its_owner_makes() -> None:
    own = lay(
        Seat(44, dlc="D16"), Seat(77), Seat(99), ground={45: "N03"}, dice=(3, 5), phase="movement"
    )
    do(own, "step 45", "die 1 up")
    assert set(offered(own)) == {"land 45", "land 54"}
    zomb = lay(
        Seat(44, dlc="D16"),
        Seat(77),
        Seat(99),
        zombots=[46],
        ground={45: "N03"},
        dice=(3, 5),
        phase="attack",
    )
    do(zomb, "zomb z1 45", "die 1 down", "land 25")
    other = lay(
        Seat(44),
        Seat(77, dlc="D16"),
        Seat(99),
        zombots=[46],
        ground={45: "N03"},
        dice=(3, 5),
        phase="attack",
    )
    do(other, "zomb z1 45", "land 35")


@pytest.mark.rule("D16", "GG-133", "GG-72")
def test_a_zomboid_is_a_member_too() -> None:
    game = lay(
        Seat(44, gizmos=0, dlc="D16"),
        Seat(77),
        Seat(99),
        deck="A01 A06",
        dice=(3, 5),
        phase="turn",
    )
    do(game, "die 1 up", "put A01 45")


@pytest.mark.rule("D16", "D04", "GG-226")
def test_it_helps_the_rollerskate_and_the_buggy() -> None:
    game = lay(
        Seat(0, dlc="D04 D16"), Seat(77), Seat(99), skate=50, ground={53: "N03"}, dice=(2, 7)
    )
    do(game, "skate right", "die 2 down")
    assert set(offered(game)) == {"land 26", "land 62"}
    game = lay(Seat(44, dlc="D02 D16"), Seat(77), Seat(99), buggy=45, dice=(2, 7), phase="movement")
    do(game, "step 45", "swap in", "die 1 up")
    assert set(offered(game)) == {"land 37", "land 73"}


# ---------------------------------------------------------------------- Double-Sided Thumb


@pytest.mark.rule("D19", "GG-73")
def test_the_thumb_plays_a_second_widget_with_another_name() -> None:
    game = lay(Seat(44, "W06 W07 W08 W08", dlc="D19"), Seat(77, "A01"), Seat(99), deck="A06 A08")
    do(game, "use W08")
    assert refused(game, "use W08") == "D19"
    assert refused(game, "again") == "GG-73"
    do(game, "use W07")
    assert asked(game) == "Movement"  # there is no third
    assert game.table.now.extra == 3


@pytest.mark.rule("D19")
def test_after_two_widgets_there_is_no_third() -> None:
    game = lay(
        Seat(44, "W06 W07 W08", dlc="D04 D19"), Seat(77, "A01"), Seat(99), skate=0, deck="A06 A08"
    )
    do(game, "use W08", "use W07")
    assert refused(game, "use W06 fiona") == "D19"
    assert refused(game, "again") == "GG-73"


@pytest.mark.rule("D19", "GG-63")
def test_the_second_widget_may_be_left_out() -> None:
    game = lay(Seat(44, "W07 W08", dlc="D19"), Seat(77), Seat(99))
    do(game, "use W08", "pass")
    assert hand(game) == "W07"


@pytest.mark.rule("D19", "GG-73")
def test_only_after_a_widget_there_is_another() -> None:
    game = lay(
        Seat(44, "W08", dlc="D04 D19", bank=4),
        Seat(77),
        Seat(99),
        skate=0,
        display="D12 D13 D14 D15",
    )
    do(game, "buy D12", *["pay gizmos"] * 3, "bank 4")
    assert refused(game, "use W08") == "GG-73"
    none = lay(Seat(44, "W07 W08", dlc="D04"), Seat(77), Seat(99), skate=0)
    do(none, "use W08")
    assert refused(none, "use W07") == "GG-73"


@pytest.mark.rule("D19", "GG-75", "GG-136")
def test_who_dies_of_the_first_widget_plays_no_second() -> None:
    game = lay(
        Seat(44, "W01 W08", dlc="D04 D19", gizmos=1),
        Seat(77),
        Seat(99),
        zombots=[77],
        skate=0,
    )
    do(game, "use W01 fiona")  # a Zombot is there
    assert gizmos(game)[0] == 0
    assert refused(game, "use W08") == "GG-136"


# ---------------------------------------------------------------------- Magnetic Personality


@pytest.mark.rule("D20", "GG-34", "GG-196")
def test_cards_placed_beside_its_owner_come_to_hand_on_anyones_turn() -> None:
    game = lay(Seat(0), Seat(44, dlc="D20"), Seat(99), deck="E01 A06", dice=(4, 5), phase="turn")
    do(game, "put E01 45")
    assert hand(game, 1) == "E01 A06"
    assert active(game, 1) == ""
    assert (lies(game, 45), lies(game, 54)) == ("", "")


@pytest.mark.rule("D20", "GG-24")
def test_cards_placed_on_its_owners_square_do_too() -> None:
    game = lay(Seat(44, dlc="D20"), Seat(0), Seat(99), deck="E01 A06", dice=(4, 4), phase="turn")
    do(game, "put E01 44")
    assert hand(game) == "E01 A06"


@pytest.mark.rule("D20", "GG-17", "GG-271")
def test_neither_diagonals_nor_portals_count() -> None:
    game = lay(
        Seat(0),
        Seat(44, dlc="D20"),
        Seat(99),
        deck="E01 A06",
        dice=(5, 3),
        ground={44: "N01", 63: "N01"},
        phase="turn",
    )
    do(game, "put E01 53")
    assert hand(game, 1) == ""
    assert (lies(game, 53), lies(game, 35)) == ("E01", "A06")


@pytest.mark.rule("D20", "GG-28", "GG-26")
def test_what_counts_is_where_a_card_has_been_displaced_to() -> None:
    game = lay(
        Seat(0),
        Seat(44, dlc="D20"),
        Seat(99),
        deck="E01 A06",
        dice=(4, 6),
        ground={46: "N01"},
        phase="turn",
    )
    do(game, "put E01 46", "put E01 45")
    assert hand(game, 1) == "E01"
    assert lies(game, 64) == "A06"


@pytest.mark.rule("D20", "GG-90")
def test_environments_are_left_where_they_are() -> None:
    game = lay(Seat(0), Seat(44, dlc="D20"), Seat(99), deck="N02 A06", dice=(4, 5), phase="turn")
    do(game, "put N02 45")
    assert hand(game, 1) == "A06"
    assert ground(game, 45) == "N02"


@pytest.mark.rule("D20", "GG-139")
def test_a_zomboid_attracts_nothing() -> None:
    game = lay(
        Seat(0), Seat(44, dlc="D20", gizmos=0), Seat(99), deck="E01 A06", dice=(4, 5), phase="turn"
    )
    do(game, "put E01 45")
    assert hand(game, 1) == ""
    assert (lies(game, 45), lies(game, 54)) == ("E01", "A06")


@pytest.mark.rule("D20", "GG-208", "GG-54")
def test_attracted_axes_clash() -> None:
    game = lay(
        Seat(0), Seat(44, "A02", dlc="D20"), Seat(99), deck="A03 A06", dice=(4, 5), phase="turn"
    )
    do(game, "put A03 45")
    assert hand(game, 1) == "A06"
    assert discarded(game) == "A02 A03"


@pytest.mark.rule("D20", "GG-207")
def test_an_axe_that_drops_beside_its_owner_was_not_placed_by_a_roll() -> None:
    game = lay(Seat(26, "A02"), Seat(44, dlc="D20"), Seat(99), phase="attack")
    do(game, "attack A02 fiona")
    assert hand(game, 1) == ""
    assert lies(game, 44) == "A02"


# ---------------------------------------------------------------------- Participation Trophy


@pytest.mark.rule("D21", "GG-110", "GG-302")
def test_the_trophy_is_two_cards_for_each_gizmo_lost_to_damage() -> None:
    game = lay(Seat(44, "A01"), Seat(45, dlc="D21"), Seat(99), deck="A06 E01 A08", phase="attack")
    do(game, "attack A01 fiona")
    assert hand(game, 1) == "E01 A06"


@pytest.mark.rule("D21", "GG-141")
def test_it_is_won_for_a_steal_too() -> None:
    game = lay(
        Seat(44, gizmos=0), Seat(45, dlc="D21"), Seat(99), deck="A06 E01 A08", phase="movement"
    )
    do(game, "step 45")
    assert hand(game, 1) == "E01 A06"


@pytest.mark.rule("D21", "GG-216")
def test_it_is_not_won_for_what_a_fourth_eye_prevents() -> None:
    game = lay(
        Seat(44, "A01"), Seat(45, active="E01", dlc="D21"), Seat(99), deck="A06 A08", phase="attack"
    )
    do(game, "attack A01 fiona")
    assert hand(game, 1) == ""


@pytest.mark.rule("D21", "GG-177")
def test_environments_of_the_trophy_are_discarded_and_not_replaced() -> None:
    game = lay(Seat(44, "A01"), Seat(45, dlc="D21"), Seat(99), deck="N02 E01 A08", phase="attack")
    do(game, "attack A01 fiona")
    assert hand(game, 1) == "E01"
    assert "N02" in discarded(game)


@pytest.mark.rule("D21", "GG-280", "GG-131")
def test_the_trophy_of_who_zombifies_joins_the_laid_down_cards() -> None:
    game = lay(
        Seat(44, "A01"),
        Seat(45, "W01", gizmos=1, dlc="D21"),
        Seat(99),
        deck="A06 E01",
        phase="attack",
    )
    do(game, "attack A01 fiona")
    assert gizmos(game)[1] == 0
    assert hand(game, 1) == "W01 E01 A06"


@pytest.mark.rule("D21", "GG-55")
def test_the_trophy_comes_from_the_fuller_deck() -> None:
    game = lay(Seat(44, "A01"), Seat(45, dlc="D21"), Seat(99), phase="attack")
    first, second = ([number_of(name) for name in ("W01", "W02")], [number_of("A06")] * 3)
    game.table.decks = [first, second]
    do(game, "attack A01 fiona")
    assert hand(game, 1) == "W02 A06"  # the second deck, and of equal ones the first


@pytest.mark.rule("D21", "GG-269")
def test_no_trophy_is_won_when_the_game_is_over() -> None:
    game = lay(
        Seat(44, "A01"),
        Seat(45, gizmos=1, dlc="D21"),
        Seat(99, gizmos=0),
        deck="A06 E01",
        phase="attack",
    )
    do(game, "attack A01 fiona")
    assert game.over
    assert hand(game, 1) == ""
