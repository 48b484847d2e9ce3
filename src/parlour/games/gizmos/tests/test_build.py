"""GIZ-38 to GIZ-46, GIZ-103, GIZ-R6: building, for a price and for nothing."""

from __future__ import annotations

from itertools import chain

import pytest

from parlour.games.gizmos.cards import ARCHIVE, CARDS, COLUMNS, DISPLAY, RESEARCHED
from parlour.games.gizmos.events import Built, Drew, Triggered
from parlour.games.gizmos.table import EMPTY, HouseRules, Table
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Scripted

LETTERS = "RYUK"
# What Build gizmos wait for: one color, one of two, "archive" or "level 2".
WAITING = {
    "R": "G1Y9 G1K9",
    "Y": "G1R9 G1U9",
    "U": "G1Y8 G1K8",
    "K": "G1R8 G1U8",
    "RY": "G2U6 G2K7 G3U7 G3U8",
    "RU": "G2Y9 G2K6 G3K6",
    "RK": "G2Y7 G2U9 G3Y7",
    "YU": "G2R7 G2K9 G3K7",
    "YK": "G2R9 G2U7 G3R6",
    "UK": "G2R6 G2Y6 G3R8 G3Y8",
    "archive": "G2R8 G2Y8 G2U8 G2K8 G3R5 G3Y6",
    "level 2": "G3R7 G3K8",
}
BUILD_GIZMOS = {name: sort for sort, listed in WAITING.items() for name in listed.split()}


def triggered(game: Game[Table]) -> list[str]:
    return [
        name for e, _ in game.events or () if isinstance(e, Triggered) for name in names(e.gizmos)
    ]


def built(game: Game[Table]) -> list[Built]:
    return [event for event, _ in game.events or () if isinstance(event, Built)]


@pytest.mark.rule("GIZ-38", "GIZ-39")
@pytest.mark.parametrize("name", ["G1R3", "G2R2", "G2R3", "G3R1", "G3R2", "G1R6", "G1R8"])
def test_a_gizmo_of_the_display_is_paid_and_becomes_active(name: str) -> None:
    card = CARDS[gizmo(name)]
    game = lay(Seat("RRRRR"), Seat(), display=name)
    do(game, f"build {name}")
    player = game.table.players[0]
    assert names(player.active) == ["G0S1#1", name]
    assert ring(game) == "R" * (5 - card.cost)
    assert gizmo(name) not in chain(*game.table.display)
    assert (gizmo(name) in player.converters) == (COLUMNS[card.column] == "converter")


@pytest.mark.rule("GIZ-38")
def test_a_gizmo_of_the_own_archive_is_paid_and_becomes_active() -> None:
    game = lay(Seat("UUU", archive="G2U1"), Seat())
    do(game, "build G2U1")
    player = game.table.players[0]
    assert (names(player.active), player.archive, ring(game)) == (["G0S1#1", "G2U1"], [], "")


@pytest.mark.rule("GIZ-38")
@pytest.mark.parametrize("name", ["G1R2", "G1R3", "G1R4", "G1Y1", "G0S1#3", "G0S1#1"])
def test_nothing_is_built_from_anywhere_else(name: str) -> None:
    # Another archive; another player's; one's own already; a deck; not in the game; the first.
    game = lay(Seat("RRYYU", "G1R4"), Seat("", "G1R3", archive="G1R2"), decks={1: ["G1Y1", "G1Y2"]})
    assert refused(game, f"build {name}") == "GIZ-38"


@pytest.mark.rule("GIZ-39", "GIZ-41")
@pytest.mark.parametrize("letters", ["", "R", "YYYUU", "RYUK"])
def test_energy_of_other_colors_pays_nothing(letters: str) -> None:
    game = lay(Seat(letters), Seat(), display="G2R2")
    assert refused(game, "build G2R2") == "GIZ-41"
    assert "build G2R2" not in offered(game)


@pytest.mark.rule("GIZ-39")
def test_a_payment_needs_spheres_that_are_there_and_of_the_right_color() -> None:
    game = lay(Seat("RRU", "G1R4"), Seat(), display="G1R1")
    do(game, "build G1R1")
    for text in ("pay 1 blue", "pay 1 yellow", "pay 1 black", "pay 3 red", "pay 2 blue via G1R4"):
        assert refused(game, text) == "GIZ-39", text
    assert offered(game) == ["pay 1 red", "pay 1 blue via G1R4"]


