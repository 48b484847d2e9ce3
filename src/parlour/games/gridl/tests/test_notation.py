"""GL-1 and the verbs of the rules as text: what people type, and what records keep."""

from __future__ import annotations

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.moves import (
    ChooseWord,
    Decline,
    Flip,
    GiveClue,
    Guess,
    Name,
    NoClue,
    NoGuess,
    NoSideGuess,
    Object,
    PlaceSideGuess,
    PlaceWord,
    Take,
    UsePower,
    Vote,
    Waive,
)
from parlour.games.gridl.tests.tables import decide
from parlour.kernel.codec import Malformed
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

WRITTEN = {
    "take P1": Take(0),
    "take P12": Take(11),
    "name 1": Name(0),
    "name 12": Name(11),
    "word 1 row": PlaceWord(0, 0),
    "word 2 column": PlaceWord(1, 1),
    "word 2": ChooseWord(1),
    "use P7": UsePower(6),
    "no power": Decline(),
    "clue volcano": GiveClue("volcano"),
    "clue Grandma's old kitchen": GiveClue("Grandma's old kitchen"),
    "clue and line volcano": GiveClue("volcano", True),
    "no clue": NoClue(),
    "object": Object(),
    "waive": Waive(),
    "uphold": Vote(True),
    "reject": Vote(False),
    "side-guess A1": PlaceSideGuess(0),
    "no side-guess": NoSideGuess(),
    "guess C3": Guess((12,)),
    "guess A1 E5": Guess((0, 24)),
    "no guess": NoGuess(),
    "flip P5": Flip(4),
}


@pytest.mark.rule("GL-1")
@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert GAME.notation.read(text) == WRITTEN[text]
    assert GAME.notation.write(WRITTEN[text]) == text
    assert GAME.read(text) == WRITTEN[text]


@pytest.mark.rule("GL-121", "GL-119", "GL-122")
@pytest.mark.parametrize("text", ["point C3", "nod", "shake", "take back"])
def test_so_is_what_is_done_out_of_turn(text: str) -> None:
    move = GAME.notation.read(text)
    assert move.out_of_turn
    assert GAME.notation.write(move) == text


@pytest.mark.rule("GL-1")
@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("  GUESS   c3 ", "guess C3"),
        ("guess e5 a1", "guess A1 E5"),
        ("Take p3", "take P3"),
        ("use 3", "use P3"),
        ("NO  POWER", "no power"),
        ("Word 1 ROW", "word 1 row"),
        ("Clue Old Town", "clue Old Town"),
        ("CLUE AND LINE Old Town", "clue and line Old Town"),
    ],
)
def test_case_and_spaces_do_not_matter_but_in_a_clue(typed: str, text: str) -> None:
    assert GAME.notation.write(GAME.read(typed)) == text


@pytest.mark.rule("GL-98")
def test_two_guesses_are_the_same_in_either_order() -> None:
    assert GAME.read("guess C3 A1") == GAME.read("guess A1 C3")


@pytest.mark.rule("GL-1")
@pytest.mark.parametrize(
    "typed",
    [
        "",
        "fly",
        "guess",
        "guess F1",
        "guess A0",
        "guess A6",
        "guess AA",
        "guess 33",
        "guess A1 B1 C1",
        "guess A\N{SUPERSCRIPT ONE}",
        "point",
        "point Z9",
        "point A1 B1",
        "side-guess",
        "side-guess A1 B1",
        "take",
        "take P0",
        "take P13",
        "take P",
        "take P-1",
        "use P99",
        "use P\N{SUPERSCRIPT TWO}",
        "flip",
        "flip PP1",
        "name",
        "name 0",
        "name 13",
        "name Ada",
        "name \N{ARABIC-INDIC DIGIT ONE}",
        "word",
        "word 0",
        "word 3",
        "word 1 diagonal",
        "word 1 row column",
        "nod twice",
        "clue",
    ],
)
def test_what_is_no_move_is_said_to_be_none(typed: str) -> None:
    with pytest.raises(Malformed) as error:
        GAME.read(typed)
    assert str(GAME.malformed(error.value).because).endswith((".", "!", "?"))


@pytest.mark.rule("GL-1")
@pytest.mark.parametrize(("players", "powers"), [(2, "no"), (4, "yes"), (7, "yes")])
def test_every_move_that_is_offered_can_be_written_and_read(players: int, powers: str) -> None:
    options = {"powers": powers, "timer": "30_seconds"}
    game = GAME.start(players, Seeded("notation"), options)
    while game.table.turn < 3:
        for seat in game.waiting():
            found: list[Move] = [*game.moves(seat), *GAME.asides_now(game, seat)]
            texts = [GAME.notation.write(move) for move in found]
            assert [GAME.notation.read(text) for text in texts] == found
            assert len(set(texts)) == len(texts)
        decide(game)
