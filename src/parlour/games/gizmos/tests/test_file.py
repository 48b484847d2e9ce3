"""GIZ-24 to GIZ-29: filing, and what lies in an archive."""

from __future__ import annotations

from itertools import chain

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.cards import BY_LEVEL, CARDS, COLUMNS
from parlour.games.gizmos.table import EMPTY
from parlour.games.gizmos.tests.positions import Seat, do, gizmo, lay, names, offered, refused, ring


@pytest.mark.rule("GIZ-24")
@pytest.mark.parametrize("name", ["G1R1", "G2U1", "G3K8", "G3X1#1"])
def test_any_face_up_gizmo_may_be_filed_for_nothing(name: str) -> None:
    game = lay(Seat("Y"), Seat(), display="G1R1 G2U1 G3K8 G3X1#1")
    do(game, f"file {name}")
    player = game.table.players[0]
    assert (names(player.archive), ring(game)) == ([name], "Y")
    assert gizmo(name) not in player.active
    assert gizmo(name) not in chain(*game.table.display)


@pytest.mark.rule("GIZ-24")
def test_all_nine_gizmos_of_the_display_are_offered() -> None:
    game = lay(Seat(), Seat())
    shown = names([*chain(*game.table.display)])
    assert [move for move in offered(game) if "file" in move] == [f"file {n}" for n in shown]
    assert len(shown) == 9


@pytest.mark.rule("GIZ-24")
@pytest.mark.parametrize("name", ["G1Y1", "G1R1", "G0S1#1", "G1R2", "G0S1#4"])
def test_only_the_display_is_filed_from(name: str) -> None:
    # In a deck; active; a starting gizmo; active of another player; not in the game.
    game = lay(Seat("", "G1R1"), Seat("", "G1R2"), decks={1: ["G1Y1", "G1Y2"]})
    assert refused(game, f"file {name}") == "GIZ-24"


@pytest.mark.rule("GIZ-25", "GIZ-23")
@pytest.mark.parametrize(("level", "slot"), [(1, 0), (1, 3), (2, 1), (3, 1)])
def test_the_vacated_slot_gets_the_top_card_of_the_same_level(level: int, slot: int) -> None:
    game = lay(Seat(), Seat())
    before = game.table.copy()
    filed = before.display[level - 1][slot]
    do(game, f"file {CARDS[filed].code}")
    expected = [slots.copy() for slots in before.display]
    expected[level - 1][slot] = before.decks[level - 1][-1]
    assert game.table.display == expected
    for i in range(3):
        gone = 1 if i == level - 1 else 0
        assert game.table.decks[i] == before.decks[i][: len(before.decks[i]) - gone]


@pytest.mark.rule("GIZ-25", "GIZ-87")
def test_a_slot_stays_empty_when_its_deck_is() -> None:
    game = lay(Seat("", "G1R1"), Seat(), display="G1Y1 G1Y2 G1Y3 G1Y4", decks={1: []})
    do(game, "file G1Y2", "done")
    assert game.table.display[0] == [gizmo("G1Y1"), EMPTY, gizmo("G1Y3"), gizmo("G1Y4")]
    do(game, "pick red")
    assert [move for move in offered(game) if "file G1" in move] == [
        "file G1Y1",
        "file G1Y3",
        "file G1Y4",
    ]


@pytest.mark.rule("GIZ-26")
def test_a_full_archive_takes_no_gizmo_from_the_display() -> None:
    game = lay(Seat(archive="G1R2"), Seat(), display="G1R1")
    assert refused(game, "file G1R1") == "GIZ-26"
    assert not [move for move in offered(game) if "file" in move]


@pytest.mark.rule("GIZ-26", "GIZ-76")
def test_a_raised_limit_makes_room() -> None:
    game = lay(Seat("", "G1R1", archive="G1R2"), Seat(), display="G1Y1")
    do(game, "file G1Y1", "done")
    assert names(game.table.players[0].archive) == ["G1R2", "G1Y1"]
    do(game, "pick red")
    refusal = GAME.why(game, 0, GAME.notation.read(f"file {names(game.table.display[0])[0]}"))
    assert refusal is not None
    assert str(refusal) == "Your archive is full: 2 of 2 filed. (GIZ-26)"


