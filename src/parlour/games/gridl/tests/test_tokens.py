"""GL-68, GL-80, GL-110 to GL-115, GL-R31, GL-R36, GL-R38: where each X comes from."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Flipped
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    offered,
    play_out,
    play_turn,
    refused,
    say,
    start,
    to,
    tokens,
    told,
    winner,
)
from parlour.kernel.agenda import Game


def flipping(
    held: str = "P1 P5", scores: tuple[int, int] = (0, 1), guess: str = "A1"
) -> Game[Table]:
    """Pink, with these powers and no X, has guessed in its first turn."""
    game = start(7, "C3 B2", pink=held, scores=scores)
    game.table.supply[0] = 0  # as after some turns
    play_turn(game, guess)
    return game


@pytest.mark.rule("GL-68", "GL-R8")
@pytest.mark.parametrize(("players", "supply"), [(4, 12), (3, 6), (2, 6)])
def test_without_powers_the_common_supply_counts_the_turns_left(players: int, supply: int) -> None:
    game = start(players)
    for left in range(supply, -1, -1):
        assert sum(GAME.view(game, None)["supply"]) == left
        assert len(game.table.covered) == supply - left
        play_out(game, left > 0)
    assert game.over


@pytest.mark.rule("GL-112", "GL-91")
def test_with_powers_the_guessing_team_pays_its_own_x() -> None:
    game = start(4, pink="", blue="")
    assert game.table.supply == [6, 6]
    for supply in ([5, 6], [5, 5], [4, 5], [4, 4]):
        play_out(game, 1)
        assert GAME.view(game, None)["supply"] == supply


@pytest.mark.rule("GL-112", "GL-110")
def test_a_passive_power_that_is_used_gives_its_owner_an_x_and_pays_none() -> None:
    game = start(4, pink="", blue="P8")
    play_turn(game, "C3", passive="P8")
    assert game.table.supply == [5, 6]


@pytest.mark.rule("GL-110", "GL-113")
def test_a_power_used_this_turn_may_be_the_very_x_that_is_placed() -> None:
    game = start(4, "C3", pink="P5 P1")
    game.table.supply[0] = 0
    play_turn(game, "A1", guessing="P5")
    assert kind(game) != "ForcedFlip"
    assert (game.table.supply[0], game.table.held(0)) == (0, [0])


@pytest.mark.rule("GL-113", "GL-R31")
def test_without_an_x_the_team_has_to_turn_a_power_of_its_choice() -> None:
    game = flipping()
    assert kind(game) == "ForcedFlip"
    assert choice(game).seats == (0, 2, 4, 6)  # the Gridmaster too, for the card is known
    assert sorted(offered(game, 0)) == ["flip P1", "flip P5"]
    decide(game, "flip P5")
    assert (game.table.held(0), game.table.supply[0]) == ([0], 0)
    assert [(event.team, event.power) for event in told(game, Flipped)] == [(0, 4)]
    for viewer in (None, 0, 1):
        assert GAME.view(game, viewer)["powers"][4]["state"] == "used"


@pytest.mark.rule("GL-R31", "GL-27")
def test_the_flip_comes_after_the_points_and_before_the_x() -> None:
    game = flipping(guess="C3")
    assert kind(game) == "ForcedFlip"
    for viewer in (None, 0, 1):
        view = GAME.view(game, viewer)
        assert (view["scores"], view["covered"]) == ([3, 1], [])
        assert (view["past"][-1]["key"], view["past"][-1]["base"]) == ("C3", 3)
    decide(game, "flip P1")
    assert GAME.view(game, None)["covered"] == ["C3"]


@pytest.mark.rule("GL-113", "GL-124", "GL-R31")
def test_the_whole_guessing_team_decides_and_nobody_else() -> None:
    game = flipping()
    for seat in (1, 3, 5):
        assert refused(game, seat, "flip P1") == "KERNEL-TURN"
    for seat in (0, 2, 4):
        say(game, seat, "flip P1")
    assert (kind(game), game.waiting()) == ("ForcedFlip", (6,))
    say(game, 6, "flip P5")
    assert game.waiting() == (0, 2, 4)


@pytest.mark.rule("GL-113", "GL-89")
def test_only_an_unused_power_of_the_team_can_be_turned() -> None:
    game = start(7, "C3 B2", pink="P1 P2 P5", blue="P8")
    game.table.supply[0] = 0
    to(game, "PowerWindow")
    decide(game, "no power")
    decide(game, "use P5")
    game.table.supply[0] = 0  # the X that P5 has become
    play_turn(game, "A1")
    assert sorted(offered(game, 0)) == ["flip P1", "flip P2"]
    for other in ("P5", "P8", "P12"):
        rule = refused(game, 0, f"flip {other}")
        assert rule in ("GL-113", "GL-111", "GL-89")
        assert str(game.because(0, GAME.notation.read(f"flip {other}"), rule)).endswith(".")


@pytest.mark.rule("GL-113")
def test_a_passive_power_can_be_turned_too() -> None:
    game = flipping("P1 P9")
    decide(game, "flip P9")
    assert game.table.held(0) == [0]


@pytest.mark.rule("GL-R36")
def test_a_single_power_is_turned_without_asking() -> None:
    game = flipping("P8")
    assert kind(game) == "NameGridmaster"
    assert (game.table.held(0), game.table.supply[0]) == ([], 0)
    assert [(event.team, event.power) for event in told(game, Flipped)] == [(0, 7)]
    assert GAME.view(game, None)["covered"] == ["C3"]


@pytest.mark.rule("GL-113", "GL-112")
def test_with_an_x_there_is_no_flip() -> None:
    game = start(4, "C3", pink="P1 P2 P5 P7")
    play_turn(game, "A1")
    assert (kind(game), len(game.table.held(0)), game.table.supply[0]) == ("NameGridmaster", 4, 1)


@pytest.mark.rule("GL-R38", "GL-71")
@pytest.mark.parametrize("guess", ["C3", "C4"])
def test_even_a_team_that_has_won_makes_its_flip(guess: str) -> None:
    game = flipping(scores=(10, 1), guess=guess)
    assert (kind(game), game.over) == ("ForcedFlip", False)
    assert game.table.scores[0] >= 12
    decide(game, "flip P1")
    assert (game.over, winner(game)) == (True, "Pink")
    assert (game.table.held(0), GAME.view(game, None)["covered"]) == ([4], ["C3"])


@pytest.mark.rule("GL-R38", "GL-R36")
def test_a_single_power_is_turned_in_the_winning_turn_too() -> None:
    game = flipping("P8", scores=(10, 1), guess="C3")
    assert (winner(game), game.table.held(0)) == ("Pink", [])


@pytest.mark.rule("GL-114", "GL-91", "GL-115")
@pytest.mark.parametrize("use", [True, False])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_after_its_nth_turn_a_team_has_six_less_n_tokens(use: bool, seed: str) -> None:
    game = start(5, powers="yes", seed=seed)
    t = game.table
    t.holders = [0, 1, 0, -1, 0, -1, 0, 1, -1, 1, 1, -1]
    t.supply = [2, 2]
    done = [0, 0]
    while not game.over:
        turn = t.turn
        if kind(game) == "PowerWindow" and use and turn < 5:
            decide(game, offered(game, game.waiting()[0])[0])
        else:
            decide(game)
        if t.turn > turn:
            done[t.past[-1].team] += 1
            assert [tokens(game, team) for team in (0, 1)] == [6 - done[0], 6 - done[1]]
    assert done == [6, 6]
    assert (t.supply, t.held(0), t.held(1)) == ([0, 0], [], [])


@pytest.mark.rule("GL-115", "GL-114")
def test_the_first_team_has_nothing_left_in_the_last_turn() -> None:
    game = start(4, pink="P8 P9", blue="P10")
    play_out(game, 11)
    assert (game.table.supply[0], game.table.held(0)) == (0, [])
    asked = []
    while not game.over:
        asked.append(kind(game))
        decide(game)
    assert "PowerWindow" not in asked  # nor has Blue, whose one power is for the passive team
