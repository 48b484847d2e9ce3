"""How much one connection may ask for."""

from __future__ import annotations

import time


class Bucket:
    """Holds so many drops, refilled at a steady rate; each message takes one."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.filled) * self.per_second)
        self.filled = at
        if self.level < 1:
            return False
        self.level -= 1
        return True