@pytest.mark.rule("GIZ-20", "GIZ-38")
def test_who_has_chosen_what_to_build_can_only_pay() -> None:
    game = lay(Seat("RRU", "G1R4"), Seat(), display="G1R1 G1R2")
    do(game, "build G1R1")
    for text in ("build G1R2", "pick red", "file G1R2", "research 1", "pass", "done", "use G1R4"):
        assert refused(game, text) == "GIZ-20", text
    assert names(game.table.players[0].active) == ["G0S1#1", "G1R4"]  # nothing is built yet
    assert ring(game) == "RRU"


@pytest.mark.rule("GIZ-39", "GIZ-51")
def test_a_doubler_helps_to_pay_for_a_generic_gizmo() -> None:
    game = lay(Seat("RRYYUU", "G3U2 G2U3"), Seat(), display="G3X1#1")
    do(game, "build G3X1#1")
    assert ring(game) == ""
    game = lay(Seat("YYYYUU", "G3U2 G2U3"), Seat(), display="G3X1#1")
    assert refused(game, "build G3X1#1") == "GIZ-41"


@pytest.mark.rule("GIZ-40")
def test_spent_energy_goes_into_the_dispenser_and_not_into_the_row() -> None:
    game = lay(Seat("RRRY"), Seat(), row="YYUUKK", display="G2R1")
    before = game.table.copy()
    do(game, "build G2R1")
    assert game.table.row == before.row
    gained = zip(game.table.dispenser, before.dispenser, strict=True)
    assert [now - then for now, then in gained] == [3, 0, 0, 0]


@pytest.mark.rule("GIZ-40", "GIZ-10")
def test_spent_energy_may_be_drawn_again_in_the_same_turn() -> None:
    game = lay(Seat("RR", "G3Y7"), Seat("RRRRR"), row="RRRRRR", display="G1R1 G1U1", events=True)
    assert game.table.dispenser[0] == 0
    do(game, "build G1R1", "use G3Y7", "file G1U1")
    game.luck = Scripted([0])  # the only red sphere inside
    do(game, "use G0S1#1")
    assert [event for event, _ in game.events or () if isinstance(event, Drew)] == [Drew(0, 0)]
    assert ring(game) == "RR"


@pytest.mark.rule("GIZ-41", "GIZ-R8")
def test_a_payment_is_neither_short_nor_too_much() -> None:
    game = lay(Seat("RRRUU", "G1R4 G2U3"), Seat(), display="G2R2")
    do(game, "build G2R2")
    for text in ("pay nothing", "pay 1 red", "pay 3 red", "pay 2 red 1 blue via G1R4"):
        assert refused(game, text) == "GIZ-41", text
    # Three counted as two: what is left over of a doubled sphere is not thrown away either.
    assert refused(game, "pay 1 red 1 blue via G1R4 G2U3") == "GIZ-R27"
    assert refused(game, "pay 3 red via G2U3") is not None
    assert sorted(offered(game)) == [
        "pay 1 blue via G1R4 G2U3",
        "pay 1 red 1 blue via G1R4",
        "pay 1 red via G2U3",
        "pay 2 red",
    ]


@pytest.mark.rule("GIZ-42")
@pytest.mark.parametrize(("name", "level"), [("G1R1", 1), ("G2R2", 2), ("G3R1", 3)])
def test_the_slot_of_a_built_gizmo_gets_the_top_card_of_its_level(name: str, level: int) -> None:
    game = lay(Seat("RRRR"), Seat(), display=f"G1U1 G2U1 G3U1 {name}")
    slot = game.table.display[level - 1].index(gizmo(name))
    before = game.table.copy()
    do(game, f"build {name}")
    expected = [slots.copy() for slots in before.display]
    expected[level - 1][slot] = before.decks[level - 1][-1]
    assert game.table.display == expected
    assert len(game.table.decks[level - 1]) == len(before.decks[level - 1]) - 1


@pytest.mark.rule("GIZ-42", "GIZ-87")
def test_building_the_last_of_a_level_leaves_an_empty_slot() -> None:
    game = lay(Seat("R"), Seat(), display="G1Y1 G1R1 G1Y2 G1Y3", decks={1: []})
    do(game, "build G1R1")
    assert game.table.display[0] == [gizmo("G1Y1"), EMPTY, gizmo("G1Y2"), gizmo("G1Y3")]


@pytest.mark.rule("GIZ-42")
def test_building_from_the_archive_refills_nothing() -> None:
    game = lay(Seat("R", archive="G1R1"), Seat())
    before = game.table.copy()
    do(game, "build G1R1")
    assert (game.table.display, game.table.decks) == (before.display, before.decks)


