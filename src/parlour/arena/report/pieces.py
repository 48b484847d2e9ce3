"""What each card or other piece is worth: how often it is used, and who wins then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.arena.intervals import (
    Mean,
    Share,
    apart,
    mean,
    paired,
    ratio,
    share,
    shares_apart,
    sure_of_all,
)
from parlour.arena.report.figures import Table, finished
from parlour.arena.report.findings import (
    Class,
    Estimate,
    Piece,
    Shift,
    of_difference,
    of_mean,
    of_share,
)
from parlour.arena.report.samples import Sample

ENOUGH = 10  # games; of fewer nothing is said about a difference


class Key(NamedTuple):
    group: str
    name: str
    deed: str


class Counted:
    """What was done with one piece, game by game."""

    def __init__(self) -> None:
        self.times: dict[int, int] = {}  # by game
        self.of: dict[int, int] = {}  # what that is a part of, by game
        self.did = 0  # how many players or sides did it at all in a game
        self.won = 0  # and won it

    def wins(self, sure: float) -> Share:
        return share(self.won, self.did, sure)

    def worth(self, sure: float) -> Mean:
        games = list(self.of)
        return ratio([self.times.get(g, 0) for g in games], [self.of[g] for g in games], sure)


def count(samples: Sequence[Sample], table: Table) -> dict[Key, Counted]:
    found: dict[Key, Counted] = {}
    for sample, outcome in finished(samples):
        winners = table.winners(outcome)
        for tally in sample.tallies:
            counted = found.setdefault(Key(tally.group, tally.piece, tally.deed), Counted())
            add(counted.times, sample.number, sum(tally.by_seat))
            if tally.out_of:
                add(counted.of, sample.number, sum(tally.out_of))
                continue
            for number, seats in enumerate(table.sides):
                if any(tally.by_seat[seat] for seat in seats):
                    counted.did += 1
                    counted.won += number in winners
    return found


def add(to: dict[int, int], game: int, number: int) -> None:
    to[game] = to.get(game, 0) + number


def pieces(found: dict[Key, Counted], games: Sequence[int], table: Table) -> list[Piece]:
    deeds = list(dict.fromkeys(key.deed for key in found))  # as the game tells them
    keys = sorted(found, key=lambda key: (key.group, key.name, deeds.index(key.deed)))
    return [piece(key, found[key], games, table) for key in keys]


def piece(key: Key, counted: Counted, games: Sequence[int], table: Table) -> Piece:
    each = mean([counted.times.get(game, 0) for game in games])
    per_game = of_mean(each._replace(low=max(0.0, each.low)))  # nothing is done less than never
    wins = worth = None
    if counted.of:
        worth = of_mean(counted.worth(sure_of_all(1)))
    elif len(table.sides) > 1:
        wins = of_share(counted.wins(sure_of_all(1)))
    return Piece(*key, sum(counted.times.values()), per_game, wins, worth)


def classes(found: dict[Key, Counted], table: Table) -> list[Class]:
    """Whoever does something with many pieces is ahead already: so each has its like."""
    groups: dict[tuple[str, str], list[Counted]] = {}
    for key, counted in found.items():
        groups.setdefault((key.group, key.deed), []).append(counted)
    return [Class(group, deed, *of_class(alike, table)) for (group, deed), alike in groups.items()]


def of_class(alike: Sequence[Counted], table: Table) -> tuple[Estimate | None, Estimate | None]:
    if alike[0].of:
        times: dict[int, int] = {}
        of: dict[int, int] = {}
        for counted in alike:
            for game, number in counted.of.items():
                add(of, game, number)
                add(times, game, counted.times.get(game, 0))
        return None, of_mean(ratio([times[game] for game in of], list(of.values())))
    if len(table.sides) == 1:
        return None, None
    won, did = sum(counted.won for counted in alike), sum(counted.did for counted in alike)
    return of_share(share(won, did)), None


# ---------------------------------------------------------------------- with and without an option


def shifts(
    before: dict[Key, Counted], after: dict[Key, Counted], games: Sequence[int], table: Table
) -> list[Shift]:
    """The pieces that clearly differ, the most certain first. So many are compared that some would
    by chance: the intervals are so wide that with 95 % confidence none does.
    """
    keys = sorted({*before, *after})
    sure = sure_of_all(2 * len(keys))
    found = []
    for key in keys:
        one, other = before.get(key, Counted()), after.get(key, Counted())
        found += differences(key, one, other, games, table, sure)
    return sorted(found, key=lambda shift: -certainty(shift))


def certainty(shift: Shift) -> float:
    """How many times as far from 0 as it might be wrong."""
    wrong = (shift.change.high - shift.change.low) / 2
    return abs(shift.change.value) / wrong if wrong else float("inf")


def differences(
    key: Key, one: Counted, other: Counted, games: Sequence[int], table: Table, sure: float
) -> list[Shift]:
    found: list[Shift] = []
    if one.of or other.of:
        if min(len(one.of), len(other.of)) >= ENOUGH:
            first, second = one.worth(sure), other.worth(sure)
            change = of_difference(apart(first, second))
            found.append(Shift(*key, "worth", first.mean, second.mean, change))
    else:
        was, is_now = ([c.times.get(game, 0) for game in games] for c in (one, other))
        if sum(a != b for a, b in zip(was, is_now, strict=True)) >= ENOUGH:
            change = of_difference(paired(was, is_now, sure))
            before, after = mean(was).mean, mean(is_now).mean
            found.append(Shift(*key, "times a game", before, after, change))
        if len(table.sides) > 1 and min(one.did, other.did) >= ENOUGH:
            won, wins = one.wins(sure), other.wins(sure)
            change = of_difference(shares_apart(won, wins))
            found.append(Shift(*key, "wins", won.share, wins.share, change))
    return [shift for shift in found if shift.change.clear]
