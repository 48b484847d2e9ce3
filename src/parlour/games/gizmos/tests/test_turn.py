"""GIZ-18 to GIZ-23 and GIZ-R14: how a turn goes, and what a refusal says."""

from __future__ import annotations

import pytest

from parlour.games.gizmos import GAME
from parlour.games.gizmos.events import DisplayRefilled, RowRefilled, Triggered
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import NOT_ASKED
from parlour.kernel.luck import Scripted

# A display in which somebody without yellow energy can build nothing.
DEAR = "G1Y1 G1Y2 G1Y3 G1Y4 G2Y1 G2Y2 G2Y3 G3X1#1 G3X1#2"
EMPTY_DECKS: dict[int, list[str]] = {1: [], 2: [], 3: []}


@pytest.mark.rule("GIZ-18")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_pass_clockwise_from_first_player(first: int) -> None:
    game = lay(Seat(), Seat(), Seat(), Seat(), first=first, turn=first)
    order = []
    for _ in range(8):
        order.append(game.waiting()[0])
        do(game, offered(game)[0])
    assert order == [(first + i) % 4 for i in range(8)]


@pytest.mark.rule("GIZ-18", "GIZ-22")
def test_nobody_else_may_move_during_a_turn() -> None:
    game = lay(Seat(), Seat(), display="G1R1")
    assert game.moves(1) == []
    for text in ("pick red", "file G1R1", "pass", "done", "use G0S1#2"):
        assert game.submit(1, GAME.notation.read(text)) == NOT_ASKED


@pytest.mark.rule("GIZ-19")
def test_all_four_actions_are_open_at_the_start_of_a_turn() -> None:
    game = lay(Seat("R"), Seat(), display="G1R1 G1U1")
    moves = offered(game)
    assert {"pick black", "file G1U1", "build G1R1", "research 3"} <= set(moves)
    assert {move.split()[0] for move in moves} == {"pick", "file", "build", "research"}


@pytest.mark.rule("GIZ-19", "GIZ-20")
@pytest.mark.parametrize("action", ["pick red", "file G1R1", "build G1K1", "research 1"])
def test_one_action_is_the_whole_turn(action: str) -> None:
    game = lay(Seat("K"), Seat(), display="G1R1 G1K1", decks={1: ["G1Y1", "G1Y2"]})
    do(game, action)
    do(game, *{"file G1R1": ["use G0S1#1"], "research 1": ["take none"]}.get(action, []))
    if action == "research 1":
        do(game, "return G1Y2 G1Y1")
    assert game.waiting() == (1,)


@pytest.mark.rule("GIZ-19", "GIZ-R14")
@pytest.mark.parametrize(
    ("seat", "display", "decks", "left"),
    [
        (Seat("RRUK", "G3R1 G3Y1"), DEAR, None, "pick"),
        (Seat("RRUKK", "G3Y1"), DEAR, None, "file"),
        (Seat("RRUKK", "G3R1"), DEAR, None, "research"),
        (Seat("RRUKK", "G3R1 G3Y1"), DEAR.replace("G1Y1", "G1K1"), None, "build"),
        (Seat("RRUKK", "G3R1 G3Y1", archive="G1R5"), DEAR, None, "build"),
    ],
)
def test_who_can_do_one_thing_must_do_it(
    seat: Seat, display: str, decks: dict[int, list[str]] | None, left: str
) -> None:
    game = lay(seat, Seat(), display=display, decks=decks)
    assert {move.split()[0] for move in offered(game)} == {left}
    assert refused(game, "pass") == "GIZ-19"


