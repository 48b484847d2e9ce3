"""Bots say why they did what they did as soon as it has come to light, and not before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from parlour.arena.match import PERSON, PRACTICE, Match
from parlour.arena.playing import SeatedBot, answer_of
from parlour.arena.record import dump
from parlour.arena.replaying import verify
from parlour.contract import NOTHING, Advice, Explained, View
from parlour.games.password import GAME as PASSWORD
from parlour.games.password.table import TurnEnded
from parlour.kernel.luck import Luck
from parlour.kernel.text import text
from parlour.kernel.values import Move


class Talker:
    """Does the first thing on offer, and has a word to say of it."""

    blind = False
    strength = ""
    plays = ""

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        return moves[0]

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
        asked = view["agenda"][-1]["kind"]
        return Advice(moves[0], text("I like that {}.", asked), told=asked != "Judge")


BOX = replace(PASSWORD, bots={"talker": Talker}, reasons_after=(TurnEnded,))
NAMES = ["Ada", "Bob", "Cyd", "Dan"]


def seated(bots: Sequence[int], names: Sequence[str] = NAMES) -> tuple[Match, dict[int, SeatedBot]]:
    players = ["talker" if seat in bots else PERSON for seat in range(4)]
    match = Match(BOX, names, players, "reasons")
    return match, {seat: SeatedBot(BOX, "talker", seat, "luck") for seat in bots}


def ask(match: Match, bot: SeatedBot) -> None:
    answer = answer_of(bot, match)
    match.play(bot.seat, answer.move, reason=answer.reason)


def say(match: Match, seat: int, move: str) -> None:
    assert match.submit(seat, BOX.notation.read(move)) is None


def said(match: Match) -> list[str]:
    return [line for line in match.log(None) if "“" in line]


def first_turn(match: Match, bots: dict[int, SeatedBot], guesses: Sequence[str]) -> None:
    """Seat 0 gives the clue, and seat 2 guesses."""
    for seat, move in ((0, "look"), (0, "clue sea"), (1, "drop"), *((2, each) for each in guesses)):
        if seat in bots:
            ask(match, bots[seat])
        else:
            say(match, seat, move)


def test_a_bot_says_why_with_the_event_that_ends_the_secret_and_no_view_knows_it_before() -> None:
    match, bots = seated([0, 1])
    first_turn(match, bots, ["pass", "pass"])
    assert said(match) == []
    told = [str(match.view(viewer)) + str(match.log(viewer)) for viewer in (None, 0, 1, 2, 3)]
    assert "I like that" not in "".join(told)
    say(match, 2, "pass")
    assert said(match) == ["Ada: “I like that GiveClue.”"]  # its last word, and no judgment of Bob
    kinds = [type(each.event) for each in match.told]
    assert kinds.index(Explained) == kinds.index(TurnEnded) + 1


def test_reasons_are_told_once_and_again_when_the_turn_is_played_again() -> None:
    match, bots = seated([0, 1, 3])
    first_turn(match, bots, ["pass", "pass", "pass"])
    before = match.log(None)
    assert len(said(match)) == 1
    assert match.undo(2, PRACTICE) is None
    assert said(match) == []
    say(match, 2, "pass")
    assert [line for line in match.log(None) if "went back" not in line] == before


def test_who_was_for_something_else_than_was_decided_says_nothing() -> None:
    box = replace(BOX, about=BOX.about._replace(players=(6,)))
    match = Match(box, [*NAMES, "Eve", "Fay"], [PERSON] * 6, "reasons")
    for seat, move in ((0, "look"), (0, "clue sea"), (1, "drop")):
        say(match, seat, move)
    for turn in range(3):
        match.play(2, box.notation.read("guess kettle"), reason=text("It boils."))
        match.decide(4, box.notation.read("pass"), lapsed=True)
        assert len(match.entries) == 4 + turn
    assert said(match) == []


def test_a_record_is_the_same_whatever_bots_had_to_say() -> None:
    talking, bots = seated([0, 1])
    silent, _ = seated([0, 1])
    first_turn(talking, bots, ["pass", "pass", "pass"])
    for entry in talking.entries:
        silent.play(entry.seat, BOX.notation.read(entry.move))
    assert said(talking)
    assert not said(silent)
    assert dump(talking.record()) == dump(silent.record())
    assert verify(BOX, talking.record()).table.past


def test_bots_of_a_game_in_which_nothing_comes_to_light_are_not_asked_why() -> None:
    box: Any = replace(BOX, reasons_after=())
    match = Match(box, NAMES, ["talker"] * 4, "reasons")
    assert answer_of(SeatedBot(box, "talker", 0, "luck"), match).reason == NOTHING
