"""GL-36, GL-109, GL-119, GL-R12: the Gridmaster says nothing, but she may nod or shake her head."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.events import Nodded, Proposed
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import (
    decide,
    kind,
    play_out,
    refused,
    say,
    start,
    to,
    told,
)
from parlour.kernel.agenda import Game


def proposed(word: str = "word 1") -> Game[Table]:
    """Seat 0 is Gridmaster, and one of the guessers 2, 4 and 6 proposes a word."""
    game = to(start(7), "ChooseSecond")
    say(game, 2, word)
    return game


def asides(game: Game[Table], seat: int) -> list[str]:
    return [GAME.notation.write(aside) for aside in GAME.asides_now(game, seat)]


def seen(game: Game[Table], viewer: int | None) -> dict[str, Any]:
    frame: dict[str, Any] = GAME.view(game, viewer)["agenda"][-1]
    return frame


@pytest.mark.rule("GL-36", "GL-119")
@pytest.mark.parametrize("sign", ["nod", "shake"])
def test_she_answers_the_proposal_on_screen(sign: str) -> None:
    game = proposed()
    assert asides(game, 0) == ["nod", "shake"]
    say(game, 0, sign)
    assert told(game, Nodded)[-1].yes == (sign == "nod")
    assert {seen(game, viewer)["sign"] for viewer in (0, 2, 4, 6)} == {sign}
    assert kind(game) == "ChooseSecond"  # the guessers decide


@pytest.mark.rule("GL-36")
def test_the_guessers_may_decide_against_her() -> None:
    game = proposed()
    say(game, 0, "shake")
    say(game, 4, "word 1")
    say(game, 6, "word 1")
    assert kind(game) == "GivingClue"


@pytest.mark.rule("GL-119")
def test_without_a_proposal_there_is_nothing_to_nod_at() -> None:
    game = to(start(7), "ChooseSecond")
    assert asides(game, 0) == []
    rule = refused(game, 0, "nod")
    assert rule is not None
    assert str(game.because(0, GAME.notation.read("nod"), rule)).endswith(".")


@pytest.mark.rule("GL-119", "GL-36")
def test_nobody_else_nods() -> None:
    game = proposed()
    for seat in (1, 2, 3, 4, 5, 6):
        assert refused(game, seat, "nod") is not None
        assert not {"nod", "shake"} & set(asides(game, seat))


@pytest.mark.rule("GL-R12")
def test_there_is_one_answer_to_each_option_in_a_turn() -> None:
    game = proposed()
    say(game, 0, "nod")
    assert refused(game, 0, "shake") == refused(game, 0, "nod") == "GL-R12"
    say(game, 4, "word 2")  # another option
    assert seen(game, 2)["sign"] == ""
    say(game, 0, "shake")
    say(game, 6, "word 1")  # the same thing again
    assert refused(game, 0, "nod") == refused(game, 0, "shake") == "GL-R12"
    assert len(told(game, Nodded)) == 2


@pytest.mark.rule("GL-R12")
def test_the_same_words_of_another_turn_may_be_answered() -> None:
    game = proposed()
    say(game, 0, "nod")
    play_out(game, 2)
    to(game, "ChooseSecond")
    say(game, choice_seat := game.waiting()[0], "word 1")
    assert choice_seat != game.table.gridmaster
    assert refused(game, game.table.gridmaster, "nod") is None


@pytest.mark.rule("GL-R12", "GL-81")
def test_the_option_is_the_word_whatever_its_axis() -> None:
    game = start(3)
    decide(game, "name 1")
    assert kind(game) == "ChooseFirst"
    say(game, 1, "word 1 row")
    say(game, 0, "nod")
    say(game, 2, "word 1 column")
    assert refused(game, 0, "nod") == refused(game, 0, "shake") == "GL-R12"


@pytest.mark.rule("GL-81", "GL-119", "GL-36")
def test_in_the_cooperative_game_she_may_nod_at_either_word() -> None:
    game = start(3)
    decide(game, "name 1")
    for asked, move in (("ChooseFirst", "word 2 row"), ("ChooseSecond", "word 2")):
        assert kind(game) == asked
        say(game, 1, move)
        say(game, 0, "shake")
        say(game, 2, move)


@pytest.mark.rule("GL-36", "GL-119", "GL-124")
@pytest.mark.parametrize(
    ("players", "asked"), [(2, "ChooseFirst"), (2, "ChooseSecond"), (4, "ChooseSecond")]
)
def test_a_guesser_alone_may_propose_before_deciding_so_that_she_can_nod(
    players: int, asked: str
) -> None:
    game = to(start(players), asked)
    (guesser,) = game.table.guessers()
    nodding = []
    for aside in GAME.asides_now(game, guesser):
        twin = game.copy()
        twin.play(guesser, aside)
        nodding.append(asides(twin, game.table.gridmaster))
    assert ["nod", "shake"] in nodding


@pytest.mark.rule("GL-119")
def test_in_the_team_game_she_has_no_part_in_the_first_word() -> None:
    game = to(start(7), "ChooseFirst")
    say(game, 1, "word 1 row")
    assert refused(game, 0, "nod") is not None
    assert asides(game, 0) == []


@pytest.mark.rule("GL-109", "GL-R12", "GL-44")
def test_she_may_nod_at_each_power_and_at_none() -> None:
    game = to(start(7, pink="P1 P5", blue=""), "PowerWindow")
    for move in ("use P1", "use P5", "no power"):
        say(game, 2, move)
        say(game, 0, "shake")
        assert refused(game, 0, "nod") == "GL-R12"
    say(game, 4, "use P1")
    assert refused(game, 0, "nod") == "GL-R12"
    assert refused(game, 0, "use P1") == "KERNEL-TURN"
    for seat in (2, 6):
        say(game, seat, "use P1")
    assert game.table.declared[0] == 0


@pytest.mark.rule("GL-106", "GL-109")
def test_she_does_not_nod_while_the_other_team_decides_about_its_powers() -> None:
    game = to(start(7, pink="P5", blue="P8"), "PowerWindow")
    say(game, 1, "use P8")
    for seat in range(7):
        assert refused(game, seat, "nod") is not None


@pytest.mark.rule("GL-57", "GL-119")
def test_she_does_not_nod_at_a_guess() -> None:
    game = to(start(7), "Guessing")
    say(game, 2, "point C3")
    assert refused(game, 0, "nod") is not None
    assert asides(game, 0) == []


@pytest.mark.rule("GL-132", "GL-36")
def test_proposals_and_nods_are_told_to_the_team_alone() -> None:
    game = proposed()
    before = [GAME.view(game, viewer) for viewer in (None, 1, 3, 5)]
    say(game, 0, "nod")
    say(game, 4, "word 2")
    say(game, 0, "shake")
    say(game, 6, "word 2")
    assert [GAME.view(game, viewer) for viewer in (None, 1, 3, 5)] == before
    heard = [seats for event, seats in game.events or () if isinstance(event, Nodded | Proposed)]
    passive, guessing = [seats for seats in heard if seats != (0, 2, 4, 6)], heard[-4:]
    assert all(seats == (0, 2, 4, 6) for seats in guessing)
    assert all(seats == (1, 3, 5) for seats in passive)


@pytest.mark.rule("GL-36", "GL-109", "GL-124")
def test_who_decides_alone_may_propose_first_and_hear_what_she_says() -> None:
    game = to(start(4), "ChooseSecond")
    say(game, 2, "propose word 2")
    assert (kind(game), asides(game, 0)) == ("ChooseSecond", ["nod", "shake"])
    say(game, 0, "shake")
    assert seen(game, 2)["sign"] == "shake"
    assert refused(game, 2, "propose word 1 row") == "GL-35"
    say(game, 2, "propose word 1")
    assert seen(game, 2)["sign"] == ""
    say(game, 2, "word 1")
    assert kind(game) == "GivingClue"


@pytest.mark.rule("GL-24", "GL-124")
@pytest.mark.parametrize(
    ("players", "phase", "seat", "text"),
    [
        (7, "ChooseSecond", 2, "propose word 1"),  # where several decide, to answer is to propose
        (4, "ChooseSecond", 0, "propose word 1"),
        (4, "ChooseSecond", 1, "propose word 1"),
        (4, "Guessing", 2, "propose guess C3"),  # nobody may nod at it
    ],
)
def test_nobody_else_proposes_without_answering(
    players: int, phase: str, seat: int, text: str
) -> None:
    game = to(start(players), phase)
    refusal = GAME.why(game, seat, GAME.notation.read(text))
    assert refusal is not None
    assert refusal.rule == "GL-24"
    assert str(refusal.because) == "There is nothing to propose: to answer is to propose."
