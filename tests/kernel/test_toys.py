"""Toys that use what the games on the shelf may not: proof that the kernel can carry them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.contract import Box
from parlour.games import darts, fists, heap, parry, password, sprawl, summit
from parlour.kernel.codec import Malformed, encode, load, save, state_hash
from parlour.kernel.luck import Seeded
from parlour.kernel.rulebook import KERNEL_RULES, Refusal
from parlour.kernel.values import Move
from parlour.testing.laws import put_to_every_law
from parlour.testing.situations import reach

TOYS: list[Box[Any]] = [toy.GAME for toy in (darts, fists, heap, parry, password, sprawl, summit)]
TOY = pytest.mark.parametrize("box", TOYS, ids=lambda box: box.about.name)


def random_game(box: Box[Any], seed: str, events: bool = False) -> Iterator[tuple[Any, int, Move]]:
    """Each decision of a random game: the game, who is about to move, and how."""
    game = box.start(max(box.about.players), Seeded(seed), events=events)
    chance = Seeded(seed, "moves")
    for _ in range(box.about.max_decisions):
        if game.over:
            return
        waiting = game.waiting()
        seat = waiting[chance.below(len(waiting))]
        offered = game.offer(seat, chance)
        move = offered[chance.below(len(offered))]
        yield game, seat, move
        game.play(seat, move)
    assert game.over, f"more than {box.about.max_decisions} decisions"


@TOY
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_a_toy_obeys_the_laws_of_every_game_at_every_decision(box: Box[Any], most: bool) -> None:
    players = max(box.about.players) if most else min(box.about.players)
    for moves in range(box.about.max_decisions):
        situation = reach(box, players, {}, "toy", moves)
        put_to_every_law(box, situation)
        if situation.game.over:
            break


@TOY
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_toy_is_saved_and_loaded_alike_at_every_decision(box: Box[Any], seed: str) -> None:
    for game, seat, move in random_game(box, seed):
        saved = msgspec.json.decode(encode(save(game)))
        loaded = load(saved, box.kinds, game.luck.copy())
        assert state_hash(loaded) == state_hash(game)
        ahead = game.copy()
        assert loaded.submit(seat, move) is None
        assert ahead.submit(seat, move) is None
        assert state_hash(loaded) == state_hash(ahead)


@TOY
def test_a_toy_has_words_for_everything_that_happens(box: Box[Any]) -> None:
    names = [f"Nr. {seat}" for seat in range(max(box.about.players))]
    last: Any = None
    for game, seat, move in random_game(box, "words", events=True):
        view = msgspec.json.decode(encode(box.view(game, seat)))
        assert view == box.view(game, seat), "a view is plain data"
        assert str(box.words.prompt(view)).endswith((".", "?"))
        assert isinstance(box.terminal.draw_board(view, names), str)
        assert str(box.words.describe_move(move, view)).strip()
        last = game
    assert str(box.words.prompt(box.view(last, None))) == "The game is over."
    assert all(str(box.words.describe_event(event)).endswith(".") for event, _ in last.events)
    assert last.events


@TOY
@pytest.mark.rule("KERNEL-TURN", "KERNEL-SEALED", "KERNEL-OVER")
def test_who_is_not_waited_for_is_refused_at_every_decision(box: Box[Any]) -> None:
    for game, _, move in random_game(box, "turns"):
        asked = game.choice.seats
        for seat in range(max(box.about.players)):
            if not game.choice.may_answer(seat):
                expected = "KERNEL-SEALED" if seat in asked else "KERNEL-TURN"
                assert game.refuse(seat, move) == expected
    assert game.refuse(0, move) == "KERNEL-OVER"


@pytest.mark.parametrize(
    ("box", "rules"),
    [
        (darts.GAME, {"DART-2"}),
        (fists.GAME, {"FIST-2"}),
        (heap.GAME, {"HEAP-2"}),
        (parry.GAME, {"PARRY-2", "PARRY-4", "PARRY-7"}),
        (password.GAME, {"WORD-3", "WORD-7", "WORD-11", "WORD-12"}),
        (sprawl.GAME, {"SPRAWL-2", "SPRAWL-10"}),
        (summit.GAME, {"SUMMIT-2"}),
    ],
)
def test_a_move_that_is_no_answer_is_refused_by_what_the_choice_asks(
    box: Box[Any], rules: set[str]
) -> None:
    steps = (step for seed in "abcdef" for step in random_game(box, seed))
    assert {game.refuse(seat, Move()) for game, seat, _ in steps} == rules


@TOY
@pytest.mark.rule("KERNEL-FORM")
@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    verb=st.sampled_from(
        ["", "clue ", "take ", "guess ", "lay ", "go ", "throw ", "show ", "attack ", "climb "]
    ),
    text=st.text(max_size=20) | st.text("0123456789,.- ", max_size=20),
)
def test_any_text_is_a_move_or_malformed_and_every_move_is_judged(
    box: Box[Any], verb: str, text: str
) -> None:
    game = box.start(max(box.about.players), Seeded("any text"))
    move = read(box, verb + text)
    if isinstance(move, Refusal):
        assert move.rule == "KERNEL-FORM"
        assert repr(verb + text) in str(move)
        return
    assert box.notation.read(box.notation.write(move)) == move
    refusal = box.why(game, game.waiting()[0], move)
    known = {*box.rulebook.rules, *KERNEL_RULES.rules}
    assert refusal is None or refusal.rule in known


def read(box: Box[Any], text: str) -> Move | Refusal:
    try:
        return box.notation.read(text)
    except Malformed as error:
        return box.malformed(error)
