"""The bot: it plays by the rules, from what it may see, and well enough."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from parlour.arena.playing import play_out
from parlour.games.gizmos import GAME
from parlour.games.gizmos.bots import Greedy
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.tests.positions import Seat, do, lay
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded


def decisions(players: int, seed: str) -> Iterator[tuple[Game[Table], int]]:
    """A game among bots of this kind, at every decision, with the seat that is to decide."""
    bot, luck = Greedy(), Seeded(seed, "bot")
    game = GAME.start(players, Seeded(seed))
    while not game.over:
        seat = game.waiting()[0]
        yield game, seat
        move = bot.choose(GAME.view(game, seat), game.offer(seat, luck), luck)
        game.play(seat, move)


def chosen(game: Game[Table], luck: str = "bot") -> str:
    """What the bot does at this point, in notation."""
    seat = game.waiting()[0]
    move = Greedy().choose(GAME.view(game, seat), game.moves(seat), Seeded(luck))
    return GAME.write(move)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_one_of_the_moves_offered_and_the_game_ends(players: int) -> None:
    bot, luck = Greedy(), Seeded("one of the moves", "bot")
    game = GAME.start(players, Seeded("one of the moves"))
    while not game.over:
        seat = game.waiting()[0]
        moves = game.offer(seat, luck)
        move = bot.choose(GAME.view(game, seat), moves, luck)
        assert move in moves
        assert game.submit(seat, move) is None
        assert game.table.round < 60
    assert len(GAME.outcome(game).winners) == 1


def test_it_leaves_the_view_and_the_moves_as_they_were() -> None:
    bot = Greedy()
    for game, seat in decisions(2, "as they were"):
        view = GAME.view(game, seat)
        moves = game.moves(seat)
        view_before, moves_before = deepcopy(view), moves.copy()
        bot.choose(view, moves, Seeded("luck"))
        assert view == view_before
        assert moves == moves_before


def test_it_chooses_the_same_again_with_the_same_luck() -> None:
    for game, seat in decisions(2, "the same again"):
        view, moves = GAME.view(game, seat), game.moves(seat)
        again = [Greedy().scored(view, moves, Seeded("luck")) for _ in range(2)]
        assert again[0] == again[1]


def test_it_tells_what_each_move_is_worth_and_chooses_the_best() -> None:
    for game, seat in decisions(2, "worth"):
        view, moves = GAME.view(game, seat), game.moves(seat)
        scored = Greedy().scored(view, moves, Seeded("luck"))
        assert [move for move, _ in scored] == moves[: len(scored)]
        worth = dict(scored)
        if len({round(value, 6) for value in worth.values()}) > 1:
            move = Greedy().choose(view, moves, Seeded("luck"))
            assert worth[move] == max(worth.values())
        if game.table.round > 5:
            return


def test_it_takes_the_points_of_a_pending_gizmo() -> None:
    game = lay(Seat("K", active="G1U8"), display="G1K3")  # black built: 1 point
    do(game, "build G1K3")
    assert chosen(game) == "use G1U8"


@pytest.mark.rule("GIZ-89")
@pytest.mark.parametrize(("tokens", "ends"), [(0, True), (40, False)])
def test_it_ends_the_game_only_when_that_wins(tokens: int, ends: bool) -> None:
    fourteen = "G1R1 G1R2 G1R3 G1R4 G1R5 G1R6 G1R7 G1R8 G1R9 G1Y1 G1Y2 G1Y3 G1Y4 G3Y1"
    game = lay(Seat(tokens=tokens), Seat("U", active=fourteen), display="G1U3", turn=1)
    assert chosen(game).startswith("build") == ends  # a gizmo bars the way round: no Research


def test_it_builds_what_gives_most_points_in_its_last_turn() -> None:
    game = lay(Seat("UUUU"), Seat(), display="G3U1 G1U3 G2U4", first=1)
    game.table.ending = True
    assert chosen(game) == "build G3U1"  # seven points


def test_it_beats_random_play() -> None:
    wins = 0
    for number in range(40):
        seat = number % 2
        bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        match = play_out(GAME, bots, f"beats random {number}")
        wins += GAME.outcome(match.game).winners == (seat,)
    assert wins >= 38
