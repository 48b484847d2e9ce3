"""GL-55, GL-R11: what the checker cannot judge is for people to say."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import BY_NAME
from parlour.games.gridl.events import Clued, Guessed, Objected, Voted
from parlour.games.gridl.rules.objection import ObjectionWindow
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    in_vain,
    kind,
    offered,
    play_out,
    refused,
    say,
    start,
    to,
    to_clue,
    to_guess,
    told,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.testing.laws import put_to_every_law
from parlour.testing.situations import Situation, Step, played

pytestmark = pytest.mark.rule("GL-R11")
PLACING = ("side-guess C3", "no guess", "no side-guess")


def window(players: int = 7) -> Game[Table]:
    """Pink has given a clue. Blue has the odd seats; Pink's guessers are 2, 4 and so on."""
    return to(start(players, "C3"), "ObjectionWindow")


def vote(game: Game[Table], upholds: str = "", rejects: str = "") -> None:
    """Each of these seats that has not voted yet; nobody may vote when it is decided."""
    for seats, word in ((upholds, "uphold"), (rejects, "reject")):
        for seat in map(int, seats.split()):
            say(game, seat, word)


def objected(players: int = 7) -> Game[Table]:
    """Seat 1 has objected, and so has voted that the clue is void."""
    game = window(players)
    say(game, 1, "object")
    return game


def test_after_the_clue_the_passive_team_may_object_or_waive_for_ten_seconds() -> None:
    for game in (window(), to(start(4, timer="90_seconds"), "ObjectionWindow")):
        asked = choice(game)
        assert asked.seats == game.table.members(1)
        limit = asked.time_limit(game)
        assert limit is not None
        assert limit.seconds == 10
        assert asked.default(game, 1) == GAME.notation.read("waive")


@pytest.mark.rule("KERNEL-TURN")
def test_nobody_but_the_passive_team_objects() -> None:
    game = window()
    for seat in (0, 2, 4, 6):
        assert refused(game, seat, "object") == "KERNEL-TURN"
        assert refused(game, seat, "waive") == "KERNEL-TURN"


def test_the_guess_can_be_placed_when_every_passive_member_has_waived() -> None:
    game = window()
    say(game, 3, "waive")
    say(game, 1, "waive")
    assert (kind(game), game.waiting()) == ("ObjectionWindow", (5,))
    assert all(refused(game, 2, move) for move in PLACING)
    say(game, 5, "waive")
    assert kind(game) == "Guessing"


def test_one_member_may_object_when_others_have_waived() -> None:
    game = window()
    say(game, 3, "waive")
    say(game, 5, "object")
    assert kind(game) == "Voting"
    assert told(game, Objected)[-1].seat == 5


def test_guessers_may_point_while_an_objection_can_still_be_made() -> None:
    game = window()
    say(game, 2, "point C3")
    say(game, 4, "point D3")
    decide(game, "waive")
    decide(game, "guess D3")
    assert game.table.past[-1].base == 2


def confirmed(game: Game[Table], *guessers: int, text: str = "guess D3") -> Game[Table]:
    for seat in guessers:
        say(game, seat, text)
    assert game.table.past[-1:] == []
    return game


