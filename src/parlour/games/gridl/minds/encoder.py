"""A small transformer that turns a text into a vector, with nothing but numpy.

It is MiniLM, cut after its first layers (DATA.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parlour.games.gridl.minds.cells import Floats
from parlour.games.gridl.minds.pieces import (
    LONGEST_WORD,
    UNKNOWN,
    cut,
    cut_word,
    split_words,
)
from parlour.games.gridl.minds.stored import names_in

HEADS: Final = 12
TINY: Final = 1e-12


def normed(x: Floats, gain: Floats, bias: Floats) -> Floats:
    off = x - x.mean(axis=-1, keepdims=True)
    return np.asarray(off / np.sqrt((off * off).mean(axis=-1, keepdims=True) + TINY) * gain + bias)


def bell_area(x: Floats) -> Floats:
    """The error function, to seven digits (Abramowitz and Stegun 7.1.26)."""
    size = np.abs(x)
    t = 1 / (1 + 0.3275911 * size)
    rest = t * (
        0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))
    )
    return np.asarray(np.sign(x) * (1 - rest * np.exp(-size * size)))


def gelu(x: Floats) -> Floats:
    return np.asarray(0.5 * x * (1 + bell_area(x / np.float32(2**0.5))), np.float32)


def unpacked(stored: Mapping[str, npt.NDArray[Any]], name: str) -> Floats:
    """Weights that are kept as bytes, with one scale for each row."""
    scale: Floats = stored[f"{name}_scale"]
    return np.asarray(stored[name] * scale[:, None], np.float32)


class Encoder:
    def __init__(self, stored: Mapping[str, npt.NDArray[Any]]) -> None:
        self.pieces = {piece: number for number, piece in enumerate(names_in(stored["pieces"]))}
        self.table = stored["table"]
        self.table_scale = stored["table_scale"]
        self.places: Floats = stored["places"].astype(np.float32)
        self.first = stored["first_gain"], stored["first_bias"]
        self.layers = [Layer(stored, f"layer{n}_") for n in range(int(stored["layers"]))]

    def spells(self, text: str) -> bool:
        """Whether a word of the text is written in letters that it has pieces for."""
        unknown = self.pieces[UNKNOWN]
        return any(
            piece != unknown
            for word in split_words(text)
            if word.isalpha()
            for piece in cut_word(word[:LONGEST_WORD], self.pieces)
        )

    def vector(self, text: str) -> Floats:
        numbers = cut(text, self.pieces)
        rows = self.table[numbers] * self.table_scale[numbers, None]
        x = normed(rows.astype(np.float32) + self.places[: len(numbers)], *self.first)
        for layer in self.layers:
            x = layer.after(x)
        return np.asarray(x.mean(axis=0))


class Layer:
    def __init__(self, stored: Mapping[str, npt.NDArray[Any]], name: str) -> None:
        self.weight = {
            each: unpacked(stored, name + each)
            for each in ("query", "key", "value", "out", "widen", "narrow")
        }
        self.bias = {each: stored[f"{name}{each}_bias"] for each in self.weight}
        self.mixed = stored[f"{name}mixed_gain"], stored[f"{name}mixed_bias"]
        self.done = stored[f"{name}done_gain"], stored[f"{name}done_bias"]

    def through(self, x: Floats, name: str) -> Floats:
        return np.asarray(x @ self.weight[name].T + self.bias[name])

    def heads(self, x: Floats, name: str) -> Floats:
        return self.through(x, name).reshape(len(x), HEADS, -1).transpose(1, 0, 2)

    def after(self, x: Floats) -> Floats:
        query, key, value = (self.heads(x, name) for name in ("query", "key", "value"))
        looks = query @ key.transpose(0, 2, 1) / np.float32(query.shape[-1] ** 0.5)
        looks = np.exp(looks - looks.max(axis=-1, keepdims=True))
        looks /= looks.sum(axis=-1, keepdims=True)
        seen = (looks @ value).transpose(1, 0, 2).reshape(len(x), -1)
        x = normed(x + self.through(seen, "out"), *self.mixed)
        return normed(x + self.through(gelu(self.through(x, "widen")), "narrow"), *self.done)
