"""GL-56 to GL-61, GL-121, GL-122: a pointer that all share, and a guess that all confirm."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Guessed
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    decide,
    kind,
    offered,
    play_turn,
    refused,
    say,
    start,
    to_guess,
    told,
)
from parlour.kernel.agenda import Game


def guessing(players: int = 7, keys: str = "C3") -> Game[Table]:
    """Pink guesses: seat 0 is Gridmaster, and of seven players 2, 4 and 6 are guessers."""
    game = to_guess(start(players, keys))
    assert game.table.gridmaster == 0
    return game


def seen(game: Game[Table], viewer: int | None = 2) -> dict[str, Any]:
    """What is told of the decision that waits."""
    frame: dict[str, Any] = GAME.view(game, viewer)["agenda"][-1]
    return frame


def confirmed(game: Game[Table]) -> list[int]:
    return list(seen(game)["agreed"])


@pytest.mark.rule("GL-58", "GL-122", "GL-56")
def test_the_guess_is_placed_when_every_guesser_has_confirmed_it() -> None:
    game = guessing()
    for seat, done in ((4, [4]), (2, [2, 4])):
        say(game, seat, "guess C3")
        assert confirmed(game) == done
        assert told(game, Guessed) == []
    say(game, 6, "guess C3")
    assert told(game, Guessed)[-1].cells == (12,)
    assert game.table.scores[0] == 3


@pytest.mark.rule("GL-56", "GL-57", "GL-121")
def test_nobody_but_the_guessers_points_or_confirms() -> None:
    game = guessing()
    say(game, 2, "point C3")
    for seat in (0, 1, 3, 5):
        assert refused(game, seat, "guess C3") == "KERNEL-TURN"
        assert refused(game, seat, "point B3") is not None
        assert refused(game, seat, "take back") is not None


@pytest.mark.rule("GL-122", "GL-121")
@pytest.mark.parametrize("players", [4, 7])
def test_pointing_is_not_confirming(players: int) -> None:
    game = guessing(players)
    for seat in game.table.guessers():
        say(game, seat, "point C3")
    assert (kind(game), confirmed(game)) == ("Guessing", [])
    assert game.waiting() == game.table.guessers()


@pytest.mark.rule("GL-121", "GL-122")
def test_moving_the_pointer_clears_every_confirmation() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    say(game, 4, "guess C3")
    say(game, 6, "point D3")
    assert confirmed(game) == []
    say(game, 6, "guess D3")
    assert confirmed(game) == [6]
    say(game, 2, "guess D3")
    say(game, 4, "guess D3")
    assert told(game, Guessed)[-1].cells == (13,)


@pytest.mark.rule("GL-122")
def test_whoever_moves_it_loses_their_own_confirmation_too() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    say(game, 2, "point D3")
    assert confirmed(game) == []


@pytest.mark.rule("GL-122")
def test_confirming_another_coordinate_moves_the_pointer_there() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    say(game, 4, "guess C3")
    say(game, 6, "guess C4")
    assert (confirmed(game), told(game, Guessed)) == ([6], [])
    assert seen(game)["proposal"]["cells"] == [17]


@pytest.mark.rule("GL-122")
def test_pointing_where_the_pointer_is_moves_nothing() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    say(game, 4, "guess C3")
    for seat in (2, 4, 6):
        if refused(game, seat, "point C3") is None:
            say(game, seat, "point C3")
        assert confirmed(game) == [2, 4]


@pytest.mark.rule("GL-122", "GL-24")
def test_a_confirmation_can_be_taken_back_until_the_guess_is_placed() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    say(game, 4, "guess C3")
    say(game, 2, "take back")
    assert (confirmed(game), seen(game)["proposal"]["cells"]) == ([4], [12])
    assert refused(game, 2, "take back") is not None
    say(game, 6, "guess C3")
    assert told(game, Guessed) == []
    say(game, 2, "guess C3")
    assert len(told(game, Guessed)) == 1
    assert refused(game, 2, "take back") is not None


@pytest.mark.rule("GL-122", "GL-24")
def test_nobody_takes_back_what_others_have_confirmed() -> None:
    game = guessing()
    say(game, 2, "guess C3")
    for seat in (0, 1, 4, 6):
        assert refused(game, seat, "take back") == "GL-24"


@pytest.mark.rule("GL-59", "GL-69", "GL-27")
def test_a_covered_coordinate_can_be_neither_guessed_nor_pointed_at() -> None:
    game = start(4, "C3 B2 D4")
    play_turn(game, "A1")
    play_turn(game, "A1")
    to_guess(game)
    seat = game.waiting()[0]
    for covered in ("C3", "B2"):
        assert refused(game, seat, f"guess {covered}") == "GL-59"
        assert refused(game, seat, f"point {covered}") in ("GL-59", "GL-121")
        assert f"guess {covered}" not in offered(game, seat)
        for rule, move in (("GL-59", f"guess {covered}"), ("GL-121", f"point {covered}")):
            told_why = str(game.because(seat, GAME.notation.read(move), rule))
            assert told_why.endswith(".")
    assert len(offered(game, seat)) == 23


@pytest.mark.rule("GL-70", "GL-R7")
def test_a_covered_peripheral_cannot_be_guessed_and_its_points_go_nowhere_else() -> None:
    game = start(4, "C3 C4")
    play_turn(game, "A1")
    to_guess(game)
    assert refused(game, game.waiting()[0], "guess C3") == "GL-59"  # 2 points by the card
    worth = {}
    for guess in ("C4", "B4", "D4", "C5", "B3", "D3", "B5", "D5", "C2", "B2", "A4"):
        twin = game.copy()
        decide(twin, f"guess {guess}")
        worth[guess] = twin.table.past[-1].base
    assert worth == {"C4": 3} | dict.fromkeys(("B4", "D4", "C5"), 2) | dict.fromkeys(
        ("B3", "D3", "B5", "D5"), 1
    ) | dict.fromkeys(("C2", "B2", "A4"), 0)


@pytest.mark.rule("GL-61", "GL-98")
def test_one_coordinate_is_guessed() -> None:
    game = guessing()
    assert refused(game, 2, "guess C3 C4") in ("GL-61", "GL-98")
    assert all(len(move.split()) == 2 for move in offered(game, 2))
    assert len(offered(game, 2)) == 25


@pytest.mark.rule("GL-61", "GL-R32")
def test_without_a_timer_there_has_to_be_a_guess() -> None:
    game = guessing()
    for seat in game.table.guessers():
        assert refused(game, seat, "no guess") is not None


@pytest.mark.rule("GL-60", "GL-62")
def test_a_placed_token_stays_and_the_card_is_shown_at_once() -> None:
    game = guessing(4)
    say(game, 2, "guess B3")
    for seat in range(4):
        for move in ("guess C3", "point C3", "take back"):
            assert refused(game, seat, move) is not None
    for viewer in (None, 0, 1, 2, 3):
        last = GAME.view(game, viewer)["past"][-1]
        assert (last["guesses"], last["key"], last["base"]) == (["B3"], "C3", 2)


@pytest.mark.rule("GL-25")
def test_after_the_turn_no_token_lies_on_the_grid() -> None:
    game = guessing(4)
    say(game, 2, "guess B3")
    view = GAME.view(game, None)
    assert (view["guesses"], view["side_guess"]) == ([], None)


@pytest.mark.rule("GL-83", "GL-58")
def test_a_single_guesser_confirms_alone() -> None:
    game = to_guess(start(2, "C3"))
    guesser = game.waiting()[0]
    assert guesser != game.table.gridmaster
    say(game, guesser, "point C3")
    assert kind(game) == "Guessing"
    say(game, guesser, "guess C3")
    assert sum(game.table.scores) == 3


@pytest.mark.rule("GL-132", "GL-122")
def test_the_team_its_gridmaster_included_sees_pointer_and_confirmations() -> None:
    game = guessing()
    say(game, 2, "point C3")
    say(game, 4, "guess C3")
    for mate in (0, 2, 4, 6):
        frame = seen(game, mate)
        assert (frame["proposal"]["cells"], frame["agreed"]) == ([12], [4])
    for viewer in (None, 1, 3, 5):
        assert not {"proposal", "agreed", "pointed"} & seen(game, viewer).keys()
