"""Bots at the table get what a person in their seat would get, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import TOYS

from parlour import bots
from parlour.arena import playing
from parlour.arena.match import PERSON, Match
from parlour.arena.playing import Endless, SeatedBot, in_turn, play_out
from parlour.arena.replaying import verify
from parlour.bots import BadMove
from parlour.contract import View
from parlour.games import shelf
from parlour.games.summit import GAME as BOX
from parlour.kernel.agenda import Choice, Game, Sealed, Together
from parlour.kernel.luck import Luck, Seeded
from parlour.kernel.values import Move

GAMES = shelf((TOYS, Path(__file__).parent.parent / "server" / "games"))
SEED = "a seed that nobody at the table may know"


class Spy:
    """Keeps all that it is given."""

    blind = False
    strength = ""
    plays = ""
    given: list[tuple[View, Sequence[Move], Luck]] = []

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        self.given.append((view, moves, luck))
        return moves[luck.below(len(moves))]


def reachable(thing: Any, seen: set[int]) -> list[Any]:
    """Everything that can be got at from `thing`, attribute by attribute and item by item."""
    if id(thing) in seen or isinstance(thing, type):
        return []
    seen.add(id(thing))
    inside: list[Any] = []
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple)):
        inside = list(thing)
    elif not isinstance(thing, (str, bytes, int, float, bool, type(None))):
        inside = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
        inside = [item for item in inside if not callable(item)]
    return [thing, *(found for item in inside for found in reachable(item, seen))]


def test_a_bot_cannot_reach_the_seed_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.ANY_GAME, "spy", Spy)
    Spy.given.clear()
    play_out(BOX, ["spy"] * BOX.about.usual_players, SEED)
    assert Spy.given
    for given in Spy.given[:20]:
        texts = [thing for thing in reachable(given, set()) if isinstance(thing, str)]
        assert texts
        assert not any(SEED in text for text in texts)


def test_bots_that_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX, "about", BOX.about._replace(max_decisions=5))
    monkeypatch.setattr(playing, "ENDLESS", 1)
    with pytest.raises(Endless, match="no end after 5 decisions"):
        play_out(BOX, ["random"] * BOX.about.usual_players, SEED)


# ---------------------------------------------------------------------- what a bot may do


@pytest.mark.parametrize(
    ("game", "bot", "said"),
    [
        ("balky", "cheating", r"cheating plays 'show 99' in seat 0: .* \(FIST-3\)"),
        ("nodding", "leaving", r"leaving does GoHome\(\) unasked, which no bot may"),
        ("nodding", "answering", r"answering answers with 'nod', which is no answer"),
        ("chatty", "mumbling", r"mumbling plays .* in seat \d: A clue is .* \(WORD-4\)"),
    ],
)
def test_what_a_bot_may_not_do_is_an_error_that_names_bot_move_and_rule(
    game: str, bot: str, said: str
) -> None:
    box = GAMES[game]
    with pytest.raises(BadMove, match=said):
        play_out(box, [bot] * box.about.usual_players, SEED)


def test_bots_of_a_game_that_wants_it_know_which_bots_sit_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Names:
        def for_bots(self, game: Game[Any], bots: Mapping[int, str]) -> View:
            return {"bots": dict(bots)}

    monkeypatch.setitem(bots.ANY_GAME, "spy", Spy)
    box = replace(BOX, bot_views=Names())
    Spy.given.clear()
    play_out(box, ["spy", "random"], SEED)
    assert {str(view["bots"]) for view, *_ in Spy.given} == {"{0: 'spy', 1: 'random'}"}
    Spy.given.clear()
    match = Match(box, ["Ada", "Spy"], [PERSON, "spy"], SEED)
    seat = match.game.waiting()[0]
    SeatedBot(box, "spy", seat, SEED).choose(match.game)  # who is not told knows of itself alone
    SeatedBot(box, "spy", seat, SEED, match.bots).choose(match.game)
    assert [view["bots"] for view, *_ in Spy.given] == [{seat: "spy"}, {1: "spy"}]


def test_a_bot_may_make_a_move_that_is_on_no_list() -> None:
    box = GAMES["chatty"]
    played = play_out(box, ["chatty"] * box.about.usual_players, SEED)
    clues = [entry.move for entry in played.entries if "far away" in entry.move]
    assert clues
    assert verify(box, played.record()).over
    game = box.start(4, Seeded("x"))
    (giver,) = game.waiting()
    game.play(giver, box.notation.read("look"))
    advice = SeatedBot(box, "chatty", giver, SEED).advise(game)
    assert (box.notation.write(advice.move), str(advice.reason)) == (
        clues[0],
        "Nobody else would say that.",
    )


def test_each_bot_is_asked_once_after_every_answer_what_it_does_unasked() -> None:
    box = GAMES["nodding"]
    moves = [(e.seat, e.move) for e in play_out(box, ["nodding"] * 2, SEED).entries]
    nods = [(0, "nod"), (1, "nod")]
    answers = [move for move in moves if move not in nods]
    assert moves == [each for answer in answers for each in (*nods, answer)]


def test_a_random_bot_does_something_unasked_now_and_then() -> None:
    moves = [entry.move for entry in play_out(GAMES["nodding"], ["random"] * 4, SEED).entries]
    assert 0 < moves.count("nod") < len(moves) / 2
    assert "go home" not in moves


# ---------------------------------------------------------------------- who is asked


def asked(choice: Choice[Any]) -> list[int]:
    """Who is asked first after no, one, two, ... moves."""
    game = Game[Any](None, Seeded("x"), [choice])
    return [in_turn(game, done)[0] for done in range(5)]


def test_of_several_who_share_a_question_each_is_asked_in_turn() -> None:
    assert asked(Choice((1, 3, 4))) == [1, 3, 4, 1, 3]
    assert asked(Choice((2,))) == [2] * 5
    assert in_turn(Game[Any](None, Seeded("x"), [Choice((1, 3, 4))]), 1) == (3, 4, 1)


def test_where_each_answers_for_itself_they_are_asked_in_order() -> None:
    assert asked(Sealed((0, 1, 2))) == [0] * 5


def test_of_those_who_decide_together_the_next_who_has_not_agreed_is_asked() -> None:
    assert asked(Together((0, 1, 2), Move(), (0,))) == [1, 2, 1, 2, 1]


def test_bots_that_decide_together_agree_on_what_one_of_them_proposes() -> None:
    box = GAMES["pact"]
    played = play_out(box, ["random", "bold", "random"], SEED)
    assert len(played.entries) == box.about.max_decisions
    assert verify(box, played.record()).over
    alone = play_out(box, ["bold", "bold"], SEED)
    assert [entry.move for entry in alone.entries] == ["show 9"] * 3


def test_bots_that_do_not_agree_are_for_what_is_proposed_after_a_while() -> None:
    box = GAMES["pact"]
    played = play_out(box, ["stubborn", "stubborn", "bold"], SEED)
    assert len(played.entries) == box.about.max_decisions
    assert verify(box, played.record()).over


def test_bots_give_in_to_a_person_and_decide_nothing_without_one() -> None:
    box = GAMES["pact"]
    match = Match(box, ["Ann", "One", "Two"], [PERSON, "stubborn", "stubborn"], SEED)
    bots = {seat: SeatedBot(box, "stubborn", seat, SEED) for seat in (1, 2)}

    def talk_it_over() -> None:
        for _ in range(3 * playing.TALK):
            waiting = [seat for seat in match.game.waiting() if seat in bots]
            if waiting:
                match.play(waiting[0], playing.answer_of(bots[waiting[0]], match).move)

    talk_it_over()
    assert match.game.waiting() == (0,)
    assert match.entries == []
    match.play(0, box.notation.read("show 7"))  # and nobody argues any more
    assert match.talk > playing.TALK
    for bot in bots.values():
        match.play(bot.seat, playing.answer_of(bot, match).move)
    assert [entry.move for entry in match.entries] == ["show 7"]
    assert match.talk == 0


def test_bots_that_talk_without_proposing_anything_are_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Together, "discuss", lambda *_: None)
    monkeypatch.setattr(playing, "default", lambda *_: None)
    with pytest.raises(Endless, match="no end after 0 decisions"):
        play_out(GAMES["pact"], ["stubborn", "stubborn"], SEED)
