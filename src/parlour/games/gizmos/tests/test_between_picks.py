"""GIZ-R30: whether other gizmos may be used between the two Picks of one effect."""

from __future__ import annotations

import pytest

from parlour.contract import Advice
from parlour.games.gizmos import GAME
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.events import Lost
from parlour.games.gizmos.table import HouseRules, Table
from parlour.games.gizmos.tests.checks import must_refuse
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Scripted, Seeded

APART = HouseRules(picks_apart=True)
# Picks 2 after a build from the archive; with it a point, and a draw after each color Picked.
ENGINE = "G2R8 G3R5 G1Y7 G1R6"


def first_of_two(house: HouseRules, ring: str = "R", active: str = ENGINE) -> Game[Table]:
    """After the first Pick, a red one, of an effect that gives two."""
    game = lay(Seat(ring, active, archive="G1R3"), Seat(), house=house, events=True)
    do(game, "build G1R3", "use G2R8", "pick red")
    return game


def lost(game: Game[Table]) -> list[list[str]]:
    """What has been triggered for nothing."""
    return [names(event.gizmos) for event, _ in game.events or () if isinstance(event, Lost)]


# ---------------------------------------------------------------- as most tables play


@pytest.mark.rule("GIZ-R30", "GIZ-72")
def test_by_default_nothing_comes_between_the_two_picks() -> None:
    game = first_of_two(HouseRules())
    assert names(game.table.pending) == ["G3R5", "G1Y7"]
    for gizmo in ("G3R5", "G1Y7"):
        must_refuse(game, f"use {gizmo}", "GIZ-72")
    assert {move.split()[0] for move in offered(game)} == {"pick", "skip"}


@pytest.mark.rule("GIZ-R30")
@pytest.mark.parametrize(("chosen", "apart"), [("nothing", False), ("other_gizmos", True)])
def test_a_table_settles_it_before_play(chosen: str, apart: bool) -> None:
    game = GAME.start(2, Seeded("a table"), {"between_picks": chosen})
    assert game.table.house.picks_apart is apart
    option = next(option for option in GAME.options if option.name == "between_picks")
    assert (option.default, option.ruling) == ("nothing", "GIZ-R30")
    assert GAME.rulebook.rules["GIZ-R30"].option == "between_picks"


# ---------------------------------------------------------------- with others in between


@pytest.mark.rule("GIZ-R30")
def test_where_a_table_plays_so_triggered_gizmos_may_be_used_before_the_second_pick() -> None:
    game = first_of_two(APART)
    assert offered(game)[-3:] == ["use G3R5", "use G1Y7", "skip"]
    game.luck = Scripted([0, 0])
    do(game, "use G1Y7")
    assert ring(game) == "RR"  # Picked and drawn
    assert offered(game)[-2:] == ["use G3R5", "skip"]  # the second Pick is still asked for
    do(game, "pick blue")
    assert ring(game) == "RRU"
    assert offered(game) == ["use G3R5", "use G1R6", "done"]


@pytest.mark.rule("GIZ-R30", "GIZ-R5")
def test_the_first_pick_comes_before_anything_else_all_the_same() -> None:
    game = lay(Seat("R", ENGINE, archive="G1R1"), Seat(), house=APART)
    do(game, "build G1R1", "use G2R8")
    must_refuse(game, "use G3R5", "GIZ-72")
    must_refuse(game, "skip", "GIZ-R5")


@pytest.mark.rule("GIZ-R30", "GIZ-R5")
def test_skipping_leaves_out_the_second_pick_alone() -> None:
    game = first_of_two(APART)
    do(game, "use G3R5", "skip")
    assert offered(game) == ["use G1Y7", "done"]


@pytest.mark.rule("GIZ-R30", "GIZ-66", "GIZ-68", "GIZ-22")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("use G1R6", "GIZ-66"),
        ("use G2R8", "GIZ-68"),
        ("use G0S1#2", "GIZ-22"),
        ("done", "GIZ-72"),
        ("draw", "GIZ-72"),
        ("build G1U1", "GIZ-72"),
    ],
)
def test_only_what_is_triggered_and_nothing_else_may_come_between(text: str, rule: str) -> None:
    game = first_of_two(APART)
    must_refuse(game, text, rule)


