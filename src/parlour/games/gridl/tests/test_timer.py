"""GL-R35: seconds for each decision, and what happens to a choice when they are over."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    default,
    expire,
    kind,
    offered,
    play_out,
    play_turn,
    say,
    start,
    to,
    to_clue,
    to_guess,
)
from parlour.kernel.agenda import Game, TimeLimit
from parlour.kernel.luck import Seeded

TIMER = "30_seconds"
SEEDS = [f"seed {n}" for n in range(12)]


def limit(game: Game[Table]) -> TimeLimit:
    found = choice(game).time_limit(game)
    assert found is not None
    return found


@pytest.mark.rule("GL-R35")
@pytest.mark.parametrize(("option", "seconds"), [("30_seconds", 30), ("2_minutes", 120)])
def test_each_decision_has_so_many_seconds_of_its_own(option: str, seconds: int) -> None:
    game = GAME.start(4, Seeded("limits"), {"powers": "yes", "timer": option, "first": "pink"})
    seen: list[str] = []
    while game.table.turn < 4 and not game.over:
        if kind(game) == "ObjectionWindow":
            assert limit(game).seconds == 10
        else:
            assert limit(game).seconds == seconds, kind(game)
        assert limit(game).of not in seen, f"{kind(game)} has the seconds of another decision"
        seen.append(limit(game).of)
        decide(game)


@pytest.mark.rule("GL-R35", "GL-R11")
def test_a_new_clue_has_seconds_of_its_own() -> None:
    game = to_clue(start(4, timer=TIMER))
    first = limit(game)
    say(game, 0, "clue volcano")
    say(game, 1, "object")
    say(game, 3, "uphold")
    say(game, 2, "uphold")
    assert (kind(game), limit(game).seconds) == ("GivingClue", 30)
    assert limit(game).of != first.of


@pytest.mark.rule("GL-R32", "GL-R35", "GL-R11")
def test_without_a_timer_only_objections_and_votes_have_seconds() -> None:
    game = start(4, pink="P5", blue="P12")
    while game.table.turn < 2:
        found = choice(game).time_limit(game)
        assert (found is None) == (kind(game) not in ("ObjectionWindow", "Voting")), kind(game)
        decide(game)


@pytest.mark.rule("GL-R35", "GL-R11")
def test_the_seconds_of_the_guess_begin_when_no_objection_can_be_made() -> None:
    game = to(start(4, timer=TIMER), "ObjectionWindow")
    during = limit(game)
    to_guess(game)
    assert limit(game).of != during.of
    assert limit(game).seconds == 30


# ---------------------------------------------------------------------- draft, Gridmaster, words


@pytest.mark.rule("GL-R35", "GL-88")
def test_in_the_draft_the_proposal_is_taken_or_any_power() -> None:
    options = {"powers": "yes", "timer": TIMER, "first": "pink"}
    taken = set()
    for seed in SEEDS:
        game = GAME.start(4, Seeded(seed), options)
        taken.add(offered(game, 1).index(default(game)))
        wanted = next(move for move in offered(game, 1) if move != default(game))
        say(game, 1, wanted)
        assert default(game) == wanted
        expire(game)
        assert game.table.holders[int(wanted[6:]) - 1] == 1
    assert len(taken) > 2


@pytest.mark.rule("GL-R35", "GL-21")
def test_the_member_who_has_served_least_becomes_gridmaster() -> None:
    game = start(6, timer=TIMER)
    assert default(game) == "name 1"  # the lowest seat first
    decide(game, "name 3")
    play_out(game, 2)
    assert default(game) == "name 1"
    decide(game, "name 1")
    play_out(game, 2)
    assert default(game) == "name 5"
    decide(game, "name 3")
    play_out(game, 2)
    assert default(game) == "name 5"
    expire(game)
    assert game.table.gridmaster == 4


@pytest.mark.rule("GL-R35", "GL-22")
def test_who_has_served_least_has_to_be_eligible() -> None:
    game = start(6, timer=TIMER)
    decide(game, "name 1")
    play_out(game, 2)
    game.table.served[:] = [0, 0, 1, 0, 1, 0]  # but seat 0 was the last
    assert default(game) == "name 3"


@pytest.mark.rule("GL-R35")
def test_a_gridmaster_who_is_proposed_is_taken() -> None:
    game = start(6, timer=TIMER)
    say(game, 2, "name 5")
    assert default(game) == "name 5"
    expire(game)
    assert game.table.gridmaster == 4


@pytest.mark.rule("GL-R35", "GL-31", "GL-33", "GL-35")
def test_words_and_axis_are_those_proposed_or_any() -> None:
    first, second = set(), set()
    for seed in SEEDS:
        game = to(start(4, seed=seed, timer=TIMER), "ChooseFirst")
        first.add(default(game))
        twin = game.copy()
        say(twin, 1, "word 2 column")
        assert default(twin) == "word 2 column"
        expire(game)
        assert kind(game) == "ChooseSecond"
        second.add(default(game))
    assert second == {"word 1", "word 2"}
    assert {move.split()[1] for move in first} == {"1", "2"}
    assert {move.split()[2] for move in first} == {"row", "column"}


@pytest.mark.rule("GL-R35")
def test_chance_decides_each_question_by_itself_and_anew_in_each_turn() -> None:
    together, first_turns, turns = set(), set(), set()
    for seed in range(80):
        game = start(4, seed=f"chance {seed}", timer=TIMER)
        decided = []
        for _ in range(4):
            first = default(to(game, "ChooseFirst"))
            expire(game)
            decided.append(f"{first}, {default(game)}")
            play_out(game, 1)
        together |= set(decided)
        first_turns.add(decided[0])
        turns.add(len(set(decided)))
    assert len(together) == len(first_turns) == 8
    assert max(turns) > 2


@pytest.mark.rule("GL-R35", "GL-124")
def test_the_second_word_proposed_is_taken() -> None:
    game = to(start(7, timer=TIMER), "ChooseSecond")
    word = "word 1" if default(game) == "word 2" else "word 2"
    say(game, 2, word)
    assert default(game) == word
    expire(game)
    assert kind(game) == "GivingClue"


# ---------------------------------------------------------------------- flip


@pytest.mark.rule("GL-R35", "GL-113")
def test_the_flip_that_is_proposed_is_made_or_any() -> None:
    flipped = set()
    for seed in SEEDS:
        game = start(4, "C3", timer=TIMER, pink="P1 P5 P9", seed=seed)
        game.table.supply[0] = 0
        play_turn(game, "A1")
        flipped.add(default(game))
        twin = game.copy()
        say(twin, 2, "flip P9")
        assert default(twin) == "flip P9"
        expire(twin)
        assert twin.table.held(0) == [0, 4]
        expire(game)
        assert (len(game.table.held(0)), game.table.turn) == (2, 1)
    assert flipped == {"flip P1", "flip P5", "flip P9"}