@pytest.mark.rule("GIZ-42", "GIZ-64")
def test_building_from_a_research_refills_nothing() -> None:
    game = lay(Seat("R"), Seat(), decks={1: ["G1R1"]})
    before = game.table.copy()
    do(game, "research 1", "build G1R1")
    assert (game.table.display, game.table.decks[0]) == (before.display, [])
    assert names(game.table.players[0].active) == ["G0S1#1", "G1R1"]


@pytest.mark.rule("GIZ-43", "GIZ-88")
def test_there_is_no_limit_to_active_gizmos() -> None:
    kinds = ("G1R", "G1Y", "G1U", "G2R")
    many = " ".join(f"{kind}{n}" for kind in kinds for n in (1, 5, 6, 7, 9))
    game = lay(Seat("K", many), Seat(), display="G1K1")
    do(game, "build G1K1")
    assert names(game.table.players[0].active) == ["G0S1#1", *many.split(), "G1K1"]


@pytest.mark.rule("GIZ-44")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("name", BUILD_GIZMOS)
def test_a_build_gizmo_waits_for_what_it_names(name: str, letter: str) -> None:
    condition = BUILD_GIZMOS[name]
    small, big = f"G1{letter}1", f"G2{letter}1"
    cases = {
        ("display", small): letter in condition,
        ("archive", small): letter in condition or condition == "archive",
        ("display", big): letter in condition or condition == "level 2",
    }
    for (place, wanted), expected in cases.items():
        archive = wanted if place == "archive" else ""
        display = wanted if place == "display" else ""
        game = lay(Seat(letter * 3, name, archive), Seat(), display=display, events=True)
        do(game, f"build {wanted}")
        assert triggered(game) == ([name] if expected else [])
        assert (f"use {name}" in offered(game)) == expected


@pytest.mark.rule("GIZ-44", "GIZ-69")
def test_a_build_gizmo_is_not_triggered_by_its_own_build() -> None:
    game = lay(Seat("RRR", archive="G2R8"), Seat(), events=True)
    do(game, "build G2R8")
    assert (triggered(game), game.waiting()) == ([], (1,))


@pytest.mark.rule("GIZ-45", "GIZ-R18")
def test_every_build_has_one_origin() -> None:
    archive_gizmos = "G2R8 G3R5"
    game = lay(
        Seat("RRR", archive_gizmos, archive="G1R3"),
        Seat(),
        display="G1R4",
        decks={1: ["G1R5"], 2: []},
        events=True,
    )
    do(game, "research 1", "build G1R5", "pick yellow")
    assert triggered(game) == []
    do(game, "build G1R4", "pick yellow")
    assert triggered(game) == []
    do(game, "build G1R3")
    assert sorted(triggered(game)) == ["G2R8", "G3R5"]
    assert [event.origin for event in built(game)] == [RESEARCHED, DISPLAY, ARCHIVE]


@pytest.mark.rule("GIZ-45", "GIZ-78")
@pytest.mark.parametrize(
    ("discount", "helps"),
    [("G3R2", "archive"), ("G3U3", "archive"), ("G3Y3", "research"), ("G3K3", "research")],
)
def test_a_discount_is_for_its_own_origin_alone(discount: str, helps: str) -> None:
    game = lay(Seat("", discount, archive="G1R1"), Seat(), display="G1R2", decks={1: ["G1R3"]})
    assert refused(game, "build G1R2") == "GIZ-41"
    assert refused(game, "build G1R1") == (None if helps == "archive" else "GIZ-41")
    do(game, "research 1")
    assert refused(game, "build G1R3") == (None if helps == "research" else "GIZ-41")


@pytest.mark.rule("GIZ-45")
def test_a_card_filed_from_a_research_is_later_built_from_the_archive() -> None:
    game = lay(Seat("R", "G3R5"), Seat(), decks={1: ["G1R1"]}, events=True)
    do(game, "research 1", "file G1R1", "done", "pick red", "build G1R1")
    assert (triggered(game), built(game)[-1].origin) == (["G0S1#1", "G3R5"], ARCHIVE)


