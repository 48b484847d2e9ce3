"""GL-24: whatever is not asked is refused, by a rule and in a sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    choice,
    decide,
    kind,
    play_turn,
    say,
    start,
    to,
)
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded

PHASES = (
    "TakePower",
    "NameGridmaster",
    "ChooseFirst",
    "ChooseSecond",
    "PowerWindow",
    "GivingClue",
    "ObjectionWindow",
    "Voting",
    "SideGuessing",
    "Guessing",
    "ForcedFlip",
)
ANSWERS = {
    "TakePower": ("take P1", "take P2", "take P12"),
    "NameGridmaster": ("name 1", "name 2", "name 12"),
    "ChooseFirst": ("word 1 row", "word 2 column"),
    "ChooseSecond": ("word 1", "word 2"),
    "PowerWindow": ("use P1", "use P12", "no power"),
    "GivingClue": ("clue volcano", "clue and line volcano", "no clue"),
    "ObjectionWindow": ("object", "waive", "side-guess C3"),
    "Voting": ("uphold", "reject"),
    "SideGuessing": ("side-guess C3", "no side-guess"),
    "Guessing": ("guess C3", "guess A1 E5", "no guess"),
    "ForcedFlip": ("flip P1", "flip P12"),
}
ASIDES = ("point C3", "nod", "shake", "take back")


def at(phase: str) -> Game[Table]:
    """Seven players, Pink guessing with seat 0 as Gridmaster, just when this is asked."""
    if phase == "TakePower":
        options = {"powers": "yes", "first": "pink"}
        return GAME.start(7, Seeded("refusals"), options, events=True)
    game = start(7, "C3", pink="P1 P2", blue="P12")
    if phase in PHASES[: PHASES.index("PowerWindow") + 1]:
        return to(game, phase)
    if phase == "ForcedFlip":
        game.table.supply[0] = 0
        play_turn(game, "A1")
        return game
    decide(to(game, "PowerWindow"), "use P12")
    if phase == "Voting":
        say(to(game, "ObjectionWindow"), 1, "object")
        return game
    return to(game, phase)


def attempts(phase: str) -> Iterator[tuple[int, str]]:
    """Whatever any seat may try that another phase, or somebody else, is asked for."""
    seats = choice(at(phase)).seats
    for texts in ANSWERS.values():
        for seat in range(7):
            asked = ANSWERS[phase] if seat in seats else ()
            yield from ((seat, text) for text in texts if text not in asked)


@pytest.mark.rule("GL-24", "GL-23")
@pytest.mark.parametrize("phase", PHASES)
def test_nothing_but_what_is_asked_is_taken(phase: str) -> None:
    game = at(phase)
    assert kind(game) == phase
    before = state_hash(game)
    for seat, text in attempts(phase):
        move = GAME.notation.read(text)
        rule = game.submit(seat, move)
        assert rule is not None, f"{seat}: {text}"
        assert rule.startswith(("GL-", "KERNEL-"))
        why = str(game.because(seat, move, rule))
        assert why[0].isupper(), why
        assert why.endswith(".")
        assert len(why.split()) > 3
    assert state_hash(game) == before


@pytest.mark.rule("GL-24")
@pytest.mark.parametrize("phase", PHASES)
def test_who_is_asked_and_answers_something_else_is_told_a_rule_of_the_game(phase: str) -> None:
    game = at(phase)
    for texts in ANSWERS.values():
        for text in texts:
            if text not in ANSWERS[phase]:
                rule = game.refuse(game.waiting()[0], GAME.notation.read(text))
                assert rule is not None
                assert rule.startswith("GL-"), text


@pytest.mark.rule("GL-24", "GL-119", "GL-121", "GL-122")
@pytest.mark.parametrize("phase", PHASES)
def test_what_is_done_out_of_turn_is_allowed_just_when_it_is_offered(phase: str) -> None:
    game = at(phase)
    proposal = {
        "ChooseFirst": "word 1 row",
        "ChooseSecond": "word 1",
        "PowerWindow": "no power",
        "Guessing": "guess C3",
    }
    for propose in (False, True):
        if propose and phase in proposal:
            say(game, game.waiting()[0], proposal[phase])
        for seat in range(7):
            offered = GAME.asides_now(game, seat)
            for text in ASIDES:
                move = GAME.notation.read(text)
                assert isinstance(move, Aside)
                rule = game.refuse(seat, move)
                assert (rule is None) == (move in offered), f"{seat}: {text}"
                if rule is not None:
                    assert rule.startswith("GL-")
                    assert str(game.because(seat, move, rule)).endswith(".")


@pytest.mark.rule("GL-24")
@pytest.mark.parametrize("phase", PHASES)
def test_what_is_offered_is_legal_for_all_that_are_asked_and_for_nobody_else(phase: str) -> None:
    game = at(phase)
    for seat in range(7):
        moves = game.moves(seat)
        assert bool(moves) == (seat in game.waiting())
        assert all(game.refuse(seat, move) is None for move in moves)
        for move in game.moves(game.waiting()[0]):
            if seat not in choice(game).seats:
                assert game.refuse(seat, move) is not None


@pytest.mark.rule("GL-126")
@pytest.mark.parametrize("phase", PHASES)
def test_everybody_at_the_table_sees_the_same_public_part(phase: str) -> None:
    game = at(phase)
    public = GAME.views.public(game)
    for viewer in (None, *range(7)):
        view = GAME.view(game, viewer)
        assert {part: view[part] for part in public} == public
