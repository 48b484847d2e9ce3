"""Elimination, the last player standing, stalled and timed games, and who has won."""

from __future__ import annotations

from typing import Final

from parlour.games.gridopolis.events import Eliminated, GameEnded
from parlour.games.gridopolis.rules.ids import EMPTIED, LAST_COUNTED, LAST_STANDING
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.agenda import Game

THIRD_TIME: Final = 3  # GP-133 a


def see_who_is_left(g: Game[Table], mover: int) -> bool:
    """GP-130 to GP-132, GP-128. Whether the game has ended, after `mover` has moved.

    GP-R23: a game with a limit ends so as well, but its points may be asked for then.
    """
    t, living = g.table, 0
    for seat in range(t.players):
        if t.markers[seat]:
            living += 1
        elif not t.out[seat]:
            t.out[seat] = True
            if g.events is not None:
                g.tell(Eliminated(seat))
    if living > 1:
        return False
    if t.house.counted and t.house.timed:
        finish(g, LAST_COUNTED)
        return True
    t.winner = mover if living == 0 else t.out.index(False)
    finish(g, EMPTIED if living == 0 else LAST_STANDING)
    return True


def stalled(t: Table) -> bool:
    """GP-133 b and a, GP-R22. Nothing has happened for long, or a position comes a third time."""
    living = t.living()
    if t.quiet >= t.plan.no_progress * living:
        return True
    position, times = t.position(), 1
    before = len(t.history) - living  # the same seat's turn: who is lost is progress
    while before >= 0:
        times += t.history[before] == position
        before -= living
    t.history.append(position)
    return times >= THIRD_TIME


def time_is_up(t: Table) -> bool:
    """GP-145, GP-135. Asked when the starting seat's place comes, whoever sits there or not."""
    return t.time_up or 0 < t.house.rounds < t.round


def finish(g: Game[Table], rule: str) -> None:
    t = g.table
    t.decided_by = rule
    if g.events is not None:
        points = tuple([t.points(seat) for seat in range(t.players)])
        g.tell(GameEnded(tuple(ranking(t)[0]), points, tuple(t.resigned), rule))
    g.end()


def ranking(t: Table) -> list[list[int]]:
    """The seats by place, those who share one together; GP-R30: who has resigned comes last."""
    stayed = [seat for seat in range(t.players) if not t.resigned[seat]]
    left = [seat for seat in range(t.players) if t.resigned[seat]]
    places = [*best_first(t, stayed), left]
    return [seats for seats in places if seats]


def best_first(t: Table, stayed: list[int]) -> list[list[int]]:
    """GP-131, GP-132, GP-136, GP-144. Those who have not resigned.

    GP-R24, GP-R27: in a game with a limit those without markers are compared as well.
    """
    if t.winner != NOBODY:
        return [[t.winner], [seat for seat in stayed if seat != t.winner]]
    compared = [seat for seat in stayed if t.house.timed or not t.out[seat]]
    places: list[list[int]] = []
    for points in sorted({t.points(seat) for seat in compared}, reverse=True):
        places.append([seat for seat in compared if t.points(seat) == points])
    return [*places, [seat for seat in stayed if seat not in compared]]
