"""GL-92 to GL-97, GL-66: what a team does for its guess (P3, P4, P7 have their own files)."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import NAMES
from parlour.games.gridl.events import Discarded
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    cells,
    decide,
    play_out,
    play_turn,
    powers,
    start,
    to,
    to_clue,
    told,
)
from parlour.kernel.agenda import Game


@pytest.mark.rule("GL-92", "GL-66")
@pytest.mark.parametrize(
    ("guess", "base", "bonus"),
    [
        ("C3", 3, 1),
        ("B3", 2, 1),
        ("D3", 2, 1),
        ("A3", 0, 1),
        ("E3", 0, 1),
        ("C4", 2, 0),
        ("B2", 1, 0),
        ("C1", 0, 0),
        ("E5", 0, 0),
    ],
)
def test_row_bonus(guess: str, base: int, bonus: int) -> None:
    game = start(4, "C3", pink="P1")
    turn = play_turn(game, guess, guessing="P1")
    assert (turn.base, turn.bonus, turn.change, turn.gain) == (base, bonus, 0, 0)
    assert game.table.scores == [base + bonus, 1]


@pytest.mark.rule("GL-93", "GL-66")
@pytest.mark.parametrize(
    ("guess", "base", "bonus"),
    [
        ("C3", 3, 1),
        ("C4", 2, 1),
        ("C2", 2, 1),
        ("C1", 0, 1),
        ("C5", 0, 1),
        ("B3", 2, 0),
        ("D4", 1, 0),
        ("A3", 0, 0),
        ("E5", 0, 0),
    ],
)
def test_column_bonus(guess: str, base: int, bonus: int) -> None:
    game = start(4, "C3", pink="P2")
    turn = play_turn(game, guess, guessing="P2")
    assert (turn.base, turn.bonus, turn.change, turn.gain) == (base, bonus, 0, 0)
    assert game.table.scores == [base + bonus, 1]


@pytest.mark.rule("GL-96", "GL-66")
@pytest.mark.parametrize(("guess", "base"), [("C3", 3), ("C4", 2), ("B2", 1), ("A1", 0)])
def test_free_point(guess: str, base: int) -> None:
    game = start(4, "C3", pink="P5")
    turn = play_turn(game, guess, guessing="P5")
    assert (turn.base, turn.bonus) == (base, 1)
    assert game.table.scores == [base + 1, 1]


@pytest.mark.rule("GL-94", "GL-95")
@pytest.mark.parametrize("power", ["P3", "P4"])
def test_showing_a_line_gives_no_points_of_its_own(power: str) -> None:
    game = start(4, "C3", pink=power)
    turn = play_turn(game, "C4", guessing=power, clue="clue and line volcano")
    assert (turn.base, turn.bonus, turn.change, turn.gain) == (2, 0, 0, 0)


@pytest.mark.rule("GL-104", "GL-111", "GL-92", "GL-96")
@pytest.mark.parametrize("power", ["P1", "P2", "P5"])
def test_a_bonus_lasts_for_one_turn(power: str) -> None:
    game = start(4, "C3 B2 E5", pink=power)
    play_turn(game, "A1", guessing=power)
    assert play_turn(game, "B1").bonus == 0
    assert play_turn(game, "E4").bonus == 0


@pytest.mark.rule("GL-92", "GL-93", "GL-96")
@pytest.mark.parametrize("power", ["P1", "P2", "P5"])
def test_a_bonus_that_is_held_but_not_used_gives_nothing(power: str) -> None:
    game = start(4, "C3", pink=power)
    assert play_turn(game, "C3").bonus == 0


@pytest.mark.rule("GL-105")
@pytest.mark.parametrize("power", ["P1", "P2", "P5"])
def test_the_second_team_has_its_bonus_in_its_own_turn(power: str) -> None:
    game = start(4, "A1 C3", blue=power)
    play_turn(game, "E5")
    turn = play_turn(game, "C3", guessing=power)
    assert (turn.team, turn.bonus, game.table.scores) == (1, 1, [0, 5])


# ---------------------------------------------------------------------- three discards


def discarding() -> Game[Table]:
    """Pink has used P6; the clue is still to come."""
    game = start(6, "C3 A1 B1 C1 E5 D5", pink="P6", blue="P8")
    return powers(game, guessing="P6")


def known(game: Game[Table], viewer: int | None) -> list[str]:
    return sorted(GAME.view(game, viewer)["discarded"])


@pytest.mark.rule("GL-97", "GL-R12")
def test_the_three_cards_after_the_current_one_leave_the_game() -> None:
    game = discarding()
    assert game.table.key == cells("C3")[0]
    assert sorted(game.table.discarded) == sorted(cells("A1 B1 C1"))
    assert not set(game.table.discarded) & set(game.table.solutions)
    for viewer in (None, 0, 1):
        assert GAME.view(game, viewer)["solution_cards"] == 25 - 1 - 3


@pytest.mark.rule("GL-97", "GL-R23")
def test_no_x_is_placed_for_them_and_they_stay_guessable() -> None:
    game = discarding()
    assert GAME.view(game, None)["covered"] == []
    decide(game)
    to(game, "Guessing")
    twin = game.copy()
    decide(twin, "guess A1")
    assert twin.table.past[-1].base == 0
    decide(game, "guess C3")
    assert GAME.view(game, None)["covered"] == ["C3"]
    assert play_turn(game, "D4").base == 1  # of E5, the next card


@pytest.mark.rule("GL-R23", "GL-41")
def test_they_may_still_be_peripherals() -> None:
    game = start(4, "C3 A2 B1 C2 B2", pink="P6")
    play_turn(game, "C3", guessing="P6")
    assert play_turn(game, "A2").base == 2  # next to B2


@pytest.mark.rule("GL-97", "GL-76")
def test_those_keys_never_come_up() -> None:
    game = discarding()
    play_out(game, 12)
    keys = {turn.key for turn in game.table.past}
    assert len(keys) == 12
    assert not keys & set(cells("A1 B1 C1"))
    assert len(game.table.solutions) == 25 - 12 - 3


@pytest.mark.rule("GL-117", "GL-97")
def test_the_team_that_used_it_knows_them_for_the_rest_of_the_game() -> None:
    game = discarding()
    for _ in range(4):
        assert [known(game, seat) for seat in (0, 2, 4)] == [["A1", "B1", "C1"]] * 3
        assert [known(game, viewer) for viewer in (None, 1, 3, 5)] == [[]] * 4
        play_out(game, 1)
        to_clue(game)


@pytest.mark.rule("GL-117")
def test_the_others_hear_that_it_was_used_and_not_what_it_showed() -> None:
    game = discarding()
    heard = [(event, seats) for event, seats in game.events or () if isinstance(event, Discarded)]
    ((event, seats),) = heard
    assert sorted(NAMES[cell] for cell in event.cells) == ["A1", "B1", "C1"]
    assert seats == (0, 2, 4)
    for viewer in (None, 1, 3):
        assert GAME.view(game, viewer)["declared"][0] == 5
    play_turn(game, "B4")
    for viewer in (None, 1, 3):
        assert "A1" not in str(GAME.view(game, viewer)["past"])
    assert len(told(game, Discarded)) == 1


@pytest.mark.rule("GL-117", "GL-116", "GL-R23")
def test_nothing_tells_the_others_which_they_are() -> None:
    one = powers(start(6, "C3 A1 B1 C1 E5 D5 A3", pink="P6", seed="same"), guessing="P6")
    two = powers(start(6, "C3 E1 E2 E3 E5 D5 A3", pink="P6", seed="same"), guessing="P6")
    for _ in range(3):
        for viewer in (None, 1, 3, 5):
            assert GAME.view(one, viewer) == GAME.view(two, viewer)
            assert GAME.bot_view(one, viewer) == GAME.bot_view(two, viewer)
        for game in (one, two):
            to(game, "Guessing")
            decide(game, "guess B4")
