"""Chance. Every outcome of a game comes from one stream, and every outcome can be written down."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

WORDS: Final = 16  # 32-bit words in one block of the stream
SPAN: Final = 1 << 32


class LuckError(Exception):
    """A script of outcomes does not fit what the game asked of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of chance. `trace`, when it is a list, keeps every outcome in order."""

    def __init__(self) -> None:
        self.drawn = 0  # how many outcomes have been given
        self.trace: list[int] | None = None

    def below(self, n: int) -> int:
        """A uniform whole number from 0 to n - 1."""
        outcome = self.next_below(n)
        self.drawn += 1
        if self.trace is not None:
            self.trace.append(outcome)
        return outcome

    def next_below(self, n: int) -> int:
        raise NotImplementedError

    def copy(self) -> Luck:
        """The same stream from here on, independent of this one and without its trace."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Seeded(Luck):
    """BLAKE2b in counter mode over a seed: unforeseeable while the seed is secret, and checkable by
    anybody once it is told. `stream` keeps apart the game's own luck and that of imagined worlds.
    """

    def __init__(self, seed: str, stream: str = "game", key: bytes = b"") -> None:
        """The seed itself is not kept: who holds one stream cannot find out another."""
        super().__init__()
        if not key:
            key = hashlib.sha256(f"{len(stream)}:{stream}:{seed}".encode()).digest()
        self.key = key
        self.block: tuple[int, ...] = ()
        self.used = WORDS  # words of `block` already given out
        self.counter = 0

    def next_below(self, n: int) -> int:
        if not 0 < n <= SPAN:
            raise LuckError(f"there are from 1 to {SPAN} outcomes, not {n}")
        fair = SPAN - SPAN % n  # words from here on would favor the small outcomes
        while True:
            if self.used == WORDS:
                self.refill()
            word: int = self.block[self.used]
            self.used += 1
            if word < fair:
                return word % n

    def refill(self) -> None:
        digest = hashlib.blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest()
        self.block = struct.unpack("<16I", digest)
        self.counter += 1
        self.used = 0

    def copy(self) -> Seeded:
        twin = Seeded("", "", self.key)
        twin.drawn = self.drawn
        twin.block = self.block
        twin.used = self.used
        twin.counter = self.counter
        return twin


class Scripted(Luck):
    """Outcomes given in advance, for tests, replays and real dice; then those of `after`."""

    def __init__(self, outcomes: Iterable[int], after: Luck | None = None) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.position = 0
        self.after = after

    def next_below(self, n: int) -> int:
        if self.position == len(self.outcomes):
            if self.after is None:
                raise LuckError(f"the script ends after {self.position} outcomes")
            return self.after.below(n)
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < n:
            raise LuckError(f"outcome {self.position + 1} is {outcome}, not from 0 to {n - 1}")
        self.position += 1
        return outcome

    def copy(self) -> Scripted:
        after = self.after.copy() if self.after is not None else None
        twin = Scripted(self.outcomes, after)
        twin.drawn = self.drawn
        twin.position = self.position
        return twin


def commitment(seed: str) -> str:
    """What may be shown before the game to bind its luck; the seed, shown after it, proves it."""
    return hashlib.sha256(f"parlour luck:{seed}".encode()).hexdigest()
