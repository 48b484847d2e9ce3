"""Choices that a team makes as one: proposed, joined, nodded at, and kept when decided."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from parlour.arena.match import Match, take_up
from parlour.arena.record import BadRecord, Entry, dump, parse, seal
from parlour.arena.replaying import verify
from parlour.games.password import GAME
from parlour.games.password.rules import Guessing
from parlour.games.password.table import Guess, Pass
from parlour.kernel.agenda import Game, OwnChoice, TimeLimit
from parlour.kernel.codec import Malformed, encode, load, save, state_hash
from parlour.kernel.luck import Scripted, Seeded
from parlour.kernel.typed import LONGEST, clean, is_clean
from parlour.kernel.values import Move

GIVER, ONE, OTHER, FOE = 0, 2, 4, 1


class NextGuess(OwnChoice[Any]):
    """Of somebody else's, with nothing brought to light."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(FOE)


def guessing() -> Game[Any]:
    """Six players; the word is pepper, the clue is given, and seats 2 and 4 guess."""
    g = GAME.start(6, Scripted(reversed(range(1, 16))), events=True)
    for seat, typed in ((GIVER, "look"), (GIVER, "clue hot"), (FOE, "drop")):
        assert g.submit(seat, GAME.read(typed)) is None
    g.events = []
    return g


def match() -> Match:
    names = ["Ann", "Ben", "Cas", "Dot", "Eve", "Fay"]
    played = Match(GAME, names, ["human"] * 6, "together")
    for seat, typed in ((0, "look"), (0, "clue hot"), (1, "drop")):
        assert played.submit(seat, GAME.read(typed)) is None
    return played


def say(g: Game[Any], seat: int, typed: str) -> str | None:
    return g.submit(seat, GAME.read(typed))


def test_nothing_is_decided_before_all_are_for_the_same() -> None:
    g = guessing()
    assert not g.settles(ONE, Guess("fire"))
    assert say(g, ONE, "guess fire") is None
    assert (g.waiting(), g.table.guesses) == ((OTHER,), [])
    assert say(g, OTHER, "guess spice") is None  # takes the place of the other proposal
    assert (g.waiting(), g.table.guesses) == ((ONE,), [])
    assert g.settles(ONE, Guess("spice"))
    assert say(g, ONE, "guess spice") is None
    assert g.table.guesses == ["spice"]
    assert g.waiting() == (ONE, OTHER)  # anew, for the next guess


def before_it_is_asked(*agreed: int) -> Match:
    """The same, while the clue is judged; these guessers are for "fire" already."""
    names = ["Ann", "Ben", "Cas", "Dot", "Eve", "Fay"]
    played = Match(GAME, names, ["human"] * 6, "together")
    for seat, typed in ((0, "look"), (0, "clue hot")):
        assert played.submit(seat, GAME.read(typed)) is None
    due = played.game.due(Guessing)
    played.game.amend(due, due.replace(proposal=Guess("fire"), agreed=agreed))
    return played


def test_what_all_have_agreed_on_before_they_are_asked_is_decided_as_soon_as_they_are() -> None:
    played = before_it_is_asked(ONE, OTHER)
    assert played.game.agreed() is None  # it is not for them yet
    assert played.submit(FOE, GAME.read("drop")) is None
    assert [entry.move for entry in played.entries][2:] == ["drop", "guess fire"]
    assert played.game.waiting() == (ONE, OTHER)  # for the next guess
    verify(GAME, played.record())


def test_what_some_have_agreed_on_before_they_are_asked_waits_for_the_others() -> None:
    played = before_it_is_asked(OTHER)
    assert played.submit(FOE, GAME.read("drop")) is None
    assert (played.game.waiting(), played.game.agreed()) == ((ONE,), None)
    assert played.submit(ONE, Guess("fire")) is None
    assert played.game.table.guesses == ["fire"]


def test_a_bot_does_not_join_what_has_become_illegal() -> None:
    g = guessing()
    say(g, ONE, "guess fire")
    assert g.offer(OTHER, Seeded("bot")) == [Guess("fire")]
    g.table.guesses.append("fire")
    offered = g.offer(OTHER, Seeded("bot"))
    assert offered
    assert all(g.refuse(OTHER, move) is None for move in offered)


