"""D03. The Huggly Muggly Buddy: it moves on every turn, and its host does no harm."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid.events import Hugged
from parlour.games.gadget_grid.tests.checks import told
from parlour.games.gadget_grid.tests.positions import (
    Seat,
    asked,
    do,
    gizmos,
    lay,
    offered,
    refused,
    squares,
)
from parlour.games.gadget_grid.tests.shops import buy_with_gizmos, owned

FIONA, Z1 = 1, 8  # tokens
SHOP = "D03 D12 D13 D15"


def hugs_on_offer(*moves: str) -> set[str]:
    return {text.removeprefix("hug ") for text in moves if text.startswith("hug ")}


@pytest.mark.rule("D03", "GG-222", "GG-223")
def test_whoever_buys_it_sets_it_on_any_character_or_zombot() -> None:
    game = lay(Seat(44, bank=4), Seat(77), Seat(99, gizmos=0), zombots=[0, 9], display=SHOP)
    buy_with_gizmos(game, "D03", from_bank=4)
    assert hugs_on_offer(*offered(game)) == {"uoiea", "fiona", "myron", "z1", "z2"}
    assert refused(game, "pass") == "GG-61"
    assert refused(game, "hug z3") == "GG-222"
    assert refused(game, "hug sudo") == "GG-222"
    do(game, "hug uoiea")
    assert asked(game) == "Movement"  # it does not move on in the phase of the purchase
    assert game.table.hugs == 0


@pytest.mark.rule("GG-223", "GG-78", "D03")
def test_in_every_later_action_phase_it_must_move_on() -> None:
    game = lay(Seat(44, dlc="D03"), Seat(77), Seat(99), zombots=[0], hugs=FIONA, events=True)
    assert "pass" not in offered(game)
    assert refused(game, "pass") == "GG-223"
    do(game, "hug z1")
    assert game.table.hugs == Z1
    (hugged,) = told(game, kind=Hugged)
    assert (hugged.seat, hugged.token) == (0, Z1)
    assert refused(game, "hug fiona") == "GG-223"  # once is enough
    assert refused(game, "pass") is None


@pytest.mark.rule("GG-223", "GG-222")
def test_it_moves_to_another_token() -> None:
    game = lay(Seat(44, dlc="D03"), Seat(77), Seat(99), hugs=FIONA)
    assert refused(game, "hug fiona") == "GG-222"
    assert hugs_on_offer(*offered(game)) == {"uoiea", "myron"}


@pytest.mark.rule("GG-78", "GG-223")
def test_it_moves_free_of_charge_after_the_action_too() -> None:
    game = lay(Seat(44, "W08", dlc="D03"), Seat(77), Seat(99), hugs=FIONA)
    do(game, "use W08")
    assert refused(game, "pass") == "GG-223"
    do(game, "hug myron")
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-78", "GG-223")
def test_it_moves_free_of_charge_before_the_action() -> None:
    game = lay(Seat(44, "W08", dlc="D03"), Seat(77), Seat(99), hugs=FIONA)
    do(game, "hug myron", "use W08")
    assert asked(game) == "Movement"


@pytest.mark.rule("GG-223", "D03", "GG-133")
def test_the_huggly_of_a_zomboid_must_move_too() -> None:
    game = lay(Seat(44, dlc="D03", gizmos=0), Seat(77), Seat(99), hugs=FIONA)
    assert refused(game, "pass") == "GG-223"
    do(game, "hug uoiea")
    assert game.table.hugs == 0


@pytest.mark.rule("GG-223")
def test_without_the_huggly_nobody_hugs() -> None:
    game = lay(Seat(44), Seat(77, dlc="D03"), Seat(99), hugs=FIONA)
    assert refused(game, "hug myron") == "GG-223"


@pytest.mark.rule("D03", "GG-R39")
@pytest.mark.parametrize("more", ["A01", "E03"])
def test_a_hugged_living_character_has_no_attack_phase(more: str) -> None:
    active = more if more == "E03" else ""
    game = lay(
        Seat(44, "A01", active=active, dlc="D06"),
        Seat(45, dlc="D03"),
        Seat(99),
        zombots=[0],
        phase="attack",
        hugs=0,
    )
    assert game.waiting() == (1,)
    free = lay(
        Seat(44, "A01", active=active, dlc="D06"), Seat(45), Seat(99), zombots=[0], phase="attack"
    )
    assert free.waiting() == (0,)


@pytest.mark.rule("D03", "GG-222")
def test_its_owner_may_hug_themselves_and_then_has_no_attack_phase() -> None:
    game = lay(Seat(44, "A01", dlc="D03"), Seat(45), Seat(99), zombots=[0], hugs=FIONA)
    do(game, "hug uoiea", "pass", "pass")
    assert game.waiting() == (1,)
    assert gizmos(game) == [3, 3, 3]


@pytest.mark.rule("D03", "GG-R39", "GG-93")
def test_a_hugged_zombot_hurts_nobody_who_walks_into_it() -> None:
    game = lay(Seat(44), Seat(77, dlc="D03"), Seat(99), zombots=[45], phase="movement", hugs=Z1)
    do(game, "step 45")
    assert gizmos(game)[0] == 3
    game = lay(Seat(44), Seat(77, dlc="D03"), Seat(99), zombots=[45, 45], phase="movement", hugs=Z1)
    do(game, "step 45")
    assert gizmos(game)[0] == 2  # the other one does


@pytest.mark.rule("D03", "GG-R71")
def test_nobody_moves_a_hugged_zomb() -> None:
    game = lay(
        Seat(44, active="E03"),
        Seat(77, dlc="D03"),
        Seat(99),
        zombots=[45, 0],
        phase="attack",
        hugs=Z1,
    )
    assert refused(game, "whistle z1 46") == "D03"
    do(game, "whistle z2 01", "pass")
    assert refused(game, "zomb z1 46") == "D03"
    assert refused(game, "zomb z2 02") is None


@pytest.mark.rule("D03", "GG-R71", "W09", "W04", "W01")
def test_no_widget_moves_a_hugged_zomb() -> None:
    game = lay(
        Seat(44, "W01 W04 W09"), Seat(77, dlc="D03"), Seat(99, gizmos=0), zombots=[45, 0], hugs=Z1
    )
    assert refused(game, "use W09 z1 46") == "D03"
    assert refused(game, "use W01 z1") == "D03"
    assert refused(game, "use W01 z2") is None
    zomboid = lay(Seat(44, "W01 W04 W09"), Seat(77, dlc="D03"), Seat(90, gizmos=0), hugs=2)
    assert refused(zomboid, "use W09 myron 80") == "D03"
    assert refused(zomboid, "use W04 myron 80") == "D03"
    assert refused(zomboid, "use W01 myron") == "D03"


@pytest.mark.rule("D03", "GG-222", "W04", "W01")
def test_a_hugged_living_character_may_be_moved_and_the_huggly_rides_along() -> None:
    game = lay(Seat(44, "W01 W04"), Seat(77, dlc="D03"), Seat(99), hugs=FIONA)
    do(game, "use W04 fiona 78", "pass")
    assert squares(game)[1] == 78
    assert game.table.hugs == FIONA
    game = lay(Seat(44, "W01 W04"), Seat(77, dlc="D03"), Seat(99), hugs=FIONA)
    do(game, "use W01 fiona")
    assert squares(game)[:2] == [77, 44]
    assert game.table.hugs == FIONA


@pytest.mark.rule("D03", "GG-R39", "GG-141")
def test_a_hugged_zomboid_walks_but_steals_nothing() -> None:
    game = lay(Seat(44, gizmos=0), Seat(45, dlc="D03"), Seat(99), phase="movement", hugs=0)
    do(game, "step 45")
    assert gizmos(game) == [0, 3, 3]
    assert squares(game)[0] == 45
    do(game, "step 55")


@pytest.mark.rule("D03", "GG-147")
def test_walking_into_a_hugged_zomboid_costs_nothing() -> None:
    game = lay(Seat(44), Seat(77, dlc="D03"), Seat(45, gizmos=0), phase="movement", hugs=2)
    do(game, "step 45")
    assert gizmos(game) == [3, 3, 0]


@pytest.mark.rule("GG-222", "GG-116")
def test_the_huggly_is_no_gizmo() -> None:
    game = lay(Seat(44, "A01"), Seat(45, gizmos=1, dlc="D03"), Seat(99), phase="attack", hugs=FIONA)
    do(game, "attack A01 fiona")
    assert gizmos(game)[1] == 0
    assert not game.table.characters[1].living


@pytest.mark.rule("D03", "GG-113")
def test_a_host_who_zombifies_is_a_hugged_zomb_from_then_on() -> None:
    game = lay(Seat(44, "A01"), Seat(45, gizmos=1), Seat(99, dlc="D03"), phase="attack", hugs=FIONA)
    do(game, "attack A01 fiona")
    while game.waiting() == (1,) and asked(game) != "Movement":
        do(game, offered(game)[-1])
    do(game, "step 44")
    assert gizmos(game)[:2] == [3, 0]


@pytest.mark.rule("D03", "GG-252")
def test_a_hugged_zombot_does_not_march() -> None:
    game = lay(Seat(44), Seat(99, dlc="D03"), zombots=[40, 41], phase="end", hugs=Z1)
    while asked(game) == "Path":
        do(game, offered(game)[0])
    assert game.table.zombots == [40, 42]


@pytest.mark.rule("D03", "GG-232", "D09")
def test_a_hugged_zomb_is_not_scared_away() -> None:
    game = lay(
        Seat(44, dlc="D09"), Seat(99, dlc="D03"), Seat(77), zombots=[54], phase="end", hugs=Z1
    )
    assert game.waiting() == (1,)
    assert game.table.zombots == [54]


@pytest.mark.rule("D03", "GG-151")
def test_it_costs_a_psychic_lasso() -> None:
    game = lay(Seat(44, "W04 E01 A01"), Seat(77), Seat(99), display=SHOP)
    do(game, "buy D03", "pay W04", "pay E01", "pay A01", "hug myron")
    assert owned(game) == "D03"
