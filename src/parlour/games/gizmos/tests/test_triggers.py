"""Triggers: which gizmos an action makes pending, and what may be done with them."""

from __future__ import annotations

import pytest

from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.checks import must_refuse
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game

# What triggers each gizmo, as printed. Colors by letter: R red, Y yellow, U blue, K black.
ON_PICK = {
    "G1R6": "U",
    "G1R7": "Y",
    "G1Y6": "K",
    "G1Y7": "R",
    "G1U6": "K",
    "G1U7": "R",
    "G1K6": "U",
    "G1K7": "Y",
    "G2R5": "UK",
    "G2Y5": "RU",
    "G2U5": "YK",
    "G2K5": "RY",
}
ON_BUILT_COLOR = {
    "G1R8": "K",
    "G1R9": "Y",
    "G1Y8": "U",
    "G1Y9": "R",
    "G1U8": "K",
    "G1U9": "Y",
    "G1K8": "U",
    "G1K9": "R",
    "G2R6": "UK",
    "G2R7": "YU",
    "G2R9": "YK",
    "G2Y6": "UK",
    "G2Y7": "RK",
    "G2Y9": "RU",
    "G2U6": "RY",
    "G2U7": "YK",
    "G2U9": "RK",
    "G2K6": "RU",
    "G2K7": "RY",
    "G2K9": "YU",
    "G3R6": "YK",
    "G3R8": "UK",
    "G3Y7": "RK",
    "G3Y8": "UK",
    "G3U7": "RY",
    "G3U8": "RY",
    "G3K6": "RU",
    "G3K7": "YU",
}
ON_BUILT_FROM_ARCHIVE = ["G2R8", "G2Y8", "G2U8", "G2K8", "G3R5", "G3Y6"]
ON_BUILT_LEVEL_2 = ["G3R7", "G3K8"]
ON_FILED = ["G1R5", "G1Y5", "G1U5", "G1K5", "G3R4", "G3K5", "G3Y5", "G3U6"]
ALL = [*ON_PICK, *ON_BUILT_COLOR, *ON_BUILT_FROM_ARCHIVE, *ON_BUILT_LEVEL_2, *ON_FILED]
COLOR = {"R": "red", "Y": "yellow", "U": "blue", "K": "black"}


def pending(game: Game[Table]) -> set[str]:
    return set(names(game.table.pending))


# ---------------------------------------------------------------- becoming pending


@pytest.mark.rule("GIZ-66", "GIZ-33")
@pytest.mark.parametrize("letter", "RYUK")
def test_a_pick_makes_pending_the_pick_gizmos_of_that_color_and_nothing_else(letter: str) -> None:
    game = lay(Seat(active=" ".join(ALL)), Seat(), row="RYUKRY")
    do(game, f"pick {COLOR[letter]}")
    assert pending(game) == {name for name, colors in ON_PICK.items() if letter in colors}