@pytest.mark.rule("GIZ-R14")
@pytest.mark.parametrize(
    ("seat", "decks"),
    [
        (Seat("RRUKK", "G3R1 G3Y1"), None),
        (Seat("RRUKK", "G3R1 G3Y1", archive="G3R2"), None),
        (Seat("RRUKK", "G3Y1", archive="G3R2"), None),
        (Seat("RRUKK", "G3R1"), EMPTY_DECKS),
        (Seat("RRUKK", archive="G1Y5"), EMPTY_DECKS),
    ],
)
def test_who_can_do_nothing_at_all_passes(seat: Seat, decks: dict[int, list[str]] | None) -> None:
    game = lay(seat, Seat(), display=DEAR, decks=decks)
    before = game.table.copy()
    assert offered(game) == ["pass"]
    do(game, "pass")
    assert game.waiting() == (1,)
    assert game.table.players == before.players
    assert (game.table.row, game.table.display) == (before.row, before.display)


@pytest.mark.rule("GIZ-20")
def test_effects_come_after_the_main_action_and_no_second_action_after_them() -> None:
    game = lay(Seat("R", "G1R5"), Seat(), display="G1R1 G1U1")
    for text in ("use G0S1#1", "use G1R5", "done", "draw", "skip", "take none", "pay 1 red"):
        assert refused(game, text) == "GIZ-20", text
    do(game, "file G1R1")
    for text in ("file G1U1", "pick red", "build G1R1", "research 1", "pass", "draw"):
        assert refused(game, text) == "GIZ-20", text
    do(game, "use G0S1#1")
    assert refused(game, "pick red") == "GIZ-20"
    do(game, "use G1R5", "pick red")
    assert game.waiting() == (1,)


@pytest.mark.rule("GIZ-21", "GIZ-69")
def test_what_was_built_this_turn_is_new_until_the_turn_ends_and_no_longer() -> None:
    game = lay(Seat("K"), Seat("K"), display="G1K6 G1K1")
    do(game, "build G1K6")
    assert GAME.view(game, 1)["built"] == []
    do(game, offered(game)[0], "file G1K1")
    assert refused(game, "use G1K6") == "GIZ-66"  # it is new no more, only not triggered


@pytest.mark.rule("GIZ-20", "GIZ-62")
def test_the_cards_of_a_research_go_back_before_any_effect() -> None:
    game = lay(Seat(), Seat(), decks={1: ["G1Y1", "G1Y2", "G1Y3"]})
    do(game, "research 1", "file G1Y2")
    assert refused(game, "use G0S1#1") == "GIZ-62"
    do(game, "return G1Y3 G1Y1")
    assert offered(game) == ["use G0S1#1", "done"]


@pytest.mark.rule("GIZ-20", "GIZ-67")
def test_pending_effects_may_be_used_in_any_order() -> None:
    for order in (["use G3R4", "use G3K5", "use G0S1#1"], ["use G0S1#1", "use G3K5", "use G3R4"]):
        game = lay(Seat("", "G3R4 G3K5"), Seat(), display="G1R1")
        do(game, "file G1R1", *order)
        assert (game.table.players[0].tokens, len(ring(game)), game.waiting()) == (2, 1, (1,))


@pytest.mark.rule("GIZ-21")
def test_a_turn_without_effects_ends_by_itself() -> None:
    game = lay(Seat(), Seat())
    do(game, "pick red")
    assert game.waiting() == (1,)


