"""Packs weights and vectors into bytes, for the minds to read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from scripts.gridl.sources import GLOVE_SIZE, Floats, glove, minilm

from parlour.games.gridl.minds.lookup import bare
from parlour.games.gridl.minds.stored import as_lines

LAYERS: Final = 3  # of six: further ones tell nothing more of degrees (benchmarks/gridl/RESULTS.md)
PLACES: Final = 32  # a clue has fewer pieces
WORDS: Final = 40_000  # of GloVe, the commonest
MOST: Final = 127
SPECIAL: Final = ("[CLS]", "[SEP]", "[UNK]")
NAMES: Final = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "out": "attention.output.dense",
    "widen": "intermediate.dense",
    "narrow": "output.dense",
}


def in_bytes(rows: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int8], Floats]:
    """Each row as bytes, and what one step of them is."""
    step = np.maximum(np.abs(rows).max(axis=-1), 1e-9) / MOST
    return np.round(rows / step[:, None]).astype(np.int8), step.astype(np.float32)


def encoder(sources: Path) -> dict[str, npt.NDArray[Any]]:
    """The first layers of MiniLM, with the pieces that words in Latin letters are made of."""
    weights, tokenizer = minilm(sources)
    vocabulary: dict[str, int] = json.loads(tokenizer)["model"]["vocab"]
    kept = [
        piece
        for piece in sorted(vocabulary, key=lambda each: vocabulary[each])
        if piece in SPECIAL or re.fullmatch(r"(##)?([a-z0-9]+|[!-/:-@\[-`{-~])", piece)
    ]
    stored: dict[str, npt.NDArray[Any]] = {"layers": np.array(LAYERS), "pieces": as_lines(kept)}
    table = weights["embeddings.word_embeddings.weight"][[vocabulary[piece] for piece in kept]]
    stored["table"], stored["table_scale"] = in_bytes(table)
    places = weights["embeddings.position_embeddings.weight"][:PLACES]
    stored["places"] = places + weights["embeddings.token_type_embeddings.weight"][0]
    stored["first_gain"] = weights["embeddings.LayerNorm.weight"]
    stored["first_bias"] = weights["embeddings.LayerNorm.bias"]
    for number in range(LAYERS):
        theirs, ours = f"encoder.layer.{number}.", f"layer{number}_"
        for name, full in NAMES.items():
            packed, step = in_bytes(weights[f"{theirs}{full}.weight"])
            stored[ours + name], stored[f"{ours}{name}_scale"] = packed, step
            stored[f"{ours}{name}_bias"] = weights[f"{theirs}{full}.bias"]
        for name, full in (("mixed", "attention.output"), ("done", "output")):
            stored[f"{ours}{name}_gain"] = weights[f"{theirs}{full}.LayerNorm.weight"]
            stored[f"{ours}{name}_bias"] = weights[f"{theirs}{full}.LayerNorm.bias"]
    return stored


def vocabulary(sources: Path) -> dict[str, npt.NDArray[Any]]:
    words, vectors = glove(sources)
    kept = [n for n, word in enumerate(words) if re.fullmatch("[a-z]+(-[a-z]+)*", word)][:WORDS]
    assert vectors.shape[1] == GLOVE_SIZE
    return {
        "words": as_lines([words[n] for n in kept]),
        "vectors": in_bytes(vectors[kept])[0],
    }


def known(texts: list[str], codes: Floats) -> dict[str, npt.NDArray[Any]]:
    """The codes of texts, by what is left of them when number and spelling are taken off."""
    row_of = {bare(text): row for row, text in reversed(list(enumerate(texts)))}
    packed, step = in_bytes(codes[list(row_of.values())].T)
    return {
        "known": as_lines(row_of),
        "known_codes": np.ascontiguousarray(packed.T),
        "known_scale": step,
    }


def store(file: Path, arrays: dict[str, Any]) -> None:
    np.savez_compressed(file, **arrays)
