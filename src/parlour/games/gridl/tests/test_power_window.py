"""GL-104 to GL-111, GL-R12, GL-R18, GL-R36: who uses which power, and when."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import PowerDeclined, PowerUsed
from parlour.games.gridl.powers import GUESSING, PASSIVE
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    default,
    kind,
    offered,
    play_out,
    play_turn,
    power_number,
    powers,
    refused,
    say,
    start,
    to,
    told,
)

ALL_GUESSING = "P1 P2 P3 P4 P5 P6"
ALL_PASSIVE = "P8 P9 P10 P11 P12"


@pytest.mark.rule("GL-105", "GL-R17")
def test_seven_powers_are_for_the_guessing_team_and_five_for_the_passive_one() -> None:
    assert GUESSING == (0, 1, 2, 3, 4, 5, 6)
    assert PASSIVE == (7, 8, 9, 10, 11)


@pytest.mark.rule("GL-106", "GL-107", "GL-108", "GL-23")
def test_the_passive_team_decides_first_then_the_guessers_then_comes_the_clue() -> None:
    game = to(start(7, pink="P5", blue="P8"), "PowerWindow")
    assert choice(game).seats == (1, 3, 5)
    for seat in (0, 2, 4, 6):
        assert refused(game, seat, "use P5") == "KERNEL-TURN"
    decide(game, "use P8")
    assert (kind(game), choice(game).seats) == ("PowerWindow", game.table.guessers())
    for seat in (1, 3, 5):  # it may not react
        assert refused(game, seat, "no power") == "KERNEL-TURN"
        assert refused(game, seat, "use P8") == "KERNEL-TURN"
    decide(game, "use P5")
    assert kind(game) == "GivingClue"
    assert [(event.team, event.power) for event in told(game, PowerUsed)] == [(1, 7), (0, 4)]


@pytest.mark.rule("GL-106", "GL-54", "GL-90")
def test_what_is_used_or_declined_is_public() -> None:
    game = to(start(4, pink="P5", blue="P8"), "PowerWindow")
    decide(game, "no power")
    assert told(game, PowerDeclined)[-1].team == 1
    decide(game, "use P5")
    for viewer in (None, 0, 1, 2, 3):
        view = GAME.view(game, viewer)
        assert view["declared"] == [4, None]
        assert view["powers"][4] == {"state": "used", "team": 0}
        assert view["powers"][7] == {"state": "held", "team": 1}


@pytest.mark.rule("GL-106", "GL-107")
def test_both_decisions_are_final() -> None:
    game = powers(start(4, pink="P5", blue="P8"))
    for seat in range(4):
        for move in ("use P5", "use P8", "no power"):
            assert refused(game, seat, move) is not None


@pytest.mark.rule("GL-105")
def test_each_role_has_its_own_powers() -> None:
    game = to(start(4, pink="P5 P8", blue="P1 P9"), "PowerWindow")
    assert offered(game, 1) == ["use P9", "no power"]
    assert refused(game, 1, "use P1") == "GL-105"
    decide(game, "no power")
    seat = game.waiting()[0]
    assert offered(game, seat) == ["use P5", "no power"]
    assert refused(game, seat, "use P8") == "GL-105"


@pytest.mark.rule("GL-90", "GL-111", "GL-105")
def test_nobody_uses_what_they_do_not_hold() -> None:
    game = to(start(4, pink="P5", blue="P8"), "PowerWindow")
    for other in ("P9", "P12", "P5", "P7"):
        rule = refused(game, 1, f"use {other}")
        assert rule is not None
        move = GAME.notation.read(f"use {other}")
        assert str(game.because(1, move, rule)).endswith(".")


@pytest.mark.rule("GL-104", "GL-R18", "GL-R24")
def test_a_team_uses_one_power_a_turn_at_most() -> None:
    game = to(start(4, pink="P1 P2 P5", blue="P8 P9"), "PowerWindow")
    decide(game, "use P8")
    assert choice(game).seats == (2,)
    decide(game, "use P1")
    assert kind(game) == "GivingClue"
    assert game.table.declared == [0, 7]


@pytest.mark.rule("GL-104", "GL-R18")
@pytest.mark.parametrize(("passive", "guessing"), [("", ""), ("P8", ""), ("", "P5"), ("P8", "P5")])
def test_each_team_may_use_one_or_none(passive: str, guessing: str) -> None:
    game = powers(start(4, "C3", pink="P5", blue="P8"), passive, guessing)
    used = [4 if guessing else -1, 7 if passive else -1]
    assert game.table.declared == used
    assert play_turn(game, "C3").powers == tuple(used)


@pytest.mark.rule("GL-110", "GL-111")
def test_a_used_power_becomes_an_x_of_its_owner_at_once() -> None:
    game = to(start(4, pink="P5", blue="P8"), "PowerWindow")
    assert GAME.view(game, None)["supply"] == [5, 5]
    decide(game, "use P8")
    assert GAME.view(game, None)["supply"] == [5, 6]
    decide(game, "use P5")
    assert GAME.view(game, None)["supply"] == [6, 6]
    assert (game.table.held(0), game.table.held(1)) == ([], [])


@pytest.mark.rule("GL-111")
def test_a_power_works_once() -> None:
    game = start(4, "C3 B2 E5 D1", pink="P5 P1", blue="")
    play_turn(game, "A1", guessing="P5")
    play_turn(game, "A1")
    to(game, "PowerWindow")
    seat = game.waiting()[0]
    assert offered(game, seat) == ["use P1", "no power"]
    assert refused(game, seat, "use P5") == "GL-111"


@pytest.mark.rule("GL-R12", "GL-108", "GL-39")
def test_powers_are_for_after_the_gridmaster_has_read_the_card() -> None:
    game = to(start(4, "C3", pink="P3", blue="P8"), "PowerWindow")
    assert GAME.view(game, game.table.gridmaster)["key"] == "C3"
    assert GAME.view(game, 2)["key"] is None


@pytest.mark.rule("GL-109", "GL-124")
def test_the_guessers_decide_without_the_gridmaster() -> None:
    game = to(start(7, pink="P5", blue=""), "PowerWindow")
    assert choice(game).seats == game.table.guessers()
    assert refused(game, game.table.gridmaster, "use P5") == "KERNEL-TURN"
    first, *others = game.table.guessers()
    say(game, first, "use P5")
    assert game.table.declared == [-1, -1]
    for seat in others:
        say(game, seat, "use P5")
    assert game.table.declared == [4, -1]


@pytest.mark.rule("GL-132", "GL-106")
def test_what_a_team_talks_about_is_not_told_to_the_other() -> None:
    game = to(start(7, pink="P5", blue="P8 P9"), "PowerWindow")
    before = [GAME.view(game, viewer) for viewer in (None, 0, 2, 4, 6)]
    say(game, 1, "use P8")
    say(game, 3, "use P9")
    assert [GAME.view(game, viewer) for viewer in (None, 0, 2, 4, 6)] == before


@pytest.mark.rule("GL-R36")
@pytest.mark.parametrize(
    ("pink", "blue", "windows"),
    [
        ("", "", []),
        ("P5", "", [0]),
        ("", "P8", [1]),
        ("P5", "P8", [1, 0]),
        ("P8", "P5", []),  # each could use it in the other role only
        ("P8 P1", "P5", [0]),
        (ALL_GUESSING, ALL_PASSIVE, [1, 0]),
    ],
)
def test_a_team_is_asked_whenever_it_holds_a_power_it_could_use_now(
    pink: str, blue: str, windows: list[int]
) -> None:
    game, asked = start(4, pink=pink, blue=blue), []
    while kind(game) != "GivingClue":
        if kind(game) == "PowerWindow":
            asked.append(game.table.team_of(choice(game).seats[0]))
        decide(game)
    assert asked == windows


@pytest.mark.rule("GL-R36")
def test_a_team_that_never_uses_its_power_is_asked_all_the_same() -> None:
    game, asked = start(4, pink="P5", blue=""), 0
    for _ in range(6):
        before = game.table.turn
        while game.table.turn == before:
            asked += kind(game) == "PowerWindow"
            decide(game)
    assert asked == 3


@pytest.mark.rule("GL-R36", "GL-84", "GL-108")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_powers_nobody_is_asked(players: int) -> None:
    game = start(players)
    for _ in range(2):
        before = game.table.turn
        while game.table.turn == before:
            assert kind(game) != "PowerWindow"
            decide(game)


@pytest.mark.rule("GL-105", "GL-20")
def test_the_roles_change_with_the_turn() -> None:
    game = play_out(start(4, pink="P5 P8", blue="P1 P9"), 1)
    to(game, "PowerWindow")
    assert choice(game).seats == (0, 2)
    assert offered(game, 0) == ["use P8", "no power"]
    decide(game, "use P8")
    assert offered(game, game.waiting()[0]) == ["use P1", "no power"]


@pytest.mark.rule("GL-125", "GL-135")
def test_a_member_who_is_gone_stands_in_nobodys_way() -> None:
    """Where the seconds are those of one player and not of the decision."""
    game = to(start(6, pink="P5", blue="P8"), "PowerWindow")
    assert default(game) == "no power"
    say(game, 1, "use P8")
    for gone in (3, 5):
        move = choice(game).default(game, gone)
        assert move is not None
        assert game.submit(gone, move) is None
    assert game.table.declared[1] == power_number("P8")
