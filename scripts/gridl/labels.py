"""What degrees the second opinion would give to texts that it has not rated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from scripts.gridl.opinions import Numbers, as_friend, count, counted_on, read_table
from scripts.gridl.sources import Floats, unit

RIDGE: Final = 0.3
NEAR: Final = 0.4
PASSING: Final = 0.5  # the weight of what somebody has said in passing
FILLING: Final = 30.0
CLIP: Final = 4.0
AT_ONCE: Final = 3000
SURER: Final = 1.16  # the reader than kernel ridge, on ninety things that it had never seen
WIDER: Final = 1.04


class Ratings(NamedTuple):
    """Things with degrees on all words: the second opinion's, then more things, filled up."""

    things: list[str]
    words: list[str]
    degrees: Numbers
    weights: Numbers
    own: int  # how many are the opinion's
    spoken: list[int]  # the words that the further things were rated on


def read_ratings(folder: Path) -> Ratings:
    things, words, second = read_table(folder / "opinions" / "second.csv")
    others, some, passing = read_table(folder / "opinions" / "more.csv")
    spoken = [words.index(word) for word in some]
    filled = fill_up(second, passing, spoken)
    weights = np.r_[np.ones(len(things)), np.full(len(others), PASSING)]
    degrees = np.vstack([second, filled])
    return Ratings([*things, *others], words, degrees, weights, len(things), spoken)


def fill_up(second: Numbers, passing: Numbers, spoken: list[int]) -> Numbers:
    """The rest of the words from those that were spoken of, as they go together in the opinion."""
    mean = second.mean(axis=0)
    off = second[:, spoken] - mean[spoken]
    ways = np.linalg.solve(off.T @ off + FILLING * np.eye(len(spoken)), off.T @ (second - mean))
    filled = mean + (passing - mean[spoken]) @ ways
    filled[:, spoken] = passing
    return np.asarray(filled)


def likeness(some: Floats, others: Floats, near: float) -> Numbers:
    squares = (some**2).sum(axis=1)[:, None] + (others**2).sum(axis=1) - 2 * some @ others.T
    return np.asarray(np.exp(-near * np.maximum(squares, 0).astype(float)))


def in_mind(minds: Floats, usual: Floats) -> Floats:
    """What a language model has in mind, each number by how it varies, of length 1."""
    off = (minds - usual.mean(axis=0)) / (usual.std(axis=0) + 1e-3)
    return unit(off.clip(-CLIP, CLIP))


def label(rated: Floats, ratings: Ratings, kept: Sequence[int], texts: Floats) -> Numbers:
    """Kernel ridge from the things that are kept to texts."""
    mean = ratings.degrees[: ratings.own].mean(axis=0)
    known = rated[kept]
    among = likeness(known, known, NEAR) + np.diag(RIDGE / ratings.weights[kept])
    ways = np.linalg.solve(among, ratings.degrees[kept] - mean)
    parts = [texts[n : n + AT_ONCE] for n in range(0, len(texts), AT_ONCE)]
    return np.vstack([mean + likeness(part, known, NEAR) @ ways for part in parts])


def left_out(rated: Floats, ratings: Ratings) -> Numbers:
    """What kernel ridge says of each rated thing from all others (exactly, without trying each)."""
    mean = ratings.degrees[: ratings.own].mean(axis=0)
    inverse = np.linalg.inv(likeness(rated, rated, 1.0) + np.diag(RIDGE / ratings.weights))
    found = inverse @ (ratings.degrees - mean)
    return np.asarray(ratings.degrees - found / np.diag(inverse)[:, None])


def trust(read: Numbers, ratings: Ratings) -> dict[str, Floats]:
    """Of each word: what is read of a thing at a level, offset + slope x level, give or take.

    Counted on kernel ridge, where all 390 things can be left out by turns; the reader itself is a
    little better.
    """
    degrees = ratings.degrees[: ratings.own]
    mean, seen = degrees.mean(axis=0), read.mean(axis=0)
    slope = ((degrees - mean) * (read - seen)).sum(axis=0) / ((degrees - mean) ** 2).sum(axis=0)
    doubt = (read - seen - slope * (degrees - mean)).std(axis=0)
    slope, doubt = SURER * slope, WIDER * doubt
    offset = seen - slope * mean
    return {
        name: np.asarray(each, np.float32)
        for name, each in (("offset", offset), ("slope", slope), ("doubt", doubt))
    }


def friends(folder: Path) -> Floats:
    """Own degree x degree that a friend means, of the second opinion: 25 numbers that say how far
    two friends differ, counted on the words of every other card. Of the first opinion nothing else
    is known here.
    """
    _, words, second = read_table(folder / "opinions" / "second.csv")
    first = read_table(folder / "opinions" / "first.csv")[2]
    counted = np.isin(words, list(counted_on(folder)))
    return as_friend(count(second[:, counted].astype(int) - 1, first[:, counted], 5))


def said_in_passing(degrees: Numbers, friend: Floats) -> Numbers:
    """What a friend might say of things with these degrees: by chance, as friends differ."""
    luck = np.random.default_rng(0)
    up_to = friend[degrees.astype(int) - 1].cumsum(axis=-1)[..., :-1]
    return np.asarray((luck.random(degrees.shape)[..., None] > up_to).sum(axis=-1) + 1.0)
