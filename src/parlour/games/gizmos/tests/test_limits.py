"""Limits: what holds at every moment, what is lost for want of room, and what has no limit."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.moves import Build, File
from parlour.games.gizmos.table import EMPTY
from parlour.games.gizmos.tests.checks import random_move
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.luck import Seeded

# ---------------------------------------------------------------- hard limits


@pytest.mark.rule("GIZ-85")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_ring_and_no_archive_is_ever_over_its_limit(players: int) -> None:
    luck = Seeded(f"limits {players}")
    full_rings = full_archives = 0
    for number in range(6):
        game = GAME.start(players, Seeded(f"limits {players} {number}"))
        for _ in range(250):
            if game.over:
                break
            game.play(game.waiting()[0], random_move(game, luck, "Pick", "File", "Draw", "Use"))
            for player in game.table.players:
                base = [CARDS[gizmo] for gizmo in player.active]
                storage = 5 + sum(card.storage for card in base)
                filing = 1 + sum(card.filing for card in base)
                assert sum(player.ring) <= storage
                assert len(player.archive) <= filing
                assert min(player.ring) >= 0
                full_rings += sum(player.ring) == storage
                full_archives += len(player.archive) == filing
    assert full_rings > 100  # the limits were really met
    assert full_archives > 100


@pytest.mark.rule("GIZ-85")
def test_in_the_middle_of_a_turn_a_ring_at_its_limit_takes_nothing_more() -> None:
    game = lay(Seat("RRRR", active="G1R5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G0S1#1")  # the fifth sphere
    assert refused(game, "use G1R5") == "GIZ-31"
    assert game.table.players[0].energy() == 5


@pytest.mark.rule("GIZ-85")
def test_in_the_middle_of_a_turn_an_archive_at_its_limit_takes_nothing_more() -> None:
    game = lay(Seat("RRRRRRR", active="G3U2 G3K7 G3Y7 G1K9"), Seat(), display="G3X1#1 G1R1 G1R3")
    do(game, "build G3X1#1", "use G3K7", "file G1R1")
    assert refused(game, "use G3Y7") == "GIZ-26"
    assert names(game.table.players[0].archive) == ["G1R1"]


# ---------------------------------------------------------------- full in the middle of an effect


@pytest.mark.rule("GIZ-86", "GIZ-35", "GIZ-R5")
def test_a_draw_that_does_not_fit_stays_in_the_dispenser() -> None:
    game = lay(Seat("RRRY", active="G3Y5 G3R4"), Seat(), display="G1R1")
    inside, row = game.table.inside(), list(game.table.row)
    do(game, "file G1R1", "use G3Y5")  # the first of three fills the ring
    assert game.table.players[0].energy() == 5
    assert game.table.players[0].ring[0] >= 3  # and nothing was thrown out for it
    assert game.table.players[0].ring[1] >= 1
    assert game.table.inside() == inside - 1
    assert game.table.row == row
    assert offered(game) == ["use G3R4", "done"]  # the other two are lost


@pytest.mark.rule("GIZ-86", "GIZ-36", "GIZ-R5")
def test_a_pick_that_does_not_fit_stays_in_the_row() -> None:
    game = lay(
        Seat("RRRRR", active="G2R8 G3R5", archive="G1R3"),
        Seat(),
        row="YYYYYY",
    )
    do(game, "build G1R3", "use G2R8", "pick yellow")  # one spent, one picked: full again
    assert ring(game) == "RRRRY"
    assert len(game.table.row) == 6
    assert offered(game) == ["use G3R5", "done"]


@pytest.mark.rule("GIZ-86", "GIZ-31")
def test_nothing_is_exchanged_to_make_room() -> None:
    game = lay(Seat("RRRRR"), Seat(), row="YYYYYY")
    row, inside = list(game.table.row), list(game.table.dispenser)
    assert game.submit(0, GAME.notation.read("pick yellow")) == "GIZ-31"
    assert (ring(game), game.table.row, game.table.dispenser) == ("RRRRR", row, inside)


# ---------------------------------------------------------------- empty decks


@pytest.mark.rule("GIZ-87")
@pytest.mark.parametrize("move", ["file G1R1", "build G1R1"])
def test_a_slot_whose_deck_is_empty_stays_empty(move: str) -> None:
    game = lay(Seat("R"), Seat(), display="G1Y1 G1R1 G1U1 G1K1", decks={1: []})
    do(game, move)
    if game.table.turn == 0:
        do(game, "done")
    assert names([i for i in game.table.display[0] if i != EMPTY]) == ["G1Y1", "G1U1", "G1K1"]
    do(game, "research 2", "take none")
    do(game, offered(game)[0])  # some order of return
    do(game, "pick red")
    assert game.table.display[0].count(EMPTY) == 1
    assert GAME.view(game, 1)["decks"][0] == 0


@pytest.mark.rule("GIZ-87")
def test_nothing_can_be_taken_from_an_empty_slot() -> None:
    game = lay(Seat("R"), Seat(), display="G1R1", decks={1: []})
    do(game, "file G1R1", "done")
    assert game.refuse(1, File(EMPTY)) == "GIZ-24"
    assert game.refuse(1, Build(EMPTY)) == "GIZ-38"
    assert sum(move.startswith("file G1") for move in offered(game)) == 3


@pytest.mark.rule("GIZ-87", "GIZ-R10", "GIZ-64")
@pytest.mark.parametrize("number", range(6))
def test_a_slot_is_empty_only_while_its_deck_is_and_then_for_good(number: int) -> None:
    luck = Seeded(f"short decks {number}")
    short = {1: ["G1R1", "G1Y1"], 2: ["G2R1", "G2Y1", "G2U1", "G2K1"], 3: ["G3U2"]}
    game = lay(Seat(), Seat(), Seat(), decks=short, luck=Seeded(f"game {number}"))
    empty: set[tuple[int, int]] = set()
    for _ in range(300):
        if game.over:
            break
        game.play(game.waiting()[0], random_move(game, luck, "Pick", "File", "Draw", "Use"))
        now = {
            (level, slot)
            for level, slots in enumerate(game.table.display)
            for slot, gizmo in enumerate(slots)
            if gizmo == EMPTY
        }
        assert empty <= now  # once empty, always empty
        for level, _slot in now:
            assert game.table.decks[level] == []
            assert not any(CARDS[gizmo].level == level + 1 for gizmo in game.table.looked_at)
        empty = now
    assert empty  # it did happen


# ---------------------------------------------------------------- no other limits


@pytest.mark.rule("GIZ-88", "GIZ-43")
def test_there_is_no_limit_on_gizmos_of_one_color_one_column_or_in_all() -> None:
    blue = " ".join(f"G{level}U{n}" for level in (1, 2) for n in range(2, 10))
    game = lay(Seat("U", active=blue), Seat(), display="G1U1")
    do(game, "build G1U1")
    assert len(game.table.players[0].active) == 18


@pytest.mark.rule("GIZ-88")
def test_there_is_no_limit_on_tokens() -> None:
    game = lay(Seat(active="G3R4 G3K5", tokens=1000), Seat(tokens=44), display="G1R1")
    do(game, "file G1R1", "use G3R4", "use G3K5")
    assert game.table.players[0].tokens == 1002


@pytest.mark.rule("GIZ-88", "GIZ-68")
def test_a_turn_may_hold_any_number_of_effects() -> None:
    sources = ["G1R5", "G1Y5", "G1U5", "G1K5", "G3R4", "G3K5", "G3Y5", "G3U6"]
    game = lay(
        Seat(active=" ".join([*sources, "G3U2", "G3K2"])),
        Seat(),
        display="G1R1",
    )
    do(game, "file G1R1")
    for name in ["G0S1#1", *sources]:
        do(game, f"use {name}")
        while offered(game)[0].startswith(("pick", "draw")) and game.table.turn == 0:
            do(game, offered(game)[0])
    assert game.table.players[0].energy() == 1 + 4 + 6
    assert game.table.players[0].tokens == 2
    assert game.table.turn == 1
