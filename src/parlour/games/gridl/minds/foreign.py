"""GL-141. Words of a pack that no opinion is about: what the words that are known make of them.

A foreign word lies among the known ones by its poles, or if the pack names none by itself, and
is taken for a mixture of those around it. That is a guess, and bots say so. The vocabulary and the
poles are what giver and guesser have in common here, as two who speak one language do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.minds.cells import DEGREES, Floats
from parlour.games.gridl.minds.opinion import Opinion
from parlour.games.gridl.minds.poles import NO_PACK, Packs, ends_of, poles
from parlour.games.gridl.minds.vocabulary import Vocabulary, as_unit, vocabulary
from parlour.games.gridl.word_cards import Poles

CAUTION: Final = 1.0  # the more, the less a single kindred word says
REACH: Final = 0.9  # degrees between things that are one step of a mixture apart
DOUBT: Final = 1.1  # degrees
LEVELS: Final = np.arange(1, DEGREES + 1, dtype=np.float32)


class Kinship:
    """How much each known word has to say about a foreign one."""

    def __init__(self, words: Sequence[str], known: Vocabulary, pack: Packs = NO_PACK) -> None:
        self.known = known
        self.pack = pack
        ends = [poles()[word.lower()] for word in words]
        self.by_poles = np.array(
            [self.direction(word, end) for word, end in zip(words, ends, strict=True)]
        )
        self.by_name = np.array([self.middle([word]) for word in words])

    def weights(self, word: str) -> Floats | None:
        """Of each known word; nothing if the language is not known."""
        ends = ends_of(word, self.pack)
        if ends:
            place, around = self.direction(word, ends), self.by_poles
        else:
            place, around = self.middle([word]), self.by_name
        if not place.any():
            return None
        among = likeness(around, around) + CAUTION * np.eye(len(around), dtype=np.float32)
        found = np.linalg.solve(among, likeness(around, place[None])[:, 0])
        return np.asarray(found, np.float32)

    def direction(self, word: str, ends: Poles) -> Floats:
        high, low = self.middle([word, *ends.high]), self.middle(ends.low)
        return as_unit(high - low) if high.any() and low.any() else np.zeros_like(high)

    def middle(self, words: Sequence[str]) -> Floats:
        found = [self.known.vector(word) for word in words]
        vectors = [each for each in found if each is not None]
        if not vectors:
            return np.zeros(self.known.size, np.float32)
        return as_unit(np.mean(vectors, axis=0))


def likeness(some: Floats, others: Floats) -> Floats:
    """Of vectors: 1 for the same, and less the farther they are apart."""
    squares = (some**2).sum(axis=1)[:, None] + (others**2).sum(axis=1)
    return np.asarray(np.exp(2 * some @ others.T - squares), np.float32)


def levels_of(mixture: npt.NDArray[np.floating]) -> Floats:
    """How likely each degree is, from how far a mixture is off what is usual."""
    off = LEVELS - 3 - REACH * mixture[..., None]
    likely = np.exp(-0.5 * (off / DOUBT) ** 2)
    return np.asarray(likely / likely.sum(axis=-1, keepdims=True), np.float32)


def kinship_of(opinion: Opinion, pack: Packs = NO_PACK) -> Kinship:
    """With the poles that a pack names for its words."""
    return Kinship(opinion.words, vocabulary(), pack)


class Stranger:
    """One opinion, spread to the foreign words of a game."""

    def __init__(self, opinion: Opinion, pack: Packs = NO_PACK) -> None:
        levels = opinion.levels.astype(np.float32)
        self.mean, self.width = levels.mean(axis=0), levels.std(axis=0)
        self.usual: Floats = (levels - self.mean) / self.width
        self.kinship = kinship_of(opinion, pack)

    def things(self, word: str) -> Floats | None:
        """Things x 5: how likely each degree of the foreign word is."""
        weights = self.kinship.weights(word)
        return None if weights is None else levels_of(self.usual @ weights / self.width_of(weights))

    def text(self, word: str, degrees: Floats) -> Floats | None:
        """The same of a text with these degrees on the known words."""
        weights = self.kinship.weights(word)
        off = (degrees - self.mean) / self.width
        return None if weights is None else levels_of(off @ weights / self.width_of(weights))

    def width_of(self, weights: Floats) -> float:
        return max(float((self.usual @ weights).std()), 1e-6)