@pytest.mark.rule("GIZ-21", "GIZ-R3")
def test_effects_declined_are_lost() -> None:
    game = lay(Seat("", "G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1", "done")
    assert (game.waiting(), game.table.pending) == ((1,), [])
    do(game, "pick red")
    assert refused(game, "use G3R4") == "GIZ-20"
    do(game, "pick red")
    assert (game.waiting(), game.table.players[0].tokens) == ((1,), 0)


@pytest.mark.rule("GIZ-21")
def test_effects_that_can_do_nothing_do_not_hold_up_the_turn_and_are_lost_with_it() -> None:
    game = lay(Seat("RRRRR"), Seat(), display="G1U1 G1R1")
    do(game, "file G1U1")
    assert (game.waiting(), game.table.pending) == ((1,), [])
    do(game, "pick red", "build G1R1")  # now there would be room
    assert (game.waiting(), ring(game)) == ((1,), "RRRR")


@pytest.mark.rule("GIZ-21", "GIZ-68")
def test_a_used_gizmo_is_ready_again_next_turn() -> None:
    game = lay(Seat("", "G1R1 G3R4"), Seat(), display="G1U1 G1U2")
    do(game, "file G1U1", "use G3R4")
    assert refused(game, "use G3R4") == "GIZ-68"
    do(game, "done")
    assert game.table.used == []
    do(game, "pick red", "file G1U2", "use G3R4")
    assert game.table.players[0].tokens == 2


@pytest.mark.rule("GIZ-21", "GIZ-55")
def test_a_used_converter_is_ready_again_next_turn() -> None:
    game = lay(Seat("RR", "G1U3"), Seat(), display="G1U1 G1U2")
    do(game, "build G1U1", "pick red", "build G1U2")
    assert ring(game) == ""


@pytest.mark.rule("GIZ-22")
def test_an_action_triggers_no_gizmo_of_another_player() -> None:
    game = lay(Seat("K"), Seat("", "G3R4 G1R5 G1Y7 G1R8"), display="G1R1 G1K1")
    do(game, "file G1R1")
    assert names(game.table.pending) == ["G0S1#1"]
    assert offered(game) == ["use G0S1#1", "done"]
    do(game, "done", "pick yellow")
    do(game, "pick red")  # G1Y7 would draw
    assert game.waiting() == (1,)
    do(game, "pick blue", "build G1K1")  # G1R8 would pick
    assert game.waiting() == (1,)
    assert ring(game, 1) == "YU"


@pytest.mark.rule("GIZ-22")
@pytest.mark.parametrize("name", ["G3R4", "G0S1#2", "G1R5", "G1U1", "G1U7", "G2R1"])
def test_nobody_uses_a_gizmo_that_is_not_active_before_them(name: str) -> None:
    # Of the other player, in an archive, in the display, in a deck.
    game = lay(Seat(), Seat("", "G3R4", archive="G1R5"), display="G1R1 G1U1 G1U7")
    do(game, "file G1R1")
    assert refused(game, f"use {name}") == "GIZ-22"


@pytest.mark.rule("GIZ-23", "GIZ-42")
def test_the_display_is_refilled_before_effects_and_the_new_card_is_there_for_them() -> None:
    game = lay(Seat("U", "G3Y8"), Seat(), display="G1U1", decks={1: ["G1R5"]}, events=True)
    do(game, "build G1U1")
    told = [type(event) for event, _ in game.events or ()]
    assert told.index(DisplayRefilled) < told.index(Triggered)
    do(game, "use G3Y8")
    assert "build G1R5" in offered(game)


@pytest.mark.rule("GIZ-23", "GIZ-30")
def test_the_row_is_refilled_before_effects_and_the_new_energy_is_there_for_them() -> None:
    game = lay(Seat("K", "G1R8 G2R6 G1Y7"), Seat(), row="RRRRRR", display="G1K1", events=True)
    do(game, "build G1K1", "use G1R8")
    assert refused(game, "pick blue") == "GIZ-30"
    blue = sum(game.table.dispenser[:2])  # the place of the first blue sphere inside
    game.luck = Scripted([blue, 0])
    before = len(game.events or ())
    do(game, "pick red")
    told = [type(event) for event, _ in (game.events or ())[before:]]
    assert told.index(RowRefilled) < told.index(Triggered)
    do(game, "use G2R6", "pick blue")
    assert ring(game) == "RU"


RING_OF_THREE = Seat("RRU", "G1R4 G1U3 G3Y8 G3R8", archive="G1K2")
REFUSALS = [
    (Seat(), [], "pass", "GIZ-19", ""),
    (Seat(), [], "use G0S1#1", "GIZ-20", ""),
    (Seat(), ["file G1R1"], "pick red", "GIZ-20", ""),
    (Seat(), ["file G1R1"], "use G0S1#2", "GIZ-22", ""),
    (Seat(), [], "file G1R9", "GIZ-24", "Ember Spark Medal is not in the display"),
    (Seat(archive="G1K2"), [], "file G1R1", "GIZ-26", "1 of 1"),
    (Seat("", "G2R1 G1Y1", archive="G1K2 G1K3 G1K4"), [], "file G1R1", "GIZ-26", "3 of 3"),
    (Seat("", "G1Y1", archive="G1K2"), [], "file G1K2", "GIZ-27", ""),
    (Seat(), [], "pick black", "GIZ-30", "2 red, 2 yellow and 2 blue"),
    (Seat("RRRRR"), [], "pick red", "GIZ-31", "5 of 5"),
    (Seat("RRRRRRRRR", "G3U2"), [], "pick red", "GIZ-31", "9 of 9"),
    (Seat("RRRRR", "G3R4"), ["file G1R1"], "use G0S1#1", "GIZ-31", "5 of 5"),
    (Seat("RR"), [], "build G1R9", "GIZ-38", ""),
    (RING_OF_THREE, ["build G1R1"], "pay 1 blue", "GIZ-39", "1 blue"),
    (
        RING_OF_THREE,
        ["build G1R1"],
        "pay 1 black",
        "GIZ-39",
        "1 black; your ring holds 2 red and 1 blue",
    ),
    (Seat("RU"), [], "build G2R2", "GIZ-41", "You need 2 red; your ring holds 1."),
    (RING_OF_THREE, ["build G1R1"], "pay 2 red", "GIZ-41", "2 red"),
    (Seat("U", "G3Y8"), ["build G1U1", "use G3Y8"], "build G2R2", "GIZ-46", ""),
    (RING_OF_THREE, ["build G1R1"], "pay 1 blue via G0S1#1", "GIZ-47", ""),
    (RING_OF_THREE, ["build G1R1"], "pay 1 blue via G1R4 G1R4", "GIZ-55", ""),
    (Seat("RRU", "G1R4"), ["build G1R3"], "pay 1 red via G1R3", "GIZ-57", ""),
    (Seat("", "G1R5"), ["file G1R1", "use G1R5"], "skip", "GIZ-R5", ""),
    (RING_OF_THREE, ["build G1R1"], "pay 1 red via G1U3", "GIZ-R27", ""),
]


@pytest.mark.rule("GIZ-19", "GIZ-20", "GIZ-22", "GIZ-24", "GIZ-26", "GIZ-27", "GIZ-30", "GIZ-31")
@pytest.mark.rule("GIZ-38", "GIZ-39", "GIZ-41", "GIZ-46", "GIZ-47", "GIZ-55", "GIZ-57")
@pytest.mark.rule("GIZ-R5", "GIZ-R27")
@pytest.mark.parametrize(("seat", "moves", "text", "rule", "numbers"), REFUSALS)
def test_a_refusal_names_its_rule_tells_the_numbers_and_changes_nothing(
    seat: Seat, moves: list[str], text: str, rule: str, numbers: str
) -> None:
    game = lay(seat, Seat(archive="G1R8"), row="RYUYUR", display="G1R1 G1R3 G1U1 G2R2", events=True)
    do(game, *moves)
    before, told = game.copy(), list(game.events or ())
    assert text not in offered(game)
    refusal = GAME.why(game, 0, GAME.notation.read(text))
    assert refusal is not None
    assert refusal.rule == rule
    assert numbers in str(refusal.because)
    assert refusal.text == GAME.rulebook.rules[rule].text
    assert game.submit(0, GAME.notation.read(text)) == rule
    assert (game.table, game.agenda) == (before.table, before.agenda)
    assert (game.luck.drawn, game.events) == (before.luck.drawn, told)
