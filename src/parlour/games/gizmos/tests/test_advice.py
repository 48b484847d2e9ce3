"""Hints: the move the bot would make, with the numbers that made it choose so."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from parlour.contract import Advice, Advisor
from parlour.games.gizmos import GAME
from parlour.games.gizmos.advice import change, number, points, rule_for
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.moves import Pick
from parlour.games.gizmos.rules.scoring import score
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.games.gizmos.tests.test_bots import Decision
from parlour.games.gizmos.words import in_words
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded
from parlour.kernel.text import plain, text
from parlour.kernel.values import Move


def asked(game: Game[Table]) -> Decision:
    seat = game.waiting()[0]
    return Decision(GAME.view(game, seat), game.offer(seat, Seeded("offer")))


class Told(NamedTuple):
    """Advice as it is read."""

    move: Move
    reason: str
    rule: str


def hint(game: Game[Table]) -> Told:
    advice = Greedy().advise(*asked(game), Seeded("luck"))
    return Told(advice.move, plain(advice.reason), advice.rule)


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Every fourth decision of a game, to the end of it."""
    bot, luck = Greedy(), Seeded("advice", "bot")
    game = GAME.start(3, Seeded("advice"))
    found: list[Decision] = []
    while not game.over:
        seat = game.waiting()[0]
        found.append(Decision(GAME.view(game, seat), game.offer(seat, luck)))
        game.play(seat, bot.choose(*found[-1], luck))
    return found[::4] + found[-2:]


def test_the_bot_is_one_that_can_say_why() -> None:
    assert isinstance(Greedy(), Advisor)


def test_it_advises_what_it_would_do_in_a_sentence_or_two(decisions: list[Decision]) -> None:
    for decision in decisions:
        before = encode(list(decision))
        advice = Greedy().advise(*decision, Seeded("luck"))
        assert advice.move == Greedy().choose(*decision, Seeded("luck"))
        assert advice.rule in GAME.rulebook.rules
        sentences = re.findall(r"[^.]+(?:\.\d[^.]*)*\.(?: |$)", plain(advice.reason))
        assert "".join(sentences) == plain(advice.reason)
        assert 1 <= len(sentences) <= 2
        assert encode(list(decision)) == before


def test_what_is_said_adds_up_to_what_was_judged(decisions: list[Decision]) -> None:
    explained = 0
    for decision in decisions:
        outlook, before, trials = Greedy().try_out(*decision, Seeded("luck"))
        me = before.players[outlook.seat]
        now = score(me) + outlook.future(before, me) - outlook.rival
        for trial in trials:
            if not any(t.ending for t in trial.tables):
                made = change(outlook, before, trial)
                assert sum(made) == pytest.approx(trial.mean - now)
                explained += 1
    assert explained > 100


def test_the_total_and_the_distance_to_the_next_best_are_those_of_the_trials(
    decisions: list[Decision],
) -> None:
    for decision in decisions:
        reason = plain(Greedy().advise(*decision, Seeded("luck")).reason)
        if "by the end" not in reason:
            continue
        outlook, before, trials = Greedy().try_out(*decision, Seeded("luck"))
        best, second, *_ = sorted(trials, key=lambda trial: -trial.mean)
        assert f"{points(sum(change(outlook, before, best)))} by the end" in reason
        behind = best.mean - second.mean
        if behind >= 0.05:
            assert f"{in_words(second.move)}, promises {number(behind)} less" in reason
        else:
            assert f"Just as good: {in_words(second.move)}" in reason


@pytest.mark.rule("GIZ-38")
def test_a_build_is_advised_with_what_it_scores_and_what_it_leaves_in_the_ring() -> None:
    game = lay(Seat("RRRRK"), Seat(), display="G3R3")
    advice = hint(game)
    assert (GAME.notation.write(advice.move), advice.rule) == ("build G3R3", "GIZ-38")
    assert "4 at once" in advice.reason
    assert "it gives up" in advice.reason
    assert "(ring 1 of 5)" in advice.reason


@pytest.mark.rule("GIZ-66")
def test_it_says_what_the_move_triggers() -> None:
    game = lay(Seat("K", active="G1U8 G1R8"), Seat(), display="G1K3")
    advice = hint(game)
    assert GAME.notation.write(advice.move).startswith("build G1K")
    assert advice.reason.startswith(
        "It triggers Quark Cell Medal and Ember Cell Claw and is worth about"
    )


@pytest.mark.rule("GIZ-91")
def test_in_the_last_round_it_speaks_of_the_final_score() -> None:
    game = lay(Seat("UUUU"), Seat(tokens=2), display="G1U3 G2U4 G3U1", first=1)
    game.table.ending = True
    advice = hint(game)
    assert GAME.notation.write(advice.move) == "build G3U1"
    assert advice.reason.startswith("In this last round it brings you to about 7 points;")
    assert "the best rival should reach about 2." in advice.reason


@pytest.mark.rule("GIZ-89")
def test_it_says_that_a_move_ends_the_game() -> None:
    game = lay(Seat("RRRR", active="G3U2 G3R2 G3Y2"), Seat(), display="G3R1")
    advice = hint(game)
    assert GAME.notation.write(advice.move) == "build G3R1"
    assert "triggers the end with about 21 points" in advice.reason


@pytest.mark.parametrize(
    ("before", "move", "rule"),
    [
        ([], "pick red", "GIZ-30"),
        ([], "research 1", "GIZ-58"),
        (["research 1"], "build G1Y9", "GIZ-60"),
        (["research 1"], "file G1Y9", "GIZ-61"),
        (["research 1"], "take none", "GIZ-63"),
        (["research 1", "take none"], "return G1Y9 G1Y8 G1Y7", "GIZ-62"),
        (["file G1U2"], "use G1R5", "GIZ-67"),
        (["file G1U2"], "done", "GIZ-R3"),
        (["file G1U2", "use G1R5"], "pick red", "GIZ-70"),
        (["build G1K1"], "pay 1 black", "GIZ-39"),
        (["build G1K1"], "pay 1 yellow via G1K4", "GIZ-56"),
    ],
)
def test_the_rule_is_that_of_the_decision_at_hand(before: list[str], move: str, rule: str) -> None:
    deck = {1: ["G1Y9", "G1Y8", "G1Y7"]}
    game = lay(Seat("KY", active="G1R5 G1K4"), Seat(), display="G1U2 G1K1", decks=deck)
    do(game, *before)
    assert game.refuse(0, GAME.notation.read(move)) is None
    assert rule_for(GAME.notation.read(move), GAME.view(game, 0)) == rule


@pytest.mark.rule("GIZ-R14")
def test_where_nothing_else_is_legal_it_says_so() -> None:
    game = lay()
    view = GAME.view(game, 0)
    only = Greedy().advise(view, [Pick(0)], Seeded("luck"))
    assert only == Advice(Pick(0), text("Nothing else is legal here."), "GIZ-30")


def test_numbers_are_short() -> None:
    assert [number(n) for n in (1.0, 0.96, 0.04, -0.01, -1.25, 12.34)] == [
        *("1", "1", "0", "0", "-1.2", "12.3")
    ]
    assert (points(1.01), points(0.5)) == ("1 point", "0.5 points")
