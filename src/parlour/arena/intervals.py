"""How sure a number is that was counted in games: intervals of 95 % confidence.

Shares have Wilson's interval, means that of the normal distribution. Two numbers are compared by
their difference: over the same games as pairs (Newcombe's method 10 for shares), or as of
different games (the same author's for independent samples).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 1.959964  # so many standard deviations to either side leave out 5 %


def sure_of_all(numbers: int) -> float:
    """The same for so many numbers at once, that with 95 % confidence none is left out."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, numbers))


class Share(NamedTuple):
    """How many of so many, and between which shares the truth lies with 95 % confidence."""

    wins: int
    games: int
    share: float
    low: float
    high: float


def share(wins: int, games: int, sure: float = SURE) -> Share:
    """Wilson's interval: sound for few games and for shares near 0 and 1."""
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    z = sure
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Share(wins, games, p, max(0.0, middle - spread), min(1.0, middle + spread))


class Mean(NamedTuple):
    """The mean of so many numbers, and between which means the truth lies with 95 % confidence."""

    games: int
    mean: float
    low: float
    high: float


def mean(numbers: Sequence[float], sure: float = SURE) -> Mean:
    """By the normal distribution: sound for many games. One alone says nothing of how they vary."""
    games = len(numbers)
    middle = fsum(numbers) / games
    if games == 1:
        return Mean(1, middle, middle, middle)
    variance = fsum((number - middle) ** 2 for number in numbers) / (games - 1)
    spread = sure * sqrt(variance / games)
    return Mean(games, middle, middle - spread, middle + spread)


def ratio(parts: Sequence[float], wholes: Sequence[float], sure: float = SURE) -> Mean:
    """So much out of so much, over games that are as one each: what a turn brings on average, say.

    By the normal distribution and the usual linear approach: sound for many games.
    """
    games, whole = len(wholes), fsum(wholes)
    middle = fsum(parts) / whole
    if games == 1:
        return Mean(1, middle, middle, middle)
    off = fsum((part - middle * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    spread = sure * sqrt(off * games / (games - 1)) / whole
    return Mean(games, middle, middle - spread, middle + spread)


class Difference(NamedTuple):
    """By how much the second number is greater than the first, and how sure that is."""

    change: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether there is a difference at all, with that confidence."""
        return self.low > 0 or self.high < 0


def apart(first: Mean, second: Mean) -> Difference:
    """Of two means over different games."""
    change = second.mean - first.mean
    spread = sqrt((first.high - first.mean) ** 2 + (second.high - second.mean) ** 2)
    return Difference(change, change - spread, change + spread)


def paired(first: Sequence[float], second: Sequence[float], sure: float = SURE) -> Difference:
    """Of two means over the same games."""
    found = mean([b - a for a, b in zip(first, second, strict=True)], sure)
    return Difference(found.mean, found.low, found.high)


def shares_apart(first: Share, second: Share, alike: float = 0.0) -> Difference:
    """Of two shares, by their own intervals; `alike` is how far the same games go along."""
    change = second.share - first.share
    down, up = second.share - second.low, second.high - second.share
    first_down, first_up = first.share - first.low, first.high - first.share
    below = sqrt(max(0.0, down**2 - 2 * alike * down * first_up + first_up**2))
    above = sqrt(max(0.0, up**2 - 2 * alike * up * first_down + first_down**2))
    return Difference(change, change - below, change + above)


def shares_paired(first: Sequence[bool], second: Sequence[bool], sure: float = SURE) -> Difference:
    """Of two shares over the same games."""
    games = len(first)
    both = sum(a and b for a, b in zip(first, second, strict=True))
    only_first, only_second = sum(first) - both, sum(second) - both
    neither = games - both - only_first - only_second
    alike = correlation(both, only_first, only_second, neither)
    return shares_apart(share(sum(first), games, sure), share(sum(second), games, sure), alike)


def correlation(both: int, only_first: int, only_second: int, neither: int) -> float:
    """Of two answers to the same question, corrected for being whole numbers if it is positive."""
    margins = (both + only_first, only_second + neither, both + only_second, only_first + neither)
    product = 1.0
    for margin in margins:
        product *= margin
    if product == 0:
        return 0.0
    cross: float = both * neither - only_first * only_second
    if cross > 0:
        cross = max(cross - sum(margins) / 4, 0.0)
    return cross / sqrt(product)


class Spread(NamedTuple):
    """The smallest, the mean and the greatest of some numbers; of none, all are 0."""

    least: int
    mean: float
    most: int


def spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(0, 0.0, 0)
    return Spread(min(numbers), sum(numbers) / len(numbers), max(numbers))
