"""The figures of a game, each with a number for every game, so that two runs can be paired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from parlour.arena.intervals import Difference, mean, paired, share, shares_paired
from parlour.arena.report.findings import About, Estimate, Kind, Spread, of_mean, of_share
from parlour.arena.report.inquiry import Run
from parlour.arena.report.samples import Sample
from parlour.contract import Outcome

SHARED: Final = "Shared wins"
NOBODY: Final = "Nobody wins"


class Figure(NamedTuple):
    """A number for each game in which it came up; for a share 1 or 0."""

    about: About
    name: str
    kind: Kind
    by_game: dict[int, float]

    def estimate(self) -> Estimate:
        numbers = list(self.by_game.values())
        if self.kind == "mean":
            return of_mean(mean(numbers))
        return of_share(share(int(sum(numbers)), len(numbers)))

    def change(self, other: Figure) -> Difference:
        """How much more the other one is, over the games that have both."""
        games = [game for game in self.by_game if game in other.by_game]
        first = [self.by_game[game] for game in games]
        second = [other.by_game[game] for game in games]
        if self.kind == "mean":
            return paired(first, second)
        return shares_paired([bool(n) for n in first], [bool(n) for n in second])


class Table(NamedTuple):
    """Who stands against whom: sides, or else every seat by itself."""

    sides: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]

    def side_of(self, seat: int) -> int:
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def winners(self, outcome: Outcome) -> set[int]:
        return {self.side_of(seat) for seat in outcome.winners}

    def in_order(self, seats: Sequence[int]) -> list[int]:
        """The sides in the order of their first turns."""
        return list(dict.fromkeys(self.side_of(seat) for seat in seats))


def finished(samples: Sequence[Sample]) -> list[tuple[Sample, Outcome]]:
    return [(sample, sample.outcome) for sample in samples if sample.outcome is not None]


def figures(samples: Sequence[Sample], table: Table) -> list[Figure]:
    """All that come up, lengths first, then who wins, points, and what the game itself measures."""
    games = finished(samples)
    several = len(table.sides) > 1
    found = [
        Figure("length", "Turns", "mean", {s.number: s.turns for s, _ in games if s.turns}),
        Figure("length", "Decisions", "mean", {s.number: s.decisions for s, _ in games}),
    ]
    if several:
        first = {
            s.number: float(table.in_order(s.order)[0] in table.winners(o))
            for s, o in games
            if s.order
        }
        shared = {s.number: float(len(table.winners(o)) > 1) for s, o in games}
        lost = {s.number: float(not o.winners) for s, o in games}
        found += [
            Figure("winning", "Whoever moves first wins", "share", first),
            Figure("winning", SHARED, "share", shared),
            Figure("winning", NOBODY, "share", lost),
        ]
    else:
        won = {s.number: float(bool(o.winners)) for s, o in games}
        found.append(Figure("winning", "Games won", "share", won))
    found += points(games, table)
    named = {figure.name for figure in found}
    found += [figure for figure in measured(games) if figure.name not in named]
    return [figure for figure in found if figure.by_game]


def without_idle(runs: Mapping[Run, list[Figure]]) -> dict[Run, list[Figure]]:
    """Without what has never been in any run: a game in which wins are not shared needs no 0%."""
    seen = {f.name for found in runs.values() for f in found if any(f.by_game.values())}
    idle = {SHARED, NOBODY} - seen
    return {run: [f for f in found if f.name not in idle] for run, found in runs.items()}


def points(games: Sequence[tuple[Sample, Outcome]], table: Table) -> list[Figure]:
    """Those of sides are told once for each side."""
    if not any(any(outcome.points) for _, outcome in games):
        return []
    each = {s.number: [o.points[seats[0]] for seats in table.sides] for s, o in games}
    if len(table.sides) == 1:
        alone = {game: scored[0] for game, scored in each.items()}
        return [Figure("points", "Points", "mean", dict(alone))]
    best = {s.number: max(o.points[seat] for seat in o.winners) for s, o in games if o.winners}
    gaps = {game: scored[0] - scored[1] for game, scored in ranked(each).items()}
    average = {game: sum(scored) / len(scored) for game, scored in each.items()}
    kind = "player" if all(len(seats) == 1 for seats in table.sides) else "team"
    return [
        Figure("points", "Winner's points", "mean", dict(best)),
        Figure("points", f"Points of each {kind}", "mean", average),
        Figure("points", "Gap between the top two", "mean", dict(gaps)),
    ]


def ranked(each: dict[int, list[int]]) -> dict[int, list[int]]:
    return {game: sorted(scored, reverse=True) for game, scored in each.items()}


def measured(games: Sequence[tuple[Sample, Outcome]]) -> list[Figure]:
    """Each over those games in which it came up."""
    found: dict[str, dict[int, float]] = {}
    for sample, _ in games:
        for name, number in sample.measured.items():
            found.setdefault(name, {})[sample.number] = number
    return [Figure("game", name[0].upper() + name[1:], "mean", by) for name, by in found.items()]


def spreads(games: Sequence[tuple[Sample, Outcome]]) -> list[Spread]:
    """How long games are."""
    lengths = {"Turns": [s.turns for s, _ in games], "Decisions": [s.decisions for s, _ in games]}
    return [spread_of(name, sorted(found)) for name, found in lengths.items() if any(found)]


def spread_of(name: str, numbers: Sequence[int]) -> Spread:
    least, low, middle, high, most = (quantile(numbers, q) for q in (0, 0.05, 0.5, 0.95, 1))
    return Spread(name, least, low, middle, high, most, counted(numbers))


def quantile(numbers: Sequence[int], part: float) -> float:
    """Of sorted numbers; between two of them in proportion."""
    place = part * (len(numbers) - 1)
    below = int(place)
    above = min(below + 1, len(numbers) - 1)
    return numbers[below] + (place - below) * (numbers[above] - numbers[below])


def counted(numbers: Sequence[int]) -> list[tuple[int, int]]:
    return sorted(Counter(numbers).items())
