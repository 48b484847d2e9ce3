"""Teaches the reader of clues, and packs it.

`python -m scripts.gridl.student FOLDER SOURCES WORK [--dev]`: FOLDER holds the opinions, SOURCES
the packages, WORK what texts.py and teacher.py have made.

1. Kernel ridge from what a language model has in mind to the second opinion's degrees labels all
   texts. Of the common ones the labels are kept, as short codes.
2. A small network learns to make out the codes from what a reader has at hand of any text: the
   vector of MiniLM's first layers and of GloVe, both as packed, and the codes of its parts.

With --dev ninety things are kept out of everything, nothing is written, and it is said how the
things that were kept out are read.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from scripts.gridl.labels import (
    Ratings,
    fill_up,
    friends,
    in_mind,
    label,
    left_out,
    read_ratings,
    said_in_passing,
    trust,
)
from scripts.gridl.network import taught, told
from scripts.gridl.opinions import STEPS, Numbers, as_key, count
from scripts.gridl.packing import encoder, known, store, vocabulary
from scripts.gridl.sources import Floats, unit

from parlour.games.gridl.minds.encoder import Encoder
from parlour.games.gridl.minds.lookup import bare
from parlour.games.gridl.minds.reading import KNOWN_WEIGHT, VOCABULARY_WEIGHT, Known
from parlour.games.gridl.minds.stored import DATA, Arrays, as_lines
from parlour.games.gridl.minds.vocabulary import Vocabulary

CODE: Final = 64  # numbers that stand for the degrees on all words
TIMES: Final = 4  # a rated thing is shown for every time that a text is
MINILM_SHARE: Final = 0.6  # of what labels go by, beside the language model
GLOVE_SHARE: Final = 0.7  # of that
HELD: Final = 90
FILLED: Final = 0.75  # how much what was said of a thing counts, and the rest what is read of it


def vectors(work: Path, texts: Sequence[str], packed: Arrays, words: Arrays) -> dict[str, Floats]:
    """What the reader itself has at hand of each text. Kept, as it takes minutes."""
    file = work / "vectors.npz"
    if not file.exists():
        reads, knows = Encoder(packed), Vocabulary(words)
        empty = np.zeros(knows.size, np.float32)
        found = [knows.vector(text) for text in texts]
        np.savez(
            file,
            minilm=np.array([reads.vector(text) for text in texts]),
            glove=np.array([empty if each is None else each for each in found]),
        )
    with np.load(file) as stored:
        return {"minilm": stored["minilm"], "glove": stored["glove"]}


def correlation(read: Numbers, degrees: Numbers) -> float:
    some, other = read - read.mean(axis=0), degrees - degrees.mean(axis=0)
    sizes = np.sqrt((some**2).sum(axis=0) * (other**2).sum(axis=0)) + 1e-9
    return float(((some * other).sum(axis=0) / sizes).mean())


def hearsay(ratings: Ratings, read: Numbers, as_heard: Numbers) -> dict[str, Any]:
    """The further things: what was said of them, and what is read of them.

    `as_heard` is what would have been said in passing of the opinion's own things, to count by.
    """
    filled = ratings.degrees[ratings.own :]
    leaning = FILLED * filled + (1 - FILLED) * read[ratings.own :]
    spoken = np.zeros(len(ratings.words), np.uint8)
    spoken[ratings.spoken] = 1
    edges = np.arange(1.25, 4.8, 0.25)
    own = ratings.degrees[: ratings.own]
    like = FILLED * as_heard + (1 - FILLED) * read[: ratings.own]
    keys = [
        as_key(
            count(
                np.digitize(like[:, spoken == kind], edges), own[:, spoken == kind], len(edges) + 1
            )
        )
        for kind in (0, 1)
    ]
    return {
        "things": as_lines(ratings.things[ratings.own :]),
        "words": as_lines(ratings.words),
        "leaning": np.clip(np.round((leaning - 3) * STEPS), -127, 127).astype(np.int8),
        "edges": edges.astype(np.float32),
        "spoken": spoken,
        "key": np.array(keys),
    }


def main() -> None:
    folder, sources, work = map(Path, sys.argv[1:4])
    dev = "--dev" in sys.argv
    ratings = read_ratings(folder)
    remembered, phrases = (
        (work / f"{name}.txt").read_text("utf-8").splitlines() for name in ("remembered", "phrases")
    )
    texts = [*ratings.things, *remembered, *phrases]
    rated = len(ratings.things)
    packed, words = encoder(sources), vocabulary(sources)
    seen = vectors(work, texts, packed, words)
    with np.load(work / "teacher.npz") as stored:
        mind_of = dict(zip(stored["texts"].tolist(), stored["minds"], strict=True))
    minds = np.array([mind_of[text] for text in texts], np.float32)
    beside = np.hstack([unit(seen["minilm"]), GLOVE_SHARE * seen["glove"]])
    shown = np.hstack([in_mind(minds, minds[:rated]), MINILM_SHARE * beside])

    held = np.sort(np.random.default_rng(0).choice(ratings.own, HELD, replace=False))
    kept = np.setdiff1d(np.arange(rated), held) if dev else np.arange(rated)
    labels = label(shown[:rated], ratings, kept.tolist(), shown[rated:])
    own = ratings.degrees[: ratings.own]
    mean, spread = own.mean(axis=0), own.std(axis=0)
    usual = np.vstack([(labels[::3] - mean) / spread, np.repeat((own - mean) / spread, 5, axis=0)])
    directions = np.linalg.svd(usual, full_matrices=False)[2][:CODE]
    codes = ((np.vstack([ratings.degrees, labels]) - mean) / spread @ directions.T).astype(
        np.float32
    )
    table = known(remembered, codes[rated : rated + len(remembered)])

    parts = np.array([Known(table).of_parts(bare(text)) for text in texts])
    middle, width = seen["minilm"].mean(axis=0), seen["minilm"].std(axis=0)
    reads = [
        (seen["minilm"] - middle) / width,
        VOCABULARY_WEIGHT * seen["glove"],
        KNOWN_WEIGHT * parts,
    ]
    whole = np.hstack(reads).astype(np.float32)
    order = np.r_[np.arange(rated, len(texts)), np.tile(kept, TIMES)]
    care = np.r_[ratings.weights, np.ones(len(texts) - rated)].astype(np.float32)
    network = taught(whole[order], codes[order], care[order])
    made_out = told(network, whole[:rated]) @ directions * spread + mean
    if dev:
        rows = Known(table).row_of
        looked_up = np.array([bare(ratings.things[n]) in rows for n in held])
        by_heart = np.array([Known(table).code(bare(ratings.things[n])) for n in held[looked_up]])
        both = made_out[held].copy()
        both[looked_up] = by_heart @ directions * spread + mean
        for name, some in (("made out", made_out[held]), ("or by heart", both)):
            print(f"{name}: {correlation(some, own[held]):.3f} of {HELD}")
        others = held[~looked_up]
        print(f"not by heart: {correlation(made_out[others], own[others]):.3f} of {len(others)}")
        alone = trust(left_out(beside[:rated], ratings)[: ratings.own], ratings)
        off = both - alone["offset"] - alone["slope"] * own[held]
        print(f"error beside that of trust: {off.std() / alone['doubt'].mean():.3f}")
        return
    write(folder, ratings, packed, words, table, network, (middle, width, directions, mean, spread),
          beside[:rated], made_out)  # fmt: skip


def write(
    folder: Path,
    ratings: Ratings,
    packed: Arrays,
    words: Arrays,
    table: Arrays,
    network: dict[str, Floats],
    scales: tuple[npt.NDArray[Any], ...],
    beside: Floats,
    made_out: Numbers,
) -> None:
    alone = left_out(beside, ratings)
    friend = friends(folder)
    names = ("middle", "width", "directions", "mean", "spread")
    head = network | dict(zip(names, scales, strict=True))
    reader = {
        **packed,
        **table,
        **{f"head_{name}": each.astype(np.float16) for name, each in head.items()},
        **trust(alone[: ratings.own], ratings),
        "words": as_lines(ratings.words),
        "friend": friend,
    }
    store(DATA / "reader.npz", reader)
    store(DATA / "glove.npz", words)
    own = ratings.degrees[: ratings.own]
    passing = said_in_passing(own[:, ratings.spoken], friend)
    as_heard = fill_up(own, passing, ratings.spoken)
    store(DATA / "more.npz", hearsay(ratings, alone, as_heard))
    (DATA / "things.txt").write_text("\n".join(ratings.things) + "\n", "utf-8")


if __name__ == "__main__":
    main()