def frame(game: Game[Table], viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = [each for each in GAME.view(game, viewer)["agenda"] if each["kind"] == "Guessing"]
    return found


def test_a_guess_confirmed_by_all_is_placed_when_an_objection_can_no_longer_be_made() -> None:
    for ends in (("waive", "waive", "waive"), ("waive", "object", "reject")):
        game = confirmed(window(), 2, 4, 6)
        said = len(told(game, Guessed))
        for seat, word in zip((1, 3, 5), ends, strict=True):
            assert (game.table.past, game.table.guesses, len(told(game, Guessed))) == ([], [], said)
            say(game, seat, word)
        assert told(game, Guessed)[-1].cells == (BY_NAME["D3"],)
        assert (game.table.past[-1].base, kind(game)) == (2, "NameGridmaster")


def test_a_guess_that_somebody_has_not_confirmed_waits_for_that_one_alone() -> None:
    game = confirmed(window(), 2, 6)
    decide(game, "waive")
    assert (kind(game), game.waiting()) == ("Guessing", (4,))
    say(game, 4, "guess D3")
    assert game.table.past[-1].base == 2


def test_guessers_confirm_during_the_vote_too_and_take_back_as_long_as_nothing_is_placed() -> None:
    game = confirmed(objected(), 2, 4)
    say(game, 2, "take back")
    vote(game, rejects="2")
    confirmed(game, 6, 2)
    assert refused(game, 1, "take back") == "GL-24"
    say(game, 4, "take back")
    vote(game, rejects="3")
    assert (kind(game), game.waiting()) == ("Guessing", (4,))


@pytest.mark.rule("GL-122")
def test_a_pointer_that_moves_clears_what_was_confirmed_early() -> None:
    game = confirmed(window(), 2, 4)
    say(game, 6, "point C3")
    decide(game, "waive")
    assert (kind(game), game.waiting()) == ("Guessing", (2, 4, 6))


@pytest.mark.rule("GL-123", "GL-98")
def test_with_two_pointers_both_are_confirmed_early_or_nothing_is() -> None:
    game = start(4, "C3", pink="P7", blue="", timer="90_seconds")
    to(game, "PowerWindow")
    decide(game, "use P7")
    to(game, "ObjectionWindow")
    say(game, 2, "point B3")
    assert refused(game, 2, "guess B3") == "GL-98"
    say(game, 2, "guess B3 C3")
    decide(game, "waive")
    assert game.table.past[-1].base == 3


@pytest.mark.rule("GL-R20", "GL-24")
def test_guessers_see_a_side_guess_before_they_confirm() -> None:
    game = start(4, "C3", pink="", blue="P12")
    to(game, "PowerWindow")
    decide(game, "use P12")
    to(game, "ObjectionWindow")
    say(game, 2, "point C3")
    assert refused(game, 2, "guess C3") == "GL-24"
    assert offered(game, 2) == []
    decide(game, "side-guess B3")
    assert (kind(game), game.waiting()) == ("Guessing", (2,))


@pytest.mark.rule("GL-132", "GL-121")
def test_what_is_confirmed_early_is_known_to_that_team_alone() -> None:
    game = confirmed(window(), 2, 4)
    for mate in (0, 2, 4, 6):
        assert frame(game, mate)["agreed"] == [2, 4]
    for viewer in (1, 3, 5, None):
        assert frame(game, viewer).keys().isdisjoint({"agreed", "proposal", "pointed"})


@pytest.mark.parametrize("seat", [0, 1])
def test_neither_gridmaster_nor_passive_team_confirms_early(seat: int) -> None:
    for game in (window(), objected()):
        assert refused(game, seat, "guess D3") in ("KERNEL-TURN", "KERNEL-SEALED", "GL-24")
        assert "guess D3" not in offered(game, seat)


@pytest.mark.rule("KERNEL-SEALED")
def test_who_has_voted_votes_no_more() -> None:
    game = objected()
    vote(game, upholds="2")
    assert refused(game, 2, "reject") == "KERNEL-SEALED"
    assert refused(game, 1, "reject") == "KERNEL-SEALED"


def test_the_laws_hold_while_guessers_confirm_early() -> None:
    options = GAME.settle_options(5, {"first": "pink"})
    game = GAME.start(5, Seeded("early"), options)
    trail: list[Step] = []
    while kind(game) != "ObjectionWindow":
        seat = game.waiting()[0]
        trail += played(game, Step(seat, game.moves(seat)[0]))
    window = choice(game)
    assert isinstance(window, ObjectionWindow)
    placed = [(seat, f"guess {in_vain(game).split()[0]}") for seat in window.guessers]
    passive = [(window.seats[0], "object"), (window.seats[1], "reject")]
    for seat, word in (*placed, *passive):
        put_to_every_law(GAME, Situation(game, 5, options, "early", trail.copy(), trail))
        trail += played(game, Step(seat, GAME.notation.read(word)))
    assert game.table.past
    put_to_every_law(GAME, Situation(game, 5, options, "early", trail, trail))


def test_a_pointer_is_cleared_when_the_clue_is_void() -> None:
    game = confirmed(window(4), 2)
    say(game, 1, "object")
    vote(game, upholds="3 2")
    say(game, 0, "clue lullaby")
    assert (kind(game), frame(game, 2)["proposal"], frame(game, 2)["agreed"]) == (
        "Guessing",
        None,
        [],
    )


def test_placing_a_side_guess_waives() -> None:
    game = start(4, "C3", pink="", blue="P12")
    to(game, "PowerWindow")
    decide(game, "use P12")
    to(game, "ObjectionWindow")
    for seat in (1, 3):
        say(game, seat, "side-guess C3")
    assert kind(game) == "Guessing"


def test_nothing_can_be_placed_while_the_objection_is_open() -> None:
    game = objected()
    for seat in range(7):
        assert all(refused(game, seat, move) for move in PLACING)


def test_all_vote_but_the_gridmaster() -> None:
    game = objected()
    assert sorted(choice(game).seats) == [1, 2, 3, 4, 5, 6]
    assert refused(game, 0, "uphold") == "KERNEL-TURN"
    assert refused(game, 0, "reject") == "KERNEL-TURN"


def test_the_vote_takes_twenty_seconds_and_a_vote_not_cast_is_a_vote_against() -> None:
    game = objected()
    limit = choice(game).time_limit(game)
    assert limit is not None
    assert limit.seconds == 20
    for seat in game.waiting():
        assert choice(game).default(game, seat) == GAME.notation.read("reject")


def test_it_is_upheld_by_all_of_the_passive_team_and_one_guesser() -> None:
    game = objected()
    vote(game, upholds="3 5", rejects="2 6")
    assert kind(game) == "Voting"
    vote(game, upholds="4")
    assert kind(game) == "GivingClue"
    assert [event.upheld for event in told(game, Voted)] == [True]


def test_it_is_decided_as_soon_as_nothing_can_change_it() -> None:
    game = objected()
    vote(game, upholds="3 5 2")
    assert (kind(game), told(game, Voted)[-1].upheld) == ("GivingClue", True)
    game = objected()
    vote(game, rejects="5")  # one of the passive team is enough
    assert (kind(game), told(game, Voted)[-1].upheld) == ("Guessing", False)
    game = objected()
    vote(game, rejects="2 4 6")  # no guesser agrees
    assert (kind(game), told(game, Voted)[-1].upheld) == ("Guessing", False)


def test_the_opponents_alone_cannot_veto_a_clue() -> None:
    game = objected(4)
    vote(game, upholds="3", rejects="2")
    assert kind(game) == "Guessing"
    assert GAME.view(game, None)["clue"] == "volcano"


def test_the_guessers_alone_cannot_fish_for_another() -> None:
    game = objected(4)
    vote(game, upholds="2", rejects="3")
    assert kind(game) == "Guessing"
    assert GAME.view(game, None)["clue"] == "volcano"


@pytest.mark.rule("GL-55", "GL-45")
def test_an_upheld_objection_voids_the_clue_and_nothing_else() -> None:
    game = objected(4)
    before = game.table.copy()
    vote(game, upholds="3 2")
    after = game.table
    assert (kind(game), game.waiting(), after.clue) == ("GivingClue", (0,), "")
    assert {GAME.view(game, viewer)["clue"] for viewer in (None, 0, 1, 2, 3)} == {""}
    assert (after.scores, after.supply, after.words) == (before.scores, before.supply, before.words)
    assert (after.key, after.gridmaster, after.turn) == (before.key, before.gridmaster, before.turn)
    say(game, 0, "clue lullaby")
    to_guess(game)
    decide(game, "guess C3")
    assert (game.table.past[-1].clue, game.table.past[-1].base) == ("lullaby", 3)
    assert len(told(game, Clued)) == 2


@pytest.mark.rule("GL-55")
def test_a_void_clue_cannot_be_given_again() -> None:
    game = objected(4)
    vote(game, upholds="3 2")
    assert refused(game, 0, "clue volcano") == "GL-55"


def test_after_an_objection_there_is_no_second_one_in_the_turn() -> None:
    upheld, rejected = objected(4), objected(4)
    vote(upheld, upholds="3 2")
    say(upheld, 0, "clue lullaby")
    vote(rejected, rejects="3")
    for game in (upheld, rejected):
        assert kind(game) == "Guessing"
        assert GAME.view(game, None)["objected"]
        assert refused(game, 1, "object") is not None


def test_there_may_be_one_in_every_turn() -> None:
    game = objected(4)
    vote(game, rejects="3")
    decide(game, "guess A1")
    assert not GAME.view(game, None)["objected"]
    to(game, "ObjectionWindow")
    assert choice(game).seats == game.table.members(0)
    say(game, 0, "object")
    assert kind(game) == "Voting"


@pytest.mark.rule("GL-103")
def test_a_side_guess_comes_when_no_objection_can_be_made_any_more() -> None:
    game = start(4, "C3", pink="", blue="P12")
    to(game, "PowerWindow")
    decide(game, "use P12")
    to(game, "ObjectionWindow")
    say(game, 1, "object")
    vote(game, upholds="3 2")
    assert game.table.declared == [-1, 11]  # the power stands
    say(game, 0, "clue lullaby")
    assert kind(game) == "SideGuessing"


def test_the_table_may_do_without_objections() -> None:
    game = start(4, "C3", objections="no")
    to_clue(game)
    decide(game)
    assert kind(game) == "Guessing"
    decide(game, "guess C3")
    assert game.table.past[-1].base == 3


@pytest.mark.rule("GL-77")
@pytest.mark.parametrize("players", [2, 3])
def test_in_the_cooperative_game_nobody_objects(players: int) -> None:
    game = to_clue(start(players))
    decide(game)
    assert kind(game) == "Guessing"
    play_out(game, 6)
    assert told(game, Objected) == []
