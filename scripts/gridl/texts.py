"""Draws the texts that the reader of clues learns from.

`python -m scripts.gridl.texts SOURCES WORK`.
Common nouns and compounds of WordNet, phrases put together from them at random, and other common
words. None of it comes from clues: those of benchmarks/ are for measuring alone.
"""

from __future__ import annotations

import gzip
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from scripts.gridl.sources import FREQUENCIES, WORDNET, from_wheel, opened

COMPOUNDS: Final = 8_500
PHRASES: Final = 9_500
OTHERS: Final = 3_600
RARE: Final = 3.15  # one word in 700,000, on the scale of Zipf
COMMON: Final = 3.5
LINKS: Final = ("in the", "at the", "on a", "without a", "with a", "of the")


def frequencies(folder: Path) -> dict[str, float]:
    packed = from_wheel(folder, FREQUENCIES, "large_en.msgpack.gz")
    bins: list[list[str]] = msgspec.msgpack.decode(gzip.decompress(packed))[1:]
    return {word: 9 - step / 100 for step, words in enumerate(bins) for word in words}


def lemmas(folder: Path, part: str) -> Iterator[str]:
    """The words and compounds of WordNet as they are written."""
    listing = subprocess.run(
        ["dpkg-deb", "--fsys-tarfile", "/dev/stdin"],
        input=opened(folder, WORDNET), capture_output=True, check=True,
    ).stdout  # fmt: skip
    with tarfile.open(fileobj=io.BytesIO(listing)) as files:
        found = files.extractfile(f"./usr/share/wordnet/data.{part}")
        assert found is not None
        for line in found.read().decode().splitlines():
            if not line.startswith(" "):
                fields = line.split()
                for each in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
                    yield each.split("(")[0].replace("_", " ")


def nouns(folder: Path, often: dict[str, float]) -> tuple[dict[str, float], list[str]]:
    """Single words and how often they are used, the commonest first; compounds of such words."""
    single: dict[str, float] = {}
    compounds: set[str] = set()
    for text in lemmas(folder, "noun"):
        words = text.split()
        if re.fullmatch(r"[A-Za-z][A-Za-z' -]*", text) and len(words) <= 4:
            least = min(often.get(re.sub("'s$", "", word.lower()), 0.0) for word in words)
            if len(words) == 1:
                single[text] = least
            elif least >= COMMON + 0.2:
                compounds.add(text)
    known = {
        text: least
        for text, least in single.items()
        if len(text) > 2 and least >= (COMMON + 0.1 if text[0].isupper() else RARE)
    }
    return dict(sorted(known.items(), key=lambda each: -each[1])), sorted(compounds)


def phrase(luck: Random, words: list[str], qualities: list[str], compounds: list[str]) -> str:
    one, other, quality = luck.choice(words), luck.choice(words), luck.choice(qualities)
    compound, shape = luck.choice(compounds), luck.random()
    if shape < 0.3:
        return f"{quality} {one}"
    if shape < 0.5:
        return f"{one} {other}"
    if shape < 0.57:
        return f"{one}'s {other}"
    if shape < 0.75:
        return f"{one} {luck.choice(LINKS)} {other}"
    if shape < 0.87:
        return f"{quality} {one} {other}"
    return f"{quality} {compound}" if shape < 0.94 else f"{one}s"


def draw(folder: Path) -> tuple[list[str], list[str]]:
    """Texts to remember, and phrases that are only there to learn from."""
    often = frequencies(folder)
    single, compounds = nouns(folder, often)
    qualities = sorted(
        {
            text
            for text in lemmas(folder, "adj")
            if text.isalpha() and text.islower() and often.get(text, 0) >= COMMON + 0.1
        }
    )
    luck = Random("bank")
    luck.shuffle(compounds)
    compounds = compounds[:COMPOUNDS]
    common = [text for text, least in single.items() if least >= COMMON and text.islower()]
    phrases: set[str] = set()
    while len(phrases) < PHRASES:
        text = phrase(luck, common, qualities, compounds)
        if len(text.split()) <= 5:
            phrases.add(text)
    remembered = dict.fromkeys([*single, *compounds, *qualities])
    known = {text.lower() for text in [*remembered, *phrases]}
    rest = [
        word
        for word in often
        if re.fullmatch("[a-z]{3,}", word)
        and word not in known
        and not (word.endswith("s") and word[:-1] in known)
    ]
    return [*remembered, *rest[:OTHERS]], sorted(phrases)


def main() -> None:
    sources, work = map(Path, sys.argv[1:])
    remembered, phrases = draw(sources)
    (work / "remembered.txt").write_text("\n".join(remembered) + "\n", "utf-8")
    (work / "phrases.txt").write_text("\n".join(phrases) + "\n", "utf-8")


if __name__ == "__main__":
    main()
