"""GL-98, GL-123: two pointers, and a pair that all confirm."""

from __future__ import annotations

import re

import pytest

from parlour.arena.match import PERSON, Match, lapse
from parlour.arena.replaying import verify
from parlour.games.gridl import GAME
from parlour.games.gridl.cells import NAMES
from parlour.games.gridl.events import Guessed
from parlour.games.gridl.powers import TWO_GUESSES
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    offered,
    play_turn,
    powers,
    refused,
    say,
    start,
    to_guess,
    told,
    usual,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded

pytestmark = pytest.mark.rule("GL-98")
read = GAME.notation.read
OPTIONS = {"powers": "yes", "first": "pink", "timer": "30_seconds"}


def guessing(keys: str = "C3") -> Game[Table]:
    """Pink has used P7; seats 2, 4 and 6 are guessers."""
    return to_guess(powers(start(7, keys, pink="P7"), guessing="P7"))


def timed(players: int = 7) -> Game[Table]:
    """The same with a timer."""
    game = start(players, "C3", pink="P7", timer="30_seconds")
    return to_guess(powers(game, guessing="P7"))


def pointed(game: Game[Table]) -> set[int]:
    return set(GAME.view(game, 2)["agenda"][-1]["pointed"])


def confirmed(game: Game[Table]) -> list[int]:
    return list(GAME.view(game, 2)["agenda"][-1]["agreed"])


@pytest.mark.parametrize(
    ("guess", "base"),
    [("C3 A1", 3), ("A1 C3", 3), ("B3 B2", 2), ("E5 D4", 1), ("A1 E5", 0), ("C2 C4", 2)],
)
def test_only_the_better_guess_scores(guess: str, base: int) -> None:
    game = start(4, "C3", pink="P7")
    turn = play_turn(game, guess, guessing="P7")
    assert (turn.base, turn.bonus, game.table.scores) == (base, 0, [base, 1])
    assert len(turn.guesses) == 2


@pytest.mark.rule("GL-61")
def test_two_different_coordinates_have_to_be_guessed() -> None:
    game = guessing()
    for wrong in ("guess C3", "guess C3 C3"):
        assert refused(game, 2, wrong) is not None
    assert all(len(set(move.split()[1:])) == 2 for move in offered(game, 2))
    assert len(offered(game, 2)) == 25 * 24 / 2


@pytest.mark.rule("GL-59")
def test_neither_may_be_covered() -> None:
    game = start(4, "C3 B2 D4", pink="P7")
    play_turn(game, "A1")
    play_turn(game, "A1")
    to_guess(powers(game, guessing="P7"))
    seat = game.waiting()[0]
    for wrong in ("guess C3 A1", "guess A1 B2"):
        assert refused(game, seat, wrong) == "GL-59"
    for wrong in ("point C3", "point B2"):
        assert refused(game, seat, wrong) in ("GL-59", "GL-121")


@pytest.mark.rule("GL-123")
def test_nobody_can_confirm_before_both_pointers_are_set() -> None:
    game = guessing()
    say(game, 2, "point C3")
    for seat in (2, 4, 6):
        assert refused(game, seat, "guess C3") is not None
        assert refused(game, seat, "take back") is not None
    say(game, 4, "point A1")
    assert pointed(game) == {0, 12}
    assert confirmed(game) == []
    say(game, 2, "guess A1 C3")
    assert confirmed(game) == [2]


@pytest.mark.rule("GL-123", "GL-R32")
def test_with_a_timer_too_a_single_cell_is_pointed_at_and_never_confirmed() -> None:
    game = timed()
    for seat in (2, 4, 6):
        say(game, seat, "guess C3")
        assert (kind(game), pointed(game), confirmed(game)) == ("Guessing", {12}, [])
        assert game.waiting() == (2, 4, 6)
    say(game, 2, "guess A1")
    assert (pointed(game), confirmed(game)) == ({0, 12}, [])
    assert refused(game, 4, "guess A1") == "GL-98"
    decide(game, "guess A1 C3")
    assert game.table.past[-1].base == 3


@pytest.mark.rule("GL-R32", "GL-98")
@pytest.mark.parametrize("pointing", ["", "point C3", "point C3 point A1"])
def test_what_is_placed_when_time_is_up_stands_in_a_record_that_verifies(pointing: str) -> None:
    match = Match(GAME, "ABCD", [PERSON] * 4, "a record 1", OPTIONS)
    game = match.game
    while not (kind(game) == "Guessing" and game.table.declares(TWO_GUESSES)):
        seat = game.waiting()[0]
        wanted = {"take P7", "use P7"} & {*offered(game, seat)}
        assert match.submit(seat, read(wanted.pop() if wanted else usual(game))) is None
    for text in re.findall("point [A-E][1-5]", pointing):
        assert match.submit(choice(game).seats[0], GAME.notation.read(text)) is None
    found = lapse(game)
    assert found is not None
    match.decide(*found, lapsed=True)
    assert len(game.table.past[-1].guesses) == pointing.count("point")
    assert verify(GAME, match.record()).table.past[-1] == game.table.past[-1]


