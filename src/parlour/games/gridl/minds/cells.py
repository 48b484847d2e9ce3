"""The grid as minds see it: how likely each cell is the key, and which is worth pointing at."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import sub
from typing import Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.cells import CELLS, SIDE, points

Floats = npt.NDArray[np.float32]
Levels = npt.NDArray[np.uint8]  # 1, the low pole, to 5, the high pole

DEGREES: Final = SIDE
POINTS: Final[Floats] = np.array(
    [[points(key, guess) for guess in range(CELLS)] for key in range(CELLS)], dtype=np.float32
)

APART: Final[Floats] = np.array(  # steps from each cell to each
    [[sum(map(abs, map(sub, divmod(a, SIDE), divmod(b, SIDE)))) for b in range(CELLS)]
     for a in range(CELLS)],
    dtype=np.float32,
)  # fmt: skip


def free_cells(covered: Iterable[int]) -> Floats:
    """GL-69. One for each cell that can be key and guess, nothing for those under an X."""
    free = np.ones(CELLS, np.float32)
    free[list(covered)] = 0
    return free


def pointing(covered: Collection[int]) -> Floats:
    """How likely somebody who thinks that a thing stands at a cell points at each: there, as people
    do, or if an X lies there at one of the cells nearest to it.
    """
    far = APART + CELLS * (1 - free_cells(covered))
    nearest = far == far.min(axis=1, keepdims=True)
    return np.asarray(nearest / nearest.sum(axis=1, keepdims=True), np.float32)


def key_chances(row: Floats, column: Floats, covered: Collection[int]) -> Floats:
    """How likely each cell is the key, from how likely each degree of both words is."""
    free = free_cells(covered)
    chances = np.outer(row, column).reshape(-1) * free
    if chances.sum() <= 0:  # everything that was thought likely is covered
        chances = free
    return np.asarray(chances / chances.sum(), np.float32)


def best_guess(chances: Floats, covered: Collection[int]) -> tuple[int, float]:
    """The cell with the most points to expect, and how many; never a covered one."""
    hopes = np.where(free_cells(covered) > 0, chances @ POINTS, -1)
    best = int(hopes.argmax())
    return best, float(hopes[best])
