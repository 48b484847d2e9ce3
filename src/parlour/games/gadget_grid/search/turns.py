"""What a turn could come to: the moves of one's own turn are tried in an imagined game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.games.gadget_grid.moves import Activate, Buy, Pass, Step
from parlour.games.gadget_grid.rules.acting import Action
from parlour.games.gadget_grid.rules.attacking import Attack
from parlour.games.gadget_grid.rules.moving import Movement
from parlour.games.gadget_grid.search.quick import quick
from parlour.games.gadget_grid.search.worth import WON, worth
from parlour.games.gadget_grid.table import Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move

MOST: Final = 48  # answers of one choice that are looked at
PATIENCE: Final = 200  # decisions until the end of a turn
WORST: Final = -2 * WON
STOPS: Final = 7  # squares to stop on from which every attack is tried
ACTIONS: Final = 4  # Actions after which every way is tried


class Stop:
    """A place where the Movement Phase could end: the first move that leads there, its worth if
    nothing more is done, and the game there.
    """

    def __init__(self, first: int, value: int, game: Game[Table]) -> None:
        self.first = first
        self.value = value
        self.game = game


def rate(g: Game[Table], seat: int, moves: Sequence[Move], ahead: bool) -> list[int]:
    """What each of these answers is worth; `ahead`: by the best that could follow in this turn."""
    after = [tried(g, seat, move) for move in moves]
    values = [
        WORST if isinstance(move, Buy) and not then.table.now.bought else at_end(then, seat)
        for move, then in zip(moves, after, strict=True)
    ]
    if not ahead:
        return values
    if isinstance(g.choice, Movement):
        return rate_ways(g, seat, moves, after, values)
    if isinstance(g.choice, Action):
        order = sorted(range(len(moves)), key=lambda i: values[i], reverse=True)
        for i in order[:ACTIONS]:
            if values[i] > WORST:
                values[i] = best_way(after[i], seat, values[i])
    return values


def tried(g: Game[Table], seat: int, move: Move) -> Game[Table]:
    """The game once this has been done, at the next choice that deserves a thought."""
    g = g.copy()
    g.table.now.let_go = True  # Zombs that move at the end may go as they like
    g.play(seat, move)
    go_on(g, False)
    return g


def at_end(g: Game[Table], seat: int) -> int:
    """What it is worth if nothing more is done in this turn."""
    end = g.copy()
    go_on(end, True)
    return worth(end.table, seat)


def go_on(g: Game[Table], to_the_end: bool) -> None:
    """Answer all that is asked meanwhile as anybody would, until the turn is over."""
    turn, turns = g.table.turn, g.table.round
    for _ in range(PATIENCE):
        choice = g.choice
        if choice is None or (g.table.turn, g.table.round) != (turn, turns):
            return
        seat = choice.waiting()[0]
        moves = choice.moves(g, seat)
        if isinstance(choice, (Action, Movement, Attack)):
            if not isinstance(moves[0], Activate) and not to_the_end:
                return
            laid = isinstance(moves[0], Activate)
            stop = moves[-1] if isinstance(moves[-1], Pass) else moves[0]
            g.play(seat, moves[0] if laid else stop)
        else:
            g.play(seat, quick(g, seat, moves))


def rate_ways(
    g: Game[Table],
    seat: int,
    moves: Sequence[Move],
    after: Sequence[Game[Table]],
    values: list[int],
) -> list[int]:
    """The same in the Movement Phase: each first step by the best place it leads to."""
    found = stops(g, seat, moves, after, values)
    found.sort(key=lambda stop: stop.value, reverse=True)
    best = [WORST] * len(moves)
    for number, stop in enumerate(found):
        value = stop.value
        if number < STOPS:
            value = max(value, best_attack(stop.game, seat))
        best[stop.first] = max(best[stop.first], value)
    return best


def stops(
    g: Game[Table],
    seat: int,
    moves: Sequence[Move],
    after: Sequence[Game[Table]],
    values: Sequence[int],
) -> list[Stop]:
    """Every square that can be reached, by the shortest way and with what is collected on it."""
    seen = {g.table.characters[seat].square}
    found, reached = [], []
    for first, move in enumerate(moves):
        then = after[first]
        found.append(Stop(first, values[first], then))
        if isinstance(move, Step) and isinstance(then.choice, Movement):
            seen.add(then.table.characters[seat].square)
            reached.append((first, then))
    while reached:
        further = []
        for first, here in reached:
            for move in here.moves(seat):
                if not isinstance(move, Step) or move.square in seen:
                    continue
                then = tried(here, seat, move)
                seen.add(move.square)
                found.append(Stop(first, at_end(then, seat), then))
                if isinstance(then.choice, Movement):
                    further.append((first, then))
        reached = further
    return found


def best_way(g: Game[Table], seat: int, otherwise: int) -> int:
    """The best that could be made of the rest of this turn."""
    if isinstance(g.choice, Attack):
        return max(otherwise, best_attack(g, seat))
    if not isinstance(g.choice, Movement):
        return otherwise
    moves = few(g.moves(seat))
    after = [tried(g, seat, move) for move in moves]
    values = [at_end(then, seat) for then in after]
    return max(otherwise, *rate_ways(g, seat, moves, after, values))


def best_attack(g: Game[Table], seat: int) -> int:
    """Every attack from here once; the Movement Phase is closed for that."""
    if isinstance(g.choice, Movement):
        closing = g.moves(seat)[-1]
        if not isinstance(closing, Pass):
            return WORST
        g = tried(g, seat, closing)
    if not isinstance(g.choice, Attack):
        return WORST
    return max([at_end(tried(g, seat, move), seat) for move in few(g.moves(seat))])


def few(moves: Sequence[Move]) -> Sequence[Move]:
    """At most so many of them, evenly spread, the last among them."""
    if len(moves) <= MOST:
        return moves
    return [*[moves[i * len(moves) // MOST] for i in range(MOST - 1)], moves[-1]]
