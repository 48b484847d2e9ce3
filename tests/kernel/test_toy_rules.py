"""What the toys are for: free text, coordinates, reactions, turns of several parts, crowds."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.contract import Box
from parlour.games import darts, password, sprawl, summit
from parlour.kernel.agenda import Game
from parlour.kernel.codec import (
    Malformed,
    encode,
    from_wire,
    move_from_wire,
    state_hash,
    to_paper,
    to_wire,
)
from parlour.kernel.luck import Scripted, Seeded


def do(box: Box[Any], game: Game[Any], *steps: str) -> None:
    """Play moves written as seat and notation; all must be legal."""
    for step in steps:
        seat, _, text = step.partition(" ")
        refusal = box.why(game, int(seat), box.notation.read(text))
        assert refusal is None, f"{step}: {refusal}"
        game.submit(int(seat), box.notation.read(text))


def refused(box: Box[Any], game: Game[Any], step: str) -> tuple[str, str]:
    """The rule against a move, and why; the move is tried, and must change nothing."""
    seat, _, text = step.partition(" ")
    before = state_hash(game)
    refusal = box.why(game, int(seat), box.notation.read(text))
    assert refusal is not None
    assert game.submit(int(seat), box.notation.read(text)) == refusal.rule
    assert state_hash(game) == before
    return refusal.rule, str(refusal.because)


# ---------------------------------------------------------------------- free text, any of a team


def password_game() -> Game[Any]:
    """Six players; an unshuffled deck, so that the words come from the end of the list."""
    g = password.GAME.start(6, Scripted(reversed(range(1, 16))))
    do(password.GAME, g, "0 look")
    return g


def test_a_clue_is_free_text_that_cannot_be_listed() -> None:
    g = password_game()
    assert g.choice is not None
    assert not g.choice.complete(g, 0)
    unlisted = password.GAME.notation.read("clue Makes-me sneeze, no")
    assert g.refuse(0, unlisted) == "WORD-4"
    unlisted = password.GAME.notation.read("clue Makes-me sneeze")
    assert unlisted not in g.moves(0)
    assert g.refuse(0, unlisted) is None


def test_a_clue_with_the_word_in_it_is_refused_to_the_giver_who_knows_it() -> None:
    g = password_game()
    assert password.GAME.view(g, 0)["word"] == password.table.WORDS.index("pepper")
    said = "Your clue gives away the word, pepper."
    assert refused(password.GAME, g, "0 clue red pepper") == ("WORD-5", said)
    assert refused(password.GAME, g, "0 clue PEPPERmint") == ("WORD-5", said)
    assert refused(password.GAME, g, "0 clue makes one want to sneeze")[1].endswith("would be 5.")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_word_is_hidden_from_all_but_the_giver(viewer: int | None) -> None:
    g = password_game()
    other = g.copy()
    other.table.word, other.table.deck[0] = other.table.deck[0], other.table.word
    for game in (g, other):
        do(password.GAME, game, "0 clue hot", "1 drop")
    assert encode(password.GAME.view(g, viewer)) == encode(password.GAME.view(other, viewer))
    assert g.moves(2) == other.moves(2)


@pytest.mark.rule("KERNEL-TURN")
@pytest.mark.parametrize("guesser", [2, 4])
def test_the_members_of_the_team_but_the_giver_guess_together(guesser: int) -> None:
    g = password_game()
    do(password.GAME, g, "0 clue hot", "3 drop")
    assert g.waiting() == (2, 4)
    assert [refused(password.GAME, g, f"{seat} guess pepper")[0] for seat in (0, 1, 3, 5)] == [
        "KERNEL-TURN"
    ] * 4
    other = 6 - guesser
    do(password.GAME, g, f"{guesser} guess Kitchen", f"{other} guess Kitchen")
    do(password.GAME, g, f"{guesser} guess pepper", f"{other} guess pepper")
    assert g.table.points == [2, 0]


def test_guesses_are_judged_by_form_and_not_by_the_word() -> None:
    g = password_game()
    do(password.GAME, g, "0 clue hot", "1 drop", "2 guess fire", "4 guess fire")
    assert refused(password.GAME, g, "4 guess FIRE") == (
        "WORD-9",
        "Your team has guessed fire before.",
    )
    assert refused(password.GAME, g, "4 guess chili pepper")[0] == "WORD-8"
    assert refused(password.GAME, g, "4 drop")[0] == "WORD-7"


@pytest.mark.rule("KERNEL-TURN")
def test_people_of_the_other_team_judge_a_clue_once() -> None:
    g = password_game()
    do(password.GAME, g, "0 clue hot")
    assert g.waiting() == (1, 3, 5)
    assert refused(password.GAME, g, "0 drop")[0] == "KERNEL-TURN"
    assert refused(password.GAME, g, "3 guess pepper")[0] == "WORD-11"
    do(password.GAME, g, "5 uphold")
    assert g.waiting() == (0,)
    do(password.GAME, g, "0 clue spice")
    assert g.waiting() == (2, 4)  # no second judgment


def test_an_imagined_word_fits_all_that_has_been_said() -> None:
    g = password_game()
    do(password.GAME, g, "0 clue old hammer", "1 drop", "2 guess island", "4 guess island")
    view = password.GAME.view(g, 4)
    words = {
        password.table.WORDS[password.GAME.views.imagine(view, Seeded(str(i))).table.word]
        for i in range(300)
    }
    assert words == set(password.table.WORDS) - {"hammer", "island"}


# ---------------------------------------------------------------------- coordinates


def test_a_dart_may_go_to_any_point_in_reach() -> None:
    g = darts.GAME.start(2, Seeded("darts"))
    for text in ("throw 5 5", "throw 7.5 5", "throw 6.5 7", "throw 3.501 3.001"):
        assert darts.GAME.why(g, 0, darts.GAME.notation.read(text)) is None
    for move in g.offer(0, Seeded("sample")):
        assert g.refuse(0, move) is None


def test_a_dart_out_of_reach_is_refused_with_the_numbers() -> None:
    g = darts.GAME.start(2, Seeded("darts"))
    assert refused(darts.GAME, g, "0 throw 9 8") == (
        "DART-4",
        "That is 5.000 from your last dart; you can throw 2.500 far.",
    )
    # The nearest miss of all is not rounded into reach.
    assert refused(darts.GAME, g, "0 throw 7.5 5.001")[1].startswith("That is 2.501 from")
    assert refused(darts.GAME, g, "0 throw -0.5 10") == (
        "DART-3",
        "The board is 10.000 by 10.000; -0.500, 10.000 is not on it.",
    )


def test_coordinates_are_written_in_thousandths() -> None:
    throw = darts.rules.Throw(darts.rules.Point(-5, 12_340))
    assert darts.GAME.notation.write(throw) == "throw -0.005 12.340"
    assert darts.GAME.notation.read("throw -0.005 12.34") == throw


@pytest.mark.parametrize("over", [None, (), (3,), (1, 2)])
def test_a_list_that_need_not_be_there_is_not_the_same_as_an_empty_one(
    over: tuple[int, ...] | None,
) -> None:
    throw = darts.rules.Throw(darts.rules.Point(5_000, 5_000), over)
    assert darts.GAME.notation.read(darts.GAME.notation.write(throw)) == throw
    for written in (to_wire(throw), to_paper(throw)):
        assert from_wire(written, darts.GAME.kinds) == throw
    assert ("over" in to_paper(throw)) == (over is not None)


@pytest.mark.parametrize("over", ["", " 0", " 8", " 2 2", " 1 2 3 4 5 6 7"])
def test_a_dart_flies_over_balloons_that_hang_there(over: str) -> None:
    g = darts.GAME.start(2, Seeded("darts"))
    said = "Name some of the balloons from 1 to 7, each of them once."
    assert refused(darts.GAME, g, f"0 throw 5 5 over{over}") == ("DART-6", said)


def test_a_dart_pops_none_of_those_that_it_flies_over() -> None:
    g = darts.GAME.start(2, Seeded("darts"))
    g.table.balloons[:2] = [[5_000, 5_000], [5_100, 5_000]]
    do(darts.GAME, g, "0 throw 5 5 over 1")
    assert g.table.balloons[0] == [5_000, 5_000]
    assert [5_100, 5_000] not in g.table.balloons


def test_a_move_holds_a_plain_thing_and_no_other_than_it_should() -> None:
    g = darts.GAME.start(2, Seeded("darts"))
    wire = {"kind": "Throw", "at": {"kind": "Point", "x": 5_000, "y": 5_000}}
    assert g.refuse(0, move_from_wire(wire, darts.GAME.kinds)) is None
    wrong = move_from_wire({**wire, "at": wire}, darts.GAME.kinds)
    assert g.refuse(0, wrong) == "DART-2"
    with pytest.raises(Malformed, match="Point is no move"):
        move_from_wire(wire["at"], darts.GAME.kinds)


# ---------------------------------------------------------------------- a board that grows


def test_the_board_grows_in_every_direction() -> None:
    g = sprawl.GAME.start(2, Seeded("sprawl"))
    do(sprawl.GAME, g, "0 lay -1,0", "1 lay 3,3", "0 lay -2,0", "1 lay 3,4")
    assert sprawl.GAME.terminal.draw_board(sprawl.GAME.view(g, None), ["", ""]).splitlines() == [
        "     .",
        "  111.",
        "  ... ",
        "  ... ",
        "..000 ",
    ]
    do(sprawl.GAME, g, "0 go 0,0 -1,0")
    assert g.table.pieces[0][0] == [-1, 0]


def test_a_tile_is_laid_against_another_from_the_own_reserve() -> None:
    g = sprawl.GAME.start(2, Seeded("sprawl"))
    assert refused(sprawl.GAME, g, "0 lay 4,0")[0] == "SPRAWL-5"
    assert refused(sprawl.GAME, g, "0 lay -1,-1")[0] == "SPRAWL-5"
    assert refused(sprawl.GAME, g, "0 lay 1,1")[0] == "SPRAWL-4"
    g.table.reserve[0] = 0
    assert refused(sprawl.GAME, g, "0 lay 3,0") == ("SPRAWL-3", "You have no tile left.")


def test_a_piece_steps_to_a_free_tile_beside_it_or_leaps_over_a_foe() -> None:
    g = sprawl.GAME.start(2, Seeded("sprawl"))
    said = "You have no piece at 0,3; yours are at 0,0, 1,0 and 2,0."
    assert refused(sprawl.GAME, g, "0 go 0,3 0,2") == ("SPRAWL-6", said)
    assert refused(sprawl.GAME, g, "0 go 0,0 1,0")[0] == "SPRAWL-7"
    assert refused(sprawl.GAME, g, "0 go 0,0 0,-1")[0] == "SPRAWL-7"
    assert refused(sprawl.GAME, g, "0 go 0,0 1,2") == (
        "SPRAWL-8",
        "Your piece at 0,0 can neither step nor leap to 1,2.",
    )
    assert refused(sprawl.GAME, g, "0 go 0,0 0,2")[0] == "SPRAWL-8"  # over nobody
    g.table.pieces[1][0] = [0, 1]
    do(sprawl.GAME, g, "0 go 0,0 0,2")
    assert g.table.taken == [1, 0]


def chain() -> Game[Any]:
    """Seat 0 at 0,0 may leap over 0,1 and then over 1,3."""
    g = sprawl.GAME.start(2, Seeded("sprawl"))
    g.table.pieces[1] = [[0, 1], [1, 3], [0, 3]]
    g.table.tiles.append([2, 4])
    return g


@pytest.mark.rule("KERNEL-TURN")
def test_after_a_leap_the_same_piece_may_leap_on_and_do_nothing_else() -> None:
    g = chain()
    do(sprawl.GAME, g, "0 go 0,0 0,2")
    assert [sprawl.GAME.notation.write(move) for move in g.moves(0)] == ["go 0,2 2,4", "stop"]
    assert refused(sprawl.GAME, g, "0 go 1,0 1,1") == (
        "SPRAWL-10",
        "Leap again with your piece at 0,2, or stop.",
    )
    assert refused(sprawl.GAME, g, "0 lay 3,0")[0] == "SPRAWL-10"
    assert refused(sprawl.GAME, g, "1 stop")[0] == "KERNEL-TURN"


def test_a_chain_ends_by_itself_or_when_the_player_stops() -> None:
    g = chain()
    do(sprawl.GAME, g, "0 go 0,0 0,2", "0 go 0,2 2,4")
    assert (g.table.taken, g.waiting()) == ([2, 0], (1,))
    g = chain()
    do(sprawl.GAME, g, "0 go 0,0 0,2", "0 stop")
    assert (g.table.taken, g.waiting()) == ([1, 0], (1,))


def test_who_can_do_nothing_is_passed_over() -> None:
    g = sprawl.GAME.start(2, Seeded("sprawl"))
    g.table.tiles[:] = [[0, 0], [1, 0], [2, 0], [5, 5]]
    g.table.pieces[:] = [[[0, 0], [2, 0]], [[5, 5]]]
    g.table.reserve[1] = 0
    do(sprawl.GAME, g, "0 go 0,0 1,0")
    assert g.waiting() == (0,)


# ---------------------------------------------------------------------- one to twelve players


def climb(game: Game[Any], steps: int) -> None:
    """Everybody climbs so many steps at a time, or as many as are left, to the end of the game."""
    while not game.over:
        (seat,) = game.waiting()
        left = game.table.summit - game.table.heights[seat]
        do(summit.GAME, game, f"{seat} climb {min(steps, left)}")


def test_who_climbs_alone_may_lose_and_then_nobody_has_won() -> None:
    g = summit.GAME.start(1, Seeded("alone"))
    climb(g, 1)
    outcome = summit.GAME.rules.outcome(g)
    assert (outcome.places, outcome.winners) == ((2,), ())
    assert outcome.points == (60,)  # of 90


def test_who_climbs_alone_wins_on_the_summit() -> None:
    g = summit.GAME.start(1, Scripted([0, *[5] * 30]))
    climb(g, 3)
    assert summit.GAME.rules.outcome(g).winners == (0,)


def test_of_twelve_all_who_are_up_win_and_the_others_follow_by_height() -> None:
    g = summit.GAME.start(12, Seeded("crowd"))
    g.table.heights[:] = [7, 1, 7, 1, *[0] * 8]
    climb(g, 1)
    assert summit.GAME.rules.outcome(g).places == (1, 3, 1, 3, *[5] * 8)


def test_of_twelve_who_only_climb_one_step_at_a_time_nobody_gets_up() -> None:
    g = summit.GAME.start(12, Seeded("crowd"))
    climb(g, 1)
    assert summit.GAME.rules.outcome(g).places == (2,) * 12


def test_a_rest_costs_a_step_and_makes_the_next_climb_surer() -> None:
    g = summit.GAME.start(1, Scripted([0, 1, 0, 0]))
    assert refused(summit.GAME, g, "0 rest") == (
        "SUMMIT-5",
        "You are at the foot of the mountain and need no rest.",
    )
    do(summit.GAME, g, "0 climb 1", "0 climb 3")
    assert g.table.heights == [1]  # slipped
    do(summit.GAME, g, "0 rest")
    assert refused(summit.GAME, g, "0 rest") == (
        "SUMMIT-5",
        "You have rested already: now climb.",
    )
    do(summit.GAME, g, "0 climb 2")
    assert g.table.heights == [2]  # what slips otherwise does not now
    do(summit.GAME, g, "0 climb 2")
    assert g.table.heights == [2]


def test_nobody_climbs_past_the_summit() -> None:
    g = summit.GAME.start(12, Scripted([11]))
    g.table.heights[11] = 5
    assert refused(summit.GAME, g, "11 climb 3") == (
        "SUMMIT-4",
        "You are at 5, and the summit is at 7: that is too far.",
    )
    do(summit.GAME, g, "11 climb 1")
    assert g.waiting() == (0,)


@pytest.mark.parametrize(("up", "won"), [(12, True), (11, False)])
def test_on_one_rope_all_win_or_lose_together(up: int, won: bool) -> None:
    g = summit.GAME.start(12, Seeded("crowd"), {"rope": "one"})
    g.table.heights = [g.table.summit] * up + [0] * (12 - up)
    outcome = summit.GAME.rules.outcome(g)
    assert outcome.places == ((1,) if won else (2,)) * 12
    assert outcome.reason == "SUMMIT-R2"
    (side,) = summit.GAME.sides.sides(12, g_options("one"))
    assert side.seats == tuple(range(12))
    assert list(summit.GAME.sides.sides(12, g_options("none"))) == []


def g_options(rope: str) -> dict[str, str]:
    return summit.GAME.settle_options(12, {"rope": rope})
