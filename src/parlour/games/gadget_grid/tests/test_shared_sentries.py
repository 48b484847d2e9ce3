"""A Sentry on the square of a Character: how it comes there, and what that means."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.table import HouseRules
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    do,
    gizmos,
    ground,
    lay,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.sights import attack, ends, red_button

FAR = Seat(99)


# ------------------------------------------------------------------ a Sentry on a Character


@pytest.mark.rule("GG-189", "GG-R7", "W02")
def test_a_sentry_that_slides_onto_a_character_shares_its_square() -> None:
    game = lay(Seat(0, hand="W02"), Seat(44), Seat(44, gizmos=0), ground={42: "N04"})
    do(game, "use W02 42 44")
    assert ground(game, 44) == "N04"
    assert squares(game)[1:] == [44, 44]


@pytest.mark.rule("GG-189")
@pytest.mark.parametrize("phase", ["movement", "end"])
def test_who_shares_a_sentrys_square_may_stay(phase: str) -> None:
    game = lay(Seat(44, footing=True), Seat(9), FAR, phase=phase, ground={44: "N04"})
    if phase == "movement":
        do(game, "pass")
    assert (game.table.turn, squares(game)[0]) == (1, 44)


@pytest.mark.rule("GG-189", "GG-167")
def test_the_shared_sentry_blocks_no_line_from_or_to_that_character() -> None:
    laid = {44: "N04"}
    game = attack(Seat(44, hand="A01", footing=True), Seat(47), FAR, ground=laid)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]
    game = attack(Seat(47, hand="A01"), Seat(44, footing=True), FAR, ground=laid)
    do(game, "attack A01 fiona")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-189", "GG-102")
def test_the_shared_sentry_blocks_lines_of_others_across_it() -> None:
    sharer = Seat(44, footing=True)
    game = attack(Seat(43, hand="A01"), Seat(46), sharer, ground={44: "N04"})
    assert ends(game, "attack A01") == {"myron"}
    assert refused(game, "attack A01 fiona") == "GG-102"


@pytest.mark.rule("GG-189", "N04", "N05", "N06", "N07")
@pytest.mark.parametrize(
    ("card", "way"), [("N04", " up"), ("N05", " up-left"), ("N06", ""), ("N07", "")]
)
def test_whoever_shares_its_square_is_always_hit(card: str, way: str) -> None:
    laid = {44: card}
    game = attack(Seat(1, hand="A05"), Seat(44, footing=True), FAR, ground=laid)
    do(game, f"remote A05 44{way}")
    assert gizmos(game) == [3, 2, 3]


@pytest.mark.rule("GG-190", "GG-84")
def test_whoever_leaves_a_shared_sentry_may_not_return() -> None:
    game = lay(Seat(44, footing=True), Seat(9), FAR, phase="movement", ground={44: "N04"})
    do(game, "step 45")
    assert refused(game, "step 44") == "GG-84"


@pytest.mark.rule("GG-189")
def test_a_zomboid_may_stay_on_a_shared_sentry_as_well() -> None:
    zomboid = Seat(44, gizmos=0, footing=True)
    game = lay(zomboid, Seat(9), FAR, phase="movement", ground={44: "N04"})
    do(game, "pass")
    assert (squares(game)[0], game.table.turn) == (44, 1)


# ------------------------------------------------------------------ rolled onto a Character


@pytest.mark.rule("GG-R7", "GG-R64", "GG-27")
def test_a_sentry_rolled_onto_a_character_is_displaced() -> None:
    game = lay(Seat(42), Seat(9), FAR, phase="turn", deck="N04 A01", dice=(4, 2))
    do(game, "put N04 42")
    assert refused(game, "put N04 42") == "GG-27"
    do(game, "put N04 43")
    assert (ground(game, 42), ground(game, 43)) == ("", "N04")


@pytest.mark.rule("GG-R64", "GG-189")
def test_a_table_may_agree_that_sentries_land_on_characters() -> None:
    house = HouseRules(sentries_land=True)
    game = lay(Seat(42), Seat(42), FAR, phase="turn", deck="N04 A01", dice=(4, 2), house=house)
    do(game, "put N04 42")
    assert (ground(game, 42), squares(game)[:2]) == ("N04", [42, 42])
    do(game, "pass", "pass")
    assert (squares(game)[0], game.table.turn) == (42, 1)


@pytest.mark.rule("GG-R64", "GG-27")
@pytest.mark.parametrize("also", ["a card", "a Zombot", "a Buddy", "Rubble"])
def test_even_then_it_is_displaced_by_anything_but_characters(also: str) -> None:
    game = lay(
        *(Seat(42), Seat(9, dlc="D04"), FAR),
        phase="turn",
        deck="N02 A01" if also == "Rubble" else "N04 A01",
        dice=(4, 2),
        house=HouseRules(sentries_land=True),
        lying={42: "A02"} if also == "a card" else {},
        zombots=[42] if also == "a Zombot" else [],
        skate=42 if also == "a Buddy" else -1,
    )
    rolled = "N02" if also == "Rubble" else "N04"
    do(game, f"put {rolled} 42")
    assert refused(game, f"put {rolled} 42") == "GG-27"


# ------------------------------------------------------------------ the Big Red Button


@pytest.mark.rule("GG-282", "A04")
def test_who_shared_the_square_of_a_destroyed_sentry_stays() -> None:
    game = attack(Seat(0, hand="A04"), Seat(44, footing=True), FAR, ground={44: "N04"})
    do(game, red_button("Gorgonzilla"))
    assert (gizmos(game), squares(game)[1], ground(game, 44)) == ([3, 2, 3], 44, "")
