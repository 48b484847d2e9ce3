"""Where a table takes it literally that the next jump is free (GP-R10)."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.moves import DECLINE
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    pile,
    play,
    reason,
    refused,
    say_aside,
    where,
    winners,
)
from parlour.games.gridopolis.tests.positions import changed, place
from parlour.kernel.agenda import Game
from parlour.kernel.text import plain

FREE = {"after_teleport": "allowed"}
STEP = "step e4 f6/1"  # on to one of the teleporters, and out of another
JUMP = "take f6/1 f6/-1 x f6"


def pawn(**options: str) -> Game[Table]:
    """A pawn that may step to f6/1, from where it can take a pawn below; no king is in reach."""
    markers = {0: ["e4", "d3"], 1: ["f6", "e8"]}
    return place(markers=markers, options=options, events=True)


def king(**options: str) -> Game[Table]:
    return place(markers={0: ["Ke4"], 1: ["f6", "e8"]}, options={**FREE, **options})


@pytest.mark.rule("GP-R10", "GP-89")
def test_usually_a_step_on_to_a_teleporter_is_the_whole_move() -> None:
    game = pawn()
    play(game, STEP)
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-110")
def test_the_marker_may_jump_from_where_it_comes_out() -> None:
    game = pawn(**FREE)
    play(game, STEP)
    assert game.waiting() == (0,)
    assert legal(game) == {JUMP, "decline"}
    assert look(game)["second"] == {"cell": [1, 1, 1], "start": [0, -1, 0], "jump": True}
    prompt = str(GAME.words.prompt(GAME.view(game, 0)))
    assert prompt == "Jump with your marker on f6 on level 1 for free, or decline."
    assert plain(GAME.words.describe_move(DECLINE, look(game))) == "Decline the free jump"
    play(game, JUMP)
    assert (game.waiting(), pile(game, 0)) == ((1,), (1, 0))


@pytest.mark.rule("GP-R10", "GP-53")
def test_nobody_has_to_jump() -> None:
    game = pawn(**FREE, captures="forced")
    play(game, STEP)
    assert game.choice is not None
    assert game.choice.default(game, 0) == DECLINE
    play(game, "decline")
    assert game.waiting() == (1,)
    assert game.events is not None
    said = [plain(GAME.words.describe_event(event), ["Ada", "Bo"]) for event, _ in game.events]
    assert "Ada declines the free jump." in said


@pytest.mark.rule("GP-R10")
@pytest.mark.parametrize(
    "text",
    [
        "step f6/1 e6/1",
        "block e5",
        "pad g5",
        "jump d3 f3",
        "take d3 f6/-1 x f6",
    ],
)
def test_it_is_a_jump_of_that_marker_and_nothing_else(text: str) -> None:
    game = pawn(**FREE)
    play(game, STEP)
    assert refused(game, text) == "GP-R10"


@pytest.mark.rule("GP-R10", "GP-85")
def test_who_has_nothing_to_jump_is_not_asked() -> None:
    game = pawn(**FREE)
    play(game, "step e4 d6/1")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-60")
def test_a_step_to_any_other_pad_gives_no_jump() -> None:
    game = place(markers={0: ["e4"], 1: ["e6", "e8"]}, options=FREE)
    play(game, "step e4 e5")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-69", "GP-89")
def test_a_jump_on_to_a_teleporter_gives_none_either() -> None:
    """The chain may go on with more of its kind, and that is all."""
    markers = {0: ["e3/-1", "e4/-1"], 1: ["f6", "e8"]}
    built = [("e3/-1", 0)]
    game = place(markers=markers, added=built, options=FREE)
    play(game, "jump e3/-1 f6/1")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-87")
def test_who_has_to_stay_on_the_teleporter_may_jump_from_there() -> None:
    taken = ["f6/1", "f4/1", "d4/1", "d6/1"]
    game = place(markers={0: ["e4"], 1: [*taken, "f5/-1"]}, options=FREE)
    play(game, "step e4 e5/-1")
    assert legal(game) == {"kamikaze e5/-1 x f5/-1", "decline"}
    play(game, "kamikaze e5/-1 x f5/-1")
    assert (winners(game), reason(game)) == ((1,), "GP-131")


@pytest.mark.rule("GP-R10", "GP-61", "GP-24")
def test_a_pawn_does_not_jump_backward() -> None:
    game = place(markers={0: ["e4"], 1: ["f5/1", "f6", "e8"]}, options=FREE)
    play(game, STEP)
    assert refused(game, "take f6/1 e5/-1 x f5/1") == "GP-61"


@pytest.mark.rule("GP-R10", "GP-115", "GP-53")
def test_the_jump_may_be_a_chain() -> None:
    markers = {0: ["e4"], 1: ["f6", "e6/-1", "e8"]}
    game = place(markers=markers, options=FREE)
    play(game, STEP)
    assert legal(game) == {JUMP, "take f6/1 d6/-1 x e6/-1 f6", "decline"}


@pytest.mark.rule("GP-R10", "GP-67")
def test_it_may_be_over_an_own_marker() -> None:
    game = place(markers={0: ["e4", "f6"], 1: ["e8"]}, options=FREE)
    play(game, STEP)
    assert legal(game) == {"jump f6/1 f6/-1", "decline"}


@pytest.mark.rule("GP-R10", "GP-54", "GP-R21")
def test_the_turn_does_not_end_where_it_began_unless_the_table_allows_it() -> None:
    markers = {0: ["f4/-1", "e4"], 1: ["e4/1", "e8"]}
    game = place(markers=markers, options=FREE)
    play(game, "step f4/-1 d4/1")
    assert refused(game, "jump d4/1 f4/-1") == "GP-54"
    game = place(markers=markers, options={**FREE, "out_and_back": "allowed"})
    play(game, "step f4/-1 d4/1", "jump d4/1 f4/-1")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-75", "GP-76")
def test_a_pawn_that_becomes_a_king_by_it_has_no_second_move() -> None:
    design = changed("matrix", teleporters=[[0, 0, 0], [1, 1, 0]])
    markers = {0: ["e4"], 1: ["f7", "e8"]}
    game = place(blueprint=design, markers=markers, options=FREE)
    play(game, "step e4 f6", "take f6 f8 x f7")
    assert where(game)["f8"] == "K0"
    assert game.waiting() == (1,)


# ---------------------------------------------------------------- kings


@pytest.mark.rule("GP-R10", "GP-80", "GP-127")
def test_a_king_has_its_second_move_after_the_jump() -> None:
    game = king()
    play(game, STEP, JUMP)
    assert look(game)["second"] == {"cell": [1, 1, -1], "start": [0, -1, 0], "jump": False}
    play(game, "step f6/-1 f5/-1")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-80", "GP-81")
def test_and_after_none() -> None:
    game = king()
    play(game, STEP, "decline")
    assert look(game)["second"] == {"cell": [1, 1, 1], "start": [0, -1, 0], "jump": False}
    assert "step f6/1 e6/1" in legal(game)
    assert plain(GAME.words.describe_move(DECLINE, look(game))) == "Decline the second move"
    play(game, "decline")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-80")
def test_where_there_is_nothing_to_jump_the_second_move_comes_at_once() -> None:
    game = king()
    play(game, "step e4 d6/1")
    assert look(game)["second"] == {"cell": [-1, 1, 1], "start": [0, -1, 0], "jump": False}


@pytest.mark.rule("GP-R10", "GP-80", "GP-127")
def test_a_second_move_on_to_a_teleporter_gives_a_jump_and_no_third_move() -> None:
    game = place(markers={0: ["Ke3"], 1: ["f6", "e8"]}, options=FREE)
    play(game, "step e3 e4", STEP)
    assert legal(game) == {JUMP, "take f6/1 f6/-1 x f6", "decline"}
    play(game, JUMP)
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-R10", "GP-54")
@pytest.mark.parametrize(("seat", "jump"), [(1, JUMP), (0, "jump f6/1 f6/-1")])
def test_only_after_a_capture_may_a_king_end_where_its_turn_began(seat: int, jump: str) -> None:
    markers = {0: ["Kf5/-1"], 1: ["e8"]}
    markers[seat].append("f6")
    game = place(markers=markers, options=FREE)
    play(game, "step f5/-1 f6/1", jump)
    if seat == 1:
        assert "step f6/-1 f5/-1" in legal(game)
    else:
        assert refused(game, "step f6/-1 f5/-1") == "GP-54"


# ---------------------------------------------------------------- out of turn


@pytest.mark.rule("GP-R10", "GP-54", "GP-R21")
def test_a_king_does_not_jump_home_though_its_second_move_is_still_to_come() -> None:
    markers = {0: ["Kf4/-1", "e4"], 1: ["e4/1", "e8"]}
    home = "jump d4/1 f4/-1"
    game = place(markers=markers, options=FREE)
    play(game, "step f4/-1 d4/1")
    assert refused(game, home) == "GP-54"
    game = place(markers=markers, options={**FREE, "out_and_back": "allowed"})
    play(game, "step f4/-1 d4/1", home)
    assert look(game)["second"] == {"cell": [1, -1, -1], "start": [1, -1, -1], "jump": False}


@pytest.mark.rule("GP-R10", "GP-54")
def test_a_king_that_captures_may_jump_home() -> None:
    game = place(markers={0: ["Kf4/-1"], 1: ["e4", "e8"]}, options=FREE)
    play(game, "step f4/-1 d4/1", "take d4/1 f4/-1 x e4")
    assert look(game)["second"] == {"cell": [1, -1, -1], "start": [1, -1, -1], "jump": False}


@pytest.mark.rule("GP-R10", "GP-137")
def test_who_resigns_instead_of_jumping_is_out() -> None:
    markers = {0: ["e4"], 1: ["b5"], 2: ["f6", "e8"]}
    game = place(3, markers=markers, options=FREE)
    play(game, STEP)
    say_aside(game, 0, "resign")
    assert game.waiting() == (1,)
    assert look(game)["second"] is None


@pytest.mark.rule("GP-R10", "GP-137", "GP-80")
@pytest.mark.parametrize(("rank", "asked"), [("", 1), ("K", 0)])
def test_if_who_could_be_jumped_resigns_the_turn_goes_on_without(rank: str, asked: int) -> None:
    markers = {0: [f"{rank}e4"], 1: ["b5"], 2: ["f6"]}
    game = place(3, markers=markers, options=FREE)
    play(game, STEP)
    say_aside(game, 2, "resign")
    assert game.waiting() == (asked,)
