"""GL-30 to GL-38, GL-81, GL-83, GL-129: one word of each card, and an axis for each."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import COLUMN, NONE, ROW
from parlour.games.gridl.events import WordPlaced
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    number_of,
    offered,
    play_out,
    refused,
    say,
    start,
    to,
    to_clue,
    told,
)
from parlour.kernel.agenda import Game

WORDS = ("word 1", "word 2")
PLACINGS = ["word 1 row", "word 1 column", "word 2 row", "word 2 column"]


def words(game: Game[Table]) -> list[int]:
    return [n % 4 for n in game.table.words]


@pytest.mark.rule("GL-30", "GL-31", "GL-33", "GL-R1")
@pytest.mark.parametrize("move", PLACINGS)
def test_the_passive_team_chooses_a_word_of_the_top_card_and_its_axis(move: str) -> None:
    game = start(4)
    top = game.table.word_deck[-1]
    to(game, "ChooseFirst")
    assert choice(game).seats == game.table.members(1)
    assert sorted(offered(game, 1)) == sorted(PLACINGS)
    assert game.table.card == top
    decide(game, move)
    axis = ROW if "row" in move else COLUMN
    placed = game.table.words[axis]
    assert placed == 4 * top + ("word 2" in move)
    assert game.table.words[1 - axis] == NONE


@pytest.mark.rule("GL-32", "GL-124", "GL-31")
def test_all_passive_members_have_to_be_for_it() -> None:
    game = to(start(7), "ChooseFirst")
    say(game, 1, "word 1 row")
    say(game, 3, "word 1 row")
    say(game, 5, "word 1 column")  # another axis is another choice
    assert game.waiting() == (1, 3)
    assert game.table.words == [NONE, NONE]
    for seat in (1, 3):
        say(game, seat, "word 1 column")
    assert kind(game) == "ChooseSecond"


@pytest.mark.rule("GL-31", "GL-33")
def test_the_guessing_team_has_no_say_in_the_first_word() -> None:
    game = to(start(5), "ChooseFirst")
    for seat in (0, 2, 4):
        assert refused(game, seat, "word 1 row") == "KERNEL-TURN"


@pytest.mark.rule("GL-33", "GL-31")
def test_a_first_word_wants_an_axis() -> None:
    game = to(start(4), "ChooseFirst")
    assert refused(game, 1, "word 1") is not None


@pytest.mark.rule("GL-34", "GL-35", "GL-R1", "GL-2")
@pytest.mark.parametrize("first", PLACINGS)
@pytest.mark.parametrize("second", WORDS)
def test_the_second_word_goes_on_the_axis_that_is_free(first: str, second: str) -> None:
    game = to(start(4), "ChooseFirst")
    decide(game, first)
    top = game.table.card
    assert sorted(offered(game, choice(game).seats[0])) == list(WORDS)
    decide(game, second)
    axis = COLUMN if "row" in first else ROW
    assert game.table.words[axis] == 4 * top + (second == "word 2")
    assert game.table.words[1 - axis] % 4 == ("word 2" in first)
    events = told(game, WordPlaced)
    assert [(event.team, event.axis) for event in events] == [(1, 1 - axis), (0, axis)]


@pytest.mark.rule("GL-35")
@pytest.mark.parametrize("axis", ["row", "column"])
def test_the_guessers_choose_no_axis(axis: str) -> None:
    game = to(start(4), "ChooseSecond")
    assert refused(game, choice(game).seats[0], f"word 1 {axis}") == "GL-35"


@pytest.mark.rule("GL-35", "GL-36")
@pytest.mark.parametrize("players", [4, 7])
def test_the_second_word_is_for_the_guessers_and_not_for_the_gridmaster(players: int) -> None:
    game = to(start(players), "ChooseSecond")
    assert choice(game).seats == game.table.guessers()
    assert refused(game, game.table.gridmaster, "word 1") == "KERNEL-TURN"
    assert refused(game, 1, "word 1") == "KERNEL-TURN"
    *others, last = game.table.guessers()
    for seat in others:
        say(game, seat, "word 2")
    assert kind(game) == "ChooseSecond"
    say(game, last, "word 2")
    assert kind(game) == "GivingClue"


@pytest.mark.rule("GL-37", "GL-R33", "GL-34")
def test_the_second_card_is_drawn_when_the_first_word_is_placed_and_public() -> None:
    game = to(start(4), "ChooseFirst")
    for viewer in (None, 0, 1):
        assert GAME.view(game, viewer)["word_cards"] == 84
    decide(game, "word 1 column")
    for viewer in (None, 0, 1, 2, 3):
        view = GAME.view(game, viewer)
        assert view["word_cards"] == 83
        assert (view["words"][ROW], view["words"][COLUMN] is None) == (None, False)


@pytest.mark.rule("GL-R25", "GL-30", "GL-34")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_sees_the_two_words_to_choose_from(players: int) -> None:
    game = start(players)
    for asked in ("ChooseFirst", "ChooseSecond"):
        to(game, asked)
        shown = GAME.view(game, None)["card"]
        assert len(set(shown)) == 2
        for viewer in range(players):
            assert GAME.view(game, viewer)["card"] == shown
        decide(game)
    assert GAME.view(game, None)["card"] == []


@pytest.mark.rule("GL-2", "GL-38", "GL-R3")
def test_one_word_on_each_axis_is_in_force_and_the_others_are_out() -> None:
    game = to(start(4), "ChooseFirst")
    first = GAME.view(game, None)["card"]
    decide(game, "word 2 column")
    second = GAME.view(game, None)["card"]
    decide(game, "word 1")
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(game, viewer)["words"] == [second[0], first[1]]


@pytest.mark.rule("GL-26", "GL-38", "GL-76")
def test_no_word_card_comes_a_second_time() -> None:
    game = play_out(start(4), 12)
    used = [number_of(event.word) // 4 for event in told(game, WordPlaced)]
    assert len(set(used)) == len(used) == 24
    assert len(game.table.word_deck) == 85 - 24
    assert not set(used) & set(game.table.word_deck)


@pytest.mark.rule("GL-81")
def test_three_players_choose_both_words_without_the_gridmaster() -> None:
    game = to(start(3), "ChooseFirst")
    guessers = game.table.guessers()
    assert choice(game).seats == guessers
    assert sorted(offered(game, guessers[0])) == sorted(PLACINGS)
    assert refused(game, game.table.gridmaster, "word 1 row") == "KERNEL-TURN"
    say(game, guessers[0], "word 2 column")
    say(game, guessers[1], "word 2 column")
    assert (kind(game), choice(game).seats) == ("ChooseSecond", guessers)
    assert sorted(offered(game, guessers[0])) == list(WORDS)
    decide(game, "word 2")
    assert words(game) == [1, 1]
    assert kind(game) == "GivingClue"


@pytest.mark.rule("GL-83", "GL-81")
def test_of_two_players_the_guesser_chooses_alone() -> None:
    game = start(2)
    decide(game, "name 2")
    say(game, 0, "word 1 row")
    say(game, 0, "word 2")
    assert (kind(game), game.waiting()) == ("GivingClue", (1,))


@pytest.mark.rule("GL-24", "GL-35")
def test_a_word_that_is_placed_stays() -> None:
    game = to_clue(start(4))
    for seat in range(4):
        for move in (*WORDS, *PLACINGS):
            assert refused(game, seat, move) is not None