@pytest.mark.rule("GIZ-46", "GIZ-103")
def test_a_free_build_is_of_level_1_and_refills_the_display() -> None:
    game = lay(Seat("UY", "G3Y8"), Seat(), display="G1U1 G1R1 G2R2", decks={1: ["G1R6", "G1K6"]})
    do(game, "build G1U1", "use G3Y8")
    others = names(game.table.display[0])
    assert offered(game) == [f"build {name}" for name in others]
    do(game, "build G1R1")
    assert names(game.table.players[0].active) == ["G0S1#1", "G3Y8", "G1U1", "G1R1"]
    assert ring(game) == "Y"
    assert names(game.table.display[0])[:2] == ["G1R6", "G1K6"]


@pytest.mark.rule("GIZ-46")
@pytest.mark.parametrize("name", ["G2R2", "G3R1", "G1R3", "G1R4", "G2Y2"])
def test_a_free_build_is_of_nothing_else(name: str) -> None:
    # Level 2; level 3; another archive; a deck; level 2 in the own archive.
    game = lay(
        Seat("URRRR", "G3Y8", archive="G2Y2"),
        Seat(archive="G1R3"),
        display="G1U1 G2R2 G3R1",
        decks={1: ["G1Y1", "G1R4"]},
    )
    do(game, "build G1U1", "use G3Y8")
    assert refused(game, f"build {name}") == "GIZ-46"


@pytest.mark.rule("GIZ-46", "GIZ-44")
def test_a_free_build_triggers_build_gizmos_by_color() -> None:
    game = lay(Seat("U", "G3Y8 G1Y9 G2R8 G1K8"), Seat(), display="G1U1 G1R1")
    do(game, "build G1U1", "use G3Y8", "build G1R1")
    assert sorted(names(game.table.pending)) == ["G1K8", "G1Y9"]


@pytest.mark.rule("GIZ-46", "GIZ-R6", "GIZ-44")
def test_a_free_build_from_the_archive_counts_as_such_and_refills_nothing() -> None:
    seat = Seat("U", "G3Y8 G1Y9 G2R8", archive="G1R1")
    game = lay(seat, Seat(), display="G1U1", events=True)
    do(game, "build G1U1", "use G3Y8")
    before = game.table.copy()
    do(game, "build G1R1")
    assert (game.table.display, game.table.decks) == (before.display, before.decks)
    assert sorted(names(game.table.pending)) == ["G1Y9", "G2R8"]
    assert (built(game)[-1].origin, game.table.players[0].archive) == (ARCHIVE, [])


@pytest.mark.rule("GIZ-R6")
def test_a_table_may_agree_that_a_free_build_is_from_the_display_only() -> None:
    seat = Seat("U", "G3Y8", archive="G1R1")
    game = lay(seat, Seat(), display="G1U1", house=HouseRules(free_from_archive=False))
    do(game, "build G1U1", "use G3Y8")
    assert refused(game, "build G1R1") == "GIZ-46"
    assert "build G1R1" not in offered(game)
    assert len(offered(game)) == 4


@pytest.mark.rule("GIZ-46", "GIZ-R6", "GIZ-73")
@pytest.mark.parametrize(("from_archive", "usable"), [(True, True), (False, False)])
def test_with_no_level_1_to_build_the_effect_cannot_be_used(
    from_archive: bool, usable: bool
) -> None:
    game = lay(
        Seat("UUU", "G3Y8 G1Y8", archive="G1R1"),
        Seat(),
        display="G2U1",
        decks={1: []},
        house=HouseRules(free_from_archive=from_archive),
    )
    game.table.removed += game.table.display[0]
    game.table.display[0] = [EMPTY] * 4
    do(game, "build G2U1")
    assert ("use G3Y8" in offered(game)) == usable
    assert refused(game, "use G3Y8") == (None if usable else "GIZ-46")


@pytest.mark.rule("GIZ-103")
def test_nothing_is_spent_and_no_converter_used_on_a_free_build() -> None:
    # The red gizmo built for nothing triggers a Research, whose Build needs the converter.
    game = lay(
        Seat("UR", "G3Y8 G3U8 G1K3"),
        Seat(),
        display="G1U1 G1R1",
        decks={1: ["G1Y1", "G1Y2", "G1Y3"]},
        events=True,
    )
    do(game, "build G1U1", "pay 1 blue", "use G3Y8", "build G1R1")
    assert (ring(game), built(game)[-1]) == ("R", Built(0, gizmo("G1R1"), DISPLAY, (0,) * 4, ()))
    assert names(game.table.used) == ["G3Y8"]
    do(game, "use G3U8", "research 1", "build G1Y3")
    assert built(game)[-1].converters == (gizmo("G1K3"),)
