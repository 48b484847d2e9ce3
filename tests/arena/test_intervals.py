"""Intervals, held against values that have been published or can be reckoned by hand."""

from __future__ import annotations

import pytest

from parlour.arena.intervals import (
    Difference,
    Mean,
    Share,
    apart,
    mean,
    paired,
    ratio,
    share,
    shares_apart,
    shares_paired,
    spread,
    sure_of_all,
)


def test_the_interval_is_that_of_wilson() -> None:
    """The values that textbooks give for 10 of 20, and those for none and for all."""
    half = share(10, 20)
    assert half.share == 0.5
    assert half.low == pytest.approx(0.2993, abs=1e-4)
    assert half.high == pytest.approx(0.7007, abs=1e-4)
    assert share(0, 10).low == 0.0
    assert share(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert share(10, 10).high == pytest.approx(1.0)
    assert share(10, 10).high <= 1.0
    assert share(0, 0) == Share(0, 0, 0.0, 0.0, 1.0)


def test_a_mean_says_how_sure_it_is() -> None:
    """The textbook's: 1.96 standard errors to either side."""
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.games, found.mean) == (8, 5)
    assert found.high - 5 == pytest.approx(5 - found.low)
    assert found.high == pytest.approx(5 + 1.959964 * (32 / 7 / 8) ** 0.5)
    assert mean([3.5]) == (1, 3.5, 3.5, 3.5)


def test_the_spread_of_numbers() -> None:
    assert spread([10, 20, 60]) == (10, 30.0, 60)
    assert spread([]) == (0, 0.0, 0)


def answers(both: int, only_first: int, only_second: int, neither: int) -> tuple[list[bool], ...]:
    first = [True] * (both + only_first) + [False] * (only_second + neither)
    second = [True] * both + [False] * only_first + [True] * only_second + [False] * neither
    return first, second


def test_shares_of_the_same_games_differ_as_newcombe_has_published_it() -> None:
    """Statistics in Medicine 17 (1998), method 10: 36, 12, 2 and 0 of 50 pairs."""
    second, first = answers(36, 12, 2, 0)
    found = shares_paired(first, second)
    assert found == pytest.approx((0.2, 0.0569, 0.3404), abs=1e-4)
    assert found.clear
    alike = [True, False] * 20
    assert shares_paired(alike, alike).change == 0
    assert not shares_paired(alike, alike).clear


@pytest.mark.parametrize(
    ("first", "second", "published"),
    [((48, 80), (56, 70), (0.2, 0.0524, 0.3339)), ((3, 10), (9, 10), (0.6, 0.1705, 0.8090))],
)
def test_shares_of_different_games_differ_as_newcombe_has_published_it(
    first: tuple[int, int], second: tuple[int, int], published: tuple[float, float, float]
) -> None:
    found = shares_apart(share(*first), share(*second))
    assert found == pytest.approx(published, abs=1e-4)


def test_means_differ_by_pairs_or_apart() -> None:
    assert paired([1, 2, 3], [2, 3, 4]) == (1, 1, 1)
    assert apart(Mean(9, 5, 2, 8), Mean(9, 6, 2, 10)) == Difference(1, -4, 6)


def test_a_ratio_is_of_all_together() -> None:
    """Cochran's: the errors are off the ratio, here by 1, -1 and 0 of 12."""
    found = ratio([3, 1, 4], [4, 4, 8])
    assert found.mean == 0.5
    assert found.high - 0.5 == pytest.approx(1.959964 * (3 / 2 * 2) ** 0.5 / 16)
    assert ratio([1], [4]) == (1, 0.25, 0.25, 0.25)


def test_one_that_is_sure_of_many_is_further_off() -> None:
    """Bonferroni's, as tables of the normal distribution have it."""
    assert sure_of_all(1) == pytest.approx(1.959964, abs=1e-6)
    assert sure_of_all(10) == pytest.approx(2.807034, abs=1e-6)
