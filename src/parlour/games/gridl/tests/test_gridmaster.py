"""GL-20 to GL-23, GL-29, GL-82, GL-R6: whose turn it is, and who is Gridmaster."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Named, TurnBegan
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    offered,
    play_out,
    refused,
    say,
    start,
    to,
    told,
)


@pytest.mark.rule("GL-20", "GL-29")
@pytest.mark.parametrize("first", ["pink", "blue"])
@pytest.mark.parametrize("players", [4, 9])
def test_the_teams_take_turns_at_guessing(first: str, players: int) -> None:
    game = play_out(start(players, first=first), 12)
    team = ("pink", "blue").index(first)
    assert [event.team for event in told(game, TurnBegan)] == [team, 1 - team] * 6
    assert [event.number for event in told(game, TurnBegan)] == list(range(1, 13))
    assert [turn.team for turn in game.table.past] == [team, 1 - team] * 6


@pytest.mark.rule("GL-21")
@pytest.mark.parametrize("players", [4, 5, 12])
def test_all_of_the_guessing_team_and_nobody_else_decide_it(players: int) -> None:
    game = start(players)
    team = game.table.members(0)
    assert (kind(game), choice(game).seats) == ("NameGridmaster", team)
    for seat in team[:-1]:
        say(game, seat, "name 3")
        assert game.table.gridmaster < 0
    assert refused(game, 1, "name 3") == "KERNEL-TURN"
    say(game, team[-1], "name 3")
    assert game.table.gridmaster == 2
    assert told(game, Named)[-1].seat == 2


@pytest.mark.rule("GL-21")
def test_last_turns_gridmaster_has_a_say_too() -> None:
    game = start(6)
    decide(game, "name 1")
    to(game, "Guessing")
    play_out(game, 2)  # both teams; the next question is Pink's
    assert (game.table.last_gridmasters[0], choice(game).seats) == (0, (0, 2, 4))
    say(game, 2, "name 3")
    say(game, 4, "name 3")
    assert game.waiting() == (0,)


@pytest.mark.rule("GL-21", "GL-124")
def test_another_proposal_clears_the_consent_to_the_first() -> None:
    game = start(6)
    say(game, 0, "name 1")
    say(game, 2, "name 1")
    say(game, 4, "name 5")
    assert game.waiting() == (0, 2)
    say(game, 2, "name 5")
    say(game, 0, "name 5")
    assert game.table.gridmaster == 4


@pytest.mark.rule("GL-21")
def test_only_a_member_of_the_team_can_be_named() -> None:
    game = start(5)
    assert offered(game, 0) == ["name 1", "name 3", "name 5"]
    for other in ("name 2", "name 4", "name 6", "name 12"):
        assert refused(game, 0, other) == "GL-21"
        why = str(game.because(0, GAME.notation.read(other), "GL-21"))
        assert why.endswith(".")


@pytest.mark.rule("GL-22", "GL-R6")
def test_nobody_is_named_in_two_turns_of_their_team_on_end() -> None:
    game = start(6)
    decide(game, "name 3")
    play_out(game, 2)
    assert refused(game, 0, "name 3") == "GL-22"
    assert offered(game, 0) == ["name 1", "name 5"]


@pytest.mark.rule("GL-22", "GL-R6")
def test_in_a_team_of_two_the_other_is_named_unasked() -> None:
    game = start(4)
    decide(game, "name 3")
    play_out(game, 1)
    decide(game, "name 2")
    play_out(game, 9)
    assert [turn.gridmaster for turn in game.table.past] == [2, 1, 0, 3, 2, 1, 0, 3, 2, 1]
    assert len(told(game, Named)) == 11


@pytest.mark.rule("GL-22", "GL-R6")
def test_whoever_was_gridmaster_before_the_last_may_be_named_again() -> None:
    game = start(6)
    for name in ("name 3", "name 1", "name 3", "name 1", "name 3", "name 5"):
        decide(game, name)
        play_out(game, 2)
    assert [turn.gridmaster for turn in game.table.past[::2]] == [2, 0, 2, 0, 2, 4]


@pytest.mark.rule("GL-22")
def test_the_two_teams_do_not_bar_each_other() -> None:
    game = start(4)
    decide(game, "name 1")
    play_out(game, 1)
    assert offered(game, 1) == ["name 2", "name 4"]


@pytest.mark.rule("GL-82", "GL-R6", "GL-22")
def test_two_players_are_gridmaster_in_turn() -> None:
    game = start(2)
    decide(game, "name 2")
    for turn in range(5):
        play_out(game, 1)
        assert game.table.past[-1].gridmaster == (1, 0)[turn % 2]
        assert told(game, Named)[-1].seat == game.table.gridmaster == (0, 1)[turn % 2]


@pytest.mark.rule("GL-82", "GL-21")
def test_three_players_name_either_of_the_other_two() -> None:
    game = start(3)
    assert choice(game).seats == (0, 1, 2)
    decide(game, "name 2")
    play_out(game, 1)
    assert choice(game).seats == (0, 1, 2)
    assert offered(game, 0) == ["name 1", "name 3"]
    assert refused(game, 1, "name 2") in ("GL-22", "GL-82")


@pytest.mark.rule("GL-21", "GL-56", "GL-R27")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_all_but_the_gridmaster_are_guessers(players: int) -> None:
    game = to(start(players), "Guessing")
    team = game.table.members(game.table.guessing)
    assert choice(game).seats == tuple(s for s in team if s != game.table.gridmaster)


@pytest.mark.rule("GL-22", "GL-R35")
def test_how_often_each_has_served_is_counted() -> None:
    game = play_out(start(6), 5)
    view = GAME.view(game, None)
    past = [turn.gridmaster for turn in game.table.past]
    assert view["served"] == [past.count(seat) for seat in range(6)]
    assert view["last_gridmasters"] == [past[4], past[3]]


@pytest.mark.rule("GL-23")
def test_a_turn_without_powers_has_its_phases_in_order() -> None:
    game, asked = start(4), []
    for _ in range(6):
        asked.append(kind(game))
        decide(game, "guess C3" if kind(game) == "Guessing" else "")
    assert asked == [
        "NameGridmaster",
        "ChooseFirst",
        "ChooseSecond",
        "GivingClue",
        "ObjectionWindow",
        "Guessing",
    ]
    assert kind(game) == "NameGridmaster"


@pytest.mark.rule("GL-23", "GL-106", "GL-103")
def test_a_turn_with_powers_has_two_windows_and_a_side_guess() -> None:
    game, asked = start(4, pink="P5", blue="P12"), []
    for _ in range(9):
        asked.append(kind(game))
        move = {"PowerWindow": "use P12" if choice(game).seats[0] % 2 else "use P5"}
        move |= {"Guessing": "guess C3"}
        decide(game, move.get(kind(game), ""))
    assert asked[3:5] == ["PowerWindow", "PowerWindow"]
    assert asked[5:] == ["GivingClue", "ObjectionWindow", "SideGuessing", "Guessing"]


@pytest.mark.rule("GL-21")
@pytest.mark.parametrize(("players", "last"), [(2, 1), (3, 2), (5, 4), (6, 4)])
def test_who_is_first_may_be_settled_before_the_game(players: int, last: int) -> None:
    game = start(players, gridmaster="last")
    assert (kind(game), game.table.gridmaster) == ("ChooseFirst", last)
    play_out(game, 1)
    if players == 2:
        assert game.table.gridmaster == 0
    elif players == 3:
        assert kind(game) == "NameGridmaster"
        assert offered(game, 0) == ["name 1", "name 2"]
    else:
        assert (kind(game), game.table.gridmaster) == ("ChooseFirst", game.table.members(1)[-1])
        play_out(game, 1)
        assert kind(game) == "NameGridmaster" or len(game.table.members(0)) == 2