@pytest.mark.rule("GL-135", "GL-123")
def test_a_bot_sets_the_second_pointer_and_leaves_the_first_where_a_person_put_it() -> None:
    for game in (guessing(), timed()):
        say(game, 2, "point C3")
        found = {GAME.notation.write(move) for move in game.offer(4, Seeded("a bot"))}
        assert found == {f"guess {cell} C3" for cell in NAMES[:12]} | {
            f"guess C3 {cell}" for cell in NAMES[13:]
        }


@pytest.mark.rule("GL-123")
def test_both_are_confirmed_as_a_pair_whatever_the_order() -> None:
    game = guessing()
    say(game, 2, "point C3")
    say(game, 2, "point A1")
    say(game, 2, "guess A1 C3")
    say(game, 4, "guess C3 A1")
    assert confirmed(game) == [2, 4]
    say(game, 6, "guess C3 A1")
    assert sorted(told(game, Guessed)[-1].cells) == [0, 12]


@pytest.mark.rule("GL-123")
@pytest.mark.parametrize("moved", ["B1", "E5"])
def test_moving_either_clears_every_confirmation(moved: str) -> None:
    game = guessing()
    for seat in (2, 4):
        say(game, seat, "guess A1 C3")
    say(game, 6, f"point {moved}")
    assert confirmed(game) == []
    assert len(pointed(game)) == 2
    assert kind(game) == "Guessing"


@pytest.mark.rule("GL-123")
def test_the_two_pointers_are_always_on_different_coordinates() -> None:
    game = guessing()
    for where in ("C3", "C3", "A1", "A1", "C3", "B2", "B2", "C3"):
        if refused(game, 4, f"point {where}") is None:
            say(game, 4, f"point {where}")
        found = GAME.view(game, 2)["agenda"][-1]["pointed"]
        assert len(found) == len(set(found)) <= 2


@pytest.mark.rule("GL-122", "GL-123")
def test_pointing_where_a_pointer_is_keeps_the_confirmations() -> None:
    game = guessing()
    say(game, 2, "guess A1 C3")
    for where in ("A1", "C3"):
        if refused(game, 4, f"point {where}") is None:
            say(game, 4, f"point {where}")
        assert (confirmed(game), pointed(game)) == ([2], {0, 12})


@pytest.mark.rule("GL-122", "GL-123")
def test_confirming_the_pair_can_be_taken_back() -> None:
    game = guessing()
    say(game, 2, "guess A1 C3")
    say(game, 4, "guess A1 C3")
    say(game, 2, "take back")
    assert (confirmed(game), pointed(game)) == ([4], {0, 12})
    say(game, 6, "guess A1 C3")
    assert told(game, Guessed) == []


@pytest.mark.rule("GL-25", "GL-54")
def test_both_placed_guesses_are_public_and_both_tokens_go_back() -> None:
    game = guessing()
    decide(game, "guess A1 C3")
    for viewer in (None, 0, 1):
        view = GAME.view(game, viewer)
        assert sorted(view["past"][-1]["guesses"]) == ["A1", "C3"]
        assert view["guesses"] == []


@pytest.mark.rule("GL-27")
def test_two_guesses_still_cover_the_key_alone() -> None:
    game = guessing()
    decide(game, "guess A1 B3")
    assert GAME.view(game, None)["covered"] == ["C3"]


@pytest.mark.rule("GL-111")
def test_the_turn_after_has_one_pointer_again() -> None:
    game = guessing("C3 B2 D4")
    decide(game, "guess A1 B3")
    to_guess(game)
    assert refused(game, game.waiting()[0], "guess A1 B1") is not None
    assert refused(game, game.waiting()[0], "guess A1") is None


@pytest.mark.rule("GL-R19", "GL-103")
def test_a_side_guess_and_two_guesses_go_together() -> None:
    game = start(4, "C3", pink="P7", blue="P12")
    turn = play_turn(game, "C3 B3", passive="P12", guessing="P7", side="C3")
    assert (turn.base, turn.gain, turn.side_guess) == (3, 1, 12)
    assert game.table.scores == [3, 2]
