"""Hints: the move the bot would make, what it gets and what it gives up."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from parlour.contract import Advice, Advisor
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.advice import about, capturable, in_danger, rule_for
from parlour.games.gridopolis.bots import Advising, Easy, Sharp, Steady
from parlour.games.gridopolis.search.deeds import STEP
from parlour.games.gridopolis.search.deepening import Candidate, Search
from parlour.games.gridopolis.search.trial import Trial
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.positions import begin, bits, place
from parlour.games.gridopolis.tests.test_bots import asked
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain, text
from parlour.kernel.values import Move


class Brief(Advising):
    """Gives hints after little thought."""

    budget = 150


class Told(NamedTuple):
    """Advice as it is read."""

    move: Move
    reason: str
    rule: str


def hint(game: Game[Table]) -> Told:
    advice = Brief().advise(*asked(game), Seeded("luck"))
    return Told(advice.move, plain(advice.reason), advice.rule)


def test_only_those_strong_enough_give_hints() -> None:
    assert isinstance(Steady(), Advisor)
    assert isinstance(Sharp(), Advisor)
    assert not isinstance(Easy(), Advisor)


@pytest.mark.parametrize("players", [2, 3])
def test_it_advises_what_it_would_do_in_a_sentence_or_two(players: int) -> None:
    game, luck = begin(players), Seeded("advice", "bot")
    for number in range(42):
        if game.over:
            break
        decision = asked(game)
        if number % 6 == 0 and len(decision.moves) > 1:
            before = encode(list(decision))
            advice = Brief().advise(*decision, Seeded("luck"))
            assert encode(list(decision)) == before
            assert advice.move == Brief().choose(*decision, Seeded("luck"))
            assert advice.rule in GAME.rulebook.rules
            assert re.fullmatch(r"[A-Z][^.]+\.(?: [A-Z][^.]+\.)?", plain(advice.reason))
            assert len(plain(advice.reason)) < 300
        move = Easy().choose(*decision, luck) if number % 2 else decision.moves[0]
        game.play(game.waiting()[0], move)


@pytest.mark.rule("GP-110")
def test_a_capture_is_advised_with_what_it_scores_and_that_it_is_safe() -> None:
    game = place(markers={0: ["e4", "f2"], 1: ["Ke5", "f8", "d8"]})
    advice = hint(game)
    assert (GAME.notation.write(advice.move), advice.rule) == (
        "take e4 e6 x e5",
        "GP-110",
    )
    said = "captures Player 2's king on e5 for 4 points"
    assert f"{said} and brings your pawns on e4 and f2 out of danger" in advice.reason


@pytest.mark.rule("GP-124")
def test_a_kamikaze_is_advised_with_what_it_gives_up() -> None:
    game = place(markers={0: ["f7", "e2"], 1: ["Kf8", "d8", "d7"]})
    kamikaze = GAME.notation.read("kamikaze f7 x f8")
    view, _ = asked(game)
    advice = Brief().advise(view, [kamikaze, GAME.notation.read("block e5")], Seeded("luck"))
    assert (advice.move, advice.rule) == (kamikaze, "GP-120")
    said = "captures Player 2's king on f8 for 4 points, but gives up your own pawn, 3 points for"
    assert said in plain(advice.reason)


@pytest.mark.rule("GP-131")
def test_it_says_that_a_move_wins() -> None:
    game = place(markers={0: ["e4", "f4"], 1: ["e5"]})
    said = "It captures Player 2's pawn on e5 for 3 points and wins the game at once."
    assert hint(game).reason == said


@pytest.mark.rule("GP-80")
def test_it_says_what_the_second_move_is_for() -> None:
    game = place(markers={0: ["Kd4", "f2"], 1: ["f5"]})
    said = r"It captures .+, then (goes on to|ends in a kamikaze).* and wins the game at once\."
    assert re.match(said, hint(game).reason)


@pytest.mark.rule("GP-R10", "GP-80")
@pytest.mark.parametrize(
    ("rank", "option"), [("", "allowed"), ("K", "allowed"), ("K", "forbidden")]
)
def test_it_says_where_a_step_on_to_a_teleporter_goes_on(rank: str, option: str) -> None:
    game = place(
        markers={0: [f"{rank}e4"], 1: ["f6", "e8"]},
        options={"after_teleport": option},
    )
    search, t = Search(game.table, 150), game.table
    (deed,) = [
        deed
        for deed in search.trial.deeds(True, True, 0)
        if deed.kind == STEP and deed.end == t.pad((1, 1, 1))
        if deed.then is not None and deed.then.end == t.pad((1, 1, -1))
    ]
    assert "then goes on to f6 on level -1" in plain(about(search, Candidate(deed)))


@pytest.mark.rule("GP-75")
def test_it_says_that_a_pawn_becomes_a_king() -> None:
    game = place(markers={0: ["e7", "e2"], 1: ["f6/1", "d4/-1"]})
    assert "makes a king" in hint(game).reason


def test_danger_is_what_could_be_captured_by_whoever_is_next() -> None:
    game = place(markers={0: ["e4", "d6/1"], 1: ["e5", "f8"]})
    trial, t = Trial(game.table), game.table
    assert in_danger(trial, 0) == bits(t, ["e4"])
    assert capturable(trial, 0) == bits(t, ["e5"])
    assert t.turn == 0


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("step e3 e4", "GP-60"),
        ("step e3 e5/-1", "GP-85"),
        ("jump e2 e4", "GP-65"),
        ("take e3 e5 x e4", "GP-110"),
        ("take e3 e7 x e4 e6", "GP-115"),
        ("kamikaze f7 x f8", "GP-120"),
        ("kamikaze f6 x f8 + f7", "GP-123"),
        ("block e5", "GP-90"),
        ("pad g5", "GP-100"),
        ("decline", "GP-81"),
    ],
)
def test_the_rule_is_that_which_allows_the_move(move: str, rule: str) -> None:
    assert rule_for(GAME.notation.read(move), GAME.view(begin(), 0)) == rule


@pytest.mark.rule("GP-R10")
@pytest.mark.parametrize("rank", ["", "K"])
def test_a_free_jump_is_advised_by_its_own_rule(rank: str) -> None:
    game = place(
        markers={0: [f"{rank}e4", "d3"], 1: ["f6", "e8"]},
        options={"after_teleport": "allowed"},
    )
    game.play(0, GAME.notation.read("step e4 f6/1"))
    view, moves = asked(game)
    assert {rule_for(move, view) for move in moves} == {"GP-R10"}
    assert hint(game).rule == "GP-R10"


def test_where_nothing_else_is_legal_it_says_so() -> None:
    only = GAME.notation.read("block e5")
    advice = Brief().advise(GAME.bot_view(begin(), 0), [only], Seeded("luck"))
    assert advice == Advice(only, text("This is all you can do here."), "GP-90")
