"""The bots: what they answer is legal, and what they do makes sense."""

from __future__ import annotations

import pytest

from parlour.games.gadget_grid import GAME
from parlour.games.gadget_grid.bots import BOTS
from parlour.games.gadget_grid.table import Table
from parlour.games.gadget_grid.tests.positions import Seat, gizmos, lay
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Luck, Seeded


def answer(game: Game[Table], bot: str, luck: Luck) -> str:
    """What the bot does in the seat that is asked; it is legal."""
    seat = game.waiting()[0]
    move = BOTS[bot]().choose(GAME.bot_view(game, seat), game.offer(seat, luck.copy()), luck)
    assert GAME.why(game, seat, move) is None
    game.submit(seat, move)
    return GAME.notation.write(move)


def play_out(players: int, bots: tuple[str, ...], seed: str, most: int = 2000) -> Game[Table]:
    """A game in which seats without a bot answer by chance."""
    game, luck = GAME.start(players, Seeded(seed)), Seeded(seed, "bots")
    for _ in range(most):
        if game.over:
            return game
        seat = game.waiting()[0]
        choice = game.choice
        assert choice is not None
        if bots[seat]:
            answer(game, bots[seat], luck)
        else:
            game.submit(seat, choice.any(game, seat, luck))
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_game_among_bots_comes_to_its_end(players: int) -> None:
    assert play_out(players, ("bold",) * players, f"bold {players}").over


def test_the_simple_bot_beats_chance_nearly_always() -> None:
    games = [play_out(2, ("bold", ""), f"duel {n}") for n in range(6)]
    assert sum(game.table.winners == [0] for game in games) >= 5


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_throws_what_ends_the_game(bot: str) -> None:
    game = lay(Seat(44, hand="A01", gizmos=1), Seat(46, gizmos=1), phase="attack")
    assert answer(game, bot, Seeded("throw")) == "attack A01 fiona"
    assert game.over
    assert gizmos(game) == [1, 0]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_buys_nothing_that_it_would_have_to_call_off(bot: str) -> None:
    game = lay(Seat(44, hand="W01 A01", bank=0), Seat(99), Seat(90), display="D01")
    said = [answer(game, bot, Seeded(str(n))) for n in range(3)]
    assert "call off" not in said


def test_the_planner_walks_out_of_reach_of_the_hunt() -> None:
    game = lay(
        Seat(44, gizmos=1),
        phase="movement",
        zombots=[46, 64],
        opponents=[Seat(99, gizmos=1), Seat(90, gizmos=1)],
    )
    for n in range(12):
        if game.table.round > 1 or game.over:
            break
        answer(game, "sharp", Seeded(str(n)))
    assert not game.over
