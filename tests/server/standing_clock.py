"""Time that passes only when a test says so: clocks are tried without waiting for them."""

from __future__ import annotations

import time

import pytest

LIMITS = "parlour.server.limits.monotonic"


class StandingClock:
    """What the servers of this process go by: for tables the time of day, for limits another.

    The loop goes on by its own clock. Whoever sleeps until something runs out has to be woken.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.passed = 0  # nanoseconds
        begun, told = time.time_ns(), time.monotonic()
        patch.setattr(time, "time_ns", lambda: begun + self.passed)
        patch.setattr(LIMITS, lambda: told + self.passed / 1e9)

    def forward(self, seconds: float) -> None:
        self.passed += int(seconds * 1e9)