@pytest.mark.rule("GIZ-R30", "GIZ-36", "GIZ-73", "GIZ-R4")
@pytest.mark.parametrize("waits", [True, False])
def test_the_second_pick_waits_for_room_while_another_gizmo_can_be_used(waits: bool) -> None:
    house = HouseRules(picks_apart=True, blocked_wait=waits)
    game = lay(
        Seat("RKKKK", "G2R8 G3U8", archive="G1R3"), Seat(), house=house, decks={1: ["G1K1", "G1K2"]}
    )
    do(game, "build G1R3", "use G2R8", "pick red")  # five of five again
    assert offered(game) == ["use G3U8", "skip"]
    must_refuse(game, "pick red", "GIZ-31")
    do(game, "use G3U8", "research 1", "build G1K1")
    assert ring(game) == "RKKK"
    assert refused(game, "pick yellow") is None
    do(game, "pick yellow")
    assert (ring(game), game.table.turn) == ("RYKKK", 1)


@pytest.mark.rule("GIZ-R30", "GIZ-R5")
def test_the_second_pick_is_lost_when_the_ring_is_full_and_no_gizmo_can_change_that() -> None:
    game = lay(Seat("RKKKK", "G2R8 G1Y7", archive="G1R3"), Seat(), house=APART)
    do(game, "build G1R3", "use G2R8", "pick red")
    assert game.table.turn == 1


@pytest.mark.rule("GIZ-R30", "GIZ-70")
def test_a_second_effect_of_two_picks_may_be_used_inside_the_first() -> None:
    game = first_of_two(APART, ring="RUUU", active="G2R8 G2Y8 G3U2")
    do(game, "use G2Y8", "pick red", "skip")  # its own second Pick
    assert "skip" in offered(game)
    do(game, "pick yellow")
    assert (ring(game), game.table.turn) == ("RRYUUU", 1)


@pytest.mark.rule("GIZ-R30", "GIZ-R4")
def test_where_blocked_triggers_are_lost_they_are_lost_after_the_first_pick_already() -> None:
    house = HouseRules(picks_apart=True, blocked_wait=False)
    seat = Seat("RKKKK", f"{ENGINE} G3U8", archive="G1R3")
    game = lay(seat, Seat(), house=house, events=True, decks={1: ["G1K1", "G1K2"]})
    do(game, "build G1R3", "use G2R8", "pick red")
    assert lost(game) == [["G1Y7"]]  # no room to draw
    assert offered(game) == ["use G3R5", "use G3U8", "skip"]  # the second Pick waits for room
    do(game, "use G3U8", "research 1", "build G1K1")
    must_refuse(game, "use G1Y7", "GIZ-66")  # there is room now


@pytest.mark.rule("GIZ-R30", "GIZ-R4")
def test_what_a_gizmo_used_in_between_triggers_for_nothing_is_lost_there() -> None:
    house = HouseRules(picks_apart=True, blocked_wait=False)
    game = first_of_two(house, ring="RKKK", active=f"{ENGINE} G2Y5")
    do(game, "use G1Y7")  # the fifth sphere of five
    assert lost(game) == [["G2Y5"]]
    assert offered(game) == ["use G3R5", "skip"]


@pytest.mark.rule("GIZ-R30", "GIZ-R4")
def test_it_is_lost_before_the_second_pick_is_asked_for() -> None:
    game = lay(
        Seat("R", "G2R8 G3U7 G3U8", archive="G1R3"),
        Seat(),
        display="G1K1",
        decks={1: ["G1K2"], 2: [], 3: []},
        house=HouseRules(picks_apart=True, blocked_wait=False),
    )
    do(game, "build G1R3", "use G2R8", "pick red", "use G3U7", "build G1K1")
    assert refused(game, "pick yellow") is None
    must_refuse(game, "use G3U8", "GIZ-66")  # the last card of all decks has just been laid out


# ---------------------------------------------------------------- what people and bots make of it


@pytest.mark.rule("GIZ-R30")
def test_the_prompt_says_what_may_be_done() -> None:
    game = first_of_two(APART)
    said = "Pick another energy from the row, use a triggered gizmo, or skip."
    assert asked(game) == said
    do(game, "use G3R5", "use G1Y7")
    assert asked(game) == "Pick another energy from the row or skip."
    full = first_of_two(APART, ring="RKKKK")
    said = "No room for another energy yet: use a triggered gizmo or skip."
    assert asked(full) == said


def asked(game: Game[Table]) -> str:
    return str(GAME.words.prompt(GAME.view(game, 0), game.moves(0)))


@pytest.mark.rule("GIZ-R30")
def test_a_bot_uses_what_helps_and_says_which_rule_allows_it() -> None:
    game = first_of_two(APART, ring="RYY", active="G2R8 G3R5")
    game.table.row[:] = []
    view = GAME.view(game, 0)
    advice = Greedy().advise(view, game.moves(0), Seeded("luck"))
    assert isinstance(advice, Advice)
    assert (GAME.notation.write(advice.move), advice.rule) == ("use G3R5", "GIZ-R30")
