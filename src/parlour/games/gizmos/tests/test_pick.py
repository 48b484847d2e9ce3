"""GIZ-30 to GIZ-37 and GIZ-R5: picking from the row, drawing from the dispenser."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.gizmos.events import Drew, RowRefilled, Triggered
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay, names, offered, refused, ring
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Scripted

LETTERS = "RYUK"
WORDS = {"R": "red", "Y": "yellow", "U": "blue", "K": "black"}
# The colors that each Pick gizmo waits for.
PICK_GIZMOS = {
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


def next_from_dispenser(game: Game[Table], letters: str) -> None:
    """Let the next spheres to leave the dispenser be these; they are counted color by color."""
    inside = list(game.table.dispenser)
    outcomes = []
    for letter in letters:
        color = LETTERS.index(letter)
        outcomes.append(sum(inside[:color]))
        inside[color] -= 1
    game.luck = Scripted(outcomes)


@pytest.mark.rule("GIZ-30")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_pick_takes_one_sphere_of_the_row_and_the_row_is_refilled(letter: str) -> None:
    game = lay(Seat("U"), Seat(), row="RYUKRY", events=True)
    inside = game.table.inside()
    next_from_dispenser(game, "U")
    do(game, f"pick {WORDS[letter]}")
    assert ring(game) == "".join(sorted("U" + letter, key=LETTERS.index))
    left = Counter("RYUKRY") - Counter(letter) + Counter("U")
    assert Counter(LETTERS[color] for color in game.table.row) == left
    assert game.table.inside() == inside - 1
    assert [e for e, _ in game.events or () if isinstance(e, RowRefilled)] == [RowRefilled(2)]


@pytest.mark.rule("GIZ-30")
def test_only_a_color_of_the_row_can_be_picked() -> None:
    game = lay(Seat(), Seat(), row="RRRKKK")
    assert [move for move in offered(game) if "pick" in move] == ["pick red", "pick black"]
    assert refused(game, "pick yellow") == "GIZ-30"
    assert refused(game, "pick blue") == "GIZ-30"


@pytest.mark.rule("GIZ-30", "GIZ-70")
def test_a_granted_pick_is_from_the_row_too() -> None:
    game = lay(Seat("", "G1R5"), Seat(), row="RRRRRR", display="G1R1")
    do(game, "file G1R1", "use G1R5")
    assert refused(game, "pick blue") == "GIZ-30"
    do(game, "pick red")
    assert (ring(game), len(game.table.row)) == ("R", 6)


@pytest.mark.rule("GIZ-31")
@pytest.mark.parametrize(("letters", "active"), [("RRYUK", ""), ("RRRYYYUUK", "G3U2")])
def test_a_full_ring_cannot_pick(letters: str, active: str) -> None:
    game = lay(Seat(letters, active), Seat())
    for word in WORDS.values():
        assert refused(game, f"pick {word}") == "GIZ-31"
    assert not [move for move in offered(game) if "pick" in move]


@pytest.mark.rule("GIZ-31", "GIZ-76")
def test_a_ring_one_short_of_its_limit_can_pick_once() -> None:
    game = lay(Seat("RRRYYYUU", "G3U2"), Seat())
    do(game, "pick black", "pick yellow")
    assert ring(game) == "RRRYYYUUK"
    assert refused(game, "pick red") == "GIZ-31"


@pytest.mark.rule("GIZ-31", "GIZ-73")
def test_a_full_ring_can_neither_draw_nor_pick_by_an_effect() -> None:
    game = lay(Seat("RRYUK", "G1R5 G3Y5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1")
    assert offered(game) == ["use G3R4", "done"]
    for name in ("G0S1#1", "G1R5", "G3Y5"):
        assert refused(game, f"use {name}") == "GIZ-31"
    do(game, "use G3R4")
    assert (ring(game), game.waiting()) == ("RRYUK", (1,))


@pytest.mark.rule("GIZ-32")
def test_there_is_no_way_to_throw_energy_away() -> None:
    game = lay(Seat("RRYUK", archive="G3R8"), Seat(), display="G3R7 G3Y8")
    while game.waiting() == (0,):
        assert {move.split()[0] for move in offered(game)} <= {
            "build",
            "research",
            "take",
            "return",
        }
        do(game, next(move for move in offered(game)[::-1] if "build" not in move))
    assert ring(game) == "RRYUK"


@pytest.mark.rule("GIZ-33")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("name", PICK_GIZMOS)
def test_a_pick_gizmo_waits_for_its_own_colors(name: str, letter: str) -> None:
    game = lay(Seat("", name), Seat(), events=True)
    do(game, f"pick {WORDS[letter]}")
    triggered = [names(e.gizmos) for e, _ in game.events or () if isinstance(e, Triggered)]
    assert triggered == ([[name]] if letter in PICK_GIZMOS[name] else [])
    if letter in PICK_GIZMOS[name]:
        assert offered(game) == [f"use {name}", "done"]
        do(game, f"use {name}")
        assert len(ring(game)) == 2
    assert game.waiting() == (1,)


@pytest.mark.rule("GIZ-33", "GIZ-66")
def test_one_pick_triggers_all_gizmos_of_that_color() -> None:
    game = lay(Seat("", "G1Y7 G1U7 G2Y5 G2K5 G1R6"), Seat())
    do(game, "pick red")
    assert sorted(names(game.table.pending)) == ["G1U7", "G1Y7", "G2K5", "G2Y5"]


@pytest.mark.rule("GIZ-33", "GIZ-R1")
def test_both_colors_of_a_pick_gizmo_give_one_use() -> None:
    game = lay(Seat("R", "G2R8 G2U5", archive="G1R1"), Seat())
    do(game, "build G1R1", "use G2R8", "pick yellow", "pick black")
    assert names(game.table.pending) == ["G2U5"]
    do(game, "use G2U5")
    assert (len(ring(game)), game.waiting()) == (3, (1,))


@pytest.mark.rule("GIZ-33", "GIZ-68")
def test_a_pick_gizmo_already_used_is_not_triggered_again() -> None:
    game = lay(Seat("R", "G2R8 G1Y9 G2U5", archive="G1R1"), Seat())
    do(game, "build G1R1", "use G1Y9", "pick yellow", "use G2U5", "use G2R8", "pick black")
    assert refused(game, "use G2U5") == "GIZ-72"
    do(game, "pick red")
    assert (len(ring(game)), game.waiting()) == (4, (1,))


@pytest.mark.rule("GIZ-34")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_draw_is_from_the_dispenser_and_triggers_no_pick_gizmo(letter: str) -> None:
    waiting_for_all = "G1R6 G1R7 G1Y6 G1Y7"
    game = lay(Seat("", f"{waiting_for_all} G3R4"), Seat(), row="RYUKRY", display="G1R1")
    do(game, "file G1R1")
    next_from_dispenser(game, letter)
    inside = list(game.table.dispenser)
    do(game, "use G0S1#1")
    assert ring(game) == letter
    assert [LETTERS[color] for color in game.table.row] == list("RYUKRY")
    inside[LETTERS.index(letter)] -= 1
    assert game.table.dispenser == inside
    assert names(game.table.pending) == ["G3R4"]


@pytest.mark.rule("GIZ-35", "GIZ-R5")
@pytest.mark.parametrize("name", ["G3Y5", "G3U6"])
def test_three_energy_are_drawn_one_by_one(name: str) -> None:
    game = lay(Seat("", f"{name} G3R4"), Seat(), display="G1R1", events=True)
    do(game, "file G1R1")
    next_from_dispenser(game, "KRU")
    for move, held in ((f"use {name}", "K"), ("draw", "RK"), ("draw", "RUK")):
        do(game, move)
        assert ring(game) == held
    drawn = [event.color for event, _ in game.events or () if isinstance(event, Drew)]
    assert drawn == [3, 0, 2]
    assert offered(game) == ["use G0S1#1", "use G3R4", "done"]


@pytest.mark.rule("GIZ-35", "GIZ-86", "GIZ-R5")
@pytest.mark.parametrize(("held", "draws"), [("RR", 3), ("RRR", 2), ("RRRR", 1)])
def test_drawing_stops_when_the_ring_is_full(held: str, draws: int) -> None:
    game = lay(Seat(held, "G3Y5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1")
    inside = game.table.inside()
    do(game, "use G3Y5", *["draw"] * (draws - 1))
    assert game.table.inside() == inside - draws
    assert (len(ring(game)), offered(game)) == (5, ["use G3R4", "done"])


@pytest.mark.rule("GIZ-R5")
@pytest.mark.parametrize("draws", [1, 2])
def test_who_has_seen_a_drawn_sphere_may_skip_the_rest(draws: int) -> None:
    game = lay(Seat("", "G3Y5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G3Y5", *["draw"] * (draws - 1))
    assert offered(game) == ["draw", "skip"]
    do(game, "skip")
    assert len(ring(game)) == draws
    assert refused(game, "draw") == "GIZ-20"
    assert refused(game, "use G3Y5") == "GIZ-68"


@pytest.mark.rule("GIZ-R5", "GIZ-72")
def test_nothing_comes_between_the_parts_of_an_effect() -> None:
    game = lay(Seat("", "G3Y5 G3R4"), Seat(), display="G1R1")
    do(game, "file G1R1", "use G3Y5")
    for text in ("use G3R4", "use G0S1#1", "done", "pick red"):
        assert refused(game, text) == "GIZ-72"


@pytest.mark.rule("GIZ-36", "GIZ-23")
def test_pick_2_is_two_picks_with_a_refill_between() -> None:
    game = lay(Seat("R", "G2R8", archive="G1R1"), Seat(), row="RRRRRR")
    do(game, "build G1R1", "use G2R8")
    next_from_dispenser(game, "KY")
    do(game, "pick red")
    assert refused(game, "pick yellow") == "GIZ-30"
    do(game, "pick black")
    assert (ring(game), game.waiting()) == ("RK", (1,))
    assert sorted(game.table.row) == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("GIZ-36", "GIZ-33")
def test_each_of_two_picks_may_trigger_a_pick_gizmo() -> None:
    game = lay(Seat("R", "G2R8 G1Y7 G1R6", archive="G1R1"), Seat())
    do(game, "build G1R1", "use G2R8", "pick red")
    assert names(game.table.pending) == ["G1Y7"]
    assert refused(game, "use G1Y7") == "GIZ-72"
    do(game, "pick blue")
    assert sorted(names(game.table.pending)) == ["G1R6", "G1Y7"]


@pytest.mark.rule("GIZ-36", "GIZ-R5")
def test_the_second_pick_is_lost_when_the_first_fills_the_ring() -> None:
    game = lay(Seat("RKKKK", "G2R8 G3R5", archive="G1R3"), Seat())
    do(game, "build G1R3", "use G2R8", "pick red")
    assert (ring(game), offered(game)) == ("RKKKK", ["use G3R5", "done"])


@pytest.mark.rule("GIZ-R5")
def test_the_first_pick_of_two_is_forced_and_the_second_is_not() -> None:
    game = lay(Seat("R", "G2R8", archive="G1R1"), Seat())
    do(game, "build G1R1", "use G2R8")
    assert refused(game, "skip") == "GIZ-R5"
    do(game, "pick red")
    assert "skip" in offered(game)
    do(game, "skip")
    assert (ring(game), game.waiting()) == ("R", (1,))


@pytest.mark.rule("GIZ-37")
def test_a_row_that_cannot_be_refilled_stays_short() -> None:
    game = lay(Seat(), Seat(), row="RYUKRY")
    game.table.dispenser = [0, 0, 0, 0]
    do(game, "pick red", "pick yellow")
    assert sorted(game.table.row) == [0, 1, 2, 3]
    assert (ring(game), ring(game, 1)) == ("R", "Y")


@pytest.mark.rule("GIZ-37")
def test_a_draw_from_an_empty_dispenser_gives_nothing() -> None:
    game = lay(Seat("", "G3Y5 G3R4"), Seat(), display="G1R1")
    game.table.dispenser = [0, 0, 0, 0]
    do(game, "file G1R1")
    for text in ("use G0S1#1", "use G3Y5", "draw", "draw"):
        if text in offered(game):
            do(game, text)
        assert ring(game) == ""
    do(game, "use G3R4")
    assert (game.table.players[0].tokens, len(game.table.row)) == (1, 6)
