"""GG-R48. The shortest ways of Zombs that move by themselves."""

from __future__ import annotations

from parlour.games.gadget_grid.cards import MALFUNCTION, RUBBLE, SENTRY
from parlour.games.gadget_grid.rules.zombs import zomb_neighbors
from parlour.games.gadget_grid.squares import NOWHERE, SQUARE_100
from parlour.games.gadget_grid.table import Table

FAR = 1000  # no way leads there


def lengths_to(t: Table, goal: int, falls: bool = True) -> list[int]:
    """By square, how many steps of a Zomb lead from there to the goal; FAR if none do.

    Rubble, Sentries, the Buggy Buddy and Square 100 are closed, and Floor Malfunctions unless
    `falls`.
    """
    found = [FAR] * 101
    if goal in (NOWHERE, SQUARE_100) or not is_open(t, goal, True):
        return found
    found[goal] = 0
    reached, length = [goal], 0
    while reached:
        length += 1
        further: list[int] = []
        for square in reached:
            if square != goal and not is_open(t, square, falls):
                continue  # a way may begin here, and lead no way through
            for at in zomb_neighbors(t, square):
                if found[at] == FAR:
                    found[at] = length
                    further.append(at)
        reached = further
    return found


def is_open(t: Table, square: int, falls: bool) -> bool:
    ground = t.ground[square]
    closed = ground in (RUBBLE, SENTRY) or (ground == MALFUNCTION and not falls)
    return not closed and square != t.buggy


def first_steps(t: Table, start: int, lengths: list[int]) -> list[int]:
    """The squares with which a shortest way begins."""
    if lengths[start] in (0, FAR):
        return []
    wanted = lengths[start] - 1
    return [
        at
        for at in zomb_neighbors(t, start)
        if lengths[at] == wanted and (is_open(t, at, True) or wanted == 0)
    ]
