"""Hints: the move the bot would make, with what it gains and what it costs."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from parlour.contract import Advice, Advisor
from parlour.games.gizmos import GAME
from parlour.games.gizmos.advice import change, roughly, rule_for, within_a_sentence
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.moves import Pick
from parlour.games.gizmos.rules.scoring import score
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.games.gizmos.tests.test_bots import Decision
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
        assert re.fullmatch(r"[A-Z][^.]+\.(?: [A-Z][^.]+\.)?", plain(advice.reason))
        assert encode(list(decision)) == before


def test_it_is_short_enough_for_a_phone(decisions: list[Decision]) -> None:
    longest = max(len(plain(Greedy().advise(*each, Seeded("luck")).reason)) for each in decisions)
    assert longest <= 200


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


def test_the_next_best_is_told_with_its_distance_in_whole_points(
    decisions: list[Decision],
) -> None:
    for decision in decisions:
        reason = plain(Greedy().advise(*decision, Seeded("luck")).reason)
        if len(decision.moves) == 1 or "deck is empty" in reason or "order hardly" in reason:
            continue
        _, _, trials = Greedy().try_out(*decision, Seeded("luck"))
        best, second, *_ = sorted(trials, key=lambda trial: -trial.mean)
        other, behind = plain(within_a_sentence(second.move)), best.mean - second.mean
        if behind < 0.05:
            assert f"Just as good: {other}." in reason
        elif any(t.ending for trial in (best, second) for t in trial.tables):
            assert f"Next best: {other}." in reason
        elif behind < 0.75:
            assert f"Nearly as good: {other}." in reason
        else:
            assert f"Next best: {other}, {roughly(behind, sure=False)} less." in reason


@pytest.mark.rule("GIZ-38")
def test_a_build_is_advised_with_what_it_scores_and_the_energy_it_leaves() -> None:
    game = lay(Seat("RRRRK"), Seat(), display="G3R3")
    advice = hint(game)
    assert (GAME.notation.write(advice.move), advice.rule) == ("build G3R3", "GIZ-38")
    assert advice.reason.startswith("It scores 4 points")
    assert re.search(
        r", but .+ will have to wait\.|, but leaves you with only 1 energy\.", advice.reason
    )


@pytest.mark.rule("GIZ-38")
def test_a_pick_is_advised_for_the_gizmo_that_it_pays_for() -> None:
    game = lay(Seat("RRR", archive="G3R3"), Seat(), row="RRRRRR")
    advice = hint(game)
    assert GAME.notation.write(advice.move) == "pick red"
    name = plain(within_a_sentence(GAME.notation.read("build G3R3"))).removeprefix("build ")
    assert advice.reason.startswith(f"It lets you pay for {name}.")


@pytest.mark.rule("GIZ-66")
def test_it_says_what_the_move_triggers() -> None:
    game = lay(Seat("K", active="G1U8 G1R8"), Seat(), display="G1K3")
    advice = hint(game)
    assert GAME.notation.write(advice.move).startswith("build G1K")
    assert advice.reason.startswith("It triggers Quark Cell Medal and Ember Cell Claw")


@pytest.mark.rule("GIZ-91")
def test_in_the_last_round_it_speaks_of_the_final_score() -> None:
    game = lay(Seat("UUUU"), Seat(tokens=2), display="G1U3 G2U4 G3U1", first=1)
    game.table.ending = True
    advice = hint(game)
    assert GAME.notation.write(advice.move) == "build G3U1"
    said = (
        "This is the last round: you should finish with about 7 points, and Player 2 with about 2."
    )
    assert advice.reason.startswith(said)


@pytest.mark.rule("GIZ-89")
def test_it_says_that_a_move_ends_the_game() -> None:
    game = lay(Seat("RRRR", active="G3U2 G3R2 G3Y2"), Seat(), display="G3R1")
    advice = hint(game)
    assert GAME.notation.write(advice.move) == "build G3R1"
    said = "It triggers the end of the game: you should finish with about 21 points"
    assert advice.reason.startswith(said)


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
    assert only == Advice(Pick(0), text("This is all you can do here."), "GIZ-30")


def test_points_are_whole_numbers() -> None:
    assert [roughly(n) for n in (1.0, 0.96, 0.3, 2.4)] == [
        *("1 point", "1 point", "about 1 point", "about 2 points")
    ]
    assert roughly(3.0, sure=False) == "about 3 points"
