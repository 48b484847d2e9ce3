"""A player may leave at any time."""

from __future__ import annotations

import pytest

from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.rules.asides import RESIGN
from parlour.games.gridopolis.tests.checks import (
    legal,
    look,
    pile,
    play,
    player,
    reason,
    refused,
    say_aside,
    text_of,
    where,
    winners,
)
from parlour.games.gridopolis.tests.positions import begin, changed, place


@pytest.mark.rule("GP-137", "GP-131")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_other_has_won(seat: int) -> None:
    game = begin()
    say_aside(game, seat, "resign")
    assert (winners(game), reason(game)) == ((1 - seat,), "GP-131")


@pytest.mark.rule("GP-137", "GP-130")
def test_the_markers_go_to_nobodys_pile() -> None:
    game = begin(3)
    before = GAME.rules.components(game)
    say_aside(game, 1, "resign")
    assert player(game, 1)["out"]
    assert set(where(game).values()) == {"0", "2"}
    assert [pile(game, seat) for seat in range(3)] == [(0, 0)] * 3
    assert GAME.rules.components(game) == before


@pytest.mark.rule("GP-137")
def test_out_of_turn_it_leaves_the_turn_of_the_others_alone() -> None:
    game = begin(3)
    say_aside(game, 1, "resign")
    assert game.waiting() == (0,)
    play(game, "step e3 e4")
    assert game.waiting() == (2,)


@pytest.mark.rule("GP-137")
def test_on_ones_own_turn_the_next_player_is_asked() -> None:
    game = begin(3)
    say_aside(game, 0, "resign")
    assert game.waiting() == (1,)


@pytest.mark.rule("GP-137", "GP-80")
def test_between_the_two_moves_of_a_king_too() -> None:
    game = place(3, markers={0: ["Ke5"], 1: ["b5"], 2: ["e8"]})
    play(game, "step e5 e6")
    say_aside(game, 0, "resign")
    assert game.waiting() == (1,)
    assert look(game)["second"] is None


@pytest.mark.rule("GP-137", "GP-80")
def test_a_king_makes_its_second_move_among_those_who_are_left() -> None:
    game = place(3, markers={0: ["Ke5"], 1: ["b5"], 2: ["e7", "e8"]})
    play(game, "step e5 e6")
    assert refused(game, "step e6 e7") == "GP-60"
    say_aside(game, 2, "resign")
    assert "step e6 e7" in legal(game)


@pytest.mark.rule("GP-137", "GP-133")
def test_it_counts_as_progress() -> None:
    game = begin(3)
    play(game, "step e3 e4")
    assert look(game)["quiet"]["turns"] == 1
    say_aside(game, 0, "resign")
    play(game, "step c5 d5")
    assert look(game)["quiet"] == {"turns": 0, "most": 80}


@pytest.mark.rule("GP-137")
def test_who_is_out_cannot_leave() -> None:
    game = place(3, markers={0: ["e2"], 2: ["e8"]})
    assert refused(game, "resign", seat=1) == "GP-137"
    say_aside(game, 0, "resign")
    assert (winners(game), reason(game)) == ((2,), "GP-131")


@pytest.mark.rule("GP-137")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_leaves_who_is_not_there(seat: int) -> None:
    assert refused(begin(), "resign", seat=seat) == "GP-137"


@pytest.mark.rule("GP-137", "GP-53")
def test_leaving_is_no_answer_and_no_bot_is_asked_about_it() -> None:
    game = begin()
    assert "resign" not in legal(game)
    assert GAME.asides_now(game, 0) == [RESIGN]
    assert list(GAME.asides_for_bots(game, 0)) == []


@pytest.mark.rule("GP-137", "GP-93", "GP-77")
def test_what_they_have_built_stays() -> None:
    game = place(
        3,
        markers={0: ["e2"], 1: ["b5"], 2: ["e8"]},
        blockers={1: ["e5"]},
        added=[("g5", 1)],
    )
    say_aside(game, 1, "resign")
    assert look(game)["blockers"] == [{"cell": [0, 0, 0], "seat": 1}]
    assert [one["cell"] for one in look(game)["added"]] == [[2, 0, 0]]
    assert sum(one["seat"] == 1 for one in look(game)["kingerizers"]) == 3


SPENT = {seat: dict.fromkeys(("pads", "links", "posts", "blockers"), 0) for seat in range(3)}


@pytest.mark.rule("GP-137", "GP-133", "GP-52")
def test_who_passed_before_is_asked_again_for_there_may_be_a_way_now() -> None:
    game = place(
        3,
        markers={0: ["f2"], 1: ["f3"], 2: ["d8"]},
        blockers={2: ["e3", "f4", "d7", "e7"]},
        reserves=SPENT,
    )
    assert game.waiting() == (1,)  # seat 0 has passed
    say_aside(game, 1, "resign")
    assert not game.over  # though seat 2 has passed as well
    assert legal(game) == {"step f2 f3"}


@pytest.mark.rule("GP-137", "GP-52", "GP-55")
def test_who_could_only_capture_the_one_who_leaves_passes() -> None:
    around = [text_of((x, y, z)) for x in (-1, 0, 1) for y in (0, 1) for z in (-1, 0, 1)]
    game = place(
        3,
        changed("matrix", teleporters=[[0, 0, 0], [0, 1, 0]]),
        markers={0: ["e5"], 1: ["e6"], 2: ["f8"]},
        blockers={2: [cell for cell in around if cell not in ("e5", "e6")]},
        reserves=SPENT,
    )
    assert game.waiting() == (0,)
    say_aside(game, 1, "resign")  # to step there would lead straight back (GP-55)
    assert game.waiting() == (2,)
