"""The laws of talk, channels, asides and seconds catch a game that breaks them."""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import Any

import pytest

from parlour.contract import TABLE, Box, Channel
from parlour.games.heap import GAME as HEAP
from parlour.games.heap import rules as heap
from parlour.games.parry import GAME as PARRY
from parlour.games.parry.rules import Parry, Retest
from parlour.games.parry.table import Attack, Brace, Take
from parlour.games.password import GAME as PASSWORD
from parlour.games.password import talk, words
from parlour.games.password.rules import GiveClue, Guessing, Nod
from parlour.games.password.table import NONE, Clue, Look, Pass, Said
from parlour.kernel.agenda import Aside, Game, TimeLimit, Together
from parlour.kernel.luck import Seeded
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move
from parlour.testing import laws, talking
from parlour.testing.laws import Law
from parlour.testing.situations import Situation, reach

TURN = 30  # moves, in which all that is said in a turn has been said


def broken(law: Law, box: Box[Any]) -> bool:
    """Whether the law finds fault with some situation of a few short games."""
    for seed in ("a", "b", "c"):
        for moves in range(TURN):
            try:
                law(box, reach(box, max(box.about.players), {}, seed, moves))
            except Exception:  # a game that crashes is no better
                return True
    return False


@pytest.mark.parametrize("box", [HEAP, PARRY, PASSWORD], ids=lambda box: box.about.name)
@pytest.mark.parametrize(
    "law",
    [law for law in laws.LAWS if law.__module__ == talking.__name__],
    ids=lambda law: law.__name__,
)
def test_an_honest_game_breaks_no_law_of_talk(law: Law, box: Box[Any]) -> None:
    assert not broken(law, box)


# ---------------------------------------------------------------------- asides


def test_an_aside_that_is_offered_and_refused_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Brace, "refuse", lambda *_: "PARRY-11")
    assert broken(talking.asides_on_offer_may_be_made, PARRY)
    monkeypatch.setattr(heap, "asides_now", lambda g, seat: [heap.GiveUp()])
    assert broken(talking.asides_on_offer_may_be_made, HEAP)


@pytest.mark.parametrize("asked", [heap.GiveUp(), heap.TimeUp()], ids=str)
def test_a_bot_that_is_asked_about_what_is_grave_or_not_on_offer_is_caught(
    asked: Aside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heap, "asides_for_bots", lambda g, seat: [asked])
    assert broken(talking.asides_on_offer_may_be_made, HEAP)


def test_an_aside_that_nobody_keeps_and_anybody_takes_back_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Nod, "undoable", True)
    assert broken(talking.asides_on_offer_may_be_made, PASSWORD)


# ---------------------------------------------------------------------- what is only said


def counted(g: Game[Any], seat: int) -> None:
    g.table.points[0] += 1


def drawn(g: Game[Any], seat: int) -> None:
    g.luck.below(2)


def revealed(g: Game[Any], seat: int) -> None:
    g.reveal()


def told(g: Game[Any], seat: int) -> None:
    if g.events is not None:
        g.tell(Said(seat, "nods", "yes"))


