"""GL-99 to GL-103, GL-66, GL-67, GL-R14, GL-R15: what the other team makes of a turn."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import SideGuessed
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
    to,
    told,
)
from parlour.kernel.agenda import Game

BY_POINTS = {0: "A1", 1: "B2", 2: "C4", 3: "C3"}  # what to guess, the key being C3


def scores(points: int, passive: str, guessing: str = "", before: tuple[int, int] = (5, 5)) -> str:
    """What Pink and Blue gain and lose when Pink's guess has this base, and these are used."""
    game = start(4, "C3", pink=guessing, blue=passive, scores=before)
    turn = play_turn(game, BY_POINTS[points], passive=passive, guessing=guessing)
    assert turn.base == points
    pink, blue = [now - then for now, then in zip(game.table.scores, before, strict=True)]
    assert blue == turn.gain
    return f"{pink:+d} {blue:+d}"


@pytest.mark.rule("GL-99")
def test_bet_on_success() -> None:
    assert [scores(n, "P8") for n in range(4)] == ["+0 +0", "+1 +1", "+2 +1", "+3 +1"]


@pytest.mark.rule("GL-100")
def test_bet_on_failure() -> None:
    assert [scores(n, "P9") for n in range(4)] == ["+0 +1", "+1 +0", "+2 +0", "+3 +0"]


@pytest.mark.rule("GL-101")
def test_cancel_one() -> None:
    assert [scores(n, "P10") for n in range(4)] == ["+0 +0", "+0 +0", "+2 +0", "+3 +0"]


@pytest.mark.rule("GL-102")
def test_punish_zero() -> None:
    assert [scores(n, "P11") for n in range(4)] == ["-1 +0", "+1 +0", "+2 +0", "+3 +0"]


@pytest.mark.rule("GL-67", "GL-R15")
def test_nobody_falls_below_zero() -> None:
    assert scores(0, "P11", before=(0, 1)) == "+0 +0"
    assert scores(0, "P11", before=(1, 1)) == "-1 +0"


@pytest.mark.rule("GL-R14", "GL-66")
@pytest.mark.parametrize(
    ("passive", "expected"),
    [
        ("P8", ["+1 +1", "+2 +1", "+3 +1", "+4 +1"]),
        ("P9", ["+1 +0", "+2 +0", "+3 +0", "+4 +0"]),
        ("P10", ["+0 +0", "+2 +0", "+3 +0", "+4 +0"]),
        ("P11", ["+1 +0", "+2 +0", "+3 +0", "+4 +0"]),
    ],
)
def test_a_free_point_is_part_of_what_the_team_scores(passive: str, expected: list[str]) -> None:
    assert [scores(n, passive, "P5") for n in range(4)] == expected


@pytest.mark.rule("GL-R14", "GL-66", "GL-92", "GL-93")
@pytest.mark.parametrize(
    ("guessing", "guess", "passive", "expected"),
    [
        ("P1", "A3", "P8", [6, 6]),  # 0 + 1 for the row
        ("P1", "A3", "P9", [6, 5]),
        ("P1", "A3", "P10", [5, 5]),
        ("P1", "A3", "P11", [6, 5]),
        ("P1", "A1", "P11", [4, 5]),  # another row
        ("P1", "A1", "P9", [5, 6]),
        ("P2", "C5", "P10", [5, 5]),
        ("P2", "C5", "P8", [6, 6]),
        ("P2", "C4", "P10", [8, 5]),
        ("P7", "A1 B2", "P10", [5, 5]),  # the better one is worth 1
        ("P7", "B2 C4", "P10", [7, 5]),
        ("P7", "A1 E5", "P11", [4, 5]),
        ("P7", "A1 B2", "P9", [6, 5]),
        ("P7", "A1 C3", "P8", [8, 6]),
    ],
)
def test_what_the_team_scores_is_counted_after_its_own_power(
    guessing: str, guess: str, passive: str, expected: list[int]
) -> None:
    game = start(4, "C3", pink=guessing, blue=passive, scores=(5, 5))
    play_turn(game, guess, passive=passive, guessing=guessing)
    assert game.table.scores == expected


@pytest.mark.rule("GL-66", "GL-101", "GL-R14")
def test_the_turn_is_told_step_by_step() -> None:
    game = start(4, "C3", pink="P5", blue="P10")
    turn = play_turn(game, "A1", passive="P10", guessing="P5")
    assert (turn.base, turn.bonus, turn.change, turn.gain) == (0, 1, -1, 0)
    view = GAME.view(game, None)["past"][-1]
    assert view["powers"] == [4, 9]
    assert (view["base"], view["bonus"], view["change"], view["gain"]) == (0, 1, -1, 0)


