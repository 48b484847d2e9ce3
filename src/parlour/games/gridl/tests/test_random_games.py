"""What holds at every moment of any game: played at random, at every size of table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import column_of, points, row_of
from parlour.games.gridl.moves import Guess
from parlour.games.gridl.table import PastTurn, Table
from parlour.games.gridl.tests.tables import decide, kind, say, tokens
from parlour.kernel.agenda import Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move
from parlour.testing.situations import questions, somewhere
from parlour.testing.tables import any_table

TABLES = [
    *((players, "no") for players in range(2, 13)),
    *((players, "yes") for players in (4, 4, 5, 6, 7, 8, 12)),
]


def played(players: int, powers: str, seed: str) -> Iterator[Game[Table]]:
    """Decision by decision; now and then somebody changes their mind, nods or points."""
    chance = Seeded(seed, "players")
    options = {"powers": powers, "timer": "30_seconds" if chance.below(2) else "none"}
    game = GAME.start(players, Seeded(seed), options, events=True)
    yield game
    while not game.over:
        for _ in range(chance.below(3)):
            seat = chance.below(players)
            asides = [*GAME.asides_now(game, seat), *early(game, seat)]
            if asides:
                say(game, seat, GAME.notation.write(asides[chance.below(len(asides))]))
        seat = game.waiting()[chance.below(len(game.waiting()))]
        moves = [*game.moves(seat), *game.offer(seat, chance)]
        moves = [move for move in moves if move not in early(game, seat)]
        assert moves, kind(game)
        decide(game, GAME.notation.write(moves[chance.below(len(moves))]))
        yield game


def early(game: Game[Table], seat: int) -> list[Move]:
    """What a guesser may confirm while the clue may still fall."""
    if kind(game) not in ("ObjectionWindow", "Voting"):
        return []
    return [move for move in game.moves(seat) if isinstance(move, Guess)]


@pytest.mark.rule("GL-5", "GL-6", "GL-8", "GL-76")
@pytest.mark.parametrize(("players", "powers"), TABLES)
def test_nothing_is_ever_added_or_lost(players: int, powers: str) -> None:
    for game in played(players, powers, f"things {players} {powers}"):
        counts = GAME.rules.components(game)
        assert counts.pop("tokens") == (12 if players > 3 else 6)
        assert set(counts.values()) == {1}
        assert len(counts) == 85 + 25


@pytest.mark.rule("GL-R8", "GL-43", "GL-69", "GL-114", "GL-67", "GL-73", "GL-80")
@pytest.mark.parametrize(("players", "powers"), TABLES)
def test_grid_tokens_and_scores_are_in_order_at_every_turn(players: int, powers: str) -> None:
    turns = 12 if players > 3 else 6
    for game in played(players, powers, f"turns {players} {powers}"):
        t = game.table
        assert t.turn <= turns
        assert min(t.scores) >= 0
        assert min(t.supply) >= 0
        assert t.key not in t.covered
        assert len(set(t.covered)) == len(t.covered)
        if kind(game) in ("", "NameGridmaster"):
            assert len(t.covered) == t.turn == len(t.past)
            assert t.covered == [turn.key for turn in t.past]
            assert max(t.scores) < 12 or game.over
            if powers == "yes":
                teams = [turn.team for turn in t.past]
                assert [tokens(game, n) for n in (0, 1)] == [6 - teams.count(n) for n in (0, 1)]
    assert GAME.rules.outcome(game).reason in ("GL-71", "GL-72", "GL-73", "GL-74", "GL-78")


@pytest.mark.rule("GL-66", "GL-63", "GL-64", "GL-67", "GL-104", "GL-R14", "GL-R15")
@pytest.mark.parametrize("seed", range(12))
def test_every_turn_is_worth_what_the_rules_say(seed: int) -> None:
    for game in played(4 + seed % 5, "yes", f"points {seed}"):
        t = game.table
        scores = [0, 0]
        scores[1 - t.first] = 1  # the head start
        for turn in t.past:
            scores = worth(turn, scores)
        assert t.scores == scores


def worth(turn: PastTurn, before: list[int]) -> list[int]:
    """The scores after this turn, by the wording of the rules; powers are numbered from P1."""
    guessing, passive = turn.team, 1 - turn.team
    own, theirs = turn.powers[guessing] + 1, turn.powers[passive] + 1
    total = max([points(turn.key, cell) for cell in turn.guesses], default=0)
    if own == 1:
        total += any(row_of(cell) == row_of(turn.key) for cell in turn.guesses)
    if own == 2:
        total += any(column_of(cell) == column_of(turn.key) for cell in turn.guesses)
    total += own == 5
    gain = 0
    if theirs == 8:
        gain = int(total >= 1)
    if theirs == 9:
        gain = int(total < 1)
    if theirs == 12 and turn.side_guess >= 0:
        gain = int(points(turn.key, turn.side_guess) > 0)
    if (theirs, total) in ((10, 1), (11, 0)):
        total -= 1
    after = before.copy()
    after[guessing] = max(0, before[guessing] + total)
    after[passive] += gain
    return after


@pytest.mark.rule("GL-20", "GL-21", "GL-22", "GL-29")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 9])
def test_every_turn_has_its_team_and_another_gridmaster(players: int) -> None:
    *_, game = played(players, "no", f"roles {players}")
    t = game.table
    for number, turn in enumerate(t.past):
        team = (t.first + number) % 2 if players > 3 else 0
        assert (turn.team, t.team_of(turn.gridmaster)) == (team, team)
        before = [past.gridmaster for past in t.past[:number] if past.team == team]
        assert turn.gridmaster not in before[-1:]


@pytest.mark.rule("GL-59", "GL-61", "GL-98")
@pytest.mark.parametrize("seed", range(6))
def test_no_guess_ever_lies_on_an_x(seed: int) -> None:
    *_, game = played(4, "yes", f"guesses {seed}")
    past = game.table.past
    for number, turn in enumerate(past):
        covered = {earlier.key for earlier in past[:number]}
        assert not covered & {*turn.guesses, turn.side_guess}
        assert len(turn.guesses) <= (2 if turn.powers[turn.team] == 6 else 1)


@pytest.mark.parametrize("phase", questions(GAME))
def test_the_laws_of_every_game_are_put_to_every_phase(phase: str) -> None:
    tables = [(any_table(GAME, Seeded(seed, phase)), seed) for seed in ("a", "b", "c", "d")]
    found = [somewhere(GAME, table, seed, 100, phase) for table, seed in tables]
    assert phase in {kind(situation.game) for situation in found}
