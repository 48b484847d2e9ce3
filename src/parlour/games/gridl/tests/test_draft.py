"""GL-86 to GL-91: eight powers are laid open, and the teams take turns at them."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Drafted
from parlour.games.gridl.powers import POWERS
from parlour.games.gridl.table import OUT, TO_DRAFT, Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    draft,
    kind,
    offered,
    refused,
    say,
    told,
)
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


def begin(players: int = 4, first: str = "pink", seed: str = "draft") -> Game[Table]:
    options = {"powers": "yes", "first": first}
    return GAME.start(players, Seeded(seed), options, events=True)


@pytest.mark.rule("GL-86", "GL-R17")
def test_eight_powers_are_drawn_and_any_may_stay_out() -> None:
    out: Counter[int] = Counter()
    for n in range(300):
        holders = begin(seed=f"draw {n}").table.holders
        assert (holders.count(TO_DRAFT), holders.count(OUT)) == (8, 4)
        out.update([power for power, holder in enumerate(holders) if holder == OUT])
    assert sorted(out) == list(range(12))
    assert all(abs(times - 100) < 40 for times in out.values())


@pytest.mark.rule("GL-87", "GL-90")
def test_everybody_sees_which_powers_are_in_the_draft() -> None:
    game = begin()
    shown = [GAME.view(game, viewer)["powers"] for viewer in (None, 0, 1, 2, 3)]
    assert [power["state"] for power in shown[0]].count("draft") == 8
    assert all(powers == shown[0] for powers in shown)


@pytest.mark.rule("GL-88")
@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize(("first", "order"), [("pink", [1, 0] * 4), ("blue", [0, 1] * 4)])
def test_the_second_team_begins_and_they_take_turns(
    players: int, first: str, order: list[int]
) -> None:
    game, taken = begin(players, first), []
    while kind(game) == "TakePower":
        seats = choice(game).seats
        team = game.table.team_of(seats[0])
        assert seats == game.table.members(team)
        taken.append(team)
        decide(game)
    assert order == [event.team for event in told(game, Drafted)]
    assert taken == order[: len(taken)]  # the last token is nothing to ask about
    assert kind(game) == "NameGridmaster"


@pytest.mark.rule("GL-88", "GL-89", "GL-91")
@pytest.mark.parametrize("players", [4, 5, 12])
def test_each_team_ends_with_four_powers_and_two_x(players: int) -> None:
    game = begin(players)
    draft(game)
    table = game.table
    assert [len(table.held(team)) for team in (0, 1)] == [4, 4]
    assert table.supply == [2, 2]
    assert (table.holders.count(TO_DRAFT), table.holders.count(OUT)) == (0, 4)


@pytest.mark.rule("GL-89")
def test_the_x_that_are_shared_out_are_never_a_power() -> None:
    game = begin()
    out = [power for power, holder in enumerate(game.table.holders) if holder == OUT]
    draft(game)
    shown = GAME.view(game, 0)["powers"]
    assert all(shown[power] == {"state": "out", "team": None} for power in out)
    assert all(refused(game, game.waiting()[0], f"use P{power + 1}") for power in out)


@pytest.mark.rule("GL-88")
def test_only_what_lies_there_can_be_taken() -> None:
    game = begin()
    (out, *_) = [power for power, holder in enumerate(game.table.holders) if holder == OUT]
    assert refused(game, 1, f"take P{out + 1}") in ("GL-86", "GL-88")
    before = offered(game, 1)
    assert len(before) == 8
    decide(game, before[0])
    assert refused(game, 0, before[0]) == "GL-88"
    assert offered(game, 0) == before[1:]


@pytest.mark.rule("GL-124", "GL-88")
def test_a_team_takes_what_all_its_members_are_for() -> None:
    game = begin(6)
    one, two = offered(game, 1)[:2]
    say(game, 1, one)
    say(game, 3, one)
    assert (game.waiting(), kind(game)) == ((5,), "TakePower")
    say(game, 5, two)  # another proposal, and nobody else is for it yet
    assert game.waiting() == (1, 3)
    assert game.table.holders.count(TO_DRAFT) == 8
    say(game, 1, two)
    say(game, 3, two)
    assert (told(game, Drafted)[0].team, f"take P{told(game, Drafted)[0].power + 1}") == (1, two)


@pytest.mark.rule("GL-88", "GL-124")
def test_the_other_team_has_no_say() -> None:
    game = begin()
    assert refused(game, 0, offered(game, 1)[0]) == "KERNEL-TURN"
    assert game.moves(0) == []


@pytest.mark.rule("GL-R17", "GL-90")
def test_a_team_may_draft_any_mix() -> None:
    # The second team takes all the guessing powers that it can, the first all the passive ones.
    game = begin(seed="mix")
    while kind(game) == "TakePower":
        seat = game.waiting()[0]
        moves = sorted(offered(game, seat), key=lambda move: int(move.split("P")[1]))
        decide(game, moves[0] if seat % 2 else moves[-1])
    assert all(POWERS[power].guessing for power in game.table.held(1))
    assert max(game.table.held(1)) < min(game.table.held(0))


@pytest.mark.rule("GL-90")
def test_holdings_are_public_while_the_draft_goes_on() -> None:
    game = begin()
    decide(game, taken := offered(game, 1)[3])
    power = int(taken.split("P")[1]) - 1
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(game, viewer)["powers"][power] == {"state": "held", "team": 1}


@pytest.mark.rule("GL-86", "GL-13")
def test_without_powers_there_is_no_draft() -> None:
    game = GAME.start(4, Seeded("plain"), {"powers": "no"})
    assert kind(game) == "NameGridmaster"
    assert set(game.table.holders) == {OUT}