@pytest.mark.rule("GL-104", "GL-111")
@pytest.mark.parametrize("power", ["P8", "P9", "P10", "P11"])
def test_it_lasts_for_one_turn(power: str) -> None:
    game = start(4, "A1 E1 C3", blue=power, scores=(5, 5))
    play_turn(game, "E5", passive=power)
    before = game.table.scores.copy()
    play_turn(game, "A5")  # Blue's own
    assert game.table.scores == before
    play_turn(game, "B2")
    assert game.table.scores == [before[0] + 1, before[1]]


@pytest.mark.rule("GL-105")
def test_pink_uses_them_against_blue() -> None:
    game = start(4, "A1 C3", pink="P8", scores=(5, 5))
    play_turn(game, "E5")
    turn = play_turn(game, "C3", passive="P8")
    assert (turn.team, turn.powers, game.table.scores) == (1, (7, -1), [6, 8])


# ---------------------------------------------------------------------- the side-guess


def placing(keys: str = "C3") -> Game[Table]:
    """Blue, seats 1, 3 and 5, is asked for its side-guess."""
    game = powers(start(7, keys, pink="P5", blue="P12"), passive="P12")
    return to(game, "SideGuessing")


@pytest.mark.rule("GL-103")
@pytest.mark.parametrize(
    ("side", "gain"), [("C3", 1), ("C4", 1), ("B2", 1), ("D4", 1), ("A3", 0), ("E5", 0)]
)
@pytest.mark.parametrize("guess", ["A1", "C3"])
def test_a_side_guess_on_key_or_peripheral_gains_one(side: str, gain: int, guess: str) -> None:
    game = start(4, "C3", blue="P12")
    turn = play_turn(game, guess, passive="P12", side=side)
    assert (turn.gain, turn.change) == (gain, 0)
    assert game.table.scores == [3 if guess == "C3" else 0, 1 + gain]


@pytest.mark.rule("GL-103", "GL-R20", "GL-132")
def test_it_is_placed_openly_before_the_guess() -> None:
    game = placing()
    say(game, 1, "side-guess D3")
    assert GAME.view(game, 0)["side_guess"] is None  # not while it is a proposal
    for seat in (3, 5):
        say(game, seat, "side-guess D3")
    assert kind(game) == "Guessing"
    assert {GAME.view(game, viewer)["side_guess"] for viewer in (None, *range(7))} == {"D3"}
    assert told(game, SideGuessed)[-1].team == 1


@pytest.mark.rule("GL-103", "GL-124")
def test_all_passive_members_decide_it_and_nobody_else() -> None:
    game = placing()
    assert choice(game).seats == (1, 3, 5)
    for seat in (0, 2, 4, 6):
        assert refused(game, seat, "side-guess C3") is not None
        assert refused(game, seat, "guess C3") is not None
    say(game, 1, "side-guess C3")
    say(game, 3, "side-guess C4")
    assert game.waiting() == (1, 5)


@pytest.mark.rule("GL-103")
def test_the_guessing_team_may_choose_the_same_coordinate() -> None:
    game = placing()
    decide(game, "side-guess C3")
    decide(game, "guess C3")
    assert game.table.scores == [3, 2]


@pytest.mark.rule("GL-103", "GL-59", "GL-69")
def test_it_goes_on_an_empty_coordinate() -> None:
    game = start(4, "C3 C4 E5", blue="P12")
    play_turn(game, "A1")
    play_turn(game, "A1")
    to(powers(game, passive="P12"), "SideGuessing")
    for covered in ("C3", "C4"):
        assert refused(game, 1, f"side-guess {covered}") in ("GL-59", "GL-103")
    assert len([move for move in offered(game, 1) if move != "no side-guess"]) == 23


@pytest.mark.rule("GL-R21", "GL-110")
def test_the_team_may_place_none_and_the_power_is_spent_all_the_same() -> None:
    game = placing()
    decide(game, "no side-guess")
    assert GAME.view(game, None)["side_guess"] is None
    decide(game, "guess C3")
    assert game.table.past[-1].gain == 0
    assert game.table.held(1) == []
    assert game.table.supply[1] == 6


@pytest.mark.rule("GL-103", "GL-25")
def test_its_token_goes_back_after_the_turn() -> None:
    game = placing("C3 A1")
    decide(game, "side-guess C3")
    decide(game, "guess A1")
    assert GAME.view(game, None)["side_guess"] is None
    assert GAME.view(game, None)["past"][-1]["side_guess"] == "C3"


@pytest.mark.rule("GL-103", "GL-23")
def test_without_the_power_there_is_no_side_guess() -> None:
    game = to(powers(start(4, "C3", blue="P12 P8"), passive="P8"), "SideGuessing", "Guessing")
    assert kind(game) == "Guessing"