@pytest.mark.parametrize("trace", [counted, drawn, revealed, told])
def test_an_aside_that_is_not_kept_and_leaves_a_trace_is_caught(
    trace: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def happen(self: Nod, g: Game[Any], seat: int) -> None:
        trace(g, seat)

    monkeypatch.setattr(Nod, "happen", happen)
    assert broken(talking.what_is_only_said_leaves_no_trace, PASSWORD)


@pytest.mark.parametrize("trace", [counted, drawn, revealed, told])
def test_a_proposal_that_leaves_a_trace_is_caught(
    trace: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Guessing.discuss

    def discuss(self: Guessing, g: Game[Any], seat: int, move: Move) -> None:
        honest(self, g, seat, move)
        trace(g, seat)

    monkeypatch.setattr(Guessing, "discuss", discuss)
    assert broken(talking.what_is_only_said_leaves_no_trace, PASSWORD)


def test_telling_others_who_has_agreed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Together, "seen_waiting", lambda self, viewer: self.waiting())
    assert broken(talking.what_is_only_said_leaves_no_trace, PASSWORD)
    assert broken(laws.no_viewer_can_tell_two_worlds_apart, PASSWORD)


def test_telling_who_was_the_last_to_agree_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Guessing.play

    def play(self: Guessing, g: Game[Any], seat: int, move: Move) -> None:
        if g.events is not None:
            g.tell(Said(seat, "guesses", ""))
        honest(self, g, seat, move)

    monkeypatch.setattr(Guessing, "play", play)
    assert broken(talking.what_all_agree_on_is_nobodys_alone, PASSWORD)


def test_a_question_that_nobody_is_asked_and_nobody_can_decide_is_caught() -> None:
    for proposal, sound in ((Pass(), True), (None, False), (Look(), False)):
        game = PASSWORD.start(4, Seeded("asked"), {})
        for seat, typed in ((0, "look"), (0, "clue hot"), (1, "drop")):
            assert game.submit(seat, PASSWORD.read(typed)) is None
        guessing = game.due(Guessing)
        game.amend(guessing, guessing.replace(proposal=proposal, agreed=guessing.seats))
        found = Situation(game, 4, {}, "asked", [], [])
        with nullcontext() if sound else pytest.raises(AssertionError, match="agreed on"):
            talking.somebody_is_asked_or_all_have_agreed(PASSWORD, found)


def test_a_secret_of_who_is_waited_for_that_is_not_said_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Together, "waits_in_secret", False)
    assert broken(talking.it_is_said_where_it_is_a_secret_who_is_waited_for, PASSWORD)


def test_a_field_of_what_is_said_that_is_kept_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guessing, "talk", ("proposal", "agreed"))
    assert broken(talking.what_is_only_said_leaves_no_trace, PASSWORD)


def test_a_game_that_goes_elsewhere_from_its_record_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Guessing.play

    def play(self: Guessing, g: Game[Any], seat: int, move: Move) -> None:
        g.table.points[0] += len(self.sign)
        honest(self, g, seat, move)

    monkeypatch.setattr(Guessing, "play", play)
    assert broken(talking.what_is_kept_leads_to_the_same_game, PASSWORD)


def test_a_move_that_is_legal_only_after_what_was_said_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Guessing.refuse

    def refuse(self: Guessing, g: Game[Any], seat: int, move: Move) -> str | None:
        """As many would write it at first: the last word only joins what is proposed."""
        if isinstance(move, Pass) and self.agreed and self.proposal != move:
            return "WORD-7"
        return "WORD-7" if not self.agreed and seat == 4 else honest(self, g, seat, move)

    monkeypatch.setattr(Guessing, "refuse", refuse)
    assert broken(talking.what_is_kept_leads_to_the_same_game, PASSWORD)


# ---------------------------------------------------------------------- seconds


def test_seconds_without_a_default_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parry, "default", lambda *_: None)
    assert broken(talking.time_that_runs_out_plays_what_is_legal, PARRY)


def test_a_default_that_is_not_legal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Retest, "default", lambda *_: Take())
    assert broken(talking.time_that_runs_out_plays_what_is_legal, PARRY)


