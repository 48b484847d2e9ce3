"""`parlour` by a clock that stands still, and that a signal puts forward: no test waits for a time
to be up, and none runs out of it on a slow machine.
"""

from __future__ import annotations

import signal
import time
from typing import Any

from parlour.cli import main

AHEAD = 60 * 1_000_000_000  # nanoseconds, with every signal

_now = time.time_ns()


def forward(*_: Any) -> None:
    global _now
    _now += AHEAD


if __name__ == "__main__":
    time.time_ns = lambda: _now
    signal.signal(signal.SIGUSR1, forward)
    main()
