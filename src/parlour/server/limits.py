"""How much one connection, one address and one table may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

ADDRESSES = 10_000  # remembered at once; whoever is forgotten begins with a full bucket


class Bucket:
    """Holds so many drops, refilled at a steady rate; each message takes one."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.filled = monotonic()

    def take(self) -> bool:
        at = monotonic()
        self.level = min(self.burst, self.level + (at - self.filled) * self.per_second)
        self.filled = at
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, per_second: float, burst: float, most: int = ADDRESSES) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most = most
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.kept.setdefault(address, Bucket(self.per_second, self.burst))
        self.kept.move_to_end(address)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket.take()


class Crowd:
    """Who is connected: so many from one address."""

    def __init__(self, per_address: int) -> None:
        self.per_address = per_address
        self.addresses: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[bool]:
        """While one is inside one counts; False if there is no room."""
        if self.addresses[address] >= self.per_address:
            yield False
            return
        self.addresses[address] += 1
        try:
            yield True
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