@pytest.mark.rule("GIZ-66", "GIZ-29")
def test_a_file_makes_every_file_gizmo_pending_and_nothing_else() -> None:
    game = lay(Seat(active=" ".join(ALL)), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert pending(game) == {"G0S1#1", *ON_FILED}


@pytest.mark.rule("GIZ-66", "GIZ-44")
@pytest.mark.parametrize("letter", "RYUK")
def test_a_build_makes_pending_the_build_gizmos_of_that_color_and_nothing_else(
    letter: str,
) -> None:
    game = lay(Seat(letter, active=" ".join(ALL)), Seat(), display=f"G1{letter}1")
    do(game, f"build G1{letter}1")
    assert pending(game) == {name for name, colors in ON_BUILT_COLOR.items() if letter in colors}


@pytest.mark.rule("GIZ-66", "GIZ-44")
@pytest.mark.parametrize("letter", "RYUK")
def test_a_build_from_the_archive_also_triggers_the_archive_gizmos(letter: str) -> None:
    game = lay(Seat(letter, active=" ".join(ALL), archive=f"G1{letter}1"), Seat())
    do(game, f"build G1{letter}1")
    colored = {name for name, colors in ON_BUILT_COLOR.items() if letter in colors}
    assert pending(game) == colored | set(ON_BUILT_FROM_ARCHIVE)


@pytest.mark.rule("GIZ-66", "GIZ-44")
@pytest.mark.parametrize("letter", "RYUK")
def test_a_build_of_level_2_also_triggers_the_level_2_gizmos(letter: str) -> None:
    game = lay(Seat(3 * letter, active=" ".join(ALL)), Seat(), display=f"G2{letter}1")
    do(game, f"build G2{letter}1")
    colored = {name for name, colors in ON_BUILT_COLOR.items() if letter in colors}
    assert pending(game) == colored | set(ON_BUILT_LEVEL_2)


@pytest.mark.rule("GIZ-R16", "GIZ-8")
def test_a_generic_gizmo_triggers_every_color_at_once() -> None:
    seat = Seat("RRRRRRR", active=" ".join([*ALL, "G3U2"]))
    game = lay(seat, Seat(), display="G3X1#1")
    do(game, "build G3X1#1")
    assert pending(game) == set(ON_BUILT_COLOR)
    assert len(game.table.pending) == len(ON_BUILT_COLOR)  # two colors, still one mark


@pytest.mark.rule("GIZ-R16", "GIZ-68")
def test_a_two_color_gizmo_answers_a_generic_gizmo_only_once() -> None:
    seat = Seat("RRRRRRR", active="G3U2 G3R6 G1Y8")
    game = lay(seat, Seat(), display="G3X1#1")
    do(game, "build G3X1#1", "use G3R6")
    assert game.table.players[0].tokens == 2
    must_refuse(game, "use G3R6", "GIZ-68")


@pytest.mark.rule("GIZ-66")
def test_an_untriggered_gizmo_cannot_be_used() -> None:
    game = lay(Seat("R", active="G1K9 G1Y8"), Seat(), display="G1R1")
    do(game, "build G1R1")
    assert must_refuse(game, "use G1Y8", "GIZ-66")  # it waits for a blue gizmo
    assert must_refuse(game, "use G0S1#1", "GIZ-66")  # it waits for a File


@pytest.mark.rule("GIZ-66", "GIZ-22")
def test_an_action_triggers_no_gizmo_of_an_opponent() -> None:
    game = lay(Seat("R", active="G1K9"), Seat(active="G1Y9 G2K7"), display="G1R1")
    do(game, "build G1R1")
    assert pending(game) == {"G1K9"}
    assert refused(game, "use G1Y9") == "GIZ-22"


# ---------------------------------------------------------------- optional, in any order


@pytest.mark.rule("GIZ-67")
@pytest.mark.parametrize("order", [["G3R4", "G3K5"], ["G3K5", "G3R4"]])
def test_pending_gizmos_are_used_in_the_order_their_owner_likes(order: list[str]) -> None:
    game = lay(Seat(active="G3R4 G3K5"), Seat(), display="G1R1")
    do(game, "file G1R1")
    for points, name in enumerate(order, start=1):
        do(game, f"use {name}")
        assert game.table.players[0].tokens == points


@pytest.mark.rule("GIZ-67")
def test_a_later_trigger_may_be_used_before_an_older_one() -> None:
    game = lay(Seat("U", active="G1K8 G1Y8 G1Y7"), Seat(), display="G1U1", row="RYUKRY")
    do(game, "build G1U1", "use G1K8", "pick red")
    assert pending(game) == {"G1Y8", "G1Y7"}
    do(game, "use G1Y7")  # drawn for the Pick, while the older point still waits
    assert pending(game) == {"G1Y8"}
    do(game, "use G1Y8")
    assert game.table.players[0].tokens == 1


@pytest.mark.rule("GIZ-R3", "GIZ-67")
def test_a_turn_may_be_ended_with_usable_gizmos_left() -> None:
    game = lay(Seat(active="G3R4 G1R5"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G3R4", "done")
    assert game.table.turn == 1
    assert game.table.players[0].tokens == 1
    assert game.table.players[0].energy() == 0
    assert game.table.pending == []


@pytest.mark.rule("GIZ-R3", "GIZ-67")
def test_every_trigger_may_be_declined() -> None:
    game = lay(Seat(active="G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert "done" in offered(game)
    do(game, "done")
    assert (game.table.turn, game.table.players[0].tokens) == (1, 0)


# ---------------------------------------------------------------- once per turn


@pytest.mark.rule("GIZ-68")
def test_a_used_gizmo_cannot_be_used_again_this_turn() -> None:
    game = lay(Seat(active="G3R4 G3K5"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G3R4")
    assert must_refuse(game, "use G3R4", "GIZ-68")
    assert "use G3R4" not in offered(game)


@pytest.mark.rule("GIZ-68", "GIZ-R1")
def test_meeting_the_condition_twice_leaves_one_mark_and_one_use() -> None:
    game = lay(Seat("R", active="G2R8 G1R7 G1K7", archive="G1R1"), Seat(), row="YYYYYY")
    do(game, "build G1R1", "use G2R8", "pick yellow", "pick yellow")
    assert sorted(names(game.table.pending)) == ["G1K7", "G1R7"]
    do(game, "use G1R7")
    assert must_refuse(game, "use G1R7", "GIZ-68")


@pytest.mark.rule("GIZ-R1", "GIZ-68", "GIZ-33")
def test_both_colors_of_a_two_color_gizmo_still_give_one_use() -> None:
    game = lay(Seat("R", active="G2R8 G2U5 G1Y6", archive="G1R1"), Seat(), row="YYYKKK")
    do(game, "build G1R1", "use G2R8", "pick yellow", "pick black")
    assert sorted(names(game.table.pending)) == ["G1Y6", "G2U5"]
    do(game, "use G2U5")
    assert sorted(names(game.table.pending)) == ["G1Y6"]
    assert len(ring(game)) == 3


@pytest.mark.rule("GIZ-R1", "GIZ-68", "GIZ-66")
def test_a_gizmo_already_used_is_not_triggered_again_this_turn() -> None:
    game = lay(
        Seat("RR", active="G1K9 G3U8"),
        Seat(),
        display="G1R1",
        decks={1: ["G1Y1", "G1R3", "G1U3", "G1K3"]},
    )
    do(game, "build G1R1", "use G1K9", "use G3U8", "research 1", "build G1R3")
    do(game, "return G1U3 G1K3")  # a second red gizmo built, but both triggers are spent
    assert game.table.players[0].tokens == 1
    assert game.table.turn == 1


@pytest.mark.rule("GIZ-68")
def test_two_cards_with_the_same_effect_are_two_uses() -> None:
    game = lay(Seat(active="G1R7 G1K7"), Seat(), row="YYYYYY")
    do(game, "pick yellow", "use G1R7", "use G1K7")
    assert game.table.players[0].energy() == 3


@pytest.mark.rule("GIZ-68", "GIZ-R1")
def test_the_marks_are_cleared_for_the_next_turn() -> None:
    game = lay(Seat(active="G1R7"), Seat(), row="YYYYYY")
    do(game, "pick yellow", "use G1R7")
    assert (game.table.turn, game.table.pending, game.table.used) == (1, [], [])
    do(game, "pick yellow", "pick yellow", "use G1R7")
    assert game.table.players[0].energy() == 4


# ---------------------------------------------------------------- the newly built gizmo


@pytest.mark.rule("GIZ-69", "GIZ-R2")
@pytest.mark.parametrize("newcomer", ["G2R8", "G3R5"])
def test_a_gizmo_is_not_triggered_by_its_own_build(newcomer: str) -> None:
    game = lay(Seat("RRRRR", active="G3Y6", archive=newcomer), Seat())
    do(game, f"build {newcomer}")
    assert pending(game) == {"G3Y6"}
    must_refuse(game, f"use {newcomer}", "GIZ-69")


@pytest.mark.rule("GIZ-69", "GIZ-R2")
def test_the_archive_build_of_the_rulebook_example_triggers_only_the_older_gizmos() -> None:
    game = lay(Seat("UUU", active="G1Y8 G1K8", archive="G2U8"), Seat())
    do(game, "build G2U8")
    assert pending(game) == {"G1Y8", "G1K8"}


@pytest.mark.rule("GIZ-69", "GIZ-66")
def test_a_new_gizmo_is_triggered_by_a_later_action_of_the_same_turn() -> None:
    game = lay(Seat("KKK", active="G3Y8 G1R1", archive="G2K8 G1R3"), Seat(), row="RYUKRY")
    do(game, "build G2K8")
    assert pending(game) == {"G3Y8"}
    do(game, "use G3Y8", "build G1R3")  # free, and from the archive
    assert pending(game) == {"G2K8"}
    do(game, "use G2K8", "pick red", "pick yellow")
    assert ring(game) == "RY"


@pytest.mark.rule("GIZ-69")
def test_a_new_gizmo_is_not_triggered_by_an_earlier_action() -> None:
    game = lay(Seat("U", active="G3K7 G3Y8 G3R4"), Seat(), display="G1U1 G1R5 G1K1")
    do(game, "build G1U1", "use G3K7", "file G1K1", "use G3Y8", "build G1R5")
    assert pending(game) == {"G0S1#1", "G3R4"}
    must_refuse(game, "use G1R5", "GIZ-69")


@pytest.mark.rule("GIZ-69")
def test_a_gizmo_built_before_a_granted_file_is_triggered_by_it() -> None:
    game = lay(Seat("U", active="G3K7 G3Y8"), Seat(), display="G1U1 G1R5 G1K1")
    do(game, "build G1U1", "use G3Y8", "build G1R5", "use G3K7", "file G1K1")
    assert pending(game) == {"G0S1#1", "G1R5"}
