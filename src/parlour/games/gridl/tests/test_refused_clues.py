"""GL-48 to GL-53, GL-131, GL-136: a bad clue is refused at the table, with its rule and why."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.moves import GiveClue
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import kind, number_of, say, start, to_clue
from parlour.kernel.agenda import Game
from parlour.kernel.codec import state_hash


def asked(row: str = "Loud", column: str = "Famous") -> Game[Table]:
    """Seat 0 is asked for a clue with these words on the board."""
    game = to_clue(start(4))
    game.table.words = [number_of(row), number_of(column)]
    return game


def broken(rule: str, clue: str, because: str) -> object:
    return pytest.param(rule, clue, because, marks=pytest.mark.rule(rule), id=f"{rule} {clue}")


@pytest.mark.rule("GL-136")
@pytest.mark.parametrize(
    ("rule", "clue", "because"),
    [
        broken("GL-131", "volcano <3", "Leave out the <: a clue is made of words."),
        broken("GL-48", "?!", "A clue has at least one word."),
        broken("GL-48", "a very big dog in town", "A clue has at most 5 words; yours has 6."),
        broken("GL-50", "loudspeaker", "Loudspeaker begins with Loud, one of the words"),
        broken("GL-50", "lo-ud music", "Lo ud spells Loud, a word on the board."),
        broken("GL-51", "silence", "Silence is an opposite of Loud, a word on the board."),
        broken("GL-51", "noise complaint", "Noise means much the same as Loud, a word"),
        broken("GL-52", "three blind mice", "Three counts as a number; a clue does without"),
        broken("GL-52", "Apollo 13", "A clue has no digits: 13 has to go."),
        broken("GL-53", "plan B", "B alone could be a column of the grid; leave it out."),
        broken("GL-53", "high mountain", "High could name a place on the grid or on a scale."),
    ],
)
def test_a_clue_that_breaks_a_rule_is_refused_and_changes_nothing(
    rule: str, clue: str, because: str
) -> None:
    game = asked()
    before = state_hash(game)
    refusal = GAME.why(game, 0, GiveClue(clue))
    assert refusal is not None
    assert refusal.rule == rule
    assert str(refusal.because).startswith(because)
    assert game.submit(0, GiveClue(clue)) == rule
    assert state_hash(game) == before
    say(game, 0, "clue volcano")  # GL-55: and may be followed by another
    assert kind(game) == "ObjectionWindow"


@pytest.mark.rule("GL-136", "GL-50", "GL-51")
def test_a_clue_is_judged_by_the_words_on_the_board_alone() -> None:
    game = asked("Sour", "Famous")
    for clue in ("loudspeaker", "silence"):
        assert game.refuse(0, GiveClue(clue)) is None
