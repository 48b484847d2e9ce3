"""What the clients were promised, and what was found wrong: written down outside the server."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from parlour.server.entries import AnyEntry, Clock


def now() -> int:
    """Milliseconds since 1970, as the server counts them."""
    return time.time_ns() // 1_000_000


class Book:
    """One table: what its clients have sent and what was acknowledged to them."""

    def __init__(self, code: str, game: str, clock: Clock) -> None:
        self.code = code
        self.game = game
        self.clock = clock
        self.acknowledged: dict[int, AnyEntry] = {}  # by the version that the ack named
        self.sent: Counter[tuple[int, str]] = Counter()  # moves of each seat, a repeat counts once
        self.commitment = ""  # as first shown
        self.clocks: list[int | None] = []  # as last shown
        self.result: Any = None  # as last shown
        self.over = False


class Ledger:
    """The whole storm."""

    def __init__(self) -> None:
        self.books: list[Book] = []
        self.outages: list[int] = []  # when the server was killed, in milliseconds
        self.faults: list[str] = []
        self.ready = 0.0  # when the server was last ready, by the monotonic clock
        self.resumes = 0
        self.resumed_by_updates = 0  # those that did not need everything anew
        self.longest_resume = 0.0  # seconds, from when the server was ready again
        self.compared = 0  # pictures held against a fresh one
        self.in_doubt = 0  # moves on their way when the server was killed
        self.repeated = 0  # of those, sent once more

    @property
    def acknowledged(self) -> int:
        return sum(len(book.acknowledged) for book in self.books)

    @property
    def finished(self) -> int:
        return sum(book.over for book in self.books)

    def blame(self, book: Book, fault: str) -> None:
        self.faults.append(f"{book.code} ({book.game}): {fault}")
