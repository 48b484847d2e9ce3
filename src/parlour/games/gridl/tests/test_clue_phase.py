"""GL-45, GL-54, GL-57, GL-94, GL-95, GL-R22: the clue, and what is shown with it."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Clued
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    decide,
    kind,
    play_out,
    play_turn,
    powers,
    refused,
    say,
    start,
    to,
    to_clue,
    to_guess,
    told,
)
from parlour.kernel.agenda import Game

EVERYBODY = (None, 0, 1, 2, 3)
SHOWING = "clue and line volcano"


def shown(game: Game[Table]) -> Any:
    """The row or column of the key as everybody is shown it."""
    found = [GAME.view(game, viewer)["shown"] for viewer in EVERYBODY]
    assert all(each == found[0] for each in found)
    return found[0]


@pytest.mark.rule("GL-45", "GL-46")
def test_the_gridmaster_alone_gives_the_clue() -> None:
    game = to_clue(start(4))
    assert game.waiting() == (game.table.gridmaster,)
    for seat in (1, 2, 3):
        assert refused(game, seat, "clue volcano") == "KERNEL-TURN"
    say(game, 0, "clue volcano")
    assert told(game, Clued)[-1].text == "volcano"


@pytest.mark.rule("GL-45", "GL-24")
def test_there_is_one_clue_a_turn() -> None:
    game = to_clue(start(4))
    say(game, 0, "clue volcano")
    while kind(game) != "Guessing":
        assert refused(game, 0, "clue lullaby") is not None
        decide(game)
    assert refused(game, 0, "clue lullaby") is not None
    assert len(told(game, Clued)) == 1


@pytest.mark.rule("GL-54")
def test_the_clue_is_there_for_all_at_once_until_the_turn_ends() -> None:
    game = to_clue(start(4))
    assert {GAME.view(game, viewer)["clue"] for viewer in EVERYBODY} == {""}
    say(game, 0, "clue Grandma's kitchen")
    assert (Clued, None) in [(type(event), seats) for event, seats in game.events or ()]
    while kind(game) != "Guessing":
        assert {GAME.view(game, v)["clue"] for v in EVERYBODY} == {"Grandma's kitchen"}
        decide(game)
    assert {GAME.view(game, v)["clue"] for v in EVERYBODY} == {"Grandma's kitchen"}
    decide(game)
    for viewer in EVERYBODY:
        view = GAME.view(game, viewer)
        assert (view["clue"], view["past"][-1]["clue"]) == ("", "Grandma's kitchen")


@pytest.mark.rule("GL-R35", "GL-45")
def test_without_a_timer_there_has_to_be_a_clue() -> None:
    game = to_clue(start(4))
    assert refused(game, 0, "no clue") is not None


@pytest.mark.rule("GL-57", "GL-56")
def test_after_the_clue_the_gridmaster_can_do_nothing_until_the_reveal() -> None:
    game = to_clue(start(5, pink="P7", blue="P12"))
    say(game, 0, "clue volcano")
    moves = ("guess C3", "guess C3 C4", "side-guess C3", "point C3", "nod", "shake", "object")
    while kind(game) != "NameGridmaster":
        assert game.moves(0) == []
        assert GAME.asides_now(game, 0) == []
        assert all(refused(game, 0, move) for move in (*moves, "waive", "uphold", "take back"))
        decide(game)


@pytest.mark.rule("GL-94", "GL-95", "GL-R22", "GL-44")
@pytest.mark.parametrize(
    ("power", "axis", "line"), [("P3", "row", 3), ("P4", "column", 1)], ids=["row", "column"]
)
def test_the_power_shows_everybody_the_line_of_the_key(power: str, axis: str, line: int) -> None:
    game = powers(start(4, "B4", pink=power), guessing=power)
    assert shown(game) is None  # not before the clue
    say(game, 0, SHOWING)
    assert shown(game) == {"axis": axis, "line": line}
    event = told(game, Clued)[-1]
    assert (event.text, event.axis, event.line) == ("volcano", ("row", "column").index(axis), line)
    to_guess(game)
    assert shown(game) == {"axis": axis, "line": line}


@pytest.mark.rule("GL-94", "GL-95", "GL-R22")
@pytest.mark.parametrize("power", ["P3", "P4"])
@pytest.mark.parametrize("key", ["A1", "C3", "E5", "D2"])
def test_what_is_shown_is_always_true(power: str, key: str) -> None:
    game = powers(start(4, key, pink=power), guessing=power)
    say(game, 0, SHOWING)
    expected = int(key[1]) - 1 if power == "P3" else "ABCDE".index(key[0])
    assert shown(game)["line"] == expected


@pytest.mark.rule("GL-R22")
@pytest.mark.parametrize("power", ["P3", "P4"])
def test_the_gridmaster_may_withhold_it(power: str) -> None:
    game = powers(start(4, "B4", pink=power), guessing=power)
    say(game, 0, "clue volcano")
    assert shown(game) is None
    assert told(game, Clued)[-1].line == -1
    to_guess(game)
    assert shown(game) is None


@pytest.mark.rule("GL-94", "GL-95", "GL-44", "GL-R22")
@pytest.mark.parametrize("used", ["", "P5", "P1", "P2"])
def test_without_the_power_nothing_can_be_shown(used: str) -> None:
    game = powers(start(4, "B4", pink="P1 P2 P3 P5"), guessing=used)
    refusal = GAME.why(game, 0, GAME.notation.read(SHOWING))
    assert refusal is not None
    assert refusal.rule == "GL-R22"
    assert str(refusal.because).endswith(".")
    say(game, 0, "clue volcano")
    assert shown(game) is None


@pytest.mark.rule("GL-94", "GL-84", "GL-R22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_powers_nothing_can_be_shown(players: int) -> None:
    game = to_clue(start(players))
    assert refused(game, game.table.gridmaster, SHOWING) is not None


@pytest.mark.rule("GL-94", "GL-111")
def test_what_was_shown_in_one_turn_is_not_shown_in_the_next() -> None:
    game = start(4, "B4 D2 E5", pink="P3")
    turn = play_turn(game, "B4", guessing="P3", clue=SHOWING)
    assert (turn.base, turn.clue) == (3, "volcano")
    assert shown(game) is None
    to_clue(game)
    assert refused(game, game.table.gridmaster, SHOWING) is not None
    play_out(game, 1)
    to_clue(game)
    assert refused(game, game.table.gridmaster, SHOWING) is not None


@pytest.mark.rule("GL-R22", "GL-R11")
def test_what_was_shown_with_a_void_clue_stays_shown() -> None:
    game = powers(start(4, "B4", pink="P3"), guessing="P3")
    say(game, 0, SHOWING)
    void(game)
    assert shown(game) == {"axis": "row", "line": 3}
    say(game, 0, "clue lullaby")
    assert shown(game) == {"axis": "row", "line": 3}


@pytest.mark.rule("GL-R22", "GL-R11")
def test_what_was_withheld_may_come_with_the_new_clue() -> None:
    game = powers(start(4, "B4", pink="P4"), guessing="P4")
    say(game, 0, "clue volcano")
    void(game)
    assert shown(game) is None
    say(game, 0, "clue and line lullaby")
    assert shown(game) == {"axis": "column", "line": 1}


def void(game: Game[Table]) -> None:
    """Everybody finds that the clue is against the rules."""
    to(game, "ObjectionWindow")
    say(game, 1, "object")
    while kind(game) == "Voting":
        say(game, game.waiting()[0], "uphold")
    assert kind(game) == "GivingClue"
