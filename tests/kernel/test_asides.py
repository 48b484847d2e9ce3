"""Moves out of turn: judged by themselves, recorded like any other, and never taken back."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.arena.match import Match, take_up
from parlour.arena.playing import SeatedBot, play_out
from parlour.arena.record import BadRecord, Entry, Record, dump, parse, seal
from parlour.arena.replaying import replay, verify
from parlour.games.fists import GAME as FISTS
from parlour.games.heap import GAME as HEAP
from parlour.games.heap.rules import GiveUp, Take, TimeUp
from parlour.games.parry import GAME as PARRY
from parlour.kernel.agenda import HOUSE, Aside, Game
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Seeded
from parlour.testing import laws
from parlour.testing.situations import reach

TIMED = {"limit": "an_hour"}


def heap(players: int = 3, **options: str) -> Game[Any]:
    return HEAP.start(players, Seeded("heap"), options, events=True)


def match(players: int = 3, **options: str) -> Match:
    names = ["Ann", "Ben", "Cas"][:players]
    return Match(HEAP, names, ["human"] * players, "heap", options)


def timed_out() -> Match:
    """A game that the house has ended."""
    played = match(2, **TIMED)
    for seat, text in ((0, "take 1"), (1, "take 3")):
        assert played.submit(seat, HEAP.notation.read(text)) is None
    assert played.submit(HOUSE, TimeUp()) is None
    return played


def test_who_is_not_asked_may_make_an_aside_and_the_question_stays() -> None:
    g = heap()
    asked = g.choice
    assert g.submit(2, GiveUp()) is None
    assert g.choice is asked
    assert g.waiting() == (0,)
    assert g.table.out == [2]


def test_who_is_asked_may_make_an_aside_and_the_question_lapses_if_it_is_open_no_more() -> None:
    g = heap()
    assert g.submit(0, GiveUp()) is None
    assert g.waiting() == (1,)


def test_an_aside_may_end_the_game() -> None:
    g = heap(2)
    assert g.submit(1, GiveUp()) is None
    assert g.over
    assert HEAP.rules.outcome(g).places == (1, 2)


@pytest.mark.rule("HEAP-4")
def test_an_aside_is_its_own_judge_and_says_why() -> None:
    g = heap()
    g.submit(2, GiveUp())
    before = state_hash(g)
    assert g.submit(2, GiveUp()) == "HEAP-4"
    assert state_hash(g) == before
    refusal = HEAP.why(g, 2, GiveUp())
    assert refusal is not None
    assert str(refusal) == "You have given up already. (HEAP-4)"


@pytest.mark.rule("HEAP-6", "HEAP-7")
def test_what_the_house_does_nobody_else_may_do() -> None:
    g = heap(2, **TIMED)
    assert g.refuse(HOUSE, TimeUp()) == "HEAP-7"
    for seat in (0, 1):
        assert g.submit(seat, Take(1)) is None
    assert g.refuse(0, TimeUp()) == "HEAP-6"
    assert g.refuse(HOUSE, Take(1)) == "KERNEL-TURN"
    assert g.refuse(HOUSE, GiveUp()) == "HEAP-4"
    assert g.submit(HOUSE, TimeUp()) is None
    assert g.over
    assert heap(2).refuse(HOUSE, TimeUp()) == "HEAP-6"


@pytest.mark.rule("KERNEL-OVER")
def test_nobody_makes_an_aside_after_the_end() -> None:
    g = heap(2)
    g.submit(0, GiveUp())
    assert g.refuse(1, GiveUp()) == "KERNEL-OVER"
    refusal = HEAP.why(g, 1, GiveUp())
    assert refusal is not None
    assert str(refusal) == "The game is over."


@pytest.mark.rule("KERNEL-TURN")
def test_an_aside_that_no_game_knows_is_refused_everywhere() -> None:
    assert FISTS.start(2, Seeded("x")).submit(0, Aside()) == "KERNEL-TURN"


def test_an_aside_is_told_besides_the_answers_and_a_grave_one_to_no_bot() -> None:
    g = heap()
    assert list(HEAP.asides_now(g, 1)) == [GiveUp()]
    assert list(HEAP.asides.asides_for_bots(g, 1)) == []  # it is grave
    assert not any(isinstance(move, Aside) for move in g.moves(0))
    g.submit(1, GiveUp())
    assert list(HEAP.asides_now(g, 1)) == []


# ---------------------------------------------------------------------- taken back, and on paper


@pytest.mark.rule("KERNEL-UNDO")
def test_an_aside_is_never_taken_back_and_nothing_before_it() -> None:
    played = match()
    played.submit(0, Take(2))
    assert played.may_undo(0)
    played.submit(0, GiveUp())
    assert not played.may_undo(0)
    played.submit(1, Take(1))
    assert played.undo(1) is None
    assert [entry.move for entry in played.entries] == ["take 2", "give up"]
    assert played.undo(1) is not None
    played.submit(1, Take(1))
    played.submit(2, GiveUp())
    assert played.undo(1) is not None


def test_a_record_with_moves_out_of_turn_and_of_the_house_is_verified_and_gone_on_with() -> None:
    record = parse(dump(timed_out().record()))
    assert record.entries[-1] == Entry(HOUSE, "time up", [])
    assert verify(HEAP, record).over
    played = match()
    played.submit(2, GiveUp())
    again = take_up(HEAP, played.record())
    assert state_hash(again.game) == state_hash(played.game)
    assert again.log(None) == ["Cas gives up."]


@pytest.mark.parametrize("seat", [2, 7, -2, -(10**30), 10**30])
def test_a_record_with_a_move_of_nobody_is_refused(seat: int) -> None:
    record = timed_out().record()
    forged = seal_with(record, [*record.entries[:2], Entry(seat, "give up", [])])
    with pytest.raises(BadRecord, match=r"move 3 .* nobody sits on seat"):
        list(replay(HEAP, forged))


def test_a_record_in_which_a_player_speaks_for_the_house_is_refused() -> None:
    record = timed_out().record()
    forged = seal_with(record, [*record.entries[:2], Entry(0, "time up", [])])
    with pytest.raises(BadRecord, match="HEAP-6"):
        list(replay(HEAP, forged))


def seal_with(record: Record, entries: list[Entry]) -> Record:
    record.entries = entries
    return seal(record)


# ---------------------------------------------------------------------- the short way to a move


def test_any_move_is_drawn_from_the_list_unless_the_game_knows_better() -> None:
    g, one, other = PARRY.start(2, Seeded("x")), Seeded("x", "bot"), Seeded("x", "bot")
    (seat,) = g.waiting()
    assert g.choice is not None
    for _ in range(20):
        moves = g.moves(seat)
        assert g.choice.any(g, seat, one) == moves[other.below(len(moves))]


def test_any_move_of_a_game_that_knows_better_is_as_likely_as_the_others() -> None:
    g, luck = heap(), Seeded("fair")
    assert g.choice is not None
    drawn = Counter(HEAP.notation.write(g.choice.any(g, 0, luck)) for _ in range(3000))
    assert sorted(drawn) == ["take 1", "take 2", "take 3"]
    assert all(900 < count < 1100 for count in drawn.values())


def test_the_random_player_goes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    g = heap()
    bot = SeatedBot(HEAP, "random", 0, "s")
    monkeypatch.setattr(type(g.choice), "moves", lambda *_: pytest.fail("a list was made"))
    assert isinstance(bot.choose(g), Take)
    assert play_out(HEAP, ["random"] * 3, "s").game.over


def test_a_wrong_short_way_is_caught_by_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    law = laws.any_move_is_one_that_is_offered
    situation = reach(HEAP, 2, {}, "any", 0)
    law(HEAP, situation)
    monkeypatch.setattr(type(situation.game.choice), "any", lambda *_: Take(4))
    with pytest.raises(AssertionError):
        law(HEAP, situation)


def test_a_refused_aside_that_leaves_a_trace_is_caught_by_a_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: GiveUp, g: Game[Any], seat: int) -> str | None:
        g.table.turns += 1
        return "HEAP-4"

    monkeypatch.setattr(GiveUp, "refuse", refuse)
    with pytest.raises(AssertionError):
        laws.a_refused_move_changes_nothing(HEAP, reach(HEAP, 2, {}, "trace", 3))


def test_the_laws_come_by_games_in_which_somebody_makes_an_aside() -> None:
    trails = [reach(HEAP, 3, TIMED, str(seed), 10).trail for seed in range(40)]
    said = {type(step.move) for trail in trails for step in trail}
    assert said == {Take, GiveUp, TimeUp}
