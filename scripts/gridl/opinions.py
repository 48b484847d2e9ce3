"""Pack the two opinions, each into a file for its holder.

`python -m scripts.gridl.opinions FOLDER`, where FOLDER holds words.csv, opinions/first.csv and
opinions/second.csv. Beside the degrees a holder gets what it needs to know of friends in general:
how a degree that it finds itself goes with the degree that another finds. That is counted on the
words of every other card only, so that play on the words of the rest is a fair measure of it.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.minds.stored import DATA, as_lines

Numbers = npt.NDArray[np.float64]

STEPS: Final = 32
LOOSE: Final = 0.4  # how much less a word is told by all others than would fit these things best
EDGES: Final = np.arange(1.25, 4.8, 0.25)
SMOOTH: Final = 2.0


def read_table(file: Path) -> tuple[list[str], list[str], Numbers]:
    """Things, words, degrees."""
    with file.open(encoding="utf-8", newline="") as lines:
        head, *rows = csv.reader(lines)
    degrees = np.array([[int(each) for each in row[1:]] for row in rows], float)
    return [row[0] for row in rows], head[1:], degrees


def counted_on(folder: Path) -> set[str]:
    """The words of every other card."""
    with (folder / "words.csv").open(encoding="utf-8", newline="") as rows:
        cards = [list(row.values())[1:] for row in csv.DictReader(rows)]
    return {each for card in cards[::2] for each in card}


def told_by_the_rest(degrees: Numbers) -> Numbers:
    """What the same rater's degrees of a thing on all other words say about each word."""
    off = degrees - degrees.mean(axis=0)
    precision = np.linalg.inv(off.T @ off / len(off) + LOOSE * np.eye(off.shape[1]))
    return np.asarray(degrees - off @ precision / np.diag(precision))


def count(of: npt.NDArray[Any], level: npt.NDArray[Any], kinds: int) -> Numbers:
    table = np.full((kinds, 5), SMOOTH)
    np.add.at(table, (of.ravel(), level.ravel().astype(int) - 1), 1)
    return table


def as_friend(table: Numbers) -> npt.NDArray[np.float32]:
    """How likely each degree of another is, given one's own."""
    return np.asarray(table / table.sum(axis=1, keepdims=True), np.float32)


def as_key(table: Numbers) -> npt.NDArray[np.float32]:
    """The same where the other's degrees are equally likely beforehand, as keys are."""
    return as_friend(table / table.sum(axis=0, keepdims=True))


def holding(own: Numbers, other: Numbers, counted: npt.NDArray[np.bool_]) -> dict[str, Any]:
    """What one holder's file says, names aside."""
    rest = told_by_the_rest(own)
    known = np.stack([own, rest, np.ones_like(own)], axis=-1)
    flat = known[:, counted].reshape(-1, 3)
    weights = np.linalg.lstsq(flat, other[:, counted].ravel(), rcond=None)[0]
    stored = np.clip(np.round(((known @ weights) - 3) * STEPS), -127, 127).astype(np.int8)
    bins = np.digitize(stored.astype(np.float32) / STEPS + 3, EDGES)
    table = count(bins[:, counted], other[:, counted], len(EDGES) + 1)
    return {
        "levels": own.astype(np.uint8),
        "leaning": stored,
        "edges": EDGES.astype(np.float32),
        "friend": as_friend(table),
        "key": as_key(table),
    }


def main() -> None:
    folder = Path(sys.argv[1])
    things, words, first = read_table(folder / "opinions" / "first.csv")
    also_things, also_words, second = read_table(folder / "opinions" / "second.csv")
    assert (things, words) == (also_things, also_words)
    counting = counted_on(folder)
    counted = np.array([word in counting for word in words])
    for name, own, other in (("first", first, second), ("second", second, first)):
        np.savez_compressed(
            DATA / f"{name}.npz",
            things=as_lines(things),
            words=as_lines(words),
            **holding(own, other, counted),
        )


if __name__ == "__main__":
    main()
