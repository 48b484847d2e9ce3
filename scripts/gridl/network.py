"""A network of one hidden layer, and a straight way beside it, taught by gradient descent."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from scripts.gridl.sources import Floats

from parlour.games.gridl.minds.encoder import bell_area, gelu

HIDDEN: Final = 512
ROUNDS: Final = 15
AT_ONCE: Final = 256
PACE: Final = 1.5e-3
FADE: Final = 1e-3
SPARED: Final = 0.85, 0.8  # of what goes in, and of what is hidden, while it learns
KEEP: Final = 0.9, 0.999  # of the means of gradients and of their squares, from step to step

Weights = dict[str, Floats]


def bend_slope(x: Floats) -> Floats:
    """How steep gelu is."""
    area = 0.5 * (1 + bell_area(x / np.float32(2**0.5)))
    return np.asarray(area + x * np.exp(-0.5 * x * x) / np.float32((2 * np.pi) ** 0.5))


def newborn(wide: int, out: int, luck: np.random.Generator) -> Weights:
    def some(rows: int, columns: int) -> Floats:
        return (0.05 * luck.standard_normal((rows, columns))).astype(np.float32)

    return {
        "bend": some(wide, HIDDEN),
        "bend_bias": np.zeros(HIDDEN, np.float32),
        "bent": some(HIDDEN, out),
        "straight": np.zeros((wide, out), np.float32),
        "bias": np.zeros(out, np.float32),
    }


def told(weights: Weights, x: Floats) -> Floats:
    bent = gelu(x @ weights["bend"] + weights["bend_bias"])
    return np.asarray(x @ weights["straight"] + bent @ weights["bent"] + weights["bias"])


def spare(x: Floats, share: float, luck: np.random.Generator) -> Floats:
    return np.asarray((luck.random(x.shape, np.float32) < share) / share, np.float32)


def slopes(
    weights: Weights, x: Floats, wanted: Floats, care: Floats, luck: np.random.Generator
) -> Weights:
    """How the squared error of a batch changes with each weight."""
    x = x * spare(x, SPARED[0], luck)
    before = x @ weights["bend"] + weights["bend_bias"]
    mask = spare(before, SPARED[1], luck)
    bent = gelu(before) * mask
    said = x @ weights["straight"] + bent @ weights["bent"] + weights["bias"]
    off = 2 * (said - wanted) * (care / care.sum())[:, None]
    back = off @ weights["bent"].T * mask * bend_slope(before)
    return {
        "bend": x.T @ back,
        "bend_bias": back.sum(axis=0),
        "bent": bent.T @ off,
        "straight": x.T @ off,
        "bias": off.sum(axis=0),
    }


def taught(x: Floats, wanted: Floats, care: Floats, seed: int = 0) -> Weights:
    """Adam with a pace that falls off as a cosine, and weights that fade."""
    luck = np.random.default_rng(seed)
    weights = newborn(x.shape[1], wanted.shape[1], luck)
    mean: dict[str, Any] = {name: np.zeros_like(each) for name, each in weights.items()}
    square: dict[str, Any] = {name: np.zeros_like(each) for name, each in weights.items()}
    batches = len(x) // AT_ONCE
    for step in range(ROUNDS * batches):
        if step % batches == 0:
            order: npt.NDArray[np.int64] = luck.permutation(len(x))
        some = order[step % batches * AT_ONCE :][:AT_ONCE]
        pace = PACE * 0.5 * (1 + np.cos(np.pi * step / (ROUNDS * batches)))
        for name, slope in slopes(weights, x[some], wanted[some], care[some], luck).items():
            mean[name] = KEEP[0] * mean[name] + (1 - KEEP[0]) * slope
            square[name] = KEEP[1] * square[name] + (1 - KEEP[1]) * slope * slope
            way = mean[name] / (1 - KEEP[0] ** (step + 1))
            width = np.sqrt(square[name] / (1 - KEEP[1] ** (step + 1))) + 1e-8
            weights[name] -= np.asarray(pace * (way / width + FADE * weights[name]), np.float32)
    return weights