@pytest.mark.rule("GIZ-26", "GIZ-73")
def test_a_full_archive_takes_no_gizmo_by_an_effect() -> None:
    # G3Y7 would file; G1K9 gives a point and keeps the turn open.
    game = lay(Seat("R", "G3Y7 G1K9", archive="G1R2"), Seat(), display="G1R3")
    do(game, "build G1R3")
    assert sorted(names(game.table.pending)) == ["G1K9", "G3Y7"]
    refusal = GAME.why(game, 0, GAME.notation.read("use G3Y7"))
    assert refusal is not None
    assert str(refusal) == "Your archive is full: 1 of 1 filed. (GIZ-26)"
    assert offered(game) == ["use G1K9", "done"]


@pytest.mark.rule("GIZ-24", "GIZ-73")
def test_with_nothing_face_up_there_is_nothing_to_file() -> None:
    # G3Y7 would file; G1K9 gives a point and keeps the turn open.
    game = lay(Seat("R", "G3Y7 G1K9", archive="G1R2"), Seat(), decks={1: [], 2: [], 3: []})
    game.table.removed += chain(*game.table.display)
    game.table.display = [[EMPTY] * 4, [EMPTY] * 3, [EMPTY] * 2]
    do(game, "build G1R2")
    assert (refused(game, "use G3Y7"), offered(game)) == ("GIZ-24", ["use G1K9", "done"])


@pytest.mark.rule("GIZ-26", "GIZ-61")
def test_a_full_archive_takes_no_gizmo_from_a_research() -> None:
    game = lay(Seat(archive="G1R2"), Seat(), decks={1: ["G1Y1"]})
    do(game, "research 1")
    assert refused(game, "file G1Y1") == "GIZ-26"
    assert offered(game) == ["take none"]


@pytest.mark.rule("GIZ-26")
def test_a_card_built_from_the_archive_makes_room_at_once() -> None:
    game = lay(Seat("R", "G3Y7", archive="G1R2"), Seat(), display="G1Y1")
    do(game, "build G1R2", "use G3Y7", "file G1Y1")
    assert names(game.table.players[0].archive) == ["G1Y1"]


@pytest.mark.rule("GIZ-27")
def test_an_archived_gizmo_cannot_be_filed_again_by_anybody() -> None:
    game = lay(Seat("", "G1R1", archive="G1K1"), Seat(archive="G1K2"))
    assert refused(game, "file G1K1") == "GIZ-27"
    assert refused(game, "file G1K2") == "GIZ-27"


@pytest.mark.rule("GIZ-27", "GIZ-38")
def test_an_archived_gizmo_leaves_only_to_become_active_with_its_owner() -> None:
    game = lay(Seat("K", archive="G1K1"), Seat("K", archive="G1K2"))
    assert refused(game, "build G1K2") == "GIZ-38"
    do(game, "build G1K1")
    assert names(game.table.players[0].archive) == []
    assert names(game.table.players[0].active) == ["G0S1#1", "G1K1"]
    assert names(game.table.players[1].archive) == ["G1K2"]


@pytest.mark.rule("GIZ-28")
def test_an_archived_upgrade_raises_nothing_and_discounts_nothing() -> None:
    game = lay(Seat("RRRRR", archive="G3U2"), Seat("K", archive="G3Y2"), display="G2K2")
    assert refused(game, "pick red") == "GIZ-31"
    do(game, "research 1", "take none")
    do(game, next(move for move in offered(game) if "return" in move))
    assert refused(game, "build G2K2") == "GIZ-41"


@pytest.mark.rule("GIZ-28")
def test_an_archived_negator_forbids_nothing() -> None:
    game = lay(Seat("", "G1R1 G1Y1", archive="G3R1 G3Y1"), Seat(), display="G1U1")
    assert {"file G1U1", "research 1"} <= set(offered(game))


@pytest.mark.rule("GIZ-28", "GIZ-47")
def test_an_archived_converter_converts_nothing() -> None:
    game = lay(Seat("R", archive="G1U3"), Seat(), display="G1Y1")
    assert refused(game, "build G1Y1") == "GIZ-41"


@pytest.mark.rule("GIZ-28", "GIZ-29")
@pytest.mark.parametrize(
    ("archived", "action"),
    [("G3R4", "file G1U1"), ("G1Y7", "pick red"), ("G1R8", "build G1K1")],
)
def test_an_archived_gizmo_is_not_triggered(archived: str, action: str) -> None:
    game = lay(Seat("K", "G1R1", archive=archived), Seat(), display="G1U1 G1K1")
    do(game, action)
    assert gizmo(archived) not in game.table.pending
    assert game.table.turn == (0 if "file" in action else 1)


