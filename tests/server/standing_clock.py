"""Time that passes only when a test says so: clocks are tried without waiting for them."""

from __future__ import annotations

import time

import pytest

SECOND = 1_000_000_000  # nanoseconds
LIMITS = "parlour.server.limits.monotonic"


class StandingClock:
    """What the servers of this process go by: for tables the time of day, for limits another.

    Both begin at a whole second, so that no sum of times is rounded one way today and another
    tomorrow.

    The loop goes on by its own clock. Whoever sleeps until something runs out has to be woken.
    """

    def __init__(self, patch: pytest.MonkeyPatch, passed: int = 0) -> None:
        self.passed = passed  # nanoseconds
        begun = time.time_ns() // SECOND * SECOND
        patch.setattr(time, "time_ns", lambda: begun + self.passed)
        patch.setattr(LIMITS, lambda: self.passed / SECOND)

    def forward(self, seconds: float) -> None:
        self.passed += round(seconds * SECOND)
