"""How much work something may be: counted in calls of functions, not in seconds."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

CALLS: Final = 200_000
DEPTH: Final = 60  # of calls in calls: a search that needs more should keep a list of its own


class Effort:
    """The calls so far, and how deep they are."""

    def __init__(self) -> None:
        self.calls = 0
        self.depth = 0

    def count(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self.calls += 1
            self.depth += 1
            assert self.calls <= CALLS, f"it has not come to an end after {CALLS} calls"
            assert self.depth <= DEPTH, f"it goes deeper than {DEPTH} calls"
        elif event == "return":
            self.depth -= 1


@contextmanager
def within_bounds() -> Iterator[Effort]:
    """What is done in here may not take more; of compiled code nothing is seen.

    Garbage is collected later: what is called for that is no work of theirs, and an error raised
    in it would be lost, and the count with it.
    """
    effort, before, collecting = Effort(), sys.getprofile(), gc.isenabled()
    gc.disable()
    sys.setprofile(effort.count)
    try:
        yield effort
    finally:
        sys.setprofile(before)
        if collecting:
            gc.enable()
