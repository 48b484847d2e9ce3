"""The bot: it plays by the rules, from what it may see, and well enough."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from parlour.arena.playing import play_out
from parlour.contract import View
from parlour.games.gizmos import GAME
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.kernel.agenda import Game
from parlour.kernel.codec import encode
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move


class Decision(NamedTuple):
    """What a bot is asked."""

    view: View
    moves: list[Move]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Every third decision of a game between two of them."""
    bot, luck = Greedy(), Seeded("decisions", "bot")
    game = GAME.start(2, Seeded("decisions"))
    found: list[Decision] = []
    while not game.over:
        seat = game.waiting()[0]
        found.append(Decision(GAME.view(game, seat), game.offer(seat, luck)))
        game.play(seat, bot.choose(*found[-1], luck))
    return found[::3]


def chosen(game: Game[Table]) -> str:
    """What the bot does at this point, in notation."""
    seat = game.waiting()[0]
    return GAME.notation.write(
        Greedy().choose(GAME.view(game, seat), game.moves(seat), Seeded("luck"))
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_one_of_the_moves_offered_until_the_game_is_over(players: int) -> None:
    bot, luck = Greedy(), Seeded("one of the moves", "bot")
    game = GAME.start(players, Seeded("one of the moves"))
    while not game.over:
        seat = game.waiting()[0]
        moves = game.offer(seat, luck)
        move = bot.choose(GAME.view(game, seat), moves, luck)
        assert move in moves
        assert game.submit(seat, move) is None
        assert game.table.round < 60


def test_it_leaves_the_view_and_the_moves_as_they_were(decisions: list[Decision]) -> None:
    for decision in decisions:
        before = encode(list(decision))
        Greedy().choose(*decision, Seeded("luck"))
        assert encode(list(decision)) == before


def test_it_chooses_the_same_again_with_the_same_luck(decisions: list[Decision]) -> None:
    bot = Greedy()
    for decision in decisions:
        scored = bot.scored(*decision, Seeded("luck"))
        assert bot.scored(*decision, Seeded("luck")) == scored


def test_it_tells_what_each_move_promises_and_chooses_the_best(decisions: list[Decision]) -> None:
    bot = Greedy()
    for decision in decisions:
        scored = bot.scored(*decision, Seeded("luck"))
        assert [move for move, _ in scored] == decision.moves[: len(scored)]
        promised = dict(scored)
        best = bot.choose(*decision, Seeded("luck"))
        assert promised[best] == pytest.approx(max(promised.values()))


def test_it_takes_the_points_of_a_pending_gizmo() -> None:
    game = lay(Seat("K", active="G1U8"), Seat(), display="G1K3")
    do(game, "build G1K3")
    assert chosen(game) == "use G1U8"


@pytest.mark.rule("GIZ-89")
@pytest.mark.parametrize(("tokens_of_the_rival", "ends"), [(0, True), (40, False)])
def test_it_ends_the_game_only_when_that_wins(tokens_of_the_rival: int, ends: bool) -> None:
    fourteen = "G1R1 G1R2 G1R3 G1R4 G1R5 G1R6 G1R7 G1R8 G1R9 G1Y1 G1Y2 G1Y3 G1Y4 G3Y1"
    game = lay(
        Seat(tokens=tokens_of_the_rival),
        Seat("U", active=fourteen),  # and a starting gizmo
        display="G1U3",
        turn=1,
    )
    assert chosen(game).startswith("build") == ends


@pytest.mark.rule("GIZ-94")
def test_it_builds_what_scores_most_in_its_last_turn() -> None:
    game = lay(Seat("UUUU"), Seat(), display="G1U3 G2U4 G3U1", first=1)
    game.table.ending = True
    assert chosen(game) == "build G3U1"


def test_it_beats_random_play() -> None:
    wins = 0
    for number in range(40):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        outcome = GAME.rules.outcome(play_out(GAME, bots, f"beats random {number}").game)
        wins += bots[outcome.winners[0]] == "greedy"
    assert wins >= 38