@pytest.mark.rule("GIZ-28", "GIZ-94")
def test_an_archived_gizmo_scores_nothing() -> None:
    game = lay(Seat("", "G2R1", archive="G3R8 G3X1#1", tokens=2), Seat())
    assert GAME.rules.outcome(game).points == (3 + 2, 0)


@pytest.mark.rule("GIZ-28", "GIZ-96")
def test_an_archived_gizmo_does_not_count_in_a_tie() -> None:
    # Both have 2 points; seat 0 has two built gizmos, seat 1 one and two filed.
    game = lay(Seat("", "G1R1 G1U1"), Seat("", "G2R2", archive="G1Y1 G1Y2"))
    assert GAME.rules.outcome(game).points == (2, 2)
    assert GAME.rules.outcome(game).places == (1, 2)


THIRTEEN = " ".join(
    names([i for i in BY_LEVEL[1] if COLUMNS[CARDS[i].column] in ("upgrade", "pick")][:13])
)


@pytest.mark.rule("GIZ-28", "GIZ-89")
@pytest.mark.parametrize(
    ("seat", "ends"),
    [
        (Seat("RRRR", THIRTEEN, archive="G2K1"), False),
        (Seat("RRRR", f"{THIRTEEN} G2K1"), True),
        (Seat("RRRR", "G3U2 G3K2", archive="G3R8"), False),
        (Seat("RRRR", "G3U2 G3K2 G3R8"), True),
    ],
)
def test_an_archived_gizmo_does_not_bring_the_end_nearer(seat: Seat, ends: bool) -> None:
    game = lay(seat, Seat(), display="G3R1")
    do(game, "build G3R1")
    assert game.table.ending == ends


@pytest.mark.rule("GIZ-29", "GIZ-66")
def test_filing_triggers_every_file_gizmo_of_the_filer() -> None:
    game = lay(Seat("", "G1R5 G3R4 G3Y5 G1K3 G1U6 G1U9"), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert sorted(names(game.table.pending)) == ["G0S1#1", "G1R5", "G3R4", "G3Y5"]


@pytest.mark.rule("GIZ-29", "GIZ-61")
def test_filing_from_a_research_triggers_file_gizmos() -> None:
    game = lay(Seat("", "G3R4"), Seat(), decks={2: ["G2Y1"]})
    do(game, "research 2", "file G2Y1")
    assert sorted(names(game.table.pending)) == ["G0S1#1", "G3R4"]
    do(game, "use G3R4")
    assert game.table.players[0].tokens == 1


@pytest.mark.rule("GIZ-29", "GIZ-70")
def test_filing_by_an_effect_triggers_file_gizmos() -> None:
    game = lay(Seat("R", "G3Y7 G3R4"), Seat(), display="G1R1 G1U1")
    do(game, "build G1R1")
    assert names(game.table.pending) == ["G3Y7"]
    do(game, "use G3Y7", "file G1U1")
    assert sorted(names(game.table.pending)) == ["G0S1#1", "G3R4"]


@pytest.mark.rule("GIZ-29")
def test_a_file_gizmo_built_before_the_file_is_triggered_by_it() -> None:
    game = lay(Seat("R", "G3Y7"), Seat(), display="G1R5 G1U1")
    do(game, "build G1R5", "use G3Y7", "file G1U1", "use G1R5", "pick black")
    assert ring(game) == "K"


@pytest.mark.rule("GIZ-29", "GIZ-68")
def test_a_second_file_in_a_turn_does_not_trigger_a_used_file_gizmo() -> None:
    seat = Seat("RRYYUUK", "G2U1 G3Y7 G3K7 G1R5")
    game = lay(seat, Seat(), display="G3X1#1 G1R1 G1U1")
    do(game, "build G3X1#1", "use G3Y7", "file G1R1", "use G0S1#1", "use G3K7", "file G1U1")
    assert names(game.table.pending) == ["G1R5"]
    assert refused(game, "use G0S1#1") == "GIZ-68"
    assert names(game.table.players[0].archive) == ["G1R1", "G1U1"]