def test_who_has_agreed_may_still_think_of_something_else() -> None:
    g = guessing()
    say(g, ONE, "guess fire")
    assert g.refuse(ONE, Guess("spice")) is None
    assert g.moves(ONE)
    assert g.offer(ONE, Seeded("bot")) == []  # but a bot is not asked again
    assert g.offer(OTHER, Seeded("bot")) == [Guess("fire")]  # and joins the others
    assert say(g, ONE, "guess spice") is None
    assert g.waiting() == (OTHER,)


@pytest.mark.parametrize("viewer", [FOE, 3, 5, None])
def test_nobody_else_learns_how_far_a_team_has_come(viewer: int | None) -> None:
    g = guessing()
    before = encode(GAME.view(g, viewer))
    say(g, ONE, "guess fire")
    say(g, GIVER, "nod")
    assert encode(GAME.view(g, viewer)) == before
    assert g.seen_waiting(viewer) == (ONE, OTHER)
    assert g.events is not None
    assert all(audience == (0, 2, 4) for _, audience in g.events)


@pytest.mark.rule("KERNEL-TURN")
def test_a_refusal_does_not_tell_how_far_a_team_has_come() -> None:
    g = guessing()
    say(g, ONE, "guess fire")
    foe, giver = GAME.why(g, FOE, Pass()), GAME.why(g, GIVER, Pass())
    assert foe is not None
    assert giver is not None
    assert [thing.id for thing in foe.because.things] == ["2", "4"]
    assert [thing.id for thing in giver.because.things] == ["2", "4"]


@pytest.mark.parametrize("viewer", [GIVER, ONE, OTHER])
def test_the_team_sees_what_is_proposed_and_who_is_for_it(viewer: int) -> None:
    g = guessing()
    say(g, ONE, "guess fire")
    shown = GAME.view(g, viewer)["agenda"][-1]
    assert shown["proposal"] == {"kind": "Guess", "text": "fire"}
    assert shown["agreed"] == [ONE]


@pytest.mark.rule("WORD-15")
def test_the_giver_nods_once_at_each_proposal() -> None:
    g = guessing()
    (nod, shake) = (GAME.read(word) for word in ("nod", "shake"))
    refusal = GAME.why(g, GIVER, nod)
    assert str(refusal) == "Your team proposes nothing just now. (WORD-15)"
    say(g, ONE, "guess fire")
    assert list(GAME.asides_now(g, GIVER)) == [nod, shake]
    assert [list(GAME.asides_now(g, seat)) for seat in range(1, 6)] == [[]] * 5
    assert g.refuse(ONE, nod) == "WORD-15"
    assert g.submit(GIVER, shake) is None
    assert GAME.view(g, OTHER)["agenda"][-1]["sign"] == "shake"
    assert g.submit(GIVER, nod) == "WORD-15"
    say(g, OTHER, "guess spice")
    assert g.submit(GIVER, nod) is None


def test_what_is_said_is_no_part_of_the_state() -> None:
    g, quiet = guessing(), guessing()
    say(g, ONE, "guess fire")
    say(g, GIVER, "nod")
    assert state_hash(g) == state_hash(quiet)
    again = load(save(g), GAME.kinds, g.luck.copy())  # but a saved game goes on where it was
    assert again.waiting() == g.waiting()


def test_a_record_keeps_the_decision_and_nothing_that_was_said() -> None:
    played = match()
    for seat, typed in ((2, "guess fire"), (0, "shake"), (4, "guess spice"), (2, "guess spice")):
        assert played.submit(seat, GAME.read(typed)) is None
    record = parse(dump(played.record()))
    assert record.entries[3:] == [Entry(2, "guess spice", [])]
    assert state_hash(verify(GAME, record)) == state_hash(played.game)
    assert "Cas is for 'fire'." in played.log(4)
    assert not any("fire" in told for told in played.log(1))


def test_a_record_that_keeps_what_was_only_said_is_refused() -> None:
    played = match()
    played.submit(2, Guess("fire"))
    record = played.record()
    forged = seal(replace(record, entries=[*record.entries, Entry(0, "nod", [])]))
    with pytest.raises(BadRecord, match="no record keeps it"):
        verify(GAME, forged)


