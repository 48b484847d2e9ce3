"""The situations that laws are put to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.contract import Box
from parlour.games.fists import GAME as FISTS
from parlour.games.parry import GAME as PARRY
from parlour.games.password import GAME as PASSWORD
from parlour.games.password.table import Uphold
from parlour.games.sprawl import GAME as SPRAWL
from parlour.games.summit import GAME as SUMMIT
from parlour.kernel.agenda import Together
from parlour.kernel.luck import Seeded
from parlour.testing.situations import (
    DEEPEST,
    VIEWERS,
    Walk,
    questions,
    reach,
    somewhere,
)
from parlour.testing.tables import Table, any_table, sizes

SEEDS = [str(number) for number in range(12)]


@pytest.mark.parametrize("players", FISTS.about.players)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_spectator_and_who_is_asked_are_always_among_the_few_viewers(
    players: int, seed: str
) -> None:
    for moves in range(FISTS.about.max_decisions):
        situation = reach(FISTS, players, {}, seed, moves)
        viewers = situation.viewers()
        assert None in viewers
        assert len(set(viewers)) == len(viewers) == min(players + 1, VIEWERS)
        asked = set(situation.game.waiting())
        assert asked <= set(viewers) or set(viewers) <= {*asked, None}


@pytest.mark.parametrize("box", [PARRY, PASSWORD, SPRAWL], ids=lambda box: box.about.name)
def test_whatever_a_game_may_ask_is_asked_where_it_is_looked_for(box: Box[Any]) -> None:
    table = Table(min(box.about.players), {})
    for wanted in questions(box):
        for seed in SEEDS:
            situation = somewhere(box, table, seed, 40, wanted)
            assert type(situation.game.choice).__name__ == wanted


def test_questions_are_what_is_asked_and_not_what_they_are_made_of() -> None:
    assert questions(PASSWORD) == ["LookUp", "GiveClue", "Judge", "Guessing"]


def test_what_is_asked_in_vain_leads_so_many_moves_on() -> None:
    found = somewhere(FISTS, Table(2, {}), "a", 3, "Nothing")
    assert found.trail == reach(FISTS, 2, {}, "a", 3).trail


def test_as_often_as_not_who_decides_together_agrees_at_once() -> None:
    at_once, in_between = 0, 0
    for seed in SEEDS:
        walk = Walk(PASSWORD, 6, {}, seed, DEEPEST)
        while walk.goes_on():
            choice, before = walk.game.choice, len(walk.trail)
            walk.go()
            if isinstance(choice, Together) and choice.proposal is None:
                at_once += len(walk.trail) == before + 2
                now = walk.game.choice
                in_between += isinstance(now, Together) and now.proposal is not None
    assert at_once > 20
    assert in_between > 20


def test_all_that_is_played_on_the_way_is_legal_and_leads_there() -> None:
    for seed in SEEDS:
        walk = Walk(PASSWORD, 6, {}, seed, DEEPEST).to_the_end()
        again = PASSWORD.start(6, Seeded(seed))
        assert [again.submit(*step) for step in walk.trail] == [None] * len(walk.trail)
        assert again.over


def test_some_games_do_without_a_kind_of_move_and_others_with_it() -> None:
    without = 0
    for seed in SEEDS:
        walk = Walk(PASSWORD, 4, {}, seed, DEEPEST).to_the_end()
        without += not any(isinstance(step.move, Uphold) for step in walk.trail)
    assert 1 < without < len(SEEDS) - 1


def test_small_tables_are_drawn_twice_as_often() -> None:
    drawn = Counter(sizes(SUMMIT))
    assert {drawn[players] for players in range(1, 7)} == {2}
    assert {drawn[players] for players in range(7, 13)} == {1}
    chance = Seeded("tables")
    assert {any_table(SUMMIT, chance).players for _ in range(150)} == set(range(1, 13))
