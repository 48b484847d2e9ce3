"""Chain reactions: what effects do, that they are whole actions, and which of them must wait."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.table import EMPTY, HouseRules, Table
from parlour.games.gizmos.tests.checks import must_refuse
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Scripted, Seeded


def pending(game: Game[Table]) -> set[str]:
    return set(names(game.table.pending))


# ---------------------------------------------------------------- what effects give


@pytest.mark.rule("GIZ-71", "GIZ-34")
def test_draw_1_gives_one_random_energy_and_triggers_no_pick_gizmo() -> None:
    game = lay(
        Seat(active="G1Y7 G2Y5 G2K5 G1U7"), Seat(), display="G1R1", row="RYUKRY", luck=Scripted([0])
    )
    inside, row = list(game.table.dispenser), list(game.table.row)
    do(game, "file G1R1", "use G0S1#1")
    assert ring(game) == "R"
    assert game.table.dispenser == [inside[0] - 1, *inside[1:]]
    assert game.table.row == row
    assert game.table.turn == 1  # nothing else has been triggered


@pytest.mark.rule("GIZ-71")
@pytest.mark.parametrize("source", ["G3Y5", "G3U6"])
def test_draw_3_gives_three_random_energy_one_at_a_time(source: str) -> None:
    game = lay(Seat(active=source), Seat(), display="G1R1")
    do(game, "file G1R1", f"use {source}")
    for drawn in (1, 2):
        assert game.table.players[0].energy() == drawn
        do(game, "draw")
    assert game.table.players[0].energy() == 3
    assert offered(game) == ["use G0S1#1", "done"]


@pytest.mark.rule("GIZ-71")
@pytest.mark.parametrize("source", ["G1K8", "G2R6", "G2K9"])
def test_pick_1_and_points_end_as_soon_as_they_are_done(source: str) -> None:
    game = lay(Seat("U", active=f"{source} G1Y8"), Seat(), display="G1U1", row="RYUKRY")
    do(game, "build G1U1", f"use {source}")
    if source != "G2K9":
        assert set(offered(game)) == {"pick red", "pick yellow", "pick blue", "pick black"}
        do(game, "pick black")
    gained = (ring(game), game.table.players[0].tokens)
    assert gained == (("", 1) if source == "G2K9" else ("K", 0))
    assert pending(game) == {"G1Y8"}


@pytest.mark.rule("GIZ-71")
@pytest.mark.parametrize("source", ["G2R8", "G2Y8", "G2U8", "G2K8"])
def test_pick_2_gives_two_picks(source: str) -> None:
    game = lay(Seat("R", active=source, archive="G1R3"), Seat(), row="RYUKRY")
    do(game, "build G1R3", f"use {source}", "pick blue", "pick black")
    assert ring(game) == "UK"
    assert game.table.turn == 1


@pytest.mark.rule("GIZ-71")
@pytest.mark.parametrize(("source", "points"), [("G1K9", 1), ("G2U9", 1), ("G3K6", 2)])
def test_points_are_worth_what_the_gizmo_says(source: str, points: int) -> None:
    game = lay(Seat("R", active=source), Seat(), display="G1R1")
    do(game, "build G1R1", f"use {source}")
    assert game.table.players[0].tokens == points


# ---------------------------------------------------------------- effects are whole actions


@pytest.mark.rule("GIZ-70", "GIZ-30", "GIZ-23")
def test_a_granted_pick_refills_the_row_and_triggers_pick_gizmos() -> None:
    game = lay(
        Seat("U", active="G1K8 G1R6 G1Y7"), Seat(), display="G1U1", row="UUUYYY", luck=Scripted([0])
    )
    do(game, "build G1U1", "use G1K8")
    assert refused(game, "pick red") == "GIZ-30"
    do(game, "pick blue")
    assert sorted(game.table.row) == [0, 1, 1, 1, 2, 2]  # red has come in
    assert pending(game) == {"G1R6"}


@pytest.mark.rule("GIZ-70", "GIZ-25", "GIZ-26", "GIZ-29")
def test_a_granted_file_obeys_the_limit_refills_the_display_and_triggers_file_gizmos() -> None:
    game = lay(
        Seat("U", active="G3K7 G3R4"), Seat(), display="G1U3 G2R1 G2R2", decks={2: ["G2Y9", "G2U9"]}
    )
    do(game, "build G1U3", "use G3K7")
    assert refused(game, "file G2Y9") == "GIZ-24"  # still in its deck
    do(game, "file G2R1")
    assert names(game.table.players[0].archive) == ["G2R1"]
    assert "G2Y9" in names(game.table.display[1])
    assert pending(game) == {"G0S1#1", "G3R4"}


@pytest.mark.rule("GIZ-70", "GIZ-60", "GIZ-58")
def test_a_granted_research_is_a_whole_research_and_its_build_triggers_gizmos() -> None:
    game = lay(
        Seat("UKK", active="G3R8 G1U8 G1R2"),
        Seat(),
        display="G1U1",
        decks={2: ["G2K2", "G2R3", "G2Y3", "G2U3", "G2K3"]},
    )
    do(game, "build G1U1", "use G3R8", "research 2")
    assert names(game.table.looked_at) == ["G2K2", "G2R3", "G2Y3", "G2U3"]
    do(game, "build G2K2", "return G2R3 G2Y3 G2U3")
    assert ring(game) == ""
    assert pending(game) == {"G1U8"}


@pytest.mark.rule("GIZ-70", "GIZ-46", "GIZ-42")
def test_a_free_build_refills_the_display_and_triggers_build_gizmos() -> None:
    game = lay(
        Seat("U", active="G3Y8 G1U9"), Seat(), display="G1U1 G1Y1", decks={1: ["G1R6", "G1R7"]}
    )
    do(game, "build G1U1", "use G3Y8", "build G1Y1")
    assert {"G1R6", "G1R7"} <= set(names(game.table.display[0]))
    assert pending(game) == {"G1U9"}


@pytest.mark.rule("GIZ-70", "GIZ-68", "GIZ-88")
def test_a_chain_may_be_as_long_as_there_are_gizmos_to_use() -> None:
    game = lay(
        Seat("U", active="G3Y8 G3K7 G1U9 G2K7 G3R4 G1R5 G1R6 G3R6 G2R2"),
        Seat(),
        display="G1U1 G1Y1 G1R1",
        row="UUUUUU",
    )
    do(game, "build G1U1", "use G3Y8", "build G1Y1")  # blue, then yellow for nothing
    do(game, "use G1U9", "pick blue", "use G1R6", "use G2K7", "pick blue", "use G3R6")
    do(game, "use G3K7", "file G1R1", "use G3R4", "use G1R5", "pick blue", "use G0S1#1")
    assert game.table.turn == 1  # nine effects, and nothing is left
    player = game.table.players[0]
    assert (player.energy(), player.tokens, names(player.archive)) == (5, 3, ["G1R1"])


# ---------------------------------------------------------------- one effect at a time


@pytest.mark.rule("GIZ-72", "GIZ-36")
@pytest.mark.parametrize("other", ["use G1R6", "use G3R5", "done", "file G1R1", "research 1"])
def test_nothing_comes_between_the_two_picks_of_an_effect(other: str) -> None:
    game = lay(Seat("R", active="G2R8 G1R6 G3R5", archive="G1R3"), Seat(), display="G1R1")
    do(game, "build G1R3", "use G2R8", "pick blue")
    assert pending(game) == {"G1R6", "G3R5"}
    must_refuse(game, other, "GIZ-72")


@pytest.mark.rule("GIZ-72", "GIZ-35")
@pytest.mark.parametrize("other", ["use G3R4", "use G0S1#1", "done", "pick red"])
def test_nothing_comes_between_the_draws_of_an_effect(other: str) -> None:
    game = lay(Seat(active="G3Y5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G3Y5")
    must_refuse(game, other, "GIZ-72")


@pytest.mark.rule("GIZ-72", "GIZ-62", "GIZ-R19")
def test_no_other_effect_comes_between_the_steps_of_a_granted_research() -> None:
    game = lay(
        Seat("UR", active="G3R8 G1Y8 G1K9"),
        Seat(),
        display="G1U1",
        decks={1: ["G1Y1", "G1R3", "G1U3", "G1K3"]},
    )
    do(game, "build G1U1", "use G3R8")
    must_refuse(game, "use G1Y8", "GIZ-72")
    for step in ("research 1", "build G1R3"):
        do(game, step)
        assert refused(game, "use G1Y8") is not None
        assert not any(move.startswith(("use", "done")) for move in offered(game))
    do(game, "return G1U3 G1K3")
    assert pending(game) == {"G1Y8", "G1K9"}


@pytest.mark.rule("GIZ-72")
@pytest.mark.parametrize(
    ("source", "step"), [("G3K7", "file G1R3"), ("G3Y8", "build G1R3"), ("G1K8", "pick red")]
)
def test_an_effect_begun_is_carried_out_before_another(source: str, step: str) -> None:
    game = lay(Seat("U", active=f"{source} G1Y8"), Seat(), display="G1U1 G1R3", row="RYUKRY")
    do(game, "build G1U1", f"use {source}")
    must_refuse(game, "use G1Y8", "GIZ-72")
    must_refuse(game, "done", "GIZ-72")
    do(game, step, "use G1Y8")
    assert game.table.players[0].tokens == 1


# ---------------------------------------------------------------- effects that cannot happen now


def full_ring_and_a_research(house: HouseRules | None = None) -> Game[Table]:
    """A free archive build has triggered a Pick, with a full ring, and a Research."""
    game = lay(
        Seat("RRRRR", active="G3R2 G3R8 G2R6", archive="G1U3"),
        Seat(),
        decks={1: ["G1R3", "G1Y3", "G1R1", "G1K4"]},
        house=house,
    )
    do(game, "build G1U3")
    return game


@pytest.mark.rule("GIZ-73", "GIZ-R4", "GIZ-31")
def test_a_gizmo_that_cannot_do_anything_is_refused_but_stays_pending() -> None:
    game = full_ring_and_a_research()
    assert pending(game) == {"G3R8", "G2R6"}
    assert "5" in must_refuse(game, "use G2R6", "GIZ-31")
    assert "use G2R6" not in offered(game)
    assert pending(game) == {"G3R8", "G2R6"}


@pytest.mark.rule("GIZ-73", "GIZ-R4")
def test_energy_spent_on_a_research_build_makes_room_for_a_waiting_pick() -> None:
    game = full_ring_and_a_research()
    do(game, "use G3R8", "research 1", "build G1R3", "return G1Y3 G1R1")
    assert ring(game) == "RRRR"
    do(game, "use G2R6", "pick yellow")
    assert ring(game) == "RRRRY"


@pytest.mark.rule("GIZ-R4", "GIZ-73")
def test_at_the_other_table_a_gizmo_blocked_when_triggered_is_lost() -> None:
    game = full_ring_and_a_research(HouseRules(blocked_wait=False))
    assert pending(game) == {"G3R8"}
    do(game, "use G3R8", "research 1", "build G1R3", "return G1Y3 G1R1")
    assert ring(game) == "RRRR"
    assert game.table.turn == 1  # there is room now, but nothing is pending anymore


@pytest.mark.rule("GIZ-R4")
def test_at_the_other_table_those_that_are_kept_are_offered_in_the_order_of_triggering() -> None:
    game = lay(
        Seat("RRRRR", active="G3R2 G3R8 G2R6 G2Y9", archive="G1U3"),
        Seat(),
        house=HouseRules(blocked_wait=False),
    )
    do(game, "build G1U3")
    assert offered(game) == ["use G3R8", "use G2Y9", "done"]


@pytest.mark.rule("GIZ-R4")
def test_at_the_other_table_a_gizmo_that_can_do_something_is_kept() -> None:
    game = lay(
        Seat("RRRR", active="G3R2 G3R8 G2R6", archive="G1U3"),
        Seat(),
        house=HouseRules(blocked_wait=False),
    )
    do(game, "build G1U3")
    assert pending(game) == {"G3R8", "G2R6"}


@pytest.mark.rule("GIZ-R4", "GIZ-77")
@pytest.mark.parametrize("waits", [True, False])
def test_at_either_table_a_gizmo_is_not_blocked_if_the_card_just_built_makes_room(
    waits: bool,
) -> None:
    house = HouseRules(blocked_wait=waits)
    game = lay(Seat("RRRRR", active="G3R2 G2R6", archive="G1U1"), Seat(), house=house)
    do(game, "build G1U1", "use G2R6", "pick yellow")  # storage is now 6
    assert ring(game) == "RRRRRY"
    game = lay(Seat("U", active="G3K7", archive="G1Y3"), Seat(), display="G1U1 G1R3", house=house)
    do(game, "build G1U1", "use G3K7", "file G1R3")  # two may now be filed
    assert names(game.table.players[0].archive) == ["G1Y3", "G1R3"]


@pytest.mark.rule("GIZ-R4")
def test_the_table_option_decides_what_becomes_of_a_blocked_trigger() -> None:
    waits = GAME.start(2, Seeded("option"))
    lost = GAME.start(2, Seeded("option"), {"blocked_trigger": "is_lost"})
    assert (waits.table.house.blocked_wait, lost.table.house.blocked_wait) == (True, False)


@pytest.mark.rule("GIZ-73", "GIZ-77", "GIZ-R4")
def test_a_new_storage_upgrade_makes_room_for_a_waiting_pick() -> None:
    game = lay(Seat("RRRRR", active="G3R2 G3Y8 G2R6", archive="G1U3"), Seat(), display="G1R1 G1R3")
    do(game, "build G1U3")
    must_refuse(game, "use G2R6", "GIZ-31")
    do(game, "use G3Y8", "build G1R1", "use G2R6", "pick yellow")
    assert ring(game) == "RRRRRY"


@pytest.mark.rule("GIZ-73", "GIZ-R4", "GIZ-26")
def test_a_free_build_out_of_the_archive_makes_room_for_a_waiting_file() -> None:
    game = lay(Seat("U", active="G3K7 G3Y8", archive="G1R3"), Seat(), display="G1U4 G2R1")
    do(game, "build G1U4")
    assert pending(game) == {"G3K7", "G3Y8"}
    assert "1" in must_refuse(game, "use G3K7", "GIZ-26")
    do(game, "use G3Y8", "build G1R3", "use G3K7", "file G2R1")
    assert names(game.table.players[0].archive) == ["G2R1"]


@pytest.mark.rule("GIZ-73", "GIZ-59")
def test_a_granted_research_waits_while_every_deck_is_empty() -> None:
    game = lay(Seat("U", active="G3R8 G1Y8"), Seat(), display="G1U1", decks={1: [], 2: [], 3: []})
    do(game, "build G1U1")
    assert pending(game) == {"G3R8", "G1Y8"}
    must_refuse(game, "use G3R8", "GIZ-59")
    assert offered(game) == ["use G1Y8", "done"]


@pytest.mark.rule("GIZ-73", "GIZ-46")
def test_a_free_build_waits_while_there_is_no_level_1_gizmo() -> None:
    game = lay(Seat("UU", active="G3Y8 G1Y8"), Seat(), display="G2U2", decks={1: []})
    game.table.removed.extend(game.table.display[0])
    game.table.display[0] = [EMPTY] * 4
    do(game, "build G2U2")
    must_refuse(game, "use G3Y8", "GIZ-46")
    assert offered(game) == ["use G1Y8", "done"]


@pytest.mark.rule("GIZ-73", "GIZ-R4")
def test_an_effect_that_stays_impossible_is_lost_at_the_end_of_the_turn() -> None:
    game = lay(Seat("RRRRR", active="G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert pending(game) == {"G0S1#1", "G3R4"}
    do(game, "use G3R4")  # now only the draw is pending, and the ring is full
    assert (game.table.turn, game.table.pending) == (1, [])
    assert ring(game) == "RRRRR"


# ---------------------------------------------------------------- points


@pytest.mark.rule("GIZ-74", "GIZ-99")
@pytest.mark.parametrize(("source", "points"), [("G1Y8", 1), ("G2K9", 1), ("G3K6", 2), ("G2Y9", 1)])
def test_points_are_gained_at_once_and_in_public(source: str, points: int) -> None:
    game = lay(Seat("U", active=f"{source} G1K8", tokens=7), Seat(), display="G1U1")
    do(game, "build G1U1", f"use {source}")
    assert game.table.turn == 0  # the turn still goes on
    for viewer in (0, 1, None):
        assert GAME.view(game, viewer)["players"][0]["tokens"] == 7 + points


@pytest.mark.rule("GIZ-74", "GIZ-88", "GIZ-R13")
def test_points_need_no_room_and_know_no_maximum() -> None:
    game = lay(Seat("UUUUU", active="G3U3 G3K6 G1K8", archive="G1U1", tokens=44), Seat(tokens=44))
    do(game, "build G1U1", "pay nothing", "use G3K6")
    assert game.table.players[0].tokens == 46
