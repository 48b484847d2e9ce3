"""Works out how much each thing has to do with each word, whatever its degree.

`python -m scripts.gridl.bearing`, once `first.npz`, `second.npz` and `glove.npz` are made. It is
how near a thing comes in GloVe to the word or to one of its poles: nearer than it comes to other
words, and than other things come to this one. Of the thing's degree that says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from parlour.games.gridl.minds.bearing import STEPS
from parlour.games.gridl.minds.cells import Floats
from parlour.games.gridl.minds.opinion import Opinion
from parlour.games.gridl.minds.poles import poles
from parlour.games.gridl.minds.stored import DATA, as_lines
from parlour.games.gridl.minds.vocabulary import Vocabulary, vocabulary

MOST: Final = 127


def nearest(things: Sequence[str], words: Sequence[str], known: Vocabulary) -> Floats:
    """How near each thing comes to the nearest of a word and its poles."""
    found = [known.vector(thing) for thing in things]
    empty = np.zeros(known.size, np.float32)
    of_things = np.array([empty if each is None else each for each in found])
    return np.array([(of_things @ anchors(word, known).T).max(axis=1) for word in words]).T


def anchors(word: str, known: Vocabulary) -> Floats:
    ends = poles()[word.lower()]
    found = [known.vector(each) for each in (word, *ends.high, *ends.low)]
    return np.array([each for each in found if each is not None])


def bearing(near: Floats) -> Floats:
    """The same beside what is usual of the thing and of the word."""
    off = near - near.mean(axis=1, keepdims=True)
    off = off - off.mean(axis=0)
    return np.asarray(off / off.std())


def main() -> None:
    first, second = (Opinion(DATA / f"{name}.npz") for name in ("first", "second"))
    assert (first.things, first.words) == (second.things, second.words)
    found = bearing(nearest(first.things, first.words, vocabulary()))
    np.savez_compressed(
        DATA / "bearing.npz",
        things=as_lines(first.things),
        words=as_lines(first.words),
        bearing=np.clip(np.round(found * STEPS), -MOST, MOST).astype(np.int8),
    )


if __name__ == "__main__":
    main()
