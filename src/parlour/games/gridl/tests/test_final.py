"""GL-24, GL-45, GL-60, GL-106: what is decided stands, for whoever has second thoughts too."""

from __future__ import annotations

import pytest

from parlour.arena.match import PERSON, Match
from parlour.games.gridl import GAME
from parlour.games.gridl.tests.tables import choice, hold, kind, power_number, put_on_top, usual

NAMES = ("Ada", "Bob", "Cy", "Di", "Eve", "Flo", "Gus")


def seated() -> Match:
    """Seven people, just before the first Gridmaster is named; Pink is to hold P5, Blue P12."""
    options = {"powers": "yes", "first": "pink"}
    match = Match(GAME, NAMES, [PERSON] * 7, "final", options)
    while kind(match.game) == "TakePower":
        decide(match)
    hold(match.game, 0, "P5")
    hold(match.game, 1, "P12")
    put_on_top(match.game, "C3")
    assert match.game.table.held(1) == [power_number("P12")]
    return match


def decide(match: Match, text: str = "") -> None:
    """Who is asked decides, until something else is asked."""
    game = match.game
    now, before = game.choice, len(match.entries)
    move = GAME.notation.read(text or usual(game))
    for seat in choice(game).seats:
        if type(game.choice) is type(now) and len(match.entries) == before:
            assert match.submit(seat, move) is None
            if kind(game) == "ObjectionWindow":
                before = len(match.entries)


@pytest.mark.rule("GL-24", "GL-45", "GL-60", "GL-106", "GL-107", "GL-37", "GL-103")
@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("NameGridmaster", ""),
        ("ChooseFirst", ""),
        ("ChooseSecond", ""),
        ("PowerWindow", "use P12"),
        ("PowerWindow", "no power"),
        ("second PowerWindow", "use P5"),
        ("second PowerWindow", "no power"),
        ("GivingClue", ""),
        ("ObjectionWindow", "waive"),
        ("SideGuessing", "side-guess C3"),
        ("SideGuessing", "no side-guess"),
        ("Guessing", "guess C3"),
    ],
)
def test_nobody_takes_back_what_ends_a_phase(phase: str, text: str) -> None:
    match = seated()
    while kind(match.game) != phase.removeprefix("second "):
        passive = kind(match.game) == "PowerWindow" and choice(match.game).seats[0] % 2
        decide(match, "use P12" if passive else "")
    if phase.startswith("second"):
        decide(match, "no power")
    decide(match, text)
    assert not any(match.may_undo(seat) for seat in range(7))