def test_a_default_that_is_legal_by_what_was_said_alone_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record of it could not be played again."""

    def refuse(self: Guessing, g: Game[Any], seat: int, move: Move) -> str | None:
        return None if move in (Pass(), self.proposal) else "WORD-7"

    monkeypatch.setattr(Guessing, "refuse", refuse)
    assert broken(talking.time_that_runs_out_plays_what_is_legal, PASSWORD)


def test_a_choice_without_a_moment_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parry, "time_limit", lambda *_: TimeLimit(0, "blow"))
    assert broken(talking.time_that_runs_out_plays_what_is_legal, PARRY)


def test_time_that_runs_out_for_ever_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Retest, g: Game[Any], seat: int, move: Move) -> None:
        g.then(self)

    monkeypatch.setattr(Retest, "play", play)
    assert broken(talking.time_that_runs_out_plays_what_is_legal, PARRY)


# ---------------------------------------------------------------------- channels and presence


def test_a_channel_without_a_place_of_its_own_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "channels", lambda *_: [Channel(TABLE, "Here")] * 2)
    assert broken(talking.channels_are_judged_line_by_line, PASSWORD)
    monkeypatch.setattr(talk, "channels", lambda *_: [Channel(TABLE, "Here", (0, 99))])
    assert broken(talking.channels_are_judged_line_by_line, PASSWORD)


@pytest.mark.parametrize(("rule", "said"), [("NO-RULE", "Be quiet."), ("WORD-13", "quiet")])
def test_a_silence_that_is_not_explained_is_caught(
    rule: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "refuse_talk", lambda *_: rule)
    monkeypatch.setattr(talk, "because_silent", lambda *_: text(said))
    assert broken(talking.channels_are_judged_line_by_line, PASSWORD)


def test_a_channel_that_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = talk.channels

    def channels(game: Game[Any], sides: Any) -> list[Channel]:
        return [*honest(game, sides), Channel(f"word {game.table.word}", "For you")]

    monkeypatch.setattr(talk, "channels", channels)
    assert broken(talking.talk_tells_two_worlds_not_apart, PASSWORD)


def test_a_silence_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def because(game: Game[Any], channel: str, seat: int | None) -> Text:
        return text("Word {} is not to be told.", game.table.word)

    monkeypatch.setattr(talk, "because_silent", because)
    assert broken(talking.talk_tells_two_worlds_not_apart, PASSWORD)


def test_hidden_presence_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden(game: Game[Any], viewer: int | None) -> tuple[int, ...]:
        others = [seat for seat in range(game.table.players) if seat != viewer]
        return tuple(others[: game.table.word % 4]) if game.table.word != NONE else ()

    monkeypatch.setattr(talk, "hidden_presence", hidden)
    assert broken(talking.talk_tells_two_worlds_not_apart, PASSWORD)
    monkeypatch.setattr(talk, "hidden_presence", lambda game, viewer: (0,))
    assert broken(talking.channels_are_judged_line_by_line, PASSWORD)


def test_spectators_who_see_more_of_who_is_there_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = talk.hidden_presence

    def hidden(game: Game[Any], viewer: int | None) -> tuple[int, ...]:
        return () if viewer is None else honest(game, viewer)

    monkeypatch.setattr(talk, "hidden_presence", hidden)
    assert broken(talking.channels_are_judged_line_by_line, PASSWORD)


def test_seconds_that_tell_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def time_limit(self: Parry, g: Game[Any]) -> TimeLimit:
        return TimeLimit(5 + g.table.guard[self.seat], "blow")

    monkeypatch.setattr(Parry, "time_limit", time_limit)
    assert broken(talking.talk_tells_two_worlds_not_apart, PARRY)


# ---------------------------------------------------------------------- what people type


def test_a_judge_that_stumbles_over_letters_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: GiveClue, g: Game[Any], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Clue) and move.text.encode("ascii") else "WORD-3"

    monkeypatch.setattr(GiveClue, "refuse", refuse)
    assert broken(talking.what_is_typed_is_judged_and_kept_as_it_is, PASSWORD)


def test_words_that_are_not_written_as_they_were_typed_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = words.write
    monkeypatch.setattr(words, "write", lambda move: honest(move).lower())
    assert broken(talking.what_is_typed_is_judged_and_kept_as_it_is, PASSWORD)


def test_a_reader_that_crashes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(typed: str) -> Move:
        found = re.fullmatch(r"attack (\d+)", typed)
        return Attack(int(found[1]) if found else int(typed))

    monkeypatch.setattr("parlour.games.parry.words.read", read)
    assert broken(talking.what_is_typed_is_judged_and_kept_as_it_is, PARRY)
