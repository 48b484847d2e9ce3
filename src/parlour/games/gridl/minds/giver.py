"""Gives a clue: names the thing that a friend would most likely put on the key."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from parlour.games.gridl.cells import CELLS
from parlour.games.gridl.minds.bearing import Bearing
from parlour.games.gridl.minds.cells import DEGREES, POINTS, Floats, free_cells, pointing
from parlour.games.gridl.minds.foreign import Stranger
from parlour.games.gridl.minds.opinion import Opinion
from parlour.games.gridl.minds.poles import NO_PACK, Packs, ends_of, names_a_pole
from parlour.kernel.luck import Luck

Legal = Callable[[str], bool]
NEVER_GIVEN: Final = frozenset({"first date"})  # an ordinal: it can be read, not given (GL-R10)

AT_HAND: Final = 10  # so many things for each degree make a word an easy one
TELLING: Final = 0.1  # points that it counts for if a thing has to do with a word of the turn
OUT: Final = -np.inf  # what is never named


class Taste(NamedTuple):
    """What makes one giver differ from another: what a guess is worth to it, by the points made."""

    worth: tuple[float, float, float, float] = (0, 1, 2, 3)  # of 0, 1, 2 and 3 points
    slack: float = 0.1  # how much worse than the best a thing may be and still be named


STEADY: Final = Taste()
BOLD: Final = Taste(worth=(0, 0, 0.5, 3))  # wants the key or nothing
LITERAL: Final = Taste(worth=(0, 2, 2.6, 3))  # would rather be near for sure
EASY: Final = Taste(slack=0.8)  # names what first comes to mind


class Given(NamedTuple):
    """A clue, and why it was given: what its giver thinks of the thing."""

    clue: str
    row_level: int  # 1 to 5, or 0 of a word that it can only guess at
    column_level: int
    expected: float  # points
    guessing: bool  # GL-141: it can only guess at one of the words


class Giver:
    """Holds one opinion. Of a guesser it knows only how far friends differ in general."""

    def __init__(
        self, opinion: Opinion, bearing: Bearing, taste: Taste = STEADY, pack: Packs = NO_PACK
    ) -> None:
        assert bearing.things == opinion.things
        self.opinion = opinion
        self.bearing = bearing
        self.taste = taste
        self.pack = pack
        self.unfit = np.array([thing in NEVER_GIVEN for thing in opinion.things])

    def clue(
        self,
        row: str,
        column: str,
        key: int,
        covered: Collection[int],
        used: Collection[str],
        legal: Legal,
        luck: Luck,
    ) -> Given | None:
        """A thing for the key cell that the judge lets pass; nothing if no thing is left.

        `used` is what has been named in this game: no thing is named twice.
        """
        hopes = self.hopes(row, column, covered)[key]
        wishes = hopes + self.telling(row, column, key)
        wishes[self.unfit] = OUT
        wishes[[self.opinion.row_of[thing] for thing in used if thing in self.opinion.row_of]] = OUT
        near: list[int] = []  # as good as the best, or nearly, and legal
        best = OUT
        for number in np.argsort(-wishes, kind="stable"):
            if wishes[number] == OUT or (near and wishes[number] < best - self.taste.slack):
                break
            thing = self.opinion.things[number]
            if not names_a_pole(thing, (row, column), self.pack) and legal(thing):
                best = best if near else float(wishes[number])
                near.append(int(number))
        if not near:
            return None
        chosen = near[luck.below(len(near))]
        thing = self.opinion.things[chosen]
        return Given(
            thing,
            self.level(thing, row),
            self.level(thing, column),
            float(hopes[chosen]),
            not (self.understands(row) and self.understands(column)),
        )

    def hopes(self, row: str, column: str, covered: Collection[int]) -> Floats:
        """What each thing is worth at each key, over all that a friend might think of it."""
        values = np.array(self.taste.worth, np.float32)[POINTS.astype(int)]
        pay = (values @ pointing(covered).T).reshape(CELLS, DEGREES, DEGREES)
        hopes: Floats = ((self.friends(row) @ pay) * self.friends(column)).sum(axis=2)
        return hopes

    def telling(self, row: str, column: str, key: int) -> Floats:
        """A thing of a middling degree may have nothing to do with a word, and then tells a person
        little, however sure the degree is. At the ends of a word there is nothing to doubt.
        """
        told = np.zeros(len(self.opinion.things), np.float32)
        for word, level in zip((row, column), divmod(key, DEGREES), strict=True):
            if 0 < level < DEGREES - 1:
                told += TELLING * self.bearing.on(word)
        return told

    def friends(self, word: str) -> Floats:
        if self.opinion.knows(word):
            return self.opinion.friends(word)
        spread = self.stranger.things(word)
        if spread is None:  # a word of no language that it knows: any thing will do
            return np.full((len(self.opinion.things), DEGREES), 1 / DEGREES, np.float32)
        return spread

    def ease(self, word: str) -> float:
        """How sure a friend would be of the best things for each degree of a word."""
        best = np.sort(self.friends(word), axis=0)[-AT_HAND:]
        return float(best.mean())

    def promise(self, row: str, column: str, covered: Collection[int]) -> float:
        """What the best thing for a key is worth with these two words, on the average."""
        best = self.hopes(row, column, covered).max(axis=1)
        return float(best[free_cells(covered) > 0].mean())

    @cached_property
    def stranger(self) -> Stranger:
        return Stranger(self.opinion, self.pack)

    def understands(self, word: str) -> bool:
        """GL-141. By an opinion on it, or by the poles that a pack names."""
        return self.opinion.knows(word) or ends_of(word, self.pack) is not None

    def level(self, thing: str, word: str) -> int:
        if self.opinion.knows(word):
            return self.opinion.level(thing, word)
        spread = self.stranger.things(word) if self.understands(word) else None
        return 0 if spread is None else int(spread[self.opinion.row_of[thing]].argmax()) + 1
