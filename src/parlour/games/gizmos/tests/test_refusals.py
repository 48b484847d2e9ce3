"""Refusals that take an odd move to provoke: each names its own rule and no other."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.events import Lost
from parlour.games.gizmos.moves import Pay
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, refused
from parlour.kernel.agenda import Game


def asked_to_pay() -> Game[Table]:
    """A red gizmo of cost 1, to be paid by a red, or by a blue that counts as red."""
    game = lay(Seat("RUK", active="G1R4 G1U4"), display="G1R9")
    do(game, "build G1R9")
    return game


@pytest.mark.rule("GIZ-39")
@pytest.mark.parametrize("spent", [(), (1,), (1, 0, 0, 0, 0), (2, -1, 0, 0), (-1, 0, 2, 0)])
def test_a_payment_is_a_number_of_each_color(spent: tuple[int, ...]) -> None:
    assert asked_to_pay().refuse(0, Pay(spent, ())) == "GIZ-39"


@pytest.mark.rule("GIZ-39")
def test_only_spheres_of_the_own_ring_can_be_spent() -> None:
    game = asked_to_pay()
    assert refused(game, "pay 2 red") == "GIZ-39"
    assert refused(game, "pay 2 blue via G1R4") == "GIZ-39"
    refusal = GAME.why(game, 0, GAME.notation.read("pay 2 red"))
    assert refusal is not None
    assert str(refusal.because) == "You offer 2 red; your ring holds 1 red, 1 blue and 1 black."


@pytest.mark.rule("GIZ-39")
def test_a_converter_does_not_make_another_color_count() -> None:
    assert refused(asked_to_pay(), "pay 1 black via G1R4") == "GIZ-39"


@pytest.mark.rule("GIZ-41")
def test_more_than_the_printed_cost_is_refused_with_a_converter_too() -> None:
    assert refused(asked_to_pay(), "pay 1 red 1 blue via G1R4") == "GIZ-41"


@pytest.mark.rule("GIZ-47")
def test_what_is_no_converter_cannot_help_to_pay() -> None:
    game = asked_to_pay()
    assert refused(game, "pay 1 blue via G1R9") == "GIZ-47"  # the gizmo being built is none
    assert refused(game, "pay 1 blue via G0S1#1") == "GIZ-47"


@pytest.mark.rule("GIZ-41")
def test_a_card_looked_at_cannot_be_built_without_its_price() -> None:
    game = lay(Seat("R"), decks={1: ["G1U1", "G1R1", "G1K1"]})
    do(game, "research 1")
    assert refused(game, "build G1U1") == "GIZ-41"
    assert game.table.looked_at == [gizmo("G1U1"), gizmo("G1R1"), gizmo("G1K1")]
    assert refused(game, "build G1R1") is None


@pytest.mark.rule("GIZ-58")
@pytest.mark.parametrize("move", ["pick red", "research 2", "done", "draw", "pass"])
def test_a_research_is_finished_before_anything_else(move: str) -> None:
    game = lay(Seat("R"), decks={1: ["G1U1", "G1R1", "G1K1"]})
    do(game, "research 1")
    assert refused(game, move) == "GIZ-58"


@pytest.mark.rule("GIZ-58")
def test_only_a_card_looked_at_can_be_taken() -> None:
    game = lay(Seat("R"), display="G1R9", decks={1: ["G1U1", "G1R1", "G1K1"]})
    do(game, "research 1")
    refusal = GAME.why(game, 0, GAME.notation.read("file G1R9"))
    assert refusal is not None
    assert refusal.rule == "GIZ-58"
    shown = "Quark Cabinet, Ember Cabinet and Onyx Cabinet."
    assert str(refusal.because).endswith(shown)


@pytest.mark.rule("GIZ-28")
def test_a_gizmo_in_the_archive_cannot_be_used() -> None:
    game = lay(Seat(active="G3R4", archive="G1R5"), display="G1R9")
    game.table.players[0].filing = 2
    do(game, "file G1R9")
    assert refused(game, "use G1R5") == "GIZ-28"
    assert refused(game, "use G3R4") is None


@pytest.mark.rule("GIZ-R7", "GIZ-R25")
def test_one_discount_a_build_uses_up_one_level_2_discount() -> None:
    house = HouseRules(discounts_add_up=False, level_2_once=True)
    game = lay(Seat("RRRRR", active="G3Y2 G3U4 G2U6"), display="G2R1", house=house)
    do(game, "build G2R1", "pay 2 red")
    assert [gizmo(name) in game.table.used for name in ("G3Y2", "G3U4")] == [True, False]


@pytest.mark.rule("GIZ-R7", "GIZ-R25")
def test_a_level_2_discount_is_not_used_up_where_the_archive_discount_is_enough() -> None:
    house = HouseRules(discounts_add_up=False, level_2_once=True)
    game = lay(Seat("RRRRR", active="G3Y2 G3R2 G2U6", archive="G2R1"), house=house)
    do(game, "build G2R1", "pay 2 red")
    assert gizmo("G3Y2") not in game.table.used


@pytest.mark.rule("GIZ-R4")
def test_the_log_tells_of_a_trigger_that_is_lost() -> None:
    house = HouseRules(blocked_wait=False)
    game = lay(Seat("RRRRR"), display="G1R9", house=house, events=True)
    do(game, "file G1R9")
    assert Lost(0, (gizmo("G0S1#1"),)) in [event for event, _ in game.events or ()]