def test_a_match_is_taken_up_with_nothing_said() -> None:
    played = match()
    played.submit(2, Guess("fire"))
    again = take_up(GAME, played.record())
    assert again.game.waiting() == (ONE, OTHER)


def test_what_the_clock_decides_needs_nobody_else() -> None:
    """Of a team that has proposed something, that; or the pass."""
    g = guessing()
    choice = g.choice
    assert choice is not None
    assert choice.time_limit(g) == TimeLimit(20, "turn 0, guess 3")
    assert choice.default(g, ONE) == Pass()
    say(g, ONE, "guess fire")
    assert g.choice is not None
    assert g.choice.default(g, OTHER) == Guess("fire")
    g.decide(OTHER, Guess("fire"))
    assert g.table.guesses == ["fire"]
    assert g.choice.time_limit(g) == TimeLimit(20, "turn 0, guess 2")  # anew


def test_undo_takes_back_no_talk_and_talk_is_not_in_its_way() -> None:
    played = match()
    played.submit(2, Guess("fire"))
    assert played.refuse_undo(2) is not None
    assert len(played.entries) == 3


def test_what_was_said_before_a_move_that_is_taken_back_is_not_said_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However far back the copy is from which the game is played anew."""
    monkeypatch.setattr(Guessing, "play", lambda self, g, seat, move: g.then(NextGuess(self.seats)))
    for apart in (1, 3, 16):
        monkeypatch.setattr("parlour.arena.match.APART", apart)
        played = match()
        for seat in (2, 4):
            played.submit(seat, Guess("fire"))
        assert played.undo(4) is None
        assert played.game.waiting() == (ONE, OTHER)
        assert "fire" not in str(GAME.view(played.game, OTHER))


# ---------------------------------------------------------------------- words that people type


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("  hot   stuff ", "hot stuff"),
        ("hot\u00a0stuff\u2003!", "hot stuff !"),
        ("one\ntwo\tthree", "one two three"),
        ("re\u0301sume\u0301", "r\u00e9sum\u00e9"),
        ("\u202eevil\u2066", "evil"),
        ("a\u200bb\x00c\x1b[0m", "abc[0m"),
        ("\u05e9\u05dc\u05d5\u05dd \u4e2d\u6587", "\u05e9\u05dc\u05d5\u05dd \u4e2d\u6587"),
        ("\ud800", ""),
        ("a\uffffb", "ab"),
        ("\U0001fae8", "\U0001fae8"),  # of a later Unicode than some Pythons know
    ],
)
def test_what_is_typed_is_cleaned_in_one_place(typed: str, words: str) -> None:
    assert clean(typed) == words
    assert is_clean(words)
    assert is_clean(typed) == (typed == words)


def test_what_is_far_too_long_is_refused_before_it_is_cleaned() -> None:
    marks = "\u0301\u0316" * 20_000  # to put so many in order takes seconds
    assert len(clean(marks)) == LONGEST + 1
    with pytest.raises(Malformed, match="500 is the most"):
        GAME.read(f"clue {marks}")


@pytest.mark.rule("KERNEL-FORM")
@pytest.mark.parametrize("text", ["hot  stuff", "hot\u202e", "x" * (LONGEST + 1), " hot", "a\nb"])
def test_a_game_is_never_asked_to_judge_what_is_not_clean(text: str) -> None:
    g = guessing()
    refusal = GAME.why(g, ONE, Guess(text))
    assert refusal is not None
    assert refusal.rule == "KERNEL-FORM"
    assert str(refusal.because) == f"Write up to {LONGEST} plain letters, signs and single spaces."


def test_a_typed_move_is_read_as_it_is_meant() -> None:
    assert GAME.read("  guess \u200bfire\n") == Guess("fire")


def test_moves_say_by_attributes_how_they_are_treated() -> None:
    move = Move()
    assert (move.out_of_turn, move.kept, move.undoable, move.grave) == (
        False,
        True,
        True,
        False,
    )
    nod = GAME.read("nod")
    assert (nod.out_of_turn, nod.kept, nod.undoable, nod.grave) == (True, False, False, False)
